"""A program that never answers is given up after its second start, within 45 seconds in all."""

import time
from pathlib import Path

import pytest

from boardscore.verify.judge.judge import judge
from boardscore.verify.program import process, requests_in_flight
from boardscore.verify.program.outcomes import DEFAULT_LIMITS
from boardscore.verify.program.program import Program
from tests.verify.samples import SAMPLES
from tests.verify.test_runner import fake, processes

__all__ = ["processes"]

PROMISED = 45.0
"""The documented limit for a person who waits for a report, in seconds, with default limits."""
BLINK = 0.001
"""The seconds that a wait really takes here."""


class Waited:
    """A clock that advances only by the time for which something waits."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def monotonic(self) -> float:
        """The sum of all waits."""
        return self.seconds

    def sleep(self, seconds: float) -> None:
        """Waits."""
        self.seconds += seconds
        time.sleep(BLINK)


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> Waited:
    """The clock of a test, for everything that waits for programs."""
    clock = Waited()
    listen = process.Process.listen

    def listened(self: process.Process, seconds: float = process.TICK) -> list[bytes]:
        lines = listen(self, BLINK)
        clock.seconds += 0.0 if lines else seconds
        return lines

    monkeypatch.setattr(process.Process, "listen", listened)
    for module in (process, requests_in_flight):
        monkeypatch.setattr(module, "time", clock)
    return clock


@pytest.mark.long
@pytest.mark.parametrize("name", ["hangs_at_start", "reads_and_hangs", "hangs_on_and_on"])
def test_a_run_takes_no_longer_than_documented(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    processes: list[object],
    waited: Waited,
) -> None:
    """Hello, all vectors and what would be repeated, together."""
    monkeypatch.setenv("MARKS", str(tmp_path / "marks"))
    with Program(fake(name), DEFAULT_LIMITS, waited.monotonic) as program:
        judgement = judge(program, fake(name), SAMPLES, {})
    assert (judgement.exit_code, judgement.executed) == (3, 0)
    assert len(processes) == 2
    assert DEFAULT_LIMITS.request <= waited.seconds <= PROMISED


def test_the_default_limits_add_up_to_the_documented_total() -> None:
    """Each of the two starts ends by force at the latest when all its limits are over."""
    assert 2 * (2 * DEFAULT_LIMITS.request + DEFAULT_LIMITS.grace) <= PROMISED
