"""Set-up of the command line's tests: a separate folder, a terminal of 80 columns."""

import io
import sys
from pathlib import Path
from typing import Protocol

import pytest

from boardscore.cli.app import run
from tests.cli import EXAMPLES, Outcome


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder of a test, with the worked examples and a broken file.

    The settings of the user are in a folder of it.
    """
    write_examples(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def write_examples(folder: Path) -> None:
    for name, text in EXAMPLES.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")


class Cli(Protocol):
    """Calls the command line in this process."""

    def __call__(self, *args: str, stdin: str = "", **environ: str) -> Outcome:
        """The outcome of the arguments, with this environment and standard input."""
        ...


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Calls the command line and returns its outcome."""

    def call(*args: str, stdin: str = "", **environ: str) -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        code = run(args, environ)
        return Outcome(code, *capsys.readouterr())

    return call
