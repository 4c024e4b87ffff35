"""Requests to a program under test, and their outcomes.

Many requests are in flight at the same time, in one or several processes. Every request has exactly
one outcome, in the order of the requests.
"""

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import count, cycle
from typing import Any

from boardscore.verify.program.doctor import Opening, Plainest, open_program
from boardscore.verify.program.observed_behaviour import Clock, ObservedBehaviour
from boardscore.verify.program.outcomes import (
    CHANGING,
    DEFAULT_LIMITS,
    LOST,
    UNANSWERED,
    Conduct,
    Limits,
    Outcome,
    Status,
    Task,
)
from boardscore.verify.program.protocol import Request
from boardscore.verify.program.worker import Dispatcher, Worker

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
