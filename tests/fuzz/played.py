"""Random games: their states after every move, and their records."""

import json
from random import Random
from typing import Any

from boardscore import auctionland, pier18
from boardscore.games import deal
from boardscore.packs import demo_pack
from boardscore.records import write_record


def _played(seed: int) -> list[Any]:
    """Every state of a whole game."""
    random = Random(seed)
    game = random.choice((pier18, auctionland))
    states: list[Any] = [game.start(["Anna", "Ben", "Cleo"][: 2 + seed % 2], "demo")]
    while not states[-1].is_over:
        moves = list(states[-1].legal_moves())
        states.append(states[-1].play(random.choice(moves) if moves else deal(states[-1], random)))
    return states


def _beginnings() -> tuple[Any, ...]:
    deck = [str(number) for number in range(1, 19)]
    tiles = [one.id for one in demo_pack("auctionland").tiles for _ in range(one.count)]  # type: ignore[union-attr]
    return (
        pier18.start(["Anna", "Ben"], "demo"),
        pier18.start(["Anna", "Ben"], "demo", deck=deck),
        auctionland.start(["Anna", "Ben"], "demo"),
        auctionland.start(["Anna", "Ben"], "demo", deck=tiles),
    )


_GAMES = [_played(seed) for seed in range(12)]
_MIDDLES = [state for states in _GAMES for state in states[:-1]]
TABLES: tuple[tuple[Any, ...], ...] = (_beginnings(), *((state,) for state in _MIDDLES))
"""States that a move is tried in together: the beginnings of games, and single states."""

RECORDS = [
    [json.loads(line) for line in write_record(states[-1], pack="demo").splitlines()]
    for states in _GAMES
]
"""The records of whole games, line by line."""
MOVES = [move for record in RECORDS for move in record[1:]]
"""The moves of these games: each is legal in the table of the same number, counted from 1."""
assert len(MOVES) == len(TABLES) - 1
