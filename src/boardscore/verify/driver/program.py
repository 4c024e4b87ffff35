"""Requests to a foreign program, and what becomes of each of them.

Many requests are in flight at once, in one process of the program or in several. Every request gets
exactly one outcome, in the order of the requests.
"""

import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import count
from types import TracebackType

from boardscore.verify.driver.conversation import Clock
from boardscore.verify.driver.experience import Experience, Task, alone
from boardscore.verify.driver.outcomes import USUAL, Conduct, Limits, Outcome, Status
from boardscore.verify.driver.protocol import Greeting, Request, hello
from boardscore.verify.driver.run import Copy, Run
from boardscore.verify.driver.together import Dealer, Hand, each_afresh, in_turn


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
    ) -> None:
        self._known = Experience(command, limits, clock)
        self._copies = [Copy(self._known) for _ in range(jobs)]
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
    def is_running(self) -> bool:
        """Whether there is a process of it."""
        return any(copy.conversation is not None for copy in self._copies)

    def greeting(self) -> tuple[Greeting, Outcome]:
        """What the program says of itself, and what became of the request for it.

        A program need not know this request: whatever it does then, there are defaults.
        """
        outcome = alone(self._known, (0, hello()), Conduct())
        answer = outcome.answer
        return answer if isinstance(answer, Greeting) else Greeting(), outcome

    def ask(self, requests: Iterable[Request]) -> Generator[Outcome, None, None]:
        """The outcome of every request, in the order of the requests."""
        dealer = Dealer(self._numbered(requests), len(self._copies))
        runs = [Run(copy, Hand(dealer, at)) for at, copy in enumerate(self._copies)]
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
        """The same outcome, if a fresh process gives it too; else one that is order-dependent."""
        (confirmed,) = self.confirm_each([outcome])
        return confirmed

    def confirm_each(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """The same for several, each alone in a process of its own."""
        asked = [(one, self._can_be_confirmed(one)) for one in outcomes]
        again = self._afresh([one] for one, is_doubtful in asked if is_doubtful)
        for one, is_doubtful in asked:
            yield one.confirmed_by(next(again)[0]) if is_doubtful else one

    def confirm_all(self, groups: Sequence[Sequence[Outcome]]) -> Iterator[list[Outcome]]:
        """The same for groups, each together in a process of its own, the last one first.

        If one is answered otherwise there, all of its group are asked once more, each alone.
        """
        if self._known.is_given_up:
            yield from map(list, groups)
            return
        for outcomes, again in zip(groups, self._afresh(group[::-1] for group in groups)):
            if all(map(same, outcomes, again[::-1])):
                yield list(outcomes)
            else:
                yield [*self.confirm_each(outcomes)]

    def _can_be_confirmed(self, outcome: Outcome) -> bool:
        is_known = outcome.fresh or outcome.status in {Status.ORDER_DEPENDENT, Status.NO_ANSWER}
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


def same(one: Outcome, other: Outcome) -> bool:
    """Whether two requests came to the same."""
    return (one.status, one.answer) == (other.status, other.answer)
