"""Plans for people: every condition as a sentence in both languages, worked out by hand."""

import re

import pytest
from hypothesis import given

from boardscore import LANGUAGES
from boardscore.pier18 import Condition, Pier, plan_by_condition
from boardscore.pier18.plan_syntax import NAMES
from boardscore.testing import conditions
from tests.pier18.test_plans import Tree, truths, written

COUNTED = [
    ("flower_sellers == 3", "exactly 3 Flower Sellers", "genau 3 Blumenverkäufer"),
    ("poets >= 4", "at least 4 Poets", "mindestens 4 Dichter"),
    ("fishers <= 1", "at most 1 Fisher", "höchstens 1 Fischer"),
    ("fishers > 2", "more than 2 Fishers", "mehr als 2 Fischer"),
    ("lovers < 3", "fewer than 3 Lovers", "weniger als 3 Felder mit Liebenden"),
    ("lovers == 1", "exactly 1 Lovers symbol", "genau 1 Feld mit Liebenden"),
    ("symbols != 7", "not exactly 7 symbols", "nicht genau 7 Symbole"),
    ("blanks >= 20", "at least 20 empty spaces", "mindestens 20 leere Felder"),
    ("columns < 9", "fewer than 9 columns", "weniger als 9 Spalten"),
    ("groups >= 5", "at least 5 groups", "mindestens 5 Gruppen"),
    (
        "largest_group >= 6",
        "at least 6 symbols in the largest group",
        "mindestens 6 Symbole in der größten Gruppe",
    ),
    ("points.lovers >= 6", "at least 6 points for Lovers", "mindestens 6 Punkte für Liebende"),
    (
        "upper.blanks >= 2",
        "at least 2 empty spaces on the upper side",
        "mindestens 2 leere Felder auf der oberen Seite",
    ),
    (
        "lower.poets < 3",
        "fewer than 3 Poets on the lower side",
        "weniger als 3 Dichter auf der unteren Seite",
    ),
]
"""A number of the pier next to a number."""

OTHER_WAY_ROUND = [
    ("4 <= poets", "at least 4 Poets", "mindestens 4 Dichter"),
    ("4 < poets", "more than 4 Poets", "mehr als 4 Dichter"),
    ("4 >= poets", "at most 4 Poets", "höchstens 4 Dichter"),
    ("4 > poets", "fewer than 4 Poets", "weniger als 4 Dichter"),
    ("4 == poets", "exactly 4 Poets", "genau 4 Dichter"),
    ("4 != poets", "not exactly 4 Poets", "nicht genau 4 Dichter"),
]

NONE = [
    ("poets == 0", "no Poets", "kein Dichter"),
    ("lovers <= 0", "no Lovers", "keine Liebenden"),
    ("fishers < 1", "no Fishers", "kein Fischer"),
    ("flower_sellers == 0", "no Flower Sellers", "kein Blumenverkäufer"),
    ("symbols == 0", "no symbols", "kein Symbol"),
    ("groups == 0", "no groups", "keine Gruppe"),
    ("columns == 0", "no columns", "keine Spalte"),
    ("points.poets == 0", "no points for Poets", "kein Punkt für Dichter"),
    ("largest_group == 0", "no symbols in the largest group", "kein Symbol in der größten Gruppe"),
    (
        "upper.blanks == 0",
        "no empty spaces on the upper side",
        "kein leeres Feld auf der oberen Seite",
    ),
    ("poets != 0", "at least 1 Poet", "mindestens 1 Dichter"),
    ("poets > 0", "at least 1 Poet", "mindestens 1 Dichter"),
]
"""Zero, and more than zero: a number of the pier is never negative."""

