"""Accessibility: keys reach everything, marks and reasons agree, totals are announced."""

import re

import boardscore
from tests.pad import short_links

from .conftest import Pad, script
from .stories import stories

FULL = "pier18;;Anna!S.Q.HQ..A.SA.H!..A.A..QSQ..A.!1!2!;Ben!Q..H..S!..A..AAQ!0!1!"
ISLAND = "auctionland;;Alex!i!......!B%2Bp,BGGH%2Bl,.,T,.,T,GGHHTTGg,T,.,.,G%2FHH,.,.,.,.,.!3"

test_story = stories(__file__, ISLAND=ISLAND, NOTES=script("noteAnnouncements"))


def test_a_pier_is_reached_by_five_tabs_and_written_by_letters(pad: Pad) -> None:
    pad.open()
    tabs = 0
    while not pad.page.evaluate("document.activeElement.matches('[data-space]')"):
        pad.page.keyboard.press("Tab")
        tabs += 1
        assert tabs <= 5
    for key in "qqh":
        pad.page.keyboard.press(key)
    assert pad.answered().entered()["pier"][0] == "QQH"


def test_each_reason_lights_exactly_its_spaces(pad: Pad) -> None:
    """The reasons are those of the library."""
    pad.open(link=FULL)
    result = boardscore.score(short_links.document(pad.link())).to_dict()
    for number, line in enumerate(result["players"][0]["lines"]):
        pad.tap(f'[data-line="{number}"]')
        spaces, because = (
            {f"{side}-{column}" for side, column in line.get(key, [])}
            for key in ("spaces", "because")
        )
        bright, framed = (
            {one.get_attribute("data-space") for one in pad.page.locator(found).all()}
            for found in (".space:not(.dim)", ".because")
        )
        assert framed == because
        assert not spaces or bright == spaces | because


def test_each_reason_of_an_island_lights_exactly_its_tiles(pad: Pad) -> None:
    """The reasons are those of the library; only the discs of the reason's zones stay."""
    pad.open("auctionland", link=ISLAND)
    island = ["B+p BGGH+l . T", ". T GGHHTTGg T", ". . G/HH .", ". . . ."]
    position = {"game": "auctionland", "players": [{"name": "Alex", "island": island}]}
    lines = boardscore.score(position).players[0].lines
    assert len({line.tiles for line in lines}) > 3
    for number, line in enumerate(lines):
        pad.tap(f'[data-line="{number}"]')
        tiles = {f"{spot.to_list()[0]}-{spot.to_list()[1]}" for spot in line.tiles}
        bright = pad.page.locator(".tile:not(.dim)").all()
        assert not tiles or {one.get_attribute("data-tile") for one in bright} == tiles
        assert discs(pad) == {key: DISCS[key] for key in KINDS[line.category]}
        pad.tap(f'[data-line="{number}"]')
    assert discs(pad) == DISCS


DISCS = {"B": 2, "T": 2, "G": 4, "H": 4}
"""Two beaches at the edge, two tiles of the largest park, a disc for each garden and house."""
KINDS = {
    "beaches": "B",
    "theme_parks": "T",
    "gardens_houses": "GH",
    **dict.fromkeys(("peace", "love", "music"), ""),
}


def discs(pad: Pad) -> dict[str, int]:
    """The number of full discs on the board for each kind of zone with any."""
    found = {kind: pad.page.locator(f".tile .auctionland-{kind}.counts").count() for kind in DISCS}
    return {kind: count for kind, count in found.items() if count}


def test_a_printed_sheet_has_every_player_on_one_page(pad: Pad) -> None:
    """Picture, table and reasons of three players; in the colours of paper, also in dark mode."""
    third = "Maximiliane!A..H..Q!.Q.A..S!0!1!"
    pad.open(link=f"{FULL};{third}").press_print()
    assert len(re.findall(rb"/Type /Page\b", pad.page.pdf(format="A4"))) == 1
    assert pad.page.locator(".sheet section img").count() == 3
    told = pad.page.locator(".sheet").text_content() or ""
    for player in ("Anna", "Ben", "Maximiliane"):
        assert player in told
    assert told.count("Poets") >= 2
