"""The behaviour of a program so far, in all its processes, and what follows for the next one."""

import time
from collections.abc import Callable, Sequence

from attrs import evolve

from boardscore.core.messages import Message
from boardscore.verify.program.outcomes import (
    DEFAULT_LIMITS,
    LOST,
    Conduct,
    Limits,
    Outcome,
    Status,
    Task,
)
from boardscore.verify.program.protocol import Request

WINDOW = 64
"""How many requests are in flight in one process."""

BATCH = 1024
"""How many are in flight in a program that answers only when its input has ended."""

PATIENCE = 2
"""How many requests of a kind may be lost in the same way before the rest is not sent."""

_LATE_ENOUGH = 2
_SILENCES = 2

Clock = Callable[[], float]
"""The time in seconds."""

Kind = tuple[str, str]
"""What a request wants, and of which game."""

_LATE, _UNEXPLAINED = "late", "unexplained"
_SLOW = {_LATE, "verify.closed_output", "verify.closed_input"}
"""Ways to be lost that take long to find out."""


class ProgramProfile:
    """How a program is started, and what all its processes have shown."""

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
        """How many seconds the run may still wait in vain."""
        self._has_spoken = False
        self._answered: set[Kind] = set()
        self._lost: dict[tuple[Kind, str], dict[Request, Outcome]] = {}
        self._late_starts = 0
        self._hung_at: set[Request] = set()

    # What is learnt

    def learn(self, outcome: Outcome, *, is_explained: bool = True) -> None:
        """Takes an outcome into account; it is unexplained if the request alone is answered."""
        kind = outcome.request.kind
        if outcome.status in LOST:
            way = _way(outcome) if is_explained else _UNEXPLAINED
            self._lost.setdefault((kind, way), {})[outcome.request] = outcome
        else:
            self._answered.add(kind)

    def note_first_answer(self, *, is_late: bool) -> None:
        """A process that answers late may be slow to start; a second one has twice the time."""
        self._has_spoken = True
        self._late_starts += is_late
        if is_late and self._late_starts == _LATE_ENOUGH:
            self.conduct.note("late")

    def note_hang(self, request: Request) -> None:
        """Notes that a process took too long at a request without having answered anything."""
        self._hung_at.add(request)

    # What follows from it

    def has_answered(self, op: str | None = None) -> bool:
        """Whether the program ever answered such a request, rightly or wrongly, or any."""
        return self._has_spoken if op is None else any(one == op for one, _ in self._answered)

    @property
    def quiet(self) -> float:
        """After how many seconds without an answer the input of a process is ended."""
        quiet: float = self.limits.quiet * 2**self._late_starts
        return min(quiet, self.limits.request / 2)

    @property
    def reads_first(self) -> bool:
        """Whether the program reads everything before it answers."""
        return self._late_starts >= _LATE_ENOUGH

    @property
    def window(self) -> int:
        """How many requests may be in flight in one process."""
        return BATCH if self.reads_first else WINDOW

    @property
    def is_given_up(self) -> bool:
        """Whether it took too long at two different requests and never answered anything."""
        return len(self._hung_at) >= _SILENCES and not self._has_spoken

    def is_enough(self, outcome: Outcome) -> bool:
        """Whether a request that was lost need not be sent again, alone."""
        if self.is_given_up or self.allowance <= 0:
            return True
        return self._is_known(outcome.request.kind, _way(outcome), 1)

    def reason_not_to_send(self, request: Request) -> Message | None:
        """Why a request is not sent; None if it is.

        A program that ends at some requests and answers others is asked all of them, as that takes
        little time. One that makes us wait is not asked the same kind for a third time.
        """
        for (kind, way), lost in self._lost.items():
            if kind == request.kind and self._is_known(kind, way, PATIENCE):
                return Message("verify.not_sent", what=_describe(kind), count=len(lost))
        return self.reason_to_stop()

    def reason_to_stop(self) -> Message | None:
        """Why nothing is sent any more, not even to a fresh process; None if it is."""
        if self.is_given_up:
            return Message("verify.never_answered")
        if self.allowance <= 0:
            return Message("verify.waited_enough", seconds=f"{self.limits.in_vain:g}")
        return None

    def stopped(self, task: Task) -> Outcome | None:
        """What becomes of a request if nothing is sent any more."""
        why = self.reason_to_stop()
        return None if why is None else Outcome(*task, Status.NO_ANSWER, why=why, was_sent=False)

    def foreseen(self, task: Task) -> Outcome | None:
        """What becomes of a request that is not sent, or not sent again."""
        number, request = task
        why = self.reason_not_to_send(request)
        if why is not None:
            return Outcome(number, request, Status.NO_ANSWER, why=why, was_sent=False)
        for (_, way), lost in self._lost.items():
            if way in _SLOW and request in lost:
                return evolve(lost[request], number=number)
        return None

    def _is_known(self, kind: Kind, way: str, times: int) -> bool:
        """Whether requests of a kind were lost in a way so often that others will be too."""
        is_likely = way in _SLOW or way == _UNEXPLAINED or kind not in self._answered
        return is_likely and len(self._lost.get((kind, way), ())) >= times


def _way(outcome: Outcome) -> str:
    """In what way a request is lost: two are the same if the report says the same of them."""
    return _LATE if outcome.status is Status.TIMED_OUT else outcome.message.key


def _describe(kind: Kind) -> Message:
    op, game = kind
    if not game:
        return Message("verify.kind", op=op)
    return Message("verify.kind_of_game", op=op, game=Message(f"game.{game}"))
