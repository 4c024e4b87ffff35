"""A reviewed game as data: its decisions, the chances after each move, skill and luck."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from boardscore.analysis.best_result import Hindsight
from boardscore.analysis.win_chart import Moment
from boardscore.core.results import Result

if TYPE_CHECKING:
    from boardscore.union_types import PlayerMove, State

_MISTAKES = 3
LEAST_WIN = 0.01
"""A smaller share of the win is no mistake by itself: few of these would be found again."""
_UNITS = 1 << 40


def exact(share: float) -> float:
    """A share as a multiple of 2 ** -40, so that sums of shares are exact.

    >>> 0.3 + 0.6 - 0.6 == 0.3, exact(0.3) + exact(0.6) - exact(0.6) == exact(0.3)
    (False, True)
    """
    return round(share * _UNITS) / _UNITS


@frozen(kw_only=True)
class ReviewedMove:
    """A decision of a player, judged by what the player could know."""

    number: int
    """The number of the move in the game, from 0, including those of chance."""
    seat: int
    """The seat of the player."""
    move: "PlayerMove"
    """The move."""
    best: "PlayerMove"
    """The move with the best chance of winning; `move` itself if none was found to be better."""
    points_lost: float
    """The mean points that the best move brings more; below 0 if it brings fewer."""
    points_error: float
    """The half width of the 95 % interval of `points_lost`; 0 if no deal shows a difference."""
    win_lost: float
    """The share of the win that the best move brings more: from 0 to 1."""
    win_error: float
    """The half width of the 95 % interval of `win_lost`; 0 if no deal shows a difference."""
    gain: float
    """The share of the win that the move brings more than the move of a greedy player."""
    gain_error: float
    """The half width of the 95 % interval of `gain`; 0 if no deal shows a difference."""
    exact: bool
    """Whether all continuations were searched: no errors. Otherwise a better move may exist."""

    @property
    def is_mistake(self) -> bool:
        """Whether the best move is better by more than the error, and by a win in 100 games.

        Where the difference is smaller, and so is its error, the points decide.
        """
        if self.win_lost < LEAST_WIN:
            return self.win_error < LEAST_WIN and self.points_lost > self.points_error
        return self.win_lost > self.win_error

    def to_dict(self) -> dict[str, Any]:
        """The decision as JSON data."""
        return {
            "number": self.number,
            "seat": self.seat,
            "move": self.move.to_dict(),
            "best": self.best.to_dict(),
            "points_lost": self.points_lost,
            "points_error": self.points_error,
            "win_lost": self.win_lost,
            "win_error": self.win_error,
            "exact": self.exact,
            "mistake": self.is_mistake,
        }


@frozen(kw_only=True)
class PlayerReview:
    """The share of the win of a player: `start + luck + skill == final`, exactly."""

    seat: int
    """The seat."""
    name: str
    """The name."""
    start: float
    """The share that the player could expect before the first move."""
    luck: float
    """The change that was not the player's: draws, the others' moves, and what was hidden."""
    skill: float
    """The change by the player's own decisions, compared with a greedy player."""
    final: float
    """The share at the end: 1 for a win, 0.5 for a win shared by two."""
    start_error: float
    """The half width of the 95 % interval of `start`; 0 if it is exact."""
    skill_error: float
    """The half width of the 95 % interval of `skill`; 0 if it is exact."""

    def to_dict(self) -> dict[str, Any]:
        """The player as JSON data."""
        return {
            "seat": self.seat,
            "name": self.name,
            "start": self.start,
            "luck": self.luck,
            "skill": self.skill,
            "final": self.final,
            "start_error": self.start_error,
            "skill_error": self.skill_error,
        }


@frozen(kw_only=True)
class ReviewedGame:
    """Everything that a review found."""

    result: Result
    """The score of the game."""
    states: "tuple[State, ...]" = field(repr=False)
    """The state before the first move and after every move."""
    moments: tuple[Moment, ...] = field(repr=False)
    """The chances of winning over the game, the result last."""
    start_errors: tuple[float, ...] = field(repr=False)
    """The half widths of the 95 % intervals of the first chances, by seat."""
    decisions: tuple[ReviewedMove, ...]
    """Every decision that was reviewed, in the order of the game."""
    decision_count: int
    """The number of decisions in the game: moves of players who had a choice."""
    hindsights: tuple[Hindsight, ...] = field(default=(), repr=False)
    """The best result of every player; empty if the game has no such search."""
    unjudged: tuple[str, ...] = ()
    """The names of the players whose Plan in words no one judged."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self.result.players)

    @property
    def is_complete(self) -> bool:
        """Whether every decision was reviewed; not if the review was stopped."""
        return len(self.decisions) == self.decision_count

    @property
    def players(self) -> tuple[PlayerReview, ...]:
        """Start, luck, skill and final share of every player."""
        return tuple(self._players())

    def _players(self) -> Iterator[PlayerReview]:
        first, *_, last = (self.moments[0], *self.moments)
        for seat, name in enumerate(self.names):
            own = [decision for decision in self.decisions if decision.seat == seat]
            start, final = exact(first.shares[seat]), exact(last.shares[seat])
            skill = sum(exact(decision.gain) for decision in own)
            yield PlayerReview(
                seat=seat,
                name=name,
                start=start,
                luck=final - start - skill,
                skill=skill,
                final=final,
                start_error=self.start_errors[seat],
                skill_error=sum(decision.gain_error**2 for decision in own) ** 0.5,
            )

    @property
    def mistakes(self) -> tuple[ReviewedMove, ...]:
        """The three decisions that cost the most; only those that cost more than the error."""
        wrong = [decision for decision in self.decisions if decision.is_mistake]
        wrong.sort(key=lambda one: (-one.win_lost, -one.points_lost))
        return tuple(wrong[:_MISTAKES])
