"""The third game is verified like the others, by a kit that the package does not know."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore.verify.vectors import export, vectors
from tests.tables import from_table
from tests.verify.plays import library
from tests.verify.searching import played

from .conftest import Cli

ANSWERING = [sys.executable, str(Path(__file__).parent / "answering.py")]


def report(cli: Cli, mistake: str, *options: str) -> Any:
    """The report of the kit about a program with a mistake, as data."""
    args = ("verify", "--game", "stones", "--format", "json", *options, "--", *ANSWERING, mistake)
    return json.loads(cli(*args).out)


# The vectors


@pytest.mark.long
def test_its_vectors_are_exported_with_the_others() -> None:
    data = {name: text for name, text in export.files().items() if name.endswith(".json")}
    files = {name: json.loads(text) for name, text in data.items()}
    assert len(files["stones.json"]) == files["index.json"]["vectors"]["stones.json"] == 9
    assert {*files["stones.json"][0]} == {*files["pier18.json"][0]}


@pytest.mark.parametrize("ends", ["apart", "joined"])
def test_the_library_answers_as_expected(ends: str) -> None:
    for one in vectors.positions("stones"):
        result = boardscore.score({**one.input, "rulings": {"ends": ends}})
        answer = {
            "totals": [player.total for player in result.players],
            "categories": [player.categories for player in result.players],
            "ranks": list(result.ranks),
        }
        assert answer == one.expected({"ends": ends}), one.id


@pytest.mark.long
@from_table
def test_a_vector_is_listed_and_shown(
    cli: Cli, lang: str, title: str, rule: str, facet: str
) -> None:
    code, out, _ = cli("vectors", "list", "--game", "stones", lang=lang)
    assert (code, len(out.splitlines()), title in out) == (0, 9, True)
    code, out, _ = cli("vectors", "show", "stones.tie.length/longer-row.one-more", lang=lang)
    assert (code, title in out, rule in out) == (0, True, True)
    code, out, _ = cli("verify", "--game", "stones", "--", *ANSWERING, "shorter", lang=lang)
    assert (code, facet in out) == (1, True)


def test_a_vector_of_play_is_shown_with_its_moves(cli: Cli) -> None:
    code, out, _ = cli("vectors", "show", "stones.lay/own-stone.of-ben")
    assert code == 0
    assert "0  The stones a, b, c and d are drawn." in out
    assert "[stones.lay]" in out
    out = cli("vectors", "coverage", "--game", "stones").out
    assert out.splitlines()[-1] == "4 of 4 facets are covered, by 9 vectors."


# The judgement and the search


@pytest.mark.parametrize(
    ("mistake", "inferred"),
    [("right", {}), pytest.param("joins", {"ends": "joined"}, marks=pytest.mark.long)],
)
def test_a_program_with_any_ruling_agrees(cli: Cli, mistake: str, inferred: Any) -> None:
    """The 7 vectors about positions agree, or show another ruling; play is not supported."""
    found = report(cli, mistake)
    summary = found["summary"]
    right = summary["agree"] + summary["different_ruling"]
    assert (found["exit_code"], right, summary["unsupported"]) == (0, 7, 2)
    assert found["readings"]["stones"]["inferred"] == inferred
    assert found["hello"] == ('"rulings": {"ends": "joined"}' if inferred else None)


@pytest.mark.long
@from_table
def test_a_wrong_program_matches_its_misreading_and_the_search_names_the_rule(
    cli: Cli, tmp_path: Path, mistake: str, misreading: str, found_by: list[list[str]]
) -> None:
    """The smallest pair has two equal stones; the smallest tie, one stone against none."""
    wrong, smallest = found_by
    found = report(cli, mistake, "--search", "2s", "--save", str(tmp_path))
    cases = {one["id"].partition("/")[2]: one for one in found["cases"] if "like" in one}
    assert found["exit_code"] == 1
    assert {*wrong} <= cases.keys()
    assert all(cases[name]["like"]["misreading"] == misreading for name in wrong)
    (finding,) = found["searches"][0]["findings"]
    assert sorted(one["row"] for one in finding["position"]["players"]) == smallest
    assert finding["clauses"] == [misreading.partition("/")[0]]
    again = report(cli, mistake, "--search", "1s", "--save", str(tmp_path))
    assert (again["searches"][0]["saved"], again["searches"][0]["still_wrong"]) == (1, 1)


# The misreadings


def test_every_misreading_is_killed(cli: Cli) -> None:
    code, out, _ = cli("misreadings", "run", "--game", "stones", "--format", "json")
    found = json.loads(out)
    assert (code, found["misreadings"], found["killed"], found["void"]) == (0, 3, 3, False)
    listed = cli("misreadings", "list", "--game", "stones", lang="de").out
    assert "Jedes Paar bringt 2 Punkte" in listed


# The search by playing


@pytest.mark.long
def test_play_of_the_third_game_is_searched_too() -> None:
    """A program that never throws a stone away fails after the first draw, with its clause."""

    def answer(op: str, record: Any) -> Any:
        said = library(op, record)
        if op == "legal":
            moves = said["result"]["moves"]
            said["result"]["moves"] = [move for move in moves if move["move"] != "throw"]
        return said

    assert played(library, "stones", 2).findings == ()
    (found,) = played(answer, "stones", 2).findings
    assert (found.clause, found.kind) == ("stones.throw", "moves")
    assert [move["move"] for move in found.question.record[1:]] == ["draw"]
