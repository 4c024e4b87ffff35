"""Functions for any game: its parts, move counts (perft), random draws."""

from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from boardscore.core import registry, value_checks
from boardscore.core.errors import BoardscoreError, ModelError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.rulings import unknown_value
from boardscore.plugin import Play, Plugin

if TYPE_CHECKING:
    from random import Random

    from boardscore.core.moves import Draw


class AnyState(Protocol):
    """A state of any game."""

    GAME: ClassVar[str]

    @property
    def game(self) -> Any:
        """The fixed parts of the game: its `players`, its `pack`, its `rulings`."""
        ...

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
    def chance(self) -> "Draw | None":
        """The next draw of chance; None if players act."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    def to_judge(self) -> tuple[int, ...]:
        """The seats of a finished game for which people must judge something."""
        ...

    @property
    def position(self) -> Any:
        """The final position, for scoring."""
        ...

    def legal_moves(self) -> Any:
        """All legal moves of the players."""
        ...

    def why_illegal(self, move: Any, /) -> Problem | None:
        """Why a move is illegal; None if it is legal."""
        ...

    def play(self, move: Any, /) -> Any:
        """The state after a move."""
        ...

    def drawn(self, ids: Any, /) -> Any:
        """The move of chance that draws these ids."""
        ...

    def seen_by(self, seat: int, /) -> Any:
        """The view of one seat."""
        ...


State = Any
"""A state of any game (`AnyState`)."""
S = TypeVar("S", bound=AnyState)


def game(name: str) -> Plugin[Any, Any]:
    """The part of a game that scores it, imported on first use.

    >>> game("pier18").players
    (2, 3)
    """
    return registry.part(name, "game", Plugin)


def play(name: str) -> Play[Any]:
    """The part of a game that plays it, imported on first use.

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


def require_state(state: object, name: str = "state") -> None:
    """Raises `ModelError` at `name` unless the value is a state of some game."""
    has_all = all(hasattr(state, name) for name in ("legal_moves", "play", "drawn"))
    if isinstance(state, type) or not has_all:
        raise ModelError(Problem(value_checks.wrong_argument("state", state), (name,)))


def perft(state: S, depth: int) -> int:
    """The number of sequences of exactly `depth` player moves.

    A game that ends earlier counts 0. A deck must decide all draws of chance.

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
    """The same count for each first move; it shows where two programs differ.

    Raises `BoardscoreError` if a draw of chance is open.
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


def deal(state: AnyState, rng: "Random") -> Any:
    """The next move of chance, drawn with a random generator.

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
