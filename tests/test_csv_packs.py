"""Packs in CSV files: read wherever a pack is read, with every mistake at its place."""

import csv
import io
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import boardscore
from boardscore import DocumentError, PackError, PositionError, auctionland, pier18
from boardscore.auctionland.testing import strategies as islands
from boardscore.documents.csv_packs import csv_pack, read_csv, write_csv
from boardscore.packs import read_pack, write_csv_pack
from boardscore.pier18.testing import strategies as piers
from tests.effort import examples
from tests.refusals import error_of
from tests.tables import from_table

CARDS = """\
id,date,patron,upper,lower,plan,plan_text
7,04-17,Q,S.Q.,..A.,poets >= 4,
8,02-29,H,....,H..S,,"A ""long"", dry
walk"
"""
TILES = """\
id,tile,count
beaches,0 1 3+,
theme_parks,0 2,
23,BGGH+l,2
9,-+pp,
"""


def saved(folder: Path, text: str | bytes, name: str = "my-pack.csv") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def refusal(folder: Path, text: str | bytes) -> DocumentError | PackError:
    return error_of((DocumentError, PackError), boardscore.load_pack, saved(folder, text))


def mistakes(folder: Path, text: str | bytes) -> list[list[Any]]:
    """The codes of all mistakes, each with its line and column from 1."""
    found = (problem.to_dict() for problem in refusal(folder, text).problems)
    return [[one["code"], one.get("line"), one.get("column")] for one in found]


def underlined(folder: Path, text: str) -> str:
    (problem,) = refusal(folder, text).problems
    assert problem.span is not None
    return text.splitlines()[problem.span.line][problem.span.start : problem.span.end]


# Reading


def test_cards(tmp_path: Path) -> None:
    pack = boardscore.load_pack(saved(tmp_path, CARDS))
    assert isinstance(pack, pier18.Pack)
    assert (pack.name, pack.provenance) == ("my-pack", "typed from CSV")
    assert pack.cards == (
        pier18.Card(
            "7",
            pier18.CardDate(4, 17),
            pier18.Symbol.POET,
            pier18.Pier.parse("S.Q.\n..A."),
            pier18.Condition("poets >= 4"),
        ),
        pier18.Card(
            "8",
            pier18.CardDate(2, 29),
            pier18.Symbol.LOVERS,
            pier18.Pier.parse("....\nH..S"),
            'A "long", dry\nwalk',
        ),
    )


def test_tiles_and_score_tables(tmp_path: Path) -> None:
    pack = boardscore.load_pack(saved(tmp_path, TILES))
    assert isinstance(pack, auctionland.Pack)
    assert [(one.id, str(one.tile), one.count) for one in pack.tiles] == [
        ("23", "BGGH+l", 2),
        ("9", "-+pp", 1),
    ]
    assert pack.tables.to_dict() == {"beaches": [0, 1, "3+"], "theme_parks": [0, 2]}


@pytest.mark.together
@from_table
def test_other_ways_to_write_the_same(tmp_path: Path, text: str) -> None:
    pack = boardscore.load_pack(saved(tmp_path, text))
    assert pack == boardscore.load_pack(saved(tmp_path, CARDS))


def test_optional_columns_may_be_missing_and_the_suffix_be_in_capitals(tmp_path: Path) -> None:
    pack: Any = boardscore.load_pack(saved(tmp_path, "tile,id\nT,1\n", "Mine.CSV"))
    assert (pack.name, pack.tiles[0].count) == ("Mine", 1)


