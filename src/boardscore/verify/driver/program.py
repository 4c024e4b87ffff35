"""Requests to a foreign program, and what becomes of each of them.

Many requests are in flight at once. If a process ends or hangs, its oldest request is the suspect:
it is sent alone to a fresh process, the others again to another one. Every request gets exactly one
outcome, in the order of the requests.
"""

import time
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import count, islice
from types import TracebackType

from attrs import Factory, define, evolve

from boardscore.core.messages import Message
from boardscore.verify.driver.outcomes import LOST, USUAL, Conduct, Limits, Outcome, Status
from boardscore.verify.driver.protocol import Greeting, Request, hello
from boardscore.verify.driver.session import Clock, Ending, Session

WINDOW = 64
"""How many requests are in flight at once."""

BATCH = 1024
"""How many are sent at once to a program that answers only when its input has ended."""

_FEWEST = 2
_LATE_ENOUGH = 2
_SILENCES = 2

_Task = tuple[int, Request]


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
    """A foreign program: one process that is kept, and fresh ones where a suspicion needs them."""

    def __init__(
        self, command: Sequence[str], limits: Limits = USUAL, clock: Clock = time.monotonic
    ) -> None:
        self.conduct = Conduct()
        """What the program does besides answering."""
        self._command, self._limits, self._clock = tuple(command), limits, clock
        self._session: Session | None = None
        self._numbers = count(1)
        self._answered: set[str] = set()
        self._lost: Counter[str] = Counter()
        self._late = 0
        self._hung_at: set[Request | None] = set()
        self._spoke = False

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

    # What one may want of it

    def greeting(self) -> tuple[Greeting, Outcome]:
        """What the program says of itself, and what became of the request for it.

        A program need not know this request: whatever it does then, there are defaults.
        """
        outcome = self._alone(0, hello(), Conduct())
        answer = outcome.answer
        return answer if isinstance(answer, Greeting) else Greeting(), outcome

    def ask(self, requests: Iterable[Request]) -> Generator[Outcome, None, None]:
        """The outcome of every request, in the order of the requests."""
        return _Run(self, requests).outcomes()

    def confirm(self, outcome: Outcome) -> Outcome:
        """The same outcome, if a fresh process gives it too; else one that is order-dependent."""
        if outcome.fresh or outcome.status in {Status.ORDER_DEPENDENT, Status.NO_ANSWER}:
            return outcome
        if self.is_given_up:
            return outcome
        return outcome.confirmed_by(self.alone(outcome.number, outcome.request))

    def confirm_all(self, outcomes: Sequence[Outcome]) -> list[Outcome]:
        """The same for several at once, the last one first in one fresh process.

        What is answered otherwise there is asked once more, alone.
        """
        if len(outcomes) <= 1 or self.is_given_up:
            return list(map(self.confirm, outcomes))
        with Program(self._command, self._limits, self._clock) as other:
            again = [*other.ask(one.request for one in reversed(outcomes))][::-1]
        both = zip(outcomes, again)
        return [one if same(one, other) else self.confirm(one) for one, other in both]

    def afresh(self, requests: Sequence[Request]) -> Outcome:
        """The outcome of the last of some requests that are all that a new process is asked."""
        with Program(self._command, self._limits, self._clock) as other:
            *_, last = other.ask(requests)
        return last

    def close(self) -> None:
        """Ends the process that was kept, and notes how it takes that."""
        session, self._session = self._session, None
        if session is not None:
            session.close()
            self._learn_from(session)

    def drop(self) -> None:
        """Ends the process that was kept, at once."""
        session, self._session = self._session, None
        if session is not None:
            session.kill()
            self._learn_from(session)

    # For the run

    @property
    def window(self) -> int:
        """How many requests may be in flight."""
        return BATCH if self._reads_first else WINDOW

    @property
    def session(self) -> Session | None:
        """The process that is kept, if there is one."""
        return self._session

    def numbered(self, requests: Iterable[Request]) -> Iterator[_Task]:
        """The requests, each with an id of its own."""
        return ((next(self._numbers), request) for request in requests)

    def send(self, tasks: Sequence[_Task]) -> None:
        """Sends requests to the process that is kept, or to a new one in its place."""
        if self._session is None:
            self._session = self._start(self.conduct)
        self._session.send(tasks)
        if self._reads_first:
            self._session.end_input()

    def alone(self, number: int, request: Request) -> Outcome:
        """What becomes of a request that is the only one of its process."""
        return self._alone(number, request, self.conduct)

    def learn(self, outcome: Outcome) -> None:
        """Takes an outcome into account for what is asked later."""
        if outcome.status in LOST:
            self._lost[outcome.request.op] += 1
        else:
            self._answered.add(outcome.request.op)

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

    def _alone(self, number: int, request: Request, conduct: Conduct) -> Outcome:
        session = self._start(conduct)
        try:
            session.send([(number, request)])
            if self._reads_first:
                session.end_input()
            while True:
                outcomes = session.listen()
                if outcomes:
                    return outcomes[0]
                ending = session.ending()
                if ending is not None:
                    return ending.outcome(number, request, fresh=True)
        finally:
            session.kill()
            self._learn_from(session)

    def _start(self, conduct: Conduct) -> Session:
        patient = evolve(self._limits, quiet=self._limits.quiet * 2**self._late)
        return Session(self._command, patient, self._clock, conduct)

    def _learn_from(self, session: Session) -> None:
        """A process that answers late may be slow to start; a second one has twice the time."""
        self._hung_at |= {session.hung_at} - {None}
        self._spoke = self._spoke or session.spoke
        self._late += session.late
        if session.late and self._late == _LATE_ENOUGH:
            self.conduct.note("late")

    @property
    def _reads_first(self) -> bool:
        """Whether the program reads everything before it answers."""
        return self._late >= _LATE_ENOUGH


