"""Bots that play every game: `random`, `greedy` and `thinker`. A bot is called with a view.

>>> from random import Random
>>> import boardscore
>>> from boardscore import analysis, pier18
>>> state = pier18.start(["Anna", "Ben"], "demo")
>>> state = state.play(boardscore.deal(state, Random(18)))
>>> view = state.seen_by(0)
>>> analysis.bots.random(view, Random(18)) in view.legal_moves()
True
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from attrs import field, frozen

from boardscore import games
from boardscore.analysis.estimates import runner_for
from boardscore.analysis.game_analysis import play_analysis
from boardscore.analysis.move_chances import analyse
from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown_value
from boardscore.core.value_checks import validator, whole

__all__ = ["Bot", "greedy", "random", "thinker"]

Bot = Callable[[Any, Random], Any]
"""A program that plays: it takes the view of its seat and a generator, and returns a move."""


def random(view: Any, rng: Random) -> Any:
    """Any legal move of the view's seat, all equally likely.

    Raises `BoardscoreError` if the seat has no move.
    """
    moves = _moves(view, rng)
    return rng.choice(moves)


def _moves(view: Any, rng: Random) -> list[Any]:
    """The legal moves of a bot's view; raises `BoardscoreError` if there are none."""
    is_view = all(hasattr(view, name) for name in ("legal_moves", "seat"))
    if isinstance(view, type) or not is_view:
        wrong = {"got": value_checks.show_argument(view), "known": ("View",)}
        raise BoardscoreError(Problem(Message("error.not_instance", **wrong), ("view",)))
    value_checks.require(value_checks.generator, rng, "rng")
    moves = list(view.legal_moves())
    if not moves:
        raise BoardscoreError(Problem(Message("error.no_move_to_choose"), ("view",)))
    return moves


def greedy(view: Any, rng: Random) -> Any:
    """The move that promises the most points now, without looking ahead.

    In Pier 18 it makes its pier worth the most points; in Auctionland it builds the tile that adds
    the most points and dollars, less its price, and bids up to what a tile is worth. It is the
    player that playouts assume.

    The holder of the standing bid, who need not move, makes the first move.

    Raises `BoardscoreError` if the seat has no move, and `NotAvailableError` for a game without the
    analysis of play.
    """
    moves = _moves(view, rng)
    if _may_wait(view):
        return moves[0]
    part = play_analysis(view.GAME)
    _, game = runner_for(view)
    state = view.sample(rng)  # what is hidden does not change the move
    numbers = game.numbers(state)
    numbers[part.kernel.SEAT] = view.seat
    return moves[part.kernel.greedy_move(game.tables, numbers)]


def _may_wait(view: Any) -> bool:
    """Whether the seat of a bot may move but need not."""
    return view.seat not in games.play(view.GAME).must_act(view)


@frozen(repr=False)
class Thinker:
    """A bot that makes the move that wins most often in playouts; `thinker` makes it."""

    playouts: int = field(validator=validator(whole(1)))
    """The number of playouts for a move."""

    @property
    def __name__(self) -> str:
        return f"{_THINKER}:{self.playouts}"

    def __repr__(self) -> str:
        return f"{_THINKER}({self.playouts})"

    def __call__(self, view: Any, rng: Random) -> Any:
        """The move with the best chance in `analysis.analyse`."""
        moves = _moves(view, rng)
        if len(moves) == 1 or _may_wait(view):
            return moves[0]
        chances = analyse(view, seat=view.seat, playouts=self.playouts, seed=rng.getrandbits(32))
        if not chances[0].exact and sum(one.playouts for one in chances) < self.playouts:
            raise KeyboardInterrupt  # it stopped `analyse`, and stops the match too
        return chances[0].move


def thinker(playouts: int = 1000) -> Thinker:
    """A bot that makes the best move that `analysis.analyse` finds with this many playouts.

    >>> thinker(200)
    thinker(200)

    Raises `BoardscoreError` unless `playouts` is a whole number from 1.
    """
    return Thinker(playouts)


def name_of(bot: Bot) -> str:
    """The name of a bot in results and errors."""
    return str(getattr(bot, "__name__", None) or type(bot).__name__)


_THINKER = "thinker"
_COUNTED = re.compile(f"{_THINKER}:([0-9]{{1,9}})")
_NAMED: dict[str, Bot] = {"random": random, "greedy": greedy, _THINKER: thinker()}

NAMES = tuple(_NAMED)
"""The names of the bots."""


def bot_of(given: object, *path: str | int) -> Bot:
    """The bot for a name or a callable; raises `BoardscoreError` at a path for anything else.

    >>> bot_of("thinker:200", "bot")
    thinker(200)
    """
    if callable(given):
        return given
    counted = _COUNTED.fullmatch(given) if isinstance(given, str) else None
    if counted and int(counted[1]):
        return thinker(int(counted[1]))
    if isinstance(given, str) and given in _NAMED:
        return _NAMED[given]
    known = (*NAMES, f"{_THINKER}:200")
    raise BoardscoreError(Problem(unknown_value(given, known), path))
