"""The mutants of Auctionland: a plain scorer, and wrong variants of it.

Most of what can go wrong where zones join can go wrong for theme parks and for gardens and houses:
such a mistake is one class and two mutants. All mutants are killed by a vector about their facet;
none is equivalent.
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
from boardscore.verify.suite import words
from boardscore.verify.suite.mutant import Mutant


class _OneMore(Scorer):
    def total(self, categories: Mapping[str, Points], money: int) -> Points:
        return added([super().total(categories, money), 1])


words.add("mutant", "auctionland", WORDS)

_BY_RULE = (beaches, theme_parks, joining, gardens_houses, tables, icons, winning)

MUTANTS: tuple[Mutant, ...] = (
    Mutant("auctionland.control:identity", None, Scorer().score),
    Mutant("auctionland.control:gross", None, _OneMore().score),
    *(mutant for rule in _BY_RULE for mutant in rule.mistake.mutants),
)
"""The two controls, and every mutant of Auctionland, rule by rule."""
