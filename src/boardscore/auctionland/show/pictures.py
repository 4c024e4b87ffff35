"""Text pictures of Auctionland: a scored island with its marks, the tiles of a pack."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from boardscore.auctionland.model import Island, Pack, PackTile, Table, Tile
from boardscore.auctionland.notation import half_letters
from boardscore.auctionland.pieces import Cell, HalfSide, Kind
from boardscore.auctionland.scoring import IslandScore, joined_zones
from boardscore.core.messages import Message, say
from boardscore.core.results import Line
from boardscore.core.terminal_text import printable, width
from boardscore.show.game_parts import Pictures
from boardscore.show.text_page import Page, block

ZonePlace = tuple[Cell, int]
"""A zone of an island: the place of its tile, and its number on the tile."""

Half = tuple[Cell, HalfSide]
"""A half of a side of a tile."""

Area = tuple[ZonePlace, ...]
"""The zones of an area."""


@frozen
class Marks:
    """The marks on an island in a picture."""

    beaches: tuple[Cell, ...] = ()
    """The tiles that score for a beach at the edge."""
    coast: tuple[Half, ...] = ()
    """The half-sides with a beach at the edge."""
    park: Area = ()
    """The largest theme park."""
    gardens: tuple[Area, ...] = ()
    """The gardens, in the order of their numbers in the reasons."""
    houses: tuple[Area, ...] = ()
    """The houses, in the order of their numbers in the reasons."""

    def to_dict(self) -> dict[str, Any]:
        """The marks as data: the tiles of beaches and park, the tiles of every garden and house."""
        return {
            "beaches": _tiles(self.beaches),
            "park": _tiles(cell for cell, _ in self.park),
            "gardens": [_tiles(cell for cell, _ in area) for area in self.gardens],
            "houses": [_tiles(cell for cell, _ in area) for area in self.houses],
        }

    @property
    def areas(self) -> tuple[Area, ...]:
        """All areas, as sets of zones."""
        return (self.park, *self.gardens, *self.houses)

    @property
    def numbers(self) -> dict[ZonePlace, int]:
        """The numbers of gardens and houses, from 1, if there are several of a kind."""
        several = (areas for areas in (self.gardens, self.houses) if len(areas) > 1)
        return {
            zone: number
            for areas in several
            for number, area in enumerate(areas, 1)
            for zone in area
        }


def _tiles(cells: Iterable[Cell]) -> list[list[str | int]]:
    return [cell.to_list() for cell in sorted(set(cells))]


def marks(island: Island, lines: Iterable[Line]) -> Marks:
    """The marks of the lines of a score on a drawn island."""
    tiles = {line.category: line.tiles for line in lines}
    beaches = tuple(cell for cell in tiles.get("beaches", ()) if isinstance(cell, Cell))
    park, areas = {*tiles.get("theme_parks", ())}, joined_zones(island, Kind.THEME_PARK)
    counts_areas = "gardens_houses" in tiles
    return Marks(
        beaches,
        tuple(_coast(island, beaches)),
        next((area for area in areas if {cell for cell, _ in area} == park), ()),
        joined_zones(island, Kind.GARDEN) if counts_areas else (),
        joined_zones(island, Kind.HOUSE) if counts_areas else (),
    )


def _coast(island: Island, beaches: Iterable[Cell]) -> Iterator[Half]:
    """The half-sides at the edge with beaches of these tiles (`auctionland.score.beaches`)."""
    tiles = island.tiles
    for cell in beaches:
        for zone in tiles[cell].zones:
            if zone.kind is Kind.BEACH:
                for half in sorted(zone.half_sides):
                    if cell.neighbour(half.direction) not in tiles:
                        yield cell, half


_INKS = {Kind.BEACH: "yellow", Kind.THEME_PARK: "magenta", Kind.GARDEN: "green", Kind.HOUSE: "red"}

COLOURS = {
    letter: ink for kind, ink in _INKS.items() for letter in (kind.value, kind.value.lower())
}
"""The terminal colours of the zones; a second zone of a kind on a tile has small letters."""

_TILE = 11
_ISLAND_MARGIN = 4


def picture(player: IslandScore, lang: str, width: int) -> tuple[str, Message] | None:
    """The text picture of a player's island with scoring marks, and a key; None for counts only."""
    island = player.player.holding
    if not isinstance(island, Island):
        return None
    is_numbered = marks(island, player.lines).numbers
    legend = Message("explain.island_legend_numbered" if is_numbered else "explain.island_legend")
    return draw_island(island, player.lines, lang, width), legend


