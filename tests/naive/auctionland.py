"""Naive scoring of Auctionland: tiles as letters, areas by flood fill, nothing clever."""

from __future__ import annotations

from typing import Any

# A tile: its eight half-sides (clockwise from the left half of N), the letters of its inner
# zones, and its icons as letters.
Tile = tuple[str, str, str]
Place = tuple[int, int]
Island = dict[Place, Tile]
# A zone: row, column, and a name that starts with its letter and is unique on the tile.
Zone = tuple[int, int, str]

ICONS = {"☮": "p", "❤": "l", "🎵": "m"}
KEYS = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")

# For each half-side: the step to the neighbour and the half-side of that tile it faces.
FACING = {
    0: (-1, 0, 5),  # N-left  meets S-left
    1: (-1, 0, 4),  # N-right meets S-right
    2: (0, 1, 7),  # E-top    meets W-top
    3: (0, 1, 6),  # E-bottom meets W-bottom
    4: (1, 0, 1),  # S-right  meets N-right
    5: (1, 0, 0),  # S-left   meets N-left
    6: (0, -1, 3),  # W-bottom meets E-bottom
    7: (0, -1, 2),  # W-top    meets E-top
}


def read_tile(text: str) -> Tile:
    """Read one tile (auctionland.tile)."""
    zones, _, icons = text.partition("+")
    sides, _, inner = zones.partition("/")
    if len(sides) == 1:
        halves = sides * 8
    elif len(sides) == 4:
        halves = "".join(letter * 2 for letter in sides)
    else:
        halves = sides
    plain = "".join(ICONS.get(icon, icon) for icon in icons if icon != "\ufe0f")
    assert len(halves) == 8
    assert set(halves) <= set("BTGHbtgh-")
    assert set(inner) <= set("BTGHbtgh")
    assert set(plain) <= set("plm")
    return halves, inner, plain


def read_island(lines: list[str]) -> Island:
    """Read the lines of an island; cells without a tile have no entry (auctionland.tile)."""
    island: Island = {}
    for row, line in enumerate(lines):
        for column, text in enumerate(line.split()):
            if text != ".":
                island[(row, column)] = read_tile(text)
    return island


def turn_tile(tile: Tile) -> Tile:
    """Turn a tile one quarter clockwise: N becomes E (auctionland.tile)."""
    halves, inner, plain = tile
    return halves[6:] + halves[:6], inner, plain


def zones_of(island: Island, kind: str) -> dict[Zone, set[int]]:
    """All zones of a kind with the half-sides each touches (auctionland.tile)."""
    result: dict[Zone, set[int]] = {}
    for (row, column), (halves, inner, _) in island.items():
        for half, letter in enumerate(halves):
            if letter.upper() == kind:
                result.setdefault((row, column, letter), set()).add(half)
        for number, letter in enumerate(inner):
            if letter.upper() == kind:
                result[(row, column, f"{letter} inside {number}")] = set()
    return result


def areas(island: Island, kind: str) -> list[set[Zone]]:
    """Sets of zones of a kind that touch (auctionland.score.gardens-houses, .theme-parks)."""
    zones = zones_of(island, kind)
    left = set(zones)
    result: list[set[Zone]] = []
    while left:
        to_visit = [min(left)]
        area: set[Zone] = set()
        while to_visit:
            zone = to_visit.pop()
            if zone not in left:
                continue
            left.remove(zone)
            area.add(zone)
            row, column, _ = zone
            for half in zones[zone]:
                down, right, faced = FACING[half]
                for other, halves in zones.items():
                    if other[:2] == (row + down, column + right) and faced in halves:
                        to_visit.append(other)
        result.append(area)
    return result


def beaches(island: Island) -> set[Place]:
    """Tiles with a beach zone on a side without a neighbour (auctionland.score.beaches)."""
    result: set[Place] = set()
    for (row, column, _), halves in zones_of(island, "B").items():
        for half in halves:
            down, right, _ = FACING[half]
            if (row + down, column + right) not in island:
                result.add((row, column))
    return result


def theme_park_areas(island: Island) -> list[set[Place]]:
    """The tiles of each theme park area (auctionland.score.theme-parks)."""
    return [{(row, column) for row, column, _ in area} for area in areas(island, "T")]


def theme_parks(island: Island) -> int:
    """Number of tiles of the largest theme park area (auctionland.score.theme-parks)."""
    return max((len(tiles) for tiles in theme_park_areas(island)), default=0)


def gardens(island: Island) -> int:
    """Number of garden areas (auctionland.score.gardens-houses)."""
    return len(areas(island, "G"))


def houses(island: Island) -> int:
    """Number of house areas (auctionland.score.gardens-houses)."""
    return len(areas(island, "H"))


