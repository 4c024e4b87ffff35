"""Packs with numbers as CSV files, and packs that differ in nothing that a column shows."""

from pathlib import Path
from typing import Any, ClassVar

import pytest
from attrs import evolve, frozen

from boardscore.cli.app import run
from boardscore.documents.pack_readers import HEAD, PackKind, list_of_ids
from boardscore.documents.pack_rows import Sheet
from boardscore.documents.value_readers import COUNT, NAME, skip_header, table

from .conftest import make_known
from .registration import STONES
from .stones.plugin import PLUGIN


@frozen
class Chip:
    """A chip with a number."""

    id: str
    points: int


@frozen
class Bag:
    """A pack of chips, in place of the packs of Stones."""

    GAME: ClassVar[str] = "stones"

    name: str
    provenance: str
    chips: tuple[Chip, ...]


def write_bag(bag: Bag) -> dict[str, Any]:
    head = {"game": bag.GAME, "name": bag.name, "provenance": bag.provenance}
    return {**head, "chips": [{"id": chip.id, "points": chip.points} for chip in bag.chips]}


CHIP = table({"id": NAME, "points": COUNT}, Chip, required=("id", "points"))
BAGS: PackKind[Bag] = PackKind(
    Bag, table({**HEAD, "chips": list_of_ids(CHIP)}, skip_header(Bag)), write=write_bag
)
SHEET = Sheet(
    listed="chips",
    columns={"id": ("id",), "points": ("points",)},
    numbers=("points",),
    printed=lambda chip: str(chip.points),
)


@pytest.fixture(autouse=True)
def _chips(_known: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The texts are those of Stones, and of its new column."""
    register_with(SHEET, monkeypatch)


def register_with(sheet: Sheet, monkeypatch: pytest.MonkeyPatch) -> None:
    game = evolve(STONES, game=evolve(PLUGIN, packs=BAGS), sheet=sheet, pictures=None)
    words = {"pack.column.points": ["points", "points"]}
    make_known(game, words, monkeypatch)


def told(capsys: pytest.CaptureFixture[str], *args: str, lang: str = "en") -> tuple[int, str, str]:
    code = run(["--lang", lang, "pack", *args], {})
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_column_of_numbers_is_written_and_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`pack show --csv` writes what `pack check` reads."""
    pack, copy = tmp_path / "bag.json", tmp_path / "bag.csv"
    pack.write_text(
        '{"game": "stones", "name": "bag", "provenance": "mine",'
        ' "chips": [{"id": "a", "points": 3}, {"id": "b", "points": 0}]}',
        encoding="utf-8",
    )
    assert told(capsys, "show", str(pack), "--csv") == (0, "id,points\na,3\nb,0\n", "")
    copy.write_text("id,points\na,3\nb,0\n", encoding="utf-8")
    assert told(capsys, "check", str(copy))[::2] == (0, "")
    assert told(capsys, "diff", str(pack), str(copy))[0] == 0


@pytest.mark.parametrize(
    ("lang", "cell", "said"),
    [
        ("en", "three", '"three" is not a whole number; write one from 0 to 1000000000\n'),
        ("en", "3.5", '"3.5" is not a whole number; write one from 0 to 1000000000. If a'),
        ("de", "drei", '"drei" ist keine ganze Zahl; nötig ist eine von 0 bis 1000000000\n'),
    ],
)
def test_another_text_in_it_is_refused_without_a_word_about_quotes(
    lang: str, cell: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A spreadsheet program may have made 3.5 from a date."""
    file = tmp_path / "bag.csv"
    file.write_text(f"id,points\na,{cell}\n", encoding="utf-8")
    code, _, err = told(capsys, "check", str(file), lang=lang)
    assert (code, said in err) == (1, True)


def test_numbers_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, yours = tmp_path / "mine.csv", tmp_path / "yours.csv"
    mine.write_text("id,points\na,3\n", encoding="utf-8")
    yours.write_text("id,points\na,4\n", encoding="utf-8")
    code, out, _ = told(capsys, "diff", str(mine), str(yours))
    assert (code, out.splitlines()[0], "\n\n1 difference\n" in out) == (1, "Stone a: points", True)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "Stone a (b in yours.csv): differs only in white space, or in ways no column shows",
        ),
        (
            "de",
            "Stein a (b in yours.csv): anders sind nur Leerzeichen oder etwas ohne eigene Spalte",
        ),
    ],
)
def test_a_difference_that_no_column_shows_has_a_name(
    lang: str,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Against the rule, the id counts as printed."""
    register_with(evolve(SHEET, printed=lambda chip: f"{chip.id} {chip.points}"), monkeypatch)
    monkeypatch.chdir(tmp_path)
    Path("mine.csv").write_text("id,points\na,3\n", encoding="utf-8")
    Path("yours.csv").write_text("id,points\nb,3\n", encoding="utf-8")
    code, out, _ = told(capsys, "diff", "mine.csv", "yours.csv", lang=lang)
    assert (code, out.splitlines()[0]) == (1, said)
