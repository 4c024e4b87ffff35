"""A finding: a question with a wrong answer, as small as the search could make it."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from attrs import evolve, frozen

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.verify.judge.case import Case, Verdict
from boardscore.verify.judge.declared_rulings import would_agree
from boardscore.verify.program.outcomes import UNANSWERED, Outcome, Status
from boardscore.verify.program.protocol import STATE, TRACE
from boardscore.verify.search.question import LISTS, Fault, FoundVector, Question
from boardscore.verify.vectors.vectors import check

Q = TypeVar("Q", bound=Question)

BY_TRACE = frozenset({STATE, TRACE, LISTS})
"""Faults that only an answer to `trace` shows."""


@frozen
class Proof:
    """The results of all small positions that are smaller than a finding."""

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
        return self.kind in BY_TRACE

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
        if self.status not in {Status.ANSWERED, Status.ILLEGAL}:
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
