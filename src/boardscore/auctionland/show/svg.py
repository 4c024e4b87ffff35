"""SVG pictures of Auctionland: an island, plain or with its score, and a tile.

Each kind has one full disc for each that scores. Dotted links join zones that touch, a blue line
marks coast that scores, dashed squares are places without a tile.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from boardscore.auctionland.game_table import GameTable, as_island
from boardscore.auctionland.model import Counts, Island, Pack, PackTile, Player, Tile
from boardscore.auctionland.pieces import Cell, Direction, HalfSide, Icon, Kind, Zone
from boardscore.auctionland.scoring import IslandScore
from boardscore.auctionland.show import tile_shapes
from boardscore.auctionland.show.game_display import island_heading
from boardscore.auctionland.show.pictures import Area, Marks, ZonePlace, marks
from boardscore.auctionland.show.tile_shapes import GLYPHS, GROUNDS, INKS, OUTLINE, SIDE, Sign, icon
from boardscore.core.messages import Message, in_words, say
from boardscore.core.results import Line
from boardscore.show import markup
from boardscore.show.game_parts import Drawings
from boardscore.show.markup import Glyph, Ink, Point, element

_LEFT, _TOP, _RIGHT = 46, 42, 28
_RADIUS = 13

_BARE = Ink("eceae4", "3b3b3d")
_COAST = Ink("0f6fa8", "55b9f2")
_OPEN = Ink("8fb4c6", "3f6b80")

_SIGNS: dict[str, Kind | Icon] = {
    "beaches": Kind.BEACH,
    "theme_parks": Kind.THEME_PARK,
    "gardens": Kind.GARDEN,
    "houses": Kind.HOUSE,
    "peace": Icon.PEACE,
    "love": Icon.LOVE,
    "music": Icon.MUSIC,
}
"""The signs by the names of the counts."""


def draw(model: object, lang: str) -> str:
    """The SVG picture of an island, a player, a tile or a score."""
    match model:
        case Island():
            return draw_island(model, (), lang)
        case Tile():
            return _alone(model, Message("picture.tile", tile=str(model)), lang)
        case PackTile(id=name, tile=tile, count=count):
            head = Message("pack.tile", id=name, tile=str(tile), count=count)
            return _alone(tile, head, lang, name)
        case Player():
            return _island_of(model, (), lang)
        case IslandScore():
            return _island_of(model.player, model.lines, lang)
    raise TypeError(type(model))


def _island_of(player: Player, lines: Sequence[Line], lang: str) -> str:
    if isinstance(player.holding, Counts):
        return _counted(in_words(player.name, lang), player.holding, lang)
    return draw_island(player.holding, lines, lang, Message("picture.island_of", name=player.name))


def draw_line(score: IslandScore, line: Line, lang: str) -> str:
    """The SVG picture of an island with the marks of one score line; other tiles are faint."""
    holding = score.player.holding
    if isinstance(holding, Counts):
        return draw(score, lang)
    head = Message("picture.island_of", name=score.name)
    return draw_island(holding, (line,), lang, head, faint=holding.tiles.keys() - set(line.tiles))


def draw_changes(before: IslandScore, after: IslandScore, lang: str) -> str:
    """The SVG picture of an island with frames around the tiles that were not there before."""
    head = Message("picture.island_of", name=after.name)
    return draw_island(_arranged(after), after.lines, lang, head, framed=_changed(before, after))


def describe_changes(before: IslandScore, after: IslandScore) -> Iterator[Message]:
    """The sentences around an SVG picture: the best use of tiles, and how many lie differently."""
    yield Message("hindsight.tiles_could", tiles=len(_arranged(after).tiles), best=after.subtotal)
    yield Message("hindsight.tiles_changed", tiles=len(_changed(before, after)))


def _arranged(score: IslandScore) -> Island:
    island = score.player.holding
    assert isinstance(island, Island)  # counts have no tiles to arrange
    return island


def _changed(before: IslandScore, after: IslandScore) -> list[Cell]:
    """The cells with another tile than before, or with the same one turned differently."""
    old, new = _arranged(before).tiles, _arranged(after).tiles
    return [cell for cell, tile in new.items() if old.get(cell) != tile]


def marks_as_data(score: IslandScore) -> dict[str, Any]:
    """The marks in the SVG picture of a player's island, as data; empty for counts only.

    Besides the tiles that score there are the parts of a drawing. For each zone on a full disc:
    row, column, kind, and the half-side nearest to its sign, or 8 inside the tile. The half-sides
    of the coast that scores. The links of touching zones, as paths over the island.
    """
    holding = score.player.holding
    if isinstance(holding, Counts):
        return {}
    marked = marks(holding, score.lines)
    paths = [(path, zone.kind) for area in marked.areas for path, zone in _paths(holding, area)]
    return {
        **marked.to_dict(),
        "discs": sorted(_disc(holding, *disc) for disc in _discs(holding, marked)),
        "coast": [[*cell.to_list(), half] for cell, half in marked.coast],
        "links": [{"kind": kind.value, "path": markup.path(*path)} for path, kind in paths],
    }


def _disc(island: Island, cell: Cell, place: int) -> list[Any]:
    """A zone on a full disc, as data."""
    zone = island.tiles[cell].zones[place]
    half = tile_shapes.nearest(zone) if zone.half_sides else len(HalfSide)
    return [*cell.to_list(), zone.kind.value, half]


def glyphs() -> Iterator[tuple[str, Message, Glyph, Ink]]:
    """The signs of zones and icons in SVG pictures."""
    for key, sign in _SIGNS.items():
        yield sign.value, Message(f"counted.{key}"), GLYPHS[sign], INKS[sign]


def of_pack(pack: Pack) -> Iterator[tuple[str, PackTile]]:
    """Every tile of a pack to draw, with the name of its SVG file."""
    return ((f"tile-{tile.id}", tile) for tile in pack.tiles)


def on_table(table: GameTable) -> Iterator[tuple[Message, Sequence[Island | PackTile]]]:
    """Things to draw in SVG: islands of a table with visible money, the market, prices, dollars."""
    for seat, laid in enumerate(table.islands):
        drawn = [as_island(table.game, laid)] if laid else []
        yield island_heading(table, seat, secrets=True), drawn
    if table.market:
        slots = tuple(
            (Message("picture.slot", tile=offered.id, price=price, dollars=offered.dollars),)
            for price, offered in enumerate(table.market)
        )
        tiles = {entry.id: entry for entry in table.game.pack.tiles}
        yield (
            Message("picture.market", slots=slots),
            [tiles[offered.id] for offered in table.market],
        )


def draw_island(  # noqa: PLR0913
    island: Island,
    lines: Iterable[Line] = (),
    lang: str = "en",
    title: Message | None = None,
    *,
    faint: Container[Cell] = (),
    framed: Iterable[Cell] = (),
) -> str:
    """An SVG picture of an island, with the marks of score lines."""
    rows, columns = len(island.rows), len(island.rows[0])
    size = _LEFT + SIDE * columns + _RIGHT, _TOP + SIDE * rows + _RIGHT
    sea = element("rect", width=size[0], height=size[1], rx=14, fill=markup.WATER)
    marked = marks(island, lines)
    head = title or Message("picture.island", tiles=len(island.tiles))
    shows = " ".join(say(sentence, lang) for sentence in _described(island, marked))
    side = SIDE - 10
    frame = markup.frame((-side / 2, -side / 2), (side, side))
    frames = (markup.move_to(_middle(cell), frame) for cell in framed)
    parts = (*_island(island, marked, faint), *frames)
    return markup.picture(size, say(head, lang), shows, sea, *parts)


def _described(island: Island, marked: Marks) -> Iterator[Message]:
    """The description of the picture, for screen readers."""
    tiles = island.tiles.items()
    laid = tuple(Message("picture.tile_at", tile=str(tile), cell=cell) for cell, tile in tiles)
    yield Message("picture.tiles", tiles=tuple((sentence,) for sentence in laid))
    if marked.beaches:
        yield Message("picture.coast", tiles=tuple((cell.message,) for cell in marked.beaches))
    if marked.park:
        cells = sorted({cell for cell, _ in marked.park})
        yield Message("picture.park", tiles=tuple((cell.message,) for cell in cells))


def _island(island: Island, marked: Marks, faint: Container[Cell]) -> Iterator[str]:
    """The layers of the tiles, from bottom to top: zones, links, things on tiles."""
    tiles = island.tiles
    for row, column in product(range(len(island.rows)), range(len(island.rows[0]))):
        cell = Cell(row, column)
        tile = tiles.get(cell)
        ground = markup.move_to(_middle(cell), *(_zones(tile) if tile else _open_place()))
        yield markup.faint(ground) if cell in faint else ground
    for row in range(len(island.rows)):
        yield markup.text((20, _TOP + SIDE * (row + 0.5) + 6), str(row + 1), 17)
    for column in range(len(island.rows[0])):
        yield markup.text((_LEFT + SIDE * (column + 0.5), 22), str(column + 1), 17)
    for cell, half in marked.coast:
        yield markup.move_to(_middle(cell), _shore(half))
    for area in marked.areas:
        yield from _links(island, area)
    discs = _discs(island, marked)
    for cell, tile in tiles.items():
        things = markup.move_to(_middle(cell), *_things(cell, tile, discs, marked.numbers))
        yield markup.faint(things) if cell in faint else things


def _middle(cell: Cell) -> Point:
    return _LEFT + SIDE * (cell.column + 0.5), _TOP + SIDE * (cell.row + 0.5)


def _open_place() -> Iterator[str]:
    side = SIDE - 16
    at: dict[str, markup.Value] = {"x": -side / 2, "y": -side / 2, "width": side, "height": side}
    pen: dict[str, markup.Value] = {"stroke": _OPEN, "stroke_width": 2, "stroke_dasharray": "7 6"}
    yield element("rect", rx=12, fill="none", **at, **pen)


def _zones(tile: Tile) -> Iterator[str]:
    """The zones at the sides of a tile, each in the colour of its kind, with its parts joined."""
    yield element("path", d=tile_shapes.WHOLE, fill=_BARE)
    touching = [zone for zone in tile.zones if zone.half_sides]
    for zone in touching:
        for outline in tile_shapes.outlines(zone):
            ground = GROUNDS[zone.kind]
            yield element("path", d=outline, fill=ground, stroke=OUTLINE, stroke_width=1.5)
    for zone in filter(tile_shapes.bridge, touching):
        yield markup.line(tile_shapes.bridge(zone), OUTLINE, 25)
        yield markup.line(tile_shapes.bridge(zone, longer=4), GROUNDS[zone.kind], 22)
    yield markup.line(tile_shapes.WHOLE, OUTLINE, 2.5)


def _shore(half: HalfSide) -> str:
    """A line along a half-side, outside of the tile."""
    across, down = half.direction.columns * 6, half.direction.rows * 6
    (x1, y1), (x2, y2) = tile_shapes.ends(half)
    path = markup.path((x1 + across, y1 + down), (x2 + across, y2 + down))
    return markup.line(path, _COAST, 6, stroke_linecap="round")


def _links(island: Island, area: Area) -> Iterator[str]:
    """Dotted lines between touching zones of an area."""
    dots: dict[str, markup.Value] = {"stroke_dasharray": "1 6", "stroke_linecap": "round"}
    for points, zone in _paths(island, area):
        path = markup.path(*((_LEFT + x, _TOP + y) for x, y in points))
        yield markup.line(path, INKS[zone.kind], 3, **dots)


def _paths(island: Island, area: Area) -> Iterator[tuple[list[Point], Zone]]:
    """The ways between the signs of touching zones of an area, from the island's corner."""
    tiles, members = island.tiles, set(area)
    for cell, place in area:
        zone = tiles[cell].zones[place]
        for step in (Direction.EAST, Direction.SOUTH):
            beyond = cell.neighbour(step)
            for other in (near for near in members if near[0] == beyond):
                next_ = tiles[beyond].zones[other[1]]
                halves = sorted(
                    half
                    for half in zone.half_sides
                    if half.direction is step and half.facing in next_.half_sides
                )
                if halves:
                    there = tile_shapes.way(zone, halves)
                    back = tile_shapes.way(next_, [half.facing for half in halves])[::-1]
                    yield [*_on(cell, there), *_on(beyond, back[1:])], zone


