"""The interface of a question to a program, and the faults of answers."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, TypeVar

from attrs import frozen

from boardscore.core.messages import Message, say
from boardscore.verify.data_types import Data, Position, Size, Wrong
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import STATE, TRACE, Request
from boardscore.verify.search.played_games import Misplaced
from boardscore.verify.vectors.vectors import Vector

NOTHING_WRONG = Wrong((), ())

LISTS = "lists"
"""The fault of a trace with fewer or more lists than moves."""

COMPARED = frozenset({Status.ANSWERED, Status.ILLEGAL})
"""Outcomes that can be compared with the rules."""

_OF_PLAY = {"moves", "refusal", "score", STATE, TRACE, LISTS}


@frozen
class FoundVector(Vector):
    """A finding of a search in the form of a test vector."""

    IS_FOUND: ClassVar[bool] = True


@frozen
class Fault:
    """A fault in the answer to a question."""

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
    """A question of a search to a program, with the right answer by the rules."""

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
