"""Whatever foreign programs do, every request gets one outcome."""

import fcntl
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import chdir
from itertools import count, cycle, islice
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from attrs import evolve

from boardscore.core.messages import LANGUAGES, Message, say
from boardscore.core.rulings import Value
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.program import conversation, process, protocol
from boardscore.verify.program.behaviour import DEFAULT_LIMITS, WINDOW, Limits, ObservedBehaviour
from boardscore.verify.program.outcomes import Outcome, Status, Task
from boardscore.verify.program.process import PipeReader, ProgramError, exit_message
from boardscore.verify.program.program import AHEAD, STARTED, Dispatcher, Program
from boardscore.verify.program.protocol import LONGEST_TEXT, TRACE, Request
from boardscore.verify.program.replies import Greeting, Moves, Scored
from boardscore.verify.search.search_result import Progress
from tests import HANGS
from tests.tables import from_table, read_cases
from tests.verify.samples import LIMITS as GENEROUS
from tests.verify.samples import SAMPLES, command
from tests.verify.searching import played
from tests.verify.test_examples import FOLDERS

FAKES = Path(__file__).with_name("fakes.py")
LIMITS = Limits(request=20, quiet=4, grace=20, in_vain=1e9)
"""In test time, where four marks are 20 seconds and one is enough to count as quiet."""

ANSWERED = Status.ANSWERED
CRASHED = Status.CRASHED
GARBAGE = Status.GARBAGE
NO_ANSWER = Status.NO_ANSWER
ORDER_DEPENDENT = Status.ORDER_DEPENDENT
TIMED_OUT = Status.TIMED_OUT
Clock = Callable[[], float]


def fake(name: str, *args: str) -> list[str]:
    return [sys.executable, "-B", "-S", "-E", str(FAKES), name, *args]


def position(number: int, **more: Any) -> Request:
    return protocol.score({"n": number, **more})


def five(bad: int = 0) -> list[Request]:
    return [position(number, bad=number == bad) for number in range(1, 6)]


def honest(number: int) -> Scored:
    return Scored((number, 2 * number))


