"""Sample games need no more taps than promised, and score the same as in the library."""

import pytest

from tests.pad.taps import games

from .conftest import Pad, script
from .stories import stories
from .taps import enter

pytestmark = pytest.mark.firefox

GAMES = games()

test_story = stories(__file__)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_game_is_entered_by_few_taps_and_scrolls(pad: Pad, name: str, lang: str) -> None:
    game = GAMES[name]
    assert len(game["taps"]) <= game["most"]
    pad.open(game["game"], lang, game.get("start", ""))
    assert enter(pad, game) <= game["scrolls"]
    pad.shows(game["position"], lang)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("pause", [None, 0, 40], ids=lambda pause: f"pause of {pause}")
def test_no_fast_tap_is_lost(pad: Pad, name: str, pause: int | None) -> None:
    """They come as soon as their target exists, some before the previous one is scored."""
    game = GAMES[name]
    pad.open(game["game"], "en", game.get("start", ""))
    pad.page.evaluate(TAPS, [game["taps"], pause])
    pad.answered().shows(game["position"])


TAPS = script("tapFast")
