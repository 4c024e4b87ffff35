"""The vectors are well-formed and complete, and every right program agrees with them."""

import re
from calendar import month_name
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import boardscore
from boardscore.auctionland.testing.strategies import counts, island_texts, score_tables
from boardscore.clauses import CLAUSES
from boardscore.core.errors import BoardscoreError, path_text
from boardscore.schemas import schema
from boardscore.verify import right_answers
from boardscore.verify.data_types import Data
from boardscore.verify.game_kit import facets_of, find_facets, play_kit
from boardscore.verify.judge.declared_rulings import options
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.program import protocol
from boardscore.verify.program.protocol import SEEN, START
from boardscore.verify.vector_strength import single_rulings, wrong_programs
from boardscore.verify.vectors.coverage import facet_coverage
from boardscore.verify.vectors.differences import check, missing_parts
from boardscore.verify.vectors.export import plain
from boardscore.verify.vectors.vectors import PLAY, TABLE, Vector, load, positions
from tests.naive import pier18 as naive_pier18
from tests.sabotage.vectors import OF_PLAY
from tests.tables import read_table
from tests.verify import plays
from tests.verify.plays import PLAYS, made, scored

FACETS = facets_of()
EVERY = load()
VECTORS = positions()
"""Vectors about positions."""
ISLANDS = positions("auctionland")
GAMES = sorted({vector.game for vector in VECTORS})
BY_ID = {vector.id: vector for vector in (*EVERY, *PLAYS)}
NEAR = [vector for vector in BY_ID.values() if vector.is_near_miss]
SCORING = {"pier18": ("flower_adjacency", "flower_points", "ties_below_first"), "auctionland": ()}
"""The rulings that can change a score."""
ICONS = ("peace", "love", "music")


def readings(game: str, names: Iterable[str] | None = None) -> Iterator[dict[str, Any]]:
    """Every combination of the rulings of a game, or of those with these names."""
    values = options(game)
    chosen = tuple(values if names is None else names)
    return (dict(zip(chosen, one)) for one in product(*(values[name] for name in chosen)))


# The facets


def test_every_clause_of_scoring_and_play_has_a_facet() -> None:
    about = {"score", "tie", *OF_PLAY}
    clauses = [one.id for one in CLAUSES if one.game in GAMES and one.id.split(".")[1] in about]
    assert [one for one in clauses if not find_facets(one)] == []


def test_every_facet_belongs_to_a_clause() -> None:
    assert {facet.clause for facet in FACETS} <= {clause.id for clause in CLAUSES}
    assert all(facet.id.startswith(f"{facet.clause}/") for facet in FACETS)
    kinds = {"amount", "scope", "reach", "edge", "order", "ruling"}
    assert {facet.kind for facet in FACETS} <= kinds


def test_ids_are_unique() -> None:
    assert len({facet.id for facet in FACETS}) == len(FACETS)
    assert len(BY_ID) == len(EVERY) + len(PLAYS)


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
    covered = facet_coverage(EVERY, FACETS)[facet.id]
    assert covered.isolating
    assert covered.near


def test_a_near_miss_is_one_change_away_with_another_answer() -> None:
    """One value of a position or a set-up, the seat, or one run of moves."""
    for near in NEAR:
        hit = BY_ID[near.id.removesuffix(".near")]
        assert (hit.isolates, hit.op) == (near.isolates, near.op), near.id
        assert hit.expect != near.expect, near.id
        if near.op == "score":
            found = [*changes(hit.input, near.input)]
            assert near.game != "pier18" or all(map(is_small, found)), near.id
            assert near.game != "auctionland" or len(changed_facts(hit, near)) == 1, near.id
        else:
            found = [*changes_of_records(hit, near)]
        assert len(found) == 1, near.id


def is_small(change: tuple[Any, Any]) -> bool:
    """Whether a change of a pier is one symbol, or two, or a new column."""
    one, two = change
    if not isinstance(one, list):
        return True
    cells = sum(first != second for first, second in zip("".join(one), "".join(two)))
    return cells <= 2 or len(two[0]) == len(one[0]) + 1


def changed_facts(hit: Vector, near: Vector) -> set[Any]:
    """The tile, number or table that differs; one value is in place of one other."""
    lost, new = facts(hit) - facts(near), facts(near) - facts(hit)
    assert len(lost) <= 1 >= len(new)
    return {one[:-1] for one in lost | new}


def changes_of_records(hit: Vector, near: Vector) -> Iterator[Any]:
    """The values, the runs of moves and the seats that differ; moves after an illegal one may."""
    (setup, *moves), (other, *others) = hit.input["record"], near.input["record"]
    yield from changes(setup, other)
    if hit.input.get("player") != near.input.get("player"):
        yield "player"
    if near.op not in PLAY:
        yield from ["moves"] * (moves != others)
        return
    end = min(map(counted, (hit, near)))
    both = ([*map(str, moves[:end])], [*map(str, others[:end])])
    stretches = SequenceMatcher(None, *both, autojunk=False).get_opcodes()
    yield from (one for one in stretches if one[0] != "equal")


