"""The result of a search so far: findings, counts, and what it proves complete."""

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from typing import Any, Generic, TypeVar

from attrs import asdict, define, evolve, field, frozen

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.verify.data_types import Position, Size
from boardscore.verify.judge.declared_rulings import would_agree
from boardscore.verify.judge.verdicts import Case, Verdict
from boardscore.verify.program.outcomes import UNANSWERED, Outcome, Status
from boardscore.verify.program.protocol import STATE, TRACE
from boardscore.verify.right_answers import KitError
from boardscore.verify.search.question import COMPARED, LISTS, Fault, FoundVector, Question
from boardscore.verify.search.shrink_steps import size
from boardscore.verify.vectors.differences import check

COARSE = 4
"""The number of parts of a size that order small positions."""


Q = TypeVar("Q", bound=Question)


@frozen
class Proof:
    """The proof of how small a finding is: the smaller positions that a search asked."""

    smaller: int
    """The number of smaller positions."""
    otherwise: int
    """The number of wrong answers to them."""
    complete: bool
    """Whether these are all the smaller ones."""

    @property
    def message(self) -> Message | None:
        """The proof as a sentence; None without smaller positions."""
        if self.complete and not self.otherwise:
            return Message("finding.smallest", count=self.smaller) if self.smaller else None
        return Message("finding.not_proven", count=self.smaller, others=self.otherwise)


@frozen(kw_only=True)
class Finding(Generic[Q]):
    """A wrong answer that a search found."""

    question: Q
    """The smallest question that was found."""
    fault: Fault
    """The fault of the answer."""
    rulings: Mapping[str, Value]
    outcome: Outcome
    """The outcome of the request."""
    proof: Proof | None = None
    """The proof of how small a position is."""
    broken_off: bool = False
    """Whether shrinking stopped early, so that a smaller question may exist."""
    file: str | None = None
    """The file of the finding, if it is saved."""

    @property
    def game(self) -> str:
        return self.question.game

    @property
    def kind(self) -> str:
        return self.fault.kind

    @property
    def status(self) -> Status:
        """The status of the request; usually it was answered."""
        return self.outcome.status

    @property
    def is_answered(self) -> bool:
        """Whether there is an answer, so that a rule explains the fault."""
        return self.status not in UNANSWERED

    @property
    def is_by_trace(self) -> bool:
        """Whether only an answer to `trace` shows it."""
        return self.kind in {STATE, TRACE, LISTS}

    @property
    def name(self) -> tuple[str, str]:
        """The key of a finding; a search keeps one for each."""
        return self.kind, self.clause

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that the answer seems to break."""
        return self.question.clauses(self.fault)

    @property
    def clause(self) -> str:
        """The first of these clauses; without any, the one about players."""
        return (*self.clauses, f"{self.game}.players")[0]

    @property
    def neighbours(self) -> tuple[str, ...]:
        """Other clauses that may be broken instead."""
        found = self.question.neighbours(self.fault, self.clause)
        return tuple(one for one in dict.fromkeys(found) if one != self.clause)

    @property
    def title(self) -> Message:
        if self.status not in COMPARED:
            return self.status.message
        return self.question.title(self.fault)

    @property
    def digest(self) -> str:
        """A short name that depends only on the finding."""
        return self.question.name(self.fault)

    @property
    def vector(self) -> FoundVector:
        """The finding as a test vector."""
        return self.question.vector(f"{self.clause}/search", self.fault)

    @property
    def case(self) -> Case:
        """The finding as the case of a vector, without differences if only `trace` shows it."""
        case = Case(self.vector, Verdict.DISAGREE, self.rulings, self.outcome)
        if case.got is None or self.is_by_trace:
            return case
        differences = tuple(check(case.vector, case.got, self.rulings))
        return evolve(case, differences=differences, reads_as=would_agree(case, self.rulings))


AnyFinding = Finding[Any]
"""A finding about any kind of question."""


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
    """The result of searching one game under some rulings, either in positions or in play."""

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
    """The counts of small positions in a search, by size: those asked, and those wrong."""

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
