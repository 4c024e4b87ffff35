"""Registers how Auctionland is scored (`boardscore.games.Plugin`)."""

from boardscore.auctionland.documents import PACKS, TABLES, position_reader
from boardscore.auctionland.model import PLAYERS, Pack, Player, Position
from boardscore.auctionland.rulings import Rulings
from boardscore.auctionland.scoring import score
from boardscore.games import Plugin

CLAUSES: tuple[str, ...] = (
    "players",
    "setup.first",
    "tile",
    "setup.money",
    "money.hidden",
    "setup.market",
    "turn.order",
    "market.price",
    "market.money",
    "market.refill",
    "build.first",
    "build.edge",
    "build.bounds",
    "auction.pick",
    "auction.bid",
    "auction.close",
    "auction.two-player",
    "auction.no-bid",
    "auction.sell",
    "auction.buy-back",
    "auction.full-island",
    "bonus.earn",
    "bonus.once",
    "end.trigger",
    "score.beaches",
    "score.theme-parks",
    "score.gardens-houses",
    "score.icons",
    "tie.money",
)
"""The ids of the clauses, in the order of the rules, without the name of the game."""

PLUGIN: Plugin[Pack, Position] = Plugin(
    clauses=CLAUSES,
    players=PLAYERS,
    rulings=Rulings,
    position_reader=position_reader,
    write_player=Player.to_dict,
    tables=TABLES,
    score=score,
    packs=PACKS,
)