def test_wherever_a_pack_is_read(tmp_path: Path) -> None:
    path = saved(tmp_path, CARDS)
    (tmp_path / "end.toml").write_text(
        'game = "pier18"\npack = "my-pack.csv"\n[[players]]\ncards = ["7", "8+1"]\n', "utf-8"
    )
    position = boardscore.load(tmp_path / "end.toml")
    assert position.pack == boardscore.load_pack(path) == boardscore.load_pack(path, game="pier18")
    data = {"game": "pier18", "pack": "my-pack.csv", "players": [{"cards": ["7", "8+1"]}]}
    assert boardscore.score(data, packs=tmp_path).players == boardscore.score(position).players
    tiles = saved(tmp_path, "id,tile\n" + "".join(f"{n},T\n" for n in range(30)), "isles.csv")
    state = auctionland.start(["A", "B"], tiles, deck=[str(n) for n in range(30)])
    assert state.game.pack == boardscore.load_pack(tiles)


def test_a_pack_of_another_game(tmp_path: Path) -> None:
    path = saved(tmp_path, TILES)
    with pytest.raises(PackError, match="this is a pack for Auctionland; one for Pier 18"):
        boardscore.load_pack(path, game="pier18")
    with pytest.raises(PackError, match=r"^pack: this is a pack for Auctionland"):
        pier18.start(["A", "B"], path)


def test_the_provenance_is_told_in_the_language(tmp_path: Path) -> None:
    data = {"game": "pier18", "pack": "my-pack.csv", "players": [{"cards": ["7"]}]}
    saved(tmp_path, CARDS)
    notes = boardscore.score(data, packs=tmp_path).to_dict("de")["notes"]
    assert any("my-pack (Herkunft: aus einer CSV-Datei)" in note for note in notes)


# Mistakes


HEAD = "id,date,patron,upper,lower,plan,plan_text\n"


@pytest.mark.together
@from_table
def test_mistakes_have_a_line_and_a_column(
    tmp_path: Path, text: str, encoding: str, found: list[list[Any]]
) -> None:
    assert mistakes(tmp_path, text.encode(encoding)) == found


@from_table
def test_the_wrong_part_is_underlined(tmp_path: Path, text: str, part: str) -> None:
    assert underlined(tmp_path, text) == part


@pytest.mark.together
@from_table
def test_cells_that_a_spreadsheet_program_changed(tmp_path: Path, date: str) -> None:
    """Programs make dates of `07-14`, and formulas of `-+mm`."""
    tile = f"id,tile\n1,{date}\n"
    for text in (HEAD + f"7,{date},Q,S,.,,a\n", tile):
        assert mistakes(tmp_path, text) == [["csv_changed", 2, 3]]
    assert underlined(tmp_path, tile) == date


def test_such_texts_are_allowed_where_they_are_right(tmp_path: Path) -> None:
    pack = boardscore.load_pack(saved(tmp_path, HEAD + "46217,04-17,Q,S,.,,14. Jul\n"))
    assert isinstance(pack, pier18.Pack)
    assert (pack.cards[0].id, pack.cards[0].plan) == ("46217", "14. Jul")


@from_table
def test_the_advice_for_windows_text(tmp_path: Path, lang: str, advice: str) -> None:
    caught = refusal(tmp_path, (HEAD + "7,04-17,Q,S,.,,ä\n").encode("cp1252"))
    assert advice in caught.describe(lang)


def test_the_file_of_a_pack_with_mistakes_is_named_in_a_position(tmp_path: Path) -> None:
    saved(tmp_path, HEAD + "7,04-31,Q,S,.,,a\n")
    data = {"game": "pier18", "pack": "my-pack.csv", "players": [{"cards": ["7"]}]}
    with pytest.raises(PositionError, match=r"my-pack\.csv:2:3: pack\.cards\[0\]\.date: April"):
        boardscore.score(data, packs=tmp_path)


def test_positions_are_not_written_as_csv(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match=r"must end in \.toml or \.json"):
        boardscore.load(saved(tmp_path, CARDS))


PIECES = st.sampled_from([*'07.,;"\r\n SQHABTG+/-#', "beaches", "id", "tile", "1,T"])
NOISE = st.lists(PIECES).map("".join)


