"""Auctionland's vectors, and its plain scorer compared with the library."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boardscore
from boardscore.auctionland.testing.strategies import counts, island_texts, score_tables
from boardscore.verify import vector_strength as kit
from boardscore.verify.program import protocol
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import Vector, positions
from tests.verify import plays

MISREADINGS = kit.wrong_programs(None, "score")

VECTORS = positions("auctionland")
OWN = [misreading for misreading in MISREADINGS if misreading.game == "auctionland"]
ICONS = ("peace", "love", "music")


def players(vectors: tuple[Vector, ...] = VECTORS) -> Iterator[dict[str, Any]]:
    return (player for vector in vectors for player in vector.input["players"])


def tiles() -> set[str]:
    """Every tile of every vector, without its icons."""
    lines = [line for player in players() for line in player.get("island", ())]
    return {tile.partition("+")[0] for line in lines for tile in line.split()}


# auctionland.score.icons


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
    for vector in VECTORS:
        held = [player.get("counts") for player in vector.input["players"]]
        if len(held) == seats and all(held):
            shown = [[one[icon] for one in held] for icon in ICONS]
            asked |= {sizes(numbers) for numbers in shown if all(numbers)}
    patterns = set(splits(seats))
    assert len(patterns) == number
    assert asked == patterns


def test_the_worked_example_of_the_rules_is_a_case() -> None:
    """auctionland.score.icons: A has 2, 2, 3 icons, B 3, 2, 3, C 3, 0, 3 and D 0, 0, 1."""
    case = next(one for one in VECTORS if one.id.endswith("/tie-skips.worked-example"))
    held = [[player["counts"][icon] for icon in ICONS] for player in case.input["players"]]
    points = [[one[icon] for icon in ICONS] for one in case.expect["categories"]]
    assert held == [[2, 2, 3], [3, 2, 3], [3, 0, 3], [0, 0, 1]]
    assert points == [[5, 20, 20], [20, 20, 20], [20, 0, 20], [0, 0, 0]]


# The forms of positions


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
        tables = [vector.input["tables"][name] for vector in VECTORS]
        assert {str(table[-1]).endswith("+") for table in tables} == {True, False}
        assert any(table[0] not in {0, "0+"} for table in tables)
        assert any(int(str(b).strip("+")) < a for t in tables for a, b in pairwise(t))


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


@pytest.mark.long
@pytest.mark.parametrize(
    "near", [one for one in VECTORS if one.id.endswith(".near")], ids=lambda one: one.id
)
def test_a_near_miss_changes_one_tile_or_number_or_table(near: Vector) -> None:
    hit = next(one for one in VECTORS if one.id == near.id.removesuffix(".near"))
    lost, new = facts(hit) - facts(near), facts(near) - facts(hit)
    assert len(lost) <= 1 >= len(new)
    assert len({one[:-1] for one in lost | new}) == 1


# The misreadings


def scored(misreading: Misreading, position: Any) -> Any:
    return misreading.answers(protocol.score(position))["result"]


@pytest.mark.long
def test_no_two_misreadings_give_the_same_answers() -> None:
    """Each is a separate mistake, and the vectors distinguish it from every other."""
    answers: dict[str, str] = {}
    for misreading in OWN:
        told = str([scored(misreading, vector.input) for vector in VECTORS])
        assert answers.setdefault(told, misreading.id) == misreading.id


def positions() -> st.SearchStrategy[dict[str, Any]]:
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
@given(positions())
def test_the_plain_scorer_agrees_with_the_library(position: dict[str, Any]) -> None:
    """Two programs that share no code find the same totals, categories and ranks."""
    identity = next(misreading for misreading in OWN if misreading.kind == "identity")
    assert scored(identity, position) == plays.scored(boardscore.score(position))


@given(st.lists(st.integers(0, 6), min_size=1, max_size=9), st.integers(0, 12))
def test_nothing_is_guessed_beyond_the_end_of_a_table(table: list[int], count: int) -> None:
    """auctionland.score.beaches: no entry, no points, no total and no place."""
    held = dict.fromkeys(("theme_parks", "gardens", "houses", *ICONS), 0)
    position = {
        "game": "auctionland",
        "tables": {"beaches": table, "theme_parks": ["0+"]},
        "players": [{"name": "Anna", "counts": {"beaches": count, **held}, "money": 0}],
    }
    identity = next(misreading for misreading in OWN if misreading.kind == "identity")
    points = table[count] if count < len(table) else None
    answer = scored(identity, position)
    assert answer["totals"] == [points] == [boardscore.score(position).players[0].total]
    assert answer["ranks"] == [None if points is None else 1]
