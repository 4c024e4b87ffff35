"""Positions of random games, near the end and in general."""

from collections.abc import Iterator
from random import Random
from typing import Any

from boardscore import auctionland, deal, pier18
from boardscore.packs import read_pack
from tests.analysis.naive_tree import best_move
from tests.referees import packs


def positions(start: Any, rng: Random) -> Iterator[Any]:
    """The states of a random game in which players act."""
    state = start
    while not state.is_over:
        if state.chance is not None:
            state = state.play(deal(state, rng))
            continue
        yield state
        state = state.play(rng.choice(list(state.legal_moves())))


def last_round(seed: int) -> Iterator[pier18.State]:
    """The decisions of the last round and after it, of a random game of Pier 18 for 2.

    Plans are laid in the best way, as the analysis assumes of those that the seat cannot see.
    """
    rng = Random(seed)
    pack = "demo" if rng.random() < 0.5 else read_pack(packs.cards(rng))
    start = pier18.start([None] * 2, pack, rulings=packs.pier18_rulings(rng))
    for state in positions(start, rng):
        if state.phase.value == "draft" and len(state.unseen) <= 2:
            yield state
        if state.phase.value == "finish":
            yield state
            yield state.play(best_move(state))
            return


def last_turn(seed: int) -> Iterator[auctionland.State]:
    """The decisions of a random game of Auctionland for 2 after which no tile is drawn.

    The stack is small, so the market runs out.
    """
    rng = Random(seed)
    tiles = [
        {"id": str(number), "tile": "".join(rng.choice("BTGH-") for _ in range(4)) + "+p"}
        for number in range(5)
    ]
    tables = {"beaches": [0, 1, "3+"], "theme_parks": [0, 2, "5+"]}
    pack = {"game": "auctionland", "name": "few", "provenance": "invented"}
    start = auctionland.start(
        [None] * 2, read_pack({**pack, "tables": tables, "tiles": tiles}), market_size=3
    )
    for state in positions(start, rng):
        if not state.unseen and len(state.market) <= 1 and state.phase.value != "build":
            yield state
