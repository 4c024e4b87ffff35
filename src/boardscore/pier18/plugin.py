"""Registers how Pier 18 is scored (`boardscore.games.Plugin`)."""

from boardscore.games import Plugin
from boardscore.pier18.documents import PACKS, position_reader, write_player
from boardscore.pier18.model import PLAYERS, Pack, Position
from boardscore.pier18.rulings import Rulings
from boardscore.pier18.scoring import score

CLAUSES: tuple[str, ...] = (
    "players",
    "deck",
    "symbols",
    "pier",
    "setup.deal",
    "setup.choose",
    "setup.return",
    "setup.first",
    "round.count",
    "round.reveal",
    "round.order",
    "round.draft",
    "round.overlap",
    "round.patron",
    "round.patron-tie",
    "end.trigger",
    "end.plan",
    "score.poets",
    "score.lovers",
    "score.fishers",
    "score.flower-sellers",
    "score.plan",
    "score.patrons",
    "tie.symbols",
    "tie.date",
)
"""The ids of the clauses, in the order of the rules, without the name of the game."""


PLUGIN: Plugin[Pack, Position] = Plugin(
    clauses=CLAUSES,
    players=PLAYERS,
    rulings=Rulings,
    position_reader=position_reader,
    write_player=write_player,
    score=score,
    packs=PACKS,
)
