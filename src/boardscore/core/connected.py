"""Connected groups: symbols on a pier, zones on an island."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
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


def sharing(parts: Mapping[Node, frozenset[Hashable]]) -> list[list[Node]]:
    """The groups of nodes that share something, directly or through others; in any order.

    A node that shares nothing is a group of one.

    >>> sharing({"a": frozenset({1}), "b": frozenset({2}), "c": frozenset({1, 3})})
    [['b'], ['a', 'c']]
    """
    groups: list[tuple[list[Node], frozenset[Hashable]]] = []
    for node, own in parts.items():
        nodes, held, apart = [node], own, []
        for group in groups:
            if held.isdisjoint(group[1]):
                apart.append(group)
            else:
                nodes, held = group[0] + nodes, held | group[1]
        groups = [*apart, (nodes, held)]
    return [nodes for nodes, _ in groups]
