"""Registers the table columns of Auctionland (`boardscore.table.plugin.Columns`)."""

import re
from collections.abc import Mapping

from boardscore.auctionland.scoring import IslandScore, first_entries
from boardscore.auctionland.table.array_scoring import score_rows, tables_of
from boardscore.auctionland.table.columns import COUNTS, POINTS
from boardscore.auctionland.table.sample_rows import draw_rows, rows_of
from boardscore.table.plugin import Columns, ColumnType

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
