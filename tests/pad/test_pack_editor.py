"""The answers for the editor of packs: any text of a page has one."""

import json
from typing import Any

import pytest

from boardscore.pad import answer
from tests.tables import from_table


def asked(ask: str, **about: Any) -> Any:
    return json.loads(answer(json.dumps({"ask": ask, **about})))


@from_table
@pytest.mark.parametrize("ask", ["pack", "pack_file"])
def test_any_pack_has_an_answer(pack: Any, ask: str) -> None:
    """It may come from a damaged draft."""
    said = asked(ask, pack=pack)
    assert said.keys() & {"mistakes", "missing", "toml"}


def test_markup_in_a_pack_stays_text() -> None:
    bad = '"><script>alert(1)</script>'
    card = {"id": bad, "date": bad, "patron": bad, "plan": bad, "plan_text": bad}
    said = asked("pack", pack={"game": "pier18", "name": bad, "provenance": bad, "cards": [card]})
    assert "<script" not in said["missing"] + said["details"] + said["settings"]


def test_a_file_is_opened_without_values_that_cannot_be_read() -> None:
    text = """game = "pier18"
name = "mine"
provenance = 5
[[cards]]
id = "7"
date = "13-45"
cells = ["S.", "..."]
colour = "red"
"""
    pack = asked("open_pack", game="pier18", text=text, file="mine.toml")["pack"]
    cards = [{"id": "7", "date": "13-45"}]
    assert pack == {"game": "pier18", "name": "mine", "cards": cards, "columns": 4}


@pytest.mark.parametrize("text", ["{", "[]", "game = 5", 'game = "auctionland"\ntiles = []'])
def test_other_files_are_refused(text: str) -> None:
    said = asked("open_pack", game="pier18", text=text, file="mine.toml")
    assert said["mistakes"]


def test_a_new_pack_has_the_cards_of_the_printed_game() -> None:
    """18 cards (`pier18.deck`)."""
    pack = asked("open_pack", game="pier18")["pack"]
    assert [card["id"] for card in pack["cards"]] == [str(at) for at in range(1, 19)]
