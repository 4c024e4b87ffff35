"""Random positions of Auctionland, small ones, and the steps that make one simpler."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, combinations_with_replacement, product
from random import Random
from typing import Any

from boardscore.auctionland import Island, State, Tile, start
from boardscore.auctionland.model import COUNTS
from boardscore.verify.data_types import NAMES, Data, Names, Position, Size
from boardscore.verify.search.played_games import states
from boardscore.verify.search.shrink_steps import (
    by_size,
    lower_numbers,
    simpler,
    stretches,
    with_simpler_players,
)

NOTHING: Mapping[str, int] = dict.fromkeys(COUNTS, 0)
"""The counts of an island with nothing on it."""

_LETTERS = {
    "B": "beaches",
    "T": "theme_parks",
    "G": "gardens_houses",
    "H": "gardens_houses",
    "P": "peace",
    "L": "love",
    "M": "music",
}
_COUNTED = {"gardens": "gardens_houses", "houses": "gardens_houses"}


def in_play(position: Position) -> Names:
    """The categories that can give points in a position of Auctionland; all others give none."""
    found: set[str] = set()
    for player in position["players"]:
        letters = set("".join(player.get("island", ())).upper())
        found |= {name for letter, name in _LETTERS.items() if letter in letters}
        counts = player.get("counts", {})
        found |= {_COUNTED.get(name, name) for name, count in counts.items() if count}
    return frozenset(found)


def is_canonical(position: Position) -> bool:
    """Whether a readable position of Auctionland has the form that programs receive."""
    tables = position.get("tables", {})
    return (
        {*position} == {"game", "players", "tables"}
        and {*tables} == {"beaches", "theme_parks"}
        and all(isinstance(table, list) for table in tables.values())
        and all(map(_is_player, position["players"]))
    )


def _is_player(player: Mapping[str, Any]) -> bool:
    if "counts" in player:
        return {*player} == {"name", "money", "counts"} and {*player["counts"]} == {*NOTHING}
    return {*player} == {"name", "money", "island"} and _is_island(player["island"])


def _is_island(rows: Any) -> bool:
    if not isinstance(rows, list):
        return False
    tiles = {tile for row in rows for tile in row.split()} - {"."}
    return all(str(Tile.parse(tile)) == tile for tile in tiles) and not any("|" in r for r in rows)


_KINDS = "BTGH"
_ICONS = "plm"
_POOL = 200
_NEW = 0.02


def _tile(random: Random, kinds: str) -> str:
    return _drawn_tile(random, kinds) if random.random() < _NEW else random.choice(_pool(kinds))


@cache
def _pool(kinds: str) -> Sequence[str]:
    random = Random(kinds)
    return [_drawn_tile(random, kinds) for _ in range(_POOL)]


def _drawn_tile(random: Random, kinds: str) -> str:
    """A random tile of any form: zones, two of one kind, zones inside, icons."""
    letters = "-" + kinds + (kinds.lower() if random.random() < 0.3 else "")
    sides = "".join(random.choices(letters, k=random.choice((1, 1, 4, 4, 8))))
    inner = "".join(random.choices(kinds, k=random.choice((0, 0, 0, 1, 2))))
    icons = "".join(random.choices(_ICONS, k=random.choice((0, 0, 1, 2))))
    return canonical_tile(sides, inner, icons)


def _tiles(random: Random) -> list[str]:
    kinds = "".join(sorted(random.sample(_KINDS, random.randint(1, 4))))
    return [_tile(random, kinds) for _ in range(random.randint(2, 6))]


def _island(random: Random, tiles: Sequence[str], empty: float) -> list[str]:
    rows, columns = random.randint(1, 4), random.randint(1, 4)
    return [
        " ".join("." if random.random() < empty else random.choice(tiles) for _ in range(columns))
        for _ in range(rows)
    ]


def _free_islands(random: Random) -> Data:
    tiles, empty = _tiles(random), random.choice((0.0, 0.2, 0.5))
    return position(
        {"island": _island(random, tiles, empty), "money": random.choice((0, 0, 1, 2, 30))}
        for _ in range(random.choice((1, 1, 2, 3, 6)))
    )


def _boundary_island(random: Random) -> Data:
    """A random island at the limit of a rule: all of one kind, with a hole, or of half-sides."""
    kind = random.choice(_KINDS)
    mixed = (kind, kind.lower(), "-")
    tiles = random.choice(
        (
            [kind, kind, kind, "-"],
            [canonical_tile("".join(random.choices(mixed, k=8))) for _ in range(2)],
            [kind, f"-/{kind}", f"{kind}/{kind}", f"-/{kind}{kind}"],
            [f"{kind}-{kind.lower()}-", f"-{kind}-{kind.lower()}", kind],
        )
    )
    return position([{"island": _island(random, tiles, random.choice((0.0, 0.1, 0.3)))}])


def _tied_islands(random: Random) -> Data:
    """Random players with few icons, from counts or on one tile, and with little money."""
    return position(
        {
            **(_counted(random) if random.random() < 0.5 else {"island": [_iconic(random)]}),
            "money": random.choice((0, 1, 2)),
        }
        for _ in range(random.randint(2, 6))
    )


def _iconic(random: Random) -> str:
    return canonical_tile("-", "", "".join(random.choices(_ICONS, k=random.randint(0, 3))))


def _counted(random: Random) -> Data:
    names = random.sample(sorted(NOTHING), random.randint(0, 3))
    return _with_counts(**{name: random.choice((1, 1, 2, 3, 16)) for name in names})


def change_position(random: Random, closed: Position) -> Data:
    """A position with a random change: of a tile, a number or a dollar; or one simplification."""
    opened = {**closed, "tables": {name: _open(own) for name, own in closed["tables"].items()}}
    players = [dict(player) for player in opened["players"]]
    player = random.choice(players)
    if "island" not in player or random.random() < 0.2:
        player["money"] = random.choice((0, player["money"], player["money"] + 1))
        return random.choice([{**opened, "players": players}, *simpler(opened)])
    rows = [row.split() for row in player["island"]]
    row = random.choice(rows)
    row[random.randrange(len(row))] = random.choice((".", "-", *_KINDS, _tile(random, _KINDS)))
    player["island"] = [" ".join(row) for row in rows]
    return {**opened, "players": players}


def _open(table: Sequence[int | str]) -> list[int | str]:
    """The same table of a changed position without an end, so that no count is beyond it."""
    return [*table[:-1], f"{str(table[-1]).rstrip('+')}+"]


def played_positions(random: Random) -> Iterator[Data]:
    """Random positions of Auctionland: those of a random game after each placed tile."""
    before: object = None
    for state in states(random, lambda: start([None] * random.randint(2, 4), "demo")):
        if state.islands != before:
            before = state.islands
            yield position(_stand(state))


def _stand(state: State) -> Iterable[Data]:
    for player in state.position.players:
        island = player.holding
        assert isinstance(island, Island)
        rows = [" ".join(str(tile) if tile else "." for tile in row) for row in island.rows]
        yield {"island": rows, "money": player.money}


DRAWS: Mapping[str, Callable[[Random], Data]] = {
    "free": _free_islands,
    "sparse": lambda random: position([{"island": _island(random, _tiles(random), 0.7)}]),
    "boundary": _boundary_island,
    "tied": _tied_islands,
}


def position(players: Iterable[Data]) -> Data:
    """A position of Auctionland with tables that give different points for every count."""
    named = zip(NAMES, players)
    return {
        "game": "auctionland",
        "tables": TABLES,
        "players": [{"name": name, "money": 0, **own} for name, own in named],
    }


def _with_counts(**counts: int) -> Data:
    """A player of a random or small position, with counts instead of an island."""
    return {"counts": {**NOTHING, **counts}}


def levels() -> Iterator[Iterator[Data]]:
    """All small positions: counts without tiles, then 1 tile, 2, 3 and 4 tiles in all."""
    yield by_size(position([one]) for one in _counts())
    yield by_size(position([{"island": [tile]}]) for tile in _single_tiles())
    yield by_size(chain(_two_tiles(), _tied(2, ("-", "-+p", "-+l", "-+m", "-+pp"))))
    yield by_size(chain(_three_tiles(), _tied(3, ("-", "-+p", "-+pp"))))
    squares = ([f"{a} {b}", f"{c} {d}"] for a, b, c, d in product("-" + _KINDS, repeat=4))
    awards = _tied(4, ("-", "-+p", "-+pp"), (0,))
    yield by_size(chain((position([{"island": one}]) for one in squares), awards))


def _counts() -> Iterator[Data]:
    """Small counts: of one category each, and every small product of gardens and houses."""
    for name in ("beaches", "theme_parks"):
        yield from (_with_counts(**{name: number}) for number in range(1, 17))
    for gardens, houses in product(range(5), repeat=2):
        yield _with_counts(gardens=gardens, houses=houses)
    for name in ("peace", "love", "music"):
        yield from (_with_counts(**{name: number}) for number in (1, 2))


def _single_tiles() -> Iterator[str]:
    """All small tiles: any zone or none on each side, or up to 2 zones inside, or up to 3 icons."""
    for sides in product("-" + _KINDS, repeat=4):
        yield sides[0] if len({*sides}) == 1 else "".join(sides)
    for number in (1, 2):
        yield from ("-/" + "".join(some) for some in combinations_with_replacement(_KINDS, number))
    for number in (1, 2, 3):
        yield from ("-+" + "".join(some) for some in combinations_with_replacement(_ICONS, number))


def _plain_tiles() -> list[str]:
    """Small empty tiles, tiles of one kind, or with a zone on one side or half-side of 8."""
    alone = [
        (letter, length, place) for letter in _KINDS for length in (4, 8) for place in range(length)
    ]
    return [
        "-",
        *_KINDS,
        *("-" * place + letter + "-" * (length - 1 - place) for letter, length, place in alone),
    ]


def _two_tiles() -> Iterator[Data]:
    for one, other in product(_plain_tiles(), repeat=2):
        yield position([{"island": [f"{one} {other}"]}])
        yield position([{"island": [one, other]}])
        yield position([{"island": [f"{one} .", f". {other}"]}])
        yield position([{"island": [f"{one} . {other}"]}])


def _three_tiles() -> Iterator[Data]:
    for a, b, c in product("-" + _KINDS, repeat=3):
        for island in (
            [f"{a} {b} {c}"],
            [a, b, c],
            [f"{a} {b}", f". {c}"],
            [f"{a} {b}", f"{c} ."],
            [f"{a} .", f"{b} {c}"],
            [f". {a}", f"{b} {c}"],
        ):
            yield position([{"island": island}])


def _tied(players: int, tiles: Sequence[str], dollars: Sequence[int] = (0, 1)) -> Iterator[Data]:
    """Small positions of players with one of some tiles each, and with a dollar or none."""
    held = [{"island": [tile], "money": money} for tile, money in product(tiles, dollars)]
    return (position(seats) for seats in product(held, repeat=players))


TABLES = {"beaches": list(range(17)), "theme_parks": list(range(0, 34, 2))}
"""The clearest score tables: all counts have different points, in both tables."""

_SHORTEST_TABLES: Sequence[list[int | str]] = (["0+"], [0, "1+"], [0, 1, "2+"])


def position_size(position: Position) -> Size:
    """The size of a position: tiles, players, counts, money, zones and icons, cells, tables."""
    players, tables = position["players"], position["tables"]
    rows = [row for player in players for row in player.get("island", ())]
    places = [text for row in rows for text in row.split()]
    tiles = [text for text in places if text != "."]
    others = [table for name, table in tables.items() if table != TABLES[name]]
    points = [int(str(entry).rstrip("+")) for table in others for entry in table]
    return (
        len(tiles),
        len(players),
        sum(sum(player.get("counts", {}).values()) for player in players),
        sum(player["money"] for player in players),
        sum(map(_weight, tiles)),
        len(places),
        len(points),
        sum(points) + sum(not str(table[-1]).endswith("+") for table in others),
    )


def _weight(tile: str) -> int:
    sides = tile.partition("+")[0].partition("/")[0]
    zones, more = len(sides) - sides.count("-"), len(tile) - len(sides)
    return 10 * (zones + more) + len(sides) + sum(letter.islower() for letter in sides)


def simpler_positions(position: Position) -> Iterator[Data]:
    """Simpler positions of Auctionland: a player with less, or a clearer or shorter table."""
    yield from with_simpler_players(position, _islander_steps)
    tables = position["tables"]
    for name, table in tables.items():
        for step in _table_steps(name, table):
            yield {**position, "tables": {**tables, name: step}}


def _islander_steps(player: Position) -> Iterator[Data]:
    if "counts" in player:
        for name, count in player["counts"].items():
            for lower in lower_numbers(count):
                yield {**player, "counts": {**player["counts"], name: lower}}
    else:
        yield from ({**player, "island": island} for island in _island_steps(player["island"]))
    yield from ({**player, "money": dollars} for dollars in lower_numbers(player["money"]))


def _table_steps(name: str, table: Sequence[int | str]) -> Iterator[Sequence[int | str]]:
    """Simpler tables: the default; if it hides the mistake, shorter ones or lower points."""
    if table == TABLES[name]:
        return
    yield TABLES[name]
    yield from _SHORTEST_TABLES
    if len(table) > 1:
        yield [*table[:-2], f"{table[-2]!s}+"]
    for place, entry in enumerate(table):
        open_end = "+" if str(entry).endswith("+") else ""
        for lower in lower_numbers(int(str(entry).rstrip("+"))):
            kept: int | str = f"{lower}+" if open_end else lower
            yield [*table[:place], kept, *table[place + 1 :]]


def _island_steps(island: Sequence[str]) -> Iterator[list[str]]:
    """Simpler islands: without a row, a column or a tile, or with a simpler tile."""
    rows = [row.split() for row in island]
    for first, end in stretches(len(rows)):
        yield _lines([*rows[:first], *rows[end:]])
    for first, end in stretches(len(rows[0])):
        yield _lines([[*row[:first], *row[end:]] for row in rows])
    for down, row in enumerate(rows):
        for along, text in enumerate(row):
            for step in _tile_steps(text):
                changed = [*row[:along], step, *row[along + 1 :]]
                yield _lines([*rows[:down], changed, *rows[down + 1 :]])


def _lines(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of tiles as lines; an empty island is one empty cell."""
    return [" ".join(row) for row in rows if row] or ["."]


