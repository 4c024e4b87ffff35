"""Tables of cases, in a JSON file beside each module of tests that has some."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., None])


@cache
def read_json(file: Path) -> dict[str, Any]:
    """The content of a file in which no case has the name of another one."""
    text = file.read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text, object_pairs_hook=_without_doubles)
    return found


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    assert len(dict(pairs)) == len(pairs), [name for name, _ in pairs]
    return dict(pairs)


def read_table(module: str, name: str) -> list[Any]:
    """The rows of a table: `read_table(__file__, "names")`."""
    rows: list[Any] = read_json(Path(module).with_suffix(".json"))[name]
    assert rows, name
    return rows


def read_cases(module: str, name: str, keys: str, lists: str = "") -> dict[str, Any]:
    """The cases of a table by name; none has a key that is not among these, as if misspelt.

    Lists of texts have some, and are not a text by mistake, whose letters are in any other text.
    """
    cases: dict[str, Any] = read_json(Path(module).with_suffix(".json"))[name]
    assert set() < {key for case in cases.values() for key in case} <= {*f"{keys} {lists}".split()}
    listed = [case[key] for case in cases.values() for key in case.keys() & {*lists.split()}]
    assert [texts for texts in listed if min(map(len, texts), default=0) < 3] == []
    return cases


def from_table(test: F) -> F:
    """Runs a test for each row of the table with its name, whose first row names the arguments.

    A row with a name of its own is `{"id": "name", "row": [...]}`. A list of texts is a list.
    """
    names, *rows = read_table(test.__code__.co_filename, test.__name__)
    cases = [_case([row] if isinstance(names, str) else row) for row in rows]
    lists = [at for at, name in enumerate(names) if test.__annotations__.get(name) == list[str]]
    assert cases, test.__name__
    assert all(isinstance(one.values[at], list) for one in cases for at in lists), test.__name__
    return pytest.mark.parametrize(names, cases)(test)


def _case(row: Any) -> Any:
    """The values of a row, with its name if it has one."""
    named = isinstance(row, dict) and row.keys() == {"id", "row"}
    values = row["row"] if named else row
    return pytest.param(*values, id=row["id"] if named else None)
