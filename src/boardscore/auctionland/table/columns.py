"""The table columns of Auctionland (`boardscore.table.game_columns.Columns`), and sample rows."""

import re
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from boardscore.auctionland.model import COUNTS, Island, Pack, Position
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.auctionland.scoring import IslandScore, first_entries
from boardscore.auctionland.table.array_scoring import score_rows, tables_of
from boardscore.packs import demo_pack
from boardscore.table.game_columns import Columns, ColumnType

POINTS = {
    "beaches": "beach_points",
    "theme_parks": "theme_park_points",
    "gardens_houses": "gardens_houses",
    "peace": "peace_points",
    "love": "love_points",
    "music": "music_points",
}
"""The column with the points of each category."""

_SEATS = 4
_MOST_MONEY = 30


def draw_rows(random: Random) -> list[dict[str, Any]]:
    """The rows of a random game: islands with tiles of the demonstration pack at random places.

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
    """Random content for places: half of them are empty."""
    pack = demo_pack("auctionland")
    assert isinstance(pack, Pack)
    written = [str(one.tile) for one in pack.tiles]
    return (*written, *("." for _ in written))


def rows_of(position: Position) -> list[dict[str, Any]]:
    """The rows of a position of a played game."""
    return [
        {"island": _in_a_line(player.holding), "money": player.money} for player in position.players
    ]


def _in_a_line(holding: object) -> str:
    assert isinstance(holding, Island)
    return " / ".join(" ".join(line.split()) for line in str(holding).split("\n"))


_BETWEEN_LINES = re.compile(r"(?<=\s)/(?=\s)")


def unfold(text: str) -> str:
    r"""An island with `/` between its lines changed to line breaks; `G/HH` is a tile.

    >>> unfold("G/HH T / . B")
    'G/HH T \n . B'
    """
    return _BETWEEN_LINES.sub("\n", text)


def numbers(score: IslandScore) -> Mapping[str, int | None]:
    """The counts, and the points by category."""
    points = {POINTS[category]: points for category, points in score.categories.items()}
    return {**score.counts.to_dict(), **points}


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
