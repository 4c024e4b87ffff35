"""`boardscore verify --search`: counterexamples are reported, saved, and tried again.

The transcripts are in `transcripts/verify_search.json`.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from boardscore.schemas import schema
from boardscore.verify.right_answers import KitError, RightScores
from boardscore.verify.search import all_searches
from boardscore.verify.search.base_search import Task
from boardscore.verify.search.search_result import Progress
from tests.cli import flat
from tests.cli.conftest import Cli
from tests.cli.test_transcripts import cases_of, play
from tests.cli.test_verify import MISREADING, program

pytestmark = pytest.mark.long

RIGHT_SO_FAR = ["--run", "pier18.score.poets/two-for-one.pair"]
"""A vector that the misreading answers correctly."""


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches end after some hundred positions, regardless of time."""
    search = all_searches.PositionSearch

    def shortly(task: Task) -> all_searches.PositionSearch:
        last = [Progress()]

        def report(progress: Progress) -> None:
            last[0] = progress
            task.report(progress)

        is_over = lambda: last[0].counts.requests >= 400  # noqa: E731
        return search(evolve(task, is_over=is_over, report=report))

    monkeypatch.setattr(all_searches, "PositionSearch", shortly)


@pytest.mark.parametrize("name", cases_of("verify_search"))
def test_search(name: str, cli: Cli, tmp_path: Path) -> None:
    play("verify_search", name, cli, tmp_path)


def searched(cli: Cli, *args: str) -> Any:
    wrong = program("misreading", MISREADING)
    return cli("verify", *RIGHT_SO_FAR, "--search=1m", *args, *wrong)


def test_the_schema_has_every_key_of_a_search(cli: Cli) -> None:
    (search,) = json.loads(searched(cli, "--format=json").out)["searches"]
    assert search["asked"] == search["agreed"] + search["disagreed"]
    known = schema("report")["$defs"]
    assert known["search"]["properties"].keys() == search.keys()
    of_play = {"record", "player", "illegal"}
    assert known["finding"]["properties"].keys() == {*search["findings"][0], *of_play}


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


def test_a_contradiction_of_the_library_ends_with_4_and_the_position(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def contradicts(_: RightScores, position: Any, expected: Any) -> None:
        raise KitError(position, expected, expected)

    monkeypatch.setattr(RightScores, "check", contradicts)
    code, out, err = searched(cli)
    assert (code, err) == (4, "")
    assert '"pier": ["HH", ".."]' in out
    assert "Please report it." in flat(out)
