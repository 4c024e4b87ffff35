"""What a mutant of the table is: a teller that gets one thing wrong."""

from collections.abc import Iterable

from attrs import frozen

from boardscore.verify.data_types import Data
from boardscore.verify.vectors import words
from boardscore.verify.vectors.mutant import Misreading
from boardscore.verify.vectors.play_mutant import Misread, misread, misreading
from boardscore.verify.vectors.referee import Record
from boardscore.verify.vectors.table_program import TableProgram, tell


@frozen
class TableMutant(Misreading):
    """A teller that gets one thing wrong, or one of the two controls."""

    teller: type[TableProgram]
    """What plays the records and looks at the table."""

    def answer(self, op: str, record: Record, player: int | None = None) -> Data:
        """The answer to `start` or `seen`, as the protocol has it."""
        return tell(self.teller, op, record, player)


_CONTROLS = (
    misread("control.table:identity", "nothing is wrong", "Sagt, was auf dem Tisch liegt"),
    misread(
        "control.table:gross",
        "nobody ever knows anything",
        "Niemand weiß je etwas",
        seen=lambda *_: {"players": []},
    ),
)
"""One that gets nothing wrong and one that gets all wrong: they show that measuring works."""


def listed(plain: type[TableProgram], rows: Iterable[Misread]) -> tuple[TableMutant, ...]:
    """The two controls and the mutants of a game; their words join the catalogues."""
    rows = (*_CONTROLS, *rows)
    words.add("mutant", plain.GAME, {row.name: (row.english, row.german) for row in rows})
    return tuple(_made(plain, row) for row in rows)


def _made(plain: type[TableProgram], row: Misread) -> TableMutant:
    return TableMutant(*misreading(plain, row))