BESIDE_EACH_OTHER = [
    ("lovers == fishers", "as many Lovers as Fishers", "so viele Liebende wie Fischer"),
    (
        "lovers != fishers",
        "not the same number of Lovers as Fishers",
        "nicht gleich viele Liebende wie Fischer",
    ),
    ("poets > blanks", "more Poets than empty spaces", "mehr Dichter als leere Felder"),
    ("poets < columns", "fewer Poets than columns", "weniger Dichter als Spalten"),
    (
        "groups >= symbols",
        "at least as many groups as symbols",
        "mindestens so viele Gruppen wie Symbole",
    ),
    (
        "flower_sellers <= largest_group",
        "at most as many Flower Sellers as symbols in the largest group",
        "höchstens so viele Blumenverkäufer wie Symbole in der größten Gruppe",
    ),
    (
        "points.poets > points.fishers",
        "more points for Poets than points for Fishers",
        "mehr Punkte für Dichter als Punkte für Fischer",
    ),
    (
        "upper.poets > lower.poets",
        "more Poets on the upper side than on the lower side",
        "mehr Dichter auf der oberen Seite als auf der unteren Seite",
    ),
    (
        "upper.poets > lower.fishers",
        "more Poets on the upper side than Fishers on the lower side",
        "mehr Dichter auf der oberen Seite als Fischer auf der unteren Seite",
    ),
    (
        "poets > lower.poets",
        "more Poets than Poets on the lower side",
        "mehr Dichter als Dichter auf der unteren Seite",
    ),
]

TOGETHER = [
    (
        "poets + fishers >= 4",
        "at least 4 symbols among Poets and Fishers",
        "mindestens 4 Dichter und Fischer zusammen",
    ),
    (
        "3 == lower.poets + lower.fishers + lower.lovers",
        "exactly 3 symbols among Poets, Fishers and Lovers on the lower side",
        "genau 3 Dichter, Fischer und Liebende zusammen auf der unteren Seite",
    ),
    (
        "points.lovers + points.poets >= 6",
        "at least 6 points for Lovers and Poets together",
        "mindestens 6 Punkte für Liebende und Dichter zusammen",
    ),
    (
        "poets == lovers + fishers",
        "as many Poets as Lovers and Fishers together",
        "so viele Dichter wie Liebende und Fischer zusammen",
    ),
    (
        "poets + lovers >= 1",
        "at least 1 symbol among Poets and Lovers",
        "mindestens 1 Dichter oder Liebende zusammen",
    ),
    (
        "poets + lovers == 0",
        "exactly 0 symbols among Poets and Lovers",
        "genau 0 Dichter und Liebende zusammen",
    ),
]

WORKED_OUT = [
    (
        "symbols - flower_sellers >= 10",
        "the number of symbols minus the number of Flower Sellers is at least 10",
        "die Zahl der Symbole minus die Zahl der Blumenverkäufer ist mindestens 10",
    ),
    (
        "points.fishers * 2 >= columns - 6",
        "the score for Fishers times 2 is at least the number of columns minus 6",
        "die Punktzahl für Fischer mal 2 ist mindestens die Zahl der Spalten minus 6",
    ),
    (
        "2 * (poets + lovers) != upper.blanks",
        (
            "2 times (the number of Poets plus the number of Lovers) is not the number of "
            "empty spaces on the upper side"
        ),
        (
            "2 mal (die Zahl der Dichter plus die Zahl der Liebenden) ist nicht die Zahl der "
            "leeren Felder auf der oberen Seite"
        ),
    ),
    (
        "groups - (fishers - 1) < largest_group + 1",
        (
            "the number of groups minus (the number of Fishers minus 1) is less than the size of "
            "the largest group plus 1"
        ),
        (
            "die Zahl der Gruppen minus (die Zahl der Fischer minus 1) ist kleiner als die Größe "
            "der größten Gruppe plus 1"
        ),
    ),
    (
        "poets - 1 - 2 == 3 * 4",
        "the number of Poets minus 1 minus 2 is exactly 3 times 4",
        "die Zahl der Dichter minus 1 minus 2 ist genau 3 mal 4",
    ),
    (
        "poets > -3",
        "the number of Poets is more than minus 3",
        "die Zahl der Dichter ist größer als minus 3",
    ),
    (
        "1 - -(blanks + 2) <= 5",
        "1 minus (minus (the number of empty spaces plus 2)) is at most 5",
        "1 minus (minus (die Zahl der leeren Felder plus 2)) ist höchstens 5",
    ),
    ("2 > 1", "2 is more than 1", "2 ist größer als 1"),
    (
        "poets + poets >= 4",
        "the number of Poets plus the number of Poets is at least 4",
        "die Zahl der Dichter plus die Zahl der Dichter ist mindestens 4",
    ),
    (
        "poets + upper.lovers >= 4",
        "the number of Poets plus the number of Lovers on the upper side is at least 4",
        "die Zahl der Dichter plus die Zahl der Liebenden auf der oberen Seite ist mindestens 4",
    ),
]
"""No table has one word for these: described as a calculation."""

