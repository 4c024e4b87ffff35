"""Misreadings of the four characters: Poets, Lovers, Fishers and Flower Sellers."""

from collections.abc import Callable
from itertools import groupby

from boardscore.pier18.verify.misreadings.plain_scorer import (
    ACROSS,
    ALONG,
    Group,
    Pier,
    RuleScorer,
    Space,
    count,
    reachable_spaces,
    spaces_of,
    spread,
)
from boardscore.verify.vectors.misreading import Method, Misread, misreads

_KINDS = {"S": "flower-sellers", "Q": "poets", "H": "lovers", "A": "fishers"}
"""The name of each kind of symbol in ids."""


def of_kinds(name: str, letters: str, **changed: Callable[[str], Method]) -> tuple[Misread, ...]:
    """A misreading for each of some kinds of characters, with methods made for its letter."""
    return misreads(
        **{
            method: {f"{name}.{_KINDS[letter]}": make(letter) for letter in letters}
            for method, make in changed.items()
        }
    )


def _runs(row: str, letter: str) -> list[int]:
    """The length of each run of a letter without a gap, as some misreadings count."""
    return [len(list(run)) for found, run in groupby(row) if found == letter]


def _sellers_of(pier: Pier, group: Group) -> list[Space]:
    return [(side, column) for side, column in group if pier[side][column] == "S"]


