"""Several copies of a program give the same outcomes as one."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable
from itertools import cycle, islice
from typing import Any

import pytest
from attrs import evolve

from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.program.outcomes import Outcome, Status, Task
from boardscore.verify.program.program import Dispatcher, Program
from boardscore.verify.program.protocol import TRACE, Scored
from boardscore.verify.search.search_result import Progress
from tests.verify.samples import LIMITS as GENEROUS
from tests.verify.samples import SAMPLES, command
from tests.verify.searching import played
from tests.verify.test_examples import FOLDERS
from tests.verify.test_runner import ANSWERED, LIMITS, fake, position

JOBS = 3
Clock = Callable[[], float]
MISREADING = "pier18.score.lovers/other-lovers-block:left-out"


def asked(clock: Clock, name: str, number: int) -> list[Outcome]:
    """The outcomes of requests to copies of a fake program; `test_runner.json` has more."""
    with Program(fake(name), LIMITS, clock, JOBS) as program:
        return list(program.ask(map(position, range(1, number + 1))))


@pytest.mark.long
def test_each_copy_gets_every_third_request(clock: Clock) -> None:
    """Each answer includes the number of earlier requests to that copy."""
    outcomes = asked(clock, "leaks_state", 300)
    assert [one.answer for one in outcomes] == [
        Scored((number + (number - 1) // JOBS, 2 * number)) for number in range(1, 301)
    ]


@pytest.mark.long
def test_copies_that_never_answer_are_given_up(clock: Clock) -> None:
    outcomes = asked(clock, "hangs_at_start", 40)
    assert {one.status for one in outcomes} == {Status.TIMED_OUT, Status.NO_ANSWER}


@pytest.mark.long
def test_a_killed_copy_loses_at_most_one_request(clock: Clock) -> None:
    with Program(fake("honest"), LIMITS, clock, JOBS) as program:
        flow = program.ask(map(position, range(1, 2001)))
        outcomes = list(islice(flow, 100))
        conversation = program._workers[1].conversation
        assert conversation is not None
        os.kill(conversation.process._popen.pid, signal.SIGKILL)
        outcomes += flow
    assert [one.number for one in outcomes] == [*range(1, 2001)]
    assert [one.status for one in outcomes].count(ANSWERED) >= 1999


class Greedy:
    """Stands in for a worker that always has room and never answers."""

    def __init__(self) -> None:
        self.queue: deque[Task] = deque()
        self.done: dict[int, Any] = {}
        self.sent: list[int] = []

    def room(self) -> int:
        return 50_000

    def stop(self) -> None:
        pass

    def send(self, count: int) -> None:
        self.sent += [self.queue.popleft()[0] for _ in range(min(count, len(self.queue)))]


def test_a_copy_that_is_far_ahead_waits() -> None:
    """As if the second of two copies hung: the first gets no more until the second continues."""
    workers: Any = [Greedy(), Greedy()]
    tasks = enumerate([position(0)] * 100_000)
    dispatcher = Dispatcher(workers, zip(cycle(workers), tasks))
    one, other = workers
    dispatcher.fill(one)
    most = len(one.sent)
    assert one.sent == [*range(0, 2 * most, 2)]
    assert 0 < most < 5_000
    dispatcher.fill(one)
    assert len(one.sent) == most
    one.done, other.done = {0: "one"}, {1: "other"}
    outcomes = dispatcher.outcomes()
    assert [next(outcomes), next(outcomes)] == ["one", "other"]
    dispatcher.fill(one)
    assert one.sent[most:] == [2 * most]
    dispatcher.fill(other)
    assert other.sent == [*range(1, 2 * most + 2, 2)]


def judged(name: str, *args: str, jobs: int) -> Judgement:
    with Program(command(name, *args), GENEROUS, jobs=jobs) as program:
        return judge(program, command(name, *args), SAMPLES, {})


@pytest.mark.long
@pytest.mark.parametrize(
    "args", [("misreading", MISREADING), ("nothing",), ("crash",), ("garbage",)]
)
def test_the_judgement_is_the_same_with_any_number_of_copies(args: tuple[str, ...]) -> None:
    one, several = judged(*args, jobs=1), judged(*args, jobs=JOBS)
    assert one.failures or one.exit_code
    assert several == evolve(one, cases=several.cases)
    assert [(case.vector.id, case.verdict, case.got) for case in several.cases] == [
        (case.vector.id, case.verdict, case.got) for case in one.cases
    ]


@pytest.mark.long
def test_a_play_search_finds_the_same_with_any_number_of_copies() -> None:
    """The same games, with the same counterexamples in the same order, of play and of the table."""
    found = [played_by_a_twin(jobs) for jobs in (1, 2, 3)]
    assert found[0][0]
    assert found[0] == found[1] == found[2]


def played_by_a_twin(jobs: int) -> tuple[Any, ...]:
    """Counterexamples for an engine that is wrong at several points of its games."""
    file = FOLDERS["python"] / "engine_pier18_cards_tucked_under.py"
    twin = [sys.executable, "-B", os.fspath(file)]
    last = [Progress()]
    until = lambda: last[-1].counts.games >= 16  # noqa: E731
    with Program(twin, GENEROUS, jobs=jobs) as program:
        by_playing = played(program, "pier18", 0, TRACE, until=until, report=last.append)
    return (
        [(one.kind, one.clause, one.question.record, one.status) for one in by_playing.findings],
        by_playing.counts,
        by_playing.covered,
    )
