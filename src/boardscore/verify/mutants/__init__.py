"""Wrong implementations, one for each misreading a person could make: they measure the vectors."""

from collections.abc import Iterable

from boardscore.verify.auctionland import mutants as auctionland
from boardscore.verify.mutants import strength
from boardscore.verify.mutants.strength import Row, Table
from boardscore.verify.pier18 import mutants as pier18
from boardscore.verify.suite.mutant import GRID, Mutant
from boardscore.verify.suite.vectors import Vector

__all__ = ["GRID", "MUTANTS", "Mutant", "Row", "Table", "run"]

MUTANTS: tuple[Mutant, ...] = (*pier18.MUTANTS, *auctionland.MUTANTS)
"""The mutants of both games, and the controls of each: `identity` and `gross`."""


def run(vectors: Iterable[Vector], mutants: Iterable[Mutant] = MUTANTS) -> Table:
    """Asks every mutant every vector of its game, under the default rulings."""
    return strength.run(vectors, mutants)
