"""What is wrong with a list of moves."""

from typing import Any, NamedTuple

from boardscore.verify.data_types import Position


class Wrong(NamedTuple):
    """What is wrong with a list of moves."""

    missing: tuple[Position, ...]
    """The legal moves that it lacks."""
    too_many: tuple[tuple[int, Any], ...]
    """What in it is no legal move, each with its place."""
