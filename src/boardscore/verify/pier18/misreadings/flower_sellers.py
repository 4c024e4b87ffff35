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
        seller_group=lambda self, letters: min(1, self.others(letters)),
    ),
    misread(
        "score.flower-sellers/one-per-other-symbol:off-by-one.more",
        seller_group=lambda self, letters: self.others(letters) + 1,
    ),
    misread(
        "score.flower-sellers/one-per-other-symbol:off-by-one.less",
        seller_group=lambda self, letters: max(0, self.others(letters) - 1),
    ),
    misread(
        "score.flower-sellers/one-per-other-symbol:counted-twice",
        seller_group=lambda self, letters: 2 * self.others(letters),
    ),
    *of_kinds(
        "score.flower-sellers/every-kind:left-out",
        "QHA",
        others=lambda kind: (
            lambda self, letters: RuleScorer.others(self, letters) - letters.count(kind)
        ),
    ),
    misread("score.flower-sellers/every-kind:max-for-sum", others=_commonest),
    misread("score.flower-sellers/every-kind:misreading", others=_kinds),
    misread(
        "score.flower-sellers/other-sellers:inverted",
        others=lambda self, letters: letters.count("S") - 1,
    ),
    misread(
        "score.flower-sellers/other-sellers:off-by-one",
        others=lambda self, letters: RuleScorer.others(self, letters) + (letters.count("S") > 1),
    ),
    misread(
        "score.flower-sellers/other-sellers:counted-twice",
        others=lambda self, letters: RuleScorer.others(self, letters) + letters.count("S") - 1,
    ),
    misread(
        "score.flower-sellers/alone:off-by-one",
        seller_group=lambda self, letters: self.others(letters) + (len(letters) == 1),
    ),
    misread(
        "score.flower-sellers/needs-a-seller:left-out", scores=lambda self, pier, letters: True
    ),
    misread(
        "score.flower-sellers/needs-a-seller:inverted",
        scores=lambda self, pier, letters: "S" not in letters,
    ),
    misread(
        "score.flower-sellers/needs-a-seller:wrong-scope",
        scores=lambda self, pier, letters: count(pier, "S") > 0,
    ),
    misread(
        "score.flower-sellers/once-per-group:inverted",
        seller_group=lambda self, letters: self.others(letters) if letters.count("S") == 1 else 0,
    ),
    misread(
        "score.flower-sellers/once-per-group:counted-twice",
        seller_group=lambda self, letters: self.others(letters) * letters.count("S"),
    ),
    misread(
        "score.flower-sellers/every-group:wrong-scope",
        flower_total=lambda self, points: next(filter(None, points), 0),
    ),
    misread(
        "score.flower-sellers/every-group:max-for-sum",
        flower_total=lambda self, points: max(points, default=0),
    ),
    misread(
        "score.flower-sellers/whole-group:off-by-one", counted=_reach(RuleScorer.neighbours, most=2)
    ),
    misread(
        "score.flower-sellers/whole-group:wrong-neighbourhood",
        counted=_reach(RuleScorer.neighbours, most=1),
    ),
    misread("score.flower-sellers/along-the-side:left-out", neighbours=_one_way()),
    misread(
        "score.flower-sellers/along-the-side:wrong-neighbourhood.land",
        counted=_reach(_one_way((0, -1))),
    ),
    misread(
        "score.flower-sellers/along-the-side:wrong-neighbourhood.water",
        counted=_reach(_one_way((0, 1))),
    ),
    misread(
        "score.flower-sellers/across-the-column:inverted",
        neighbours=lambda self, pier, space: reachable_spaces(space, ALONG + ACROSS),
    ),
    misread(
        "score.flower-sellers/across-the-column:off-by-one",
        counted=lambda self, pier, group: {
            *group,
            *({(1 - side, column) for side, column in group} & {*spaces_of(pier)}),
        },
    ),
    misread("score.flower-sellers/across-the-column:wrong-scope", neighbours=_only_sellers_over),
    misread(
        "score.flower-sellers/across-the-column:wrong-neighbourhood.down", counted=_over_from(0)
    ),
    misread("score.flower-sellers/across-the-column:wrong-neighbourhood.up", counted=_over_from(1)),
    misread("score.flower-sellers/across-the-column:misreading", groups=_columns),
    misread(
        "score.flower-sellers/no-diagonals:inverted",
        neighbours=lambda self, pier, space: reachable_spaces(space, (*ALONG, (1, -1), (1, 1))),
    ),
    misread(
        "score.flower-sellers/no-diagonals:wrong-neighbourhood",
        neighbours=lambda self, pier, space: reachable_spaces(
            space, (*ALONG, *ACROSS, (1, -1), (1, 1))
        ),
    ),
    misread(
        "score.flower-sellers/empty-space-parts:left-out",
        groups=lambda self, pier: [spaces_of(pier)],
    ),
    misread("score.flower-sellers/empty-space-parts:off-by-one", neighbours=_and((0, -2), (0, 2))),
    misread("score.flower-sellers/empty-space-parts:wrong-scope", neighbours=_one_group_a_side),
    misread("score.flower-sellers/ends-apart:wrong-neighbourhood.ring", neighbours=_ring),
    misread("score.flower-sellers/ends-apart:wrong-neighbourhood.flat", neighbours=_flat),
)