POETS = misreads(
    "score.poets",
    pairs={
        "two-for-one:left-out": lambda self, poets: poets,
        "two-for-one:inverted": lambda self, poets: 2 * poets,
        "two-for-one:off-by-one": lambda self, poets: poets // 3,
        "two-for-one:counted-twice": lambda self, poets: poets // 2 * 2,
        "two-for-one:max-for-sum": lambda self, poets: min(1, poets // 2),
        "two-for-one:misreading": lambda self, poets: max(0, poets - 1),
        "odd-one-out:left-out": lambda self, poets: poets / 2 if poets % 2 else poets // 2,
        "odd-one-out:off-by-one": lambda self, poets: (poets + 1) // 2,
        "odd-one-out:misreading": lambda self, poets: 0 if poets % 2 else poets // 2,
    },
    poets={
        "whole-pier:wrong-scope.each-side": lambda self, pier: sum(
            self.pairs(side.count("Q")) for side in pier
        ),
        "whole-pier:wrong-scope.upper": lambda self, pier: self.pairs(pier[0].count("Q")),
        "whole-pier:wrong-scope.lower": lambda self, pier: self.pairs(pier[1].count("Q")),
        "whole-pier:max-for-sum": lambda self, pier: self.pairs(
            max(side.count("Q") for side in pier)
        ),
        "need-not-touch:inverted": lambda self, pier: self.pairs(
            sum(_runs(side, "Q").count(1) for side in pier)
        ),
        "need-not-touch:wrong-neighbourhood.side": lambda self, pier: sum(
            map(self.pairs, _runs("|".join(pier), "Q"))
        ),
        "need-not-touch:wrong-neighbourhood.column": lambda self, pier: sum(
            upper == lower == "Q" for upper, lower in zip(*pier)
        ),
    },
)


class WrongCharacters(RuleScorer):
    """A plain scorer with methods that misread Poets, Lovers, Fishers or Flower Sellers."""

    def first_of_near_lovers(self, pier: Pier, space: Space) -> list[str]:
        letters = super().near(pier, space)
        return [*letters[:2], *(letter.replace("H", ".") for letter in letters[2:])]

    def blocked_from_both_directions(self, pier: Pier, space: Space) -> int:
        letters = self.near(pier, space)
        blocked = [any(map(self.blocks, some)) for some in (letters[:2], letters[2:])]
        return self.lovers_points(all(blocked))

    def near_on_both_sides(self, pier: Pier, space: Space) -> list[str]:
        side, column = space
        across = [self.shown(pier, 1 - side, column + step) for step in (-2, -1, 0, 1, 2)]
        return super().near(pier, space) + across

    def near_and_across(self, pier: Pier, space: Space) -> list[str]:
        side, column = space
        return [*super().near(pier, space), pier[1 - side][column]]

    def all_spoilt(self, pier: Pier) -> int:
        points = [self.lovers_at(pier, space) for space in spaces_of(pier, "H")]
        return sum(points) if all(points) else 0

    def side_with_more_symbols(self, pier: Pier) -> int:
        upper, lower = (len(side) - side.count(".") for side in pier)
        return max(
            side.count("A") for side in pier if len(side) - side.count(".") == max(upper, lower)
        )

    def commonest(self, letters: str) -> int:
        others = letters.replace("S", "", letters.count("S") if self.other_kinds_only else 1)
        return max((others.count(letter) for letter in set(others)), default=0)

    def kinds(self, letters: str) -> int:
        others = letters.replace("S", "", letters.count("S") if self.other_kinds_only else 1)
        return len(set(others))

    def only_sellers_over(self, pier: Pier, space: Space) -> list[Space]:
        side, column = space
        seller = "S" in (pier[0][column], pier[1][column])
        return [*reachable_spaces(space, ALONG), *([(1 - side, column)] if seller else [])]

    def columns(self, pier: Pier) -> list[list[Space]]:
        places = {space[1]: space for space in spaces_of(pier)}
        places.update({space[1]: space for space in spaces_of(pier, "S")})
        row = "".join("Q" if column in places else "." for column in range(len(pier[0])))
        return [[places[column] for _, column in group] for group in super().groups([row, ""])]

    def ring(self, pier: Pier, space: Space) -> list[Space]:
        width = len(pier[0])
        return [(side, column % width) for side, column in RuleScorer.neighbours(self, pier, space)]

    def flat(self, pier: Pier, space: Space) -> list[Space]:
        end = (0, len(pier[0]) - 1)
        more = {end: [(1, 0)], (1, 0): [end]}.get(space, [])
        return super().neighbours(pier, space) + more

    def one_group_a_side(self, pier: Pier, space: Space) -> list[Space]:
        whole_side = [(space[0], column) for column in range(len(pier[0]))]
        return whole_side + super().neighbours(pier, space)


def _not_at(column: Callable[[Pier], int]) -> Callable[[RuleScorer, Pier, Space], int]:
    """A misreading: Lovers in a column do not score."""
    return lambda self, pier, space: (
        0 if space[1] == column(pier) else RuleScorer.lovers_at(self, pier, space)
    )


def _beyond(end: str, found: Callable[[Pier, int, int], str]) -> Method:
    """A misreading that adds symbols beyond one end of the pier, by side and distance."""

    def shown(self: RuleScorer, pier: Pier, side: int, column: int) -> str:
        over = -1 - column if end == "land" else column - len(pier[side])
        return found(pier, side, over) if over >= 0 else RuleScorer.shown(self, pier, side, column)

    return shown


def _at(row: str, column: int) -> str:
    return row[column] if -len(row) <= column < len(row) else "."


LOVERS = (
    *misreads(
        "score.lovers",
        lovers_points={
            "two-points:left-out": lambda self, blocked: 0,
            "two-points:inverted": lambda self, blocked: 2 if blocked else 0,
            "two-points:off-by-one.less": lambda self, blocked: 0 if blocked else 1,
            "two-points:off-by-one.more": lambda self, blocked: 0 if blocked else 3,
            "two-points:counted-twice": lambda self, blocked: 0 if blocked else 4,
        },
        lovers={
            "one-by-one:wrong-scope": WrongCharacters.all_spoilt,
            "one-by-one:max-for-sum": lambda self, pier: max(
                (self.lovers_at(pier, space) for space in spaces_of(pier, "H")), default=0
            ),
        },
        steps={
            "gap-of-two:left-out": lambda self, pier: [
                step for step in range(-len(pier[0]), len(pier[0])) if step
            ],
            "gap-of-two:off-by-one.near": lambda self, pier: (-1, 1),
            "gap-of-two:off-by-one.far": lambda self, pier: (-3, -2, -1, 1, 2, 3),
            "gap-of-two:wrong-neighbourhood": lambda self, pier: (-2, 2),
            "both-directions:wrong-neighbourhood.land": lambda self, pier: (-2, -1),
            "both-directions:wrong-neighbourhood.water": lambda self, pier: (1, 2),
        },
        lovers_at={
            "both-directions:misreading": WrongCharacters.blocked_from_both_directions,
            "land-end:off-by-one": _not_at(lambda pier: 0),
            "water-end:off-by-one": _not_at(lambda pier: len(pier[0]) - 1),
        },
        blocks={
            "other-lovers-block:left-out": lambda self, letter: letter not in ".H",
            "other-lovers-block:inverted": lambda self, letter: letter == "H",
            "every-kind-blocks:left-out.all": lambda self, letter: False,
        },
        near={
            "other-lovers-block:misreading": WrongCharacters.first_of_near_lovers,
            "same-side:wrong-scope": WrongCharacters.near_on_both_sides,
            "same-side:wrong-neighbourhood": WrongCharacters.near_and_across,
        },
        shown={
            "land-end:inverted": _beyond("land", lambda pier, side, over: "#"),
            "land-end:wrong-neighbourhood.ring": _beyond(
                "land", lambda pier, side, over: _at(pier[side], -1 - over)
            ),
            "land-end:wrong-neighbourhood.flat": _beyond(
                "land", lambda pier, side, over: _at(pier[0], -1 - over) if side else "."
            ),
            "water-end:inverted": _beyond("water", lambda pier, side, over: "#"),
            "water-end:wrong-neighbourhood.ring": _beyond(
                "water", lambda pier, side, over: _at(pier[side], over)
            ),
            "water-end:wrong-neighbourhood.flat": _beyond(
                "water", lambda pier, side, over: "." if side else _at(pier[1], over)
            ),
            "water-end:misreading": _beyond(
                "water", lambda pier, side, over: _at(pier[1 - side], -1 - over)
            ),
        },
    ),
    *of_kinds(
        "score.lovers/every-kind-blocks:left-out",
        "SQA",
        blocks=lambda kind: lambda self, letter: letter not in "." + kind,
    ),
)


FISHERS = misreads(
    "score.fishers",
    fisher_points={
        "one-point:left-out": lambda self, fishers: min(1, fishers),
        "one-point:off-by-one": lambda self, fishers: max(0, fishers - 1),
        "one-point:counted-twice": lambda self, fishers: 2 * fishers,
        "one-point:misreading": lambda self, fishers: fishers // 2,
    },
    fishers_that_count={
        "fuller-side:inverted": lambda self, upper, lower: min(upper, lower),
        "fuller-side:wrong-scope.upper": lambda self, upper, lower: upper,
        "fuller-side:wrong-scope.lower": lambda self, upper, lower: lower,
        "other-side-nothing:left-out": lambda self, upper, lower: upper + lower,
        "other-side-nothing:inverted": lambda self, upper, lower: abs(upper - lower),
        "equal-sides:counted-twice": lambda self, upper, lower: (
            max(upper, lower) * (1 + (upper == lower))
        ),
        "equal-sides:tie-wrong": lambda self, upper, lower: max(upper, lower) * (upper != lower),
    },
    fishers={
        "fuller-side:misreading": WrongCharacters.side_with_more_symbols,
        "need-not-touch:inverted": lambda self, pier: max(
            _runs(side, "A").count(1) for side in pier
        ),
        "need-not-touch:wrong-neighbourhood": lambda self, pier: max(
            _runs("|".join(pier), "A"), default=0
        ),
    },
)


def _reach(neighbours: Method, most: int = 800) -> Method:
    """A misreading: only the part of a group counts that Flower Sellers reach."""
    return lambda self, pier, group: (
        spread(_sellers_of(pier, group), lambda one: neighbours(self, pier, one), group, most)
        or group
    )


def _one_way(*steps: Space) -> Callable[[RuleScorer, Pier, Space], list[Space]]:
    """A misreading: only some steps lead on along a side, and across as the ruling says."""
    return lambda self, pier, space: reachable_spaces(
        space, steps + (() if self.same_side else ACROSS)
    )


def _over_from(side: int) -> Callable[[RuleScorer, Pier, Group], Group]:
    """Groups extend to the other side from one side only, whatever the ruling."""

    def neighbours(space: Space) -> list[Space]:
        return reachable_spaces(space, ALONG + ACROSS if space[0] == side else ALONG)

    return lambda self, pier, group: (
        spread(_sellers_of(pier, group), neighbours, spaces_of(pier)) or group
    )


FLOWER_SELLERS = (
    *misreads(
        "score.flower-sellers",
        seller_group={
            "one-per-other-symbol:left-out": lambda self, letters: min(1, self.others(letters)),
            "one-per-other-symbol:off-by-one.more": lambda self, letters: self.others(letters) + 1,
            "one-per-other-symbol:off-by-one.less": lambda self, letters: max(
                0, self.others(letters) - 1
            ),
            "one-per-other-symbol:counted-twice": lambda self, letters: 2 * self.others(letters),
            "alone:off-by-one": lambda self, letters: self.others(letters) + (len(letters) == 1),
            "once-per-group:inverted": lambda self, letters: (
                self.others(letters) if letters.count("S") == 1 else 0
            ),
            "once-per-group:counted-twice": lambda self, letters: (
                self.others(letters) * letters.count("S")
            ),
        },
        others={
            "every-kind:max-for-sum": WrongCharacters.commonest,
            "every-kind:misreading": WrongCharacters.kinds,
            "other-sellers:inverted": lambda self, letters: letters.count("S") - 1,
            "other-sellers:off-by-one": lambda self, letters: (
                RuleScorer.others(self, letters) + (letters.count("S") > 1)
            ),
            "other-sellers:counted-twice": lambda self, letters: (
                RuleScorer.others(self, letters) + letters.count("S") - 1
            ),
        },
        scores={
            "needs-a-seller:left-out": lambda self, pier, letters: True,
            "needs-a-seller:inverted": lambda self, pier, letters: "S" not in letters,
            "needs-a-seller:wrong-scope": lambda self, pier, letters: count(pier, "S") > 0,
        },
        flower_total={
            "every-group:wrong-scope": lambda self, points: next(filter(None, points), 0),
            "every-group:max-for-sum": lambda self, points: max(points, default=0),
        },
        counted={
            "whole-group:off-by-one": _reach(RuleScorer.neighbours, most=2),
            "whole-group:wrong-neighbourhood": _reach(RuleScorer.neighbours, most=1),
            "along-the-side:wrong-neighbourhood.land": _reach(_one_way((0, -1))),
            "along-the-side:wrong-neighbourhood.water": _reach(_one_way((0, 1))),
            "across-the-column:off-by-one": lambda self, pier, group: {
                *group,
                *({(1 - side, column) for side, column in group} & {*spaces_of(pier)}),
            },
            "across-the-column:wrong-neighbourhood.down": _over_from(0),
            "across-the-column:wrong-neighbourhood.up": _over_from(1),
        },
        neighbours={
            "along-the-side:left-out": _one_way(),
            "across-the-column:inverted": lambda self, pier, space: reachable_spaces(
                space, ALONG + ACROSS
            ),
            "across-the-column:wrong-scope": WrongCharacters.only_sellers_over,
            "no-diagonals:inverted": lambda self, pier, space: reachable_spaces(
                space, (*ALONG, (1, -1), (1, 1))
            ),
            "no-diagonals:wrong-neighbourhood": lambda self, pier, space: reachable_spaces(
                space, (*ALONG, *ACROSS, (1, -1), (1, 1))
            ),
            "empty-space-parts:off-by-one": lambda self, pier, space: (
                RuleScorer.neighbours(self, pier, space)
                + reachable_spaces(space, ((0, -2), (0, 2)))
            ),
            "empty-space-parts:wrong-scope": WrongCharacters.one_group_a_side,
            "ends-apart:wrong-neighbourhood.ring": WrongCharacters.ring,
            "ends-apart:wrong-neighbourhood.flat": WrongCharacters.flat,
        },
        groups={
            "across-the-column:misreading": WrongCharacters.columns,
            "empty-space-parts:left-out": lambda self, pier: [spaces_of(pier)],
        },
    ),
    *of_kinds(
        "score.flower-sellers/every-kind:left-out",
        "QHA",
        others=lambda kind: (
            lambda self, letters: RuleScorer.others(self, letters) - letters.count(kind)
        ),
    ),
)


CHARACTERS = (*POETS, *LOVERS, *FISHERS, *FLOWER_SELLERS)
