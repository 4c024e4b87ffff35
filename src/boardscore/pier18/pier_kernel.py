"""The points of piers as whole numbers, with the Plan: one source for plain Python and numba.

A pier is a tuple: its columns, and its words of Poets, Lovers, Fishers and Flower Sellers as
`boardscore.pier18.kernel` has them. `boardscore.pier18.kernel_states` makes the tables of a game.
"""

from collections.abc import Sequence
from typing import NamedTuple

from boardscore.core.branchless import larger
from boardscore.pier18 import kernel
from boardscore.pier18.plan_programs import ADD, COUNT, EITHER, EQUAL, MULTIPLY, NUMBER, SUBTRACT
from boardscore.pier18.plan_syntax import CHARACTERS, NAMES

PierWords = tuple[int, int, int, int, int]
"""The columns, Poets, Lovers, Fishers and Flower Sellers of a pier."""

POETS, LOVERS, FISHERS, SELLERS = range(len(CHARACTERS))
"""The categories, in the order of the words of a pier."""

_SYMBOLS = NAMES.index("symbols")
_BLANKS = NAMES.index("blanks")
_UPPER = NAMES.index("upper.poets")
_LOWER = NAMES.index("lower.poets")
_COLUMNS = NAMES.index("columns")
_GROUPS = NAMES.index("groups")
_LARGEST_GROUP = NAMES.index("largest_group")
_POINTS = NAMES.index("points.poets")


class PlayTables(NamedTuple):
    """The fixed numbers of a game: its rulings, its cards, and the layout of its states.

    Cards have the numbers of their places in the pack. A laid number is a card with a way to lie,
    in the order of the legal moves: all ways of the first card, then of the second. What cards and
    laid numbers have is in one list, `numbers`; other fields say where each part of it begins.
    """

    numbers: Sequence[int]
    """The parts of the list, one after the other; an array for numba."""
    players: int
    """The number of players."""
    width: int
    """The columns of a card."""
    across: int
    """The bits between the sides of a word."""
    leaps: tuple[int, ...]
    """Shifts by 1, 2, 4 and so on columns."""
    orthogonal: int
    """1 if groups reach across the pier (`flower_adjacency`)."""
    other_kinds: int
    """1 if no Flower Seller scores (`flower_points`)."""
    nobody: int
    """1 if no one gets a Patron whose category scores zero (`patron_when_all_zero`)."""
    dates: int
    """The date of each card as a number that is higher for an earlier date."""
    patrons: int
    """The category of each card as a Patron."""
    starts: int
    """The first laid number of each card, and one more than the last."""
    cards: int
    """The card of each laid number."""
    overlaps: int
    """The columns that each covers."""
    poets: int
    """The Poets of each, as a word."""
    lovers: int
    """The Lovers of each."""
    fishers: int
    """The Fishers of each."""
    sellers: int
    """The Flower Sellers of each."""
    firsts: int
    """The word of the first columns of both sides, by the number of columns."""
    plan_starts: int
    """Where the program of each card's Plan begins, and where the last one ends."""
    plans: int
    """The programs of all Plans."""
    seats: int
    """Where the first seat begins in a state."""
    seat_size: int
    """The numbers of a seat in a state."""
    won: int
    """Where a seat's Patron cards begin, from the start of the seat."""
    stack: int
    """Where a state has room for the values of a Plan's program."""


def extend(tables: PlayTables, pier: PierWords, laid: int) -> PierWords:
    """The pier with a card more at its water end (`pier18.round.overlap`)."""
    columns, poets, lovers, fishers, sellers = pier
    numbers = tables.numbers
    kept = columns - numbers[tables.overlaps + laid]
    first = numbers[tables.firsts + kept]
    return (
        kept + tables.width,
        poets & first | numbers[tables.poets + laid] << kept,
        lovers & first | numbers[tables.lovers + laid] << kept,
        fishers & first | numbers[tables.fishers + laid] << kept,
        sellers & first | numbers[tables.sellers + laid] << kept,
    )


def pier_points(tables: PlayTables, pier: PierWords) -> int:
    """The points of all four categories."""
    _, poets, lovers, fishers, sellers = pier
    symbols = poets | lovers | fishers | sellers
    return (
        kernel.poets(poets)
        + kernel.lovers(lovers, symbols)
        + kernel.fishers(fishers, tables.across)
        + flower_sellers(tables, symbols, sellers)
    )


