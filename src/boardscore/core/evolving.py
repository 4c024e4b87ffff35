"""How a new state of a game is made of an old one, which happens several times a move."""

from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["evolve"]

S = TypeVar("S")

if TYPE_CHECKING:  # which holds the parts to their types
    from attrs import evolve
else:

    def evolve(state: S, **parts: Any) -> S:
        """The same state with some parts changed: as attrs does it, and several times as fast.

        It is for classes without slots that check nothing when they are made.

        >>> from boardscore import pier18
        >>> state = pier18.start(["Anna", "Ben"], "demo")
        >>> evolve(state, round_number=3).round_number, state.round_number
        (3, 0)
        """
        new = object.__new__(type(state))
        new.__dict__.update(state.__dict__, **parts)
        return new
