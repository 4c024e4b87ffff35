"""The models of Auctionland: frozen, validated on construction, with a text notation."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from itertools import chain
from operator import attrgetter
from typing import Any, ClassVar

from attrs import asdict, field, fields_dict, frozen

from boardscore.auctionland.notation import (
    ISLAND_SPAN,
    MOST_ON_A_TILE,
    MOST_POINTS,
    NO_TILE,
    id_and_turns,
    read_island,
    read_table,
    read_tile,
    tile_of,
    write_island,
    write_table,
    write_tile,
)
from boardscore.auctionland.pieces import Cell, HalfSide, Icon, Kind, Zone, half_edges
from boardscore.auctionland.rulings import Rulings
from boardscore.core import value_checks
from boardscore.core.errors import ModelError, Problem
from boardscore.core.messages import Message
from boardscore.core.rendering import Drawable, DrawnPlayer, ShowsPack, ShowsPosition, in_brackets
from boardscore.core.rulings import changed_rulings
from boardscore.core.value_checks import (
    all_of,
    boolean,
    identifier,
    instance,
    optional,
    validator,
    whole,
)

_TOUCHING = 2
"""The most zones of one kind at the sides of one tile; the notation cannot write more."""

_ICONS, _KINDS = tuple(Icon), tuple(Kind)

_CELLS = {
    columns: tuple(Cell(row, column) for row in range(ISLAND_SPAN) for column in range(columns))
    for columns in range(1, ISLAND_SPAN + 1)
}
"""All cells of an island with this many columns, row by row."""


def _sorted_zones(value: object) -> object:
    """Zones in canonical order, so that equal tiles are equal."""
    if not isinstance(value, tuple | list | set | frozenset):
        return value
    if not {Zone}.issuperset(map(type, value)):
        return tuple(value)
    return tuple(sorted(value, key=attrgetter("_order")))


def _sorted_icons(value: object) -> object:
    if not isinstance(value, tuple | list):
        return value
    if not {Icon}.issuperset(map(type, value)):
        return tuple(value)
    return tuple(sorted(value, key=_ICONS.index))


@frozen(repr=False, cache_hash=True)
class Tile(Drawable):
    """A tile: its zones and its icons, in any order.

    >>> Tile.parse("GGBB+lp")
    Tile.parse('GGBB+pl')
    >>> Tile.parse("BGGH").turned(1)
    Tile.parse('HBGG')

    Raises `ModelError` if two zones claim the same half side, if more than two zones of one kind
    touch the sides, and for more than 50 zones inside or 50 icons (`auctionland.tile`).
    """

    GAME: ClassVar[str] = "auctionland"

    zones: tuple[Zone, ...] = field(
        default=(), converter=_sorted_zones, validator=validator(all_of(Zone))
    )
    """The zones, in canonical order."""
    icons: tuple[Icon, ...] = field(
        default=(), converter=_sorted_icons, validator=validator(all_of(Icon))
    )
    """The icons, in canonical order."""

    def __attrs_post_init__(self) -> None:
        halves = [zone.half_sides for zone in self.zones]
        if sum(map(len, halves)) > len(frozenset().union(*halves)):
            message = Message("error.zones_overlap")
            raise ModelError(Problem(message, ("zones",), clause="auctionland.tile"))
        touching = [zone.kind for zone in self.zones if zone.half_sides]
        if max(map(touching.count, touching), default=0) > _TOUCHING:
            message = Message("error.zones_touching", high=_TOUCHING)
            raise ModelError(Problem(message, ("zones",), clause="auctionland.tile"))
        inside = len(self.zones) - len(touching)
        if max(inside, len(self.icons)) > MOST_ON_A_TILE:
            message = Message("error.tile_crowded", high=MOST_ON_A_TILE)
            raise ModelError(Problem(message, clause="auctionland.tile"))

    @classmethod
    def parse(cls, text: str) -> "Tile":
        """Parses the tile notation; raises `NotationError`."""
        return cls(*read_tile(text))

    def __str__(self) -> str:
        return write_tile(self.zones, self.icons)

    def __repr__(self) -> str:
        return f"Tile.parse({str(self)!r})"

    def turned(self, quarters: int) -> "Tile":
        """The tile after some quarter turns clockwise."""
        value_checks.require(whole(-value_checks.LARGEST_NUMBER), quarters, "quarters")
        return _turned(self, quarters % 4)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The quarter turns that give different tiles; the lowest number of each.

        >>> Tile.parse("BGBG").turns, Tile.parse("G/HH").turns
        ((0, 1), (0,))
        """
        looks = [self.turned(quarters) for quarters in range(4)]
        return tuple(turns for turns, look in enumerate(looks) if looks.index(look) == turns)