def counted(vector: Vector) -> int:
    """The number of moves that count: those up to the illegal one, or all."""
    if "error" in vector.expect:
        return int(vector.expect["error"]["index"]) + 1
    return len(vector.input["record"])


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


def cells(player: dict[str, Any]) -> dict[tuple[int, int], str]:
    return {
        (row, column): tile
        for row, line in enumerate(player.get("island", ()))
        for column, tile in enumerate(line.split())
        if tile != "."
    }


def facts(vector: Vector) -> set[tuple[Any, ...]]:
    """Every value of a position separately."""
    seats = list(enumerate(vector.input["players"]))
    return {
        *((name, str(table)) for name, table in vector.input["tables"].items()),
        *((seat, "money", player["money"]) for seat, player in seats),
        *((seat, *one) for seat, player in seats for one in cells(player).items()),
        *((seat, *one) for seat, player in seats for one in player.get("counts", {}).items()),
    }


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


def of_the_library(vector: Vector, rulings: Mapping[str, Any]) -> Any:
    content = vector.content(rulings)
    if vector.op == "score":
        return scored(boardscore.score(content))
    if vector.op in PLAY:
        return plays.told(plays.library(vector.op, content))
    if vector.op == START:
        return at_start(*content)
    view = right_answers.after(content).seen_by(vector.input["player"])
    moves = [move.to_dict() for move in view.legal_moves()]
    return {**play_kit(vector.game).seen(view), "moves": moves}


def at_start(setup: Mapping[str, Any]) -> Data:
    """The table at the start of a game, or the impossible part of the set-up."""
    try:
        state = right_answers.begin_game(setup)
    except BoardscoreError as error:
        part, *_ = error.problems[0].path
        return {"error": {"code": "illegal", "part": part}}
    return play_kit(setup["game"]).seen(state)


def of_the_second_programs(vector: Vector, rulings: Mapping[str, Any]) -> Any:
    """They share nothing with the others; there is none for scores of Auctionland and tables."""
    if vector.op in PLAY:
        return plays.told(plays.naive(vector.op, vector.content(rulings)))
    players = naive_pier18.score(vector.content(rulings))["players"]
    keys = {"totals": "total", "categories": "categories", "ranks": "rank"}
    return {name: [one[key] for one in players] for name, key in keys.items()}


PLAIN = {
    (one.game, op): one for one in wrong_programs() if one.kind == "identity" for op in one.ops
}
"""The plain programs, of which the misreadings are made."""


def of_the_plain_programs(vector: Vector, rulings: Mapping[str, Any]) -> Any:
    answer = PLAIN[vector.game, vector.op].answers(request_of(vector, rulings))
    return answer.get("result", answer)


def readings_for(vector: Vector) -> Iterable[Mapping[str, Any]]:
    """The combinations of rulings that may matter; for tables, each other value alone."""
    if vector.op in TABLE:
        return single_rulings(vector.game)
    return readings(vector.game, SCORING[vector.game] if vector.op == "score" else None)


def wrong(
    program: Callable[[Vector, Mapping[str, Any]], Any], vectors: Iterable[Vector]
) -> list[tuple[str, Mapping[str, Any]]]:
    """The vectors that a program answers wrongly or in part, each with the rulings."""
    return [
        (one.id, rulings)
        for one in vectors
        for rulings in readings_for(one)
        for answer in [program(one, rulings)]
        if check(one, answer, rulings) or missing_parts(one, answer, rulings)
    ]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_library_answers_as_expected(game: str) -> None:
    assert wrong(of_the_library, positions(game)) == []


RECORDS = (*PLAYS, *load(None, PLAY))


@pytest.mark.long
@pytest.mark.parametrize("vector", [*RECORDS, *load(None, TABLE)], ids=lambda one: one.id)
def test_the_library_answers_records_as_expected(vector: Vector) -> None:
    assert wrong(of_the_library, [vector]) == []


@pytest.mark.long
@pytest.mark.parametrize("vector", [*positions("pier18"), *RECORDS], ids=lambda one: one.id)
def test_the_second_programs_answer_as_expected(vector: Vector) -> None:
    assert wrong(of_the_second_programs, [vector]) == []


@pytest.mark.long
@pytest.mark.parametrize("vector", EVERY, ids=lambda one: one.id)
def test_the_plain_programs_answer_as_expected(vector: Vector) -> None:
    assert wrong(of_the_plain_programs, [vector]) == []


