"""Games of Auctionland in progress, as in `games.json`; its names are those of the clauses."""

import pytest

from tests.games import table, take

GAMES = table("auctionland")


@pytest.mark.parametrize("name", GAMES)
def test_game(name: str) -> None:
    take("auctionland", GAMES[name])
