"""Whatever foreign programs do, every request gets one outcome."""

import fcntl
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from boardscore.core.messages import Message, say
from boardscore.core.rulings import Value
from boardscore.verify.program import process, protocol, requests_in_flight
from boardscore.verify.program.outcomes import (
    DEFAULT_LIMITS,
    WINDOW,
    Limits,
    ObservedBehaviour,
    Outcome,
    Status,
)
from boardscore.verify.program.process import PipeReader, ProgramError
from boardscore.verify.program.program import STARTED, Program
from boardscore.verify.program.protocol import (
    LONGEST_TEXT,
    Garbled,
    Greeting,
    Moves,
    Refused,
    Request,
    Scored,
)
from boardscore.verify.program.requests_in_flight import exit_message
from tests import HANGS
from tests.tables import from_table

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
    """The command that runs a fake program."""
    return [sys.executable, "-B", "-S", "-E", str(FAKES), name, *args]


def position(number: int, **more: Any) -> Request:
    return protocol.score({"n": number, **more})


def five(bad: int = 0) -> list[Request]:
    """Five requests; one of them may be bad."""
    return [position(number, bad=number == bad) for number in range(1, 6)]


def all_answered_but(number: int, status: Status) -> list[Status]:
    """The statuses of five requests, one of them different."""
    return [status if one == number else ANSWERED for one in range(1, 6)]


def honest(number: int) -> Scored:
    """The answers of honest programs."""
    return Scored((number, 2 * number))


class Asked:
    """The results of requests to a program: outcomes, and remarks on its conduct."""

    def __init__(
        self,
        clock: Clock,
        command: Sequence[str],
        requests: Iterable[Request],
        limits: Limits = LIMITS,
    ) -> None:
        with Program(command, limits, clock) as program:
            self.outcomes = list(program.ask(requests))
        self.remarks = "\n".join(map(say, program.conduct.remarks))

    @property
    def statuses(self) -> list[Status]:
        return [outcome.status for outcome in self.outcomes]

    @property
    def messages(self) -> list[str]:
        return [say(outcome.message) for outcome in self.outcomes]

    def check_answers(self) -> None:
        """Every answer is the honest one, and each request has its outcome."""
        for number, outcome in enumerate(self.outcomes, 1):
            assert outcome.number == number
            if outcome.status is ANSWERED:
                assert outcome.answer == honest(number)


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
    """All processes that a test starts."""
    begun: list[process.Process] = []

    class Counted(process.Process):
        def __init__(self, command: Sequence[str]) -> None:
            super().__init__(command)
            begun.append(self)

    monkeypatch.setattr(requests_in_flight, "Process", Counted)
    return begun


# Programs that answer correctly, each in its way


@pytest.mark.long
@from_table
def test_permitted_behaviour_gives_no_remarks(name: str, clock: Clock) -> None:
    asked = Asked(clock, fake(name), five())
    assert asked.statuses == [ANSWERED] * 5
    asked.check_answers()
    assert asked.remarks == ""


@pytest.mark.parametrize("requests", [0, 1, 63, 64, 65, 500])
def test_every_request_has_one_outcome_in_order(requests: int, clock: Clock) -> None:
    asked = Asked(clock, fake("honest"), map(position, range(1, requests + 1)))
    assert asked.statuses == [ANSWERED] * requests
    asked.check_answers()
    assert asked.remarks == ""


@pytest.mark.long
@pytest.mark.parametrize("requests", [1, 64])
def test_a_program_may_read_everything_before_it_answers(requests: int, clock: Clock) -> None:
    asked = Asked(clock, fake("reads_all_first"), map(position, range(1, requests + 1)))
    assert asked.statuses == [ANSWERED] * requests
    asked.check_answers()
    assert asked.remarks == ""


@pytest.mark.long
def test_a_program_that_reads_everything_first_gets_larger_series(
    clock: Clock, processes: list[process.Process]
) -> None:
    """Two processes may be slow to start; the third gets all the rest, and no time is lost."""
    asked = Asked(clock, fake("reads_all_first"), map(position, range(1, 501)))
    assert asked.statuses == [ANSWERED] * 500
    asked.check_answers()
    assert asked.remarks == (
        "Some answers came only after the input of your program had ended: it reads everything "
        "first, does not flush its output after each line, or is slow."
    )
    assert len(processes) == 3


def test_a_program_that_is_slow_to_start_is_kept_once_it_has_started(
    clock: Clock, processes: list[process.Process]
) -> None:
    """The first process is quiet for too long; the second has twice the time, and is kept."""
    with Program(fake("starts_slowly"), LIMITS, clock) as program:
        for _ in range(4):
            assert [outcome.status for outcome in program.ask(five())] == [ANSWERED] * 5
    assert len(processes) == 2
    assert program.conduct.remarks == ()