@lru_cache(maxsize=1 << 12)
def _turned(tile: Tile, quarters: int) -> Tile:
    """A turned tile; cached, because tiles of a pack are turned often."""
    zones = (
        Zone(zone.kind, frozenset(HalfSide((half + 2 * quarters) % 8) for half in zone.half_sides))
        for zone in tile.zones
    )
    return Tile(tuple(zones), tile.icons)


JoinedZones = tuple[tuple[Cell, int], ...]
"""The zones of an area: the tile of each, and its index on the tile, from 0."""

_LAID = {Tile, type(None)}
"""The possible contents of a cell."""


_TILE = instance(Tile)
_BY_ID = optional(instance(Mapping))


def _rows(value: object) -> Message | None:
    if not isinstance(value, tuple) or not all(
        isinstance(row, tuple) and _LAID.issuperset(map(type, row)) for row in value
    ):
        return Message("error.not_rows", got=value_checks.show_value(value))
    return None


def _without_empty_end(
    rows: tuple[tuple[Tile | None, ...], ...],
) -> tuple[tuple[Tile | None, ...], ...]:
    """The rows without rows and columns at the end that have no tile."""
    height = max((at for at, row in enumerate(rows, 1) if any(row)), default=1)
    width = max((at for at, column in enumerate(zip(*rows), 1) if any(column)), default=1)
    return tuple(row[:width] for row in rows[:height])


@lru_cache(maxsize=1 << 12)
def _laid(word: str) -> Tile | None:
    """The tile in a cell without id; cached, because the tiles of a game are written often."""
    return None if word == NO_TILE else Tile(*tile_of(word))


def _of_pack(word: str, tiles: Mapping[str, Tile]) -> Tile | None:
    """The tile in a cell, possibly one of a pack by its id."""
    named = id_and_turns(word)
    return tiles[named[0]].turned(named[1]) if named else _laid(word)


def groups_sharing_bits(sets: Iterable[int]) -> list[list[int]]:
    """Groups the zones or cells of a model that share bits, directly or through others, by place.

    A set that shares nothing is a group of one: 001, 010, 101 give [0, 2] and [1].
    """
    groups: list[tuple[list[int], int]] = []
    for place, bits in enumerate(sets):
        places, held, apart = [place], bits, []
        for group in groups:
            if held & group[1]:
                places, held = group[0] + places, held | group[1]
            else:
                apart.append(group)
        groups = [*apart, (places, held)]
    return sorted([sorted(places) for places, _ in groups])


