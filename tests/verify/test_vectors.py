"""The vectors are well-formed and complete, and the library agrees with them."""

import re
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import boardscore
from boardscore.clauses import CLAUSES, RULINGS
from boardscore.core.errors import path_text
from boardscore.schemas import schema
from boardscore.verify import vector_strength as kit
from boardscore.verify.judge.declared_rulings import options
from boardscore.verify.program import protocol
from boardscore.verify.vectors import facets as every_facet
from boardscore.verify.vectors.export import plain
from boardscore.verify.vectors.facets import find
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import (
    Vector,
    check,
    coverage,
    load,
    missing_parts,
    positions,
)
from tests.naive import pier18 as naive_pier18
from tests.sabotage.vectors import OF_PLAY
from tests.verify.plays import scored


def unchecked(vector: Vector, answer: Any, rulings: Any = None) -> list[str]:
    """The values that an answer omits, as reports name them."""
    return list(map(path_text, missing_parts(vector, answer, rulings)))


FACETS = every_facet.of()
MISREADINGS = kit.wrong_programs(None, "score")

EVERY = load()
VECTORS = positions()
"""Vectors about positions; those about play have separate tests."""
GAMES = sorted({vector.game for vector in VECTORS})
BY_ID = {vector.id: vector for vector in EVERY}
SCORING = {"pier18": ("flower_adjacency", "flower_points", "ties_below_first"), "auctionland": ()}
"""The rulings that can change a score."""
NEAR = [vector for vector in VECTORS if vector.id.endswith(".near")]


def readings(game: str) -> Iterator[dict[str, str]]:
    """Every combination of the rulings that can change a score."""
    values = {ruling.name: ruling.values for ruling in RULINGS if ruling.game == game}
    names = SCORING[game]
    return (dict(zip(names, one)) for one in product(*(values[name] for name in names)))


JUDGED = [(vector, rulings) for vector in VECTORS for rulings in readings(vector.game)]


def answered(position: Mapping[str, Any]) -> dict[str, Any]:
    return scored(boardscore.score(position))


# The facets


def test_every_clause_of_scoring_and_play_has_a_facet() -> None:
    about = {"score", "tie", *OF_PLAY}
    clauses = [one.id for one in CLAUSES if one.game in GAMES and one.id.split(".")[1] in about]
    assert [one for one in clauses if not find(one)] == []


def test_every_facet_belongs_to_a_clause() -> None:
    assert {facet.clause for facet in FACETS} <= {clause.id for clause in CLAUSES}
    assert all(facet.id.startswith(f"{facet.clause}/") for facet in FACETS)
    kinds = {"amount", "scope", "reach", "edge", "order", "ruling"}
    assert {facet.kind for facet in FACETS} <= kinds


def test_ids_are_unique() -> None:
    assert len({facet.id for facet in FACETS}) == len(FACETS)
    assert len(BY_ID) == len(EVERY)


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
def test_every_facet_has_unique_words(lang: str) -> None:
    assert len({facet.text(lang) for facet in FACETS}) == len(FACETS)


# Form of the vectors


