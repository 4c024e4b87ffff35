"""Fixed numbers for the player moves of a game, for programs that learn.

>>> import boardscore
>>> numbers = boardscore.actions("pier18", players=2)
>>> numbers.count, numbers.number_of({"move": "draft", "player": 0, "card": "1", "overlap": 2})
(382, 308)
"""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

from attrs import evolve, field, fields, frozen

from boardscore.core import registry, value_checks
from boardscore.core.errors import ModelError, MoveError, Problem, raise_all
from boardscore.core.game_setup import PackOrPath
from boardscore.core.messages import Message
from boardscore.core.moves import OfPlayer, read_move
from boardscore.core.rulings import as_dict, unknown_value, write_value
from boardscore.documents.pack_readers import DEMO
from boardscore.games import NumberedMoves, require_game
from boardscore.games import game as scoring_of
from boardscore.games import play as play_of

if TYPE_CHECKING:
    from boardscore.auctionland.moves import PlayerMove as IslandMove
    from boardscore.auctionland.rulings import Rulings as IslandRulings
    from boardscore.pier18.moves import PlayerMove as PierMove
    from boardscore.pier18.rulings import Rulings as PierRulings

M = TypeVar("M", bound=OfPlayer)

_MARKET_SIZE = "market_size"


@frozen(kw_only=True, repr=False)
class Actions(Generic[M]):
    """The numbers of all player moves that can occur with some settings; `actions` makes it.

    The numbers go from 0 to `count - 1`. They do not depend on the state or the seat.
    """

    game: str
    """The name of the game."""
    _fixed: Any
    """The fixed parts of a game with these settings."""
    _kinds: Mapping[str, type[Any]] = field(eq=False)
    """The kinds of move, by the word that records use."""
    _numbered: NumberedMoves[M] = field(eq=False)
    """The moves in the order of their numbers."""
    _fitting: list[Any] = field(init=False, eq=False, factory=lambda: [None])
    """The fixed parts of the last game that was compared and has these settings."""

    def __repr__(self) -> str:
        return (
            f"<Actions of {self.game} for {self.players} players: "
            f"count={self.count}, version={self.version}>"
        )

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self._fixed.players)

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return len(self._numbered.moves)

    @property
    def version(self) -> int:
        """The version of the numbers: they are the same as long as it is."""
        return self._numbered.version

    def number_of(self, move: M | Mapping[str, Any]) -> int:
        """The number of a move (an object or a dict).

        Raises `MoveError` for a move that cannot occur with these settings.
        """
        is_move = type(move) in self._kinds.values()
        read: Any = move if is_move else read_move(move, self._kinds)
        number = self._numbers.get(_key(read))
        if number is None or read.player >= self.players:
            raise MoveError(*self._problems(read))
        return number

    def move_of(self, number: int, seat: int) -> M:
        """The move of a seat with a number.

        >>> actions("auctionland", players=2).move_of(1568, seat=1)
        Auction(player=1, slot=0)

        Raises `ModelError` for a number or a seat that does not exist.
        """
        value_checks.require(value_checks.whole(0, self.count - 1), number, "number")
        self._require_seat(seat)
        return evolve(self._numbered.moves[number], player=seat)

    def mask(self, state_or_view: Any, seat: int) -> bytes:
        r"""One byte for each number: 1 for a legal move of the seat, 0 for any other.

        It takes a state, or the view of the seat. A seat that may not act has no legal moves.

        >>> from boardscore import pier18
        >>> actions("pier18", players=2).mask(pier18.start(["Anna", "Ben"], "demo"), 0).count(1)
        0

        Raises `ModelError` for a seat that does not exist, the view of another seat, and a state of
        another game or with other settings.
        """
        self._require_fitting(state_or_view)
        self._require_seat(seat)
        if getattr(state_or_view, "seat", seat) != seat:
            name = state_or_view.game.players[state_or_view.seat]
            raise ModelError(Problem(Message("error.other_view", name=name), ("seat",)))
        if seat not in state_or_view.to_act:
            return bytes(self.count)
        if self._numbered.mask:
            return self._numbered.mask(state_or_view, seat)
        moves = (move for move in state_or_view.legal_moves() if move.player == seat)
        legal = {*map(self.number_of, moves)}
        return bytes(number in legal for number in range(self.count))

    # Checks

    def _require_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:  # making the check takes longer
            value_checks.require(value_checks.whole(0, self.players - 1), seat, "seat")

    def _require_fitting(self, state: Any) -> None:
        """Raises `ModelError` for a state of another game or with other settings."""
        if getattr(state, "game", self) is self._fitting[0]:
            return
        if not hasattr(state, "legal_moves") or not hasattr(state, "to_act"):
            raise ModelError(
                Problem(value_checks.wrong_argument("table_of_game", state), ("state_or_view",))
            )
        raise_all(ModelError, self._differences(state), "state_or_view")
        self._fitting[0] = state.game

    def _differences(self, state: Any) -> Iterator[Problem]:
        """The settings of a state that differ from those of the numbers."""
        if self.game != state.GAME:
            names = {"got": Message(f"game.{state.GAME}"), "game": Message(f"game.{self.game}")}
            yield Problem(Message("error.other_game", **names))
            return
        if state.game.pack != self._fixed.pack:
            wanted = self._fixed.pack.name
            yield Problem(Message("error.other_pack", wanted=wanted), ("pack",))
        chosen = _settings(state.game)
        for path, wanted in _settings(self._fixed).items():
            if chosen[path] != wanted:
                yield Problem(Message("error.other_setting", got=chosen[path], wanted=wanted), path)

    # Moves without a number

    @cached_property
    def _numbers(self) -> dict[tuple[Any, ...], int]:
        return {_key(move): number for number, move in enumerate(self._numbered.moves)}

    def _problems(self, move: Any) -> Iterator[Problem]:
        """The parts of a move that no numbered move has together with the parts before."""
        kind: Any = type(move)
        left = [one for one in self._numbered.moves if type(one) is kind]
        if not left:
            kinds = dict.fromkeys(one.KIND for one in self._numbered.moves)
            yield Problem(unknown_value(move.KIND, tuple(kinds)), ("move",))
            return
        seats = value_checks.whole(0, self.players - 1)(move.player)
        if seats is not None:
            yield Problem(seats, ("player",))
        for name in _parts(kind):
            value = getattr(move, name)
            known = dict.fromkeys(getattr(one, name) for one in left)
            if value not in known:
                yield Problem(_not_one_of(value, tuple(known)), (name,))
            left = [one for one in left if getattr(one, name) == value] or left