class Asked:
    """The results of requests to a program: outcomes, and remarks on its conduct."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        clock: Clock,
        command: Sequence[str],
        requests: Iterable[Request],
        limits: Limits = LIMITS,
        times: int = 1,
        copies: int = 1,
    ) -> None:
        with Program(command, limits, clock, copies) as program:
            self.outcomes = [one for _ in range(times) for one in program.ask(requests)]
        self._times = times
        self.remarks = "\n".join(map(say, program.conduct.remarks))

    @property
    def statuses(self) -> list[Status]:
        return [outcome.status for outcome in self.outcomes]

    @property
    def others(self) -> dict[int, Outcome]:
        """The outcomes that are no answers, by number."""
        return {one.number: one for one in self.outcomes if one.status is not ANSWERED}

    def check_answers(self) -> None:
        assert [one.number for one in self.outcomes] == [*range(1, len(self.outcomes) + 1)]
        for at, one in enumerate(self.outcomes):
            if one.status is ANSWERED:
                assert one.answer == honest(at % (len(self.outcomes) // self._times) + 1)
            if one.status is Status.GARBAGE:
                assert one.printed
                assert one.answer is None


def lock_is_free(path: Path) -> bool:
    """Whether all programs that hold a lock end."""
    end = time.monotonic() + HANGS
    with path.open() as file:
        while time.monotonic() < end:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(0.02)
            else:
                return True
    return False


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    """A file that programs lock as long as they run."""
    path = tmp_path / "lock"
    path.touch()
    return path


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[process.Process]:
    begun: list[process.Process] = []

    class Counted(process.Process):
        def __init__(self, command: Sequence[str]) -> None:
            super().__init__(command)
            begun.append(self)

    monkeypatch.setattr(conversation, "Process", Counted)
    return begun


CASES = read_cases(
    __file__,
    "CASES",
    "program quick asked bad error limits times copies locks outcomes printed fresh errors remarks "
    "processes most_processes",
)
"""What programs do, each with what is reported; everything else is answered, without remarks."""


def numbered(outcomes: dict[str, Any]) -> dict[int, Any]:
    """The outcomes by number, of rows like `3` and `3-5`."""
    ends = (([*map(int, row.split("-"))], outcome) for row, outcome in outcomes.items())
    return {at: outcome for row, outcome in ends for at in range(row[0], row[-1] + 1)}


def check(case: Any, clock: Clock, lock: Path, processes: list[process.Process]) -> None:
    command = fake(case["program"], *[str(lock)] * case.get("locks", False))
    requests = [
        position(number, bad=number in case.get("bad", ()), error=case.get("error"))
        for number in range(1, case.get("asked", 5) + 1)
    ]
    limits = evolve(LIMITS, **case.get("limits", {}))
    often = {name: case[name] for name in ("times", "copies") if name in case}
    asked = Asked(clock, command, requests, limits, **often)
    asked.check_answers()
    others, expected = asked.others, numbered(case.get("outcomes", {}))
    assert {at: one.status.value for at, one in others.items()} == {
        at: status for at, (status, _) in expected.items()
    }
    for at, (_, message) in expected.items():
        assert message in {None, say(others[at].message)}
    for at, printed in case.get("printed", {}).items():
        assert others[int(at)].printed == (printed,)
    assert all(others[at].fresh for at in case.get("fresh", ()))
    assert all(len(one.errors) <= 4096 for one in asked.outcomes)
    assert all(one.errors.startswith(case.get("errors", "")) for one in asked.outcomes[:1])
    if case.get("remarks", "") is not None:
        assert asked.remarks == case.get("remarks", "").replace("NOISE", "x" * LONGEST_TEXT + "...")
    assert case.get("processes", len(processes)) == len(processes)
    assert len(processes) <= case.get("most_processes", len(processes))
    assert lock_is_free(lock)


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=name, marks=[] if case.get("quick") else [pytest.mark.long])
        for name, case in CASES.items()
    ],
)
def test_whatever_programs_do(
    case: Any, clock: Clock, lock: Path, processes: list[process.Process]
) -> None:
    check(case, clock, lock, processes)


@pytest.mark.long
def test_systems_that_cannot_look_at_a_process_without_reaping_it(
    clock: Clock, lock: Path, processes: list[process.Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "waitid")
    check(CASES["dies and leaves children behind"], clock, lock, processes)


# What no table shows


def test_a_process_may_wait_long_for_the_next_series(clock: Clock) -> None:
    """A hundred seconds pass; after that, a slow answer is no slower than before."""
    with Program(fake("answers_slowly"), LIMITS, clock) as program:
        list(program.ask([position(1)]))
        Path(os.environ["MARKS"]).write_bytes(b"." * 20)
        assert clock() == 100
        assert [outcome.status for outcome in program.ask([position(2)])] == [ANSWERED]


def test_a_program_gives_its_name_and_no_shell_reads_the_command(clock: Clock) -> None:
    args = ["a b", "; exit 3", "$HOME", "*", "'\""]
    with Program(fake("honest", *args), LIMITS, clock) as program:
        said = program.opening()
    rulings: dict[str, Value] = {"flower_points": "other_kinds_only", "strict": True}
    expected = Greeting(" ".join(args), "2.1", ("pier18",), rulings)
    assert said.greeting == said.hello.answer == expected


def test_one_process_answers_series_after_series(clock: Clock) -> None:
    """A program that counts its requests shows that it is still the same process."""
    with Program(fake("leaks_state"), LIMITS, clock) as program:
        totals = [[one.answer for one in program.ask([position(1)])] for _ in range(3)]
    assert totals == [[Scored((1, 2))], [Scored((2, 2))], [Scored((3, 2))]]


COPIES = pytest.mark.parametrize("copies", [1, pytest.param(3, marks=pytest.mark.long)])


@COPIES
def test_requests_are_taken_only_when_needed(copies: int, clock: Clock) -> None:
    taken = count(1)
    with Program(fake("honest"), LIMITS, clock, copies) as program:
        outcomes = program.ask(map(position, taken))
        first = list(islice(outcomes, 100))
        outcomes.close()
        assert not any(worker.flight for worker in program._workers)
    assert [outcome.answer for outcome in first] == [honest(n) for n in range(1, 101)]
    assert next(taken) <= 100 + (2 * WINDOW if copies == 1 else copies * AHEAD) + 1


def test_large_requests_do_not_block_the_pipes(clock: Clock) -> None:
    """More than any pipe holds goes both ways before the program reads the first request."""
    requests = [position(n, ballast="x" * 50_000) for n in range(1, 17)]
    asked = Asked(clock, fake("floods_stdout"), requests, evolve(LIMITS, request=1e9))
    assert asked.statuses == [ANSWERED] * 16
    asked.check_answers()


@pytest.mark.long
def test_an_outcome_has_its_share_of_the_time(clock: Clock) -> None:
    """Five seconds go by before the first answers; a request that hangs has all its time."""
    asked = Asked(clock, fake("starts_slowly"), five(), evolve(LIMITS, quiet=20))
    assert sum(one.seconds for one in asked.outcomes) == pytest.approx(5)
    asked = Asked(clock, fake("hangs_at_request"), five(bad=3))
    assert [one.seconds >= 40 for one in asked.outcomes] == [False, False, True, False, False]


@pytest.mark.long
def test_a_program_that_never_answers_is_given_up_after_its_second_start(clock: Clock) -> None:
    """At hello, and at the first request; a request that is repeated alone shows nothing new."""
    with Program(fake("hangs_at_start"), LIMITS, clock) as program:
        program.opening()
        outcomes = list(program.ask(five()))
        assert [program.confirm(outcome) for outcome in outcomes] == outcomes
    assert [one.status for one in outcomes] == [TIMED_OUT, *[NO_ANSWER] * 4]
    assert outcomes[1].why == Message("verify.never_answered")
    assert not any(one.was_sent for one in outcomes[1:])


@pytest.mark.long
def test_a_failing_kind_does_not_stop_others(clock: Clock) -> None:
    """Records have no position, so the program dies at them."""
    requests = [*(protocol.replay([number]) for number in range(3)), *five()]
    asked = Asked(clock, fake("honest"), requests)
    assert asked.statuses == [CRASHED, CRASHED, NO_ANSWER] + [ANSWERED] * 5
    assert say(asked.others[3].message) == (
        "Not sent: replay requests got no answer 2 times, each time for the same reason"
    )


@pytest.mark.long
def test_no_request_is_read_twice_by_a_program_that_ends_after_an_answer(
    clock: Clock, tmp_path: Path, processes: list[process.Process]
) -> None:
    """1 | 2 alone | 3 | 4 alone | then each process gets one request; two start in advance."""
    log = tmp_path / "log"
    asked = Asked(clock, fake("ends_after_an_answer", str(log)), map(position, range(1, 31)))
    assert asked.statuses == [ANSWERED] * 30
    asked.check_answers()
    assert sorted(map(int, log.read_text(encoding="utf-8").split())) == [*range(1, 31)]
    assert len(processes) <= 30 + STARTED


# Programs that print what they should not


@pytest.mark.long
def test_a_program_that_prints_a_line_of_100_mb(clock: Clock) -> None:
    """Its beginning shows which request it answers; the others are unaffected."""
    asked = Asked(clock, fake("a_long_line"), five(bad=3))
    assert asked.statuses == [ANSWERED, ANSWERED, Status.GARBAGE, ANSWERED, ANSWERED]
    assert say(asked.others[3].message) == "The line is longer than 4 MB"
    (line,) = asked.others[3].printed
    assert line.startswith('{"id": 3, "result": {"totals": [1, 1, ')
    assert len(line) == LONGEST_TEXT + 3
    asked.check_answers()


@pytest.mark.long
@pytest.mark.parametrize("name", ["floods_stdout", "floods_stderr", "floods_without_line_breaks"])
def test_memory_stays_flat(name: str, clock: Clock) -> None:
    """50 MB arrive; only one long line, some copies of it, and little else are kept at a time."""
    asked, peak = traced(lambda: Asked(clock, fake(name), five()))
    assert asked.statuses == [ANSWERED] * 5
    assert peak < 4 * process.LONGEST_LINE + 1_000_000


@pytest.mark.long
def test_memory_stays_flat_while_a_program_will_not_end(clock: Clock) -> None:
    """It keeps printing for all the time that it has to end."""
    asking = fake("floods_stdout_for_ever"), five(bad=1), evolve(LIMITS, grace=0.3)
    asked, peak = traced(lambda: Asked(clock, *asking))
    assert asked.statuses == [TIMED_OUT, *[ANSWERED] * 4]
    assert asked.others[1].printed == ("x" * 99,) * 5
    assert peak < 5_000_000


def traced(ask: Callable[[], Asked]) -> tuple[Asked, int]:
    """The results, and the most bytes that were in use."""
    tracemalloc.start()
    try:
        return ask(), tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


# State that leaks between requests


@pytest.mark.long
def test_a_program_that_leaks_state_between_requests(clock: Clock) -> None:
    """It adds the number of requests before: right for the first, wrong for the second."""
    with Program(fake("leaks_state"), LIMITS, clock) as program:
        first, second = (program.confirm(one) for one in list(program.ask(five()[:2])))
    assert (first.status, first.answer) == (ANSWERED, honest(1))
    assert second.status is ORDER_DEPENDENT
    assert say(second.message) == (
        "The answer depends on the requests before it. First difference: totals[0], 3 in the run "
        "and 2 in a fresh process"
    )


@pytest.mark.long
def test_an_answer_that_a_fresh_process_repeats_is_confirmed(clock: Clock) -> None:
    with Program(fake("honest"), LIMITS, clock) as program:
        outcomes = list(program.ask(five()[:2]))
        again = [program.confirm(outcome) for outcome in outcomes]
    assert [outcome.answer for outcome in again] == [honest(1), honest(2)]
    assert all(outcome.fresh for outcome in again)


@pytest.mark.long
@from_table
def test_what_got_no_answer_is_not_asked_again(
    name: str, bad: int, lost: int, clock: Clock
) -> None:
    with Program(fake(name), LIMITS, clock) as program:
        outcomes = list(program.ask(five(bad)))
        again = [program.confirm(one) for one in outcomes]
    kept = [one for one in outcomes if one.status is not ANSWERED]
    assert len(kept) == lost
    assert [one for one in again if one.status is not ANSWERED] == kept
    assert all(any(one is other for other in again) for one in kept)


@pytest.mark.long
def test_wrong_answers_of_a_program_that_dies_again_and_again_are_confirmed(clock: Clock) -> None:
    """Repeated together, one in three gets no answer, so it is repeated alone."""
    with Program(fake("dies_at_third_request"), LIMITS, clock) as program:
        outcomes = [one for one in program.ask(five()) if one.status is ANSWERED]
        (again,) = program.confirm_all([outcomes])
    assert [(one.status, one.answer) for one in again] == [
        (ANSWERED, honest(number)) for number in (1, 2, 4, 5)
    ]


def test_the_order_of_legal_moves_is_no_difference(clock: Clock) -> None:
    with Program(fake("moves_in_any_order"), LIMITS, clock) as program:
        outcomes = list(program.ask([protocol.legal([])] * 2))
        assert [program.confirm(outcome).status for outcome in outcomes] == [ANSWERED, ANSWERED]
    assert all(isinstance(outcome.answer, Moves) for outcome in outcomes)


# Programs that will not end


@pytest.mark.long
def test_a_program_that_ends_while_its_child_floods_its_output(clock: Clock) -> None:
    """It ended, so it neither closed its input nor kept running."""
    asked = Asked(clock, fake("leaves_a_flood"), five()[:1])
    assert asked.statuses == [NO_ANSWER]
    assert say(asked.others[1].message) == "The program ended without an answer; it printed: y"
    assert asked.remarks.endswith(
        "Your program ended and left other programs running, which were stopped."
    )


@COPIES
@pytest.mark.parametrize("is_idle", [True, False])
def test_all_processes_end_when_their_caller_fails(
    copies: int, is_idle: bool, clock: Clock, lock: Path
) -> None:
    """An error of the caller ends the programs and their children."""

    def fail() -> None:
        with Program(fake("leaves_children", str(lock)), LIMITS, clock, copies) as program:
            if is_idle:
                list(program.ask(five()))
            for outcome in program.ask(map(position, count(1))) if not is_idle else ():
                assert outcome.answer == honest(1)
                raise KeyboardInterrupt
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert lock_is_free(lock)


# Programs that cannot be run


def started(*command: str) -> str:
    with pytest.raises(ProgramError) as raised, Program(command) as program:
        list(program.ask([position(1)]))
    return raised.value.describe()


@from_table
def test_a_program_that_cannot_be_started(
    name: str, text: str | None, mode: str, said: str, tmp_path: Path
) -> None:
    if text is not None:
        (tmp_path / "adapter").write_text(text, encoding="utf-8")
        (tmp_path / "adapter").chmod(int(mode, 8))
    with chdir(tmp_path):
        found = started(name.replace("FOLDER", str(tmp_path)))
    assert found == said.replace("FOLDER", str(tmp_path))


def test_a_command_without_a_program() -> None:
    assert started() == "Name the program to be checked, with its arguments"


def test_another_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(subprocess, "Popen", full)
    assert started("x") == "x cannot be started: the operating system refused"


# hello


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "status"),
    [("silent_on_hello", NO_ANSWER), ("dies_on_hello", CRASHED), ("hangs_at_start", TIMED_OUT)],
)
def test_a_program_that_does_not_answer_hello_has_defaults_and_is_asked(
    name: str, status: Status, clock: Clock
) -> None:
    with Program(fake(name), LIMITS, clock) as program:
        opening = program.opening()
        answers = [one.answer for one in program.ask(five())]
    assert opening.greeting == Greeting(None, None, None, {})
    assert opening.hello.status is status
    assert answers == [None if status is TIMED_OUT else honest(n) for n in range(1, 6)]
    assert status is TIMED_OUT or program.conduct.remarks == ()


def test_faults_at_hello_are_forgiven(clock: Clock) -> None:
    with Program(fake("prints_noise"), LIMITS, clock) as program:
        outcome = program.opening().hello
    assert outcome.printed[0] == "ready"
    assert program.conduct.remarks == ()


# Parts


def all_lines(running: process.Process) -> list[bytes]:
    lines: list[bytes] = []
    while running.talks:
        lines += running.listen()
    assert running.wait_for_end(10) == running.wait_for_end(10) == 0
    return lines


def test_sent_requests_wait_until_they_are_read(clock: Clock) -> None:
    """More than a pipe holds, to a program that does not read, twice; then the end of the input."""
    assert clock() == 0
    hanging = process.Process(fake("hangs_at_start"))
    hanging.send(b"x" * 1_000_000)
    hanging.send(b"x" * 1_000_000)
    assert hanging.takes_input
    assert hanging.listen(0) == []
    hanging.end_input()
    assert not hanging.takes_input
    hanging.send(b"too late")
    assert hanging.kill(10) == hanging.kill(10) == -signal.SIGTERM


def test_output_just_before_the_end_is_not_lost(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first look sees no output, and all of it has come when the process has ended."""
    assert clock() == 0
    counting = process.Process(fake("counts_bytes"))
    counting.end_input()
    move = counting._move

    def too_early(_: float) -> bool:
        monkeypatch.setattr(counting, "_move", move)
        while not counting.has_ended:
            time.sleep(0.01)
        return False

    monkeypatch.setattr(counting, "_move", too_early)
    assert all_lines(counting) == [b"0"]
    assert not counting.left_behind


