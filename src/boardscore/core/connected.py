"""Connected groups: symbols on a pier, tiles of an island."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)


def connected_groups(
    nodes: Iterable[Node], beside: Callable[[Node], Iterable[Hashable]]
) -> Iterator[list[Node]]:
    """The connected groups of nodes, in the order of their first nodes.

    Neighbours that are not nodes themselves connect nothing.

    >>> list(connected_groups([1, 2, 5], lambda n: [n - 1, n + 1]))
    [[1, 2], [5]]
    """
    left: dict[Hashable, Node] = {node: node for node in nodes}
    for first in tuple(left):
        if first in left:
            group = [left.pop(first)]
            for node in group:  # grows during the loop
                group += [left.pop(other) for other in beside(node) if other in left]
            yield group
