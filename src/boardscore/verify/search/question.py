"""Questions to a program about a position or a game, and findings: those with a wrong answer."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from attrs import evolve, frozen

from boardscore.core.messages import Message, say
from boardscore.core.rulings import Value
from boardscore.verify.data_types import NAMES, Data, Position, Size, Wrong
from boardscore.verify.judge.declared_rulings import would_agree
from boardscore.verify.judge.verdicts import Case, Verdict
from boardscore.verify.program.outcomes import UNANSWERED, Outcome, Status
from boardscore.verify.program.protocol import STATE, TRACE, Request
from boardscore.verify.search.played_games import Misplaced
from boardscore.verify.vectors.vectors import Vector, check

NOTHING_WRONG = Wrong((), ())

LISTS = "lists"
"""The fault of a trace with fewer or more lists than moves."""

COMPARED = frozenset({Status.ANSWERED, Status.ILLEGAL})
"""Outcomes that can be compared with the rules."""

_OF_PLAY = {"moves", "refusal", "score", STATE, TRACE, LISTS}


@frozen
class FoundVector(Vector):
    """A vector that a search found."""

    IS_FOUND: ClassVar[bool] = True


@frozen
class Fault:
    """The fault of an answer."""

    kind: str
    """`categories`, `totals` or `ranks` of a position; `moves`, `refusal`, `score`, `state` or
    `lists` of a game; or a status without an answer.
    """
    place: int = 0
    """In a game, the number of moves before it."""
    wrong: Wrong = NOTHING_WRONG
    """The missing and the extra moves of a list."""
    names: tuple[str, ...] = ()
    """The wrong categories, parts of a table or tie breakers."""
    table: Misplaced | None = None
    """The different part of a table; None also for too few or too many tables."""
    categories: tuple[Position, ...] = ()
    """The categories in the answer about a finished game, by seat."""


S = TypeVar("S")
Step = Callable[[], S | None]
"""A simplification, computed when called; None if there is no such question."""
Sort = Hashable
"""The subject of a fault, which shrinking keeps."""


class Question(ABC):
    """One request to a program, with the right answer by the rules."""

    KINDS: ClassVar[int] = 1
    """The number of kinds of simplification."""

    @property
    @abstractmethod
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""

    @property
    @abstractmethod
    def op(self) -> str:
        """The operation of the protocol."""

    @property
    @abstractmethod
    def request(self) -> Request:
        """The request as it is sent."""

    @property
    @abstractmethod
    def size(self) -> Size:
        """The size of the question."""

    @abstractmethod
    def smaller(self, kind: int, /) -> Sequence[Step[Any]]:
        """The simplifications of a kind, the largest first."""

    @abstractmethod
    def fault(self, outcome: Outcome) -> Fault | None:
        """The fault of an answer; None if it is right or not supported."""

    @abstractmethod
    def sort(self, fault: Fault) -> Sort:
        """The subject of a fault; a search has one finding for each."""

    @abstractmethod
    def clauses(self, fault: Fault) -> tuple[str, ...]:
        """The clauses that decide the right answer."""

    @abstractmethod
    def content(self) -> Data:
        """The keys of a vector: `input`, `expect` and `variants`, perhaps `op`."""

    @property
    def key(self) -> str:
        """A text that is the same for the same question."""
        return self.request.body

    def name(self, fault: Fault) -> str:
        """A short name that depends only on the question and the kind of fault."""
        return hashlib.sha256(f"{self.key} {fault.kind}".encode()).hexdigest()[:8]

    def neighbours(self, _fault: Fault, _clause: str) -> tuple[str, ...]:
        """Other clauses that may be broken instead of this one."""
        return ()

    def title(self, fault: Fault) -> Message:
        """A short title of a fault."""
        if fault.kind in _OF_PLAY:
            return Message(f"played.title.{fault.kind}")
        return Status(fault.kind).message

    def vector(self, isolates: str, fault: Fault) -> FoundVector:
        """The question as a test vector about a facet, with its texts in both languages."""
        why = Message("finding.why" if self.op == "score" else "played.why")
        title = self.title(fault)
        return FoundVector(
            id=f"{isolates}.found-{self.name(fault)}",
            title=say(title, "en"),
            title_de=say(title, "de"),
            isolates=isolates,
            touches=(),
            level="edge",
            why=say(why, "en"),
            why_de=say(why, "de"),
            **{"op": self.op, **self.content()},
        )


AnyQuestion = Any
"""A question about a position or a game."""


def record_size(record: Sequence[Any]) -> Size:
    """The size of a record: its moves, its players, its pack, then smaller parts."""
    setup, *moves = record
    entries = [one for part in setup["pack"].values() if isinstance(part, list) for one in part]
    rest = {name: part for name, part in setup.items() if name not in {"pack", "players"}}
    text = json.dumps(entries)
    numbers = [value for move in moves for value in move.values() if isinstance(value, int)]
    return (
        len(moves),
        len(setup["players"]),
        len(entries),
        sum(name != default for name, default in zip(setup["players"], NAMES)),
        sum(value for value in rest.values() if type(value) is int),
        len(json.dumps(rest)),
        sum(map(abs, numbers)),
        len(text) - text.count("."),
        sum(map(ord, json.dumps([moves, rest]))),
        sum(map(ord, text)),
    )


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
