"""Runs that end early: a kill, an interrupt, a crashed process; nothing is lost or doubled."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests import HANGS

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

import pyarrow.parquet as pq  # noqa: E402

from boardscore import table  # noqa: E402
from boardscore.core.errors import TableError  # noqa: E402
from boardscore.table import file_scoring  # noqa: E402
from boardscore.table.scoring import Scorer  # noqa: E402
from tests.table.millions import until  # noqa: E402

STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
"""Signals that stop a run without leaving files behind."""

ROWS = 140_000
"""More than two batches."""


def made(folder: Path, rows: int = ROWS) -> Path:
    few = table.sample("pier18", 999).read_all()
    whole = pa.concat_tables([few] * (rows // 999 + 1)).slice(0, rows)
    data = whole.append_column("id", pa.array(range(rows)))
    pq.write_table(data, folder / "in.parquet")
    return folder / "in.parquet"


@contextmanager
def running(
    source: Path, target: Path, *more: str, env: dict[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """The command, which is stopped at the end if it still runs."""
    words = f"--lang en table pier18 {source} {target} --engine python".split()
    process = subprocess.Popen(
        [sys.executable, "-m", "boardscore", *words, *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env=env,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@pytest.mark.long
@pytest.mark.parametrize("number", [*STOPPING, signal.SIGKILL])
def test_a_stopped_run_leaves_the_old_file(tmp_path: Path, number: signal.Signals) -> None:
    """Files that a kill leaves behind do not disturb the next run."""
    source, target = made(tmp_path), tmp_path / "out.parquet"
    target.write_bytes(b"before")
    beside = tmp_path / "out.parquet.new"
    with running(source, target) as process:
        until(beside.exists)
        process.send_signal(number)
        _, err = process.communicate(timeout=HANGS)
    assert target.read_bytes() == b"before"
    if number != signal.SIGKILL:
        assert not beside.exists()
        assert (process.returncode, len(err.splitlines())) == (128 + number, 1)
    assert table.score(pq.read_table(source).slice(0, 3), "pier18").read_all().num_rows == 3


SIGNALLED = """
import os
import threading
from multiprocessing import util

threading.Thread(target=threading.Event().wait, daemon=True).start()
start, left = util.spawnv_passfds, [{after}]


def start_and_signal(*args):
    pid = start(*args)
    left[0] -= 1
    if left[0] == 0:
        os.{call}
    return pid


util.spawnv_passfds = start_and_signal
"""
"""Sends a signal when a process has just started, and does not know its task yet.

The thread is one that libraries start: it receives signals while the main one waits.
"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("after", "number"),
    [
        *((after, signal.SIGINT) for after in (1, 2, 3)),
        *((2, number) for number in (*STOPPING[1:], signal.SIGKILL)),
    ],
)
def test_a_signal_while_processes_start_is_answered_once(
    tmp_path: Path, after: int, number: signal.Signals
) -> None:
    """As a terminal sends it, to all processes. The first one started cleans up the others."""
    is_kill = number is signal.SIGKILL
    call = f"kill(os.getpid(), {number:d})" if is_kill else f"killpg(0, {number:d})"
    (tmp_path / "sitecustomize.py").write_text(
        SIGNALLED.format(after=after, call=call), encoding="utf-8"
    )
    target = tmp_path / "out.parquet"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    with running(made(tmp_path), target, "--jobs", "2", env=env) as process:
        _, err = process.communicate(timeout=HANGS)
    expected = (-number, b"") if is_kill else (128 + number, b"Stopped.\n")
    assert (process.returncode, err) == expected
    assert not target.exists()
    assert is_kill or not (tmp_path / "out.parquet.new").exists()


@pytest.mark.long
def test_ctrl_c_reaches_all_processes_and_only_one_answers(tmp_path: Path) -> None:
    """As a terminal sends it, while the others start or score; it may arrive twice."""
    target = tmp_path / "out.parquet"
    with running(made(tmp_path), target, "--jobs", "2") as process:
        until((tmp_path / "out.parquet.new").exists)
        os.killpg(process.pid, signal.SIGINT)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=HANGS)
    assert (process.returncode, err) == (128 + signal.SIGINT, b"Stopped.\n")
    assert not target.exists()


def _crashing(scorer: Scorer, data: bytes, first: int) -> Any:
    """Scores a batch; at the first call the process crashes."""
    mark = Path(os.environ["BOARDSCORE_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return file_scoring._task(scorer, data, first)


def _always_crashing(*_: Any) -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.long
def test_a_crashed_process_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDSCORE_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(file_scoring, "_task", _crashing)
    data = pq.read_table(made(tmp_path, 600))
    batches = data.to_batches(max_chunksize=100)
    scorer = Scorer(game="pier18", engine="numpy")
    found = pa.Table.from_batches(file_scoring.score_batches(batches, scorer, 2))
    assert (tmp_path / "mark").exists()
    assert found["id"].to_pylist() == list(range(600))
    assert found["error"].null_count == 600


@pytest.mark.long
def test_repeatedly_crashing_processes_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_scoring, "_task", _always_crashing)
    batches = pq.read_table(made(tmp_path, 100)).to_batches(max_chunksize=50)
    with pytest.raises(TableError, match="a process died repeatedly on the rows from 1 on"):
        list(file_scoring.score_batches(batches, Scorer(game="pier18"), 2))
