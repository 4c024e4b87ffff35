"""Positions of Stones in the kit: their parts, small, smaller and random ones, and fast scores."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise, product
from random import Random

from boardscore.core.messages import Message
from boardscore.verify.data_types import NAMES, Data, Marks, Names, Position, Size
from boardscore.verify.search.played_games import states
from boardscore.verify.search.shrink_steps import by_size, with_simpler_players

from ..rulings import Ends, Rulings
from ..scoring import RowScore, tie_length
from ..state import start

CATEGORIES: Mapping[str, str] = {"pairs": "stones.score.pairs"}
TIES: Mapping[str, str] = dict.fromkeys(("points", "length", "shared"), "stones.tie.length")


def in_play(position: Position) -> Names:
    """Pairs, if a player has stones."""
    return frozenset({"pairs"} if any(player["row"] for player in position["players"]) else ())


def is_canonical(position: Position) -> bool:
    """Whether players have only a name and a row."""
    players = position["players"]
    return {*position} == {"game", "players"} and all({*one} == {"name", "row"} for one in players)


def tie_breakers(player: RowScore) -> Message:
    """The length of the row."""
    return Message("judge.tie.stones", length=tie_length(player.player.row))


# The score by the written rules, fast enough for a search


def marks(position: Position, rulings: Rulings) -> Marks:
    """The pairs of all players, and the lengths of their rows."""
    rows = [player["row"] for player in position["players"]]
    return [{"pairs": pairs(row, rulings)} for row in rows], [(len(row),) for row in rows]


def pairs(row: str, rulings: Rulings) -> int:
    """The number of equal neighbours."""
    joined = row + row[:1] if rulings.ends is Ends.JOINED and len(row) > 2 else row
    return sum(one == other for one, other in pairwise(joined))


# Small positions, all of them, in the order of their size

COLOURS = "RGB"
"""The simplest first."""


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


def size(position: Position) -> Size:
    """The numbers of stones, players and colours."""
    rows = [player["row"] for player in position["players"]]
    colours = sum(map(COLOURS.index, "".join(rows)))
    return sum(map(len, rows)), len(rows), colours


def steps(position: Position) -> Iterator[Data]:
    """One stone less, or one with a simpler colour."""
    return with_simpler_players(position, _with_simpler_row)


def _with_simpler_row(player: Position) -> Iterator[Data]:
    row = player["row"]
    for place, colour in enumerate(row):
        for simpler in ("", *COLOURS[: COLOURS.index(colour)]):
            yield {**player, "row": row[:place] + simpler + row[place + 1 :]}


# Random positions


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
