"""Places with ties and tie-break chains, for any game."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from attrs import frozen

Marks = Sequence[int | None]
"""What a player is ranked by: points first, then the tie breakers; higher is better."""


@frozen
class Standing:
    """The places of all players, by seat."""

    ranks: tuple[int | None, ...]
    """1 for the best; players who share a place share its number; None where it is not known."""
    winners: tuple[int, ...]
    """The seats in first place; empty if that is not known."""
    decided_by: int | None
    """Which mark settled first place; None if it is not known or shared after the last mark."""
    needed: tuple[tuple[int, int], ...]
    """The (seat, mark) pairs that are missing and on which a place depends."""


def standing(marks: Sequence[Marks]) -> Standing:
    """The places that the marks of all players give.

    A mark that is None is not known. Points that are not known leave every place open; a tie
    breaker that is not known leaves only the places open of those whom it would have parted.

    >>> standing([(7, 5), (10, 7), (7, 4)]).ranks
    (2, 1, 3)
    >>> standing([(7, None), (10, 7), (7, 4)])
    Standing(ranks=(None, 1, None), winners=(1,), decided_by=0, needed=((0, 1),))
    """
    if any(mark[0] is None for mark in marks):
        return Standing((None,) * len(marks), (), None, ())
    ranks: list[int | None] = [None] * len(marks)
    needed: list[tuple[int, int]] = []
    place = 1
    decided_by = None
    for seats, level, known in _tied(marks, range(len(marks)), 0):
        if known:
            for seat in seats:
                ranks[seat] = place
        else:
            needed += [(seat, level) for seat in seats if marks[seat][level] is None]
        if place == 1 and len(seats) == 1:
            decided_by = level - 1
        place += len(seats)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Standing(tuple(ranks), winners, decided_by, tuple(sorted(needed)))


def _tied(
    marks: Sequence[Marks], seats: Sequence[int], level: int
) -> Iterator[tuple[Sequence[int], int, bool]]:
    """Those who stay together, best first: seats, how many marks were used, if all is known."""

    if level == len(marks[0]) or (level and len(seats) == 1):
        yield seats, level, True
        return
    known = {seat: mark for seat in seats if (mark := marks[seat][level]) is not None}
    if len(known) < len(seats):
        yield seats, level, False
        return
    best_first = sorted(seats, key=known.__getitem__, reverse=True)
    for _, equal in groupby(best_first, key=known.__getitem__):
        yield from _tied(marks, tuple(equal), level + 1)
