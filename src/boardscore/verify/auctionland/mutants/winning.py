"""Wrong totals and wrong places at the end."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG001, ARG005

from collections.abc import Callable, Mapping, Sequence

from boardscore.verify.auctionland.mutants.mistakes import mutant
from boardscore.verify.auctionland.mutants.scorer import ICONS, Points, Score, Scorer, added
from boardscore.verify.vectors.mutant import Mutant


def _total_without_icons(self: Scorer, categories: Mapping[str, Points], money: int) -> Points:
    return added(points for name, points in categories.items() if name not in ICONS)


def _fewest_points_win(self: Scorer, one: Score, other: Score, scores: Sequence[Score]) -> bool:
    if one.total != other.total:
        return one.total < other.total
    return Scorer.is_ahead(self, one, other, scores)


def _total_with_money(self: Scorer, categories: Mapping[str, Points], money: int) -> Points:
    return added([Scorer.total(self, categories, money), money])


def _gardens_houses_twice(self: Scorer, categories: Mapping[str, Points], money: int) -> Points:
    return added([Scorer.total(self, categories, money), categories["gardens_houses"]])


def _money_first(self: Scorer, one: Score, other: Score, scores: Sequence[Score]) -> bool:
    return (one.money, one.total) > (other.money, other.total)


def _money_closes_one_point(
    self: Scorer, one: Score, other: Score, scores: Sequence[Score]
) -> bool:
    if abs(one.total - other.total) > 1:
        return one.total > other.total
    return (one.money, one.total) > (other.money, other.total)


def _parted(
    parts: Callable[[Score, Score], bool],
) -> Callable[[Scorer, Score, Score, Sequence[Score]], bool]:
    """Players with equal points are parted by something else than money."""

    def is_ahead(self: Scorer, one: Score, other: Score, scores: Sequence[Score]) -> bool:
        if one.total == other.total:
            return parts(one, other)
        return Scorer.is_ahead(self, one, other, scores)

    return is_ahead


def _next_place_not_skipped(self: Scorer, one: Score, scores: Sequence[Score]) -> int:
    ahead = {(s.total, s.money) for s in scores if self.is_ahead(s, one, scores)}
    return 1 + len(ahead)


def _shared_place_is_lower(self: Scorer, one: Score, scores: Sequence[Score]) -> int:
    return sum(not self.is_ahead(one, other, scores) for other in scores)


def _money_for_first_only(self: Scorer, one: Score, other: Score, scores: Sequence[Score]) -> bool:
    first = one.total == max(score.total for score in scores)
    tied = one.total == other.total
    return Scorer.is_ahead(self, one, other, scores) and (first or not tied)


def _money_not_for_first(self: Scorer, one: Score, other: Score, scores: Sequence[Score]) -> bool:
    first = one.total == max(score.total for score in scores)
    tied = one.total == other.total
    return Scorer.is_ahead(self, one, other, scores) and not (first and tied)


MUTANTS: tuple[Mutant, ...] = (
    mutant("tie.money/total:left-out.total-without-icons", total=_total_without_icons),
    mutant("tie.money/total:inverted.fewest-points-win", is_ahead=_fewest_points_win),
    mutant("tie.money/total:wrong-scope.total-with-money", total=_total_with_money),
    mutant("tie.money/total:counted-twice.gardens-houses-twice", total=_gardens_houses_twice),
    mutant(
        "tie.money/total:max-for-sum.total-best-category",
        total=lambda self, categories, money: max(points or 0 for points in categories.values()),
    ),
    mutant("tie.money/points-first:left-out.money-first", is_ahead=_money_first),
    mutant(
        "tie.money/points-first:wrong-scope.money-closes-one-point",
        is_ahead=_money_closes_one_point,
    ),
    mutant(
        "tie.money/points-first:misreading.rank-points-and-money",
        is_ahead=lambda self, one, other, scores: one.total + one.money > other.total + other.money,
    ),
    mutant(
        "tie.money/most-money:left-out.money-ignored", is_ahead=_parted(lambda one, other: False)
    ),
    mutant(
        "tie.money/most-money:inverted.least-money",
        is_ahead=_parted(lambda one, other: one.money < other.money),
    ),
    mutant(
        "tie.money/most-money:off-by-one.money-two-more-needed",
        is_ahead=_parted(lambda one, other: one.money > other.money + 1),
    ),
    mutant(
        "tie.money/most-money:tie-wrong.seat-before-money",
        is_ahead=_parted(lambda one, other: one.seat < other.seat),
    ),
    mutant(
        "tie.money/shared:left-out.shared-by-seat",
        is_ahead=_parted(lambda one, other: (one.money, -one.seat) > (other.money, -other.seat)),
    ),
    mutant(
        "tie.money/shared:inverted.shared-by-last-seat",
        is_ahead=_parted(lambda one, other: (one.money, one.seat) > (other.money, other.seat)),
    ),
    mutant("tie.money/next-place:left-out.next-place-not-skipped", rank=_next_place_not_skipped),
    mutant("tie.money/next-place:tie-wrong.shared-place-is-the-lower", rank=_shared_place_is_lower),
    mutant("tie.money/every-place:left-out.money-for-first-only", is_ahead=_money_for_first_only),
    mutant("tie.money/every-place:inverted.money-not-for-first", is_ahead=_money_not_for_first),
)
"""The mutants of this module, in the order of the grid."""
