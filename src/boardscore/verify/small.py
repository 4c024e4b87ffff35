"""Small positions, every one of a kind, in the order of their size.

What is searched first is all there is of something, so that the first disagreement is the smallest
one, and it can be said how many smaller positions were asked.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, combinations_with_replacement, product
from typing import Any

from boardscore.verify.search.shrink import DATE, NAMES, TABLES, Data, size

_SYMBOLS = "QASH"
_DATES = (DATE, "01-02", "02-01")
_KINDS = "BTGH"
_ICONS = "plm"

NOTHING: Mapping[str, int] = dict.fromkeys(
    ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"), 0
)
"""The counts of an island with nothing on it."""


def levels(game: str) -> Iterator[Iterator[Data]]:
    """All small positions of a game: levels of rising size, each in the order of size.

    >>> [sum(1 for _ in level) for _, level in zip(range(2), levels("pier18"))]
    [62, 6250]
    """
    return _LEVELS[game]()


def _sorted(positions: Iterable[Data]) -> Iterator[Data]:
    yield from sorted(positions, key=size)


# Pier 18


def pier18(players: Iterable[Data]) -> Data:
    """A position of Pier 18: players with usual names; what is not said is nothing."""
    usual = {"patrons": 0, "plan_completed": False, "plan_date": DATE}
    named = zip(NAMES, players)
    return {"game": "pier18", "players": [{"name": name, **usual, **own} for name, own in named]}


def piers(columns: int) -> Iterator[list[str]]:
    """Every pier of so many columns, those with fewer symbols first.

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


def _pier18_levels() -> Iterator[Iterator[Data]]:
    """Piers of 1 column, then of 2 in all and so on; in the third level three players are tied."""
    yield _sorted(chain(_alone(1), _with_cards()))
    yield _sorted(chain(_alone(2), _two_players()))
    yield _sorted(chain(_alone(3), _three_players()))
    yield _alone(4)


def _alone(columns: int) -> Iterator[Data]:
    return (pier18([{"pier": pier}]) for pier in piers(columns))


def _with_cards() -> Iterator[Data]:
    """An empty pier with a completed Plan, with Patrons, or with both."""
    for completed, patrons in product((False, True), range(19)):
        if completed or patrons:
            yield pier18([{"pier": [".", "."], "plan_completed": completed, "patrons": patrons}])


def _two_players() -> Iterator[Data]:
    """Two piers of 1 column each, with Plan cards of every order of dates."""
    for above, below in product(piers(1), repeat=2):
        for first, second in product(_DATES, repeat=2):
            yield pier18(
                [{"pier": above, "plan_date": first}, {"pier": below, "plan_date": second}]
            )


def _three_players() -> Iterator[Data]:
    """Three players with up to one point, one symbol and one date or the other."""
    held = [
        {"pier": [shown, "."], "patrons": patrons, "plan_date": date}
        for shown, patrons, date in product(".Q", (0, 1), _DATES[:2])
    ]
    return (pier18(players) for players in product(held, repeat=3))


# Auctionland


def auctionland(players: Iterable[Data]) -> Data:
    """A position of Auctionland with tables in which every count has points of its own."""
    named = zip(NAMES, players)
    return {
        "game": "auctionland",
        "tables": TABLES,
        "players": [{"name": name, "money": 0, **own} for name, own in named],
    }


def counted(**counts: int) -> Data:
    """A player whose island was counted before."""
    return {"counts": {**NOTHING, **counts}}


def _auctionland_levels() -> Iterator[Iterator[Data]]:
    """No tiles but counts, then 1 tile, 2, 3 and 4 tiles in all."""
    yield _sorted(auctionland([one]) for one in _counts())
    yield _sorted(auctionland([{"island": [tile]}]) for tile in _tiles())
    yield _sorted(chain(_two_tiles(), _tied(2, ("-", "-+p", "-+l", "-+m", "-+pp"))))
    yield _sorted(chain(_three_tiles(), _tied(3, ("-", "-+p", "-+pp"))))
    yield _sorted(chain(_squares(), _awards()))


def _counts() -> Iterator[Data]:
    """Counts of one category at a time, and every small product of gardens and houses."""
    for name in ("beaches", "theme_parks"):
        yield from (counted(**{name: number}) for number in range(1, 17))
    for gardens, houses in product(range(5), repeat=2):
        yield counted(gardens=gardens, houses=houses)
    for name in ("peace", "love", "music"):
        yield from (counted(**{name: number}) for number in (1, 2))


def _tiles() -> Iterator[str]:
    """Tiles with any zone or none at each side, with up to 2 zones inside, with up to 3 icons."""
    for sides in product("-" + _KINDS, repeat=4):
        yield sides[0] if len({*sides}) == 1 else "".join(sides)
    for number in (1, 2):
        yield from ("-/" + "".join(some) for some in _some(_KINDS, number))
    for number in (1, 2, 3):
        yield from ("-+" + "".join(some) for some in _some(_ICONS, number))


def _some(letters: str, number: int) -> Iterable[tuple[str, ...]]:
    return combinations_with_replacement(letters, number)


def _plain_tiles() -> list[str]:
    """Tiles with nothing, all of one kind, or a zone at one side or half-side of 8."""
    alone = [
        (letter, length, place) for letter in _KINDS for length in (4, 8) for place in range(length)
    ]
    return [
        "-",
        *_KINDS,
        *("-" * place + letter + "-" * (length - 1 - place) for letter, length, place in alone),
    ]


def _two_tiles() -> Iterator[Data]:
    """Two plain tiles beside each other, one below the other, at a corner, and with a gap."""
    for one, other in product(_plain_tiles(), repeat=2):
        yield auctionland([{"island": [f"{one} {other}"]}])
        yield auctionland([{"island": [one, other]}])
        yield auctionland([{"island": [f"{one} .", f". {other}"]}])
        yield auctionland([{"island": [f"{one} . {other}"]}])


def _three_tiles() -> Iterator[Data]:
    """Three tiles of one kind each, in a line or around a corner."""
    for a, b, c in product("-" + _KINDS, repeat=3):
        for island in (
            [f"{a} {b} {c}"],
            [a, b, c],
            [f"{a} {b}", f". {c}"],
            [f"{a} {b}", f"{c} ."],
            [f"{a} .", f"{b} {c}"],
            [f". {a}", f"{b} {c}"],
        ):
            yield auctionland([{"island": island}])


def _squares() -> Iterator[Data]:
    """Four tiles of one kind each, in a square."""
    for a, b, c, d in product("-" + _KINDS, repeat=4):
        yield auctionland([{"island": [f"{a} {b}", f"{c} {d}"]}])


def _tied(players: int, tiles: Sequence[str]) -> Iterator[Data]:
    """Players with one tile each and with a dollar or none."""
    held = [{"island": [tile], "money": money} for tile, money in product(tiles, (0, 1))]
    return (auctionland(seats) for seats in product(held, repeat=players))


def _awards() -> Iterator[Data]:
    """Four players with up to 2 Peace icons."""
    for tiles in product(("-", "-+p", "-+pp"), repeat=4):
        yield auctionland([{"island": [tile]} for tile in tiles])


_LEVELS: Mapping[str, Callable[[], Iterator[Iterator[Any]]]] = {
    "pier18": _pier18_levels,
    "auctionland": _auctionland_levels,
}
