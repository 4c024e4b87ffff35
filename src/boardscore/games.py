"""The interface of a game, and the functions for any game: its name, scoring and play."""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from attrs import AttrsInstance, field, frozen

from boardscore.core import registry, value_checks
from boardscore.core.errors import BoardscoreError, ModelError, Problem
from boardscore.core.game_setup import AnyPack, Setting
from boardscore.core.messages import Message
from boardscore.core.results import Result
from boardscore.core.rulings import NoRulings, unknown_value
from boardscore.core.value_checks import all_of, validator, whole
from boardscore.documents.pack_readers import PackKind
from boardscore.documents.value_readers import Reader

if TYPE_CHECKING:
    from random import Random

    from boardscore.core.moves import Draw, OfPlayer

K = TypeVar("K", bound=AnyPack)
P = TypeVar("P")
T = TypeVar("T")
M_co = TypeVar("M_co", bound="OfPlayer", covariant=True)


_ALL_TEXTS = all_of(str)


def _clause_ids(value: Any) -> Message | None:
    """A check for the clause ids of a game, each named once."""
    wrong = _ALL_TEXTS(value)
    repeated = [] if wrong else [one for one in value if value.count(one) > 1]
    return Message("error.same_clause", clause=repeated[0]) if repeated else wrong


def _lowest_and_highest(value: Any) -> Message | None:
    """A check for a game's two numbers of players in order."""
    match value:
        case (int(low), int(high)) if 1 <= low <= high:
            return None
    return value_checks.wrong_argument("player_numbers", value)


def _checked_and_played(state: Any, move: Any) -> Any:
    return state.play(move)


@frozen(kw_only=True, eq=False)
class Plugin(Generic[K, P]):
    """The interface of a game that is scored, with packs of the type `K` and positions of `P`."""

    clauses: tuple[str, ...] = field(validator=validator(_clause_ids))
    """The clause ids in the order of the rules, without the name of the game."""
    players: tuple[int, int] = field(validator=validator(_lowest_and_highest))
    """The lowest and highest number of players."""
    rulings: type[AttrsInstance] = NoRulings
    """The rulings class."""

    position_reader: Callable[[K | None], Reader]
    """The reader of positions with the cards or tiles of a pack."""
    write_player: Callable[[Any], dict[str, Any]] | None = None
    """A player of a position as files write one, without anything that needs a pack."""
    tables: Mapping[str, Callable[[Sequence[int | str]], Any]] = {}
    """The score tables that a position may contain, each with the reader of its entries."""
    score: Callable[[P], Result]
    """The scoring function."""

    packs: PackKind[K] | None = None
    """The packs, if cards or tiles can be given as data."""


@frozen(kw_only=True, eq=False)
class NumberedMoves(Generic[M_co]):
    """A game's player moves with their numbers: all that can occur with the same settings."""

    version: int
    """The version of the order; a game that changes the order raises it."""
    moves: Sequence[M_co]
    """The moves of seat 0; the number of a move is its index."""
    mask: Callable[[Any, int], bytes] | None = None
    """One byte for each number, 1 for a legal move of a seat that may act; None: list the moves."""


def _position(state: Any, _: object) -> Any:
    return state.position


@frozen(kw_only=True, eq=False)
class Play(Generic[T]):
    """The interface of a game that is played, with states of the type `T`."""

    state: type[T]
    """The class of the states."""
    start: Callable[..., T]
    """Starts a game with players, a pack, rulings and settings."""
    moves: Mapping[str, type[Any]]
    """The kinds of move, by the word that records use."""
    played: Callable[[T, Any], T] = _checked_and_played
    """The state after a move that is known to be legal; the check would take half of the time."""
    must_act: Callable[[Any], Sequence[int]] = attrgetter("to_act")
    """The seats of a state or view that must make a move now; all that may, if left out."""
    settings: tuple[Setting, ...] = ()
    """The settings of a new game, besides players, pack and rulings."""
    write_settings: Callable[[T], dict[str, Any]] = lambda _: {}
    """The settings that a record contains."""

    number_actions: Callable[[Any], NumberedMoves[Any]] | None = None
    """Numbers the player moves of games with the same fixed parts as a state's `game`."""

    is_judged: bool = False
    """Whether people may have to judge something at the end of the game."""
    result: Callable[[T, Sequence[bool | None] | None], Result]
    """The score of a finished game, including the verdicts of the players."""
    position: Callable[[T, Sequence[bool | None] | None], Any] = _position
    """The position of a finished game, including the verdicts of the players."""


class Playable(Protocol):
    """A state of any game, as far as random play and its checks need it; it may have more.

    States, moves and views of a seat are values, with `==` and `hash`. A move of a player has a
    `player`, its seat, and every move has `to_dict`.
    """

    @property
    def game(self) -> Any:
        """The constants of the game; its `players` are as many as the seats."""
        ...

    @property
    def chance(self) -> "Draw | None":
        """The next draw of chance; None while players move, and at the end."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    def legal_moves(self) -> Any:
        """All legal moves of players: to iterate, count and look up."""
        ...

    def why_illegal(self, move: Any, /) -> Any:
        """The reason why a move, or its dict, is illegal now; None if it is legal."""
        ...

    def play(self, move: Any, /) -> Any:
        """The state after a move, or its dict; raises a `ValueError` if it is illegal."""
        ...

    def drawn(self, ids: Sequence[str], /) -> Any:
        """The move of chance that draws these ids."""
        ...

    def seen_by(self, seat: int, /) -> Any:
        """The game as a seat sees it, with the seat's `legal_moves` and `why_illegal`."""
        ...

    def result(self) -> Any:
        """The score of the finished game; raises a `ValueError` before the end."""
        ...


