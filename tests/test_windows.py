"""Windows and macOS, as far as another system can emulate them.

`tests/verify/test_windows.py` runs programs without the functions of POSIX.
"""

import errno
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from boardscore.cli import signals
from boardscore.core import terminal_text
from boardscore.core.messages import Message
from boardscore.documents import atomic_writer
from boardscore.pad.server import Server
from boardscore.verify.vectors import export

ROOT = Path(__file__).parent.parent
FORBIDDEN = re.compile(r'[<>:"|?*\\]|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)', re.IGNORECASE)
"""Parts of paths that Windows does not allow."""
CODE_PAGES = ["cp437", "cp850", "cp1252", "ascii"]


FOLDERS = (".github", "benchmarks", "docs", "examples", "src", "tests")


def all_files() -> list[str]:
    found = [*ROOT.glob("*.*"), *(path for name in FOLDERS for path in (ROOT / name).rglob("*"))]
    names = (path.relative_to(ROOT).as_posix() for path in found if path.is_file())
    return [name for name in names if "__pycache__" not in name]


@pytest.mark.long
@pytest.mark.parametrize("listed", [all_files, export.files], ids=["files", "vectors"])
def test_all_names_are_allowed_on_windows_and_differ_without_case(
    listed: Callable[[], Iterable[str]],
) -> None:
    names = [*listed()]
    assert len(names) > 1
    assert [one for one in names if any(map(FORBIDDEN.search, one.split("/")))] == []
    assert len({one.casefold() for one in names}) == len(names)
    assert max(map(len, names)) < 180  # of 259 for the whole path


def run(encoding: str, *args: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Runs the command in a process whose streams have an encoding, as a console has."""
    env = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "boardscore", *args]
    return subprocess.run(command, input=stdin, capture_output=True, check=False, env=env, cwd=ROOT)


@pytest.mark.long
@pytest.mark.parametrize("page", CODE_PAGES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_score_fits_every_code_page(page: str, lang: str) -> None:
    done = run(page, "score", "--explain", "--lang", lang, "examples/pier18.toml")
    assert (done.returncode, done.stderr) == (0, b"")
    shown = done.stdout.decode(page)
    assert "Anna" in shown
    if lang == "de" and page == "ascii":
        assert "Blumenverkaeufer" in shown


@pytest.mark.long
@pytest.mark.parametrize("page", CODE_PAGES)
def test_files_are_utf_8_and_json_has_every_letter_on_every_code_page(
    page: str, tmp_path: Path
) -> None:
    text = (ROOT / "examples/pier18.toml").read_text(encoding="utf-8").replace("Ben", "Jürgen ★")
    file, out = tmp_path / "Größe.toml", tmp_path / "page.html"
    file.write_text(text, encoding="utf-8", newline="\r\n")
    done = run(page, "score", "--json", "--html", str(out), str(file))
    assert done.returncode == 0, done.stderr
    assert "Jürgen ★" in out.read_bytes().decode("utf-8")
    for found in (done, run(page, "score", "--json", "-", stdin=text.encode())):
        data = json.loads(found.stdout.decode(page))
        assert [player["name"] for player in data["players"]] == ["Anna", "Jürgen ★"]


@pytest.mark.long
@pytest.mark.parametrize("language", ["js", "python", "php", "go", "ruby", "rust"])
def test_adapters_are_the_same_bytes_in_every_code_page(language: str) -> None:
    """The command that saves an adapter redirects the output."""
    done = run("cp1252", "adapter", language)
    assert done.returncode == 0
    assert done.stdout.isascii()


@pytest.mark.parametrize("number", [32, 33])
def test_a_file_that_another_program_keeps_open_is_said_to_be_open(number: int) -> None:
    """Windows numbers these errors 32 and 33; Python turns both into "permission denied"."""
    error = PermissionError(errno.EACCES, "being used by another process")
    assert atomic_writer.why(error) == Message("why.no_permission")
    error.winerror = number  # type: ignore[attr-defined, unused-ignore]
    assert atomic_writer.why(error) == Message("why.used")


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="needs the open files of Linux")
def test_a_file_is_replaced_where_there_are_no_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows has no `fcntl`, `fchown` or `fchmod`, and cannot move an open file."""
    monkeypatch.setattr(atomic_writer, "fcntl", None)
    for missing in ("fchown", "fchmod"):
        monkeypatch.delattr(os, missing)
    moved = []
    replace = os.replace

    def move(source: Path, target: Path) -> None:
        opened = {os.path.realpath(f"/proc/self/fd/{one}") for one in os.listdir("/proc/self/fd")}
        moved.append(str(source) not in opened)
        replace(source, target)

    monkeypatch.setattr(os, "replace", move)
    file = atomic_writer.SavedFile(tmp_path / "a.txt")
    for data in (b"one", b"two"):
        file.lock()
        file.replace(data)
        file.append(b"!")
        file.unlock()
    assert (tmp_path / "a.txt").read_bytes() == b"two!"
    assert moved == [True, True]
    assert os.listdir(tmp_path) == ["a.txt"]


def test_a_command_line_to_copy_is_quoted_for_the_shell_of_windows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It knows no single quotes."""
    monkeypatch.setattr(terminal_text, "ON_WINDOWS", True)
    words = ("boardscore", "play", r"C:\my games\one.jsonl")
    assert terminal_text.command_line(*words) == r'boardscore play "C:\my games\one.jsonl"'


def test_ctrl_break_stops_like_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows alone has this signal; closing the window sends it too."""
    if not hasattr(signal, "SIGBREAK"):
        monkeypatch.setattr(signal, "SIGBREAK", signal.SIGURG, raising=False)
    with pytest.raises(KeyboardInterrupt), signals.ended_by_signals() as caught:
        signal.raise_signal(signal.SIGBREAK)
    assert caught == [signal.SIGBREAK]


def test_a_second_pad_does_not_share_the_port_on_windows() -> None:
    """There, `SO_REUSEADDR` lets two servers listen at one port."""
    assert Server.allow_reuse_address == (os.name != "nt")
