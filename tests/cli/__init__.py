"""Tests of the command line: shared helpers to call it, and the two worked examples."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tests import HANGS

EXAMPLES = {
    file.stem: file.read_text(encoding="utf-8")
    for file in Path(__file__).with_name("examples").glob("*.toml")
}
"""The two worked examples, and a pier whose lower side lacks a column."""
PIER18 = EXAMPLES["pier18"]
EXAMPLES["tableless"] = re.sub(r"(beaches|theme_parks) = \[.*\n", "", EXAMPLES["auctionland"])

_NOT_PASSED_ON = {"COLUMNS", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "TERM"}


class Outcome(NamedTuple):
    """The result of a call of the command line."""

    code: int
    out: str
    err: str


def typed(*lines: str) -> str:
    """Lines as a person types them."""
    return "".join(f"{line}\n" for line in lines)


def flat(text: str) -> str:
    """The same words without line breaks."""
    return " ".join(text.split())


def command(*args: str | bytes) -> Sequence[str | bytes]:
    """The command line as an argument list for a new process."""
    return [sys.executable, "-m", "boardscore", *args]


def environment(more: Mapping[str, str] = {}) -> dict[str, str]:
    """This environment without the variables that the command line reads, plus those of a test."""
    kept = {name: value for name, value in os.environ.items() if name not in _NOT_PASSED_ON}
    return {**kept, "PYTHONUTF8": "1", **more}


def process(
    *args: str | bytes,
    stdin: bytes = b"",
    environ: Mapping[str, str] = {},
    closed: str = "",
    most: int | None = None,
) -> Outcome:
    """The outcome in a new process; `out` and `err` hold the bytes as Latin-1 letters.

    Some streams may be closed from the start, as shells write it: `2>&-`. Files may have at most
    some bytes, as on a full disk.
    """

    def limit() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    shell = ["sh", "-c", f'exec "$@" {closed}', "sh"] if closed else []
    done = subprocess.run(
        [*shell, *command(*args)],
        input=stdin,
        capture_output=True,
        env=environment(environ),
        timeout=HANGS,
        check=False,
        preexec_fn=None if most is None else limit,
    )
    return Outcome(done.returncode, done.stdout.decode("latin-1"), done.stderr.decode("latin-1"))
