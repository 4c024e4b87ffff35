"""A program under test: requests to its processes, and their outcomes.

Many requests are in flight at the same time, in one or several processes. Every request has exactly
one outcome, in the order of the requests. If a process ends or hangs, its oldest request is the
suspect: a fresh process gets it alone, and another one gets the rest.
"""

import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import count, cycle
from typing import Any

from attrs import Factory, define, evolve

from boardscore.core.messages import Message
from boardscore.verify.program.behaviour import (
    BATCH,
    DEFAULT_LIMITS,
    Clock,
    Conduct,
    Limits,
    ObservedBehaviour,
)
from boardscore.verify.program.conversation import ENDED_AFTER, Conversation, Ending
from boardscore.verify.program.doctor import Opening, Plainest, open_program
from boardscore.verify.program.outcomes import (
    CHANGING,
    LOST,
    LOST_AFTER_OTHERS,
    UNANSWERED,
    Outcome,
    Status,
    Task,
)
from boardscore.verify.program.process import TICK, Process
from boardscore.verify.program.protocol import Request

AHEAD = 2 * BATCH
"""The most requests that one process may be ahead of another, to limit waiting answers."""

STARTED = 2
"""The number of processes started in advance, if the program ends again and again."""

_FEWEST = 2


@define
class _Doubt:
    """A request that only got an answer alone.

    Another request that was in flight with it explains this, if that is lost even alone.
    """

    ending: Ending
    alone: Outcome
    others: set[int] = Factory(set)


class Worker:
    """A queue of requests for one process of a program at a time, started when needed."""

    def __init__(self, profile: ObservedBehaviour, conduct: Conduct | None = None) -> None:
        self.conversation: Conversation | None = None
        """The process, if it runs."""
        self._next = deque[Conversation]()
        """The processes after it, already started, if the program ends again and again."""
        self.queue: deque[Task] = deque()
        """The queued requests."""
        self.done: dict[int, Outcome] = {}
        """The outcomes that wait for the dispatcher, by the ids of the requests."""
        self._profile = profile
        self._conduct = profile.conduct if conduct is None else conduct
        self._unsent = profile.foreseen if conduct is None else profile.stopped
        """Decides which requests are not sent; a fresh process also retries lost ones."""
        self._doubts: list[_Doubt] = []

    @property
    def flight(self) -> dict[int, Request]:
        """The requests that are in flight."""
        return {} if self.conversation is None else self.conversation.flight

    def room(self) -> int:
        """The number of requests it can receive: none until half of its window is empty.

        Every doubt halves the window, so that there are fewer suspects.
        """
        window, most = self._profile.window, self._profile.most
        if self.conversation is not None:
            is_full = most is not None and self.conversation.sent >= most
            if is_full or not self.conversation.takes_more:
                if self.flight:
                    return 0
                self._end()
        window = max(min(_FEWEST, window), window >> len(self._doubts))
        room = window - len(self.flight)
        if self.conversation is not None and most is not None:
            room = min(room, most - self.conversation.sent)
        return room if room >= window // 2 or not self.flight else 0

    def send(self, count: int) -> None:
        """Sends at most `count` requests, and completes the pointless ones."""
        tasks = list[Task]()
        for _ in range(min(count, len(self.queue))):
            task = self.queue.popleft()
            outcome = self._unsent(task)
            if outcome is None:
                tasks.append(task)
            else:
                self._settle(outcome)
        if tasks:
            self.conversation = self.conversation or self._take_next()
            self.conversation.send(tasks)
            while self._profile.most is not None and len(self._next) < STARTED:
                self._next.append(Conversation(self._profile, self._conduct))

    def _take_next(self) -> Conversation:
        """A process without requests yet, started in advance if possible."""
        while self._next:
            started = self._next.popleft()
            if not started.process.has_ended:
                return started
            started.kill()
        return Conversation(self._profile, self._conduct)

    def listen(self, seconds: float) -> None:
        """Receives answers for at most this time, while requests are in flight."""
        assert self.conversation is not None
        outcomes = self.conversation.listen(seconds)
        for outcome in outcomes:
            self._profile.learn(outcome)
            self._settle(outcome)
        ending = None if outcomes else self.conversation.ending()
        if ending is not None:
            self._suspect_oldest(ending)

    def _suspect_oldest(self, ending: Ending) -> None:
        """Repeats the oldest request alone; the others are sent again later."""
        _, *others = self.flight.items()
        self.conversation = None
        self.queue.extendleft(reversed(others))
        outcome = ending.outcome
        if not outcome.fresh and not self._profile.is_enough(outcome):
            outcome = self._ask_alone(outcome.task)
        self._profile.learn(outcome)
        if outcome.status in LOST:
            self._settle(outcome)
        else:
            self._doubts.append(_Doubt(ending, outcome, {other for other, _ in others}))
            self._resolve(outcome.number, is_lost=False)

    def _settle(self, outcome: Outcome) -> None:
        self.done[outcome.number] = outcome
        if self._doubts:
            self._resolve(outcome.number, is_lost=outcome.status in LOST and outcome.was_sent)

    def _resolve(self, number: int, *, is_lost: bool) -> None:
        """Updates all doubts after a request was sent alone."""
        for doubt in list(self._doubts):
            is_explained = is_lost and number in doubt.others
            doubt.others.discard(number)
            if is_explained or not doubt.others:
                self._doubts.remove(doubt)
                outcome = doubt.alone if is_explained else self._unexplained(doubt)
                self.done[outcome.number] = outcome

    def _unexplained(self, doubt: _Doubt) -> Outcome:
        """The outcome of a request that only got an answer alone."""
        first, alone = doubt.ending.outcome, doubt.alone
        if not doubt.ending.is_grave:
            if first.message.key != ENDED_AFTER:  # which has a remark
                self._conduct.note("interrupted", first.message)
            return alone
        if first.status is not Status.CRASHED:  # a crash takes no time, and others get answers
            self._profile.learn(first, is_explained=False)
        return evolve(first, why=Message(LOST_AFTER_OTHERS, first=first.message))

    def _ask_alone(self, task: Task) -> Outcome:
        """The outcome of a request that is the only one of its process."""
        conversation = Conversation(self._profile, self._conduct)
        try:
            conversation.send([task])
            while True:
                for outcome in conversation.listen():
                    return outcome
                ending = conversation.ending()
                if ending is not None:
                    return ending.outcome
        finally:
            conversation.kill()

    def _end(self) -> None:
        """Ends the process and records how it ended."""
        if self.conversation is not None:
            self.conversation.close()
            self.conversation = None

    def close(self) -> None:
        """Ends the process, records how it ended, and ends one that waits for requests."""
        self._end()
        self.kill()

    def kill(self) -> None:
        """Ends all its processes without a record."""
        for one in (*self._next, self.conversation):
            if one is not None:
                one.kill()
        self._next.clear()
        self.conversation = None

    def stop(self) -> None:
        """Drops open requests, and ends the process if it is busy with them."""
        if self.flight:
            self.kill()
        self.queue.clear()
        self.done.clear()
        self._doubts.clear()


