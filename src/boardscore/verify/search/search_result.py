"""A search as far as it has come: its batches and deadline, its counts, what it proves complete."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, Protocol, TypeVar

from attrs import asdict, define, field, frozen

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.verify.data_types import Position, Size
from boardscore.verify.program.outcomes import UNANSWERED, Outcome, Status
from boardscore.verify.program.protocol import Request
from boardscore.verify.right_answers import KitError
from boardscore.verify.search.position_steps import size
from boardscore.verify.search.question import AnyFinding, AnyQuestion, Proof
from boardscore.verify.vectors.vectors import Vector

COARSE = 4
"""The number of parts of a size that order small positions."""


class Stopped(Enum):
    """The moment at which a search stopped."""

    BEFORE = "searched.not_begun"
    EARLY = "found.interrupted"
    """Before its time was up."""
    LATE = "found.interrupted_late"
    """After that, while a finding was confirmed or shrunk."""

    @property
    def message(self) -> Message:
        """A sentence for a search that had begun."""
        return Message(self.value)


@frozen(kw_only=True)
class SearchCounts:
    """The numbers of a search, without the requests of shrinking."""

    agreed: int = 0
    disagreed: int = 0
    unsupported: int = 0
    unanswered: int = 0
    """Requests without a readable answer."""
    small: int = 0
    """Small positions, or decisions of the smallest games, in order of size."""
    saved: int = 0
    """Repeated findings of earlier searches."""
    still_wrong: int = 0
    """The number of these that are still wrong."""
    unfollowed: int = 0
    """Wrong answers not examined because the time was up."""
    games: int = 0
    cut: int = 0
    """Games that the program refused to continue; they count up to there."""
    scored: int = 0
    """Ends of games with a score, right or wrong."""
    scored_by_trace: int = 0
    """The number of these in an answer to `trace`."""
    unscored: int = 0
    """Ends of games for which `replay` is not supported."""
    unscored_by_trace: int = 0
    """Ends of games without a score in the answer to `trace`."""

    @property
    def requests(self) -> int:
        return self.agreed + self.disagreed + self.unsupported + self.unanswered

    def __add__(self, other: "SearchCounts") -> "SearchCounts":
        both = ((name, getattr(self, name) + getattr(other, name)) for name in asdict(self))
        return SearchCounts(**dict(both))


@frozen(kw_only=True)
class Progress:
    """The progress of a search."""

    counts: SearchCounts = SearchCounts()
    findings: tuple[AnyFinding, ...] = ()
    """The findings; at the end the smallest first."""
    complete: int | None = None
    """The size up to which all small positions were asked, in columns or tiles, if any."""
    depth: int | None = None
    """The number of moves up to which all of the smallest games were asked, if any."""
    covered: Mapping[str, int] = field(factory=Counter)
    """The count of each clause and facet of play."""
    tried: int | None = None
    """The number of smaller games tried for the finding that is being shrunk."""
    gave_up: bool = False
    """Whether the search ended because too many requests got no answer."""
    interrupted: Stopped | None = None
    """The moment at which the search stopped, if it did."""
    fault: KitError | None = None
    """A self-contradiction of the library, which ends a search."""


@frozen
class Searched:
    """The search of one game under some rulings, either of positions or of play."""

    game: str
    """The game: `pier18` or `auctionland`."""
    seconds: float
    """The time for all games."""
    seed: int
    rulings: Mapping[str, Value]
    """The rulings of the requests."""
    progress: Progress
    of_play: bool = False
    """Whether it searches whole games rather than positions."""
    scores: bool = False
    """Whether the program scored a finished game before the search."""
    took: float = 0.0
    """The duration in seconds."""

    @property
    def findings(self) -> tuple[AnyFinding, ...]:
        return self.progress.findings

    @property
    def unjudged(self) -> int:
        """The number of requests without an answer to judge."""
        return self.unscored + self.progress.counts.unanswered

    @property
    def unscored(self) -> int:
        """The number of unscored finished games, if the program scores others."""
        counts = self.progress.counts
        replayed = counts.unscored if self.scores or counts.scored else 0
        return replayed + (counts.unscored_by_trace if counts.scored_by_trace else 0)


def counted_as(status: Status, *, wrong: bool) -> str:
    """The counter of an outcome in a search."""
    if status in UNANSWERED:
        return "unanswered"
    if status is Status.UNSUPPORTED:
        return "unsupported"
    return "disagreed" if wrong else "agreed"


@define
class Smaller:
    """Small positions by size: the number asked, and the number wrong."""

    asked: Counter[Size] = field(factory=Counter)
    wrong: Counter[Size] = field(factory=Counter)
    reached: Size = ()
    gap: Size | None = None
    """The size of the first unsupported one."""

    def add(self, position: Position, status: Status, *, wrong: bool) -> None:
        """Counts a request."""
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
        least, complete = min(self.asked)[0], self.reached[0] - 1
        return complete if complete >= least else None

    def proof(self, position: Position) -> Proof:
        """The proof of how small a finding of some size is."""
        own = size(position)[:COARSE]
        answered = self.gap is None or self.gap >= own
        complete = answered and self.reached >= own
        return Proof(_below(self.asked, own), _below(self.wrong, own), complete)


def _below(counted: Counter[Size], limit: Size) -> int:
    return sum(number for size_, number in counted.items() if size_ < limit)


T = TypeVar("T")

SAVED = "saved"
"""Questions of earlier findings."""
SMALL = "small"
"""The smallest questions, in order of size."""


@frozen(eq=False)
class Batch:
    """Questions that are asked together."""

    questions: Iterable[AnyQuestion] = field(repr=False)
    """The questions, made when they are sent."""
    kind: str = ""
    """`SAVED` or `SMALL`; empty for random questions."""
    games: list[Any] = field(factory=list, repr=False)
    """The random games of the questions."""
    depth: int | None = None
    """The number of moves up to which all of the smallest games are then complete."""


class Driver(Protocol):
    """The interface of a `Program` that a search uses."""

    def ask(self, requests: Iterable[Request]) -> Iterable[Outcome]:
        """The outcome of every request, in the order of the requests."""
        ...

    def confirm(self, outcome: Outcome) -> Outcome:
        """The same outcome if it does not depend on earlier requests."""
        ...


@define
class Deadline:
    """The limit for shrinking one finding."""

    left: int
    """The number of tries."""
    is_late: Callable[[], bool]
    broken_off: bool = False
    """Whether tries were skipped."""

    def break_off(self) -> None:
        """Stops all further tries."""
        self.left, self.broken_off = 0, True

    def each(self, tries: Iterable[T]) -> Iterator[T]:
        """The tries until the limit."""
        for one in tries:
            if self.left <= 0 or self.is_late():
                self.broken_off = True
                return
            self.left -= 1
            yield one


@frozen(kw_only=True)
class Task:
    """One search. The same seed gives the same questions in the same order."""

    program: Driver
    game: str
    """The game: `pier18` or `auctionland`."""
    rulings: Mapping[str, Value] = field(factory=dict)
    """The rulings of the program."""
    offers: Sequence[str] = ()
    """The optional operations of the program."""
    seed: int = 1
    seconds: float = 0.0
    """The time limit in seconds."""
    is_over: Callable[[], bool] = lambda: False
    """Whether the time is up."""
    is_late: Callable[[], bool] = lambda: False
    """Whether the time for shrinking is up too."""
    report: Callable[[Progress], None] = lambda _: None
    """Called repeatedly with the progress."""
    saved: Sequence[Vector] = ()
    """Findings of earlier searches, which come first."""
    between: Iterable[AnyQuestion] = ()
    """Other questions, sent now and then to find programs that keep state."""
