"""Wrong scorers of Fishers: which side counts."""

from boardscore.verify.pier18.misreadings.plain_scorer import Pier, RuleScorer, runs
from boardscore.verify.vectors.misreading import misread


def _side_with_more_symbols(self: RuleScorer, pier: Pier) -> int:
    upper, lower = (len(side) - side.count(".") for side in pier)
    return max(side.count("A") for side in pier if len(side) - side.count(".") == max(upper, lower))


ROWS = (
    misread(
        "score.fishers/one-point:left-out",
        "the fuller side scores 1 point in total",
        "Die vollere Seite bringt insgesamt 1 Punkt",
        fisher_points=lambda self, fishers: min(1, fishers),
    ),
    misread(
        "score.fishers/one-point:off-by-one",
        "one Fisher of the side that counts scores nothing",
        "Ein Fischer der Seite, die zählt, bringt nichts",
        fisher_points=lambda self, fishers: max(0, fishers - 1),
    ),
    misread(
        "score.fishers/one-point:counted-twice",
        "each Fisher scores 2 points",
        "Jeder Fischer bringt 2 Punkte",
        fisher_points=lambda self, fishers: 2 * fishers,
    ),
    misread(
        "score.fishers/one-point:misreading",
        "2 Fishers score a point, as Poets do",
        "2 Fischer bringen zusammen einen Punkt, wie bei den Dichtern",
        fisher_points=lambda self, fishers: fishers // 2,
    ),
    misread(
        "score.fishers/fuller-side:inverted",
        "the side with fewer Fishers counts",
        "Die Seite mit weniger Fischern zählt",
        fishers_that_count=lambda self, upper, lower: min(upper, lower),
    ),
    misread(
        "score.fishers/fuller-side:wrong-scope.upper",
        "the upper side always counts",
        "Immer zählt die obere Seite",
        fishers_that_count=lambda self, upper, lower: upper,
    ),
    misread(
        "score.fishers/fuller-side:wrong-scope.lower",
        "the lower side always counts",
        "Immer zählt die untere Seite",
        fishers_that_count=lambda self, upper, lower: lower,
    ),
    misread(
        "score.fishers/fuller-side:misreading",
        "the side with more symbols of all kinds counts",
        "Die Seite mit mehr Symbolen aller Arten zählt",
        fishers=_side_with_more_symbols,
    ),
    misread(
        "score.fishers/other-side-nothing:left-out",
        "the Fishers of both sides count",
        "Die Fischer beider Seiten zählen",
        fishers_that_count=lambda self, upper, lower: upper + lower,
    ),
    misread(
        "score.fishers/other-side-nothing:inverted",
        "the Fishers of the other side are subtracted",
        "Die Fischer der anderen Seite werden abgezogen",
        fishers_that_count=lambda self, upper, lower: abs(upper - lower),
    ),
    misread(
        "score.fishers/equal-sides:counted-twice",
        "if both sides have the same number of Fishers, both count",
        "Bei gleich vielen Fischern zählen beide Seiten",
        fishers_that_count=lambda self, upper, lower: max(upper, lower) * (1 + (upper == lower)),
    ),
    misread(
        "score.fishers/equal-sides:tie-wrong",
        "if both sides have the same number of Fishers, neither counts",
        "Bei gleich vielen Fischern zählt keine Seite",
        fishers_that_count=lambda self, upper, lower: max(upper, lower) * (upper != lower),
    ),
    misread(
        "score.fishers/need-not-touch:inverted",
        "a Fisher with another next to it does not count",
        "Ein Fischer mit einem anderen daneben zählt nicht",
        fishers=lambda self, pier: max(runs(side, "A").count(1) for side in pier),
    ),
    misread(
        "score.fishers/need-not-touch:wrong-neighbourhood",
        "only the longest row of Fishers without a gap counts",
        "Nur die längste Reihe von Fischern ohne Lücke zählt",
        fishers=lambda self, pier: max(runs("|".join(pier), "A"), default=0),
    ),
)
