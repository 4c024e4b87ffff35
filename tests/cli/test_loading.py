"""Commands load what they need and nothing else."""

import os
import subprocess
import sys
from pathlib import Path

from tests.tables import from_table

EXAMPLES = Path(__file__).parents[2] / "examples"

LOADED = """
import runpy, sys
try:
    runpy.run_module("boardscore", run_name="__main__")
finally:
    print(*sys.modules, file=sys.stderr)
"""
"""Runs the command, and prints the modules that it has loaded."""


MOST_MODULES = 51
"""Each module more makes every start slower."""


def loaded(*args: str) -> set[str]:
    """The modules that a command has loaded at its end."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *args],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    return {*done.stderr.decode().split()}


@from_table
def test_a_score_loads_only_its_game(file: str, own: str, other: str) -> None:
    modules = loaded("score", "--lang=en", str(EXAMPLES / file))
    elsewhere = {f"boardscore.{other}", "boardscore.show.markup"}
    played = {f"{home}.{name}" for home in (own, "core") for name in ("moves", "rules", "state")}
    unasked = elsewhere | {f"boardscore.{module}" for module in played}
    assert f"boardscore.{own}.scoring" in modules
    assert not modules & unasked
    assert sum(module.startswith("boardscore") for module in modules) <= MOST_MODULES


def test_an_option_of_a_game_is_known_in_any_position() -> None:
    file = str(EXAMPLES / "auctionland-counts.toml")
    assert "boardscore.auctionland" in loaded("score", file, "--beaches=0,1,2,3,4+")


def test_help_of_verify_loads_no_game_and_no_vectors() -> None:
    modules = loaded("verify", "--help")
    heavy = {"boardscore.pier18", "boardscore.auctionland", "boardscore.verify.vectors", "attrs"}
    assert "boardscore.verify.cli.commands" in modules
    assert not modules & heavy
