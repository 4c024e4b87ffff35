"""Looks at a program that does not get going, and says what to change first.

The requests are few and go to one process, whose output is looked at byte by byte. What comes out
is one message, or none if the program talks as it should.
"""

import codecs
import json
import time
from collections.abc import Iterator, Mapping, Sequence

from boardscore.core.checks import shown
from boardscore.core.messages import Message
from boardscore.verify.driver.conversation import Clock, exit_message, last_words
from boardscore.verify.driver.outcomes import USUAL, Limits, as_text
from boardscore.verify.driver.process import Process, ProgramError
from boardscore.verify.driver.protocol import (
    OFFERED,
    Garbled,
    Greeting,
    Refused,
    Reply,
    Request,
    hello,
    misprinted,
    read_line,
    stranger,
)

_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def examine(
    command: Sequence[str],
    by_game: Mapping[str, Sequence[Request]],
    limits: Limits = USUAL,
    clock: Clock = time.monotonic,
) -> Message | None:
    """What is wrong with how a program talks; None if nothing is.

    Of each game there are requests, which are sent if the program names that game, or none; those
    that only some programs know are sent to one that offers them.
    """
    try:
        process = Process(command)
    except ProgramError as error:
        return Message("doctor.start", why=error.problems[0].message)
    try:
        return _Examination(process, limits, clock).course(by_game)
    finally:
        process.kill(limits.grace)


class _Examination:
    """One process, what it was asked and what it printed."""

    def __init__(self, process: Process, limits: Limits, clock: Clock) -> None:
        self._process, self._limits, self._clock = process, limits, clock
        self._lines: list[bytes] = []
        self._asked: dict[int, Request] = {}

    def course(self, by_game: Mapping[str, Sequence[Request]]) -> Message | None:
        """The first thing that is wrong: at hello, at what it may know, at what it cannot know."""
        self._ask(hello())
        self._listen(self._limits.startup / 2)
        is_late = not self._lines and self._process.talks and not self._process.unfinished
        if is_late:
            self._process.end_input()
            self._listen(self._limits.request)
        found = self._about_output() or self._about_answers()
        if found or is_late:
            return found or Message("doctor.flush")
        names, strange = self._greeted.games or tuple(by_game), {*OFFERED} - {*self._greeted.offers}
        asked = (one for game, some in by_game.items() if game in names for one in some)
        self._ask(*(one for one in asked if one.op not in strange))
        self._listen(self._limits.request)
        return self._about_output() or self._about_answers() or self._about_stranger()

    @property
    def _greeted(self) -> Greeting:
        """What the program says of itself."""
        answer = self._replies[0].answer("hello")
        return answer if isinstance(answer, Greeting) else Greeting()

    def _ask(self, *requests: Request) -> None:
        """Sends requests together, each under the next number."""
        new = dict(enumerate(requests, len(self._asked) + 1))
        self._asked |= new
        self._process.send(b"".join(one.line(number) for number, one in new.items()))

    def _listen(self, seconds: float) -> None:
        """Listens until all is answered, or nothing came for so long, or there is an end.

        It is enough to have heard something that is wrong; empty lines are nothing.
        """
        end = self._clock() + seconds
        while len(self._replies) < len(self._asked) and self._process.talks and self._clock() < end:
            lines = [line for line in self._process.listen() if line.strip()]
            self._lines += lines
            if lines:
                end = self._clock() + seconds
            if any(_about_line(line) is not None for line in lines):
                return

    @property
    def _replies(self) -> list[Reply]:
        return [reply for reply in map(read_line, self._lines) if reply is not None]

    # What may be wrong

    def _about_output(self) -> Message | None:
        """What is wrong with the output, whatever it says."""
        whole = [*self._lines, self._process.unfinished]
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
        if read_line(self._process.unfinished) is not None:
            return Message("doctor.line_break", line=as_text(self._process.unfinished))
        return None if self._lines else self._about_silence()

    def _about_silence(self) -> Message:
        """Why nothing was printed at all."""
        code = self._process.ends(self._limits.grace)
        if code is None and not self._process.talks:
            return Message("doctor.closed")
        if code is None:
            return Message("doctor.hangs")
        said = last_words(self._process.errors, [])
        if said:
            return Message("doctor.dies_saying", how=exit_message(code), said=said)
        return Message("doctor.dies", how=exit_message(code))

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
                return Message("doctor.other_id", got=reply.number, known=len(self._asked))
        for reply in replies:
            told = _about_answer(reply, self._asked[reply.number or 0])
            if told is not None:
                return told
        if len(replies) < len(self._asked):
            return self._about_end(self._asked[len(replies) + 1].op)
        return None

    def _about_end(self, op: str) -> Message:
        """Why a request got no answer though others did."""
        code = None if self._process.talks else self._process.ends(self._limits.grace)
        if code is None:
            return Message("doctor.stops", op=op)
        said = last_words(self._process.errors, [])
        if said:
            return Message("doctor.dies_at_saying", op=op, how=exit_message(code), said=said)
        return Message("doctor.dies_at", op=op, how=exit_message(code))

    def _about_stranger(self) -> Message | None:
        """Whether it lives on when it is asked what it cannot know."""
        self._ask(stranger())
        self._listen(self._limits.request)
        if len(self._replies) == len(self._asked):
            return None
        ended = not self._process.talks
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
