"""A search in a book finds a game by parts of its texts; the pad uses the same cases."""

from pathlib import Path

import pytest

from boardscore.book import Book
from boardscore.book.summaries import search_keys, write_words
from tests.book.games import entry, pier18_game

GAME = entry(pier18_game(), where="Caf\u00e9 Rome", note="Rain  all\nday, stra\u00dfe")
"""A game of Pier 18 between Anna and Ben on 28 November 2026."""

FOUND = {
    "a name": "Anna",
    "part of a name": "nna",
    "capital letters": "BEN",
    "the other Unicode form": "cafe\u0301",
    "two words in two texts": "anna rome",
    "the same text twice": "ben be",
    "the day": "2026-11-28",
    "a month": "2026-11",
    "the game": "pier18",
    "the name of the game": "pier 18",
    "a word after a line break": "day",
    "a letter that has two as a capital": "STRASSE",
    "spaces": "  rain   all ",
    "without an accent": "cafe",
    "with an accent that is not there": "\u00e4nna",
    "nothing": "",
}
MISSED = {
    "another name": "Cleo",
    "one word of two": "anna paris",
    "another day": "2026-11-29",
    "the time": "21:00",
    "a position": "...H",
    "a place and a note in one": "romerain",
    "a pattern": "A%a",
}


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