@pytest.mark.long
def test_a_program_that_does_not_flush_every_answer_gets_a_remark(
    clock: Clock, processes: list[process.Process]
) -> None:
    """Of five answers, three come in time, and two at the end of the input of each process."""
    with Program(fake("answers_in_blocks"), LIMITS, clock) as program:
        for _ in range(4):
            assert [outcome.status for outcome in program.ask(five())] == [ANSWERED] * 5
    assert [remark.key for remark in program.conduct.remarks] == ["remark.late"]
    assert len(processes) == 4


def test_an_answer_that_waits_for_the_next_request_gets_no_remark(clock: Clock) -> None:
    with Program(fake("answers_late"), LIMITS, clock) as program:
        assert [outcome.status for outcome in program.ask(five())] == [ANSWERED] * 5
    assert program.conduct.remarks == ()


def test_a_process_may_wait_long_for_the_next_series(clock: Clock) -> None:
    """A hundred seconds pass; after that, a slow answer is no slower than before."""
    with Program(fake("answers_slowly"), LIMITS, clock) as program:
        list(program.ask([position(1)]))
        Path(os.environ["MARKS"]).write_bytes(b"." * 20)
        assert clock() == 100
        assert [outcome.status for outcome in program.ask([position(2)])] == [ANSWERED]


def test_starting_may_take_longer_than_answering(clock: Clock) -> None:
    """The program marks five seconds before it reads anything; an answer may take four."""
    asked = Asked(clock, fake("starts_slowly"), five(), evolve(LIMITS, request=4))
    assert asked.statuses == [ANSWERED] * 5


def test_no_shell_reads_the_command(clock: Clock) -> None:
    args = ["a b", "; exit 3", "$HOME", "*", "'\""]
    with Program(fake("honest", *args), LIMITS, clock) as program:
        greeting = program.opening().greeting
    assert greeting.name == " ".join(args)


def test_one_process_answers_series_after_series(clock: Clock) -> None:
    """A program that counts its requests shows that it is still the same process."""
    with Program(fake("leaks_state"), LIMITS, clock) as program:
        totals = [[one.answer for one in program.ask([position(1)])] for _ in range(3)]
    assert totals == [[Scored((1, 2))], [Scored((2, 2))], [Scored((3, 2))]]


def test_requests_are_taken_only_when_needed(clock: Clock) -> None:
    taken = count(1)
    with Program(fake("honest"), LIMITS, clock) as program:
        outcomes = program.ask(map(position, taken))
        first = list(islice(outcomes, 100))
        outcomes.close()
        assert program._workers[0].conversation is None
    assert [outcome.answer for outcome in first] == [honest(n) for n in range(1, 101)]
    assert next(taken) <= 100 + 2 * WINDOW + 1


def test_large_requests_do_not_block_the_pipes(clock: Clock) -> None:
    """More than any pipe holds goes both ways before the program reads the first request."""
    requests = [position(n, ballast="x" * 50_000) for n in range(1, 17)]
    asked = Asked(clock, fake("floods_stdout"), requests, evolve(LIMITS, request=1e9))
    assert asked.statuses == [ANSWERED] * 16
    asked.check_answers()


# Programs that hang


@pytest.mark.long
def test_a_program_that_hangs_at_its_start(clock: Clock) -> None:
    asked = Asked(clock, fake("hangs_at_start"), five()[:2])
    assert asked.statuses == [TIMED_OUT, TIMED_OUT]
    assert asked.messages == ["No answer within 40 s of its start"] * 2


@pytest.mark.long
def test_a_program_that_hangs_at_a_request(clock: Clock) -> None:
    asked = Asked(clock, fake("hangs_at_request"), five(bad=3))
    assert asked.statuses == all_answered_but(3, TIMED_OUT)
    assert asked.messages[2] == "No answer within 40 s of its start"
    assert asked.outcomes[2].fresh
    asked.check_answers()
    assert asked.remarks == ""


@pytest.mark.long
def test_an_outcome_has_its_share_of_the_time(clock: Clock) -> None:
    """Five seconds go by before the first answers; a request that hangs has all its time."""
    asked = Asked(clock, fake("starts_slowly"), five(), evolve(LIMITS, quiet=20))
    assert sum(one.seconds for one in asked.outcomes) == pytest.approx(5)
    asked = Asked(clock, fake("hangs_at_request"), five(bad=3))
    assert [one.seconds >= 40 for one in asked.outcomes] == [False, False, True, False, False]


