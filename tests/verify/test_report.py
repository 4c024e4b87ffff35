"""The judgement as text, JSON, JUnit XML, page and annotations; foreign text is harmless."""

import json
import re
import shlex
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import cache, reduce
from html import unescape
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from attrs import evolve
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore import LANGUAGES
from boardscore.documents import source_positions
from boardscore.schemas import schema
from boardscore.verify.data_types import Wrong
from boardscore.verify.judge.broken_rules import MOST
from boardscore.verify.judge.declared_rulings import searched_readings, with_defaults
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.judge.verdicts import Case, Decision, Verdict
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import SEEN
from boardscore.verify.program.replies import Greeting
from boardscore.verify.report.causes import causes
from boardscore.verify.report.counterexample import Counterexample, repeat_command
from boardscore.verify.report.explanation import wrong_seats
from boardscore.verify.report.html_page import page
from boardscore.verify.report.machine_reports import annotations, data, junit
from boardscore.verify.search.search_result import Progress, SearchCounts, Searched
from boardscore.verify.vectors.differences import Difference
from boardscore.verify.vectors.vectors import load
from tests.draw.test_html import Page
from tests.tables import from_table, read_cases
from tests.verify.plays import DRAFTS
from tests.verify.samples import (
    LOVERS,
    PLAN,
    POINTS,
    case_of,
    command,
    explained,
    human,
    in_a_line,
    judged,
    judged_by,
)
from tests.verify.test_plays import LIMITS
from tests.verify.test_plays import judged as judged_at_play

pytestmark = pytest.mark.long


MISREADING = "pier18.score.lovers/other-lovers-block:left-out"
"""Lovers do not block other Lovers."""
REPORTS = read_cases(
    __file__,
    "REPORTS",
    "program engine asked unmatched vector rulings lang starts ends data red tags annotations",
    "says lacks lacks_before_the_rule junit once order page page_like red_has",
)
"""Programs that score or play, or one that is asked some vectors, and what is in each report.

The paths in `data` may end in `length` or `keys`.
"""
MACHINE = Draft202012Validator(schema("report"))
ENGINES = sorted({case["engine"] for case in REPORTS.values() if "engine" in case})
SCORERS = ("right", "other", "mixed", "without_plans", "crash", "dead", "nasty", "forgetful")


# Text


def test_a_vector_about_a_table_shows_it() -> None:
    judgement = judged("misreading", MISREADING)
    vector = next(one for one in load() if one.id == "auctionland.score.beaches/table.entry")
    case = evolve(case_of(judgement, LOVERS), vector=vector, rulings={})
    text = human(evolve(judgement, cases=(case,)))
    beaches = json.dumps(vector.input["tables"]["beaches"])
    assert f"Table Beaches: {beaches}" in " ".join(text.split())


def test_the_printed_command_can_be_pasted() -> None:
    judgement = evolve(judged("misreading", MISREADING), options=("--timeout=5",), chosen=POINTS)
    assert shlex.split(repeat_command(judgement, "x/*")) == [
        *("boardscore", "verify", "--timeout=5", "--ruling=flower_points=other_kinds_only"),
        *("--run", "x/*", "--", *command("misreading", MISREADING)),
    ]


POINTS_VALUES = ("every_other_symbol", "other_kinds_only")


def test_the_number_of_combinations_that_were_searched_is_shown() -> None:
    """Of 3 rulings with both values there are 8 combinations: each alone, and all together."""
    both = {
        "flower_points": ("every_other_symbol", "other_kinds_only"),
        "ties_below_first": ("same_rules", "shared"),
        "half_turn": (False, True),
    }
    judgement = evolve(judged("right"), greeting=Greeting(rulings=both))
    rulings = with_defaults("pier18", {})
    played = tuple(
        Searched("pier18", 1, 1, one, Progress(), of_play=True)
        for one in searched_readings(rulings, judgement.named, rulings)
    )
    said = in_a_line(evolve(judgement, searches=played), "en")
    assert "Tested under 5 combinations of rulings." in said


