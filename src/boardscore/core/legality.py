"""What may be done in a game of any kind, put together of its rules: which moves, and why not.

A game writes each rule as one function that returns what is wrong with a move, or None. A
`Rulebook` says which rules each kind of move has to pass, and how the moves of a player are listed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, Generic, Protocol, TypeVar

from attrs import frozen

from boardscore.core import rendering
from boardscore.core.errors import IllegalMoveError, MoveError
from boardscore.core.messages import Message
from boardscore.core.moves import LegalMoves, Move, OfPlayer, read_move
from boardscore.core.problems import Problem


class Seats(Protocol):
    """What a game knows of its players."""

    @property
    def players(self) -> tuple[str, ...]:
        """The names in seat order."""
        ...


class AnyTable(Protocol):
    """What lies on the table of a game of any kind, as far as every game looks at it."""

    @property
    def game(self) -> Seats:
        """What stays the same all through the game."""
        ...

    @property
    def phase(self) -> Any:
        """What is due."""
        ...

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        ...


T = TypeVar("T", bound=AnyTable)
M = TypeVar("M", bound=Move)
P = TypeVar("P", bound=OfPlayer)


@frozen
class Rulebook(Generic[T, M, P]):
    """The rules of play of one game.

    A move of a player is listed by `legal_moves` if `why_illegal` has nothing against it. Both ask
    a table, which may be a whole state or what one seat sees of it.
    """

    kinds: Mapping[str, type[M]]
    """The kinds of move by the word that a record writes."""
    rules: Mapping[str, Sequence[Callable[[T, Any], Problem | None]]]
    """The rules that a move of each kind must pass, in the order in which they are told."""
    listed: Mapping[Any, Callable[[T, int], Iterator[P]]]
    """All moves that a player who is to act may make, by what is due; nothing where chance is."""

    def read(self, move: object) -> M:
        """A move as it is, or the one that a dict describes; raises `MoveError` otherwise."""
        kind = type(move)
        if kind in self.kinds.values():
            return move  # type: ignore[return-value]  # it is of one of the kinds
        return read_move(move, self.kinds)

    def why_illegal(self, table: T, move: object) -> Problem | None:
        """The first rule that a move, or the dict of one, breaks; None if it may be made."""
        try:
            return self._broken(table, self.read(move))
        except MoveError as error:
            return error.problems[0]

    def _broken(self, table: T, move: M) -> Problem | None:
        for rule in self.rules[move.KIND]:
            problem = rule(table, move)
            if problem is not None:
                return problem
        return None

    def why_illegal_for(self, table: T, seats: tuple[int, ...], move: object) -> Problem | None:
        """The same for the moves of some seats alone; what chance does is no move of theirs."""
        try:
            read = self.read(move)
        except MoveError as error:
            return error.problems[0]
        if isinstance(read, OfPlayer) and read.player in seats:
            return self._broken(table, read)
        return Problem(Message("illegal.not_theirs", names=names(table, seats)))

    def checked(self, table: T, move: object) -> M:
        """The move, if it may be made.

        Raises `IllegalMoveError` with what `why_illegal` says, and `MoveError` for a dict that is
        not a move.
        """
        read = self.read(move)
        problem = self._broken(table, read)
        if problem is not None:
            raise IllegalMoveError(problem)
        return read

    def legal_moves(self, table: T, seats: tuple[int, ...]) -> LegalMoves[P]:
        """All moves that some seats may make now, seat by seat, in a stable order."""
        return LegalMoves(
            partial(self._listed, table, seats),
            partial(self.why_illegal_for, table, seats),
            partial(self._told, table, seats),
        )

    def _told(self, table: T, seats: tuple[int, ...]) -> str:
        return rendering.renderers().moves(table, self._listed(table, seats))

    def _listed(self, table: T, seats: tuple[int, ...]) -> Iterator[P]:
        acting = (seat for seat in seats if seat in table.to_act)
        return chain.from_iterable(self.listed[table.phase](table, seat) for seat in acting)


def why_no_such_player(clause: str) -> Callable[[AnyTable, OfPlayer], Problem | None]:
    """The rule that a move names a seat of the game; the clause says which seats there are."""

    def rule(table: AnyTable, move: OfPlayer) -> Problem | None:
        players = len(table.game.players)
        if move.player < players:
            return None
        message = Message("illegal.no_such_player", players=players)
        return Problem(message, ("player",), clause=clause)

    return rule


def due(table: AnyTable) -> Message:
    """What has to happen now, and who has to do it, to be said in a language."""
    return Message(f"phase.{table.phase.value}", names=names(table, table.to_act))


def names(table: AnyTable, seats: tuple[int, ...]) -> tuple[str, ...]:
    """What the players of some seats are called."""
    return tuple(table.game.players[seat] for seat in seats)


def with_part(parts: tuple[Any, ...], place: int, part: Any) -> tuple[Any, ...]:
    """Parts by seat, with that of one seat replaced.

    >>> with_part((10, 12), 1, 9)
    (10, 9)
    """
    return (*parts[:place], part, *parts[place + 1 :])
