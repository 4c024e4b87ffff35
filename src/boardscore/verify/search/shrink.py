"""Shrinks a position that is answered wrongly to one that no single simplification keeps wrong.

Every step makes a position smaller in one fixed order of sizes, so that shrinking ends. Besides the
single steps there are a few long ones, such as half of a pier, so that it ends soon.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from boardscore.verify.reference import Position

Data = dict[str, Any]

Size = tuple[int, ...]
"""How large a position is: columns or tiles first, then players, then ever smaller things."""

COARSE = 4
"""How many parts of a size the exhaustive search goes by."""

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
"""What the players are called, by seat."""

DATE = "01-01"
"""The date of the Plan card where it does not matter."""

TABLES = {"beaches": list(range(17)), "theme_parks": list(range(0, 34, 2))}
"""The score tables that tell most: each count has points of its own, and neither table can be taken
for the other."""

_KINDS = ".QASH"
"""What a space shows, the simplest first."""

_ZONES = "BTGH"
_ICONS = "plm"

_SHORTEST_TABLES: Sequence[list[int | str]] = (["0+"], [0, "1+"], [0, 1, "2+"])


def shrink(
    position: Position,
    still: Callable[[Sequence[Data]], Iterable[bool]],
    may_be: Callable[[Position], bool],
) -> Position:
    """The smallest position that steps lead to, while `still` says that each is answered wrongly.

    `still` is asked all that one step leads to at once, the smallest first; what it says may end
    before that. What may not be is left out.
    """
    while True:
        steps = list(filter(may_be, simpler(position)))
        kept = (step for step, wrong in zip(steps, still(steps)) if wrong)
        smallest = next(kept, None)
        if smallest is None:
            return position
        position = smallest


def simpler(position: Position) -> list[Data]:
    """Every position that one simplification makes, each once, the smallest first."""
    found: dict[str, Data] = {}
    for step in _STEPS[position["game"]](position):
        if size(step) < size(position):
            found.setdefault(repr(step), step)
    return sorted(found.values(), key=size)


def size(position: Position) -> Size:
    """How large a position is."""
    return _SIZES[position["game"]](position)


# What both games share


def _without_player(position: Position) -> Iterator[Data]:
    players = position["players"]
    if len(players) > 1:
        for seat in range(len(players)):
            yield {**position, "players": [*players[:seat], *players[seat + 1 :]]}


def _with_simpler_players(
    position: Position, steps: Callable[[Position], Iterator[Data]]
) -> Iterator[Data]:
    """One player changed by one step, or all of them called as usual."""
    players = position["players"]
    for seat, player in enumerate(players):
        for step in steps(player):
            yield {**position, "players": [*players[:seat], step, *players[seat + 1 :]]}
    named = [{**player, "name": name} for player, name in zip(players, NAMES)]
    yield {**position, "players": named}


def _lower(number: int) -> Iterator[int]:
    """Lower numbers: none, half, one less."""
    yield from {0, number // 2, number - 1} if number else ()


def _unusual_names(position: Position) -> int:
    return sum(player["name"] != name for player, name in zip(position["players"], NAMES))


def _stretches(length: int) -> Iterator[tuple[int, int]]:
    """Where stretches begin and end: halves, quarters and so on, down to single places."""
    step = length // 2
    while step > 1:
        yield from ((start, min(length, start + step)) for start in range(0, length, step))
        step //= 2
    yield from ((place, place + 1) for place in range(length))


# Pier 18


def _pier18_size(position: Position) -> Size:
    players = position["players"]
    spaces = "".join("".join(player["pier"]) for player in players)
    return (
        sum(len(player["pier"][0]) for player in players),
        len(players),
        len(spaces) - spaces.count("."),
        sum(player["patrons"] + player["plan_completed"] for player in players),
        sum(map(_KINDS.index, spaces)),
        sum(_days(player["plan_date"]) for player in players),
        _unusual_names(position),
    )


def _days(date: str) -> int:
    month, day = map(int, date.split("-"))
    return 31 * (month - 1) + day - 1


def _pier18_steps(position: Position) -> Iterator[Data]:
    yield from _without_player(position)
    yield from _with_simpler_players(position, _player_steps)


def _player_steps(player: Position) -> Iterator[Data]:
    yield from ({**player, "pier": pier} for pier in _pier_steps(*player["pier"]))
    if player["plan_completed"]:
        yield {**player, "plan_completed": False}
    yield from ({**player, "patrons": number} for number in _lower(player["patrons"]))
    month, day = player["plan_date"].split("-")
    for date in (DATE, f"01-{day}", f"{month}-01", _day_before(int(month), int(day))):
        yield {**player, "plan_date": date}


def _day_before(month: int, day: int) -> str:
    return f"{month:02}-{day - 1:02}" if day > 1 else f"{max(1, month - 1):02}-28"


def _pier_steps(upper: str, lower: str) -> Iterator[list[str]]:
    """Piers with columns fewer, with spaces emptied, or with a symbol of a simpler kind."""
    columns = len(upper)
    for start, end in _stretches(columns):
        if end - start < columns:
            yield [upper[:start] + upper[end:], lower[:start] + lower[end:]]
    spaces = upper + lower
    for start, end in _stretches(2 * columns):
        yield _sides(spaces[:start] + "." * (end - start) + spaces[end:])
    for place, symbol in enumerate(spaces):
        for simple in _KINDS[1 : max(1, _KINDS.index(symbol))]:
            yield _sides(spaces[:place] + simple + spaces[place + 1 :])


def _sides(spaces: str) -> list[str]:
    half = len(spaces) // 2
    return [spaces[:half], spaces[half:]]


# Auctionland


def _auctionland_size(position: Position) -> Size:
    players, tables = position["players"], position["tables"]
    rows = [row for player in players for row in player.get("island", ())]
    places = [text for row in rows for text in row.split()]
    tiles = [text for text in places if text != "."]
    unusual = [table for name, table in tables.items() if table != TABLES[name]]
    points = [int(str(entry).rstrip("+")) for table in unusual for entry in table]
    return (
        len(tiles),
        len(players),
        sum(sum(player.get("counts", {}).values()) for player in players),
        sum(player["money"] for player in players),
        sum(map(_weight, tiles)),
        len(places),
        len(points),
        sum(points) + sum(not _is_open(table) for table in unusual),
        _unusual_names(position),
    )


def _is_open(table: Sequence[int | str]) -> bool:
    return str(table[-1]).endswith("+")


def _weight(tile: str) -> int:
    """How much is on a tile; what is written on more half-sides is less simple."""
    sides = tile.partition("+")[0].partition("/")[0]
    zones, more = len(sides) - sides.count("-"), len(tile) - len(sides)
    return 10 * (zones + more) + len(sides) + sum(letter.islower() for letter in sides)


def _auctionland_steps(position: Position) -> Iterator[Data]:
    yield from _without_player(position)
    yield from _with_simpler_players(position, _islander_steps)
    tables = position["tables"]
    for name, table in tables.items():
        for step in _table_steps(name, table):
            yield {**position, "tables": {**tables, name: step}}


def _islander_steps(player: Position) -> Iterator[Data]:
    if "counts" in player:
        for name, count in player["counts"].items():
            for lower in _lower(count):
                yield {**player, "counts": {**player["counts"], name: lower}}
    else:
        yield from ({**player, "island": island} for island in _island_steps(player["island"]))
    yield from ({**player, "money": dollars} for dollars in _lower(player["money"]))


def _table_steps(name: str, table: Sequence[int | str]) -> Iterator[Sequence[int | str]]:
    """The table that tells most; if it hides the mistake, shorter ones or lower points."""
    if table == TABLES[name]:
        return
    yield TABLES[name]
    yield from _SHORTEST_TABLES
    if len(table) > 1:
        yield [*table[:-2], f"{table[-2]!s}+"]
    for place, entry in enumerate(table):
        open_end = "+" if str(entry).endswith("+") else ""
        for lower in _lower(int(str(entry).rstrip("+"))):
            kept: int | str = f"{lower}+" if open_end else lower
            yield [*table[:place], kept, *table[place + 1 :]]


def _island_steps(island: Sequence[str]) -> Iterator[list[str]]:
    """Islands without a row, a column or a tile, or with a simpler tile."""
    rows = [row.split() for row in island]
    for start, end in _stretches(len(rows)):
        yield _lines([*rows[:start], *rows[end:]])
    for start, end in _stretches(len(rows[0])):
        yield _lines([[*row[:start], *row[end:]] for row in rows])
    for down, row in enumerate(rows):
        for along, text in enumerate(row):
            for step in _tile_steps(text):
                changed = [*row[:along], step, *row[along + 1 :]]
                yield _lines([*rows[:down], changed, *rows[down + 1 :]])


def _lines(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of tiles as lines; nothing at all is one place without a tile."""
    return [" ".join(row) for row in rows if row] or ["."]


