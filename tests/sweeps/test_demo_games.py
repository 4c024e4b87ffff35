"""Thousands of random games with the invented packs, which need no judgement by people."""

import pytest

from tests.demo_games import SEATS, assert_ends_with_a_winner

GAMES = 10_000


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), SEATS)
def test_every_demo_game_ends_with_a_winner(game: str, players: int) -> None:
    """Nothing is missing: every Plan is a condition, and the score tables are open-ended."""
    for seed in range(GAMES // len(SEATS)):
        assert_ends_with_a_winner(game, players, seed)
