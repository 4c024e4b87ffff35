"""Looks at a program that does not get going, and says what to change first.

The requests are few and go to one process, whose output is looked at byte by byte. What comes out
is one message, or none if the program talks as it should.
"""

import codecs
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from attrs import frozen

from boardscore.core.messages import Message
from boardscore.core.value_checks import show_value
from boardscore.verify.program.conversation import Conversation, Ending, last_words
from boardscore.verify.program.outcomes import DEFAULT_LIMITS, Conduct, Limits, Outcome, as_text
from boardscore.verify.program.process import ProgramError
from boardscore.verify.program.program_profile import ProgramProfile
from boardscore.verify.program.protocol import (
    Garbled,
    Greeting,
    Refused,
    Request,
    hello,
    unknown_request,
)
from boardscore.verify.program.replies import Reply, find_misprint, read_line

_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)

Plainest = Callable[[Greeting], Iterable[Request]]
"""The plainest requests to a program that greets like this."""


@frozen
class Opening:
    """How a program begins: what it says of itself, and how it takes the plainest requests."""

    hello: Outcome
    """What became of the request for what it says of itself."""
    fault: Message | None
    """What is wrong with how it talks."""

    @property
    def greeting(self) -> Greeting:
        """What it says of itself; the defaults if it does not answer."""
        answer = self.hello.answer
        return answer if isinstance(answer, Greeting) else Greeting()


def open_program(profile: ProgramProfile, plainest: Plainest) -> Opening:
    """Begins with a program: a process is greeted, and asked a few things if it answers.

    One that answers only when its input has ended may be slow to start, and gets a second process
    with twice the time.
    """
    first = _Examination(profile)
    opening = first.opening(plainest)
    return _Examination(profile).opening(plainest) if first.is_late else opening


def examine(
    command: Sequence[str], plainest: Plainest, limits: Limits = DEFAULT_LIMITS
) -> Message | None:
    """What is wrong with how a program talks; None if nothing is."""
    try:
        return open_program(ProgramProfile(command, limits), plainest).fault
    except ProgramError as error:
        return Message("doctor.start", why=error.problems[0].message)


