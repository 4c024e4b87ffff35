"""Judges a decision: the best move, what the difference cost, and what a greedy move brings."""

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any

from attrs import frozen

from boardscore.analysis.move_chances import Chance, analyse
from boardscore.analysis.paired_playouts import Advantage, Limit, PairedPlayouts, advantage
from boardscore.analysis.reviewed_game import ReviewedMove
from boardscore.records import MOST_LINES

_SHORTEST = 0.001
"""The seconds of a search when the time is over."""
_SEEDS = 2
"""The seeds of a decision: of its search, and of its comparison."""


@frozen
class Share:
    """The part of the effort for one decision: playouts, or else seconds."""

    seconds: float
    playouts: int | None
    seed: int

    def half(self, moves: int) -> Limit:
        """Half of it, as deals in which these moves are compared."""
        deals = None if self.playouts is None else max(self.playouts // (2 * moves), 1)
        return Limit(deals, self.seconds / 2)


@frozen
class Choice:
    """A move of a player who had another one."""

    state: Any
    """The state before it."""
    number: int
    """Its number in the game, from 0."""
    move: Any
    """The move."""

    @property
    def seat(self) -> int:
        """The seat of the player."""
        seat: int = self.move.player
        return seat

    def moves(self) -> Iterator[Any]:
        """All moves that the player had."""
        return (other for other in self.state.legal_moves() if other.player == self.seat)


def judge(table: PairedPlayouts, choice: Choice, share: Share) -> ReviewedMove:
    """The cost of a choice, and what it brings more than a greedy move.

    The best move is found first. New deals then compare it with the move and with the greedy one;
    exact values need no deals. A player who need not move, such as one who raises their own bid,
    is not compared with a greedy one.
    """
    view = choice.state.seen_by(choice.seat)
    half = None if share.playouts is None else max(share.playouts // 2, 1)
    seconds = max(share.seconds / 2, _SHORTEST)
    chances = analyse(view, seconds=seconds, playouts=half, seed=share.seed)
    best, lost, gain = _compared(table, choice, share, chances)
    if lost.win < 0 or (lost.win == 0 and lost.points <= 0):
        best, lost = choice.move, Advantage()
    return ReviewedMove(
        number=choice.number,
        seat=choice.seat,
        move=choice.move,
        best=best,
        points_lost=lost.points,
        points_error=lost.points_error,
        win_lost=lost.win,
        win_error=lost.win_error,
        gain=gain.win,
        gain_error=gain.win_error,
        exact=chances[0].exact,
    )


def _compared(
    table: PairedPlayouts, choice: Choice, share: Share, chances: Sequence[Chance]
) -> tuple[Any, Advantage, Advantage]:
    """The best move, what it brings more, and what the move brings more than the greedy one."""
    best, greedy = chances[0].move, table.greedy_move(choice.state, choice.seat) or choice.move
    if chances[0].exact:
        exact = {one.move: one for one in chances}
        lost = _exactly(exact[best], exact[choice.move])
        return best, lost, _exactly(exact[choice.move], exact[greedy])
    apart = [*dict.fromkeys((best, choice.move, greedy))]
    if len(apart) == 1:
        return best, Advantage(), Advantage()
    view, limit = choice.state.seen_by(choice.seat), share.half(len(apart))
    found = table.compare(view, apart, seed=share.seed + 1, limit=limit)
    of = dict(zip(apart, found, strict=True))
    played = of[choice.move]
    return best, advantage(of[best], played), advantage(played, of[greedy])


def _exactly(better: Chance, worse: Chance) -> Advantage:
    """The gain of a move over another one, without errors."""
    return Advantage(better.win - worse.win, 0.0, better.points - worse.points, 0.0)


@frozen
class Effort:
    """How much a whole review may do."""

    seconds: float
    playouts: int | None
    seed: int
    ends: float
    """The time by `monotonic` when it ends."""

    @property
    def first_playouts(self) -> int:
        """The playouts that show the speed, where it matters."""
        return 40 if self.playouts is None else 1

    def chart_playouts(self, part: float, cost: float) -> int:
        """The playouts of each moment for a part of the time, if one of each costs this much."""
        if self.playouts is not None:
            return self.playouts
        return max(4, min(4000, int(self.seconds * part / max(cost, 1e-6))))

    def share(self, number: int, left: int) -> Share:
        """The share of one of the decisions that are left."""
        seconds = max(self.ends - monotonic(), 0) / left
        return Share(seconds, self.playouts, _SEEDS * (self.seed * MOST_LINES + number))
