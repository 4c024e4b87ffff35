"""The table columns of Pier 18 (`boardscore.table.game_columns.Columns`), and sample rows."""

from collections.abc import Mapping
from random import Random
from typing import Any

from boardscore.pier18.model import PLAYERS, Position
from boardscore.pier18.plans import Condition
from boardscore.pier18.scoring import PierScore, plan_counts
from boardscore.pier18.table.array_scoring import score_rows
from boardscore.table.game_columns import Columns, ColumnType

_COLUMNS = (14, 26)
"""The approximate range of columns of a finished pier."""

_LETTERS = "...SQHA"
_DATES = tuple(f"{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29))


def draw_rows(random: Random) -> list[dict[str, Any]]:
    """The rows of a random game with any possible number of players.

    >>> len(draw_rows(Random(18)))
    3
    """
    return [_player(random) for _ in range(PLAYERS[1])]


def _player(random: Random) -> dict[str, Any]:
    columns = random.randint(*_COLUMNS)
    spaces = "".join(random.choices(_LETTERS, k=2 * columns))
    return {
        "pier": f"{spaces[:columns]}/{spaces[columns:]}",
        "plan_completed": random.random() < 0.5,
        "patrons": random.randrange(5),
        "plan_date": random.choice(_DATES),
    }


def rows_of(position: Position) -> list[dict[str, Any]]:
    """The rows of a position; Plans with a condition are judged, those in plain words stay open."""
    return [
        {
            "pier": str(player.pier).replace("\n", "/"),
            "plan_completed": _is_completed(player.plan, player.pier, position),
            "patrons": player.patrons or 0,
            "plan_date": None if player.plan_date is None else str(player.plan_date),
        }
        for player in position.players
    ]


def _is_completed(plan: object, pier: Any, position: Position) -> bool | None:
    if not isinstance(plan, Condition):
        return None
    return plan.holds(plan_counts(pier, position.rulings))


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
