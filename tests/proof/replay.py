"""Counterexamples to wrong kernels, as positions that the readable functions score differently."""

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import z3

from boardscore import auctionland
from boardscore.auctionland import Island, Kind, Tile, Zone, fast
from boardscore.auctionland.pieces import HalfSide
from tests.proof import auctionland as land_spec
from tests.proof import auctionland_claims, pier18_claims
from tests.proof import pier18 as pier_spec
from tests.proof.words import any_word
from tests.test_against_naive import RULINGS
from tests.test_kernel import counted, pier_words, readable, scored

LAYOUT = pier18_claims.SHORT

TRIES = 60
"""The number of counterexamples to a claim that are tried until one scores differently."""


def positions(claim: Any, given: list[Any], words: dict[str, Any]) -> Iterator[dict[str, int]]:
    """Words that break a claim, different each time; none if the claim is proven."""
    solver = z3.SolverFor("QF_UFBV")
    solver.add(*given, z3.Not(claim))
    while solver.check() == z3.sat:
        model = solver.model()
        found = {
            name: model.eval(bits, model_completion=True).as_long() for name, bits in words.items()
        }
        yield found
        solver.add(z3.Or([bits != found[name] for name, bits in words.items()]))


# --- Piers ---


def broken_pier(kernel: ModuleType) -> str | None:
    """A pier that a wrong kernel scores wrongly; None if all claims hold for the kernel."""
    words = {name: any_word(name).bits for name in (*pier_spec.KINDS, "start")}
    for _, claim, given in pier18_claims.claims(kernel, LAYOUT):
        for found, _ in zip(positions(claim, given, words), range(TRIES)):
            for text in piers(found):
                if is_wrong_pier(kernel, text):
                    return text
    return None


def piers(found: dict[str, int]) -> Iterator[str]:
    """The pier of the words, and the one with Flower Sellers where groups start."""
    yield written(found)
    start = found["start"]
    yield written({kind: found[kind] & ~start for kind in pier_spec.KINDS} | {"S": start})


def written(found: dict[str, int]) -> str:
    """A pier in the notation, with all columns of the layout."""
    bits = {kind: format(found[kind], "064b")[::-1] for kind in pier_spec.KINDS}
    sides = []
    for start in (LAYOUT.across, 0):
        row = [
            next((kind for kind in pier_spec.KINDS if bits[kind][start + column] == "1"), ".")
            for column in range(LAYOUT.columns)
        ]
        sides.append("".join(row))
    return "\n".join(sides)


def is_wrong_pier(kernel: ModuleType, text: str) -> bool:
    """Whether the readable functions score a pier differently with any of the rulings."""
    upper, lower = text.split("\n")
    return any(
        scored(kernel, pier_words(upper, lower), rulings) != readable(upper, lower, rulings)
        for rulings in RULINGS
    )


# --- Islands ---


def broken_island(kernel: ModuleType) -> str | None:
    """An island that a wrong kernel counts wrongly; None if all claims hold for the kernel."""
    names = ("places", "beaches", "out", "in", "out2", "in2")
    words = {name: any_word(name).bits for name in names} | {"inner": z3.BitVec("inner", 16)}
    for _, claim, given in auctionland_claims.claims(kernel):
        possible = [*given, *laid_out(words)]
        for found, _ in zip(positions(claim, possible, words), range(TRIES)):
            for island in islands(found):
                if counted(kernel, fast.masks(island)) != four_counts(island):
                    return str(island)
    return None


def laid_out(words: dict[str, Any]) -> list[Any]:
    """Constraints of real tiles: beaches are on tiles, no half-side is in two zones."""
    lanes = words["places"] * 0x0001_0001_0001_0001
    return [
        words["beaches"] & ~lanes == 0,
        words["out"] & words["out2"] == 0,
        words["in"] & words["in2"] == 0,
        z3.ULE(words["inner"], 2),
    ]


def four_counts(island: Island) -> list[int]:
    """Beaches, theme parks, gardens, houses by the reference."""
    return list(auctionland.counts(island).to_dict().values())[:4]


def islands(found: dict[str, int]) -> Iterator[Island]:
    """The islands of the words: of beaches, of theme parks, of gardens."""
    yield island_of(lambda place: beach_tile(found, place))
    for kind in (Kind.THEME_PARK, Kind.GARDEN):
        yield island_of(lambda place, kind=kind: tile(found, place, kind))


def island_of(tile_at: Callable[[land_spec.Place], Tile | None]) -> Island:
    """An island with four rows and columns."""
    return Island(tuple(tuple(tile_at((row, column)) for column in range(4)) for row in range(4)))


def beach_tile(found: dict[str, int], place: land_spec.Place) -> Tile | None:
    """A tile with a beach at one half of each side that it touches."""
    bit = auctionland_claims.bit(place)
    sides = [lane for lane in range(4) if found["beaches"] >> 16 * lane + bit & 1]
    beach = frozenset(HalfSide(2 * lane) for lane in sides)
    zones = (Zone(Kind.BEACH, beach),) if beach else ()
    return Tile(zones) if found["places"] >> bit & 1 else None


def tile(found: dict[str, int], place: land_spec.Place, kind: Kind) -> Tile | None:
    """A tile with one or two zones of a kind; zones inside come first."""
    touching = [halves(found, place, number) for number in (0, 1)]
    inside = [frozenset[HalfSide]()] * (found["inner"] if place == (0, 0) else 0)
    zones = [*filter(None, touching), *inside]
    return Tile(tuple(Zone(kind, half_sides) for half_sides in zones)) if zones else None


OUT = (HalfSide.EAST_TOP, HalfSide.EAST_BOTTOM, HalfSide.SOUTH_RIGHT, HalfSide.SOUTH_LEFT)


def halves(found: dict[str, int], place: land_spec.Place, number: int) -> frozenset[HalfSide]:
    """The half-sides that the first or the second zone of a tile touches."""
    out, into = (found[name] for name in (("out", "in"), ("out2", "in2"))[number])
    bits = [16 * lane + auctionland_claims.bit(place) for lane in range(4)]
    return frozenset(
        [half for half, bit in zip(OUT, bits) if out >> bit & 1]
        + [half.facing for half, bit in zip(OUT, bits) if into >> bit & 1]
    )
