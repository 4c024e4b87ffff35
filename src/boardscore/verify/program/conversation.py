"""One process of a program and the requests that are in flight in it."""

import re
import signal
import time
from collections.abc import Callable, Iterable, Sequence

from attrs import evolve, frozen

from boardscore.core.checks import cut
from boardscore.core.messages import Message
from boardscore.verify.program.outcomes import (
    SHOWN,
    Allowance,
    Conduct,
    Limits,
    Outcome,
    Status,
    as_text,
    outcome_of,
)
from boardscore.verify.program.process import LONGEST_LINE, TICK, CutLine, Process
from boardscore.verify.program.protocol import (
    LONGEST_TEXT,
    Request,
    misprinted,
    read_cut_line,
    read_line,
)

Clock = Callable[[], float]
"""The time in seconds."""

LOOKED_AT = 200
"""How many of the first lines are looked at closely if they are not answers."""

FLOOD = 100
"""How many lines at a time are a flood, if none of them is an answer."""

SLOW_LINE = 0.5
"""How long the end of a line may take after its beginning, in seconds."""

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
    how: Message | None = None
    """The exit code or the signal, if it ended by itself though more could come."""
    seconds: float = 0.0
    """How long the process was waited for since the answer before."""

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
            seconds=self.seconds,
        )