def test_games_count_for_a_value_that_is_searched_without_other_changes() -> None:
    """A combination of values that was asked has its own line."""
    both = {"flower_points": POINTS_VALUES, "half_turn": (False, True)}
    judgement = evolve(judged("right"), greeting=Greeting(rulings=both))
    games = {(0, 0): (8, 0), (1, 0): (4, 1), (0, 1): (2, 0), (1, 1): (1, 1)}
    searches = tuple(
        Searched("pier18", 1, 1, rulings, Progress(counts=counts), of_play=True)
        for (points, turned), (count, wrong) in games.items()
        for counts in [SearchCounts(games=count, disagreed=wrong)]
        for way in [{"flower_points": POINTS_VALUES[points], "half_turn": bool(turned)}]
        for rulings in [{**with_defaults("pier18", {}), **way}]
    )
    judgement = evolve(judgement, searches=searches)
    counted = data(judgement)["declared"]
    assert [(one["value"], one["games"], one["wrong"]) for one in counted] == [
        ("every_other_symbol", 8, 0),
        ("other_kinds_only", 4, 1),
        (False, 8, 0),
        (True, 2, 0),
    ]
    both_values = "flower_points = other_kinds_only, half_turn = true: 0 vectors, 1 game, 1 wrong"
    assert both_values in in_a_line(judgement)


def test_an_unreadable_answer_is_shown() -> None:
    (case,) = (one for one in data(judged("garbage"))["cases"] if one["id"] == PLAN.id)
    assert case["received"].startswith('{"id": 1, "result": {"totals": ["4"], ')


def test_only_commands_are_wider_than_the_terminal() -> None:
    first = case_of(judged("misreading", MISREADING), LOVERS)
    many = tuple(Difference(("categories", 0, f"x{at}"), 1, 0) for at in range(12))
    cases = (first, evolve(first, differences=many))
    lines = human(evolve(judged("misreading", MISREADING), cases=cases)).splitlines()
    assert max(len(line) for line in lines if "boardscore verify" not in line) <= 80


def test_order_dependence_is_repeated_with_the_whole_run() -> None:
    judgement = judged("forgetful")
    cases = tuple(evolve(case, after=()) for case in judgement.cases)
    text = human(evolve(judgement, cases=cases, selection=("--level=core",)))
    assert "verify --level=core -- " in text
    assert f"--run {LOVERS.id}" not in text
    assert "It is not known which of them matter" in text


def test_failures_with_one_cause_are_one_block() -> None:
    """A program that is wrong about many facets of a clause."""
    judgement = judged("misreading", MISREADING)
    facets = [f"{LOVERS.clause}/x{number}" for number in range(30)]
    vectors = (evolve(LOVERS, id=f"{facet}.x", isolates=facet) for facet in facets)
    cases = tuple(evolve(case_of(judgement, LOVERS), vector=vector) for vector in vectors)
    text = in_a_line(evolve(judgement, cases=cases))
    assert text.count("DISAGREE: ") == text.count("To reproduce it:") == 1
    assert "29 more answers are wrong in the same way" in text


def test_a_missing_part_of_a_view_breaks_the_rule_that_shows_it() -> None:
    """A Plan is visible from the start, whatever else a vector examines."""
    vector = next(
        one for one in load("pier18") if one.op == "seen" and one.clause == "pier18.setup.return"
    )
    plan = vector.expect["players"][1]["plan"]
    wrong = Case(
        vector,
        Verdict.DISAGREE,
        with_defaults("pier18", {}),
        differences=(Difference(("players", 1, "plan"), plan, None),),
    )
    assert plan is not None
    assert Counterexample(Judgement((), (wrong,)), wrong).clauses == ("pier18.setup.choose",)


