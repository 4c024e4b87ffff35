"""The fast paths of both games: the same points as the readable functions, the reference.

Large positions are random with a seed; `tests/sweeps` covers all small piers.
"""

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given

from boardscore import BoardscoreError, NotationError, auctionland, pier18
from boardscore.auctionland import Cell, Icon, Island, Tables, Tile
from boardscore.auctionland import fast as fast_land
from boardscore.pier18 import FlowerAdjacency, FlowerPoints, Pier, Rulings
from boardscore.pier18 import fast as fast_pier
from boardscore.testing import islands, pier_texts
from tests.refusals import error_of
from tests.tables import from_table, read_table
from tests.test_against_naive import (
    DENSITIES,
    LONGEST,
    RULINGS,
    points,
    random_island,
    random_side,
)

ORTHOGONAL = Rulings(flower_adjacency=FlowerAdjacency.ORTHOGONAL)
OTHER_KINDS = Rulings(flower_points=FlowerPoints.OTHER_KINDS_ONLY)


# --- Piers ---


def readable(pier: Pier, rulings: Rulings) -> dict[str, int]:
    """The sums of the reference's lines."""
    return {
        "poets": points(pier18.poets(pier)),
        "lovers": points(pier18.lovers(pier)),
        "fishers": points(pier18.fishers(pier)),
        "flower_sellers": points(pier18.flower_sellers(pier, rulings)),
    }


@pytest.mark.parametrize("density", DENSITIES)
def test_random_piers(density: float) -> None:
    """Every length from 1, with all four pairs of rulings, through every entry point."""
    random = Random(f"fast piers {density}")
    for columns in [*range(1, LONGEST + 1)] * 2:
        text = "\n".join(random_side(random, columns, density) for _ in range(2))
        pier = Pier.parse(text)
        assert fast_pier.read(text) == fast_pier.masks(pier)
        for rulings in RULINGS:
            assert fast_pier.categories(pier, rulings) == readable(pier, rulings), pier


def assert_same_points(text: str) -> None:
    """The points by words of bits are those of the readable functions, with all rulings."""
    masks, pier = fast_pier.read(text), Pier.parse(text)
    assert fast_pier.tie_symbols(masks) == pier18.tie_symbols(pier)
    for rulings in RULINGS:
        assert fast_pier.categories(masks, rulings) == readable(pier, rulings)


@given(pier_texts())
def test_any_pier(text: str) -> None:
    assert_same_points(text)


@pytest.mark.parametrize("text", read_table(__file__, "PIERS"))
def test_difficult_piers(text: str) -> None:
    """Pairs over both sides, sides that do not wrap around, rings, bends, corners, two groups."""
    assert_same_points(text)


@pytest.mark.parametrize("half_turn", [False, True])
@pytest.mark.parametrize("width", [1, 2, 4, 7])
def test_piers_of_cards(width: int, half_turn: bool) -> None:
    """`pier18.round.overlap`: 0 to W - 1 columns are covered; the ruling half_turn turns cards."""
    random = Random(f"{width} {half_turn}")
    for number in range(50):
        cards = [
            pier18.Laid(
                pier18.Card(
                    str(place),
                    pier18.CardDate(1, 1),
                    pier18.Symbol.POET,
                    Pier.parse("\n".join(random_side(random, width, 0.6) for _ in range(2))),
                    "a plan",
                ),
                random.randrange(width) if place else 0,
                half_turn and random.random() < 0.5,
            )
            for place in range(1 + number % 8)
        ]
        assert fast_pier.lay(cards) == fast_pier.masks(pier18.lay(cards))


def test_longest_pier() -> None:
    """pier18.pier: 400 columns, 200 of each symbol and no space empty."""
    masks = fast_pier.read("SQHA" * 100 + "\n" + "AHQS" * 100)
    assert fast_pier.categories(masks) == {
        "poets": 100,
        "lovers": 0,
        "fishers": 100,
        "flower_sellers": 798,
    }
    assert fast_pier.flower_sellers(masks, ORTHOGONAL) == 799
    assert fast_pier.flower_sellers(masks, OTHER_KINDS) == 600


