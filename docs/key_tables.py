"""Tables generated from the package: keys, moves, error codes, notes, limits, options, parts.

All but those of codes and notes are in the pages, also in a clone: `python docs/key_tables.py`
writes them.
"""

import ast
import inspect
import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click

from boardscore import LANGUAGES, links, records
from boardscore.auctionland.game_table import LARGEST_MARKET
from boardscore.auctionland.model import MOST_COPIES
from boardscore.auctionland.notation import MOST_ON_A_TILE
from boardscore.cli.app import app
from boardscore.core import registry, value_checks
from boardscore.core.messages import Message, say
from boardscore.documents import document_files, pack_readers, value_readers
from boardscore.games import game
from boardscore.pier18 import notation, plan_syntax
from boardscore.schemas import schema
from boardscore.texts import CATALOGUES

HERE = Path(__file__).parent
WRITTEN = tuple(
    HERE / f"{name}.md"
    for name in (
        *("adding-a-game", "learning", "play", "protocol", "safe", "tables", "verify"),
        *("reference/schemas", "de/spielen"),
    )
)
"""The pages that contain their tables."""


def on_page_markdown(markdown: str, **_: object) -> str:
    """Replaces each marker by its table."""
    return MARKER.sub(_table, markdown)


def with_tables(markdown: str) -> str:
    """A page with the current table after each marker."""
    return MARKER.sub(lambda found: f"{found[1]}\n\n{_table(found)}", markdown)


def _table(found: re.Match[str]) -> str:
    return TABLES[found[2]](*found[3].split())


def keys(name: str, *models: str) -> str:
    """The keys of a schema, or of some of its definitions together, with their meanings."""
    whole = schema(name)
    definitions = whole.get("$defs", {})
    first = whole.get("items", whole)
    rows: dict[str, tuple[str, str, str]] = {}
    for model in [definitions[model] for model in models] or [whole]:
        required = {*first.get("required", ()), *model.get("required", ())}
        for key, value in model["properties"].items():
            entry = {**first.get("properties", {}).get(key, {}), **_resolved(value, definitions)}
            default = "required" if key in required else _default(entry)
            rows.setdefault(key, (f"`{key}`", entry.get("description", ""), default))
    if len({default for _, _, default in rows.values()}) > 1:
        return table(("key", "value", "default"), rows.values())
    return table(("key", "value"), (row[:2] for row in rows.values()))


def _resolved(value: dict[str, Any], definitions: dict[str, Any]) -> dict[str, Any]:
    """A value together with the definition it refers to."""
    referred = value.get("$ref", "").rpartition("/")[2]
    return {**definitions.get(referred, {}), **value}


def _default(entry: dict[str, Any]) -> str:
    default = entry.get("default")
    return "" if default is None else f"`{str(default).lower()}`"


def moves(game: str) -> str:
    """The moves of a game, each with its keys; optional keys are in brackets."""
    definitions = schema("record")["$defs"]
    kinds = definitions[f"{game}_move"]["properties"]["move"]["enum"]
    return table(("move", "keys", "meaning"), (_move(kind, definitions[kind]) for kind in kinds))


def _move(kind: str, model: dict[str, Any]) -> tuple[str, str, str]:
    required = model["required"]
    parts = (
        f"`{key}`" if key in required else f"[`{key}`]"
        for key in model["properties"]
        if key != "move"
    )
    return f"`{kind}`", ", ".join(parts), model["description"]


def codes(prefix: str) -> str:
    """The codes of errors whose texts begin with a prefix, each with its text."""
    known = sorted(key for key in CATALOGUES["en"] if key.startswith(f"{prefix}."))
    different = (key for key in known if not key.endswith(("_near", "_in_quotes")))
    return table(("code", "message"), map(_code, different))


def notes(prefix: str) -> str:
    """The sentences whose keys begin with a prefix, but not the parts of sentences."""
    shown = (_code(key)[1] for key in CATALOGUES["en"] if key.startswith(f"{prefix}."))
    return table(("note",), ((text,) for text in shown if text.endswith(".")))


def _code(key: str) -> tuple[str, str]:
    """A code, and its text with the names of its parts and plural forms."""
    plural = re.sub(r"\{\w+:[^{}|]*\|([^{}]*)\}", r"\1", CATALOGUES["en"][key])
    text = re.sub(r"\{(\w+)\}", r"*\1*", plural.replace("|", "\\|"))
    return f"`{key.removeprefix('error.')}`", text


