"""Wrong implementations, one for each misreading a person could make: they measure the vectors."""

from collections.abc import Iterable

from boardscore.core import registry
from boardscore.verify import games
from boardscore.verify.mutants import strength
from boardscore.verify.mutants.strength import Row, Table
from boardscore.verify.suite.mutant import GRID, Mutant
from boardscore.verify.suite.vectors import Vector

__all__ = ["GRID", "Mutant", "Row", "Table", "of", "run"]


def of(game: str | None = None) -> tuple[Mutant, ...]:
    """The mutants of a game, or of all, and the controls of each: `identity` and `gross`."""
    names = registry.names() if game is None else (game,)
    return tuple(mutant for name in names for mutant in games.kit(name).mutants)


def run(vectors: Iterable[Vector], mutants: Iterable[Mutant] | None = None) -> Table:
    """Asks every mutant every vector of its game, under the default rulings."""
    return strength.run(vectors, of() if mutants is None else mutants)
