"""Wrong scorers of Fishers: which side counts."""

from boardscore.verify.pier18.misreadings.plain_scorer import Pier, RuleScorer, runs
from boardscore.verify.vectors.misreading import misread


def _side_with_more_symbols(self: RuleScorer, pier: Pier) -> int:
    upper, lower = (len(side) - side.count(".") for side in pier)
    return max(side.count("A") for side in pier if len(side) - side.count(".") == max(upper, lower))


ROWS = (
    misread(
        "score.fishers/one-point:left-out", fisher_points=lambda self, fishers: min(1, fishers)
    ),
    misread(
        "score.fishers/one-point:off-by-one",
        fisher_points=lambda self, fishers: max(0, fishers - 1),
    ),
    misread(
        "score.fishers/one-point:counted-twice", fisher_points=lambda self, fishers: 2 * fishers
    ),
    misread("score.fishers/one-point:misreading", fisher_points=lambda self, fishers: fishers // 2),
    misread(
        "score.fishers/fuller-side:inverted",
        fishers_that_count=lambda self, upper, lower: min(upper, lower),
    ),
    misread(
        "score.fishers/fuller-side:wrong-scope.upper",
        fishers_that_count=lambda self, upper, lower: upper,
    ),
    misread(
        "score.fishers/fuller-side:wrong-scope.lower",
        fishers_that_count=lambda self, upper, lower: lower,
    ),
    misread("score.fishers/fuller-side:misreading", fishers=_side_with_more_symbols),
    misread(
        "score.fishers/other-side-nothing:left-out",
        fishers_that_count=lambda self, upper, lower: upper + lower,
    ),
    misread(
        "score.fishers/other-side-nothing:inverted",
        fishers_that_count=lambda self, upper, lower: abs(upper - lower),
    ),
    misread(
        "score.fishers/equal-sides:counted-twice",
        fishers_that_count=lambda self, upper, lower: max(upper, lower) * (1 + (upper == lower)),
    ),
    misread(
        "score.fishers/equal-sides:tie-wrong",
        fishers_that_count=lambda self, upper, lower: max(upper, lower) * (upper != lower),
    ),
    misread(
        "score.fishers/need-not-touch:inverted",
        fishers=lambda self, pier: max(runs(side, "A").count(1) for side in pier),
    ),
    misread(
        "score.fishers/need-not-touch:wrong-neighbourhood",
        fishers=lambda self, pier: max(runs("|".join(pier), "A"), default=0),
    ),
)
