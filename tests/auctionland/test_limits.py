"""The limits of tiles and score tables."""

from typing import Any

import pytest

from boardscore import BoardscoreError
from boardscore.auctionland import Icon, Island, Table, Tile
from boardscore.auctionland.model import MOST_ON_A_TILE, MOST_POINTS


def refused(make: Any, *args: Any) -> str:
    with pytest.raises(BoardscoreError) as caught:
        make(*args)
    return caught.value.problems[0].code


def test_a_tile_with_the_maximum_of_icons() -> None:
    most = MOST_ON_A_TILE
    assert len(Tile.parse("B+" + "p" * most).icons) == most
    assert refused(Tile.parse, "B+" + "p" * (most + 1)) == "tile_crowded"
    assert refused(Tile, (), (Icon.PEACE,) * (most + 1)) == "tile_crowded"


def test_a_table_with_the_maximum_of_entries() -> None:
    most = MOST_POINTS
    assert len(Table((0,) * most).points) == most
    assert refused(Table, (0,) * (most + 1)) == "too_many"
    assert refused(Table.parse, [0] * (most + 1)) == "too_many"


def test_the_refusals_name_both_numbers() -> None:
    with pytest.raises(BoardscoreError, match=r"1001 .* 1000"):
        Table.parse([0] * 1001)
    with pytest.raises(BoardscoreError, match="at most 50"):
        Tile.parse("B+" + "p" * 51)
    assert len(Table.parse([0] * 1000).points) == 1000


def test_at_most_100_mistakes_of_a_cell_are_listed() -> None:
    with pytest.raises(BoardscoreError) as caught:
        Island.parse("x" * 500)
    assert len(caught.value.problems) == 100
