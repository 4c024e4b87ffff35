"""The output columns of a batch."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyarrow as pa

from boardscore.table.array_scoring import UNKNOWN, Array
from boardscore.table.slow_path import TableRow, sentence
from boardscore.table.table_columns import Shape


class Written:
    """The output columns while they are filled: numbers and texts, all unknown at first."""

    def __init__(self, shape: Shape, rows: int, lang: str) -> None:
        self._rows, self._lang = rows, lang
        names = shape.columns.all_written
        self._numbers: dict[str, Array] = {name: np.zeros(rows, np.int32) for name in names}
        self._known: dict[str, Array] = {name: np.zeros(rows, dtype=bool) for name in names}
        self._missing: Array = None
        self._texts: dict[str, dict[int, str]] = {"missing": {}, "error": {}}

    def put_all(self, rows: Array, numbers: Mapping[str, Array]) -> None:
        """Fills in the numbers of some of the rows."""
        for name, found in numbers.items():
            self._numbers[name] = found.astype(np.int32)
            self._known[name] = rows & (found != UNKNOWN)

    def put_missing(self, rows: Array, missing: Mapping[str, Array]) -> None:
        """Fills in the names of missing values in some of the rows."""
        code = sum((1 << bit) * (rows & where) for bit, where in enumerate(missing.values()))
        if not np.any(code):
            return
        said = [
            ", ".join(what for bit, what in enumerate(missing) if number >> bit & 1) or None
            for number in range(1 << len(missing))
        ]
        self._missing = np.array(said, dtype=object)[code]

    def put(self, at: int, row: TableRow, number: int, inside: tuple[str | int, ...]) -> None:
        """Fills in a row; errors name it by number, from 0, and by the path inside that row."""
        for name, value in row.numbers.items():
            if value is not None:
                self._numbers[name][at] = value
                self._known[name][at] = True
        if row.missing:
            self._texts["missing"][at] = row.missing
        if row.problems:
            problems = [problem.under(*inside) for problem in row.problems]
            self._texts["error"][at] = sentence(problems, number, self._lang)

    def arrays(self) -> list[Any]:
        """The columns, in output order."""
        numbers = (
            pa.array(self._numbers[name], mask=None if known.all() else ~known)
            for name, known in self._known.items()
        )
        return [*numbers, self._text("missing", self._missing), self._text("error", None)]

    def _text(self, name: str, begun: Array) -> Any:
        if begun is None and not self._texts[name]:
            return pa.nulls(self._rows, pa.string())
        whole = np.full(self._rows, None, dtype=object) if begun is None else begun
        for at, text in self._texts[name].items():
            whole[at] = text
        return pa.array(whole, pa.string())
