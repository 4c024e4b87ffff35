"""The library against the second, naive scorer, on seeded random piers, islands and positions."""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from random import Random
from typing import Any

import pytest

from boardscore import Line, auctionland, pier18, score
from boardscore.auctionland import Island, Kind
from boardscore.core.results import Spot
from boardscore.pier18 import FlowerAdjacency, FlowerPoints, Pier, Player, Position, Rulings
from tests.naive import auctionland as naive_auctionland
from tests.naive import pier18 as naive_pier18

RULINGS = [
    Rulings(flower_adjacency=adjacency, flower_points=points)
    for adjacency, points in product(FlowerAdjacency, FlowerPoints)
]
DENSITIES = [percent / 100 for percent in (5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 100)]
LONGEST = 30


def places(found: Iterable[Spot]) -> frozenset[Any]:
    """Spaces or cells in the format of the naive scorer."""
    return frozenset(tuple(place.to_list()) for place in found)


def points(lines: Iterable[Line]) -> int:
    return sum(line.points or 0 for line in lines)


# --- Piers ---


def assert_same_lines(upper: str, lower: str) -> list[list[int]]:
    """Compares both scorers on a pier: points, blocked Lovers, groups, with all rulings.

    Returns the naive points of the categories and the symbols under each ruling.
    """
    pier = Pier.parse(f"{upper}\n{lower}")
    blocked = {places(line.spaces): places(line.because) for line in pier18.lovers(pier)}
    expected = naive_pier18.lovers(upper, lower)
    same = [naive_pier18.poets(upper, lower), 2 * sum(not near for near in expected.values())]
    same.append(naive_pier18.fishers(upper, lower))
    scorers = (pier18.poets, pier18.lovers, pier18.fishers)
    assert [points(scorer(pier)) for scorer in scorers] == same, pier
    assert blocked == {frozenset({at}): near for at, near in expected.items()}, pier
    symbols = naive_pier18.symbols(upper, lower)
    assert pier18.tie_symbols(pier) == symbols, pier
    return [[*same, same_groups(pier, upper, lower, one), symbols] for one in RULINGS]


def same_groups(pier: Pier, upper: str, lower: str, rulings: Rulings) -> int:
    """The points of all groups; the library has no line for a single Flower Seller."""
    adjacency, counted = rulings.flower_adjacency.value, rulings.flower_points.value
    expected = naive_pier18.flower_sellers(upper, lower, adjacency, counted)
    lines = pier18.flower_sellers(pier, rulings)
    assert {places(line.spaces): line.points for line in lines} == {
        group: points for group, points in expected.items() if len(group) > 1
    }, (pier, rulings)
    return sum(expected.values())


def random_side(random: Random, columns: int, density: float) -> str:
    """One side of a pier, filled to this density."""
    return "".join(
        random.choice("SQHA") if random.random() < density else "." for _ in range(columns)
    )


@pytest.mark.long
@pytest.mark.parametrize("density", DENSITIES)
def test_random_piers(density: float) -> None:
    """Lines and categories, for every length and all four pairs of rulings."""
    random = Random(f"piers {density}")
    for columns in [*range(1, LONGEST + 1)] * 8:
        upper, lower = (random_side(random, columns, density) for _ in range(2))
        assert_same_lines(upper, lower)
        for rulings in RULINGS:
            assert_same_categories(upper, lower, rulings)


def assert_same_categories(upper: str, lower: str, rulings: Rulings) -> None:
    adjacency, counted = rulings.flower_adjacency.value, rulings.flower_points.value
    position = Position((Player("Anna", Pier.parse(f"{upper}\n{lower}")),), rulings=rulings)
    expected = naive_pier18.categories(upper, lower, adjacency, counted)
    assert pier18.score(position).players[0].categories == {**expected, "plan": 0, "patrons": 0}


# --- Islands ---

PALETTES = ("-BTGHbtgh", "BTGH", "-Bb", "-TtG", "GgHh", "BTGH-----")


def random_tile(random: Random, palette: str) -> str:
    """A tile of 1, 4 or 8 letters, often with zones inside and icons."""
    sides = "".join(random.choices(palette, k=random.choice((1, 4, 8))))
    inner = "".join(random.choices("BTGHbtgh", k=random.choice((0, 0, 0, 1, 2, 3))))
    icons = "".join(random.choices("plm", k=random.choice((0, 0, 1, 2, 3))))
    return sides + (inner and f"/{inner}") + (icons and f"+{icons}")


def random_island(random: Random, rows: int, columns: int, tiles: int) -> list[str]:
    """The lines of an island with this number of tiles, all from one palette."""
    palette = random.choice(PALETTES)
    built = set(random.sample(range(rows * columns), tiles))
    cells = [random_tile(random, palette) if n in built else "." for n in range(rows * columns)]
    return [" ".join(cells[start : start + columns]) for start in range(0, len(cells), columns)]


