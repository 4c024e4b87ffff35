"""Plans as conditions (`pier18.score.plan`): their meaning, and their limits."""

import operator
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardscore import LANGUAGES, ModelError, NotationError, Problem, Span, say
from boardscore.pier18 import Condition, FlowerAdjacency, Pier, Rulings, plan_counts
from boardscore.pier18.plan_syntax import NAMES
from tests.refusals import error_of
from tests.tables import from_table, read_table

PIER = Pier.parse("SQQ...H.\n.AAA.Q.S")
COUNTED: Any = read_table(__file__, "COUNTED")
"""The numbers of the pier, counted by hand. The largest groups are S Q Q and, below it, A A A."""


def problems(text: str) -> tuple[Problem, ...]:
    return error_of(NotationError, Condition, text).problems


def holds(text: str, **counts: int) -> bool:
    return Condition(text).holds(counts)


# Meaning of a condition


def test_every_name_is_counted_and_valid_in_a_condition() -> None:
    counts = plan_counts(PIER)
    assert counts == COUNTED
    assert set(NAMES) == set(COUNTED)
    for name, number in COUNTED.items():
        assert Condition(f"{name} == {number}").holds(counts)
        assert not Condition(f"{name} == {number + 1}").holds(counts)


def test_groups_and_points_follow_the_rulings() -> None:
    """With both sides, S Q Q and A A A are one group of 6, which scores 5 points."""
    counts = plan_counts(PIER, Rulings(flower_adjacency=FlowerAdjacency.ORTHOGONAL))
    assert (counts["groups"], counts["largest_group"]) == (4, 6)
    assert counts["points.flower_sellers"] == 5


def test_an_empty_pier_has_no_group() -> None:
    counts = plan_counts(Pier.parse(".\n."))
    assert (counts["groups"], counts["largest_group"], counts["blanks"]) == (0, 0, 2)


@from_table
def test_comparison(sign: str, below: bool, equal: bool, above: bool) -> None:
    condition = Condition(f"poets {sign} 4")
    assert [condition.holds({"poets": poets}) for poets in (3, 4, 5)] == [below, equal, above]


@from_table
def test_arithmetic_binds_as_in_python(text: str) -> None:
    assert holds(text)


@from_table
def test_and_or_not_bind_as_in_python(text: str, expected: bool) -> None:
    assert holds(text) is expected


@pytest.mark.parametrize("text", [" poets >= 4 ", "\tpoets\n>=\r\n4\n", "(\npoets>=4)", "poets>=4"])
def test_white_space_does_not_matter(text: str) -> None:
    assert holds(text, poets=4)
    assert not holds(text, poets=3)
    assert str(Condition(text)) == text


def test_names_are_in_reading_order_once_each() -> None:
    condition = Condition("upper.poets + lovers > 2 * columns or lovers == 0")
    assert condition.names == ("upper.poets", "lovers", "columns")


# Limits


def test_at_most_500_characters() -> None:
    assert holds("poets >= 4".ljust(500), poets=4)
    (problem,) = problems("poets >= 4".ljust(501))
    assert problem.code == "plan_too_long"
    assert "a condition has at most 500 characters" in say(problem.message)


def test_numbers_up_to_9999() -> None:
    assert holds("9999 > 0")
    (problem,) = problems("10000 > 0")
    assert (problem.code, spot(problem)) == ("plan_number", "10000")


@pytest.mark.parametrize(("before", "after"), [("(", ")"), ("not ", ""), ("not(", ")")])
def test_at_most_20_levels(before: str, after: str) -> None:
    assert holds(before * 20 + "poets >= 4" + after * 20, poets=4)
    (problem,) = problems(before * 21 + "poets >= 4" + after * 21)
    assert problem.code == "plan_too_deep"
    assert problem.span is not None
    assert problem.span.start >= len(before) * 20


