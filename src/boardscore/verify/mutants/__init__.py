"""Wrong programs, one for each misreading of a rule: they measure the vectors."""

from boardscore.core import registry
from boardscore.verify import games
from boardscore.verify.mutants.strength import Row, Table, run
from boardscore.verify.vectors.misreading import GRID, Misreading

__all__ = ["GRID", "Misreading", "Row", "Table", "of", "run"]


def of(game: str | None = None, *ops: str) -> tuple[Misreading, ...]:
    """The misreadings of a game, or of all games, and the controls: those that answer one of some
    requests, or any request.
    """
    names = registry.names("verification") if game is None else (game,)
    found = (one for name in names for one in games.kit(name).misreadings)
    return tuple(one for one in found if not ops or {*ops} & {*one.ops})
