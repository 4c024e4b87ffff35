"""How far a search has come: what was asked, what became of it, and what that proves."""

from collections import Counter
from collections.abc import Mapping
from enum import Enum

from attrs import define, frozen

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.verify.canonical import Position, Size
from boardscore.verify.driver.outcomes import UNANSWERED, Status
from boardscore.verify.reference import KitError
from boardscore.verify.search.findings import Finding, Proof
from boardscore.verify.search.shrink import COARSE, size


class Stopped(Enum):
    """When somebody stopped a search."""

    BEFORE = "found.not_begun"
    """Before it began."""
    EARLY = "found.interrupted"
    """Before its time was over."""
    LATE = "found.interrupted_late"
    """After that, while what was found was looked at or made smaller."""

    @classmethod
    def when(cls, *, is_over: bool) -> "Stopped":
        """When it was stopped, by whether its time was over."""
        return cls.LATE if is_over else cls.EARLY

    @property
    def message(self) -> Message:
        """What is said of it, if it had begun."""
        return Message(self.value)


@frozen
class Counts:
    """How many positions were asked, and what became of them; without those of shrinking."""

    agreed: int = 0
    """How many were answered rightly."""
    disagreed: int = 0
    """How many were answered wrongly."""
    unsupported: int = 0
    """How many the program does not support: neither right nor wrong."""
    unanswered: int = 0
    """How many got no answer that can be read."""
    small: int = 0
    """How many were small positions, in the order of their size."""
    saved: int = 0
    """How many were saved by an earlier search."""
    still_wrong: int = 0
    """How many of these are still not answered rightly."""

    @property
    def asked(self) -> int:
        """How many were asked."""
        return self.agreed + self.disagreed + self.unsupported + self.unanswered


@frozen
class Progress:
    """How far a search has come."""

    counts: Counts = Counts()
    """How many positions were asked."""
    findings: tuple[Finding, ...] = ()
    """What was found; in the end the smallest first."""
    complete: int | None = None
    """The size up to which all small positions were asked, in columns or tiles, if there is one."""
    gave_up: bool = False
    """Whether no more was asked because too much had got no answer."""
    interrupted: Stopped | None = None
    """When somebody stopped the search, if somebody did."""
    fault: KitError | None = None
    """The contradiction of the library to itself that ended the search."""


@frozen
class Searched:
    """The search of one game."""

    game: str
    """The game: `pier18` or `auctionland`."""
    seconds: float
    """The time that there was for all games."""
    seed: int
    """The seed that the positions of chance were drawn with."""
    rulings: Mapping[str, Value]
    """The rulings under which it was asked."""
    progress: Progress
    """How far it came, and what it found."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was found, the smallest first."""
        return self.progress.findings


def counted_as(status: Status, *, wrong: bool) -> str:
    """The number of `Counts` that an outcome belongs to."""
    if status in UNANSWERED:
        return "unanswered"
    if status is Status.UNSUPPORTED:
        return "unsupported"
    return "disagreed" if wrong else "agreed"


@define
class Smaller:
    """The small positions so far, by their size: how many, and how many of them were wrong."""

    asked: Counter[Size]
    wrong: Counter[Size]
    reached: Size = ()
    gap: Size | None = None
    """The size of the first one that the program does not support."""
    made: int = 0
    """How many were made, to be asked."""
    all_made: bool = False
    """Whether there are no more."""

    def add(self, position: Position, status: Status, *, wrong: bool) -> None:
        """Counts one that was asked."""
        self.reached = size(position)[:COARSE]
        self.asked[self.reached] += 1
        self.wrong[self.reached] += wrong
        if status is Status.UNSUPPORTED and self.gap is None:
            self.gap = self.reached

    @property
    def complete(self) -> int | None:
        """The size up to which all were asked, in columns or tiles."""
        if not self.asked:
            return None
        least, reached = min(self.asked)[0], self.reached[0]
        complete = reached if self._all_asked else reached - 1
        return complete if complete >= least else None

    @property
    def _all_asked(self) -> bool:
        return self.all_made and self.made == self.asked.total()

    def proof(self, position: Position) -> Proof:
        """What is known of the small positions that are smaller than one."""
        own = size(position)[:COARSE]
        answered = self.gap is None or self.gap >= own
        complete = answered and (self.reached >= own or self._all_asked)
        return Proof(_below(self.asked, own), _below(self.wrong, own), complete)


def _below(counted: Counter[Size], limit: Size) -> int:
    return sum(number for size_, number in counted.items() if size_ < limit)
