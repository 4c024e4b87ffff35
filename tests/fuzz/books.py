"""Books of finished games: right, damaged, older, newer and foreign ones, to import or to write to.

A book file is taken whole or not at all, and the terminal and the pad agree on it. A database that
cannot be used stays as it is, to the byte.
"""

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from attrs import evolve
from jsonschema import Draft202012Validator

from boardscore.book import Book, BookEntry, write_book, write_csv
from boardscore.core.messages import LANGUAGES
from boardscore.pad import answer
from boardscore.schemas import schema
from tests.book.games import auctionland_game, entry, pier18_game
from tests.fuzz.answers import Answer, any_of, command
from tests.fuzz.making import damaged, mangled, odd
from tests.fuzz.requests import FINISHED, PACKS, kept_entry, oddest

_SCHEMA = Draft202012Validator(schema("book"))
_HERE = entry(pier18_game(), "here", note="This game stays.")
_NEW = write_book([entry(auctionland_game(), "new")]).encode()
_TIMES = ("", "2026-11-28T21:30:00+01:00", "1999-01-01T00:00Z", "2026-02-30T10:00Z", "today")
_NOTES = ("", "At home", "Zu Hause 🏠", "=1+1", '"', "\n", "a" * 4001, "\ud800")

Document = tuple[str, bytes]
"""`file` or `database`, and its content."""


def _any_entry(random: Random) -> dict[str, Any]:
    """An entry that is right, or nearly: of both games, of any time, with any note."""
    found = {
        **kept_entry(random.randrange(40)),
        "id": random.choice(("here", "a", "b", "c", "d", "e")),
    }
    for key, values in {"when": _TIMES, "where": _NOTES, "note": _NOTES}.items():
        if random.random() < 0.1:
            found[key] = random.choice(values)
    return {**found, "app": odd(random)} if random.random() < 0.1 else found


def _book(random: Random) -> dict[str, Any]:
    entries = [_any_entry(random) for _ in range(random.choice((0, 1, 1, 2, 5)))]
    return {"format": 1, "entries": [*{one["id"]: one for one in entries}.values()]}


def _right(random: Random) -> bytes:
    """A book of the library, or one that another program wrote on a single line."""
    if random.random() < 0.5:
        return json.dumps(_book(random)).encode()
    return write_book(map(BookEntry, _sound(random))).encode()


def _sound(random: Random) -> list[dict[str, Any]]:
    return [kept_entry(random.randrange(40)) for _ in range(random.randrange(5))]


def _changed(random: Random) -> bytes:
    """A book with other content than it should have."""
    book: Any = _book(random)
    for _ in range(random.choice((1, 1, 3))):
        book = damaged(random, book, random.choice((odd, oddest)))
    return json.dumps(book).encode()


def _cut_off(random: Random) -> bytes:
    data = _right(random)
    return data[: random.randrange(len(data))]


def _other_format(random: Random) -> bytes:
    """An older or a newer format, or none."""
    number = random.choice((0, -1, 2, 99, 1.5, "1", None, True, [], 10**30))
    book = {**_book(random), "format": number}
    if random.random() < 0.2:
        del book["format"]
    return json.dumps(book).encode()


def _foreign(random: Random) -> bytes:
    """A file of something else: a position, a record, a pack, a table, a database."""
    texts = (
        *("", "null", "[]", "{}", '"book"', "[" * 5000, '{"entries": []}'),
        '{"plays": [{"id": 1}]}',
        json.dumps(pier18_game()),
        random.choice(FINISHED),
        json.dumps(random.choice(PACKS)),
        write_csv([_HERE]),
    )
    return random.choice([*(text.encode() for text in texts), _database(), random.randbytes(200)])


def _encoded(random: Random) -> bytes:
    """A right book in some encoding, perhaps a wrong one."""
    return _right(random).decode().encode(random.choice(("utf-8-sig", "utf-16", "utf-32-le")))


_FILES: Sequence[Callable[[Random], bytes]] = (
    _right,
    _right,
    lambda random: mangled(random, _right(random)),
    _cut_off,
    _changed,
    _changed,
    _other_format,
    _foreign,
    _encoded,
)


