"""Wrong scorers of Flower Sellers: adjacency, groups and points."""

from collections.abc import Callable, Iterable

from boardscore.verify.pier18.misreadings.plain_scorer import (
    ACROSS,
    ALONG,
    Group,
    Pier,
    RuleScorer,
    Space,
    count,
    of_kinds,
    reachable_spaces,
    sellers_of,
    spaces_of,
    spread,
)
from boardscore.verify.vectors.misreading import misread


def _commonest(self: RuleScorer, letters: str) -> int:
    others = letters.replace("S", "", letters.count("S") if self.other_kinds_only else 1)
    return max((others.count(letter) for letter in set(others)), default=0)


def _kinds(self: RuleScorer, letters: str) -> int:
    others = letters.replace("S", "", letters.count("S") if self.other_kinds_only else 1)
    return len(set(others))


def _reach(
    neighbours: Callable[[RuleScorer, Pier, Space], Iterable[Space]], most: int = 800
) -> Callable[[RuleScorer, Pier, Group], Group]:
    """Only the part of a group counts that Flower Sellers reach."""

    def counted(self: RuleScorer, pier: Pier, group: Group) -> Group:
        sellers = sellers_of(pier, group)
        return spread(sellers, lambda space: neighbours(self, pier, space), group, most) or group

    return counted


def _one_way(*steps: Space) -> Callable[[RuleScorer, Pier, Space], list[Space]]:
    """Only some steps lead on along a side, and across as the ruling says."""
    return lambda self, pier, space: reachable_spaces(
        space, steps + (() if self.same_side else ACROSS)
    )


def _over_from(side: int) -> Callable[[RuleScorer, Pier, Group], Group]:
    """Groups extend to the other side from one side only, whatever the ruling."""

    def neighbours(space: Space) -> list[Space]:
        return reachable_spaces(space, ALONG + ACROSS if space[0] == side else ALONG)

    def counted(self: RuleScorer, pier: Pier, group: Group) -> Group:
        return spread(sellers_of(pier, group), neighbours, spaces_of(pier)) or group

    return counted


def _only_sellers_over(self: RuleScorer, pier: Pier, space: Space) -> list[Space]:
    side, column = space
    seller = "S" in (pier[0][column], pier[1][column])
    return [*reachable_spaces(space, ALONG), *([(1 - side, column)] if seller else [])]


def _columns(self: RuleScorer, pier: Pier) -> list[list[Space]]:
    places = {space[1]: space for space in spaces_of(pier)}
    places.update({space[1]: space for space in spaces_of(pier, "S")})
    row = "".join("Q" if column in places else "." for column in range(len(pier[0])))
    flat = RuleScorer.groups(self, [row, ""])
    return [[places[column] for _, column in group] for group in flat]


def _and(*steps: Space) -> Callable[[RuleScorer, Pier, Space], list[Space]]:
    return lambda self, pier, space: (
        RuleScorer.neighbours(self, pier, space) + reachable_spaces(space, steps)
    )


def _ring(self: RuleScorer, pier: Pier, space: Space) -> list[Space]:
    width = len(pier[0])
    return [(side, column % width) for side, column in RuleScorer.neighbours(self, pier, space)]


def _flat(self: RuleScorer, pier: Pier, space: Space) -> list[Space]:
    end = (0, len(pier[0]) - 1)
    more = {end: [(1, 0)], (1, 0): [end]}.get(space, [])
    return RuleScorer.neighbours(self, pier, space) + more


def _one_group_a_side(self: RuleScorer, pier: Pier, space: Space) -> list[Space]:
    whole_side = [(space[0], column) for column in range(len(pier[0]))]
    return whole_side + RuleScorer.neighbours(self, pier, space)