def piers() -> Iterator[list[str]]:
    """Every pier of 1 and 2 columns, and 300 longer ones."""
    for columns in (1, 2):
        sides = ["".join(side) for side in product(".SQHA", repeat=columns)]
        yield from map(list, product(sides, repeat=2))
    chance = Random(18)
    for _ in range(300):
        columns = chance.randint(3, 16)
        yield ["".join(chance.choices("...SQHA", k=columns)) for _ in range(2)]


def plainly_scored(position: Any) -> Any:
    return PLAIN[position["game"], "score"].answers(protocol.score(position))["result"]


@pytest.mark.long
def test_the_plain_scorer_of_pier18_answers_as_the_library() -> None:
    shared = {"name": "Anna", "plan_completed": True, "patrons": 2, "plan_date": "03-14"}
    for pier, rulings in product(piers(), readings("pier18", SCORING["pier18"])):
        position = {"game": "pier18", "players": [{**shared, "pier": pier}], "rulings": rulings}
        assert plainly_scored(position) == scored(boardscore.score(position)), (pier, rulings)


def island_positions() -> st.SearchStrategy[dict[str, Any]]:
    islands = st.fixed_dictionaries({"island": island_texts().map(str.splitlines)})
    counted = st.fixed_dictionaries({"counts": counts(most=3)})
    money = st.fixed_dictionaries({"money": st.integers(0, 2)})
    player = st.builds(lambda held, money: {**held, **money}, islands | counted, money)
    tables = st.fixed_dictionaries({"beaches": score_tables(), "theme_parks": score_tables()})
    return st.fixed_dictionaries(
        {
            "game": st.just("auctionland"),
            "tables": tables,
            "players": st.lists(player, min_size=1, max_size=6).map(named),
        }
    )


def named(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"name": f"Player {seat}", **player} for seat, player in enumerate(seats, 1)]


@pytest.mark.long
@given(island_positions())
def test_the_plain_scorer_of_auctionland_agrees_with_the_library(position: dict[str, Any]) -> None:
    """Two programs that share no code find the same totals, categories and ranks."""
    assert plainly_scored(position) == scored(boardscore.score(position))


@given(st.lists(st.integers(0, 6), min_size=1, max_size=9), st.integers(0, 12))
def test_nothing_is_guessed_beyond_the_end_of_a_table(table: list[int], count: int) -> None:
    """auctionland.score.beaches: no entry, no points, no total and no place."""
    held = dict.fromkeys(("theme_parks", "gardens", "houses", *ICONS), 0)
    position = {
        "game": "auctionland",
        "tables": {"beaches": table, "theme_parks": ["0+"]},
        "players": [{"name": "Anna", "counts": {"beaches": count, **held}, "money": 0}],
    }
    points = table[count] if count < len(table) else None
    answer = plainly_scored(position)
    assert answer["totals"] == [points] == [boardscore.score(position).players[0].total]
    assert answer["ranks"] == [None if points is None else 1]


# What the positions of Auctionland cover


def players(vectors: tuple[Vector, ...] = ISLANDS) -> Iterator[dict[str, Any]]:
    return (player for vector in vectors for player in vector.input["players"])


def tiles() -> set[str]:
    """Every tile of every vector, without its icons."""
    lines = [line for player in players() for line in player.get("island", ())]
    return {tile.partition("+")[0] for line in lines for tile in line.split()}


def sizes(numbers: list[int]) -> tuple[int, ...]:
    """The number of players on each place, best first."""
    return tuple(numbers.count(number) for number in sorted(set(numbers), reverse=True))


def splits(seats: int) -> Iterator[tuple[int, ...]]:
    """Every way to split players into groups, in order."""
    if not seats:
        yield ()
    for first in range(1, seats + 1):
        yield from ((first, *rest) for rest in splits(seats - first))


@pytest.mark.parametrize(("seats", "number"), [(2, 2), (3, 4), (4, 8), (5, 16), (6, 32)])
def test_every_pattern_of_ties_has_a_vector(seats: int, number: int) -> None:
    """auctionland.score.icons: all ways in which 2 to 6 players with icons can tie."""
    asked = set()
    for vector in ISLANDS:
        held = [player.get("counts") for player in vector.input["players"]]
        if len(held) == seats and all(held):
            shown = [[one[icon] for one in held] for icon in ICONS]
            asked |= {sizes(numbers) for numbers in shown if all(numbers)}
    patterns = set(splits(seats))
    assert len(patterns) == number
    assert asked == patterns


def test_the_worked_example_of_the_rules_is_a_case() -> None:
    """auctionland.score.icons: A has 2, 2, 3 icons, B 3, 2, 3, C 3, 0, 3 and D 0, 0, 1."""
    case = next(one for one in ISLANDS if one.id.endswith("/tie-skips.worked-example"))
    held = [[player["counts"][icon] for icon in ICONS] for player in case.input["players"]]
    points = [[one[icon] for icon in ICONS] for one in case.expect["categories"]]
    assert held == [[2, 2, 3], [3, 2, 3], [3, 0, 3], [0, 0, 1]]
    assert points == [[5, 20, 20], [20, 20, 20], [20, 0, 20], [0, 0, 0]]