def limits(*_: str) -> str:
    """The limits of documents, from the constants that the readers use."""
    text, longest = value_checks.LONGEST_TEXT, value_checks.LONGEST_NOTATION
    players = [(say(Message(f"game.{name}")), game(name).players[1]) for name in registry.names()]
    rows: list[tuple[str, object]] = [
        ("a file", f"{document_files.MOST_BYTES:,} bytes"),
        (
            "`,` `=` `[` `{` in a document or a line of a record, and dots in TOML keys",
            document_files.MOST_PARTS,
        ),
        ("a name, a provenance, a Plan in words", f"{text:,} characters"),
        ("a pier or an island, with white space", f"{longest:,} characters"),
        ("columns of a pier", notation.LONGEST),
        ("inner zones of a tile, icons of a tile", MOST_ON_A_TILE),
        ("players", ", ".join(f"{most} for {name}" for name, most in players)),
        ("a number", value_checks.LARGEST_NUMBER),
        ("entries of a score table or of any other list", value_readers.MOST_ENTRIES),
        ("cards or tiles of a pack", pack_readers.MOST_LISTED),
        ("copies of a tile", MOST_COPIES),
        ("tiles of a full market", LARGEST_MARKET),
        ("a condition", f"{plan_syntax.LONGEST} characters, {plan_syntax.DEEPEST} levels"),
        ("lines of a record", records.MOST_LINES),
        ("the code of a link", f"{links.LONGEST:,} characters"),
    ]
    shown = ((what, f"{most:,}" if isinstance(most, int) else str(most)) for what, most in rows)
    return table(("what", "limit"), shown)


def options(*command: str) -> str:
    """The options of a command, as its help explains them; in German after the word `de`."""
    lang = LANGUAGES[command[-1] == "de"]
    found: Any = app
    with click.Context(app, info_name="boardscore", obj=lang) as context:
        for name in command:
            found = found if name == lang else found.get_command(context, name)
        help_ = Rows()
        found.format_options(context, help_)
    own = (row for row in help_.rows if not row[0].startswith(("--lang", "-h")))
    cells = ((f"`{name}`".replace("|", "\\|"), text.replace("*", "\\*")) for name, text in own)
    return table(HEADS[lang], cells)


class Rows(click.HelpFormatter):
    """Keeps the rows of a list instead of writing them."""

    rows: list[tuple[str, str]]

    def write_dl(self, rows: Any, **_: Any) -> None:
        """Keeps them."""
        self.rows = [*rows]


def meets(*_: str) -> str:
    """The tools that were run with the games, from docs/meets.toml and the lock files."""
    rows = tomllib.loads(HERE.joinpath("meets.toml").read_text(encoding="utf-8"))["rows"]
    folder = HERE.parent / "requirements"
    locked = folder.joinpath("meets.txt").read_text(encoding="utf-8")
    versions = dict(re.findall(r"^([\w-]+)==([\w.]+)", locked, re.MULTILINE))
    package = json.loads(folder.joinpath("meets", "package.json").read_text(encoding="utf-8"))
    versions |= package["dependencies"]
    heads = ("tool", "version", "run", "result", "mind")
    cells = [row | {"version": versions[row["package"]]} for row in rows]
    return table(heads, ([row[head] for head in heads] for row in cells))


HEADS = {"en": ("option", "meaning"), "de": ("Option", "Bedeutung")}


def parts(*_: str) -> str:
    """The parts that a game may have: where each is in its package, and what it adds."""
    tree = ast.parse(inspect.getsource(registry))
    (model,) = (one for one in tree.body if getattr(one, "name", "") == "Registration")
    assert isinstance(model, ast.ClassDef)
    names = (one.target.id for one in model.body if isinstance(one, ast.AnnAssign))
    texts = (ast.literal_eval(one.value) for one in model.body[1:] if isinstance(one, ast.Expr))
    places = registry.parts_in("my_game")
    rows = (
        (f"`{name}`", f"`{_file(places[name])}`", " ".join(text.split()))
        for name, text in zip(names, texts, strict=True)
        if name in places
    )
    return table(("part", "place", "what it adds"), rows)


def _file(place: str) -> str:
    """The place of a part in its package: a file, and the name of the object if there is one."""
    inside = place.removeprefix("my_game")[1:]
    module, colon, name = inside.partition(":")
    return f"{module.replace('.', '/')}.py: {name}" if colon else inside


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown."""
    lines: Iterator[Iterable[str]] = iter([heads, ["---" for _ in heads], *rows])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


TABLES = {
    "keys": keys,
    "moves": moves,
    "codes": codes,
    "notes": notes,
    "limits": limits,
    "options": options,
    "parts": parts,
    "meets": meets,
}
MARKER = re.compile(rf"(<!-- ({'|'.join(TABLES)}) of ([\w. ]+?) -->)(?:\n\n\|.*(?:\n\|.*)*)?")
"""A marker such as `<!-- keys of position pier18_player -->`, with its table, if it has one."""


if __name__ == "__main__":
    for page in WRITTEN:
        page.write_text(with_tables(page.read_text(encoding="utf-8")), encoding="utf-8")