def test_a_long_picture_and_many_reasons_are_cut() -> None:
    """A pier of 400 columns; the complete picture has 24 rows."""
    judgement = judged("misreading", MISREADING)
    vector = next(one for one in load("pier18") if one.id.endswith("/whole-group.longest"))
    wrong = evolve(
        case_of(judgement, LOVERS),
        vector=vector,
        differences=(Difference(("categories", 0, "flower_sellers"), 399, 5),),
    )
    alone = evolve(judgement, cases=(wrong,), like={})
    brief, full = human(alone), human(alone, full=True)
    assert len(brief.splitlines()) <= 60 < len(full.splitlines())
    assert brief.count("more lines; --all shows them.") == 2


def test_a_refused_game_of_six_shows_no_islands() -> None:
    """The answer says nothing about points, so all that is wrong is the end of the game."""
    vector = next(one for one in load() if one.id.endswith("in-anothers-turn-of-six"))
    wrong = Case(vector, Verdict.DISAGREE, differences=(Difference((), vector.expect, {}),))
    brief, full = (human(Judgement(("x",), (wrong,)), full=full) for full in (False, True))
    assert "+-----" not in brief
    assert "Expected for Fritz: 1 point, place 6" in brief
    assert len(brief.splitlines()) <= 60 < len(full.splitlines())


def test_a_run_of_a_few_vectors_says_that_all_can_show_another_rule() -> None:
    """What explains most wrong answers depends on all of them; a position names its rule."""
    of_game, of_position = (
        next(one for one in load("pier18") if one.op == op) for op in ("replay", "score")
    )
    for vector, selection, is_said in (
        (of_game, ("--run=x",), True),
        (of_game, (), False),
        (of_position, ("--run=x",), False),
    ):
        wrong = Case(vector, Verdict.DISAGREE, differences=(Difference((), vector.expect, {}),))
        text = human(Judgement(("x",), (wrong,), selection=selection))
        assert ("can show that another rule is broken" in " ".join(text.split())) is is_said


def test_rulings_of_untested_games_are_not_named() -> None:
    judgement = evolve(
        judged_by([LOVERS], "right"),
        greeting=Greeting(rulings={"half_turn": True, "rotation": "none"}),
    )
    text = human(judgement)
    assert "half_turn = true" in text
    assert "rotation" not in text


def failed(facet: str, why: str = "It blocks.") -> Case:
    """A wrong answer to a sample, presented as one about a facet."""
    vector = evolve(LOVERS, id=f"{facet}.x", isolates=facet, why=why)
    wrong = case_of(judged("misreading", MISREADING), LOVERS)
    return evolve(wrong, vector=vector, differences=(Difference(("totals", 0), 0, 4),))


@pytest.mark.parametrize(("why", "shown"), [("It blocks.", 2), ("It blocks. " * 40, 1)])
def test_causes_are_shown_if_there_is_room_and_others_in_one_line(why: str, shown: int) -> None:
    """Four clauses, each with its misreading."""
    names = ("poets/two-for-one", "lovers/two-points", "fishers/one-side", "patrons/one-point")
    cases = tuple(failed(f"pier18.score.{name}", why) for name in names)
    text = human(evolve(judged("misreading", MISREADING), cases=cases, like={}))
    assert text.count("To reproduce it:") == shown
    assert len(text.splitlines()) <= 60
    assert re.search(
        rf"\n\n{4 - shown} more causes, with the number of wrong answers and the first of them:\n"
        r" {4}1  pier18\.score\.\S+\n",
        text,
    )


@from_table
def test_the_players_that_are_drawn(places: list[source_positions.Path], seats: list[int]) -> None:
    assert wrong_seats([Difference(place, 1, 0) for place in places]) == seats


# JSON and JUnit


def test_junit_escapes_foreign_text() -> None:
    text = junit(judged("nasty")).decode()
    root = ET.fromstring(text)
    assert root[0].get("name") == "\\x1b[2J<&>\\ud800"
    assert "\x1b" not in text
    assert any("\\x1b[2J<&\\ud800" in (one.get("message") or "") for one in root.iter("failure"))


# The schema, of which the page about reports has the keys


