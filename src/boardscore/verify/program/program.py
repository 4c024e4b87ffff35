"""Requests to a foreign program, and what becomes of each of them.

Many requests are in flight at the same time, in one process of the program or in several. Every
request gets exactly one outcome, in the order of the requests.
"""

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import count, cycle
from typing import Any

from attrs import evolve

from boardscore.core.messages import Message
from boardscore.verify.program.doctor import Opening, Plainest, open_program
from boardscore.verify.program.outcomes import (
    CHANGING,
    DEFAULT_LIMITS,
    LOST,
    Conduct,
    Limits,
    Outcome,
    Status,
    Task,
)
from boardscore.verify.program.program_profile import Clock, ProgramProfile
from boardscore.verify.program.protocol import Request
from boardscore.verify.program.worker import Dispatcher, Worker

MOST_ALONE = 48
"""How many requests are asked alone of a program whose answers depend on what was asked before."""

ROUNDS = 3
"""How many times more a program that answers by chance is asked, so that the same answer each time
is hardly chance."""


class Program(AbstractContextManager[Any]):
    """A foreign program: processes that are kept, and fresh ones where a suspicion needs them.

    Requests are dealt to `jobs` processes alternately, so that what one is asked depends on nothing
    but the requests.
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
        """The number of its processes that are asked at the same time."""
        self._profile = profile = ProgramProfile(command, limits, clock, pulse)
        self.conduct = profile.conduct
        """What the program does apart from answering."""
        self.has_answered = profile.has_answered
        """Whether it ever answered such a request, rightly or wrongly, or any."""
        self._workers = [Worker(self._profile) for _ in range(jobs)]
        self._numbers = count(1)

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            self.close()
        else:
            self.drop()

    def close(self) -> None:
        """Ends the processes that were kept, and notes how they take that."""
        for worker in self._workers:
            worker.close()

    def drop(self) -> None:
        """Ends the processes that were kept, by force."""
        for worker in self._workers:
            worker.kill()

    def opening(self, plainest: Plainest = lambda _: ()) -> Opening:
        """What the program says of itself, and how it takes the plainest requests.

        A program need not know `hello`: whatever it does then, there are defaults.
        """
        return open_program(self._profile, plainest)

    def ask(self, requests: Iterable[Request]) -> Generator[Outcome, None, None]:
        """The outcome of every request, in the order of the requests."""
        dealt = zip(cycle(self._workers), requests)
        tasks = ((worker, (next(self._numbers), request)) for worker, request in dealt)
        return Dispatcher(self._workers, tasks).outcomes()

    # Asking again

    def afresh(self, requests: Sequence[Request]) -> Outcome:
        """The outcome of the last of some requests that are all that a new process is asked."""
        return self._afresh([*zip(count(1), requests)])[-1]

    def _afresh(self, tasks: Sequence[Task]) -> list[Outcome]:
        worker = Worker(self._profile, Conduct())
        try:
            return [*Dispatcher([worker], ((worker, task) for task in tasks)).outcomes()]
        finally:
            worker.kill()

    def confirm(self, outcome: Outcome) -> Outcome:
        """The same outcome, if a fresh process gives it too; else one that changes."""
        is_certain = outcome.fresh or outcome.status in LOST | CHANGING
        if is_certain or self._profile.is_given_up:
            return outcome
        fresh = self._afresh([outcome.task])
        if fresh[0].was_sent and not outcome.is_same(fresh[0]):
            fresh += self._afresh([outcome.task])
        return outcome.confirmed_by(*fresh)

    def confirm_all(self, groups: Sequence[Sequence[Outcome]]) -> Iterator[list[Outcome]]:
        """The same for groups, each group together in a separate process, the last one first.

        If some are answered differently there, a second process is asked just the same. If it
        answers differently from the first, that is chance. If not, each is asked alone, as long as
        that does not take too many processes.
        """
        left = MOST_ALONE
        for outcomes in groups:
            fresh = self._backwards(outcomes)
            if all(map(Outcome.is_same, outcomes, fresh)):
                yield fresh
                continue
            again = self._backwards(outcomes)
            if all(map(Outcome.is_same, fresh, again)):
                yield [
                    *map(self.confirm, outcomes[:left]),
                    *map(_not_alone, outcomes[left:]),
                ]
                left = max(0, left - len(outcomes))
            else:
                more = [self._backwards(outcomes) for _ in range(ROUNDS)]
                yield [_by_chance(*some) for some in zip(outcomes, fresh, again, *more)]

    def _backwards(self, outcomes: Sequence[Outcome]) -> list[Outcome]:
        """What outcomes come to if they are asked together, the last one first.

        What can no longer be asked stays as it is.
        """
        again = self._afresh([one.task for one in reversed(outcomes)])
        return [new if new.was_sent else old for old, new in zip(outcomes, reversed(again))]


def _not_alone(outcome: Outcome) -> Outcome:
    """An outcome that is not asked alone, of a program whose answers depend on the order."""
    why = Message("verify.not_alone", first=outcome.message)
    return evolve(outcome, status=Status.ORDER_DEPENDENT, why=why)


def _by_chance(outcome: Outcome, *fresh: Outcome) -> Outcome:
    """An outcome of a program that answers the same requests differently, in the same order."""
    other = next((one for one in fresh if not outcome.is_same(one)), None)
    return outcome if other is None else outcome.as_random(outcome, other)
