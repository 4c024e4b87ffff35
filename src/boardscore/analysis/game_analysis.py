"""The interfaces of a game: the search for its best possible results, and the analysis of play."""

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from types import ModuleType
from typing import Any, Generic, TypeVar

from attrs import define, frozen

from boardscore.analysis.best_result import Hindsight
from boardscore.core import registry
from boardscore.core.messages import Message

A = TypeVar("A")
P = TypeVar("P")
S = TypeVar("S")


@frozen
class SearchLimits:
    """How long a search may take, and how it draws at random."""

    seconds: float
    """The wall time."""
    seed: int
    """The seed of anything random."""


class StoppedError(Exception):
    """The time of a search is over."""


@define
class BestSoFar(Generic[A]):
    """The best arrangement so far; the player's own one is the first.

    >>> progress = BestSoFar(total=5, arrangement="own", bound=6, ends=monotonic() + 60)
    >>> progress.is_better(5, 1), progress.is_better(6, 3)
    (False, True)
    >>> progress.keep(6, "another", 3)
    >>> progress.is_proven
    True
    """

    total: int
    """Its total."""
    arrangement: A
    """The arrangement."""
    bound: int
    """A total that no arrangement exceeds, as far as it is proven."""
    ends: float
    """The time by `monotonic` when the search stops."""
    changes: int = 0
    """The number of its parts that differ from the player's own, if the search counts them."""
    tried: int = 0
    """The number of arrangements tried."""

    @property
    def is_proven(self) -> bool:
        """Whether nothing better exists."""
        return self.total == self.bound

    def is_better(self, total: int, changes: int) -> bool:
        """Whether a total is higher, or equal with fewer changes."""
        return (total, -changes) > (self.total, -self.changes)

    def keep(self, total: int, arrangement: A, changes: int = 0) -> None:
        """Makes an arrangement the best one so far."""
        self.total, self.arrangement, self.changes = total, arrangement, changes

    def count(self, tried: int) -> None:
        """Counts arrangements that were tried; raises `StoppedError` when the time is over."""
        self.tried += tried
        if monotonic() > self.ends:
            raise StoppedError


Search = Callable[[Any, int, str, SearchLimits], Hindsight]
"""Searches the best result of a seat of a position or state; the text says what is free."""


@frozen(kw_only=True)
class BestResults(Generic[P, S]):
    """How to find the best result of a player, in positions `P` and finished states `S`."""

    position: type[P]
    """The class of positions."""
    state: type[S]
    """The class of states."""
    free: Sequence[str]
    """The values of `free` for a position, the default first."""
    free_in_states: Sequence[str]
    """The values of `free` for a finished game, the default first."""
    has_pieces: Callable[[Any], bool]
    """Whether the cards or tiles of a player of a position are known; the search needs them."""
    of_position: Callable[[P, int, str, SearchLimits], Hindsight]
    """Searches a position."""
    of_state: Callable[[S, int, str, SearchLimits], Hindsight]
    """Searches a finished state."""


def best_results(game: str) -> BestResults[Any, Any]:
    """The search of a game; raises `NotAvailableError` for a game without one."""
    return registry.part(game, "best_results", BestResults)


@frozen(kw_only=True)
class PlayAnalysis(Generic[S]):
    """How to play the games of states `S` on whole numbers, for chances, bots and reviews."""

    state: type[S]
    """The class of states."""
    view: type[Any]
    """The class of views."""
    kernel: ModuleType
    """The play kernel of the game."""
    kernel_game: Callable[[Any], Any]
    """Converts games and their states to the numbers of the kernel: its `KernelGame`."""
    known_numbers: Callable[[Any, Any], list[int]]
    """The numbers of what a view shows (given a `KernelGame`), for `draw_hidden`.

    If seats have decided out of sight, the earliest of them is to act, greedily.
    """
    is_hidden: Callable[[Any], bool]
    """Whether a view hides more than the order of the deck from its seat."""
    lookahead: ModuleType
    """Functions for the numbers of the kernel: what is hidden, and the branches of the tree.

    `draw_hidden(tables, state, seat, word)` draws what a seat does not see and returns the next
    word; then it is the turn of that seat. `play_own(tables, state, seat, number)` plays one of its
    moves, and `promise(tables, state, seat)` says how good the state looks then.
    `settle(tables, state)` plays moves that need no search. `branch_count(tables, state)` and
    `branch(tables, state, number)` have the moves or draws that follow: all draws are equally
    likely, and there are as many after each move.
    """
    sources: Sequence[ModuleType]
    """The modules that compiled code needs, `lookahead` too."""
    greedy_notes: Callable[[S], Iterator[Message] | tuple[()]] = lambda _: ()
    """Facts about greedy players that explain the odds of the moves of a state."""


def play_analysis(game: str) -> PlayAnalysis[Any]:
    """The kernel of a game; raises `NotAvailableError` for a game without one."""
    return registry.part(game, "play_analysis", PlayAnalysis)
