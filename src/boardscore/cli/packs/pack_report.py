"""What `boardscore pack` prints: what is in a pack, what keeps it from being played, pictures."""

import textwrap
from collections.abc import Iterator, Sequence

import click
from attrs import evolve

from boardscore import pier18
from boardscore.auctionland import Island, PackTile, Table
from boardscore.cli import terminal
from boardscore.core.display import left, printable, width
from boardscore.core.messages import Message, say
from boardscore.core.problems import Problem
from boardscore.core.setup import provenance
from boardscore.games import game_of
from boardscore.packs import Pack
from boardscore.show.text import draw_island, draw_pier


def check(pack: Pack, lang: str, file: str | None = None) -> bool:
    """Says what is in a pack or, if it cannot be played, why; returns whether it can."""
    playable = not obstacles(pack)
    tell_obstacles(pack, lang, file)
    if playable:
        terminal.write(summary(pack, lang))
    return playable


def tell_obstacles(pack: Pack, lang: str, file: str | None = None) -> None:
    """Says everything that keeps a pack from being played."""
    for reason in obstacles(pack):
        unplayable = Message("pack.unplayable", why=reason.message)
        told = evolve(reason, message=unplayable, file=file)
        terminal.write(told.describe(lang), to_errors=True)


def obstacles(pack: Pack) -> Sequence[Problem]:
    """Why a pack that can be read cannot be played (`pier18.deck`)."""
    return pier18.obstacles(pack) if isinstance(pack, pier18.Pack) else ()


def content(pack: Pack) -> Message:
    """How much is in a pack."""
    if isinstance(pack, pier18.Pack):
        return Message("pack.cards", cards=len(pack.cards))
    copies = sum(tile.count for tile in pack.tiles)
    return Message("pack.tiles", tiles=len(pack.tiles), copies=copies)


def summary(pack: Pack, lang: str) -> str:
    """The name of a pack, where it comes from, how much is in it, and its score tables."""
    game = Message(f"game.{game_of(pack)}")
    parts = {"name": pack.name, "provenance": provenance(pack)}
    lines = [say(Message("pack.head", game=game, content=content(pack), **parts), lang)]
    if not isinstance(pack, pier18.Pack):
        lines += [say(table, lang) for table in _tables(pack.tables.beaches, "beaches")]
        lines += [say(table, lang) for table in _tables(pack.tables.theme_parks, "theme_parks")]
    return "\n".join([click.style(lines[0], bold=True), *lines[1:]])


def _tables(table: Table | None, category: str) -> Iterator[Message]:
    if table is not None:
        entries = ", ".join(map(str, table.entries))
        yield Message("pack.table", category=Message(f"category.{category}"), entries=entries)


def pictures(pack: Pack, lang: str) -> list[str]:
    """Every card or tile of a pack, drawn."""
    if isinstance(pack, pier18.Pack):
        return [card(one, lang) for one in pack.cards]
    return [tile(one, lang) for one in pack.tiles]


def card(card: pier18.Card, lang: str) -> str:
    """A card: its id, its date, its patron, its columns and its plan."""
    head = Message("pack.card", id=card.id, date=card.date, patron=card.patron.message)
    picture = draw_pier(card.cells, (), lang, terminal.line_length() - 2)
    return _block(say(head, lang), picture, say(Message("pack.plan", plan=str(card.plan)), lang))


def tile(tile: PackTile, lang: str) -> str:
    """A tile: its id, its notation, how many copies, and its picture."""
    head = Message("pack.tile", id=tile.id, tile=str(tile.tile), count=tile.count)
    return _block(say(head, lang), draw_island(Island(((tile.tile,),)), (), lang))


def _block(head: str, picture: str, *notes: str) -> str:
    wrapped: Sequence[str] = [line for note in notes for line in terminal.wrapped(note, "  ", "  ")]
    return "\n".join([click.style(head, bold=True), textwrap.indent(picture, "  "), *wrapped])


def rows(cells: Sequence[Sequence[str]]) -> list[str]:
    """A line for each card or tile, what is alike one below the other, none too long."""
    shown = [[printable(cell) for cell in row] for row in cells]
    widths = [max(map(width, column)) for column in zip(*shown)]
    lines = ("  ".join(map(left, row, widths)).rstrip() for row in shown)
    return [_cut(f"  {line}") for line in lines]


def _cut(line: str) -> str:
    most = terminal.line_length()
    return line if len(line) <= most else f"{line[: most - 3]}..."