@pytest.mark.parametrize("text", ["s|q\n.|a", "★✒\n.⚓", "S Q\r\n. A\r\n", "\n\nSQ\n\n.A\n"])
def test_every_form_of_a_pier_is_read(text: str) -> None:
    """pier18.pier: the fallback reads every other form."""
    assert fast_pier.read(text) == fast_pier.read("SQ\n.A")


@from_table
def test_invalid_piers_raise_the_same_error_as_elsewhere(text: str) -> None:
    """pier18.pier: no text is taken for a number by accident."""
    expected = error_of(NotationError, Pier.parse, text)
    assert error_of(NotationError, fast_pier.read, text).problems == expected.problems


@pytest.mark.parametrize("no_text", [None, b"S\nQ", 7])
def test_values_that_are_not_text_are_refused(no_text: Any) -> None:
    with pytest.raises(BoardscoreError):
        fast_pier.read(no_text)


# --- Islands ---


@pytest.mark.parametrize(("rows", "columns"), list(product(range(1, 5), repeat=2)))
def test_random_islands_of_every_size(rows: int, columns: int) -> None:
    """Islands of 1 to 4 rows and columns, built in one step and tile by tile."""
    random = Random(f"fast islands {rows} x {columns}")
    for _ in range(30):
        tiles = random.randint(0, rows * columns)
        island = Island.parse("\n".join(random_island(random, rows, columns, tiles)))
        assert fast_land.counts(island) == auctionland.counts(island).to_dict(), island
        masks = fast_land.masks(Island.parse("."))
        for cell, tile in island.tiles.items():
            masks = fast_land.lay(masks, fast_land.masks_of_tile(tile), cell)
        assert masks == fast_land.masks(island), island


@given(islands())
def test_any_island(island: Island) -> None:
    assert fast_land.counts(island) == auctionland.counts(island).to_dict()


@pytest.mark.parametrize("text", read_table(__file__, "ISLANDS"))
def test_difficult_islands(text: str) -> None:
    """Gaps, halves of sides, zones inside, second zones, rows that do not wrap around."""
    island = Island.parse(text)
    assert fast_land.counts(island) == auctionland.counts(island).to_dict()


NUMBERS = {"beaches": 1, "theme_parks": 2, "gardens": 3, "houses": 2, "love": 0, "music": 1}


def test_icons_of_four_players() -> None:
    """auctionland.score.icons: the same as the reference, for all numbers up to 3."""
    for everyone in product(range(4), repeat=4):
        for own in everyone:
            expected = points(auctionland.icons(Icon.PEACE, own, everyone))
            assert fast_land.icons(own, everyone) == expected, everyone


def test_categories() -> None:
    """Beaches 4 for one, theme parks 5 for two, 3 gardens times 2 houses, the icons."""
    tables = Tables(auctionland.Table.parse([0, 4]), auctionland.Table.parse([0, "5+"]))
    one, two = {**NUMBERS, "peace": 2}, {**NUMBERS, "peace": 3}
    first, second = fast_land.categories([one, two], tables)
    assert list(first.values()) == [4, 5, 6, 10, 0, 20]
    assert list(second.values()) == [4, 5, 6, 20, 0, 20]


def test_points_without_a_table_or_beyond_its_end_are_missing() -> None:
    """auctionland.score.beaches and theme-parks."""
    for short in ({}, {"beaches": [7]}, {"theme_parks": [7]}):
        tables = {name: auctionland.Table.parse(entries) for name, entries in short.items()}
        (only,) = fast_land.categories([{**NUMBERS, "peace": 0}], Tables(**tables))
        assert [*only.values()][:3] == [None, None, 6]


def test_masks_of_a_tile_can_be_reused() -> None:
    """Two corners with the same tile."""
    beach = fast_land.masks_of_tile(Tile.parse("B+p"))
    island = fast_land.lay(beach, beach, Cell(3, 3))
    assert island == fast_land.masks(Island.parse("B+p . . .\n. . . .\n. . . .\n. . . B+p"))
