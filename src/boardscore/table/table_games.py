"""The games whose tables can be scored: what each offers, loaded when it is asked for."""

from boardscore.core import registry
from boardscore.core.problems import Problem
from boardscore.core.rulings import unknown_value
from boardscore.table.errors import TableError
from boardscore.table.plugin import Columns


def names() -> tuple[str, ...]:
    """The games that have tables.

    >>> names()
    ('pier18', 'auctionland')
    """
    return tuple(name for name in registry.names() if registry.registered(name).table)


def columns(game: str) -> Columns:
    """The columns of a game; raises `TableError` for one that has no tables.

    >>> columns("pier18").one_of
    ('pier', 'cards')
    """
    if not isinstance(game, str) or game not in names():
        raise TableError(Problem(unknown_value(game, names()), ("game",)))
    offered: Columns = registry.offer(f"{registry.registered(game).table}.offer").COLUMNS
    return offered
