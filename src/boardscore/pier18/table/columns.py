"""The table columns of Pier 18, sample rows, and how many rows are scored at once."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pyarrow as pa

from boardscore.core.arrays_as_ints import lanes
from boardscore.core.errors import BoardscoreError
from boardscore.core.rulings import change_rulings
from boardscore.pier18 import pier_bits
from boardscore.pier18.model import MOST_PATRONS, PLAN_POINTS, PLAYERS, CardDate, Pack, Position
from boardscore.pier18.pieces import CATEGORIES
from boardscore.pier18.pier_numbers import Grid, meets
from boardscore.pier18.plans import Condition, is_small
from boardscore.pier18.plausibility import pier_lengths
from boardscore.pier18.rulings import Rulings
from boardscore.pier18.scoring import PierScore, plan_counts, tie_date
from boardscore.pier18.table import bitmask_parser
from boardscore.pier18.table.bitmask_parser import Piers
from boardscore.table import arrow_values
from boardscore.table.arrow_values import UNKNOWN, Array
from boardscore.table.game_batches import Games
from boardscore.table.game_columns import Columns, ColumnType, ScoredRows

_COLUMNS = (14, 26)
"""The approximate range of columns of a finished pier."""

_LETTERS = "...SQHA"
_DATES = tuple(f"{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29))


def draw_rows(random: Random) -> list[dict[str, Any]]:
    """Sample rows of table columns: random piers of a game with the most players.

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
    """The rows of a table for a position; Plans with a condition are judged, others stay open."""
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
    """The columns of numbers in a row: the points by category, and the symbols."""
    return {**score.categories, "symbols": score.symbols}


_WRONG = -2
"""The value of an invalid date, of a card that is not in the pack, and of a Plan left open."""

_BREAKS = "[\n/]"
"""The characters that end a line of a pier in a table."""

_LATEST = 1232
"""A number larger than that of any date."""


def score_rows(columns: Mapping[str, Any], games: Games, rules: Any, engine: str) -> ScoredRows:
    """Scores the rows with plain piers or cards, and the columns of Plans and Patrons."""
    rows = int(games.starts[-1])
    rulings = change_rulings(Rulings(), rules.head.get("rulings", {}))
    piers = _piers(columns, rows, rules.pack, engine)
    numbers = _points(piers.words, rulings, engine)
    plan = PLAN_POINTS * arrow_values.truths(columns.get("plan_completed"), rows)
    date = arrow_values.by_value(columns.get("plan_date"), rows, _date)
    patrons = arrow_values.wholes(columns.get("patrons"), rows, unknown=0)
    taken = (piers.columns > 0) & (date != _WRONG) & (patrons >= 0) & (patrons <= MOST_PATRONS)
    for names in (("plan",), ("pier", "cards"), ("plan_completed", "plan_card")):
        given = (arrow_values.are_there(columns.get(name), rows) for name in names)
        taken &= ~np.logical_and.reduce([*given])
    if rules.pack is None:
        taken &= ~arrow_values.are_there(columns.get("plan_card"), rows)
    else:
        card = _plan_card(columns.get("plan_card"), piers, games, rules.pack)
        is_open = ~arrow_values.are_there(columns.get("plan_completed"), rows)
        _judge(plan, np.where(is_open, card, UNKNOWN), piers, numbers, rules.pack, rulings)
        dates = np.array([_date(str(one.date)) for one in rules.pack.cards])
        date = np.where((date == UNKNOWN) & (card >= 0), dates[card], date)
        taken &= (card != _WRONG) & (plan != _WRONG)
    numbers |= {"plan": plan, "patrons": patrons}
    points = sum(numbers[name] for name in (*CATEGORIES, "plan", "patrons"))
    numbers["total"] = np.where(plan == UNKNOWN, UNKNOWN, points)
    return ScoredRows(
        taken=taken,
        numbers=numbers,
        tie_breakers=(numbers["symbols"], date),
        tie_key="plan_date",
        missing={"plan_completed": plan == UNKNOWN},
    )


