"""Entries that a damaged disk changed: SQLite does not notice it, and nothing is overwritten."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from boardscore.book import Book
from tests.book.games import entry, pier18_game
from tests.fuzz.answers import command


@pytest.mark.parametrize("damage", ["replace(entry, 'result', 'resalt')", "'[]'", "'{}'", "'{'"])
@pytest.mark.parametrize(
    ("lang", "told"), [("en", "this book is damaged"), ("de", "Dieses Buch ist beschädigt")]
)
def test_a_spoilt_entry_is_told_and_stays(
    tmp_path: Path, damage: str, lang: str, told: str
) -> None:
    book = Book(tmp_path / "book.sqlite")
    book.keep(entry(pier18_game()))
    with closing(sqlite3.connect(book.path)) as database, database:
        database.execute(f"update games set entry = {damage}")
    before = book.path.read_bytes()
    for words in (["show", "1"], ["export", str(tmp_path / "games.csv")]):
        found = command(["book", *words, "--book", str(book.path), "--lang", lang], tmp_path)
        assert (found.accepted, told in "".join(found.said)) == (False, True), found.said
    assert book.path.read_bytes() == before
