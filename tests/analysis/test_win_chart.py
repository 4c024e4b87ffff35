"""The chart of the chances of winning: readable without colours, whatever the names."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from boardscore.analysis.win_chart import ChartMark, Moment, draw_chart

SVG = "{http://www.w3.org/2000/svg}"


def drawn(names: list[str], lang: str = "en", *marks: ChartMark) -> ElementTree.Element:
    """The chart of a game of 12 moves in which all have the same chance, and the first wins."""
    equal = tuple(1 / len(names) for _ in names)
    won = tuple(float(seat == 0) for seat in range(len(names)))
    text = draw_chart(names, [Moment(0, equal), Moment(6, equal), Moment(12, won)], marks, lang)
    return ElementTree.fromstring(text)


@pytest.mark.parametrize("count", range(2, 7))
def test_every_line_has_its_own_dashes(count: int) -> None:
    chart = drawn([f"P{number}" for number in range(count)])
    lines = [one for one in chart.iter(f"{SVG}path") if one.get("stroke-dasharray")]
    assert len({one.get("stroke-dasharray") for one in lines}) == len(lines) == count


@pytest.mark.parametrize("count", range(2, 7))
def test_every_line_has_its_name_at_its_end_and_none_covers_another(count: int) -> None:
    names = [f"P{number}" for number in range(count)]
    labels = {
        (one.text or "").split()[0]: float(one.get("y", "0"))
        for one in drawn(names).iter(f"{SVG}text")
        if (one.text or "").startswith("P")
    }
    assert sorted(labels) == names
    heights = sorted(labels.values())
    assert all(b - a >= 16 for a, b in pairwise(heights))
    assert labels["P0"] == min(heights)


def test_long_and_odd_names_stay_inside() -> None:
    chart = drawn(["A" * 60, "<i>&"])
    words = [one.text or "" for one in chart.iter(f"{SVG}text")]
    assert "AAAAAAA… 100%" in words
    assert "<i>& 0%" in words


def test_marks_have_their_numbers_on_their_lines() -> None:
    """Move 9 is halfway between 50 % and 0 %: a quarter of the height above the bottom."""
    chart = drawn(["Anna", "Ben"], "en", ChartMark(2, 1, 9))
    numbers = [one for one in chart.iter(f"{SVG}text") if one.get("font-weight") == "bold"]
    assert [one.text for one in numbers] == ["2"]
    scale = {one.text: float(one.get("y", "0")) for one in chart.iter(f"{SVG}text")}
    quarter = float(next(c for c in chart.iter(f"{SVG}circle")).get("cy", "0")) + 20
    assert quarter == pytest.approx(scale["25%"] - 5, abs=1)


@pytest.mark.parametrize(("lang", "title"), [("en", "Chance of winning"), ("de", "Gewinnchance")])
def test_screen_readers_get_the_start_and_the_end(lang: str, title: str) -> None:
    chart = drawn(["Anna", "Ben"], lang)
    assert chart.findtext(f"{SVG}title") == title
    assert re.search(
        "Anna 50 ?%, Ben 50 ?%.*Anna 100 ?%, Ben 0 ?%", chart.findtext(f"{SVG}desc") or ""
    )
