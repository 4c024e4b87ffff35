"""Looks at a program that does not get going, and says what to change first.

The requests are few and go to one process, whose output is looked at byte by byte. What comes out
is one message, or none if the program talks as it should.
"""

import codecs
import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from attrs import frozen

from boardscore.core.checks import shown
from boardscore.core.messages import Message
from boardscore.verify.program.conversation import Clock, Ending, last_words
from boardscore.verify.program.outcomes import USUAL, Conduct, Limits, Outcome, as_text
from boardscore.verify.program.process import ProgramError
from boardscore.verify.program.program_profile import ProgramProfile
from boardscore.verify.program.protocol import (
    Garbled,
    Greeting,
    Refused,
    Reply,
    Request,
    hello,
    misprinted,
    read_line,
    unknown_request,
)

_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


Plainest = Callable[[Greeting], Iterable[Request]]
"""The plainest requests to a program that greets like this."""


@frozen
class Opening:
    """How a program begins: what it says of itself, and how it takes the plainest requests."""

    greeting: Greeting
    """What it says of itself; the defaults if it does not answer."""
    hello: Outcome
    """What became of the request for that."""
    fault: Message | None
    """What is wrong with how it talks."""


def opened(known: ProgramProfile, plainest: Plainest) -> Opening:
    """Begins with a program: a process is greeted, and asked a few things if it answers.

    One that answers only when its input has ended may be slow to start, and gets a second process
    with twice the time.
    """
    first = _Examination(known)
    opening = first.course(plainest)
    return _Examination(known).course(plainest) if first.is_late else opening


def examine(
    command: Sequence[str],
    plainest: Plainest,
    limits: Limits = USUAL,
    clock: Clock = time.monotonic,
) -> Message | None:
    """What is wrong with how a program talks; None if nothing is."""
    try:
        return opened(ProgramProfile(command, limits, clock), plainest).fault
    except ProgramError as error:
        return Message("doctor.start", why=error.problems[0].message)


