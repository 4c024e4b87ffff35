"""The task of one search: the program, the game, the time, and where the progress is reported."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from attrs import define, field, frozen

from boardscore.core.rulings import Value
from boardscore.verify.program.outcomes import Outcome
from boardscore.verify.program.protocol import Request
from boardscore.verify.search.progress import Progress
from boardscore.verify.search.question import AnyQuestion
from boardscore.verify.vectors.vectors import Vector

T = TypeVar("T")

SAVED = "saved"
"""Questions of earlier findings."""
SMALL = "small"
"""The smallest questions, in the order of size."""


@frozen(eq=False)
class Batch:
    """Questions that are asked together."""

    questions: Iterable[AnyQuestion] = field(repr=False)
    """The questions, made as they are asked."""
    kind: str = ""
    """`SAVED` or `SMALL`; empty if they are random."""
    games: list[Any] = field(factory=list, repr=False)
    """The random games that they are about."""
    depth: int | None = None
    """The number of moves up to which all of the smallest games are asked with this."""


class Driver(Protocol):
    """Something that answers: a `Program`, or something like it."""

    def ask(self, requests: Iterable[Request]) -> Iterable[Outcome]:
        """The outcome of every request, in the order of the requests."""
        ...

    def confirm(self, outcome: Outcome) -> Outcome:
        """The same outcome if it does not depend on earlier requests."""
        ...


def never() -> bool:
    """The deadline of a search that has none."""
    return False


@define
class Deadline:
    """How much longer one finding is made smaller."""

    left: int
    """How many tries there are."""
    is_late: Callable[[], bool]
    broken_off: bool = False
    """Whether something was not tried any more."""

    def break_off(self) -> None:
        """Ends it: nothing more is tried."""
        self.left, self.broken_off = 0, True

    def each(self, tries: Iterable[T]) -> Iterator[T]:
        """All that is tried, until it is over."""
        for one in tries:
            if self.left <= 0 or self.is_late():
                self.broken_off = True
                return
            self.left -= 1
            yield one


@frozen(kw_only=True)
class Task:
    """One search. The same seed asks the same questions in the same order."""

    program: Driver
    game: str
    """The game: `pier18` or `auctionland`."""
    rulings: Mapping[str, Value] = field(factory=dict)
    """The rulings that the program plays by."""
    offers: Sequence[str] = ()
    """The optional operations that it offers."""
    seed: int = 1
    seconds: float = 0.0
    """How long it may take."""
    is_over: Callable[[], bool] = never
    """Whether the time is over."""
    is_late: Callable[[], bool] = never
    """Whether the time for shrinking is over too."""
    report: Callable[[Progress], None] = lambda _: None
    """Called again and again with the progress so far."""
    saved: Sequence[Vector] = ()
    """Findings of earlier searches, which are asked first."""
    between: Iterable[AnyQuestion] = ()
    """Other questions, asked now and then; they show a program that keeps state."""
