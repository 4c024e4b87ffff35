"""What a plain teller is: a referee that also says what can be played and what a seat may know."""

from collections.abc import Sequence
from typing import Protocol

from boardscore.verify.data_types import Data
from boardscore.verify.vectors.referee import Move, Record, Referee


class TableProgram(Referee, Protocol):
    """A table that may be set up with a deck in its order; then nothing is left to chance."""

    order: list[str]
    """What the deck holds in its order, if that is given."""

    def mistake(self) -> str | None:
        """The part of the set-up that cannot be played."""
        ...

    def draws(self) -> int:
        """How many cards or tiles chance draws now; 0 if nothing is left to chance."""
        ...

    def drawing(self, ids: Sequence[str], /) -> Move:
        """The move that draws these."""
        ...

    def seen(self, seat: int | None, /) -> Data:
        """What a seat may know, or for None all there is; hidden things are None."""
        ...

    def moves_of(self, seat: int, /) -> list[Data]:
        """What a seat may do now."""
        ...


def tell(teller: type[TableProgram], op: str, record: Record, player: int | None = None) -> Data:
    """The answer to `start` or `seen`, as the protocol has it.

    A teller that is wrong may come to where it knows no way on: that is an `internal` error.
    """
    try:
        return _start(teller, record) if op == "start" else _seen(teller, record, player or 0)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        return {"error": {"code": "internal"}}


def _start(teller: type[TableProgram], record: Record) -> Data:
    setup, *_ = record
    part = teller(setup).mistake()
    if part is not None:
        return {"error": {"code": "illegal", "part": part}}
    return {"result": _begun(teller, record).seen(None)}


def _seen(teller: type[TableProgram], record: Record, player: int) -> Data:
    table, (setup, *moves) = _begun(teller, record), record
    for move in moves:
        table.play(move)
        if "deck" in setup:
            _draw(table)
    return {"result": {**table.seen(player), "moves": table.moves_of(player)}}


def _begun(teller: type[TableProgram], record: Record) -> TableProgram:
    table = teller(record[0])
    if "deck" in record[0]:
        _draw(table)
    return table


def _draw(table: TableProgram) -> None:
    """Chance draws from the front of the deck as long as anything is left to it."""
    while table.draws():
        count = table.draws()
        ids, table.order = table.order[:count], table.order[count:]
        table.play(table.drawing(ids))
