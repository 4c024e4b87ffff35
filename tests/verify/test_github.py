"""The judgement as annotations of GitHub Actions; their format is worked out by hand.

In a message `%`, carriage returns and line feeds are written as `%25`, `%0D` and `%0A`; in a
property `:` and `,` are too, as `%3A` and `%2C`.
"""

import re
from urllib.parse import unquote

import pytest
from attrs import evolve

from boardscore.clauses import CLAUSES
from boardscore.verify.judge.case import Case
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.report.machine_reports import annotations
from boardscore.verify.search.search_result import Progress
from boardscore.verify.vectors.vectors import Difference
from tests.verify.samples import LOVERS, judged
from tests.verify.searching import after_a_search
from tests.verify.test_search_play import a_patron_too_many

pytestmark = pytest.mark.long

MISREADING = ("misreading", "pier18.score.lovers/other-lovers-block:left-out")
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


def test_a_failure_is_an_error_with_its_explanation() -> None:
    (first, head, summary), (kind, properties, message), *_ = commands(judged(*MISREADING))
    assert (first, head) == ("notice", {"title": "boardscore"})
    assert summary.endswith("Executed: 7 of 7.\nThere are wrong answers.")
    assert (kind, properties) == ("error", {"title": f"DISAGREE: {LOVERS.id}"})
    assert "\n  totals[0]: expected 0, got 4\n" in message


def failed(name: str, clause: str) -> Case:
    """A wrong answer to a sample, presented as one about a clause."""
    vector = evolve(LOVERS, id=f"{clause}/{name}", isolates=f"{clause}/some-facet")
    (wrong,) = judged(*MISREADING).failures
    return evolve(wrong, vector=vector, differences=(Difference(("totals", 0), 0, 4),))


def test_each_rule_has_one_error_that_names_its_other_failures() -> None:
    """Two failures of one rule, and one of another."""
    poets, lovers = "pier18.score.poets", "pier18.score.lovers"
    cases = (failed("a", lovers), failed("b", poets), failed("c", lovers))
    errors = [
        one for one in commands(evolve(judged(*MISREADING), cases=cases)) if one[0] == "error"
    ]
    assert [one["title"] for _, one, _ in errors] == [
        f"DISAGREE: {lovers}/a",
        f"DISAGREE: {poets}/b",
    ]
    more = f"\n  1 more answer is wrong in the same way, namely {lovers}/c; --all shows it."
    assert errors[0][2].endswith(more)
    assert "in the same way" not in errors[1][2]


def test_many_rules_take_fewer_than_ten_errors() -> None:
    """GitHub shows ten errors per step; of twelve rules two have room, and the others are named."""
    clauses = [one.id for one in CLAUSES if one.id.startswith("pier18.")][:12]
    cases = tuple(failed("x", clause) for clause in clauses)
    errors = [
        one for one in commands(evolve(judged(*MISREADING), cases=cases)) if one[0] == "error"
    ]
    assert [*errors[-1][1]] == []
    head, *others = errors[-1][2].split("\n")
    assert head.startswith("10 more causes, ")
    assert others[-1] == "  ... and 2 more."
    assert len({one["title"] for _, one, _ in errors[:2]} | {*others[:-1]}) == 10
    assert len(errors) == 3


def test_a_program_that_agrees_is_a_notice() -> None:
    (kind, _, message), (more, _, rulings) = commands(judged("right"))
    assert (kind, more) == ("notice", "notice")
    assert message.endswith("No wrong answers. That does not prove the program correct.")
    assert rulings.startswith("Only the defaults were tested")


def test_remarks_are_warnings_and_rulings_are_a_notice() -> None:
    kinds = [kind for kind, _, message in commands(judged("says_points_and_more+other"))]
    assert kinds == ["notice", "warning", "notice"]


def test_a_ruling_comes_with_the_line_that_declares_it() -> None:
    *_, (kind, _, message) = commands(judged("other"))
    assert kind == "notice"
    assert message.endswith('\n  "rulings": {"flower_points": "other_kinds_only"}')


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["nasty", "crash", "garbage"])
def test_foreign_text_is_never_a_command(name: str, lang: str) -> None:
    assert all(line.isprintable() for line in annotations(judged(name), lang))
    commands(judged(name), lang)


def test_a_program_that_cannot_be_started_is_an_error() -> None:
    judgement = evolve(judged("dead"), cases=())
    assert {kind for kind, _, _ in commands(judgement)} >= {"error"}


@pytest.mark.long
def test_a_saved_counterexample_is_shown_in_its_file() -> None:
    found = evolve(a_patron_too_many(), file="my finds/one.json")
    _, (_, properties, _), *_ = commands(after_a_search(Progress(findings=(found,))))
    assert (properties["file"], properties["line"]) == ("my finds/one.json", "1")
