"""Wrong totals and wrong ranks at the end."""

from collections.abc import Callable, Sequence

from boardscore.verify.auctionland.misreadings.plain_scorer import (
    ICONS,
    RuleScorer,
    Score,
    add_points,
)
from boardscore.verify.vectors.misreading import misread


def _parted(
    parts: Callable[[Score, Score], bool],
) -> Callable[[RuleScorer, Score, Score, Sequence[Score]], bool]:
    """Something other than money breaks ties."""

    def is_ahead(self: RuleScorer, one: Score, other: Score, scores: Sequence[Score]) -> bool:
        if one.total == other.total:
            return parts(one, other)
        return RuleScorer.is_ahead(self, one, other, scores)

    return is_ahead


def _next_place_not_skipped(self: RuleScorer, one: Score, scores: Sequence[Score]) -> int:
    ahead = {(s.total, s.money) for s in scores if self.is_ahead(s, one, scores)}
    return 1 + len(ahead)


def _tie_for_first(one: Score, other: Score, scores: Sequence[Score]) -> bool:
    return one.total == other.total == max(score.total for score in scores)


ROWS = (
    misread(
        "tie.money/total:left-out.total-without-icons",
        total=lambda self, categories, money: add_points(
            points for name, points in categories.items() if name not in ICONS
        ),
    ),
    misread(
        "tie.money/total:inverted.fewest-points-win",
        is_ahead=lambda self, one, other, scores: (
            (-one.total, one.money) > (-other.total, other.money)
        ),
    ),
    misread(
        "tie.money/total:wrong-scope.total-with-money",
        total=lambda self, categories, money: add_points(
            [RuleScorer.total(self, categories, money), money]
        ),
    ),
    misread(
        "tie.money/total:counted-twice.gardens-houses-twice",
        total=lambda self, categories, money: add_points(
            [RuleScorer.total(self, categories, money), categories["gardens_houses"]]
        ),
    ),
    misread(
        "tie.money/total:max-for-sum.total-best-category",
        total=lambda self, categories, money: max(points or 0 for points in categories.values()),
    ),
    misread(
        "tie.money/points-first:left-out.money-first",
        is_ahead=lambda self, one, other, scores: (
            (one.money, one.total) > (other.money, other.total)
        ),
    ),
    misread(
        "tie.money/points-first:wrong-scope.money-closes-one-point",
        is_ahead=lambda self, one, other, scores: (
            (one.money, one.total) > (other.money, other.total)
            if abs(one.total - other.total) <= 1
            else one.total > other.total
        ),
    ),
    misread(
        "tie.money/points-first:misreading.rank-points-and-money",
        is_ahead=lambda self, one, other, scores: one.total + one.money > other.total + other.money,
    ),
    misread(
        "tie.money/most-money:left-out.money-ignored", is_ahead=_parted(lambda one, other: False)
    ),
    misread(
        "tie.money/most-money:inverted.least-money",
        is_ahead=_parted(lambda one, other: one.money < other.money),
    ),
    misread(
        "tie.money/most-money:off-by-one.money-two-more-needed",
        is_ahead=_parted(lambda one, other: one.money > other.money + 1),
    ),
    misread(
        "tie.money/most-money:tie-wrong.seat-before-money",
        is_ahead=_parted(lambda one, other: one.seat < other.seat),
    ),
    misread(
        "tie.money/shared:left-out.shared-by-seat",
        is_ahead=_parted(lambda one, other: (one.money, -one.seat) > (other.money, -other.seat)),
    ),
    misread(
        "tie.money/shared:inverted.shared-by-last-seat",
        is_ahead=_parted(lambda one, other: (one.money, one.seat) > (other.money, other.seat)),
    ),
    misread("tie.money/next-place:left-out.next-place-not-skipped", rank=_next_place_not_skipped),
    misread(
        "tie.money/next-place:tie-wrong.shared-place-is-the-lower",
        rank=lambda self, one, scores: sum(
            not self.is_ahead(one, other, scores) for other in scores
        ),
    ),
    misread(
        "tie.money/every-place:left-out.money-for-first-only",
        is_ahead=lambda self, one, other, scores: (
            one.total > other.total
            or (_tie_for_first(one, other, scores) and one.money > other.money)
        ),
    ),
    misread(
        "tie.money/every-place:inverted.money-not-for-first",
        is_ahead=lambda self, one, other, scores: (
            not _tie_for_first(one, other, scores) and RuleScorer.is_ahead(self, one, other, scores)
        ),
    ),
)
