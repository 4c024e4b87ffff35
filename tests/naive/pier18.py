"""Naive scoring of Pier 18: plain sets of spaces and flood fill, nothing clever."""

from __future__ import annotations

from itertools import product
from typing import Any

Space = tuple[str, int]

LETTERS = {"★": "S", "✒": "Q", "♥": "H", "⚓": "A"}


def read_pier(text: str) -> tuple[str, str]:
    """Read the two lines of a pier as capitals without bars or white space (pier18.pier)."""
    lines = []
    for raw in text.splitlines():
        line = ""
        for char in raw:
            if char.isspace() or char in "|\ufe0f":
                continue
            line += LETTERS.get(char, char.upper())
        if raw.strip():
            lines.append(line)
    assert len(lines) == 2
    upper, lower = lines
    assert len(upper) == len(lower) >= 1
    assert set(upper + lower) <= set("SQHA.")
    return upper, lower


def cells(upper: str, lower: str) -> dict[Space, str]:
    """Every space that holds a symbol, with its letter (pier18.pier)."""
    found: dict[Space, str] = {}
    for side, line in (("upper", upper), ("lower", lower)):
        for column, letter in enumerate(line):
            if letter != ".":
                found[(side, column)] = letter
    return found


def symbols(upper: str, lower: str) -> int:
    """Number of visible symbols (pier18.tie.symbols)."""
    return len(cells(upper, lower))


def poets(upper: str, lower: str) -> int:
    """Each full pair of Poets, both sides together, is a point (pier18.score.poets)."""
    quills = [space for space, letter in cells(upper, lower).items() if letter == "Q"]
    return len(quills) // 2


def lovers(upper: str, lower: str) -> dict[Space, set[Space]]:
    """Every Lovers space with its blockers; without any, 2 points (pier18.score.lovers)."""
    filled = cells(upper, lower)
    result: dict[Space, set[Space]] = {}
    for (side, column), letter in filled.items():
        if letter == "H":
            near = {(side, column + step) for step in (-2, -1, 1, 2)}
            result[(side, column)] = {space for space in near if space in filled}
    return result


def fishers(upper: str, lower: str) -> int:
    """Fishers on the fuller side; on equal sides one of them (pier18.score.fishers)."""
    return max(upper.count("A"), lower.count("A"))


def neighbours(space: Space, flower_adjacency: str) -> set[Space]:
    """Spaces next to this one; the other side only if ruled so (pier18.score.flower-sellers)."""
    assert flower_adjacency in ("orthogonal", "same_side")
    side, column = space
    near = {(side, column - 1), (side, column + 1)}
    if flower_adjacency == "orthogonal":
        near.add(("lower" if side == "upper" else "upper", column))
    return near


def groups(upper: str, lower: str, flower_adjacency: str) -> list[set[Space]]:
    """All groups of symbols next to each other, singles too (pier18.score.flower-sellers)."""
    left = set(cells(upper, lower))
    result: list[set[Space]] = []
    while left:
        to_visit = [min(left)]
        group: set[Space] = set()
        while to_visit:
            space = to_visit.pop()
            if space in left:
                left.remove(space)
                group.add(space)
                to_visit.extend(neighbours(space, flower_adjacency))
        result.append(group)
    return result


def flower_sellers(
    upper: str,
    lower: str,
    flower_adjacency: str = "same_side",
    flower_points: str = "every_other_symbol",
) -> dict[frozenset[Space], int]:
    """Points of every group with a Flower Seller in it (pier18.score.flower-sellers)."""
    assert flower_points in ("every_other_symbol", "other_kinds_only")
    filled = cells(upper, lower)
    result: dict[frozenset[Space], int] = {}
    for group in groups(upper, lower, flower_adjacency):
        stars = {space for space in group if filled[space] == "S"}
        if stars and flower_points == "every_other_symbol":
            result[frozenset(group)] = len(group) - 1
        elif stars:
            result[frozenset(group)] = len(group) - len(stars)
    return result


def categories(
    upper: str,
    lower: str,
    flower_adjacency: str = "same_side",
    flower_points: str = "every_other_symbol",
) -> dict[str, int]:
    """Points of the four symbol categories (pier18.score.poets to .flower-sellers)."""
    flowers = flower_sellers(upper, lower, flower_adjacency, flower_points)
    unspoilt = [space for space, near in lovers(upper, lower).items() if not near]
    return {
        "poets": poets(upper, lower),
        "lovers": 2 * len(unspoilt),
        "fishers": fishers(upper, lower),
        "flower_sellers": sum(flowers.values()),
    }