class AnyState(Playable, Protocol):
    """A state of any game, with the members that all games share."""

    GAME: ClassVar[str]

    @property
    def moves(self) -> Any:
        """All moves so far."""
        ...

    @property
    def phase(self) -> Any:
        """The current phase."""
        ...

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        ...

    @property
    def to_judge(self) -> tuple[int, ...]:
        """The seats of a finished game for which people must judge something."""
        ...

    @property
    def position(self) -> Any:
        """The final position, for scoring."""
        ...


State = Any
"""A state of any game (`AnyState`)."""
S = TypeVar("S", bound=AnyState)


def game(name: str) -> Plugin[Any, Any]:
    """The part of a game that scores it, by the name of the game; imported on first use.

    >>> game("pier18").players
    (2, 3)
    """
    return registry.part(name, "game", Plugin)


def play(name: str) -> Play[Any]:
    """The part of a game that plays it, by the name of the game; imported on first use.

    >>> sorted(play("pier18").moves)
    ['choose', 'deal', 'draft', 'finish', 'reveal']
    """
    return registry.part(name, "play", Play)


def require_game(name: object) -> None:
    """Raises `ModelError` at `game` unless the value is the name of a game.

    >>> require_game("pier18")
    """
    if not isinstance(name, str) or name not in registry.names():
        message = unknown_value(name, registry.names())
        if not isinstance(name, str):
            shown = value_checks.show_argument(name)
            message = Message("error.not_one_of", got=shown, known=registry.names())
        raise ModelError(Problem(message, ("game",)))


def game_of(model: Any) -> str:
    """The game of a state, a pack or a position: `pier18`, `auctionland`, ...

    >>> from boardscore import pier18
    >>> game_of(pier18.start(["Anna", "Ben"], "demo"))
    'pier18'
    """
    name: str = model.GAME
    return name


def result_of(state: AnyState, verdicts: Sequence[bool | None] | None = None) -> Any:
    """The score of a finished state of any game; what no one judged counts as not completed."""
    if state.to_judge:
        known = verdicts or [None] * len(state.game.players)
        verdicts = [
            False if verdict is None and seat in state.to_judge else verdict
            for seat, verdict in enumerate(known)
        ]
    return play(game_of(state)).result(state, verdicts)


def require_state(state: object, name: str = "state") -> None:
    """Raises `ModelError` at `name` unless the value is a state of any game."""
    has_all = all(hasattr(state, name) for name in ("legal_moves", "play", "drawn"))
    if isinstance(state, type) or not has_all:
        raise ModelError(Problem(value_checks.wrong_argument("state", state), (name,)))


def perft(state: S, depth: int) -> int:
    """The number of sequences of exactly `depth` player moves in any game.

    A game that ends earlier counts 0. A deck must decide all draws of chance.

    >>> from boardscore import pier18
    >>> deck = [str(card) for card in range(1, 19)]
    >>> state = pier18.start(["Anna", "Ben"], "demo", deck=deck)
    >>> [perft(state, depth) for depth in range(4)]
    [1, 6, 36, 432]

    Raises `BoardscoreError` if chance is open.
    """
    require_state(state)
    value_checks.require(whole(), depth, "depth")
    return 1 if depth == 0 else _perft(state, depth)


def divide(state: S, depth: int) -> dict[Any, int]:
    """The number that `perft` counts, for each first move; it shows where two programs differ.

    Raises `BoardscoreError` if a draw of chance is open.
    """
    require_state(state)
    value_checks.require(whole(1), depth, "depth")
    _require_no_chance(state)
    return {move: perft(state.play(move), depth - 1) for move in state.legal_moves()}


def _perft(state: AnyState, depth: int) -> int:
    _require_no_chance(state)
    moves = state.legal_moves()
    if depth <= 1:
        return len(moves)
    return sum(_perft(state.play(move), depth - 1) for move in moves)


def _require_no_chance(state: AnyState) -> None:
    if state.chance is not None:
        raise BoardscoreError(Problem(Message("error.open_chance")))


def deal(state: AnyState, rng: "Random") -> Any:
    """The next move of chance in any game, drawn with a random generator.

    >>> from random import Random
    >>> from boardscore import pier18
    >>> state = pier18.start(["Anna", "Ben"], "demo")
    >>> state = state.play(deal(state, Random(18)))
    >>> state.phase
    Phase.CHOOSE

    Raises `BoardscoreError` if nothing is left to chance now.
    """
    require_state(state)
    value_checks.require(value_checks.generator, rng, "rng")
    chance = state.chance
    if chance is None:
        raise BoardscoreError(Problem(Message("error.no_chance")))
    return state.drawn(rng.sample(chance.unseen, chance.count))
