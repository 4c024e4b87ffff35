"""Random play: continues games with random legal moves, and checks every state against the laws."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError, ModelError, Problem
from boardscore.core.messages import Message
from boardscore.games import Playable, require_state
from boardscore.testing.invariants import LAWS, Law, Watched, broken, invariants, known_game

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
    """The generator of random play, or a new one for a seed; other values raise `ModelError`."""
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
    """A random draw of chance, or a player's move: the choice of its bot, else a listed one."""
    chance = state.chance
    if chance is not None:
        return state.drawn(rng.sample(chance.unseen, chance.count))
    move: Any = pick(list(state.legal_moves()), rng)
    bot = (bots or {}).get(move.player)
    return move if bot is None else bot(state.seen_by(move.player), rng)


def check_seats(state: Any, bots: Mapping[int, Bot] | None) -> None:
    """Raises `BoardscoreError` for a bot whose seat in random play does not exist."""
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


MOST_MOVES = 5000
"""The most moves of a game."""

P = TypeVar("P", bound="Playable")

_LAWS = value_checks.optional(value_checks.instance(list, tuple))


class Watch(Watched):
    """A game that is checked while it is played: every state against the laws.

    >>> from boardscore import pier18
    >>> watch = Watch(pier18.start(["Anna", "Ben"], "demo"))
    >>> watch.play(pier18.Deal([["3", "7", "12"], ["1", "9", "4"]]))
    >>> watch.state.phase, len(watch.states)
    (Phase.CHOOSE, 2)

    `laws` replace `laws_of(start)`. Raises `AssertionError` with the broken law, the move and the
    state.
    """

    def __init__(self, start: Any, laws: Sequence[Law] | None = None) -> None:
        require_state(start, "start")
        value_checks.require(_LAWS, laws, "laws")
        for law in laws or ():
            value_checks.require(FUNCTION, law, "laws")
        super().__init__(start, laws_of(start) if laws is None else laws)


def laws_of(state: Any) -> tuple[Law, ...]:
    """The laws for a state: those of every game, and those of its game.

    >>> from boardscore import pier18
    >>> len(laws_of(pier18.start(["Anna", "Ben"], "demo"))) > len(LAWS)
    True

    A variant has different rules and a different class of states: only the laws of every game hold.
    """
    require_state(state)
    name = known_game(state)
    if name is None:
        return LAWS
    return (*LAWS, *invariants(name).laws)


def check_game(
    start: P,
    rng: Random | int = 0,
    *,
    bots: Mapping[int, Bot] | None = None,
    laws: Sequence[Law] | None = None,
) -> P:
    """Plays a random game to its end, checks every state against the laws, returns the last one.

    `rng` is a generator, such as one of `hypothesis.strategies.randoms()`, or a seed. `bots` are
    programs that play, by seat: `bot(view, rng)` returns a move, or its dict.
    `laws` replace `laws_of(start)`.

    >>> from boardscore import pier18
    >>> end = check_game(pier18.start(["Anna", "Ben"], "demo"), 18)
    >>> end.is_over
    True
    >>> try:
    ...     check_game(pier18.start(["Anna", "Ben"], "demo"), bots={0: lambda view, rng: None})
    ... except AssertionError as error:
    ...     print(str(error).splitlines()[0])
    Broken: A bot returns legal moves.

    Raises `AssertionError` with the broken law, the move and the state, and `BoardscoreError` if a
    bot has no seat.
    """
    check_seats(start, bots)
    rng = generator(rng)
    watch = Watch(start, laws)
    while not watch.state.is_over:
        if len(watch.moves) >= MOST_MOVES:
            why = f"it has not ended after {MOST_MOVES} moves"
            raise AssertionError(
                broken("A game comes to an end.", watch.move, why, watch.state, MOST_MOVES)
            )
        move = next_move(watch.state, rng, bots)
        reason = watch.state.why_illegal(move)
        if bots and reason is not None:
            law = "A bot returns legal moves."
            why = reason.describe()
            raise AssertionError(broken(law, move, why, watch.state, len(watch.moves)))
        watch.play(_listed_move(move, watch))
    end: P = watch.state
    return end


def _listed_move(move: Any, watch: Watch) -> Any:
    """The listed move that a bot chose; the bot may have returned its dict."""
    if not isinstance(move, Mapping):
        return move
    after = watch.state.play(move)
    return next(
        (candidate for candidate in watch.listed if watch.state.play(candidate) == after), move
    )
