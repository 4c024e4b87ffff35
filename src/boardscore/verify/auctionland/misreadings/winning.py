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
        "icons are left out of the total",
        "Symbole fehlen in der Summe",
        total=lambda self, categories, money: add_points(
            points for name, points in categories.items() if name not in ICONS
        ),
    ),
    misread(
        "tie.money/total:inverted.fewest-points-win",
        "the fewest points win",
        "Wer die wenigsten Punkte hat, gewinnt",
        is_ahead=lambda self, one, other, scores: (
            (-one.total, one.money) > (-other.total, other.money)
        ),
    ),
    misread(
        "tie.money/total:wrong-scope.total-with-money",
        "money is added to the points",
        "Geld wird zu den Punkten addiert",
        total=lambda self, categories, money: add_points(
            [RuleScorer.total(self, categories, money), money]
        ),
    ),
    misread(
        "tie.money/total:counted-twice.gardens-houses-twice",
        "gardens and houses are added to the total twice",
        "Gärten und Häuser werden doppelt zur Summe addiert",
        total=lambda self, categories, money: add_points(
            [RuleScorer.total(self, categories, money), categories["gardens_houses"]]
        ),
    ),
    misread(
        "tie.money/total:max-for-sum.total-best-category",
        "the total is the best category alone",
        "Als Summe gilt die beste Kategorie",
        total=lambda self, categories, money: max(points or 0 for points in categories.values()),
    ),
    misread(
        "tie.money/points-first:left-out.money-first",
        "money decides before points",
        "Geld entscheidet vor den Punkten",
        is_ahead=lambda self, one, other, scores: (
            (one.money, one.total) > (other.money, other.total)
        ),
    ),
    misread(
        "tie.money/points-first:wrong-scope.money-closes-one-point",
        "money also decides if the points are 1 apart",
        "Geld entscheidet auch bei 1 Punkt Unterschied",
        is_ahead=lambda self, one, other, scores: (
            (one.money, one.total) > (other.money, other.total)
            if abs(one.total - other.total) <= 1
            else one.total > other.total
        ),
    ),
    misread(
        "tie.money/points-first:misreading.rank-points-and-money",
        "the sum of points and money decides the places",
        "Über den Platz entscheidet die Summe aus Punkten und Geld",
        is_ahead=lambda self, one, other, scores: one.total + one.money > other.total + other.money,
    ),
    misread(
        "tie.money/most-money:left-out.money-ignored",
        "money breaks no tie",
        "Geld löst keinen Gleichstand auf",
        is_ahead=_parted(lambda one, other: False),
    ),
    misread(
        "tie.money/most-money:inverted.least-money",
        "the least money breaks a tie",
        "Bei Gleichstand gewinnt das wenigste Geld",
        is_ahead=_parted(lambda one, other: one.money < other.money),
    ),
    misread(
        "tie.money/most-money:off-by-one.money-two-more-needed",
        "1 dollar more is not enough to break a tie",
        "1 Dollar mehr genügt nicht, um den Gleichstand aufzulösen",
        is_ahead=_parted(lambda one, other: one.money > other.money + 1),
    ),
    misread(
        "tie.money/most-money:tie-wrong.seat-before-money",
        "the earlier seat breaks a tie",
        "Bei Gleichstand entscheidet der frühere Sitz",
        is_ahead=_parted(lambda one, other: one.seat < other.seat),
    ),
    misread(
        "tie.money/shared:left-out.shared-by-seat",
        "with equal money the earlier seat is ahead",
        "Bei gleich viel Geld liegt der frühere Sitz vorn",
        is_ahead=_parted(lambda one, other: (one.money, -one.seat) > (other.money, -other.seat)),
    ),
    misread(
        "tie.money/shared:inverted.shared-by-last-seat",
        "with equal money the later seat is ahead",
        "Bei gleich viel Geld liegt der spätere Sitz vorn",
        is_ahead=_parted(lambda one, other: (one.money, one.seat) > (other.money, other.seat)),
    ),
    misread(
        "tie.money/next-place:left-out.next-place-not-skipped",
        "no place is left out after a shared one",
        "Nach einem geteilten Platz wird keiner übersprungen",
        rank=_next_place_not_skipped,
    ),
    misread(
        "tie.money/next-place:tie-wrong.shared-place-is-the-lower",
        "a shared place is the last of the places it takes up",
        "Ein geteilter Platz ist der letzte der belegten",
        rank=lambda self, one, scores: sum(
            not self.is_ahead(one, other, scores) for other in scores
        ),
    ),
    misread(
        "tie.money/every-place:left-out.money-for-first-only",
        "money breaks a tie only for first place",
        "Geld entscheidet nur über den ersten Platz",
        is_ahead=lambda self, one, other, scores: (
            one.total > other.total
            or (_tie_for_first(one, other, scores) and one.money > other.money)
        ),
    ),
    misread(
        "tie.money/every-place:inverted.money-not-for-first",
        "money breaks a tie for every place but the first",
        "Geld entscheidet über alle Plätze außer dem ersten",
        is_ahead=lambda self, one, other, scores: (
            not _tie_for_first(one, other, scores) and RuleScorer.is_ahead(self, one, other, scores)
        ),
    ),
)
