"""Coins, the smallest game that boardscore can score: a registration with one part.

Each of 2 to 4 players has some coins. Every coin is a point.
"""

from typing import Any, ClassVar

from attrs import field, frozen

from boardscore.core.messages import Message
from boardscore.core.registry import Registration
from boardscore.core.results import Line, PlayerScore, Result
from boardscore.core.rulings import NoRulings
from boardscore.documents.value_readers import COUNT, NAME, Reader, position, seats, table
from boardscore.games import Plugin


@frozen
class Player:
    """One player of a final position."""

    name: str
    coins: int
    claimed: int | None = None


@frozen
class Position:
    """A final position."""

    GAME: ClassVar[str] = "coins"

    players: tuple[Player, ...]
    rulings: NoRulings = field(factory=NoRulings)
    pack: None = None


class CoinScore(PlayerScore):
    """The score of one player."""

    CATEGORIES: ClassVar = ("coins",)

    player: Player


def coins(player: Player) -> tuple[Line, ...]:
    """1 point for every coin (`coins.score.coins`)."""
    reason = Message("line.coins", coins=player.coins)
    return (Line("coins.score.coins", "coins", player.coins, reason),)


def score(end: Position) -> Result:
    """The score of a final position."""
    players = tuple(CoinScore(player=player, lines=coins(player)) for player in end.players)
    return Result(game="coins", tie_breaks=(), rulings=(), players=players)


def position_reader(_: object) -> Reader:
    """The reader of a position: the players and their coins."""
    player = table({"name": NAME, "coins": COUNT, "claimed": COUNT}, Player, required=("coins",))
    return position(Position, None, NoRulings(), seats(player, 4, "coins.players"))


PLUGIN: Plugin[Any, Position] = Plugin(
    clauses=("players", "score.coins"),
    players=(2, 4),
    position_reader=position_reader,
    score=score,
)

COINS = Registration(name="coins", game=PLUGIN)

WORDS = {
    "game.coins": ["Coins", "Münzen"],
    "category.coins": ["Coins", "Münzen"],
    "line.coins": ["{coins} {coins:coin|coins}", "{coins} {coins:Münze|Münzen}"],
    "clause.coins.players.title": ["Players", "Personen"],
    "clause.coins.players": ["2 to 4 players play.", "2 bis 4 Personen spielen."],
    "clause.coins.score.coins.title": ["Coins", "Münzen"],
    "clause.coins.score.coins": ["Every coin is 1 point.", "Jede Münze ist 1 Punkt."],
}
