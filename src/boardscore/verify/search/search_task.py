"""The task of one search: the program, the game, the time, and the progress callback."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from attrs import define, field, frozen

from boardscore.core.rulings import Value
from boardscore.verify.program.outcomes import Outcome
from boardscore.verify.program.protocol import Request
from boardscore.verify.search.question import AnyQuestion
from boardscore.verify.search.search_result import Progress
from boardscore.verify.vectors.vectors import Vector

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


def never() -> bool:
    """The deadline of a search without a time limit."""
    return False


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
    is_over: Callable[[], bool] = never
    """Whether the time is up."""
    is_late: Callable[[], bool] = never
    """Whether the time for shrinking is up too."""
    report: Callable[[Progress], None] = lambda _: None
    """Called repeatedly with the progress."""
    saved: Sequence[Vector] = ()
    """Findings of earlier searches, which come first."""
    between: Iterable[AnyQuestion] = ()
    """Other questions, sent now and then to find programs that keep state."""
