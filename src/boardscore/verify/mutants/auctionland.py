"""A plain scorer of Auctionland with one short method for each rule, and its wrong variants.

The scorer is written from the rules alone and shares no code with `boardscore.auctionland`. A
mutant replaces one of its methods. Most of what can go wrong where zones join can go wrong for
theme parks and for gardens and houses: such a mistake is one class and two mutants.

All mutants are killed by a vector about their facet; none is equivalent.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from boardscore.verify.mutants.model import Mutant

Place = tuple[int, int]
Points = int | None
Counts = dict[str, int]
Entries = Sequence[int | str]

SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""The steps to the north, east, south and west."""

ICONS = {"peace": "p", "love": "l", "music": "m"}


class Tile(NamedTuple):
    """A tile: the letters of its 8 half-sides, of its inner zones and of its icons."""

    halves: str
    inner: str
    icons: str


Island = dict[Place, Tile]


class Zone(NamedTuple):
    """A zone: where its tile lies, its kind, its name on the tile, the half-sides it touches."""

    place: Place
    kind: str
    name: str
    halves: tuple[int, ...]


Area = list[Zone]


class Score(NamedTuple):
    """What places are given by."""

    seat: int
    total: int
    money: int


def beside(place: Place, half: int, steps: int = 1) -> Place:
    """The place on the other side of a half-side, or some steps on."""
    down, right = SIDES[half // 2]
    return place[0] + steps * down, place[1] + steps * right


def facing(half: int) -> int:
    """The half-side that lies against this one: N-left (0) against S-left (5)."""
    return (5, 4, 7, 6, 1, 0, 3, 2)[half]


def diagonals(place: Place) -> list[Place]:
    """The 4 places at the corners of one."""
    row, column = place
    return [(row + down, column + right) for down in (-1, 1) for right in (-1, 1)]


def tiles_of(zones: Iterable[Zone]) -> set[Place]:
    """The places where zones lie."""
    return {zone.place for zone in zones}


def read_tile(text: str) -> Tile:
    """A tile as the notation writes it."""
    zones, _, icons = text.partition("+")
    sides, _, inner = zones.partition("/")
    return Tile("".join(letter * (8 // len(sides)) for letter in sides), inner, icons)


def read_island(lines: Sequence[str]) -> Island:
    """The tiles of an island by their places."""
    cells = {(r, c): text for r, line in enumerate(lines) for c, text in enumerate(line.split())}
    return {place: read_tile(text) for place, text in cells.items() if text != "."}


class Scorer:
    """Scores by the rules."""

    def score(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """Totals, categories and ranks of a position."""
        players = position["players"]
        counted = [self.counts(player) for player in players]
        categories = [
            self.categories(seat, counted, position["tables"]) for seat in range(len(players))
        ]
        money = [player.get("money", 0) for player in players]
        totals = [self.total(own, dollars) for own, dollars in zip(categories, money)]
        return {"totals": totals, "categories": categories, "ranks": self.ranks(totals, money)}

    def categories(
        self, seat: int, counted: Sequence[Counts], tables: Mapping[str, Entries]
    ) -> dict[str, Points]:
        """The points of one player in every category."""
        own = counted[seat]
        return {
            "beaches": self.beach_points(own["beaches"], tables),
            "theme_parks": self.park_points(own["theme_parks"], tables),
            "gardens_houses": self.gardens_houses(own["gardens"], own["houses"]),
            **self.awards(seat, counted),
        }

    def counts(self, player: Mapping[str, Any]) -> Counts:
        """What is counted for one player: on the island, unless it was counted before."""
        if "counts" in player:
            return dict(player["counts"])
        island = read_island(player["island"])
        return {
            "beaches": self.beaches(island),
            "theme_parks": self.theme_parks(island),
            "gardens": self.number_of_areas(island, "G"),
            "houses": self.number_of_areas(island, "H"),
            **{name: self.icons(island, letter) for name, letter in ICONS.items()},
        }

    # Zones

    def zones(self, island: Island, kind: str) -> list[Zone]:
        """The zones of a kind: equal letters at the sides are one, each letter inside is one."""
        return [
            zone
            for place, tile in island.items()
            for zone in (*self.outer(place, tile, kind), *self.inner(place, tile, kind))
        ]

    def outer(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        """The zones of a kind that touch sides of a tile."""
        names = dict.fromkeys(letter for letter in tile.halves if letter.upper() == kind)
        return [
            Zone(place, kind, name, tuple(h for h in range(8) if tile.halves[h] == name))
            for name in names
        ]

    def inner(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        """The zones of a kind that touch no side of a tile."""
        letters = enumerate(tile.inner)
        return [Zone(place, kind, f"/{n}", ()) for n, char in letters if char.upper() == kind]

    def areas(self, island: Island, kind: str) -> list[Area]:
        """The areas of a kind: zones that touch, and all that touch those."""
        left, found = self.zones(island, kind), []
        while left:
            area = [left.pop(0)]
            for zone in area:  # which grows on the way
                more = [other for other in left if self.join(island, zone, other)]
                left = [other for other in left if other not in more]
                area += more
            found.append(area)
        return found

    def join(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        """Whether half-sides of two zones lie against each other."""
        return any(
            beside(one.place, half) == other.place and facing(half) in other.halves
            for half in one.halves
        )

    # Beaches

    def beaches(self, island: Island) -> int:
        """The number of tiles with a beach at the edge."""
        return len(tiles_of(self.beach_zones(island)))

    def beach_zones(self, island: Island) -> list[Zone]:
        """The beach zones that touch the edge."""
        return [zone for zone in self.zones(island, "B") if self.at_edge(island, zone)]

    def at_edge(self, island: Island, zone: Zone) -> bool:
        """Whether one of the half-sides of a zone is at the edge."""
        return any(self.is_open(island, zone.place, half) for half in zone.halves)

    def is_open(self, island: Island, place: Place, half: int) -> bool:
        """Whether no tile lies beside a half-side."""
        return beside(place, half) not in island

    def beach_points(self, count: int, tables: Mapping[str, Entries]) -> Points:
        """What the beach table gives."""
        return look_up(count, tables["beaches"])

    # Theme parks

    def theme_parks(self, island: Island) -> int:
        """The size of the largest theme park."""
        return max(self.park_sizes(island), default=0)

    def park_sizes(self, island: Island) -> list[int]:
        """The sizes of all theme parks."""
        return [self.size(area) for area in self.areas(island, "T")]

    def size(self, area: Area) -> int:
        """The number of tiles of an area."""
        return len(tiles_of(area))

    def park_points(self, count: int, tables: Mapping[str, Entries]) -> Points:
        """What the theme park table gives."""
        return look_up(count, tables["theme_parks"])

    # Gardens and houses

    def number_of_areas(self, island: Island, kind: str) -> int:
        """The number of garden areas or of house areas."""
        return len(self.areas(island, kind))

    def gardens_houses(self, gardens: int, houses: int) -> int:
        """One number times the other."""
        return gardens * houses

    # Icons

    def icons(self, island: Island, letter: str) -> int:
        """The number of icons of a type, wherever they lie."""
        return sum(tile.icons.count(letter) for tile in island.values())

    def awards(self, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
        """The points of a player for each type by itself."""
        return {name: self.award(seat, [other[name] for other in counted]) for name in ICONS}

    def award(self, seat: int, icons: Sequence[int]) -> int:
        """The points of a player for one type; none without an icon."""
        return self.points_of(self.place(seat, icons), icons) if icons[seat] else 0

    def place(self, seat: int, icons: Sequence[int]) -> int:
        """The place of a player, from 0: how many have more."""
        return sum(other > icons[seat] for other in icons)

    def points_of(self, place: int, icons: Sequence[int]) -> int:  # noqa: ARG002
        """20, 10 and 5 points for the first three places."""
        return (20, 10, 5)[place] if place < 3 else 0

    # Winning

    def total(self, categories: Mapping[str, Points], money: int) -> Points:  # noqa: ARG002
        """All points of a player; not known if some of them are not."""
        return added(categories.values())

    def ranks(self, totals: Sequence[Points], money: Sequence[int]) -> list[int | None]:
        """The places of all players; not known if a total is not."""
        if None in totals:
            return [None] * len(totals)
        scores = [Score(n, total or 0, money[n]) for n, total in enumerate(totals)]
        return [self.rank(one, scores) for one in scores]

    def rank(self, one: Score, scores: Sequence[Score]) -> int:
        """The place of one player: after all who are ahead."""
        return 1 + sum(self.is_ahead(other, one, scores) for other in scores)

    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:  # noqa: ARG002
        """Whether one player has more points, or as many points and more money."""
        if one.total != other.total:
            return one.total > other.total
        return one.money > other.money


def look_up(count: int, table: Entries) -> Points:
    """The entry of a table; none beyond its end, unless the last one holds on."""
    if count < len(table):
        return entry(table[count])
    return entry(table[-1]) if is_open_ended(table) else None


def entry(written: int | str) -> int:
    """An entry of a table as a number."""
    return int(str(written).removesuffix("+"))


def is_open_ended(table: Entries) -> bool:
    """Whether the last entry holds for every higher count."""
    return str(table[-1]).endswith("+")


def added(points: Iterable[Points]) -> Points:
    """The sum of points; not known if one of them is not."""
    total = 0
    for some in points:
        if some is None:
            return None
        total += some
    return total


Kind = TypeVar("Kind", bound=type[Scorer])

_found: list[Mutant] = []


def _mutant(name: str) -> Callable[[Kind], Kind]:
    """Registers a scorer with a mistake by its clause, its facet and the kind of mistake."""
    facet = f"auctionland.{name.partition(':')[0]}"

    def register(scorer: Kind) -> Kind:
        _found.append(Mutant(f"auctionland.{name}", facet, scorer().score))
        return scorer

    return register


def _both(name: str) -> Callable[[Kind], Kind]:
    """Registers a mistake for theme parks, and the same for gardens and houses."""

    def register(scorer: Kind) -> Kind:
        for clause, kinds in (("theme-parks", "T"), ("gardens-houses", "GH")):
            _mutant(f"score.{clause}/{name}")(type(scorer.__name__, (scorer,), {"wrong": kinds}))
        return scorer

    return register


class _OneMore(Scorer):
    def total(self, categories: Mapping[str, Points], money: int) -> Points:
        return added([super().total(categories, money), 1])


# Beaches: which half-sides are at the edge


@_mutant("score.beaches/edge:left-out.anywhere")
class _BeachAnywhere(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:  # noqa: ARG002
        return bool(zone.halves)


@_mutant("score.beaches/edge:inverted.inland-only")
class _BeachInlandOnly(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:
        return bool(zone.halves) and not super().at_edge(island, zone)


@_mutant("score.beaches/edge:wrong-scope.wholly-at-edge")
class _BeachWhollyAtEdge(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:
        opened = [self.is_open(island, zone.place, half) for half in zone.halves]
        return bool(opened) and all(opened)


@_mutant("score.beaches/edge:misreading.at-frame-of-16")
class _BeachAtFrame(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:  # noqa: ARG002
        return not set(beside(place, half)) <= set(range(4))


@_mutant("score.beaches/half-side:left-out.needs-whole-side")
class _BeachNeedsWholeSide(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:
        opened = [half for half in zone.halves if self.is_open(island, zone.place, half)]
        return any(half ^ 1 in opened for half in opened)


@_mutant("score.beaches/half-side:off-by-one.first-half-only")
class _BeachFirstHalf(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        return half % 2 == 0 and super().is_open(island, place, half)


def _within_bounds(island: Island, place: Place) -> bool:
    """Whether a place lies in the rectangle that an island spans."""
    rows, columns = {row for row, _ in island}, {column for _, column in island}
    row, column = place
    return min(rows) <= row <= max(rows) and min(columns) <= column <= max(columns)


def _lake(island: Island, place: Place) -> bool:
    """Whether tiles enclose a place with none."""
    water = [place]
    for one in water:  # which grows on the way
        nexts = {beside(one, half) for half in range(0, 8, 2)}
        water += [other for other in nexts if other not in island and other not in water]
        if not all(_within_bounds(island, other) for other in water):
            return False
    return True


@_mutant("score.beaches/gap:left-out.gap-is-land")
class _GapIsLand(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        return not _within_bounds(island, beside(place, half))


@_mutant("score.beaches/gap:inverted.gap-only")
class _GapOnly(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        within = _within_bounds(island, beside(place, half))
        return within and super().is_open(island, place, half)


@_mutant("score.beaches/gap:wrong-scope.lake-is-land")
class _LakeIsLand(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        other = beside(place, half)
        return other not in island and not _lake(island, other)


@_mutant("score.beaches/gap:counted-twice.gap-counts-again")
class _GapCountsAgain(Scorer):
    def beaches(self, island: Island) -> int:
        return sum(len(self.waters(island, place)) for place in island)

    def waters(self, island: Island, place: Place) -> set[bool]:
        """Whether the beaches of a tile lie at a gap, at the outer edge, or both."""
        return {
            _within_bounds(island, beside(place, half))
            for half, letter in enumerate(island[place].halves)
            if letter.upper() == "B" and self.is_open(island, place, half)
        }


def _opposite(island: Island, place: Place, half: int) -> str:
    """The letter that lies against a half-side; empty where no tile lies."""
    tile = island.get(beside(place, half))
    return tile.halves[facing(half)].upper() if tile else ""


@_mutant("score.beaches/covered:inverted.faces-beach")
class _BeachFacesBeach(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        return _opposite(island, place, half) in {"", "B"}


@_mutant("score.beaches/covered:wrong-scope.bare-side-is-water")
class _BareSideIsWater(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        return _opposite(island, place, half) in {"", "-"}


@_mutant("score.beaches/covered:misreading.open-unless-matched")
class _OpenUnlessMatched(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        return _opposite(island, place, half) != "B"


@_mutant("score.beaches/corner:left-out.corner-is-edge")
class _CornerIsEdge(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:
        corner = any(place not in island for place in diagonals(zone.place))
        return bool(zone.halves) and (corner or super().at_edge(island, zone))


@_mutant("score.beaches/corner:inverted.corner-must-be-open")
class _CornerMustBeOpen(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        row, column = beside(place, half)
        corners = [corner for corner in diagonals(place) if row == corner[0] or column == corner[1]]
        return super().is_open(island, place, half) and not any(c in island for c in corners)


# Beaches: what is counted


@_mutant("score.beaches/inner:left-out.inner-counts")
class _InnerBeachCounts(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:
        halves = zone.halves or range(8)
        return any(self.is_open(island, zone.place, half) for half in halves)


@_mutant("score.beaches/inner:inverted.inner-only")
class _InnerBeachOnly(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:  # noqa: ARG002
        return not zone.halves


@_mutant("score.beaches/once:counted-twice.per-zone")
class _BeachPerZone(Scorer):
    def beaches(self, island: Island) -> int:
        return len(self.beach_zones(island))


@_mutant("score.beaches/once:counted-twice.per-side")
class _BeachPerSide(Scorer):
    def beaches(self, island: Island) -> int:
        sides = {
            (zone.place, half // 2)
            for zone in self.zones(island, "B")
            for half in zone.halves
            if self.is_open(island, zone.place, half)
        }
        return len(sides)


@_mutant("score.beaches/second-zone:left-out.first-zone-only")
class _BeachFirstZone(Scorer):
    def outer(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        found = super().outer(place, tile, kind)
        return found[:1] if kind == "B" else found


@_mutant("score.beaches/second-zone:inverted.every-zone-needed")
class _BeachEveryZone(Scorer):
    def beaches(self, island: Island) -> int:
        zones = [zone for zone in self.zones(island, "B") if zone.halves]
        inland = [zone for zone in zones if not self.at_edge(island, zone)]
        return len(tiles_of(zones) - tiles_of(inland))


@_mutant("score.beaches/apart:wrong-scope.areas-counted")
class _BeachAreas(Scorer):
    def beaches(self, island: Island) -> int:
        areas = self.areas(island, "B")
        return sum(any(self.at_edge(island, zone) for zone in area) for area in areas)


@_mutant("score.beaches/apart:wrong-neighbourhood.largest-area")
class _BeachLargestArea(Scorer):
    def beaches(self, island: Island) -> int:
        open_ones = set(self.beach_zones(island))
        areas = [open_ones.intersection(area) for area in self.areas(island, "B")]
        return max((len(tiles_of(area)) for area in areas), default=0)


# Theme parks


@_mutant("score.theme-parks/largest:left-out.all-areas")
class _ParkAllAreas(Scorer):
    def theme_parks(self, island: Island) -> int:
        return sum(self.park_sizes(island))


@_mutant("score.theme-parks/largest:inverted.smallest")
class _ParkSmallest(Scorer):
    def theme_parks(self, island: Island) -> int:
        return min(self.park_sizes(island), default=0)


@_mutant("score.theme-parks/largest:off-by-one.second-largest")
class _ParkSecondLargest(Scorer):
    def theme_parks(self, island: Island) -> int:
        return sorted([0, 0, *self.park_sizes(island)])[-2]


@_mutant("score.theme-parks/largest:wrong-scope.number-of-areas")
class _ParkNumberOfAreas(Scorer):
    def theme_parks(self, island: Island) -> int:
        return len(self.park_sizes(island))


@_mutant("score.theme-parks/largest:tie-wrong.equal-areas-add")
class _ParkEqualAreasAdd(Scorer):
    def theme_parks(self, island: Island) -> int:
        sizes = self.park_sizes(island)
        return sum(size for size in sizes if size == max(sizes))


@_mutant("score.theme-parks/edges:left-out.never-joins")
class _ParkNeverJoins(Scorer):
    def join(self, island: Island, one: Zone, other: Zone) -> bool:
        return one.kind != "T" and super().join(island, one, other)


@_mutant("score.theme-parks/tiles:off-by-one.joins-counted")
class _ParkJoinsCounted(Scorer):
    def size(self, area: Area) -> int:
        return super().size(area) - 1


@_mutant("score.theme-parks/tiles:counted-twice.zones-counted")
class _ParkZonesCounted(Scorer):
    def size(self, area: Area) -> int:
        return len(area)


@_mutant("score.theme-parks/kind:left-out.any-kind")
class _ParkAnyKind(Scorer):
    def park_sizes(self, island: Island) -> list[int]:
        return [self.size(area) for kind in "BTGH" for area in self.areas(island, kind)]


@_mutant("score.theme-parks/kind:wrong-scope.kinds-mixed")
class _ParkKindsMixed(Scorer):
    def park_sizes(self, island: Island) -> list[int]:
        areas = self.areas(island, "any")
        return [self.size([zone for zone in area if zone.kind == "T"]) for area in areas]

    def zones(self, island: Island, kind: str) -> list[Zone]:
        kinds = "BTGH" if kind == "any" else kind
        return [zone for one in kinds for zone in super(_ParkKindsMixed, self).zones(island, one)]


# Where zones of one kind join


class _Joining(Scorer):
    """Joins zones of some kinds wrongly, and all others by the rules."""

    wrong: ClassVar = ""

    def join(self, island: Island, one: Zone, other: Zone) -> bool:
        if one.kind in self.wrong:
            return self.misjoin(island, one, other)
        return super().join(island, one, other)

    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        """What is taken for touching."""
        return super().join(island, one, other)


@_both("edges:inverted.corners-only")
class _CornersOnly(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        return bool(one.halves and other.halves) and other.place in diagonals(one.place)


@_both("edges:wrong-scope.rows-only")
class _RowsOnly(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        return one.place[0] == other.place[0] and super().misjoin(island, one, other)


@_both("edges:wrong-scope.columns-only")
class _ColumnsOnly(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        return one.place[1] == other.place[1] and super().misjoin(island, one, other)


@_both("edges:wrong-neighbourhood.corners-too")
class _CornersToo(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        corner = bool(one.halves and other.halves) and other.place in diagonals(one.place)
        return corner or super().misjoin(island, one, other)


def _next_to(one: Place, other: Place) -> bool:
    return any(beside(one, half) == other for half in range(8))


@_both("facing:left-out.tiles-join")
class _TilesJoin(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        return _next_to(one.place, other.place)


@_both("facing:wrong-scope.one-side-enough")
class _OneSideEnough(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        there = any(beside(one.place, half) == other.place for half in one.halves)
        back = any(beside(other.place, half) == one.place for half in other.halves)
        return there or back


@_both("half-sides:left-out.whole-side-needed")
class _WholeSideNeeded(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        against = [
            half
            for half in one.halves
            if beside(one.place, half) == other.place and facing(half) in other.halves
        ]
        return len(against) == 2


@_both("half-sides:inverted.halves-crossed")
class _HalvesCrossed(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        return any(
            beside(one.place, half) == other.place and facing(half) ^ 1 in other.halves
            for half in one.halves
        )


@_both("half-sides:wrong-scope.same-side-enough")
class _SameSideEnough(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        there = any(beside(one.place, half) == other.place for half in one.halves)
        back = any(beside(other.place, half) == one.place for half in other.halves)
        return there and back


@_both("second-zone:inverted.zones-merge")
class _ZonesMerge(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        own = one.place == other.place and bool(one.halves and other.halves)
        return own or super().misjoin(island, one, other)


@_both("second-zone:left-out.first-zone-only")
class _FirstZoneOnly(_Joining):
    def outer(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        found = super().outer(place, tile, kind)
        return found[:1] if kind in self.wrong else found


def _stretches(tile: Tile, zone: Zone) -> list[tuple[int, ...]]:
    """The half-sides of a zone, parted where other zones lie between them."""
    starts = [half for half in zone.halves if tile.halves[half - 1] != zone.name]
    return [
        tuple(half for half in zone.halves if _start(half, starts) == start) for start in starts
    ] or [zone.halves]


def _start(half: int, starts: Sequence[int]) -> int:
    """The start of the stretch that a half-side lies in, going round."""
    return min(starts, key=lambda start: (half - start) % 8)


@_both("one-zone:left-out.parts-apart")
class _PartsApart(_Joining):
    def outer(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        found = super().outer(place, tile, kind)
        if kind not in self.wrong:
            return found
        return [
            zone._replace(name=f"{zone.name}{halves[0]}", halves=halves)
            for zone in found
            for halves in _stretches(tile, zone)
        ]


@_both("inner:left-out.inner-ignored")
class _InnerIgnored(_Joining):
    def inner(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        return [] if kind in self.wrong else super().inner(place, tile, kind)


@_both("inner:inverted.inner-joins-tile")
class _InnerJoinsTile(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        inner = not (one.halves and other.halves) and (one.halves or other.halves)
        own = one.place == other.place and bool(inner)
        return own or super().misjoin(island, one, other)


@_both("inner:wrong-neighbourhood.inner-joins-neighbours")
class _InnerJoinsNeighbours(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        inner = not (one.halves and other.halves) and _next_to(one.place, other.place)
        return inner or super().misjoin(island, one, other)


@_both("gap:left-out.over-gap")
class _OverGap(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        over = any(
            beside(one.place, half) not in island
            and beside(one.place, half, 2) == other.place
            and facing(half) in other.halves
            for half in one.halves
        )
        return over or super().misjoin(island, one, other)


# Gardens and houses


@_mutant("score.gardens-houses/product:left-out.gardens-plus-houses")
class _GardensPlusHouses(Scorer):
    def gardens_houses(self, gardens: int, houses: int) -> int:
        return gardens + houses


@_mutant("score.gardens-houses/product:counted-twice.doubled")
class _Doubled(Scorer):
    def gardens_houses(self, gardens: int, houses: int) -> int:
        return 2 * gardens * houses


@_mutant("score.gardens-houses/product:max-for-sum.gardens-or-houses")
class _GardensOrHouses(Scorer):
    def gardens_houses(self, gardens: int, houses: int) -> int:
        return max(gardens, houses)


@_mutant("score.gardens-houses/product:misreading.garden-house-pairs")
class _GardenHousePairs(Scorer):
    def gardens_houses(self, gardens: int, houses: int) -> int:
        return min(gardens, houses)


@_mutant("score.gardens-houses/zero:left-out.zero-is-one")
class _ZeroIsOne(Scorer):
    def gardens_houses(self, gardens: int, houses: int) -> int:
        return max(gardens, 1) * max(houses, 1) if gardens + houses else 0


class _Counting(Scorer):
    """Counts something else than areas for some kinds."""

    wrong: ClassVar = "GH"

    def number_of_areas(self, island: Island, kind: str) -> int:
        if kind in self.wrong:
            return self.miscount(island, kind)
        return super().number_of_areas(island, kind)

    def miscount(self, island: Island, kind: str) -> int:
        """What is counted instead."""
        return super().number_of_areas(island, kind)


@_mutant("score.gardens-houses/gardens-join:left-out.garden-zones")
class _GardenZones(_Counting):
    wrong: ClassVar = "G"

    def miscount(self, island: Island, kind: str) -> int:
        return len(self.zones(island, kind))


@_mutant("score.gardens-houses/gardens-join:wrong-scope.garden-tiles")
class _GardenTiles(_Counting):
    wrong: ClassVar = "G"

    def miscount(self, island: Island, kind: str) -> int:
        return len(tiles_of(self.zones(island, kind)))


@_mutant("score.gardens-houses/houses-join:left-out.house-zones")
class _HouseZones(_GardenZones):
    wrong: ClassVar = "H"


@_mutant("score.gardens-houses/houses-join:wrong-scope.house-tiles")
class _HouseTiles(_GardenTiles):
    wrong: ClassVar = "H"


def _at_house(island: Island, area: Area) -> bool:
    """Whether an area touches a house of a neighbouring tile."""
    return any(_opposite(island, zone.place, half) == "H" for zone in area for half in zone.halves)


@_mutant("score.gardens-houses/other-kind:left-out.garden-beside-house-spoilt")
class _GardenSpoilt(_Counting):
    wrong: ClassVar = "G"

    def miscount(self, island: Island, kind: str) -> int:
        return sum(not _at_house(island, area) for area in self.areas(island, kind))


@_mutant("score.gardens-houses/other-kind:inverted.garden-needs-house")
class _GardenNeedsHouse(_Counting):
    wrong: ClassVar = "G"

    def miscount(self, island: Island, kind: str) -> int:
        return sum(_at_house(island, area) for area in self.areas(island, kind))


@_mutant("score.gardens-houses/other-kind:wrong-scope.kinds-merge")
class _KindsMerge(_Counting):
    def miscount(self, island: Island, kind: str) -> int:
        areas = self.areas(island, "GH")
        return sum(any(zone.kind == kind for zone in area) for area in areas)

    def zones(self, island: Island, kind: str) -> list[Zone]:
        return [zone for one in kind for zone in super(_KindsMerge, self).zones(island, one)]


@_mutant("score.gardens-houses/joined-elsewhere:left-out.zones-of-a-tile-stay-apart")
class _ZonesStayApart(_Counting):
    def miscount(self, island: Island, kind: str) -> int:
        return sum(self.most_on_a_tile(area) for area in self.areas(island, kind))

    def most_on_a_tile(self, area: Area) -> int:
        """The most zones that an area has on one tile."""
        places = [zone.place for zone in area]
        return max(places.count(place) for place in places)


@_mutant("score.gardens-houses/size:left-out.area-sizes-multiplied")
class _SizesMultiplied(_Counting):
    def miscount(self, island: Island, kind: str) -> int:
        return sum(self.size(area) for area in self.areas(island, kind))


@_mutant("score.gardens-houses/size:off-by-one.two-tiles-needed")
class _TwoTilesNeeded(_Counting):
    def miscount(self, island: Island, kind: str) -> int:
        return sum(self.size(area) > 1 for area in self.areas(island, kind))


@_mutant("score.gardens-houses/size:max-for-sum.largest-areas-multiplied")
class _LargestMultiplied(_Counting):
    def miscount(self, island: Island, kind: str) -> int:
        return max((self.size(area) for area in self.areas(island, kind)), default=0)


@_mutant("score.gardens-houses/inner:misreading.inner-are-one")
class _InnerAreOne(Scorer):
    def inner(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        found = super().inner(place, tile, kind)
        return found[:1] if kind in "GH" else found


# Score tables


LookUp = Callable[[int, str, Mapping[str, Entries]], Points]
"""Points for a count, by the name of the right table and all tables."""


def _tables(name: str) -> Callable[[LookUp], LookUp]:
    """Registers a wrong use of the tables for beaches, and the same for theme parks."""

    def register(wrong: LookUp) -> LookUp:
        class Beaches(Scorer):
            def beach_points(self, count: int, tables: Mapping[str, Entries]) -> Points:
                return wrong(count, "beaches", tables)

        class ThemeParks(Scorer):
            def park_points(self, count: int, tables: Mapping[str, Entries]) -> Points:
                return wrong(count, "theme_parks", tables)

        _mutant(f"score.beaches/{name}")(Beaches)
        _mutant(f"score.theme-parks/{name}")(ThemeParks)
        return wrong

    return register


@_tables("table:left-out.count-is-points")
def _count_is_points(count: int, _: str, tables: Mapping[str, Entries]) -> Points:  # noqa: ARG001
    return count


@_tables("table:off-by-one.table-from-one")
def _from_one(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count - 1, tables[name]) if count else 0


@_tables("table:off-by-one.table-late")
def _late(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count + 1, tables[name])


@_tables("table:wrong-scope.other-table")
def _other_table(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count, tables["theme_parks" if name == "beaches" else "beaches"])


@_tables("table:counted-twice.points-each")
def _points_each(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    points = look_up(count, tables[name])
    return None if points is None else count * points


@_tables("table:max-for-sum.table-summed")
def _summed(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return added(look_up(one, tables[name]) for one in range(count + 1))


@_tables("table:misreading.none-is-zero")
def _none_is_zero(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count, tables[name]) if count else 0


def _beyond(count: int, table: Entries) -> int:
    """How far a count lies beyond the last entry."""
    return max(0, count - len(table) + 1)


@_tables("open-end:left-out.end-is-zero")
def _end_is_zero(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    over = is_open_ended(tables[name]) and _beyond(count, tables[name])
    return 0 if over else look_up(count, tables[name])


@_tables("open-end:inverted.end-is-missing")
def _end_is_missing(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return None if _beyond(count, tables[name]) else look_up(count, tables[name])


@_tables("open-end:off-by-one.end-grows")
def _end_grows(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    points = look_up(count, tables[name])
    return None if points is None else points + _beyond(count, tables[name])


@_tables("last-entry:off-by-one.last-is-beyond")
def _last_is_beyond(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    last = not is_open_ended(tables[name]) and count == len(tables[name]) - 1
    return None if last else look_up(count, tables[name])


# Icons: places and points


@_mutant("score.icons/places:left-out.most-only")
class _MostOnly(Scorer):
    def points_of(self, place: int, icons: Sequence[int]) -> int:  # noqa: ARG002
        return 0 if place else 20


@_mutant("score.icons/places:inverted.fewest-win")
class _FewestWin(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return sum(0 < other < icons[seat] for other in icons)


@_mutant("score.icons/places:off-by-one.one-place-late")
class _OnePlaceLate(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return 1 + super().place(seat, icons)


@_mutant("score.icons/fourth:left-out.fourth-scores")
class _FourthScores(Scorer):
    def points_of(self, place: int, icons: Sequence[int]) -> int:
        return super().points_of(min(place, 2), icons)


@_mutant("score.icons/fourth:off-by-one.third-is-nothing")
class _ThirdIsNothing(Scorer):
    def points_of(self, place: int, icons: Sequence[int]) -> int:
        return super().points_of(place, icons) if place < 2 else 0


@_mutant("score.icons/few-players:left-out.last-is-nothing")
class _LastIsNothing(Scorer):
    def points_of(self, place: int, icons: Sequence[int]) -> int:
        last = len(icons) > 1 and place == len(icons) - 1
        return 0 if last else super().points_of(place, icons)


@_mutant("score.icons/few-players:wrong-scope.third-needs-four")
class _ThirdNeedsFour(Scorer):
    def points_of(self, place: int, icons: Sequence[int]) -> int:
        return super().points_of(place, icons) if place < 2 or len(icons) > 3 else 0


@_mutant("score.icons/tie-same:left-out.tie-by-seat")
class _TieBySeat(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return super().place(seat, icons) + list(icons[:seat]).count(icons[seat])


@_mutant("score.icons/tie-same:inverted.tie-is-nothing")
class _TieIsNothing(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        return super().award(seat, icons) if list(icons).count(icons[seat]) == 1 else 0


@_mutant("score.icons/tie-same:wrong-scope.tie-first-only")
class _TieFirstOnly(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        alone = list(icons).count(icons[seat]) == 1
        return super().award(seat, icons) if alone or icons[seat] == max(icons) else 0


@_mutant("score.icons/tie-same:tie-wrong.tie-split")
class _TieSplit(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        if not icons[seat]:
            return 0
        first, tied = self.place(seat, icons), list(icons).count(icons[seat])
        return sum(self.points_of(place, icons) for place in range(first, first + tied)) // tied


@_mutant("score.icons/tie-same:tie-wrong.tie-lower-place")
class _TieLowerPlace(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return super().place(seat, icons) + list(icons).count(icons[seat]) - 1


def _ahead(seat: int, icons: Sequence[int]) -> list[int]:
    """How many share each of the places before a player, best first."""
    numbers = sorted({other for other in icons if other > icons[seat]}, reverse=True)
    return [list(icons).count(number) for number in numbers]


@_mutant("score.icons/tie-skips:left-out.tie-skips-none")
class _SkipsNone(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return len(_ahead(seat, icons))


@_mutant("score.icons/tie-skips:off-by-one.tie-skips-one")
class _SkipsOne(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return sum(min(tied, 2) for tied in _ahead(seat, icons))


@_mutant("score.icons/tie-skips:wrong-scope.only-first-tie-skips")
class _OnlyFirstTieSkips(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        ahead = _ahead(seat, icons)
        return sum(ahead[:1]) + len(ahead[1:])


@_mutant("score.icons/tie-skips:counted-twice.tie-skips-twice")
class _SkipsTwice(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return sum(2 * tied - 1 for tied in _ahead(seat, icons))


@_mutant("score.icons/none:left-out.none-can-place")
class _NoneCanPlace(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        return self.points_of(self.place(seat, icons), icons)


@_mutant("score.icons/none:off-by-one.two-needed")
class _TwoNeeded(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        return super().award(seat, icons) if icons[seat] > 1 else 0


@_mutant("score.icons/none:wrong-scope.only-zeros-fail")
class _OnlyZerosFail(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        return self.points_of(self.place(seat, icons), icons) if any(icons) else 0


# Icons: what is counted and compared


@_mutant("score.icons/each-type:left-out.all-types-together")
class _AllTypesTogether(Scorer):
    def awards(self, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
        together = [sum(other[name] for name in ICONS) for other in counted]
        return dict.fromkeys(ICONS, self.award(seat, together))


@_mutant("score.icons/each-type:max-for-sum.best-type-only")
class _BestTypeOnly(Scorer):
    def awards(self, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
        found = super().awards(seat, counted)
        best = max(found, key=lambda name: found[name] or 0)
        return {name: found[name] if name == best else 0 for name in found}


@_mutant("score.icons/each-type:misreading.all-types-needed")
class _AllTypesNeeded(Scorer):
    def awards(self, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
        if all(counted[seat][name] for name in ICONS):
            return super().awards(seat, counted)
        return dict.fromkeys(ICONS, 0)


@_mutant("score.icons/each-icon:left-out.tiles-counted")
class _TilesCounted(Scorer):
    def icons(self, island: Island, letter: str) -> int:
        return sum(letter in tile.icons for tile in island.values())


@_mutant("score.icons/each-icon:counted-twice.further-double")
class _FurtherDouble(Scorer):
    def icons(self, island: Island, letter: str) -> int:
        shown = [tile.icons.count(letter) for tile in island.values()]
        return sum(2 * number - 1 for number in shown if number)


@_mutant("score.icons/each-icon:misreading.first-on-tile")
class _FirstOnTile(Scorer):
    def icons(self, island: Island, letter: str) -> int:
        return sum(tile.icons[:1] == letter for tile in island.values())


class _Somewhere(Scorer):
    """Counts only the icons of some tiles."""

    def icons(self, island: Island, letter: str) -> int:
        counted = {place: tile for place, tile in island.items() if self.counts_at(island, place)}
        return super().icons(counted, letter)

    def counts_at(self, island: Island, place: Place) -> bool:
        """Whether the icons of a tile count: at the edge."""
        return any(self.is_open(island, place, half) for half in range(8))


@_mutant("score.icons/anywhere:wrong-scope.at-edge-only")
class _AtEdgeOnly(_Somewhere):
    pass


@_mutant("score.icons/anywhere:inverted.inland-only")
class _InlandOnly(_Somewhere):
    def counts_at(self, island: Island, place: Place) -> bool:
        return not super().counts_at(island, place)


@_mutant("score.icons/anywhere:wrong-scope.on-zones-only")
class _OnZonesOnly(_Somewhere):
    def counts_at(self, island: Island, place: Place) -> bool:
        tile = island[place]
        return bool(tile.halves.strip("-") or tile.inner)


@_mutant("score.icons/anywhere:wrong-neighbourhood.largest-group")
class _LargestGroup(Scorer):
    def icons(self, island: Island, letter: str) -> int:
        showing = [place for place, tile in island.items() if letter in tile.icons]
        groups = [self.group(island, place, letter) for place in showing]
        sizes = (sum(island[one].icons.count(letter) for one in group) for group in groups)
        return max(sizes, default=0)

    def group(self, island: Island, place: Place, letter: str) -> list[Place]:
        """The tiles with an icon that hang together with one tile."""
        group = [place]
        for one in group:  # which grows on the way
            nexts = [beside(one, half) for half in range(0, 8, 2)]
            more = [p for p in nexts if p in island and letter in island[p].icons]
            group += [p for p in more if p not in group]
        return group


@_mutant("score.icons/all-players:wrong-scope.earlier-seats-only")
class _EarlierSeatsOnly(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return sum(other > icons[seat] for other in icons[:seat])


@_mutant("score.icons/all-players:wrong-neighbourhood.next-seats-only")
class _NextSeatsOnly(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        seats = {(seat - 1) % len(icons), (seat + 1) % len(icons)}
        return sum(icons[other] > icons[seat] for other in seats)


# Winning


@_mutant("tie.money/total:left-out.total-without-icons")
class _TotalWithoutIcons(Scorer):
    def total(self, categories: Mapping[str, Points], money: int) -> Points:  # noqa: ARG002
        return added(points for name, points in categories.items() if name not in ICONS)


@_mutant("tie.money/total:inverted.fewest-points-win")
class _FewestPointsWin(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:
        if one.total != other.total:
            return one.total < other.total
        return super().is_ahead(one, other, scores)


@_mutant("tie.money/total:wrong-scope.total-with-money")
class _TotalWithMoney(Scorer):
    def total(self, categories: Mapping[str, Points], money: int) -> Points:
        return added([super().total(categories, money), money])


@_mutant("tie.money/total:counted-twice.gardens-houses-twice")
class _GardensHousesTwice(Scorer):
    def total(self, categories: Mapping[str, Points], money: int) -> Points:
        return added([super().total(categories, money), categories["gardens_houses"]])


@_mutant("tie.money/total:max-for-sum.total-best-category")
class _TotalBestCategory(Scorer):
    def total(self, categories: Mapping[str, Points], money: int) -> Points:  # noqa: ARG002
        return max(points or 0 for points in categories.values())


@_mutant("tie.money/points-first:left-out.money-first")
class _MoneyFirst(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:  # noqa: ARG002
        return (one.money, one.total) > (other.money, other.total)


@_mutant("tie.money/points-first:wrong-scope.money-closes-one-point")
class _MoneyClosesOnePoint(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:  # noqa: ARG002
        if abs(one.total - other.total) > 1:
            return one.total > other.total
        return (one.money, one.total) > (other.money, other.total)


@_mutant("tie.money/points-first:misreading.rank-points-and-money")
class _RankPointsAndMoney(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:  # noqa: ARG002
        return one.total + one.money > other.total + other.money


class _Tied(Scorer):
    """Parts players with equal points wrongly."""

    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:
        if one.total == other.total:
            return self.parts(one, other)
        return super().is_ahead(one, other, scores)

    def parts(self, one: Score, other: Score) -> bool:
        """Whether one of two tied players is ahead."""
        return one.money > other.money


@_mutant("tie.money/most-money:left-out.money-ignored")
class _MoneyIgnored(_Tied):
    def parts(self, one: Score, other: Score) -> bool:  # noqa: ARG002
        return False


@_mutant("tie.money/most-money:inverted.least-money")
class _LeastMoney(_Tied):
    def parts(self, one: Score, other: Score) -> bool:
        return one.money < other.money


@_mutant("tie.money/most-money:off-by-one.money-two-more-needed")
class _TwoMoreNeeded(_Tied):
    def parts(self, one: Score, other: Score) -> bool:
        return one.money > other.money + 1


@_mutant("tie.money/most-money:tie-wrong.seat-before-money")
class _SeatBeforeMoney(_Tied):
    def parts(self, one: Score, other: Score) -> bool:
        return one.seat < other.seat


@_mutant("tie.money/shared:left-out.shared-by-seat")
class _SharedBySeat(_Tied):
    def parts(self, one: Score, other: Score) -> bool:
        return (one.money, -one.seat) > (other.money, -other.seat)


@_mutant("tie.money/shared:inverted.shared-by-last-seat")
class _SharedByLastSeat(_Tied):
    def parts(self, one: Score, other: Score) -> bool:
        return (one.money, one.seat) > (other.money, other.seat)


@_mutant("tie.money/next-place:left-out.next-place-not-skipped")
class _NextPlaceNotSkipped(Scorer):
    def rank(self, one: Score, scores: Sequence[Score]) -> int:
        ahead = {(s.total, s.money) for s in scores if self.is_ahead(s, one, scores)}
        return 1 + len(ahead)


@_mutant("tie.money/next-place:tie-wrong.shared-place-is-the-lower")
class _SharedPlaceIsLower(Scorer):
    def rank(self, one: Score, scores: Sequence[Score]) -> int:
        return sum(not self.is_ahead(one, other, scores) for other in scores)


@_mutant("tie.money/every-place:left-out.money-for-first-only")
class _MoneyForFirstOnly(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:
        first = one.total == max(score.total for score in scores)
        tied = one.total == other.total
        return super().is_ahead(one, other, scores) and (first or not tied)


@_mutant("tie.money/every-place:inverted.money-not-for-first")
class _MoneyNotForFirst(Scorer):
    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:
        first = one.total == max(score.total for score in scores)
        tied = one.total == other.total
        return super().is_ahead(one, other, scores) and not (first and tied)


MUTANTS: tuple[Mutant, ...] = (
    Mutant("auctionland.control:identity", None, Scorer().score),
    Mutant("auctionland.control:gross", None, _OneMore().score),
    *_found,
)
"""The two controls, and every mutant of Auctionland in the order of this module."""
