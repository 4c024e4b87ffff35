"""Games that are watched: random ones, every state of which is checked against the laws."""

import copy
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from boardscore import auctionland, pier18
from boardscore.moves import Chance
from boardscore.testing import auctionland as auctionland_laws
from boardscore.testing import pier18 as pier18_laws
from boardscore.testing.laws import LAWS, Law
from boardscore.testing.playing import Bot, check_seats, next_move

MOST_MOVES = 5000
"""After so many moves a game should have ended."""

_STEP = 16
"""Every so many moves, what takes long is looked at as well."""

_SOME = 3
"""How many moves are tried where all of them would take too long."""

S = TypeVar("S", bound="Playable")


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


class Watch:
    """A game that is watched: whatever state it comes to, the laws must hold there.

    >>> watch = Watch(pier18.start(["Anna", "Ben"], "demo"))
    >>> watch.play(pier18.Deal([["3", "7", "12"], ["1", "9", "4"]]))
    >>> watch.state.phase, len(watch.states)
    (Phase.CHOOSE, 2)

    Raises `AssertionError` with the law that is broken, the move and the state.
    """

    def __init__(self, start: Any, laws: Sequence[Law] | None = None) -> None:
        self.laws = laws_of(start) if laws is None else tuple(laws)
        self.states: list[Any] = []
        """All states, the first one first."""
        self.kept: list[Any] = []
        """A copy of each state, made when the game came to it."""
        self.moves: list[Any] = []
        """All moves that were played."""
        self.known: dict[Any, None] = {}
        """All moves that were listed in any state."""
        self.looks: dict[Any, Any] = {}
        """What each seat could do, by the seat and what it saw."""
        self.siblings: list[Any] = []
        """Some states that other moves would have led to."""
        self._come_to(start)

    @property
    def state(self) -> Any:
        """The latest state."""
        return self.states[-1]

    @property
    def before(self) -> Any:
        """The state before the latest move; None at the start."""
        return self.states[-2] if self.moves else None

    @property
    def move(self) -> Any:
        """The latest move; None at the start."""
        return self.moves[-1] if self.moves else None

    @property
    def seats(self) -> range:
        """The seats of the players."""
        return range(len(self.state.game.players))

    @property
    def takes_its_time(self) -> bool:
        """Whether to look at what takes long: at the end, and now and then before."""
        return self.state.is_over or len(self.moves) % _STEP == _STEP - 1

    def some(self, moves: Sequence[Any]) -> list[Any]:
        """A few of the moves, others in every state."""
        return Random(len(self.moves)).sample(moves, min(_SOME, len(moves)))

    def play(self, move: Any) -> None:
        """Plays a move, and checks the new state against the laws."""
        others = [other for other in self.some(self.listed) if other != move]
        self.siblings = [self.state.play(other) for other in others]
        after = self.state.play(move)
        self.moves.append(move)
        self._come_to(after)

    def _come_to(self, state: Any) -> None:
        self.states.append(state)
        self.kept.append(copy.deepcopy(state, {id(state.game): state.game}))
        self.listed = list(state.legal_moves())
        self.known.update(dict.fromkeys(self.listed))
        for law in self.laws:
            for move, why in law(self):
                raise AssertionError(self._told(law, move, why))

    def _told(self, law: Law, move: Any, why: str) -> str:
        words = (law.__doc__ or law.__name__).splitlines()[0]
        return broken(words, move, why, self.state, len(self.moves))


def broken(law: str, move: Any, why: str, state: Any, moves: int) -> str:
    """The words for a broken law."""
    parts = {"move": repr(move), "finding": why, "state": repr(state), "after": f"{moves} moves"}
    return "\n".join([f"Broken: {law}", *(f"  {name}: {part}" for name, part in parts.items())])


def laws_of(state: Any) -> tuple[Law, ...]:
    """The laws that a state is checked against: those of every game, and those of its own.

    >>> len(laws_of(pier18.start(["Anna", "Ben"], "demo"))) > len(LAWS)
    True

    A variant has other rules: its states are of a class of their own, and have the laws of every
    game only.
    """
    special: Mapping[type, tuple[Law, ...]] = {
        pier18.State: pier18_laws.LAWS,
        auctionland.State: auctionland_laws.LAWS,
    }
    return (*LAWS, *special.get(type(state), ()))


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
    random = Random(random) if isinstance(random, int) else random
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
    return next((one for one in watch.listed if watch.state.play(one) == after), move)
