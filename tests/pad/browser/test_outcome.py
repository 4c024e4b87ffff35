"""The leader and the winner, rulings that matter, and the score after a mistake."""

import pytest

from .conftest import Pad, until
from .stories import stories

pytestmark = pytest.mark.firefox

ANNA, BEN = "Anna!A.A!...!0!0!!", "Ben!A!.!0!0!!"
"""2 points and 1 point; a player without entries has one empty column."""
TABLES = "t.beaches=0%2C1%2C3%2B&t.theme_parks=0%2C2%2C5%2B"
COUNTS = "auctionland;{};Alex!c!4.3.2.3.2.2.3!!;Bonnie!c!1.1.0.3.3.2.3!!"

test_story = stories(
    __file__,
    ALEX=f"auctionland;{TABLES};Alex!c!4......!!;Bonnie!c!......!!",
    LEADS=f"pier18;;{ANNA};Ben!.!.!0!0!!",
    TILE=f"auctionland;{TABLES};A!i!......!B{',.' * 15}!",
    TWO=f"pier18;;{ANNA};{BEN}",
)


def test_a_mistake_in_a_table_is_at_its_field_and_leaves_the_last_score(pad: Pad) -> None:
    pad.open("auctionland", link=COUNTS.format(TABLES))
    totals, lines = pad.totals(), pad.page.locator("[data-line]").count()
    assert not is_dim(pad)
    pad.write('[data-table="beaches"]', "0, 1, x")
    field = pad.page.locator('[data-table="beaches"]')
    assert field.get_attribute("aria-invalid") == "true"
    note = pad.page.locator(f"#{field.get_attribute('aria-describedby')}")
    assert note.inner_text().startswith("Beach table: ")
    below = note.bounding_box()
    box = field.bounding_box()
    assert below
    assert box
    assert 0 <= below["y"] - box["y"] - box["height"] < 20
    assert (pad.totals(), pad.page.locator("[data-line]").count()) == (totals, lines)
    until(lambda: is_dim(pad), "it is not dimmed")
    assert pad.page.locator('[data-table="theme_parks"]').get_attribute("aria-invalid") is None
    pad.write('[data-table="beaches"]', "0, 1, 3+")
    assert pad.page.locator("[aria-invalid], .mistake").count() == 0
    assert not is_dim(pad)


def is_dim(pad: Pad) -> bool:
    """Whether the numbers of the first player, and the verdict, are dimmed."""
    how = "(all) => all.map((one) => getComputedStyle(one).opacity)"
    shown = pad.page.locator('[data-total="0"], .verdict > span').evaluate_all(how)
    return all(float(opacity) < 1 for opacity in shown)


@pytest.mark.parametrize(
    ("link", "field", "wrong", "right"),
    [
        (COUNTS.format(TABLES), '[data-count="houses"]', "1.5", "3"),
        (COUNTS.format(TABLES).replace("!!;", "!!4;"), "[data-money]", "1.5", "4"),
        (COUNTS.format(TABLES).replace("Alex!", "Alex=64!"), "[data-claimed]", "-1", "64"),
        ("auctionland;" + TABLES + ";A!i!......!B" + ",." * 15 + "!", "#notation", "Bx", "B"),
    ],
    ids=["count", "money", "claimed", "tile"],
)
def test_a_mistake_in_any_field_is_at_the_field(
    pad: Pad, link: str, field: str, wrong: str, right: str
) -> None:
    pad.open("auctionland", link=link).tap(*(['[data-tile="0-0"]'] if field == "#notation" else []))
    totals = pad.totals()
    pad.fill(field, wrong)
    assert pad.page.locator(field).get_attribute("aria-invalid") == "true"
    assert pad.page.locator(".mistake").count() == 1
    assert pad.totals() == totals
    assert pad.fill(field, right).page.locator("[aria-invalid], .mistake").count() == 0
