"""Wrong scorers of Poets."""

from boardscore.verify.pier18.misreadings.plain_scorer import runs
from boardscore.verify.vectors.misreading import misread

ROWS = (
    misread(
        "score.poets/two-for-one:left-out",
        "each Poet scores a point, even without a partner",
        "Jeder Dichter bringt einen Punkt, auch ohne Partner",
        pairs=lambda self, poets: poets,
    ),
    misread(
        "score.poets/two-for-one:inverted",
        "each Poet scores 2 points",
        "Jeder Dichter bringt 2 Punkte",
        pairs=lambda self, poets: 2 * poets,
    ),
    misread(
        "score.poets/two-for-one:off-by-one",
        "it takes 3 Poets to score a point",
        "Für einen Punkt braucht es 3 Dichter",
        pairs=lambda self, poets: poets // 3,
    ),
    misread(
        "score.poets/two-for-one:counted-twice",
        "each pair of Poets scores 2 points",
        "Jedes Paar von Dichtern bringt 2 Punkte",
        pairs=lambda self, poets: poets // 2 * 2,
    ),
    misread(
        "score.poets/two-for-one:max-for-sum",
        "only one pair of Poets counts",
        "Mehr als ein Paar von Dichtern zählt nicht",
        pairs=lambda self, poets: min(1, poets // 2),
    ),
    misread(
        "score.poets/two-for-one:misreading",
        "each Poet after the first scores a point",
        "Jeder Dichter nach dem ersten bringt einen Punkt",
        pairs=lambda self, poets: max(0, poets - 1),
    ),
    misread(
        "score.poets/odd-one-out:left-out",
        "a Poet left over scores half a point",
        "Ein Dichter, der übrig bleibt, bringt einen halben Punkt",
        pairs=lambda self, poets: poets / 2 if poets % 2 else poets // 2,
    ),
    misread(
        "score.poets/odd-one-out:off-by-one",
        "Poets are rounded up",
        "Bei Dichtern wird aufgerundet",
        pairs=lambda self, poets: (poets + 1) // 2,
    ),
    misread(
        "score.poets/odd-one-out:misreading",
        "an odd number of Poets scores nothing at all",
        "Eine ungerade Zahl von Dichtern bringt gar nichts",
        pairs=lambda self, poets: 0 if poets % 2 else poets // 2,
    ),
    misread(
        "score.poets/whole-pier:wrong-scope.each-side",
        "the Poets of each side are paired separately",
        "Die Dichter jeder Seite bilden für sich Paare",
        poets=lambda self, pier: sum(self.pairs(side.count("Q")) for side in pier),
    ),
    misread(
        "score.poets/whole-pier:wrong-scope.upper",
        "only Poets on the upper side count",
        "Nur Dichter auf der oberen Seite zählen",
        poets=lambda self, pier: self.pairs(pier[0].count("Q")),
    ),
    misread(
        "score.poets/whole-pier:wrong-scope.lower",
        "only Poets on the lower side count",
        "Nur Dichter auf der unteren Seite zählen",
        poets=lambda self, pier: self.pairs(pier[1].count("Q")),
    ),
    misread(
        "score.poets/whole-pier:max-for-sum",
        "only the side with more Poets counts",
        "Nur die Seite mit mehr Dichtern zählt",
        poets=lambda self, pier: self.pairs(max(side.count("Q") for side in pier)),
    ),
    misread(
        "score.poets/need-not-touch:inverted",
        "a Poet with another next to it does not count",
        "Ein Dichter mit einem anderen daneben zählt nicht",
        poets=lambda self, pier: self.pairs(sum(runs(side, "Q").count(1) for side in pier)),
    ),
    misread(
        "score.poets/need-not-touch:wrong-neighbourhood.side",
        "only Poets next to each other on a side make a pair",
        "Nur Dichter nebeneinander auf einer Seite bilden ein Paar",
        poets=lambda self, pier: sum(map(self.pairs, runs("|".join(pier), "Q"))),
    ),
    misread(
        "score.poets/need-not-touch:wrong-neighbourhood.column",
        "only 2 Poets in one column make a pair",
        "Nur 2 Dichter in einer Spalte bilden ein Paar",
        poets=lambda self, pier: sum(upper == lower == "Q" for upper, lower in zip(*pier)),
    ),
)
