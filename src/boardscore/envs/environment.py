"""The interface of a game for programs that learn: its observations, and rewards by place."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from math import prod
from types import ModuleType
from typing import Any, Protocol

from attrs import field, frozen

from boardscore import games
from boardscore.core import registry
from boardscore.core.errors import Problem

ILLEGAL = -1.0
"""The reward for an illegal action; the other players get 0."""


def rewards(places: Sequence[int]) -> tuple[float, ...]:
    """The reward of each player, by the places of all.

    First place gets 1 and last place -1. The other places that occur are evenly spaced between
    them: with `k` different places, the `i`-th from the top (from 0) gets `1 - 2 * i / (k - 1)`.
    Players who share a place get the same. If all share first place, all get 0.

    >>> rewards([2, 1]), rewards([1, 3, 2]), rewards([1, 2, 2]), rewards([1, 1])
    ((-1.0, 1.0), (1.0, -1.0, 0.0), (1.0, -1.0, -1.0), (0.0, 0.0))
    """
    steps = sorted(set(places))
    if len(steps) == 1:
        return (0.0,) * len(places)
    return tuple(1 - 2 * steps.index(place) / (len(steps) - 1) for place in places)


def final_places(state: Any) -> tuple[int, ...]:
    """The places for rewards in a finished game; a Plan in words counts as not completed.

    >>> from boardscore import pier18
    >>> from boardscore.testing import play
    >>> final_places(play(pier18.start(["Anna", "Ben", None], "demo"), 18))
    (3, 1, 2)
    """
    ranks = games.result_of(state).ranks
    return tuple(rank for rank in ranks if rank is not None)  # all are known: `obstacle`


@frozen(slots=False)
class Layout:
    """The parts of an environment's observations in their order, each with its shape.

    >>> layout = Layout({"seat": (2,), "plans": (2, 18)})
    >>> layout.size, layout.slices["plans"]
    (38, slice(2, 38, None))
    """

    shapes: Mapping[str, tuple[int, ...]]
    """The shape of each part; the last index changes fastest."""

    @cached_property
    def slices(self) -> Mapping[str, slice]:
        """The place of each part in the vector."""
        sizes = [prod(shape) for shape in self.shapes.values()]
        ends = list(accumulate(sizes))
        starts = (end - size for end, size in zip(ends, sizes))
        return dict(zip(self.shapes, map(slice, starts, ends)))

    @cached_property
    def starts(self) -> Mapping[str, int]:
        """The index at which each part begins."""
        return {name: part.start for name, part in self.slices.items()}

    @cached_property
    def size(self) -> int:
        """The length of the vector."""
        return sum(map(prod, self.shapes.values()))


class AnyEncoding(Protocol):
    """How an environment turns a game with some settings into vectors."""

    @property
    def layout(self) -> Layout:
        """The parts of an observation; the functions of `BatchPart` write it."""
        ...


class ViewEncoding(AnyEncoding, Protocol):
    """How an environment turns views into vectors, in a game that has no `BatchPart`."""

    def ones(self, view: Any, /) -> list[int]:
        """The indices of the vector that are 1."""
        ...

    def fractions(self, view: Any, /) -> Mapping[int, float]:
        """The indices with other values, from 0 to 1; all others are 0."""
        ...


@frozen(kw_only=True)
class BatchPart:
    """The part of an environment that plays on whole numbers, in plain Python and with numba."""

    kernel: ModuleType
    """The play kernel."""
    kernel_game: Callable[[Any], Any]
    """Converts games and their states to the numbers of the kernel."""
    sources: Sequence[ModuleType]
    """The modules that the kernel needs, itself included."""
    functions: ModuleType
    """The functions for batches.

    `marks_of(kernel_game, layout, moves)` makes the fixed numbers that they take.
    `observe(tables, marks, state, seat, row)` writes an observation into a row, and `forget` clears
    it for the same state; `observe_draw(tables, marks, state, row)` writes the part that only draws
    change. Single games write all of that in two steps: `observe_changes(tables, marks, before,
    state, seat, row)` what stays, where it has changed since an earlier state, and
    `observe_turn(tables, marks, state, seat, row, 1)` the rest. `mask(tables, marks, state, row)`
    writes the legal actions of the seat to act.

    `act(tables, marks, state, action)` plays one of them. `ask(tables, state)` makes the seat to
    ask next the one to act, and returns it. `standing(tables, state, seat)` ranks the seats: three
    numbers, points first, higher is better.
    """


@frozen(kw_only=True)
class Environment:
    """The needs of environments, beyond the states and action numbers of a game.

    `game` in the signatures is the fixed part of a state: players, pack, rulings, settings.
    """

    encoding: Callable[[Any], Any]
    """The observations of a game: an `AnyEncoding`, or a `ViewEncoding` without a batch."""
    next_seat: Callable[[Any], int] = lambda table: table.to_act[0]
    """The seat to ask next, of a state or view; the lowest one that may act, if left out."""
    obstacle: Callable[[Any], Problem | None] = lambda _: None
    """Why a game may end without places for all players."""
    most_moves: Callable[[Any], int]
    """A number of player moves that no game exceeds."""
    most_draws: Callable[[Any], int]
    """A number of cards or tiles drawn by chance that no game exceeds."""
    ids_seen: Callable[[Any, int], Sequence[str | None]]
    """The ids that a move of chance draws, as a seat sees them; None for a hidden one."""
    is_secret: Callable[[Any, Any], bool] = lambda *_: False
    """Whether the other seats do not know an earlier player move in a state."""
    settings: Mapping[str, int] = field(factory=dict)
    """The settings besides players, pack and rulings, each with its default."""
    batch: BatchPart | None = None
    """How to play on whole numbers: many games in step, and single games much faster."""


def environment(game: str) -> Environment:
    """The environments of a game; raises `NotAvailableError` for a game without them.

    >>> environment("auctionland").settings
    {'market_size': 8}
    """
    return registry.part(game, "environment", Environment)
