"""The games, and what can be done with each of them: what it offers, counting its moves, chance."""

from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from boardscore.core import registry, value_checks
from boardscore.core.errors import BoardscoreError, ModelError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.plugin import Play, Plugin

if TYPE_CHECKING:
    from random import Random

    from boardscore.core.moves import Chance


class AnyState(Protocol):
    """A game of any kind as it stands."""

    GAME: ClassVar[str]

    @property
    def game(self) -> Any:
        """What stays the same all through the game: its `players`, its `pack`, its `rulings`."""
        ...

    @property
    def moves(self) -> Any:
        """All moves so far."""
        ...

    @property
    def phase(self) -> Any:
        """What is due."""
        ...

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        ...

    @property
    def chance(self) -> "Chance | None":
        """What chance has to do next."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    def position(self) -> Any:
        """What is scored."""
        ...

    def legal_moves(self) -> Any:
        """All moves that players may make now."""
        ...

    def why_illegal(self, move: Any, /) -> Problem | None:
        """Why a move cannot be made now; None if it can."""
        ...

    def play(self, move: Any, /) -> Any:
        """The state after a move."""
        ...

    def drawn(self, ids: Any, /) -> Any:
        """The move of chance that draws these."""
        ...

    def seen_by(self, player: int, /) -> Any:
        """The game as a seat sees it."""
        ...


State = Any
"""A game of any kind as it stands (`AnyState`)."""
S = TypeVar("S", bound=AnyState)


def game(name: str) -> Plugin[Any, Any]:
    """What a game offers to be scored; it is loaded now if it was not before.

    >>> game("pier18").players
    (2, 3)
    """
    return registry.part(name, "game", Plugin)


def play(name: str) -> Play[Any]:
    """What a game offers to be played; it is loaded now if it was not before.

    >>> sorted(play("pier18").moves)
    ['choose', 'deal', 'draft', 'finish', 'reveal']
    """
    return registry.part(name, "play", Play)


def game_of(model: Any) -> str:
    """The game that a state, a pack or a position is of: `pier18`, `auctionland`, ...

    >>> from boardscore import pier18
    >>> game_of(pier18.start(["Anna", "Ben"], "demo"))
    'pier18'
    """
    name: str = model.GAME
    return name


def require_state(state: object, name: str = "state") -> None:
    """Raises `ModelError` at a name for what is no game as it stands, of any kind or variant."""
    has_all = all(hasattr(state, name) for name in ("legal_moves", "play", "drawn"))
    if isinstance(state, type) or not has_all:
        raise ModelError(Problem(value_checks.not_wanted("state", state), (name,)))


def perft(state: S, depth: int) -> int:
    """How many sequences of exactly `depth` moves of players there are from here.

    A game that ends earlier counts 0. What chance does must be forced by a deck.

    >>> from boardscore import pier18
    >>> deck = [str(card) for card in range(1, 19)]
    >>> state = pier18.start(["Anna", "Ben"], "demo", deck=deck)
    >>> [perft(state, depth) for depth in range(4)]
    [1, 6, 36, 432]

    Raises `BoardscoreError` if chance is open.
    """
    require_state(state)
    value_checks.require(value_checks.whole(), depth, "depth")
    return 1 if depth == 0 else _perft(state, depth)


def divide(state: S, depth: int) -> dict[Any, int]:
    """The same count, by the first move: where two programs differ, one of these differs.

    Raises `BoardscoreError` if chance is open.
    """
    require_state(state)
    value_checks.require(value_checks.whole(1), depth, "depth")
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


def deal(state: AnyState, random: "Random") -> Any:
    """The move that chance makes now, drawn with a random generator: for games without a table.

    >>> from random import Random
    >>> from boardscore import pier18
    >>> state = pier18.start(["Anna", "Ben"], "demo")
    >>> state = state.play(deal(state, Random(18)))
    >>> state.phase
    Phase.CHOOSE

    Raises `BoardscoreError` if nothing is left to chance now.
    """
    require_state(state)
    if not hasattr(random, "sample"):
        raise ModelError(Problem(value_checks.not_wanted("random", random), ("random",)))
    chance = state.chance
    if chance is None:
        raise BoardscoreError(Problem(Message("error.no_chance")))
    return state.drawn(random.sample(chance.unseen, chance.count))
