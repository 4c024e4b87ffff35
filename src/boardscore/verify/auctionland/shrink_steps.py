"""Steps that make a position of Auctionland smaller."""

from collections.abc import Iterator, Sequence
from itertools import chain

from boardscore.verify.data_types import Data, Position, Size
from boardscore.verify.search.shrink_steps import lower_numbers, stretches, with_simpler_players

TABLES = {"beaches": list(range(17)), "theme_parks": list(range(0, 34, 2))}
"""The clearest score tables: all counts have different points, in both tables."""

_ZONES = "BTGH"
_ICONS = "plm"

_SHORTEST_TABLES: Sequence[list[int | str]] = (["0+"], [0, "1+"], [0, 1, "2+"])


def size(position: Position) -> Size:
    """The tiles of all islands, the players, counts, money, zones and icons, cells and tables."""
    players, tables = position["players"], position["tables"]
    rows = [row for player in players for row in player.get("island", ())]
    places = [text for row in rows for text in row.split()]
    tiles = [text for text in places if text != "."]
    others = [table for name, table in tables.items() if table != TABLES[name]]
    points = [int(str(entry).rstrip("+")) for table in others for entry in table]
    return (
        len(tiles),
        len(players),
        sum(sum(player.get("counts", {}).values()) for player in players),
        sum(player["money"] for player in players),
        sum(map(_weight, tiles)),
        len(places),
        len(points),
        sum(points) + sum(not _is_open(table) for table in others),
    )


def _is_open(table: Sequence[int | str]) -> bool:
    return str(table[-1]).endswith("+")


def _weight(tile: str) -> int:
    sides = tile.partition("+")[0].partition("/")[0]
    zones, more = len(sides) - sides.count("-"), len(tile) - len(sides)
    return 10 * (zones + more) + len(sides) + sum(letter.islower() for letter in sides)


def steps(position: Position) -> Iterator[Data]:
    """One player with less, or a table with more different entries."""
    yield from with_simpler_players(position, _islander_steps)
    tables = position["tables"]
    for name, table in tables.items():
        for step in _table_steps(name, table):
            yield {**position, "tables": {**tables, name: step}}


def _islander_steps(player: Position) -> Iterator[Data]:
    if "counts" in player:
        for name, count in player["counts"].items():
            for lower in lower_numbers(count):
                yield {**player, "counts": {**player["counts"], name: lower}}
    else:
        yield from ({**player, "island": island} for island in _island_steps(player["island"]))
    yield from ({**player, "money": dollars} for dollars in lower_numbers(player["money"]))


def _table_steps(name: str, table: Sequence[int | str]) -> Iterator[Sequence[int | str]]:
    """The default table; if it hides the mistake, shorter ones or lower points."""
    if table == TABLES[name]:
        return
    yield TABLES[name]
    yield from _SHORTEST_TABLES
    if len(table) > 1:
        yield [*table[:-2], f"{table[-2]!s}+"]
    for place, entry in enumerate(table):
        open_end = "+" if str(entry).endswith("+") else ""
        for lower in lower_numbers(int(str(entry).rstrip("+"))):
            kept: int | str = f"{lower}+" if open_end else lower
            yield [*table[:place], kept, *table[place + 1 :]]


def _island_steps(island: Sequence[str]) -> Iterator[list[str]]:
    """Islands without a row, a column or a tile, or with a simpler tile."""
    rows = [row.split() for row in island]
    for start, end in stretches(len(rows)):
        yield _lines([*rows[:start], *rows[end:]])
    for start, end in stretches(len(rows[0])):
        yield _lines([[*row[:start], *row[end:]] for row in rows])
    for down, row in enumerate(rows):
        for along, text in enumerate(row):
            for step in _tile_steps(text):
                changed = [*row[:along], step, *row[along + 1 :]]
                yield _lines([*rows[:down], changed, *rows[down + 1 :]])


def _lines(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of tiles as lines; an empty island is one empty cell."""
    return [" ".join(row) for row in rows if row] or ["."]


def _tile_steps(text: str) -> Iterator[str]:
    """An empty cell instead of a tile, or a tile with less on it."""
    if text == ".":
        return
    yield "."
    yield "-"
    zones, _, icons = text.partition("+")
    sides, _, inner = zones.partition("/")
    fewer_icons = ((sides, inner, without) for without in fewer(icons))
    fewer_inner = ((sides, without, icons) for without in fewer(inner))
    simpler_sides = ((other, inner, icons) for other in _side_steps(sides))
    for parts in chain(fewer_icons, fewer_inner, simpler_sides):
        yield canonical_tile(*parts)


def fewer(letters: str) -> Iterator[str]:
    if len(letters) > 1:
        yield ""
    yield from (letters[:place] + letters[place + 1 :] for place in range(len(letters)))


def _side_steps(sides: str) -> Iterator[str]:
    """The sides with no zone, one zone fewer, one letter fewer, or all of one letter."""
    yield "-"
    for letter in sorted({*sides} - {"-"}):
        yield letter
        yield sides.replace(letter, "-")
        yield sides.replace(letter, letter.upper())
    for place in range(len(sides)):
        yield f"{sides[:place]}-{sides[place + 1 :]}"


def canonical_tile(sides: str, inner: str = "", icons: str = "") -> str:
    """A tile in its shortest form, as `str(Tile)` writes it.

    >>> canonical_tile("ggBb", "hG", "mp")
    'GGBb/GH+pm'
    """
    halves = "".join(letter * (8 // len(sides)) for letter in sides)
    for kind in _ZONES:
        first = next((letter for letter in halves if letter.upper() == kind), kind)
        if first != kind:
            halves = _swapped(halves, kind)
    inside = "".join(sorted(inner.upper(), key=_ZONES.index))
    marks = "".join(sorted(icons, key=_ICONS.index))
    return _shortest(halves) + (inside and f"/{inside}") + (marks and f"+{marks}")


def _swapped(halves: str, kind: str) -> str:
    return halves.translate(str.maketrans(kind + kind.lower(), kind.lower() + kind))


def _shortest(halves: str) -> str:
    if len({*halves}) == 1:
        return halves[0]
    return halves[::2] if halves[::2] == halves[1::2] else halves