class Conversation:
    """A running process: requests are sent to it, outcomes come from it."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        command: Sequence[str],
        limits: Limits,
        clock: Clock,
        conduct: Conduct,
        allowance: Allowance,
        pulse: Callable[[], None] = lambda: None,
    ) -> None:
        self.flight: dict[int, Request] = {}
        """The requests that are sent and not answered, the oldest first."""
        self.sent = 0
        """How many requests were sent."""
        self.late = False
        """Whether no answer came until the input was ended."""
        self.hung_at: Request | None = None
        """The request at which it took too long without having answered anything."""
        self.heard: list[bytes] | None = None
        """The first lines of output, whatever they are, if they are to be kept."""
        self.in_vain = 0.0
        """How long it took to start and was waited for at its end, if it was lost."""
        self._answered = 0
        self._limits, self._clock, self._conduct = limits, clock, conduct
        self._allowance, self._pulse = allowance, pulse
        self.quiet = min(limits.quiet, limits.startup / 2, limits.request / 2)
        """How long nothing comes before its input is ended, in seconds."""
        self._numbers = (0, 0)
        self._printed: list[str] = []
        self._misprint: Message | None = None
        self._pushed = False
        self._process = Process(command)
        self._started = self._since = self._oldest = self._stirred = self._looked = clock()
        self._first_answer: float | None = None
        self._last = self._started
        """When it last answered, or was sent something while nothing was in flight."""
        self._incomplete: float | None = None
        self._babbles = False
        self._strays = 0

    # Asking

    @property
    def spoke(self) -> bool:
        """Whether anything was answered."""
        return self._answered > 0

    @property
    def unfinished(self) -> bytes:
        """The end of the output, if it is not a whole line."""
        return self._process.unfinished

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
            self._since = self._oldest = self._last = self._stirred

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
        oldest, taken = next(iter(self.flight), None), self._process.taken
        self._looked = self._clock()
        self._pulse()
        lines = self._process.listen(seconds)
        if self.heard is not None:
            self.heard += lines[: LOOKED_AT - len(self.heard)]
        found = self._outcomes(lines)
        now = self._clock()
        outcomes = self._timed(found, now)
        if outcomes:
            self.late = self.late or (self._pushed and not self._answered)
            self._answered += len(outcomes)
            self._stirred = now
            if self._first_answer is None:
                self._first_answer = now
        elif self.takes_more and self._looked - self._stirred >= self.quiet:
            self._push()
        if oldest != next(iter(self.flight), None):
            self._since = self._oldest = now
        elif taken != self._process.taken:
            self._since = now
        self._charge(len(lines), outcomes, now)
        return outcomes

    def _charge(self, lines: int, outcomes: Sequence[Outcome], now: float) -> None:
        """Takes time from the allowance that goes by with output that is not an answer.

        That is a flood of lines, or a line whose end takes its time.
        """
        if lines > FLOOD and not outcomes:
            self._spend(now - self._looked)
        if self._incomplete is not None and (lines or not self._process.unfinished):
            if now - self._incomplete > SLOW_LINE:
                self._spend(now - self._incomplete)
            self._incomplete = None
        if self._incomplete is None and self._process.unfinished:
            self._incomplete = now

    def _spend(self, seconds: float) -> None:
        self._allowance.spend(seconds)
        self._babbles = True

    def _timed(self, outcomes: Sequence[Outcome], now: float) -> list[Outcome]:
        """Outcomes that came together, each with its part of the time since the answer before."""
        if not outcomes:
            return []
        seconds, self._last = (now - self._last) / len(outcomes), now
        return [evolve(one, seconds=seconds) for one in outcomes]

    def _push(self) -> None:
        self.end_input()
        self._pushed = True
        pushed = self._looked - self.quiet
        self._since, self._oldest = max(self._since, pushed), max(self._oldest, pushed)

    def _outcomes(self, lines: Iterable[bytes]) -> list[Outcome]:
        return [outcome for outcome in map(self._outcome, lines) if outcome is not None]

    def _outcome(self, line: bytes) -> Outcome | None:
        """What a line is the answer to; a line that is none is kept."""
        if not line.strip():
            self._conduct.note("blank")
            return None
        is_cut = isinstance(line, CutLine)
        reply = read_cut_line(line, LONGEST_LINE) if is_cut else read_line(line)
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
        self._strays += 1
        if self._strays > LOOKED_AT and self._conduct.knows(kind):
            self._conduct.note(kind)
            return
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
        is_late = self._looked - self._since >= limit or self._looked - self._oldest >= 2 * limit
        if self.flight and (is_late or (self._babbles and self._allowance.is_spent)):
            return self._expired(limit, is_late=is_late)
        return None

    def _ended(self) -> Ending:
        code = self._process.ends(self._limits.grace)
        self._note_rest()
        if code is None:
            return self._ending(Status.NO_ANSWER, Message("verify.closed_output"), grave=True)
        how = exit_message(code)
        if self._answered == 0 and self._wants_terminal():
            status = Status.CRASHED if code else Status.NO_ANSWER
            why = Message("verify.needs_terminal", how=how, said=self._last_words())
            return self._ending(status, why, grave=True, how=how)
        if code:
            return self._ending(Status.CRASHED, self._crash(code), grave=True, how=how)
        if self._process.unfinished:
            why = Message("verify.unfinished", line=as_text(self._process.unfinished))
        else:
            why = self._misprint or self._printing("verify.ended")
        how_early = None if self._pushed else how
        return self._ending(Status.NO_ANSWER, why, grave=False, how=how_early)

    def _printing(self, key: str, **parts: str) -> Message:
        """What happened, with what was printed in place of an answer, if anything was."""
        if self._printed and not self._answered:
            return Message(f"{key}_printing", line=self._printed[0], **parts)
        return Message(key, **parts)

    def _crash(self, code: int) -> Message:
        said = self._last_words()
        if said:
            return Message("verify.crashed_saying", how=exit_message(code), said=said)
        return Message("verify.crashed", how=exit_message(code))

    def _expired(self, limit: float, *, is_late: bool) -> Ending:
        grave = self.spoke
        self.hung_at = None if grave else next(iter(self.flight.values()), None)
        self._note_rest()
        # Looked at before it is ended: then no one reads its input any more.
        if self._process.refused_input:
            return self._ending(Status.NO_ANSWER, Message("verify.closed_input"), grave=True)
        if not is_late:
            return self._ending(Status.TIMED_OUT, self._printing("verify.babbles"), grave=True)
        key, seconds = "timed_out" if grave else "timed_out_start", f"{limit:g}"
        why = self._misprint or self._printing(f"verify.{key}", seconds=seconds)
        return self._ending(Status.TIMED_OUT, why, grave=grave)

    def _ending(
        self, status: Status, why: Message, *, grave: bool, how: Message | None = None
    ) -> Ending:
        """Ends the process, if it has not ended, and says how that was."""
        self.kill()
        now = self._clock()
        if grave or not self._answered:
            begun = self._started if self._first_answer is None else self._first_answer
            self.in_vain = begun - self._started + now - max(begun, self._since)
        seconds, printed = now - self._last, tuple(self._printed)
        return Ending(status, why, self._process.errors, printed, grave, how, seconds)

    def _wants_terminal(self) -> bool:
        return bool(_TERMINAL.search("\n".join([self._process.errors, *self._printed])))

    def _last_words(self) -> str:
        return last_words(self._process.errors, self._printed)

    def _note_rest(self) -> None:
        """Notes what is left when a process has ended or is about to be ended."""
        if self._process.unfinished:
            self._stray("unfinished", self._process.unfinished)
        if self._process.left_behind:
            self._conduct.note("escaped" if self._process.escaped else "left_behind")

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
