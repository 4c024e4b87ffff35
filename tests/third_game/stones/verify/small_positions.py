"""Small positions of Stones, all of them, in the order of their size."""

from collections.abc import Iterable, Iterator
from itertools import product

from boardscore.verify.data_types import NAMES, Data
from boardscore.verify.search.position_steps import by_size

from .shrink_steps import COLOURS


def position(rows: Iterable[str]) -> Data:
    """Players with default names and these rows."""
    players = [{"name": name, "row": row} for name, row in zip(NAMES, rows)]
    return {"game": "stones", "players": players}


def levels() -> Iterator[Iterator[Data]]:
    """One row of up to 4 stones, then two rows of up to 2, then one row of 5."""
    yield by_size(position([row]) for length in range(5) for row in rows(length))
    some = [row for length in range(3) for row in rows(length)]
    yield by_size(map(position, product(some, repeat=2)))
    yield by_size(position([row]) for row in rows(5))


def rows(length: int) -> Iterator[str]:
    """All rows of this number of stones."""
    return map("".join, product(COLOURS, repeat=length))
