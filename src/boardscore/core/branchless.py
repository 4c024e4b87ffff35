"""Branch-free arithmetic for the kernels of both games.

A word is a whole number used as a bit set: one `int`, an array, a compiled integer or a symbol in a
proof. The kernels annotate all of them as `int`.
"""


def larger(one: int, other: int) -> int:
    """The larger of two counts, without a branch.

    >>> larger(3, 2), larger(2, 3)
    (3, 3)
    """
    more = other - one
    return one + (more & ~(more >> 16))


def smaller(one: int, other: int) -> int:
    """The smaller of two counts, without a branch.

    >>> smaller(3, 2), smaller(2, 3)
    (2, 2)
    """
    return one + other - larger(one, other)
