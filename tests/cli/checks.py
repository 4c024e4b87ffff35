"""Checks of texts and of parts of values, as transcripts and tables of answers name them."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.cli import flat


def text_of(lines: str | list[str]) -> str:
    return expanded(lines if isinstance(lines, str) else "\n".join(lines))


def expanded(text: str) -> str:
    """A text with its repetitions: `<x*5000>` is 5000 times x."""
    return re.sub(r"<([^<>*]+)\*(\d+)>", lambda found: found[1] * int(found[2]), text)


def each(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


CLEARED = re.compile(r"\n{24}|\x1b\[2J\x1b\[3J\x1b\[H")
"""How a screen is cleared: by escapes, or by as many lines as a terminal has here."""
Check = Callable[[str, Any], bool]
OF_TEXT: dict[str, Check] = {
    "": lambda text, said: text == text_of(said),
    "has": lambda text, said: all(one and text_of(one) in text for one in each(said)),
    "lacks": lambda text, said: all(text_of(one) not in text for one in each(said)),
    "lacks_pattern": lambda text, pattern: not re.search(pattern, text),
    "matches": lambda text, rows: all(re.findall(row[0], text, re.M) == row[1] for row in rows),
    "begins": lambda text, said: text.startswith(text_of(said)),
    "ends": lambda text, said: text.endswith(text_of(said)),
    "times": lambda text, said: all(text.count(text_of(one)) == n for one, n in said),
    "totals": lambda text, said: (
        re.findall(r"^(?:Total|Summe) +(.*)", text, re.M)[-1].split() == said
    ),
    "says": lambda text, said: OF_TEXT["has"](flat(text), said),
    "says_not": lambda text, said: OF_TEXT["lacks"](flat(text), said),
    "says_all": lambda text, said: flat(text) == said,
    "says_first": lambda text, said: flat(text).startswith(said),
    "says_last": lambda text, said: flat(text).endswith(said),
    "says_times": lambda text, said: OF_TEXT["times"](flat(text), said),
    "row": lambda text, rows: all(row_of(text, label) == values for label, values in rows),
    "order": lambda text, rows: all(row and is_rising([*map(text.index, row)]) for row in rows),
    "after": lambda text, rows: all(holds(text.split(at, 1)[1], *row) for at, *row in rows),
    "before": lambda text, rows: all(holds(text[: text.index(at)], *row) for at, *row in rows),
    "cleared": lambda text, rows: all(holds(CLEARED.split(text)[1], *row) for row in rows),
    "line": lambda text, rows: all(holds(text.splitlines()[n], *row) for n, *row in rows),
    "lines": lambda text, number: len(text.splitlines()) == number,
    "most_lines": lambda text, most: len(text.splitlines()) <= most,
    "joined_has": lambda text, said: said.format(folder=Path.cwd()) in "".join(text.split()),
    "width": lambda text, most: max(map(len, text.splitlines())) <= most,
    "shorter": lambda text, rows: all(len(text) < length for length in rows),
    "json": lambda text, rows: all(part(documents(text), path) == value for path, value in rows),
}


EMPTY: list[Any] = [None, "", [], [""], [[]], {}]


def holds(text: str, check: str, expected: Any) -> bool:
    """Whether a text is as expected; only a whole output may be empty."""
    assert not check or expected not in EMPTY, check
    return OF_TEXT[check](text, expected)


def is_rising(numbers: list[int]) -> bool:
    return all(one < other for one, other in pairwise(numbers))


def row_of(text: str, label: str) -> list[str]:
    """The values in the first row of a table with this label."""
    row = next(line for line in text.splitlines() if line.startswith(f"{label} "))
    return row.removeprefix(label).split()


def documents(text: str) -> list[Any]:
    """The documents of an output: one, or one in each line."""
    try:
        return [json.loads(line) for line in text.splitlines()]
    except ValueError:
        return [json.loads(text)]


def part(value: Any, path: list[str | int]) -> Any:
    """The part of a value at a path; `*` stands for each, and JSON has no tuples."""
    if not path:
        return list(value) if isinstance(value, tuple) else value
    step, *rest = path
    return [part(one, rest) for one in value] if step == "*" else part(inside(value, step), rest)


STEPS: dict[str | int, Callable[[Any], Any]] = {
    "moves": lambda lines: lines[1:],
    "length": len,
    "list": list,
}


def inside(value: Any, step: str | int) -> Any:
    """A key, index or attribute of a value; a slice `1:`, a call `values()`, `key?` if there."""
    if isinstance(value, list | tuple | dict) and step in STEPS and step not in value:
        return STEPS[step](value)
    if str(step).endswith("()"):
        return getattr(value, str(step)[:-2])()
    if isinstance(value, list) and isinstance(step, str):
        first, last = step.split(":")
        return value[int(first or 0) : int(last or len(value))]
    if isinstance(value, dict) and step not in value and str(step).endswith("?"):
        return value.get(str(step)[:-1])
    if isinstance(value, dict | list | tuple):
        return value[step]  # type: ignore[call-overload, index]
    return getattr(value, str(step))
