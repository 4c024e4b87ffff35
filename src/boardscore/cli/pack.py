"""`boardscore pack`: begins, checks, draws and compares packs."""

import os
from collections.abc import Iterator, Sequence
from itertools import takewhile
from operator import eq
from pathlib import Path
from typing import Any

import click
from attrs import evolve

from boardscore.cli import picture_files, terminal
from boardscore.cli.app import Callback, Command, Commands, argument, flag, option
from boardscore.cli.terminal_messages import page, tell, tell_mistakes
from boardscore.cli.usage_errors import known_game, no_such, wrong
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError, PackError, Problem
from boardscore.core.game_setup import provenance
from boardscore.core.messages import Message, say
from boardscore.core.registry import NotAvailableError
from boardscore.core.terminal_text import command_line, left, printable, width
from boardscore.documents.atomic_writer import NotSavedError, saving
from boardscore.documents.csv_packs import COMMENT, write_csv
from boardscore.documents.pack_readers import describe_gaps, game_named, read_draft, read_pack_file
from boardscore.documents.pack_sheets import Sheet, csv_rows, sheet_of
from boardscore.documents.toml_writer import write_toml
from boardscore.games import game_of
from boardscore.pack_checksums import (
    PackDifference,
    PackEntry,
    checksums_by_id,
    compare_packs,
    pack_checksum,
    pack_entries,
)
from boardscore.packs import (
    DEMO,
    AnyPack,
    demo_pack,
    load_pack,
    pack_kind,
    write_csv_pack,
    write_pack,
)
from boardscore.pad.pack_editor import editor_of
from boardscore.show import game_parts


def check(pack: AnyPack, lang: str, file: str | None = None) -> bool:
    """Reports the content of a pack or why it cannot be played; returns whether it can."""
    found = obstacles(pack)
    for reason in found:
        unplayable = Message("pack.unplayable", why=reason.message)
        terminal.write(evolve(reason, message=unplayable, file=file).describe(lang), to_errors=True)
    if not found:
        terminal.write(summary(pack, lang))
    return not found


def tell_gaps(file: str, lang: str) -> bool:
    """Reports the gaps in a file that is still being filled in, if it has any, and its mistakes."""
    try:
        document = read_pack_file(file)
        draft = read_draft(document.data, pack_kind(game_named(document.data)))
    except BoardscoreError:
        return False  # another function explains it
    if draft.gaps:
        tell(Message("pack.incomplete", file=file), lang, to_errors=True)
        game = game_named(document.data)
        lacking = editor_of(game).lacking(draft) if registry.has(game, "pack_editor") else ()
        for gap in (*describe_gaps(draft), *lacking):
            tell(gap, lang, to_errors=True)
    if draft.gaps and draft.problems:
        tell_mistakes(file, document.blamed(PackError(*draft.problems)), lang, "say.pack_mistakes")
    return bool(draft.gaps)


def obstacles(pack: AnyPack) -> Sequence[Problem]:
    """The reasons why a valid pack cannot be played, for `pack check` (`pier18.deck`)."""
    return pack_kind(game_of(pack)).obstacles(pack)


def content(pack: AnyPack) -> Message:
    """The size of a pack as its game describes it, or else the number of its entries."""
    game = game_of(pack)
    if registry.has(game, "pictures"):
        return game_parts.pictures(game).content(pack)
    lists = (part for part in write_pack(pack).values() if isinstance(part, list))
    return Message("pack.entries", count=sum(map(len, lists)))


def summary(pack: AnyPack, lang: str) -> str:
    """The text about a pack: its name, its source, its size, and its score tables."""
    game = game_of(pack)
    named = Message(f"game.{game}")
    parts = {"name": pack.name, "provenance": provenance(pack)}
    head = Message("pack.head", game=named, content=content(pack), **parts)
    sheet = page(lang)
    tables = game_parts.pictures(game).tables(pack) if registry.has(game, "pictures") else ()
    return "\n".join([sheet.headline(head), *map(sheet.sentence, tables)])


