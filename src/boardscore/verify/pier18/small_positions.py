"""All small positions of Pier 18, in order of size."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product

from boardscore.verify.data_types import NAMES, Data
from boardscore.verify.pier18.shrink_steps import DATE
from boardscore.verify.search.shrink_steps import by_size

_SYMBOLS = "QASH"
_DATES = (DATE, "01-02", "02-01")


def position(players: Iterable[Data]) -> Data:
    """A position of Pier 18 with default names; missing values are empty or zero."""
    default = {"patrons": 0, "plan_completed": False, "plan_date": DATE}
    named = zip(NAMES, players)
    return {"game": "pier18", "players": [{"name": name, **default, **own} for name, own in named]}


def piers(columns: int) -> Iterator[list[str]]:
    """Every pier with this many columns, those with fewer symbols first.

    >>> sum(1 for _ in piers(2)), next(piers(2))
    (625, ['..', '..'])
    """
    for symbols in range(2 * columns + 1):
        for places in combinations(range(2 * columns), symbols):
            for shown in product(_SYMBOLS, repeat=symbols):
                spaces = ["."] * (2 * columns)
                for place, symbol in zip(places, shown):
                    spaces[place] = symbol
                yield ["".join(spaces[:columns]), "".join(spaces[columns:])]


def levels() -> Iterator[Iterator[Data]]:
    """Piers of 1 column, then of 2 in all and so on; the third level has ties of three players."""
    yield by_size(chain(_alone(1), _with_cards()))
    yield by_size(chain(_alone(2), _two_players()))
    yield by_size(chain(_alone(3), _three_players()))
    yield _alone(4)


def _alone(columns: int) -> Iterator[Data]:
    return (position([{"pier": pier}]) for pier in piers(columns))


def _with_cards() -> Iterator[Data]:
    """An empty pier with a completed Plan, with Patrons, or with both."""
    for completed, patrons in product((False, True), range(19)):
        if completed or patrons:
            yield position([{"pier": [".", "."], "plan_completed": completed, "patrons": patrons}])


def _two_players() -> Iterator[Data]:
    for above, below in product(piers(1), repeat=2):
        for first, second in product(_DATES, repeat=2):
            yield position(
                [{"pier": above, "plan_date": first}, {"pier": below, "plan_date": second}]
            )


def _three_players() -> Iterator[Data]:
    """Three players with up to one point, one symbol and one of two dates."""
    held = [
        {"pier": [shown, "."], "patrons": patrons, "plan_date": date}
        for shown, patrons, date in product(".Q", (0, 1), _DATES[:2])
    ]
    return (position(players) for players in product(held, repeat=3))
