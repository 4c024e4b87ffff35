"""Completion in shells: commands, options and their values, in both languages."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from boardscore.cli.app import COMMANDS, app
from tests import HANGS
from tests.cli import Outcome, command, environment
from tests.tables import from_table, read_table

pytestmark = pytest.mark.long

FREE = {"bot", "games", "jobs", "port", "players", "seed", "seconds", "timeout", "search"}
FREE |= {"beaches", "theme_parks", "market_size", "rows"}
FREE |= {"words", "number", "where", "note", "bgg"}
"""Options that take names, numbers and durations: there is nothing to choose from."""


def asked(shell: str, *words: str, lang: str = "en", at: int | None = None) -> Outcome:
    """The answer to a shell that completes the last word, or the word at a position."""
    more = {
        "COMP_WORDS": " ".join(("boardscore", *words)),
        "COMP_CWORD": str(len(words) if at is None else at),
        "_BOARDSCORE_COMPLETE": f"{shell}_complete",
        "LANG": lang,
    }
    done = subprocess.run(
        command(), capture_output=True, env=environment(more), timeout=HANGS, check=False
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def offered(*words: str) -> list[str]:
    """The answer to bash."""
    code, out, err = asked("bash", *words)
    assert (code, err) == (0, "")
    return [*filter(None, out.splitlines())]


def all_commands() -> Iterator[tuple[str, click.Command]]:
    context = click.Context(app, info_name="boardscore", obj="en")
    for name in COMMANDS:
        found = app.get_command(context, name)
        assert found is not None
        yield name, found
        for below in getattr(found, "commands", {}).values():
            yield f"{name} {below.name}", below


@pytest.mark.parametrize(("path", "one"), list(all_commands()))
def test_all_choices_are_offered(path: str, one: click.Command) -> None:
    context = click.Context(one, info_name=path, obj="en")
    for param in one.get_params(context):
        chosen = not getattr(param, "is_flag", False) and param.name not in FREE
        assert bool(param.shell_complete(context, "")) == chosen, param.name


@from_table
def test_what_is_offered(words: list[str], found: list[str]) -> None:
    """Commands, values, files and folders. bash cuts words at equals signs."""
    assert sorted(offered(*words)) == found


@from_table
def test_what_is_offered_is_described_in_the_language(
    lang: str, words: list[str], said: list[str]
) -> None:
    assert asked("zsh", *words, lang=lang).out.splitlines() == ["plain", *said]
    assert asked("fish", *words, lang=lang, at=0).code == 0


def test_vectors_and_their_topics() -> None:
    every = offered("vectors", "show", "pier18.deck/")
    assert "plain,pier18.deck/each-card-once.dealt-twice" in every
    assert all(line.startswith("plain,pier18.deck/") for line in every)
    assert "plain,pier18.deck/each-card-once" in offered("verify", "--clause", "pier18.deck")


@pytest.mark.parametrize("words", [("--nonsense", "x", ""), ("score", "--nonsense", "-"), ("=",)])
def test_broken_requests_of_a_shell_do_no_harm(words: tuple[str, ...]) -> None:
    code, _, err = asked("bash", *words)
    assert (code, err) == (0, "")


def test_an_unknown_shell() -> None:
    more = environment({"_BOARDSCORE_COMPLETE": "csh_complete"})
    done = subprocess.run(command(), capture_output=True, env=more, timeout=HANGS, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b'Unknown shell: "csh_complete". Did you mean ')
    assert b"bash_complete, zsh_complete, fish_complete" in done.stderr


# The script


SCRIPTS: Any = read_table(__file__, "SCRIPTS")
"""Each sets up completion as the page describes, and completes a word."""


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_itself_completes_a_word(folder: Path, shell: str) -> None:
    """With a command of this interpreter."""
    if not shutil.which(shell):
        pytest.skip(f"{shell} is not installed")
    ours = folder / "boardscore"
    ours.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m boardscore "$@"\n', encoding="utf-8")
    ours.chmod(0o755)
    env = environment({"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"})
    file = folder / "asking"
    file.write_text(SCRIPTS[shell], encoding="utf-8")
    done = subprocess.run([shell, file], capture_output=True, env=env, timeout=HANGS, check=False)
    assert done.stdout.decode().split() == ["core"]
