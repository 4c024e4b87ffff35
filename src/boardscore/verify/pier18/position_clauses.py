"""The components of positions of Pier 18 and of answers to them."""

from collections.abc import Mapping
from typing import Any

from boardscore.core.messages import Message
from boardscore.pier18 import PierScore
from boardscore.verify.data_types import Names, Position

CATEGORIES: Mapping[str, str] = {
    "poets": "pier18.score.poets",
    "lovers": "pier18.score.lovers",
    "fishers": "pier18.score.fishers",
    "flower_sellers": "pier18.score.flower-sellers",
    "plan": "pier18.score.plan",
    "patrons": "pier18.score.patrons",
}
TIES: Mapping[str, str] = {
    "points": "pier18.tie.symbols",
    "symbols": "pier18.tie.symbols",
    "date": "pier18.tie.date",
    "shared": "pier18.tie.date",
}

_LETTERS = {"Q": "poets", "H": "lovers", "A": "fishers", "S": "flower_sellers"}
_KEYS = {"plan": "plan_completed", "patrons": "patrons"}
_PLAYER = {"name", "pier", "plan_completed", "patrons", "plan_date"}


def in_play(position: Position) -> Names:
    """The categories that can give points in a position."""
    players = position["players"]
    letters = set("".join(side for player in players for side in player["pier"])) - {"."}
    return frozenset(
        {_LETTERS[letter] for letter in letters}
        | {name for name, key in _KEYS.items() if any(player[key] for player in players)}
    )


def is_canonical(position: Position) -> bool:
    """Whether a readable position is in the form that programs receive."""
    return {*position} == {"game", "players"} and all(map(_is_player, position["players"]))


def _is_player(player: Mapping[str, Any]) -> bool:
    return (
        {*player} == _PLAYER
        and isinstance(player["pier"], list)
        and {*"".join(player["pier"])} <= {*_LETTERS, "."}
    )


def tie_breakers(player: PierScore) -> Message:
    """The symbols of a pier, and the date on the Plan card."""
    date = player.player.plan_date
    return Message("judge.tie.pier18", symbols=player.symbols, date=date or Message("none"))
