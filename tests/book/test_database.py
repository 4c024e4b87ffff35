"""A book in a file: whole transactions, two programs, files that are no books."""

import errno
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from boardscore.book import Book, BookEntry, Kept, database
from boardscore.core.errors import DocumentError, Problem
from boardscore.core.messages import Message
from tests.book.games import auctionland_game, entry, pier18_game
from tests.fuzz.answers import command

ONE, OTHER = entry(pier18_game(), "a"), entry(auctionland_game(), "b", hours=24)


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return Book(tmp_path / "folder" / "book.sqlite")


def problem_of(action: Callable[[], object]) -> Problem:
    """The first problem of an action that the book refuses."""
    with pytest.raises(DocumentError) as error:
        action()
    return error.value.problems[0]


def test_an_absent_book_is_empty_and_stays_absent(book: Book) -> None:
    assert (book.games(), book.find(1), book.restore()) == ([], None, None)
    assert not book.path.exists()


def test_games_are_kept_with_numbers_the_newest_first(book: Book) -> None:
    book.keep(OTHER)
    book.keep(ONE)
    assert [(kept.number, kept.entry) for kept in book.games()] == [(1, OTHER), (2, ONE)]
    assert book.find(2) == (2, ONE)


def test_a_list_needs_no_positions(book: Book) -> None:
    """Ben has 4 points for his Lovers; Anna 1 for her Poets and 4 for her Plan."""
    book.keep(ONE, entry(pier18_game(), "c", where="Rome"))
    line = (1, "2026-11-28 21:00", "pier18", "1. Anna 5, 2. Ben 4")
    assert book.lines() == [(2, *line[1:3], f"{line[3]} (Rome)"), line]
    book.remove(2)
    assert book.lines() == [line]


def test_games_without_a_date_come_last(book: Book) -> None:
    undated = BookEntry({**ONE.data, "id": "c", "when": ""})
    book.keep(undated, ONE)
    assert [kept.entry for kept in book.games()] == [ONE, undated]


def test_the_same_id_is_added_once(book: Book) -> None:
    assert len(book.keep(ONE, OTHER, ONE)) == 2
    assert book.keep(ONE, OTHER) == []
    assert len(book.games()) == 2


def test_the_same_game_is_kept_once(book: Book) -> None:
    assert book.keep_once(ONE) == ((1, ONE), True)
    again = entry(pier18_game(), "c", hours=2)
    assert book.keep_once(again) == ((1, ONE), False)
    assert book.keep_once(entry(pier18_game(), "d", hours=24))[1]
    assert len(book.games()) == 2


def test_a_removed_game_comes_back_with_its_number(book: Book) -> None:
    book.keep(ONE, OTHER)
    assert book.remove(1) == (1, ONE)
    assert book.remove(2) == (2, OTHER)
    assert (book.games(), book.remove(1)) == ([], None)
    assert book.restore() == (2, OTHER)
    assert book.restore() == (1, ONE)
    assert book.restore() is None
    assert len(book.games()) == 2


def test_a_removed_game_may_be_kept_again(book: Book) -> None:
    book.keep(ONE)
    book.remove(1)
    kept, is_new = book.keep_once(entry(pier18_game(), "c"))
    assert (kept.number, is_new) == (2, True)


def test_an_import_brings_a_removed_game_back(book: Book) -> None:
    book.keep(ONE, OTHER)
    book.remove(1)
    assert [kept.entry for kept in book.keep(ONE, OTHER)] == [ONE]
    assert [kept.entry for kept in book.games()] == [OTHER, ONE]
    assert book.restore() is None


def test_a_book_in_memory_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Book(":memory:").keep(ONE)
    assert [kept.entry for kept in Book(":memory:").games()] == [ONE]