def test_titles_and_reasons_begin_with_a_capital_letter() -> None:
    texts = [(v.title, v.title_de, v.why, v.why_de) for v in EVERY]
    assert not [text for four in texts for text in four if text[0].islower()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.long
def test_vectors_are_valid_by_the_schema(game: str) -> None:
    Draft202012Validator(schema("vector")).validate([plain(vector) for vector in load(game)])


def test_an_expectation_fits_the_position() -> None:
    """One entry for each player; a total is the sum of its categories; the best is first."""
    for vector in VECTORS:
        for expect in (vector.expect, *(variant["expect"] for variant in vector.variants)):
            sums = [sum(one.values()) for one in expect["categories"]]
            players, places = len(vector.input["players"]), len(expect["ranks"])
            assert sums == expect["totals"], vector.id
            assert places == len(expect["totals"]) == players, vector.id
            assert min(expect["ranks"]) == 1, vector.id


def test_an_id_begins_with_the_facet_that_the_vector_isolates() -> None:
    wrong = [one.id for one in EVERY if not one.id.startswith(f"{one.isolates}.")]
    assert wrong == []
    assert {vector.isolates for vector in EVERY} <= {facet.id for facet in FACETS}


def test_touched_ids_are_clauses() -> None:
    known = {clause.id for clause in CLAUSES}
    assert [one.id for one in EVERY if not set(one.touches) <= known - {one.clause}] == []


def test_variants_are_unambiguous() -> None:
    """Under all rulings, the most specific of those that match is unique."""
    for vector in EVERY:
        values = options(vector.game)
        for rulings in (dict(zip(values, one)) for one in product(*values.values())):
            fitting = [way["when"] for way in vector.variants]
            lengths = [len(when) for when in fitting if when.items() <= rulings.items()]
            assert lengths.count(max(lengths, default=0)) <= 1, vector.id


def test_a_variant_differs_from_the_default() -> None:
    same = [one.id for one in EVERY for way in one.variants if way["expect"] == one.expect]
    assert same == []


# Coverage


@pytest.mark.long
@pytest.mark.parametrize("facet", [one for one in FACETS if one.game in GAMES], ids=lambda f: f.id)
def test_every_facet_has_a_vector_and_a_near_miss(facet: Any) -> None:
    covered = coverage(EVERY, FACETS)[facet.id]
    assert covered.isolating
    assert covered.near


def test_a_near_miss_is_one_change_away_with_another_score() -> None:
    for near in NEAR:
        hit = BY_ID[near.id.removesuffix(".near")]
        assert hit.isolates == near.isolates, near.id
        assert hit.expect != near.expect, near.id
        assert len(list(changes(hit.input, near.input))) == 1, near.id


def test_a_near_miss_of_a_pier_changes_one_symbol_or_two_or_puts_in_a_column() -> None:
    for near in NEAR:
        for one, two in changes(BY_ID[near.id.removesuffix(".near")].input, near.input):
            if near.game == "pier18" and isinstance(one, list):
                cells = sum(first != second for first, second in zip("".join(one), "".join(two)))
                assert cells <= 2 or len(two[0]) == len(one[0]) + 1, near.id


def changes(one: Any, two: Any) -> Iterator[tuple[Any, Any]]:
    """The values that differ between two positions; a pier or an island is one value."""
    if isinstance(one, Mapping) and isinstance(two, Mapping):
        for key in {**one, **two}:
            yield from changes(one.get(key), two.get(key))
    elif _are_tables(one, two):
        for first, second in zip(one, two, strict=True):
            yield from changes(first, second)
    elif one != two:
        yield one, two


def _are_tables(one: Any, two: Any) -> bool:
    """Whether two values are lists of equally many tables."""
    lists = isinstance(one, list) and isinstance(two, list) and len(one) == len(two)
    return lists and isinstance(one[0], Mapping)


@pytest.mark.parametrize(
    ("game", "ruling"), [(game, ruling) for game in GAMES for ruling in options(game)]
)
def test_every_ruling_has_three_vectors_that_distinguish_its_values(game: str, ruling: str) -> None:
    """A ruling about points changes totals, one about ties the ranks, others any answer."""
    is_scoring, apart = ruling in SCORING[game], 0
    told = "ranks" if ruling == "ties_below_first" else "totals"
    for vector in positions(game) if is_scoring else load(game):
        ways = [vector.expected({ruling: value}) for value in options(game)[ruling]]
        apart += len({str(one[told] if is_scoring else one) for one in ways}) > 1
    assert apart >= 3


# Expected answers


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_library_answers_as_expected(game: str) -> None:
    for vector, rulings in JUDGED:
        if vector.game == game:
            answer = answered({**vector.input, "rulings": rulings})
            assert check(vector, answer, rulings) == [], (vector.id, rulings)


@pytest.mark.long
@pytest.mark.parametrize("misreading", [one for one in MISREADINGS if one.kind == "identity"])
def test_the_plain_scorer_answers_as_expected(misreading: Misreading) -> None:
    for vector, rulings in JUDGED:
        if vector.game == misreading.game:
            position = {**vector.input, "rulings": rulings}
            answer = misreading.answers(protocol.score(position))["result"]
            assert check(vector, answer, rulings) == [], (vector.id, rulings)


@pytest.mark.long
def test_the_naive_scorer_answers_as_expected() -> None:
    """A third one that shares nothing with the other two."""
    for vector, rulings in JUDGED:
        if vector.game == "pier18":
            players = naive_pier18.score({**vector.input, "rulings": rulings})["players"]
            keys = {"totals": "total", "categories": "categories", "ranks": "rank"}
            answer = {name: [one[key] for one in players] for name, key in keys.items()}
            assert check(vector, answer, rulings) == [], (vector.id, rulings)


def piers() -> Iterator[list[str]]:
    """Every pier of 1 and 2 columns, and 300 longer ones."""
    for columns in (1, 2):
        sides = ["".join(side) for side in product(".SQHA", repeat=columns)]
        yield from map(list, product(sides, repeat=2))
    chance = Random(18)
    for _ in range(300):
        columns = chance.randint(3, 16)
        yield ["".join(chance.choices("...SQHA", k=columns)) for _ in range(2)]


@pytest.mark.long
def test_the_plain_scorer_of_pier18_answers_as_the_library() -> None:
    plain_scorer = next(one for one in MISREADINGS if one.id == "pier18.control:identity")
    shared = {"name": "Anna", "plan_completed": True, "patrons": 2, "plan_date": "03-14"}
    for pier, rulings in product(piers(), readings("pier18")):
        player = {**shared, "pier": pier}
        position = {"game": "pier18", "players": [player], "rulings": rulings}
        scored = plain_scorer.answers(protocol.score(position))["result"]
        assert scored == answered(position), (pier, rulings)


# Comparing an answer

ONE = Vector(
    id="pier18.score.plan/four-points.x",
    title="x",
    op="score",
    isolates="pier18.score.plan/four-points",
    touches=(),
    level="core",
    why="x",
    input={},
    expect={"totals": [4, 1], "categories": [{"plan": 4}, {"plan": 1}], "ranks": [1, 2]},
    variants=(
        {"when": {"flower_points": "other_kinds_only"}, "expect": {"totals": [3, 1]}},
        {
            "when": {"flower_points": "other_kinds_only", "flower_adjacency": "orthogonal"},
            "expect": {"totals": [2, 1]},
        },
        {"when": {"flower_adjacency": "orthogonal"}, "expect": {"totals": [3, 0]}},
    ),
)


def paths(answer: object) -> list[str]:
    return [difference.path for difference in check(ONE, answer)]


def test_an_answer_is_compared_value_by_value() -> None:
    assert paths({"totals": [4, 1]}) == []
    assert paths({"totals": [5, 1], "ranks": [1, 1]}) == ["totals[0]", "ranks[1]"]
    assert paths({"totals": [4, 1], "categories": [{"plan": 4}, {}]}) == []
    assert paths({"totals": [4, 1], "categories": [{"plan": 5}, {}]}) == ["categories[0].plan"]
    assert paths({"totals": [4, 1], "categories": [{"plans": 4}, {}]}) == ["categories[0].plans"]


@pytest.mark.parametrize(
    "answer", [{}, None, [4, 1], "4", {"totals": [4]}, {"totals": [4, 1, 0]}, {"totals": 4}]
)
def test_an_answer_of_another_shape_is_different(answer: object) -> None:
    assert len(paths(answer)) == 1


def test_a_total_is_a_whole_number() -> None:
    assert paths({"totals": [4.0, True]}) == ["totals[0]", "totals[1]"]


def test_omitted_values_of_an_answer_are_named() -> None:
    assert unchecked(ONE, {"totals": [4, 1]}) == ["categories", "ranks"]
    answer = {"totals": [4, 1], "ranks": [1, 2], "categories": [{"plan": 4}, {}]}
    assert unchecked(ONE, answer) == ["categories[1].plan"]


def test_the_most_specific_variant_applies() -> None:
    other = {"flower_points": "other_kinds_only"}
    both = {**other, "flower_adjacency": "orthogonal"}
    assert ONE.expected(both)["totals"] == [2, 1]
    assert ONE.expected({"flower_adjacency": "orthogonal"})["totals"] == [3, 0]
    assert ONE.expected({"flower_points": "every_other_symbol"}) == ONE.expected() == ONE.expect
    assert check(ONE, {"totals": [2, 1]}, both) == []


def test_the_working_about_a_ruling_says_that_it_depends_on_one() -> None:
    """Reports show it under every value, so it must hold under each."""
    words = ("ruling", "Where ", "where ", "If ", "if ", "do not count", "unless")
    about = {one.id for game in GAMES for one in every_facet.of(game) if one.kind == "ruling"}
    silent = [
        one.id
        for one in load()
        if one.isolates in about and any(way["expect"] != one.expect for way in one.variants)
        if not any(word in one.why for word in words)
    ]
    assert silent == []


# The texts of the vectors: each is in German as well as in English


PAIRS = [
    (one.id, *words)
    for one in EVERY
    for words in ((one.title, one.title_de), (one.why, one.why_de))
]
"""Each vector's title in both languages, and its working."""
ENGLISH = re.compile(
    r"\b(the|of|with|is|are|has|points?|symbols|sides?|spaces?|cards?|rounds?|tiles?|dollars"
    r"|poets?|lovers|fishers?|sellers?|beach(es)?|parks?|gardens?|houses?|players?|seats?)\b",
    re.IGNORECASE,
)
"""Words in no German sentence. Conditions of Plans are written with `and`, `or` and `not`."""
MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
COUNTED = (
    ("one", "two", "three", "four", "five", "six"),
    ("first", "second", "third", "fourth", "fifth", "sixth"),
    MONTHS,
)
VALUES = {word: at for words in COUNTED for at, word in enumerate(words, start=1)}


def numbers(text: str) -> set[int]:
    """The numbers in an English text, in digits or in words, and those of its months."""
    words = re.findall(r"\d+|[a-z]+", text.lower())
    return {
        int(one) if one.isdigit() else VALUES[one]
        for one in words
        if one in VALUES or one.isdigit()
    }


def test_every_vector_has_german_text() -> None:
    assert [one.id for one in EVERY if not (one.title_de and one.why_de)] == []


def test_german_differs_from_english() -> None:
    assert [name for name, english, german in PAIRS if german == english] == []


def test_german_has_no_english_words() -> None:
    assert [(name, german) for name, _, german in PAIRS if ENGLISH.search(german)] == []


def test_german_has_no_extra_numbers() -> None:
    wrong = [
        (name, english, german)
        for name, english, german in PAIRS
        if not {int(one) for one in re.findall(r"\d+", german)} <= numbers(english)
    ]
    assert wrong == []


def test_the_numbers_of_a_text() -> None:
    assert numbers("The third of 4 cards, 17 April: two points") == {3, 4, 17, 2}
