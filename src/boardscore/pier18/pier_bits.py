"""The scoring rules of Pier 18 on bit masks, for one pier or a million.

>>> lovers(lovers=0b100001, symbols=0b101001)
2

A word has a bit for each space. The bits of the upper side are `across` bits above those of the
lower side. Two bits above each side stay empty, to take what is shifted beyond the end, so piers of
up to 30 columns fit into 64 bits. The direction of a pier does not matter.

The functions use only `& | ^ ~ << >>`, `bit_count()` and sums, and never branch on the content of a
word. So they run unchanged on whole numbers, on arrays, compiled, and on all piers at once in a
proof. The reference, with reasons, is `boardscore.pier18.scoring`.
"""

from collections.abc import Callable, Mapping, Sequence

from boardscore.core.branchless import larger
from boardscore.pier18.rulings import FlowerAdjacency, FlowerPoints

Leaps = Sequence[int]
"""Shifts by 1, 2, 4 and so on spaces, up to the length of a pier."""

COLUMNS = 30
"""The longest pier with words of 64 bits."""

ACROSS = 32
"""The bits between the lower and the upper side in words of 64 bits."""

LEAPS: Leaps = (1, 2, 4, 8, 16)
"""The shifts for words of 64 bits."""


def poets(poets: int) -> int:
    """1 point for every 2 Poets, from their bits (`pier18.score.poets`).

    >>> poets(0b10101)
    1
    """
    return poets.bit_count() >> 1


def lovers(lovers: int, symbols: int, space: int = 1) -> int:
    """2 points for each Lovers, from bits, with no one within 2 spaces (`pier18.score.lovers`).

    >>> lovers(lovers=0b1001, symbols=0b1001)
    4
    """
    beside = symbols << space | symbols >> space
    near = beside | symbols << space + space | symbols >> space + space
    return (lovers & ~near).bit_count() << 1


def fishers(fishers: int, across: int) -> int:
    """1 point per Fisher on the side with more of them, from their bits (`pier18.score.fishers`).

    >>> fishers(0b111_0000_1, across=5)
    3
    """
    upper = (fishers >> across).bit_count()
    return larger(upper, fishers.bit_count() - upper)


def tie_symbols(symbols: int) -> int:
    """The number of visible symbols, from their bits (`pier18.tie.symbols`)."""
    return symbols.bit_count()


# Flower Sellers (`pier18.score.flower-sellers`): links, their groups, the points


def linked_along(symbols: int, leaps: Leaps) -> int:
    """The bits of symbols whose next space has a symbol too (`same_side`).

    >>> bin(linked_along(0b1110110, leaps=(1, 2, 4)))
    '0b110010'
    """
    return symbols & symbols >> leaps[0]


def linked_around(symbols: int, across: int, leaps: Leaps) -> int:
    """The bits of columns connected with the next column, on either side (`orthogonal`).

    The two symbols of a column are next to each other, so all symbols of connected columns are in
    one group.

    >>> bin(linked_around(0b011, across=5, leaps=(1, 2)))
    '0b100001'
    """
    return on_both_sides(linked_along(symbols, leaps), across)


def on_both_sides(spaces: int, across: int) -> int:
    """The bits of the spaces, and of the spaces across the pier."""
    return spaces | spaces << across | spaces >> across


def reach(start: int, linked: int, leaps: Leaps) -> int:
    """The bits of all spaces connected with the start, in both directions.

    >>> bin(reach(0b0100000, linked=0b0110011, leaps=(1, 2, 4)))
    '0b1110000'
    """
    for leap in leaps:
        start = start | linked & start >> leap | (linked & start) << leap
        linked = linked & linked >> leap
    return start


def every_other_along(symbols: int, flower_sellers: int, across: int, leaps: Leaps) -> int:  # noqa: ARG001
    """Counts the symbols of each group but its last, in bits (`same_side`, `every_other_symbol`).

    >>> every_other_along(0b11110, 0b01100, across=7, leaps=(1, 2, 4))
    3
    """
    linked = linked_along(symbols, leaps)
    return (reach(flower_sellers, linked, leaps) & linked).bit_count()


def other_kinds_along(symbols: int, flower_sellers: int, across: int, leaps: Leaps) -> int:  # noqa: ARG001
    """Counts the symbols of groups but Flower Sellers, in bits (`same_side`, `other_kinds_only`).

    >>> other_kinds_along(0b11110, 0b01100, across=7, leaps=(1, 2, 4))
    2
    """
    grouped = reach(flower_sellers, linked_along(symbols, leaps), leaps)
    return (grouped & ~flower_sellers).bit_count()


def every_other_around(symbols: int, flower_sellers: int, across: int, leaps: Leaps) -> int:
    """Counts the symbols of each group but its last, in bits (`orthogonal`, `every_other_symbol`).

    If the last column has two symbols, the last one is on the lower side.

    >>> every_other_around(0b110_00_011, 0b100_00_000, across=5, leaps=(1, 2))
    3
    """
    linked = linked_around(symbols, across, leaps)
    grouped = symbols & reach(on_both_sides(flower_sellers, across), linked, leaps)
    return (grouped & (linked | grouped << across)).bit_count()


def other_kinds_around(symbols: int, flower_sellers: int, across: int, leaps: Leaps) -> int:
    """Counts the symbols of groups but Flower Sellers, in bits (`orthogonal`, `other_kinds_only`).

    >>> other_kinds_around(0b110_00_011, 0b100_00_001, across=5, leaps=(1, 2))
    2
    """
    linked = linked_around(symbols, across, leaps)
    grouped = symbols & reach(on_both_sides(flower_sellers, across), linked, leaps)
    return (grouped & ~flower_sellers).bit_count()


FLOWER_SELLERS: Mapping[
    tuple[FlowerAdjacency, FlowerPoints], Callable[[int, int, int, Leaps], int]
] = {
    (FlowerAdjacency.SAME_SIDE, FlowerPoints.EVERY_OTHER_SYMBOL): every_other_along,
    (FlowerAdjacency.SAME_SIDE, FlowerPoints.OTHER_KINDS_ONLY): other_kinds_along,
    (FlowerAdjacency.ORTHOGONAL, FlowerPoints.EVERY_OTHER_SYMBOL): every_other_around,
    (FlowerAdjacency.ORTHOGONAL, FlowerPoints.OTHER_KINDS_ONLY): other_kinds_around,
}
"""The points of groups with a Flower Seller, by the rulings on adjacency and points."""
