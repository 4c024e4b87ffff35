"""Files: any file gives a position, or an error in plain words and nothing else."""

import errno
import io
import json
import os
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore import BoardscoreError, DocumentError, PositionError
from boardscore.documents.document_files import MOST_BYTES, parse, parse_json
from tests.privileges import without_privileges
from tests.refusals import error_of
from tests.tables import from_table

PIER18_TOML = 'game = "pier18"\n[[players]]\nname = "Jörg"\npier = ["S.Q", ".A."]\n'
PIER18_JSON = '{\n "game": "pier18",\n "players": [{"name": "Jörg", "pier": ["S.Q", ".A."]}]\n}\n'
FOLDER = Path(__file__).parents[1] / "examples"

PYTHONS_WORDS = re.compile(
    "Expect|Invalid|Illegal|Unterminated|Unclosed|Unescaped|Duplicate|Cannot|Extra data|Exceeds"
    r"|Errno|codec|recursion|delimiter|property name|char \d|\(at |Traceback|object at 0x"
)


POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such names and links")


def short(value: object) -> str:
    """The beginning of a value, as the name of a test."""
    return str(value)[:16]


def refusal(path: str | Path) -> BoardscoreError:
    """The error about a file; it names the file, has a code, and has none of Python's messages."""
    error = error_of((DocumentError, PositionError), boardscore.load, path)
    for problem in error.problems:
        assert problem.file == os.fspath(path)
        assert re.fullmatch("[a-z0-9_]+", problem.code)
    for told in map(error.describe, boardscore.LANGUAGES):
        assert all(char.isprintable() or char == "\n" for char in told)
        assert not PYTHONS_WORDS.search(told)
    return error


