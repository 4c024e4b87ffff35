"""A process of a program, with its requests in flight."""

import time
from collections.abc import Iterable, Sequence

from attrs import evolve, frozen

from boardscore.core.messages import Message
from boardscore.core.value_checks import show_value
from boardscore.verify.program.behaviour import Conduct, ObservedBehaviour
from boardscore.verify.program.outcomes import Outcome, Status, Task, outcome_of
from boardscore.verify.program.process import (
    LONGEST_LINE,
    TICK,
    CutLine,
    Process,
    as_text,
    exit_message,
    last_words,
)
from boardscore.verify.program.protocol import Request
from boardscore.verify.program.replies import Reply, read_cut_line, read_line

SHOWN = 5
"""The most kept lines of a process that are not answers."""

CHECKED = 200
"""The number of first lines kept for the doctor."""

FLOOD = 100
"""The number of lines at once, without an answer, that count as a flood."""

SLOW_LINE = 0.5
"""The seconds after which an unfinished line is slow."""

ENDED_AFTER = "verify.ended_after"
"""The key of a normal end after answers."""


@frozen
class Ending:
    """The end of a conversation, with requests still in flight."""

    outcome: Outcome
    """The outcome of the oldest request."""
    is_grave: bool
    """Whether this breaks the protocol."""
    how: Message | None
    """The exit code or the signal, if it ended by itself too early."""


