"""Questions for an Auctionland pack: its tiles and both score tables."""

from collections.abc import Iterator

from boardscore.auctionland import Table, Tile
from boardscore.auctionland.ask import position_questions
from boardscore.auctionland.documents import TILE
from boardscore.auctionland.model import MOST_COPIES
from boardscore.auctionland.show import pictures
from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask.interview import Interview
from boardscore.cli.ask.questions import PackQuestions
from boardscore.cli.packs import pack_in_progress as common
from boardscore.cli.packs.pack_in_progress import Data, TypedPack
from boardscore.cli.terminal_style import page
from boardscore.core.messages import Message, say

LISTED, ONE = "tiles", "tile"

_TABLES = ("beaches", "theme_parks")
_NO_TABLE = "-"


def top(ask: Interview, default_name: str) -> Data:
    """Asks for the name of a pack, its source, and the score tables that are known."""
    found = common.top(ask, default_name)
    defaults = _written(position_questions.remembered_tables())
    typed = {name: _asked_table(ask, name, defaults[name]) for name in _TABLES}
    known = {name: t.entries for name, t in typed.items() if t}
    return {**found, "tables": known} if known else found


def _asked_table(ask: Interview, name: str, default: str) -> Table | None:
    key, hint = f"{common.TOP}.{name}", Message("ask.tile.tables.hint")
    table = ask.ask(key, Message(f"ask.tile.tables.{name}"), _table, default, hint=hint)
    if table:
        position_questions.read_back(ask, key, name, table)
    return table


def _table(line: str) -> Table | None:
    return None if line == _NO_TABLE else position_questions.read_table(line)


def _written(entries: position_questions.Entries) -> dict[str, str]:
    """Both tables in their typed form."""
    return {name: position_questions.typed_form(entries.get(name, [_NO_TABLE])) for name in _TABLES}


def answers_about_top(top: Data) -> dict[str, str]:
    """The answers that give the name, the source and the score tables."""
    tables = top.get("tables", {})
    sure = (position_questions.first_entry(name, Table.parse(tables[name])) for name in tables)
    return {**common.answers_about_top(top), **_written(tables), **dict.fromkeys(sure, "y")}


def entry(ask: Interview, key: str, pack: TypedPack) -> Data:
    """Asks for a tile and its number of copies."""
    name = common.identifier(ask, key, pack, ONE)
    question, hint = Message("ask.tile.tile", id=name), Message("ask.tile.tile.hint")
    tile = ask.ask(f"{key}.tile", question, _tile, hint=hint)
    turned = {tile.turned(quarters) for quarters in range(4)}
    twins = tuple(one["id"] for one in pack.others(key) if Tile.parse(one["tile"]) in turned)
    if twins:
        said = say(Message("dialog.pack.twins", ids=twins), ask.lang)
        ask.show(f"{key}.twins", "\n".join(terminal.wrap(said, "", "")))
    copies = ask.ask(
        f"{key}.count",
        Message("ask.tile.count", id=name),
        answer_parsers.whole(1, MOST_COPIES),
        "1",
        hint=Message("ask.tile.count.hint"),
    )
    return {"id": name, "tile": str(tile), "count": copies}


def _tile(line: str) -> Tile:
    if not line:
        raise answer_parsers.refuse("empty_tile")
    return Tile.parse(line)


def answers_about(entry: Data, _: str) -> dict[str, str]:
    """The answers that give a tile."""
    return {name: str(entry[name]) for name in ("id", "tile", "count")}


def row(entry: Data, lang: str) -> tuple[str, ...]:
    """A tile in a list."""
    name, tile, copies = answers_about(entry, lang).values()
    return name, tile, f"x {copies}"


def lacking(pack: TypedPack) -> Iterator[Message]:
    """The score tables that the pack lacks; the rules do not say how many tiles there are."""
    for category in _TABLES:
        if category not in pack.top.get("tables", {}):
            yield Message("dialog.pack.no_table", category=Message(f"category.{category}"))


PACK_QUESTIONS = PackQuestions(
    listed=LISTED,
    one=ONE,
    top=top,
    answers_about_top=answers_about_top,
    entry=entry,
    answers_about=answers_about,
    row=row,
    picture=lambda entry, lang: pictures.tile(TILE(entry), page(lang)),
    example=lambda first, second: f'island = ["#{first} #{second}@1"]',
    lacking=lacking,
)
