"""`boardscore verify --known`: expected failures do not fail a run, new ones do."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path

import pytest

from boardscore.verify.vectors.vectors import load
from tests.cli import Outcome, flat
from tests.cli.conftest import Cli
from tests.cli.test_verify import BLOCK, MISREADING, SOME, program
from tests.tables import from_table

pytestmark = pytest.mark.long

WRONG = program("misreading", MISREADING)
ABOUT = [one.id for one in load() if one.isolates == BLOCK]


def failing(cli: Cli) -> list[str]:
    """The vectors that fail without a list."""
    found = json.loads(cli("verify", *SOME, "--format=json", *WRONG).out)
    failing = {"disagree", "could_not_run"}
    return [case["id"] for case in found["cases"] if case["verdict"] in failing]


def knowing(cli: Cli, ids: Sequence[str], *args: str) -> Outcome:
    """The outcome with a file of ids."""
    Path("known.txt").write_text("\n".join(ids), encoding="utf-8")
    return cli("verify", *SOME, "--known=known.txt", *args)


def test_known_failures_alone_do_not_fail(cli: Cli) -> None:
    wrong = failing(cli)
    assert wrong
    lines = ["# to be fixed", "", "   ", *(f"{one}  # soon" for one in wrong)]
    code, out, err = knowing(cli, lines, *WRONG)
    assert (code, err) == (0, "")
    assert "DISAGREE" not in out
    assert f"\n  disagree {len(wrong):>8}\n" in out
    assert f"Known failures: {len(wrong)}." in out
    assert out.endswith("\nNo failures but the known ones.\n")
    german = knowing(cli, lines, "--lang=de", *WRONG).out
    assert "Keine Fehler außer den bekannten." in german


def test_a_new_failure_fails_and_is_the_only_one_that_is_shown(cli: Cli) -> None:
    new, *known = failing(cli)
    assert known
    code, out, _ = knowing(cli, known, "--all", *WRONG)
    assert code == 1
    assert f"DISAGREE: {new}\n" in out
    assert out.count("DISAGREE: ") == 1
    assert "There are wrong answers." in out


def test_a_known_failure_that_passes_is_reported_and_does_not_fail(cli: Cli) -> None:
    """A vector that is not run neither fails nor passes."""
    other = "pier18.score.poets/two-for-one.pair"
    code, out, _ = knowing(cli, [*ABOUT[:2], other], *program("right"))
    assert code == 0
    names = ", ".join(ABOUT[:2])
    assert f"2 known failures pass; remove from the list: {names}" in flat(out)
    assert other not in out
    assert "nown failure" not in knowing(cli, [other], *program("right")).out


def test_a_vector_without_an_answer_may_be_known_too(cli: Cli) -> None:
    """The program crashes at every request."""
    assert cli("verify", *SOME, *program("dead")).code == 3
    assert knowing(cli, ABOUT, *program("dead")).code == 0
    assert knowing(cli, ABOUT[1:], *program("dead")).code == 3


def test_json_junit_html_and_github_know_them(cli: Cli) -> None:
    wrong = failing(cli)
    passing = next(one for one in ABOUT if one not in wrong)
    files = ("--junit=x.xml", "--html=x.html")
    found = json.loads(knowing(cli, [*wrong, passing], "--format=json", *files, *WRONG).out)
    assert found["known"] == {"failures": wrong, "passes": [passing]}
    assert found["exit_code"] == 0
    root = ET.parse("x.xml").getroot()
    assert (root.get("failures"), root.get("errors")) == ("0", "0")
    skipped = {one.get("name"): one.find("skipped") for one in root.iter("testcase")}
    for name, element in skipped.items():
        assert (element is not None) is (name in wrong)
        assert element is None or str(element.get("message")).startswith("known failure: ")
    assert "No failures but the known ones." in Path("x.html").read_text(encoding="utf-8")
    out = knowing(cli, [*wrong, passing], "--format=github", *WRONG).out
    assert "::error" not in out
    warnings = [line for line in out.splitlines() if line.startswith("::warning")]
    assert sum(passing in line for line in warnings) == 1


@from_table
def test_an_id_that_does_not_exist_is_wrong_use(cli: Cli, content: str, words: str) -> None:
    code, out, err = knowing(cli, [content], "--", "./nothing-here")
    assert (code, out) == (2, "")
    assert words in flat(err)
