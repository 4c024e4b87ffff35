"""What Pier 18 offers to whoever knows every game (`boardscore.offer.Game`)."""

from collections.abc import Sequence

from boardscore.core.results import Result
from boardscore.offer import Game
from boardscore.pier18.documents import PACKS, position_reader, write_pack, write_player
from boardscore.pier18.model import PLAYERS, Pack, Position, obstacles
from boardscore.pier18.moves import MOVES
from boardscore.pier18.rulings import Rulings
from boardscore.pier18.scoring import score
from boardscore.pier18.state import State, start

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


def result(state: State, verdicts: Sequence[bool | None] | None) -> Result:
    """The score of a game that is over, with what the players say of Plans in plain words."""
    return state.result(verdicts)


def to_judge(state: State) -> tuple[int, ...]:
    """The seats whose Plan only people can judge (`pier18.score.plan`)."""
    players = state.position.players if state.is_over else ()
    return tuple(seat for seat, player in enumerate(players) if isinstance(player.plan, str))


OFFER: Game[Pack, Position, State] = Game(
    clauses=CLAUSES,
    players=PLAYERS,
    rulings=Rulings,
    position_reader=position_reader,
    write_player=write_player,
    score=score,
    packs=PACKS,
    write_pack=write_pack,
    obstacles=obstacles,
    state=State,
    start=start,
    moves=MOVES,
    is_judged=True,
    to_judge=to_judge,
    result=result,
)
