"""What Pier 18 offers to whoever knows every game to be scored (`boardscore.plugin.Game`)."""

from boardscore.pier18.documents import PACKS, position_reader, write_pack, write_player
from boardscore.pier18.model import PLAYERS, Pack, Position, obstacles
from boardscore.pier18.rulings import Rulings
from boardscore.pier18.scoring import score
from boardscore.plugin import Game

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


OFFER: Game[Pack, Position] = Game(
    clauses=CLAUSES,
    players=PLAYERS,
    rulings=Rulings,
    position_reader=position_reader,
    write_player=write_player,
    score=score,
    packs=PACKS,
    write_pack=write_pack,
    obstacles=obstacles,
)
