"""What both searches by playing have in common: whom they ask, under what, and what they found."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from attrs import evolve, frozen

from boardscore.core.rulings import Value
from boardscore.verify import games
from boardscore.verify.driver.outcomes import UNANSWERED, Outcome, Status
from boardscore.verify.driver.protocol import Request
from boardscore.verify.judging.case import Case, Verdict
from boardscore.verify.search.findings import FoundVector
from boardscore.verify.search.play.likeness import Likeness
from boardscore.verify.search.search import MOST_LOST, Driver
from boardscore.verify.suite.vectors import check


@frozen(kw_only=True)
class WrongAnswer:
    """Something that was asked and is answered wrongly, and the clause that it is named by."""

    rulings: Mapping[str, Value]
    """The rulings under which it was asked."""
    outcome: Outcome
    """What became of the request."""
    file: str | None = None
    """Where it is saved, if it is."""
    broken_off: bool = False
    """Whether making it smaller was broken off, so that it may not be as small as it could be."""
    like: Likeness | None = None
    """The misreading that gives the same, if one does."""

    @property
    def status(self) -> Status:
        """What became of the request: most often it was answered."""
        return self.outcome.status

    @property
    def kind(self) -> str:
        """What is wrong, in a word; a status if there is no answer."""
        raise NotImplementedError

    @property
    def decides(self) -> str:
        """The clause that decides what is right here."""
        raise NotImplementedError

    @property
    def is_answered(self) -> bool:
        """Whether there is an answer, so that a rule says what is wrong with it."""
        return self.status not in UNANSWERED

    @property
    def name(self) -> tuple[str, str]:
        """What findings are told apart by: one is kept for each."""
        return self.kind, self.clause

    @property
    def clause(self) -> str:
        """The clause that decides what is right here.

        If no misreading of it gives what was answered, but one of another clause does, it is that.
        """
        if self.like is None or self.decides in self.like.clauses:
            return self.decides
        return self.like.mutant.clause

    @property
    def vector(self) -> FoundVector:
        """The finding as a test vector."""
        raise NotImplementedError

    @property
    def case(self) -> Case:
        """The finding as the case of a vector."""
        case = Case(self.vector, Verdict.DISAGREE, self.rulings, self.outcome)
        if case.got is None:
            return case
        return evolve(case, differences=tuple(check(case.vector, case.got, self.rulings)))


class _Asked(Protocol):
    """Something that a program is asked."""

    @property
    def request(self) -> Request: ...


Q = TypeVar("Q", bound=_Asked)
F = TypeVar("F", bound=WrongAnswer)


class Course(Generic[Q, F]):
    """The course of one search: one finding is kept for each clause that seems to be broken."""

    def __init__(
        self, program: Driver, game: str, rulings: Mapping[str, Value], offers: Sequence[str]
    ) -> None:
        play = games.kit(game).play
        assert play is not None
        self._program, self._game, self._play = program, game, play
        self._rulings, self._offers = dict(rulings), offers
        self._counts: Counter[str] = Counter()
        self._findings: dict[tuple[str, str], F] = {}
        self._seen: set[Any] = set()
        self._lost = 0

    @property
    def _gave_up(self) -> bool:
        """Whether too much got no answer."""
        return self._lost >= MOST_LOST

    def _outcomes(self, questions: Iterable[Q]) -> Iterable[Outcome]:
        return self._program.ask(one.request for one in questions)

    def _keep(self, found: F) -> None:
        """Keeps the first finding of its kind and clause."""
        self._findings.setdefault(found.name, found)