ROWS = (
    misread(
        "score.flower-sellers/one-per-other-symbol:left-out",
        "a group scores 1 point, whatever its size",
        "Eine Gruppe bringt 1 Punkt, egal wie groß sie ist",
        seller_group=lambda self, letters: min(1, self.others(letters)),
    ),
    misread(
        "score.flower-sellers/one-per-other-symbol:off-by-one.more",
        "every symbol of the group counts, the Flower Seller too",
        "Alle Symbole der Gruppe zählen, auch der Blumenverkäufer",
        seller_group=lambda self, letters: self.others(letters) + 1,
    ),
    misread(
        "score.flower-sellers/one-per-other-symbol:off-by-one.less",
        "one of the other symbols in a group does not count",
        "Eines der anderen Symbole zählt nicht mit",
        seller_group=lambda self, letters: max(0, self.others(letters) - 1),
    ),
    misread(
        "score.flower-sellers/one-per-other-symbol:counted-twice",
        "each other symbol scores 2 points",
        "Jedes andere Symbol bringt 2 Punkte",
        seller_group=lambda self, letters: 2 * self.others(letters),
    ),
    *of_kinds(
        "score.flower-sellers/every-kind:left-out",
        "QHA",
        "{} score nothing in a group",
        "{} bringen in einer Gruppe nichts",
        others=lambda kind: (
            lambda self, letters: RuleScorer.others(self, letters) - letters.count(kind)
        ),
    ),
    misread(
        "score.flower-sellers/every-kind:max-for-sum",
        "only the most frequent kind of other symbols counts",
        "Von den anderen Symbolen zählt nur die häufigste Art",
        others=_commonest,
    ),
    misread(
        "score.flower-sellers/every-kind:misreading",
        "each kind of other symbols counts once",
        "Von den anderen Symbolen zählt jede Art nur einmal",
        others=_kinds,
    ),
    misread(
        "score.flower-sellers/other-sellers:inverted",
        "only other Flower Sellers count",
        "Nur andere Blumenverkäufer zählen",
        others=lambda self, letters: letters.count("S") - 1,
    ),
    misread(
        "score.flower-sellers/other-sellers:off-by-one",
        "in a group with several Flower Sellers, all of them count",
        "In Gruppen mit mehreren Blumenverkäufern zählen alle mit",
        others=lambda self, letters: RuleScorer.others(self, letters) + (letters.count("S") > 1),
    ),
    misread(
        "score.flower-sellers/other-sellers:counted-twice",
        "other Flower Sellers count double",
        "Andere Blumenverkäufer zählen doppelt",
        others=lambda self, letters: RuleScorer.others(self, letters) + letters.count("S") - 1,
    ),
    misread(
        "score.flower-sellers/alone:off-by-one",
        "a Flower Seller alone scores 1 point",
        "Ein Blumenverkäufer allein bringt 1 Punkt",
        seller_group=lambda self, letters: self.others(letters) + (len(letters) == 1),
    ),
    misread(
        "score.flower-sellers/needs-a-seller:left-out",
        "every group scores, with a Flower Seller or without",
        "Jede Gruppe wird gewertet, mit Blumenverkäufer oder ohne",
        scores=lambda self, pier, letters: True,
    ),
    misread(
        "score.flower-sellers/needs-a-seller:inverted",
        "groups without a Flower Seller score, and the others do not",
        "Gruppen ohne Blumenverkäufer werden gewertet, andere nicht",
        scores=lambda self, pier, letters: "S" not in letters,
    ),
    misread(
        "score.flower-sellers/needs-a-seller:wrong-scope",
        "one Flower Seller anywhere makes all groups score",
        "Ein einziger Blumenverkäufer genügt, und alle Gruppen werden gewertet",
        scores=lambda self, pier, letters: count(pier, "S") > 0,
    ),
    misread(
        "score.flower-sellers/once-per-group:inverted",
        "a group with several Flower Sellers scores nothing",
        "Eine Gruppe mit mehreren Blumenverkäufern bringt nichts",
        seller_group=lambda self, letters: self.others(letters) if letters.count("S") == 1 else 0,
    ),
    misread(
        "score.flower-sellers/once-per-group:counted-twice",
        "a group scores once for each of its Flower Sellers",
        "Eine Gruppe wird für jeden ihrer Blumenverkäufer gewertet",
        seller_group=lambda self, letters: self.others(letters) * letters.count("S"),
    ),
    misread(
        "score.flower-sellers/every-group:wrong-scope",
        "only the group nearest to the land scores",
        "Nur die Gruppe, die dem Land am nächsten liegt, wird gewertet",
        flower_total=lambda self, points: next(filter(None, points), 0),
    ),
    misread(
        "score.flower-sellers/every-group:max-for-sum",
        "only the best group scores",
        "Nur die beste Gruppe wird gewertet",
        flower_total=lambda self, points: max(points, default=0),
    ),
    misread(
        "score.flower-sellers/whole-group:off-by-one",
        "a group ends 2 steps from the Flower Seller",
        "Eine Gruppe reicht höchstens 2 Felder weit vom Blumenverkäufer",
        counted=_reach(RuleScorer.neighbours, most=2),
    ),
    misread(
        "score.flower-sellers/whole-group:wrong-neighbourhood",
        "only direct neighbours of a Flower Seller count",
        "Nur direkte Nachbarn eines Blumenverkäufers zählen",
        counted=_reach(RuleScorer.neighbours, most=1),
    ),
    misread(
        "score.flower-sellers/along-the-side:left-out",
        "symbols next to each other on a side do not form a group",
        "Symbole nebeneinander auf einer Seite sind keine Gruppe",
        neighbours=_one_way(),
    ),
    misread(
        "score.flower-sellers/along-the-side:wrong-neighbourhood.land",
        "a Flower Seller reaches only towards the land",
        "Vom Blumenverkäufer aus reicht eine Gruppe nur zum Land hin",
        counted=_reach(_one_way((0, -1))),
    ),
    misread(
        "score.flower-sellers/along-the-side:wrong-neighbourhood.water",
        "a Flower Seller reaches only towards the water",
        "Vom Blumenverkäufer aus reicht eine Gruppe nur zum Wasser hin",
        counted=_reach(_one_way((0, 1))),
    ),
    misread(
        "score.flower-sellers/across-the-column:inverted",
        "a group reaches across to the other side of the pier",
        "Eine Gruppe reicht auf die andere Seite des Piers hinüber",
        neighbours=lambda self, pier, space: reachable_spaces(space, ALONG + ACROSS),
    ),
    misread(
        "score.flower-sellers/across-the-column:off-by-one",
        "a symbol across from a group counts as well",
        "Auch ein Symbol gegenüber einer Gruppe zählt",
        counted=lambda self, pier, group: {
            *group,
            *({(1 - side, column) for side, column in group} & {*spaces_of(pier)}),
        },
    ),
    misread(
        "score.flower-sellers/across-the-column:wrong-scope",
        "a group reaches across to the other side only at a Flower Seller",
        "Eine Gruppe reicht nur bei einem Blumenverkäufer auf die andere Seite hinüber",
        neighbours=_only_sellers_over,
    ),
    misread(
        "score.flower-sellers/across-the-column:wrong-neighbourhood.down",
        "a group reaches from the upper side to the lower, and not back",
        "Eine Gruppe reicht von der oberen Seite zur unteren und nicht zurück",
        counted=_over_from(0),
    ),
    misread(
        "score.flower-sellers/across-the-column:wrong-neighbourhood.up",
        "a group reaches from the lower side to the upper, and not back",
        "Eine Gruppe reicht von der unteren Seite zur oberen und nicht zurück",
        counted=_over_from(1),
    ),
    misread(
        "score.flower-sellers/across-the-column:misreading",
        "both sides are one row, in which the 2 symbols of a column count as one",
        "Beide Seiten sind eine Reihe, in der die 2 Symbole einer Spalte als eines zählen",
        groups=_columns,
    ),
    misread(
        "score.flower-sellers/no-diagonals:inverted",
        "diagonal spaces are adjacent",
        "Schräg liegende Felder sind benachbart",
        neighbours=lambda self, pier, space: reachable_spaces(space, (*ALONG, (1, -1), (1, 1))),
    ),
    misread(
        "score.flower-sellers/no-diagonals:wrong-neighbourhood",
        "all spaces around a symbol are adjacent, across and diagonal ones too",
        "Alle Felder um ein Symbol sind benachbart, auch gegenüber und schräg",
        neighbours=lambda self, pier, space: reachable_spaces(
            space, (*ALONG, *ACROSS, (1, -1), (1, 1))
        ),
    ),
    misread(
        "score.flower-sellers/empty-space-parts:left-out",
        "all symbols of the pier are one group",
        "Alle Symbole des Piers sind eine Gruppe",
        groups=lambda self, pier: [spaces_of(pier)],
    ),
    misread(
        "score.flower-sellers/empty-space-parts:off-by-one",
        "a group reaches across an empty space",
        "Eine Gruppe reicht über ein leeres Feld hinweg",
        neighbours=_and((0, -2), (0, 2)),
    ),
    misread(
        "score.flower-sellers/empty-space-parts:wrong-scope",
        "all symbols of a side are connected",
        "Alle Symbole einer Seite sind eine Gruppe",
        neighbours=_one_group_a_side,
    ),
    misread(
        "score.flower-sellers/ends-apart:wrong-neighbourhood.ring",
        "the two ends of a side are adjacent",
        "Die beiden Enden einer Seite sind benachbart",
        neighbours=_ring,
    ),
    misread(
        "score.flower-sellers/ends-apart:wrong-neighbourhood.flat",
        "the water end of the upper side is adjacent to the land end of the lower",
        "Das Wasserende der oberen Seite und das Landende der unteren sind benachbart",
        neighbours=_flat,
    ),
)
