"""A question to a program: about a position, a game or a set-up."""

import hashlib
import json
from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from attrs import frozen

from boardscore.core.messages import Message, say
from boardscore.verify.data_types import Position, Size, Wrong
from boardscore.verify.program.outcomes import Outcome
from boardscore.verify.program.protocol import Request
from boardscore.verify.search.play.tables import Misplaced
from boardscore.verify.vectors.vectors import Difference, Vector

NOTHING_WRONG = Wrong((), ())

LISTS = "lists"
"""The fault of a trace that does not have as many lists as moves."""


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
    told: tuple[Position, ...] = ()
    """Of the score of a game, the categories that the answer gives, by seat."""
    differences: tuple[Difference, ...] = ()
    """Of a set-up or a view, where the answer is wrong."""


Q = TypeVar("Q")
Step = Callable[[], Q | None]
"""A simplification, carried out when it is called; None if there is no such question."""
Sort = Hashable
"""What a fault is about; it stays the same while its question is made smaller."""


class Question(Protocol):
    """One request to a program, and what the rules say about the answer."""

    KINDS: ClassVar[int]
    """How many kinds of simplification there are."""

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        ...

    @property
    def op(self) -> str:
        """The operation of the protocol."""
        ...

    @property
    def request(self) -> Request:
        """The request as it is sent."""
        ...

    @property
    def size(self) -> Size:
        """How large the question is."""
        ...

    @property
    def key(self) -> str:
        """A text that is the same for the same question."""
        ...

    def smaller(self, kind: int, /) -> Sequence[Step[Any]]:
        """The simplifications of a kind, those that leave out most first."""
        ...

    def name(self, fault: Fault) -> str:
        """A short name, the same for the same question and kind of fault."""
        ...

    def sort(self, fault: Fault) -> Sort:
        """What a fault is about; a search has one finding for each."""
        ...

    def fault(self, outcome: Outcome) -> Fault | None:
        """What is wrong with an answer; None if it is right or not supported."""
        ...

    def clauses(self, fault: Fault) -> tuple[str, ...]:
        """The clauses that decide what is right here."""
        ...

    def neighbours(self, fault: Fault, clause: str) -> tuple[str, ...]:
        """Other clauses that may be broken instead of this one."""
        ...

    def title(self, fault: Fault) -> Message:
        """A fault of an answer, in a few words."""
        ...

    def vector(self, isolates: str, fault: Fault) -> FoundVector:
        """The question as a test vector about a facet."""
        ...


AnyQuestion = Any
"""A position, a game or a set-up that is asked about."""


def digest(value: Any) -> str:
    """A short name for data."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:8]


def found_vector(
    *, op: str, isolates: str, name: str, title: Message, why: str, **content: Any
) -> FoundVector:
    """A vector that a search found, with its texts in both languages."""
    titles, reasons = (
        {lang: say(one, lang) for lang in ("en", "de")} for one in (title, Message(why))
    )
    return FoundVector(
        id=f"{isolates}.found-{name}",
        title=titles["en"],
        title_de=titles["de"],
        op=op,
        isolates=isolates,
        touches=(),
        level="edge",
        why=reasons["en"],
        why_de=reasons["de"],
        **content,
    )


def record_size(record: Sequence[Any]) -> tuple[int, int, int]:
    """The number of moves, of players and of entries of the pack."""
    setup, *moves = record
    entries = [one for part in setup["pack"].values() if isinstance(part, list) for one in part]
    return len(moves), len(setup["players"]), len(entries)
