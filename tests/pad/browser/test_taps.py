"""Sample games need no more taps than promised, and score the same as in the library."""

import pytest

from tests.pad.taps import games

from .conftest import Pad
from .taps import enter

pytestmark = pytest.mark.firefox

GAMES = games()


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


def test_an_island_by_zones_with_the_same_tile_again(pad: Pad) -> None:
    """Two zones and an icon: 6 taps without a stroke; each further one of the same a tap."""
    pad.open("auctionland").tap('[data-by="island"]')
    pad.tap('[data-tile="0-0"]', '[data-zone="T"]', '[data-half="3"]', '[data-half="4"]')
    pad.tap('[data-icon="love"]', "[data-again]", '[data-tile="1-0"]', '[data-tile="1-1"]')
    pad.tap('[data-seat="1"]', '[data-zone="G"]', '[data-tile="2-2"]', '[data-zone="H"]')
    pad.tap("[data-inside]", "[data-inside]", '[data-icon="peace"]', "[data-close-tile]")
    tile = "BBBTTBBB+l"
    islands = [f"{tile} . . .", f"{tile} {tile} . .", *[". . . ."] * 2], [". . . ."] * 4
    islands[1][2] = ". . G/HH+p ."
    players = [{"name": f"Player {at + 1}", "island": rows} for at, rows in enumerate(islands)]
    pad.shows({"game": "auctionland", "players": players})


def test_an_icon_is_a_brush_while_no_tile_is_open_and_tiles_are_removed(pad: Pad) -> None:
    """No icon lands on the tile that was closed."""
    pad.open("auctionland").tap('[data-by="island"]', '[data-zone="H"]', '[data-tile="0-0"]')
    pad.tap('[data-tile="0-1"]', "[data-close-tile]", '[data-icon="music"]', '[data-tile="0-0"]')
    laid = pad.page.locator('.tile:not([data-laid="."])')
    assert [one.get_attribute("data-laid") for one in laid.all()] == ["H+m", "H"]
    assert pad.page.locator(".opened").is_hidden()
    pad.tap('[data-zone="."]', '[data-tile="0-0"]', '[data-zone="-"]', '[data-tile="0-1"]')
    pad.halves(0, 1, 2, 3)
    assert [one.get_attribute("data-laid") for one in laid.all()] == ["--HH"]
    pad.tap('[data-zone="."]')
    assert laid.count() == 0
