"""Reads Auctionland packs and positions from plain data, and writes packs."""

from collections.abc import Iterator, Mapping
from operator import ne
from typing import Any

from boardscore.auctionland.model import (
    COPIES,
    COUNTS,
    PLAYERS,
    Counts,
    Island,
    Pack,
    PackTile,
    Player,
    Position,
    Table,
    Tables,
    Tile,
)
from boardscore.auctionland.notation import write_half_sides
from boardscore.auctionland.rulings import Rulings
from boardscore.core import value_checks
from boardscore.documents.pack_readers import HEAD, PackKind, list_of_ids
from boardscore.documents.pack_sheets import Sheet
from boardscore.documents.value_readers import (
    COUNT,
    NAME,
    Reader,
    checked_value,
    lines,
    position,
    seats,
    skip_header,
    table,
    text,
)

# Packs

TABLES = dict.fromkeys(("beaches", "theme_parks"), Table.parse)
"""The score tables, each with the reader of its entries."""

read_tables = table(TABLES, Tables)
"""The reader of the score tables in a file."""

TILE = table(
    {
        "id": checked_value(value_checks.identifier),
        "tile": text(Tile.parse, "tile"),
        "count": checked_value(COPIES),
    },
    PackTile,
    required=("id", "tile"),
)
"""The reader of one tile of a pack."""


PACKS: PackKind[Pack] = PackKind(
    Pack,
    table(
        {**HEAD, "tables": read_tables, "tiles": list_of_ids(TILE)},
        skip_header(Pack),
        required=("name", "provenance", "tiles"),
    ),
    write=Pack.to_dict,
    home=__package__,
)
"""The packs of Auctionland."""


def _in_every_turn(tile: Tile) -> Iterator[str]:
    return (write_half_sides(one.zones, one.icons) for one in map(tile.turned, range(4)))


def _turned_like(first: Mapping[str, str], second: Mapping[str, str]) -> Mapping[str, str]:
    """The second of two tiles, turned so that it differs from the first as little as it can."""
    wanted, other = Tile.parse(first["tile"]), Tile.parse(second["tile"])
    target = write_half_sides(wanted.zones, wanted.icons)
    differing = [sum(map(ne, target, turned)) for turned in _in_every_turn(other)]
    turns = differing.index(min(differing))
    return {**second, "tile": str(other.turned(turns))} if turns else second


SHEET = Sheet(
    listed="tiles",
    columns={"id": ("id",), "tile": ("tile",), "count": ("count",)},
    optional=("count",),
    copies="count",
    tables=tuple(TABLES),
    table_column="tile",
    printed=lambda tile: min(_in_every_turn(tile.tile)),
    turned_like=_turned_like,
)
"""The columns of a pack of Auctionland."""


# Positions


def position_reader(pack: Pack | None) -> Reader:
    """The reader of a position with the tiles and tables of a pack."""
    tiles = None if pack is None else pack.by_id
    player = table(
        {
            "name": NAME,
            "island": lines(lambda text: Island._read(text, tiles), "island"),
            "counts": table(dict.fromkeys(COUNTS, COUNT), Counts, required=COUNTS),
            "money": COUNT,
            "claimed": COUNT,
        },
        _player,
        one_of=("island", "counts"),
    )
    players = seats(player, PLAYERS[1], "auctionland.players")
    return position(_position, pack, Rulings(), players, tables=read_tables)


def _player(
    name: str, island: Island | None = None, counts: Counts | None = None, **rest: Any
) -> Player:
    holding = island or counts
    assert holding is not None
    return Player(name, holding, **rest)


def _position(pack: Pack | None = None, tables: Tables | None = None, **values: Any) -> Position:
    """A position from data; tables in the file take precedence over those of the pack."""
    own = tables or Tables()
    known = pack.tables if pack else Tables()
    merged = Tables(
        beaches=own.beaches or known.beaches, theme_parks=own.theme_parks or known.theme_parks
    )
    return Position(pack=pack, tables=merged, **values)
