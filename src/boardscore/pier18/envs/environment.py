"""Registers the environments of Pier 18 (`boardscore.envs.environment.Environment`)."""

from boardscore.envs.environment import Environment
from boardscore.pier18.envs.encoding import Encoding
from boardscore.pier18.game_settings import Game, Phase
from boardscore.pier18.model import HAND, rounds
from boardscore.pier18.moves import ChanceMove, Choose, Deal, Finish, PlayerMove
from boardscore.pier18.state import State


def most_moves(game: Game) -> int:
    """Everyone chooses, drafts once in each round, and finishes."""
    players = len(game.players)
    return players * (rounds(len(game.cards), players) + 2)


def most_draws(game: Game) -> int:
    """The hands, and the cards of every round."""
    players = len(game.players)
    return HAND * players + rounds(len(game.cards), players) * game.round_size


def ids_seen(move: ChanceMove, seat: int) -> tuple[str | None, ...]:
    """The cards that chance draws; players see only their own hands (`pier18.setup.deal`)."""
    if not isinstance(move, Deal):
        return move.cards
    hands = enumerate(move.hands)
    return tuple(card if place == seat else None for place, hand in hands for card in hand)


def is_secret(state: State, move: PlayerMove) -> bool:
    """Simultaneous decisions are secret until all have decided.

    The clauses are `pier18.setup.choose` and `pier18.end.plan`.
    """
    if isinstance(move, Choose):
        return state.phase is Phase.CHOOSE
    return isinstance(move, Finish) and state.phase is Phase.FINISH


ENVIRONMENT = Environment(
    encoding=Encoding,
    most_moves=most_moves,
    most_draws=most_draws,
    ids_seen=ids_seen,
    is_secret=is_secret,
)