@frozen(repr=False)
class Island(Drawable):
    r"""A finished island: 1 to 4 rows of 1 to 4 tiles; None for a cell without a tile.

    Rows and columns without tiles at the end do not matter for equality, because they do not affect
    the score.

    >>> island = Island.parse("B+p . T\n. T T")
    >>> island.tiles[Cell(0, 0)]
    Tile.parse('B+p')
    >>> island
    Island.parse('B+p . T\n.   T T')

    Raises `ModelError` for rows of different length or a fifth row or column
    (`auctionland.build.bounds`).
    """

    GAME: ClassVar[str] = "auctionland"

    rows: tuple[tuple[Tile | None, ...], ...] = field(
        eq=_without_empty_end, validator=validator(_rows)
    )
    """The rows from the north, each from the west."""

    def __attrs_post_init__(self) -> None:
        widths = {len(row) for row in self.rows}
        if len(widths) != 1 or not 1 <= len(self.rows) <= ISLAND_SPAN or not widths <= {1, 2, 3, 4}:
            message = Message("error.island_size", high=ISLAND_SPAN)
            raise ModelError(Problem(message, ("rows",), clause="auctionland.build.bounds"))

    @classmethod
    def parse(cls, text: str, tiles: Mapping[str, Tile] | None = None) -> "Island":
        """Parses the island notation; raises `NotationError`.

        `tiles` are those of a pack by their ids: `#23@2` is tile 23, turned twice.
        """
        value_checks.require(_BY_ID, tiles, "tiles")
        for problem in value_checks.key_problems(tiles or {}):
            raise ModelError(problem.under("tiles"))
        for name, tile in (tiles or {}).items():
            value_checks.require(_TILE, tile, name)
        return cls._read(text, tiles)

    @classmethod
    def _read(cls, text: str, tiles: Mapping[str, Tile] | None) -> "Island":
        """The same for tiles of a pack that was checked."""
        laid = partial(_of_pack, tiles=tiles) if tiles else _laid
        return cls(tuple([tuple(map(laid, row)) for row in read_island(text, tiles)]))

    def __str__(self) -> str:
        return write_island([[str(tile) if tile else None for tile in row] for row in self.rows])

    def __repr__(self) -> str:
        return f"Island.parse({str(self)!r})"

    @property
    def trimmed(self) -> "Island":
        r"""The equal island without empty rows and columns at the end.

        >>> Island.parse("B . .\n. T .").trimmed
        Island.parse('B .\n. T')
        """
        return Island(_without_empty_end(self.rows))

    @property
    def tiles(self) -> dict[Cell, Tile]:
        """The tiles by cell, row by row, as a new dict."""
        return dict(self._by_cell)

    @cached_property
    def _by_cell(self) -> Mapping[Cell, Tile]:
        """The tiles by cell, row by row."""
        cells = zip(_CELLS[len(self.rows[0])], chain(*self.rows))
        return {cell: tile for cell, tile in cells if tile is not None}

    @cached_property
    def _edges(self) -> Mapping[Kind, Mapping[tuple[Cell, int], int]]:
        """The zones by kind, as tile and index there, each with the half sides that it touches."""
        edges: dict[Kind, dict[tuple[Cell, int], int]] = {kind: {} for kind in _KINDS}
        for cell, tile in self._by_cell.items():
            for number, zone in enumerate(tile.zones):
                edges[zone.kind][cell, number] = half_edges(cell, zone.half_sides)
        return edges

    @cached_property
    def _joined_zones(self) -> Mapping[Kind, tuple[JoinedZones, ...]]:
        """The zones of each area by kind, in reading order: their tiles, and their index there.

        Zones of one kind touch if their half sides face each other across the side between two
        tiles. A zone that touches no side is a separate area.
        """
        joined = {}
        for kind, edges in self._edges.items():
            zones, groups = tuple(edges), groups_sharing_bits(edges.values())
            joined[kind] = tuple([tuple([zones[place] for place in group]) for group in groups])
        return joined

    @cached_property
    def _areas(self) -> Mapping[Kind, tuple[tuple[Cell, ...], ...]]:
        """The tiles of each area by kind, in reading order."""
        return {
            kind: tuple([tuple(dict.fromkeys([cell for cell, _ in zones])) for zones in joined])
            for kind, joined in self._joined_zones.items()
        }

    @cached_property
    def _beach_tiles(self) -> tuple[Cell, ...]:
        """The tiles with a beach zone at a side without a neighbouring tile."""
        known = inner = 0
        for cell in self._by_cell:
            own = half_edges(cell)
            known, inner = known | own, inner | known & own
        beaches = self._edges[Kind.BEACH].items()
        return tuple(dict.fromkeys([cell for (cell, _), edges in beaches if edges & ~inner]))

    @cached_property
    def _icons(self) -> Mapping[Icon, tuple[Cell, ...]]:
        """The tile of each icon, by type."""
        shown = [(icon, cell) for cell, tile in self._by_cell.items() for icon in tile.icons]
        return {one: tuple([cell for icon, cell in shown if icon is one]) for one in _ICONS}


_COUNT = validator(whole())