def assert_same_island(lines: list[str]) -> None:
    """Compares both scorers on an island: counts, beaches, areas of every kind."""
    island, plain = Island.parse("\n".join(lines)), naive_auctionland.read_island(lines)
    assert auctionland.counts(island).to_dict() == naive_auctionland.counts(plain), island
    (beach_line,) = auctionland.beaches(island)
    assert places(beach_line.tiles) == naive_auctionland.beaches(plain), island
    for kind in Kind:
        naive = naive_auctionland.areas(plain, kind.value)
        expected = (frozenset((row, column) for row, column, _ in area) for area in naive)
        assert Counter(map(places, auctionland.areas(island, kind))) == Counter(expected), island
    (park_line,) = auctionland.theme_parks(island)
    park, parks = places(park_line.tiles), naive_auctionland.theme_park_areas(plain)
    assert park in parks or not (park or parks), island
    assert len(park) == naive_auctionland.theme_parks(plain), island


@pytest.mark.long
@pytest.mark.parametrize("tiles", range(17))
def test_random_islands_of_every_occupancy(tiles: int) -> None:
    random = Random(f"islands {tiles}")
    for _ in range(200):
        assert_same_island(random_island(random, 4, 4, tiles))


@pytest.mark.parametrize(("rows", "columns"), list(product(range(1, 5), repeat=2)))
@pytest.mark.parametrize("islands", [30, pytest.param(100, marks=pytest.mark.long)])
def test_random_islands_of_every_size(rows: int, columns: int, islands: int) -> None:
    random = Random(f"islands {rows} x {columns}")
    for _ in range(islands):
        tiles = random.randint(0, rows * columns)
        assert_same_island(random_island(random, rows, columns, tiles))


# --- Whole positions ---

Data = dict[str, Any]


def assert_same_result(position: Data, expected: dict[str, Any]) -> str | None:
    """The library's result has everything that the naive one has; returns what decided it."""
    result = score(position).to_dict()
    for found, one in zip(result["players"], expected["players"], strict=True):
        assert {key: found[key] for key in one} == one, position
    for key in ("winners", "decided_by", "missing"):
        assert result[key] == expected[key], position
    decided_by: str | None = result["decided_by"]
    return decided_by


def maybe(random: Random, **optional: Any) -> dict[str, Any]:
    return {key: value for key, value in optional.items() if random.random() < 0.8}


def random_pier_position(random: Random) -> Data:
    """A position of Pier 18; points, symbols and dates are often equal."""
    density, columns = random.choice(DENSITIES), random.choice((1, 2, 2, 3, LONGEST))
    players = [
        {
            "pier": [random_side(random, columns, density) for _ in range(2)],
            **maybe(
                random,
                name=f"Player {'ABC'[seat]}",
                plan_completed=random.random() < 0.5,
                patrons=random.randint(0, 2),
                plan_date=random.choice(("01-01", "02-29", "12-31")),
            ),
        }
        for seat in range(random.randint(1, 3))
    ]
    rulings = maybe(
        random,
        flower_adjacency=random.choice(("orthogonal", "same_side")),
        flower_points=random.choice(("every_other_symbol", "other_kinds_only")),
        ties_below_first=random.choice(("same_rules", "shared")),
    )
    return {"game": "pier18", "players": players, **maybe(random, rulings=rulings)}


def random_land_position(random: Random) -> Data:
    """A position of Auctionland; points and money are often equal."""
    players = [
        {
            **random_holding(random),
            **maybe(random, name=f"Player {'ABCDEF'[seat]}", money=random.randint(0, 2)),
        }
        for seat in range(random.randint(1, 6))
    ]
    tables = {key: random_table(random) for key in ("beaches", "theme_parks")}
    if random.random() < 0.3:
        tables = maybe(random, **tables)
    return {"game": "auctionland", "tables": tables, "players": players}


def random_holding(random: Random) -> dict[str, Any]:
    """An island, or counts, often small ones."""
    if random.random() < 0.3:
        rows, columns = random.randint(1, 4), random.randint(1, 4)
        tiles = random.randint(0, rows * columns)
        return {"island": random_island(random, rows, columns, tiles)}
    most = random.choice((1, 1, 1, 2, 16))
    return {"counts": {key: random.randint(0, most) for key in naive_auctionland.KEYS}}


def random_table(random: Random) -> list[Any]:
    """A score table: with an open end, with an entry for every count up to 16, or too short."""
    if random.random() < 0.5:
        return [random.randint(0, 9) for _ in range(random.choice((17, 17, 17, 5)))]
    return [
        *(random.randint(0, 9) for _ in range(random.randint(0, 4))),
        f"{random.randint(0, 9)}+",
    ]


@pytest.mark.parametrize("positions", [250, pytest.param(2000, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("random_position", "naive", "ties"),
    [
        (random_pier_position, naive_pier18, {"pier18.tie.symbols", "pier18.tie.date"}),
        (random_land_position, naive_auctionland, {"auctionland.tie.money"}),
    ],
)
def test_random_positions(random_position: Any, naive: Any, ties: set[str], positions: int) -> None:
    """Places, totals, winners, what decided and what is missing; every way to decide occurs."""
    random = Random(18)
    decided = set()
    for _ in range(positions):
        position = random_position(random)
        decided.add(assert_same_result(position, naive.score(position)))
    assert decided == {"points", "shared", None, *ties}