def _tile_steps(text: str) -> Iterator[str]:
    """Simpler tiles: an empty cell instead, or a tile with less on it."""
    if text == ".":
        return
    yield "."
    yield "-"
    zones, _, icons = text.partition("+")
    sides, _, inner = zones.partition("/")
    fewer_icons = ((sides, inner, without) for without in fewer(icons))
    fewer_inner = ((sides, without, icons) for without in fewer(inner))
    simpler_sides = ((other, inner, icons) for other in _side_steps(sides))
    for parts in chain(fewer_icons, fewer_inner, simpler_sides):
        yield canonical_tile(*parts)


def fewer(letters: str) -> Iterator[str]:
    if len(letters) > 1:
        yield ""
    yield from (letters[:place] + letters[place + 1 :] for place in range(len(letters)))


def _side_steps(sides: str) -> Iterator[str]:
    """Simpler sides of a tile: no zone, one zone fewer, one letter fewer, or all of one letter."""
    yield "-"
    for letter in sorted({*sides} - {"-"}):
        yield letter
        yield sides.replace(letter, "-")
        yield sides.replace(letter, letter.upper())
    for place in range(len(sides)):
        yield f"{sides[:place]}-{sides[place + 1 :]}"


def canonical_tile(sides: str, inner: str = "", icons: str = "") -> str:
    """A tile of a random or simpler position in its shortest form, as `str(Tile)` writes it.

    >>> canonical_tile("ggBb", "hG", "mp")
    'GGBb/GH+pm'
    """
    halves = "".join(letter * (8 // len(sides)) for letter in sides)
    for kind in _KINDS:
        first = next((letter for letter in halves if letter.upper() == kind), kind)
        if first != kind:
            halves = halves.translate(str.maketrans(kind + first, first + kind))
    inside = "".join(sorted(inner.upper(), key=_KINDS.index))
    marks = "".join(sorted(icons, key=_ICONS.index))
    whole = halves[::2] if halves[::2] == halves[1::2] else halves
    shortest = whole[0] if len({*whole}) == 1 else whole
    return shortest + (inside and f"/{inside}") + (marks and f"+{marks}")
