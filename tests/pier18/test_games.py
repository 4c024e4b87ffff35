"""Games of Pier 18 in progress, as in `games.json`; its names are those of the clauses."""

import pytest

from tests.games import table, take

GAMES = table("pier18")


@pytest.mark.parametrize("name", GAMES)
def test_game(name: str) -> None:
    take("pier18", GAMES[name])
