"""The marks of a score on the spaces of a pier: one source for text and SVG pictures."""

from collections.abc import Iterable, Mapping
from typing import Any

from attrs import frozen

from boardscore.core.results import Line, Spot
from boardscore.pier18.model import Pier
from boardscore.pier18.pieces import Symbol

_GROUPS = "flower_sellers"


@frozen
class Marks:
    """The marks on a pier."""

    scoring: frozenset[Spot] = frozenset()
    """The spaces that score, by themselves or in a group."""
    discs: frozenset[Spot] = frozenset()
    """The spaces whose symbol scores by its own kind."""
    blocked: Mapping[Spot, tuple[Spot, ...]] = {}
    """The blocked spaces, each with the spaces that block it."""
    groups: tuple[tuple[tuple[Spot, ...], int], ...] = ()
    """The groups with a Flower Seller, each with its points."""

    def to_dict(self) -> dict[str, Any]:
        """The marks as data: full discs, blocked spaces with blockers, groups with points."""
        return {
            "full": sorted(space.to_list() for space in self.discs),
            "blocked": [
                {"space": space.to_list(), "by": [spot.to_list() for spot in by]}
                for space, by in self.blocked.items()
            ],
            "groups": [
                {"spaces": [space.to_list() for space in spaces], "points": points}
                for spaces, points in self.groups
            ],
        }


def marks(pier: Pier, lines: Iterable[Line]) -> Marks:
    """The marks of the lines of a score on a pier."""
    lines = tuple(lines)
    bringing = [(line, space) for line in lines if line.points for space in line.spaces]
    sellers = frozenset(pier.find(Symbol.FLOWER_SELLER))
    return Marks(
        frozenset(space for _, space in bringing),
        frozenset(s for line, s in bringing if line.category != _GROUPS or s in sellers),
        {space: line.because for line in lines if line.because for space in line.spaces},
        tuple(
            (line.spaces, line.points) for line in lines if line.category == _GROUPS and line.points
        ),
    )