@pytest.mark.long
def test_a_program_that_hangs_because_of_earlier_requests(clock: Clock) -> None:
    """Its third request is answered when alone, and no other one hangs alone."""
    asked = Asked(clock, fake("hangs_at_third_request"), five())
    assert asked.statuses == all_answered_but(3, TIMED_OUT)
    assert asked.messages[2] == (
        "After other requests: No answer within 20 s. Alone in a fresh process, this request gets "
        "an answer."
    )


@pytest.mark.long
def test_after_many_failures_of_a_kind_the_rest_is_not_sent(clock: Clock) -> None:
    asked = Asked(clock, fake("dies_at_start"), five())
    assert asked.statuses == [CRASHED, CRASHED, NO_ANSWER, NO_ANSWER, NO_ANSWER]
    assert (
        asked.messages[2:]
        == ["Not sent: score requests got no answer 2 times, each time for the same reason"] * 3
    )


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
def test_after_an_answer_to_a_kind_all_of_it_is_sent(clock: Clock) -> None:
    requests = [position(1), *(position(n, bad=True) for n in range(2, 6))]
    asked = Asked(clock, fake("dies_at_request"), requests)
    assert asked.statuses == [ANSWERED, CRASHED, CRASHED, CRASHED, CRASHED]


@pytest.mark.long
def test_a_failing_kind_does_not_stop_others(clock: Clock) -> None:
    """Records have no position, so the program dies at them."""
    requests = [*(protocol.replay([number]) for number in range(3)), *five()]
    asked = Asked(clock, fake("honest"), requests)
    assert asked.statuses == [CRASHED, CRASHED, NO_ANSWER] + [ANSWERED] * 5
    assert asked.messages[2] == (
        "Not sent: replay requests got no answer 2 times, each time for the same reason"
    )


# Programs that die


@pytest.mark.long
def test_a_program_that_dies_at_its_start(clock: Clock) -> None:
    asked = Asked(clock, fake("dies_at_start"), five()[:2])
    assert asked.statuses == [CRASHED, CRASHED]
    assert (
        asked.messages
        == [
            (
                "The program ended before it answered (exit code 3); its last output: "
                "ImportError: no module named games"
            )
        ]
        * 2
    )
    assert asked.outcomes[0].errors.startswith("Traceback\n")


def test_the_error_message_is_found_in_the_last_lines(clock: Clock) -> None:
    """Node.js writes where it happened, and its version, after the message."""
    asked = Asked(clock, fake("dies_before_its_stack"), five()[:1])
    assert asked.messages[0].endswith("its last output: Error: Cannot find module './games.mjs'")


@pytest.mark.long
def test_a_program_that_dies_at_a_request(clock: Clock) -> None:
    asked = Asked(clock, fake("dies_at_request"), five(bad=3))
    assert asked.statuses == all_answered_but(3, CRASHED)
    assert asked.messages[2] == (
        "The program ended before it answered (exit code 3); its last output: there is no row 5"
    )
    asked.check_answers()
    assert asked.remarks == ""


def test_a_program_that_is_killed_at_a_request(clock: Clock) -> None:
    asked = Asked(clock, fake("killed_at_request"), five(bad=5))
    assert asked.statuses == all_answered_but(5, CRASHED)
    assert asked.messages[4] == "The program ended before it answered (signal SIGKILL)"


@pytest.mark.long
def test_a_program_that_dies_because_of_earlier_requests(clock: Clock) -> None:
    asked = Asked(clock, fake("dies_at_third_request"), five())
    assert asked.statuses == all_answered_but(3, CRASHED)
    assert asked.messages[2] == (
        "After other requests: The program ended before it answered (exit code 3). Alone in a "
        "fresh process, this request gets an answer."
    )


@pytest.mark.long
def test_every_third_request_of_many(clock: Clock) -> None:
    """1, 2 | 3 alone | 4, 5 | 6 alone | 7, 8 | 9, 10 | ...: then each process gets two requests."""
    asked = Asked(clock, fake("dies_at_third_request"), map(position, range(1, 19)))
    assert asked.statuses == [*[ANSWERED, ANSWERED, CRASHED] * 2, *[ANSWERED] * 12]
    asked.check_answers()


@pytest.mark.long
def test_a_program_that_dies_after_an_answer(clock: Clock) -> None:
    """1 | 2 alone | 3 | 4 alone | 5: the answers count, and the deaths are no answers."""
    asked = Asked(clock, fake("dies_after_an_answer"), five())
    assert asked.statuses == [ANSWERED, CRASHED, ANSWERED, CRASHED, ANSWERED]
    assert asked.remarks == (
        "After its last answer, your program ended with an exit code other than 0: 1 time, first "
        "with exit code 1."
    )


