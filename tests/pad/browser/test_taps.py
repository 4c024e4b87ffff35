"""Sample games are entered by no more taps than are promised, and scored as by the library."""

import pytest

from tests.pad.taps import games

from .conftest import Pad

GAMES = games()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_game_is_entered_by_few_taps(pad: Pad, name: str, lang: str) -> None:
    game = GAMES[name]
    assert len(game["taps"]) <= game["most"]
    pad.open(game["game"], "en", game.get("start", ""))
    if lang == "de":
        pad.tap("[data-language]")
    pad.tap(*game["taps"]).shows(game["position"], lang)
