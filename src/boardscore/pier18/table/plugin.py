"""Registers the table columns of Pier 18 (`boardscore.table.plugin.Columns`)."""

from collections.abc import Mapping

from boardscore.pier18.scoring import PierScore
from boardscore.pier18.table.array_scoring import score_rows
from boardscore.pier18.table.sample_rows import draw_rows, rows_of
from boardscore.table.plugin import Columns, ColumnType

_WRITTEN = ("poets", "lovers", "fishers", "flower_sellers", "plan", "patrons", "symbols")


def numbers(score: PierScore) -> Mapping[str, int | None]:
    """The points by category, and the symbols."""
    return {**score.categories, "symbols": score.symbols}


COLUMNS = Columns(
    read={
        "pier": ColumnType.LINES,
        "cards": ColumnType.TEXTS,
        "plan_completed": ColumnType.BOOLEAN,
        "plan_card": ColumnType.TEXT,
        "plan": ColumnType.TEXT,
        "patrons": ColumnType.WHOLE,
        "plan_date": ColumnType.TEXT,
    },
    one_of=("pier", "cards"),
    written=_WRITTEN,
    numbers=numbers,
    drawn=draw_rows,
    rows_of=rows_of,
    fast=score_rows,
)
