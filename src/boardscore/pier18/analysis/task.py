"""A search for the best pier: what is free, what counts, and the best one so far."""

from collections.abc import Callable, Sequence
from functools import cached_property
from time import monotonic

from attrs import define, field, frozen

from boardscore.pier18.analysis.arrangements import Arrangements, Faces
from boardscore.pier18.analysis.pier_points import PierPoints, most_points, pier_points
from boardscore.pier18.model import Card, Laid
from boardscore.pier18.plans import Condition
from boardscore.pier18.rulings import Rulings

Contest = tuple[str, int]
"""The category of a Patron, and the points with which the player gets it."""

PlanOf = Callable[[Card], Condition | bool]
"""The Plan of a pier by its last card: a condition, or whether it is completed."""


@frozen(slots=False)
class PierTask:
    """A search: its arrangements, and the points besides the pier itself."""

    arrangements: Arrangements
    """The free parts."""
    rulings: Rulings
    """The rulings for scoring."""
    plan_of: PlanOf
    """The Plan."""
    patrons: int = 0
    """The Patron cards that do not depend on the arrangement."""
    contests: tuple[Contest, ...] = ()
    """The Patrons to be decided, by round; round 1 follows the first draft."""

    @property
    def own(self) -> tuple[Laid, ...]:
        """The cards as the player laid them."""
        return self.arrangements.own

    @cached_property
    def widths(self) -> list[int]:
        """The columns of the cards as the player laid them."""
        return [laid.card.cells.columns for laid in self.own]

    @cached_property
    def points(self) -> PierPoints:
        """The points of every pier of these cards."""
        return pier_points(sum(self.widths), self.rulings)

    def words_of(self, faces: Faces) -> list[tuple[int, ...]]:
        """The words of each card, at the land."""
        return [self._words[id(card), turned] for card, turned in faces]

    @cached_property
    def _words(self) -> dict[tuple[int, bool], tuple[int, ...]]:
        """The words of every card, turned and not; comparing cards would take too long."""
        faces = ((laid.card, turned) for laid in self.own for turned in (False, True))
        words = self.points.words
        return {(id(card), turned): words(card, turned=turned) for card, turned in faces}

    @property
    def cap(self) -> int:
        """A total that no arrangement exceeds, for a search that is stopped."""
        plans = [self.plan_of(laid.card) for laid in self.own]
        categories = most_points(self.own, with_plan=any(plan is not False for plan in plans))
        return categories + self.patrons + len(self.contests)


class StoppedError(Exception):
    """The time of a search is over."""


@define
class BestSoFar:
    """The best arrangement so far; the player's own one is the first.

    >>> progress = BestSoFar(total=5, cards=(), ends=monotonic() + 60)
    >>> progress.is_better(5, 1), progress.is_better(6, 3)
    (False, True)
    """

    total: int
    """Its total."""
    cards: tuple[Laid, ...]
    """Its cards."""
    ends: float
    """The time by `monotonic` when the search stops."""
    changes: int = 0
    """The number of its cards that differ from the player's own."""
    tried: int = 0
    """The number of arrangements tried."""
    is_complete: bool = field(default=False)
    """Whether all have been tried."""

    def is_better(self, total: int, changes: int) -> bool:
        """Whether a total is higher, or equal with fewer changes."""
        return (total, -changes) > (self.total, -self.changes)

    def keep(self, total: int, changes: int, cards: Sequence[Laid]) -> None:
        """Makes an arrangement the best one so far."""
        self.total, self.changes, self.cards = total, changes, tuple(cards)

    def count(self, tried: int) -> None:
        """Counts arrangements that were tried; raises `StoppedError` when the time is over."""
        self.tried += tried
        if monotonic() > self.ends:
            raise StoppedError
