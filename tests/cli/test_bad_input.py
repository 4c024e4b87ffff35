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


CASES = [
    Case(
        "unequal sides",
        PIER18 + 'pier = ["Q..H", "..A"]',
        "p.toml",
        "3:13",
        "the sides differ in length: upper has 4 columns, lower 3; write . for an empty space",
        "H",
    ),
    Case(
        "three lines",
        PIER18 + 'pier = ["S", "A", "Q"]',
        "p.toml",
        "3:20",
        "a pier has 2 lines, the upper side and the lower side; there are 3",
        "Q",
    ),
    Case(
        "a fifth row",
        AUCTIONLAND + 'island = ["B", "B", "B", "B", "T"]',
        "p.toml",
        "3:32",
        "an island has 1 to 4 rows; there are 5",
        "T",
    ),
    Case(
        "a fifth column",
        AUCTIONLAND + 'island = ["B B B B T"]',
        "p.toml",
        "3:20",
        "row 1 has 5 columns; an island has at most 4",
        "T",
    ),
    Case(
        "bars that do not line up",
        PIER18 + 'pier = ["S|QH", "SQ|H"]',
        "p.toml",
        "3:18",
        "the bars | do not line up; columns right before a bar: upper 1, lower 2",
        "SQ|H",
    ),
    Case(
        "401 columns",
        PIER18 + f'pier = ["{"S" * 401}", "{"A" * 401}"]',
        "p.toml",
        "3:410",
        "the upper side has 401 columns; it must have 1 to 400",
        "S",
    ),
    Case(
        "an unknown symbol",
        PIER18 + 'pier = ["S.", ".X"]',
        "p.toml",
        "3:17",
        "unknown symbol 'X' (U+0058) in column 2 of the lower side; known: S Q H A .",
        "X",
    ),
    Case(
        "a Cyrillic look-alike on a pier",
        PIER18 + 'pier = ["SА", ".."]',
        "p.toml",
        "3:11",
        "unknown symbol 'А' (U+0410) in column 2 of the upper side; did you mean A?",
        "А",
    ),
    Case(
        "a Cyrillic look-alike on an island",
        AUCTIONLAND + 'island = ["B В"]',
        "p.toml",
        "3:14",
        "unknown zone 'В' (U+0412); did you mean B?",
        "В",
    ),
    Case(
        "another emoji with U+FE0F",
        PIER18 + 'pier = ["❤️.", ".."]',
        "p.toml",
        "3:10",
        "unknown symbol '❤️' (U+2764 U+FE0F) in column 1 of the upper side; did you mean H?",
        "❤️",
    ),
    Case(
        "another emoji without U+FE0F",
        PIER18 + 'pier = [".❤", ".."]',
        "p.toml",
        "3:11",
        "unknown symbol '❤' (U+2764) in column 2 of the upper side; did you mean H?",
        "❤",
    ),
    Case(
        "a tab before a mistake",
        PIER18 + '\tpier = ["X", "."]',
        "p.toml",
        "3:11",
        "unknown symbol 'X' (U+0058)",
        "X",
    ),
    Case(
        "a tab in a text of JSON",
        '{"game": "pier18",\n"players": [{"pier": ["S\tQ", ".\t."]}]}',
        "p.json",
        "2:25",
        r"this is not valid JSON at line 2, column 25: '\x09' (U+0009) does not belong",
        r"\x09",
    ),
    Case(
        "line ends of Windows",
        (PIER18 + 'pier = ["S.", ".X"]').replace("\n", "\r\n"),
        "p.toml",
        "3:17",
        "unknown symbol 'X' (U+0058)",
        "X",
    ),
    Case(
        "line ends of Windows inside a text",
        (PIER18 + 'pier = """\nS.\n.X"""').replace("\n", "\r\n"),
        "p.toml",
        "5:2",
        "unknown symbol 'X' (U+0058)",
        "X",
    ),
    Case(
        "a byte order mark before a mistake",
        "\ufeff" + PIER18.replace("pier18", "chess") + PIER,
        "p.toml",
        "1:8",
        '"chess" is not known here; known: pier18, auctionland',
        '"chess"',
    ),
    Case(
        "UTF-16",
        (PIER18 + PIER).encode("utf-16"),
        "p.toml",
        "",
        "this is UTF-16; save it as UTF-8",
        "",
    ),
    Case(
        "Latin-1",
        (PIER18 + 'name = "Jörg"\n' + PIER).encode("latin-1"),
        "p.toml",
        "3:10",
        "byte 0xf6 in line 3 is not UTF-8; save it as UTF-8",
        r"\xf6",
    ),
    Case(
        "NUL bytes",
        PIER18 + "\0\0",
        "p.toml",
        "3:1",
        r"'\x00' (U+0000) does not belong here",
        r"\x00",
    ),
    Case("an empty file", "", "p.toml", "", "the file is empty", ""),
    Case("a folder", folder, "p.toml", "", "this is a folder, not a file", ""),
    Case(
        "no permission",
        without_permission,
        "p.toml",
        "",
        "this file cannot be read: permission denied",
        "",
    ),
    Case(
        "100 MB",
        of_100_megabytes,
        "p.json",
        "",
        "this has more than 1000000 bytes, too many for a position file",
        "",
    ),
    Case(
        "endless standard input",
        "",
        "-",
        "",
        "this has more than 1000000 bytes, too many for a position file",
        "",
    ),
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
        "NaN in TOML",
        PIER18 + PIER + "patrons = nan",
        "p.toml",
        "4:11",
        "nan is not a whole number; write one from 0 to 18",
        "nan",
    ),
    Case(
        "NaN in JSON",
        JSON + '"patrons": NaN}]}',
        "p.json",
        "3:12",
        "NaN is not a number in JSON",
        "NaN",
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
    Case(
        "a key twice in TOML",
        PIER18 + PIER + "patrons = 1\npatrons = 2",
        "p.toml",
        "5:1",
        'the key "patrons" appears twice',
        "patrons",
    ),
    Case(
        "a key twice in JSON",
        JSON + '"patrons": 1,\n "patrons": 2}]}',
        "p.json",
        "4:2",
        'the key "patrons" appears twice',
        '"patrons"',
    ),
    Case(
        "another extension",
        PIER18 + PIER,
        "p.txt",
        "",
        "the name ends in '.txt'; the name of a position file must end in .toml or .json",
        "",
    ),
    Case(
        "a record",
        JSON + "]}",
        "game.jsonl",
        "",
        "the name ends in .jsonl, like that of a record; to score a record, run "
        "`boardscore replay`",
        "",
    ),
    Case(
        "no extension",
        PIER18 + PIER,
        "position",
        "",
        "the name has no extension; the name of a position file must end in .toml or .json",
        "",
    ),
    Case(
        "a date of TOML",
        PIER18 + PIER + "plan_date = 2024-04-17",
        "p.toml",
        "4:13",
        'found 2024-04-17, expected a date as text, "MM-DD"',
        "2024-04-17",
    ),
    Case(
        "a date without quotes",
        PIER18 + PIER + "plan_date = 04-17",
        "p.toml",
        "4:14",
        'a date needs quotes, as in "04-17"',
        "4",
    ),
    Case(
        "30 February",
        PIER18 + PIER + 'plan_date = "02-30"',
        "p.toml",
        "4:13",
        "February has no day 30; its last day is 29",
        '"02-30"',
    ),
    Case(
        "a negative number",
        PIER18 + PIER + "patrons = -1",
        "p.toml",
        "4:11",
        "-1 is out of range; it must be a whole number from 0 to 18",
        "-1",
    ),
    Case(
        "a fraction",
        PIER18 + PIER + "patrons = 2.5",
        "p.toml",
        "4:11",
        "2.5 is not a whole number; write one from 0 to 18",
        "2.5",
    ),
    Case(
        "a fraction of a whole number",
        JSON + '"patrons": 2.0}]}',
        "p.json",
        "3:12",
        "2.0 is not a whole number; write one from 0 to 18",
        "2.0",
    ),
    Case(
        "a boolean as a number",
        AUCTIONLAND + ISLAND + "money = true",
        "p.toml",
        "4:9",
        "true is not a whole number; write one from 0 to 1000000000",
        "true",
    ),
    Case(
        "a text as a number",
        AUCTIONLAND + ISLAND + 'money = "12"',
        "p.toml",
        "4:9",
        '"12" is not a whole number; write one from 0 to 1000000000, without quotes',
        '"12"',
    ),
    Case(
        "both of an either-or",
        'pack = "demo"\n' + PIER18 + PIER + 'cards = ["1"]',
        "p.toml",
        "5:1",
        "use only one of these keys: pier, cards",
        "cards",
    ),
    Case(
        "neither of an either-or",
        AUCTIONLAND + 'name = "Alex"',
        "p.toml",
        "2:1",
        "one of these keys is needed: island, counts",
        "[[players]]",
    ),
    Case(
        "a name twice",
        PIER18 + 'name = "Anna"\n' + PIER + '[[players]]\nname = "Anna"\n' + PIER,
        "p.toml",
        "6:8",
        'another player is also called "Anna"; all names must be different',
        '"Anna"',
    ),
    Case(
        "a seventh player",
        'game = "auctionland"\n' + f"[[players]]\n{ISLAND}" * 7,
        "p.toml",
        "14:1",
        "7 players; there must be 1 to 6",
        "[[players]]",
    ),
    Case(
        "an unknown game",
        'game = "pier 18"\n',
        "p.toml",
        "1:8",
        '"pier 18" is not known here; did you mean pier18?',
        '"pier 18"',
    ),
    Case(
        "an unknown ruling",
        PIER18 + PIER + "[rulings]\nflower_adjacent = 1",
        "p.toml",
        "5:1",
        'there is no ruling "flower_adjacent"; did you mean flower_adjacency?',
        "flower_adjacent",
    ),
    Case(
        "an unknown value of a ruling",
        PIER18 + PIER + '[rulings]\nflower_points = "all"',
        "p.toml",
        "5:17",
        '"all" is not known here; known: every_other_symbol, other_kinds_only',
        '"all"',
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


def test_a_count_beyond_the_table(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`auctionland.score.beaches`: two beach tiles, and the table ends at one."""
    tables = "[tables]\nbeaches = [0, 1]\ntheme_parks = [0]\n"
    text = 'game = "auctionland"\n' + tables + '[[players]]\nisland = ["B B"]'
    (folder / "p.toml").write_text(text, encoding="utf-8")
    code = run(["score", "p.toml"], {})
    out, err = capsys.readouterr()
    assert (code, err) == (1, "")
    assert "Beaches                [2]\n" in out
    assert "Still needed: the beach table up to 2 (it ends at 1)." in " ".join(out.split())
