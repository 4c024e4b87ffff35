"""`verify --search --save` with a signal: the program ends too, and counterexamples are kept."""

import os
import shlex
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from boardscore.verify.search import saved_counterexamples
from tests import HANGS
from tests.cli import command, environment
from tests.cli.pressed import ctrl_c_in
from tests.cli.test_verify import MISREADING, program
from tests.cli.test_verify_search import RIGHT_SO_FAR

pytestmark = pytest.mark.long

FOUND, PID = Path("found"), Path("pid")


def comes_true(holds: Callable[[], object]) -> bool:
    end = time.monotonic() + HANGS
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def lives(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def files() -> list[Path]:
    return sorted(FOUND.glob("*.json"))


def test_a_search_that_ctrl_c_stops_is_no_success() -> None:
    args = ("verify", *RIGHT_SO_FAR, "--search=10m", *program("right"))
    searching = ("boardscore.verify.search.base_search", "BaseSearch._compare", 50)
    code, out, _ = ctrl_c_in(*searching, *args)
    assert code == 128 + signal.SIGINT
    assert "No wrong answers" not in out
    assert "The run was stopped, so this is no verdict." in out
    assert "Searched Pier 18" in out


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("number", "jobs"),
    [(signal.SIGTERM, 1), (signal.SIGHUP, 1), (signal.SIGTERM, 3), (signal.SIGINT, 3)],
)
def test_an_ended_search_keeps_its_counterexamples(number: signal.Signals, jobs: int) -> None:
    """The counterexample is on disk while the search runs, so nothing is lost at its end.

    The output reports it, and no copy of the program is still running.
    """
    separator, *wrong = program("misreading", MISREADING)
    script = f"echo $$ >> {PID}; exec {shlex.join(wrong)}"
    often = ["--search=10m", f"--jobs={jobs}", f"--save={FOUND}"]
    args = [*RIGHT_SO_FAR, *often, separator, "sh", "-c", script]
    with subprocess.Popen(
        command("verify", *args),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as running:
        assert comes_true(files)
        assert running.poll() is None
        kept = {file: file.read_bytes() for file in files()}
        for file in kept:
            saved_counterexamples.load(file)
        running.send_signal(number)
        out, err = running.communicate(timeout=HANGS)
    assert running.returncode == 128 + number
    assert b"WRONG in" in out
    assert len(PID.read_text(encoding="utf-8").split()) >= jobs
    assert b"Traceback" not in out + err
    assert {*kept} <= {*files()}
    for file in files():
        saved_counterexamples.load(file)
    assert not [*FOUND.glob("*.new")]
    for started in PID.read_text(encoding="utf-8").split():
        assert comes_true(lambda number=int(started): not lives(number))
