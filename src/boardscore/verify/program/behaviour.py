"""The behaviour of a program in all its processes so far, and the time limits for it."""

import time
from collections import Counter
from collections.abc import Callable, Sequence

from attrs import evolve, frozen

from boardscore.core.messages import Message
from boardscore.verify.program.outcomes import LOST, Outcome, Status, Task
from boardscore.verify.program.protocol import Request

WINDOW = 64
"""The most requests in flight in one process."""

BATCH = 1024
"""The most requests in flight in a program that answers only at the end of its input."""

PATIENCE = 2
"""The number of equal losses of a kind after which the rest is not sent."""

_LATE_ENOUGH = 2
_SILENCES = 2

Clock = Callable[[], float]
"""The time in seconds."""

Kind = tuple[str, str]
"""The operation and the game of a request."""

_LATE, _UNEXPLAINED = "late", "unexplained"
_SLOW = {_LATE, "verify.closed_output", "verify.closed_input"}
"""Losses that take long to detect."""


@frozen
class Limits:
    """The time limits for a program, in seconds."""

    request: float = 10.0
    """For an answer, from the one before; twice that for the first one of a process."""
    quiet: float = 2.0
    """Silence after which the input ends, for programs that answer only then."""
    grace: float = 2.0
    """From the end of the input, or a signal to end, until the program is killed."""
    in_vain: float = 90.0
    """For a whole run to wait in vain; then nothing more is sent."""

    @classmethod
    def of(cls, seconds: float) -> "Limits":
        """The limits for a time per answer.

        One more loss may follow the time spent waiting in vain: 4 times the limit, and twice the
        grace. So all waiting in vain ends within 14 seconds and 12 times the limit.
        """
        grace = min(cls().grace, seconds)
        return cls(seconds, grace=grace, in_vain=10 + 8 * seconds)


DEFAULT_LIMITS = Limits()


class Conduct:
    """A program's behaviour apart from its answers: counts by kind, each with the first case."""

    def __init__(self) -> None:
        self._times: Counter[str] = Counter()
        self._first: dict[str, str | Message] = {}

    def note(self, kind: str, what: str | Message = "") -> None:
        """Records an event."""
        self._times[kind] += 1
        self._first.setdefault(kind, what)

    def knows(self, kind: str) -> bool:
        """Whether it was ever recorded."""
        return kind in self._first

    @property
    def remarks(self) -> tuple[Message, ...]:
        """All events, in the order in which they first happened."""
        return tuple(
            Message(f"remark.{kind}", count=self._times[kind], first=first)
            for kind, first in self._first.items()
        )