def content(pack: Pack) -> Message:
    """The size of a pack, above its pictures."""
    copies = sum(tile.count for tile in pack.tiles)
    return Message("pack.tiles", tiles=len(pack.tiles), copies=copies)


def tables(pack: Pack) -> Iterator[Message]:
    """The score tables of a pack, above its pictures."""
    yield from _table(pack.tables.beaches, "beaches")
    yield from _table(pack.tables.theme_parks, "theme_parks")


def _table(table: Table | None, category: str) -> Iterator[Message]:
    if table is not None:
        yield Message("pack.table", category=Message(f"category.{category}"), table=table)


def entries(pack: Pack, page: Page) -> list[str]:
    """Every tile of a pack as text, side by side, or one below the other if an id is too long."""
    blocks = [list(_brief(entry)) for entry in pack.tiles]
    if any(width(line) > page.room for block in blocks for line in block):
        return [tile(entry, page) for entry in pack.tiles]
    lines = page.side_by_side(blocks).split("\n")  # the text above the tiles has no colour
    drawn = (page.tinted(row, COLOURS) if "|" in row else row for row in lines)
    return [page.sentence(Message("pack.tiles_legend")), "\n".join(drawn)]


def _brief(tile: PackTile) -> Iterator[str]:
    """A tile in few lines of text: its id, the number of copies, its notation, its picture."""
    edge = "+" + "-" * _TILE + "+"
    yield f"{printable(tile.id)}: {tile.count}x"
    yield from (str(tile.tile), edge)
    yield from (f"|{line:{_TILE}}|" for line in _tile(tile.tile, "")[:-1])
    yield edge


def tile(tile: PackTile, page: Page) -> str:
    """A tile as text: its id, its notation, the number of copies, and its picture."""
    head = Message("pack.tile", id=tile.id, tile=str(tile.tile), count=tile.count)
    picture = draw_island(Island(((tile.tile,),)), (), page.lang)
    return block(page, head, page.tinted(picture, COLOURS))


def draw_island(
    island: Island, lines: Iterable[Line] = (), lang: str = "en", width: int = 80
) -> str:
    """A text picture of an island with rows and columns numbered from 1, tiles with half-sides.

    A `.` marks a place without a tile. Letters along the sides of a tile are its zones; letters in
    the middle are inner zones and icons. The scores of each tile are listed below. The island is
    split into strips that fit the width.

    >>> print(draw_island(Island.parse("BBGGGGHH/H+pl")))
             1
       +-----------+
       |   B   B   |
       | H   H   G |
     1 | H  +pl  G |
       |   G   G   |
       |           |
       +-----------+
    """
    marked = marks(island, lines)
    counted, numbers = _counted(marked, lang), _numbers(marked)
    rows = [
        [
            _tile(tile, counted.get(cell, ""), numbers=numbers.get(cell, {}))
            for cell, tile in ((Cell(row, column), tile) for column, tile in enumerate(tiles))
        ]
        for row, tiles in enumerate(island.rows)
    ]
    columns = range(1, len(island.rows[0]) + 1)
    return _grid(rows, [*map(str, range(1, len(rows) + 1))], [*map(str, columns)], width)


def draw_open_places(tiles: Mapping[Cell, Tile], places: Sequence[Cell], width: int = 80) -> str:
    """A text picture of an unfinished island, with the places for a tile numbered from 1.

    >>> print(draw_open_places({Cell(0, 0): Tile.parse("B")}, [Cell(-1, 0), Cell(0, 1)]))
       +-----------+-----------+
       |    (1)    |           |
       +-----------+-----------+
       |   B   B   |           |
       | B       B |           |
       | B       B |    (2)    |
       |   B   B   |           |
       |           |           |
       +-----------+-----------+
    """
    labels = {cell: f"({number})" for number, cell in enumerate(places, 1)}
    shown = [*tiles, *places]
    columns = range(min(cell.column for cell in shown), max(cell.column for cell in shown) + 1)
    rows = []
    for row in range(min(cell.row for cell in shown), max(cell.row for cell in shown) + 1):
        cells = [Cell(row, column) for column in columns]
        drawn = [_tile(tiles.get(cell), "", labels.get(cell, "")) for cell in cells]
        rows.append(
            drawn if any(cell in tiles for cell in cells) else [[line[2]] for line in drawn]
        )
    return _grid(rows, [""] * len(rows), [""] * len(columns), width)