class Dispatcher:
    """Assigns a program's requests to its workers, and yields outcomes in the same order.

    The assignment comes with each request, so it depends on nothing else.
    """

    def __init__(self, workers: Sequence[Worker], tasks: Iterable[tuple[Worker, Task]]) -> None:
        self._workers, self._tasks = workers, iter(tasks)
        self._dealt: deque[tuple[Worker, int]] = deque()
        """The requests without an outcome yet."""
        self._is_over = False

    def outcomes(self) -> Generator[Outcome, None, None]:
        try:
            while not self._is_over or self._dealt:
                for worker in self._workers:
                    self.fill(worker)
                while self._dealt and self._dealt[0][1] in self._dealt[0][0].done:
                    worker, number = self._dealt.popleft()
                    yield worker.done.pop(number)
                self._listen()
        finally:
            for worker in self._workers:
                worker.stop()

    def fill(self, worker: Worker) -> None:
        """Sends a worker as much as it can take, unless it is too far ahead of others."""
        room = worker.room()
        while len(worker.queue) < room and len(self._dealt) < AHEAD * len(self._workers):
            dealt = next(self._tasks, None)
            if dealt is None:
                self._is_over = True
                break
            owner, task = dealt
            owner.queue.append(task)
            self._dealt.append((owner, task[0]))
        worker.send(room)

    def _listen(self) -> None:
        """Receives answers from all busy workers, once there is something to read."""
        busy = [worker for worker in self._workers if worker.flight]
        if len(busy) > 1:
            Process.wait([one.conversation.process for one in busy if one.conversation], TICK)
        for worker in busy:
            worker.listen(0.0 if len(busy) > 1 else TICK)


MOST_ALONE = 48
"""The most requests that are repeated alone, if answers depend on earlier requests."""

ROUNDS = 3
"""The number of further repeats for a program with random answers."""


