"""Makes the pictures of the pad for the documentation: `python -m tests.pad.browser.picture`."""

import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from boardscore.pad.server import Server

from .conftest import CHROMIUM, Pad

DOCS = Path(__file__).parents[3] / "docs"
PICTURES = {
    ("en", "light"): "pad.jpg",
    ("en", "dark"): "pad-dark.jpg",
    ("de", "light"): "pad-de.jpg",
    ("de", "dark"): "pad-de-dark.jpg",
}
LINK = "pier18;;Anna!S.Q.H..A!..A.....!1!2!!;Ben!Q..H..S.!..A..AAQ!0!1!!"
"""The game of the README."""


def make(folder: Path) -> None:
    """Draws the page as a phone shows it, with Ben's pier, in each language and colour scheme."""
    with Server(0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for (lang, scheme), name in PICTURES.items():
            look: Any = {"viewport": {"width": 390, "height": 780}, "color_scheme": scheme}
            context = browser.new_context(**look, locale="en-GB")
            pad = Pad(context.new_page(), context, server.address, [], set())
            pad.open(lang=lang, link=LINK).tap('[data-seat="1"]')
            assert pad.totals() == ["7", "7"]
            pad.page.mouse.move(0, 0)
            pad.page.screenshot(path=folder / name, type="jpeg", quality=70)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    make(DOCS)