def _grid(
    rows: Sequence[Sequence[Sequence[str]]], left: Sequence[str], above: Sequence[str], width: int
) -> str:
    """Parts of a text picture in named rows and columns, in strips that fit the width."""
    strip = max(1, (width - _ISLAND_MARGIN) // (_TILE + 1))
    strips = (slice(start, start + strip) for start in range(0, len(above), strip))
    return "\n\n".join(
        "\n".join(_grid_strip([row[part] for row in rows], left, above[part])) for part in strips
    )


def _grid_strip(
    rows: Sequence[Sequence[Sequence[str]]], left: Sequence[str], above: Sequence[str]
) -> Iterator[str]:
    edge = "   " + "+".join(["", *("-" * _TILE for _ in above), ""])
    if any(above):
        yield (" " * _ISLAND_MARGIN + "".join(f"{name:^{_TILE + 1}}" for name in above)).rstrip()
    yield edge
    for name, row in zip(left, rows, strict=True):
        for number, parts in enumerate(zip(*row, strict=True)):
            yield f"{name if number == 2 else '':>2} |" + "|".join(parts) + "|"
        yield edge


def _counted(marked: Marks, lang: str) -> dict[Cell, str]:
    """The scores of each tile, in words below a text picture."""
    park = tuple(dict.fromkeys(cell for cell, _ in marked.park))
    words: dict[Cell, list[str]] = {}
    for category, cells in (("beaches", marked.beaches), ("theme_parks", park)):
        for cell in cells:
            words.setdefault(cell, []).append(say(Message(f"mark.{category}"), lang))
    return {cell: "+".join(said) for cell, said in words.items()}


def _numbers(marked: Marks) -> dict[Cell, dict[int, str]]:
    """The numbers of gardens and houses in the text picture of each tile, zone by zone."""
    numbers: dict[Cell, dict[int, str]] = {}
    for (cell, place), number in marked.numbers.items():
        numbers.setdefault(cell, {})[place] = str(number)
    return numbers


def _tile(
    tile: Tile | None, counted: str, place: str = ".", numbers: Mapping[int, str] = {}
) -> list[str]:
    """The five lines of text of a tile or an empty place; zones have the numbers of their areas."""
    if tile is None:
        return [f"{row:^{_TILE}}" for row in ("", "", place, "", "")]
    number_at = {
        half: numbers[at]
        for at, zone in enumerate(tile.zones)
        for half in zone.half_sides
        if at in numbers
    }
    (
        north_left, north_right, east_top, east_bottom,
        south_right, south_left, west_bottom, west_top,
    ) = (
        letter.upper() + number_at[HalfSide(half)] if HalfSide(half) in number_at else letter
        for half, letter in enumerate(half_letters(tile.zones))
    )  # fmt: skip
    inner = "".join(
        zone.kind.value + numbers.get(at, "")
        for at, zone in enumerate(tile.zones)
        if not zone.half_sides
    )
    icons = "".join(icon.value for icon in tile.icons)
    return [
        f"   {north_left:4}{north_right:4}",
        _middle(west_top, inner, east_top),
        _middle(west_bottom, icons and "+" + icons, east_bottom),
        f"   {south_left:4}{south_right:4}",
        f"{counted:^{_TILE}}",
    ]


def _middle(west: str, text: str, east: str) -> str:
    """A line of text through the middle of a tile; a long one is cut with a mark."""
    left, right = f" {west}", f"{east:2}"
    room = _TILE - len(left) - len(right)
    shown = text if len(text) <= room else f"{text[: room - 1]}~"
    return f"{left}{shown:^{room}}{right}"


PICTURES = Pictures(
    colours=COLOURS, picture=picture, content=content, tables=tables, entries=entries
)
