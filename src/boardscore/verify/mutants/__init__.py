"""Wrong implementations, one for each misreading a person could make: they measure the vectors."""

from collections.abc import Iterable

from boardscore.core import registry
from boardscore.verify import games
from boardscore.verify.mutants import strength
from boardscore.verify.mutants.strength import Row, Table
from boardscore.verify.vectors.mutant import GRID, Misreading, Mutant
from boardscore.verify.vectors.play_mutant import PlayMutant
from boardscore.verify.vectors.table_mutant import TableMutant
from boardscore.verify.vectors.vectors import Vector

__all__ = [
    "GRID",
    "Misreading",
    "Mutant",
    "PlayMutant",
    "Row",
    "Table",
    "TableMutant",
    "of",
    "of_play",
    "of_tables",
    "run",
    "run_play",
    "run_tables",
]


def of(game: str | None = None) -> tuple[Mutant, ...]:
    """The mutants of a game, or of all, and the controls of each: `identity` and `gross`."""
    names = registry.names() if game is None else (game,)
    return tuple(mutant for name in names for mutant in games.kit(name).mutants)


def of_play(game: str | None = None) -> tuple[PlayMutant, ...]:
    """The mutants of play of a game, or of all, and the controls of each."""
    names = registry.names() if game is None else (game,)
    played = (games.kit(name).play for name in names)
    return tuple(mutant for play in played if play is not None for mutant in play.mutants)


def of_tables(game: str | None = None) -> tuple[TableMutant, ...]:
    """The mutants of the table of a game, or of all, and the controls of each."""
    names = registry.names() if game is None else (game,)
    played = (games.kit(name).play for name in names)
    return tuple(mutant for play in played if play is not None for mutant in play.tellers)


def run(vectors: Iterable[Vector], mutants: Iterable[Mutant] | None = None) -> Table:
    """Asks every mutant every vector of its game, under the default rulings."""
    return strength.run(vectors, of() if mutants is None else mutants)


def run_play(vectors: Iterable[Vector], mutants: Iterable[PlayMutant] | None = None) -> Table:
    """Asks every mutant of play the vectors about its facet, under every ruling by itself."""
    return strength.run_play(vectors, of_play() if mutants is None else mutants)


def run_tables(vectors: Iterable[Vector], mutants: Iterable[TableMutant] | None = None) -> Table:
    """Asks every mutant of the table the vectors about its facet, under every ruling by itself."""
    return strength.run_tables(vectors, of_tables() if mutants is None else mutants)
