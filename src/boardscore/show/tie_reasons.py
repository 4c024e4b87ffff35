"""How ties were broken: who is ahead of whom, and by which numbers."""

from collections.abc import Iterator, Sequence
from itertools import chain

from attrs import frozen

from boardscore.core.ranking import parting_mark
from boardscore.core.results import Result


@frozen
class BrokenTie:
    """Players with equal points, some of them ahead of the others."""

    place: int
    """The place of the players ahead."""
    ahead: tuple[int, ...]
    """The seats of the players ahead; several share the place."""
    behind: tuple[tuple[int, int], ...]
    """The seats of the others, each after the number of the rule that puts it behind, from 1."""


def broken_ties(result: Result) -> list[BrokenTie]:
    """Every tie that a rule broke, in the order of the places.

    >>> from boardscore import score
    >>> players = [{"pier": "Q.\\n.."}, {"pier": "QH\\n.."}, {"pier": "A.\\n..", "patrons": 2}]
    >>> broken_ties(score({"game": "pier18", "players": players}))
    [BrokenTie(place=2, ahead=(1,), behind=((1, 0),))]
    """
    totals = [player.total for player in result.players]
    if None in totals:
        return []
    groups = ([seat for seat, total in enumerate(totals) if total == one] for one in set(totals))
    broken = chain.from_iterable(_broken(result, tied) for tied in groups)
    return sorted(broken, key=lambda tie: tie.place)


def _broken(result: Result, tied: Sequence[int]) -> Iterator[BrokenTie]:
    """The ties among some seats, also those among players that a rule puts behind."""
    ranks = [result.ranks[seat] for seat in tied]
    if None in ranks and 1 not in ranks:
        return
    place = min(rank for rank in ranks if rank)
    ahead = tuple([seat for seat in tied if result.ranks[seat] == place])
    marks = {seat: _marks(result, seat) for seat in tied}
    best = marks[ahead[0]]
    behind = [(parting_mark(best, marks[seat]), seat) for seat in tied if seat not in ahead]
    if behind:
        yield BrokenTie(place, ahead, tuple(behind))
    still: dict[object, list[int]] = {}
    for mark, seat in behind:
        still.setdefault(marks[seat][: mark + 1], []).append(seat)
    for group in still.values():
        yield from _broken(result, group)


def _marks(result: Result, seat: int) -> tuple[int | None, ...]:
    player = result.players[seat]
    return (player.total, *player.tie_breakers)
