"""The clauses of Pier 18 about a pier, space by space; to be read next to the rules.

Everything applies to plain piers, for which tests compare it with the readable functions, and to
all piers together, for which the kernel is proven to agree.
"""

from collections.abc import Callable, Iterator

from attrs import frozen

from boardscore.pier18 import FlowerAdjacency
from tests.proof.logic import Claim, every, nothing, some, then

Space = tuple[str, int]
"""A side, and a column from 0."""

Chosen = Callable[[Space], Claim]
"""Some of the spaces: whether a space is one of them."""

SIDES = ("lower", "upper")
POETS, LOVERS, FISHERS, FLOWER_SELLERS = KINDS = "QHAS"


@frozen
class Pier:
    """A number of columns, and whether a space has a kind."""

    columns: int
    shows: Callable[[str, Space], Claim]

    @property
    def spaces(self) -> list[Space]:
        return [(side, column) for side in SIDES for column in range(self.columns)]

    def symbol(self, space: Space) -> Claim:
        """Whether a space has any symbol; none beyond the ends (`pier18.score.lovers`)."""
        _, column = space
        on_pier = 0 <= column < self.columns
        return some(self.shows(kind, space) for kind in KINDS) if on_pier else False


def in_love(pier: Pier, space: Space) -> Claim:
    """Lovers with no other character within 2 spaces on the same side (`pier18.score.lovers`)."""
    side, column = space
    near = [(side, column + by) for by in (-2, -1, 1, 2)]
    return every([pier.shows(LOVERS, space), nothing(map(pier.symbol, near))])


def neighbours_of(pier: Pier, space: Space, adjacency: FlowerAdjacency) -> Iterator[Space]:
    """The spaces next to a space (`pier18.score.flower-sellers`, ruling `flower_adjacency`)."""
    side, column = space
    near = [(side, column - 1), (side, column + 1)]
    if adjacency is FlowerAdjacency.ORTHOGONAL:
        near += [(other, column) for other in SIDES if other != side]
    return (one for one in near if one in pier.spaces)


def whole(pier: Pier, chosen: Chosen, adjacency: FlowerAdjacency) -> Claim:
    """Whether a set has only symbols, and every symbol next to a member: whole groups only."""
    return every(
        [
            *(then(chosen(space), pier.symbol(space)) for space in pier.spaces),
            *(
                then(every([chosen(space), pier.symbol(other)]), chosen(other))
                for space in pier.spaces
                for other in neighbours_of(pier, space, adjacency)
            ),
        ]
    )


def within(pier: Pier, chosen: Chosen, others: Chosen) -> Claim:
    """Whether a set is part of another."""
    return every(then(chosen(space), others(space)) for space in pier.spaces)
