"""The claims about the kernel of Pier 18, proven for every pier that fits its words."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import z3
from attrs import frozen

from boardscore.pier18 import FlowerAdjacency, FlowerPoints
from tests.proof import pier18 as spec
from tests.proof.words import (
    Word,
    any_word,
    constant,
    count,
    counted,
    facts,
    is_one,
    no_more_than,
)

Claims = Iterator[tuple[str, Any, list[Any]]]
"""A claim: in words, as a formula, and its conditions."""


@frozen
class Layout:
    """The order of the spaces in a word."""

    columns: int
    space: int
    across: int
    width: int

    @property
    def leaps(self) -> tuple[int, ...]:
        """Shifts by 1, 2, 4 and so on spaces."""
        return tuple(self.space << power for power in range((self.columns - 1).bit_length()))

    def bit(self, space: spec.Space) -> int:
        side, column = space
        return self.space * column + (self.across if side == "upper" else 0)

    def side(self, side: str) -> Word:
        """All spaces of a side."""
        columns = range(self.columns)
        return constant(sum(1 << self.bit((side, one)) for one in columns), self.width)

    def chosen(self, word: Word) -> spec.Chosen:
        """A word as a set of spaces."""
        return lambda space: word[self.bit(space)]


TABLE = Layout(columns=30, space=1, across=32, width=64)
"""All 64 bits, as tables use them."""

SHORT = Layout(columns=18, space=1, across=20, width=64)
"""The layout for counterexamples: long enough to need all shifts."""

ONE_PIER = Layout(columns=30, space=4, across=128, width=512)
"""The layout of `fast`: shifts lose no bits, because whole numbers are unlimited."""


@frozen(slots=False)
class Everything:
    """Every pier of a layout: a word for each kind, with any value that a pier can have."""

    layout: Layout

    @cached_property
    def kinds(self) -> dict[str, Word]:
        return {kind: any_word(kind, self.layout.width) for kind in spec.KINDS}

    @property
    def symbols(self) -> Word:
        """The word of all kinds."""
        poets, lovers, fishers, flower_sellers = self.kinds.values()
        return poets | lovers | fishers | flower_sellers

    @property
    def pier(self) -> spec.Pier:
        bit = self.layout.bit
        return spec.Pier(self.layout.columns, lambda kind, space: self.kinds[kind][bit(space)])

    @property
    def given(self) -> list[Any]:
        """No bits outside of the spaces, and no bit in two words."""
        spaces = self.layout.side("lower") | self.layout.side("upper")
        words = list(self.kinds.values())
        pairs = [(one, other) for one in words for other in words if one is not other]
        return [
            no_more_than(self.symbols, spaces),
            *((one & other).bits == 0 for one, other in pairs),
        ]


def claims(kernel: Any, layout: Layout = TABLE) -> Claims:
    every = Everything(layout)
    yield from _categories(kernel, every)
    for adjacency in FlowerAdjacency:
        yield from _groups(kernel, every, adjacency)
        yield from _points(kernel, every, adjacency)


def _categories(kernel: Any, every: Everything) -> Claims:
    layout, given, pier = every.layout, every.given, every.pier
    poets, lovers, fishers, _ = every.kinds.values()
    number = count(layout.width)
    lower, upper = layout.side("lower"), layout.side("upper")

    half = z3.UDiv(poets.bit_count(), z3.BitVecVal(2, 16))
    few = z3.ULE(poets.bit_count(), layout.width)
    yield "poets: half of them, rounded down", kernel.poets(poets) == half, [*given, few]

    alone = any_word("alone", layout.width)
    are_alone = [layout.chosen(alone)(one) == spec.in_love(pier, one) for one in pier.spaces]
    yield (
        "lovers: 2 points for each that is alone",
        kernel.lovers(lovers, every.symbols, layout.space) == 2 * number(alone.bits),
        [*given, *are_alone, no_more_than(alone, lower | upper)],
    )

    on_lower, on_upper = (fishers & lower).bit_count(), (fishers & upper).bit_count()
    yield (
        "fishers: those of the side with more",
        kernel.fishers(fishers, layout.across)
        == z3.If(z3.UGT(on_lower, on_upper), on_lower, on_upper),
        [*given, *facts(fishers, lower, upper, layout.across)],
    )
    yield "symbols", kernel.tie_symbols(every.symbols) == number(every.symbols.bits), given


def _grouped(kernel: Any, every: Everything, start: Word, adjacency: FlowerAdjacency) -> Word:
    """The groups of some symbols in the kernel."""
    layout = every.layout
    other_kinds = kernel.FLOWER_SELLERS[adjacency, FlowerPoints.OTHER_KINDS_ONLY]
    others = counted(other_kinds(every.symbols, start, layout.across, layout.leaps))
    return others | start


def _groups(kernel: Any, every: Everything, adjacency: FlowerAdjacency) -> Claims:
    """The groups of any symbols: whole, and part of every whole set that contains them."""
    layout, pier, name = every.layout, every.pier, adjacency.value
    start, others = any_word("start", layout.width), any_word("others", layout.width)
    given = [*every.given, no_more_than(start, every.symbols)]
    grouped = _grouped(kernel, every, start, adjacency)
    chosen, other = layout.chosen(grouped), layout.chosen(others)
    yield f"{name}: groups are whole", spec.whole(pier, chosen, adjacency), given
    yield f"{name}: groups hold symbols only", no_more_than(grouped, every.symbols), given
    yield (
        f"{name}: no smaller set is whole",
        spec.within(pier, chosen, other),
        [*given, no_more_than(start, others), spec.whole(pier, other, adjacency)],
    )


def _points(kernel: Any, every: Everything, adjacency: FlowerAdjacency) -> Claims:
    """The symbols that count in groups with a Flower Seller, with both rulings."""
    layout, given, symbols = every.layout, every.given, every.symbols
    sellers = every.kinds[spec.FLOWER_SELLERS]
    grouped = _grouped(kernel, every, sellers, adjacency)

    def score(points: FlowerPoints) -> Word:
        function = kernel.FLOWER_SELLERS[adjacency, points]
        return counted(function(symbols, sellers, layout.across, layout.leaps))

    others, every_other = map(
        score, (FlowerPoints.OTHER_KINDS_ONLY, FlowerPoints.EVERY_OTHER_SYMBOL)
    )
    yield (
        f"{adjacency.value}: other kinds are all but the Flower Sellers",
        others.bits == (grouped & ~sellers).bits,
        given,
    )
    one = any_word("one", layout.width)
    left_out = grouped & ~every_other
    yield (
        f"{adjacency.value}: every other symbol is all but one of each group",
        z3.And(
            no_more_than(every_other, grouped),
            is_one(_grouped(kernel, every, one, adjacency) & left_out),
        ),
        [*given, is_one(one), no_more_than(one, grouped)],
    )
