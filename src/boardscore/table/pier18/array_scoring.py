"""Scores many rows of Pier 18 at once: texts to bit masks, bit masks to points."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyarrow as pa

from boardscore.core.errors import BoardscoreError
from boardscore.core.numpy_ints import lanes
from boardscore.core.rulings import change_rulings
from boardscore.pier18 import kernel
from boardscore.pier18.model import CardDate
from boardscore.pier18.rulings import Rulings
from boardscore.pier18.scoring import tie_date
from boardscore.table import array_scoring
from boardscore.table.array_scoring import UNKNOWN, ScoredRows
from boardscore.table.game_batches import Games
from boardscore.table.pier18 import bitmask_parser

_PLAN = 4
_MOST_PATRONS = 18
_NO_DATE = -2
"""The value of an invalid date."""

_LATEST = 1232
"""A number larger than that of any date."""


def score_rows(columns: Mapping[str, Any], games: Games, rules: Any, engine: str) -> ScoredRows:
    """Scores the rows with plain piers, and the columns of Plans and Patrons."""
    rows = int(games.starts[-1])
    rulings = change_rulings(Rulings(), rules.head.get("rulings", {}))
    pier = array_scoring.lines(columns.get("pier", pa.nulls(rows)))
    numbers, plain = _points(*array_scoring.texts(pier), rulings, engine)
    patrons = array_scoring.wholes(columns.get("patrons"), rows, unknown=0)
    date = array_scoring.by_value(columns.get("plan_date"), rows, _date)
    taken = plain & (date != _NO_DATE) & (patrons >= 0) & (patrons <= _MOST_PATRONS)
    for name in ("cards", "plan", "plan_card"):
        taken &= ~array_scoring.are_there(columns.get(name), rows)
    numbers["plan"] = _PLAN * array_scoring.truths(columns.get("plan_completed"), rows)
    numbers["patrons"] = patrons
    counted = ("poets", "lovers", "fishers", "flower_sellers", "plan", "patrons")
    numbers["total"] = sum(numbers[name] for name in counted)
    breakers = (numbers["symbols"], date)
    return ScoredRows(taken=taken, numbers=numbers, tie_breakers=breakers, tie_key="plan_date")


def _date(text: str | None) -> int:
    """The number of a date for ties, never negative."""
    try:
        mark = tie_date(CardDate.parse(text or ""))
    except BoardscoreError:
        return _NO_DATE
    return UNKNOWN if mark is None else _LATEST + mark


def _points(
    starts: Any, ends: Any, letters: Any, rulings: Rulings, engine: str
) -> tuple[dict[str, Any], Any]:
    """The points of each pier by category, its symbols, and which piers are plain."""
    sellers = kernel.FLOWER_SELLERS[rulings.flower_adjacency, rulings.flower_points]
    if engine == "numba":
        from boardscore.table.pier18 import compiled_loops

        points, plain = compiled_loops.score_piers(starts, ends, letters, sellers)
    else:
        words, plain = bitmask_parser.read(starts, ends, letters)
        points = _by_lanes(words, sellers)
    return dict(zip(("poets", "lovers", "fishers", "flower_sellers", "symbols"), points)), plain


def _by_lanes(words: Any, sellers: Any) -> list[Any]:
    poets, lovers, fishers, flower_sellers = map(lanes, words)
    symbols = poets | lovers | fishers | flower_sellers
    found = (
        kernel.poets(poets),
        kernel.lovers(lovers, symbols),
        kernel.fishers(fishers, kernel.ACROSS),
        sellers(symbols, flower_sellers, kernel.ACROSS, kernel.LEAPS),
        kernel.tie_symbols(symbols),
    )
    return [np.asarray(points) for points in found]
