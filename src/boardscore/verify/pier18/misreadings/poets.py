"""Wrong scorers of Poets."""

from boardscore.verify.pier18.misreadings.plain_scorer import runs
from boardscore.verify.vectors.misreading import misread

ROWS = (
    misread("score.poets/two-for-one:left-out", pairs=lambda self, poets: poets),
    misread("score.poets/two-for-one:inverted", pairs=lambda self, poets: 2 * poets),
    misread("score.poets/two-for-one:off-by-one", pairs=lambda self, poets: poets // 3),
    misread("score.poets/two-for-one:counted-twice", pairs=lambda self, poets: poets // 2 * 2),
    misread("score.poets/two-for-one:max-for-sum", pairs=lambda self, poets: min(1, poets // 2)),
    misread("score.poets/two-for-one:misreading", pairs=lambda self, poets: max(0, poets - 1)),
    misread(
        "score.poets/odd-one-out:left-out",
        pairs=lambda self, poets: poets / 2 if poets % 2 else poets // 2,
    ),
    misread("score.poets/odd-one-out:off-by-one", pairs=lambda self, poets: (poets + 1) // 2),
    misread(
        "score.poets/odd-one-out:misreading",
        pairs=lambda self, poets: 0 if poets % 2 else poets // 2,
    ),
    misread(
        "score.poets/whole-pier:wrong-scope.each-side",
        poets=lambda self, pier: sum(self.pairs(side.count("Q")) for side in pier),
    ),
    misread(
        "score.poets/whole-pier:wrong-scope.upper",
        poets=lambda self, pier: self.pairs(pier[0].count("Q")),
    ),
    misread(
        "score.poets/whole-pier:wrong-scope.lower",
        poets=lambda self, pier: self.pairs(pier[1].count("Q")),
    ),
    misread(
        "score.poets/whole-pier:max-for-sum",
        poets=lambda self, pier: self.pairs(max(side.count("Q") for side in pier)),
    ),
    misread(
        "score.poets/need-not-touch:inverted",
        poets=lambda self, pier: self.pairs(sum(runs(side, "Q").count(1) for side in pier)),
    ),
    misread(
        "score.poets/need-not-touch:wrong-neighbourhood.side",
        poets=lambda self, pier: sum(map(self.pairs, runs("|".join(pier), "Q"))),
    ),
    misread(
        "score.poets/need-not-touch:wrong-neighbourhood.column",
        poets=lambda self, pier: sum(upper == lower == "Q" for upper, lower in zip(*pier)),
    ),
)
