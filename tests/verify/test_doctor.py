"""The doctor: one small sick adapter for each fault that it knows, and healthy ones."""

import sys
from pathlib import Path

import pytest

from boardscore.core.messages import Message, say
from boardscore.verify.judge.vector_run import plainest
from boardscore.verify.program.behaviour import Limits
from boardscore.verify.program.doctor import examine
from boardscore.verify.program.protocol import OFFERED, legal, score
from boardscore.verify.program.replies import Greeting
from boardscore.verify.vectors import vectors
from tests.tables import from_table

SICK = Path(__file__).parent / "implementations" / "sick.py"
LIMITS = Limits(request=3, grace=0.5)
"""Half of that is the limit for silence; a slow machine needs less for an answer."""
REQUESTS = [score({"players": [{}, {}]})]

pytestmark = pytest.mark.long


def fault(*command: str) -> Message | None:
    return examine(command, lambda _: REQUESTS, LIMITS)


def sick(name: str) -> list[str]:
    return [sys.executable, "-B", "-S", "-E", str(SICK), name]


@from_table
def test_each_fault_is_reported_in_one_sentence(name: str, key: str, part: str) -> None:
    found = fault(*sick(name))
    assert found is not None
    assert found.key == (key if "." in key else f"doctor.{key}")
    assert part in say(found)
    assert len(say(found, "de").splitlines()) == 1


@pytest.mark.parametrize("name", ["nothing_at_all", "crlf"])
def test_a_healthy_program_has_no_faults(name: str) -> None:
    assert fault(*sick(name)) is None


def test_every_kind_of_request_is_sent() -> None:
    greeting = Greeting(offers=OFFERED)
    requests = plainest(vectors.load("pier18"), greeting, {})
    assert [one.op for one in requests] == ["score", "legal", "replay", "start", "seen", "trace"]


@from_table
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
