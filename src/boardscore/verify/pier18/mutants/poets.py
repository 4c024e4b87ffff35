"""Wrong scorers of Poets."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG001, ARG005

from boardscore.verify.pier18.mutants.mistakes import mutant
from boardscore.verify.pier18.mutants.scorer import Pier, Scorer, runs
from boardscore.verify.vectors.mutant import Mutant


def _pairs_in_columns(self: Scorer, pier: Pier) -> int:
    return sum(upper == lower == "Q" for upper, lower in zip(*pier))


MUTANTS: tuple[Mutant, ...] = (
    mutant("score.poets/two-for-one:left-out", pairs=lambda self, poets: poets),
    mutant("score.poets/two-for-one:inverted", pairs=lambda self, poets: 2 * poets),
    mutant("score.poets/two-for-one:off-by-one", pairs=lambda self, poets: poets // 3),
    mutant("score.poets/two-for-one:counted-twice", pairs=lambda self, poets: poets // 2 * 2),
    mutant("score.poets/two-for-one:max-for-sum", pairs=lambda self, poets: min(1, poets // 2)),
    mutant("score.poets/two-for-one:misreading", pairs=lambda self, poets: max(0, poets - 1)),
    mutant(
        "score.poets/odd-one-out:left-out",
        pairs=lambda self, poets: poets / 2 if poets % 2 else poets // 2,
    ),
    mutant("score.poets/odd-one-out:off-by-one", pairs=lambda self, poets: (poets + 1) // 2),
    mutant(
        "score.poets/odd-one-out:misreading",
        pairs=lambda self, poets: 0 if poets % 2 else poets // 2,
    ),
    mutant(
        "score.poets/whole-pier:wrong-scope.each-side",
        poets=lambda self, pier: sum(self.pairs(side.count("Q")) for side in pier),
    ),
    mutant(
        "score.poets/whole-pier:wrong-scope.upper",
        poets=lambda self, pier: self.pairs(pier[0].count("Q")),
    ),
    mutant(
        "score.poets/whole-pier:wrong-scope.lower",
        poets=lambda self, pier: self.pairs(pier[1].count("Q")),
    ),
    mutant(
        "score.poets/whole-pier:max-for-sum",
        poets=lambda self, pier: self.pairs(max(side.count("Q") for side in pier)),
    ),
    mutant(
        "score.poets/need-not-touch:inverted",
        poets=lambda self, pier: self.pairs(sum(runs(side, "Q").count(1) for side in pier)),
    ),
    mutant(
        "score.poets/need-not-touch:wrong-neighbourhood.side",
        poets=lambda self, pier: sum(map(self.pairs, runs("|".join(pier), "Q"))),
    ),
    mutant("score.poets/need-not-touch:wrong-neighbourhood.column", poets=_pairs_in_columns),
)
"""The mutants of this module, in the order of the grid."""
