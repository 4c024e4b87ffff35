"""Enters the sample games with a finger, and counts its taps and scrolls.

`python -m tests.pad.browser.taps` prints the numbers of each game.
"""

import threading
from typing import Any

from boardscore.pad.server import Server
from tests.pad.taps import games

from .conftest import CHROMIUM, PHONE, Pad

REACHED = """(one) => {
    const middle = () => {
        const { x, y, width, height } = one.getBoundingClientRect();
        if (!one.points) return [x + width / 2, y + height / 2];
        // a half-side is a triangle, with the middle of its box at its edge
        const corners = [...one.points].map((corner) => corner.matrixTransform(one.getScreenCTM()));
        const sum = (axis) => corners.reduce((total, corner) => total + corner[axis], 0);
        return ["x", "y"].map((axis) => sum(axis) / corners.length);
    };
    const isHidden = () => !one.contains(document.elementFromPoint(...middle()));
    const isScrolled = isHidden();
    for (const block of ["nearest", "center", "start"]) {
        if (isHidden()) one.scrollIntoView({ block, behavior: "instant" });
    }
    return [middle(), isScrolled];
}"""
"""The middle of an element, and whether a person has to scroll to it."""


def enter(pad: Pad, game: dict[str, Any]) -> int:
    """Taps in a game; returns how many scrolls that took."""
    scrolls = 0
    for tap in game["taps"]:
        points = []
        for selector in [tap] if isinstance(tap, str) else tap:
            point, is_scrolled = pad.page.locator(selector).evaluate(REACHED)
            points.append(point)
            scrolls += is_scrolled
        pad.stroke(points)
    return scrolls


def main() -> None:
    from playwright.sync_api import sync_playwright

    with Server(0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, game in games().items():
            context = browser.new_context(**PHONE, has_touch=True)
            pad = Pad(context.new_page(), context, server.address, [], set())
            pad.open(game["game"], link=game.get("start", ""))
            scrolls = enter(pad, game)
            pad.shows(game["position"])
            print(f"{name:<20} {len(game['taps']):>4} taps {scrolls:>3} scrolls")
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
