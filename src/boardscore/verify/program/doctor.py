"""Finds the first thing to change in a program that gives no answers.

Sends a few requests to one process and examines its output byte by byte. The result is one message,
or none if the output follows the protocol.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, count
from typing import Any

from attrs import frozen

from boardscore.core.messages import Message
from boardscore.core.value_checks import show_value
from boardscore.verify.program.behaviour import DEFAULT_LIMITS, Conduct, Limits, ObservedBehaviour
from boardscore.verify.program.conversation import ENDED_AFTER, Conversation, Ending
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.process import ProgramError, as_text, last_words
from boardscore.verify.program.protocol import Request, hello, unknown_request
from boardscore.verify.program.replies import Greeting, Refused, read_line

UNNUMBERED = "remark.unnumbered"
"""The key of a remark on more answers than requests, without ids."""

_ID, _OTHER_ID, _GREETS_TWICE = "doctor.id", "doctor.other_id", "doctor.greets_twice"
_FIRST = 7
"""The id after that of `hello`: a program that counts for itself does not hit it."""

Plainest = Callable[[Greeting], Iterable[Request]]
"""The simplest requests for a program with this greeting."""


@frozen
class Opening:
    """The answer of a program to `hello`, and the fault in its first answers, if there is one."""

    hello: Outcome
    """The outcome of `hello`."""
    fault: Message | None
    """The fault in its output, if any."""

    @property
    def is_doubtful(self) -> bool:
        """Whether answers cannot be matched to their requests without doubt."""
        return self.fault is not None and self.fault.key in {_OTHER_ID, UNNUMBERED}

    @property
    def breach(self) -> Message | None:
        """The fault, if answers break the protocol, but can be matched to their requests."""
        return self.fault if self.fault and self.fault.key in {_ID, _GREETS_TWICE} else None

    @property
    def greeting(self) -> Greeting:
        """The answer to `hello`; the defaults without one."""
        answer = self.hello.answer
        return answer if isinstance(answer, Greeting) else Greeting()


def open_program(profile: ObservedBehaviour, plainest: Plainest) -> Opening:
    """Examines a program: starts it, greets it, and sends a few requests if it answers.

    A program that answers only at the end of its input may be slow to start, and gets a second
    process with twice the time.
    """
    first = _Examination(profile)
    opening = first.opening(plainest)
    return _Examination(profile).opening(plainest) if first.is_late else opening


def examine(
    command: Sequence[str], plainest: Plainest, limits: Limits = DEFAULT_LIMITS
) -> Message | None:
    """The fault in a program's output; None if there is none."""
    try:
        return open_program(ObservedBehaviour(command, limits), plainest).fault
    except ProgramError as error:
        return Message("doctor.start", why=error.problems[0].message)


