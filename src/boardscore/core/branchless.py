"""Branch-free arithmetic for the kernels of both games.

A word is a whole number used as a set of places: one `int`, an array of them, a compiled one or a
symbol in a proof. The kernels name the type of all of these `int`.
"""


def larger(one: int, other: int) -> int:
    """The larger of two counts.

    >>> larger(3, 2), larger(2, 3)
    (3, 3)
    """
    more = other - one
    return one + (more & ~(more >> 16))


def smaller(one: int, other: int) -> int:
    """The smaller of two counts.

    >>> smaller(3, 2), smaller(2, 3)
    (2, 2)
    """
    return one + other - larger(one, other)
