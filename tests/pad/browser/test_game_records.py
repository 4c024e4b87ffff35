"""A finished game from its record: opened, stepped through, with the chances of winning."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore import auctionland, pier18
from boardscore.records import write_record
from boardscore.show.game_pictures import sentences
from boardscore.testing import play
from tests.pad import short_links

from .conftest import Axe, Pad, until
from .stories import stories
from .test_access import LOOKS, SMALL

EXAMPLE = Path(__file__).parents[3] / "examples" / "games" / "pier18.jsonl"
GAMES = {"pier18": pier18, "auctionland": auctionland}


def record(game: str = "pier18", seed: int = 7, pack: str | None = "demo") -> str:
    """The record of a random game of two."""
    return write_record(play(GAMES[game].start(["Anna", "Ben"], "demo"), seed), pack=pack)


test_story = stories(
    __file__,
    RECORD=record(),
    PACKED=record(pack=None),
    EXAMPLE=EXAMPLE.read_text(encoding="utf-8"),
)


def opened(pad: Pad, text: str, lang: str = "en") -> Pad:
    """Opens the record of a game from a page of Pier 18."""
    return pad.open(lang=lang).load("friday.jsonl", text)


def next_(pad: Pad) -> Pad:
    return pad.tap('[data-step="next"]')


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_a_record_opens_with_its_result(pad: Pad, game: str, lang: str) -> None:
    text = record(game)
    end = boardscore.replay(text)[-1]
    opened(pad, text, lang)
    assert pad.page.locator("main").get_attribute("data-screen") == "result"
    for seat, player in enumerate(end.result().players):
        assert pad.text(f'[data-total="{seat}"]') == str(player.total)
        assert pad.text(f'[data-place="{seat}"]') == str(end.result().ranks[seat])
    assert short_links.document(pad.link())["game"] == game
    assert pad.tap('[data-show="entry"]').totals() == [str(p.total) for p in end.result().players]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_every_move_is_told_in_words(pad: Pad, game: str, lang: str) -> None:
    """Forward to the end, with the sentences of the library and who moved, then back."""
    text = record(game)
    states = boardscore.replay(text)
    opened(pad, text, lang)
    assert pad.page.locator('[data-step="back"]').is_disabled()
    for number, (before, after) in enumerate(pairwise(states), start=1):
        if number > 12 and number < len(states) - 1:
            continue  # the middle of a long game is like its beginning
        while int(str(pad.page.locator("[data-at]").get_attribute("data-at"))) < number:
            next_(pad)
        told = pad.page.locator("[data-move]").all_inner_texts()
        moved = [one.text(lang) for one in sentences(game).describe(before, after)]
        assert told[: len(moved)] == moved
        if before.chance is None:
            assert before.game.players[after.moves[-1].player] in pad.text("[data-at]")
    assert pad.page.locator('[data-step="next"]').is_disabled()
    assert pad.tap('[data-step="back"]').page.locator('[data-step="next"]').is_enabled()
    assert pad.page.locator("[data-at]").get_attribute("data-at") == str(len(states) - 2)


def test_fast_taps_do_not_leave_the_game(pad: Pad) -> None:
    opened(pad, record())
    pad.page.evaluate(
        """() => { for (let at = 0; at < 40; at += 1)
            document.querySelector('[data-step="next"]').click(); }"""
    )
    moves = len(boardscore.replay(record())) - 1
    assert pad.answered().page.locator("[data-at]").get_attribute("data-at") == str(moves)
    pad.tap('[data-step="back"]')
    assert pad.page.locator("[data-at]").get_attribute("data-at") == str(moves - 1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_chart_of_the_chances_comes(pad: Pad, lang: str) -> None:
    """Meanwhile there are moves to look at; then the chart follows them."""
    title = {"en": "Chance of winning", "de": "Gewinnchance"}[lang]
    opened(pad, record(), lang)
    next_(pad)
    until(lambda: pad.page.locator(f'img[alt="{title}"]').count(), "no chart")
    chart = pad.answered().page.locator(f'img[alt="{title}"]')
    before = chart.get_attribute("src")
    assert next_(pad).page.locator(f'img[alt="{title}"]').get_attribute("src") != before
    assert "64" in pad.text(".steps")
    assert {"en": "In 95 of 100 cases", "de": "In 95 von 100 Fällen"}[lang] in pad.text(".steps")


def test_undo_returns_to_the_game_before_the_record(pad: Pad) -> None:
    pad.open(link="pier18;;Anna!A.A!...!0!0!!;Ben!A!.!0!0!!")
    link = pad.link()
    pad.load("friday.jsonl", record()).tap('[data-show="entry"]', "[data-undo]")
    assert pad.link() == link


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_unfinished_or_illegal_record_changes_nothing(pad: Pad, lang: str) -> None:
    pad.open(lang=lang, link="pier18;;Anna!A.A!...!0!0!!;Ben!A!.!0!0!!")
    link, lines = pad.link(), record().splitlines()
    for text in ("\n".join(lines[:-3]), "\n".join([*lines[:3], *lines[4:]]), f"{lines[0]}\n{{"):
        pad.load("friday.jsonl", text)
        assert pad.page.locator("dialog .mistakes li").count() == 1
        pad.page.locator("[data-close]").click()
        assert pad.link() == link
    assert pad.page.locator("main").get_attribute("data-screen") == "entry"


@pytest.mark.parametrize("damage", ['"x"', "7", '{"of":1,"text":"{"}', "{"])
def test_a_damaged_saved_record_harms_nothing(pad: Pad, damage: str) -> None:
    opened(pad, record())
    of = pad.page.evaluate("JSON.parse(localStorage['boardscore.record']).of")
    hurt = damage.replace('"of":1', f'"of":{json.dumps(of)}')
    pad.page.evaluate("(text) => { localStorage['boardscore.record'] = text; }", hurt)
    pad.page.reload()
    pad.answered().tap('[data-show="result"]')
    assert pad.page.locator("[data-winner]").count() == 1
    assert pad.page.locator("[data-step]").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_axe_finds_nothing_on_a_record(
    new_pad: Callable[..., Pad], axe: Axe, lang: str, scheme: Any
) -> None:
    pad = new_pad(viewport={"width": 390, "height": 3000}, color_scheme=scheme)
    opened(pad, record(), lang)
    until(lambda: pad.page.locator("h3[data-chances]").count(), "no chart")
    assert axe(pad.answered().page) == []
    for _ in range(5):
        next_(pad)
    assert axe(pad.page) == []


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_a_finger_hits_everything_on_a_record(pad: Pad, game: str) -> None:
    opened(pad, record(game), "de")
    for _ in range(6):
        next_(pad)
    for width, height in LOOKS:
        pad.page.set_viewport_size({"width": width, "height": height})
        assert pad.page.evaluate(SMALL) == [], width
        assert pad.page.evaluate("document.documentElement.scrollWidth") <= width
