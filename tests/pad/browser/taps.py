"""Enters the sample games with a finger, and counts its scrolls."""

from typing import Any

from .conftest import Pad, script

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
