"""`boardscore pack`: begins, checks, draws and compares packs."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from boardscore.cli import pack_report, picture_files, terminal
from boardscore.cli.app import Callback, Command, Commands, argument, flag, option
from boardscore.cli.terminal_messages import tell, tell_mistakes
from boardscore.cli.usage_errors import known_game, no_such, wrong
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError, PackError
from boardscore.core.messages import Message, say
from boardscore.core.registry import NotAvailableError
from boardscore.core.terminal_text import command_line
from boardscore.documents.atomic_writer import NotSavedError, saving
from boardscore.documents.csv_packs import COMMENT, write_csv
from boardscore.documents.pack_sheets import Sheet, csv_rows, sheet_of
from boardscore.documents.toml_writer import write_toml
from boardscore.pack_checksums import checksums_by_id, compare_packs, pack_checksum
from boardscore.packs import DEMO, AnyPack, demo_pack, load_pack, write_csv_pack
from boardscore.pad.pack_editor import editor_of

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
    return _FINE if pack is not None and pack_report.check(pack, lang, file) else _WRONG


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
        terminal.write(pack_report.summary(pack, lang))
        picture_files.write_pack(svg, pack, lang)
        return _FINE
    blocks = [pack_report.summary(pack, lang), *pack_report.pictures(pack, lang)]
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
    terminal.write(pack_report.describe(packs, (first, second), found, lang))
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
    return None if whole and pack_report.tell_gaps(file, lang) else _load(file, lang)


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