@pytest.mark.long
def test_a_program_that_ends_after_an_answer(clock: Clock) -> None:
    asked = Asked(clock, fake("ends_after_an_answer"), five())
    assert asked.statuses == [ANSWERED] * 5
    asked.check_answers()
    assert asked.remarks == (
        "The program ended by itself after 1 answer, with requests left. It was started again for "
        "the rest."
    )


@pytest.mark.long
def test_no_request_is_read_twice_by_a_program_that_ends_after_an_answer(
    clock: Clock, tmp_path: Path, processes: list[process.Process]
) -> None:
    """1 | 2 alone | 3 | 4 alone | then each process gets one request; two start in advance."""
    log = tmp_path / "log"
    asked = Asked(clock, fake("ends_after_an_answer", str(log)), map(position, range(1, 31)))
    assert asked.statuses == [ANSWERED] * 16
    asked.check_answers()
    assert sorted(map(int, log.read_text(encoding="utf-8").split())) == [*range(1, 31)]
    assert len(processes) <= 30 + STARTED


@pytest.mark.long
def test_the_innocent_are_not_blamed_for_another_request(
    clock: Clock, processes: list[process.Process]
) -> None:
    """No answer comes if one request is bad: all others are shown to be harmless.

    Each step halves the number of suspects, so this does not take a process for each.
    """
    requests = [position(n, bad=n == 40) for n in range(1, 81)]
    asked = Asked(clock, fake("reads_all_then_dies"), requests)
    assert asked.statuses == [ANSWERED] * 39 + [CRASHED] + [ANSWERED] * 40
    asked.check_answers()
    assert len(processes) <= 20


def test_a_request_that_was_alone_is_not_sent_again(
    clock: Clock, processes: list[process.Process]
) -> None:
    assert Asked(clock, fake("dies_at_request"), [position(1, bad=True)]).statuses == [CRASHED]
    assert len(processes) == 1


# Programs that print what they should not


@pytest.mark.long
def test_a_program_that_floods_its_output(clock: Clock) -> None:
    asked = Asked(clock, fake("floods_stdout"), five())
    assert asked.statuses == [ANSWERED] * 5
    noise = "x" * LONGEST_TEXT + "..."
    assert asked.remarks == (
        "Your program prints 50000 lines to stdout that are not answers, such as "
        f"{noise}. Print such things to stderr."
    )


@pytest.mark.long
def test_a_program_that_floods_its_output_forever(clock: Clock) -> None:
    limits = evolve(LIMITS, grace=0.1)
    asked = Asked(clock, fake("floods_stdout_for_ever"), five(bad=2), limits)
    assert asked.statuses == all_answered_but(2, TIMED_OUT)
    assert asked.outcomes[1].printed == ("x" * 99,) * 5


@pytest.mark.long
def test_a_program_that_floods_its_errors(clock: Clock) -> None:
    asked = Asked(clock, fake("floods_stderr"), five(bad=2))
    assert asked.statuses == all_answered_but(2, CRASHED)
    assert asked.messages[1] == (
        "The program ended before it answered (exit code 1); its last output: that was too much"
    )
    assert len(asked.outcomes[1].errors) <= 4096


@pytest.mark.long
def test_a_program_that_prints_a_line_of_100_mb(clock: Clock) -> None:
    """Its beginning shows which request it answers; the others are unaffected."""
    asked = Asked(clock, fake("a_long_line"), five(bad=3))
    assert asked.statuses == all_answered_but(3, GARBAGE)
    assert asked.messages[2] == "The line is longer than 4 MB"
    (line,) = asked.outcomes[2].printed
    assert line.startswith('{"id": 3, "result": {"totals": [1, 1, ')
    assert len(line) == LONGEST_TEXT + 3
    asked.check_answers()


@pytest.mark.long
@pytest.mark.parametrize("name", ["floods_stdout", "floods_stderr", "floods_without_line_breaks"])
def test_memory_stays_flat(name: str, clock: Clock) -> None:
    """50 MB arrive; only one long line, some copies of it, and little else are kept at a time."""
    tracemalloc.start()
    try:
        asked = Asked(clock, fake(name), five())
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert asked.statuses == [ANSWERED] * 5
    assert peak < 4 * process.LONGEST_LINE + 1_000_000


@pytest.mark.long
def test_memory_stays_flat_while_a_program_will_not_end(clock: Clock) -> None:
    """It keeps printing for all the time that it has to end."""
    tracemalloc.start()
    try:
        asked = Asked(clock, fake("floods_stdout_for_ever"), five(bad=1), evolve(LIMITS, grace=0.3))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert asked.statuses == all_answered_but(1, TIMED_OUT)
    assert peak < 5_000_000


