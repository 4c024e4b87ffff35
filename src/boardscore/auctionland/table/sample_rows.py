"""Sample rows of Auctionland: random ones, and rows made from a position."""

from functools import cache
from random import Random
from typing import Any

from boardscore.auctionland.model import Island, Pack, Position
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.packs import demo_pack

_SEATS = 4
_MOST_MONEY = 30


def draw_rows(random: Random) -> list[dict[str, Any]]:
    """The rows of a random game: islands with tiles of the demonstration pack at random places.

    >>> len(draw_rows(Random(18)))
    4
    """
    return [
        {"island": _island(random), "money": random.randrange(_MOST_MONEY)} for _ in range(_SEATS)
    ]


def _island(random: Random) -> str:
    cells = [random.choice(_tiles()) for _ in range(ISLAND_SPAN**2)]
    rows = (cells[at : at + ISLAND_SPAN] for at in range(0, len(cells), ISLAND_SPAN))
    return " / ".join(" ".join(row) for row in rows)


@cache
def _tiles() -> tuple[str, ...]:
    """Random content for places: half of them are empty."""
    pack = demo_pack("auctionland")
    assert isinstance(pack, Pack)
    written = [str(one.tile) for one in pack.tiles]
    return (*written, *("." for _ in written))


def rows_of(position: Position) -> list[dict[str, Any]]:
    """The rows of a position of a played game."""
    return [
        {"island": _in_a_line(player.holding), "money": player.money} for player in position.players
    ]


def _in_a_line(holding: object) -> str:
    assert isinstance(holding, Island)
    return " / ".join(" ".join(line.split()) for line in str(holding).split("\n"))
