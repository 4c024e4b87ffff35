"""Implausible entries of Auctionland: positions that no game ends with, and odd score tables."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain

from boardscore.auctionland.model import (
    PLAYERS,
    STARTING_MONEY,
    Counts,
    Island,
    Pack,
    Position,
    Tables,
    Tile,
    groups_sharing_bits,
)
from boardscore.auctionland.notation import FULL
from boardscore.auctionland.pieces import Icon, Kind, half_edges
from boardscore.auctionland.rulings import Rotation
from boardscore.core.messages import Message
from boardscore.core.results import doubt

_MOST_BEACHES = 14
"""The most tiles at the edge of an island: with 15 or 16 tiles, some are inside."""

_AT_ONCE = 2
"""The most players who build in one turn: the auctioneer and the winner of the auction."""


def implausible_entries(position: Position) -> Iterator[Message]:
    """Notes on everything that no game can end with.

    >>> from boardscore.auctionland import Player
    >>> alex = Player("Alex", Island.parse("B . T"))
    >>> [note.args["clause"] for note in implausible_entries(Position((alex,)))]
    ['auctionland.build.edge']
    """
    return chain.from_iterable(look(position) for look in _LOOKS)


def _islands(position: Position) -> dict[str, Island]:
    """The known islands, by player name."""
    holdings = ((player.name, player.holding) for player in position.players)
    return {name: island for name, island in holdings if isinstance(island, Island)}


def _counted(position: Position) -> dict[str, Counts]:
    """The counts entered in place of islands, by player name."""
    holdings = ((player.name, player.holding) for player in position.players)
    return {name: counts for name, counts in holdings if isinstance(counts, Counts)}


def first_entries(tables: Tables) -> Iterator[Message]:
    """A note on each score table with points for a count of 0: it may begin with a count of 1."""
    for name, table in (("beaches", tables.beaches), ("theme_parks", tables.theme_parks)):
        if table is not None and table.points[0]:
            named = Message(f"table.{name}")
            yield Message("note.first_entry", table=named, points=table.points[0])


# Tiles


def tile_used_again(position: Position) -> Iterator[Message]:
    """A tile is used at most as often as the pack has copies of it (`auctionland.tile`)."""
    pack = position.pack
    if pack is None:
        return
    ids = _ids(pack, position.rulings.rotation)
    copies: dict[str, int] = {}
    for entry in pack.tiles:
        copies[ids[entry.tile]] = copies.get(ids[entry.tile], 0) + entry.count
    places: dict[str, list[Message]] = {}
    for name, island in _islands(position).items():
        for cell, tile in island._by_cell.items():
            if tile in ids:
                place = Message("doubt.place", name=name, cell=cell)
                places.setdefault(ids[tile], []).append(place)
    for name, cells in places.items():
        if len(cells) > copies[name]:
            said = {"tile": name, "count": len(cells), "copies": copies[name]}
            yield doubt(Message("doubt.tile_used_again", places=cells, **said), "auctionland.tile")


def tile_of_no_pack(position: Position) -> Iterator[Message]:
    """Every tile of an island is in the pack (`auctionland.tile`)."""
    if position.pack is None:
        return
    ids = _ids(position.pack, position.rulings.rotation)
    for name, island in _islands(position).items():
        strange = tuple(
            Message("doubt.tile", tile=str(tile), cell=cell)
            for cell, tile in island._by_cell.items()
            if tile not in ids
        )
        if strange:
            what = Message("doubt.tile_of_no_pack", name=name, tiles=strange)
            yield doubt(what, "auctionland.tile")


@lru_cache(maxsize=8)
def _ids(pack: Pack, rotation: Rotation) -> Mapping[Tile, str]:
    """The first id of each tile of the pack; the ruling `rotation` decides which are the same."""
    quarters = range(4 if rotation is Rotation.FREE else 1)
    return {one.tile.turned(turns): one.id for one in reversed(pack.tiles) for turns in quarters}


# Islands


def island_in_parts(position: Position) -> Iterator[Message]:
    """Every tile but the first shares an edge with another (`auctionland.build.edge`)."""
    for name, island in _islands(position).items():
        cells = tuple(island._by_cell)
        parts = [
            [cells[at] for at in group] for group in groups_sharing_bits(map(half_edges, cells))
        ]
        if len(parts) > 1:
            largest = max(parts, key=len)
            apart = tuple(cell for part in parts if part is not largest for cell in sorted(part))
            what = Message("doubt.island_in_parts", name=name, parts=len(parts), apart=apart)
            yield doubt(what, "auctionland.build.edge")


def too_many_full(position: Position) -> Iterator[Message]:
    """The game ends with the turn in which an island is full (`auctionland.end.trigger`)."""
    full = _full(position)
    if len(full) > _AT_ONCE:
        what = Message("doubt.too_many_full", full=len(full), names=full)
        yield doubt(what, "auctionland.end.trigger")


def not_over(position: Position) -> Iterator[Message]:
    """Without a full island, the tiles must have run out (`auctionland.end.trigger`)."""
    islands = _islands(position)
    if position.pack is None or not PLAYERS[0] <= len(position.players) == len(islands):
        return
    laid = sum(len(island._by_cell) for island in islands.values())
    left = sum(tile.count for tile in position.pack.tiles) - laid
    if left > 0 and not _full(position):
        yield doubt(Message("doubt.not_over", tiles=left), "auctionland.end.trigger")


def _full(position: Position) -> tuple[str, ...]:
    """The names of the players with a full island."""
    islands = _islands(position)
    return tuple(name for name, island in islands.items() if len(island._by_cell) == FULL)


# Counts


def more_than_an_island_has(position: Position) -> Iterator[Message]:
    """An island has at most 16 tiles, and at most 14 of them at the edge."""
    for name, counts in _counted(position).items():
        if counts.beaches > _MOST_BEACHES:
            said = {"name": name, "count": counts.beaches, "most": _MOST_BEACHES}
            yield doubt(Message("doubt.too_many_beaches", **said), "auctionland.score.beaches")
        if counts.theme_parks > FULL:
            said = {"name": name, "count": counts.theme_parks, "most": FULL}
            yield doubt(Message("doubt.theme_park_too_large", **said), "auctionland.build.bounds")


def more_than_the_pack_has(position: Position) -> Iterator[Message]:
    """The tiles of the pack cannot give this count to one player or to all (`auctionland.tile`)."""
    counted = _counted(position)
    if position.pack is None or not counted:
        return
    for key, worth in _worths(position.pack).items():
        own = {name: counts.to_dict()[key] for name, counts in counted.items()}
        most, all_of_them = sum(worth[:FULL]), sum(worth)
        what = Message(f"counted.{key}")
        too_many = {name: count for name, count in own.items() if count > most}
        for name, count in too_many.items():
            said = {"name": name, "count": count, "most": most, "what": what}
            yield doubt(Message("doubt.more_than_tiles_have", **said), "auctionland.tile")
        if not too_many and sum(own.values()) > all_of_them:
            said = {"names": tuple(own), "count": sum(own.values()), "most": all_of_them}
            yield doubt(Message("doubt.more_than_pack_has", what=what, **said), "auctionland.tile")


def _worths(pack: Pack) -> dict[str, Sequence[int]]:
    """The most that each tile of the pack adds to each count, highest first."""
    tiles = [tile.tile for tile in pack.tiles for _ in range(tile.count)]
    worths: dict[str, list[int]] = {
        "beaches": [_touching(tile, Kind.BEACH) > 0 for tile in tiles],
        "theme_parks": [_zones(tile, Kind.THEME_PARK) > 0 for tile in tiles],
        "gardens": [_zones(tile, Kind.GARDEN) for tile in tiles],
        "houses": [_zones(tile, Kind.HOUSE) for tile in tiles],
        **{icon.name.lower(): [tile.icons.count(icon) for tile in tiles] for icon in Icon},
    }
    return {key: sorted(worth, reverse=True) for key, worth in worths.items()}


def _zones(tile: Tile, kind: Kind) -> int:
    return sum(zone.kind is kind for zone in tile.zones)


def _touching(tile: Tile, kind: Kind) -> int:
    return sum(zone.kind is kind and bool(zone.half_sides) for zone in tile.zones)


# Money


def too_much_money(position: Position) -> Iterator[Message]:
    """Money changes hands, but none is added (`auctionland.setup.money`)."""
    money = sum(player.money or 0 for player in position.players)
    seats = len(position.players)
    players = seats if seats >= PLAYERS[0] else PLAYERS[1]
    most = sum(STARTING_MONEY[:players])
    if money > most:
        what = Message("doubt.too_much_money", money=money, players=players, most=most)
        yield doubt(what, "auctionland.setup.money")


_LOOKS = (
    tile_used_again,
    tile_of_no_pack,
    island_in_parts,
    too_many_full,
    not_over,
    more_than_an_island_has,
    more_than_the_pack_has,
    too_much_money,
)
