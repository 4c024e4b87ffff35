"""The outcome of a request, and the limits of patience."""

from collections import Counter
from typing import Any

from attrs import evolve, field, frozen

from boardscore.core.enums import NamedEnum
from boardscore.core.messages import Message
from boardscore.core.value_checks import cut
from boardscore.verify.program.protocol import (
    LONGEST_TEXT,
    Answer,
    Garbled,
    Moves,
    Refused,
    Request,
    Scored,
    Seen,
)

Task = tuple[int, Request]
"""A request with the id that it is sent under."""


@frozen
class Limits:
    """How long a program may take, in seconds."""

    request: float = 10.0
    """For an answer, from the one before it; for the first one of a process, twice that."""
    quiet: float = 2.0
    """How long nothing comes before the input is ended, for programs that answer only then."""
    grace: float = 2.0
    """From the end of the input, or from a signal to end, until it is ended by force."""
    in_vain: float = 90.0
    """How long a whole run may wait in vain; then nothing more is sent."""

    @classmethod
    def of(cls, seconds: float) -> "Limits":
        """The limits if an answer may take so long.

        One more loss may come after all that may be waited in vain: 4 times that, and twice the
        grace. So all waiting in vain ends within 14 seconds and 12 times that.
        """
        grace = min(cls().grace, seconds)
        return cls(seconds, grace=grace, in_vain=10 + 8 * seconds)


DEFAULT_LIMITS = Limits()


class Status(NamedEnum):
    """What became of a request."""

    ANSWERED = "answered"
    ILLEGAL = "illegal"
    UNSUPPORTED = "unsupported"
    INTERNAL = "internal"
    TIMED_OUT = "timed_out"
    CRASHED = "crashed"
    GARBAGE = "garbage"
    NO_ANSWER = "no_answer"
    ORDER_DEPENDENT = "order_dependent"
    RANDOM = "random"

    @property
    def message(self) -> Message:
        """What people call it."""
        return Message(f"verify.status.{self.value}")


LOST = frozenset({Status.TIMED_OUT, Status.CRASHED, Status.NO_ANSWER})
"""What leaves a request without any answer."""
CHANGING = frozenset({Status.ORDER_DEPENDENT, Status.RANDOM})
"""What a request comes to that is answered differently when it is sent again."""
UNANSWERED = LOST | {Status.GARBAGE, Status.INTERNAL}
"""What leaves it without one that says anything about the rules."""


@frozen
class Outcome:
    """What became of one request."""

    number: int
    """The id under which it was sent."""
    request: Request
    status: Status
    answer: Answer | None = None
    """The answer, if there was one that can be read."""
    why: Message | None = None
    """What happened, if there was none, or another answer to the same request."""
    errors: str = ""
    """The last that the program wrote to standard error, if it gave no answer or had a fault."""
    printed: tuple[str, ...] = ()
    """Lines that it printed and that are no answers; if the answer is garbage, its line."""
    fresh: bool = False
    """Whether the request was the only one of its process."""
    was_sent: bool = True
    """Whether the request was sent at all."""
    seconds: float = field(default=0.0, eq=False)
    """How long it took: its part of the time since the answer before."""

    @property
    def task(self) -> Task:
        """The request with its id."""
        return self.number, self.request

    @property
    def data(self) -> dict[str, Any] | None:
        """The answer as vectors expect it; None if there is nothing to compare."""
        answer = self.answer
        return answer.data if isinstance(answer, Scored | Moves | Seen | Refused) else None

    @property
    def message(self) -> Message:
        """The answer, or what happened in its place."""
        if self.why is not None:
            return self.why
        assert self.answer is not None
        return self.answer.message

    def is_same(self, other: "Outcome") -> bool:
        """Whether two requests came to the same."""
        return (self.status, self.answer) == (other.status, other.answer)

    def confirmed_by(self, *fresh: "Outcome") -> "Outcome":
        """This outcome after the request was sent again, each time to a fresh process.

        If all of these give the same answer, and only this one is different, what was asked before
        makes the difference; else it is chance.
        """
        first = fresh[0]
        if not first.was_sent:
            return self
        for other in fresh[1:]:
            if not first.is_same(other):
                return self.as_random(first, other)
        if self.is_same(first):
            return first
        why = Message("verify.order_dependent", first=self.message, alone=first.message)
        return evolve(self, status=Status.ORDER_DEPENDENT, why=why)

    def as_random(self, one: "Outcome", other: "Outcome") -> "Outcome":
        """This outcome of a program that answers the same in two ways."""
        why = Message("verify.random", one=one.message, other=other.message)
        return evolve(self, status=Status.RANDOM, why=why)


def outcome_of(number: int, request: Request, answer: Answer) -> Outcome:
    """The outcome that an answer is."""
    if isinstance(answer, Garbled):
        return Outcome(number, request, Status.GARBAGE, why=answer.message)
    status = Status(answer.code) if isinstance(answer, Refused) else Status.ANSWERED
    return Outcome(number, request, status, answer)


class Conduct:
    """What a program does apart from answering: counted by kind, with the first case of each."""

    def __init__(self) -> None:
        self._times: Counter[str] = Counter()
        self._first: dict[str, str | Message] = {}

    def note(self, kind: str, what: str | Message = "") -> None:
        """Notes something that it did."""
        self._times[kind] += 1
        self._first.setdefault(kind, what)

    def knows(self, kind: str) -> bool:
        """Whether it ever did that."""
        return kind in self._first

    @property
    def remarks(self) -> tuple[Message, ...]:
        """All that was noted, in the order in which it first happened."""
        return tuple(
            Message(f"remark.{kind}", count=self._times[kind], first=first)
            for kind, first in self._first.items()
        )


def as_text(line: bytes) -> str:
    """A line of output as a report shows it."""
    return cut(line.decode(errors="backslashreplace").strip(), LONGEST_TEXT)
