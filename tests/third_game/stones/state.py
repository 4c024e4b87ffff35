"""A game of Stones from its start to its end."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen

from boardscore.core import game_setup, value_checks
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.game_setup import Setting
from boardscore.core.messages import Message
from boardscore.core.moves import LegalMoves
from boardscore.core.results import Result
from boardscore.documents.pack_readers import given_pack
from boardscore.games import Play

from . import consequences
from .action_numbers import number_actions
from .documents import PACKS
from .game import Game, Phase
from .game_table import OpenTable
from .model import HAND, LARGEST_HAND
from .moves import MOVES, ChanceMove, Draw, Move, PlayerMove
from .rules import RULES
from .rulings import Rulings
from .scoring import score
from .view import View, seen


@frozen(kw_only=True)
class State(OpenTable):
    """A game at one moment; `play` returns the next state."""

    def legal_moves(self) -> LegalMoves[PlayerMove]:
        """All legal moves of the player to act."""
        return RULES.legal_moves(self, self.to_act)

    def why_illegal(self, move: object) -> Problem | None:
        """Why a move is illegal now; None if it is legal."""
        return RULES.why_illegal(self, move)

    def play(self, move: Move | Mapping[str, Any]) -> "State":
        """The state after a move."""
        return consequences.played(self, RULES.checked(self, move))

    def drawn(self, ids: Sequence[str]) -> ChanceMove:
        """The move in which chance draws these stones in this order."""
        return Draw(tuple(ids))

    def seen_by(self, seat: int) -> View:
        """The game as a player sees it."""
        value_checks.require(value_checks.whole(0, len(self.hands) - 1), seat, "seat")
        return seen(self, seat)

    def result(self) -> Result:
        """The score of the finished game."""
        if not self.is_over:
            message = Message("error.not_over", due=self.phase.message)
            raise BoardscoreError(Problem(message, clause="stones.end"))
        return score(self.position)


def start(
    players: Sequence[str | None],
    pack: object,
    *,
    rulings: Rulings | Mapping[str, Any] | None = None,
    deck: Sequence[str] | None = None,
    hand: int = HAND,
) -> State:
    """A new game: chance draws the stones first (`stones.draw`)."""
    game = Game(
        game_setup.names(players),
        given_pack(pack, PACKS),
        game_setup.given_rulings(rulings, Rulings),
        hand,
    )
    bag = tuple(sorted(game.pack.by_id))
    nothing = ((),) * len(game.players)
    state = State(
        game=game,
        phase=Phase.DRAW,
        to_act=(),
        hands=nothing,
        rows=nothing,
        unseen=bag,
        deck=None if deck is None else game_setup.order_deck(deck, bag, "stones.bag"),
    )
    return consequences.draw_from_deck(consequences.draw_or_end(state))


def _result(state: State, _: object) -> Result:
    """The score of a finished game; nothing has to be judged."""
    return state.result()


PLAY: Play[State] = Play(
    state=State,
    start=start,
    moves=MOVES,
    settings=(Setting("hand", (1, LARGEST_HAND)),),
    write_settings=lambda state: {"hand": state.game.hand},
    number_actions=number_actions,
    result=_result,
)