def written(folder: Path, name: str, data: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


def code(path: Path, kind: type[BoardscoreError] = DocumentError) -> str:
    """The code of the only mistake in a file."""
    error = refusal(path)
    assert type(error) is kind
    (problem,) = error.problems
    return problem.code


def with_patrons(number: str, form: str) -> str:
    """A position with this number of Patrons, inserted unchanged, as TOML or JSON."""
    if form == "toml":
        return f'game = "pier18"\n[[players]]\npier = ["S", "A"]\npatrons = {number}\n'
    return f'{{"game": "pier18", "players": [{{"pier": ["S", "A"], "patrons": {number}}}]}}'


# Unreadable files.


def test_missing_file(tmp_path: Path) -> None:
    """In a folder, and below a file."""
    for folder in (tmp_path, written(tmp_path, "position.toml", PIER18_TOML)):
        assert code(folder / "none.toml") == "no_such_file"


@pytest.mark.parametrize(
    "name",
    ["", "x" * 5000 + ".toml", "a\0b.toml", "\udcff.toml", "a\n\x1b[2J.toml", "\x9b\u202e.json"],
)
def test_missing_file_with_a_strange_name(name: str) -> None:
    assert refusal(name).problems[0].code == "no_such_file"


def test_folder(tmp_path: Path) -> None:
    folder = tmp_path / "position.toml"
    folder.mkdir()
    assert code(folder) in {"is_a_folder", "no_permission"}


@POSIX
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_pipe_and_device_are_not_waited_for(kind: str, tmp_path: Path) -> None:
    """The pipe has no writer, and the device never ends."""
    path = tmp_path / "position.toml"
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    assert code(path) == "not_a_file"


@POSIX
def test_link_that_leads_to_itself(tmp_path: Path) -> None:
    link = tmp_path / "position.toml"
    link.symlink_to(link)
    assert code(link) == "link_to_itself"


@POSIX
def test_unreadable_file(tmp_path: Path) -> None:
    file = written(tmp_path, "position.toml", PIER18_TOML)
    file.chmod(0)
    with without_privileges():
        assert code(file) == "no_permission"


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (OSError(errno.EACCES, "no"), "no_permission"),
        (OSError(errno.ENOENT, "no"), "no_such_file"),
        (OSError(errno.EISDIR, "no"), "is_a_folder"),
        (OSError(errno.EIO, "no"), "cannot_open"),
        (OSError("no"), "cannot_open"),
    ],
    ids=repr,
)
def test_file_that_the_system_refuses_to_open(
    error: OSError, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise error

    file = written(tmp_path, "position.toml", PIER18_TOML)
    with monkeypatch.context() as patched:
        patched.setattr("builtins.open", refuse)
        patched.setattr(io, "open", refuse)
        assert code(file) == kind


@pytest.mark.parametrize("name", ["mine.txt", "mine", "large.toml"])
@pytest.mark.parametrize(
    ("load", "english", "german"),
    [
        (boardscore.load, "a position file", "die Datei einer Stellung"),
        (boardscore.load_pack, "a pack file", "die Datei eines Datenpakets"),
    ],
)
def test_expected_kind_of_file(
    name: str, load: Any, english: str, german: str, tmp_path: Path
) -> None:
    file = written(tmp_path, name, "#" * 1_000_001 if "large" in name else "")
    caught = error_of(DocumentError, load, file)
    assert english in caught.describe()
    assert german in caught.describe("de")


# Content that is no position.


@pytest.mark.together
@from_table
def test_a_file_that_is_refused(  # noqa: PLR0913, PLR0917
    name: str, text: str, encoding: str, error: str, code: str, said: list[str], tmp_path: Path
) -> None:
    found = refusal(written(tmp_path, name, text.encode(encoding)))
    if code == "toml":  # and Python's message about it would be noticed
        with pytest.raises(tomllib.TOMLDecodeError, match=PYTHONS_WORDS):
            tomllib.loads(text.encode(encoding).decode())
    assert type(found).__name__ == error
    assert [problem.code for problem in found.problems] == [code]
    assert [part for part in said if part not in str(found)] == []


@pytest.mark.together
@pytest.mark.parametrize(
    ("number", "form", "kind"),
    [
        ("9" * 50, "toml", "out_of_range"),
        ("9" * 4300, "toml", "out_of_range"),
        ("9" * 5000, "toml", "number_too_long"),
        ("9" * 5000, "json", "out_of_range"),
        ("0." + "1" * 5000, "toml", "not_whole"),
        ("0." + "1" * 5000, "json", "not_whole"),
        ("0x" + "f" * 5000, "toml", "out_of_range"),
        ("0b" + "1" * 5000, "toml", "out_of_range"),
    ],
    ids=short,
)
def test_number_of_many_digits(number: str, form: str, kind: str, tmp_path: Path) -> None:
    """JSON has no limit."""
    for sign in ("", "-"):
        if not (sign and number[1] in "xb"):  # TOML has none of these
            text = with_patrons(sign + number, form)
            found = refusal(written(tmp_path, f"position.{form}", text))
            assert [problem.code for problem in found.problems] == [kind]
            assert len(found.what) < 150


@pytest.mark.parametrize("line_break", ["\n", "\r\n"])
def test_latin_1(line_break: str, tmp_path: Path) -> None:
    """The ö of the third line is the byte 0xf6 in Latin-1."""
    data = PIER18_TOML.replace("\n", line_break).encode("latin-1")
    file = written(tmp_path, "position.toml", data)
    assert code(file) == "encoding"
    assert "0xf6" in refusal(file).what
    assert "line 3" in refusal(file).what
    assert str(refusal(file)).startswith(f"{file}:3:10: ")
    assert told(file)[1:] == ['    name = "J\\xf6rg"', "             ^^^^"]


def test_largest_file(tmp_path: Path) -> None:
    """The largest size, and one byte more; the ö has two bytes."""
    full = PIER18_JSON + " " * (MOST_BYTES - len(PIER18_JSON.encode()))
    boardscore.load(written(tmp_path, "full.json", full))
    assert code(written(tmp_path, "over.json", full + " ")) == "too_large"


# Harmless changes by editors.


@pytest.mark.together
@pytest.mark.parametrize("name", ["position.toml", "position.json", "POSITION.TOML", "a.b.Json"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("line_break", ["\n", "\r\n"])
def test_file_of_any_editor(name: str, mark: bytes, line_break: str, tmp_path: Path) -> None:
    text = PIER18_TOML if name.lower().endswith("toml") else PIER18_JSON
    file = written(tmp_path, name, mark + text.replace("\n", line_break).encode())
    position = boardscore.load(file)
    assert [player.name for player in position.players] == ["Jörg"]
    assert position == boardscore.load(str(file))


@POSIX
@pytest.mark.parametrize("name", ["ü 安.toml", "a\nb\x1b[2J.toml", "'\".toml", "-.toml"])
def test_file_with_a_strange_name(name: str, tmp_path: Path) -> None:
    boardscore.load(written(tmp_path, name, PIER18_TOML))
    assert code(written(tmp_path, name, "x")) == "toml"
    error = refusal(written(tmp_path, name, 'game = "pier18"\nplayers = []'))
    assert "\x1b" not in str(error)


# Invalid TOML and JSON: the line, the column and the marks.


def told(path: Path) -> list[str]:
    """An error of a file, line by line, without the name of the file."""
    return str(refusal(path)).removeprefix(f"{path}: ").split("\n")


@from_table
def test_spot_is_underlined(name: str, text: str, shown: list[str], tmp_path: Path) -> None:
    """Wide characters take two cells of a line, and only the part around the marks is shown."""
    assert told(written(tmp_path, name, text))[1:] == shown


DEEP, BEYOND = 200, 2_000
"""More levels than are read of JSON, and than Python's parser of TOML can read."""


@pytest.mark.together
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("position.json", "[" * DEEP),
        ("position.json", r'["]\"]\\",' * DEEP),
        ("position.json", '{"players": ' + "[" * DEEP + "]" * DEEP + "}"),
        ("position.toml", "a = " + "[" * BEYOND + "]" * BEYOND),
        ("position.toml", "a = " + "{a=" * BEYOND),
    ],
    ids=short,
)
def test_nesting_without_end(name: str, text: str, tmp_path: Path) -> None:
    assert code(written(tmp_path, name, text)) == "too_deep"


@pytest.mark.parametrize(
    "text", ["[" * 64 + "]" * 64, '["' + "[{" * 500 + r'\\", "\"[", {"[": 1}]']
)
def test_brackets_in_strings_are_no_nesting(text: str) -> None:
    assert parse_json(text) == json.loads(text)


@pytest.mark.together
@pytest.mark.parametrize(
    "text",
    [
        " . ".join(['"q, q"'] * 600) + " = 1",
        "x = { " + ".".join(["a"] * 600) + " = 1 }",
        "[[ 'a'\t. " + ".".join(["a"] * 40) + " ]]\n",
        "x = 1\n" * 10_000 + ".".join(["a"] * 600) + "=1",
        "a." * 600,
    ],
    ids=short,
)
def test_key_of_endless_parts(text: str, tmp_path: Path) -> None:
    """The parser copies the prefix of each part, so far longer keys would take hours."""
    assert code(written(tmp_path, "position.toml", text)) == "too_deep"


def test_pier_with_many_dots_is_not_such_a_key(tmp_path: Path) -> None:
    line = "S." * 200
    text = f'game = "pier18"\n[[players]]\npier = """\n{line}\n{line}"""\nname = "{line}"\n'
    boardscore.load(written(tmp_path, "position.toml", text))


@pytest.mark.parametrize("half", ["\\ud800", "\\udfff", "Anna\\ud83c"])
@pytest.mark.parametrize("form", ["toml", "json"])
def test_lone_surrogate_is_not_valid_in_a_name(half: str, form: str, tmp_path: Path) -> None:
    """A lone surrogate is not text: such a name could not be written to a file."""
    name = f'"{half}"'
    text = (PIER18_TOML if form == "toml" else PIER18_JSON).replace('"Jörg"', name)
    assert len(refusal(written(tmp_path, f"position.{form}", text)).problems) == 1


def test_surrogate_pair_in_json_is_one_character(tmp_path: Path) -> None:
    text = PIER18_JSON.replace("Jörg", "\\ud83c\\udfb5")
    position = boardscore.load(written(tmp_path, "position.json", text))
    assert position.players[0].name == "🎵"


@pytest.mark.parametrize("text", [PIER18_TOML, PIER18_JSON, " \n" + PIER18_JSON])
def test_text_is_json_if_it_begins_with_a_brace(text: str) -> None:
    assert parse(text)["players"] == [{"name": "Jörg", "pier": ["S.Q", ".A."]}]


# The included examples, with the numbers worked out by hand.


@from_table
def test_example(
    name: str, totals: list[int], ranks: list[int], winner: str, decided_by: str
) -> None:
    result = boardscore.score(boardscore.load(FOLDER / name))
    assert [player.total for player in result.players] == totals
    assert list(result.ranks) == ranks
    assert result.winners == (winner,)
    assert result.decided_by == decided_by


def test_example_without_tables() -> None:
    """The points for icons are those of the example in the rules; two categories are missing."""
    result = boardscore.score(boardscore.load(FOLDER / "auctionland-counts.json"))
    icons = [
        [one.categories[icon] for icon in ("peace", "love", "music")] for one in result.players
    ]
    assert icons == [[5, 20, 20], [20, 20, 20], [20, 0, 20], [0, 0, 0]]
    assert result.missing == ("tables.beaches", "tables.theme_parks")
    assert result.winners == ()
