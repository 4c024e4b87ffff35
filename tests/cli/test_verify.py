"""`boardscore verify`: verdicts about programs, and exit codes."""

import json
import shlex
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import pytest

from boardscore.core.messages import say
from boardscore.verify.cli import verify_command
from boardscore.verify.judge.case import Verdict
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.program.outcomes import DEFAULT_LIMITS, Limits
from boardscore.verify.vectors.vectors import Vector, load
from tests.cli.conftest import Cli
from tests.verify.samples import command
from tests.verify.test_plays import command as command_of_referee

BLOCK = "pier18.score.lovers/other-lovers-block"
MISREADING = f"{BLOCK}:left-out"
SOME = ["--run", f"{BLOCK}.*"]
NUMBER = len([one for one in load() if one.isolates == BLOCK])


def program(*args: str) -> list[str]:
    return ["--", *command(*args)]


def plain(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


# Verdicts


@pytest.mark.long
def test_the_library_itself_agrees_with_all_vectors(cli: Cli) -> None:
    """Vectors of requests that its referee does not offer are tested in `verify/test_tables.py`."""
    code, out, _ = cli("verify", "--", *command_of_referee("right"))
    assert code == 0
    offered = [one for one in load() if one.op not in {"start", "seen"}]
    assert f"Executed: {len(offered)} of {len(load())}.\n" in out


@pytest.mark.long
def test_a_wrong_program_ends_with_1(cli: Cli) -> None:
    code, out, err = cli("verify", *SOME, *program("misreading", MISREADING))
    assert (code, err) == (1, "")
    assert "Matches a known misreading: other Lovers do not block\n" in out


@pytest.mark.long
def test_the_command_to_repeat_it_repeats_it(cli: Cli) -> None:
    out = cli("verify", *SOME, "--format=json", *program("misreading", MISREADING)).out
    (first, *_) = (case for case in json.loads(out)["cases"] if "repeat" in case)
    words = shlex.split(first["repeat"])
    code, again, _ = cli(*words[1:])
    assert code == 1
    assert f"DISAGREE: {first['id']}\n" in again
    assert "Executed: 1 of 1.\n" in again


@pytest.mark.long
def test_a_broken_declaration_of_a_reading_ends_with_1(cli: Cli) -> None:
    args = ["--clause", "flower-sellers", *program("says_points+stubborn")]
    assert cli("verify", *args).code == 1


# Programs that cannot run


@pytest.mark.long
@pytest.mark.parametrize("name", ["dead", "supports_nothing", "one_game+right"])
def test_a_program_that_answers_nothing_ends_with_3(cli: Cli, name: str) -> None:
    code, out, _ = cli("verify", *SOME, *program(name))
    assert code == 3
    assert f"Executed: 0 of {NUMBER}.\n" in out


@pytest.mark.long
def test_the_command_to_repeat_it_keeps_the_language_that_was_given(cli: Cli) -> None:
    shown = {
        cli(*args, *program("misreading", MISREADING)).out.count(
            "boardscore verify --lang=de --run "
        )
        > 0
        for args in (["verify", *SOME, "--lang", "de"], ["--lang=de", "verify", *SOME])
    }
    assert shown == {True}
    assert "--lang" not in cli("verify", *SOME, *program("misreading", MISREADING)).out


def test_a_fault_of_the_kit_ends_with_4(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Judgement:
        raise ZeroDivisionError

    monkeypatch.setattr(verify_command, "judge", broken)
    code, out, err = cli("verify", *SOME, *program("right"))
    assert (code, out) == (4, "")
    assert "ZeroDivisionError" in err
    assert "a bug in boardscore, not in your program" in err


# Output


@pytest.mark.long
def test_junit_is_written_in_addition(cli: Cli, folder: Path) -> None:
    code, out, _ = cli("verify", *SOME, "--junit", "report.xml", *program("right"))
    root = ET.parse(folder / "report.xml").getroot()
    assert root.get("tests") == str(NUMBER)
    assert (code, "Executed" in out) == (0, True)


def test_junit_reports_a_program_that_does_not_exist(cli: Cli, folder: Path) -> None:
    cli("verify", *SOME, "--junit", "report.xml", "--", "./nowhere")
    root = ET.parse(folder / "report.xml").getroot()
    (suite,) = root
    assert root.get("errors") == "1"
    assert suite.get("skipped") == str(NUMBER)


def test_the_badge_is_written_in_addition(cli: Cli, folder: Path) -> None:
    code, out, _ = cli("verify", *SOME, "--badge", "badge.json", *program("right"))
    found = json.loads((folder / "badge.json").read_text())
    assert (found["verdict"], found["vectors"]) == ("agree", NUMBER)
    assert 0 < found["seconds"] < 60
    assert (code, "Executed" in out) == (0, True)


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
@pytest.mark.parametrize(
    ("args", "let_through"),
    [
        ([], lambda _: True),
        (["--game", "pier18"], lambda one: one.game == "pier18"),
        (["--run", f"{BLOCK}.*"], lambda one: one.isolates == BLOCK),
        (["--run", "*.near", "--run", f"{BLOCK}.*"], lambda one: one.id.endswith(".near")
            or one.isolates == BLOCK),
        (["--clause", "pier18.score.lovers"], lambda one: one.clause == "pier18.score.lovers"),
        (["--clause", "lovers"], lambda one: one.clause == "pier18.score.lovers"),
        (["--clause", "*.lovers"], lambda one: one.clause == "pier18.score.lovers"),
        (["--clause", BLOCK], lambda one: one.isolates == BLOCK),
        (["--clause", "lovers", "--clause", "pier18.score.plan"],
            lambda one: one.clause in {"pier18.score.lovers", "pier18.score.plan"}),
        (["--level", "smoke"], lambda one: one.level == "smoke"),
        (["--level", "smoke", "--level", "edge"], lambda one: one.level in {"smoke", "edge"}),
        (["--level", "smoke", "--clause", "lovers"],
            lambda one: one.level == "smoke" and one.clause == "pier18.score.lovers"),
    ],
)  # fmt: skip
def test_selected_vectors(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, args: list[str], let_through: Any
) -> None:
    expected = [one.id for one in load() if let_through(one)]
    assert expected
    assert asked(monkeypatch, cli, *args)[0] == expected


@pytest.mark.long
def test_the_given_time_limits_are_used(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(monkeypatch, cli)[1] == DEFAULT_LIMITS
    limits = asked(monkeypatch, cli, "--timeout", "0.5")[1]
    assert (limits.request, limits.grace, limits.in_vain) == (0.5, 0.5, 14)


# Wrong use


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
