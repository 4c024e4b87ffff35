"""The limits of tiles and score tables."""

from typing import Any

import pytest

from boardscore import BoardscoreError
from boardscore.auctionland import Icon, Table, Tile
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
