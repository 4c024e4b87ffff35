"""Wrong totals and wrong places at the end."""

from collections.abc import Mapping, Sequence

from boardscore.verify.auctionland.mutants.mistakes import Mistakes
from boardscore.verify.auctionland.mutants.scorer import ICONS, Points, Score, Scorer, added

mistake = Mistakes()
"""Makes mutants of the wrong scorers of this module."""


@mistake("tie.money/total:left-out.total-without-icons")
class _TotalWithoutIcons(Scorer):
    def total(self, categories: Mapping[str, Points], money: int) -> Points:  # noqa: ARG002
        return added(points for name, points in categories.items() if name not in ICONS)


@mistake("tie.money/total:inverted.fewest-points-win")
class _FewestPointsWin(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:
        if one.total != other.total:
            return one.total < other.total
        return super().is_ahead(one, other, scores)


@mistake("tie.money/total:wrong-scope.total-with-money")
class _TotalWithMoney(Scorer):
    def total(self, categories: Mapping[str, Points], money: int) -> Points:
        return added([super().total(categories, money), money])


@mistake("tie.money/total:counted-twice.gardens-houses-twice")
class _GardensHousesTwice(Scorer):
    def total(self, categories: Mapping[str, Points], money: int) -> Points:
        return added([super().total(categories, money), categories["gardens_houses"]])


@mistake("tie.money/total:max-for-sum.total-best-category")
class _TotalBestCategory(Scorer):
    def total(self, categories: Mapping[str, Points], money: int) -> Points:  # noqa: ARG002
        return max(points or 0 for points in categories.values())


@mistake("tie.money/points-first:left-out.money-first")
class _MoneyFirst(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:  # noqa: ARG002
        return (one.money, one.total) > (other.money, other.total)


@mistake("tie.money/points-first:wrong-scope.money-closes-one-point")
class _MoneyClosesOnePoint(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:  # noqa: ARG002
        if abs(one.total - other.total) > 1:
            return one.total > other.total
        return (one.money, one.total) > (other.money, other.total)


@mistake("tie.money/points-first:misreading.rank-points-and-money")
class _RankPointsAndMoney(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:  # noqa: ARG002
        return one.total + one.money > other.total + other.money


class _Tied(Scorer):
    """Parts players with equal points wrongly."""

    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:
        if one.total == other.total:
            return self.parts(one, other)
        return super().is_ahead(one, other, scores)

    def parts(self, one: Score, other: Score) -> bool:
        """Whether one of two tied players is ahead."""
        return one.money > other.money


@mistake("tie.money/most-money:left-out.money-ignored")
class _MoneyIgnored(_Tied):
    def parts(self, one: Score, other: Score) -> bool:  # noqa: ARG002
        return False


@mistake("tie.money/most-money:inverted.least-money")
class _LeastMoney(_Tied):
    def parts(self, one: Score, other: Score) -> bool:
        return one.money < other.money


@mistake("tie.money/most-money:off-by-one.money-two-more-needed")
class _TwoMoreNeeded(_Tied):
    def parts(self, one: Score, other: Score) -> bool:
        return one.money > other.money + 1


@mistake("tie.money/most-money:tie-wrong.seat-before-money")
class _SeatBeforeMoney(_Tied):
    def parts(self, one: Score, other: Score) -> bool:
        return one.seat < other.seat


@mistake("tie.money/shared:left-out.shared-by-seat")
class _SharedBySeat(_Tied):
    def parts(self, one: Score, other: Score) -> bool:
        return (one.money, -one.seat) > (other.money, -other.seat)


@mistake("tie.money/shared:inverted.shared-by-last-seat")
class _SharedByLastSeat(_Tied):
    def parts(self, one: Score, other: Score) -> bool:
        return (one.money, one.seat) > (other.money, other.seat)


@mistake("tie.money/next-place:left-out.next-place-not-skipped")
class _NextPlaceNotSkipped(Scorer):
    def rank(self, one: Score, scores: Sequence[Score]) -> int:
        ahead = {(s.total, s.money) for s in scores if self.is_ahead(s, one, scores)}
        return 1 + len(ahead)


@mistake("tie.money/next-place:tie-wrong.shared-place-is-the-lower")
class _SharedPlaceIsLower(Scorer):
    def rank(self, one: Score, scores: Sequence[Score]) -> int:
        return sum(not self.is_ahead(one, other, scores) for other in scores)


@mistake("tie.money/every-place:left-out.money-for-first-only")
class _MoneyForFirstOnly(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:
        first = one.total == max(score.total for score in scores)
        tied = one.total == other.total
        return super().is_ahead(one, other, scores) and (first or not tied)


@mistake("tie.money/every-place:inverted.money-not-for-first")
class _MoneyNotForFirst(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:
        first = one.total == max(score.total for score in scores)
        tied = one.total == other.total
        return super().is_ahead(one, other, scores) and not (first and tied)
