"""A book in an SQLite file: it survives a kill at any moment, and two programs may write to it."""

import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, NamedTuple

from boardscore.book.book_sentences import standing
from boardscore.book.entries import BookEntry, write_summary, write_words
from boardscore.book.statistics import Statistics, statistics
from boardscore.core.errors import DocumentError, Problem
from boardscore.core.messages import Message
from boardscore.documents.atomic_writer import why

APPLICATION = 0x626F6F6B
"""The number by which SQLite knows a book from other databases."""

VERSION = 1
"""The version of the tables."""

PATIENCE = 10.0
"""The seconds to wait for another program that writes."""

_HERE = "removed is null"
"""The condition for the games that are not removed."""

_TABLES = """
create table games (
    number integer primary key autoincrement,
    id text not null unique,
    at real not null,
    time text not null,
    game text not null,
    standing text not null,
    words text not null,
    summary text not null,
    entry text not null,
    removed integer
)
"""


class Kept(NamedTuple):
    """An entry with its number in the database, which it keeps."""

    number: int
    """The number, from 1, in the order of keeping."""
    entry: BookEntry
    """The game."""


class ListedGame(NamedTuple):
    """A game as the database lists it, without its entry."""

    number: int
    """The number."""
    time: str
    """The local date and time, such as `2026-11-28 21:30`; empty if unknown."""
    game: str
    """The game, such as `pier18`."""
    standing: str
    """The players by total and place, and where they played."""


class Book:
    """A book in a file, which the first kept game creates.

    Every method raises `DocumentError` for a file that is no book, is damaged, newer, in use for
    long, or cannot be written; such a file stays as it is.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        """The file."""

    def keep(self, *entries: BookEntry) -> list[Kept]:
        """Adds all entries or none; returns those that were new, by their ids.

        A game that was removed is new.
        """
        with self._writing() as database:
            known = {kept.entry.id for kept in _kept(database)}
            new = {entry.id: entry for entry in entries if entry.id not in known}
            database.executemany("delete from games where id = ?", [(id_,) for id_ in new])
            return [self._add(database, entry) for entry in new.values()]

    def keep_once(self, entry: BookEntry) -> tuple[Kept, bool]:
        """Adds an entry unless a game like it is there; returns that one, and whether it is new.

        The same position, place and local day make the same game.
        """
        with self._writing() as database:
            for kept in _kept(database):
                if kept.entry.is_like(entry):
                    return kept, False
            return self._add(database, entry), True

    def _add(self, database: sqlite3.Connection, entry: BookEntry) -> Kept:
        row = {
            "id": entry.id,
            "at": entry.at,
            "time": entry.local_time,
            "game": entry.game,
            "standing": standing(entry),
            "words": write_words(entry),
            "summary": write_summary(entry),
            "entry": json.dumps(entry.data, ensure_ascii=False),
        }
        values = ", ".join(f":{name}" for name in row)
        added = database.execute(f"insert into games ({', '.join(row)}) values ({values})", row)
        assert added.lastrowid is not None
        return Kept(added.lastrowid, entry)

    def games(self) -> list[Kept]:
        """All games, the newest first; those without a date come last."""
        with self._reading() as database:
            return _kept(database)

    def lines(self, keys: Sequence[str] = ()) -> list[ListedGame]:
        """The games whose words have all of these `search_keys`, the newest first."""
        found = "".join(" and instr(words, ?)" for _ in keys)
        with self._reading() as database:
            return [
                *map(
                    ListedGame._make,
                    _rows(database, ", ".join(ListedGame._fields), _HERE + found, keys),
                )
            ]

    def statistics(self) -> Statistics:
        """The statistics of all games."""
        with self._reading() as database:
            return _statistics(database)

    def find(self, number: int) -> Kept | None:
        """The game with a number."""
        with self._reading() as database:
            found = _kept(database, f"{_HERE} and number = {number:d}")
        return found[0] if found else None

    def remove(self, number: int) -> Kept | None:
        """Removes a game and returns it; None if no game has this number."""
        if not self.path.exists():
            return None
        with self._writing() as database:
            this = f"removed is null and number = {number:d}"
            found = _kept(database, this)
            last = "select coalesce(max(removed), 0) from games"
            database.execute(f"update games set removed = ({last}) + 1 where {this}")
        return found[0] if found else None

    def restore(self) -> Kept | None:
        """Brings back the game that was removed last and returns it; None if none was removed."""
        if not self.path.exists():
            return None
        with self._writing() as database:
            last = "removed = (select max(removed) from games)"
            found = _kept(database, last)
            database.execute(f"update games set removed = null where {last}")
        return found[0] if found else None

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it happens, or nothing."""
        with self._open() as database:
            database.execute("begin immediate")
            if _version(database) == (0, 0):
                database.execute(_TABLES)
                database.execute(f"pragma application_id = {APPLICATION}")
                database.execute(f"pragma user_version = {VERSION}")
            yield database
            database.execute("commit")

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """The database; an empty one while there is no file."""
        if self.path.exists():
            with self._open() as database:
                yield database
        else:
            with closing(sqlite3.connect(":memory:")) as nothing:
                yield nothing

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            place = self.path.absolute()  # a name such as :memory: is a file, too
            connection = sqlite3.connect(place, timeout=PATIENCE, isolation_level=None)
            with closing(connection):
                self._check(connection)
                yield connection
        except sqlite3.Error as error:
            raise self._error(_reason(error, self.path)) from None
        except OSError as error:
            raise self._error(Message("error.book_place", why=why(error))) from None

    def _check(self, database: sqlite3.Connection) -> None:
        """Raises an error for a database that is no book of this version."""
        application, version = _version(database)
        tables = database.execute("select count(*) from sqlite_master").fetchone()
        is_new = (application, version, *tables) == (0, 0, 0)
        if application != APPLICATION and not is_new:
            raise self._error(Message("error.book_foreign"))
        if version > VERSION:
            raise self._error(Message("error.book_newer"))

    def _error(self, message: Message) -> DocumentError:
        return DocumentError(Problem(message, file=str(self.path)))


