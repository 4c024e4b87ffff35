"""Ranks players: places, ties and tie-break chains, for any game."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import inf

from attrs import frozen

from boardscore.core.rendering import NamedEnum

Marks = Sequence[int | None]
"""The values that rank a player: points first, then the tie breakers; higher is better."""
Bounds = Sequence[tuple[float, ...]]
"""The marks of all players, with the worst or the best in place of each unknown one."""


class TiesBelowFirst(NamedEnum):
    """How equal points below first place are ranked."""

    SAME_RULES = "same_rules"
    SHARED = "shared"


@frozen
class Standing:
    """The places of all players, by seat."""

    ranks: tuple[int | None, ...]
    """Places from 1; players with the same place share it; None if unknown."""
    winners: tuple[int, ...]
    """The seats in first place; empty if unknown."""
    decided_by: int | None
    """The mark that decided first place; None if it is unknown or shared after the last mark."""
    needed: tuple[tuple[int, int], ...]
    """The missing (seat, mark) pairs on which a place depends."""


def standing(
    marks: Sequence[Marks], ties_below_first: TiesBelowFirst = TiesBelowFirst.SAME_RULES
) -> Standing:
    """The places that the marks of all players give.

    A mark of None is unknown. Unknown points leave every place open; an unknown tie breaker leaves
    open only the places that depend on it.

    >>> standing([(7, 5), (10, 7), (7, 4)]).ranks
    (2, 1, 3)
    >>> standing([(7, None), (10, 7), (7, 4)])
    Standing(ranks=(None, 1, None), winners=(1,), decided_by=0, needed=((0, 1),))
    >>> standing([(7, None), (10, 7), (7, 4)], TiesBelowFirst.SHARED)
    Standing(ranks=(2, 1, 2), winners=(1,), decided_by=0, needed=())
    """
    if None in [own[0] for own in marks]:
        return Standing((None,) * len(marks), (), None, ())
    worst, best = ([_with(bound, own) for own in marks] for bound in (-inf, inf))
    ranks = _ranks(worst, best)
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    shared = ties_below_first is TiesBelowFirst.SHARED
    if shared:
        ranks = _shared_below_first(ranks, worst, best)
    decided_by = _parted(marks, *winners) if len(winners) == 1 else None
    return Standing(tuple(ranks), winners, decided_by, tuple(_needed(marks, best, shared)))


def surely_first(marks: Sequence[Marks]) -> list[int]:
    """The players in first place by some marks, in order; empty if unknown.

    >>> surely_first([(7, None), (10, 7), (7, 4)]), surely_first([(7, None), (7, 4)])
    ([1], [])
    """
    worst, best = ([_with(bound, own) for own in marks] for bound in (-inf, inf))
    return [seat for seat, rank in enumerate(_ranks(worst, best)) if rank == 1]


def _with(bound: float, own: Marks) -> tuple[float, ...]:
    """The marks of a ranked player, with a bound in place of each unknown one."""
    return tuple([bound if mark is None else mark for mark in own])


def _ranks(worst: Bounds, best: Bounds) -> list[int | None]:
    """The places by all marks; a place is known if no other result is possible."""
    rising, highest, players = sorted(worst), sorted(best), len(worst)
    ranks: list[int | None] = []
    for least, most in zip(worst, best):
        surely_ahead = players - bisect_right(rising, most)
        maybe_ahead = players - bisect_right(highest, least) - (most > least)
        ranks.append(1 + surely_ahead if surely_ahead == maybe_ahead else None)
    return ranks


def _shared_below_first(
    ranks: Sequence[int | None], worst: Bounds, best: Bounds
) -> list[int | None]:
    """The places if players with equal points share every place but the first.

    A player with the most points who cannot win is placed behind the winners only.
    """
    winners = ranks.count(1) or (None if _two_may_win(worst, best) else 1)
    shared: list[int | None] = []
    for rank, least, most in zip(ranks, worst, best):
        if max(worst) <= most:
            shared.append(rank)
        else:
            ahead = sum(other[0] > least[0] for other in worst) or winners
            shared.append(None if ahead is None else 1 + ahead)
    return shared


def _two_may_win(worst: Bounds, best: Bounds) -> bool:
    """Whether unknown marks could make two players equal, with no one ahead of them."""
    for first, second in combinations(range(len(best)), 2):
        least = map(max, worst[first], worst[second])
        most = tuple(map(min, best[first], best[second]))
        if most >= max(worst) and all(low <= high for low, high in zip(least, most)):
            return True
    return False


def _parted(marks: Sequence[Marks], winner: int) -> int:
    """The mark in a ranking that decides between the winner and the closest other player."""
    others = [other for seat, other in enumerate(marks) if seat != winner]
    return max([parting_mark(marks[winner], other) for other in others], default=0)


def parting_mark(first: Marks, second: Marks) -> int:
    """The first mark in which two ranked players differ: 0 for the points.

    >>> parting_mark((7, 5), (7, 4))
    1
    """
    return next(mark for mark, (own, other) in enumerate(zip(first, second)) if own != other)


def _needed(
    marks: Sequence[Marks], best: Bounds, only_for_first: bool
) -> Iterator[tuple[int, int]]:
    """The mark that a ranked player lacks first, if those before leave a tie, or one for first."""
    for seat, own in enumerate(marks):
        if None in own:
            level = own.index(None)
            others = [other[:level] for at, other in enumerate(best) if at != seat]
            rivals = [max(others, default=None)] if only_for_first else others
            if tuple(own[:level]) in rivals:
                yield seat, level
