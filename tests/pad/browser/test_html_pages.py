"""Pictures in HTML pages and notebooks: never wider than the page, and never out of shape."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import boardscore
from boardscore import analysis, pier18
from boardscore.core.results import Result
from boardscore.packs import demo_pack
from boardscore.testing import play
from tests.pictures.kinds import ISLAND, PIER

from .conftest import script

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAME = Path(__file__).parents[3] / "examples" / "games" / "pier18.jsonl"
RESULTS = [boardscore.score(PIER), boardscore.score(ISLAND)]
NOTEBOOK: dict[str, Any] = {
    "pier": lambda: RESULTS[0].players[0].player.pier,
    "island": lambda: RESULTS[1].players[0].player.holding,
    "player": lambda: RESULTS[0].players[0],
    "result": lambda: RESULTS[1],
    "position": lambda: boardscore.loads(json.dumps(PIER)),
    "pack": lambda: demo_pack("pier18"),
    "tiles": lambda: demo_pack("auctionland"),
    "table": lambda: play(pier18.start(["Anna", "Ben"], "demo"), 1),
}
"""What notebooks show as a part of their page."""
SHAPES = script("shapesOfPictures")


def assert_pictures_fit(browser: "Browser", html: str) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 600})
    page.set_content(html)
    shapes = page.evaluate(SHAPES)
    assert shapes
    for one in shapes:
        assert one["left"] >= 0, one
        assert one["right"] <= 320, one
        assert one["drawn"] == pytest.approx(one["is"], rel=0.02), one
    page.close()


@pytest.mark.parametrize("result", RESULTS, ids=lambda result: result.game)
def test_pictures_of_a_result_fit_a_small_page(browser: "Browser", result: Result) -> None:
    assert_pictures_fit(browser, result.to_html())


def test_pictures_of_a_review_fit_a_small_page(browser: "Browser") -> None:
    review = analysis.review(GAME, playouts=2)
    assert_pictures_fit(browser, review.to_html())
    assert_pictures_fit(browser, review._repr_html_())


@pytest.mark.parametrize("name", NOTEBOOK)
def test_pictures_in_a_notebook_fit_a_small_page(browser: "Browser", name: str) -> None:
    assert_pictures_fit(browser, NOTEBOOK[name]()._repr_html_())
