"""Wrong scorers of Fishers: which side counts."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG001, ARG005

from boardscore.verify.pier18.mutants.mistakes import mutant
from boardscore.verify.pier18.mutants.scorer import Pier, Scorer, runs
from boardscore.verify.vectors.mutant import Mutant


def _side_with_more_symbols(self: Scorer, pier: Pier) -> int:
    upper, lower = (len(side) - side.count(".") for side in pier)
    return max(side.count("A") for side in pier if len(side) - side.count(".") == max(upper, lower))


MUTANTS: tuple[Mutant, ...] = (
    mutant("score.fishers/one-point:left-out", fisher_points=lambda self, fishers: min(1, fishers)),
    mutant(
        "score.fishers/one-point:off-by-one",
        fisher_points=lambda self, fishers: max(0, fishers - 1),
    ),
    mutant(
        "score.fishers/one-point:counted-twice", fisher_points=lambda self, fishers: 2 * fishers
    ),
    mutant("score.fishers/one-point:misreading", fisher_points=lambda self, fishers: fishers // 2),
    mutant(
        "score.fishers/fuller-side:inverted",
        fishers_that_count=lambda self, upper, lower: min(upper, lower),
    ),
    mutant(
        "score.fishers/fuller-side:wrong-scope.upper",
        fishers_that_count=lambda self, upper, lower: upper,
    ),
    mutant(
        "score.fishers/fuller-side:wrong-scope.lower",
        fishers_that_count=lambda self, upper, lower: lower,
    ),
    mutant("score.fishers/fuller-side:misreading", fishers=_side_with_more_symbols),
    mutant(
        "score.fishers/other-side-nothing:left-out",
        fishers_that_count=lambda self, upper, lower: upper + lower,
    ),
    mutant(
        "score.fishers/other-side-nothing:inverted",
        fishers_that_count=lambda self, upper, lower: abs(upper - lower),
    ),
    mutant(
        "score.fishers/equal-sides:counted-twice",
        fishers_that_count=lambda self, upper, lower: max(upper, lower) * (1 + (upper == lower)),
    ),
    mutant(
        "score.fishers/equal-sides:tie-wrong",
        fishers_that_count=lambda self, upper, lower: max(upper, lower) * (upper != lower),
    ),
    mutant(
        "score.fishers/need-not-touch:inverted",
        fishers=lambda self, pier: max(runs(side, "A").count(1) for side in pier),
    ),
    mutant(
        "score.fishers/need-not-touch:wrong-neighbourhood",
        fishers=lambda self, pier: max(runs("|".join(pier), "A"), default=0),
    ),
)
"""The mutants of this module, in the order of the grid."""