def _on(cell: Cell, points: Iterable[Point]) -> Iterator[Point]:
    """Points of a drawn tile as points of the island's picture."""
    for x, y in points:
        yield x + SIDE * (cell.column + 0.5), y + SIDE * (cell.row + 0.5)


def _discs(island: Island, marked: Marks) -> set[ZonePlace]:
    """The zones on full discs: one for each that scores."""
    at_edge = set(marked.coast)
    beaches = {
        cell: (cell, place)
        for cell in marked.beaches
        for place, zone in reversed([*enumerate(island.tiles[cell].zones)])
        if zone.kind is Kind.BEACH and any((cell, half) in at_edge for half in zone.half_sides)
    }
    park = {cell: (cell, place) for cell, place in reversed(marked.park)}
    areas = (area[0] for area in marked.gardens + marked.houses)
    return {*beaches.values(), *park.values(), *areas}


def _things(
    cell: Cell, tile: Tile, discs: Container[ZonePlace], numbers: Mapping[ZonePlace, int]
) -> Iterator[str]:
    """The signs on a tile: one for each zone, inner zones, icons."""
    inside: list[Sign | Icon] = []
    for place, zone in enumerate(tile.zones):
        sign = Sign(zone.kind, (cell, place) in discs, numbers.get((cell, place)))
        if zone.half_sides:
            yield sign.drawn(tile_shapes.anchor(zone), _RADIUS)
        else:
            inside.append(sign)
    things = [*inside, *tile.icons]
    for thing, (at, radius) in zip(things, tile_shapes.slots(len(things)), strict=True):
        yield icon(thing, at, radius) if isinstance(thing, Icon) else thing.inside(at, radius)


