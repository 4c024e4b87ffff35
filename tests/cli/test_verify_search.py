"""`boardscore verify --search`: counterexamples are reported, saved, and tried again."""

import json
import os
import pty
import shlex
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from boardscore.schemas import schema
from boardscore.verify.reference import KitError, Reference
from boardscore.verify.search import searches
from boardscore.verify.search.search_result import Progress, Task
from tests import HANGS
from tests.cli.conftest import Cli
from tests.cli.test_terminal import ctrl_c
from tests.cli.test_verify import plain, program

__all__ = ["ctrl_c"]

pytestmark = pytest.mark.long

BLOCK = "pier18.score.lovers/other-lovers-block"
MISREADING = f"{BLOCK}:left-out"
FILE = "pier18-categories-271ad923.json"
"""The path of the saved counterexample of the misreading."""
RIGHT_SO_FAR = ["--run", "pier18.score.poets/two-for-one.pair"]
"""A vector that the misreading answers correctly."""


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches end after some hundred positions, regardless of time."""
    search = searches.PositionSearch

    def shortly(task: Task) -> searches.PositionSearch:
        last = [Progress()]

        def report(progress: Progress) -> None:
            last[0] = progress
            task.report(progress)

        is_over = lambda: last[0].counts.requests >= 400  # noqa: E731
        return search(evolve(task, is_over=is_over, report=report))

    monkeypatch.setattr(searches, "PositionSearch", shortly)


def searched(cli: Cli, *args: str, misreading: str = MISREADING) -> Any:
    return cli("verify", *RIGHT_SO_FAR, "--search=1m", *args, *program("misreading", misreading))


# For people


def test_there_is_no_search_by_default(cli: Cli) -> None:
    out = cli("verify", *RIGHT_SO_FAR, *program("misreading", MISREADING)).out
    assert "Searched" not in out


def test_a_right_program_is_searched_and_ends_with_0(cli: Cli) -> None:
    code, out, err = cli("verify", *RIGHT_SO_FAR, "--search", "1m", *program("right"))
    assert (code, err) == (0, "")
    assert "Searched Pier 18 with seed 1:" in out
    assert "Auctionland" not in out


def test_a_counterexample_has_picture_rule_and_proof(cli: Cli) -> None:
    code, out, err = searched(cli)
    assert (code, err) == (1, "")
    assert "WRONG in Pier 18: wrong points for Lovers\n" in out
    assert "categories[0].lovers: expected 0, got 4\n" in out
    assert "  upper  (H) (H)\n" in out
    assert "blocked by Lovers at upper 2 [pier18.score.lovers]\n" in out
    assert "Smallest failing position: 79 smaller ones all pass." in plain(out)
    assert "There are wrong answers.\n" in out


def test_a_counterexample_in_german(cli: Cli) -> None:
    out = searched(cli, "--lang=de").out
    assert "FALSCH in Pier 18: falsche Punkte für Liebende\n" in out
    smallest = "Kleinste Stellung mit falscher Antwort: Alle kleineren werden richtig beantwortet"
    assert f"{smallest}; geprüft: 79." in plain(out)


def test_the_progress_is_reported(cli: Cli) -> None:
    out = plain(searched(cli, "--seed=7").out)
    assert "Searched Pier 18 with seed 7: " in out
    full = plain(searched(cli, "--seed=7", "--all").out)
    assert " vectors search agree 1 " in full


def test_the_command_to_repeat_it_repeats_it(cli: Cli) -> None:
    (line,) = (one for one in searched(cli).out.splitlines() if "verify --game" in one)
    code, again, _ = cli(*shlex.split(line)[1:])
    assert code == 1
    assert "WRONG in Pier 18: wrong points for Lovers\n" in again


def test_a_game_without_an_answer_is_not_searched(cli: Cli) -> None:
    code, out, _ = cli("verify", *RIGHT_SO_FAR, "--search=1m", *program("supports_nothing"))
    assert code == 3
    assert "Searched" not in out


def test_a_program_that_cannot_be_started_is_not_searched(cli: Cli) -> None:
    code, out, _ = cli("verify", *RIGHT_SO_FAR, "--search=1m", "--", "./nothing-here")
    assert code == 3
    assert "earched" not in out


def test_both_games_are_searched(cli: Cli) -> None:
    out = cli("verify", "--level=smoke", "--search=1m", *program("right")).out
    assert out.index("Searched Pier 18") < out.index("Searched Auctionland")


def test_the_search_uses_the_reading_that_the_vectors_show(cli: Cli) -> None:
    args = ["--clause=pier18.score.flower-sellers", "--search=1m"]
    code, out, _ = cli("verify", *args, *program("other"))
    assert code == 0
    assert "FOUND" not in out


def test_a_reading_that_no_vector_showed_is_reported_as_a_reading(cli: Cli) -> None:
    """A permitted reading is never called a misreading."""
    out = cli("verify", *RIGHT_SO_FAR, "--search=1m", *program("other")).out
    assert "It would be right under a different ruling: flower_points = other_kinds_only" in out
    assert "answer like" not in out


def test_totals_alone_can_be_searched(cli: Cli) -> None:
    code, out, _ = cli("verify", *RIGHT_SO_FAR, "--search=1m", *program("totals"))
    assert code == 0
    assert "Searched Pier 18" in out


def test_a_program_that_sometimes_crashes_is_reported(cli: Cli) -> None:
    code, out, _ = cli("verify", *RIGHT_SO_FAR, "--search=1m", *program("crash"))
    assert code == 3
    assert "COULD NOT RUN in Pier 18: crashed\n" in out
    assert "no memory left" in out
    assert "\x1b" not in out


def test_a_program_that_depends_on_the_order_is_reported(cli: Cli, folder: Path) -> None:
    """A single request cannot reproduce a failure that depends on others; the same search can."""
    args = ["--run=pier18.score.poets/two-for-one.pair", "--search=1m", "--save=found"]
    code, out, _ = cli("verify", *args, *program("forgetful"))
    assert code == 1
    assert "WRONG in Pier 18: depends on the order\n" in out
    assert "--search 60s --seed 1" in out
    assert list((folder / "found").iterdir()) == []


@pytest.mark.parametrize("form", ["human", "json"])
def test_unknown_categories_are_reported_and_escaped(cli: Cli, folder: Path, form: str) -> None:
    args = [*RIGHT_SO_FAR, "--search=1m", "--save=found", f"--format={form}", "--junit=x.xml"]
    code, out, _ = cli("verify", *args, *program("nasty"))
    assert code == 1
    assert "\x1b" not in out
    assert "\\x1b[2J<&\\ud800" in out or "\\u001b[2J<&\\ud800" in out
    assert "\x1b" not in (folder / "x.xml").read_text(encoding="utf-8")
    assert len([*(folder / "found").iterdir()]) == 1
    again = [*RIGHT_SO_FAR, "--search=1m", "--save=found", *program("right")]
    assert "1 saved counterexample was retried first; 0 are still wrong." in plain(
        cli("verify", *again).out
    )


def test_answers_for_too_many_players_are_reported(cli: Cli) -> None:
    code, out, _ = cli("verify", *RIGHT_SO_FAR, "--search=1m", *program("of_one_more_player"))
    assert code == 1
    assert "WRONG in Pier 18: categories for the wrong number of players\n" in out


# For programs


def test_json_contains_the_search(cli: Cli) -> None:
    found = json.loads(searched(cli, "--format=json").out)
    (one,) = found["searches"]
    assert (one["game"], one["seed"], one["small_complete_up_to"]) == ("pier18", 1, 1)
    assert one["asked"] == one["agreed"] + one["disagreed"]
    (finding,) = one["findings"]
    assert finding["clauses"] == ["pier18.score.lovers"]
    assert finding["expected"]["totals"] == [0]
    assert finding["got"]["totals"] == [4]
    assert finding["like"] is None
    assert finding["smaller"] == {"checked": 79, "wrong": 0, "all": True}
    assert finding["position"]["players"][0]["pier"] == ["HH", ".."]
    assert found["exit_code"] == 1


def test_the_schema_has_every_key_of_a_search(cli: Cli) -> None:
    (search,) = json.loads(searched(cli, "--format=json").out)["searches"]
    known = schema("report")["$defs"]
    assert known["search"]["properties"].keys() == search.keys()
    of_play = {"record", "player", "illegal"}
    assert known["finding"]["properties"].keys() == {*search["findings"][0], *of_play}


def test_json_without_a_search_has_none(cli: Cli) -> None:
    out = cli("verify", *RIGHT_SO_FAR, "--format=json", *program("right")).out
    assert json.loads(out)["searches"] == []


def test_junit_contains_the_search_and_each_counterexample(cli: Cli, folder: Path) -> None:
    searched(cli, "--junit=report.xml")
    root = ET.parse(folder / "report.xml").getroot()
    tests = {str(test.get("name")): test for test in root.iter("testcase")}
    assert (root.get("tests"), root.get("failures")) == ("3", "1") == (str(len(tests)), "1")
    assert "Searched Pier 18" in str(tests["pier18"].findtext("system-out"))
    assert "(H) (H)" in str(tests["pier18.score.lovers/search.found-271ad923"].findtext("failure"))


# Saved counterexamples


def test_counterexamples_are_saved_and_tried_first_the_next_time(cli: Cli, folder: Path) -> None:
    out = searched(cli, "--save=new/found").out
    assert f"Saved in new/found/{FILE}\n" in out
    assert [file.name for file in (folder / "new" / "found").iterdir()] == [FILE]
    out = searched(cli, "--save=new/found").out
    assert "1 saved counterexample was retried first; 1 is still wrong." in plain(out)
    assert [file.name for file in (folder / "new" / "found").iterdir()] == [FILE]
    code, out, _ = cli(
        "verify", *RIGHT_SO_FAR, "--search=1m", "--save=new/found", *program("right")
    )
    assert code == 0
    assert "1 saved counterexample was retried first; 0 are still wrong." in plain(out)


def test_a_saved_counterexample_is_tried_again(cli: Cli) -> None:
    out = searched(cli, "--save=found").out
    (line,) = (one for one in out.splitlines() if one.startswith("    boardscore verify "))
    assert "--search 1s --save found -- " in line
    code, again, _ = cli(*shlex.split(line)[1:])
    assert code == 1
    assert "1 saved counterexample was retried first; 1 is still wrong." in plain(again)


def test_a_counterexample_with_another_reading_is_tried_again_with_it(cli: Cli) -> None:
    """A program that declares one reading and uses another is wrong where they differ.

    No vector shows the declared reading, so only the search finds this.
    """
    args = [*RIGHT_SO_FAR, "--ruling=flower_points=other_kinds_only", "--search=1m", "--save=found"]
    out = cli("verify", *args, *program("stubborn")).out
    (line,) = (one for one in out.splitlines() if one.startswith("    boardscore verify "))
    assert "--ruling=flower_points=other_kinds_only" in line
    assert cli(*shlex.split(line)[1:]).code == 1


def test_a_counterexample_that_cannot_be_saved_is_still_reported(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("boardscore.documents.atomic_writer._write", full)
    code, out, err = searched(cli, "--save=found")
    assert code == 1
    assert "WRONG in Pier 18" in out
    assert err == "A counterexample could not be saved in found: no space is left\n"


# Wrong use


def test_another_file_in_the_folder_is_a_remark(cli: Cli, folder: Path) -> None:
    (folder / "found").mkdir()
    (folder / "found" / "package.json").write_text("{}")
    code, out, err = searched(cli, "--save=found")
    assert (code, err) == (1, "")
    assert "found/package.json was skipped: This is not a counterexample" in plain(out)
    assert (folder / "found" / FILE).exists()


# Faults and ends


def test_a_contradiction_of_the_library_ends_with_4_and_the_position(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def contradicts(_: Reference, position: Any, expected: Any) -> None:
        raise KitError(position, expected, expected)

    monkeypatch.setattr(Reference, "check", contradicts)
    code, out, err = searched(cli)
    assert (code, err) == (4, "")
    assert '"pier": ["HH", ".."]' in out
    assert "Please report it." in plain(out)


def run_in_a_terminal(*args: str, stop_after: bytes | None = None) -> tuple[int, str, str]:
    """A run with standard error on a terminal: exit code, output, and the terminal's text."""
    leader, follower = pty.openpty()
    words = [sys.executable, "-m", "boardscore", "verify", *args]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=follower) as process:
        os.close(follower)
        seen = b""
        while True:
            try:
                seen += os.read(leader, 4096)
            except OSError:
                break
            if stop_after is not None and stop_after in seen:
                process.send_signal(signal.SIGINT)
                stop_after = None
        out, _ = process.communicate(timeout=HANGS)
        os.close(leader)
    return process.returncode, out.decode(), seen.decode()


@pytest.mark.usefixtures("ctrl_c")
def test_a_terminal_shows_the_progress_and_ctrl_c_ends_it() -> None:
    args = [*RIGHT_SO_FAR, "--search=10m", *program("misreading", MISREADING)]
    code, out, seen = run_in_a_terminal(*args, stop_after=b"1 counterexample,")
    assert code == 130
    assert "WRONG in Pier 18" in out
    assert "The search was stopped before its time was up." in out
    assert "\rSearching Pier 18: " in seen
    assert seen.endswith("\r")


def test_a_program_is_searched_with_every_ruling_that_it_names(cli: Cli) -> None:
    """It names both answers and uses the first: only the search with the second finds that."""
    run = cli("verify", *RIGHT_SO_FAR, "--search=1m", "--all", *program("names_both+stubborn"))
    assert run.code == 1
    found, rest = run.out.split("Searched Pier 18 with seed 1: ")
    assert found.startswith("WRONG in Pier 18: wrong points for Flower Sellers")
    assert "Judged under flower_points = other_kinds_only." in found
    assert "Tested under 2 combinations of rulings." in rest
