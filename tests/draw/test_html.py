"""Results as HTML: always well-formed, and untrusted input is only ever text."""

import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import given

import boardscore
from boardscore import pier18
from boardscore.pier18 import Pier
from boardscore.testing import positions

from .test_svg import NASTY

RESULT = boardscore.score({"game": "pier18", "players": [{"name": "Anna", "pier": "SQ\n.."}]})


class Page(HTMLParser):
    """A parsed page: checks that every element is closed in order, and collects its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.text: list[str] = []
        self.addresses: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        named = {"href", "src", "srcset", "action", "data"}
        self.addresses += [value or "" for name, value in attrs if name in named]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.mark.long
@given(positions())
def test_every_result_is_a_page_that_needs_nothing_else(position: dict[str, Any]) -> None:
    result = boardscore.score(position)
    page = Page(result.to_html())
    assert page.tags.count("svg") == len(result.players)
    assert page.addresses == []
    assert {"script", "link", "img", "iframe"}.isdisjoint(page.tags)
    told = "".join(page.text)
    for player in result.players:
        assert player.name in told
        assert all(line.text() in told for line in player.lines)


@pytest.mark.parametrize("name", NASTY, ids=["markup", "quotes", "marks", "cdata", "bytes", "long"])
def test_a_name_is_text_on_a_page(name: str) -> None:
    position = {"game": "pier18", "players": [{"name": name, "pier": "SQ\n.."}]}
    try:
        result = boardscore.score(position)
    except boardscore.BoardscoreError:
        return
    page = Page(result.to_html("de"))
    assert "script" not in page.tags
    assert all(text.isprintable() or text.isspace() or "{" in text for text in page.text)


def test_a_notebook_shows_a_part_that_changes_no_other_styles() -> None:
    inset = RESULT._repr_html_()
    assert Page(inset).tags[0] == "div"
    style = re.sub(r"\s+", " ", re.findall("<style>(.*?)</style>", inset, re.DOTALL)[0])
    style = re.sub(r"@media[^{]*\{", "", style)
    for rule in re.findall(r"([^{}]+)\{", style):
        assert all(one.strip().startswith(".boardscore") for one in rule.split(","))


def test_the_part_in_a_notebook_has_its_own_background() -> None:
    """A notebook may be dark on a light screen, so both ink and background follow the screen."""
    pack, player = boardscore.load_pack("demo", game="pier18"), RESULT.players[0].player
    position = pier18.Position((player,))
    for one in (RESULT, Pier.parse("SQ\n.."), player, position, pack):
        shown = one._repr_html_()
        assert ".boardscore-ground{background:#fffdf8;" in shown
        night = "@media screen and (prefers-color-scheme:dark){.boardscore-ground{"
        assert f"{night}background:#1b1a17" in shown
        assert shown.startswith('<div class="boardscore boardscore-ground">')
    assert ".boardscore table{" in RESULT._repr_html_()
    assert re.search(r"\.boardscore table\{[^}]*color:var\(--ink\)", RESULT._repr_html_())


def test_a_position_in_a_notebook_has_pictures_and_the_other_entries() -> None:
    anna = {"name": "Anna <b>", "pier": "SQ\n..", "plan_completed": True, "patrons": 2}
    shown = Page(boardscore.loads(json.dumps({"game": "pier18", "players": [anna]}))._repr_html_())
    assert shown.tags.count("svg") == 1
    assert [text for text in shown.text if "Anna" in text] == ["Anna <b>", "Pier of Anna <b>"]
    assert "plan_completed = true, patrons = 2" in shown.text


@pytest.mark.parametrize(("game", "cards"), [("pier18", 18), ("auctionland", 42)])
def test_a_pack_in_a_notebook_has_a_picture_of_every_card_or_tile(game: str, cards: int) -> None:
    shown = Page(boardscore.load_pack("demo", game=game)._repr_html_())
    assert shown.tags.count("svg") == cards
    assert f"demo-{game} (invented)" in shown.text


def test_dark_colours_are_only_for_screens() -> None:
    page = RESULT.to_html()
    assert page.count("prefers-color-scheme:dark") == page.count("@media screen and (prefers")
