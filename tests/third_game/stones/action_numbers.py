"""Numbers for moves in Stones: every stone at both ends, or thrown away."""

from boardscore.games import NumberedMoves

from .game import Game
from .moves import ENDS, Lay, PlayerMove, Throw


def number_actions(game: Game) -> NumberedMoves[PlayerMove]:
    """3 numbers for each stone of the bag: left, right, away."""
    moves: list[PlayerMove] = []
    for stone in game.pack.by_id:
        moves += [Lay(0, stone, end) for end in ENDS]
        moves.append(Throw(0, stone))
    return NumberedMoves(version=1, moves=moves)
