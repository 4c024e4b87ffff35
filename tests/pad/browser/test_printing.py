"""The printed page shows the current game, however it is printed."""

import pytest

from .conftest import Pad, until
from .stories import stories

pytestmark = pytest.mark.firefox

GAME = "pier18;;Anna!A.A!...!0!0!!;Ben!A!.!0!0!!"

test_story = stories(__file__, GAME=GAME)


@pytest.mark.firefox(lacks="a preview of the print")
def test_the_preview_is_the_printed_sheet(pad: Pad) -> None:
    """Without an event before printing, as in the preview of developer tools."""
    pad.open(link=GAME).page.emulate_media(media="print")
    until(lambda: "Anna: 2" in pad.text("body"), "nothing is shown")
    pad.page.evaluate("document.querySelector('[data-seat=\"1\"]').click()")
    pad.page.evaluate(
        "document.querySelector('[data-space=\"upper-4\"]').dispatchEvent("
        "new KeyboardEvent('keydown', {key: 'A', bubbles: true}))"
    )
    until(lambda: "Ben: 2" in pad.text("body"), "it is an older one")
    assert pad.page.locator(".sheet").count() == 1
