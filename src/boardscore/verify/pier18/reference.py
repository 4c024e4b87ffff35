"""The right score of a position of Pier 18, fast enough for a search."""

from functools import cache

from boardscore.pier18 import CardDate, Rulings, fast
from boardscore.pier18.scoring import tie_date
from boardscore.verify.data_types import Marks, Position


def marks(position: Position, rulings: Rulings) -> Marks:
    """The categories of all players, and their values for ties: symbols, then dates."""
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
