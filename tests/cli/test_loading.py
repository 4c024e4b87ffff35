"""Commands load what they need and nothing else."""

import re
import subprocess
import sys

from tests.cli import environment
from tests.tables import from_table

LOADED = """
import runpy, sys
try:
    runpy.run_module("boardscore", run_name="__main__")
finally:
    print(*sys.modules, file=sys.stderr)
"""
"""Runs the command, and prints the modules that it has loaded."""


def loaded(*args: str, typed: str) -> set[str]:
    """The modules that a command has loaded at its end."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *args],
        input=typed.encode(),
        capture_output=True,
        env=environment({"PYTHONIOENCODING": "utf-8", "TERM": "xterm"}),
        check=False,
    )
    return {*done.stderr.decode().split()}


@from_table
def test_what_a_command_loads(
    args: list[str], needed: list[str], others: str, most: int, typed: str
) -> None:
    """Nothing that it does not need: each module more makes every start slower."""
    modules = loaded(*args, typed=typed)
    assert {*needed} <= modules
    assert [name for name in modules if re.fullmatch(others, name)] == []
    assert sum(module.startswith("boardscore") for module in modules) <= most
