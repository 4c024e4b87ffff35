"""Random games of Auctionland, always the same."""

import random
from collections.abc import Iterator
from typing import Any

from boardscore import testing
from boardscore.auctionland import Pack, PackTile, State, Tile, start

WALKED = Pack(
    "walked",
    "invented",
    tuple(
        PackTile(f"t{number}", Tile.parse(text), count)
        for number, (text, count) in enumerate(
            [("B+p", 9), ("BGTH+l", 5), ("GTGT", 6), ("-+ml", 8), ("T/H", 9), ("HHGG+ppp", 4)]
        )
    ),
)
"""41 tiles, some of which look the same when turned."""


def walk(rng: random.Random, players: int, **settings: Any) -> Iterator[State]:
    yield from testing.walk(start([None] * players, WALKED, **settings), rng)