def test_a_program_has_no_access_to_our_terminal() -> None:
    """It leads a group of processes of its own, which has no terminal."""
    own = process.Process([sys.executable, "-c", "import os; print(os.getsid(0) == os.getpid())"])
    assert all_lines(own) == [b"True"]


def test_all_requests_are_read_before_the_input_ends(clock: Clock) -> None:
    assert clock() == 0
    cat = process.Process(fake("counts_bytes"))
    cat.send(b"x" * 1_000_000)
    cat.end_input()
    assert all_lines(cat) == [b"1000000"]


@from_table
def test_how_a_process_ended(code: int, how: str) -> None:
    assert say(exit_message(code)) == how


def test_an_answer_in_time_counts_even_if_read_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """We are stopped for an hour, as by Ctrl-Z, and it answers at that moment."""
    now, lines = [0.0], [[], [b'{"id": 1, "result": {"totals": [1, 2]}}']]
    state = {"talks": True, "takes_input": True, "refused_input": False, "is_within_line": False}
    answering = Mock(**state, unfinished=b"", **{"listen.side_effect": lines})
    monkeypatch.setattr(conversation, "Process", lambda _: answering)
    profile = ObservedBehaviour(["x"], LIMITS, lambda: now[-1])
    asking = conversation.Conversation(profile, profile.conduct)
    asking.send([(1, position(1))])
    assert asking.listen() == []
    now.append(3600)
    assert asking.ending() is None
    assert [outcome.answer for outcome in asking.listen()] == [honest(1)]


