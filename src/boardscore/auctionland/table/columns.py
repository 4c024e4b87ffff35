"""The table columns of Auctionland, sample rows, and how many rows are scored at once."""

import re
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pyarrow as pa

from boardscore.auctionland import island_bits
from boardscore.auctionland.documents import read_tables
from boardscore.auctionland.model import COUNTS, PLAYERS, Island, Pack, Position, Table, Tables
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.auctionland.plausibility import first_entries
from boardscore.auctionland.scoring import AWARDS, IslandScore
from boardscore.auctionland.table import bitmask_parser
from boardscore.core.arrays_as_ints import lanes
from boardscore.core.value_checks import LARGEST_NUMBER
from boardscore.packs import demo_pack
from boardscore.table import array_scoring, arrow_values
from boardscore.table.arrow_values import UNKNOWN, Array
from boardscore.table.game_batches import Games
from boardscore.table.game_columns import Columns, ColumnType, ScoredRows

POINTS = {
    "beaches": "beach_points",
    "theme_parks": "theme_park_points",
    "gardens_houses": "gardens_houses",
    "peace": "peace_points",
    "love": "love_points",
    "music": "music_points",
}
"""The column with the points of each category."""

_SEATS, _MOST_MONEY = 4, 30


def draw_rows(random: Random) -> list[dict[str, Any]]:
    """Sample rows by column, with tiles of the demonstration pack at random places of the islands.

    >>> len(draw_rows(Random(18)))
    4
    """
    return [
        {"island": _island(random), "money": random.randrange(_MOST_MONEY)} for _ in range(_SEATS)
    ]


def _island(random: Random) -> str:
    cells = [random.choice(_tiles()) for _ in range(ISLAND_SPAN**2)]
    rows = (cells[at : at + ISLAND_SPAN] for at in range(0, len(cells), ISLAND_SPAN))
    return " / ".join(" ".join(row) for row in rows)


@cache
def _tiles() -> tuple[str, ...]:
    """Random content for places of a sample island: half of them are empty."""
    pack = demo_pack("auctionland")
    assert isinstance(pack, Pack)
    written = [str(one.tile) for one in pack.tiles]
    return (*written, *("." for _ in written))


def rows_of(position: Position) -> list[dict[str, Any]]:
    """A position of a played game as rows of a table, in the columns of Auctionland."""
    return [
        {"island": _in_a_line(player.holding), "money": player.money} for player in position.players
    ]


def _in_a_line(holding: object) -> str:
    assert isinstance(holding, Island)
    return " / ".join(" ".join(line.split()) for line in str(holding).split("\n"))


_BETWEEN_LINES = re.compile(r"(?<=\s)/(?=\s)")


def unfold(text: str) -> str:
    r"""The island of a column, with line breaks for the `/` between its lines; `G/HH` is a tile.

    >>> unfold("G/HH T / . B")
    'G/HH T \n . B'
    """
    return _BETWEEN_LINES.sub("\n", text)


def numbers(score: IslandScore) -> Mapping[str, int | None]:
    """The columns of numbers in a row: the counts, and the points by category."""
    points = {POINTS[category]: points for category, points in score.categories.items()}
    return {**score.counts.to_dict(), **points}


_BREAKS = r"\n|(^|[\s\v])/([\s\v]|$)"
"""The characters that end a line of an island in a table."""

_WRONG = -2
"""The value of an impossible number."""


def score_rows(columns: Mapping[str, Any], games: Games, rules: Any, engine: str) -> ScoredRows:
    """Scores the rows whose columns have plain islands, or all counts."""
    rows = int(games.starts[-1])
    island = arrow_values.lines(columns.get("island", pa.nulls(rows)), _BREAKS)
    parts = _parts(columns)
    given = [_numbers(parts.get(name), rows) for name in COUNTS]
    counted, plain = _counts(island, rules, engine)
    has_island = arrow_values.are_there(island, rows)
    all_given = np.logical_and.reduce([numbers >= 0 for numbers in given])
    none_given = np.logical_and.reduce([numbers == UNKNOWN for numbers in given])
    money = _numbers(columns.get("money"), rows)
    taken = np.where(has_island, plain & none_given, all_given) & (money != _WRONG)
    has_struct = arrow_values.are_there(columns.get("counts"), rows)
    taken &= ~has_struct if parts is columns else ~(has_struct & has_island)
    counts = [np.where(has_island, one, other) for one, other in zip(counted, given)]
    numbers = {**dict(zip(COUNTS, counts)), **_points(counts, games, tables_of(rules))}
    numbers["total"] = _total([numbers[name] for name in numbers if name not in COUNTS])
    return ScoredRows(
        taken=taken,
        numbers=numbers,
        tie_breakers=(money,),
        tie_key="money",
        missing={
            "tables.beaches": numbers["beach_points"] == UNKNOWN,
            "tables.theme_parks": numbers["theme_park_points"] == UNKNOWN,
        },
    )


