"""A game whose states are checked: its history, and the invariants."""

import copy
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

Breach = tuple[Any, str]
"""What breaks a law: a move, or None if it is the state, and what is wrong with it."""

Law = Callable[["Watched"], Iterator[Breach]]
"""Tells what breaks a law in the latest state of a game; nothing, if the law holds."""

_STEP = 16
"""Every so many moves, what takes long is looked at as well."""

_SOME = 3
"""How many moves are tried where all of them would take too long."""


class Watched:
    """A game that is watched: whatever state it comes to, the laws must hold there.

    Raises `AssertionError` with the law that is broken, the move and the state.
    """

    def __init__(self, start: Any, laws: Sequence[Law]) -> None:
        self.laws = tuple(laws)
        self.states: list[Any] = []
        """All states, the first one first."""
        self.kept: list[Any] = []
        """A copy of each state, made when the game came to it."""
        self.moves: list[Any] = []
        """All moves that were played."""
        self.known: dict[Any, None] = {}
        """All moves that were listed in any state."""
        self.looks: dict[Any, Any] = {}
        """What each seat could do, by the seat and what it saw."""
        self.siblings: list[Any] = []
        """Some states that other moves would have led to."""
        self._come_to(start)

    @property
    def state(self) -> Any:
        """The latest state."""
        return self.states[-1]

    @property
    def before(self) -> Any:
        """The state before the latest move; None at the start."""
        return self.states[-2] if self.moves else None

    @property
    def move(self) -> Any:
        """The latest move; None at the start."""
        return self.moves[-1] if self.moves else None

    @property
    def seats(self) -> range:
        """The seats of the players."""
        return range(len(self.state.game.players))

    @property
    def takes_its_time(self) -> bool:
        """Whether to look at what takes long: at the end, and now and then before."""
        return self.state.is_over or len(self.moves) % _STEP == _STEP - 1

    def some(self, moves: Sequence[Any]) -> list[Any]:
        """A few of the moves, others in every state."""
        return Random(len(self.moves)).sample(moves, min(_SOME, len(moves)))

    def play(self, move: Any) -> None:
        """Plays a move, and holds the new state against the laws."""
        after = self.state.play(move)
        others = [other for other in self.some(self.listed) if other != move]
        self.siblings = [self.state.play(other) for other in others]
        self.moves.append(move)
        self._come_to(after)

    def _come_to(self, state: Any) -> None:
        self.states.append(state)
        self.kept.append(copy.deepcopy(state, {id(state.game): state.game}))
        self.listed = list(state.legal_moves())
        self.known.update(dict.fromkeys(self.listed))
        for law in self.laws:
            for move, why in law(self):
                raise AssertionError(self._told(law, move, why))

    def _told(self, law: Law, move: Any, why: str) -> str:
        words = (law.__doc__ or law.__name__).splitlines()[0]
        return broken(words, move, why, self.state, len(self.moves))


def broken(law: str, move: Any, why: str, state: Any, moves: int) -> str:
    """The words for a broken law."""
    parts = {"move": repr(move), "finding": why, "state": repr(state), "after": f"{moves} moves"}
    return "\n".join([f"Broken: {law}", *(f"  {name}: {part}" for name, part in parts.items())])