class ObservedBehaviour:
    """The start options of a program, and what all its processes have shown."""

    def __init__(
        self,
        command: Sequence[str],
        limits: Limits = DEFAULT_LIMITS,
        clock: Clock = time.monotonic,
        pulse: Callable[[], None] = lambda: None,
    ) -> None:
        self.command, self.limits, self.clock, self.pulse = tuple(command), limits, clock, pulse
        self.conduct = Conduct()
        self.allowance = limits.in_vain
        """The seconds that the run may still wait in vain."""
        self._has_spoken = False
        self._answered: set[Kind] = set()
        self._lost: dict[tuple[Kind, str], dict[Request, Outcome]] = {}
        self._late_starts = 0
        self._last_end = 0
        self.most: int | None = None
        """The number of answers after which a process ends by itself, if it is always the same."""
        self._bare, self._names_requests = set[Kind](), False
        self._hung_at: set[Request] = set()

    def learn(self, outcome: Outcome, *, is_explained: bool = True) -> None:
        """Records an outcome; it is unexplained if the request alone gets an answer."""
        kind = outcome.request.kind
        if outcome.status in LOST:
            way = _way(outcome) if is_explained else _UNEXPLAINED
            self._lost.setdefault((kind, way), {})[outcome.request] = outcome
        else:
            self._answered.add(kind)

    def note_first_answer(self, *, is_late: bool) -> None:
        """Allows a second process twice the time, as a late one may be slow to start."""
        self._has_spoken = True
        self._late_starts += is_late
        if is_late and self._late_starts == _LATE_ENOUGH:
            self.conduct.note("late")

    def note_end(self, answers: int) -> None:
        """Records that a process ended by itself after some answers, with requests left."""
        if answers and answers == self._last_end:
            self.most = answers
        self._last_end = answers

    def note_bare(self, kind: Kind, *, is_bare: bool) -> None:
        """Records whether an answer of a kind is JSON without a trace of its request."""
        (self._bare.add if is_bare else self._bare.discard)(kind)
        self._names_requests |= not is_bare

    def is_bare(self, kind: Kind) -> bool:
        """Whether lines without a trace of their requests are its answers of this kind.

        They are if no better ones came before an earlier process ended.
        """
        return kind in self._bare or (bool(self._bare) and not self._names_requests)

    def note_hang(self, request: Request) -> None:
        """Records that a process was too slow without any answer."""
        self._hung_at.add(request)

    def has_answered(self, op: str | None = None) -> bool:
        """Whether the program ever answered such a request, or any request."""
        return self._has_spoken if op is None else any(one == op for one, _ in self._answered)

    @property
    def quiet(self) -> float:
        """The seconds without an answer after which the input of a process ends."""
        quiet: float = self.limits.quiet * 2**self._late_starts
        return min(quiet, self.limits.request / 2)

    @property
    def reads_first(self) -> bool:
        """Whether the program reads all input before it answers."""
        return self._late_starts >= _LATE_ENOUGH

    @property
    def window(self) -> int:
        """The most requests in flight in one process."""
        window = BATCH if self.reads_first else WINDOW
        return window if self.most is None else min(window, self.most)

    @property
    def is_given_up(self) -> bool:
        """Whether it was too slow at two different requests and never answered any."""
        return len(self._hung_at) >= _SILENCES and not self._has_spoken

    def is_enough(self, outcome: Outcome) -> bool:
        """Whether a lost request need not be repeated alone."""
        if self.is_given_up or self.allowance <= 0:
            return True
        return self._is_known(outcome.request.kind, _way(outcome), 1)

    def reason_not_to_send(self, request: Request) -> Message | None:
        """The reason not to send a request; None if it is sent.

        Crashes take little time, so a program that also answers gets all requests. Kinds that timed
        out twice are not sent again.
        """
        for (kind, way), lost in self._lost.items():
            if kind == request.kind and self._is_known(kind, way, PATIENCE):
                return Message("verify.not_sent", what=_describe(kind), count=len(lost))
        return self.reason_to_stop()

    def reason_to_stop(self) -> Message | None:
        """The reason to stop sending, even to a fresh process; None if there is none."""
        if self.is_given_up:
            return Message("verify.never_answered")
        if self.allowance <= 0:
            return Message("verify.waited_enough", seconds=f"{self.limits.in_vain:g}")
        return None

    def stopped(self, task: Task) -> Outcome | None:
        """The outcome of a request after the program was stopped."""
        why = self.reason_to_stop()
        return None if why is None else Outcome(*task, Status.NO_ANSWER, why=why, was_sent=False)

    def foreseen(self, task: Task) -> Outcome | None:
        """The outcome of a request that is not sent, or not repeated."""
        number, request = task
        why = self.reason_not_to_send(request)
        if why is not None:
            return Outcome(number, request, Status.NO_ANSWER, why=why, was_sent=False)
        for (_, way), lost in self._lost.items():
            if way in _SLOW and request in lost:
                return evolve(lost[request], number=number)
        return None

    def _is_known(self, kind: Kind, way: str, times: int) -> bool:
        """Whether a kind of request was lost in one way so often that the others will be too."""
        is_likely = way in _SLOW or way == _UNEXPLAINED or kind not in self._answered
        return is_likely and len(self._lost.get((kind, way), ())) >= times


def _way(outcome: Outcome) -> str:
    """The way a request was lost, as the report words it."""
    return _LATE if outcome.status is Status.TIMED_OUT else outcome.message.key


def _describe(kind: Kind) -> Message:
    op, game = kind
    if not game:
        return Message("verify.kind", op=op)
    return Message("verify.kind_of_game", op=op, game=Message(f"game.{game}"))
