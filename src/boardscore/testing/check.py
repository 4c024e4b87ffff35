"""Games that are watched: random ones, every state of which is checked against the laws."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from boardscore.core import value_checks
from boardscore.core.moves import Chance
from boardscore.games import require_state
from boardscore.testing.checked_game import Law, Watched, broken
from boardscore.testing.invariants import LAWS, known_game
from boardscore.testing.plugin import invariants
from boardscore.testing.random_play import FUNCTION, Bot, check_seats, generator, next_move

MOST_MOVES = 5000
"""After so many moves a game should have ended."""

S = TypeVar("S", bound="Playable")

_LAWS = value_checks.optional(value_checks.instance(list, tuple))


class Playable(Protocol):
    """What a state of a game must have to be checked against the laws; it may have more.

    States, moves and what seats see are values, with `==` and `hash`. A move of a player has a
    `player`, which is its seat, and every move has `to_dict`.
    """

    @property
    def game(self) -> Any:
        """What stays the same all through the game; its `players` are as many as there are."""
        ...

    @property
    def chance(self) -> Chance | None:
        """What chance has to do next; None while it is up to the players, and at the end."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    def legal_moves(self) -> Any:
        """All moves that players may make now: to iterate, count and look up."""
        ...

    def why_illegal(self, move: Any, /) -> Any:
        """Why a move, or the dict of one, cannot be made now; None if it can."""
        ...

    def play(self, move: Any, /) -> Any:
        """The state after a move, or the dict of one; raises a `ValueError` if it is illegal."""
        ...

    def drawn(self, ids: Sequence[str], /) -> Any:
        """The move of chance that draws these."""
        ...

    def seen_by(self, player: int, /) -> Any:
        """The game as a seat sees it, with the `legal_moves` and the `why_illegal` of that seat."""
        ...

    def result(self) -> Any:
        """The score of the game that has ended; raises a `ValueError` before that."""
        ...


class Watch(Watched):
    """A game that is watched: whatever state it comes to, the laws must hold there.

    >>> from boardscore import pier18
    >>> watch = Watch(pier18.start(["Anna", "Ben"], "demo"))
    >>> watch.play(pier18.Deal([["3", "7", "12"], ["1", "9", "4"]]))
    >>> watch.state.phase, len(watch.states)
    (Phase.CHOOSE, 2)

    `laws` are those to hold, in place of `laws_of(start)`. Raises `AssertionError` with the law
    that is broken, the move and the state.
    """

    def __init__(self, start: Any, laws: Sequence[Law] | None = None) -> None:
        require_state(start, "start")
        value_checks.require(_LAWS, laws, "laws")
        for law in laws or ():
            value_checks.require(FUNCTION, law, "laws")
        super().__init__(start, laws_of(start) if laws is None else laws)


def laws_of(state: Any) -> tuple[Law, ...]:
    """The laws that a state is checked against: those of every game, and those of its own.

    >>> from boardscore import pier18
    >>> len(laws_of(pier18.start(["Anna", "Ben"], "demo"))) > len(LAWS)
    True

    A variant has other rules: its states are of a class of their own, and have the laws of every
    game only.
    """
    require_state(state)
    name = known_game(state)
    if name is None:
        return LAWS
    return (*LAWS, *invariants(name).laws)


def check_game(
    start: S,
    random: Random | int = 0,
    *,
    bots: Mapping[int, Bot] | None = None,
    laws: Sequence[Law] | None = None,
) -> S:
    """Plays a random game to its end, checks every state against the laws, returns the last one.

    `random` is a generator, such as one of `hypothesis.strategies.randoms()`, or the seed of one.
    `bots` are players that are programs, by seat: each takes what its seat sees and returns a
    move, or the dict of one. `laws` are those to hold, in place of `laws_of(start)`.

    >>> from boardscore import pier18
    >>> end = check_game(pier18.start(["Anna", "Ben"], "demo"), 18)
    >>> end.is_over
    True
    >>> try:
    ...     check_game(pier18.start(["Anna", "Ben"], "demo"), bots={0: lambda view: None})
    ... except AssertionError as error:
    ...     print(str(error).splitlines()[0])
    Broken: What a bot wants is a legal move.

    Raises `AssertionError` with the law that is broken, the move and the state, and
    `BoardscoreError` if there is no seat of a bot.
    """
    check_seats(start, bots)
    random = generator(random)
    watch = Watch(start, laws)
    while not watch.state.is_over:
        if len(watch.moves) >= MOST_MOVES:
            why = f"it goes on after {MOST_MOVES} moves"
            raise AssertionError(
                broken("A game comes to its end.", watch.move, why, watch.state, MOST_MOVES)
            )
        move = next_move(watch.state, random, bots)
        reason = watch.state.why_illegal(move)
        if bots and reason is not None:
            law = "What a bot wants is a legal move."
            why = reason.describe()
            raise AssertionError(broken(law, move, why, watch.state, len(watch.moves)))
        watch.play(_meant(move, watch))
    end: S = watch.state
    return end


def _meant(move: Any, watch: Watch) -> Any:
    """The listed move that a bot means: it may have returned the dict of one."""
    if not isinstance(move, Mapping):
        return move
    after = watch.state.play(move)
    return next(
        (candidate for candidate in watch.listed if watch.state.play(candidate) == after), move
    )