def test_the_schema_has_every_key_of_the_json_report() -> None:
    judgements = [
        judged(*name.split()) for name in [*SCORERS, "garbage", f"misreading {MISREADING}"]
    ]
    found = [data(one) for one in (*judgements, judged_at_play("accepts_all"))]
    in_cases = {key for one in found for case in one["cases"] for key in case}
    assert schema("report")["properties"].keys() == found[0].keys()
    assert schema("report")["$defs"]["case"]["properties"].keys() == {*in_cases, "player"}


def test_the_same_error_output_is_shown_once_and_only_its_end() -> None:
    """Two kinds of missing answers, each after the same traceback of 30 lines."""
    errors = "\n".join(f"line {number}" for number in range(1, 31))
    missing = [
        Case(
            vector,
            Verdict.COULD_NOT_RUN,
            {},
            Outcome(0, request_of(vector, {}), status, why=why, errors=errors),
            why=why,
        )
        for vector, status in zip(load("pier18"), (Status.TIMED_OUT, Status.CRASHED))
        for why in (status.message,)
    ]
    lines = human(Judgement((), tuple(missing))).splitlines()
    assert [one.strip() for one in lines if "line " in one] == [f"line {n}" for n in range(23, 31)]


# Reports on play: moves, tables, and moves that are missing, extra or illegal


@from_table
def test_an_earlier_mistake_in_the_game_is_reported_in_one_sentence(lang: str, told: str) -> None:
    judgement = judged_at_play("forgets_a_move")
    (case,) = (one for one in judgement.failures if one.vector.id == DRAFTS.id)
    wrong = Wrong(({"move": "a"},), ((0, "b"), (3, "c")))
    decided = evolve(case, decision=Decision(1, "pier18.setup.choose", wrong))
    assert told in explained(Counterexample(judgement, decided), lang)


# The first decision


def test_games_with_the_same_wrong_decision_are_reported_once() -> None:
    """Plans of any number of columns are taken at every decision about the overlap."""
    judgement = judged_at_play("accepts_all")
    clauses = [case.decision.clause for case in judgement.failures if case.decision]
    assert sorted(clauses) == ["auctionland.auction.bid", "pier18.end.plan", "pier18.round.overlap"]
    judgement = judged_at_play("forgets_a_move")
    decisions = {case.vector.id: case.decision for case in judgement.failures}
    first = decisions[DRAFTS.id]
    assert first is not None
    assert (first.place, first.clause) == (1, "pier18.setup.choose")
    text = human(judgement)
    assert text.count("Rule pier18.setup.choose ") == 1


@cache
def without_third_cards() -> Judgement:
    """Judges an engine that puts no third card back into the deck by all vectors of its game."""
    name = "engine_pier18_third_card_is_gone.py"
    folder = Path(__file__).parents[2] / "examples" / "implementations" / "python"
    command = [sys.executable, "-B", str(folder / name)]
    with Program(command, LIMITS) as program:
        return judge(program, command, load("pier18"), {})


def test_a_refused_draw_breaks_only_the_rule_of_the_draw() -> None:
    """No later rule is blamed for a refused draw."""
    wrong = without_third_cards().failures
    refused = [one for one in wrong if one.vector.op != SEEN and one.answer.get("error")]
    assert len(refused) > MOST // 2
    clauses = Counter(one.decision and one.decision.clause for one in refused)
    assert clauses["pier18.setup.return"] >= len(refused) - 1  # one goes wrong before its draw


def test_a_refused_draw_is_one_cause_shown_by_its_vector() -> None:
    """The other causes are no draws: how many cards are left, and Plans that come too early."""
    judgement = without_third_cards()
    found = causes(judgement)
    (cause,) = (one for one in found if one.clause == "pier18.setup.return")
    shown = cause.shortest
    assert shown.case.vector.clause == "pier18.setup.return"
    text = in_a_line(judgement)
    more = len(cause.examples) - 1
    assert f"{more} more answers are wrong in the same way" in text
    assert text.count("Rule pier18.setup.return (") == 1
    german = in_a_line(judgement, "de")
    assert f"{more} weitere Antworten sind auf dieselbe Art falsch" in german


