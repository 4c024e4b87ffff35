"""Legality of moves for any game: combines its rules into legal moves and reasons.

A game writes each rule as a function that returns the problem with a move, or None. A `Rulebook`
lists the rules for each kind of move, and how to list the moves of a player.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, Generic, Protocol, TypeVar

from attrs import frozen

from boardscore.core import rendering
from boardscore.core.errors import IllegalMoveError, MoveError, Problem
from boardscore.core.messages import Message
from boardscore.core.moves import LegalMoves, Move, OfPlayer, read_move
from boardscore.core.value_checks import wrong_argument


class Seats(Protocol):
    """The players of a table in any game, as far as the legality of moves depends on them."""

    @property
    def players(self) -> tuple[str, ...]:
        """The names in seat order."""
        ...


class AnyTable(Protocol):
    """The table of any game, as far as the legality of moves depends on it."""

    @property
    def game(self) -> Seats:
        """The fixed parts of the game."""
        ...

    @property
    def phase(self) -> Any:
        """The phase, which decides what has to happen next."""
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

    `legal_moves` lists exactly the player moves to which `why_illegal` has no objection. Both take
    a table: a whole state or the view of one seat.
    """

    kinds: Mapping[str, type[M]]
    """The kinds of move, by the word that records use."""
    rules: Mapping[str, Sequence[Callable[[T, Any], Problem | None]]]
    """The rules for each kind of move, in the order in which they are reported."""
    listed: Mapping[Any, Callable[[T, int], Iterator[P]]]
    """All moves of a player, by phase; phases of chance have none."""

    def read(self, move: object) -> M:
        """The move itself, or the one that a dict describes; raises `MoveError` for other dicts."""
        if type(move) in self.kinds.values():
            return move  # type: ignore[return-value]  # it is of one of the kinds
        if not isinstance(move, Mapping):
            raise MoveError(Problem(wrong_argument("move_or_dict", move)))
        return read_move(move, self.kinds)

    def why_illegal(self, table: T, move: object) -> Problem | None:
        """The first rule that a move or its dict breaks; None if the move is legal."""
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
        """The same for the moves of some seats only; moves of chance belong to no seat."""
        try:
            read = self.read(move)
        except MoveError as error:
            return error.problems[0]
        if isinstance(read, OfPlayer) and read.player in seats:
            return self._broken(table, read)
        return Problem(Message("illegal.not_theirs", names=names(table, seats)))

    def checked(self, table: T, move: object) -> M:
        """The move, if it is legal.

        Raises `IllegalMoveError` with the reason from `why_illegal`, and `MoveError` for a dict
        that is not a move.
        """
        read = self.read(move)
        problem = self._broken(table, read)
        if problem is not None:
            raise IllegalMoveError(problem)
        return read

    def checked_for(self, table: T, seats: tuple[int, ...], move: object) -> M:
        """The move, if it is a legal move of one of the seats; raises the same errors."""
        read = self.read(move)
        problem = self.why_illegal_for(table, seats, read)
        if problem is not None:
            raise IllegalMoveError(problem)
        return read

    def legal_moves(self, table: T, seats: tuple[int, ...]) -> LegalMoves[P]:
        """All legal moves of some seats, seat by seat, in a stable order."""
        return LegalMoves(
            partial(self._listed, table, seats),
            partial(self.why_illegal_for, table, seats),
            lambda: rendering.renderers().moves(table, self._listed(table, seats)),
        )

    def _listed(self, table: T, seats: tuple[int, ...]) -> Iterator[P]:
        acting = (seat for seat in seats if seat in table.to_act)
        return chain.from_iterable(self.listed[table.phase](table, seat) for seat in acting)


def why_no_such_player(clause: str) -> Callable[[AnyTable, OfPlayer], Problem | None]:
    """The rule that a move names a seat of the game; `clause` says which seats exist."""

    def why_no_such_player(table: AnyTable, move: OfPlayer) -> Problem | None:
        players = len(table.game.players)
        if move.player < players:
            return None
        message = Message("illegal.no_such_player", players=players)
        return Problem(message, ("player",), clause=clause)

    return why_no_such_player


def due(table: AnyTable) -> Message:
    """The message that says what has to happen now, and who has to do it; all else is illegal."""
    return Message(f"phase.{table.phase.value}", names=names(table, table.to_act))


def names(table: AnyTable, seats: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the players in some seats of a table, to say who may move."""
    return tuple(table.game.players[seat] for seat in seats)


def with_part(parts: tuple[Any, ...], place: int, part: Any) -> tuple[Any, ...]:
    """A table's parts by seat, with the part of one seat replaced after a legal move.

    >>> with_part((10, 12), 1, 9)
    (10, 9)
    """
    return (*parts[:place], part, *parts[place + 1 :])