@frozen
class Counts:
    """The counts of one island: whole numbers, none negative."""

    beaches: int = field(validator=_COUNT)
    """Tiles with a beach at the edge."""
    theme_parks: int = field(validator=_COUNT)
    """Tiles of the largest theme park area."""
    gardens: int = field(validator=_COUNT)
    """Garden areas."""
    houses: int = field(validator=_COUNT)
    """House areas."""
    peace: int = field(validator=_COUNT)
    """Peace icons."""
    love: int = field(validator=_COUNT)
    """Love icons."""
    music: int = field(validator=_COUNT)
    """Music icons."""

    def to_dict(self) -> dict[str, int]:
        """The counts by name, in display order."""
        return asdict(self, recurse=False)


COUNTS = tuple(fields_dict(Counts))
"""The names of the counts, in display order."""


def _points(value: object) -> Message | None:
    if not isinstance(value, tuple) or not value:
        return value_checks.not_wanted("score_table", value)
    if len(value) > MOST_POINTS:
        return value_checks.too_many(len(value), MOST_POINTS)
    wrong = (message for message in map(whole(), value) if message)
    return next(wrong, None)


@frozen(repr=False)
class Table:
    """A score table as a model: points by count, beginning with a count of 0.

    `open_ended` means that the last entry also applies to every higher count.

    >>> table = Table.parse([0, 2, "5+"])
    >>> table.points_for(7)
    5
    >>> table
    Table.parse([0, 2, '5+'])

    Raises `ModelError` for an empty table or an entry that is not a whole number.
    """

    points: tuple[int, ...] = field(validator=validator(_points))
    """The points for a count of 0, 1, 2 and so on."""
    open_ended: bool = field(default=False, validator=validator(boolean))
    """Whether the last entry applies to every higher count."""

    @classmethod
    def parse(cls, entries: Sequence[int | str]) -> "Table":
        """Parses a list of entries; raises `NotationError`."""
        return cls(*read_table(entries))

    def __repr__(self) -> str:
        return f"Table.parse({self.entries!r})"

    @property
    def entries(self) -> list[int | str]:
        """The entries as files write them, as a new list; the inverse of `parse`."""
        return write_table(self.points, self.open_ended)

    @property
    def message(self) -> Message:
        """The points for each count: `0 → 0, 1 → 2, 2+ → 5`."""
        *counts, last = map(str, range(len(self.points)))
        counts.append(f"{last}+" if self.open_ended else last)
        return Message("score_table", entries=[f"{a} → {b}" for a, b in zip(counts, self.points)])

    def points_for(self, count: int) -> int | None:
        """The points for a count; None beyond the end of the table."""
        value_checks.require(whole(), count, "count")
        if count < len(self.points):
            return self.points[count]
        return self.points[-1] if self.open_ended else None


@frozen
class Tables:
    """The two score tables, which the rules text does not print; None if unknown."""

    beaches: Table | None = field(default=None, validator=validator(optional(instance(Table))))
    """Points by the number of beach tiles."""
    theme_parks: Table | None = field(default=None, validator=validator(optional(instance(Table))))
    """Points by the size of the largest theme park."""

    def to_dict(self) -> dict[str, list[int | str]]:
        """The known tables by name, in the shape of a file."""
        known = {"beaches": self.beaches, "theme_parks": self.theme_parks}
        return {name: table.entries for name, table in known.items() if table is not None}


MOST_COPIES = 99

COPIES = whole(1, MOST_COPIES)
"""The check for a number of identical copies of a tile."""


@frozen
class PackTile(Drawable):
    """A tile of a pack: its id, the tile, and the number of copies."""

    GAME: ClassVar[str] = "auctionland"

    id: str = field(validator=validator(identifier))
    """The id in the pack: letters, digits, - and _."""
    tile: Tile = field(validator=validator(instance(Tile)))
    """The tile."""
    count: int = field(default=1, validator=validator(COPIES))
    """The number of identical copies."""

    def to_dict(self) -> dict[str, Any]:
        """The tile in the shape of a file."""
        return {"id": self.id, "tile": str(self.tile), "count": self.count}


