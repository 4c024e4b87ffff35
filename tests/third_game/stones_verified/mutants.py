"""The mutants of Stones: a plain scorer, and for each mutant one of its methods changed."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG005

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from typing import Any, ClassVar

from boardscore.verify.vectors import words
from boardscore.verify.vectors.mutant import Mutant, control
from boardscore.verify.vectors.mutant import mutant as mutant_of


class Scorer:
    """The rules of scoring, each a short method that a mutant can change."""

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
        """What breaks a tie."""
        return len(row)


words.add(
    "mutant",
    "stones",
    {
        "control:identity": ("scores by the rules", "Wertet nach den Regeln"),
        "control:gross": ("gives everybody 1 point more", "Gibt allen 1 Punkt mehr"),
        "score.pairs/equal-neighbours:counted-twice": (
            "every pair scores 2 points",
            "Jedes Paar bringt 2 Punkte",
        ),
        "score.pairs/ends:inverted": (
            "the ends are neighbours where they are not",
            "Die Enden sind Nachbarn, wo sie keine sind",
        ),
        "tie.length/longer-row:inverted": (
            "the shorter row wins a tie",
            "Bei Gleichstand gewinnt die kürzere Reihe",
        ),
    },
)

mutant = partial(mutant_of, Scorer)

MUTANTS: tuple[Mutant, ...] = (
    control(Scorer, "identity"),
    control(Scorer, "gross", points=lambda self, pairs: pairs + 1),
    mutant("score.pairs/equal-neighbours:counted-twice", points=lambda self, pairs: 2 * pairs),
    mutant("score.pairs/ends:inverted", joins=lambda self, row: not self.joined and len(row) > 2),
    mutant("tie.length/longer-row:inverted", length=lambda self, row: -len(row)),
)
