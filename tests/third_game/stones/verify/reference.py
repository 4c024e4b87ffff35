"""The score of a position of Stones by the written rules, fast enough for a search."""

from itertools import pairwise

from boardscore.verify.data_types import Marks, Position

from ..rulings import Ends, Rulings


def marks(position: Position, rulings: Rulings) -> Marks:
    """The pairs of all players, and the lengths of their rows."""
    rows = [player["row"] for player in position["players"]]
    return [{"pairs": pairs(row, rulings)} for row in rows], [(len(row),) for row in rows]


def pairs(row: str, rulings: Rulings) -> int:
    """The number of equal neighbours."""
    joined = row + row[:1] if rulings.ends is Ends.JOINED and len(row) > 2 else row
    return sum(one == other for one, other in pairwise(joined))