class _Examination:
    """One process, what it was asked and what it printed."""

    def __init__(self, known: ProgramProfile) -> None:
        self._known = known
        self._conversation = known.start(Conduct())
        self._heard = self._conversation.heard = []
        self._asked: dict[int, Request] = {}
        self._outcomes: dict[int, Outcome] = {}
        self._ending: Ending | None = None
        self._lost = ""

    @property
    def is_late(self) -> bool:
        """Whether it answered hello, but only when its input had ended."""
        return self._conversation.late

    def course(self, plainest: Plainest) -> Opening:
        """Hello, then what it may know, then what it cannot know; what is wrong is said once."""
        try:
            fault = self._fault(plainest)
        finally:
            self._conversation.kill()
            self._known.learn_from(self._conversation)
        return Opening(self._greeting, self._outcomes[0], fault)

    @property
    def _greeting(self) -> Greeting:
        """What the program says of itself."""
        answer = self._outcomes[0].answer
        return answer if isinstance(answer, Greeting) else Greeting()

    def _fault(self, plainest: Plainest) -> Message | None:
        self._ask(hello())
        found = self._about_output() or self._about_answers()
        if self.is_late or self._ending is not None:
            return found or Message("doctor.flush", seconds=f"{self._conversation.quiet:g}")
        self._ask(*plainest(self._greeting))
        found = found or self._about_output() or self._about_answers()
        if found or self._ending is not None:
            return found
        return self._about_stranger()

    def _ask(self, *requests: Request) -> None:
        """Sends requests together, each under the next number, and waits for what becomes of them.

        If the program hangs or ends, the oldest that is left is the one that it does so at.
        """
        new = dict(enumerate(requests, len(self._asked)))
        self._asked |= new
        if new:
            self._conversation.send([*new.items()])
        while self._conversation.flight and self._ending is None:
            for outcome in self._conversation.listen():
                self._outcomes[outcome.number] = outcome
            if self._conversation.flight:
                self._ending = self._conversation.ending()
        if self._ending is not None:
            (number, request), *_ = self._conversation.flight.items()
            self._lost = request.op
            self._outcomes[number] = self._ending.outcome(number, request, fresh=False)
        for number in new:
            if number and number in self._outcomes:
                self._known.learn(self._outcomes[number])

    @property
    def _lines(self) -> list[bytes]:
        """The lines of output; empty ones are nothing."""
        return [line for line in self._heard if line.strip()]

    @property
    def _replies(self) -> list[Reply]:
        return [reply for reply in map(read_line, self._lines) if reply is not None]

    # What may be wrong

    def _about_output(self) -> Message | None:
        """What is wrong with the output, whatever it says."""
        whole = [*self._lines, self._conversation.unfinished]
        for line in whole:
            if line.startswith(codecs.BOM_UTF8):
                return Message("doctor.bom")
            if _is_utf_16(line):
                return Message("doctor.utf_16")
            if b"\0" in line:
                return Message("doctor.null_bytes", line=as_text(line))
        for line in self._lines:
            told = _about_line(line)
            if told is not None:
                return told
        if read_line(self._conversation.unfinished) is not None:
            return Message("doctor.line_break", line=as_text(self._conversation.unfinished))
        return None if self._lines else self._about_silence()

    def _about_silence(self) -> Message:
        """Why nothing was printed at all."""
        assert self._ending is not None
        if self._ending.how is not None:
            return self._dies("dies", how=self._ending.how)
        closed = self._ending.why.key == "verify.closed_output"
        return Message("doctor.closed" if closed else "doctor.hangs")

    def _dies(self, key: str, **parts: Any) -> Message:
        """That it ended, with the last that it said, if it said anything."""
        assert self._ending is not None
        said = last_words(self._ending.errors, [])
        if said:
            return Message(f"doctor.{key}_saying", said=said, **parts)
        return Message(f"doctor.{key}", **parts)

    def _about_answers(self) -> Message | None:
        """What is wrong with the answers."""
        replies = self._replies
        for reply, number in zip(replies, self._asked):
            if "id" not in reply.data:
                return Message("doctor.no_id", number=number)
            if type(reply.data["id"]) is not int:
                return Message("doctor.id", got=shown(reply.data["id"]), number=number)
        for reply in replies:
            if reply.number not in self._asked:
                return Message("doctor.other_id", got=reply.number, known=len(self._asked) - 1)
        for reply in replies:
            told = _about_answer(reply, self._asked[reply.number or 0])
            if told is not None:
                return told
        return self._about_end()

    def _about_end(self) -> Message | None:
        """Why a request got no answer though others did."""
        if self._ending is None:
            return None
        if self._ending.how is None:
            return Message("doctor.stops", op=self._lost)
        return self._dies("dies_at", op=self._lost, how=self._ending.how)

    def _about_stranger(self) -> Message | None:
        """Whether it lives on when it is asked what it cannot know."""
        if not self._conversation.takes_more:
            return None
        self._ask(unknown_request())
        if self._ending is None:
            return None
        ended = self._ending.how is not None
        return Message("doctor.stranger_ends" if ended else "doctor.stranger_silent")


def _is_utf_16(line: bytes) -> bool:
    """Whether a line is in UTF-16: of what JSON needs, every second byte is null there."""
    nulls = line.count(b"\0")
    return line.startswith(_UTF_16) or 1 < nulls >= len(line) / 3


def _about_line(line: bytes) -> Message | None:
    """What is wrong with a line that is no answer."""
    if read_line(line) is not None:
        return None
    if misprinted(line) == "goes_on":
        return Message("doctor.goes_on")
    if misprinted(line) == "text_before":
        return Message("doctor.text_before", line=as_text(line))
    if len([*_objects(line)]) > 1:
        return Message("doctor.several")
    return Message("doctor.noise", line=as_text(line))


def _objects(line: bytes) -> Iterator[object]:
    """The JSON objects that stand in a line one after the other."""
    text = line.decode(errors="replace").strip()
    decoder = json.JSONDecoder()
    while text.startswith("{"):
        try:
            found, end = decoder.raw_decode(text)
        except (ValueError, RecursionError):
            return
        yield found
        text = text[end:].lstrip(", ")


def _about_answer(reply: Reply, request: Request) -> Message | None:
    """What is wrong with an answer that came under the right id."""
    answer = reply.answer(request.op)
    if isinstance(answer, Garbled):
        return Message("doctor.garbled", op=request.op, why=answer.message)
    if isinstance(answer, Refused) and answer.code == "internal":
        if answer.said:
            return Message("doctor.internal_saying", op=request.op, said=answer.said)
        return Message("doctor.internal", op=request.op)
    return None
