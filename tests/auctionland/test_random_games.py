"""The start and end of random games of Auctionland; the invariants of play are in `tests/laws`."""

import random

import pytest

from boardscore.auctionland import Market, State, start
from tests.auctionland.walks import WALKED, walk

GAMES = [
    (players, seed, settings)
    for players in range(2, 7)
    for seed, settings in enumerate(
        [
            {},
            {"forced": True},
            {"rulings": {"last_bidder": "closed"}, "market_size": 3},
            {"rulings": {"rotation": "none"}, "market_size": 50},
        ]
    )
]
of_games = pytest.mark.parametrize(("players", "seed", "settings"), GAMES)
"""A game for each number of players and each setting."""


def game(players: int, seed: int, settings: dict[str, object]) -> list[State]:
    return list(walk(random.Random(f"{players} {seed}"), players, **settings))  # type: ignore[arg-type]


@of_games
def test_a_game_ends_with_a_full_island_or_without_tiles(
    players: int, seed: int, settings: dict[str, object]
) -> None:
    *before, last = game(players, seed, settings)
    assert last.is_over
    assert not any(state.is_over for state in before)
    full = any(len(island) == 16 for island in last.islands)
    assert full or not (last.market or last.unseen)
    result = last.result()
    assert set(result.missing) == {"tables.beaches", "tables.theme_parks"}


@pytest.mark.parametrize("players", range(2, 7))
def test_a_given_deck_is_drawn_from_its_front(players: int) -> None:
    states = game(players, 0, {"forced": True})
    drawn = [move.tiles for move in states[-1].moves if isinstance(move, Market)]
    whole = [*(tile for tiles in drawn for tile in tiles), *(states[-1].deck or ())]
    begun = start([None] * players, WALKED, deck=whole)
    assert len(drawn) > 1
    assert begun.deck == states[0].deck
    assert all(state.chance is None for state in states)
    assert all(sorted(state.deck or ()) == list(state.unseen) for state in states)