def test_at_most_20_signs_in_front_of_a_number() -> None:
    """Also after a comparison; of plus signs, which are not allowed, the 21st is too deep."""
    assert holds("-" * 20 + "poets == 4", poets=4)
    assert holds(f"poets == {'-' * 20}1", poets=1)
    (problem,) = problems("-" * 21 + "poets == 4")
    assert problem.code == "plan_too_deep"
    assert problems(f"poets == {'+' * 21}1")[0].span == Span(0, 29, 30)


def test_levels_are_counted_again_after_parentheses() -> None:
    """The 21st level is too deep, whatever precedes it."""
    (problem,) = problems(f"(poets > 1) and {'(' * 21}poets > 1{')' * 21}")
    assert (problem.code, problem.span) == ("plan_too_deep", Span(0, 36, 37))


def test_parentheses_and_signs_side_by_side_are_not_nested() -> None:
    assert holds("poets" + " - 1" * 30 + " == -29", poets=1)
    assert holds(" and ".join(["(poets > 0)"] * 30), poets=1)


# Invalid parts of a condition


def spot(problem: Problem) -> str:
    """The part of the text that a problem points to."""
    assert problem.source is not None
    assert problem.span is not None
    return problem.source[problem.span.start : problem.span.end]


@from_table
def test_invalid_parts_of_a_condition(text: str, code: str, where: str) -> None:
    problem = problems(text)[0]
    assert (problem.code, spot(problem)) == (f"plan_{code}", where)
    assert problem.clause == "pier18.score.plan"


@from_table
def test_invalid_syntax(text: str) -> None:
    (problem,) = problems(text)
    assert problem.code == "plan_syntax"
    assert len(spot(problem)) == 1


@from_table
def test_a_mistake_in_words(text: str, said: str) -> None:
    """It contains every number and sign that the sentence names."""
    assert said in problems(text)[0].describe()


@from_table
def test_a_sign_of_another_language_comes_with_a_suggestion(
    text: str, where: str, near: str
) -> None:
    (problem,) = problems(text)
    assert problem.span is not None
    line = text.splitlines()[problem.span.line]
    assert line[problem.span.start : problem.span.end] == where
    assert f"did you mean {near}?" in problem.describe()
    assert f"meinst du {near}?" in problem.describe("de")


@pytest.mark.parametrize("text", ["poets >=", "poets > 1 and", "not", "poets > 1 and lovers >  "])
def test_an_incomplete_condition_is_reported_at_its_end(text: str) -> None:
    (problem,) = problems(text)
    assert problem.code == "plan_syntax"
    assert problem.span == Span(0, len(text.rstrip()) - 1, len(text.rstrip()))
    assert "such as poets >= 4 and lovers == 0" in problem.describe()


@pytest.mark.parametrize("text", ["and poets > 1", "poets > 1 and or lovers > 1", "poets > 1)"])
def test_a_sign_in_the_wrong_place_is_not_its_own_suggestion(text: str) -> None:
    (problem,) = problems(text)
    assert problem.code == "plan_syntax"
    assert "did you mean" not in problem.describe()


@from_table
def test_the_place_of_a_mistake(text: str, found: list[int]) -> None:
    """A mistake over several lines is reported in the first of them."""
    (problem,) = problems(text)
    assert problem.span == Span(*found)


def test_the_excess_is_underlined() -> None:
    assert problems("poets > 1" + " " * 493)[0].span == Span(0, 500, 502)
    assert problems("1 > 0\n" + " " * 499)[0].span == Span(1, 494, 499)


@pytest.mark.parametrize("text", ["", " ", "\n\t"])
def test_an_empty_text_is_not_a_condition(text: str) -> None:
    (problem,) = problems(text)
    assert (problem.code, problem.clause) == ("plan_empty", "pier18.score.plan")


def test_every_mistake_is_reported() -> None:
    found = problems("poest > 1 and lovers")
    assert [(problem.code, spot(problem)) for problem in found] == [
        ("plan_name", "poest"),
        ("plan_not_compared", "lovers"),
    ]
    assert "did you mean poets?" in found[0].describe()


