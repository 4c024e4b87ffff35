"""A search for the best island: what is free, what counts, and the best one so far."""

from time import monotonic

from attrs import define, frozen

from boardscore.auctionland.analysis.arrangements import Arrangement, Arrangements
from boardscore.auctionland.analysis.island_points import IslandPoints


@frozen
class IslandTask:
    """A search: its arrangements, and their points without the icons."""

    arrangements: Arrangements
    """The free parts."""
    points: IslandPoints
    """The kinds that count."""


class StoppedError(Exception):
    """The time of a search is over."""


@define
class BestSoFar:
    """The best arrangement so far; the player's own one is the first.

    >>> progress = BestSoFar(points=5, arrangement=(), bound=6, ends=monotonic() + 60)
    >>> progress.keep(6, ((0, 0),))
    >>> progress.points, progress.is_proven
    (6, True)
    """

    points: int
    """Its points without the icons."""
    arrangement: Arrangement
    """The arrangement."""
    bound: int
    """Points that no arrangement exceeds, as far as it is proven."""
    ends: float
    """The time by `monotonic` when the search stops."""
    tried: int = 1
    """The number of arrangements tried."""

    @property
    def is_proven(self) -> bool:
        """Whether nothing better exists."""
        return self.points == self.bound

    def keep(self, points: int, arrangement: Arrangement) -> None:
        """Makes an arrangement the best one so far."""
        self.points, self.arrangement = points, arrangement

    def count(self, tried: int) -> None:
        """Counts arrangements that were tried; raises `StoppedError` when the time is over."""
        self.tried += tried
        if monotonic() > self.ends:
            raise StoppedError
