"""One search: whom it asks about which game, until when, and where its progress goes."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from attrs import field, frozen

from boardscore.core.rulings import Value
from boardscore.verify.program.outcomes import Outcome
from boardscore.verify.program.protocol import Request
from boardscore.verify.search.deadline import never
from boardscore.verify.search.progress import Progress
from boardscore.verify.search.question import AnyQuestion
from boardscore.verify.vectors.vectors import Vector


class Driver(Protocol):
    """Something that answers: a `Program`, or something like it."""

    def ask(self, requests: Iterable[Request]) -> Iterable[Outcome]:
        """The outcome of every request, in the order of the requests."""
        ...

    def confirm(self, outcome: Outcome) -> Outcome:
        """The same outcome if it does not depend on earlier requests."""
        ...


def _ignore(_: Progress) -> None:
    """Shows no progress."""


@frozen(kw_only=True)
class Task:
    """One search. The same seed asks the same questions in the same order."""

    program: Driver
    """The program that is asked."""
    game: str
    """The game: `pier18` or `auctionland`."""
    rulings: Mapping[str, Value] = field(factory=dict)
    """The rulings that the program plays by."""
    offers: Sequence[str] = ()
    """The optional operations that it offers."""
    seed: int = 1
    """What all questions are drawn with."""
    is_over: Callable[[], bool] = never
    """Whether the time is over."""
    is_late: Callable[[], bool] = never
    """Whether the time for shrinking is over too."""
    report: Callable[[Progress], None] = _ignore
    """Called again and again with the progress so far."""
    saved: Sequence[Vector] = ()
    """Findings of earlier searches, which are asked first."""
    between: Iterable[AnyQuestion] = ()
    """Other questions, asked now and then; they show a program that keeps state."""
