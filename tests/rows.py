"""Tests of many rows, as single tests: pytest and its workers spend 4 milliseconds on each test."""

import inspect
from collections.abc import Callable, Collection, Iterator
from functools import partial
from itertools import product
from typing import Any

import pytest

Test = Callable[..., None]
Row = dict[str, Any]
PARAM = type(pytest.param())


def joins_rows(config: pytest.Config) -> bool:
    """Whether all rows of a test run as one: in workers, if no test is chosen by its name.

    Otherwise, each row is a test of its own, as usual.
    """
    chosen = config.option.keyword or any("::" in one for one in config.args)
    return hasattr(config, "workerinput") and not chosen


def joined(
    collector: pytest.Module, name: str, test: Test, without: Collection[str] = ()
) -> pytest.Function | None:
    """A test of all rows but those with a mark of `without`, or None.

    None if the test has no rows, has other marks, or needs new fixtures for each row; with the
    mark `together`, all rows share them. Tests of Hypothesis stay as they are, since
    `-m hypothesis` chooses them.
    """
    marks = getattr(test, "pytestmark", [])
    tables = [mark for mark in marks if mark.name != "together"]
    if hasattr(test, "hypothesis") or not all(_is_plain(mark, without) for mark in tables):
        return None
    rows = [*rows_of(tables, without)] if tables else []
    wanted = inspect.signature(test).parameters
    if not rows or rows[0].keys() - wanted.keys():
        return None

    def run(**shared: Any) -> None:
        run_rows(partial(test, **shared), rows)

    fixtures = [one for one in wanted.values() if one.name not in rows[0]]
    run.__signature__ = inspect.Signature(fixtures)  # type: ignore[attr-defined]
    run.place_as = test  # type: ignore[attr-defined]
    item = pytest.Function.from_parent(collector, name=name, callobj=run)
    return None if item.fixturenames and tables == marks else item


def _is_plain(mark: pytest.Mark, without: Collection[str]) -> bool:
    """Whether a mark only lists values, whose own marks leave them out."""
    if mark.name != "parametrize" or len(mark.args) < 2 or mark.kwargs.keys() - {"ids"}:
        return False
    values = mark.args[1]
    return isinstance(values, Collection) and _marks_of(values) <= {*without}


def _marks_of(values: Collection[Any]) -> set[str]:
    return {mark.name for one in values if isinstance(one, PARAM) for mark in one.marks}


def rows_of(given: list[pytest.Mark], without: Collection[str] = ()) -> Iterator[Row]:
    """The arguments of each row: those of all marks, in all combinations."""
    for parts in product(*(_parts(*mark.args, without) for mark in given)):
        yield {name: value for part in parts for name, value in part.items()}


def _parts(
    names: str | Collection[str], values: Collection[Any], without: Collection[str]
) -> list[Row]:
    """The arguments that one mark adds to each row."""
    listed = names.replace(" ", "").split(",") if isinstance(names, str) else [*names]
    single = isinstance(names, str) and len(listed) == 1
    kept = [one for one in values if not _marks_of([one]) & {*without}]
    given = (one.values if isinstance(one, PARAM) else [one] if single else one for one in kept)
    return [dict(zip(listed, row, strict=True)) for row in given]


def run_rows(test: Test, rows: list[Row]) -> None:
    """Runs a test for each row; the first failure names its row, and a skip stops no other."""
    skipped = None
    for row in rows:
        try:
            test(**row)
        except pytest.skip.Exception as reason:
            skipped = reason
        except BaseException as error:
            error.add_note(f"in the row {row!r}")
            raise
    if skipped:
        raise skipped
