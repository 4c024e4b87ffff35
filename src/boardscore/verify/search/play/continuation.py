"""How a game that was answered wrongly goes on by moves that the program lists too."""

from collections.abc import Sequence
from random import Random
from typing import Any

from boardscore import games as rules
from boardscore.verify.search.play.played_games import Choose, PlayedGame
from boardscore.verify.search.play.questions import GameQuestion
from boardscore.verify.vectors.moves import same_move


def decisions(played: PlayedGame) -> list[GameQuestion]:
    """The questions about each decision of players before the last move."""
    places = (at for at, state in enumerate(played.states[:-1]) if state.chance is None)
    return [GameQuestion(played.until(at), "legal") for at in places]


def gone_on(
    random: Random, one: PlayedGame, listed: Sequence[Any], choose: Choose
) -> PlayedGame | None:
    """A game with one more move, which a program lists as well; None if it lists no legal one."""
    state, known = one.end, {same_move(move) for move in listed}
    if state.chance is not None:
        return _with(one, rules.deal(state, random))
    legal = [move for move in state.legal_moves() if same_move(move.to_dict()) in known]
    return _with(one, choose(random, state, legal)) if legal else None


def _with(one: PlayedGame, move: Any) -> PlayedGame:
    moves, states = (*one.moves, move.to_dict()), (*one.states, one.end.play(move))
    return PlayedGame(one.setup, moves, states, said=one.said)
