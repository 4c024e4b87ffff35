"""Smaller positions of Stones."""

from collections.abc import Iterator

from boardscore.verify.data_types import Data, Position, Size
from boardscore.verify.search.position_steps import with_simpler_players

COLOURS = "RGB"
"""The simplest first."""


def size(position: Position) -> Size:
    """The numbers of stones, players and colours."""
    rows = [player["row"] for player in position["players"]]
    colours = sum(map(COLOURS.index, "".join(rows)))
    return sum(map(len, rows)), len(rows), colours


def steps(position: Position) -> Iterator[Data]:
    """One stone less, or one with a simpler colour."""
    return with_simpler_players(position, _with_simpler_row)


def _with_simpler_row(player: Position) -> Iterator[Data]:
    row = player["row"]
    for place, colour in enumerate(row):
        for simpler in ("", *COLOURS[: COLOURS.index(colour)]):
            yield {**player, "row": row[:place] + simpler + row[place + 1 :]}
