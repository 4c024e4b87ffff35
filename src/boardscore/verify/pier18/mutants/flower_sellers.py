"""Wrong scorers of Flower Sellers: what is next to what, and what a group brings."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG001, ARG005

from collections.abc import Callable, Iterable

from boardscore.verify.pier18.mutants.mistakes import mutant
from boardscore.verify.pier18.mutants.scorer import (
    ACROSS,
    ALONG,
    Group,
    Pier,
    Scorer,
    Space,
    count,
    moved,
    sellers_of,
    spaces_of,
    spread,
)
from boardscore.verify.vectors.mutant import Mutant


def _commonest(self: Scorer, letters: str) -> int:
    others = letters.replace("S", "", letters.count("S") if self.other_kinds_only else 1)
    return max((others.count(letter) for letter in set(others)), default=0)


def _kinds(self: Scorer, letters: str) -> int:
    others = letters.replace("S", "", letters.count("S") if self.other_kinds_only else 1)
    return len(set(others))


def _without(letter: str) -> Callable[[Scorer, str], int]:
    """Symbols of one kind bring nothing in a group."""
    return lambda self, letters: Scorer.others(self, letters) - letters.count(letter)


def _reach(
    beside: Callable[[Scorer, Pier, Space], Iterable[Space]], most: int = 800
) -> Callable[[Scorer, Pier, Group], Group]:
    """Of a group with a Flower Seller only that is counted which Flower Sellers reach."""

    def counted(self: Scorer, pier: Pier, group: Group) -> Group:
        sellers = sellers_of(pier, group)
        return spread(sellers, lambda space: beside(self, pier, space), group, most) or group

    return counted


def _one_way(*steps: Space) -> Callable[[Scorer, Pier, Space], list[Space]]:
    """Along the side only some steps lead on, and across as ruled."""
    return lambda self, pier, space: moved(space, steps + (() if self.same_side else ACROSS))


def _over_from(side: int) -> Callable[[Scorer, Pier, Group], Group]:
    """Over to the other side groups reach from one side only, whatever is ruled."""

    def neighbours(space: Space) -> list[Space]:
        return moved(space, ALONG + ACROSS if space[0] == side else ALONG)

    def counted(self: Scorer, pier: Pier, group: Group) -> Group:
        return spread(sellers_of(pier, group), neighbours, spaces_of(pier)) or group

    return counted


def _only_sellers_over(self: Scorer, pier: Pier, space: Space) -> list[Space]:
    """A group reaches over to the other side at a Flower Seller, whatever is ruled."""
    side, column = space
    seller = "S" in (pier[0][column], pier[1][column])
    return [*moved(space, ALONG), *([(1 - side, column)] if seller else [])]


def _one_step_over(self: Scorer, pier: Pier, group: Group) -> Group:
    """What lies across from a group counts as well, and what is beside that does not."""
    return {*group, *({(1 - side, column) for side, column in group} & {*spaces_of(pier)})}


def _columns(self: Scorer, pier: Pier) -> list[list[Space]]:
    """A column is one place, with one symbol at the most: a Flower Seller, if it holds one."""
    places = {space[1]: space for space in spaces_of(pier)}
    places.update({space[1]: space for space in spaces_of(pier, "S")})
    row = "".join("Q" if column in places else "." for column in range(len(pier[0])))
    flat = Scorer.groups(self, [row, ""])
    return [[places[column] for _, column in group] for group in flat]


def _and(*steps: Space) -> Callable[[Scorer, Pier, Space], list[Space]]:
    """Further steps lead to adjacent spaces."""
    return lambda self, pier, space: Scorer.neighbours(self, pier, space) + moved(space, steps)


def _ring(self: Scorer, pier: Pier, space: Space) -> list[Space]:
    width = len(pier[0])
    return [(side, column % width) for side, column in Scorer.neighbours(self, pier, space)]


def _flat(self: Scorer, pier: Pier, space: Space) -> list[Space]:
    end = (0, len(pier[0]) - 1)
    more = {end: [(1, 0)], (1, 0): [end]}.get(space, [])
    return Scorer.neighbours(self, pier, space) + more


def _one_group_a_side(self: Scorer, pier: Pier, space: Space) -> list[Space]:
    whole_side = [(space[0], column) for column in range(len(pier[0]))]
    return whole_side + Scorer.neighbours(self, pier, space)


MUTANTS: tuple[Mutant, ...] = (
    mutant(
        "score.flower-sellers/one-per-other-symbol:left-out",
        seller_group=lambda self, letters: min(1, self.others(letters)),
    ),
    mutant(
        "score.flower-sellers/one-per-other-symbol:off-by-one.more",
        seller_group=lambda self, letters: self.others(letters) + 1,
    ),
    mutant(
        "score.flower-sellers/one-per-other-symbol:off-by-one.less",
        seller_group=lambda self, letters: max(0, self.others(letters) - 1),
    ),
    mutant(
        "score.flower-sellers/one-per-other-symbol:counted-twice",
        seller_group=lambda self, letters: 2 * self.others(letters),
    ),
    mutant("score.flower-sellers/every-kind:left-out.poets", others=_without("Q")),
    mutant("score.flower-sellers/every-kind:left-out.lovers", others=_without("H")),
    mutant("score.flower-sellers/every-kind:left-out.fishers", others=_without("A")),
    mutant("score.flower-sellers/every-kind:max-for-sum", others=_commonest),
    mutant("score.flower-sellers/every-kind:misreading", others=_kinds),
    mutant(
        "score.flower-sellers/other-sellers:inverted",
        others=lambda self, letters: letters.count("S") - 1,
    ),
    mutant(
        "score.flower-sellers/other-sellers:off-by-one",
        others=lambda self, letters: Scorer.others(self, letters) + (letters.count("S") > 1),
    ),
    mutant(
        "score.flower-sellers/other-sellers:counted-twice",
        others=lambda self, letters: Scorer.others(self, letters) + letters.count("S") - 1,
    ),
    mutant(
        "score.flower-sellers/alone:off-by-one",
        seller_group=lambda self, letters: self.others(letters) + (len(letters) == 1),
    ),
    mutant("score.flower-sellers/needs-a-seller:left-out", scores=lambda self, pier, letters: True),
    mutant(
        "score.flower-sellers/needs-a-seller:inverted",
        scores=lambda self, pier, letters: "S" not in letters,
    ),
    mutant(
        "score.flower-sellers/needs-a-seller:wrong-scope",
        scores=lambda self, pier, letters: count(pier, "S") > 0,
    ),
    mutant(
        "score.flower-sellers/once-per-group:inverted",
        seller_group=lambda self, letters: self.others(letters) if letters.count("S") == 1 else 0,
    ),
    mutant(
        "score.flower-sellers/once-per-group:counted-twice",
        seller_group=lambda self, letters: self.others(letters) * letters.count("S"),
    ),
    mutant(
        "score.flower-sellers/every-group:wrong-scope",
        flower_total=lambda self, points: next(filter(None, points), 0),
    ),
    mutant(
        "score.flower-sellers/every-group:max-for-sum",
        flower_total=lambda self, points: max(points, default=0),
    ),
    mutant(
        "score.flower-sellers/whole-group:off-by-one", counted=_reach(Scorer.neighbours, most=2)
    ),
    mutant(
        "score.flower-sellers/whole-group:wrong-neighbourhood",
        counted=_reach(Scorer.neighbours, most=1),
    ),
    mutant("score.flower-sellers/along-the-side:left-out", neighbours=_one_way()),
    mutant(
        "score.flower-sellers/along-the-side:wrong-neighbourhood.land",
        counted=_reach(_one_way((0, -1))),
    ),
    mutant(
        "score.flower-sellers/along-the-side:wrong-neighbourhood.water",
        counted=_reach(_one_way((0, 1))),
    ),
    mutant(
        "score.flower-sellers/across-the-column:inverted",
        neighbours=lambda self, pier, space: moved(space, ALONG + ACROSS),
    ),
    mutant("score.flower-sellers/across-the-column:off-by-one", counted=_one_step_over),
    mutant("score.flower-sellers/across-the-column:wrong-scope", neighbours=_only_sellers_over),
    mutant(
        "score.flower-sellers/across-the-column:wrong-neighbourhood.down", counted=_over_from(0)
    ),
    mutant("score.flower-sellers/across-the-column:wrong-neighbourhood.up", counted=_over_from(1)),
    mutant("score.flower-sellers/across-the-column:misreading", groups=_columns),
    mutant(
        "score.flower-sellers/no-diagonals:inverted",
        neighbours=lambda self, pier, space: moved(space, (*ALONG, (1, -1), (1, 1))),
    ),
    mutant(
        "score.flower-sellers/no-diagonals:wrong-neighbourhood",
        neighbours=lambda self, pier, space: moved(space, (*ALONG, *ACROSS, (1, -1), (1, 1))),
    ),
    mutant(
        "score.flower-sellers/empty-space-parts:left-out",
        groups=lambda self, pier: [spaces_of(pier)],
    ),
    mutant("score.flower-sellers/empty-space-parts:off-by-one", neighbours=_and((0, -2), (0, 2))),
    mutant("score.flower-sellers/empty-space-parts:wrong-scope", neighbours=_one_group_a_side),
    mutant("score.flower-sellers/ends-apart:wrong-neighbourhood.ring", neighbours=_ring),
    mutant("score.flower-sellers/ends-apart:wrong-neighbourhood.flat", neighbours=_flat),
)
"""The mutants of this module, in the order of the grid."""
