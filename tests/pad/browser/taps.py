"""Enters the sample games with a finger, and counts its taps and scrolls.

`python -m tests.pad.browser.taps` prints the numbers of each game.
"""

from typing import Any

from tests.pad.taps import games

from .conftest import Pad, opened_pad, script

REACHED = script("reach")


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
    for name, game in games().items():
        with opened_pad(has_touch=True) as pad:
            pad.open(game["game"], link=game.get("start", ""))
            scrolls = enter(pad, game)
            pad.shows(game["position"])
            print(f"{name:<20} {len(game['taps']):>4} taps {scrolls:>3} scrolls")


if __name__ == "__main__":
    main()