@pytest.mark.parametrize("value", [None, 4, True, b"poets > 1", ["poets > 1"]])
def test_a_condition_is_text(value: Any) -> None:
    (problem,) = problems(value)
    assert problem.code == "not_wanted"


# Random conditions, and random text

Tree = Any
Number = Callable[[int, int], int]
SIGNS: Mapping[str, Number] = {"+": operator.add, "-": operator.sub, "*": operator.mul}
COMPARISONS: Mapping[str, Callable[[int, int], bool]] = dict(
    zip(
        ("==", "!=", "<", "<=", ">", ">="),
        (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge),
    )
)
BINDS = {"or": 1, "and": 2, "not": 3, **dict.fromkeys(COMPARISONS, 4)}
BINDS |= {"+": 5, "-": 5, "*": 6, "minus": 7}


def numbers() -> st.SearchStrategy[Tree]:
    leaf = st.integers(0, 9) | st.sampled_from(NAMES)
    return st.recursive(
        leaf,
        lambda part: (
            st.tuples(st.sampled_from(list(SIGNS)), part, part) | st.tuples(st.just("minus"), part)
        ),
        max_leaves=3,
    )


def truths() -> st.SearchStrategy[Tree]:
    leaf = st.tuples(st.sampled_from(list(COMPARISONS)), numbers(), numbers())
    return st.recursive(
        leaf,
        lambda part: (
            st.tuples(st.sampled_from(["and", "or"]), part, part) | st.tuples(st.just("not"), part)
        ),
        max_leaves=4,
    )


def value_of(tree: Tree, counts: Mapping[str, int]) -> Any:
    """The naive evaluator: evaluates a tree part by part."""
    if isinstance(tree, int):
        return tree
    if isinstance(tree, str):
        return counts[tree]
    sign, *rest = tree
    parts = [value_of(part, counts) for part in rest]
    simple: dict[str, Callable[[list[Any]], Any]]
    simple = {"and": all, "or": any, "not": lambda one: not one[0], "minus": lambda one: -one[0]}
    if sign in simple:
        return simple[sign](parts)
    return {**SIGNS, **COMPARISONS}[sign](*parts)


def written(tree: Tree, outside: int = 0) -> str:
    """A tree as text, with parentheses only where Python needs them."""
    if not isinstance(tree, tuple):
        return str(tree)
    sign, *parts = tree
    binds = BINDS[sign]
    if len(parts) == 1:
        text = f"{'-' if sign == 'minus' else 'not '}{written(parts[0], binds)}"
    else:
        text = f"{written(parts[0], binds)} {sign} {written(parts[1], binds + 1)}"
    return f"({text})" if binds < outside else text


@given(truths(), st.lists(st.integers(0, 12), min_size=len(NAMES), max_size=len(NAMES)))
def test_random_conditions_agree_with_a_naive_evaluator(tree: Tree, found: list[int]) -> None:
    counts = dict(zip(NAMES, found, strict=True))
    assert Condition(written(tree)).holds(counts) is value_of(tree, counts)


WORDS = [*NAMES, *COMPARISONS, *SIGNS, *"()0123456789._=!<> ", "and", "or", "not", "if", "else"]
WORDS += ["in", "is", "for", "await", "yield", "lambda", "None", "True", "\n", "\r", "\t", "\f"]


def meaning_or_refusal(text: str) -> bool | list[str]:
    """Whether a condition holds for the pier, or why it is invalid, in every language."""
    try:
        return Condition(text).holds(COUNTED)
    except NotationError as error:
        return [error.describe(lang) for lang in LANGUAGES]


@given(st.text() | st.text("".join(WORDS)) | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_random_text_is_a_condition_or_refused_with_a_notation_error(text: str) -> None:
    """Never another error, and never a warning: the tests turn warnings into errors."""
    found = meaning_or_refusal(text)
    assert isinstance(found, bool) or all(found)


def test_a_wrong_number_of_a_pier_is_named() -> None:
    caught = error_of(ModelError, Condition("poets > fishers").holds, {"poets": 1})
    assert caught.where == "fishers"
