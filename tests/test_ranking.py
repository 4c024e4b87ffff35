"""Places with ties: `pier18.tie.symbols`, `pier18.tie.date` and `auctionland.tie.money`."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardscore.core.ranking import Marks, Standing, TiesBelowFirst, standing
from tests.tables import from_table

Known = Sequence[tuple[int, ...]]
SAME, SHARED = TiesBelowFirst


@from_table
def test_standing(  # noqa: PLR0913, PLR0917
    ties_below_first: str,
    marks: Any,
    ranks: list[int | None],
    winners: list[int],
    decided_by: int | None,
    needed: list[list[int]],
) -> None:
    """The first different mark separates two players; shared places skip the next.

    Only players whom a missing mark would separate stay open, and only such marks are needed; where
    places below the first are shared, only a tie for first place needs any.
    """
    wanted = Standing(tuple(ranks), tuple(winners), decided_by, tuple(map(tuple, needed)))  # type: ignore[arg-type]
    assert standing(marks, TiesBelowFirst(ties_below_first)) == wanted


def ranks_of(marks: Known, ties_below_first: TiesBelowFirst = SAME) -> tuple[int, ...]:
    """The naive definition: one more than the number of players ahead.

    With the same rules, those are ahead by marks in order; if places are shared, those with more
    points, and of those with equal points the winners.
    """
    if ties_below_first is SHARED:
        first = max(marks)
        return tuple(
            1 + sum(other[0] > own[0] or other == first != own for other in marks) for own in marks
        )
    return tuple(1 + sum(other > own for other in marks) for own in marks)


def tables(values: st.SearchStrategy[int]) -> st.SearchStrategy[Known]:
    """The marks of 1 to 6 players: chains of 1 to 4 marks, all equally long."""
    chains = st.integers(1, 4).map(lambda length: st.tuples(*[values] * length))
    return chains.flatmap(lambda chain: st.lists(chain, min_size=1, max_size=6))


@pytest.mark.parametrize("ties_below_first", TiesBelowFirst)
@given(marks=tables(st.integers(0, 2)) | tables(st.integers()))
def test_standing_by_the_naive_definition(ties_below_first: TiesBelowFirst, marks: Known) -> None:
    """Places, winners and the mark that settled first place, with all marks known."""
    found = standing(marks, ties_below_first)
    best = max(marks)
    rivals = [sum(own[:used] == best[:used] for own in marks) for used in range(1, len(best) + 1)]
    assert found.ranks == ranks_of(marks, ties_below_first)
    assert found.winners == tuple(seat for seat, own in enumerate(marks) if own == best)
    assert found.decided_by == (rivals.index(1) if 1 in rivals else None)
    assert found.needed == ()


SIZES = [(2, 1), (2, 2), (3, 1), (3, 2), (4, 1)]
below_first = pytest.mark.parametrize("ties_below_first", TiesBelowFirst)


@below_first
@pytest.mark.parametrize(("players", "tie_breakers"), SIZES)
@pytest.mark.long
def test_a_place_is_unknown_exactly_if_unknown_marks_could_change_it(
    players: int, tie_breakers: int, ties_below_first: TiesBelowFirst
) -> None:
    """Over all small cases: any filling keeps a known place, some filling changes an open one."""
    for marks in all_small(players, tie_breakers):
        possible = zip(
            *(ranks_of(filled, ties_below_first) for filled in fillings(marks)), strict=True
        )
        expected = tuple(ranks[0] if len(set(ranks)) == 1 else None for ranks in possible)
        assert standing(marks, ties_below_first).ranks == expected, marks


@pytest.mark.long
@pytest.mark.parametrize("ties_below_first", TiesBelowFirst)
@pytest.mark.parametrize(("players", "tie_breakers"), [(2, 1), (2, 2), (3, 1), (4, 1)])
def test_a_mark_is_needed_exactly_if_a_place_always_depends_on_it(
    players: int, tie_breakers: int, ties_below_first: TiesBelowFirst
) -> None:
    """Over all small cases: the mark decides for every filling of the marks before it."""
    for marks in all_small(players, tie_breakers):
        unknown = [(s, at) for s, own in enumerate(marks) for at, m in enumerate(own) if m is None]
        expected = [one for one in unknown if matters(marks, one, ties_below_first)]
        assert list(standing(marks, ties_below_first).needed) == expected, marks


@pytest.mark.parametrize(("players", "tie_breakers"), SIZES)
def test_winner_and_tie_breaker_do_not_depend_on_shared_places(
    players: int, tie_breakers: int
) -> None:
    """Over all small cases, with unknown marks."""
    for marks in all_small(players, tie_breakers):
        same, shared = standing(marks), standing(marks, SHARED)
        assert (same.winners, same.decided_by) == (shared.winners, shared.decided_by), marks


def all_small(players: int, tie_breakers: int) -> Iterator[Sequence[Marks]]:
    """Every table of marks 0, 1 and unknown; the points are known."""
    chains = list(product((0, 1), *[(0, 1, None)] * tie_breakers))
    return product(chains, repeat=players)


def fillings(marks: Sequence[Marks], levels: int | None = None) -> Iterator[Known]:
    """The marks with every unknown one filled in: below, between, at and above the known ones.

    With `levels`, only that many marks of each player.
    """
    length = len(marks[0])
    choices: list[tuple[int | None, ...]] = [
        (-1, 0, 1, 2) if mark is None and (levels is None or at < levels) else (mark,)
        for chain in marks
        for at, mark in enumerate(chain)
    ]
    for filled in product(*choices):
        yield [filled[start : start + length] for start in range(0, len(filled), length)]  # type: ignore[misc]


def matters(marks: Sequence[Marks], mark: tuple[int, int], below: TiesBelowFirst) -> bool:
    """Whether places depend on an unknown mark, for every filling of those before it."""
    return all(decides(before, mark, below) for before in fillings(marks, mark[1]))


def decides(marks: Sequence[Marks], mark: tuple[int, int], below: TiesBelowFirst) -> bool:
    """Whether two fillings that differ only in this mark give different places."""
    seat, level = mark
    ranks: dict[Any, set[tuple[int, ...]]] = {}
    for filled in fillings(marks):
        rest = tuple(
            (*own[:level], *own[level + 1 :]) if at == seat else own
            for at, own in enumerate(filled)
        )
        ranks.setdefault(rest, set()).add(ranks_of(filled, below))
    return any(len(found) > 1 for found in ranks.values())
