"""What a mutant is: a scorer with one mistake, made by a fixed grid."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import frozen

from boardscore.core.messages import Message, say

Scores = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Totals, categories and ranks of a position in the canonical form, with or without rulings."""

GRID = (
    *("left-out", "inverted", "off-by-one", "wrong-scope", "wrong-neighbourhood"),
    *("counted-twice", "tie-wrong", "max-for-sum", "misreading"),
)
"""The kinds of mistake that are tried on every facet; `docs/mutants.md` has the table."""


@frozen
class Mutant:
    """A scorer with one mistake, or one of the two controls, which have no facet."""

    id: str
    """The facet and the kind of mistake, with a name if there are several of the kind:
    `pier18.score.lovers/gap-of-two:off-by-one.far`."""
    facet: str | None
    """The facet that it gets wrong."""
    score: Scores
    """Scores a position."""

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    @property
    def kind(self) -> str:
        """The kind of mistake: one of `GRID`, or for a control its name."""
        return self.id.rpartition(":")[2].partition(".")[0]

    def text(self, lang: str = "en") -> str:
        """The misreading as a sentence."""
        return say(Message(f"mutant.{self.id}"), lang)
