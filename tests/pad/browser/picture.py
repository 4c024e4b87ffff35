"""Makes the picture of the pad for the README: `python -m tests.pad.browser.picture`."""

import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

from boardscore.pad.server import Server

from .conftest import CHROMIUM, Pad

PICTURE = Path(__file__).parents[3] / "docs" / "pad.jpg"
LINK = "pier18;;Anna!S.Q.H..A!..A.....!1!2!!;Ben!Q..H..S.!..A..AAQ!0!1!!"
"""The game of the README."""


def make(picture: Path) -> None:
    """Draws the page on a phone, with Ben's pier."""
    with Server(0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 390, "height": 780}, locale="en-GB")
        pad = Pad(context.new_page(), context, server.address, [], set())
        pad.open(link=LINK).tap('[data-seat="1"]')
        assert pad.totals() == ["7", "7"]
        pad.page.mouse.move(0, 0)
        pad.page.screenshot(path=picture, type="jpeg", quality=70)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    make(PICTURE)
