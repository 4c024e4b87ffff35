"""Two finished games, and entries of a book."""

from collections.abc import Mapping
from datetime import datetime, timedelta, timezone
from typing import Any

from boardscore.book import BookEntry, entry_of

CET = timezone(timedelta(hours=1))


def pier18_game() -> dict[str, Any]:
    return {
        "game": "pier18",
        "rulings": {"flower_points": "other_kinds_only"},
        "players": [
            {"name": "Anna", "pier": ["Q.Q", "..."], "plan_completed": True},
            {"name": "Ben", "pier": ["H...", "...H"]},
        ],
    }


def auctionland_game() -> dict[str, Any]:
    """Two islands of one tile without zones; only Anna's money is known."""
    return {
        "game": "auctionland",
        "tables": {"beaches": [0, "1+"], "theme_parks": ["0+"]},
        "players": [
            {"name": "Anna", "island": ["-+p"], "money": 3},
            {"name": "Ben", "island": ["-"]},
        ],
    }


def entry(
    position: Mapping[str, Any], id_: str = "a", hours: int = 0, where: str = "", note: str = ""
) -> BookEntry:
    """An entry of 28 November 2026 at 21:00 in Vienna, or some hours later."""
    when = datetime(2026, 11, 28, 21, tzinfo=CET) + timedelta(hours=hours)
    return entry_of(position, id=id_, when=when, where=where, note=note)
