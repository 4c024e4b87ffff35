"""The parts of an Auctionland player in the notation of the score pad (`boardscore.line_notation`).

`c!2.1.0.0.1.0.3!!12` has seven counts and the money. `i!......!B%2bp,BGGH,...!` has 16 tiles, row
by row, with a point for a cell without a tile. With `t`, tiles are named by their ids.
"""

import re

from attrs import evolve, fields_dict

from boardscore.auctionland.model import Counts, Island, Player, Position
from boardscore.auctionland.notation import FULL, ISLAND_SPAN
from boardscore.documents.line_parts import (
    MOST_DIGITS,
    SPACE,
    Entries,
    Fields,
    LinePart,
    encode,
    typed_number,
)
from boardscore.plugin import LineNotation

_COUNTS = tuple(fields_dict(Counts))
_NO_TILE = "."
_BY_COUNTS = "c"
_BY_ISLAND = "i"
_TILE = re.compile(f"[^{SPACE}]{{1,60}}")


# Writing


def _write(player: Player) -> list[str]:
    """The parts of a player, as the pad writes them after opening a file."""
    held = player.holding
    is_island = isinstance(held, Island)
    counts = {} if isinstance(held, Island) else held.to_dict()
    return [
        _BY_ISLAND if is_island else _BY_COUNTS,
        ".".join(str(counts.get(key, "")) for key in _COUNTS),
        _write_island(held) if isinstance(held, Island) else "",
        "" if player.money is None else str(player.money),
    ]


def _write_island(island: Island) -> str:
    """All 16 cells; nothing for an island without tiles."""
    tiles = {(cell.row, cell.column): encode(str(tile)) for cell, tile in island.tiles.items()}
    span = range(ISLAND_SPAN)
    cells = [tiles.get((row, column), _NO_TILE) for row in span for column in span]
    return ",".join(cells) if tiles else ""


# Reading


def _read(fields: Fields, _: object) -> Entries:
    """The entries of a player, as the pad sends them to be scored."""
    way = fields["way"].require("[cit]", "line_way")
    counts, island = _read_counts(fields["counts"]), _read_island(fields["island"])
    money = fields["money"].decoded()
    fields["money"].require_that(len(money) <= MOST_DIGITS, "line_number")
    return {
        **({"counts": counts} if way == _BY_COUNTS else {"island": island}),
        **({"money": typed_number(money)} if money else {}),
    }


def _read_counts(part: LinePart) -> dict[str, int | str]:
    """The seven counts; a count that was not entered is 0."""
    parts = part.split(".")
    part.require_that(len(parts) == len(_COUNTS), "line_counts")
    typed = [one.decoded() for one in parts]
    for one, text in zip(parts, typed):
        one.require_that(len(text) <= MOST_DIGITS, "line_number")
    return {key: typed_number(text or "0") for key, text in zip(_COUNTS, typed)}


def _read_island(part: LinePart) -> list[str]:
    """The rows of an island, without empty rows and columns at the end."""
    parts = part.split(",") if part.text else []
    part.require_that(len(parts) in {0, FULL}, "line_island")
    tiles = [one.decoded() for one in parts] or [_NO_TILE] * FULL
    for one, tile in zip(parts, tiles):
        one.require_that(_TILE.fullmatch(tile), "line_tile")
    rows = [tiles[start : start + ISLAND_SPAN] for start in range(0, FULL, ISLAND_SPAN)]
    height = max((at + 1 for at, row in enumerate(rows) if {*row} != {_NO_TILE}), default=1)
    columns = [*zip(*rows)]
    width = max((at + 1 for at, one in enumerate(columns) if {*one} != {_NO_TILE}), default=1)
    return [" ".join(row[:width]) for row in rows[:height]]


def _resolve(position: Position) -> Position:
    """The position without empty rows and columns at the ends of islands."""
    return evolve(position, players=tuple(map(_trim, position.players)))


def _trim(player: Player) -> Player:
    if not isinstance(player.holding, Island):
        return player
    return evolve(player, holding=player.holding.trimmed)


LINE = LineNotation(
    fields=("way", "counts", "island", "money"), write=_write, read=_read, resolve=_resolve
)
