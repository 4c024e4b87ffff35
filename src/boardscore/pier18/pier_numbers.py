"""Points of piers on whole numbers, and their Plans: one source for Python, numba and arrays."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from boardscore.core.branchless import larger
from boardscore.pier18 import pier_bits
from boardscore.pier18.model import PLAYERS
from boardscore.pier18.notation import LONGEST
from boardscore.pier18.pieces import CATEGORIES
from boardscore.pier18.pier_bits import Leaps
from boardscore.pier18.plan_syntax import NAMES
from boardscore.pier18.plans import (
    ADD,
    COUNT,
    EITHER,
    EQUAL,
    MULTIPLY,
    NUMBER,
    SUBTRACT,
    Condition,
    truth_of,
)
from boardscore.pier18.rulings import FlowerAdjacency

PierWords = tuple[int, int, int, int, int]
"""The columns, Poets, Lovers, Fishers and Flower Sellers of a pier."""

POETS, LOVERS, FISHERS, SELLERS = range(len(CATEGORIES))
"""The categories, in the order of the words of a pier."""

LONG_LEAPS = tuple(1 << power for power in range(LONGEST.bit_length()))
"""Shifts by 1, 2, 4 and so on columns for piers of more than 30 columns, in plain Python only."""

_SYMBOLS = NAMES.index("symbols")
_BLANKS = NAMES.index("blanks")
_UPPER = NAMES.index("upper.poets")
_LOWER = NAMES.index("lower.poets")
_COLUMNS = NAMES.index("columns")
_GROUPS = NAMES.index("groups")
_LARGEST_GROUP = NAMES.index("largest_group")
_POINTS = NAMES.index("points.poets")


Tables = Sequence[int]
"""The fixed numbers of a game as one list, which begins with those of the next names.

A card is the place of its numbers in the list. A laid number is the place of those of a card with a
way to lie; they have the order of the legal moves: all ways of the first card, then of the second.
"""

PLAYER_COUNT, WIDTH, ACROSS, WON, STACK = range(5)
"""The number of players, the columns of a card, the bits between the sides of a word; where a seat
has its Patron cards, and where a state has room for the values of a Plan."""

ORTHOGONAL, OTHER_KINDS, NOBODY = range(5, 8)
"""1 if groups reach across the pier (`flower_adjacency`), if no Flower Seller scores
(`flower_points`), if no one gets a Patron whose category scores 0 (`patron_when_all_zero`)."""

SEATS = 8
"""Where each seat begins in a state."""

FIRSTS = SEATS + PLAYERS[1]
"""The word of the first columns of both sides, by the number of columns."""

DATE, PATRON, WAYS, FIRST_WAY, PROGRAM, PROGRAM_END, CARD_SIZE = range(7)
"""The parts of a card: its date as a number that is higher for an earlier date, its category as a
Patron, the number of its ways to lie, the first of them, and where the program of its Plan is."""

CARD, OVERLAP, WORDS, LAID_SIZE = 0, 1, 2, 6
"""The parts of a card with a way to lie: the card, the columns it covers, its symbols as words."""


def extend(tables: Tables, pier: PierWords, laid: int) -> PierWords:
    """The words of a pier with one more card at its water end (`pier18.round.overlap`)."""
    columns, poets, lovers, fishers, sellers = pier
    kept = columns - tables[laid + OVERLAP]
    first, word = tables[FIRSTS + kept], laid + WORDS
    return (
        kept + tables[WIDTH],
        poets & first | tables[word] << kept,
        lovers & first | tables[word + 1] << kept,
        fishers & first | tables[word + 2] << kept,
        sellers & first | tables[word + 3] << kept,
    )


def pier_points(tables: Tables, pier: PierWords) -> int:
    """The points of all four categories, from the words of a pier."""
    _, poets, lovers, fishers, sellers = pier
    symbols = poets | lovers | fishers | sellers
    return (
        pier_bits.poets(poets)
        + pier_bits.lovers(lovers, symbols)
        + pier_bits.fishers(fishers, tables[ACROSS])
        + flower_sellers(tables, symbols, sellers)
    )


def category_points(tables: Tables, category: int, pier: PierWords) -> int:
    """The points of one category of a pier in numbers."""
    _, poets, lovers, fishers, sellers = pier
    if category == POETS:
        return pier_bits.poets(poets)
    if category == FISHERS:
        return pier_bits.fishers(fishers, tables[ACROSS])
    symbols = poets | lovers | fishers | sellers
    if category == LOVERS:
        return pier_bits.lovers(lovers, symbols)
    return flower_sellers(tables, symbols, sellers)


def flower_sellers(tables: Tables, symbols: int, sellers: int) -> int:
    """The points of Flower Sellers in words, by the rulings (`pier18.score.flower-sellers`)."""
    if not sellers:
        return 0
    if tables[ACROSS] <= pier_bits.ACROSS:
        return flower_points(tables, symbols, sellers, pier_bits.LEAPS)
    return flower_points(tables, symbols, sellers, LONG_LEAPS)


def flower_points(tables: Tables, symbols: int, sellers: int, leaps: pier_bits.Leaps) -> int:
    """The points of Flower Sellers in words, with shifts that numba needs in a constant tuple."""
    across = tables[ACROSS]
    if not tables[ORTHOGONAL]:
        if tables[OTHER_KINDS]:
            return pier_bits.other_kinds_along(symbols, sellers, across, leaps)
        return pier_bits.every_other_along(symbols, sellers, across, leaps)
    if tables[OTHER_KINDS]:
        return pier_bits.other_kinds_around(symbols, sellers, across, leaps)
    return pier_bits.every_other_around(symbols, sellers, across, leaps)


def symbols_of(pier: PierWords) -> int:
    """The word of a pier's spaces with any symbol."""
    _, poets, lovers, fishers, sellers = pier
    return poets | lovers | fishers | sellers