class Program(AbstractContextManager[Any]):
    """A program under test, with processes that stay, and fresh ones to check a suspicion.

    Requests alternate between `jobs` processes, so the requests of a process depend on nothing
    else.
    """

    def __init__(
        self,
        command: Sequence[str],
        limits: Limits = DEFAULT_LIMITS,
        clock: Clock = time.monotonic,
        jobs: int = 1,
        pulse: Callable[[], None] = lambda: None,
    ) -> None:
        self.copies = jobs
        """The number of processes that answer at the same time."""
        self._profile = profile = ObservedBehaviour(command, limits, clock, pulse)
        self.conduct = profile.conduct
        """The program's behaviour apart from its answers."""
        self.has_answered = profile.has_answered
        self._workers = [Worker(self._profile) for _ in range(jobs)]
        self._numbers = count(1)

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            self.close()
        else:
            self.drop()

    def close(self) -> None:
        """Ends the processes and records how they ended."""
        for worker in self._workers:
            worker.close()

    def drop(self) -> None:
        """Kills the processes."""
        for worker in self._workers:
            worker.kill()

    def opening(self, plainest: Plainest = lambda _: ()) -> Opening:
        """The program's `hello`, and its answers to the simplest requests.

        `hello` is optional; without it there are defaults.
        """
        return open_program(self._profile, plainest)

    def ask(self, requests: Iterable[Request]) -> Generator[Outcome, None, None]:
        """The outcome of every request, in the order of the requests."""
        dealt = zip(cycle(self._workers), requests)
        tasks = ((worker, (next(self._numbers), request)) for worker, request in dealt)
        return Dispatcher(self._workers, tasks).outcomes()

    def afresh(self, requests: Sequence[Request]) -> Outcome:
        """The outcome of the last request after the others, in a new process."""
        return self._afresh([*zip(count(1), requests)])[-1]

    def _afresh(self, tasks: Sequence[Task]) -> list[Outcome]:
        worker = Worker(self._profile, Conduct())
        try:
            return [*Dispatcher([worker], ((worker, task) for task in tasks)).outcomes()]
        finally:
            worker.kill()

    def confirm(self, outcome: Outcome) -> Outcome:
        """The same outcome if a fresh process confirms it; otherwise one that changes."""
        is_certain = outcome.fresh or outcome.status in UNANSWERED | CHANGING
        if is_certain or self._profile.is_given_up:
            return outcome
        fresh = self._afresh([outcome.task])
        if fresh[0].was_sent and not outcome.is_same(fresh[0]):
            fresh += self._afresh([outcome.task])
        return outcome.confirmed_by(*fresh)

    def confirm_all(self, groups: Sequence[Sequence[Outcome]]) -> Iterator[list[Outcome]]:
        """The same for groups, each in a separate process in reverse order.

        Those that get no answer there are repeated alone. If some answers differ, a second process
        gets the same requests. If it differs from the first, the answers vary. If not, each request
        is repeated alone, unless that takes too many processes.
        """
        left = MOST_ALONE
        for outcomes in groups:
            fresh = self._backwards(outcomes)
            lost = [at for at, one in enumerate(fresh) if one.status in LOST][:left]
            for at in lost:
                fresh[at] = self.confirm(outcomes[at])
            left -= len(lost)
            if all(map(_may_be_same, outcomes, fresh)):
                yield fresh
                continue
            again = self._backwards(outcomes)
            if all(map(_may_be_same, fresh, again)):
                yield [
                    *map(self.confirm, outcomes[:left]),
                    *map(_not_alone, outcomes[left:], fresh[left:]),
                ]
                left = max(0, left - len(outcomes))
            else:
                more = [self._backwards(outcomes) for _ in range(ROUNDS)]
                yield [_by_chance(*some) for some in zip(outcomes, fresh, again, *more)]

    def _backwards(self, outcomes: Sequence[Outcome]) -> list[Outcome]:
        """The outcomes of requests in reverse order, unchanged where nothing more can be sent."""
        again = self._afresh([one.task for one in reversed(outcomes)])
        return [new if new.was_sent else old for old, new in zip(outcomes, reversed(again))]


def _may_be_same(one: Outcome, other: Outcome) -> bool:
    """Whether two outcomes of a request are not two different answers."""
    return one.is_same(other) or bool({one.status, other.status} & (UNANSWERED | CHANGING))


def _not_alone(outcome: Outcome, fresh: Outcome) -> Outcome:
    """An answer that was not repeated alone, though answers depend on the order."""
    if fresh.status in UNANSWERED or outcome.is_same(fresh):
        return fresh
    return outcome.changed(Status.ORDER_DEPENDENT, outcome, fresh)


def _by_chance(outcome: Outcome, *fresh: Outcome) -> Outcome:
    """An outcome of a program whose answers to the same requests vary."""
    other = next((one for one in fresh if not _may_be_same(outcome, one)), None)
    return outcome if other is None else outcome.changed(Status.ANSWERS_VARY, outcome, other)
