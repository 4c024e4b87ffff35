"""Scoring of Stones: its `boardscore.games.Plugin`."""

from boardscore.games import Plugin

from .documents import PACKS, position_reader, write_player
from .model import PLAYERS, Pack, Position
from .rulings import Rulings
from .scoring import score

CLAUSES: tuple[str, ...] = (
    *("players", "bag", "row", "draw", "turn", "lay", "throw", "end"),
    *("score.pairs", "tie.length"),
)


PLUGIN: Plugin[Pack, Position] = Plugin(
    clauses=CLAUSES,
    players=PLAYERS,
    rulings=Rulings,
    position_reader=position_reader,
    write_player=write_player,
    score=score,
    packs=PACKS,
)
