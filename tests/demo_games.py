"""Random games with the invented packs: each has totals and a winner."""

from boardscore import auctionland, pier18
from boardscore.testing import play

SEATS = (("pier18", 2), ("pier18", 3), ("auctionland", 2), ("auctionland", 4), ("auctionland", 6))
"""The games and their numbers of players."""

_STARTS = {"pier18": pier18.start, "auctionland": auctionland.start}


def assert_ends_with_a_winner(game: str, players: int, seed: int) -> None:
    """Plays a random game: every total is known, there is a winner, and nothing is missing."""
    result = play(_STARTS[game]([None] * players, "demo"), seed).result()
    assert all(player.total is not None for player in result.players), (game, players, seed)
    assert result.winners, (game, players, seed)
    assert not result.missing, (game, players, seed)