class _Examination:
    """One process, what it was asked and what it printed."""

    def __init__(self, profile: ProgramProfile) -> None:
        self._profile = profile
        self._conversation = Conversation(profile, Conduct())
        self._output = self._conversation.first_lines = []
        self._requests: dict[int, Request] = {}
        self._outcomes: dict[int, Outcome] = {}
        self._ending: Ending | None = None

    @property
    def is_late(self) -> bool:
        """Whether it answered hello, but only when its input had ended."""
        return self._conversation.is_late

    def opening(self, plainest: Plainest) -> Opening:
        """Hello, then what it may know, then what it cannot know; one fault is named."""
        try:
            fault = self._fault(plainest)
        finally:
            self._conversation.kill()
        return Opening(self._outcomes[0], fault)

    def _fault(self, plainest: Plainest) -> Message | None:
        self._ask(hello())
        fault = self._fault_of_output() or self._fault_of_answers()
        if self.is_late or self._ending is not None:
            return fault or Message("doctor.flush", seconds=f"{self._conversation.quiet:g}")
        self._ask(*plainest(Opening(self._outcomes[0], None).greeting))
        fault = fault or self._fault_of_output() or self._fault_of_answers()
        if fault is not None or not self._conversation.takes_more:
            return fault
        self._ask(unknown_request())
        if self._ending is None:
            return None
        ended = self._ending.how is not None
        return Message("doctor.stranger_ends" if ended else "doctor.stranger_silent")

    def _ask(self, *requests: Request) -> None:
        """Sends requests together, each under the next number, and waits for what becomes of them.

        If the program hangs or ends, the oldest that is left is the one that it does so at.
        """
        tasks = [*enumerate(requests, len(self._requests))]
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
            if outcome.number:  # a program need not know hello
                self._profile.learn(outcome)

    # What may be wrong

    @property
    def _lines(self) -> list[bytes]:
        """The lines of output that are not empty."""
        return [line for line in self._output if line.strip()]

    def _fault_of_output(self) -> Message | None:
        """What is wrong with the output, whatever it says."""
        lines, unfinished = self._lines, self._conversation.unfinished
        faults = chain(map(_fault_of_bytes, [*lines, unfinished]), map(_fault_of_line, lines))
        fault = next((fault for fault in faults if fault is not None), None)
        if fault is not None:
            return fault
        if read_line(unfinished) is not None:
            return Message("doctor.line_break", line=as_text(unfinished))
        return None if lines else self._fault_of_silence()

    def _fault_of_silence(self) -> Message:
        """Why nothing was printed at all."""
        assert self._ending is not None
        if self._ending.how is not None:
            return self._dying("dies", self._ending, how=self._ending.how)
        is_closed = self._ending.outcome.message.key == "verify.closed_output"
        return Message("doctor.closed" if is_closed else "doctor.hangs")

    def _fault_of_answers(self) -> Message | None:
        replies = [reply for reply in map(read_line, self._lines) if reply is not None]
        for reply, number in zip(replies, self._requests):
            if "id" not in reply.data:
                return Message("doctor.no_id", number=number)
            if type(reply.data["id"]) is not int:
                return Message("doctor.id", got=show_value(reply.data["id"]), number=number)
        for reply in replies:
            if reply.number not in self._requests:
                known = len(self._requests) - 1
                return Message("doctor.other_id", got=reply.number, known=known)
        for reply in replies:
            fault = _fault_of_answer(reply, self._requests[reply.number or 0])
            if fault is not None:
                return fault
        return None if self._ending is None else self._fault_of_end(self._ending)

    def _fault_of_end(self, ending: Ending) -> Message:
        """Why a request got no answer though others did."""
        op = ending.outcome.request.op
        if ending.how is None:
            return Message("doctor.stops", op=op)
        return self._dying("dies_at", ending, op=op, how=ending.how)

    @staticmethod
    def _dying(key: str, ending: Ending, **parts: Any) -> Message:
        """That it ended, with the last that it said, if it said anything."""
        said = last_words(ending.outcome.errors, [])
        if said:
            return Message(f"doctor.{key}_saying", said=said, **parts)
        return Message(f"doctor.{key}", **parts)


def _fault_of_bytes(line: bytes) -> Message | None:
    """What is wrong with how a line is written: in UTF-16, every second byte of JSON is null."""
    nulls = line.count(b"\0")
    if line.startswith(codecs.BOM_UTF8):
        return Message("doctor.bom")
    if line.startswith(_UTF_16) or 1 < nulls >= len(line) / 3:
        return Message("doctor.utf_16")
    return Message("doctor.null_bytes", line=as_text(line)) if nulls else None


def _fault_of_line(line: bytes) -> Message | None:
    """What is wrong with a line that is no answer."""
    if read_line(line) is not None:
        return None
    if find_misprint(line) == "goes_on":
        return Message("doctor.goes_on")
    if find_misprint(line) == "text_before":
        return Message("doctor.text_before", line=as_text(line))
    if len([*_objects(line)]) > 1:
        return Message("doctor.several")
    return Message("doctor.noise", line=as_text(line))


def _objects(line: bytes) -> Iterator[object]:
    """The JSON objects that are in a line one after the other."""
    text = line.decode(errors="replace").strip()
    decoder = json.JSONDecoder()
    while text.startswith("{"):
        try:
            found, end = decoder.raw_decode(text)
        except (ValueError, RecursionError):
            return
        yield found
        text = text[end:].lstrip(", ")


def _fault_of_answer(reply: Reply, request: Request) -> Message | None:
    """What is wrong with an answer that came under the right id."""
    answer = reply.answer(request.op)
    if isinstance(answer, Garbled):
        return Message("doctor.garbled", op=request.op, why=answer.message)
    if isinstance(answer, Refused) and answer.code == "internal":
        if answer.said:
            return Message("doctor.internal_saying", op=request.op, said=answer.said)
        return Message("doctor.internal", op=request.op)
    return None
