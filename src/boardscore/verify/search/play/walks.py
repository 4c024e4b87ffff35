"""Whole games by chance: drawn so that what is rare in play is frequent here."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any

from attrs import field, frozen

from boardscore import games as rules
from boardscore.games import State
from boardscore.records import write_setup
from boardscore.verify.canonical import Data

Choose = Callable[[Random, State, Sequence[Any]], Any]
"""Chooses one of the legal moves."""

MOST_MOVES = 2000
"""How many moves a game may have; none that is drawn is so long."""


@frozen(eq=False)
class Walk:
    """A game as it was played: how it began, its moves, and the state before and after each."""

    setup: Data
    """The first line of its record."""
    moves: tuple[Data, ...]
    """The moves, those of chance too."""
    states: tuple[State, ...] = field(repr=False)
    """The state before the first move, and after every move."""

    @property
    def game(self) -> str:
        """Which game it is."""
        name: str = self.setup["game"]
        return name

    @property
    def end(self) -> State:
        """How it stands after the last move."""
        return self.states[-1]

    def record(self, moves: int | None = None) -> list[Data]:
        """The record of so many of its moves, or of all."""
        return [self.setup, *self.moves[:moves]]

    def until(self, moves: int) -> "Walk":
        """The game up to a move."""
        return Walk(self.setup, self.moves[:moves], self.states[: moves + 1])

    @cached_property
    def _legal(self) -> dict[int, list[Data]]:
        return {}

    def legal(self, place: int) -> list[Data]:
        """The legal moves before a move, or after the last one."""
        if place not in self._legal:
            self._legal[place] = [one.to_dict() for one in self.states[place].legal_moves()]
        return self._legal[place]


def walk(random: Random, start: State, choose: Choose) -> Walk:
    """A game from its start to its end."""
    states, moves = [start], list[Data]()
    while not states[-1].is_over and len(moves) < MOST_MOVES:
        state = states[-1]
        if state.chance is not None:
            move = rules.deal(state, random)
        else:
            move = choose(random, state, list(state.legal_moves()))
        moves.append(move.to_dict())
        states.append(state.play(move))
    return Walk(write_setup(start), tuple(moves), tuple(states))


def by_kind(random: Random, _: State, moves: Sequence[Any]) -> Any:
    """One of the moves: the kind is drawn before the move, so that no kind swamps the others."""
    kinds: dict[str, list[Any]] = {}
    for move in moves:
        kinds.setdefault(move.KIND, []).append(move)
    return random.choice(kinds[random.choice(list(kinds))])


def replayed(setup: Data, moves: Sequence[Data], start: State) -> Walk:
    """A game as near to some moves as the rules allow.

    Moves that cannot be made are left out. Chance draws the next cards or tiles that some move
    draws, as far as they are there, and then the first ones.
    """
    states, made = [start], list[Data]()
    wanted = [name for move in moves for name in drawn_by(move)]
    for move in moves:
        dealt(states, made, wanted)
        if not drawn_by(move) and states[-1].why_illegal(move) is None:
            made.append(dict(move))
            states.append(states[-1].play(move))
    dealt(states, made, wanted)
    return Walk(setup, tuple(made), tuple(states))


def drawn_by(move: Data) -> list[str]:
    """The ids that a move of chance draws, in their order; none of a player's move."""
    lists = (value for value in move.values() if isinstance(value, list))
    return [name for found in lists for name in _flat(found)]


def _flat(value: Sequence[Any]) -> Iterator[str]:
    for one in value:
        if isinstance(one, str):
            yield one
        elif isinstance(one, list):
            yield from _flat(one)


def dealt(states: list[State], made: list[Data], wanted: list[str]) -> None:
    """What is left to chance, drawn from what is wanted, and then from the first there are."""
    while states[-1].chance is not None:
        chance = states[-1].chance
        left, drawn = list(chance.unseen), list[str]()
        for name in (*wanted, *chance.unseen):
            if len(drawn) < chance.count and name in left:
                left.remove(name)
                drawn.append(name)
                if name in wanted:
                    wanted.remove(name)
        move = states[-1].drawn(drawn)
        made.append(move.to_dict())
        states.append(states[-1].play(move))