@frozen(repr=False, cache_hash=True)
class Pack(ShowsPack):
    """The tiles and tables of a game, typed in from a physical copy or invented.

    Raises `ModelError` for a pack without tiles or with duplicate ids.
    """

    GAME: ClassVar[str] = "auctionland"

    name: str = field(validator=validator(value_checks.name))
    """The name of the pack."""
    provenance: str = field(validator=validator(value_checks.name))
    """The origin of the tiles; `invented` for the demo pack."""
    tiles: tuple[PackTile, ...] = field(validator=validator(all_of(PackTile)))
    """The tiles."""
    tables: Tables = field(factory=Tables, validator=validator(instance(Tables)))
    """The score tables, as far as known."""

    def __attrs_post_init__(self) -> None:
        value_checks.different_ids("tiles", [tile.id for tile in self.tiles])

    def __repr__(self) -> str:
        copies = sum(tile.count for tile in self.tiles)
        return in_brackets(f"Pack {self.name!r} of {self.GAME}: {copies} tiles")

    @property
    def by_id(self) -> dict[str, Tile]:
        """The tiles by their ids, as a new dict."""
        return {tile.id: tile.tile for tile in self.tiles}

    def to_dict(self) -> dict[str, Any]:
        """The pack in the shape of a file."""
        tables = self.tables.to_dict()
        return {
            "game": self.GAME,
            "name": self.name,
            "provenance": self.provenance,
            **({"tables": tables} if tables else {}),
            "tiles": [one.to_dict() for one in self.tiles],
        }


@frozen(repr=False)
class Player(DrawnPlayer):
    """One player of a final position: the island, or only its counts, and the money.

    `money` in dollars is needed only to break a tie. `claimed` is the total that the players
    counted themselves.
    """

    GAME: ClassVar[str] = "auctionland"

    name: str = field(converter=value_checks.tidy_name, validator=validator(value_checks.name))
    """The name of the player."""
    holding: Island | Counts = field(validator=validator(instance(Island, Counts)))
    """The island, or its counts."""
    money: int | None = field(kw_only=True, default=None, validator=validator(optional(whole())))
    """The money at the end of the game, in dollars."""
    claimed: int | None = field(kw_only=True, default=None, validator=validator(optional(whole())))
    """The total that the players counted themselves."""

    def to_dict(self) -> dict[str, Any]:
        """The player in the shape of a file, with every tile in the notation.

        >>> Player("Alex", Island.parse("B+p T"), money=3).to_dict()
        {'name': 'Alex', 'island': ['B+p T'], 'money': 3}
        """
        held = self.holding
        found = {
            "island": str(held).split("\n") if isinstance(held, Island) else None,
            "counts": held.to_dict() if isinstance(held, Counts) else None,
            "money": self.money,
            "claimed": self.claimed,
        }
        return {"name": self.name, **{k: v for k, v in found.items() if v is not None}}


PLAYERS = (2, 6)
"""The lowest and highest number of players (`auctionland.players`)."""

STARTING_MONEY = (10, 12, 14, 16, 18, 20)
"""The starting money of each seat, in dollars (`auctionland.setup.money`)."""


@frozen(repr=False)
class Position(ShowsPosition):
    """A final position of Auctionland: players in seat order, score tables, rulings.

    Raises `ModelError` for no players, more than 6, or two with the same name.
    """

    GAME: ClassVar[str] = "auctionland"

    players: tuple[Player, ...] = field(validator=validator(all_of(Player)))
    """1 to 6 players, in seat order."""
    tables: Tables = field(kw_only=True, factory=Tables, validator=validator(instance(Tables)))
    """The score tables."""
    rulings: Rulings = field(
        kw_only=True, default=Rulings(), validator=validator(instance(Rulings))
    )
    """The rulings for scoring."""
    pack: Pack | None = field(
        kw_only=True, default=None, validator=validator(optional(instance(Pack)))
    )
    """The pack to which tile ids in the position refer."""

    def __attrs_post_init__(self) -> None:
        value_checks.seats(
            [player.name for player in self.players], PLAYERS[1], "auctionland.players"
        )

    def to_dict(self) -> dict[str, Any]:
        """The position in the shape of a file, with its pack and score tables."""
        rulings, tables = changed_rulings(self.rulings), self.tables.to_dict()
        return {
            "game": self.GAME,
            **({"rulings": rulings} if rulings else {}),
            **({"pack": self.pack.to_dict()} if self.pack else {}),
            **({"tables": tables} if tables else {}),
            "players": [player.to_dict() for player in self.players],
        }