def pictures(pack: AnyPack, lang: str) -> list[str]:
    """The text pictures of every card or tile of a pack, for `pack show`."""
    return game_parts.pictures(game_of(pack)).entries(pack, page(lang))


_INDENT = "    "
_GAP = "   "
_BEFORE = 10
"""How many characters of a long cell are kept before the first difference."""
_LEAST = 20
"""The fewest characters of a cell that are shown."""


def describe(
    packs: Sequence[AnyPack], files: Sequence[str], found: Sequence[PackDifference], lang: str
) -> str:
    """The text of the differences of two packs, or that there are none."""
    files = [printable(file) for file in files]
    if not found:
        ids = [{(entry.id, entry.printed) for entry in pack_entries(pack)} for pack in packs]
        return say(Message("pack.diff.equal" if ids[0] == ids[1] else "pack.diff.other_ids"), lang)
    report = _Report(game_of(packs[0]), files, lang)
    blocks = ["\n".join(report.lines(one)) for one in found]
    return "\n\n".join([*blocks, say(Message("pack.diff.count", count=len(found)), lang)])


class _Report:
    """Differences in a language, with the names of the two files."""

    def __init__(self, game: str, files: Sequence[str], lang: str) -> None:
        self.game = game
        self.files = files
        self.lang = lang

    def lines(self, one: PackDifference) -> Iterator[str]:
        """A difference, line by line."""
        if one.first is None or one.second is None:
            yield from self.only(one)
            return
        name = self.name_of(one.first)
        if one.first.id != one.second.id:
            ids = {"entry": name, "id": one.second.id, "file": self.files[1]}
            name = Message("pack.diff.ids", **ids)
        for column in one.columns:
            yield self.say("pack.diff.column", entry=name, column=self.column(column, one.first))
            yield from self.cells(one.first.cells[column], one.second, column)
        if one.first.copies != one.second.copies:
            counts = {"copies": one.first.copies, "others": one.second.copies}
            files = {"file": self.files[0], "other": self.files[1]}
            yield self.say("pack.diff.copies", entry=name, **counts, **files)
        elif not one.columns:
            yield self.say("pack.diff.no_column", entry=name)

    def only(self, one: PackDifference) -> Iterator[str]:
        """An entry of one of the packs."""
        entry, file = (one.first, self.files[0]) if one.first else (one.second, self.files[1])
        assert entry is not None
        yield self.say("pack.diff.only", file=file, entry=self.name_of(entry))
        cells = "  ".join(printable(text) for text in entry.cells.values() if text)
        room = terminal.line_length() - len(_INDENT)
        yield _INDENT + (cells if width(cells) <= room else f"{_fitting(cells, room - 3)}...")

    def cells(self, first: str, entry: PackEntry, column: str) -> Iterator[str]:
        """Two cells below each other with their files, and marks where they differ."""
        turned = self.say("pack.diff.turned", file=self.files[1])
        labels = [self.files[0], turned if entry.is_turned else self.files[1]]
        texts = [printable(first), printable(entry.cells[column])]
        room = terminal.line_length() - len(_INDENT + _GAP) - max(map(width, labels))
        texts, marks = cut_to_difference(texts, max(room, _LEAST))
        empty = say(Message("pack.diff.empty"), self.lang)
        shown = [text or empty for text in texts]
        most = max(map(width, shown))
        for text, label in zip(shown, labels):
            yield _INDENT + left(text, most) + _GAP + label
        if all(texts):
            yield _INDENT + marks

    def name_of(self, entry: PackEntry) -> Message:
        """A card, a tile or a score table by its id."""
        if entry.is_table:
            return Message("pack.diff.table", table=Message(f"category.{entry.id}"))
        return Message(f"pack.entry.{self.game}", id=entry.id)

    def column(self, column: str, entry: PackEntry) -> Message:
        """The name of a column."""
        return Message("pack.diff.points" if entry.is_table else f"pack.column.{column}")

    def say(self, key: str, **args: object) -> str:
        """A sentence in the language."""
        return say(Message(key, **args), self.lang)


