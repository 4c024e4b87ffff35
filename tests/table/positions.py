"""Random positions without mistakes, as in files and as rows of a table, with their results."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from boardscore.auctionland.verify import random_games as setups_of_auctionland
from boardscore.core.results import Result
from boardscore.pier18.verify import random_games as setups_of_pier18
from tests.test_against_naive import (
    PALETTES,
    random_holding,
    random_side,
    random_table,
    random_tile,
)

Position = dict[str, Any]

PIERS = [*range(1, 31), *range(14, 27), 30, 30]
"""The columns of piers: every number that the kernel accepts, mostly those of a game."""

NAMES = ("Anna", "Ben", "Çelik", "Дина", "Eve", "Fritz")
DATES = ("01-01", "02-28", "02-29", "04-17", "12-31")


def maybe(random: Random, chance: float = 0.8, **optional: Any) -> dict[str, Any]:
    return {key: value for key, value in optional.items() if random.random() < chance}


# Packs


def pack(random: Random, game: str) -> dict[str, Any]:
    """A pack; the cards of some have different widths, and ids that end like turned cards."""
    if game == "auctionland":
        return setups_of_auctionland.draw_pack(random, random.choice((1, 20, 60)))
    found = setups_of_pier18.draw_pack(random, random.choice((6, 18, 18, 18, 24)))
    if random.random() < 0.3:
        one, other, *_ = found["cards"]
        one["cells"] = [side * 2 for side in one["cells"]]
        other["id"] = f"{one['id']}t"
    return found


# Positions


def position(random: Random, game: str, pack: dict[str, Any]) -> Position:
    """A position of a game; points, symbols, dates and money are often equal."""
    made, most, tie_breaker = _PLAYERS[game]
    players = [made(random, pack) for _ in range(random.choice((1, most, random.randint(1, most))))]
    if len(players) > 1 and random.random() < 0.3:
        players[-1] = {**players[0], **tie_breaker(random)}  # ties are frequent
    for player, name in zip(players, NAMES):
        player.update(maybe(random, 0.5, name=name))
    return {"game": game, "players": players}


def tables(random: Random) -> dict[str, Any]:
    return maybe(random, 0.9, beaches=random_table(random), theme_parks=random_table(random))


def _of_pier18(random: Random, pack: dict[str, Any]) -> dict[str, Any]:
    pier = {"pier": _sides(random)} if random.random() < 0.5 else {"cards": _cards(random, pack)}
    patrons = maybe(random, patrons=random.choice((0, 1, 1, 2, 18)))
    return {**pier, **_plan(random, pack), **patrons, **_date(random)}


def _plan(random: Random, pack: dict[str, Any]) -> dict[str, Any]:
    match random.randrange(10):
        case 0 | 1 | 2 | 3:
            return {}
        case 4 | 5:
            return {"plan_card": random.choice(pack["cards"])["id"]}
    return {"plan_completed": random.random() < 0.5}


def _cards(random: Random, pack: dict[str, Any]) -> list[str]:
    """The cards of a pier, often as many as a finished one has (5 or 6)."""
    number = random.choice((1, 2, 4, 5, 5, 6, 6, 6, 7))
    laid, covered = list[str](), 1
    for card in random.choices(pack["cards"], k=number):
        overlap = random.choice((0, random.randrange(covered)))
        turned = random.choice(("", "", "t"))
        written = f"+{overlap}" if overlap or turned or random.random() < 0.5 else ""
        laid.append(f"{card['id']}{written}{turned}")
        covered = len(card["cells"][0])
    return laid


def _date(random: Random) -> dict[str, Any]:
    return maybe(random, plan_date=random.choice(DATES))


def _sides(random: Random) -> list[str]:
    """The sides of a pier, sometimes with bars, white space or small letters."""
    columns, density = random.choice(PIERS), random.choice((0.1, 0.4, 0.6, 0.9))
    sides = [random_side(random, columns, density) for _ in range(2)]
    way = random.randrange(12)
    if way == 0 and columns > 1:
        at = random.randrange(1, columns)
        sides = [f"{side[:at]}|{side[at:]}" for side in sides]
    if way == 1:
        sides[random.randrange(2)] += random.choice((" ", "\t"))
    if way == 2:
        sides = [side.lower() for side in sides]
    return sides


def _of_auctionland(random: Random, pack: dict[str, Any]) -> dict[str, Any]:
    holding = _island(random, pack) if random.random() < 0.7 else random_holding(random)
    return {**holding, **_money(random)}


def _money(random: Random) -> dict[str, Any]:
    return maybe(random, money=random.choice((0, 0, 7, 31, 10**9)))


def _island(random: Random, pack: dict[str, Any]) -> dict[str, Any]:
    rows, columns = random.choice(((4, 4), (random.randint(1, 4), random.randint(1, 4))))
    named = [f"#{tile['id']}{turns}" for tile in pack["tiles"] for turns in ("", "@0", "@1", "@3")]
    plain = _tiles(random.choice(PALETTES))
    tiles = random.choice((plain, named, [*plain[:100], *named]))
    empty = random.choice((0.0, 0.0, 0.3, 0.6, 0.9))
    cells = [
        "." if random.random() < empty else random.choice(tiles) for _ in range(rows * columns)
    ]
    return {"island": [" ".join(cells[at : at + columns]) for at in range(0, len(cells), columns)]}


@cache
def _tiles(palette: str) -> list[str]:
    """Some thousand tiles of a palette: parsing more would take longer than scoring."""
    random = Random(palette)
    return [random_tile(random, palette) for _ in range(3000)]


_PLAYERS = {
    "pier18": (_of_pier18, 3, _date),
    "auctionland": (_of_auctionland, 6, _money),
}


# As rows


def rows(position: Position, number: int) -> Iterator[dict[str, Any]]:
    """A row for each player; lines are joined, and counts are in columns."""
    between = {"pier18": ("/", "\n"), "auctionland": (" / ", "\n")}[position["game"]]
    for player in position["players"]:
        row = {"game": number, **player}
        for name in ("pier", "island"):
            if name in row:
                row[name] = between[number % 2].join(row[name])
        if "cards" in row:
            row["cards"] = (" ", "  ")[number % 2].join(row["cards"])
        counts = row.pop("counts", {})
        yield {**row, **counts}


def columns(rows: Sequence[dict[str, Any]]) -> dict[str, list[Any]]:
    """Rows as the columns of a table, with a null for a missing key."""
    names = dict.fromkeys(name for row in rows for name in row)
    return {name: [row.get(name) for row in rows] for name in names}


# Both results


def said(result: Result[Any]) -> Iterator[dict[str, Any]]:
    """The expected values of each player in a table, from the result of the position."""
    ranks, missing = result.ranks, result.missing
    for seat, one in enumerate(result.players):
        own = f"players[{seat}]."
        tables = [f"tables.{name}" for name in TABLES if one.categories.get(name, 0) is None]
        needed = [path.removeprefix(own) for path in missing if path.startswith(own)]
        yield {
            **_numbers(result.game, one),
            "total": one.total,
            "rank": ranks[seat],
            "missing": ", ".join([*tables, *needed]) or None,
            "error": None,
        }


TABLES = ("beaches", "theme_parks")
POINTS = {"beaches": "beach_points", "theme_parks": "theme_park_points"} | {
    icon: f"{icon}_points" for icon in ("peace", "love", "music")
}
"""The columns of points whose names differ from those of their categories."""


def _numbers(game: str, one: Any) -> dict[str, int | None]:
    if game == "pier18":
        return {**one.categories, "symbols": one.symbols}
    points = {POINTS.get(name, name): number for name, number in one.categories.items()}
    return {**one.counts.to_dict(), **points}