def test_a_program_that_prints_noise(clock: Clock) -> None:
    """A greeting, and for each answer one line before it and two after it."""
    asked = Asked(clock, fake("prints_noise"), five())
    assert asked.statuses == [ANSWERED] * 5
    asked.check_answers()
    assert asked.remarks == (
        "Your program prints 16 lines to stdout that are not answers, such as ready. Print such "
        "things to stderr."
    )


@pytest.mark.long
def test_a_program_that_stops_in_the_middle_of_a_line(clock: Clock) -> None:
    asked = Asked(clock, fake("half_a_line"), five(bad=3))
    assert asked.statuses == all_answered_but(3, TIMED_OUT)
    assert asked.outcomes[2].printed == ('{"id": 3, "resu',)
    assert asked.remarks == (
        'Your program leaves 2 lines without a line break, such as {"id": 3, "resu'
    )


def test_a_program_that_forgets_the_line_break(clock: Clock) -> None:
    asked = Asked(clock, fake("no_line_break"), [position(1)])
    assert asked.statuses == [NO_ANSWER]
    assert asked.messages == [
        (
            "The program ended, and its last line is ignored because it has no line break: "
            '{"id": 1, "result": {"totals": [1, 2]}}'
        )
    ]


def test_a_program_that_answers_in_another_encoding(clock: Clock) -> None:
    asked = Asked(clock, fake("invalid_utf8"), five(bad=3))
    assert asked.statuses == all_answered_but(3, GARBAGE)
    assert asked.messages[2] == "The line is not in UTF-8"
    assert asked.outcomes[2].printed == (
        '{"id": 3, "error": {"code": "internal", "message": "gr\\xf6\\xdfer"}}',
    )


# Programs that answer wrongly


def test_a_program_that_answers_twice(clock: Clock) -> None:
    asked = Asked(clock, fake("answers_twice"), five())
    assert asked.statuses == [ANSWERED] * 5
    asked.check_answers()
    assert asked.remarks == (
        "Your program answers twice: 5 answers too many, such as "
        '{"id": 1, "result": {"totals": [1, 2]}}'
    )


def test_a_program_that_writes_a_key_twice(clock: Clock) -> None:
    asked = Asked(clock, fake("repeats_a_key"), five())
    assert asked.statuses == [ANSWERED] * 5
    asked.check_answers()
    assert asked.remarks == (
        'Your program writes a key twice in an object of 5 answers, such as "1"; the last value '
        "counts."
    )


def test_a_program_that_answers_before_it_is_asked(clock: Clock) -> None:
    asked = Asked(clock, fake("answers_unasked"), five())
    assert asked.statuses == [ANSWERED] * 5
    asked.check_answers()
    assert asked.remarks == (
        "Your program sends 1 answer without a request, namely "
        '{"id": 1000, "result": {"totals": [0, 0]}}'
    )


def test_a_program_that_answers_other_requests(clock: Clock) -> None:
    asked = Asked(clock, fake("wrong_ids"), [position(1)])
    assert asked.statuses == [NO_ANSWER]
    assert asked.messages == [
        (
            "The program ended without an answer; it printed: "
            '{"id": 1001, "result": {"totals": [1, 2]}}'
        )
    ]
    assert asked.outcomes[0].printed == ('{"id": 1001, "result": {"totals": [1, 2]}}',)


@pytest.mark.long
@from_table
def test_a_program_that_writes_numbers_in_another_way(name: str, why: str, clock: Clock) -> None:
    asked = Asked(clock, fake(name), five())
    assert asked.statuses == [GARBAGE] * 5
    assert asked.messages[0] == why
    assert all(outcome.printed for outcome in asked.outcomes)


@pytest.mark.long
@pytest.mark.parametrize(
    ("error", "status", "answer"),
    [
        (
            {"code": "illegal", "message": "no", "index": 2},
            Status.ILLEGAL,
            Refused("illegal", index=2),
        ),
        ({"code": "unsupported", "message": "no"}, Status.UNSUPPORTED, Refused("unsupported")),
        ({"code": "internal", "message": "no"}, Status.INTERNAL, Refused("internal")),
    ],
)
def test_an_error_of_every_code(error: Any, status: Status, answer: Refused, clock: Clock) -> None:
    (outcome,) = Asked(clock, fake("errors"), [position(1, error=error)]).outcomes
    assert (outcome.status, outcome.answer) == (status, answer)