def cut_to_difference(texts: Sequence[str], room: int) -> tuple[list[str], str]:
    """Two cells of packs, cut to a width around the first difference, and the marks below them.

    Texts of equal length have a mark below every difference, others one stretch of marks.

    >>> cut_to_difference(["S.Q.", "S.HA"], 40)
    (['S.Q.', 'S.HA'], '  ^^')
    """
    begin = _common(*texts)
    if max(map(width, texts)) > room:
        start = max(0, begin - _BEFORE)
        sign = "..." if start else ""
        texts = [_fitting(sign + text[start:], room) for text in texts]
        begin = _common(*texts)
    first, second = texts
    if len(first) == len(second):
        marks = ["^" if one != other else " " for one, other in zip(first, second)]
        shape = [max(width(one), width(other)) for one, other in zip(first, second)]
        return [*texts], "".join(mark * cells for mark, cells in zip(marks, shape)).rstrip()
    end = _common(*(text[begin:][::-1] for text in texts))
    longest = max(width(text[begin : len(text) - end]) for text in texts)
    return [*texts], " " * width(first[:begin]) + "^" * longest


def _common(first: str, second: str) -> int:
    """The length of the common beginning of two differing texts."""
    return sum(takewhile(bool, map(eq, first, second)))


def _fitting(text: str, room: int) -> str:
    """The beginning of a text that fits into some cells."""
    while width(text) > room:
        text = text[:-1]
    return text


_FINE = 0
_WRONG = 1
"""The exit code for mistakes in a pack, or a pack that cannot be played or saved."""
_DIFFERENT = 1
"""The exit code of `diff` for packs that differ."""
_UNUSABLE = 2
"""The exit code of `diff` for files that cannot be compared."""


@click.pass_obj
def _check(lang: str, files: Sequence[str], demo: str | None) -> int:
    """Reports the gaps and mistakes of a pack or, without any, its content."""
    pack = _pack(files, demo, lang, whole=True)
    file = files[0] if files else None
    return _FINE if pack is not None and check(pack, lang, file) else _WRONG


@click.pass_obj
def _show(lang: str, files: Sequence[str], demo: str | None, svg: str | None, csv: bool) -> int:
    """Draws every card or tile of a pack, on the screen or into files, or prints it as CSV."""
    if csv and svg is not None:
        raise wrong("not_both", options=("--csv", "--svg"))
    pack = _pack(files, demo, lang)
    if pack is None:
        return _WRONG
    if csv:
        return _print_csv(pack, lang)
    if svg is not None:
        terminal.write(summary(pack, lang))
        picture_files.write_pack(svg, pack, lang)
        return _FINE
    blocks = [summary(pack, lang), *pictures(pack, lang)]
    terminal.write("\n\n".join(blocks))
    return _FINE


def _print_csv(pack: AnyPack, lang: str) -> int:
    """Prints a pack as CSV, in UTF-8 wherever the output goes."""
    try:
        terminal.write_bytes(write_csv_pack(pack).encode())
    except NotAvailableError:
        raise
    except BoardscoreError as error:
        terminal.write(error.describe(lang), to_errors=True)
        return _WRONG
    return _FINE


@click.pass_obj
def _checksum(lang: str, files: Sequence[str], demo: str | None, cards: bool) -> int:
    """Prints the checksum of a pack, or of each card or tile."""
    pack = _pack(files, demo, lang)
    if pack is None:
        return _WRONG
    if cards:
        lines = [f"{name} {checksum}" for name, checksum in checksums_by_id(pack).items()]
        terminal.write("\n".join(lines))
    else:
        terminal.write(pack_checksum(pack))
    return _FINE


@click.pass_obj
def _diff(lang: str, first: str, second: str) -> int:
    """Lists the differences of two packs."""
    if _is_demo(first) or _is_demo(second):
        raise wrong("diff_demo")
    packs = [_load(file, lang) for file in (first, second)]
    if None in packs:
        return _UNUSABLE
    try:
        found = compare_packs(packs[0], packs[1])
    except PackError as error:  # of two games
        problems = (problem.within(second) for problem in error.problems)
        terminal.write(PackError(*problems).describe(lang), to_errors=True)
        return _UNUSABLE
    terminal.write(describe(packs, (first, second), found, lang))
    return _DIFFERENT if found else _FINE


