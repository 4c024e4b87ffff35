"""Random play: continues a game with random legal moves."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError, ModelError, Problem
from boardscore.core.messages import Message
from boardscore.games import require_state

S = TypeVar("S")
M = TypeVar("M")

Bot = Callable[[Any, Random], Any]
"""A program that plays: it takes the view of its seat and returns a move, or its dict."""

_RANDOM = value_checks.instance(Random)
_RANDOM_OR_SEED = value_checks.instance(Random, int)
_MOVES = value_checks.instance(Sequence)
_BOTS = value_checks.optional(value_checks.instance(Mapping))

FUNCTION = value_checks.instance(Callable)  # type: ignore[arg-type]  # it is a class to `isinstance`
"""A check for callables."""


def generator(rng: Random | int) -> Random:
    """The generator, or a new one for a seed; raises `ModelError` for anything else."""
    value_checks.require(_RANDOM_OR_SEED, rng, "rng")
    return Random(rng) if isinstance(rng, int) else rng


def pick(moves: Sequence[M], rng: Random) -> M:
    """One of the moves, with its kind chosen first, so that games do not consist of bids.

    >>> picked = [pick([1, 2, 3, 4, 5, 6, 7, 8, 9, "a"], Random(seed)) for seed in range(100)]
    >>> 30 < picked.count("a") < 70
    True
    """
    value_checks.require(_RANDOM, rng, "rng")
    value_checks.require(_MOVES, moves, "moves")
    if not moves:
        raise ModelError(Problem(Message("error.nothing_listed"), ("moves",)))
    kinds = list(dict.fromkeys(type(move).__name__ for move in moves))
    kind = rng.choice(kinds)
    return rng.choice([move for move in moves if type(move).__name__ == kind])


def next_move(state: Any, rng: Random, bots: Mapping[int, Bot] | None = None) -> Any:
    """A draw of chance, or a player's move: the choice of its bot, else a listed one."""
    chance = state.chance
    if chance is not None:
        return state.drawn(rng.sample(chance.unseen, chance.count))
    move: Any = pick(list(state.legal_moves()), rng)
    bot = (bots or {}).get(move.player)
    return move if bot is None else bot(state.seen_by(move.player), rng)


def check_seats(state: Any, bots: Mapping[int, Bot] | None) -> None:
    """Raises `BoardscoreError` for a bot whose seat does not exist, so it would never play."""
    require_state(state, "start")
    value_checks.require(_BOTS, bots, "bots")
    seats = range(len(state.game.players))
    for seat, bot in (bots or {}).items():
        if seat not in seats:
            message = Message("illegal.no_such_player", players=len(seats))
            raise BoardscoreError(Problem(message, ("bots",)))
        value_checks.require(FUNCTION, bot, "bots")


def walk(start: S, rng: Random | int = 0, *, bots: Mapping[int, Bot] | None = None) -> Iterator[S]:
    """All states of a random game, from a state to the end.

    `rng` is a generator, such as one of `hypothesis.strategies.randoms()`, or a seed. Bots play
    for their seats: each is called as `bot(view, rng)` and returns a move.

    >>> from boardscore import pier18
    >>> states = list(walk(pier18.start(["Anna", "Ben"], "demo"), 18))
    >>> [state.is_over for state in states[-2:]]
    [False, True]

    Raises `IllegalMoveError` if a bot returns an illegal move, `BoardscoreError` if a bot has no
    seat.
    """
    check_seats(start, bots)
    rng = generator(rng)
    state: Any = start
    yield state
    while not state.is_over:
        state = state.play(next_move(state, rng, bots))
        yield state


def play(start: S, rng: Random | int = 0, *, bots: Mapping[int, Bot] | None = None) -> S:
    """The last state of a random game: for playouts, and for matches between bots.

    >>> from boardscore import pier18
    >>> overlap = lambda move: getattr(move, "overlap", 0)
    >>> widest = lambda view, rng: max(view.legal_moves(), key=overlap)
    >>> end = play(pier18.start(["Anna", "Ben"], "demo"), 18, bots={0: widest})
    >>> [laid.overlap for laid in end.laid[0]]
    [0, 3, 3, 3, 3, 3]
    """
    *_, end = walk(start, rng, bots=bots)
    return end
