"""The doctor: one small sick adapter for each fault that it knows, and healthy ones."""

import sys
from pathlib import Path

import pytest

from boardscore.core.messages import Message, say
from boardscore.verify.judge.judge import to_be_asked
from boardscore.verify.judge.vector_run import plainest
from boardscore.verify.program.doctor import examine
from boardscore.verify.program.outcomes import Limits
from boardscore.verify.program.protocol import OFFERED, Greeting, legal, score
from boardscore.verify.vectors import vectors

SICK = Path(__file__).parent / "implementations" / "sick.py"
LIMITS = Limits(request=3, grace=0.5)
"""Half of that is the limit for silence; a slow machine needs less for an answer."""
REQUESTS = [score({"players": [{}, {}]})]

pytestmark = pytest.mark.long


def fault(*command: str) -> Message | None:
    return examine(command, lambda _: REQUESTS, LIMITS)


def sick(name: str) -> list[str]:
    return [sys.executable, "-B", "-S", "-E", str(SICK), name]


@pytest.mark.parametrize(
    ("name", "key", "part"),
    [
        ("dies", "dies_saying", "no module named scoring"),
        ("ends", "dies", "exit code 0"),
        ("hangs", "hangs", "prints nothing"),
        ("closes", "hangs", "prints nothing"),
        ("keeps", "flush", "flush its output"),
        ("reads_first", "flush", "read line by line"),
        ("flushes_its_greeting", "flush", "flush its output"),
        ("no_line_breaks", "line_break", "line break"),
        ("in_one_line", "line_break", "line break"),
        ("indents", "goes_on", "several lines"),
        ("prints_besides", "noise", "scoring"),
        ("prints_on_and_on", "noise", "stderr: y"),
        ("breaks_lines_on_and_on", "hangs", "prints nothing"),
        ("text_before", "text_before", "answer: {"),
        ("bom", "garbled", "byte order mark"),
        ("utf_16", "garbled", "UTF-16"),
        ("null_bytes", "garbled", "null bytes"),
        ("says_null", "garbled", "The line is null"),
        ("bare", "garbled", "Neither result nor error"),
        ("latin_1", "garbled", "not in UTF-8"),
        ("no_ids", "no_id", "here 0"),
        ("ids_as_texts", "id", 'writes the id as "0": repeat it as in the request, 0'),
        ("ids_as_floats", "id", "writes the id as 0.0: repeat it as in the request, 0"),
        ("ids_off_by_one", "other_id", "the id 1, which no request had"),
        ("counts_from_zero", "other_id", "the id 1, which no request had"),
        ("answers_first", "other_id", "the id 1, which no request had"),
        ("greets_first", "greets_twice", "more than one answer to hello"),
        ("ends_after_one", "ends", "ended by itself after 1 answer"),
        ("ids_in_lists", "garbled", "The id is a list"),
        ("other_ids", "other_id", "the id 100"),
        ("floats", "garbled", "result.totals[0] is 12.0; it must be a whole number"),
        ("texts", "garbled", 'result.totals[0] is "12"; it must be a whole number'),
        ("nan", "garbled", "NaN is not JSON"),
        ("nothing", "garbled", "result.totals[0] is null"),
        ("has_a_fault", "internal_saying", "no piers"),
        ("has_a_silent_fault", "internal", "without a message"),
        ("ends_at_scores", "dies_at_saying", "KeyError: 'pier'"),
        ("leaves_at_scores", "ends", "ended by itself after 1 answer"),
        ("ends_at_strangers", "stranger_ends", "an unknown request"),
        ("ignores_strangers", "stranger_silent", "an unknown request"),
        ("ignores_scores", "stops", "not score"),
    ],
)
def test_each_fault_is_reported_in_one_sentence(name: str, key: str, part: str) -> None:
    found = fault(*sick(name))
    assert found is not None
    assert found.key == f"doctor.{key}"
    assert part in say(found)
    assert len(say(found, "de").splitlines()) == 1


@pytest.mark.parametrize("name", ["greets_first+no_ids", "answers_first+no_ids"])
def test_more_answers_than_requests_without_ids_are_reported(name: str) -> None:
    found = fault(*sick(name))
    assert found is not None
    assert found.key == "remark.unnumbered"
    assert "more answers than it gets requests" in say(found)


@pytest.mark.parametrize("name", ["nothing_at_all", "crlf"])
def test_a_healthy_program_has_no_faults(name: str) -> None:
    assert fault(*sick(name)) is None


def test_every_kind_of_request_is_sent() -> None:
    greeting = Greeting(offers=OFFERED)
    requests = plainest(to_be_asked(vectors.load("pier18"), greeting), greeting, {})
    assert [one.op for one in requests] == ["score", "legal", "replay", "start", "seen", "trace"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("dies_in_legal", "Your program ends on the request legal (exit code 1)"),
        ("hangs_in_legal", "Your program answers some requests, but not legal"),
        ("result_is_empty", "Your program's answer to legal cannot be read: result is an empty {}"),
    ],
)
def test_a_fault_of_legal_is_named(name: str, sentence: str) -> None:
    setup = next(one for one in vectors.load("pier18") if one.op == "legal").input["record"]
    command = [sys.executable, "-B", "-S", "-E", str(SICK.with_name("misbehaves.py")), name]
    assert sentence in say(examine(command, lambda _: [legal(setup)], LIMITS) or "")


def test_a_missing_program_is_reported() -> None:
    found = fault("./nowhere")
    assert say(found or "") == "Your program cannot be started: There is no program ./nowhere"


def test_a_program_without_permission_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "mine.sh"
    file.touch(0o600)
    assert "cannot be executed; make it executable" in say(fault(str(file)) or "")
