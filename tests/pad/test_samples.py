"""The games that tests and the benchmark tap in are possible final positions."""

import pytest

import boardscore

from .taps import games

GAMES = games()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_end_so(name: str) -> None:
    """In Pier 18 with three players and so three rounds, each of which has one Patron."""
    position = GAMES[name]["position"]
    keys = {note.key for note in boardscore.score(position).remarks}
    assert "note.doubt" not in keys
    if position["game"] == "pier18":
        assert len(position["players"]) == 3
        assert sum(player["patrons"] for player in position["players"]) == 3
