"""The columns that are written for a batch, as they are filled."""

from typing import Any

import numpy as np
import pyarrow as pa

from boardscore.table.readable import Row, sentence
from boardscore.table.shape import Shape


class Written:
    """Numbers, each known or not, and texts; nothing is known at first."""

    def __init__(self, shape: Shape, rows: int, lang: str) -> None:
        self._lang = lang
        names = shape.columns.all_written
        self.numbers: dict[str, Any] = {name: np.zeros(rows, dtype=np.int32) for name in names}
        """The numbers by column."""
        self.known: dict[str, Any] = {name: np.zeros(rows, dtype=bool) for name in names}
        """Which of them are known."""
        self.texts: dict[str, Any] = {
            name: np.full(rows, None, dtype=object) for name in ("missing", "error")
        }
        """What is missing and what is wrong."""

    def put(self, at: int, row: Row, number: int, inside: tuple[str | int, ...]) -> None:
        """Fills in a row; people know it by a number, from 0, and it may lie inside of that."""
        for name, value in row.numbers.items():
            if value is not None:
                self.numbers[name][at] = value
                self.known[name][at] = True
        self.texts["missing"][at] = row.missing
        if row.problems:
            problems = [problem.under(*inside) for problem in row.problems]
            self.texts["error"][at] = sentence(problems, number, self._lang)

    def arrays(self) -> list[Any]:
        """The columns, in the order in which they are written."""
        numbers = (
            pa.array(self.numbers[name], mask=None if known.all() else ~known)
            for name, known in self.known.items()
        )
        texts = (pa.array(found, pa.string()) for found in self.texts.values())
        return [*numbers, *texts]