def _alone(tile: Tile, title: Message, lang: str, name: str = "") -> str:
    """A picture of a single tile, with its name below."""
    things = _things(Cell(0, 0), tile, (), {})
    drawn = markup.move_to((SIDE / 2 + 4, SIDE / 2 + 4), *_zones(tile), *things)
    size = SIDE + 8, SIDE + (30 if name else 8)
    below = markup.text((SIDE / 2 + 4, SIDE + 23), name, 16) if name else ""
    return markup.picture(size, say(title, lang), str(tile), drawn, below)


def _counted(name: str, counts: Counts, lang: str) -> str:
    """The counts of an island without tiles: a sign and a number for each."""
    numbers = counts.to_dict()
    step = 46 + 11 * max(len(str(count)) for count in numbers.values())
    parts = [element("rect", width=step * len(numbers) + 24, height=60, rx=14, fill=markup.WATER)]
    for place, (key, sign) in enumerate(_SIGNS.items()):
        at = (34 + place * step, 30)
        parts.append(icon(sign, at, 14) if isinstance(sign, Icon) else Sign(sign).drawn(at, 14))
        parts.append(markup.text((at[0] + 21, 37), str(numbers[key]), 20, text_anchor="start"))
    sentences = tuple(
        (Message("picture.counted", what=Message(f"counted.{key}"), count=count),)
        for key, count in numbers.items()
    )
    head = Message("picture.counts_of", name=name)
    shows = say(Message("picture.counts", counts=sentences), lang)
    return markup.picture((step * len(numbers) + 24, 60), say(head, lang), shows, *parts)


DRAWINGS = Drawings(
    draw=draw,
    draw_line=draw_line,
    marks=marks_as_data,
    glyphs=glyphs,
    of_pack=of_pack,
    on_table=on_table,
    draw_changes=draw_changes,
    describe_changes=describe_changes,
)
