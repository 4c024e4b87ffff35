"""Wrong scorers of Lovers: blocking, distance and directions."""

from collections.abc import Callable

from boardscore.verify.pier18.misreadings.plain_scorer import (
    Pier,
    RuleScorer,
    Space,
    of_kinds,
    spaces_of,
)
from boardscore.verify.vectors.misreading import misread


def _first_of_near_lovers(self: RuleScorer, pier: Pier, space: Space) -> list[str]:
    letters = RuleScorer.near(self, pier, space)
    return [*letters[:2], *(letter.replace("H", ".") for letter in letters[2:])]


def _blocked_from_both_directions(self: RuleScorer, pier: Pier, space: Space) -> int:
    letters = self.near(pier, space)
    blocked = [any(map(self.blocks, some)) for some in (letters[:2], letters[2:])]
    return self.lovers_points(all(blocked))


def _near_on_both_sides(self: RuleScorer, pier: Pier, space: Space) -> list[str]:
    side, column = space
    across = [self.shown(pier, 1 - side, column + step) for step in (-2, -1, 0, 1, 2)]
    return RuleScorer.near(self, pier, space) + across


def _near_and_across(self: RuleScorer, pier: Pier, space: Space) -> list[str]:
    side, column = space
    return [*RuleScorer.near(self, pier, space), pier[1 - side][column]]


def _not_at(column: Callable[[Pier], int]) -> Callable[[RuleScorer, Pier, Space], int]:

    def lovers_at(self: RuleScorer, pier: Pier, space: Space) -> int:
        return 0 if space[1] == column(pier) else RuleScorer.lovers_at(self, pier, space)

    return lovers_at


def _beyond(
    end: str, found: Callable[[Pier, int, int], str]
) -> Callable[[RuleScorer, Pier, int, int], str]:
    """Adds symbols beyond one end of the pier, by side and distance."""

    def shown(self: RuleScorer, pier: Pier, side: int, column: int) -> str:
        over = -1 - column if end == "land" else column - len(pier[side])
        return found(pier, side, over) if over >= 0 else RuleScorer.shown(self, pier, side, column)

    return shown


def _at(row: str, column: int) -> str:
    return row[column] if -len(row) <= column < len(row) else "."


def _all_spoilt(self: RuleScorer, pier: Pier) -> int:
    points = [self.lovers_at(pier, space) for space in spaces_of(pier, "H")]
    return sum(points) if all(points) else 0


ROWS = (
    misread("score.lovers/two-points:left-out", lovers_points=lambda self, blocked: 0),
    misread(
        "score.lovers/two-points:inverted", lovers_points=lambda self, blocked: 2 if blocked else 0
    ),
    misread(
        "score.lovers/two-points:off-by-one.less",
        lovers_points=lambda self, blocked: 0 if blocked else 1,
    ),
    misread(
        "score.lovers/two-points:off-by-one.more",
        lovers_points=lambda self, blocked: 0 if blocked else 3,
    ),
    misread(
        "score.lovers/two-points:counted-twice",
        lovers_points=lambda self, blocked: 0 if blocked else 4,
    ),
    misread("score.lovers/one-by-one:wrong-scope", lovers=_all_spoilt),
    misread(
        "score.lovers/one-by-one:max-for-sum",
        lovers=lambda self, pier: max(
            (self.lovers_at(pier, space) for space in spaces_of(pier, "H")), default=0
        ),
    ),
    misread(
        "score.lovers/gap-of-two:left-out",
        steps=lambda self, pier: [step for step in range(-len(pier[0]), len(pier[0])) if step],
    ),
    misread("score.lovers/gap-of-two:off-by-one.near", steps=lambda self, pier: (-1, 1)),
    misread(
        "score.lovers/gap-of-two:off-by-one.far", steps=lambda self, pier: (-3, -2, -1, 1, 2, 3)
    ),
    misread("score.lovers/gap-of-two:wrong-neighbourhood", steps=lambda self, pier: (-2, 2)),
    misread(
        "score.lovers/both-directions:wrong-neighbourhood.land", steps=lambda self, pier: (-2, -1)
    ),
    misread(
        "score.lovers/both-directions:wrong-neighbourhood.water", steps=lambda self, pier: (1, 2)
    ),
    misread("score.lovers/both-directions:misreading", lovers_at=_blocked_from_both_directions),
    misread(
        "score.lovers/other-lovers-block:left-out", blocks=lambda self, letter: letter not in ".H"
    ),
    misread("score.lovers/other-lovers-block:inverted", blocks=lambda self, letter: letter == "H"),
    misread("score.lovers/other-lovers-block:misreading", near=_first_of_near_lovers),
    *of_kinds(
        "score.lovers/every-kind-blocks:left-out",
        "SQA",
        blocks=lambda kind: lambda self, letter: letter not in "." + kind,
    ),
    misread("score.lovers/every-kind-blocks:left-out.all", blocks=lambda self, letter: False),
    misread("score.lovers/same-side:wrong-scope", near=_near_on_both_sides),
    misread("score.lovers/same-side:wrong-neighbourhood", near=_near_and_across),
    misread("score.lovers/land-end:inverted", shown=_beyond("land", lambda pier, side, over: "#")),
    misread("score.lovers/land-end:off-by-one", lovers_at=_not_at(lambda pier: 0)),
    misread(
        "score.lovers/land-end:wrong-neighbourhood.ring",
        shown=_beyond("land", lambda pier, side, over: _at(pier[side], -1 - over)),
    ),
    misread(
        "score.lovers/land-end:wrong-neighbourhood.flat",
        shown=_beyond("land", lambda pier, side, over: _at(pier[0], -1 - over) if side else "."),
    ),
    misread(
        "score.lovers/water-end:inverted", shown=_beyond("water", lambda pier, side, over: "#")
    ),
    misread("score.lovers/water-end:off-by-one", lovers_at=_not_at(lambda pier: len(pier[0]) - 1)),
    misread(
        "score.lovers/water-end:wrong-neighbourhood.ring",
        shown=_beyond("water", lambda pier, side, over: _at(pier[side], over)),
    ),
    misread(
        "score.lovers/water-end:wrong-neighbourhood.flat",
        shown=_beyond("water", lambda pier, side, over: "." if side else _at(pier[1], over)),
    ),
    misread(
        "score.lovers/water-end:misreading",
        shown=_beyond("water", lambda pier, side, over: _at(pier[1 - side], -1 - over)),
    ),
)
