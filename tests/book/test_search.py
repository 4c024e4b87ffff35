"""A search in a book finds a game by parts of its texts; the pad uses the same cases."""

from pathlib import Path
from typing import Any

import pytest

from boardscore.book import Book
from boardscore.book.entries import search_keys, write_words
from tests.book.games import entry, pier18_game
from tests.tables import read_table

GAME = entry(pier18_game(), where="Caf\u00e9 Rome", note="Rain  all\nday, stra\u00dfe")
"""A game of Pier 18 between Anna and Ben on 28 November 2026."""

FOUND: Any = dict(read_table(__file__, "FOUND"))
MISSED: Any = dict(read_table(__file__, "MISSED"))


@pytest.mark.parametrize("name", [*FOUND, *MISSED])
def test_games_are_found_and_missed(name: str, tmp_path: Path) -> None:
    typed = {**FOUND, **MISSED}[name]
    book = Book(tmp_path / "book.sqlite")
    book.keep(GAME)
    assert len(book.lines(search_keys(typed.split()))) == (name in FOUND)


def test_a_word_may_have_spaces(tmp_path: Path) -> None:
    """At the terminal, within quotes."""
    book = Book(tmp_path / "book.sqlite")
    book.keep(GAME)
    assert book.lines(search_keys(["rain all  day"]))
    assert not book.lines(search_keys(["rome rain"]))


def test_tabs_separate_texts() -> None:
    assert write_words(GAME).split("\t") == [
        *("2026-11-28", "pier18", "pier 18", "pier 18", "anna", "ben"),
        *("cafe rome", "rain all day, strasse"),
    ]
