"""One series of requests to one process at a time, until each of them has its outcome.

If a process ends or hangs, its oldest request is the suspect: it is sent alone to a fresh process,
the others again to another one.
"""

from collections import deque
from collections.abc import Sequence
from typing import Protocol

from attrs import Factory, define, evolve

from boardscore.core.messages import Message
from boardscore.verify.program.conversation import Conversation, Ending
from boardscore.verify.program.outcomes import LOST, Outcome, Status
from boardscore.verify.program.program_profile import ProgramProfile, Task, alone
from boardscore.verify.program.protocol import Request

_FEWEST = 2


class Worker:
    """A process of a program that is kept: started when it is needed, and again if it ended."""

    def __init__(self, known: ProgramProfile) -> None:
        self.known = known
        """What is known of the program."""
        self.conversation: Conversation | None = None
        """The process, if it runs."""

    def send(self, tasks: Sequence[Task]) -> None:
        """Sends requests to the process, or to a new one."""
        if self.conversation is None:
            self.conversation = self.known.start()
        self.conversation.send(tasks)
        if self.known.reads_first:
            self.conversation.end_input()

    def close(self) -> None:
        """Ends the process, and notes how it takes that."""
        conversation, self.conversation = self.conversation, None
        if conversation is not None:
            conversation.close()
            self.known.learn_from(conversation)

    def drop(self) -> None:
        """Ends the process at once."""
        conversation, self.conversation = self.conversation, None
        if conversation is not None:
            conversation.kill()
            self.known.learn_from(conversation)


class Tasks(Protocol):
    """Where a run takes its requests from."""

    @property
    def is_over(self) -> bool:
        """Whether there are no more."""
        ...

    def take(self, count: int) -> list[Task]:
        """So many of them, or fewer if there are no more just now."""
        ...


@define
class _Doubt:
    """A request that got no answer in company but does alone: was it one of the others?

    It was, if one of those that were in flight with it gets no answer even when it is alone.
    """

    ending: Ending
    alone: Outcome
    others: set[int] = Factory(set)


class Run:
    """The course of one series of requests; whoever wants it to go on fills and listens."""

    def __init__(self, copy: Worker, tasks: Tasks) -> None:
        self._copy, self._known, self._tasks = copy, copy.known, tasks
        self._again: deque[Task] = deque()
        self._order: deque[int] = deque()
        self._done: dict[int, Outcome] = {}
        self._doubts: list[_Doubt] = []

    @property
    def is_over(self) -> bool:
        """Whether every request has its outcome, and all were fetched."""
        return self._tasks.is_over and not self._order

    @property
    def flying(self) -> Conversation | None:
        """The process, if requests are in flight in it."""
        return self._copy.conversation if self._flight else None

    def fetched(self) -> Outcome | None:
        """The next outcome in the order of the requests, if it is known."""
        if self._order and self._order[0] in self._done:
            return self._done.pop(self._order.popleft())
        return None

    def stop(self) -> None:
        """Ends what is in flight."""
        if self._flight:
            self._copy.drop()

    @property
    def _flight(self) -> dict[int, Request]:
        conversation = self._copy.conversation
        return conversation.flight if conversation is not None else {}

    @property
    def _window(self) -> int:
        """Every doubt halves it, so that fewer are suspects."""
        return max(_FEWEST, self._known.window >> len(self._doubts))

    # Sending

    def fill(self) -> None:
        """Fills the window, once half of it is empty."""
        conversation = self._copy.conversation
        if conversation is not None and not conversation.takes_more:
            if conversation.flight:
                return
            self._copy.close()
        room = max(0, self._window - len(self._flight))
        if room >= self._window // 2:
            tasks = self._taken(room)
            if tasks:
                self._copy.send(tasks)

    def _taken(self, room: int) -> list[Task]:
        """The next requests to be sent; those that are pointless are done with."""
        tasks = [self._again.popleft() for _ in range(min(room, len(self._again)))]
        new = self._tasks.take(room - len(tasks))
        self._order += [number for number, _ in new]
        return [task for task in (*tasks, *new) if not self._is_pointless(task)]

    def _is_pointless(self, task: Task) -> bool:
        known = self._known.known(task)
        if known is not None:
            self._settle(known)
        return known is not None

    # Listening

    def listen(self, seconds: float) -> None:
        """Takes what comes within so long."""
        conversation = self._copy.conversation
        assert conversation is not None
        outcomes = conversation.listen(seconds)
        for outcome in outcomes:
            self._known.learn(outcome)
            self._settle(outcome)
        if outcomes:
            return
        ending = conversation.ending()
        if ending is not None:
            self._suspect(conversation, ending)

    def _suspect(self, conversation: Conversation, ending: Ending) -> None:
        """Asks the oldest request alone; the others will be sent again."""
        self._copy.drop()
        (number, request), *others = conversation.flight.items()
        self._again.extendleft(reversed(others))
        outcome = ending.outcome(number, request, fresh=conversation.sent == 1)
        if not outcome.fresh and not self._known.is_enough(outcome):
            outcome = alone(self._known, (number, request))
        self._known.learn(outcome)
        if outcome.status in LOST:
            self._settle(outcome)
        else:
            self._doubts.append(_Doubt(ending, outcome, {other for other, _ in others}))
            self._resolve(number, lost=False)

    # Settling

    def _settle(self, outcome: Outcome) -> None:
        self._done[outcome.number] = outcome
        if self._doubts:
            self._resolve(outcome.number, lost=outcome.status in LOST and outcome.was_sent)

    def _resolve(self, number: int, *, lost: bool) -> None:
        """Takes into account for all doubts that a request was lost even alone, or was not."""
        for doubt in list(self._doubts):
            explained = lost and number in doubt.others
            doubt.others.discard(number)
            if explained:
                self._decide(doubt, doubt.alone)
            elif not doubt.others:
                self._decide(doubt, self._unexplained(doubt))

    def _decide(self, doubt: _Doubt, outcome: Outcome) -> None:
        self._doubts.remove(doubt)
        self._done[outcome.number] = outcome

    def _unexplained(self, doubt: _Doubt) -> Outcome:
        """What is said of a request that only got an answer when it was alone."""
        single, ending = doubt.alone, doubt.ending
        if not ending.grave:
            self._known.conduct.note("interrupted", ending.why)
            return single
        task = single.number, single.request
        first = ending.outcome(*task, fresh=False)
        self._known.learn_unexplained(first)
        if ending.status is Status.TIMED_OUT:
            why = Message("verify.late", first=ending.why, alone=single.message)
            return evolve(first, why=why)
        again = alone(self._known, task)
        return first.confirmed_by(single, again)
