"""A game whose states are checked: its history, and the invariants."""

import copy
from collections.abc import Callable, Iterator, Sequence
from random import Random
from textwrap import indent
from typing import Any

Breach = tuple[Any, str]
"""A broken law: the move, or None if the state is to blame, and the description."""

Law = Callable[["Watched"], Iterator[Breach]]
"""Yields the breaches of a law in the latest state of a game."""

_STEP = 16
"""The number of moves between two slow checks."""

_SOME = 3
"""The number of moves to try where trying all would take too long."""


class Watched:
    """A game whose every state is checked against the laws.

    Raises `AssertionError` with the broken law, the move and the state.
    """

    def __init__(self, start: Any, laws: Sequence[Law]) -> None:
        self.laws = tuple(laws)
        self.states: list[Any] = []
        """All states, in order."""
        self.copies: list[Any] = []
        """A copy of each state, made when the state was added."""
        self.moves: list[Any] = []
        """All moves that were played."""
        self.seen_moves: dict[Any, None] = {}
        """All moves that were listed in any state."""
        self.moves_by_view: dict[Any, Any] = {}
        """The legal moves of each seat, by the seat and its view."""
        self.siblings: list[Any] = []
        """Some states that other moves would have led to."""
        self._add_state(start)

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
    def runs_slow_checks(self) -> bool:
        """Whether to run slow checks: at the end, and now and then before."""
        return self.state.is_over or len(self.moves) % _STEP == _STEP - 1

    def some(self, moves: Sequence[Any]) -> list[Any]:
        """A few of the moves, different ones in every state."""
        return Random(len(self.moves)).sample(moves, min(_SOME, len(moves)))

    def play(self, move: Any) -> None:
        """Plays a move, and checks the new state against the laws."""
        after = self.state.play(move)
        others = [other for other in self.some(self.listed) if other != move]
        self.siblings = [self.state.play(other) for other in others]
        self.moves.append(move)
        self._add_state(after)

    def _add_state(self, state: Any) -> None:
        self.states.append(state)
        self.copies.append(copy.deepcopy(state, {id(state.game): state.game}))
        self.listed = list(state.legal_moves())
        self.seen_moves.update(dict.fromkeys(self.listed))
        for law in self.laws:
            for move, why in law(self):
                raise AssertionError(self._message(law, move, why))

    def _message(self, law: Law, move: Any, why: str) -> str:
        words = (law.__doc__ or law.__name__).splitlines()[0]
        return broken(words, move, why, self.state, len(self.moves))


def broken(law: str, move: Any, why: str, state: Any, moves: int) -> str:
    """The error message for a broken law."""
    head = [f"move: {move!r}", f"finding: {why}", f"after: {moves} moves", "state:"]
    return "\n".join([f"Broken: {law}", indent("\n".join(head), "  "), indent(str(state), "    ")])
