"""Places with ties: `pier18.tie.symbols`, `pier18.tie.date` and `auctionland.tie.money` alike."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardscore.ranking import Standing, standing

Known = Sequence[tuple[int, ...]]


@pytest.mark.parametrize(
    ("marks", "ranks", "winners", "decided_by"),
    [
        # Points alone; nobody to be tied with; a chain of one mark.
        ([(7,)], (1,), (0,), 0),
        ([(7,), (10,)], (2, 1), (1,), 0),
        ([(7,), (7,)], (1, 1), (0, 1), None),
        ([(7, 5, 1)], (1,), (0,), 0),
        ([(0, 0, 0), (1, 0, 0)], (2, 1), (1,), 0),
        # Two players, settled by each mark in turn, then by none.
        ([(7, 5, 1), (8, 4, 0)], (2, 1), (1,), 0),
        ([(7, 5, 1), (7, 6, 0)], (2, 1), (1,), 1),
        ([(7, 5, 1), (7, 5, 2)], (2, 1), (1,), 2),
        ([(7, 5, 1), (7, 5, 1)], (1, 1), (0, 1), None),
        # Negative marks: a date counts as a number below zero.
        ([(0, 0, -1231), (0, 0, -101)], (2, 1), (1,), 2),
        # Three players, all tied: each way to part them.
        ([(7, 5, 1), (7, 5, 1), (7, 5, 1)], (1, 1, 1), (0, 1, 2), None),
        ([(7, 5, 1), (7, 5, 1), (7, 5, 0)], (1, 1, 3), (0, 1), None),
        ([(7, 5, 2), (7, 5, 1), (7, 5, 1)], (1, 2, 2), (0,), 2),
        ([(7, 5, 1), (7, 5, 3), (7, 5, 2)], (3, 1, 2), (1,), 2),
        ([(7, 5, 1), (7, 6, 1), (7, 5, 1)], (2, 1, 2), (1,), 1),
        ([(7, 6, 1), (7, 5, 1), (7, 6, 1)], (1, 3, 1), (0, 2), None),
        ([(7, 6, 1), (7, 5, 9), (7, 6, 2)], (2, 3, 1), (2,), 2),
        # A tie for second or third place changes nothing at the top.
        ([(7, 5, 1), (9, 0, 0), (7, 5, 1)], (2, 1, 2), (1,), 0),
        ([(7, 5, 1), (9, 0, 0), (7, 5, 2)], (3, 1, 2), (1,), 0),
        ([(1, 1), (2, 1), (2, 1), (1, 1), (3, 1), (1, 1)], (4, 2, 2, 4, 1, 4), (4,), 0),
        # A later mark never outweighs an earlier one.
        ([(7, 99, 99), (8, 0, 0), (7, 100, 0)], (3, 1, 2), (1,), 0),
    ],
)
def test_places(
    marks: Known, ranks: tuple[int, ...], winners: tuple[int, ...], decided_by: int | None
) -> None:
    """The first mark that differs parts two players; places that are shared skip the next."""
    assert standing(marks) == Standing(ranks, winners, decided_by, needed=())


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        # In a tie for first place nobody wins yet; who is not in the tie keeps the place.
        ([(7, None), (7, 5)], Standing((None, None), (), None, ((0, 1),))),
        ([(7, None), (7, None)], Standing((None, None), (), None, ((0, 1), (1, 1)))),
        ([(7, None), (7, 5), (6, 0)], Standing((None, None, 3), (), None, ((0, 1),))),
        ([(7, None), (7, 5), (7, 5)], Standing((None,) * 3, (), None, ((0, 1),))),
        # One change each: the first is no longer tied, then the third is, too.
        ([(8, None), (7, 5), (6, 0)], Standing((1, 2, 3), (0,), 0, ())),
        ([(6, None), (7, 5), (6, 0)], Standing((None, 1, None), (1,), 0, ((0, 1),))),
        # In a tie for a lower place.
        ([(7, None), (9, None), (7, 4)], Standing((None, 1, None), (1,), 0, ((0, 1),))),
        ([(9, 1), (9, 2), (7, None), (7, 0)], Standing((2, 1, None, None), (1,), 1, ((2, 1),))),
        (
            [(9, 1), (9, 1), (7, None), (7, 0)],
            Standing((1, 1, None, None), (0, 1), None, ((2, 1),)),
        ),
        # Two ties at once, both open.
        (
            [(9, None), (7, 1), (9, 1), (7, None)],
            Standing((None,) * 4, (), None, ((0, 1), (3, 1))),
        ),
        # Needed only as far as the tie goes on: at the second mark, at the third.
        ([(7, 5, None), (7, 4, None)], Standing((1, 2), (0,), 1, ())),
        ([(7, 5, None), (7, 5, 0)], Standing((None, None), (), None, ((0, 2),))),
        ([(7, 5, None), (7, 5, 0), (7, 6, None)], Standing((None, None, 1), (2,), 1, ((0, 2),))),
        ([(7, None, None), (7, 5, None)], Standing((None, None), (), None, ((0, 1),))),
        # Points that are not known leave everything open, and no tie breaker is asked for.
        ([(None, 5), (7, 5)], Standing((None, None), (), None, ())),
        ([(None, None), (7, None), (7, None)], Standing((None,) * 3, (), None, ())),
        ([(None, 1)], Standing((None,), (), None, ())),
    ],
)
def test_missing_marks(marks: list[tuple[int | None, ...]], expected: Standing) -> None:
    """Only those whom the missing mark would part stay open, and only such marks are needed."""
    assert standing(marks) == expected


def ranks_of(marks: Known) -> tuple[int, ...]:
    """The naive definition: one more than the players strictly ahead, mark by mark."""
    return tuple(1 + sum(other > own for other in marks) for own in marks)


def tables(values: st.SearchStrategy[int]) -> st.SearchStrategy[Known]:
    """The marks of 1 to 6 players: chains of 1 to 4 marks, all equally long."""
    chains = st.integers(1, 4).map(lambda length: st.tuples(*[values] * length))
    return chains.flatmap(lambda chain: st.lists(chain, min_size=1, max_size=6))


@given(tables(st.integers(0, 2)) | tables(st.integers()))
def test_standing_by_the_naive_definition(marks: Known) -> None:
    """Ranks, winners and the mark that settled first place, where all is known."""
    found = standing(marks)
    best = max(marks)
    rivals = [sum(own[:used] == best[:used] for own in marks) for used in range(1, len(best) + 1)]
    assert found.ranks == ranks_of(marks)
    assert found.winners == tuple(seat for seat, own in enumerate(marks) if own == best)
    assert found.decided_by == (rivals.index(1) if 1 in rivals else None)
    assert found.needed == ()


@pytest.mark.parametrize(("players", "tie_breakers"), [(2, 1), (2, 2), (3, 1), (3, 2), (4, 1)])
def test_a_place_is_open_exactly_if_unknown_marks_could_change_it(
    players: int, tie_breakers: int
) -> None:
    """Over all small cases: a known place holds whatever is filled in, an open one does not."""
    chains = list(product((0, 1), *[(0, 1, None)] * tie_breakers))
    for marks in product(chains, repeat=players):
        possible = zip(*map(ranks_of, fillings(marks)), strict=True)
        expected = tuple(ranks[0] if len(set(ranks)) == 1 else None for ranks in possible)
        assert standing(marks).ranks == expected, marks


def fillings(marks: Sequence[Sequence[int | None]]) -> Iterator[Known]:
    """The marks with every unknown one filled in: below, between, at and above the known ones."""
    length = len(marks[0])
    choices = [(-1, 0, 1, 2) if mark is None else (mark,) for chain in marks for mark in chain]
    for filled in product(*choices):
        yield [filled[start : start + length] for start in range(0, len(filled), length)]
