"""Pictures in plain ASCII text: a pier or an island, with what scores marked."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from boardscore.auctionland.model import Island, Tile
from boardscore.auctionland.notation import half_letters
from boardscore.auctionland.pieces import Cell
from boardscore.core.messages import Message, say
from boardscore.core.results import Line, Place
from boardscore.pier18.model import Pier
from boardscore.pier18.pieces import Side, Space

_COLUMN = 4
_TILE = 11
_ISLAND_MARGIN = 4


def draw_pier(pier: Pier, lines: Iterable[Line] = (), lang: str = "en", width: int = 80) -> str:
    """A pier with its columns numbered from 1, in as many strips as the width asks for.

    `[X]` is a space that scores, `(X)` one that is blocked.

    >>> from boardscore.pier18 import lovers
    >>> pier = Pier.parse("HQ..H\\n.....")
    >>> print(draw_pier(pier, lovers(pier)))
            1   2   3   4   5
    upper  (H)  Q   .   .  [H]
    lower   .   .   .   .   .
    """
    marks = _marks(lines)
    names = {side: say(side.message, lang) for side in Side}
    margin = max(map(len, names.values())) + 2
    strip = max(1, (width - margin) // _COLUMN)
    firsts = range(0, pier.columns, strip)
    strips = (range(first, min(first + strip, pier.columns)) for first in firsts)
    return "\n\n".join("\n".join(_strip(pier, columns, names, marks)) for columns in strips)


def _marks(lines: Iterable[Line]) -> dict[Place, tuple[str, str]]:
    """The brackets of each space; a space that scores anywhere is marked as scoring."""
    lines = tuple(lines)
    blocked = {space: ("(", ")") for line in lines if line.because for space in line.spaces}
    scoring = {space: ("[", "]") for line in lines if line.points for space in line.spaces}
    return blocked | scoring


def _strip(
    pier: Pier, columns: range, names: Mapping[Side, str], marks: Mapping[Place, tuple[str, str]]
) -> Iterator[str]:
    margin = max(map(len, names.values())) + 2
    yield (" " * margin + "".join(f"{column + 1:^{_COLUMN - 1}} " for column in columns)).rstrip()
    for side in Side:
        spaces = (Space(side, column) for column in columns)
        yield (
            names[side].ljust(margin) + " ".join(_space(pier, s, marks) for s in spaces)
        ).rstrip()


def _space(pier: Pier, space: Space, marks: Mapping[Place, tuple[str, str]]) -> str:
    symbol = pier[space]
    before, after = marks.get(space, (" ", " "))
    return f"{before}{symbol.value if symbol else '.'}{after}"


def draw_island(
    island: Island, lines: Iterable[Line] = (), lang: str = "en", width: int = 80
) -> str:
    """An island with rows and columns numbered from 1, every tile drawn with its half-sides.

    Where there is no tile, a `.` stands. Letters along the sides of a tile are its zones, those in
    the middle the zones inside and the icons. Below them stands what the tile is counted for. The
    island is drawn in as many strips as the width asks for.

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
    counted = _counted(lines, lang)
    rows = [
        [_tile(tile, counted.get(Cell(row, column), "")) for column, tile in enumerate(tiles)]
        for row, tiles in enumerate(island.rows)
    ]
    numbers = range(1, len(island.rows[0]) + 1)
    return _grid(rows, [*map(str, range(1, len(rows) + 1))], [*map(str, numbers)], width)


def draw_open_places(tiles: Mapping[Cell, Tile], places: Sequence[Cell], width: int = 80) -> str:
    """An island that is being built, with the places where a tile may lie numbered from 1.

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
        rows.append(drawn if any(cell in tiles for cell in cells) else [[one[2]] for one in drawn])
    return _grid(rows, [""] * len(rows), [""] * len(columns), width)


def _grid(
    rows: Sequence[Sequence[Sequence[str]]], left: Sequence[str], above: Sequence[str], width: int
) -> str:
    """Pieces of a picture in rows and columns with names, in strips that fit the width."""
    strip = max(1, (width - _ISLAND_MARGIN) // (_TILE + 1))
    starts = range(0, len(above), strip)
    strips = (slice(start, start + strip) for start in starts)
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


def _counted(lines: Iterable[Line], lang: str) -> dict[Place, str]:
    """What each tile is counted for, in words."""
    words: dict[Place, list[str]] = {}
    for line in lines:
        if line.category in {"beaches", "theme_parks"}:
            for cell in line.tiles:
                words.setdefault(cell, []).append(say(Message(f"mark.{line.category}"), lang))
    return {cell: "+".join(found) for cell, found in words.items()}


def _tile(tile: Tile | None, counted: str, place: str = ".") -> list[str]:
    """The five lines of a tile, or of a place without one."""
    if tile is None:
        return [f"{row:^{_TILE}}" for row in ("", "", place, "", "")]
    (
        north_left, north_right, east_top, east_bottom,
        south_right, south_left, west_bottom, west_top,
    ) = tuple(half_letters(tile.zones))  # fmt: skip
    inner = "".join(zone.kind.value for zone in tile.zones if not zone.half_sides)
    icons = "".join(icon.value for icon in tile.icons)
    return [
        f"   {north_left}   {north_right}   ",
        f" {west_top}{_fit(inner)}{east_top} ",
        f" {west_bottom}{_fit(icons and '+' + icons)}{east_bottom} ",
        f"   {south_left}   {south_right}   ",
        f"{counted:^{_TILE}}",
    ]


def _fit(text: str) -> str:
    """The text in the middle of a tile; one that is too long is cut, and says so."""
    room = _TILE - 4
    return f"{text:^{room}}" if len(text) <= room else text[: room - 1] + "~"