def is_ahead(one: dict[str, Any], two: dict[str, Any]) -> bool:
    """Whether one is before two by points, symbols, date (pier18.tie.symbols, pier18.tie.date)."""
    if one["total"] != two["total"]:
        return bool(one["total"] > two["total"])
    if one["symbols"] != two["symbols"]:
        return bool(one["symbols"] > two["symbols"])
    if one["date"] is None or two["date"] is None:
        return False
    return bool(one["date"] < two["date"])


def level(one: dict[str, Any], players: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All players, this one included, whom only a date can separate (pier18.tie.date)."""
    return [
        two for two in players if two["total"] == one["total"] and two["symbols"] == one["symbols"]
    ]


def rank(one: dict[str, Any], players: list[dict[str, Any]]) -> int | None:
    """The place, or None if a date is needed and missing (pier18.tie.date)."""
    tied = level(one, players)
    if len(tied) > 1 and any(two["date"] is None for two in tied):
        return None
    return 1 + len([two for two in players if is_ahead(two, one)])


def shared_rank(seat: int, players: list[dict[str, Any]]) -> int | None:
    """The place if only the tie for first place is broken (ties_below_first: shared).

    Tries out all relations of unknown dates; None if the place depends on them.
    """
    known = [one["date"] for one in players if one["date"] is not None]
    possible = [[one["date"]] if one["date"] else ["00-00", *known, "99-99"] for one in players]
    places = set()
    for dates in product(*possible):
        dated = [{**one, "date": date} for one, date in zip(players, dates)]
        winners = [
            at for at, one in enumerate(dated) if not any(is_ahead(two, one) for two in dated)
        ]
        if seat in winners:
            places.add(1)
            continue
        more = [at for at, one in enumerate(players) if one["total"] > players[seat]["total"]]
        places.add(1 + len({*winners, *more}))
    return places.pop() if len(places) == 1 else None


def needs_date(one: dict[str, Any], players: list[dict[str, Any]], ties_below_first: str) -> bool:
    """Whether a place depends on the unknown date of a player (pier18.tie.date)."""
    tied = level(one, players)
    if one["date"] is not None or len(tied) == 1:
        return False
    best = max((two["total"], two["symbols"]) for two in players)
    return ties_below_first == "same_rules" or (one["total"], one["symbols"]) == best


def decided_by(players: list[dict[str, Any]]) -> str | None:
    """The clause that settled first place (pier18.tie.symbols, pier18.tie.date)."""
    most = max(one["total"] for one in players)
    top = [one for one in players if one["total"] == most]
    if len(top) == 1:
        return "points"
    most = max(one["symbols"] for one in top)
    top = [one for one in top if one["symbols"] == most]
    if len(top) == 1:
        return "pier18.tie.symbols"
    if any(one["date"] is None for one in top):
        return None
    earliest = min(one["date"] for one in top)
    top = [one for one in top if one["date"] == earliest]
    return "pier18.tie.date" if len(top) == 1 else "shared"


def score(position: dict[str, Any]) -> dict[str, Any]:
    """Score a whole position (pier18.score.plan, pier18.score.patrons and all the others)."""
    rulings = position.get("rulings", {})
    adjacency = rulings.get("flower_adjacency", "same_side")
    points = rulings.get("flower_points", "every_other_symbol")
    below = rulings.get("ties_below_first", "same_rules")
    assert below in ("same_rules", "shared")
    players: list[dict[str, Any]] = []
    for seat, entry in enumerate(position["players"]):
        pier = entry["pier"]
        upper, lower = read_pier(pier if isinstance(pier, str) else "\n".join(pier))
        parts = categories(upper, lower, adjacency, points)
        parts["plan"] = 4 if entry.get("plan_completed", False) else 0
        parts["patrons"] = entry.get("patrons", 0)
        players.append(
            {
                "name": entry.get("name", f"Player {seat + 1}"),
                "total": sum(parts.values()),
                "symbols": symbols(upper, lower),
                "categories": parts,
                "date": entry.get("plan_date"),
            }
        )
    missing = []
    for seat, one in enumerate(players):
        one["rank"] = rank(one, players) if below == "same_rules" else shared_rank(seat, players)
        if needs_date(one, players, below):
            missing.append(f"players[{seat}].plan_date")
    keys = ("name", "rank", "total", "symbols", "categories")
    return {
        "players": [{key: one[key] for key in keys} for one in players],
        "winners": [one["name"] for one in players if one["rank"] == 1],
        "decided_by": decided_by(players),
        "missing": missing,
    }
