"""Environments of Pier 18: the view of a seat as a vector of zeros and ones."""

from functools import cached_property

from attrs import frozen

from boardscore.core.rendering import in_brackets
from boardscore.envs.environment import BatchPart, Environment, Layout
from boardscore.pier18 import play_kernel
from boardscore.pier18.envs import batch_kernel
from boardscore.pier18.game_table import Game, Phase
from boardscore.pier18.model import HAND, rounds
from boardscore.pier18.moves import ChanceMove, Choose, Deal, Finish, PlayerMove
from boardscore.pier18.state import State
from boardscore.pier18.state_numbers import SOURCES, KernelGame


@frozen(slots=False)
class Encoding:
    """The observation of a seat in a game of Pier 18.

    Every value is 0 or 1. Players are counted clockwise from the seat itself, which is 0. Cards
    have the order of the pack. With `n` players, `c` cards of `w` columns and `r` rounds:

    | part | shape | 1 at |
    | --- | --- | --- |
    | `seat` | `n` | the number of the seat |
    | `phase` | 6 | the phase, in the order of `boardscore.pier18.Phase` |
    | `to_act` | `n` | the player whose turn it is |
    | `round` | `r + 1` | the number of the round; 0 before the first |
    | `first_player` | `n` | the first player of the round; nothing before the first round |
    | `hand` | `c` | the cards dealt to the seat, until all have chosen |
    | `open_cards` | `c` | the open cards |
    | `unseen` | `c` | the cards that may come from the deck |
    | `plans` | `n, c` | the Plan of each player, if visible |
    | `patrons` | `n, c` | the Patron cards of each player |
    | `piers` | `n, r + 2, c` | the cards of each pier from the land, the Foundation first |
    | `overlaps` | `n, r + 1, w` | how many columns each card after the Foundation covers |
    | `turned` | `n, r + 1` | which of these cards are turned; only with the ruling `half_turn` |
    """

    game: Game

    def __repr__(self) -> str:
        return in_brackets(f"Encoding of {self.game!r}")

    @cached_property
    def layout(self) -> Layout:
        """The parts of the vector."""
        seats, cards = len(self.game.players), len(self.game.cards)
        later = rounds(cards, seats) + 1
        shapes: dict[str, tuple[int, ...]] = {
            "seat": (seats,),
            "phase": (len(Phase),),
            "to_act": (seats,),
            "round": (later,),
            "first_player": (seats,),
            "hand": (cards,),
            "open_cards": (cards,),
            "unseen": (cards,),
            "plans": (seats, cards),
            "patrons": (seats, cards),
            "piers": (seats, later + 1, cards),
            "overlaps": (seats, later, self.game.width),
        }
        if self.game.rulings.half_turn:
            shapes["turned"] = (seats, later)
        return Layout(shapes)


def most_moves(game: Game) -> int:
    """The most moves of an environment: everyone chooses, drafts once a round, and finishes."""
    players = len(game.players)
    return players * (rounds(len(game.cards), players) + 2)


def most_draws(game: Game) -> int:
    """The most draws of an environment: the hands, and the cards of every round."""
    players = len(game.players)
    return HAND * players + rounds(len(game.cards), players) * game.round_size


def ids_seen(move: ChanceMove, seat: int) -> tuple[str | None, ...]:
    """The cards of a draw in observations: players see only their hands (`pier18.setup.deal`)."""
    if not isinstance(move, Deal):
        return move.cards
    hands = enumerate(move.hands)
    return tuple(card if place == seat else None for place, hand in hands for card in hand)


def is_secret(state: State, move: PlayerMove) -> bool:
    """Whether an environment hides a move: simultaneous ones until all have decided.

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
    batch=BatchPart(
        kernel=play_kernel, kernel_game=KernelGame, sources=SOURCES, functions=batch_kernel
    ),
)
