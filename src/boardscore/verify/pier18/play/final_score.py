"""The score of a finished game of Pier 18, fast enough for a search."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from boardscore.pier18 import Pier, Rulings, State, fast
from boardscore.pier18.model import Card
from boardscore.pier18.plans import Condition
from boardscore.pier18.scoring import numbers_of, plan, tie_date
from boardscore.verify.data_types import Marks


def marks(state: State, verdicts: Sequence[bool | None] | None = None) -> Marks:
    """The categories of all players, and their values for ties: symbols, then dates.

    The points of a Plan in plain words are None without a verdict.
    """
    said = verdicts or [None] * len(state.laid)
    categories, ties = [], []
    for seat, verdict in enumerate(said):
        own, symbols = reached_categories(state, seat, verdict)
        date = tie_date(_plan_card(state, seat).date)
        assert date is not None  # every card has one
        categories.append(own)
        ties.append((symbols, date))
    return categories, ties


def reached_categories(
    state: State, seat: int, verdict: bool | None = None
) -> tuple[dict[str, Any], int]:
    """The categories of a player with a Plan on the pier, and the number of symbols."""
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
    """The points of a pier, whether it meets a condition, and its number of symbols, cached."""
    found, is_met = fast.read(pier), None
    if isinstance(condition, Condition):
        is_met = condition.holds(numbers_of(condition, Pier.parse(pier), rulings))
    return fast.categories(found, rulings), is_met, fast.tie_symbols(found)
