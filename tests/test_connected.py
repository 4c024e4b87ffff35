"""Connected groups: every node in exactly one, connected nodes in the same."""

from collections.abc import Callable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardscore.pier18.scoring import connected_groups

Square = tuple[int, int]


def next_to(number: int) -> list[int]:
    return [number - 1, number + 1]


def four_sides(square: Square) -> list[Square]:
    row, column = square
    return [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]


def groups(nodes: Iterable[int], beside: Callable[[int], list[int]] = next_to) -> list[set[int]]:
    return [set(group) for group in connected_groups(nodes, beside)]


@pytest.mark.parametrize(
    ("nodes", "expected"),
    [
        ([], []),
        ([7], [{7}]),
        ([1, 2, 5], [{1, 2}, {5}]),
        ([5, 1, 2], [{5}, {1, 2}]),
        ([3, 9, 1, 2, 8], [{1, 2, 3}, {8, 9}]),
        ([4, 4, 4], [{4}]),
    ],
)
def test_groups_in_the_order_of_their_first_nodes(
    nodes: list[int], expected: list[set[int]]
) -> None:
    assert groups(nodes) == expected


def test_a_group_begins_with_its_first_node() -> None:
    assert [group[0] for group in connected_groups([2, 9, 1, 3, 8], next_to)] == [2, 9]


def test_neighbours_that_are_not_nodes_connect_nothing() -> None:
    assert groups([1, 3]) == [{1}, {3}]


def test_a_ring_is_one_group() -> None:
    ring = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert [len(group) for group in connected_groups(ring, four_sides)] == [8]


def test_corners_do_not_join() -> None:
    assert [len(group) for group in connected_groups([(0, 0), (1, 1)], four_sides)] == [1, 1]


def test_nodes_may_come_from_an_iterator() -> None:
    assert groups(iter([1, 2, 5])) == [{1, 2}, {5}]


def test_a_long_chain_is_fast() -> None:
    assert [len(group) for group in groups(range(20_000))] == [20_000]


@given(st.lists(st.integers(0, 30)))
def test_groups_of_numbers_are_the_runs_without_a_gap(nodes: list[int]) -> None:
    wanted = set(nodes)
    runs = [
        set(range(low, next(high for high in range(low, 33) if high not in wanted)))
        for low in wanted
        if low - 1 not in wanted
    ]
    assert sorted(map(sorted, groups(nodes))) == sorted(map(sorted, runs))


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4))))
def test_every_node_is_in_one_group_and_no_two_groups_touch(nodes: list[Square]) -> None:
    found = list(connected_groups(nodes, four_sides))
    assert sorted(node for group in found for node in group) == sorted(set(nodes))
    for group in found:
        around = {other for node in group for other in four_sides(node)}
        assert around & set(nodes) <= set(group)
