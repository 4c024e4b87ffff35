"""A plain scorer of Auctionland with one short method for each rule.

It is written from the rules alone and shares no code with `boardscore.auctionland`. A misreading
replaces one of its methods.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from boardscore.verify.vectors.plain_programs import PlainScorer

Place = tuple[int, int]
Points = int | None
Counts = dict[str, int]
Entries = Sequence[int | str]

SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""The steps to the north, east, south and west."""

ICONS = {"peace": "p", "love": "l", "music": "m"}


class PlainTile(NamedTuple):
    """A plain scorer's tile: the letters of its 8 half-sides, its inner zones and its icons."""

    halves: str
    inner: str
    icons: str


Island = dict[Place, PlainTile]


class PlainZone(NamedTuple):
    """A plain scorer's zone: the cell of its tile, its kind and name, and its half-sides."""

    place: Place
    kind: str
    name: str
    halves: tuple[int, ...]


Area = list[PlainZone]


class Score(NamedTuple):
    """The values of a plain scorer that decide a player's place."""

    seat: int
    total: int
    money: int


def across(place: Place, half: int, steps: int = 1) -> Place:
    """The cell beyond a half-side of a plain tile, after some steps."""
    down, right = SIDES[half // 2]
    return place[0] + steps * down, place[1] + steps * right


def facing(half: int) -> int:
    """The half-side of a plain tile that faces this one: N-left (0) faces S-left (5)."""
    return (5, 4, 7, 6, 1, 0, 3, 2)[half]


def opposite(island: Island, place: Place, half: int) -> str:
    """The letter that faces a half-side of a plain tile; empty without a tile."""
    tile = island.get(across(place, half))
    return tile.halves[facing(half)].upper() if tile else ""


def diagonals(place: Place) -> list[Place]:
    """The 4 cells that touch the corners of one, where some misreadings look."""
    row, column = place
    return [(row + down, column + right) for down in (-1, 1) for right in (-1, 1)]


def touches(zone: PlainZone, place: Place) -> bool:
    """Whether a plain zone has a half-side towards a cell."""
    return any(across(zone.place, half) == place for half in zone.halves)


def meeting(one: PlainZone, other: PlainZone) -> list[int]:
    """The half-sides of a plain zone that face half-sides of another."""
    return [
        half
        for half in one.halves
        if across(one.place, half) == other.place and facing(half) in other.halves
    ]


def tiles_of(zones: Iterable[PlainZone]) -> set[Place]:
    """The cells of plain zones."""
    return {zone.place for zone in zones}


def read_tile(text: str) -> PlainTile:
    """A plain scorer's tile from its notation."""
    zones, _, icons = text.partition("+")
    sides, _, inner = zones.partition("/")
    return PlainTile("".join(letter * (8 // len(sides)) for letter in sides), inner, icons)


def read_island(lines: Sequence[str]) -> Island:
    """An island of a plain scorer: its tiles by their cells."""
    cells = {(r, c): text for r, line in enumerate(lines) for c, text in enumerate(line.split())}
    return {place: read_tile(text) for place, text in cells.items() if text != "."}


class RuleScorer(PlainScorer):
    """The rules of scoring in short methods that a misreading can change."""

    GAME: ClassVar = "auctionland"

    def __init__(self, _: Mapping[str, Any]) -> None:
        """No ruling changes a score."""

    def score(self, position: Mapping[str, Any]) -> dict[str, Any]:
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
        own = counted[seat]
        return {
            "beaches": self.beach_points(own["beaches"], tables),
            "theme_parks": self.park_points(own["theme_parks"], tables),
            "gardens_houses": self.gardens_houses(own["gardens"], own["houses"]),
            **self.awards(seat, counted),
        }

    def counts(self, player: Mapping[str, Any]) -> Counts:
        """The counts of a player, from the island unless they are given."""
        if "counts" in player:
            return dict(player["counts"])
        return self.counted(read_island(player["island"]))

    def counted(self, island: Island) -> Counts:
        return {
            "beaches": self.beaches(island),
            "theme_parks": self.theme_parks(island),
            "gardens": self.number_of_areas(island, "G"),
            "houses": self.number_of_areas(island, "H"),
            **{name: self.icons(island, letter) for name, letter in ICONS.items()},
        }

    def zones(self, island: Island, kind: str) -> list[PlainZone]:
        """The zones of a kind: equal letters on the sides are one, each letter inside is one."""
        return [
            zone
            for place, tile in island.items()
            for zone in (*self.outer(place, tile, kind), *self.inner(place, tile, kind))
        ]

    def outer(self, place: Place, tile: PlainTile, kind: str) -> list[PlainZone]:
        names = dict.fromkeys(letter for letter in tile.halves if letter.upper() == kind)
        return [
            PlainZone(place, kind, name, tuple(h for h in range(8) if tile.halves[h] == name))
            for name in names
        ]

    def inner(self, place: Place, tile: PlainTile, kind: str) -> list[PlainZone]:
        """The zones of a kind that touch no side of a tile."""
        letters = enumerate(tile.inner)
        return [PlainZone(place, kind, f"/{n}", ()) for n, char in letters if char.upper() == kind]

    def areas(self, island: Island, kind: str) -> list[Area]:
        """The areas of a kind: zones that touch, directly or through others."""
        left, found = self.zones(island, kind), []
        while left:
            area = [left.pop(0)]
            for zone in area:  # grows during the loop
                more = [other for other in left if self.join(island, zone, other)]
                left = [other for other in left if other not in more]
                area += more
            found.append(area)
        return found

    def join(self, island: Island, one: PlainZone, other: PlainZone) -> bool:
        return bool(meeting(one, other))

    def beaches(self, island: Island) -> int:
        return len(tiles_of(self.beach_zones(island)))

    def beach_zones(self, island: Island) -> list[PlainZone]:
        return [zone for zone in self.zones(island, "B") if self.at_edge(island, zone)]

    def at_edge(self, island: Island, zone: PlainZone) -> bool:
        return bool(self.open_halves(island, zone))

    def open_halves(self, island: Island, zone: PlainZone) -> list[int]:
        return [half for half in zone.halves if self.is_open(island, zone.place, half)]

    def is_open(self, island: Island, place: Place, half: int) -> bool:
        """Whether there is no tile next to a half-side."""
        return across(place, half) not in island

    def beach_points(self, count: int, tables: Mapping[str, Entries]) -> Points:
        return look_up(count, tables["beaches"])

    def theme_parks(self, island: Island) -> int:
        return max(self.park_sizes(island), default=0)

    def park_sizes(self, island: Island) -> list[int]:
        return [self.size(area) for area in self.areas(island, "T")]

    def size(self, area: Area) -> int:
        return len(tiles_of(area))

    def park_points(self, count: int, tables: Mapping[str, Entries]) -> Points:
        return look_up(count, tables["theme_parks"])

    def number_of_areas(self, island: Island, kind: str) -> int:
        return len(self.areas(island, kind))

    def gardens_houses(self, gardens: int, houses: int) -> int:
        return gardens * houses

    def icons(self, island: Island, letter: str) -> int:
        return sum(tile.icons.count(letter) for tile in island.values())

    def awards(self, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
        return {name: self.award(seat, [other[name] for other in counted]) for name in ICONS}

    def award(self, seat: int, icons: Sequence[int]) -> int:
        return self.points_of(self.place(seat, icons), icons) if icons[seat] else 0

    def place(self, seat: int, icons: Sequence[int]) -> int:
        """The place of a player, from 0: the number of players with more."""
        return sum(other > icons[seat] for other in icons)

    def points_of(self, place: int, icons: Sequence[int]) -> int:
        return (20, 10, 5)[place] if place < 3 else 0

    def total(self, categories: Mapping[str, Points], money: int) -> Points:
        """The total points of a player; None if some are unknown."""
        return add_points(categories.values())

    def ranks(self, totals: Sequence[Points], money: Sequence[int]) -> list[int | None]:
        """The ranks of all players; None if a total is unknown."""
        if None in totals:
            return [None] * len(totals)
        scores = [Score(n, total or 0, money[n]) for n, total in enumerate(totals)]
        return [self.rank(one, scores) for one in scores]

    def rank(self, one: Score, scores: Sequence[Score]) -> int:
        return 1 + sum(self.is_ahead(other, one, scores) for other in scores)

    def is_ahead(self, one: Score, other: Score, scores: Sequence[Score]) -> bool:
        if one.total != other.total:
            return one.total > other.total
        return one.money > other.money


def look_up(count: int, table: Entries) -> Points:
    """An entry of a plain scorer's table; None beyond its end, unless the last is open-ended."""
    if count < len(table):
        return _entry(table[count])
    return _entry(table[-1]) if is_open_ended(table) else None


def _entry(written: int | str) -> int:
    """An entry of a plain scorer's table as a number."""
    return int(str(written).removesuffix("+"))


def is_open_ended(table: Entries) -> bool:
    """Whether the last entry of a plain scorer's table is for every higher count."""
    return str(table[-1]).endswith("+")


def add_points(points: Iterable[Points]) -> Points:
    """The sum of points in the plain scorer of Auctionland; None if one of them is unknown."""
    total = 0
    for some in points:
        if some is None:
            return None
        total += some
    return total