def category_points(tables: PlayTables, category: int, pier: PierWords) -> int:
    """The points of one category."""
    _, poets, lovers, fishers, sellers = pier
    if category == POETS:
        return kernel.poets(poets)
    if category == FISHERS:
        return kernel.fishers(fishers, tables.across)
    symbols = poets | lovers | fishers | sellers
    if category == LOVERS:
        return kernel.lovers(lovers, symbols)
    return flower_sellers(tables, symbols, sellers)


def flower_sellers(tables: PlayTables, symbols: int, sellers: int) -> int:
    """The points of Flower Sellers by the rulings (`pier18.score.flower-sellers`)."""
    across, leaps = tables.across, tables.leaps
    if not sellers:
        return 0
    if not tables.orthogonal:
        if tables.other_kinds:
            return kernel.other_kinds_along(symbols, sellers, across, leaps)
        return kernel.every_other_along(symbols, sellers, across, leaps)
    if tables.other_kinds:
        return kernel.other_kinds_around(symbols, sellers, across, leaps)
    return kernel.every_other_around(symbols, sellers, across, leaps)


def symbols_of(pier: PierWords) -> int:
    """The spaces with any symbol."""
    _, poets, lovers, fishers, sellers = pier
    return poets | lovers | fishers | sellers


# Plans (`pier18.score.plan`)


def is_completed(tables: PlayTables, state: list[int], card: int, pier: PierWords) -> int:
    """1 if a pier completes the Plan of a card, else 0; the state only lends its stack."""
    numbers, plans, top = tables.numbers, tables.plans, tables.stack
    state[top] = 0
    starts = tables.plan_starts + card
    for at in range(plans + numbers[starts], plans + numbers[starts + 1], 2):
        if numbers[at] == NUMBER:
            top += 1
            state[top] = numbers[at + 1]
        elif numbers[at] == COUNT:
            top += 1
            state[top] = count(tables, numbers[at + 1], pier)
        else:
            top -= 1
            state[top] = combine(numbers[at], state[top], state[top + 1])
    return state[top]


def combine(instruction: int, left: int, right: int) -> int:
    """The value that replaces the last two."""
    if instruction == ADD:
        return left + right
    if instruction == SUBTRACT:
        return left - right
    if instruction == MULTIPLY:
        return left * right
    if instruction == EITHER:
        return left | right
    return int(left == right) if instruction == EQUAL else int(left < right)


def count(tables: PlayTables, name: int, pier: PierWords) -> int:
    """A number that Plans may name, by its place in the list of names."""
    if name < _COLUMNS:
        return count_spaces(tables, name, pier)
    if name == _COLUMNS:
        return pier[0]
    if name == _GROUPS:
        return groups(symbols_of(pier), tables.across, tables.leaps, tables.orthogonal)
    if name == _LARGEST_GROUP:
        return largest_group(symbols_of(pier), tables.across, tables.leaps, tables.orthogonal)
    return category_points(tables, name - _POINTS, pier)


def count_spaces(tables: PlayTables, name: int, pier: PierWords) -> int:
    """The number of spaces with a symbol or without, on the whole pier or on one side."""
    what = name % _UPPER
    word = symbols_of(pier) if what >= _SYMBOLS else pier[1 + what]
    spaces = pier[0]
    if name >= _LOWER:
        word = word & (1 << tables.across) - 1
    elif name >= _UPPER:
        word = word >> tables.across
    else:
        spaces = 2 * spaces
    return spaces - word.bit_count() if what == _BLANKS else word.bit_count()


def groups(symbols: int, across: int, leaps: kernel.Leaps, around: int) -> int:
    """The number of groups of symbols, single ones too: each has one space without a link.

    `around` is true if groups reach across the pier. Arrays of words give an array.

    >>> groups(0b11011, 32, kernel.LEAPS, around=0)
    2
    """
    if not around:
        return (symbols & ~kernel.linked_along(symbols, leaps)).bit_count()
    columns = (symbols | symbols >> across) & (1 << across) - 1
    return (columns & ~kernel.linked_around(symbols, across, leaps)).bit_count()


def largest_group(symbols: int, across: int, leaps: kernel.Leaps, around: int) -> int:
    """The number of symbols in the largest group; 0 without symbols.

    >>> largest_group(0b1110011, 32, kernel.LEAPS, around=0)
    3
    """
    if around:
        linked = kernel.linked_around(symbols, across, leaps)
    else:
        linked = kernel.linked_along(symbols, leaps)
    left, largest = symbols, symbols.bit_count() * 0
    while left:
        first = left & -left
        start = kernel.on_both_sides(first, across) if around else first
        group = symbols & kernel.reach(start, linked, leaps)
        largest = larger(largest, group.bit_count())
        left = left & ~group
    return largest