# Plans (`pier18.score.plan`)


def is_completed(tables: Tables, state: list[int], card: int, pier: PierWords) -> int:
    """1 if a pier in numbers completes a card's Plan, else 0; the state only lends its stack."""
    top = tables[STACK]
    state[top] = 0
    for at in range(tables[card + PROGRAM], tables[card + PROGRAM_END], 2):
        if tables[at] == NUMBER:
            top += 1
            state[top] = tables[at + 1]
        elif tables[at] == COUNT:
            top += 1
            state[top] = count(tables, tables[at + 1], pier)
        else:
            top -= 1
            state[top] = combine(tables[at], state[top], state[top + 1])
    return state[top]


def combine(instruction: int, left: int, right: int) -> int:
    """The number that replaces the last two on the stack, by an instruction of a Plan's program."""
    if instruction == ADD:
        return left + right
    if instruction == SUBTRACT:
        return left - right
    if instruction == MULTIPLY:
        return left * right
    if instruction == EITHER:
        return left | right
    return int(left == right) if instruction == EQUAL else int(left < right)


def count(tables: Tables, name: int, pier: PierWords) -> int:
    """The number of a pier in numbers that a Plan names, by its place in the list of names."""
    if name < _COLUMNS:
        return count_spaces(tables, name, pier)
    if name == _COLUMNS:
        return pier[0]
    if name == _GROUPS:
        return groups(symbols_of(pier), tables[ACROSS], pier_bits.LEAPS, tables[ORTHOGONAL])
    if name == _LARGEST_GROUP:
        across, around = tables[ACROSS], tables[ORTHOGONAL]
        if across <= pier_bits.ACROSS:
            return largest_group(symbols_of(pier), across, pier_bits.LEAPS, around)
        return largest_group(symbols_of(pier), across, LONG_LEAPS, around)
    return category_points(tables, name - _POINTS, pier)


def count_spaces(tables: Tables, name: int, pier: PierWords) -> int:
    """The number of spaces with a symbol or without, from words, of the whole pier or one side."""
    what = name % _UPPER
    word = symbols_of(pier) if what >= _SYMBOLS else pier[1 + what]
    spaces = pier[0]
    if name >= _LOWER:
        word = word & (1 << tables[ACROSS]) - 1
    elif name >= _UPPER:
        word = word >> tables[ACROSS]
    else:
        spaces = 2 * spaces
    return spaces - word.bit_count() if what == _BLANKS else word.bit_count()


def groups(symbols: int, across: int, leaps: pier_bits.Leaps, around: int) -> int:
    """The number of groups of a pier in numbers, single symbols too: each has one unlinked space.

    `around` is true if groups reach across the pier. Arrays of words give an array.

    >>> groups(0b11011, 32, pier_bits.LEAPS, around=0)
    2
    """
    if not around:
        return (symbols & ~pier_bits.linked_along(symbols, leaps)).bit_count()
    columns = (symbols | symbols >> across) & (1 << across) - 1
    return (columns & ~pier_bits.linked_around(symbols, across, leaps)).bit_count()


def largest_group(symbols: int, across: int, leaps: pier_bits.Leaps, around: int) -> int:
    """The number of symbols in the largest group of a pier in numbers; 0 without symbols.

    >>> largest_group(0b1110011, 32, pier_bits.LEAPS, around=0)
    3
    """
    if around:
        linked = pier_bits.linked_around(symbols, across, leaps)
    else:
        linked = pier_bits.linked_along(symbols, leaps)
    left, largest = symbols, symbols.bit_count() * 0
    while left:
        first = left & -left
        start = pier_bits.on_both_sides(first, across) if around else first
        group = symbols & pier_bits.reach(start, linked, leaps)
        largest = larger(largest, group.bit_count())
        left = left & ~group
    return largest


class Grid(NamedTuple):
    """The spaces of a pier behind the bits of a word, and which of them are next to each other."""

    across: int = pier_bits.ACROSS
    """The bits between the lower and the upper side."""
    leaps: Leaps = pier_bits.LEAPS
    """Shifts that lead from one end of a pier to the other."""
    adjacency: FlowerAdjacency = FlowerAdjacency.SAME_SIDE
    """The ruling."""

    @property
    def is_around(self) -> bool:
        """Whether groups reach across the pier."""
        return self.adjacency is FlowerAdjacency.ORTHOGONAL


def meets(
    condition: Condition,
    words: Sequence[Any],
    columns: Any,
    points: Callable[[str], Any],
    grid: Grid,
) -> Any:
    """Whether a pier meets a condition, by its four words, its columns, and points by category.

    >>> meets(Condition("lower.poets > 1"), [0b111, 0, 0, 0], 3, {}.get, Grid())
    True
    """
    by_category = dict(zip(CATEGORIES, words))
    symbols = words[0] | words[1] | words[2] | words[3]
    lower = (1 << grid.across) - 1
    parts = {"lower": lower, "upper": lower << grid.across}

    def number(name: str) -> Any:
        part, _, what = name.rpartition(".")
        if part == "points":
            return points(what)
        if what == "columns":
            return columns
        if what == "groups":
            return groups(symbols, grid.across, grid.leaps, grid.is_around)
        if what == "largest_group":
            return largest_group(symbols, grid.across, grid.leaps, grid.is_around)
        counted = by_category.get(what, symbols)
        found = (counted & parts[part] if part else counted).bit_count()
        return found if what != "blanks" else (1 if part else 2) * columns - found

    return truth_of(condition, {name: number(name) for name in condition.names})
