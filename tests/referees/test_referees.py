"""Random games agree with the second referees: legal moves, tables and results at every step.

The long run plays 10,000 games: `pytest -m slow tests/referees`.
"""

from collections.abc import Callable

import pytest

from tests.referees.games import auctionland_game, pier18_game

GAMES = (pier18_game, auctionland_game)


MOST = [pytest.param(tens, marks=pytest.mark.long) for tens in range(3, 10)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("tens", [*range(3), *MOST])
def test_a_hundred_random_games(game: Callable[[int], None], tens: int) -> None:
    for seed in range(10 * tens, 10 * tens + 10):
        game(seed)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_five_thousand_random_games(game: Callable[[int], None]) -> None:
    for seed in range(100, 5100):
        game(seed)
