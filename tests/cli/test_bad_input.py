"""Bad input, one row per case: the content of the file, the message, and its place.

Every row runs in both languages. The places and the underlined texts are counted by hand.
"""

import io
import sys
from pathlib import Path
from typing import Any

import pytest

from boardscore.cli.app import run
from boardscore.core.terminal_text import width
from tests.cli.checks import expanded
from tests.cli.conftest import Cli
from tests.privileges import without_privileges
from tests.tables import read_table


class Endless(io.RawIOBase):
    """A stream that never ends."""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any, /) -> int:
        buffer[:] = b"#" * len(buffer)
        return len(buffer)


def folder(path: Path) -> None:
    path.mkdir()


def without_permission(path: Path) -> None:
    path.write_text('game = "pier18"\n[[players]]\npier = ["S", "A"]', encoding="utf-8")
    path.chmod(0)


def of_100_megabytes(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(100_000_000)


MADE = {one.__name__: one for one in (folder, without_permission, of_100_megabytes)}
"""Files that are not texts, by the name in the table."""


def prepared(content: Any, path: Path) -> None:
    """Writes a file: a text, `{"bytes": TEXT}`, or `{"made": NAME}`."""
    if isinstance(content, str):
        path.write_bytes(expanded(content).encode())
    elif "made" in content:
        MADE[content["made"]](path)
    else:
        path.write_bytes(content["bytes"].encode("latin-1"))


def underlined(shown: str, marks: str) -> str:
    """The underlined part of a line, including a final U+FE0F."""
    start, end = len(marks) - len(marks.lstrip()), len(marks)
    cells = [width(shown[:place]) for place in range(len(shown))]
    last = cells.index(end) if end in cells else len(shown)
    while last < len(shown) and width(shown[last]) == 0:
        last += 1
    return shown[cells.index(start) : last]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("case", read_table(__file__, "CASES"), ids=lambda case: case[0])
def test_bad_input(
    case: list[Any], lang: str, folder: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """The exit code is 1; the first mistake has its place, its message and its marks.

    The place and the underlined text are empty if the message has none.
    """
    _, content, file, place, says, under = case
    prepared(content, folder / file)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(Endless())))
    with without_privileges():
        code = run(["score", file, "--lang", lang], {})
    out, err = capsys.readouterr()
    first, *more = err.splitlines()
    assert (code, out) == (1, "")
    assert first.startswith(f"{file}:{place}: " if place else f"{file}: ")
    assert lang == "de" or says in first
    assert more[-1].startswith(f"{file}: ")
    assert "Traceback" not in err
    if under:
        assert underlined(more[0], more[1]) == under
    else:
        assert len(more) == 1


@pytest.mark.parametrize(("name", "content", "category"), read_table(__file__, "WELL"))
def test_valid_input_that_looks_bad(
    name: str, content: str, category: str, folder: Path, cli: Cli
) -> None:
    """The category in the row is the one that scores."""
    prepared(content, folder / "p.toml")
    code, out, err = cli("score", "p.toml")
    points = {
        line.rpartition(" ")[0].strip(): line.split()[-1] for line in out.splitlines() if line
    }
    assert (code, err) == (0, ""), name
    assert points[category] in {"1", "2"}