def _tile_steps(text: str) -> Iterator[str]:
    """Nothing in place of a tile, or a tile with less on it."""
    if text == ".":
        return
    yield "."
    yield "-"
    zones, _, icons = text.partition("+")
    sides, _, inner = zones.partition("/")
    fewer_icons = ((sides, inner, without) for without in _fewer(icons))
    fewer_inner = ((sides, without, icons) for without in _fewer(inner))
    simpler_sides = ((other, inner, icons) for other in _side_steps(sides))
    for parts in chain(fewer_icons, fewer_inner, simpler_sides):
        yield canonical_tile(*parts)


def _fewer(letters: str) -> Iterator[str]:
    if len(letters) > 1:
        yield ""
    yield from (letters[:place] + letters[place + 1 :] for place in range(len(letters)))


def _side_steps(sides: str) -> Iterator[str]:
    """The sides with no zone, one zone less, one letter less, or all of one letter."""
    yield "-"
    for letter in sorted({*sides} - {"-"}):
        yield letter
        yield sides.replace(letter, "-")
        yield sides.replace(letter, letter.upper())
    for place in range(len(sides)):
        yield f"{sides[:place]}-{sides[place + 1 :]}"


def canonical_tile(sides: str, inner: str = "", icons: str = "") -> str:
    """A tile of its parts in its shortest form, as `str(Tile)` writes it.

    >>> canonical_tile("ggBb", "hG", "mp")
    'GGBb/GH+pm'
    """
    halves = "".join(letter * (8 // len(sides)) for letter in sides)
    for kind in _ZONES:
        first = next((letter for letter in halves if letter.upper() == kind), kind)
        if first != kind:
            halves = _swapped(halves, kind)
    inside = "".join(sorted(inner.upper(), key=_ZONES.index))
    marks = "".join(sorted(icons, key=_ICONS.index))
    return _shortest(halves) + (inside and f"/{inside}") + (marks and f"+{marks}")


def _swapped(halves: str, kind: str) -> str:
    """The same half-sides with the two zones of a kind called the other way round."""
    return halves.translate(str.maketrans(kind + kind.lower(), kind.lower() + kind))


def _shortest(halves: str) -> str:
    if len({*halves}) == 1:
        return halves[0]
    return halves[::2] if halves[::2] == halves[1::2] else halves


_SIZES: dict[str, Callable[[Position], Size]] = {
    "pier18": _pier18_size,
    "auctionland": _auctionland_size,
}
_STEPS: dict[str, Callable[[Position], Iterator[Data]]] = {
    "pier18": _pier18_steps,
    "auctionland": _auctionland_steps,
}
