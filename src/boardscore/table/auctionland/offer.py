"""What Auctionland offers to tables (`boardscore.table.offer.Columns`)."""

import re
from collections.abc import Mapping

from attrs import fields_dict

from boardscore.auctionland.model import Counts
from boardscore.auctionland.scoring import IslandScore
from boardscore.table.offer import Columns, Kind

COUNTS = tuple(fields_dict(Counts))

_POINTS = {
    "beaches": "beach_points",
    "theme_parks": "theme_park_points",
    "gardens_houses": "gardens_houses",
    "peace": "peace_points",
    "love": "love_points",
    "music": "music_points",
}
"""The column of the points of each category."""

_BETWEEN_LINES = re.compile(r"(?<=\s)/(?=\s)")


def unfolded(text: str) -> str:
    r"""An island with `/` between its lines, with a line break there; `G/HH` is a tile.

    >>> unfolded("G/HH T / . B")
    'G/HH T \n . B'
    """
    return _BETWEEN_LINES.sub("\n", text)


def numbers(score: IslandScore) -> Mapping[str, int | None]:
    """What is counted, and the points by category."""
    points = {_POINTS[category]: points for category, points in score.categories.items()}
    return {**score.counts.to_dict(), **points}


COLUMNS = Columns(
    read={
        "island": Kind.LINES,
        "counts": Kind.NUMBERS,
        **dict.fromkeys(COUNTS, Kind.WHOLE),
        "money": Kind.WHOLE,
    },
    parts={"counts": COUNTS},
    one_of=("island", "counts", *COUNTS),
    unfolded=unfolded,
    written=(*COUNTS, *_POINTS.values()),
    of_the_game=("peace_points", "love_points", "music_points"),
    numbers=numbers,
)
