"""The best island by a constraint solver: a second method beside `analysis.hindsight`.

    python -m tests.analysis.constraint_solver [--islands N] [--seconds N] [--solver N] [SOURCE ...]

Written from the rules, for score tables that never fall. Looks for the best of N islands of each
source. Neither method may find more points than the other says are possible, and the naive scorer
must agree on the points of both islands. Prints how many islands each proved, and in how many the
solver found as many points. Seconds are CPU time for `hindsight`, and deterministic time, which is
about as long, for the solver.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, product
from typing import Any

from benchmarks import hindsight as islands
from ortools.sat.python import cp_model

from boardscore import analysis
from boardscore.auctionland import Rotation
from boardscore.packs import demo_pack
from tests.naive import auctionland as naive
from tests.naive.auctionland_referee import different_turns, turned

SOURCES = {
    "positions": islands.position_of_game,
    "dense": islands.dense,
    "dense-without-turns": islands.dense_without_turns,
}
CELLS = list(product(range(4), repeat=2))
BORDERS = [
    (at, (at[0] + down, at[1] + right), half, faced)
    for at, (half, (down, right, faced)) in product(CELLS, naive.FACING.items())
    if (at[0] + down, at[1] + right) in CELLS
]
"""Each half side between two cells, from both: the cells, its name in the one and in the other."""

Node = tuple[Any, ...]
Tables = Mapping[str, list[Any]]
TABLES = ("beaches", "theme_parks")
MOST = 64
"""More areas of a kind than 16 tiles have."""

Links = Sequence[tuple[Node, Node, Sequence[Any]]]
"""Pairs of nodes that touch if some variables are true."""


class Islands(cp_model.CpModel):
    """All islands of some tiles (`auctionland.build.edge`, `.bounds`, ruling `rotation`)."""

    def __init__(self, tiles: Sequence[naive.Tile], *, may_turn: bool) -> None:
        super().__init__()
        self.tiles = tiles
        self.lies: dict[tuple[naive.Tile, naive.Place], Any] = {}
        # Copies of a tile may have been laid in different ways.
        for tile, copies in Counter(map(least_turned, tiles) if may_turn else tiles).items():
            turns = different_turns(tile) if may_turn else [0]
            ways = {(turned(tile, turn), at): self.bool() for turn, at in product(turns, CELLS)}
            self.add(sum(ways.values()) == copies)
            self.lies |= ways
        self.built = self.sums((at, one) for (_, at), one in self.lies.items())
        self.touches = self.sums(
            ((at, letter, half), one)
            for ((halves, *_), at), one in self.lies.items()
            for half, letter in enumerate(halves)
        )
        if len(tiles) < len(CELLS):
            beside = [(one, two, [self.built[two]]) for one, two, half, _ in BORDERS if half % 2]
            self.add_connected(self.built, beside)

    def bool(self) -> Any:
        return self.new_bool_var("")

    def sums(self, summands: Iterable[tuple[Node, Any]]) -> dict[Node, Any]:
        """A variable for each node: the sum of its summands, of which at most one is true."""
        found: dict[Node, list[Any]] = {}
        for node, one in summands:
            found.setdefault(node, []).append(one)
        sums = {node: self.bool() for node in found}
        for node, ones in found.items():
            self.add(sum(ones) == sums[node])
        return sums

    def zones(self, kind: str) -> dict[Node, Any]:
        """Zones of a kind that touch sides, named by cell and letter, and whether they exist."""
        return self.sums(
            ((at, letter), one)
            for ((halves, *_), at), one in self.lies.items()
            for letter in {kind, kind.lower()} & {*halves}
        )

    def joins(self, zones: Mapping[Node, Any]) -> Links:
        """Zones that are one area if both touch the same half of a side."""
        letters = sorted({letter for _, letter in zones})
        pairs = (
            ((at, one), (other, two), [(at, one, half), (other, two, faced)])
            for at, other, half, faced in BORDERS
            for one, two in product(letters, repeat=2)
        )
        return [
            (one, two, [self.touches[place] for place in places])
            for one, two, places in pairs
            if all(place in self.touches for place in places)
        ]

    def add_connected(self, chosen: Mapping[Node, Any], links: Links) -> None:
        """The chosen nodes are connected: each but one follows another one that it touches."""
        step = {node: self.new_int_var(0, len(chosen), "") for node in chosen}
        before = {node: [self.bool()] for node in chosen}
        self.add_at_most_one(first for (first,) in before.values())
        for one, two, literals in links:
            before[one].append(self.bool())
            self.add_bool_and(*literals, chosen[two]).only_enforce_if(before[one][-1])
            self.add(step[one] > step[two]).only_enforce_if(before[one][-1])
        for node, ways in before.items():
            self.add(sum(ways) == chosen[node])

    def beaches(self) -> Any:
        """At most the tiles with a beach at the edge (`auctionland.score.beaches`)."""
        beside = {(at, half): self.built[other] for at, other, half, _ in BORDERS}
        open_sides: dict[Node, list[Any]] = {at: [] for at in CELLS}
        for (at, letter, half), touches in self.touches.items():
            if letter in "Bb":
                open_sides[at].append(self.bool())
                self.add_implication(open_sides[at][-1], touches)
                if (at, half) in beside:
                    self.add_implication(open_sides[at][-1], ~beside[at, half])
        counted = [self.bool() for _ in CELLS]
        for one, at in zip(counted, CELLS, strict=True):
            self.add(one <= sum(open_sides[at]))
        return sum(counted)

    def park(self) -> Any:
        """At most the tiles of the largest area (`auctionland.score.theme-parks`)."""
        zones = self.zones("T")
        chosen = {node: self.bool() for node in zones}
        for node, one in chosen.items():
            self.add_implication(one, zones[node])
        self.add_connected(chosen, self.joins(zones))
        counted = [self.bool() for _ in CELLS]
        for one, at in zip(counted, CELLS, strict=True):
            self.add(one <= sum(chosen[node] for node in zones if node[0] == at))
        return sum(counted)

    def areas(self, kind: str) -> Any:
        """At most the areas of a kind (`auctionland.score.gardens-houses`).

        All zones of an area have the same mark. Only the zone whose number it is counts.
        """
        zones, counted = self.zones(kind), []
        mark = {node: self.new_int_var(0, number, "") for number, node in enumerate(zones)}
        for one, two, literals in self.joins(zones):
            self.add(mark[one] == mark[two]).only_enforce_if(literals)
        for number, (node, is_there) in enumerate(zones.items()):
            counted.append(self.bool())
            self.add_implication(counted[-1], is_there)
            self.add(mark[node] == number).only_enforce_if(counted[-1])
        inside = sum(inner.upper().count(kind) for _, inner, _ in self.tiles)
        return sum(counted) + inside

    def number(self, value: Any, highest: int) -> Any:
        found = self.new_int_var(0, highest, "")
        self.add(found == value)
        return found

    def looked_up(self, table: Sequence[int], count: Any) -> Any:
        """The points that a table has for a count."""
        found = self.new_int_var(0, max(table), "")
        self.add_element(self.number(count, len(table) - 1), table, found)
        return found

    def maximize_points(self, beaches: Sequence[int], parks: Sequence[int]) -> None:
        """Looks for the most points without icons; counts may be too low, so no table may fall."""
        assert all(low <= high for table in (beaches, parks) for low, high in pairwise(table))
        if any("T" in inner.upper() for _, inner, _ in self.tiles):
            parks = [parks[1], *parks[1:]]
        gardens, houses = (self.number(self.areas(kind), MOST) for kind in "GH")
        pairs = self.new_int_var(0, MOST**2, "")
        self.add_multiplication_equality(pairs, gardens, houses)
        own = self.looked_up(beaches, self.beaches()) + self.looked_up(parks, self.park())
        self.maximize(own + pairs)


def solve(model: Islands, tables: Tables, seconds: float) -> tuple[int, int]:
    """The points of the best island found, by the naive scorer, and their bound."""
    lists = ([naive.table_points(tables[name], count) for count in range(17)] for name in TABLES)
    model.maximize_points(*lists)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = seconds
    status = solver.solve(model)
    bound = int(solver.best_objective_bound)
    if status == cp_model.UNKNOWN:
        return 0, bound
    assert status in {cp_model.OPTIMAL, cp_model.FEASIBLE}, solver.status_name(status)
    island = {at: tile for (tile, at), one in model.lies.items() if solver.value(one)}
    points = points_without_icons(island, tables)
    assert points >= solver.objective_value, island
    assert sorted(map(least_turned, island.values())) == sorted(map(least_turned, model.tiles))
    return points, bound


def least_turned(tile: naive.Tile) -> naive.Tile:
    """The same for all turns of a tile."""
    return min(turned(tile, turn) for turn in range(4))


def points_without_icons(island: naive.Island, tables: Tables) -> int:
    """By the naive scorer."""
    counts = naive.counts(island)
    looked_up = sum(naive.table_points(tables[name], counts[name]) for name in TABLES)
    return looked_up + counts["gardens"] * counts["houses"]


def compare(source: str, number: int, seconds: float, for_solver: float) -> Iterator[str]:
    """Compares one island; the words for it in the report."""
    drawn, seat = SOURCES[source](number)
    found = analysis.hindsight(drawn, seat, seconds=seconds)
    tables = demo_pack("auctionland").to_dict()["tables"]
    points = points_without_icons(read(found.player.holding), tables)
    categories = found.after.categories
    assert points == sum(categories[name] for name in (*TABLES, "gardens_houses"))
    most = points + found.bound - found.best
    tiles = [*read(drawn.players[seat].holding).values()]
    model = Islands(tiles, may_turn=drawn.rulings.rotation is Rotation.FREE)
    other, bound = solve(model, tables, for_solver)
    assert points <= bound, f"{source} {number}: {points} found, the solver says at most {bound}"
    assert other <= most, f"{source} {number}: the solver found {other}, hindsight at most {most}"
    yield "proven by hindsight" if found.proven else "not proven by hindsight"
    yield "proven by the solver" if other == bound else "not proven by the solver"
    yield f"solver finds {'as many' if other == points else 'fewer' if other < points else 'more'}"


def read(island: Any) -> naive.Island:
    return naive.read_island(str(island).splitlines())


def main() -> None:
    """Compares islands of each source, and prints the numbers after each tenth of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.analysis.constraint_solver")
    parser.add_argument("--islands", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=2, help="for hindsight")
    parser.add_argument("--solver", type=float, default=2, help="seconds for the solver")
    parser.add_argument("sources", nargs="*", metavar="SOURCE", choices=[*SOURCES, []])
    given = parser.parse_args()
    islands.stop_by_cpu_time()
    for source in given.sources or SOURCES:
        counts = Counter[str]()
        for number in range(given.islands):
            counts.update(compare(source, number, given.seconds, given.solver))
            if (number + 1) % 5 == 0 or number + 1 == given.islands:
                seconds = f"{given.seconds:g} s and {given.solver:g} s each"
                words = ", ".join(f"{what} {count}" for what, count in sorted(counts.items()))
                print(
                    f"{source}, {seconds}, {number + 1} islands: {words}; "
                    f"{time.process_time():,.0f} s of CPU time",
                    flush=True,
                )


if __name__ == "__main__":
    main()
