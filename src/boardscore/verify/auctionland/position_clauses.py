"""The components of positions of Auctionland and of answers to them."""

from collections.abc import Mapping
from typing import Any

from boardscore.auctionland import IslandScore, Tile
from boardscore.core.messages import Message
from boardscore.verify.data_types import Names, Position

CATEGORIES: Mapping[str, str] = {
    "beaches": "auctionland.score.beaches",
    "theme_parks": "auctionland.score.theme-parks",
    "gardens_houses": "auctionland.score.gardens-houses",
    "peace": "auctionland.score.icons",
    "love": "auctionland.score.icons",
    "music": "auctionland.score.icons",
}
TIES: Mapping[str, str] = dict.fromkeys(("points", "money", "shared"), "auctionland.tie.money")
COMPARED: tuple[str, ...] = ("auctionland.score.icons",)

NOTHING: Mapping[str, int] = dict.fromkeys(
    ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"), 0
)
"""The counts of an island with nothing on it."""

_LETTERS = {
    "B": "beaches",
    "T": "theme_parks",
    "G": "gardens_houses",
    "H": "gardens_houses",
    "P": "peace",
    "L": "love",
    "M": "music",
}
_COUNTED = {"gardens": "gardens_houses", "houses": "gardens_houses"}


def in_play(position: Position) -> Names:
    """The categories that can give points in a position."""
    found: set[str] = set()
    for player in position["players"]:
        letters = set("".join(player.get("island", ())).upper())
        found |= {name for letter, name in _LETTERS.items() if letter in letters}
        counts = player.get("counts", {})
        found |= {_COUNTED.get(name, name) for name, count in counts.items() if count}
    return frozenset(found)


def is_canonical(position: Position) -> bool:
    """Whether a readable position is in the form that programs receive."""
    tables = position.get("tables", {})
    return (
        {*position} == {"game", "players", "tables"}
        and {*tables} == {"beaches", "theme_parks"}
        and all(isinstance(table, list) for table in tables.values())
        and all(map(_is_player, position["players"]))
    )


def _is_player(player: Mapping[str, Any]) -> bool:
    if "counts" in player:
        return {*player} == {"name", "money", "counts"} and {*player["counts"]} == {*NOTHING}
    return {*player} == {"name", "money", "island"} and _is_island(player["island"])


def _is_island(rows: Any) -> bool:
    if not isinstance(rows, list):
        return False
    tiles = {tile for row in rows for tile in row.split()} - {"."}
    return all(str(Tile.parse(tile)) == tile for tile in tiles) and not any("|" in r for r in rows)


def tie_breakers(player: IslandScore) -> Message:
    money = player.player.money
    return Message("judge.tie.auctionland", money=Message("none") if money is None else money)
