"""Plays random games and checks every state against the invariants."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from boardscore.core import value_checks
from boardscore.core.moves import Draw
from boardscore.games import require_state
from boardscore.testing.invariants import LAWS, Law, Watched, broken, invariants, known_game
from boardscore.testing.random_play import FUNCTION, Bot, check_seats, generator, next_move

MOST_MOVES = 5000
"""The most moves of a game."""

S = TypeVar("S", bound="Playable")

_LAWS = value_checks.optional(value_checks.instance(list, tuple))


class Playable(Protocol):
    """The members of a state that checks against the laws need; a state may have more.

    States, moves and views of a seat are values, with `==` and `hash`. A move of a player has a
    `player`, its seat, and every move has `to_dict`.
    """

    @property
    def game(self) -> Any:
        """The constants of the game; its `players` are as many as the seats."""
        ...

    @property
    def chance(self) -> Draw | None:
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


class Watch(Watched):
    """A game whose every state is checked against the laws.

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
    start: S,
    rng: Random | int = 0,
    *,
    bots: Mapping[int, Bot] | None = None,
    laws: Sequence[Law] | None = None,
) -> S:
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
    end: S = watch.state
    return end


def _listed_move(move: Any, watch: Watch) -> Any:
    """The listed move that a bot chose; the bot may have returned its dict."""
    if not isinstance(move, Mapping):
        return move
    after = watch.state.play(move)
    return next(
        (candidate for candidate in watch.listed if watch.state.play(candidate) == after), move
    )
