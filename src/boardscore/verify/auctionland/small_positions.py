"""All small positions of Auctionland, in order of size."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations_with_replacement, product

from boardscore.verify.auctionland.position_clauses import NOTHING
from boardscore.verify.auctionland.shrink_steps import TABLES
from boardscore.verify.data_types import NAMES, Data
from boardscore.verify.search.shrink_steps import by_size

_KINDS = "BTGH"
_ICONS = "plm"


def position(players: Iterable[Data]) -> Data:
    """A position of Auctionland with tables that give different points for every count."""
    named = zip(NAMES, players)
    return {
        "game": "auctionland",
        "tables": TABLES,
        "players": [{"name": name, "money": 0, **own} for name, own in named],
    }


def with_counts(**counts: int) -> Data:
    """A player with counts instead of an island."""
    return {"counts": {**NOTHING, **counts}}


def levels() -> Iterator[Iterator[Data]]:
    """Counts without tiles, then 1 tile, 2, 3 and 4 tiles in all."""
    yield by_size(position([one]) for one in _counts())
    yield by_size(position([{"island": [tile]}]) for tile in _tiles())
    yield by_size(chain(_two_tiles(), _tied(2, ("-", "-+p", "-+l", "-+m", "-+pp"))))
    yield by_size(chain(_three_tiles(), _tied(3, ("-", "-+p", "-+pp"))))
    yield by_size(chain(_squares(), _awards()))


def _counts() -> Iterator[Data]:
    """Counts of one category each, and every small product of gardens and houses."""
    for name in ("beaches", "theme_parks"):
        yield from (with_counts(**{name: number}) for number in range(1, 17))
    for gardens, houses in product(range(5), repeat=2):
        yield with_counts(gardens=gardens, houses=houses)
    for name in ("peace", "love", "music"):
        yield from (with_counts(**{name: number}) for number in (1, 2))


def _tiles() -> Iterator[str]:
    """Tiles with any zone or none on each side, with up to 2 zones inside, with up to 3 icons."""
    for sides in product("-" + _KINDS, repeat=4):
        yield sides[0] if len({*sides}) == 1 else "".join(sides)
    for number in (1, 2):
        yield from ("-/" + "".join(some) for some in _some(_KINDS, number))
    for number in (1, 2, 3):
        yield from ("-+" + "".join(some) for some in _some(_ICONS, number))


def _some(letters: str, number: int) -> Iterable[tuple[str, ...]]:
    return combinations_with_replacement(letters, number)


def _plain_tiles() -> list[str]:
    """Empty tiles, tiles of one kind, or with a zone on one side or half-side of 8."""
    alone = [
        (letter, length, place) for letter in _KINDS for length in (4, 8) for place in range(length)
    ]
    return [
        "-",
        *_KINDS,
        *("-" * place + letter + "-" * (length - 1 - place) for letter, length, place in alone),
    ]


def _two_tiles() -> Iterator[Data]:
    for one, other in product(_plain_tiles(), repeat=2):
        yield position([{"island": [f"{one} {other}"]}])
        yield position([{"island": [one, other]}])
        yield position([{"island": [f"{one} .", f". {other}"]}])
        yield position([{"island": [f"{one} . {other}"]}])


def _three_tiles() -> Iterator[Data]:
    for a, b, c in product("-" + _KINDS, repeat=3):
        for island in (
            [f"{a} {b} {c}"],
            [a, b, c],
            [f"{a} {b}", f". {c}"],
            [f"{a} {b}", f"{c} ."],
            [f"{a} .", f"{b} {c}"],
            [f". {a}", f"{b} {c}"],
        ):
            yield position([{"island": island}])


def _squares() -> Iterator[Data]:
    for a, b, c, d in product("-" + _KINDS, repeat=4):
        yield position([{"island": [f"{a} {b}", f"{c} {d}"]}])


def _tied(players: int, tiles: Sequence[str]) -> Iterator[Data]:
    """Players with one tile each and with a dollar or none."""
    held = [{"island": [tile], "money": money} for tile, money in product(tiles, (0, 1))]
    return (position(seats) for seats in product(held, repeat=players))


def _awards() -> Iterator[Data]:
    """Four players with up to 2 Peace icons."""
    for tiles in product(("-", "-+p", "-+pp"), repeat=4):
        yield position([{"island": [tile]} for tile in tiles])