def _pack(
    files: Sequence[str], demo: str | None, lang: str, *, whole: bool = False
) -> AnyPack | None:
    """The command's pack, or None after reporting its mistakes, and with `whole` its gaps."""
    if demo is not None and demo not in registry.names():
        raise no_such("no_such_value", demo, registry.names(), option="--demo")
    if bool(files) == (demo is not None):
        raise wrong("file_or_demo")
    if demo is not None:
        return demo_pack(demo)
    if len(files) > 1:
        raise wrong("one_file", files=tuple(files))
    (file,) = files
    if _is_demo(file):
        raise wrong("which_demo", options=tuple(f"--demo {name}" for name in registry.names()))
    return None if whole and tell_gaps(file, lang) else _load(file, lang)


def _is_demo(file: str) -> bool:
    """Whether a command's argument names a demo pack, and no file."""
    return file == DEMO and not os.path.exists(file)


def _load(file: str, lang: str) -> AnyPack:
    """The pack in a command's file, or None after reporting its mistakes."""
    try:
        return load_pack(file)
    except NotAvailableError:
        raise
    except BoardscoreError as error:
        tell_mistakes(file, error, lang, "say.pack_mistakes")
        return None


@click.pass_obj
def _new(lang: str, game: str, file: str) -> int:
    """Writes a template of a pack; never over another file."""
    game, path = known_game(game), Path(file)
    text = _write_template(game, path, lang)
    if not os.path.isdir(path.parent):
        raise wrong("no_folder", folder=str(path.parent))
    try:
        with saving(path), open(path, "xb") as opened:
            opened.write(text.encode())
    except NotSavedError as error:
        if os.path.lexists(path):
            raise wrong("file_exists", file=file) from None
        tell(Message("dialog.cannot_save", file=file, why=error.why), lang, to_errors=True)
        return _WRONG
    tell(Message("pack.new", file=file, quoted=command_line(file)), lang)
    return _FINE


def _write_template(game: str, path: Path, lang: str) -> str:
    """The text of a new pack's template, in the format of its file name."""
    if path.suffix.lower() not in {".toml", ".csv"}:
        raise wrong("pack_ending", file=str(path))
    editor, sheet = editor_of(game), sheet_of(game)
    head = {"game": game, "name": path.stem}
    head["provenance"] = say(Message("editor.default_provenance"), lang)
    lines = editor.guide(lang).splitlines()
    comment = "".join(f"{COMMENT} {line}".rstrip() + "\n" for line in lines)
    entries = [{**_blank(sheet), **entry} for entry in editor.fresh()[sheet.listed]]
    tables: dict[str, list[int]] = {name: [] for name in sheet.tables}
    if path.suffix.lower() == ".csv":
        return comment + write_csv(csv_rows(sheet, {"tables": tables, sheet.listed: entries}))
    data = {**head, **({"tables": tables} if tables else {}), sheet.listed: entries}
    return f"{comment}\n{write_toml(data)}"


def _blank(sheet: Sheet) -> dict[str, Any]:
    """A template's entry to fill in: the values in every entry, and the first other one."""
    found: dict[str, Any] = {}
    for column, path in sheet.columns.items():
        if column == sheet.copies:
            found[column] = 1
        elif column not in sheet.optional[1:]:
            found[str(path[0])] = "" if len(path) == 1 else [*found.get(str(path[0]), ()), ""]
    return found


def _command(name: str, callback: Callback, *more: click.Parameter) -> Command:
    return Command(
        name, callback, argument("files", nargs=-1), option("demo", metavar="GAME"), *more
    )


command = Commands(
    "pack",
    commands={
        "check": _command("check", _check),
        "show": _command(
            "show",
            _show,
            option("svg", metavar="FOLDER", help="help.svg_of_pack"),
            flag("csv", help="help.csv_of_pack"),
        ),
        "checksum": _command("checksum", _checksum, flag("cards", help="help.cards_of_pack")),
        "diff": Command("diff", _diff, argument("first"), argument("second")),
        "new": Command("pack_new", _new, argument("game"), argument("file")),
    },
)
