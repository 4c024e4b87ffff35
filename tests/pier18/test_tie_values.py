"""The numbers that break ties, as reports name them."""

import boardscore
from boardscore import say


def test_a_tie_by_date_names_symbols_and_dates() -> None:
    """Two Poets each: 1 point and 2 symbols; 17 April is before 3 May. Cleo has no date."""
    players = [
        {"name": "Anna", "pier": ["QQ", ".."], "plan_date": "05-03"},
        {"name": "Ben", "pier": ["QQ", ".."], "plan_date": "04-17"},
        {"name": "Cleo", "pier": [".Q", ".."]},
    ]
    result = boardscore.score({"game": "pier18", "players": players})
    (anna, date), (ben, earlier), cleo = (player.tie_values for player in result.players)
    assert (anna, ben, cleo) == (2, 2, (1, None))
    assert (say(date), say(earlier)) == ("3 May", "17 April")
    assert (say(date, "de"), say(earlier, "de")) == ("3. Mai", "17. April")
    assert result.winners == ("Ben",)