def _parts(columns: Mapping[str, Any]) -> Mapping[str, Any]:
    """The counts by name: columns, or the fields of a struct if it has no other fields."""
    struct = columns.get("counts")
    if struct is None or not pa.types.is_struct(struct.type) or set(COUNTS) & set(columns):
        return columns
    names = [one.name for one in struct.type]
    return dict(zip(names, struct.flatten())) if set(COUNTS).issuperset(names) else columns


def tables_of(rules: Any) -> Tables:
    """The score tables for the columns of points: the given ones, else those of the pack."""
    own: Tables = read_tables(rules.head.get("tables", {}))
    known = rules.pack.tables if rules.pack else Tables()
    return Tables(own.beaches or known.beaches, own.theme_parks or known.theme_parks)


def _numbers(column: Any | None, rows: int) -> Array:
    """A column of whole numbers; negative and too large ones are wrong, nulls are unknown."""
    found = arrow_values.wholes(column, rows)
    is_wrong = ((found < 0) & arrow_values.are_there(column, rows)) | (found > LARGEST_NUMBER)
    return np.where(is_wrong, _WRONG, found)


def _counts(island: Any, rules: Any, engine: str) -> tuple[list[Array], Array]:
    """The counts of each island, and which islands are plain."""
    if engine == "numba":
        from boardscore.auctionland.table import compiled_loops

        counted, plain = compiled_loops.counts(*arrow_values.texts(island), rules.pack)
        return list(counted), plain
    masks, numbers, plain = bitmask_parser.read(island, rules.pack)
    return _by_lanes(masks, numbers), plain


def _by_lanes(masks: Any, numbers: Any) -> list[Array]:
    words = [lanes(word) for word in masks.T.copy()]
    parks, gardens, houses, *icons = numbers.T.astype(np.int64)
    found = (
        island_bits.beaches(words[0], words[1]),
        island_bits.theme_parks(*island_bits.join_zones(*words[2:6]), parks),
        island_bits.areas(*island_bits.join_zones(*words[6:10]), gardens),
        island_bits.areas(*island_bits.join_zones(*words[10:14]), houses),
        *icons,
    )
    return [np.asarray(counts).astype(np.int64) for counts in found]


def _points(counts: list[Array], games: Games, tables: Tables) -> dict[str, Array]:
    beaches, parks, gardens, houses, peace, love, music = counts
    return {
        "beach_points": _looked_up(tables.beaches, beaches),
        "theme_park_points": _looked_up(tables.theme_parks, parks),
        "gardens_houses": gardens * houses,
        "peace_points": _award(peace, games),
        "love_points": _award(love, games),
        "music_points": _award(music, games),
    }


def _looked_up(table: Table | None, counts: Array) -> Array:
    """The points of a column from a score table; unknown beyond its end."""
    if table is None:
        return np.full(len(counts), UNKNOWN, dtype=np.int64)
    beyond = table.points[-1] if table.open_ended else UNKNOWN
    points = np.array([*table.points, beyond], dtype=np.int64)
    return points[np.clip(counts, 0, len(table.points))]


def _award(own: Array, games: Games) -> Array:
    """The award of each row for icons, by the number of players with more; none without an icon."""
    more = array_scoring.more_than(games, PLAYERS[1], own)
    awards = np.array([*AWARDS, 0], dtype=np.int64)
    return np.where(own > 0, awards[np.minimum(more, len(AWARDS))], 0)


def _total(points: list[Array]) -> Array:
    is_open = np.logical_or.reduce([each == UNKNOWN for each in points])
    return np.where(is_open, UNKNOWN, np.sum(points, axis=0))


COLUMNS = Columns(
    read={
        "island": ColumnType.LINES,
        "counts": ColumnType.NUMBERS,
        **dict.fromkeys(COUNTS, ColumnType.WHOLE),
        "money": ColumnType.WHOLE,
    },
    parts={"counts": COUNTS},
    one_of=("island", "counts", *COUNTS),
    unfolded=unfold,
    written=(*COUNTS, *POINTS.values()),
    of_the_game=("peace_points", "love_points", "music_points"),
    numbers=numbers,
    drawn=draw_rows,
    rows_of=rows_of,
    notes=lambda rules: first_entries(tables_of(rules)),
    fast=score_rows,
)
