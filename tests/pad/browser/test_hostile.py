"""Input that is too long, too new, too large or hostile: a clear message, and nothing is lost."""

import json

from tests.tables import from_table

from .conftest import Pad
from .stories import stories

test_story = stories(
    __file__,
    LONG="𝄞" * 5_000,
    LONG_NAME="N" * 1300,
    WIDE_SPACE="Anna\u3000",
    BYTE_ORDER_MARK="\ufeffAnna",
    NO_BREAK_SPACE="A\u00a0 B",
    TWO_CHARACTERS="Jo\u0308rg",
    ONE_CHARACTER="J\u00f6rg",
)


@from_table
def test_damaged_packs_do_no_harm(pad: Pad, kept: str) -> None:
    pad.context.add_init_script(f"localStorage.setItem('boardscore.packs', {json.dumps(kept)})")
    pad.open().lay(["A.......", "........"]).tap('[data-by="cards"]', '[data-pack="demo"]')
    assert pad.tap('[data-card="1"]').page.locator("[data-laid]").count() == 1
    assert pad.tap('[data-by="pier"]').totals()[0] == "1"
    assert pad.tap('[data-by="cards"]', "[data-packs]").page.locator("[data-pack]").count() == 1
