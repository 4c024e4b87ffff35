"""Random positions of Stones."""

from collections.abc import Callable, Iterator, Mapping
from random import Random

from boardscore.verify.data_types import Data, Position
from boardscore.verify.search.position_steps import states

from ..state import start
from .shrink_steps import COLOURS
from .small_positions import position


def _free(random: Random) -> Data:
    """Rows of any length."""
    return position(_row(random, random.randint(0, 30)) for _ in range(random.randint(1, 3)))


def _sparse(random: Random) -> Data:
    """One short row."""
    return position([_row(random, random.randint(0, 4))])


def _boundary(random: Random) -> Data:
    """A row whose ends are equal."""
    row = _row(random, random.randint(1, 6))
    return position([row + row[0]])


def _tied(random: Random) -> Data:
    """The same row twice, sometimes with one stone more."""
    row = _row(random, random.randint(1, 6))
    return position([row, row + random.choice(("", *COLOURS))])


def _row(random: Random, length: int) -> str:
    return "".join(random.choices(COLOURS, k=length))


def changed(random: Random, known: Position) -> Data:
    """The position with one stone more in a row."""
    players = [dict(player) for player in known["players"]]
    random.choice(players)["row"] += random.choice(COLOURS)
    return {**known, "players": players}


def played(random: Random) -> Iterator[Data]:
    """The rows of random games, after each move."""
    for state in states(random, lambda: start([None] * random.randint(2, 3), "demo")):
        yield position(str(player.row) for player in state.position.players)


DRAWS: Mapping[str, Callable[[Random], Data]] = {
    "free": _free,
    "sparse": _sparse,
    "boundary": _boundary,
    "tied": _tied,
}
