"""Judges a decision: the best move, what the difference cost, and what a greedy move brings."""

from collections.abc import Callable, Iterator, Sequence
from itertools import starmap
from math import sqrt
from operator import sub
from random import Random
from time import monotonic
from typing import Any

from attrs import frozen

from boardscore.analysis.estimates import Rows, random_words, runner_for
from boardscore.analysis.game_analysis import play_analysis
from boardscore.analysis.game_tallies import SHARE, student
from boardscore.analysis.move_chances import Chance, analyse
from boardscore.analysis.review_report import ReviewedMove
from boardscore.games import game_of
from boardscore.records import MOST_LINES

_BATCHES = 20
"""The batches of deals; their spread gives the error."""
_FEWEST = 5
"""The fewest batches, however short the time."""
_MOST = 20_000
"""The most deals of a batch."""

_UNSEEN = 3
"""The most expected cases of something that was never seen, at 95 %: the rule of three."""


@frozen
class Limit:
    """The number of deals that judge a decision; None plays as many as fit in some seconds."""

    deals: int | None
    """The number."""
    seconds: float
    """The wall time."""


@frozen
class Outcomes:
    """The wins and points that a move brings in paired playouts: means of batches of deals."""

    wins: list[float]
    """The shares of the win."""
    points: list[float]
    """The points."""
    deals: int
    """The number of deals of a batch."""


@frozen
class Advantage:
    """The gain of one move over another in a decision, with half widths of 95 % intervals."""

    win: float = 0.0
    win_error: float = 0.0
    points: float = 0.0
    points_error: float = 0.0


class PairedPlayouts:
    """Compares the moves of a decision by playouts in the same deals; all are greedy afterwards."""

    def __init__(self, start: Any) -> None:
        self._part = play_analysis(game_of(start))
        self._runner, self._game = runner_for(start)

    def warm_up(self, view: Any) -> None:
        """Compiles everything, so that no time limit pays for it."""
        self._runner.warm_up(self._part.known_numbers(self._game, view))

    def greedy_move(self, state: Any, seat: int) -> Any:
        """The move of a greedy player, who sees only what the seat sees.

        None for a player who need not move, such as one who holds the standing bid.
        """
        numbers = self._game.numbers(state)
        moves = [move for move in state.legal_moves() if move.player == seat]
        numbers[self._part.kernel.SEAT] = seat
        number = self._part.kernel.greedy_move(self._game.tables, numbers)
        return moves[number] if number < len(moves) else None

    def compare(
        self, view: Any, moves: Sequence[Any], *, seed: int, limit: Limit
    ) -> tuple[Outcomes, ...]:
        """Plays moves of a view in the same deals; what it does not show is drawn for each deal."""
        known, legal = self._part.known_numbers(self._game, view), [*view.legal_moves()]
        numbers, rng = [legal.index(move) for move in moves], Random(f"{seed}")

        def play(deals: int) -> Rows:
            return self._runner.play_moves(known, view.seat, random_words(rng, deals), numbers)

        batches = _in_number(play, limit.deals) if limit.deals else _in_time(play, limit.seconds)
        return tuple(starmap(_outcomes, zip(*batches, strict=True)))


Play = Callable[[int], Rows]
"""Plays a number of deals; a tally for each move."""


def _in_number(play: Play, deals: int) -> list[Rows]:
    """Batches of playouts with this number of deals in all, rounded down; at least 1 in each."""
    batches = min(max(deals, _FEWEST), _BATCHES)
    return [play(max(deals // batches, 1)) for _ in range(batches)]


def _in_time(play: Play, seconds: float) -> list[Rows]:
    """Equally large batches of playouts for a wall time."""
    began = monotonic()
    play(1)
    size = max(1, min(_MOST, int(seconds / _BATCHES / max(monotonic() - began, 1e-6))))
    batches: list[Rows] = []
    while len(batches) < _FEWEST or monotonic() < began + seconds:
        batches.append(play(size))
    return batches


def _outcomes(*tallies: Sequence[int]) -> Outcomes:
    """The means of one move's batches of playouts."""
    wins = [tally[1] / SHARE / tally[0] for tally in tallies]
    return Outcomes(wins, [tally[3] / tally[0] for tally in tallies], tallies[0][0])


def advantage(better: Outcomes, worse: Outcomes) -> Advantage:
    """The gain of one move over another in a decision, by their paired playouts."""
    win, win_error = _mean([*map(sub, better.wins, worse.wins)], better.deals)
    points, points_error = _mean([*map(sub, better.points, worse.points)], better.deals)
    return Advantage(win, win_error, points, points_error)


def _mean(values: Sequence[float], deals: int) -> tuple[float, float]:
    """The mean of batches of paired deals, and the half width of its 95 % interval.

    Equal values prove little while they are few: the rule of three limits what was not seen.

    >>> _mean([1.0] * 6, 5)
    (1.0, 0.1)
    """
    count, mean = len(values), sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(count - 1, 1)
    least = _UNSEEN * max(map(abs, values)) / (count * deals)
    return mean, max(student(count - 1) * sqrt(spread / count), least)


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
    """A decision to judge: a move of a player who had another one."""

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
    """The gain of a move over another one, by a complete search, without errors."""
    return Advantage(better.win - worse.win, 0.0, better.points - worse.points, 0.0)


@frozen
class Effort:
    """The effort of a whole review, and the share of it for each decision."""

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
