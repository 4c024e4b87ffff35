"""Wrong scorers of Lovers: what blocks, how far, and in which directions."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG005

from collections.abc import Callable

from boardscore.verify.pier18.mutants.mistakes import mutant
from boardscore.verify.pier18.mutants.scorer import Pier, Scorer, Space, spaces_of
from boardscore.verify.vectors.mutant import Mutant


def _first_of_near_lovers(self: Scorer, pier: Pier, space: Space) -> list[str]:
    letters = Scorer.near(self, pier, space)
    return [*letters[:2], *(letter.replace("H", ".") for letter in letters[2:])]


def _blocked_from_both_directions(self: Scorer, pier: Pier, space: Space) -> int:
    letters = self.near(pier, space)
    blocked = [any(map(self.blocks, some)) for some in (letters[:2], letters[2:])]
    return self.lovers_points(all(blocked))


def _near_on_both_sides(self: Scorer, pier: Pier, space: Space) -> list[str]:
    side, column = space
    across = [self.shown(pier, 1 - side, column + step) for step in (-2, -1, 0, 1, 2)]
    return Scorer.near(self, pier, space) + across


def _near_and_across(self: Scorer, pier: Pier, space: Space) -> list[str]:
    side, column = space
    return [*Scorer.near(self, pier, space), pier[1 - side][column]]


def _not_at(column: Callable[[Pier], int]) -> Callable[[Scorer, Pier, Space], int]:
    """Lovers in one column bring nothing."""

    def lovers_at(self: Scorer, pier: Pier, space: Space) -> int:
        return 0 if space[1] == column(pier) else Scorer.lovers_at(self, pier, space)

    return lovers_at


def _beyond(
    end: str, found: Callable[[Pier, int, int], str]
) -> Callable[[Scorer, Pier, int, int], str]:
    """Beyond one end of the pier something else is seen: by the side, and how far beyond."""

    def shown(self: Scorer, pier: Pier, side: int, column: int) -> str:
        over = -1 - column if end == "land" else column - len(pier[side])
        return found(pier, side, over) if over >= 0 else Scorer.shown(self, pier, side, column)

    return shown


def _at(row: str, column: int) -> str:
    return row[column] if -len(row) <= column < len(row) else "."


def _all_spoilt(self: Scorer, pier: Pier) -> int:
    points = [self.lovers_at(pier, space) for space in spaces_of(pier, "H")]
    return sum(points) if all(points) else 0


MUTANTS: tuple[Mutant, ...] = (
    mutant("score.lovers/two-points:left-out", lovers_points=lambda self, blocked: 0),
    mutant(
        "score.lovers/two-points:inverted", lovers_points=lambda self, blocked: 2 if blocked else 0
    ),
    mutant(
        "score.lovers/two-points:off-by-one.less",
        lovers_points=lambda self, blocked: 0 if blocked else 1,
    ),
    mutant(
        "score.lovers/two-points:off-by-one.more",
        lovers_points=lambda self, blocked: 0 if blocked else 3,
    ),
    mutant(
        "score.lovers/two-points:counted-twice",
        lovers_points=lambda self, blocked: 0 if blocked else 4,
    ),
    mutant("score.lovers/one-by-one:wrong-scope", lovers=_all_spoilt),
    mutant(
        "score.lovers/one-by-one:max-for-sum",
        lovers=lambda self, pier: max(
            (self.lovers_at(pier, space) for space in spaces_of(pier, "H")), default=0
        ),
    ),
    mutant(
        "score.lovers/gap-of-two:left-out",
        steps=lambda self, pier: [step for step in range(-len(pier[0]), len(pier[0])) if step],
    ),
    mutant("score.lovers/gap-of-two:off-by-one.near", steps=lambda self, pier: (-1, 1)),
    mutant(
        "score.lovers/gap-of-two:off-by-one.far", steps=lambda self, pier: (-3, -2, -1, 1, 2, 3)
    ),
    mutant("score.lovers/gap-of-two:wrong-neighbourhood", steps=lambda self, pier: (-2, 2)),
    mutant(
        "score.lovers/both-directions:wrong-neighbourhood.land", steps=lambda self, pier: (-2, -1)
    ),
    mutant(
        "score.lovers/both-directions:wrong-neighbourhood.water", steps=lambda self, pier: (1, 2)
    ),
    mutant("score.lovers/both-directions:misreading", lovers_at=_blocked_from_both_directions),
    mutant(
        "score.lovers/other-lovers-block:left-out", blocks=lambda self, letter: letter not in ".H"
    ),
    mutant("score.lovers/other-lovers-block:inverted", blocks=lambda self, letter: letter == "H"),
    mutant("score.lovers/other-lovers-block:misreading", near=_first_of_near_lovers),
    mutant(
        "score.lovers/every-kind-blocks:left-out.flower-sellers",
        blocks=lambda self, letter: letter not in ".S",
    ),
    mutant(
        "score.lovers/every-kind-blocks:left-out.poets",
        blocks=lambda self, letter: letter not in ".Q",
    ),
    mutant(
        "score.lovers/every-kind-blocks:left-out.fishers",
        blocks=lambda self, letter: letter not in ".A",
    ),
    mutant("score.lovers/every-kind-blocks:left-out.all", blocks=lambda self, letter: False),
    mutant("score.lovers/same-side:wrong-scope", near=_near_on_both_sides),
    mutant("score.lovers/same-side:wrong-neighbourhood", near=_near_and_across),
    mutant("score.lovers/land-end:inverted", shown=_beyond("land", lambda pier, side, over: "#")),
    mutant("score.lovers/land-end:off-by-one", lovers_at=_not_at(lambda pier: 0)),
    mutant(
        "score.lovers/land-end:wrong-neighbourhood.ring",
        shown=_beyond("land", lambda pier, side, over: _at(pier[side], -1 - over)),
    ),
    mutant(
        "score.lovers/land-end:wrong-neighbourhood.flat",
        shown=_beyond("land", lambda pier, side, over: _at(pier[0], -1 - over) if side else "."),
    ),
    mutant("score.lovers/water-end:inverted", shown=_beyond("water", lambda pier, side, over: "#")),
    mutant("score.lovers/water-end:off-by-one", lovers_at=_not_at(lambda pier: len(pier[0]) - 1)),
    mutant(
        "score.lovers/water-end:wrong-neighbourhood.ring",
        shown=_beyond("water", lambda pier, side, over: _at(pier[side], over)),
    ),
    mutant(
        "score.lovers/water-end:wrong-neighbourhood.flat",
        shown=_beyond("water", lambda pier, side, over: "." if side else _at(pier[1], over)),
    ),
    mutant(
        "score.lovers/water-end:misreading",
        shown=_beyond("water", lambda pier, side, over: _at(pier[1 - side], -1 - over)),
    ),
)
"""The mutants of this module, in the order of the grid."""
