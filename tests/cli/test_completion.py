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
    """Every command with its path."""
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


def test_commands() -> None:
    assert sorted(offered("re")) == ["plain,replay", "plain,review"]
    of_packs = ["check", "checksum", "diff", "new", "show"]
    assert sorted(offered("pack", "")) == [f"plain,{name}" for name in of_packs]
    assert offered("mut") == []
    assert offered("completion", "z") == ["plain,zsh"]
    assert offered("vectors", "s") == ["plain,show"]


@from_table
def test_commands_are_described_in_the_language(lang: str, said: str) -> None:
    assert asked("zsh", "sc", lang=lang).out == f"plain\nscore\n{said}\n"
    assert asked("fish", "sc", lang=lang, at=0).code == 0


def test_options_are_described_in_the_language() -> None:
    assert asked("zsh", "replay", "--js", lang="de").out == (
        "plain\n--json\nGibt nur die Ergebnisse aus, als JSON, eine Zeile je Datei.\n"
    )


def test_clauses_come_with_their_titles() -> None:
    assert asked("zsh", "rules", "pier18.score.lo", lang="de").out == (
        "plain\npier18.score.lovers\nLiebende\n"
    )


def test_values() -> None:
    assert offered("new", "p") == ["plain,pier18"]
    assert offered("--lang", "d") == ["plain,de"]
    assert offered("--lang=d") == ["plain,de"]
    assert offered("adapter", "") == [
        f"plain,{language}" for language in ("js", "python", "php", "go", "ruby", "rust")
    ]
    assert offered("verify", "--level", "c") == ["plain,core"]
    assert offered("pack", "show", "--demo", "auc") == ["plain,auctionland"]


def test_vectors_and_their_topics() -> None:
    every = offered("vectors", "show", "pier18.deck/")
    assert "plain,pier18.deck/each-card-once.dealt-twice" in every
    assert all(line.startswith("plain,pier18.deck/") for line in every)
    assert "plain,pier18.deck/each-card-once" in offered("verify", "--clause", "pier18.deck")


def test_files_and_folders_are_left_to_the_shell() -> None:
    assert offered("score", "pi") == ["file,pi"]
    assert offered("score", "--svg", "pi") == ["dir,pi"]
    assert offered("new", "pier18", "") == ["file,"]
    assert offered("play", "pier18", "--pack", "") == ["file,"]
    assert offered("play", "pier18", "--pack", "d") == ["plain,demo"]


def test_bash_cuts_words_at_equals_signs() -> None:
    """The text up to the sign is kept, so only the rest is offered."""
    begun = ("score", "--ruling", "flower_adjacency")
    assert offered(*begun, "=", "s") == ["plain,same_side"]
    assert offered(*begun, "=") == ["plain,same_side", "plain,orthogonal"]
    assert offered("score", "--ruling", "half_turn=t") == ["plain,half_turn=true"]


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


def test_the_script_loads_no_other_command() -> None:
    """A shell waits for it whenever it starts."""
    asking = (
        "import sys; from boardscore.cli.app import run; run(['completion', 'bash'], {}); "
        "print(sorted(m for m in sys.modules if m.startswith('boardscore.cli.')), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", asking], capture_output=True, env=environment(), check=True
    )
    own = ("app", "completion", "completion_script", "signals", "terminal")
    assert done.stderr.decode().strip() == str(
        [f"boardscore.cli.{name}" for name in (*own, "usage_errors")]
    )


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