def test_lines_are_split_correctly_wherever_reads_break() -> None:
    text = b"one\n\ntwo\r\nthree\nfo"
    for size in range(1, len(text) + 1):
        lines = PipeReader()
        parts = [text[start : start + size] for start in range(0, len(text), size)]
        assert [line for part in parts for line in lines.cut(part)] == [
            b"one",
            b"",
            b"two\r",
            b"three",
        ]
        assert lines.rest == b"fo"


def test_the_start_of_a_line_that_is_too_long_is_kept() -> None:
    lines = PipeReader()
    assert lines.cut(b"a\nb" + b"x" * process.LONGEST_LINE) == [b"a", b"b" + b"x" * 499 + b"..."]
    assert lines.cut(b"x" * 1000) == []
    assert lines.rest == b""
    assert lines.cut(b"x\nnext\nre") == [b"next"]
    assert lines.rest == b"re"


def test_a_line_of_maximum_length_is_complete() -> None:
    lines = PipeReader()
    longest = b"x" * process.LONGEST_LINE
    assert lines.cut(longest) == []
    assert lines.cut(b"\n") == [longest]


def test_an_answer_that_is_read_late_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine, the thread that reads may come long after the end of the program."""
    read = process.Process._read_output

    def late(self: process.Process, pipe: Any) -> None:
        time.sleep(0.3)
        read(self, pipe)

    monkeypatch.setattr(process.Process, "_read_output", late)
    monkeypatch.setattr(process, "_END_LAG", 0.01)
    running, lines = process.Process(["echo", "answer"]), list[bytes]()
    while running.talks:
        lines += running.listen(0.01)
    assert running.kill(0) == 0
    assert lines == [b"answer"]


def test_each_status_has_a_readable_name() -> None:
    assert all(say(status.message, lang) for status in Status for lang in LANGUAGES)


def test_default_limits_in_seconds() -> None:
    assert Limits(10, 2, 2, 90) == Limits.of(10) == DEFAULT_LIMITS


# Several copies of a program give the same outcomes as one


JOBS = 3
MISREADING = "pier18.score.lovers/other-lovers-block:left-out"


def asked_of_copies(clock: Clock, name: str, number: int) -> list[Outcome]:
    """The outcomes of requests to copies of a fake program; `CASES` has more."""
    with Program(fake(name), LIMITS, clock, JOBS) as program:
        return list(program.ask(map(position, range(1, number + 1))))


@pytest.mark.long
def test_each_copy_gets_every_third_request(clock: Clock) -> None:
    """Each answer includes the number of earlier requests to that copy."""
    outcomes = asked_of_copies(clock, "leaks_state", 300)
    assert [one.answer for one in outcomes] == [
        Scored((number + (number - 1) // JOBS, 2 * number)) for number in range(1, 301)
    ]


@pytest.mark.long
def test_copies_that_never_answer_are_given_up(clock: Clock) -> None:
    outcomes = asked_of_copies(clock, "hangs_at_start", 40)
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
