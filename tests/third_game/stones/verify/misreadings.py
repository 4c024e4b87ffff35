"""The misreadings of Stones: a plain scorer, and for each a changed method."""

# A changed method gets the arguments of the correct one, and need not use them.
# ruff: noqa: ARG005

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, ClassVar

from boardscore.verify.vectors.misreading import Misread, Misreading, misreadings_of, misreads
from boardscore.verify.vectors.plain_programs import PlainScorer


class Scorer(PlainScorer):
    """The rules of scoring, each a short method that a misreading can change."""

    GAME: ClassVar[str] = "stones"

    def __init__(self, rulings: Mapping[str, Any]) -> None:
        self.joined = rulings.get("ends") == "joined"

    def score(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """Totals, categories and ranks of a position."""
        rows = [player["row"] for player in position["players"]]
        totals = [self.pairs(row) for row in rows]
        marks = [(total, self.length(row)) for total, row in zip(totals, rows)]
        ranks = [1 + sum(other > mark for other in marks) for mark in marks]
        return {"totals": totals, "categories": [{"pairs": one} for one in totals], "ranks": ranks}

    def pairs(self, row: str) -> int:
        """The points of a row."""
        beside = list(pairwise(row))
        if self.joins(row):
            beside.append((row[-1], row[0]))
        return self.points(sum(one == other for one, other in beside))

    def joins(self, row: str) -> bool:
        """Whether the ends are neighbours."""
        return self.joined and len(row) > 2

    def points(self, pairs: int) -> int:
        """1 point for each."""
        return pairs

    def length(self, row: str) -> int:
        """The tie breaker."""
        return len(row)


MISREADINGS: tuple[Misreading, ...] = misreadings_of(
    Scorer,
    (
        Misread("control:identity", {}),
        *misreads(
            points={
                "control:gross": lambda self, pairs: pairs + 1,
                "score.pairs/equal-neighbours:counted-twice": lambda self, pairs: 2 * pairs,
            },
            joins={
                "score.pairs/ends:inverted": lambda self, row: not self.joined and len(row) > 2,
            },
            length={
                "tie.length/longer-row:inverted": lambda self, row: -len(row),
            },
        ),
    ),
)
