"""Fixtures for tests of foreign programs: a clock that only the programs move."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import HANGS
from tests.verify.foreign import LANGUAGES


class Clock:
    """A clock that advances by five seconds with every mark that a program leaves in a file.

    So a program that answers is never too slow, and one that hangs always is, on any machine.
    """

    def __init__(self, marks: Path) -> None:
        self._marks = marks
        self._end = time.monotonic() + HANGS

    def __call__(self) -> float:
        assert time.monotonic() < self._end, "the test takes too long"
        return 5.0 * self._marks.stat().st_size


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """A language whose programs can be run here."""
    language: str = request.param
    return language


@pytest.fixture
def clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], float]:
    """The clock of a test; programs find its file in their environment."""
    marks = tmp_path / "marks"
    marks.touch()
    monkeypatch.setenv("MARKS", str(marks))
    return Clock(marks)