def same(one: Outcome, other: Outcome) -> bool:
    """Whether two requests came to the same."""
    return (one.status, one.answer) == (other.status, other.answer)


@define
class _Doubt:
    """A request that got no answer in company but does alone: was it one of the others?

    It was, if one of those that were in flight with it gets no answer even when it is alone.
    """

    ending: Ending
    alone: Outcome
    others: set[int] = Factory(set)


class _Run:
    """The course of one series of requests."""

    def __init__(self, program: Program, requests: Iterable[Request]) -> None:
        self._program = program
        self._new = program.numbered(requests)
        self._again: deque[_Task] = deque()
        self._order: deque[int] = deque()
        self._done: dict[int, Outcome] = {}
        self._doubts: list[_Doubt] = []
        self._all_taken = False

    def outcomes(self) -> Generator[Outcome, None, None]:
        """The outcome of every request, in order."""
        try:
            while self._order or not self._all_taken:
                self._send()
                while self._order and self._order[0] in self._done:
                    yield self._done.pop(self._order.popleft())
                if self._flight:
                    self._listen()
        finally:
            if self._flight:
                self._program.drop()

    @property
    def _flight(self) -> dict[int, Request]:
        session = self._program.session
        return session.flight if session is not None else {}

    @property
    def _window(self) -> int:
        """Every doubt halves it, so that fewer are suspects."""
        return max(_FEWEST, self._program.window >> len(self._doubts))

    # Sending

    def _send(self) -> None:
        """Fills the window, once half of it is empty."""
        session = self._program.session
        if session is not None and not session.takes_more:
            if session.flight:
                return
            self._program.close()
        room = max(0, self._window - len(self._flight))
        if room >= self._window // 2:
            tasks = self._taken(room)
            if tasks:
                self._program.send(tasks)

    def _taken(self, room: int) -> list[_Task]:
        """The next requests to be sent; those that are pointless are done with."""
        tasks = [self._again.popleft() for _ in range(min(room, len(self._again)))]
        new = list(islice(self._new, room - len(tasks)))
        self._all_taken = self._all_taken or len(tasks) + len(new) < room
        self._order += [number for number, _ in new]
        return [task for task in (*tasks, *new) if not self._is_pointless(task)]

    def _is_pointless(self, task: _Task) -> bool:
        number, request = task
        why = self._program.why_not(request.op)
        if why is not None:
            unsent = Outcome(number, request, Status.NO_ANSWER, why=why, was_sent=False)
            self._settle(unsent)
        return why is not None

    # Listening

    def _listen(self) -> None:
        session = self._program.session
        assert session is not None
        outcomes = session.listen()
        for outcome in outcomes:
            self._program.learn(outcome)
            self._settle(outcome)
        if outcomes:
            return
        ending = session.ending()
        if ending is not None:
            self._suspect(session, ending)

    def _suspect(self, session: Session, ending: Ending) -> None:
        """Asks the oldest request alone; the others will be sent again."""
        self._program.drop()
        (number, request), *others = session.flight.items()
        self._again.extendleft(reversed(others))
        if session.sent == 1 or self._program.is_given_up:
            outcome = ending.outcome(number, request, fresh=session.sent == 1)
        else:
            outcome = self._program.alone(number, request)
        self._program.learn(outcome)
        if outcome.status in LOST:
            self._settle(outcome)
        else:
            self._doubts.append(_Doubt(ending, outcome, {other for other, _ in others}))
            self._resolve(number, lost=False)

    # Settling

    def _settle(self, outcome: Outcome) -> None:
        self._done[outcome.number] = outcome
        if self._doubts:
            self._resolve(outcome.number, lost=outcome.status in LOST)

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
        alone, ending = doubt.alone, doubt.ending
        if not ending.grave:
            self._program.conduct.note("interrupted", ending.why)
            return alone
        first = ending.outcome(alone.number, alone.request, fresh=False)
        return first.not_alone(alone)
