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


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("pause", [None, 0, 40], ids=lambda pause: f"pause of {pause}")
def test_no_tap_is_lost_however_fast_they_come(pad: Pad, name: str, pause: int | None) -> None:
    """They come as soon as there is what they are on, some before the last one is scored."""
    game = GAMES[name]
    pad.open(game["game"], "en", game.get("start", ""))
    pad.page.evaluate(TAPS, [game["taps"], pause])
    pad.answered().shows(game["position"])


TAPS = """async ([taps, pause]) => {
    const a_while = (how_long) => new Promise((done) => { setTimeout(done, how_long); });
    for (const where of taps) {
        while (!document.querySelector(where)) await a_while(0);
        document.querySelector(where).click();
        if (pause !== null) await a_while(pause);
    }
}"""
