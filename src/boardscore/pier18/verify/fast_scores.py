"""Fast scores of positions and of games of Pier 18, and whether players are level in them."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from boardscore.pier18 import CardDate, Pier, Rulings, State, fast
from boardscore.pier18.model import Card
from boardscore.pier18.plans import Condition
from boardscore.pier18.scoring import numbers_of, plan, tie_date
from boardscore.verify.data_types import Marks, Position


def marks_of_position(position: Position, rulings: Rulings) -> Marks:
    """A fast score of a position: the categories, and values for ties (symbols, then dates)."""
    categories, ties = [], []
    for player in position["players"]:
        pier = fast.read("\n".join(player["pier"]))
        own = fast.categories(pier, rulings)
        own["plan"] = 4 if player["plan_completed"] else 0
        own["patrons"] = player["patrons"]
        categories.append(own)
        ties.append((fast.tie_symbols(pier), _date(player["plan_date"])))
    return categories, ties


@cache
def _date(text: str) -> int:
    date = tie_date(CardDate.parse(text))
    assert date is not None
    return date


def marks_of_game(state: State, verdicts: Sequence[bool | None] | None = None) -> Marks:
    """A fast score of a finished game: the categories, and values for ties (symbols, then dates).

    The points of a Plan in plain words are None without a verdict.
    """
    said = verdicts or [None] * len(state.laid)
    categories, ties = [], []
    for seat, verdict in enumerate(said):
        own, symbols = _reached_categories(state, seat, verdict)
        date = tie_date(_plan_card(state, seat).date)
        assert date is not None  # every card has one
        categories.append(own)
        ties.append((symbols, date))
    return categories, ties


def _reached_categories(
    state: State, seat: int, verdict: bool | None = None
) -> tuple[dict[str, Any], int]:
    """A fast score of one player with a Plan on the pier: the categories and symbols."""
    condition, sides = _plan_card(state, seat).plan, fast.sides(state.laid[seat])
    found, is_met, symbols = _scored("\n".join(sides), condition, state.game.rulings)
    is_completed = verdict if isinstance(condition, str) else is_met
    points = None if is_completed is None else sum(line.points or 0 for line in plan(is_completed))
    return {**found, "plan": points, "patrons": len(state.patrons[seat])}, symbols


def _plan_card(state: State, seat: int) -> Card:
    chosen = state.plans[seat]
    assert chosen is not None  # a player with a Plan on the pier has chosen it
    return state.game.cards[chosen]


@lru_cache(maxsize=1024)
def _scored(
    pier: str, condition: Condition | str, rulings: Rulings
) -> tuple[Mapping[str, int], bool | None, int]:
    """The deciding numbers of a pier, cached: points, whether it meets a condition, and symbols."""
    found, is_met = fast.read(pier), None
    if isinstance(condition, Condition):
        is_met = condition.holds(numbers_of(condition, Pier.parse(pier), rulings))
    return fast.categories(found, rulings), is_met, fast.tie_symbols(found)


Standing = tuple[int | None, int]
"""The points and the symbols of a player; no points if only people can judge the Plan."""


def standings(state: State) -> list[Standing]:
    return [standing(state, seat) for seat in range(len(state.laid))]


def standing(state: State, seat: int) -> Standing:
    """A fast score of a player with a Plan on the pier: the points and symbols."""
    own, symbols = _reached_categories(state, seat)
    return None if own["plan"] is None else sum(own.values()), symbols


def are_level_in_points(reached: Sequence[Standing]) -> bool:
    return len({points for points, _ in reached}) < len(reached)


def are_level(reached: Sequence[Standing]) -> bool:
    """Whether some fast scores are level both in points and in symbols, so that dates decide."""
    return len({*reached}) < len(reached)
