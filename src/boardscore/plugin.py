"""The interface of a game: what it needs to be scored, and what it may add to be played."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from attrs import AttrsInstance, field, frozen

from boardscore.core import value_checks
from boardscore.core.game_setup import AnyPack, Setting
from boardscore.core.messages import Message
from boardscore.core.results import Result
from boardscore.core.rulings import NoRulings
from boardscore.documents.pack_readers import PackKind
from boardscore.documents.value_readers import Reader

if TYPE_CHECKING:
    from boardscore.core.moves import OfPlayer

K = TypeVar("K", bound=AnyPack)
P = TypeVar("P")
S = TypeVar("S")
M_co = TypeVar("M_co", bound="OfPlayer", covariant=True)


_NO_TABLES: Mapping[str, Any] = {}


def _no_settings(_: Any) -> dict[str, Any]:
    return {}


_ALL_TEXTS = value_checks.all_of(str)


def _clause_ids(value: Any) -> Message | None:
    """A check for clause ids, each named once."""
    wrong = _ALL_TEXTS(value)
    repeated = [] if wrong else [one for one in value if value.count(one) > 1]
    return Message("error.same_clause", clause=repeated[0]) if repeated else wrong


def _lowest_and_highest(value: Any) -> Message | None:
    """A check for two numbers of players in order."""
    match value:
        case (int(low), int(high)) if 1 <= low <= high:
            return None
    return value_checks.wrong_argument("player_numbers", value)


def _who_may(table: Any) -> Sequence[int]:
    seats: Sequence[int] = table.to_act
    return seats


def _checked_and_played(state: Any, move: Any) -> Any:
    return state.play(move)


@frozen(kw_only=True)
class Plugin(Generic[K, P]):
    """How to score a game; its packs and positions have the types `K` and `P`."""

    clauses: tuple[str, ...] = field(validator=value_checks.validator(_clause_ids))
    """The clause ids in the order of the rules, without the name of the game."""
    players: tuple[int, int] = field(validator=value_checks.validator(_lowest_and_highest))
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
class NumberedMoves(Generic[M_co]):
    """All player moves that can occur in games with the same settings, each with a number."""

    version: int
    """The version of the order; a game that changes the order raises it."""
    moves: Sequence[M_co]
    """The moves of seat 0; the number of a move is its index."""
    mask: Callable[[Any, int], bytes] | None = None
    """One byte for each number, 1 for a legal move of a seat that may act; None: list the moves."""


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
    must_act: Callable[[Any], Sequence[int]] = _who_may
    """The seats of a state or view that must make a move now; all that may, if left out."""
    settings: tuple[Setting, ...] = ()
    """The settings of a new game, besides players, pack and rulings."""
    write_settings: Callable[[S], dict[str, Any]] = _no_settings
    """The settings that a record contains."""

    number_actions: Callable[[Any], NumberedMoves[Any]] | None = None
    """Numbers the player moves of games with the same fixed parts as a state's `game`."""

    is_judged: bool = False
    """Whether people may have to judge something at the end of the game."""
    result: Callable[[S, Sequence[bool | None] | None], Result]
    """The score of a finished game, including the verdicts of the players."""
