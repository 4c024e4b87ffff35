"""The mutants of Pier 18: a plain scorer, and for each mutant one of its methods changed.

No mutant here is the same as the scorer: every one is killed by a vector about its facet.
"""

from boardscore.verify.pier18.mutants import (
    fishers,
    flower_sellers,
    lovers,
    plans_patrons,
    poets,
    ties,
)
from boardscore.verify.pier18.mutants.scorer import Scorer
from boardscore.verify.pier18.mutants.words import WORDS
from boardscore.verify.vectors import words
from boardscore.verify.vectors.mutant import Mutant, control

words.add("mutant", "pier18", WORDS)

_BY_RULE = (poets, lovers, fishers, flower_sellers, plans_patrons, ties)

MUTANTS: tuple[Mutant, ...] = (
    control(Scorer, "identity"),
    control(Scorer, "gross", total=lambda self, categories: Scorer.total(self, categories) + 1),
    *(mutant for rule in _BY_RULE for mutant in rule.MUTANTS),
)
"""The two controls, and every mutant of Pier 18, rule by rule."""
