"""The clauses of a position: in play, compared, touched by rulings, and its fast score."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from boardscore.auctionland import Island, IslandScore, Rulings, State, Tile, fast
from boardscore.auctionland.game_table import as_island
from boardscore.auctionland.model import Table, Tables
from boardscore.auctionland.pieces import Cell
from boardscore.core.messages import Message
from boardscore.verify.data_types import Marks, Names, Position

NOTHING: Mapping[str, int] = dict.fromkeys(
    ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"), 0
)
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
    """The categories that can give points in a position."""
    found: set[str] = set()
    for player in position["players"]:
        letters = set("".join(player.get("island", ())).upper())
        found |= {name for letter, name in _LETTERS.items() if letter in letters}
        counts = player.get("counts", {})
        found |= {_COUNTED.get(name, name) for name, count in counts.items() if count}
    return frozenset(found)


def is_canonical(position: Position) -> bool:
    """Whether a readable position is in the form that programs receive."""
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


def tie_breakers(player: IslandScore) -> Message:
    money = player.player.money
    return Message("judge.tie.auctionland", money=Message("none") if money is None else money)


_CELLS = [[Cell(row, column) for column in range(4)] for row in range(4)]
_NO_TILES = fast.masks(Island(((None,),)))


def marks(position: Position, _: Rulings) -> Marks:
    """The categories of all players, and the money for ties. No ruling changes them."""
    players = position["players"]
    counts = [
        player["counts"] if "counts" in player else fast.counts(_masks(player["island"]))
        for player in players
    ]
    tables = position["tables"]
    known = Tables(_table(tuple(tables["beaches"])), _table(tuple(tables["theme_parks"])))
    return fast.categories(counts, known), [(player["money"],) for player in players]


def marks_of_game(state: State, _: object = None) -> Marks:
    """The same for a finished game, which needs no verdicts."""
    game = state.game
    counts = [fast.counts(as_island(game, laid)) for laid in state.islands]
    return fast.categories(counts, game.pack.tables), [(money,) for money in state.money]


@lru_cache(1024)
def _table(entries: tuple[int | str, ...]) -> Table:
    return Table.parse(entries)


def _masks(rows: Sequence[str]) -> fast.Masks:
    found = _NO_TILES
    for cells, row in zip(_CELLS, rows):
        for cell, text in zip(cells, row.split()):
            if text != ".":
                found = fast.lay(found, _tile(text), cell)
    return found


@lru_cache(1 << 16)
def _tile(text: str) -> fast.Masks:
    return fast.masks_of_tile(Tile.parse(text))