def _version(database: sqlite3.Connection) -> tuple[int, int]:
    (application,) = database.execute("pragma application_id").fetchone()
    (version,) = database.execute("pragma user_version").fetchone()
    return application, version


def _kept(database: sqlite3.Connection, where: str = _HERE) -> list[Kept]:
    rows = _rows(database, "number, entry", where)
    try:
        entries = json.loads(f"[{','.join(entry for _, entry in rows)}]")
    except ValueError:
        raise sqlite3.DatabaseError from None
    return [Kept(number, BookEntry(entry)) for (number, _), entry in zip(rows, entries)]


def _statistics(database: sqlite3.Connection) -> Statistics:
    try:
        return statistics(summary for (summary,) in _rows(database, "summary"))
    except DocumentError:
        raise sqlite3.DatabaseError from None


def _rows(
    database: sqlite3.Connection, columns: str, where: str = _HERE, values: Sequence[str] = ()
) -> list[tuple[Any, ...]]:
    """Some columns of games in the database, the newest first."""
    if _version(database) == (0, 0):
        return []
    query = f"select {columns} from games where {where} order by at desc, number desc"
    return database.execute(query, values).fetchall()


def _reason(error: sqlite3.Error, path: Path) -> Message:
    """The reason for an error of SQLite, in words where it is a common one."""
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return Message("error.book_in_use")
        case sqlite3.SQLITE_FULL:
            return Message("error.book_full")
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return Message("error.book_place", why=_refusal(path) or Message("why.no_permission"))
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_IOERR:
            return Message("error.book_place", why=_refusal(path) or Message("why.other"))
    return Message("error.book_damaged")


def _refusal(path: Path) -> Message | None:
    """The system's reason for not opening a database to write, which SQLite keeps to itself."""
    try:
        if path.exists():
            path.open("r+b").close()
        else:
            TemporaryFile(dir=path.absolute().parent).close()
    except OSError as error:
        return why(error)
    return None
