"""`boardscore verify`: selected vectors, limits, faults; `transcripts/verify.json` has verdicts."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

from boardscore.core.messages import say
from boardscore.verify.cli import verify_command
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.verdicts import Verdict
from boardscore.verify.program.behaviour import DEFAULT_LIMITS, Limits
from boardscore.verify.vectors.vectors import Vector, load
from tests.cli.conftest import Cli
from tests.tables import from_table
from tests.verify.samples import command
from tests.verify.test_plays import command as command_of_referee

BLOCK = "pier18.score.lovers/other-lovers-block"
MISREADING = f"{BLOCK}:left-out"
SOME = ["--run", f"{BLOCK}.*"]


def program(*args: str) -> list[str]:
    return ["--", *command(*args)]


@pytest.mark.long
def test_the_library_itself_agrees_with_all_vectors(cli: Cli) -> None:
    """Vectors of what its referee does not offer are tested in `verify/test_vectors.py`."""
    code, out, _ = cli("verify", "--", *command_of_referee("right"))
    assert code == 0
    offered = [one for one in load() if one.op not in {"start", "seen"}]
    assert f"Executed: {len(offered)} of {len(load())}.\n" in out


def test_a_fault_of_the_kit_ends_with_4(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Judgement:
        raise ZeroDivisionError

    monkeypatch.setattr(verify_command, "judge", broken)
    code, out, err = cli("verify", *SOME, *program("right"))
    assert (code, out) == (4, "")
    assert "ZeroDivisionError" in err
    assert "a bug in boardscore, not in your program" in err


# Selection


def asked(monkeypatch: pytest.MonkeyPatch, cli: Cli, *args: str) -> tuple[list[str], Limits]:
    """The vectors and the limits for judging a program."""
    found: dict[str, Any] = {}

    def program(
        _: object, limits: Limits, jobs: int, pulse: object
    ) -> AbstractContextManager[object]:
        assert (jobs, callable(pulse)) == (1, True)
        found.update(limits=limits)
        return nullcontext()

    def judged(_: object, __: object, wanted: Sequence[Vector], *___: object) -> Judgement:
        found.update(vectors=[one.id for one in wanted])
        return Judgement(("x",), ())

    monkeypatch.setattr(verify_command, "Program", program)
    monkeypatch.setattr(verify_command, "judge", judged)
    cli("verify", *args, "--", "x")
    return found["vectors"], found["limits"]


@pytest.mark.long
@from_table
def test_selected_vectors(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, args: list[str], let_through: list[dict[str, str]]
) -> None:
    """A vector is selected if its parts match all patterns of one of several descriptions."""
    expected = [
        one.id
        for one in load()
        if any(all(fnmatch(getattr(one, k), v) for k, v in some.items()) for some in let_through)
    ]
    assert expected
    assert asked(monkeypatch, cli, *args)[0] == expected


@pytest.mark.long
def test_the_given_time_limits_are_used(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(monkeypatch, cli)[1] == DEFAULT_LIMITS
    limits = asked(monkeypatch, cli, "--timeout", "0.5")[1]
    assert (limits.request, limits.grace, limits.in_vain) == (0.5, 0.5, 14)


# The page about it


def test_the_program_on_the_page_is_the_example() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs" / "verify.md").read_text(encoding="utf-8")
    name = "examples/implementations/poets.py"
    shown = page.partition(f'```text title="{name}"\n')[2].partition("```")[0]
    assert shown == (root / name).read_text(encoding="utf-8")


def test_the_page_names_every_verdict() -> None:
    page = (Path(__file__).parents[2] / "docs" / "verify.md").read_text(encoding="utf-8")
    assert all(f"\n| {say(verdict.message)} | " in page for verdict in Verdict)
