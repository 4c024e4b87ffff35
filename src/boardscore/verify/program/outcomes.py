"""The outcomes of requests: the answers of a program, or the reasons that there are none."""

import json
from collections import Counter
from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from attrs import evolve, field, frozen

from boardscore.core.errors import path_text
from boardscore.core.messages import Message
from boardscore.core.rendering import NamedEnum
from boardscore.core.value_checks import cut
from boardscore.documents.source_positions import Path
from boardscore.verify.program.protocol import Request
from boardscore.verify.program.replies import Answer, Garbled, Moves, Refused, Scored, Seen, Traced

Task = tuple[int, Request]
"""A request with its id."""


class Status(NamedEnum):
    """The status of an outcome."""

    ANSWERED = "answered"
    ILLEGAL = "illegal"
    UNSUPPORTED = "unsupported"
    INTERNAL = "internal"
    TIMED_OUT = "timed_out"
    CRASHED = "crashed"
    GARBAGE = "garbage"
    NO_ANSWER = "no_answer"
    ORDER_DEPENDENT = "order_dependent"
    ANSWERS_VARY = "answers_vary"

    @property
    def message(self) -> Message:
        return Message(f"verify.status.{self.value}")


LOST = frozenset({Status.TIMED_OUT, Status.CRASHED, Status.NO_ANSWER})
"""Statuses without any answer."""
CHANGING = frozenset({Status.ORDER_DEPENDENT, Status.ANSWERS_VARY})
"""Statuses of a request whose answer changes when repeated."""
LOST_AFTER_OTHERS = "verify.lost_after_others"
"""The key of a request that got no answer after others, but gets one alone."""
UNANSWERED = LOST | {Status.GARBAGE, Status.INTERNAL}
"""Statuses without an answer to judge."""


@frozen
class Outcome:
    """The outcome of one request."""

    number: int
    """The id of the request."""
    request: Request
    status: Status
    answer: Answer | None = None
    """The answer, if it was readable."""
    why: Message | None = None
    """The reason for a missing answer, or another answer to the same request."""
    errors: str = ""
    """The last standard error output, if there was no answer or an internal error."""
    printed: tuple[str, ...] = ()
    """Output lines that are not answers; if the answer is garbage, its line."""
    fresh: bool = False
    """Whether the request was the only one of its process."""
    was_sent: bool = True
    """Whether the request was sent at all."""
    seconds: float = field(default=0.0, eq=False)
    """The time that it took: its share of the time since the answer before."""

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
        """The answer, or the reason that there is none."""
        if self.why is not None:
            return self.why
        assert self.answer is not None
        return self.answer.message

    def is_same(self, other: "Outcome") -> bool:
        """Whether two requests had the same outcome."""
        return (self.status, self.answer) == (other.status, other.answer)

    def confirmed_by(self, *fresh: "Outcome") -> "Outcome":
        """This answer after repeats in fresh processes; a repeat without an answer replaces it.

        If the repeats agree, and only this one differs, the answer depends on earlier requests;
        otherwise the answers vary.
        """
        first = fresh[0]
        if not first.was_sent:
            return self
        for other in fresh:
            if other.status in UNANSWERED:
                return other
            if not first.is_same(other):
                return self.changed(Status.ANSWERS_VARY, first, other)
        return first if self.is_same(first) else self.changed(Status.ORDER_DEPENDENT, self, first)

    def changed(self, status: Status, one: "Outcome", other: "Outcome") -> "Outcome":
        """The outcome of a program that gives two different answers to this request."""
        assert one.answer is not None
        assert other.answer is not None
        place, first, then = first_difference(one.answer, other.answer)
        why = Message(f"verify.{status.value}", place=place, first=first, then=then)
        return evolve(self, status=status, why=why)


def outcome_of(number: int, request: Request, answer: Answer) -> Outcome:
    """The outcome of an answer."""
    if isinstance(answer, Garbled):
        return Outcome(number, request, Status.GARBAGE, why=answer.message)
    status = Status(answer.code) if isinstance(answer, Refused) else Status.ANSWERED
    return Outcome(number, request, status, answer)


_ABSENT = object()

_SHOWN = 80
"""The most characters of a value."""

_BEFORE = 30
"""The characters of a long value that are shown before the first difference."""

Shown = str | Message


def first_difference(one: Answer, other: Answer) -> tuple[Shown, Shown, Shown]:
    """The place of the first difference between two outcomes, with its value in both.

    >>> from boardscore.verify.program.replies import Scored
    >>> first_difference(Scored((3, 6), ranks=(2, 1)), Scored((3, 5)))
    ('totals[1]', '6', '5')
    """
    path, first, then = _differing(_data(one), _data(other), ())
    if isinstance(first, Moves) and isinstance(then, Moves):
        texts = [min(_only(first, then), default=""), min(_only(then, first), default="")]
    else:
        texts = ["" if value is _ABSENT else _text(value) for value in (first, then)]
    at = next((at for at, (a, b) in enumerate(zip(*texts)) if a != b), 0)
    shown = [_around(text, at) if text else Message("verify.absent") for text in texts]
    return path_text(path) or Message("verify.whole_answer"), shown[0], shown[1]


def _data(answer: Answer) -> Any:
    """An answer as plain data, with lists of moves as they are: their order is no difference."""
    assert not isinstance(answer, Garbled)
    if isinstance(answer, Moves):
        return {"moves": answer}
    return {**answer.data, "moves": answer.moves} if isinstance(answer, Traced) else answer.shown


def _differing(one: Any, other: Any, path: Path) -> tuple[Path, Any, Any]:
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        pairs = [(key, one.get(key, _ABSENT), other.get(key, _ABSENT)) for key in {**one, **other}]
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        both = zip_longest(one, other, fillvalue=_ABSENT)
        pairs = [(at, *two) for at, two in enumerate(both)]
    else:
        return path, one, other
    different = (pair for pair in pairs if pair[1] != pair[2])
    for key, first, then in different:
        return _differing(first, then, (*path, key))
    return path, one, other


def _only(one: Moves, other: Moves) -> Counter[str]:
    """The moves that only the first list has, or has more often."""
    return Counter(map(_text, one.moves)) - Counter(map(_text, other.moves))


def _text(value: Any) -> str:
    plain = [*value.moves] if isinstance(value, Moves) else value
    return json.dumps(plain, sort_keys=True)


def _around(text: str, at: int) -> str:
    """A value of an outcome, cut to the characters around a place in it."""
    start = at - _BEFORE if at > _SHOWN - _BEFORE else 0
    return "..." * (start > 0) + cut(text[start:], _SHOWN)
