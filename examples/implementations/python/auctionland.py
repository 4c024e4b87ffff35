"""The scoring of Auctionland, a method for each rule. An island is a list of rows of tiles."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from adapter import Tile, Zone, look_up

Island = Sequence[Sequence[Tile | None]]
Counts = Mapping[str, int]

ICONS = {"peace": "p", "love": "l", "music": "m"}
ICON_POINTS = (20, 10, 5)

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""The step to the neighbouring tile on each side: N, E, S, W."""
FACED = (5, 4, 7, 6, 1, 0, 3, 2)
"""The half-side of the neighbouring tile that each half-side faces."""


class PlacedZone(NamedTuple):
    """A zone at its place on the island."""

    row: int
    column: int
    zone: Zone


def tiles_of(zones: Collection[PlacedZone]) -> int:
    """The number of tiles with these zones."""
    return len({(row, column) for row, column, _ in zones})


class Auctionland:
    """The rules; a subclass can override each of them."""

    def score(self, position: Mapping[str, Any]) -> dict[str, Any]:
        players, tables = position["players"], position["tables"]
        counts = [player["counts"] or self.counts(player["island"]) for player in players]
        categories = [self.categories(own, counts, tables) for own in counts]
        totals = [sum(points.values()) for points in categories]
        ranks = self.ranks([player["money"] for player in players], totals)
        result = {"totals": totals, "categories": categories}
        return {**result, "ranks": ranks} if ranks else result

    def categories(
        self, own: Counts, everyone: Sequence[Counts], tables: Mapping[str, Any]
    ) -> dict[str, int]:
        icons = {key: self.icon_points(own[key], [one[key] for one in everyone]) for key in ICONS}
        return {
            "beaches": look_up(tables.get("beaches"), own["beaches"]),
            "theme_parks": look_up(tables.get("theme_parks"), own["theme_parks"]),
            "gardens_houses": self.gardens_houses(own["gardens"], own["houses"]),
            **icons,
        }

    def counts(self, island: Island) -> dict[str, int]:
        icons = "".join(tile.icons for tiles in island for tile in tiles if tile)
        return {
            "beaches": self.beaches(island),
            "theme_parks": self.theme_parks(island),
            "gardens": len(self.areas(island, "G")),
            "houses": len(self.areas(island, "H")),
            **{key: icons.count(letter) for key, letter in ICONS.items()},
        }

    def beaches(self, island: Island) -> int:
        return tiles_of(
            [
                beach
                for beach in self.zones(island, "B")
                if any(self.is_edge(island, *beach[:2], half) for half in beach.zone.half_sides)
            ]
        )

    def is_edge(self, island: Island, row: int, column: int, half: int) -> bool:
        down, right = STEPS[half // 2]
        row, column = row + down, column + right
        on_grid = 0 <= row < len(island) and 0 <= column < len(island[row])
        return not on_grid or island[row][column] is None

    def theme_parks(self, island: Island) -> int:
        return max(map(tiles_of, self.areas(island, "T")), default=0)

    def gardens_houses(self, gardens: int, houses: int) -> int:
        return gardens * houses

    def icon_points(self, own: int, everyone: Sequence[int]) -> int:
        place = sum(other > own for other in everyone)
        return ICON_POINTS[place] if own and place < len(ICON_POINTS) else 0

    def zones(self, island: Island, kind: str) -> list[PlacedZone]:
        """All zones of a kind."""
        return [
            PlacedZone(row, column, zone)
            for row, tiles in enumerate(island)
            for column, tile in enumerate(tiles)
            for zone in (tile.zones if tile else ())
            if zone.kind == kind
        ]

    def areas(self, island: Island, kind: str) -> list[list[PlacedZone]]:
        """The zones of a kind, grouped by touching."""
        areas: list[list[PlacedZone]] = []
        for zone in self.zones(island, kind):
            touching = [area for area in areas if any(self.touch(zone, one) for one in area)]
            apart = [area for area in areas if area not in touching]
            areas = [*apart, [zone, *(one for area in touching for one in area)]]
        return areas

    def touch(self, one: PlacedZone, other: PlacedZone) -> bool:
        for half in one.zone.half_sides:
            down, right = STEPS[half // 2]
            is_next = (one.row + down, one.column + right) == (other.row, other.column)
            if is_next and FACED[half] in other.zone.half_sides:
                return True
        return False

    def ranks(self, money: Sequence[int | None], totals: Sequence[int]) -> list[int] | None:
        """The place of each player; None if a tie needs unknown money."""
        if any(own is None and totals.count(t) > 1 for own, t in zip(money, totals)):
            return None
        standings = [(total, own or 0) for total, own in zip(totals, money)]
        return [1 + sum(other > one for other in standings) for one in standings]
