"""What is known of a program by how it behaved so far, and how a process of it is started."""

import time
from collections import Counter
from collections.abc import Sequence

from attrs import evolve

from boardscore.core.messages import Message
from boardscore.verify.driver.conversation import Clock, Conversation
from boardscore.verify.driver.outcomes import LOST, USUAL, Conduct, Limits, Outcome
from boardscore.verify.driver.protocol import Request

WINDOW = 64
"""How many requests are in flight at once."""

BATCH = 1024
"""How many are sent at once to a program that answers only when its input has ended."""

_LATE_ENOUGH = 2
_SILENCES = 2

Task = tuple[int, Request]
"""A request with the id that it is sent under."""


class Experience:
    """What all processes of a program have taught, for those that are started later."""

    def __init__(
        self, command: Sequence[str], limits: Limits = USUAL, clock: Clock = time.monotonic
    ) -> None:
        self.conduct = Conduct()
        """What the program does besides answering."""
        self._command, self._limits, self._clock = tuple(command), limits, clock
        self._answered: set[str] = set()
        self._lost: Counter[str] = Counter()
        self._late = 0
        self._hung_at: set[Request | None] = set()
        self._spoke = False

    def start(self, conduct: Conduct | None = None) -> Conversation:
        """A new process."""
        patient = evolve(self._limits, quiet=self._limits.quiet * 2**self._late)
        return Conversation(self._command, patient, self._clock, conduct or self.conduct)

    def anew(self) -> "Experience":
        """Nothing of the same program but how patient one has to be with it."""
        other = Experience(self._command, self._limits, self._clock)
        other._late = self._late
        return other

    # What is learnt

    def learn(self, outcome: Outcome) -> None:
        """Takes an outcome into account for what is asked later."""
        if outcome.status in LOST:
            self._lost[outcome.request.op] += 1
        else:
            self._answered.add(outcome.request.op)

    def learn_from(self, conversation: Conversation) -> None:
        """A process that answers late may be slow to start; a second one has twice the time."""
        self._hung_at |= {conversation.hung_at} - {None}
        self._spoke = self._spoke or conversation.spoke
        self._late += conversation.late
        if conversation.late and self._late == _LATE_ENOUGH:
            self.conduct.note("late")

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
        return len(self._hung_at) >= _SILENCES and not self._spoke

    def why_not(self, op: str) -> Message | None:
        """Why requests of a kind are not sent any more; None if they are."""
        if self.is_given_up:
            return Message("verify.never_answered")
        if op in self._answered or self._lost[op] < self._limits.patience:
            return None
        return Message("verify.not_sent", op=op, count=self._lost[op])


def alone(known: Experience, task: Task, conduct: Conduct | None = None) -> Outcome:
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
