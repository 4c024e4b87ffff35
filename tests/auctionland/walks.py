"""Random games of Auctionland, the same ones every time."""

import random
from collections.abc import Iterator
from typing import Any

from boardscore.auctionland import Pack, PackTile, State, Tile, start
from boardscore.auctionland.moves import Move, PlayerMove

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


def walk(
    rng: random.Random, players: int, pack: Pack = WALKED, forced: bool = False, **settings: Any
) -> Iterator[State]:
    """All states of one random game; with a `forced` deck, chance has no moves."""
    stack = [tile.id for tile in pack.tiles for _ in range(tile.count)]
    rng.shuffle(stack)
    deck = stack if forced else None
    state = start([None] * players, pack, deck=deck, **settings)
    yield state
    while not state.is_over:
        state = state.play(next_move(state, rng))
        yield state


def next_move(state: State, rng: random.Random) -> Move:
    """What chance draws, or one of the moves that are listed."""
    chance = state.chance
    if chance is not None:
        return state.drawn(rng.sample(chance.unseen, chance.count))
    moves: list[PlayerMove] = list(state.legal_moves())
    return rng.choice(moves)
