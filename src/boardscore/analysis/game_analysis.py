"""The interface of a game whose play can be analysed, and the checks of arguments of analyses."""

from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any, Generic, TypeVar

from attrs import frozen

from boardscore.core import registry, value_checks
from boardscore.core.errors import BoardscoreError, ModelError, Problem
from boardscore.core.legality import due, names
from boardscore.core.messages import Message

S = TypeVar("S")


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
    """The part that analyses play of a game; raises `NotAvailableError` for a game without one."""
    return registry.part(game, "play_analysis", PlayAnalysis)


# Arguments; each mistake is one sentence

MOST_JOBS = 64
"""The most processes."""


def game_of_source(source: object, known: tuple[str, ...]) -> str:
    """The game of a state, view or position to analyse; raises `ModelError` for anything else."""
    game = getattr(source, "GAME", None)
    if isinstance(source, type) or not isinstance(game, str) or game not in registry.names():
        raise wrong_source(source, known)
    return game


def wrong_source(source: object, known: tuple[str, ...]) -> ModelError:
    """The error about a source of the wrong class for an analysis."""
    message = Message("error.not_instance", got=value_checks.show_argument(source), known=known)
    return ModelError(Problem(message, ("source",)))


def seconds_of(seconds: object) -> float:
    """The argument `seconds` of an analysis: the wall time, above 0."""
    if isinstance(seconds, int | float) and not isinstance(seconds, bool) and seconds > 0:
        return float(min(seconds, value_checks.LARGEST_NUMBER))
    message = Message("error.not_seconds", got=value_checks.show_argument(seconds))
    raise BoardscoreError(Problem(message, ("seconds",)))


def seed_of(seed: object) -> int:
    """The argument `seed` of an analysis: any whole number of at most 1000 digits."""
    value_checks.require(value_checks.seed, seed, "seed")
    assert isinstance(seed, int)
    return seed


def playable(source: object) -> PlayAnalysis[Any]:
    """The part that analyses play of the game of a state or view.

    Raises `ModelError` for anything else, and `NotAvailableError` for a game without one.
    """
    part = play_analysis(game_of_source(source, ("State", "View")))
    if not isinstance(source, (part.state, part.view)):
        raise wrong_source(source, ("State", "View"))
    return part


def view_of(source: Any, seat: object, part: PlayAnalysis[Any]) -> Any:
    """The view of the seat to advise; raises `BoardscoreError` for one that cannot act."""
    if source.is_over:
        raise BoardscoreError(Problem(Message("error.no_moves_left"), ("source",)))
    if seat is None:
        seat = _only_seat(source, part)
    value_checks.require(value_checks.whole(0, len(source.game.players) - 1), seat, "seat")
    assert isinstance(seat, int)
    if isinstance(source, part.view) and seat != source.seat:
        name = source.game.players[source.seat]
        raise BoardscoreError(Problem(Message("error.view_of_other_seat", name=name), ("seat",)))
    view = source if isinstance(source, part.view) else source.seen_by(seat)
    if not len(view.legal_moves()):
        raise BoardscoreError(Problem(_without_moves(view, seat), ("seat",)))
    return view


def _without_moves(view: Any, seat: int) -> Message:
    """Why a seat to advise has no move: it is the turn of others, or nothing is left to do."""
    name = view.game.players[seat]
    if seat in view.to_act:
        return Message("error.has_no_move", name=name)
    return Message("error.cannot_act", name=name, due=due(view))


def _only_seat(source: Any, part: PlayAnalysis[Any]) -> int:
    if isinstance(source, part.view):
        return int(source.seat)
    if not source.to_act:
        raise BoardscoreError(Problem(Message("error.no_one_acts", due=due(source)), ("source",)))
    if len(source.to_act) > 1:
        several = names(source, source.to_act)
        raise BoardscoreError(Problem(Message("error.seat_needed", names=several), ("seat",)))
    return int(source.to_act[0])
