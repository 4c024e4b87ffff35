"""The clauses of a position: in play, compared, touched by rulings, and its fast score."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from boardscore.core.messages import Message
from boardscore.pier18 import CardDate, PierScore, Rulings, fast
from boardscore.pier18.scoring import tie_date
from boardscore.verify.data_types import Marks, Names, Position

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


def marks(position: Position, rulings: Rulings) -> Marks:
    """The categories of all players, and their values for ties: symbols, then dates."""
    categories, ties = [], []
    for player in position["players"]:
        pier = fast.read("\n".join(player["pier"]))
        own = fast.categories(pier, rulings)
        own["plan"] = 4 if player["plan_completed"] else 0
        own["patrons"] = player["patrons"]
        categories.append(own)
        ties.append((fast.tie_symbols(pier), _date(player["plan_date"])))
    return categories, ties


@cache
def _date(text: str) -> int:
    date = tie_date(CardDate.parse(text))
    assert date is not None
    return date
