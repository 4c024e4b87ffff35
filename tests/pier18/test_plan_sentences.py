"""Plans for people: every condition as a sentence in both languages, worked out by hand."""

import re

import pytest
from hypothesis import given

from boardscore import LANGUAGES
from boardscore.pier18 import Condition, Pier, plan_by_condition
from boardscore.pier18.plan_syntax import NAMES
from boardscore.testing import conditions
from tests.pier18.test_plans import Tree, truths, written
from tests.tables import read_table

SENTENCES = (
    *("COUNTED", "OTHER_WAY_ROUND", "NONE", "BESIDE_EACH_OTHER", "TOGETHER"),
    *("WORKED_OUT", "JOINED", "DENIED"),
)
"""The tables: NONE is about zero and more than zero, as numbers of a pier are never negative.

No table has one word for what is WORKED_OUT; negations, DENIED, are described by their opposite.
"""


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [row for name in SENTENCES for row in read_table(__file__, name)],
)
def test_a_condition_in_words(text: str, english: str, german: str) -> None:
    condition = Condition(text)
    assert condition.in_words() == condition.in_words("en") == english
    assert condition.in_words("de") == german


def test_a_line_has_the_plan_in_words() -> None:
    condition, pier = Condition("flower_sellers == 2"), Pier.parse("S.S\n..A")
    (met,) = plan_by_condition(condition, pier)
    assert met.text() == "Plan completed: exactly 2 Flower Sellers (2 Flower Sellers)"
    assert met.text("de") == "Plan erfüllt: genau 2 Blumenverkäufer (2 Blumenverkäufer)"


def test_data_have_the_original_condition() -> None:
    condition = Condition("poets>=4  and not(groups>3)")
    assert str(condition) == condition.text == "poets>=4  and not(groups>3)"


@pytest.mark.parametrize(
    "text", ["1" + "+1" * 248 + ">1", "-" * 20 + "poets>" + "(" * 20 + "1" + ")" * 20]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_and_the_deepest_condition_have_sentences(text: str, lang: str) -> None:
    assert Condition(text).in_words(lang)


IDENTIFIER = re.compile(r"[_.=<>!*]|\b(and|or|not)\b")
KEPT = {"en": {"and", "or", "not"}, "de": set[str]()}


def no_identifier(text: str, lang: str) -> None:
    """No part of the condition's syntax is left: no signs, no names, no double blanks."""
    found = {match.group() for match in IDENTIFIER.finditer(text)} - KEPT[lang]
    assert not found, text
    assert "  " not in text
    assert not {*re.findall(r"[a-z]+", text)} & {*NAMES} - {"symbols", "columns", "groups"}


@given(conditions())
def test_sentences_of_conditions_have_no_identifiers(condition: Condition) -> None:
    for lang in LANGUAGES:
        no_identifier(condition.in_words(lang), lang)


@given(truths())
def test_sentences_of_condition_trees_have_no_identifiers(tree: Tree) -> None:
    for lang in LANGUAGES:
        no_identifier(Condition(written(tree)).in_words(lang), lang)