JOINED = [
    (
        "lovers >= 3 and poets >= 1",
        "at least 3 Lovers and at least 1 Poet",
        "mindestens 3 Felder mit Liebenden und mindestens 1 Dichter",
    ),
    (
        "upper.blanks == 0 or lower.blanks == 0",
        "no empty spaces on the upper side or no empty spaces on the lower side",
        "kein leeres Feld auf der oberen Seite oder kein leeres Feld auf der unteren Seite",
    ),
    (
        "poets == 1 or lovers == 2 and fishers == 5",
        "exactly 1 Poet or (exactly 2 Lovers and exactly 5 Fishers)",
        "genau 1 Dichter oder (genau 2 Felder mit Liebenden und genau 5 Fischer)",
    ),
    (
        "(poets == 1 or lovers == 2) and fishers == 5",
        "(exactly 1 Poet or exactly 2 Lovers) and exactly 5 Fishers",
        "(genau 1 Dichter oder genau 2 Felder mit Liebenden) und genau 5 Fischer",
    ),
    (
        "(poets == 1 and groups == 2) and fishers == 5",
        "exactly 1 Poet and exactly 2 groups and exactly 5 Fishers",
        "genau 1 Dichter und genau 2 Gruppen und genau 5 Fischer",
    ),
]

DENIED = [
    ("not poets == 3", "not exactly 3 Poets", "nicht genau 3 Dichter"),
    ("not poets != 3", "exactly 3 Poets", "genau 3 Dichter"),
    ("not groups > 3", "at most 3 groups", "höchstens 3 Gruppen"),
    ("not groups >= 3", "fewer than 3 groups", "weniger als 3 Gruppen"),
    ("not 3 < groups", "at most 3 groups", "höchstens 3 Gruppen"),
    (
        "not poets < fishers",
        "at least as many Poets as Fishers",
        "mindestens so viele Dichter wie Fischer",
    ),
    ("not poets <= fishers", "more Poets than Fishers", "mehr Dichter als Fischer"),
    ("not not poets == 0", "no Poets", "kein Dichter"),
    (
        "not (poets > 2 or fishers > 2)",
        "at most 2 Poets and at most 2 Fishers",
        "höchstens 2 Dichter und höchstens 2 Fischer",
    ),
    (
        "not (poets > 2 and (fishers > 2 or not groups > 1))",
        "at most 2 Poets or (at most 2 Fishers and more than 1 group)",
        "höchstens 2 Dichter oder (höchstens 2 Fischer und mehr als 1 Gruppe)",
    ),
]
"""Negations are described by their opposite."""


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [*COUNTED, *OTHER_WAY_ROUND, *NONE, *BESIDE_EACH_OTHER, *TOGETHER, *WORKED_OUT, *JOINED],
)
def test_a_condition_in_words(text: str, english: str, german: str) -> None:
    assert Condition(text).in_words("en") == english
    assert Condition(text).in_words("de") == german


@pytest.mark.parametrize(("text", "english", "german"), DENIED)
def test_negations_are_described_by_their_opposite(text: str, english: str, german: str) -> None:
    assert Condition(text).in_words("en") == english
    assert Condition(text).in_words("de") == german


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


def test_conditions_are_in_english_by_default() -> None:
    condition = Condition("poets >= 2")
    assert condition.in_words() == condition.in_words("en") != condition.in_words("de")
