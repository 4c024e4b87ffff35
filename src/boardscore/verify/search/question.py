"""A question to a program: about a position, a game or a set-up."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, TypeVar

from attrs import frozen

from boardscore.core.messages import Message, say
from boardscore.verify.data_types import NAMES, Data, Position, Size, Wrong
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import STATE, TRACE, Request
from boardscore.verify.search.play.table_comparison import Misplaced
from boardscore.verify.vectors.vectors import TABLE, Difference, Vector

NOTHING_WRONG = Wrong((), ())

LISTS = "lists"
"""The fault of a trace that does not have as many lists as moves."""

COMPARED = frozenset({Status.ANSWERED, Status.ILLEGAL})
"""Outcomes that can be compared with the rules."""

_OF_PLAY = {"moves", "refusal", "score", STATE, TRACE, LISTS, *TABLE}


@frozen
class FoundVector(Vector):
    """A vector that a search found."""

    IS_FOUND: ClassVar[bool] = True


@frozen
class Fault:
    """What is wrong with an answer."""

    kind: str
    """`categories`, `totals` or `ranks` of a position; `moves`, `refusal`, `score`, `state` or
    `lists` of a game; `start` or `seen` of a table; or a status that is no answer."""
    place: int = 0
    """In a game, the number of moves before it."""
    wrong: Wrong = NOTHING_WRONG
    """The moves that a list lacks, and those that it has too many."""
    names: tuple[str, ...] = ()
    """The categories, the parts of a table or the tie breakers that it is about."""
    table: Misplaced | None = None
    """The part of a table that is different; None also if there are too few or too many tables."""
    categories: tuple[Position, ...] = ()
    """Of the score of a game, the categories that the answer gives, by seat."""
    differences: tuple[Difference, ...] = ()
    """Of a set-up or a view, where the answer is wrong."""


Q = TypeVar("Q")
Step = Callable[[], Q | None]
"""A simplification, carried out when it is called; None if there is no such question."""
Sort = Hashable
"""What a fault is about; it stays the same while its question is made smaller."""


class Question(ABC):
    """One request to a program, and what the rules say about the answer."""

    KINDS: ClassVar[int] = 1
    """How many kinds of simplification there are."""

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
        """How large the question is."""

    @abstractmethod
    def smaller(self, kind: int, /) -> Sequence[Step[Any]]:
        """The simplifications of a kind, those that leave out most first."""

    @abstractmethod
    def fault(self, outcome: Outcome) -> Fault | None:
        """What is wrong with an answer; None if it is right or not supported."""

    @abstractmethod
    def sort(self, fault: Fault) -> Sort:
        """What a fault is about; a search has one finding for each."""

    @abstractmethod
    def clauses(self, fault: Fault) -> tuple[str, ...]:
        """The clauses that decide what is right here."""

    @abstractmethod
    def content(self) -> Data:
        """The question as a vector has it: `input`, `expect` and `variants`, perhaps `op`."""

    @property
    def key(self) -> str:
        """A text that is the same for the same question."""
        return self.request.body

    def name(self, fault: Fault) -> str:
        """A short name, the same for the same question and kind of fault."""
        return hashlib.sha256(f"{self.key} {fault.kind}".encode()).hexdigest()[:8]

    def neighbours(self, _fault: Fault, _clause: str) -> tuple[str, ...]:
        """Other clauses that may be broken instead of this one."""
        return ()

    def title(self, fault: Fault) -> Message:
        """A fault of an answer, in a few words."""
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
"""A position, a game or a set-up that is asked about."""


def record_size(record: Sequence[Any]) -> Size:
    """How large a record is: its moves, its players, its pack, then ever smaller things."""
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
