"""`boardscore pack new`: writes a file to fill in with the cards or tiles of your copy."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from boardscore.cli.app import Command, argument
from boardscore.cli.terminal_style import tell
from boardscore.cli.usage_errors import known_game, wrong
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import command_line
from boardscore.documents.atomic_writer import NotSavedError, saving
from boardscore.documents.csv_packs import COMMENT, write_csv
from boardscore.documents.pack_rows import Sheet, csv_rows, sheet_of
from boardscore.documents.toml_writer import write_toml
from boardscore.pad.pack_editor import editor_of

_SAVED = 0
_NOT_SAVED = 1


@click.pass_obj
def _new(lang: str, game: str, file: str) -> int:
    """Writes a template of a pack; never over another file."""
    game, path = known_game(game), Path(file)
    text = write_template(game, path, lang)
    if not os.path.isdir(path.parent):
        raise wrong("no_folder", folder=str(path.parent))
    try:
        with saving(path), open(path, "xb") as opened:
            opened.write(text.encode())
    except NotSavedError as error:
        if os.path.lexists(path):
            raise wrong("file_exists", file=file) from None
        tell(Message("dialog.cannot_save", file=file, why=error.why), lang, to_errors=True)
        return _NOT_SAVED
    tell(Message("pack.new", file=file, quoted=command_line(file)), lang)
    return _SAVED


def write_template(game: str, path: Path, lang: str) -> str:
    """The text of a template, in the format of its file name."""
    writers = {".toml": _toml, ".csv": _csv}
    if path.suffix.lower() not in writers:
        raise wrong("pack_ending", file=str(path))
    editor, sheet = editor_of(game), sheet_of(game)
    head = {"game": game, "name": path.stem}
    head["provenance"] = say(Message("editor.default_provenance"), lang)
    lines = editor.guide(lang).splitlines()
    comment = "".join(f"{COMMENT} {line}".rstrip() + "\n" for line in lines)
    entries = [{**_blank(sheet), **entry} for entry in editor.fresh()[sheet.listed]]
    return comment + writers[path.suffix.lower()](head, entries, sheet)


def _blank(sheet: Sheet) -> dict[str, Any]:
    """An entry whose values are all to fill in: those in every entry, and the first other one."""
    found: dict[str, Any] = {}
    for column, path in sheet.columns.items():
        if column == sheet.copies:
            found[column] = 1
        elif column not in sheet.optional[1:]:
            found[str(path[0])] = "" if len(path) == 1 else [*found.get(str(path[0]), ()), ""]
    return found


def _toml(head: Mapping[str, Any], entries: list[dict[str, Any]], sheet: Sheet) -> str:
    empty: dict[str, list[int]] = {name: [] for name in sheet.tables}
    tables = {"tables": empty} if empty else {}
    return "\n" + write_toml({**head, **tables, sheet.listed: entries})


def _csv(_: Mapping[str, Any], entries: list[dict[str, Any]], sheet: Sheet) -> str:
    tables: dict[str, tuple[()]] = dict.fromkeys(sheet.tables, ())
    return write_csv(csv_rows(sheet, {"tables": tables, sheet.listed: entries}))


command = Command("pack_new", _new, argument("game"), argument("file"))
