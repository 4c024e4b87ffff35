"""One process of a program and the requests that are in flight in it."""

import re
import signal
import time
from collections.abc import Callable, Iterable, Sequence

from attrs import evolve, frozen

from boardscore.core.checks import cut
from boardscore.core.messages import Message
from boardscore.verify.driver.outcomes import (
    SHOWN,
    Conduct,
    Limits,
    Outcome,
    Status,
    as_text,
    outcome_of,
)
from boardscore.verify.driver.process import TICK, Process
from boardscore.verify.driver.protocol import LONGEST_TEXT, Request, misprinted, read_line

Clock = Callable[[], float]
"""The time in seconds."""

_TELLING = re.compile(r"\b\w*(?:Error|Exception)\b|\bpanicked\b")
_TERMINAL = re.compile(r"\b(?:(?i:isatty|tty|terminal|curses)|TERM)\b")


@frozen
class Ending:
    """How a process ended, or was ended, while requests were in flight."""

    status: Status
    """What that means for the oldest request."""
    why: Message
    """What happened."""
    errors: str
    """The last that was written to standard error."""
    printed: tuple[str, ...]
    """What was printed besides answers."""
    grave: bool
    """Whether a program that keeps to the protocol never ends like this."""

    def outcome(self, number: int, request: Request, *, fresh: bool) -> Outcome:
        """What became of a request that ended like this."""
        return Outcome(
            number,
            request,
            self.status,
            why=self.why,
            errors=self.errors,
            printed=self.printed,
            fresh=fresh,
        )