def _key(move: Any) -> tuple[Any, ...]:
    """A numbered move without its seat."""
    kind: Any = type(move)
    return (kind, *[getattr(move, name) for name in _parts(kind)])


@lru_cache(maxsize=256)
def _parts(kind: Any) -> tuple[str, ...]:
    """The names of the parts of a kind of numbered move, apart from the seat."""
    return tuple(part.name for part in fields(kind) if part.name != "player")


def _not_one_of(value: Any, known: tuple[Any, ...]) -> Message:
    """The message about a part with a value that no numbered move has."""
    first, last = known[0], known[-1]
    if type(first) is int and known == tuple(range(first, last + 1)):
        message = value_checks.whole(first, last)(value)
        assert message is not None
        return message
    return unknown_value(value, tuple(map(str, map(write_value, known))))


def _settings(game: Any) -> dict[tuple[str, ...], Any]:
    """The settings, besides the pack, that games with the same action numbers share."""
    found: dict[tuple[str, ...], Any] = {("players",): len(game.players)}
    for name, value in as_dict(game.rulings).items():
        found["rulings", name] = write_value(value)
    if hasattr(game, _MARKET_SIZE):
        found[_MARKET_SIZE,] = game.market_size
    return found


@overload
def actions(
    game: Literal["pier18"],
    *,
    players: int,
    pack: PackOrPath = DEMO,
    rulings: "PierRulings | Mapping[str, Any] | None" = None,
    market_size: None = None,
) -> "Actions[PierMove]": ...
@overload
def actions(
    game: Literal["auctionland"],
    *,
    players: int,
    pack: PackOrPath = DEMO,
    rulings: "IslandRulings | Mapping[str, Any] | None" = None,
    market_size: int | None = None,
) -> "Actions[IslandMove]": ...
@overload
def actions(
    game: str,
    *,
    players: int,
    pack: PackOrPath = DEMO,
    rulings: Any = None,
    market_size: int | None = None,
) -> Actions[Any]: ...
def actions(
    game: str,
    *,
    players: int,
    pack: PackOrPath = DEMO,
    rulings: Any = None,
    market_size: int | None = None,
) -> Actions[Any]:
    """The numbers of all player moves that can occur in games with these settings.

    `players` is their number. `pack`, `rulings` and `market_size` are those of the game's `start`.

    >>> actions("auctionland", players=4, market_size=3)
    <Actions of auctionland for 4 players: count=1225, version=1>

    Raises a `BoardscoreError` for settings that cannot be played with.
    """
    require_game(game)
    play = play_of(game)
    if play.number_actions is None:
        raise registry.not_available(game, "number_actions")
    value_checks.require(value_checks.whole(*scoring_of(game).players), players, "players")
    settings = {} if market_size is None else {_MARKET_SIZE: market_size}
    if not {setting.name for setting in play.settings}.issuperset(settings):
        message = Message("error.no_setting", game=Message(f"game.{game}"))
        raise ModelError(Problem(message, (_MARKET_SIZE,)))
    fixed = play.start([None] * players, pack, rulings=rulings, **settings).game
    return Actions(game=game, fixed=fixed, kinds=play.moves, numbered=play.number_actions(fixed))