@pytest.mark.parametrize("name", ["ids_as_strings", "ids_as_floats"])
def test_an_id_of_another_type_leaves_no_doubt(name: str, clock: Clock) -> None:
    asked = Asked(clock, fake(name), five())
    assert asked.statuses == [ANSWERED] * 5
    asked.check_answers()


def test_an_error_of_no_code(clock: Clock) -> None:
    asked = Asked(clock, fake("errors"), [position(1, error={"code": "wrong"})])
    assert asked.statuses == [GARBAGE]
    assert asked.messages == ['error.code is "wrong"; known: illegal, unsupported, internal']


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


def test_an_unreadable_answer_is_not_asked_again(clock: Clock) -> None:
    with Program(fake("totals_as_floats"), LIMITS, clock) as program:
        outcomes = list(program.ask(five()[:2]))
        assert [program.confirm(outcome) for outcome in outcomes] == outcomes
    assert [outcome.status for outcome in outcomes] == [GARBAGE, GARBAGE]


def test_what_was_found_in_a_fresh_process_is_not_asked_again(clock: Clock) -> None:
    with Program(fake("dies_at_request"), LIMITS, clock) as program:
        (outcome,) = program.ask([position(1, bad=True)])
        assert program.confirm(outcome) is outcome


@pytest.mark.long
def test_what_was_lost_is_not_asked_again(clock: Clock) -> None:
    with Program(fake("dies_at_third_request"), LIMITS, clock) as program:
        outcomes = list(program.ask(five()))
        assert [program.confirm(outcome).status for outcome in outcomes] == [
            *[ANSWERED] * 2,
            CRASHED,
            *[ANSWERED] * 2,
        ]
        assert program.confirm(outcomes[2]) is outcomes[2]


@pytest.mark.long
def test_wrong_answers_of_a_program_that_dies_again_and_again_are_confirmed(clock: Clock) -> None:
    """Repeated together, one in three gets no answer, so it is repeated alone."""
    with Program(fake("dies_at_third_request"), LIMITS, clock) as program:
        outcomes = [one for one in program.ask(five()) if one.status is ANSWERED]
        (again,) = program.confirm_all([outcomes])
    assert [(one.status, one.answer) for one in again] == [
        (ANSWERED, honest(number)) for number in (1, 2, 4, 5)
    ]


@pytest.mark.long
def test_what_was_not_sent_is_not_asked_again(clock: Clock) -> None:
    with Program(fake("dies_at_start"), LIMITS, clock) as program:
        *_, last = program.ask(five())
        assert program.confirm(last) is last
    assert say(last.message) == (
        "Not sent: score requests got no answer 2 times, each time for the same reason"
    )


def test_the_order_of_legal_moves_is_no_difference(clock: Clock) -> None:
    with Program(fake("moves_in_any_order"), LIMITS, clock) as program:
        outcomes = list(program.ask([protocol.legal([])] * 2))
        assert [program.confirm(outcome).status for outcome in outcomes] == [ANSWERED, ANSWERED]
    assert all(isinstance(outcome.answer, Moves) for outcome in outcomes)


# Programs that will not end


def test_a_program_that_ignores_the_end_of_its_input(clock: Clock) -> None:
    asked = Asked(clock, fake("ignores_end_of_input"), five(), evolve(LIMITS, grace=0.1))
    assert asked.statuses == [ANSWERED] * 5
    assert asked.remarks == (
        "Your program keeps running after its input has ended, and had to be stopped."
    )


@pytest.mark.long
def test_a_program_that_ignores_sigterm(clock: Clock, lock: Path) -> None:
    limits = evolve(LIMITS, grace=0.1)
    asked = Asked(clock, fake("ignores_sigterm", str(lock)), five(bad=3), limits)
    assert asked.statuses == all_answered_but(3, TIMED_OUT)
    assert lock_is_free(lock)


@pytest.mark.long
@pytest.mark.parametrize(
    ("bad", "statuses"), [(0, [ANSWERED] * 5), (3, all_answered_but(3, CRASHED))]
)
def test_a_program_that_leaves_children_behind(
    bad: int, statuses: list[Status], clock: Clock, lock: Path
) -> None:
    """The children hold its pipes, so that there would never be an end of its output."""
    asked = Asked(clock, fake("leaves_children", str(lock)), five(bad))
    assert asked.statuses == statuses
    assert asked.remarks == (
        "Your program ended and left other programs running, which were stopped."
    )
    assert lock_is_free(lock)


@pytest.mark.long
def test_a_program_that_ends_while_its_child_floods_its_output(clock: Clock) -> None:
    """It ended, so it neither closed its input nor kept running."""
    asked = Asked(clock, fake("leaves_a_flood"), five()[:1])
    assert asked.statuses == [NO_ANSWER]
    assert asked.messages == ["The program ended without an answer; it printed: y"]
    assert asked.remarks.endswith(
        "Your program ended and left other programs running, which were stopped."
    )


