"""The mutants of Auctionland: a plain scorer, and for each mutant some of its methods changed.

Most of what can go wrong where zones join can go wrong for theme parks and for gardens and houses:
such a mistake is one function and two mutants. Every mutant is killed by a vector about its facet.
"""

from collections.abc import Mapping

from boardscore.verify.auctionland.mutants import (
    beaches,
    gardens_houses,
    icons,
    joining,
    tables,
    theme_parks,
    winning,
)
from boardscore.verify.auctionland.mutants.scorer import Points, Scorer, added
from boardscore.verify.auctionland.mutants.words import WORDS
from boardscore.verify.vectors import words
from boardscore.verify.vectors.mutant import Mutant, control


def _one_more(self: Scorer, categories: Mapping[str, Points], money: int) -> Points:
    return added([Scorer.total(self, categories, money), 1])


words.add("mutant", "auctionland", WORDS)

_BY_RULE = (beaches, theme_parks, joining, gardens_houses, tables, icons, winning)

MUTANTS: tuple[Mutant, ...] = (
    control(Scorer, "identity"),
    control(Scorer, "gross", total=_one_more),
    *(mutant for rule in _BY_RULE for mutant in rule.MUTANTS),
)
"""The two controls, and every mutant of Auctionland, rule by rule."""