class Conversation:
    """A running process: requests are sent to it, outcomes come from it."""

    def __init__(
        self, command: Sequence[str], limits: Limits, clock: Clock, conduct: Conduct
    ) -> None:
        self.flight: dict[int, Request] = {}
        """The requests that are sent and not answered, the oldest first."""
        self.sent = 0
        """How many requests were sent."""
        self.late = False
        """Whether no answer came until the input was ended."""
        self.hung_at: Request | None = None
        """The request at which it took too long without having answered anything."""
        self._answered = 0
        self._limits, self._clock, self._conduct = limits, clock, conduct
        self._quiet = min(limits.quiet, limits.startup / 2, limits.request / 2)
        self._numbers = (0, 0)
        self._printed: list[str] = []
        self._misprint: Message | None = None
        self._pushed = False
        self._process = Process(command)
        self._since = self._stirred = self._looked = clock()

    # Asking

    @property
    def spoke(self) -> bool:
        """Whether anything was answered."""
        return self._answered > 0

    @property
    def takes_more(self) -> bool:
        """Whether more can be sent."""
        return self._process.takes_input and self._process.talks

    def send(self, requests: Sequence[tuple[int, Request]]) -> None:
        """Sends requests, each under its number; numbers rise."""
        was_idle = not self.flight
        first = self._numbers[0] if self.sent else requests[0][0]
        self._numbers = (first, requests[-1][0])
        self.sent += len(requests)
        self.flight.update(requests)
        self._process.send(b"".join([request.line(number) for number, request in requests]))
        self._stirred = self._clock()
        if was_idle:
            self._since = self._stirred

    def end_input(self) -> None:
        """Says that no more requests will come."""
        self._process.end_input()

    # Listening

    @staticmethod
    def wait(several: Sequence["Conversation"], seconds: float) -> None:
        """Waits so long until there is something to listen to in one of several."""
        Process.wait([one._process for one in several], seconds)

    def listen(self, seconds: float = TICK) -> list[Outcome]:
        """The outcomes that come within a moment.

        If nothing comes for long, the input is ended, for programs that wait for that. Nothing
        takes too long that came before the time was over, however late one looks.
        """
        before = self._progress
        self._looked = self._clock()
        outcomes = self._outcomes(self._process.listen(seconds))
        if outcomes:
            self.late = self.late or (self._pushed and not self._answered)
            self._answered += len(outcomes)
            self._stirred = self._clock()
        elif self.takes_more and self._looked - self._stirred >= self._quiet:
            self._push()
        if self._progress != before:
            self._since = self._clock()
        return outcomes

    @property
    def _progress(self) -> tuple[int | None, int]:
        """What changes as long as the oldest request is not the one that takes too long."""
        return next(iter(self.flight), None), self._process.taken

    def _push(self) -> None:
        self.end_input()
        self._pushed = True
        self._since = max(self._since, self._looked - self._quiet)

    def _outcomes(self, lines: Iterable[bytes]) -> list[Outcome]:
        return [outcome for outcome in map(self._outcome, lines) if outcome is not None]

    def _outcome(self, line: bytes) -> Outcome | None:
        """What a line is the answer to; a line that is none is kept."""
        reply = read_line(line)
        if reply is None:
            self._stray("noise", line)
            return None
        number = next(iter(self.flight), -1) if reply.number is None else reply.number
        request = self.flight.pop(number, None)
        if request is None:
            first, last = self._numbers
            self._stray("twice" if first <= number <= last else "unasked", line)
            return None
        outcome = outcome_of(number, request, reply.answer(request.op))
        if outcome.status is Status.GARBAGE:
            outcome = evolve(outcome, printed=(as_text(line),))
        if outcome.status is Status.INTERNAL:
            outcome = evolve(outcome, errors=self._process.errors)
        return evolve(outcome, fresh=True) if self.sent == 1 else outcome

    def _stray(self, kind: str, line: bytes) -> None:
        text = as_text(line)
        self._conduct.note(kind, text)
        how = misprinted(line) if kind == "noise" else None
        if how is not None and self._misprint is None:
            self._misprint = Message(f"verify.{how}", line=text)
        if len(self._printed) < SHOWN:
            self._printed.append(text)

    # Ending

    def ending(self) -> Ending | None:
        """How the process ended, or was ended because it took too long; None if it goes on."""
        if not self._process.talks:
            return self._ended()
        limit = self._limits.request + (0 if self._answered else self._limits.startup)
        if self.flight and self._looked - self._since >= limit:
            return self._expired(limit)
        return None

    def _ended(self) -> Ending:
        code = self._process.ends(self._limits.grace)
        self._note_rest()
        if code is None:
            self.kill()
            return self._ending(Status.NO_ANSWER, Message("verify.closed_output"), grave=True)
        if self._answered == 0 and self._wants_terminal():
            status = Status.CRASHED if code else Status.NO_ANSWER
            why = Message("verify.needs_terminal", how=exit_message(code), said=self._last_words())
            return self._ending(status, why, grave=True)
        if code:
            return self._ending(Status.CRASHED, self._crash(code), grave=True)
        if self._process.unfinished:
            why = Message("verify.unfinished", line=as_text(self._process.unfinished))
            return self._ending(Status.NO_ANSWER, why, grave=False)
        why = self._misprint or Message("verify.ended")
        return self._ending(Status.NO_ANSWER, why, grave=False)

    def _crash(self, code: int) -> Message:
        said = self._last_words()
        if said:
            return Message("verify.crashed_saying", how=exit_message(code), said=said)
        return Message("verify.crashed", how=exit_message(code))

    def _expired(self, limit: float) -> Ending:
        grave = self.spoke
        self.hung_at = None if grave else next(iter(self.flight.values()), None)
        self._note_rest()
        self.kill()
        if self._process.refused_input:
            return self._ending(Status.NO_ANSWER, Message("verify.closed_input"), grave=True)
        key = "timed_out" if grave else "timed_out_start"
        why = self._misprint or Message(f"verify.{key}", seconds=f"{limit:g}")
        return self._ending(Status.TIMED_OUT, why, grave=grave)

    def _ending(self, status: Status, why: Message, *, grave: bool) -> Ending:
        return Ending(status, why, self._process.errors, tuple(self._printed), grave)

    def _wants_terminal(self) -> bool:
        return bool(_TERMINAL.search("\n".join([self._process.errors, *self._printed])))

    def _last_words(self) -> str:
        return last_words(self._process.errors, self._printed)

    def _note_rest(self) -> None:
        """Notes what is left when a process has ended or is about to be ended."""
        if self._process.unfinished:
            self._stray("unfinished", self._process.unfinished)
        if self._process.left_behind:
            self._conduct.note("left_behind")

    def close(self) -> None:
        """Ends the input and waits for the program's end; notes what it does in place of it."""
        self.end_input()
        end = time.monotonic() + self._limits.grace
        while self._process.talks and time.monotonic() < end:
            self._outcomes(self._process.listen())
        code = self._process.ends(max(0.0, end - time.monotonic()))
        self._note_rest()
        if code is None:
            self._conduct.note("ignores_end")
            self.kill()
        elif code:
            self._conduct.note("exit_code", exit_message(code))

    def kill(self) -> None:
        """Ends the process and all that it started, at once."""
        self._process.kill(self._limits.grace)


def last_words(errors: str, printed: Sequence[str]) -> str:
    """The last line that tells of an error; what else follows may be where it happened."""
    lines = errors.splitlines() or printed[-1:]
    telling = [line for line in lines if _TELLING.search(line)] or lines
    return cut(telling[-1].strip(), LONGEST_TEXT) if telling else ""


def exit_message(code: int) -> Message:
    """How a process ended: its exit code or the signal that ended it."""
    if code >= 0:
        return Message("verify.exit_code", code=code)
    try:
        name = signal.Signals(-code).name
    except ValueError:
        name = str(-code)
    return Message("verify.signal", name=name)
