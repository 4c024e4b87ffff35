"""Problems around the command line: pipes, full disks, Ctrl-C, odd file names.

In all cases the exit code is right, there is no traceback, and the message is short.
`transcripts/terminal.json` and `transcripts/encodings.json` have more.
"""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from boardscore.cli import main
from tests import HANGS
from tests.cli import command, environment, process
from tests.tables import from_table

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(os.name != "posix", reason="pipes, signals and terminals of POSIX"),
]

PIPES = subprocess.PIPE
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="file names of Linux")


# Pipes without readers, full disks


@pytest.mark.parametrize(
    ("args", "begins"),
    [
        (["--explain", *["pier18.toml"] * 100], b"Pier 18"),
        (["--json", *["pier18.toml"] * 100], b"{"),
        (["broken.toml"] * 600, b"broken.toml:3:13: "),
    ],
)
def test_a_reader_that_stops_early_ends_it_silently(args: list[str], begins: bytes) -> None:
    """As in `boardscore score ... | head -1`; shells expect 141 then. A pipe holds less."""
    with subprocess.Popen(
        command("score", *args), stdout=PIPES, stderr=PIPES, env=environment()
    ) as running:
        assert running.stdout
        assert running.stderr
        read, other = running.stdout, running.stderr
        if args[0] == "broken.toml":
            read, other = other, read
        assert read.readline().startswith(begins)
        read.close()
        assert other.read() == b""
        assert running.wait(HANGS) == 141


@from_table
def test_streams_that_are_closed_or_full(
    closed: str, args: list[str], code: int, said: str | None
) -> None:
    """As in `boardscore score ... >&-`. Output without a destination is lost, and 0 is only for
    output that was written."""
    if "/dev/full" in closed and not Path("/dev/full").exists():
        pytest.skip("needs /dev/full")
    done = process(*args, closed=closed)
    assert done.code == code
    assert "Traceback" not in done.err
    assert len(done.err.splitlines()) <= 4
    assert said is None or (done.out, done.err.encode("latin-1").decode()) == ("", said)


# Standard input


def test_endless_standard_input_is_refused() -> None:
    """As in `yes | boardscore score -`."""
    with (
        subprocess.Popen(["yes"], stdout=PIPES) as endless,
        subprocess.Popen(
            command("score", "-"), stdin=endless.stdout, stdout=PIPES, stderr=PIPES,
            env=environment(),
        ) as running,
    ):  # fmt: skip
        assert endless.stdout
        endless.stdout.close()
        out, err = running.communicate(timeout=HANGS)
    assert (running.returncode, out) == (1, b"")
    assert err.startswith(b"-: this has more than ")
    assert len(err.splitlines()) == 2


# Ctrl-C


@pytest.mark.parametrize(("lang", "said"), [("en", b"Stopped.\n"), ("de", b"Abgebrochen.\n")])
def test_ctrl_c_while_standard_input_is_read(lang: str, said: bytes) -> None:
    """The input is larger than a pipe, so it is being read when the signal arrives."""
    args = command("score", "-", "--lang", lang)
    with subprocess.Popen(
        args, stdin=PIPES, stdout=PIPES, stderr=PIPES, env=environment()
    ) as running:
        assert running.stdin
        running.stdin.write(b"#" * 300_000)
        running.stdin.flush()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=HANGS)
    assert (running.returncode, out, err) == (130, b"", said)


def test_ctrl_c_before_any_output(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C may arrive while modules are loading."""

    def stop(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("boardscore.cli.app.run", stop)
    assert main() == 130


CTRL_C_AT = """
import atexit, runpy, signal, sys
moment, *sys.argv[1:] = sys.argv[1:]
signal.signal(signal.SIGINT, signal.default_int_handler)

class Finder:
    def find_spec(name, *_):
        if name == moment:
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Finder)
if moment == "the end":
    atexit.register(signal.raise_signal, signal.SIGINT)
before = {*sys.modules}
try:
    runpy.run_module("boardscore", run_name="__main__")
finally:
    if moment == "loaded":
        print(*{*sys.modules} - before, file=sys.stderr)
"""
"""Runs the command, with Ctrl-C at the moment when a module begins to load, or at the end."""


def stopped_at(moment: str, *args: str) -> tuple[int, str]:
    """The exit code and the output other than the answer."""
    done = subprocess.run(
        [sys.executable, "-c", CTRL_C_AT, moment, *args],
        capture_output=True,
        env=environment(),
        check=False,
    )
    return done.returncode, done.stderr.decode()


@pytest.mark.parametrize(
    ("module", "said"),
    [
        *((one, "") for one in ("boardscore.cli.app", "click", "boardscore.texts")),
        *((one, "Stopped.\n") for one in ("boardscore.cli.score", "attrs")),
        ("boardscore.pier18.scoring", "Stopped.\n"),
    ],
)
def test_ctrl_c_while_a_command_is_loaded(folder: Path, module: str, said: str) -> None:
    """Before the language is known there is no message, only the exit code."""
    file = str(folder / "pier18.toml")
    assert stopped_at(module, "score", file, "--lang", "en") == (130, said)


def test_ctrl_c_while_a_module_is_loading(folder: Path) -> None:
    """All modules that scoring loads, except for the few lines before the command can catch it.

    Tries one in four; all of them take half a minute.
    """
    file = str(folder / "pier18.toml")
    _, told = stopped_at("loaded", "score", file)
    ours = {name for name in told.split() if name.startswith("boardscore.")}
    ours -= {"boardscore._version", "boardscore.cli", "boardscore.cli.signals"}
    ours -= {"boardscore.core", "boardscore.core.lazy_imports"}
    assert len(ours) > 30
    for module in sorted(ours)[::4]:
        code, said = stopped_at(module, "score", file, "--lang", "en")
        assert (module, code, said) in {(module, 130, ""), (module, 130, "Stopped.\n")}


def test_ctrl_c_after_all_output(folder: Path) -> None:
    """The answer is complete, so nothing is interrupted."""
    assert stopped_at("the end", "score", str(folder / "pier18.toml")) == (0, "")


# Environment

ASCII = [
    {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
]


@on_linux
@pytest.mark.parametrize("environ", [{}, *ASCII])
def test_a_file_name_of_odd_bytes(environ: dict[str, str]) -> None:
    shutil.copy(b"pier18.toml", b"\xff.toml")
    code, out, err = process("score", b"\xff.toml", b"\xfe.toml", environ=environ)
    assert code == 1
    assert out.startswith("Pier 18: \\udcff.toml\n")
    assert err == (
        "\\udcfe.toml: there is no such file\n\\udcfe.toml: 1 mistake, so there is no score.\n"
    )


def test_a_folder_that_cannot_be_read(folder: Path) -> None:
    """Administrators can open it, so their message says that it is a folder."""
    locked = folder / "locked.toml"
    locked.mkdir(mode=0)
    code, out, err = process("score", "locked.toml")
    locked.chmod(0o700)
    assert (code, out) == (1, "")
    assert err.startswith("locked.toml: this ")
