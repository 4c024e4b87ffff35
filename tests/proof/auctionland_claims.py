"""The claims about the kernel of Auctionland, proven for every island."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import z3
from attrs import frozen

from tests.proof import auctionland as spec
from tests.proof.pier18_claims import Claims
from tests.proof.words import (
    Word,
    any_word,
    count,
    counted,
    is_one,
    no_more_than,
    rounds,
)

OUT = (("east", "top"), ("east", "bottom"), ("south", "right"), ("south", "left"))
LANES = ("north", "east", "south", "west")


def bit(place: spec.Place) -> int:
    """The bit of a cell in a lane."""
    row, column = place
    return 4 * row + column


def chosen(word: Word) -> spec.Chosen:
    """A word of zones as a set of zones."""
    return lambda zone: word[16 * zone[0] + bit(zone[1])]


@frozen
class Everything:
    """All zones of a kind that an island may have: first and second ones, at and across sides."""

    words: tuple[Word, Word, Word, Word]

    @property
    def zones(self) -> spec.Zones:
        return spec.Zones(self._touches)

    def _touches(self, zone: spec.Zone, half: spec.Half) -> Any:
        (number, place), (side, end) = zone, half
        if half in OUT:
            return self.words[2 * number][16 * OUT.index(half) + bit(place)]
        facing = (spec.OPPOSITE[side], end)
        return self.words[2 * number + 1][16 * OUT.index(facing) + bit(place)]


EVERY = Everything((any_word("out"), any_word("in"), any_word("out2"), any_word("in2")))
"""Four arbitrary words."""


@cache
def is_whole(name: str) -> Any:
    """That the zones of an arbitrary word are a set of whole areas."""
    return EVERY.zones.whole(chosen(any_word(name)))


def claims(kernel: Any) -> Claims:
    yield from _beaches(kernel)
    yield from _joined(kernel)
    yield from _area(kernel)
    yield from _areas(kernel)
    yield from _theme_parks(kernel)


def _beaches(kernel: Any) -> Claims:
    places, beaches = any_word("places"), any_word("beaches")
    on_island = spec.Beaches(
        lambda place: places[bit(place)],
        lambda place, side: beaches[16 * LANES.index(side) + bit(place)],
    )
    at_edge = counted(kernel.beaches(places, beaches))
    yield (
        "beaches: the tiles with one at the edge",
        z3.And(
            *(at_edge[bit(place)] == on_island.at_edge(place) for place in spec.PLACES),
            at_edge.bits >> 16 == 0,
        ),
        [places.bits >> 16 == 0],
    )


def _joined(kernel: Any) -> Claims:
    zones, joins = kernel.join_zones(*EVERY.words)
    yield (
        "zones: those that touch a side",
        z3.And(
            *(chosen(zones)(zone) == EVERY.zones.there(zone) for zone in spec.ZONES),
            (zones >> 32).bits == 0,
        ),
        [],
    )
    alone = kernel.alone(zones, joins)
    yield (
        "zones that are areas of their own",
        z3.And(
            *(chosen(alone)(zone) == EVERY.zones.alone(zone) for zone in spec.ZONES),
            (alone >> 32).bits == 0,
        ),
        [],
    )
    once, few = kernel.joined_once(*EVERY.words[:2])
    empty = [word.bits == 0 for word in EVERY.words[2:]]
    some = any_word("some")
    further, as_far = kernel.further(some, joins), kernel.further(some, few)
    yield (
        "without second zones: the same zones, the same joins",
        z3.And(once.bits == zones.bits, further.bits == as_far.bits),
        [*empty, no_more_than(some, zones)],
    )


def _area(kernel: Any) -> Claims:
    """One round of the loop, its end, and that the loop consists of such rounds.

    So, by induction, the loop ends with the smallest set of whole areas.
    """
    zones, joins = kernel.join_zones(*EVERY.words)
    start, others = any_word("start"), any_word("others")
    further = kernel.further(start, joins)
    given = [no_more_than(start, zones)]
    yield "a round keeps what it has", no_more_than(start, further), given
    yield (
        "a round stays within every whole set that has the start",
        no_more_than(further, others),
        [*given, no_more_than(start, others), is_whole("others")],
    )
    yield (
        "what a round does not change is whole",
        is_whole("start"),
        [*given, further.bits == start.bits],
    )
    for number in range(3):
        yield _rounds(kernel, start, number)


def _rounds(kernel: Any, start: Word, number: int) -> tuple[str, Any, list[Any]]:
    """The loop consists of rounds only, whatever a round does."""
    round_of = z3.Function("round", z3.BitVecSort(64), z3.BitVecSort(64))

    def further(zones: Word, _: Any) -> Word:
        return Word(round_of(zones.bits))

    with replaced(kernel, "further", further), rounds(number) as path:
        area = kernel.area(start, ())
    before = start.bits
    for _ in range(number):
        before = round_of(before)
    return (
        f"the loop over {number} rounds ends when a round changes nothing",
        z3.And(area.bits == round_of(before), before == round_of(before)),
        path,
    )


@contextmanager
def replaced(kernel: Any, name: str, function: Any) -> Iterator[None]:
    real = getattr(kernel, name)
    setattr(kernel, name, function)
    try:
        yield
    finally:
        setattr(kernel, name, real)


@frozen
class Contract:
    """Replaces `area`: any words with the properties proven for it."""

    starts: list[Word]
    found: list[Word]
    given: list[Any]

    def area(self, start: Word, _: Any) -> Word:
        """The smallest set of whole areas with the start: part of every such set."""
        name = f"area{len(self.found)}"
        area = any_word(name)
        self.given.extend([no_more_than(start, area), is_whole(name)])
        self.starts.append(start)
        self.found.append(area)
        return area


def _loop(kernel: Any, function: str, number: int) -> tuple[Any, ...]:
    """A loop over areas that ends after some rounds, and the known facts about its areas."""
    zones, joins = kernel.join_zones(*EVERY.words)
    contract = Contract([], [], [])
    inner = z3.BitVec("inner", 16)
    with replaced(kernel, "area", contract.area), rounds(number) as path:
        result = getattr(kernel, function)(zones, joins, inner)
    single = kernel.alone(zones, joins)
    left = zones & ~single
    known = [*path, *contract.given, inner >= 0, inner < 1000, z3.ULE(single.bit_count(), 32)]
    known.append((single.bit_count() == 0) == (single.bits == 0))
    begun = []
    for start, area in zip(contract.starts, contract.found):
        begun += [is_one(start), no_more_than(start, left)]
        known.append(no_more_than(area, left))  # the rest is whole, which is claimed below
        known.append(z3.Implies(is_one(start), start.bit_count() == 1))
        left = left & ~area
    return result, inner, contract, known, single, z3.And(True, *begun)


def _areas(kernel: Any) -> Claims:
    zones, joins = kernel.join_zones(*EVERY.words)
    first, left, area = zones & ~kernel.alone(zones, joins), any_word("left"), any_word("area")
    yield "without zones alone, what is left is whole", EVERY.zones.whole(chosen(first)), []
    yield (
        "without a whole set, what is left is whole",
        EVERY.zones.whole(chosen(left & ~area)),
        [is_whole("left"), is_whole("area")],
    )
    for number in range(3):
        result, inner, _, known, single, begun = _loop(kernel, "areas", number)
        name = f"number of areas after {number} rounds"
        yield name, result == inner + single.bit_count() + number, known
        yield f"{name}: each is of one zone of what is left", begun, known


def _theme_parks(kernel: Any) -> Claims:
    for number in range(3):
        result, inner, contract, known, single, begun = _loop(kernel, "theme_parks", number)
        name = f"largest area after {number} rounds"
        largest = z3.If(inner + single.bit_count() > 0, z3.BitVecVal(1, 16), z3.BitVecVal(0, 16))
        tiles = []
        for place, area in enumerate(contract.found):
            on = any_word(f"tiles{place}")
            tiles += [on[bit(place)] == spec.tile_of(place, chosen(area)) for place in spec.PLACES]
            tiles += [on.bits >> 16 == 0, z3.ULE(count(64)(on.bits), 16)]
            size = count(64)(on.bits)
            largest = z3.If(size > largest, size, largest)
        outside = [no_more_than(area, Word(z3.BitVecVal(2**32 - 1, 64))) for area in contract.found]
        yield name, result == largest, [*known, *tiles, *outside]
        yield f"{name}: each is of one zone of what is left", begun, known
