"""`boardscore book`: lists, searches and counts the games that were kept."""

import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any
from uuid import uuid4

import click

from boardscore.book import bg_stats, spreadsheet
from boardscore.book.database import Book, Kept
from boardscore.book.entries import (
    BookEntry,
    entry_of,
    read_book,
    read_entry,
    search_keys,
    write_book,
)
from boardscore.cli import book_report, terminal
from boardscore.cli.app import Command, Commands, argument, flag, option
from boardscore.cli.ask.answer_parsers import whole
from boardscore.cli.options import read_option
from boardscore.cli.terminal_messages import page, tell, tell_mistakes
from boardscore.cli.usage_errors import known_game, no_such, wrong
from boardscore.core.errors import BoardscoreError, DocumentError, Problem
from boardscore.core.messages import Message, say
from boardscore.core.optional_dependencies import MissingExtraError
from boardscore.core.registry import NotAvailableError
from boardscore.core.rulings import unknown
from boardscore.documents.atomic_writer import NotSavedError, put
from boardscore.documents.document_files import no_access
from boardscore.positions import AnyPosition

_FINE, _NOTHING = 0, 1
"""The exit codes: done, or no such game or an unusable file."""

_LIST = "list"

WRITERS: Mapping[str, Callable[[Sequence[BookEntry]], bytes]] = {
    ".json": lambda entries: write_book(entries).encode(),
    ".csv": lambda entries: spreadsheet.write_csv(entries).encode("utf-8-sig"),
    ".parquet": spreadsheet.write_parquet,
}
"""The formats of exported files by their suffix."""


