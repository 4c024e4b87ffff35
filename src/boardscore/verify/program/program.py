"""Requests to a foreign program, and what becomes of each of them.

Many requests are in flight at the same time, in one process of the program or in several. Every
request gets exactly one outcome, in the order of the requests.
"""

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import count, cycle, islice
from types import TracebackType

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


class Program:
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
        self._profile = ProgramProfile(command, limits, clock, pulse)
        self._workers = [Worker(self._profile) for _ in range(jobs)]
        self._numbers = count(1)

    def __enter__(self) -> "Program":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
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

    @property
    def conduct(self) -> Conduct:
        """What the program does apart from answering."""
        return self._profile.conduct

    @property
    def spoke(self) -> bool:
        """Whether it ever answered anything."""
        return self._profile.has_answered

    def has_answered(self, op: str) -> bool:
        """Whether it ever answered such a request, rightly or wrongly."""
        return self._profile.has_answered_op(op)

    @property
    def copies(self) -> int:
        """The number of its processes that are asked at the same time."""
        return len(self._workers)

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
        ((*_, last),) = self._afresh([[*zip(count(1), requests)]])
        return last

    def _afresh(self, groups: Iterable[Sequence[Task]]) -> Iterator[list[Outcome]]:
        """The outcomes of groups of requests, each group in a separate process."""
        left = iter(groups)
        while some := [*islice(left, len(self._workers))]:
            workers = [Worker(self._profile.copy()) for _ in some]
            tasks = ((one, task) for one, group in zip(workers, some) for task in group)
            try:
                outcomes = iter([*Dispatcher(workers, tasks).outcomes()])
            finally:
                for worker in workers:
                    worker.kill()
            yield from ([*islice(outcomes, len(group))] for group in some)

    def confirm(self, outcome: Outcome) -> Outcome:
        """The same outcome, if a fresh process gives it too; else one that changes."""
        (confirmed,) = self._confirm_each([outcome])
        return confirmed

    def _confirm_each(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """The same for several, each in a separate process, and in two if it changes."""
        asked = [(one, self._is_doubtful(one)) for one in outcomes]
        fresh = self._afresh([one.task] for one, is_doubtful in asked if is_doubtful)
        for one, is_doubtful in asked:
            if not is_doubtful:
                yield one
                continue
            again = next(fresh)
            if again[0].was_sent and not one.is_same(again[0]):
                again += next(self._afresh([[one.task]]))
            yield one.confirmed_by(*again)

    def _is_doubtful(self, outcome: Outcome) -> bool:
        is_certain = outcome.fresh or outcome.status in LOST | CHANGING
        return not is_certain and not self._profile.is_given_up

    def confirm_all(self, groups: Sequence[Sequence[Outcome]]) -> Iterator[list[Outcome]]:
        """The same for groups, each group together in a separate process, the last one first.

        If some are answered differently there, a second process is asked just the same. If it
        answers differently from the first, that is chance. If not, each is asked alone, as long as
        that does not take too many processes.
        """
        left = MOST_ALONE
        for outcomes in groups:
            fresh = self._rounds(outcomes, 1)
            if all(map(Outcome.is_same, outcomes, fresh[0])):
                yield fresh[0]
                continue
            fresh += self._rounds(outcomes, 1)
            if all(map(Outcome.is_same, *fresh)):
                yield [
                    *self._confirm_each(outcomes[:left]),
                    *map(_in_another_order, outcomes[left:], fresh[0][left:]),
                ]
                left = max(0, left - len(outcomes))
            else:
                fresh += self._rounds(outcomes, ROUNDS)
                yield [_by_chance(*some) for some in zip(outcomes, *fresh)]

    def _rounds(self, outcomes: Sequence[Outcome], count: int) -> list[list[Outcome]]:
        """What outcomes come to if they are asked together, the last one first, several times.

        What can no longer be asked stays as it is.
        """
        tasks = [one.task for one in reversed(outcomes)]
        return [
            [new if new.was_sent else old for old, new in zip(outcomes, again[::-1])]
            for again in self._afresh([tasks] * count)
        ]


def _in_another_order(outcome: Outcome, other: Outcome) -> Outcome:
    """An outcome of a program whose answers depend on what was asked before.

    It is not asked alone, so it says nothing about a rule even if it is the same in another order.
    """
    key = "verify.not_alone" if outcome.is_same(other) else "verify.another_order"
    why = Message(key, first=outcome.message, other=other.message)
    return evolve(outcome, status=Status.ORDER_DEPENDENT, why=why)


def _by_chance(outcome: Outcome, *fresh: Outcome) -> Outcome:
    """An outcome of a program that answers the same requests differently, in the same order."""
    other = next((one for one in fresh if not outcome.is_same(one)), None)
    return outcome if other is None else outcome.as_random(outcome, other)
