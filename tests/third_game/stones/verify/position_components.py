"""The parts of positions of Stones and of answers to them."""

from collections.abc import Mapping

from boardscore.core.messages import Message
from boardscore.verify.data_types import Names, Position

from ..scoring import RowScore, tie_length

CATEGORIES: Mapping[str, str] = {"pairs": "stones.score.pairs"}
TIES: Mapping[str, str] = dict.fromkeys(("points", "length", "shared"), "stones.tie.length")


def in_play(position: Position) -> Names:
    """Pairs, if a player has stones."""
    return frozenset({"pairs"} if any(player["row"] for player in position["players"]) else ())


def is_canonical(position: Position) -> bool:
    """Whether players have only a name and a row."""
    players = position["players"]
    return {*position} == {"game", "players"} and all({*one} == {"name", "row"} for one in players)


def tie_breakers(player: RowScore) -> Message:
    """The length of the row."""
    return Message("judge.tie.stones", length=tie_length(player.player.row))