def test_a_program_that_closes_its_output_and_keeps_running(clock: Clock) -> None:
    asked = Asked(clock, fake("closes_stdout"), five(bad=3), evolve(LIMITS, grace=0.1))
    assert asked.statuses == all_answered_but(3, NO_ANSWER)
    assert asked.messages[2] == "The program closed its output without an answer and kept running"


@pytest.mark.long
def test_a_program_that_closes_its_input_immediately(clock: Clock) -> None:
    asked = Asked(clock, fake("closes_stdin"), five()[:2])
    assert asked.statuses == [NO_ANSWER, NO_ANSWER]
    assert asked.messages == ["The program closed its input without an answer and kept running"] * 2


def test_a_program_that_closes_its_input_later_and_keeps_running(clock: Clock) -> None:
    """It answers the first series; the next request is unread, and is answered when alone."""
    requests = map(position, range(1, 71))
    asked = Asked(clock, fake("closes_stdin_later"), requests, evolve(LIMITS, grace=0.1))
    assert asked.statuses == [ANSWERED] * 64 + [NO_ANSWER] + [ANSWERED] * 5
    asked.check_answers()
    assert asked.messages[64] == (
        "After other requests: The program closed its input without an answer and kept running. "
        "Alone in a fresh process, this request gets an answer."
    )


def test_a_process_ends_when_its_caller_fails(clock: Clock, lock: Path) -> None:
    """An error of the caller ends the program and its child."""

    def fail(clock: Clock) -> Generator[Outcome, None, None]:
        with Program(fake("leaves_children", str(lock)), LIMITS, clock) as program:
            yield from program.ask(map(position, count(1)))

    outcomes = fail(clock)
    assert next(outcomes).answer == honest(1)
    with pytest.raises(KeyboardInterrupt):
        outcomes.throw(KeyboardInterrupt)
    assert lock_is_free(lock)


def test_an_idle_process_ends_when_its_caller_fails(clock: Clock, lock: Path) -> None:
    def fail() -> None:
        with Program(fake("leaves_children", str(lock)), LIMITS, clock) as program:
            list(program.ask(five()))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert lock_is_free(lock)


# Programs that cannot be run


@from_table
def test_a_program_that_needs_a_terminal(name: str, words: str, clock: Clock) -> None:
    """It has none, not even behind the pipes: its group of processes has no terminal."""
    asked = Asked(clock, fake(name), five()[:1])
    assert asked.statuses == [CRASHED]
    assert asked.messages[0].startswith(
        f"The program ended before it answered (exit code 1); its last output: {words}"
    )


def started(*command: str) -> str:
    """The message about a command that cannot be started."""
    with pytest.raises(ProgramError) as raised, Program(command) as program:
        list(program.ask([position(1)]))
    return raised.value.describe()


def script(path: Path, text: str, mode: int) -> str:
    path.write_text(text, encoding="utf-8")
    path.chmod(mode)
    return str(path)


def test_a_program_that_does_not_exist(tmp_path: Path) -> None:
    for name in ("no-such-program-anywhere", str(tmp_path / "missing"), "a\0b"):
        assert started(name) == f"There is no program {name}".replace("\0", "\\x00")


def test_a_command_without_a_program() -> None:
    assert started() == started("") == "Name the program to be checked, with its arguments"


def test_a_program_that_is_not_executable(tmp_path: Path) -> None:
    path = script(tmp_path / "adapter", "#!/bin/sh\n", 0o644)
    assert started(path) == (
        f"{path} cannot be executed; make it executable, or put the program that runs it in front "
        "of it"
    )


def test_a_program_that_is_a_folder(tmp_path: Path) -> None:
    assert started(str(tmp_path)) == f"{tmp_path} is a folder, not a program"


def test_a_program_without_a_first_line(tmp_path: Path) -> None:
    path = script(tmp_path / "adapter", "console.log(1)\n", 0o755)
    assert started(path) == (
        f"The system cannot execute {path}; put the program that runs it in front of it"
    )


def test_a_program_whose_interpreter_is_missing(tmp_path: Path) -> None:
    path = script(tmp_path / "adapter", "#!/no/such/interpreter\n", 0o755)
    assert started(path) == (f"{path} exists, but the interpreter in its first line does not")


def test_a_program_in_this_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script(tmp_path / "adapter", "#!/bin/sh\n", 0o755)
    monkeypatch.chdir(tmp_path)
    assert started("adapter") == (
        "There is no program adapter on the search path; the file in this folder is ./adapter"
    )


