"""Purses, a game with packs and pictures: a pack names the coins, and a purse holds some of them.

Each of 2 to 4 players fills a purse. A coin is worth its points.
"""

from typing import Any, ClassVar

from attrs import field, frozen

from boardscore.core.errors import NotationError, Problem
from boardscore.core.messages import Message
from boardscore.core.registry import Registration
from boardscore.core.results import Line, PlayerScore, Result
from boardscore.core.rulings import NoRulings
from boardscore.documents.pack_readers import HEAD, PackKind, list_of_ids
from boardscore.documents.pack_sheets import Sheet
from boardscore.documents.value_readers import (
    COUNT,
    NAME,
    Reader,
    each,
    position,
    seats,
    skip_header,
    table,
    text,
)
from boardscore.games import Plugin
from boardscore.show.game_parts import Pictures
from boardscore.show.text_page import Page


@frozen
class Coin:
    """A coin of a pack."""

    id: str
    points: int


@frozen
class Pack:
    """The coins of a copy of the game."""

    GAME: ClassVar[str] = "purses"

    name: str
    provenance: str
    coins: tuple[Coin, ...]


@frozen
class Player:
    """One player of a final position."""

    name: str
    purse: tuple[Coin, ...]
    claimed: int | None = None


@frozen
class Position:
    """A final position."""

    GAME: ClassVar[str] = "purses"

    players: tuple[Player, ...]
    rulings: NoRulings = field(factory=NoRulings)
    pack: Pack | None = None


class PurseScore(PlayerScore):
    """The score of one player."""

    CATEGORIES: ClassVar = ("coins",)

    player: Player


def coins(player: Player) -> tuple[Line, ...]:
    """The points of every coin (`purses.score.coins`)."""
    return tuple(
        Line("purses.score.coins", "coins", coin.points, Message("line.purse", id=coin.id))
        for coin in player.purse
    )


def score(end: Position) -> Result:
    """The score of a final position."""
    players = tuple(PurseScore(player=player, lines=coins(player)) for player in end.players)
    return Result(game="purses", tie_breaks=(), rulings=(), players=players)


# Packs

COIN = table({"id": NAME, "points": COUNT}, Coin, required=("id", "points"))


def write_pack(pack: Pack) -> dict[str, Any]:
    """The pack in the shape of a file."""
    head = {"game": pack.GAME, "name": pack.name, "provenance": pack.provenance}
    return {**head, "coins": [{"id": one.id, "points": one.points} for one in pack.coins]}


PACKS: PackKind[Pack] = PackKind(
    Pack,
    table(
        {**HEAD, "coins": list_of_ids(COIN)},
        skip_header(Pack),
        required=("name", "provenance", "coins"),
    ),
    write=write_pack,
)

SHEET = Sheet(
    listed="coins",
    columns={"id": ("id",), "points": ("points",)},
    numbers=("points",),
    printed=lambda coin: str(coin.points),
)


def position_reader(pack: Pack | None) -> Reader:
    """The reader of a position with the coins of a pack."""
    known = {coin.id: coin for coin in pack.coins} if pack else {}

    def coin(name: str) -> Coin:
        if not pack:
            raise NotationError(Problem(Message("error.no_pack")))
        if name not in known:
            message = Message("error.no_coin", got=name, known=tuple(known))
            raise NotationError(Problem(message, source=name, clause="purses.score.coins"))
        return known[name]

    keys = {"name": NAME, "purse": each(text(coin, "coin")), "claimed": COUNT}
    player = table(keys, Player, required=("purse",))
    return position(Position, pack, NoRulings(), seats(player, 4, "purses.players"))


# Pictures


def picture(score: PurseScore, _: str, width: int) -> tuple[str, Message] | None:
    """The coins of a purse, each with its points."""
    drawn = " ".join(f"({coin.points})" for coin in score.player.purse)
    return drawn[:width], Message("explain.purse")


def content(pack: Pack) -> Message:
    """The number of coins in a pack."""
    return Message("pack.coins", count=len(pack.coins))


def entries(pack: Pack, _: Page) -> list[str]:
    """Every coin of a pack in a line."""
    return [f"{coin.id}: ({coin.points})" for coin in pack.coins]


PURSES = Registration(
    name="purses",
    game=Plugin(
        clauses=("players", "score.coins"),
        players=(2, 4),
        position_reader=position_reader,
        score=score,
        packs=PACKS,
    ),
    sheet=SHEET,
    pictures=Pictures(picture=picture, content=content, entries=entries),
)

WORDS = {
    "game.purses": ["Purses", "Geldbeutel"],
    "category.coins": ["Coins", "Münzen"],
    "line.purse": ["Coin {id}", "Münze {id}"],
    "clause.purses.players.title": ["Players", "Personen"],
    "clause.purses.players": ["2 to 4 players play.", "2 bis 4 Personen spielen."],
    "clause.purses.score.coins.title": ["Coins", "Münzen"],
    "clause.purses.score.coins": ["A coin is worth its points.", "Eine Münze bringt ihre Punkte."],
    "wanted.coin": ["a coin: its id", "eine Münze: ihre Kennung"],
    "error.no_coin": ["no coin {got}; known: {known}", "Münze {got} fehlt; bekannt sind: {known}"],
    "explain.purse": ["(1) is a coin of 1 point", "(1) ist eine Münze für 1 Punkt"],
    "pack.coins": ["{count} {count:coin|coins}", "{count} {count:Münze|Münzen}"],
    "pack.entry.purses": ["Coin {id}", "Münze {id}"],
    "pack.column.points": ["points", "Punkte"],
}