def icons(island: Island) -> dict[str, int]:
    """Number of icons of each type, anywhere (auctionland.score.icons)."""
    every = "".join(plain for _, _, plain in island.values())
    return {"peace": every.count("p"), "love": every.count("l"), "music": every.count("m")}


def counts(island: Island) -> dict[str, int]:
    """All counts of an island (auctionland.score.beaches to .icons)."""
    return {
        "beaches": len(beaches(island)),
        "theme_parks": theme_parks(island),
        "gardens": gardens(island),
        "houses": houses(island),
        **icons(island),
    }


def icon_points(counts_of_all: list[int]) -> list[int]:
    """Points of one icon type: 20, 10, 5 by how many have more (auctionland.score.icons)."""
    result = []
    for count in counts_of_all:
        with_more = len([other for other in counts_of_all if other > count])
        if count == 0 or with_more >= 3:
            result.append(0)
        else:
            result.append([20, 10, 5][with_more])
    return result


def table_reaches(table: list[Any], count: int) -> bool:
    """Whether a table has points for this count (auctionland.score.beaches)."""
    return count < len(table) or (len(table) > 0 and str(table[-1]).endswith("+"))


def table_points(table: list[Any], count: int) -> int:
    """Look a count up (auctionland.score.beaches, auctionland.score.theme-parks)."""
    assert table_reaches(table, count)
    entry = table[count] if count < len(table) else table[-1]
    return int(str(entry).removesuffix("+"))


def is_ahead(one: dict[str, Any], two: dict[str, Any]) -> bool:
    """Whether one is before two by points, then money (auctionland.tie.money)."""
    if one["total"] != two["total"]:
        return bool(one["total"] > two["total"])
    if one["money"] is None or two["money"] is None:
        return False
    return bool(one["money"] > two["money"])


def level(one: dict[str, Any], players: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All players, this one included, with the same points (auctionland.tie.money)."""
    return [two for two in players if two["total"] == one["total"]]


def rank(one: dict[str, Any], players: list[dict[str, Any]]) -> int | None:
    """The place, or None if money is needed and unknown (auctionland.tie.money)."""
    tied = level(one, players)
    if len(tied) > 1 and any(two["money"] is None for two in tied):
        return None
    return 1 + len([two for two in players if is_ahead(two, one)])


def decided_by(players: list[dict[str, Any]]) -> str | None:
    """The clause that settled first place (auctionland.tie.money)."""
    most = max(one["total"] for one in players)
    top = [one for one in players if one["total"] == most]
    if len(top) == 1:
        return "points"
    if any(one["money"] is None for one in top):
        return None
    richest = max(one["money"] for one in top)
    top = [one for one in top if one["money"] == richest]
    return "auctionland.tie.money" if len(top) == 1 else "shared"


def counts_of(entry: dict[str, Any]) -> dict[str, int]:
    """The counts of one player of a position (auctionland.score.beaches to .icons)."""
    if "counts" in entry:
        return {key: entry["counts"][key] for key in KEYS}
    lines = entry["island"]
    return counts(read_island(lines.splitlines() if isinstance(lines, str) else lines))


def score(position: dict[str, Any]) -> dict[str, Any]:
    """Score a whole position (auctionland.score.beaches to auctionland.tie.money)."""
    tables = position.get("tables", {})
    entries = position["players"]
    counted = [counts_of(entry) for entry in entries]
    players: list[dict[str, Any]] = []
    for seat, entry in enumerate(entries):
        mine = counted[seat]
        parts: dict[str, int | None] = {}
        for key in ("beaches", "theme_parks"):
            if key in tables and table_reaches(tables[key], mine[key]):
                parts[key] = table_points(tables[key], mine[key])
            else:
                parts[key] = None
        parts["gardens_houses"] = mine["gardens"] * mine["houses"]
        for key in ("peace", "love", "music"):
            parts[key] = icon_points([other[key] for other in counted])[seat]
        known = [points for points in parts.values() if points is not None]
        players.append(
            {
                "name": entry.get("name", f"Player {seat + 1}"),
                "rank": None,
                "total": sum(known) if len(known) == len(parts) else None,
                "counts": mine,
                "money": entry.get("money"),
                "categories": parts,
            }
        )
    missing = [
        f"tables.{key}"
        for key in ("beaches", "theme_parks")
        if any(one["categories"][key] is None for one in players)
    ]
    complete = not missing
    if complete:
        for seat, one in enumerate(players):
            one["rank"] = rank(one, players)
            if len(level(one, players)) > 1 and one["money"] is None:
                missing.append(f"players[{seat}].money")
    return {
        "players": players,
        "winners": [one["name"] for one in players if one["rank"] == 1],
        "decided_by": decided_by(players) if complete else None,
        "missing": missing,
    }
