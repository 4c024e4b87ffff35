"""Random new games of Auctionland: small and full packs, every number of players."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

from boardscore.auctionland import State, start
from boardscore.auctionland.verify.random_positions import fewer
from boardscore.core.rulings import Value
from boardscore.verify.data_types import NAMES, Data

_TILES = ("B", "T", "G", "H", "BTBT", "BGGH", "TTGH", "GGgg", "B-------", "-/HH", "G/H", "BBGGTTHH")
_ICONS = ("", "", "", "+p", "+l", "+m", "+pp", "+plm")
_TABLES = {"beaches": [0, 1, 3, "6+"], "theme_parks": [0, 2, 3, "7+"]}
_PLAIN = ("-", "B", "B", "T", "G", "H", "BGBG")
"""Few ways to place a tile, so that the moves of long games are quickly listed."""
_WORTHLESS = ("-",)
"""Zones without points, so that money decides."""
_ENOUGH = 40
"""The number of tiles that lets players fill an island."""
_MOSTLY_TWO = (2, 2, 2, 2, 2, 2, 3, 3, 4, 5)
"""The number of players then."""
_LARGE = 2 / 3
_DEMO = 1 / 12


def start_game(random: Random, rulings: Mapping[str, Value]) -> State:
    """A game with a custom pack, or with the demonstration pack.

    Most packs have enough tiles to fill an island; some have few.
    """
    drawn = random.random()
    if drawn < _DEMO:
        players, size = random.randint(2, 6), random.choice((3, 8))
        return start(NAMES[:players], "demo", rulings=rulings, market_size=size)
    if drawn < _DEMO + _LARGE:
        tiles = pack(random, _ENOUGH, random.choice((_PLAIN, _PLAIN, _WORTHLESS)))
        players = random.choice(_MOSTLY_TWO)
        return start(NAMES[:players], tiles, rulings=rulings, market_size=random.choice((3, 4)))
    players, size = random.randint(2, 6), random.choice((3, 4, 8, 11))
    count = random.choice((2, 3, 5, 8, 12, 12))
    return start(NAMES[:players], pack(random, count), rulings=rulings, market_size=size)


def pack(random: Random, count: int, known: Sequence[str] = _TILES) -> Data:
    """A pack of this many tiles, with several copies of some."""
    tiles, left = list[Data](), count
    while left:
        copies = min(left, random.choice((1, 1, 2, 3)))
        icons = "" if known is _WORTHLESS else random.choice(_ICONS)
        written = random.choice(known) + icons
        tiles.append({"id": str(len(tiles) + 1), "tile": written, "count": copies})
        left -= copies
    return _named(tiles)


def _named(tiles: list[Data]) -> Data:
    head = {"game": "auctionland", "name": "drawn", "provenance": "invented"}
    return {**head, "tables": _TABLES, "tiles": tiles}


def smallest(rulings: Mapping[str, Value]) -> Iterator[State]:
    """Games of two and three players with 2 to 4 tiles."""
    tiles = [("1", "B+p"), ("2", "BGGH"), ("3", "T"), ("4", "G/H+l")]
    for players, count in ((2, 2), (2, 4), (3, 2), (3, 4)):
        named = _named([{"id": name, "tile": tile, "count": 1} for name, tile in tiles[:count]])
        yield start(NAMES[:players], named, rulings=rulings, market_size=3)


def simpler(tile: Data) -> Iterator[Data]:
    """A tile with one copy, without icons, with one zone or none."""
    if tile.get("count", 1) > 1:
        yield {**tile, "count": tile["count"] - 1}
    sides, _, icons = tile["tile"].partition("+")
    if icons:
        yield {**tile, "tile": sides}
        yield from ({**tile, "tile": f"{sides}+{one}"} for one in icons if len(icons) > 1)
        yield from ({**tile, "tile": f"{sides}+{few}"} for few in fewer(icons) if few)
    for plain in ("-", "B", "BGGH"):
        if sides not in {"-", plain} and len(plain) <= len(sides):
            yield {**tile, "tile": plain + (f"+{icons}" if icons else "")}


def join_twins(pack: Data) -> Iterator[tuple[Data, Callable[[Data], Data]]]:
    """Two identical tiles as copies of one, and moves that draw that one."""
    for kept, gone in combinations(pack["tiles"], 2):
        if kept["tile"] == gone["tile"]:
            count = kept.get("count", 1) + gone.get("count", 1)
            left = [
                {**tile, "count": count} if tile is kept else tile
                for tile in pack["tiles"]
                if tile is not gone
            ]
            yield {**pack, "tiles": left}, _drawing(kept["id"], gone["id"])


def _drawing(kept: str, gone: str) -> Callable[[Data], Data]:
    def written(move: Data) -> Data:
        tiles = [kept if name == gone else name for name in move.get("tiles", ())]
        return {**move, "tiles": tiles} if tiles else dict(move)

    return written
