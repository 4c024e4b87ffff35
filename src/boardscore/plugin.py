"""What a game provides to be scored, and what it may provide to be played."""

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
    """How a game is scored; its packs and positions are of the types `K` and `P`."""

    clauses: tuple[str, ...]
    """The ids of its clauses, in the order of the rules, without the name of the game."""
    players: tuple[int, int]
    """How few and how many players play."""
    rulings: type[AttrsInstance] = NoRulings
    """Its rulings."""

    position_reader: Callable[[K | None], Reader]
    """The reader of its positions with the cards or tiles of a pack."""
    write_player: Callable[[Any], dict[str, Any]] | None = None
    """A player of a position as files write one, with nothing in it that needs a pack."""
    tables: Mapping[str, Callable[[Sequence[int | str]], Any]] = _NO_TABLES
    """The score tables that a position may bring, each with the reader of its entries."""
    score: Callable[[P], Result]
    """The score of a position."""

    packs: PackKind[K] | None = None
    """Its packs, if cards or tiles can be given as data."""


@frozen(kw_only=True)
class Play(Generic[S]):
    """How a game is played; its states are of the type `S`."""

    state: type[S]
    """The class of its states."""
    start: Callable[..., S]
    """A new game, of players, a pack, rulings and settings."""
    moves: Mapping[str, type[Any]]
    """The kinds of its moves, by the word that a record writes."""
    played: Callable[[S, Any], S] = _checked_and_played
    """The state after a move that is known to be legal, which is not asked again: half of the time
    of a move goes into that."""
    settings: tuple[Setting, ...] = ()
    """What it may be started with besides players, pack and rulings."""
    write_settings: Callable[[S], dict[str, Any]] = _no_settings
    """The settings of a game that a record writes down."""

    is_judged: bool = False
    """Whether the players judge something when the game is over."""
    to_judge: Callable[[S], tuple[int, ...]] = _none
    """The seats of a game that is over of which only people can judge something."""
    result: Callable[[S, Sequence[bool | None] | None], Result]
    """The score of a game that is over, with what the players judged."""
