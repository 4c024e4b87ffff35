"""Sample games need no more taps than promised, and score the same as in the library."""

import pytest

from tests.pad.taps import games

from .conftest import Pad
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


TAPS = """async ([taps, pause]) => {
    const a_while = (how_long) => new Promise((done) => { setTimeout(done, how_long); });
    for (const where of taps.flat()) {
        while (!document.querySelector(where)) await a_while(0);
        document.querySelector(where).dispatchEvent(new MouseEvent('click', { bubbles: true }));
        if (pause !== null) await a_while(pause);
    }
}"""


def test_four_full_islands_by_the_tiles_of_a_pack_need_133_taps(pad: Pad) -> None:
    """Two taps a tile, three for the players, two for the pack; nothing scrolls."""
    pad.open("auctionland").tap('[data-by="tiles"]', '[data-pack="demo"]')
    taps = 2
    island = [[str(row * 4 + column + 1) for column in range(4)] for row in range(4)]
    for seat in range(4):
        if seat:
            pad.tap(f'[data-seat="{seat}"]' if seat < 2 else "[data-add-seat]")
            taps += 1
        for row, ids in enumerate(island):
            for column, tile in enumerate(ids):
                pad.tap(f'[data-pack-tile="{tile}"]', f'[data-tile="{row}-{column}"]')
                taps += 2
    assert taps == 133
    assert pad.page.evaluate("scrollY") == 0
    rows = [" ".join(f"#{tile}" for tile in ids) for ids in island]
    players = [{"name": f"Player {seat + 1}", "island": rows} for seat in range(4)]
    pad.shows({"game": "auctionland", "pack": "demo", "players": players})
