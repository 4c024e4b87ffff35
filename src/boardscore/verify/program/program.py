"""Requests to a foreign program, and what becomes of each of them.

Many requests are in flight at once, in one process of the program or in several. Every request gets
exactly one outcome, in the order of the requests.
"""

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import count
from types import TracebackType

from attrs import evolve

from boardscore.core.messages import Message
from boardscore.verify.program.conversation import Clock
from boardscore.verify.program.dispatcher import Dispatcher, RequestQueue, each_afresh, in_turn
from boardscore.verify.program.doctor import Opening, opened
from boardscore.verify.program.outcomes import (
    CHANGING,
    LOST,
    USUAL,
    Conduct,
    Limits,
    Outcome,
    Status,
)
from boardscore.verify.program.program_profile import ProgramProfile, Task
from boardscore.verify.program.protocol import Greeting, Request
from boardscore.verify.program.run import Run, Worker

MOST_ALONE = 48
"""How many requests are asked alone of a program whose answers depend on what was asked before."""

ROUNDS = 3
"""How many times more a program that answers by chance is asked, so that the same answer each time
is hardly chance."""


def ask(
    command: Sequence[str], requests: Iterable[Request], limits: Limits = USUAL
) -> Generator[Outcome, None, None]:
    """The outcome of every request to a program, in the order of the requests.

    The command is a program and its arguments; no shell reads it. Raises `ProgramError` if it
    cannot be started.
    """
    with Program(command, limits) as program:
        yield from program.ask(requests)


class Program:
    """A foreign program: processes that are kept, and fresh ones where a suspicion needs them.

    Of several processes each gets every so many-th request, so that what one is asked depends on
    nothing but the requests.
    """

    def __init__(
        self,
        command: Sequence[str],
        limits: Limits = USUAL,
        clock: Clock = time.monotonic,
        jobs: int = 1,
        pulse: Callable[[], None] = lambda: None,
    ) -> None:
        self._known = ProgramProfile(command, limits, clock, pulse)
        self._copies = [Worker(self._known) for _ in range(jobs)]
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

    @property
    def conduct(self) -> Conduct:
        """What the program does besides answering."""
        return self._known.conduct

    @property
    def spoke(self) -> bool:
        """Whether it ever answered anything."""
        return self._known.spoke

    def has_answered(self, op: str) -> bool:
        """Whether it ever answered such a request, rightly or wrongly."""
        return self._known.has_answered(op)

    @property
    def copies(self) -> int:
        """The number of its processes that are asked at the same time."""
        return len(self._copies)

    @property
    def is_running(self) -> bool:
        """Whether there is a process of it."""
        return any(copy.conversation is not None for copy in self._copies)

    def opened(self, plainest: Callable[[Greeting], Iterable[Request]] = lambda _: ()) -> Opening:
        """What the program says of itself, and how it takes the plainest requests.

        A program need not know `hello`: whatever it does then, there are defaults.
        """
        return opened(self._known, plainest)

    def ask(self, requests: Iterable[Request]) -> Generator[Outcome, None, None]:
        """The outcome of every request, in the order of the requests."""
        dealer = Dispatcher(self._numbered(requests), len(self._copies))
        runs = [Run(copy, RequestQueue(dealer, at)) for at, copy in enumerate(self._copies)]
        try:
            yield from in_turn(dealer, runs)
        finally:
            for run in runs:
                run.stop()

    def _numbered(self, requests: Iterable[Request]) -> Iterator[Task]:
        """The requests, each with an id of its own."""
        return ((next(self._numbers), request) for request in requests)

    # Asking again

    def confirm(self, outcome: Outcome) -> Outcome:
        """The same outcome, if a fresh process gives it too; else one that changes."""
        (confirmed,) = self.confirm_each([outcome])
        return confirmed

    def confirm_each(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """The same for several, each in a separate process, and in two if it changes."""
        asked = [(one, self._can_be_confirmed(one)) for one in outcomes]
        again = self._afresh([one] for one, is_doubtful in asked if is_doubtful)
        for one, is_doubtful in asked:
            fresh = next(again) if is_doubtful else []
            if fresh and fresh[0].was_sent and not one.is_same(fresh[0]):
                fresh += next(self._afresh([[one]]))
            yield one.confirmed_by(*fresh) if fresh else one

    def confirm_all(self, groups: Sequence[Sequence[Outcome]]) -> Iterator[list[Outcome]]:
        """The same for groups, each together in a process of its own, the last one first.

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
                    *self.confirm_each(outcomes[:left]),
                    *map(_in_another_order, outcomes[left:], fresh[0][left:]),
                ]
                left = max(0, left - len(outcomes))
            else:
                fresh += self._rounds(outcomes, ROUNDS)
                yield [_by_chance(*some) for some in zip(outcomes, *fresh)]

    def _rounds(self, outcomes: Sequence[Outcome], count: int) -> list[list[Outcome]]:
        """What outcomes come to if they are asked together, the last one first, so many times.

        What can no longer be asked stays as it is.
        """
        rounds = self._afresh([outcomes[::-1]] * count)
        return [
            [new if new.was_sent else old for old, new in zip(outcomes, again[::-1])]
            for again in rounds
        ]

    def _can_be_confirmed(self, outcome: Outcome) -> bool:
        is_known = outcome.fresh or outcome.status in LOST | CHANGING
        return not is_known and not self._known.is_given_up

    def _afresh(self, groups: Iterable[Sequence[Outcome]]) -> Iterator[list[Outcome]]:
        """What becomes of the requests of outcomes, each group in a process of its own."""
        tasks = ([(one.number, one.request) for one in group] for group in groups)
        return each_afresh(self._known, tasks, len(self._copies))

    def afresh(self, requests: Sequence[Request]) -> Outcome:
        """The outcome of the last of some requests that are all that a new process is asked."""
        ((*_, last),) = each_afresh(self._known, [list(zip(count(1), requests))], 1)
        return last

    # Ending

    def close(self) -> None:
        """Ends the processes that were kept, and notes how they take that."""
        for copy in self._copies:
            copy.close()

    def drop(self) -> None:
        """Ends the processes that were kept, at once."""
        for copy in self._copies:
            copy.drop()


def _in_another_order(outcome: Outcome, other: Outcome) -> Outcome:
    """An outcome of a program whose answers depend on what was asked before.

    It is not asked alone, so it says nothing about a rule even if it is the same in another order.
    """
    key = "verify.not_alone" if outcome.is_same(other) else "verify.another_order"
    why = Message(key, first=outcome.message, other=other.message)
    return evolve(outcome, status=Status.ORDER_DEPENDENT, why=why)


def _by_chance(outcome: Outcome, *fresh: Outcome) -> Outcome:
    """An outcome of a program that answers the same requests differently, in the same order."""
    if all(map(outcome.is_same, fresh)):
        return outcome
    other = next(one for one in fresh if not outcome.is_same(one))
    why = Message("verify.random", one=outcome.message, other=other.message)
    return evolve(outcome, status=Status.RANDOM, why=why)
