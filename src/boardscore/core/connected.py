"""Connected groups: what touches what, for symbols on a pier and for zones on an island."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)


def connected(
    nodes: Iterable[Node], beside: Callable[[Node], Iterable[Hashable]]
) -> Iterator[list[Node]]:
    """The groups of nodes that are connected, in the order of their first nodes.

    What is beside a node, but is no node itself, joins nothing.

    >>> list(connected([1, 2, 5], lambda n: [n - 1, n + 1]))
    [[1, 2], [5]]
    """
    left: dict[Hashable, Node] = {node: node for node in nodes}
    for first in tuple(left):
        if first in left:
            group = [left.pop(first)]
            for node in group:  # which grows on the way
                group += [left.pop(other) for other in beside(node) if other in left]
            yield group
