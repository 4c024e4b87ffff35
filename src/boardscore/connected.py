"""Connected groups: what touches what, for symbols on a pier and for zones on an island."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)


def connected(
    nodes: Iterable[Node], beside: Callable[[Node], Iterable[Node]]
) -> Iterator[list[Node]]:
    """The groups of nodes that hang together, in the order of their first nodes.

    >>> list(connected([1, 2, 5], lambda n: [n - 1, n + 1]))
    [[1, 2], [5]]
    """
    left = dict.fromkeys(nodes)
    for first in tuple(left):
        group = []
        reached = [first]
        for node in reached:  # which grows on the way
            if node in left:
                del left[node]
                group.append(node)
                reached.extend(beside(node))
        if group:
            yield group
