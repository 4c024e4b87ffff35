"""Programs that hang, flood, dribble, close their pipes or ignore signals: a run ends soon."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from boardscore.cli.signals import STOPPED
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import AGREES, DISAGREES, NOT_DRIVEN
from boardscore.verify.judge.verdicts import Verdict
from boardscore.verify.program import conversation, process
from boardscore.verify.program.behaviour import DEFAULT_LIMITS
from boardscore.verify.program.process import Process
from boardscore.verify.program.program import Program
from tests import HANGS
from tests.cli.pressed import ctrl_c_in
from tests.verify.implementations.misbehaves import AT_START, NAMES
from tests.verify.samples import SAMPLES
from tests.verify.test_runner import fake, processes

PROGRAM = Path(__file__).parent / "implementations" / "misbehaves.py"
TIMEOUT = 1
GUARD = 8 * (30 + 12 * TIMEOUT)
"""When a run is stopped, in seconds: eight times the documented limit for an idle machine.

`python -m benchmarks.patience` measures the time itself.
"""

KINDS = 5
"""The kinds of requests of a game: score, legal, replay, start and seen."""

AGREEING = {
    *("bad_hello", "empty_lines", "hangs_at_hello_only", "keeps_answers", "leaves_children"),
    "ignores_signals_and_the_end",
    "ends_after_one",
}
SILENT_AT_HELLO = {
    *AT_START.keys() - ("ignores_signals_and_hangs", "ignores_signals_and_the_end"),
    *("hangs_at_hello", "hangs_at_hello_only", "dribbles"),
} - {"leaves_children", "leaves_children_and_hangs"}
ANSWERING_ANYTHING = {"says_null", "says_lists", "says_totals", "long_numbers", "long_lines"}
CHANGING = {"random": "answers_vary", "keeps_state": "order_dependent"}


def command(name: str) -> list[str]:
    return [sys.executable, "-B", "-S", "-E", str(PROGRAM), name]


def verify(*options: str) -> list[str]:
    return [sys.executable, "-m", "boardscore", "verify", f"--timeout={TIMEOUT}", *options, "--"]


def counted(name: str, starts: Path) -> tuple[int, dict[str, Any], int]:
    """The exit code of a run, its report, and the number of starts of the program.

    One game is enough: the limits do not depend on it.
    """
    ran = subprocess.run(
        [*verify("--format=json", "--game=pier18"), *command(name)],
        env={**os.environ, "STARTS": str(starts)},
        stdout=subprocess.PIPE,
        timeout=GUARD,
        check=False,
    )
    return ran.returncode, json.loads(ran.stdout), starts.stat().st_size


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_run_ends_soon(name: str, tmp_path: Path) -> None:
    (tmp_path / "starts").touch()
    code, report, starts = counted(name, tmp_path / "starts")
    verdicts = {one.value for one in Verdict if report["summary"][one.value]}
    asked = sum(report["summary"][one.value] for one in Verdict)
    needed = {"ends_after_one": asked, "dies_at_every_tenth": asked // 10}
    assert starts <= 14 * KINDS + needed.get(name, 0)
    said = json.dumps(report)
    assert ("closed its input" in said) == name.startswith("closes_input")
    assert ("does not answer hello" in said) == (name in SILENT_AT_HELLO)
    assert "without answering" not in said or name not in ANSWERING_ANYTHING
    if name in AGREEING:
        assert (code, verdicts - {"not_executed"}) == (AGREES, {"agree"})
    elif name in CHANGING:
        assert (code, verdicts) == (DISAGREES, {"agree", CHANGING[name]})
    else:
        assert code == NOT_DRIVEN
        assert "disagree" not in verdicts


@pytest.mark.long
def test_the_search_keeps_the_limits_too(tmp_path: Path) -> None:
    """It never gets an answer to `legal`, and does not keep waiting for one."""
    searching = [*verify("--search=5", "--game=pier18"), *command("hangs_in_legal")]
    ran = subprocess.run(searching, capture_output=True, check=False, cwd=tmp_path, timeout=GUARD)
    assert ran.returncode == NOT_DRIVEN


@pytest.mark.long
@pytest.mark.parametrize("name", ["hangs_in_legal", "hangs_at_start"])
def test_ctrl_c_reports_the_answers_so_far(name: str) -> None:
    listening = ("boardscore.verify.program.process", "Process.listen", 50)
    code, out, errors = ctrl_c_in(*listening, "verify", "--timeout=600", "--", *command(name))
    assert code == STOPPED
    assert "Stopped: " in " ".join(out.split())
    assert "Executed: " in out
    assert errors == ""


@pytest.mark.long
@pytest.mark.parametrize("name", ["hangs_at_start", "hangs_in_legal"])
def test_a_terminal_shows_progress(name: str) -> None:
    """Nothing in the first two seconds, then a line while the run lasts."""
    terminal, other = pty.openpty()
    run = [sys.executable, "-m", "boardscore", "verify", "--timeout=600", "--", *command(name)]
    begun = time.monotonic()
    program = subprocess.Popen(run, stdout=subprocess.DEVNULL, stderr=other)
    shown = os.read(terminal, 1000)
    taken = time.monotonic() - begun
    assert program.poll() is None
    program.send_signal(signal.SIGINT)
    program.wait(HANGS)
    assert shown.startswith((b"\rWaiting for the first answers", b"\rSent "))
    assert taken >= 2


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do not say it")
def test_children_outside_the_process_group_are_stopped() -> None:
    child = "import time; time.sleep(60)"
    code = (
        "import subprocess, sys\n"
        f"child = subprocess.Popen([sys.executable, '-c', {child!r}], start_new_session=True)\n"
        "print(child.pid, flush=True)"
    )
    parent = Process([sys.executable, "-c", code])
    lines: list[bytes] = []
    while parent.talks:
        lines += parent.listen()
    assert parent.wait_for_end(HANGS) == 0
    assert (parent.left_behind, parent.escaped) == (True, False)
    assert _ends(int(lines[0]))


def _ends(process: int) -> bool:
    """Whether a process ends in time, even if no one collects its exit code."""
    status, given_up = Path(f"/proc/{process}/status"), time.monotonic() + HANGS
    with suppress(OSError):  # it is gone
        while not re.search(r"State:\t[ZX]", status.read_text(encoding="utf-8")):
            if time.monotonic() > given_up:
                return False
            time.sleep(BLINK)
    return True


# Programs that never answer


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
        return self.seconds

    def sleep(self, seconds: float) -> None:
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
    for module in (process, conversation):
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
