"""Bad input, one row per case: the content of the file, the message, and its place.

Every row runs in both languages. The places and the underlined texts are counted by hand.
"""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from boardscore.cli.app import run
from boardscore.core.terminal_text import width
from tests.privileges import without_privileges
from tests.tables import read_table

PIER18 = 'game = "pier18"\n[[players]]\n'
AUCTIONLAND = 'game = "auctionland"\n[[players]]\n'
PIER = 'pier = ["S", "A"]\n'
ISLAND = 'island = ["B"]\n'
JSON = '{"game": "pier18", "players": [\n{"pier": ["S", "A"],\n'


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
    path.write_text(PIER18 + PIER, encoding="utf-8")
    path.chmod(0)


def of_100_megabytes(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(100_000_000)


class Case(NamedTuple):
    """A bad file; `place` and `under` are empty if the message has no place."""

    name: str
    content: str | bytes | Callable[[Path], None]
    file: str
    place: str
    says: str
    under: str


MADE = {one.__name__: one for one in (folder, without_permission, of_100_megabytes)}
"""Files that are not texts, by the name in the table."""


def case(name: str, content: Any, *others: str) -> Case:
    """A row of the table; content that is not text is `{"bytes": TEXT}` or `{"made": NAME}`."""
    if isinstance(content, dict):
        content = MADE[content["made"]] if "made" in content else content["bytes"].encode("latin-1")
    return Case(name, content, *others)


CASES = [
    *(case(*row) for row in read_table(__file__, "CASES")),
    Case(
        "a number of 5,000 digits in TOML",
        PIER18 + PIER + f"patrons = {'9' * 5000}",
        "p.toml",
        "4:11",
        "a number has more digits than can be read",
        "9" * 66,
    ),
    Case(
        "a number of 5,000 digits in JSON",
        JSON + f'"patrons": {"9" * 5000}}}]}}',
        "p.json",
        "3:12",
        "a number with more than 40 digits is out of range; it must be a whole number from 0 to 18",
        "9" * 65,
    ),
    Case(
        "nesting 40,000 deep in TOML",
        "a = " + "[" * 40_000,
        "p.toml",
        "",
        "there are too many levels of lists and tables",
        "",
    ),
    Case(
        "nesting 40,000 deep in JSON",
        '{"a":' * 40_000,
        "p.json",
        "",
        "there are too many levels of lists and tables",
        "",
    ),
]


def prepared(case: Case, folder: Path) -> None:
    """Writes the file of a case into a separate folder."""
    path = folder / case.file
    if isinstance(case.content, str | bytes):
        content = case.content
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    else:
        case.content(path)


def underlined(shown: str, marks: str) -> str:
    """The underlined part of a line, including a final U+FE0F."""
    start, end = len(marks) - len(marks.lstrip()), len(marks)
    cells = [width(shown[:place]) for place in range(len(shown))]
    last = cells.index(end) if end in cells else len(shown)
    while last < len(shown) and width(shown[last]) == 0:
        last += 1
    return shown[cells.index(start) : last]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_bad_input(
    case: Case, lang: str, folder: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """The exit code is 1; the first mistake has its place, its message and its marks."""
    prepared(case, folder)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(Endless())))
    with without_privileges():
        code = run(["score", case.file, "--lang", lang], {})
    out, err = capsys.readouterr()
    first, *more = err.splitlines()
    assert (code, out) == (1, "")
    assert first.startswith(f"{case.file}:{case.place}: " if case.place else f"{case.file}: ")
    assert lang == "de" or case.says in first
    assert more[-1].startswith(f"{case.file}: ")
    assert "Traceback" not in err
    if case.under:
        assert underlined(more[0], more[1]) == case.under
    else:
        assert len(more) == 1


WELL = [
    Case("a picture with U+FE0F", PIER18 + 'pier = ["♥️", "."]', "p.toml", "", "Lovers", ""),
    Case("a picture without U+FE0F", PIER18 + 'pier = ["♥", "."]', "p.toml", "", "Lovers", ""),
    Case("tabs", PIER18 + 'pier\t=\t["S\tQ", "\t.."]', "p.toml", "", "Flower Sellers", ""),
    Case(
        "line ends of Windows", (PIER18 + PIER).replace("\n", "\r\n"), "p.toml", "", "Fishers", ""
    ),
    Case("a byte order mark", "\ufeff" + PIER18 + PIER, "p.toml", "", "Fishers", ""),
    Case("29 February", PIER18 + PIER + 'plan_date = "02-29"', "p.toml", "", "Fishers", ""),
]


@pytest.mark.parametrize("case", WELL, ids=lambda case: case.name)
def test_valid_input_that_looks_bad(
    case: Case, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The category in the row is the one that scores."""
    prepared(case, folder)
    code = run(["score", case.file], {})
    out, err = capsys.readouterr()
    points = {
        line.rpartition(" ")[0].strip(): line.split()[-1] for line in out.splitlines() if line
    }
    assert (code, err) == (0, "")
    assert points[case.says] in {"1", "2"}