@given(
    st.sampled_from(["", HEAD, "id,tile,count\n", "id;tile\n1;T\n"]), NOISE, st.binary(max_size=4)
)
def test_any_bytes_are_a_pack_or_have_mistakes_with_a_place(
    tmp_path_factory: pytest.TempPathFactory, head: str, noise: str, raw: bytes
) -> None:
    path = tmp_path_factory.getbasetemp() / "noise.csv"
    path.write_bytes(head.encode() + noise.encode() + raw)
    try:
        assert boardscore.load_pack(path).name == "noise"
    except boardscore.BoardscoreError as error:
        for problem in error.problems:
            assert problem.file == str(path)
            assert problem.span is not None or problem.code in {"empty", "csv_encoding_utf16"}
        assert error.describe("de") != error.describe("en")  # noqa: PT017


# The syntax


SIGNS = st.text(st.sampled_from(list('ab ",;\r\nä\u2028🎵')), max_size=6)
ROWS = st.lists(st.lists(SIGNS, min_size=1, max_size=4), min_size=1, max_size=4)


@given(ROWS)
def test_what_is_written_is_read(rows: list[list[str]]) -> None:
    """By us and by Python; rows without any content are left out."""
    rows = [["id", "tile"], *rows]
    text = write_csv(rows)
    assert [[cell.text for cell in row] for row in read_csv(text)] == [
        row for row in rows if any(cell.strip() for cell in row)
    ]
    by_python = csv.reader(io.StringIO(text, newline=""))
    assert [row or [""] for row in by_python] == rows


@given(ROWS)
def test_what_python_writes_is_read_with_the_place_of_each_letter(rows: list[list[str]]) -> None:
    rows = [["id", "tile"], *rows]
    file = io.StringIO(newline="")
    csv.writer(file, quoting=csv.QUOTE_ALL).writerows(rows)
    text = file.getvalue()
    for row in read_csv(text):
        for cell in row:
            assert text[cell.start] + text[cell.end - 1] == '""'
            letters = [text[slice(*stretch)] for stretch in cell.letters(text)]
            assert [{'""': '"'}.get(letter, letter) for letter in letters] == [*cell.text]


# Writing


def test_a_pack_as_csv() -> None:
    assert write_csv_pack(read_pack(csv_pack(CARDS, "a.csv").data)) == CARDS
    tiles = write_csv_pack(read_pack(csv_pack(TILES, "a.csv").data))
    assert tiles == TILES.replace("-+pp,", "-+pp,1")


ODD_TEXTS = st.text(
    st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from(list('\t\n\r",; '))
)


@examples(0.3)
@given(
    st.one_of(piers.pier18_packs(), islands.auctionland_packs()), st.lists(ODD_TEXTS, max_size=9)
)
def test_a_pack_that_is_written_is_read_back(pack: Any, plans: list[str]) -> None:
    """With odd Plans in words."""
    if isinstance(pack, pier18.Pack):
        words = [text for text in plans if boardscore.core.value_checks.name(text) is None]
        odd = [evolve(card, plan=plan) for card, plan in zip(pack.cards, words)]
        pack = evolve(pack, cards=(*odd, *pack.cards[len(odd) :]))
    document = csv_pack(write_csv_pack(pack), f"{pack.name}.csv")
    assert read_pack(document.data) == evolve(pack, provenance="typed from CSV")


def test_packs_that_csv_cannot_hold(tmp_path: Path) -> None:
    tiles: Any = boardscore.load_pack(saved(tmp_path, TILES))
    with pytest.raises(PackError, match="beaches is the id of a score table"):
        write_csv_pack(evolve(tiles, tiles=(evolve(tiles.tiles[0], id="beaches"),)))
    cards: Any = boardscore.load_pack(saved(tmp_path, CARDS))
    with pytest.raises(DocumentError, match=r"U\+001B"):
        write_csv_pack(evolve(cards, cards=(evolve(cards.cards[0], plan="\x1b[31mred"),)))
