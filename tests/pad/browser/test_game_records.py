"""A finished game from its record: opened, stepped through, with the chances of winning."""

from itertools import pairwise
from pathlib import Path

import pytest

import boardscore
from boardscore import auctionland, pier18
from boardscore.records import write_record
from boardscore.show.game_parts import sentences
from boardscore.testing import play
from tests.pad import short_links

from .conftest import Pad
from .stories import stories

EXAMPLE = Path(__file__).parents[3] / "examples" / "games" / "pier18.jsonl"
GAMES = {"pier18": pier18, "auctionland": auctionland}


def record(game: str = "pier18", seed: int = 7, pack: str | None = "demo") -> str:
    return write_record(play(GAMES[game].start(["Anna", "Ben"], "demo"), seed), pack=pack)


RECORD = record()
LINES = RECORD.splitlines()
MOVES = len(boardscore.replay(RECORD)) - 1

test_story = stories(
    __file__,
    GAME="pier18;;Anna!A.A!...!0!0!!;Ben!A!.!0!0!!",
    RECORD=RECORD,
    MOVES=str(MOVES),
    MOVES_BUT_ONE=str(MOVES - 1),
    UNFINISHED="\n".join(LINES[:-3]),
    WITHOUT_A_MOVE="\n".join([*LINES[:3], *LINES[4:]]),
    BROKEN_OFF=f"{LINES[0]}\n{{",
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
