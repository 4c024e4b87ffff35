"""The output of `boardscore pack`: contents, gaps that prevent play, pictures."""

from collections.abc import Iterable, Sequence

from attrs import evolve

from boardscore.any_game import game_of
from boardscore.cli import terminal
from boardscore.cli.terminal_style import page
from boardscore.core import registry
from boardscore.core.game_setup import provenance
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.terminal_text import left, printable, width
from boardscore.packs import AnyPack, pack_kind, write_pack
from boardscore.show import plugin


def check(pack: AnyPack, lang: str, file: str | None = None) -> bool:
    """Reports the content of a pack or why it cannot be played; returns whether it can."""
    playable = not obstacles(pack)
    tell_obstacles(pack, lang, file)
    if playable:
        terminal.write(summary(pack, lang))
    return playable


def tell_obstacles(pack: AnyPack, lang: str, file: str | None = None) -> None:
    """Reports everything that keeps a pack from being played."""
    for reason in obstacles(pack):
        unplayable = Message("pack.unplayable", why=reason.message)
        problem = evolve(reason, message=unplayable, file=file)
        terminal.write(problem.describe(lang), to_errors=True)


def obstacles(pack: AnyPack) -> Sequence[Problem]:
    """The reasons why a valid pack cannot be played (`pier18.deck`)."""
    return pack_kind(game_of(pack)).obstacles(pack)


def content(pack: AnyPack) -> Message:
    """The size of a pack."""
    game = game_of(pack)
    if registry.has(game, "pictures"):
        return plugin.pictures(game).content(pack)
    lists = (part for part in write_pack(pack).values() if isinstance(part, list))
    return Message("pack.entries", count=sum(map(len, lists)))


def _tables(pack: AnyPack) -> Iterable[Message]:
    """The score tables of a pack."""
    game = game_of(pack)
    return plugin.pictures(game).tables(pack) if registry.has(game, "pictures") else ()


def summary(pack: AnyPack, lang: str) -> str:
    """The name of a pack, its source, its size, and its score tables."""
    named = Message(f"game.{game_of(pack)}")
    parts = {"name": pack.name, "provenance": provenance(pack)}
    head = Message("pack.head", game=named, content=content(pack), **parts)
    sheet = page(lang)
    tables = map(sheet.sentence, _tables(pack))
    return "\n".join([sheet.headline(head), *tables])


def pictures(pack: AnyPack, lang: str) -> list[str]:
    """Every card or tile of a pack, drawn."""
    return plugin.pictures(game_of(pack)).entries(pack, page(lang))


def rows(cells: Sequence[Sequence[str]]) -> list[str]:
    """A line for each card or tile, in aligned columns that fit the width."""
    shown = [[printable(cell) for cell in row] for row in cells]
    widths = [max(map(width, column)) for column in zip(*shown)]
    lines = ("  ".join(map(left, row, widths)).rstrip() for row in shown)
    return [_cut(f"  {line}") for line in lines]


def _cut(line: str) -> str:
    most = terminal.line_length()
    return line if len(line) <= most else f"{line[: most - 3]}..."
