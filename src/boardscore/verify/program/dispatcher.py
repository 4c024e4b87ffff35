"""Several processes of a program at once, in one thread: who gets what, and who is listened to."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle

from attrs import Factory, define

from boardscore.verify.program.conversation import Conversation
from boardscore.verify.program.outcomes import Outcome
from boardscore.verify.program.process import TICK
from boardscore.verify.program.program_profile import BATCH, ProgramProfile, Task
from boardscore.verify.program.run import Run, Worker

AHEAD = 2 * BATCH
"""How many requests one process may be ahead of another, so that what waits stays small."""


class Dispatcher:
    """Deals requests to processes in turn, so that who gets which depends on nothing else."""

    def __init__(self, tasks: Iterable[Task], players: int) -> None:
        self._tasks = iter(tasks)
        self._hands: list[deque[Task]] = [deque() for _ in range(players)]
        self._dealt = 0
        self._ended = False
        self.fetched = 0
        """How many outcomes were fetched."""

    def take(self, player: int, count: int) -> list[Task]:
        """So many requests for one process; fewer if it is too far ahead, or at the end."""
        hand = self._hands[player]
        while len(hand) < count and self._may_deal:
            self._deal()
        return [hand.popleft() for _ in range(min(count, len(hand)))]

    def is_over(self, player: int) -> bool:
        """Whether there is nothing more for a process."""
        return self._ended and not self._hands[player]

    @property
    def _may_deal(self) -> bool:
        return not self._ended and self._dealt - self.fetched < AHEAD * len(self._hands)

    def _deal(self) -> None:
        task = next(self._tasks, None)
        if task is None:
            self._ended = True
        else:
            self._hands[self._dealt % len(self._hands)].append(task)
            self._dealt += 1


class RequestQueue:
    """What a dealer has for one process."""

    def __init__(self, dealer: Dispatcher, player: int) -> None:
        self._dealer, self._player = dealer, player

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more."""
        return self._dealer.is_over(self._player)

    def take(self, count: int) -> list[Task]:
        """So many requests, or fewer if there are no more just now."""
        return self._dealer.take(self._player, count)


def in_turn(dealer: Dispatcher, runs: Sequence[Run]) -> Iterator[Outcome]:
    """The outcomes of runs that a dealer deals to, in the order of the requests."""
    turns = cycle(runs)
    run = next(turns)
    while not all(one.is_over for one in runs):
        for one in runs:
            one.fill()
        while (outcome := run.fetched()) is not None:
            dealer.fetched += 1
            yield outcome
            run = next(turns)
        _go_on(runs)


def _go_on(runs: Sequence[Run]) -> None:
    """Listens to all that are busy."""
    busy = [(run, conversation) for run in runs if (conversation := run.flying) is not None]
    seconds = _waited([conversation for _, conversation in busy])
    for run, _ in busy:
        run.listen(seconds)


def _waited(conversations: Sequence[Conversation]) -> float:
    """Waits for a moment until one of several processes says something; how long to listen then."""
    if len(conversations) <= 1:
        return TICK
    Conversation.wait(conversations, TICK)
    return 0.0


@define
class _Afresh:
    """Requests that are all that a process is asked."""

    copy: Worker
    run: Run
    outcomes: list[Outcome] = Factory(list)

    @staticmethod
    def of(known: ProgramProfile, tasks: Sequence[Task]) -> "_Afresh":
        copy = Worker(known.anew())
        return _Afresh(copy, Run(copy, RequestQueue(Dispatcher(tasks, 1), 0)))

    def go_on(self) -> None:
        """Sends and fetches what can be; the process is not kept when all is done."""
        self.run.fill()
        while (outcome := self.run.fetched()) is not None:
            self.outcomes.append(outcome)
        if self.run.is_over:
            self.copy.drop()


def each_afresh(
    known: ProgramProfile, groups: Iterable[Sequence[Task]], at_once: int
) -> Iterator[list[Outcome]]:
    """The outcomes of groups of requests, each asked of a process of its own; in their order."""
    left, order = iter(groups), deque[_Afresh]()
    try:
        while True:
            while sum(not one.run.is_over for one in order) < at_once:
                tasks = next(left, None)
                if tasks is None:
                    break
                order.append(_Afresh.of(known, tasks))
            if not order:
                return
            for one in order:
                one.go_on()
            while order and order[0].run.is_over:
                yield order.popleft().outcomes
            _go_on([one.run for one in order])
    finally:
        for one in order:
            one.copy.drop()
