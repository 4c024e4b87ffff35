"""How a program has behaved so far, in all its processes, and what follows for the next one."""

import time
from collections.abc import Callable, Sequence

from attrs import define, evolve

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

Way = tuple[Status, str]
"""In what way a request is lost: two ways are the same if the report says the same of them."""

_LASTING = {"verify.closed_output", "verify.closed_input"}
_UNEXPLAINED = "unexplained"


@define
class Allowance:
    """The time that a run may still wait in vain."""

    left: float
    """In seconds."""

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left."""
        return self.left <= 0


class ProgramProfile:
    """How a program is started, and what all its processes have shown."""

    def __init__(
        self,
        command: Sequence[str],
        limits: Limits = DEFAULT_LIMITS,
        clock: Clock = time.monotonic,
        pulse: Callable[[], None] = lambda: None,
        allowance: Allowance | None = None,
    ) -> None:
        self.command, self.limits, self.clock, self.pulse = tuple(command), limits, clock, pulse
        self.allowance = allowance or Allowance(limits.in_vain)
        self.conduct = Conduct()
        self.has_answered = False
        """Whether the program ever answered anything."""
        self._answered: set[Kind] = set()
        self._lost: dict[tuple[Kind, Way], dict[Request, Outcome]] = {}
        self._late_starts = 0
        self._hung_at: set[Request] = set()

    def copy(self) -> "ProgramProfile":
        """Nothing of the same program but how patient one has to be with it."""
        other = ProgramProfile(self.command, self.limits, self.clock, self.pulse, self.allowance)
        other._late_starts = self._late_starts
        return other

    # What is learnt

    def learn(self, outcome: Outcome, *, is_explained: bool = True) -> None:
        """Takes an outcome into account; it is unexplained if the request alone is answered."""
        kind = outcome.request.kind
        if outcome.status in LOST:
            way = _way(outcome) if is_explained else (outcome.status, _UNEXPLAINED)
            self._lost.setdefault((kind, way), {})[outcome.request] = outcome
        else:
            self._answered.add(kind)

    def note_first_answer(self, *, is_late: bool) -> None:
        """A process that answers late may be slow to start; a second one has twice the time."""
        self.has_answered = True
        self._late_starts += is_late
        if is_late and self._late_starts == _LATE_ENOUGH:
            self.conduct.note("late")

    def note_hang(self, request: Request) -> None:
        """Notes that a process took too long at a request without having answered anything."""
        self._hung_at.add(request)

    # What follows from it

    def has_answered_op(self, op: str) -> bool:
        """Whether the program ever answered such a request, rightly or wrongly."""
        return any(one == op for one, _ in self._answered)

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
        return len(self._hung_at) >= _SILENCES and not self.has_answered

    def is_enough(self, outcome: Outcome) -> bool:
        """Whether a request that was lost need not be sent again, alone."""
        if self.is_given_up or self.allowance.is_spent:
            return True
        kind, way = outcome.request.kind, _way(outcome)
        return (kind, way) in self._lost and self._is_likely(kind, way)

    def reason_not_to_send(self, request: Request) -> Message | None:
        """Why a request is not sent; None if it is.

        A program that ends at some requests and answers others is asked all of them, as that takes
        little time. One that makes us wait is not asked the same kind for a third time.
        """
        if self.is_given_up:
            return Message("verify.never_answered")
        kind = request.kind
        for (one, way), lost in self._lost.items():
            if one == kind and len(lost) >= PATIENCE and self._is_likely(kind, way):
                return Message("verify.not_sent", what=_describe(kind), count=len(lost))
        if self.allowance.is_spent:
            return Message("verify.waited_enough", seconds=f"{self.limits.in_vain:g}")
        return None

    def foreseen(self, task: Task) -> Outcome | None:
        """What becomes of a request that is not sent, or not sent again."""
        number, request = task
        why = self.reason_not_to_send(request)
        if why is not None:
            return Outcome(number, request, Status.NO_ANSWER, why=why, was_sent=False)
        for (_, way), lost in self._lost.items():
            if _takes_time(way) and way[1] != _UNEXPLAINED and request in lost:
                return evolve(lost[request], number=number)
        return None

    def _is_likely(self, kind: Kind, way: Way) -> bool:
        """Whether requests of a kind that were lost in a way make it likely that others are."""
        return _takes_time(way) or kind not in self._answered


def _way(outcome: Outcome) -> Way:
    is_late = outcome.status is Status.TIMED_OUT
    return outcome.status, "" if is_late else outcome.message.key


def _takes_time(way: Way) -> bool:
    """Whether it takes long to find out that a request is lost in this way."""
    status, key = way
    return status is Status.TIMED_OUT or key in _LASTING or key == _UNEXPLAINED


def _describe(kind: Kind) -> Message:
    op, game = kind
    if not game:
        return Message("verify.kind", op=op)
    return Message("verify.kind_of_game", op=op, game=Message(f"game.{game}"))
