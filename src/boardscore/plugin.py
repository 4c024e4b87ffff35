"""The interface of a game: what it needs to be scored, and what it may add to be played."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from attrs import AttrsInstance, frozen

from boardscore.core.game_setup import AnyPack, Setting
from boardscore.core.results import Result
from boardscore.core.rulings import NoRulings
from boardscore.documents.pack_readers import PackKind
from boardscore.documents.value_readers import Reader

K = TypeVar("K", bound=AnyPack)
P = TypeVar("P")
S = TypeVar("S")


_NO_TABLES: Mapping[str, Any] = {}


def _none(_: Any) -> tuple[()]:
    return ()


def _no_settings(_: Any) -> dict[str, Any]:
    return {}


def _checked_and_played(state: Any, move: Any) -> Any:
    return state.play(move)


@frozen(kw_only=True)
class Plugin(Generic[K, P]):
    """How to score a game; its packs and positions have the types `K` and `P`."""

    clauses: tuple[str, ...]
    """The clause ids in the order of the rules, without the name of the game."""
    players: tuple[int, int]
    """The lowest and highest number of players."""
    rulings: type[AttrsInstance] = NoRulings
    """The rulings class."""

    position_reader: Callable[[K | None], Reader]
    """The reader of positions with the cards or tiles of a pack."""
    write_player: Callable[[Any], dict[str, Any]] | None = None
    """A player of a position as files write one, without anything that needs a pack."""
    tables: Mapping[str, Callable[[Sequence[int | str]], Any]] = _NO_TABLES
    """The score tables that a position may contain, each with the reader of its entries."""
    score: Callable[[P], Result]
    """The scoring function."""

    packs: PackKind[K] | None = None
    """The packs, if cards or tiles can be given as data."""


@frozen(kw_only=True)
class Play(Generic[S]):
    """How to play a game; its states have the type `S`."""

    state: type[S]
    """The class of the states."""
    start: Callable[..., S]
    """Starts a game with players, a pack, rulings and settings."""
    moves: Mapping[str, type[Any]]
    """The kinds of move, by the word that records use."""
    played: Callable[[S, Any], S] = _checked_and_played
    """The state after a move that is known to be legal; the check would take half of the time."""
    settings: tuple[Setting, ...] = ()
    """The settings of a new game, besides players, pack and rulings."""
    write_settings: Callable[[S], dict[str, Any]] = _no_settings
    """The settings that a record contains."""

    is_judged: bool = False
    """Whether people judge something at the end of the game."""
    to_judge: Callable[[S], tuple[int, ...]] = _none
    """The seats of a finished game for which people must judge something."""
    result: Callable[[S, Sequence[bool | None] | None], Result]
    """The score of a finished game, including the verdicts of the players."""