@cache
def _database() -> bytes:
    with TemporaryDirectory() as folder:
        book = Book(Path(folder, "book.sqlite"))
        book.keep(_HERE)
        return book.path.read_bytes()


def _altered(random: Random) -> bytes:
    """The database of a newer version, of another program, or with a spoilt entry."""
    statements = (
        "pragma user_version = 2",
        "pragma application_id = 7",
        "update games set entry = substr(entry, 1, 99)",
        "update games set entry = '[]'",
        "drop table games",
        "alter table games rename to plays",
    )
    with TemporaryDirectory() as folder:
        path = Path(folder, "book.sqlite")
        path.write_bytes(_database())
        with closing(sqlite3.connect(path)) as database, database:
            database.execute(random.choice(statements))
        return path.read_bytes()


_DATABASES: Sequence[Callable[[Random], bytes]] = (
    _altered,
    lambda random: mangled(random, _database()),
    lambda random: _database()[: random.randrange(1, len(_database()))],
    _foreign,
)


def made(random: Random) -> Document:
    """One in four is a database, the others are files to import."""
    if random.random() < 0.25:
        return "database", random.choice(_DATABASES)(random)
    return "file", random.choice(_FILES)(random)


def answered(document: Document, folder: Path) -> Answer:
    """What the terminal and the pad say, in both languages, after checking what they did."""
    kind, data = document
    return _imported(data, folder) if kind == "file" else _written_to(data, folder)


def _imported(data: bytes, folder: Path) -> Answer:
    file, book = folder / "games.json", folder / "book.sqlite"
    file.write_bytes(data)
    answers = []
    for lang in LANGUAGES:
        book.write_bytes(_database())
        options = ("--book", str(book), "--lang", lang)
        found = command(["book", "import", str(file), *options], folder)
        games = {kept.entry.id: kept.entry.data for kept in Book(book).games()}
        assert games == {**(_listed(data) if found.accepted else {}), "here": _HERE.data}
        assert found.accepted or book.read_bytes() == _database()
        answers += [found, _in_pad(data, lang)]
    assert len({found.accepted for found in answers}) == 1, answers
    return any_of(answers)


def _listed(data: bytes) -> dict[str, Any]:
    """The games of an accepted book file, by their ids."""
    book = json.loads(data.decode("utf-8-sig"))
    assert _SCHEMA.is_valid(book)
    return {one["id"]: one for one in book["entries"]}


def _in_pad(data: bytes, lang: str) -> Answer:
    """The answer of the pad to a file as a browser reads it."""
    request: dict[str, Any] = {"ask": "import", "lang": lang, "file": "games.json"}
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        request["garbled"], text = True, ""
    found = json.loads(answer(f"{json.dumps(request)}\x1e{text}"))
    mistakes = found.get("mistakes", [])
    assert bool(mistakes) != ("games" in found)
    if not mistakes:
        assert {one["id"]: json.loads(one["entry"]) for one in found["games"]} == _listed(data)
    said = (found.get("listed", ""), *(str(one["text"]) for one in mistakes))
    return Answer(not mistakes, tuple(one["code"] for one in mistakes), said)


def _has_new(book: Path) -> bool:
    with closing(sqlite3.connect(book)) as database:
        found = database.execute("select removed from games where id = 'new'").fetchall()
    return found == [(None,)]


def _written_to(data: bytes, folder: Path) -> Answer:
    """A game is imported into a database; what cannot be used is unchanged."""
    file, book = folder / "new.json", folder / "odd.sqlite"
    file.write_bytes(_NEW)
    answers = []
    for lang in LANGUAGES:
        book.write_bytes(data)
        for words in (["stats"], [], ["show", "1"], ["import", str(file)]):
            found = command(["book", *words, "--book", str(book), "--lang", lang], folder)
            assert found.accepted or book.read_bytes() == data
            answers.append(found)
        if found.accepted:
            assert _has_new(book)
    return evolve(any_of(answers), accepted=found.accepted)
