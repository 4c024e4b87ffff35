"""What a mutant is: a scorer with one mistake, made by a fixed grid."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Protocol

from attrs import frozen

from boardscore.core.messages import Message, say

Scores = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Totals, categories and ranks of a position in the canonical form, with or without rulings."""


class Scorer(Protocol):
    """A plain scorer of a game, with a short method for each rule; made for some rulings."""

    GAME: ClassVar[str]

    def __init__(self, rulings: Mapping[str, Any], /) -> None: ...

    def score(self, position: Mapping[str, Any], /) -> dict[str, Any]:
        """Totals, categories and ranks of a position."""
        ...


GRID = (
    *("left-out", "inverted", "off-by-one", "wrong-scope", "wrong-neighbourhood"),
    *("counted-twice", "tie-wrong", "max-for-sum", "misreading"),
)
"""The kinds of mistake that are tried on every facet; `docs/mutants.md` has the table."""


@frozen
class Misreading:
    """A mistake that a person could make with a rule; one of the controls has no facet."""

    id: str
    """The facet and a name: `pier18.round.overlap/none:must-cover`."""
    facet: str | None
    """The facet that is got wrong."""

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    @property
    def clause(self) -> str:
        """The clause of the facet; empty for a control."""
        return (self.facet or "").partition("/")[0]

    @property
    def kind(self) -> str:
        """The kind of mistake: of scorers one of `GRID`, or for a control its name."""
        return self.id.rpartition(":")[2].partition(".")[0]

    def text(self, lang: str = "en") -> str:
        """The misreading as a sentence."""
        return say(Message(f"mutant.{self.id}"), lang)


@frozen
class Mutant(Misreading):
    """A scorer with one mistake, or one of the two controls.

    Its id ends in the kind of mistake, with a name if there are several of the kind:
    `pier18.score.lovers/gap-of-two:off-by-one.far`.
    """

    score: Scores
    """Scores a position."""


def control(scorer: type[Scorer], kind: str, **changed: Callable[..., Any]) -> Mutant:
    """A control: `identity`, the plain scorer itself, or `gross`, which is always wrong."""
    return Mutant(f"{scorer.GAME}.control:{kind}", None, _scores(scorer, changed))


def mutant(scorer: type[Scorer], name: str, **changed: Callable[..., Any]) -> Mutant:
    """The mutant of a facet, named by the clause, the facet and the kind of mistake.

    It is the plain scorer with the methods changed that are given.
    """
    assert changed
    facet = f"{scorer.GAME}.{name.partition(':')[0]}"
    return Mutant(f"{scorer.GAME}.{name}", facet, _scores(scorer, changed))


def _scores(scorer: type[Scorer], changed: Mapping[str, Callable[..., Any]]) -> Scores:
    """What scores a position, with a scorer made for the rulings in it."""
    assert all(hasattr(scorer, name) for name in changed)
    kind: type[Scorer] = type("Mutated", (scorer,), dict(changed))
    return lambda position: kind(position.get("rulings", {})).score(position)