class Conversation:
    """A running process that gets requests and yields outcomes."""

    def __init__(self, profile: ObservedBehaviour, conduct: Conduct) -> None:
        self.flight: dict[int, Request] = {}
        """The unanswered requests in flight, the oldest first."""
        self.is_late = False
        """Whether no answer came before the input ended."""
        self.first_lines: list[bytes] | None = None
        """The first lines of output of any kind, if they are kept."""
        self._profile, self._limits, self._clock = profile, profile.limits, profile.clock
        self._conduct = conduct
        self.quiet = profile.quiet
        """The seconds without an answer after which the input ends."""
        self.sent = self._answered = 0
        """The number of requests sent to it."""
        self._kept = 0
        """The number of answers that came only at the end of its input, after others."""
        self._numbers = (0, 0)
        self._printed: list[str] = []
        self._bare: list[tuple[Reply, bytes]] = []
        self.was_pushed = self._babbles = False
        """Whether its input ended because no answer came."""
        self.process = Process(profile.command)
        self._started = self._looked = self._last = self._clock()
        """The times of its start, of the last look at its output, and of its last sign of life."""
        self._start_took = 0.0
        """The seconds until its first answer."""
        self._line_begun: float | None = None

    @property
    def unfinished(self) -> bytes:
        """The end of the output, if it is not a whole line."""
        return self.process.unfinished.strip(b"\0\r\n\t ")

    @property
    def takes_more(self) -> bool:
        """Whether more can be sent."""
        return self.process.takes_input and self.process.talks

    def send(self, tasks: Sequence[Task]) -> None:
        """Sends requests, each under a rising number."""
        was_idle = not self.flight
        if not self.sent:
            self._started = self._clock()
        first = self._numbers[0] if self.sent else tasks[0][0]
        self._numbers = (first, tasks[-1][0])
        self.sent += len(tasks)
        self.flight.update(tasks)
        self.process.send(b"".join([request.line(number) for number, request in tasks]))
        if self._profile.reads_first:
            self.process.end_input()
        if was_idle:
            self._last = self._clock()

    def listen(self, seconds: float = TICK) -> list[Outcome]:
        """The outcomes that come within a moment.

        After a long silence the input ends, for programs that wait for that. Output that came in
        time is never late, even if it is read later.
        """
        self._looked = self._clock()
        self._profile.pulse()
        lines = self.process.listen(seconds)
        if self.first_lines is not None:
            self.first_lines += lines[: CHECKED - len(self.first_lines)]
        outcomes = self._outcomes(lines)
        now = self._clock()
        self._charge_babble(lines, outcomes, now)
        if outcomes:
            return self._timed(outcomes, now)
        if self._bare and not self.process.talks:
            return self._take_bare()
        if self.takes_more and self._looked - self._last >= self.quiet:
            self.process.end_input()
            self.was_pushed, self._last = True, self._looked - self.quiet
        return []

    def _timed(self, outcomes: Sequence[Outcome], now: float) -> list[Outcome]:
        """Outcomes that came together, each with its share of the time since the answer before."""
        if not self._answered:
            self._start_took, self.is_late = now - self._started, self.was_pushed
            self._profile.note_first_answer(is_late=self.is_late)
        elif self.was_pushed and not self.is_late:
            self._kept += len(outcomes)
            if self._kept > 1:
                self._profile.conduct.note("late")
        self._answered += len(outcomes)
        seconds, self._last = (now - self._last) / len(outcomes), now
        return [evolve(one, seconds=seconds) for one in outcomes]

    def _charge_babble(
        self, lines: Sequence[bytes], outcomes: Sequence[Outcome], now: float
    ) -> None:
        """Charges the time limit for floods, for slow or long lines, and for unreadable answers."""
        is_flood = len(lines) > FLOOD and not outcomes
        unreadable = sum(one.status is Status.GARBAGE for one in outcomes)
        wasted = now - self._looked if is_flood else 0.0
        if unreadable:
            wasted = (now - self._last) * unreadable / len(outcomes)
        elif self._line_begun is not None and (lines or not self.process.is_within_line):
            duration = now - self._line_begun
            is_long = any(isinstance(line, CutLine) for line in lines)
            wasted += duration if is_long or duration > SLOW_LINE else 0.0
        if lines or not self.process.is_within_line:
            self._line_begun = None
        if self._line_begun is None and self.process.is_within_line:
            self._line_begun = now
        if wasted:
            self._profile.allowance -= wasted
            self._babbles = True

    def _outcomes(self, lines: Iterable[bytes]) -> list[Outcome]:
        return [outcome for outcome in map(self._outcome, lines) if outcome is not None]

    def _outcome(self, line: bytes) -> Outcome | None:
        if not line.strip():
            self._conduct.note("blank")
            return None
        is_cut = isinstance(line, CutLine)
        reply = read_cut_line(line, LONGEST_LINE) if is_cut else read_line(line)
        if reply is None or (reply.is_bare and len(self._bare) >= len(self.flight)):
            self._note_stray("noise", line)
            return None
        if reply.is_bare and not self._profile.is_bare(next(iter(self.flight.values())).kind):
            self._bare.append((reply, line))
            return None
        if not reply.is_bare:
            self._forget_bare()
        if reply.repeated is not None:
            self._conduct.note("repeated_key", show_value(reply.repeated))
        return self._matched(reply, line)

    def _matched(self, reply: Reply, line: bytes) -> Outcome | None:
        """The outcome of the request that a reply belongs to, by its id or by the order."""
        number = next(iter(self.flight), -1) if reply.number is None else reply.number
        request = self.flight.pop(number, None)
        if request is None:
            first, last = self._numbers
            kind = "unnumbered" if reply.number is None else "unasked"
            self._note_stray("twice" if first <= number <= last else kind, line)
            return None
        self._profile.note_bare(request.kind, is_bare=reply.is_bare)
        outcome = outcome_of(number, request, reply.answer(request.op))
        if outcome.status is Status.GARBAGE:
            outcome = evolve(outcome, printed=(as_text(line),))
        if outcome.status is Status.INTERNAL:
            outcome = evolve(outcome, errors=self.process.errors_soon())
        return evolve(outcome, fresh=True) if self.sent == 1 else outcome

    def _take_bare(self) -> list[Outcome]:
        """The outcomes of lines that show no request, if the program ended without better ones."""
        bare, self._bare = self._bare, []
        outcomes = [self._matched(*one) for one in bare]
        self._answered += len(bare)
        return [one for one in outcomes if one is not None]

    def _forget_bare(self) -> None:
        """Notes that lines that show no request are no answers, since better ones follow."""
        for _, line in self._bare:
            self._note_stray("noise", line)
        self._bare.clear()

    def _note_stray(self, kind: str, line: bytes) -> None:
        is_shown = len(self._printed) < SHOWN
        text = as_text(line) if is_shown or not self._conduct.knows(kind) else ""
        self._conduct.note(kind, text)
        if is_shown:
            self._printed.append(text)

    def ending(self) -> Ending | None:
        """The end of the process, by itself or after a timeout; None if it still runs."""
        if not self.process.talks:
            return self._ended()
        limit = self._limits.request * (1 if self._answered else 2)
        is_late = self._looked - self._last >= limit
        if self.flight and (is_late or (self._babbles and self._profile.allowance <= 0)):
            return self._ended() if self.process.has_ended else self._expired(limit, is_late)
        return None

    def _ended(self) -> Ending:
        code = self.process.wait_for_end(self._limits.grace)
        self._note_rest()
        if code is None:
            return self._ending(Status.NO_ANSWER, Message("verify.closed_output"), is_grave=True)
        if not self.was_pushed:
            self._profile.note_end(self._answered)
        how = exit_message(code)
        said = last_words(self.process.errors, self._printed)
        status = Status.CRASHED if code else Status.NO_ANSWER
        if code and said:
            why = Message("verify.crashed_saying", how=how, said=said)
        elif code:
            why = Message("verify.crashed", how=how)
        elif self.unfinished:
            why = Message("verify.unfinished", line=as_text(self.unfinished))
        elif self._answered and not self.was_pushed:
            why = Message(ENDED_AFTER, count=self._answered)
            self._conduct.note("ends", why)
        else:
            why = self._with_output("verify.ended")
        is_early, is_grave = bool(code) or not self.was_pushed, bool(code or self.unfinished)
        return self._ending(status, why, is_grave=is_grave, how=how if is_early else None)

    def _expired(self, limit: float, is_late: bool) -> Ending:
        has_answered = self._answered > 0
        if not has_answered:
            self._profile.note_hang(next(iter(self.flight.values())))
        self._note_rest()
        # read before the process ends, since its input then has no reader
        if self.process.refused_input:
            return self._ending(Status.NO_ANSWER, Message("verify.closed_input"), is_grave=True)
        if not is_late:
            why = self._with_output("verify.babbles")
            return self._ending(Status.TIMED_OUT, why, is_grave=True)
        key = "timed_out" if has_answered else "timed_out_start"
        why = self._with_output(f"verify.{key}", seconds=f"{limit:g}")
        return self._ending(Status.TIMED_OUT, why, is_grave=has_answered)

    def _with_output(self, key: str, **parts: str) -> Message:
        """The end, with the lines that were printed instead of an answer."""
        if self._printed and not self._answered:
            return Message(f"{key}_printing", line=self._printed[0], **parts)
        return Message(key, **parts)

    def _ending(
        self, status: Status, why: Message, *, is_grave: bool, how: Message | None = None
    ) -> Ending:
        """Ends the process, if it still runs, and returns how it ended."""
        self.kill()
        if is_grave or not self._answered:
            self._profile.allowance -= self._start_took + self._clock() - self._last
        self._forget_bare()
        number, request = next(iter(self.flight.items()))
        outcome = Outcome(
            number,
            request,
            status,
            why=why,
            errors=self.process.errors,
            printed=tuple(self._printed),
            fresh=self.sent == 1,
            seconds=self._clock() - self._last,
        )
        return Ending(outcome, is_grave, how)

    def _note_rest(self) -> None:
        if self.unfinished:
            self._note_stray("unfinished", self.unfinished)
        if self.process.left_behind:
            self._conduct.note("escaped" if self.process.escaped else "left_behind")

    def close(self) -> None:
        """Ends the input and waits for the program's end; records any problem."""
        self.process.end_input()
        end = time.monotonic() + self._limits.grace
        while self.process.talks and time.monotonic() < end:
            self._outcomes(self.process.listen())
        code = self.process.wait_for_end(max(0.0, end - time.monotonic()))
        self._note_rest()
        if code is None:
            self._conduct.note("ignores_end")
            self.kill()
        elif code:
            self._conduct.note("exit_code", exit_message(code))

    def kill(self) -> None:
        """Ends the process and its children."""
        self.process.kill(self._limits.grace)
