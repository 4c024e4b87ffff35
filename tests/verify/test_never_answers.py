"""A program that never answers is given up after its second start, within 45 seconds in all."""

import time
from pathlib import Path

import pytest
from attrs import evolve

from boardscore.verify.judge.judge import judge
from boardscore.verify.program.outcomes import DEFAULT_LIMITS
from boardscore.verify.program.program import Program
from tests.verify.samples import SAMPLES
from tests.verify.test_runner import fake, processes

__all__ = ["processes"]

PROMISED = 45.0
"""The documented limit for a person who waits for a report, in seconds, with default limits."""
SHORTER = 10
"""All limits are a tenth here, and so is the documented total."""
SLACK = 1.4
"""Time for starting processes on a busy machine; a third start would take 2 seconds."""
LIMITS = evolve(
    DEFAULT_LIMITS,
    **{name: getattr(DEFAULT_LIMITS, name) / SHORTER for name in ("request", "quiet", "grace")},
)


@pytest.mark.long
@pytest.mark.parametrize("name", ["hangs_at_start", "reads_and_hangs", "hangs_on_and_on"])
def test_a_run_takes_no_longer_than_documented(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: list[object]
) -> None:
    """Hello, all vectors and what would be repeated, together."""
    monkeypatch.setenv("MARKS", str(tmp_path / "marks"))
    begun = time.monotonic()
    with Program(fake(name), LIMITS) as program:
        judgement = judge(program, fake(name), SAMPLES, {})
    taken = time.monotonic() - begun
    assert (judgement.exit_code, judgement.executed) == (3, 0)
    assert len(processes) == 2
    assert taken <= PROMISED / SHORTER + SLACK


def test_the_default_limits_add_up_to_the_documented_total() -> None:
    """Each of the two starts ends by force at the latest when all its limits are over."""
    assert 2 * (2 * DEFAULT_LIMITS.request + DEFAULT_LIMITS.grace) <= PROMISED
