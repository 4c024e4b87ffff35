"""What a plain referee is: it plays records of a game, and answers what programs are asked.

The referees of the games have a short method for each rule of play, which a mutant can change.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from boardscore.verify.data_types import Data

Move = Mapping[str, Any]
Record = Sequence[Mapping[str, Any]]

STUCK = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""What a referee that is wrong raises where it knows no way on."""


class Referee(Protocol):
    """A table that changes in place; made for the first line of a record."""

    GAME: ClassVar[str]

    def __init__(self, setup: Mapping[str, Any], /) -> None: ...

    def moves(self) -> list[Data]:
        """All that the players may do now; nothing while chance is due, and at the end."""
        ...

    def allows(self, move: Move, /) -> bool:
        """Whether a move of a player or of chance can be made now."""
        ...

    def play(self, move: Move, /) -> None:
        """Carries out a move that is allowed."""
        ...

    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    def result(self) -> Data:
        """Totals, categories and ranks of a game that is over."""
        ...

    def judge(self, verdicts: Sequence[bool | None], /) -> None:
        """What the players say of goals in plain words."""
        ...


def answer(referee: type[Referee], op: str, record: Record) -> Data:
    """The answer to `legal`, `replay` or `trace`, as the protocol has it.

    A referee that is wrong may come to where it knows no way on: that is an `internal` error.
    """
    try:
        return _answer(referee, op, record)
    except STUCK:
        return {"error": {"code": "internal"}}


def _answer(referee: type[Referee], op: str, record: Record) -> Data:
    setup, *moves = record
    table, listed = referee(setup), []
    for index, move in enumerate(moves):
        if "verdicts" in move:
            table.judge(move["verdicts"])
            continue
        if op == "trace":
            listed.append(table.moves())
        if not table.allows(move):
            return _illegal(index)
        table.play(move)
    if op == "legal":
        return {"result": {"moves": table.moves()}}
    if op == "trace":
        return {"result": {"moves": listed, **(table.result() if table.is_over() else {})}}
    return {"result": table.result()} if table.is_over() else _illegal(len(moves))


def _illegal(index: int) -> Data:
    return {"error": {"code": "illegal", "index": index}}
