"""The position of a value in a document: in every example, and in misleading documents."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boardscore
from boardscore.documents.source_positions import Locator
from tests.tables import from_table, read_table

EXAMPLES = sorted(
    file
    for file in (Path(__file__).parents[1] / "examples").iterdir()
    if file.suffix in {".toml", ".json"}
)
MISLEADING: Any = read_table(__file__, "MISLEADING")


def paths(
    data: Any, path: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Every path of a document except the empty one, with its value."""
    entries = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in entries:
        yield (*path, key), value
        if isinstance(value, dict | list):
            yield from paths(value, (*path, key))


def read(text: str) -> Any:
    return json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)


def written(text: str, place: tuple[int, int]) -> Any:
    piece = text[slice(*place)]
    if text.lstrip().startswith("{"):
        return json.loads(piece)
    try:
        return tomllib.loads(f"value = {piece}")["value"]
    except tomllib.TOMLDecodeError:
        return None


TEXTS = {file.name: file.read_text(encoding="utf-8") for file in EXAMPLES} | MISLEADING


@pytest.mark.parametrize("name", TEXTS)
def test_every_value_of_a_document_is_found(name: str) -> None:
    """Of every example, and of misleading documents."""
    text = TEXTS[name]
    locator = Locator(text)
    for path, value in paths(read(text)):
        place = locator.locate(path)
        assert place is not None, path
        assert isinstance(value, dict | list) or written(text, place.value) == value


def test_equal_values_have_different_places() -> None:
    text = MISLEADING["repeated values"]
    locator = Locator(text)
    found = [locator.locate(path) for path, value in paths(read(text)) if value == 1]
    assert len({place.value for place in found if place}) == 5


def test_keys_have_places_too() -> None:
    text = 'a.b = 1\n[c]\n"d e" = 2\n'
    keys = [Locator(text).locate(path) for path in (("a", "b"), ("c", "d e"))]
    assert [text[slice(*place.key)] for place in keys if place and place.key] == ["a.b", '"d e"']


@from_table
def test_missing_or_too_deep_values_have_no_place(text: str, path: tuple[str | int, ...]) -> None:
    assert Locator(text).locate(tuple(path)) is None


# Places in messages


def told(text: str, tmp_path: Path, name: str = "p.toml") -> list[str]:
    """The mistakes of a position, each as its lines, without the folder."""
    file = tmp_path / name
    file.write_bytes(text.encode())
    with pytest.raises(boardscore.BoardscoreError) as caught:
        boardscore.load(file)
    return [problem.describe().removeprefix(f"{tmp_path}/") for problem in caught.value.problems]


HEAD = 'game = "pier18"\n[[players]]\n'


@pytest.mark.together
@from_table
def test_a_mistake_is_shown_in_its_line(
    entry: str, place: str, line: str, underline: str, tmp_path: Path
) -> None:
    (text,) = told(HEAD + entry, tmp_path)
    head, *shown = text.splitlines()
    assert head.startswith(f"p.toml:{place}: players[0]")
    assert shown == ["    " + line, "    " + underline]


@from_table
def test_the_beginning_of_a_message(text: str, name: str, said: str, tmp_path: Path) -> None:
    """Too many players are reported at the first surplus one; a missing key has no place."""
    assert told(text, tmp_path, name)[0].startswith(said)


@from_table
def test_a_letter_of_a_text_with_escapes_is_found_in_json(
    pier: str, column: int, marks: int, tmp_path: Path
) -> None:
    """The value begins in column 41; a lone surrogate is not a letter."""
    (text,) = told(f'{{"game": "pier18", "players": [{{"pier": {pier}}}]}}', tmp_path, "p.json")
    head, _, underline = text.splitlines()
    assert head.startswith(f"p.json:1:{column}: players[0].pier: unknown symbol")
    assert underline.count("^") == marks


@given(st.text())
def test_every_letter_of_a_text_is_found(content: str) -> None:
    """In every form: each piece of the document, parsed alone, is the letter."""
    plain = json.dumps(content, ensure_ascii=False)
    in_toml = plain.replace("\x7f", "\\u007f")
    for text in (f'{{"a": {plain}}}', f'{{"a": {json.dumps(content)}}}', f"a = {in_toml}"):
        pieces = Locator(text).letters(("a",), content)
        assert [json.loads(f'"{text[slice(*piece)]}"') for piece in pieces] == list(content)


def test_a_number_too_long_for_python_is_found_in_json() -> None:
    number = "9" * 5000
    place = Locator(f'{{"a": {number}}}').locate(("a",))
    assert place is not None
    assert place.value == (6, 5006)


def test_letters_of_another_text_are_not_found() -> None:
    assert Locator('a = "SX"').letters(("a",), "SY") == []
    assert Locator('a = "SX"').letters(("b",), "SX") == []


def test_a_mistake_in_a_pack_is_shown_in_the_pack(tmp_path: Path) -> None:
    pack = 'game = "pier18"\nname = "x"\nprovenance = "y"\n[[cards]]\nid = "1"\ndate = "13-01"\n'
    pack += 'patron = "Q"\ncells = ["S", "."]\nplan_text = "z"\n'
    (tmp_path / "pack.toml").write_text(pack)
    (text,) = told('pack = "pack.toml"\n' + HEAD + 'cards = ["1"]', tmp_path)
    assert text.startswith("pack.toml:6:8: pack.cards[0].date: there is no month 13")
