"""What Stones offers to whoever knows every game to be scored (`boardscore.plugin.Game`)."""

from boardscore.plugin import Game

from .documents import PACKS, position_reader, write_pack, write_player
from .model import PLAYERS, Pack, Position
from .rulings import Rulings
from .scoring import score

CLAUSES: tuple[str, ...] = (
    *("players", "bag", "row", "draw", "turn", "lay", "throw", "end"),
    *("score.pairs", "tie.length"),
)


OFFER: Game[Pack, Position] = Game(
    clauses=CLAUSES,
    players=PLAYERS,
    rulings=Rulings,
    position_reader=position_reader,
    write_player=write_player,
    score=score,
    packs=PACKS,
    write_pack=write_pack,
)