# What reports say about programs: a table of parts of their texts


def judgement_of(case: Any) -> Judgement:
    if "engine" in case:
        return judged_at_play(case["engine"])
    command = case["program"].split()
    if "asked" not in case:
        return judged(*command, **case.get("rulings", {}))
    judgement = judged_by([one for one in load() if one.id in case["asked"]], *command)
    return evolve(judgement, like={}) if "unmatched" in case else judgement


def report(case: Any, judgement: Judgement) -> tuple[str, str]:
    """The report as text, or its part about a vector; and the texts in JUnit XML."""
    lang = case.get("lang", "en")
    text = human(judgement, lang, full="program" in case and "asked" not in case)
    if "vector" in case:
        (wrong,) = (one for one in judgement.failures if one.vector.id == case["vector"])
        text = explained(Counterexample(judgement, wrong), lang)
    parts = [[one.get("message"), one.text] for one in ET.fromstring(junit(judgement, lang)).iter()]
    return text, "\n".join(part for both in parts for part in both if part)


# Annotations of GitHub Actions; their format is worked out by hand: in a message `%`, carriage
# returns and line feeds are written as `%25`, `%0D` and `%0A`; in a property, `:` and `,`
# become `%3A` and `%2C`


COMMAND = re.compile(r"::(error|warning|notice)(?: ([^:]*))?::(.*)")
"""Properties have no colon of their own, so the next two end them."""


def commands(judgement: Judgement, lang: str = "en") -> list[tuple[str, dict[str, str], str]]:
    """The kind, the properties and the message of each line, read as GitHub reads them."""
    found = []
    for line in annotations(judgement, lang):
        matched = COMMAND.fullmatch(line)
        assert matched is not None, line
        kind, properties, message = matched.groups("")
        pairs = (pair.partition("=") for pair in properties.split(",") if pair)
        found.append((kind, {name: unquote(value) for name, _, value in pairs}, unquote(message)))
    return found


LABELS = {
    *("agree", "disagree", "different ruling", "unsupported"),
    *("order-dependent", "could not run", "not executed"),
}


MORE = ("garbage", "says_points+both", "supports_nothing", "one_game+right", "names_both+stubborn")
COUNTED = [*product([judged], SCORERS), *product([judged_at_play], ENGINES)]


@pytest.mark.parametrize(("by", "name"), COUNTED)
def test_reports_count_every_verdict(by: Any, name: str) -> None:
    """The text has a line for each; in JUnit XML some are failures and some are errors."""
    judgement, total = by(name), len(by(name).cases)
    text = human(judgement, full=True)
    counts = {one.value.replace("_", " "): count for one, count in judgement.counts.items()}
    counts["order-dependent"] = counts.pop("order dependent")
    rows = (line.rsplit(maxsplit=1) for line in text.splitlines() if line.startswith("  "))
    shown = {row[0].strip(): row[1] for row in rows if len(row) == 2}
    assert {label: int(shown.get(label, 0)) for label in LABELS} == {
        label: counts[label] for label in LABELS
    }
    assert {"agree", "disagree"} <= shown.keys()
    assert f"\nExecuted: {judgement.executed} of {total}.\n" in text
    (suite,) = ET.fromstring(junit(judgement))
    found = Counter(kind.tag for case in suite.iter("testcase") for kind in case)
    assert len(suite.findall("testcase")) == total
    assert found["skipped"] == counts["unsupported"] + counts["not executed"]
    assert found["failure"] == counts["disagree"] + counts["order-dependent"]
    assert found["error"] == counts["could not run"]
    failed = suite.findall("testcase/failure")
    assert len(failed) == len(judgement.failures)
    for one, case in zip(failed, judgement.failures):
        assert one.get("message")
        is_wrong = case.verdict is Verdict.DISAGREE
        assert not is_wrong or repeat_command(judgement, case.vector.id) in (one.text or "")


