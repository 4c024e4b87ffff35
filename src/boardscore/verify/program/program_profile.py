"""What is known of a program by how it behaved so far, and how a process of it is started."""

import time
from collections.abc import Callable, Sequence

from attrs import evolve

from boardscore.core.messages import Message
from boardscore.verify.program.conversation import Clock, Conversation
from boardscore.verify.program.outcomes import (
    LOST,
    USUAL,
    Allowance,
    Conduct,
    Limits,
    Outcome,
    Status,
)
from boardscore.verify.program.protocol import Request

WINDOW = 64
"""How many requests are in flight at once."""

BATCH = 1024
"""How many are sent at once to a program that answers only when its input has ended."""

_LATE_ENOUGH = 2
_SILENCES = 2

Task = tuple[int, Request]
"""A request with the id that it is sent under."""

Kind = tuple[str, str]
"""What a request wants, and of which game."""

Way = tuple[Status, str]
"""In what way a request is lost: two ways are the same if the report says the same of them."""

_LASTING = {"verify.closed_output", "verify.closed_input"}
_UNEXPLAINED = "unexplained"


class ProgramProfile:
    """What all processes of a program have taught, for those that are started later."""

    def __init__(
        self,
        command: Sequence[str],
        limits: Limits = USUAL,
        clock: Clock = time.monotonic,
        pulse: Callable[[], None] = lambda: None,
        allowance: Allowance | None = None,
    ) -> None:
        self.conduct = Conduct()
        """What the program does besides answering."""
        self.allowance = allowance or Allowance(limits.in_vain)
        """How much longer one waits in vain."""
        self.limits = limits
        """How long the program may take."""
        self._command, self._clock, self._pulse = tuple(command), clock, pulse
        self._answered: set[Kind] = set()
        self._lost: dict[tuple[Kind, Way], dict[Request, Outcome]] = {}
        self._late = 0
        self._hung_at: set[Request | None] = set()
        self.spoke = False
        """Whether it ever answered anything."""

    def start(self, conduct: Conduct | None = None) -> Conversation:
        """A new process."""
        patient = evolve(self.limits, quiet=self.limits.quiet * 2**self._late)
        conduct = conduct or self.conduct
        return Conversation(
            self._command, patient, self._clock, conduct, self.allowance, self._pulse
        )

    def anew(self) -> "ProgramProfile":
        """Nothing of the same program but how patient one has to be with it."""
        other = ProgramProfile(self._command, self.limits, self._clock, self._pulse, self.allowance)
        other._late = self._late
        return other

    # What is learnt

    def learn(self, outcome: Outcome) -> None:
        """Takes an outcome into account for what is asked later."""
        kind = kind_of(outcome.request)
        if outcome.status in LOST:
            self._lost.setdefault((kind, _way(outcome)), {})[outcome.request] = outcome
        else:
            self._answered.add(kind)

    def learn_unexplained(self, outcome: Outcome) -> None:
        """The same for a request that was lost, and answered when it was alone."""
        way = outcome.status, _UNEXPLAINED
        self._lost.setdefault((kind_of(outcome.request), way), {})[outcome.request] = outcome

    def learn_from(self, conversation: Conversation) -> None:
        """A process that answers late may be slow to start; a second one has twice the time."""
        self._hung_at |= {conversation.hung_at} - {None}
        self.spoke = self.spoke or conversation.spoke
        self._late += conversation.late
        self.allowance.spend(conversation.in_vain)
        if conversation.late and self._late == _LATE_ENOUGH:
            self.conduct.note("late")

    def has_answered(self, op: str) -> bool:
        """Whether it ever answered such a request, rightly or wrongly."""
        return any(one == op for one, _ in self._answered)

    # What follows from it

    @property
    def reads_first(self) -> bool:
        """Whether the program reads everything before it answers."""
        return self._late >= _LATE_ENOUGH

    @property
    def window(self) -> int:
        """How many requests may be in flight in one process."""
        return BATCH if self.reads_first else WINDOW

    @property
    def is_given_up(self) -> bool:
        """Whether it took too long at two different requests and never answered anything."""
        return len(self._hung_at) >= _SILENCES and not self.spoke

    def is_enough(self, outcome: Outcome) -> bool:
        """Whether a request that was lost need not be sent again, alone."""
        if self.is_given_up or self.allowance.is_spent:
            return True
        kind, way = kind_of(outcome.request), _way(outcome)
        is_likely = _takes_time(way) or kind not in self._answered
        return is_likely and (kind, way) in self._lost

    def why_not(self, request: Request) -> Message | None:
        """Why a request is not sent; None if it is.

        A program that ends at some requests and answers others is asked all of them, as that takes
        little time. One that makes us wait is not asked the same kind for a third time.
        """
        if self.is_given_up:
            return Message("verify.never_answered")
        kind = kind_of(request)
        for way, count in self._ways(kind):
            enough = count >= self.limits.patience
            if enough and (_takes_time(way) or kind not in self._answered):
                return Message("verify.not_sent", what=_named(kind), count=count)
        if self.allowance.is_spent:
            return Message("verify.waited_enough", seconds=f"{self.limits.in_vain:g}")
        return None

    def known(self, task: Task) -> Outcome | None:
        """What became of a request, if it is not sent, or is not sent again."""
        number, request = task
        why = self.why_not(request)
        if why is not None:
            return Outcome(number, request, Status.NO_ANSWER, why=why, was_sent=False)
        for (_, way), lost in self._lost.items():
            if _takes_time(way) and way[1] != _UNEXPLAINED and request in lost:
                return evolve(lost[request], number=number)
        return None

    def _ways(self, kind: Kind) -> list[tuple[Way, int]]:
        """The ways in which requests of a kind were lost, and how often each."""
        return [(way, len(lost)) for (one, way), lost in self._lost.items() if one == kind]


def _way(outcome: Outcome) -> Way:
    is_late = outcome.status is Status.TIMED_OUT
    return outcome.status, "" if is_late else outcome.message.key


def _takes_time(way: Way) -> bool:
    """Whether it takes long to find out that a request is lost in this way."""
    status, key = way
    return status is Status.TIMED_OUT or key in _LASTING or key == _UNEXPLAINED


def kind_of(request: Request) -> Kind:
    """The kind of a request."""
    return request.op, request.game


def _named(kind: Kind) -> Message:
    """What people call a kind."""
    op, game = kind
    if not game:
        return Message("verify.kind", op=op)
    return Message("verify.kind_of_game", op=op, game=Message(f"game.{game}"))


def alone(known: ProgramProfile, task: Task, conduct: Conduct | None = None) -> Outcome:
    """What becomes of a request that is the only one of its process."""
    conversation = known.start(conduct)
    try:
        conversation.send([task])
        if known.reads_first:
            conversation.end_input()
        while True:
            for outcome in conversation.listen():
                return outcome
            ending = conversation.ending()
            if ending is not None:
                return ending.outcome(*task, fresh=True)
    finally:
        conversation.kill()
        known.learn_from(conversation)
