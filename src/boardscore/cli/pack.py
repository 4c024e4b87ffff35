"""`boardscore pack check` and `boardscore pack show`: data packs, checked and drawn."""

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence

import click

from boardscore import pier18
from boardscore.auctionland import Island, PackTile, Table
from boardscore.auctionland.notation import write_table
from boardscore.cli import report, terminal
from boardscore.cli.app import Command, Commands, common, option, without_command
from boardscore.cli.usage import wrong
from boardscore.display import printable
from boardscore.draw.text import draw_island, draw_pier
from boardscore.errors import BoardscoreError
from boardscore.messages import Message, say
from boardscore.packs import Pack, demo_pack, load_pack

_GAMES = ("pier18", "auctionland")
_FINE = 0
_WRONG = 1
"""The exit code for mistakes in a pack, or a pack that cannot be played."""


@click.pass_obj
def _check(lang: str, files: Sequence[str], demo: str | None) -> int:
    """Says what is wrong with a pack or, if nothing is, what is in it."""
    pack = _pack(files, demo, lang)
    if pack is None:
        return _WRONG
    obstacles = list(_obstacles(pack))
    where = "".join(f"{printable(file)}: " for file in files)
    for obstacle in obstacles:
        terminal.write(where + say(obstacle, lang), to_errors=True)
    if not obstacles:
        terminal.write(_summary(pack, lang))
    return _WRONG if obstacles else _FINE


@click.pass_obj
def _show(lang: str, files: Sequence[str], demo: str | None) -> int:
    """Draws every card or tile of a pack."""
    pack = _pack(files, demo, lang)
    if pack is None:
        return _WRONG
    blocks = [_summary(pack, lang)]
    if isinstance(pack, pier18.Pack):
        blocks += [_card(card, lang) for card in pack.cards]
    else:
        blocks += [_tile(tile, lang) for tile in pack.tiles]
    terminal.write("\n\n".join(blocks))
    return _FINE


def _pack(files: Sequence[str], demo: str | None, lang: str) -> Pack | None:
    """The pack that is meant, or None after its mistakes were told."""
    if demo is not None and demo not in _GAMES:
        raise wrong("bad_choice", option="--demo", value=demo, known=_GAMES)
    if bool(files) == (demo is not None):
        raise wrong("file_or_demo")
    if demo is not None:
        return demo_pack(demo)
    if len(files) > 1:
        raise wrong("one_file", files=tuple(files))
    (file,) = files
    try:
        return load_pack(file)
    except BoardscoreError as error:
        terminal.write(report.mistakes(file, error, lang, "say.pack_mistakes"), to_errors=True)
        return None


def _obstacles(pack: Pack) -> Iterator[Message]:
    """Why a pack that can be read cannot be played (`pier18.deck`)."""
    if not isinstance(pack, pier18.Pack):
        return
    widths = Counter(card.cells.columns for card in pack.cards)
    if len(widths) > 1:
        ((usual, _),) = widths.most_common(1)
        ids = tuple(card.id for card in pack.cards if card.cells.columns != usual)
        yield Message("pack.widths", columns=usual, ids=ids, clause="pier18.deck")
    for date, times in Counter(card.date for card in pack.cards).items():
        if times > 1:
            ids = tuple(card.id for card in pack.cards if card.date == date)
            yield Message("pack.dates", date=str(date), ids=ids, clause="pier18.deck")


def _summary(pack: Pack, lang: str) -> str:
    """The name of a pack, where it comes from, how much is in it, and its score tables."""
    if isinstance(pack, pier18.Pack):
        game, content = "pier18", Message("pack.cards", cards=len(pack.cards))
    else:
        copies = sum(tile.count for tile in pack.tiles)
        game = "auctionland"
        content = Message("pack.tiles", tiles=len(pack.tiles), copies=copies)
    parts = {"name": pack.name, "provenance": pack.provenance}
    lines = [
        say(Message("pack.head", game=Message(f"game.{game}"), content=content, **parts), lang)
    ]
    if not isinstance(pack, pier18.Pack):
        lines += [say(table, lang) for table in _tables(pack.tables.beaches, "beaches")]
        lines += [say(table, lang) for table in _tables(pack.tables.theme_parks, "theme_parks")]
    return "\n".join([click.style(lines[0], bold=True), *lines[1:]])


def _tables(table: Table | None, category: str) -> Iterator[Message]:
    if table is not None:
        entries = ", ".join(map(str, write_table(table.points, table.open_ended)))
        yield Message("pack.table", category=Message(f"category.{category}"), entries=entries)


def _card(card: pier18.Card, lang: str) -> str:
    """A card: its id, its date, its patron, its columns and its plan."""
    head = Message("pack.card", id=card.id, date=str(card.date), patron=card.patron.message)
    picture = draw_pier(card.cells, (), lang, terminal.line_length() - 2)
    return _block(say(head, lang), picture, say(Message("pack.plan", plan=str(card.plan)), lang))


def _tile(tile: PackTile, lang: str) -> str:
    """A tile: its id, its notation, how many copies, and its picture."""
    head = Message("pack.tile", id=tile.id, tile=str(tile.tile), count=tile.count)
    return _block(say(head, lang), draw_island(Island(((tile.tile,),)), (), lang))


def _block(head: str, picture: str, *notes: str) -> str:
    wrapped: Sequence[str] = [line for note in notes for line in terminal.wrapped(note, "  ", "  ")]
    return "\n".join([click.style(head, bold=True), textwrap.indent(picture, "  "), *wrapped])


def _command(name: str, callback: object) -> Command:
    return Command(
        name,
        callback=callback,  # type: ignore[arg-type]
        params=[
            click.Argument(["files"], nargs=-1),
            option("demo", metavar="GAME"),
            *common(),
        ],
        add_help_option=False,
    )


command = Commands(
    "pack",
    callback=without_command,
    commands=[_command("check", _check), _command("show", _show)],
    params=common(),
    add_help_option=False,
    invoke_without_command=True,
)