def value(found: Any, path: str) -> Any:
    return reduce(part_of, path.split("."), found)


def part_of(whole: Any, key: str) -> Any:
    asked = {"length": len, "keys": sorted}
    return asked[key](whole) if key in asked else whole[int(key) if key.isdigit() else key]


def mistakes(case: Any) -> Iterator[str]:
    """What a report lacks or says in vain; line breaks matter only in parts that have some."""
    judgement, lang = judgement_of(case), case.get("lang", "en")
    text, in_junit = report(case, judgement)
    line = " ".join(text.split())
    yield from (part for part in case.get("says", ()) if part not in text and part not in line)
    yield from (part for part in case.get("lacks", ()) if part in text or part in line)
    shown = text.partition("Rule ")[0]
    yield from (part for part in case.get("lacks_before_the_rule", ()) if part in shown)
    yield from (part for part in case.get("junit", ()) if part not in in_junit)
    yield from (part for part in case.get("once", ()) if line.count(part) != 1)
    places = [line.index(part) for part in case.get("order", ())]
    yield from ["order"] * (places != sorted(places))
    yield from ["start"] * (not text.startswith(case.get("starts", "")))
    yield from ["end"] * (not line.endswith(case.get("ends", "")))
    machine = json.loads(json.dumps(data(judgement, lang)))
    for one, shown_case in zip(judgement.cases, machine["cases"], strict=True):
        asked = one.vector.input.get("record", one.vector.input)
        sent = shown_case.get("record", shown_case.get("position", asked))
        yield from [one.vector.id] * (sent != asked)
    expected = case.get("data", {}).items()
    yield from (path for path, wanted in expected if value(machine, path) != wanted)
    yield from mistakes_of_page(case, page(judgement, lang).decode())
    if "annotations" in case:
        told = [(kind, more.get("title"), said) for kind, more, said in commands(judgement, lang)]
        yield from ["annotations"] * (len(told) != len(case["annotations"]))
        for one, (kind, title, part) in zip(told, case["annotations"]):
            yield from [part] * ((*one[:2], part in one[2]) != (kind, title, True))


RED = re.compile(r'<(\w+) class="(?:win )?red">(.*?)</\1>')


def mistakes_of_page(case: Any, made: str) -> Iterator[str]:
    taken = Page(made)
    texts = (unescape(re.sub("<[^>]*>", " ", text)) for _, text in RED.findall(made))
    red = [" ".join(text.split()) for text in texts]
    yield from ["red"] * (case.get("red", red) != red)
    yield from (part for part in case.get("red_has", ()) if part not in red)
    text = " ".join(" ".join(taken.text).split())
    yield from (part for part in case.get("page", ()) if part not in text)
    yield from (part for part in case.get("page_like", ()) if not re.search(part, text))
    yield from (one for one, many in case.get("tags", {}).items() if taken.tags.count(one) != many)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("by", "name"), [*COUNTED, *product([judged], MORE)])
def test_foreign_text_is_harmless(by: Any, name: str, lang: str) -> None:
    """It acts on no terminal, is no markup, and is no command for GitHub; files are valid."""
    judgement = by(name)
    text, notes = human(judgement, lang, full=True), annotations(judgement, lang)
    taken = Page(made := page(judgement, lang).decode())
    shown = " ".join(" ".join(taken.text).split())
    assert all(line.isprintable() for line in (*text.splitlines(), *notes, shown))
    assert text.encode()
    # A page needs no other file
    assert taken.addresses == re.findall(r"<(?:script|link|img|iframe)\b|@import|url\(", made) == []
    assert commands(judgement, lang)
    machine = json.loads(json.dumps(data(judgement, lang)))
    assert [f"{one.json_path}: {one.message[:200]}" for one in MACHINE.iter_errors(machine)] == []


@pytest.mark.parametrize("case", REPORTS.values(), ids=REPORTS)
def test_reports_say_what_is_needed(case: Any) -> None:
    assert [*mistakes(case)] == []