class _Examination:
    """One process with its requests and its output."""

    def __init__(self, profile: ObservedBehaviour) -> None:
        self._profile, self._conduct = profile, Conduct()
        self._conversation = Conversation(profile, self._conduct)
        self._output = self._conversation.first_lines = []
        self._numbers = chain((0,), count(_FIRST))
        self._requests: dict[int, Request] = {}
        self._outcomes: dict[int, Outcome] = {}
        self._ending: Ending | None = None

    @property
    def is_late(self) -> bool:
        """Whether it answered `hello`, but only at the end of its input."""
        return self._conversation.is_late

    def opening(self, plainest: Plainest) -> Opening:
        """Sends `hello`, simple requests and an unknown one; names the first fault.

        More answers than requests show when the output ends.
        """
        try:
            fault = self._fault(plainest)
            self._conversation.close()
        finally:
            self._conversation.kill()
        extra = (one for one in self._conduct.remarks if one.key == UNNUMBERED)
        return Opening(self._outcomes[0], next(extra, fault))

    def _fault(self, plainest: Plainest) -> Message | None:
        self._ask(hello())
        fault = self._fault_of_output() or self._fault_of_answers()
        if self.is_late or self._ending is not None:
            return fault or self._fault_of_silence()
        self._ask(*plainest(Opening(self._outcomes[0], None).greeting))
        fault = fault or self._fault_of_output() or self._fault_of_answers()
        if fault is None and self._conversation.was_pushed:
            return self._fault_of_silence()
        if fault is not None or not self._conversation.takes_more:
            return fault
        self._ask(unknown_request())
        if self._ending is None:
            return None
        ended = self._ending.how is not None
        return Message("doctor.stranger_ends" if ended else "doctor.stranger_silent")

    def _ask(self, *requests: Request) -> None:
        """Sends numbered requests together, and waits for their outcomes.

        If the program hangs or ends, the oldest open request is the cause.
        """
        tasks = [*zip(self._numbers, requests)]
        self._requests |= tasks
        if tasks:
            self._conversation.send(tasks)
        while self._conversation.flight and self._ending is None:
            self._note(self._conversation.listen())
            if self._conversation.flight:
                self._ending = self._conversation.ending()
        if self._ending is not None:
            self._note([self._ending.outcome])

    def _note(self, outcomes: Iterable[Outcome]) -> None:
        for outcome in outcomes:
            self._outcomes[outcome.number] = outcome
            if outcome.number:  # hello is optional
                self._profile.learn(outcome)

    @property
    def _lines(self) -> list[bytes]:
        return [line for line in self._output if line.strip()]

    def _is_stray(self, line: bytes) -> bool:
        """Whether a line is no answer, not even an unreadable one."""
        reply = read_line(line)
        known = (one.printed for one in self._outcomes.values())
        return reply is None or (reply.is_bare and (as_text(line),) not in known)

    def _fault_of_output(self) -> Message | None:
        """The fault in the format of the output."""
        lines, unfinished = self._lines, self._conversation.unfinished
        stray = next(filter(self._is_stray, lines), None)
        if stray is not None:
            return Message(f"doctor.{_misprint(stray)}", line=as_text(stray))
        if read_line(unfinished) is not None:
            return Message("doctor.line_break", line=as_text(unfinished))
        return None

    def _fault_of_silence(self) -> Message:
        return Message("doctor.flush", seconds=f"{self._conversation.quiet:g}")

    def _fault_of_answers(self) -> Message | None:
        answers = [line for line in self._lines if not self._is_stray(line)]
        replies = [reply for reply in map(read_line, answers) if reply and not reply.is_bare]
        for reply, number in zip(replies, self._requests):
            if "id" not in reply.data:
                return Message("doctor.no_id", number=number)
        for reply in replies:
            if reply.number not in {None, *self._requests}:
                return Message(_OTHER_ID, got=reply.number, known=(*map(str, self._requests),))
            if reply.number is not None and type(reply.data["id"]) is not int:
                return Message(_ID, got=show_value(reply.data["id"]), number=reply.number)
        times = Counter(reply.number for reply in replies)
        if times[0] > 1 and 1 < len(times) == len(replies) + 1 - times[0]:
            return Message(_GREETS_TWICE)
        faults = filter(None, map(_fault_of_answer, self._outcomes.values()))
        ending = None if self._ending is None else self._fault_of_end(self._ending)
        return next(faults, ending)

    def _fault_of_end(self, ending: Ending) -> Message:
        if ending.outcome.message.key == ENDED_AFTER:
            return Message("doctor.ends", first=ending.outcome.message)
        parts: dict[str, Any] = {"op": ending.outcome.request.op, "how": ending.how}
        if ending.how is None:
            return Message("doctor.stops" if self._lines else "doctor.hangs", **parts)
        key = "doctor.dies_at" if self._lines else "doctor.dies"
        said = last_words(ending.outcome.errors, [])
        return Message(f"{key}_saying", said=said, **parts) if said else Message(key, **parts)


def _misprint(line: bytes) -> str:
    """The key of a line that is not an answer: an unfinished object, text before one, `noise`."""
    text = line.decode(errors="replace").strip()
    start = text.find('{"')
    if start > 0 and read_line(text[start:].encode()) is not None:
        return "text_before"
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        if text.startswith("{") and error.pos >= len(text):
            return "goes_on"
    except (ValueError, RecursionError):
        pass
    return "noise"


def _fault_of_answer(outcome: Outcome) -> Message | None:
    op, answer = outcome.request.op, outcome.answer
    if outcome.status is Status.GARBAGE:
        return Message("doctor.garbled", op=op, why=outcome.message)
    if outcome.status is Status.INTERNAL and isinstance(answer, Refused):
        key = "doctor.internal_saying" if answer.said else "doctor.internal"
        return Message(key, op=op, said=answer.said)
    return None