def test_every_half_side_has_a_vector() -> None:
    """auctionland.score.beaches: a beach on a single half-side, for each of the 8."""
    alone = {f"{'-' * half}B{'-' * (7 - half)}" for half in range(8)}
    assert alone <= tiles()


def test_islands_of_every_form_have_vectors() -> None:
    """Gaps, bare tiles, half-sides, second zones, inner zones, full and empty islands, counts."""
    sides = {tile.partition("/")[0] for tile in tiles()}
    assert {".", "-"} <= sides
    assert {len(one) for one in sides} == {1, 4, 8}
    for kind in "BTGH":
        assert any(kind in one and kind.lower() in one for one in sides), kind
        assert any(kind in tile.partition("/")[2] for tile in tiles()), kind
    built = [
        sum(tile != "." for line in player["island"] for tile in line.split())
        for player in players()
        if "island" in player
    ]
    assert {0, 16} <= set(built)
    assert any("counts" in player for player in players())


def test_both_ends_of_the_tables_have_vectors() -> None:
    for name in ("beaches", "theme_parks"):
        tables = [vector.input["tables"][name] for vector in ISLANDS]
        assert {str(table[-1]).endswith("+") for table in tables} == {True, False}
        assert any(table[0] not in {0, "0+"} for table in tables)
        assert any(int(str(b).strip("+")) < a for t in tables for a, b in pairwise(t))


# Vectors of the table: set-ups, and what each seat may see


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_vectors_of_set_ups_accept_and_refuse(game: str) -> None:
    starts = [one for one in load(game, TABLE) if one.op == START]
    refused = [one for one in starts if "error" in one.expect]
    assert len(refused) >= 10
    assert len(starts) - len(refused) >= 10
    assert len([one for one in load(game, TABLE) if one.op == SEEN]) >= 15


SET_UPS = load(None, TABLE)
LOOK_THE_SAME = [one for one in SET_UPS if ".other-" in one.id or one.id.endswith("own-moves.nine")]
"""Vectors that look, to the seat they ask about, like the first vector of their facet and pack."""


def _pack_of(vector: Vector) -> Data:
    pack: Data = vector.input["record"][0]["pack"]
    return pack


@pytest.mark.parametrize("vector", LOOK_THE_SAME, ids=lambda one: one.id)
def test_games_that_look_the_same_to_a_seat_give_it_the_same_moves(vector: Vector) -> None:
    """The games differ in what is hidden from the seat, and in nothing that it sees."""
    alike = [one for one in SET_UPS if one.isolates == vector.isolates]
    first = next(one for one in alike if _pack_of(one) == _pack_of(vector))
    states = [right_answers.after(one.input["record"]) for one in (first, vector)]
    assert states[0] != states[1]
    seat = vector.input["player"]
    assert states[0].seen_by(seat) == states[1].seen_by(seat)
    assert first.expect == vector.expect
    assert first.variants == vector.variants


def test_each_game_has_vectors_that_look_the_same() -> None:
    assert len(LOOK_THE_SAME) >= 6
    assert {one.game for one in LOOK_THE_SAME} == {"pier18", "auctionland"}


def test_no_vector_of_the_table_is_among_those_of_play() -> None:
    assert {one.op for one in load()} == {"score", "legal", "replay", START, SEEN}


# Comparing an answer

ONE = made("pier18.score.plan/four-points.x", "x", {}, why="x", **read_table(__file__, "ONE"))


def unchecked(vector: Vector, answer: Any, rulings: Any = None) -> list[str]:
    """The values that an answer omits, as reports name them."""
    return list(map(path_text, missing_parts(vector, answer, rulings)))


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
    about = {one.id for game in GAMES for one in facets_of(game) if one.kind == "ruling"}
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
COUNTED = (
    ("one", "two", "three", "four", "five", "six"),
    ("first", "second", "third", "fourth", "fifth", "sixth"),
    [month.lower() for month in month_name[1:]],
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


def test_every_text_is_in_german_too() -> None:
    """It has no English words, and no numbers that are not in the English text."""
    assert [one.id for one in EVERY if not (one.title_de and one.why_de)] == []
    assert [name for name, english, german in PAIRS if german == english] == []
    assert [(name, german) for name, _, german in PAIRS if ENGLISH.search(german)] == []
    wrong = [
        (name, english, german)
        for name, english, german in PAIRS
        if not {int(one) for one in re.findall(r"\d+", german)} <= numbers(english)
    ]
    assert wrong == []


def test_the_numbers_of_a_text() -> None:
    assert numbers("The third of 4 cards, 17 April: two points") == {3, 4, 17, 2}