def default_place(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The file of the book in the user's data folder.

    >>> default_place({"XDG_DATA_HOME": "/data"}, "linux").as_posix()
    '/data/boardscore/games.sqlite'
    """
    if platform in {"win32", "darwin"}:
        return Path(click.get_app_dir("boardscore"), "games.sqlite")
    home = environ.get("XDG_DATA_HOME") or ""
    try:
        folder = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    except RuntimeError:
        raise wrong("book_home") from None
    return folder / "boardscore" / "games.sqlite"


def open_book(book: str | None) -> Book:
    """The book in the file that an option names, or the default one."""
    return Book(default_place(os.environ) if book is None else book)


def keep(
    positions: Iterable[AnyPosition], lang: str, options: Mapping[str, Any] = MappingProxyType({})
) -> int:
    """Keeps scored games in the book, with the options of `score --keep`; returns the exit code."""
    book, now = open_book(options.get("book")), datetime.now().astimezone()
    where, note = (options.get(name) or "" for name in ("where", "note"))
    try:
        for position in positions:
            entry = entry_of(position, id=uuid4().hex, when=now, where=where, note=note)
            if options.get("again"):
                (kept,), is_new = book.keep(entry), True
            else:
                kept, is_new = book.keep_once(entry)
            key = "book.kept" if is_new else "book.kept_before"
            tell(Message(key, number=kept.number), lang, to_errors=True)
    except NotAvailableError:  # `main` says so, as for every command
        raise
    except BoardscoreError as error:
        terminal.write(error.describe(lang), to_errors=True)
        return _NOTHING
    return _FINE


def _guarded(action: Callable[..., int]) -> Callable[..., int]:
    """A command that says why a book or a file cannot be used."""

    @click.pass_obj
    def call(lang: str, /, book: str | None, **given: Any) -> int:
        opened = open_book(book)
        try:
            return action(lang, opened, **given)
        except DocumentError as error:
            found = error
        except (LookupError, TypeError, ValueError, AttributeError):
            if _is_sound(opened):
                raise
            found = DocumentError(Problem(Message("error.book_damaged"), file=str(opened.path)))
        terminal.write(found.describe(lang), to_errors=True)
        return _NOTHING

    return call


def _is_sound(book: Book) -> bool:
    """Whether the book's entries are right; SQLite misses letters that a damaged disk changed."""
    try:
        return all(read_entry(kept.entry.data) for kept in book.games())
    except (BoardscoreError, LookupError, TypeError, ValueError, AttributeError):
        return False


def _list(lang: str, book: Book, words: Sequence[str]) -> int:
    """Lists the games of the book, or those that contain all words."""
    found = book.lines(search_keys(words))
    if found:
        terminal.write(book_report.list_games(found, page(lang)))
        return _FINE
    if not words or not book.lines():
        return _empty(book, lang)
    typed = " ".join(words).lower()
    tell(unknown("book.none_found", typed, tuple(command.commands)), lang, to_errors=True)
    return _NOTHING


def _show(lang: str, book: Book, number: str) -> int:
    """Shows a game of the book with all reasons."""
    kept = _with_number(book, number, lang)
    if kept is None:
        return _NOTHING
    try:
        terminal.write(book_report.show_game(kept, page(lang)))
    except BoardscoreError as error:
        tell_mistakes(f"{book.path}: {number}", error, lang)
        return _NOTHING
    return _FINE


def _stats(lang: str, book: Book, svg: str | None) -> int:
    """Shows the book's statistics of persons and pairs, or draws them."""
    found = book.statistics()
    if not found.persons:
        return _empty(book, lang)
    terminal.write(book_report.write_statistics(found, page(lang)))
    if svg is not None:
        from boardscore.cli import picture_files  # loaded only for pictures

        picture_files.write_statistics(svg, found, lang)
    return _FINE


def _remove(lang: str, book: Book, number: str) -> int:
    """Removes a game from the book; it can be restored."""
    kept = _with_number(book, number, lang)
    if kept is None:
        return _NOTHING
    book.remove(kept.number)
    tell(Message("book.removed", **book_report.facts(kept)), lang)
    return _FINE


def _restore(lang: str, book: Book) -> int:
    """Brings back the game that was removed last from the book."""
    kept = book.restore()
    if kept is None:
        tell(Message("book.nothing_removed"), lang, to_errors=True)
        return _NOTHING
    tell(Message("book.restored", **book_report.facts(kept)), lang)
    return _FINE


def _import(lang: str, book: Book, file: str) -> int:
    """Adds the games of a book file, all or none."""
    try:
        entries = read_book(Path(file).read_bytes())
    except OSError as error:
        raise wrong("book_file", file=file, why=no_access(error, file, (".json",))) from None
    except BoardscoreError as error:
        tell_mistakes(file, error, lang, "book.import_mistakes")
        return _NOTHING
    before = {kept.entry.id: kept.entry for kept in book.games()}
    new = book.keep(*entries)
    tell(Message("book.imported", new=len(new), known=len(entries) - len(new)), lang)
    others = sum(before.get(entry.id, entry) != entry for entry in entries)
    if others:
        tell(Message("book.imported_others", count=others), lang)
    return _FINE


def _export(lang: str, book: Book, file: str | None, bgstats: bool, bgg: Sequence[str]) -> int:
    """Writes the games of the book to a file, or prints a link to BG Stats for each."""
    if bgstats == (file is not None):
        raise wrong("book_export")
    if bgg and not bgstats:
        raise wrong("needs_bgstats", option="--bgg")
    numbers = dict(map(_number, bgg))
    if file is not None:
        _check_exported(Path(file), book)
    entries = [kept.entry for kept in reversed(book.games())]
    if not entries:
        return _empty(book, lang)
    if file is None:
        terminal.write("\n".join(bg_stats.link(entry, numbers) for entry in entries))
        return _FINE
    try:
        put(file, WRITERS[Path(file).suffix.lower()](entries))
    except NotSavedError as error:
        raise wrong("cannot_write", file=file, why=error.why) from None
    except MissingExtraError as error:
        tell(error.message, lang, to_errors=True)
        return _NOTHING
    tell(Message("book.exported", count=len(entries), file=file), lang, to_errors=True)
    return _FINE


def _check_exported(file: Path, book: Book) -> None:
    """Raises a usage error for a file of another kind, and for the book itself."""
    suffix = file.suffix.lower()
    if suffix not in WRITERS:
        raise no_such("book_suffix", suffix or str(file), tuple(WRITERS))
    if file.exists() and book.path.exists() and file.samefile(book.path):
        raise wrong("book_itself", file=str(file))


def _number(text: str) -> tuple[str, int]:
    """A typed game with its number at BoardGameGeek, written as `pier18=123`."""
    game, _, number = text.partition("=")
    if not re.fullmatch("[1-9][0-9]{0,8}", number):
        raise wrong("book_bgg", value=text)
    return known_game(game), int(number)


def _empty(book: Book, lang: str) -> int:
    tell(Message("book.empty", file=str(book.path)), lang, to_errors=True)
    return _FINE


def _with_number(book: Book, number: str, lang: str) -> Kept | None:
    """The game of the book with a number; an unknown number is reported."""
    kept = book.find(read_option(say(Message("argument.number"), lang), whole(1), number))
    if kept is None:
        tell(Message("book.no_such_number", number=number), lang, to_errors=True)
    return kept


class _BookCommands(Commands):
    """The commands of the book; without one, or with other words, it lists games."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parses the arguments."""
        before = list[str]()
        while args and args[0].partition("=")[0] in {"--lang", "--book"}:
            count = 1 if "=" in args[0] else 2
            before, args = [*before, *args[:count]], args[count:]
        named = _LIST
        if args and args[0] in {*self.commands, "-h", "--help"}:
            named, *args = args
        return super().parse_args(ctx, [named, *before, *args])


def _command(name: str, action: Callable[..., int], *params: click.Parameter) -> Command:
    book = option("book", metavar="FILE", help="help.book_file")
    return Command(f"book.{name}", _guarded(action), *params, book)


_NUMBER = argument("number")

command = _BookCommands(
    "book",
    commands={
        _LIST: _command(_LIST, _list, argument("words", nargs=-1)),
        "show": _command("show", _show, _NUMBER),
        "stats": _command(
            "stats", _stats, option("svg", metavar="FOLDER", help="help.svg_of_book")
        ),
        "remove": _command("remove", _remove, _NUMBER),
        "restore": _command("restore", _restore),
        "import": _command("import", _import, argument("file")),
        "export": _command(
            "export",
            _export,
            argument("file", required=False),
            flag("bgstats"),
            option("bgg", metavar="GAME=ID", multiple=True),
        ),
    },
)
