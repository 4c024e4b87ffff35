"""The mutants of Pier 18: a plain scorer, and for each mutant one of its methods changed.

No mutant here is the same as the scorer: every one is killed by a vector about its facet.
"""

from collections.abc import Mapping

from boardscore.verify.pier18.mutants import beside, fishers, flower_sellers, lovers, poets, ties
from boardscore.verify.pier18.mutants.mistakes import asked
from boardscore.verify.pier18.mutants.scorer import Scorer
from boardscore.verify.pier18.mutants.words import WORDS
from boardscore.verify.suite import words
from boardscore.verify.suite.mutant import Mutant


class _OneMore(Scorer):
    def total(self, categories: Mapping[str, int]) -> int:
        return super().total(categories) + 1


words.add("mutant", "pier18", WORDS)

_BY_RULE = (poets, lovers, fishers, flower_sellers, beside, ties)

MUTANTS: tuple[Mutant, ...] = (
    Mutant("pier18.control:identity", None, asked(Scorer)),
    Mutant("pier18.control:gross", None, asked(_OneMore)),
    *(mutant for rule in _BY_RULE for mutant in rule.MUTANTS),
)
"""The two controls, and every mutant of Pier 18, rule by rule."""