def _piers(columns: Mapping[str, Any], rows: int, pack: Pack | None, engine: str) -> Piers:
    """The piers of all rows, from texts or from cards."""
    pier = arrow_values.lines(columns.get("pier", pa.nulls(rows)), _BREAKS)
    texts = arrow_values.texts(pier)
    if engine == "numba":
        from boardscore.pier18.table import compiled_loops

        words, widths = compiled_loops.read(*texts)
    else:
        words, widths = bitmask_parser.read(*texts)
    none: Array = np.zeros(rows, dtype=np.int64)
    if pack is None or "cards" not in columns:
        return Piers(words, widths, none, none)
    laid = bitmask_parser.read_cards(columns["cards"], pack)
    return Piers(words | laid.words, widths + laid.columns, laid.cards, laid.last)


def _points(words: Any, rulings: Rulings, engine: str) -> dict[str, Array]:
    """The points of the pier in each row by category, and its symbols."""
    sellers = pier_bits.FLOWER_SELLERS[rulings.flower_adjacency, rulings.flower_points]
    if engine == "numba":
        from boardscore.pier18.table import compiled_loops

        points = compiled_loops.score(words, sellers)
    else:
        points = _by_lanes(words, sellers)
    return dict(zip((*CATEGORIES, "symbols"), points))


def _by_lanes(words: Any, sellers: Any) -> list[Array]:
    poets, lovers, fishers, flower_sellers = map(lanes, words)
    symbols = poets | lovers | fishers | flower_sellers
    found = (
        pier_bits.poets(poets),
        pier_bits.lovers(lovers, symbols),
        pier_bits.fishers(fishers, pier_bits.ACROSS),
        sellers(symbols, flower_sellers, pier_bits.ACROSS, pier_bits.LEAPS),
        pier_bits.tie_symbols(symbols),
    )
    return [np.asarray(points) for points in found]


# Plans


def _plan_card(column: Any | None, piers: Piers, games: Games, pack: Pack) -> Array:
    """The Plan card of each row by number in the pack: the given one, or a finished pier's last."""
    places = {name: place for place, name in enumerate(pack.by_id)}
    given = arrow_values.by_value(column, len(piers.cards), lambda name: places.get(name, _WRONG))
    most = PLAYERS[1]
    whole = np.array([0, *(pier_lengths(pack, players)[1] for players in range(1, most + 1))])
    players = np.repeat(np.minimum(games.sizes, most), games.sizes)
    is_last = (given == UNKNOWN) & (piers.cards == whole[players])
    return np.where(is_last, piers.last, given)


def _judge(  # noqa: PLR0913, PLR0917  (the Plans, and what they are judged by)
    points: Array,
    judged: Array,
    piers: Piers,
    numbers: Mapping[str, Array],
    pack: Pack,
    rulings: Rulings,
) -> None:
    """Fills in the points of the Plans of some cards; `UNKNOWN` for Plans in words."""
    for place in np.flatnonzero(np.bincount(judged[judged >= 0])):
        rows, plan = np.flatnonzero(judged == place), pack.cards[place].plan
        if isinstance(plan, str):
            points[rows] = UNKNOWN
        elif not is_small(plan):
            points[rows] = _WRONG
        else:
            is_met = meets(
                plan,
                words=[*map(lanes, np.take(piers.words, rows, axis=1))],
                columns=piers.columns[rows],
                points=partial(_of_rows, numbers, rows),
                grid=Grid(adjacency=rulings.flower_adjacency),
            )
            points[rows] = PLAN_POINTS * np.asarray(is_met)


def _of_rows(numbers: Mapping[str, Array], rows: Array, name: str) -> Array:
    return numbers[name][rows]


def _date(text: str | None) -> int:
    """The number of a date in a column, for ties, never negative."""
    try:
        mark = tie_date(CardDate.parse(text or ""))
    except BoardscoreError:
        return _WRONG
    return UNKNOWN if mark is None else _LATEST + mark


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