def test_another_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(subprocess, "Popen", full)
    assert started("x") == "x cannot be started: the operating system refused"


# hello


def greeting(name: str, clock: Clock) -> tuple[Greeting, Outcome]:
    with Program(fake(name), LIMITS, clock) as program:
        opening = program.opening()
    return opening.greeting, opening.hello


def test_a_program_gives_its_name(clock: Clock) -> None:
    said, outcome = greeting("honest", clock)
    rulings: dict[str, Value] = {"flower_points": "other_kinds_only", "strict": True}
    assert said == outcome.answer == Greeting("", "2.1", ("pier18",), rulings)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("silent_on_hello", NO_ANSWER),
        ("dies_on_hello", CRASHED),
        ("hangs_at_start", TIMED_OUT),
    ],
)
def test_a_program_that_does_not_answer_hello_has_defaults(
    name: str, status: Status, clock: Clock
) -> None:
    said, outcome = greeting(name, clock)
    assert said == Greeting(None, None, None, {})
    assert outcome.status is status


def test_an_invalid_field_of_hello_does_not_affect_others(clock: Clock) -> None:
    said, outcome = greeting("greets_wrongly", clock)
    assert (said.name, said.rulings, outcome.status) == ("x", {}, ANSWERED)
    assert [say(fault) for fault in said.faults] == [
        "result.rulings.flower_points is 1; it must be text, true or false, or a list of these"
    ]


def test_faults_at_hello_are_forgiven(clock: Clock) -> None:
    with Program(fake("prints_noise"), LIMITS, clock) as program:
        outcome = program.opening().hello
    assert outcome.printed[0] == "ready"
    assert program.conduct.remarks == ()


@pytest.mark.long
@pytest.mark.parametrize("name", ["silent_on_hello", "dies_on_hello"])
def test_a_program_without_hello_is_still_asked(name: str, clock: Clock) -> None:
    with Program(fake(name), LIMITS, clock) as program:
        program.opening()
        outcomes = list(program.ask(five()))
    assert [outcome.answer for outcome in outcomes] == [honest(n) for n in range(1, 6)]
    assert program.conduct.remarks == ()


# Parts


def all_lines(running: process.Process) -> list[bytes]:
    """All lines that a process prints before it ends normally."""
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


@pytest.mark.long
def test_systems_that_cannot_look_at_a_process_without_reaping_it(
    clock: Clock, lock: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "waitid")
    asked = Asked(clock, fake("leaves_children", str(lock)), five(bad=3))
    assert asked.statuses == all_answered_but(3, CRASHED)
    assert lock_is_free(lock)


@from_table
def test_how_a_process_ended(code: int, how: str) -> None:
    assert say(exit_message(code)) == how


class AnswersAtTheSecondLook:
    """Stands in for a process, and for a clock that the test moves."""

    talks = takes_input = True
    refused_input = is_within_line = False
    unfinished = b""

    def __init__(self) -> None:
        self.time = 0.0
        self._lines = [[b'{"id": 1, "result": {"totals": [1, 2]}}'], []]

    def __call__(self, _: Sequence[str]) -> "AnswersAtTheSecondLook":
        return self

    def clock(self) -> float:
        return self.time

    def send(self, _: bytes) -> None:
        pass

    def end_input(self) -> None:
        pass

    def listen(self, _: float) -> list[bytes]:
        return self._lines.pop()


def test_an_answer_in_time_counts_even_if_read_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """We are stopped for an hour, as by Ctrl-Z, and it answers at that moment."""
    answering = AnswersAtTheSecondLook()
    monkeypatch.setattr(requests_in_flight, "Process", answering)
    profile = ObservedBehaviour(["x"], LIMITS, answering.clock)
    asking = requests_in_flight.Conversation(profile, profile.conduct)
    asking.send([(1, position(1))])
    assert asking.listen() == []
    answering.time = 3600
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
    assert lines.cut(b"a\nb" + b"x" * process.LONGEST_LINE) == [
        b"a",
        b"b" + b"x" * 499 + b"...",
    ]
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


@pytest.mark.parametrize("status", Status)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_each_status_has_a_readable_name(status: Status, lang: str) -> None:
    assert say(status.message, lang)


def test_default_limits_in_seconds() -> None:
    assert Limits(10, 2, 2, 90) == Limits.of(10) == DEFAULT_LIMITS


def test_garbled_answers_are_no_answers(clock: Clock) -> None:
    (outcome,) = Asked(clock, fake("totals_as_floats"), [position(1)]).outcomes
    assert outcome.answer is None
    assert isinstance(outcome.message, Message)
    assert Garbled(outcome.message).message == outcome.message