def execute(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def newer(path: Path) -> None:
    Book(path).keep(ONE)
    execute(path, "pragma user_version = 2")


def cut_off(path: Path) -> None:
    Book(path).keep(*(entry(pier18_game(), f"{number}") for number in range(40)))
    path.write_bytes(path.read_bytes()[:5000])


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda path: execute(path, "pragma application_id = 77"), "book_foreign"),
        (lambda path: execute(path, "create table birds (name text)"), "book_foreign"),
        (newer, "book_newer"),
        (lambda path: path.write_bytes(b"Anna 7, Ben 5\n" * 100), "book_damaged"),
        (cut_off, "book_damaged"),
    ],
    ids=["of another program", "foreign", "newer", "no database", "cut off"],
)
def test_a_file_that_is_no_book_stays_as_it_is(
    book: Book, make: Callable[[Path], object], code: str
) -> None:
    book.path.parent.mkdir()
    make(book.path)
    before = book.path.read_bytes()
    for action in (book.games, book.restore, lambda: book.keep(OTHER)):
        assert problem_of(action).file == str(book.path)
        assert problem_of(action).code == code
    assert book.path.read_bytes() == before


def test_damage_inside_a_game_is_named(book: Book) -> None:
    """SQLite does not notice it."""
    book.keep(ONE)
    execute(book.path, "update games set entry = substr(entry, 2), summary = ''")
    for action in (book.games, lambda: book.find(1), lambda: book.keep(OTHER), book.statistics):
        assert problem_of(action).code == "book_damaged"


def test_a_folder_is_no_book(tmp_path: Path) -> None:
    assert problem_of(lambda: Book(tmp_path).keep(ONE)).code == "book_place"


def test_another_writer_is_waited_for_and_then_named(
    book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.keep(ONE)
    monkeypatch.setattr(database, "PATIENCE", 0.01)
    other = sqlite3.connect(book.path, isolation_level=None)
    other.execute("begin immediate")
    assert problem_of(lambda: book.keep(OTHER)).code == "book_in_use"
    other.execute("rollback")
    other.close()
    assert [kept.entry for kept in book.games()] == [ONE]


def test_a_read_only_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite says only that it cannot open the file; the system knows more."""

    def refused(**_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    def cannot_open(*_: object, **__: object) -> None:
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
        raise error

    monkeypatch.setattr(database, "TemporaryFile", refused)
    monkeypatch.setattr(sqlite3, "connect", cannot_open)
    problem = problem_of(lambda: Book(tmp_path / "book.sqlite").keep(ONE))
    assert problem.message.args["why"] == Message("why.read_only")


def test_what_fails_halfway_leaves_nothing(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the games nor, at the first one, the tables."""
    whole, added = Book._add, []

    def failing(self: Book, connection: sqlite3.Connection, one: BookEntry) -> Kept:
        if added:
            raise KeyboardInterrupt
        added.append(one)
        return whole(self, connection, one)

    monkeypatch.setattr(Book, "_add", failing)
    with pytest.raises(KeyboardInterrupt):
        book.keep(ONE, OTHER)
    monkeypatch.undo()
    assert book.games() == []
    assert [kept.number for kept in book.keep(ONE, OTHER)] == [1, 2]


def test_a_full_disk_is_named(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite refuses to let the file grow, as on a full disk."""
    book.keep(ONE)
    checked = Book._check

    def limited(self: Book, connection: sqlite3.Connection) -> None:
        checked(self, connection)
        connection.execute("pragma max_page_count = 1")

    monkeypatch.setattr(Book, "_check", limited)
    long = entry(pier18_game(), "c", note="a" * 4000)
    many = [BookEntry({**long.data, "id": f"{one}"}) for one in range(20)]
    assert problem_of(lambda: book.keep(*many)).code == "book_full"
    monkeypatch.undo()
    assert [kept.entry for kept in book.games()] == [ONE]


@pytest.mark.parametrize("damage", ["replace(entry, 'result', 'resalt')", "'[]'", "'{}'", "'{'"])
@pytest.mark.parametrize(
    ("lang", "told"), [("en", "this book is damaged"), ("de", "Dieses Buch ist beschädigt")]
)
def test_a_spoilt_entry_is_told_and_stays(book: Book, damage: str, lang: str, told: str) -> None:
    """SQLite does not notice it."""
    book.keep(ONE)
    execute(book.path, f"update games set entry = {damage}")
    before, folder = book.path.read_bytes(), book.path.parent
    for words in (["show", "1"], ["export", str(folder / "games.csv")]):
        found = command(["book", *words, "--book", str(book.path), "--lang", lang], folder)
        assert (found.accepted, told in "".join(found.said)) == (False, True), found.said
    assert book.path.read_bytes() == before
