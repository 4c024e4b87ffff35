"""Fast scores of positions and of finished games of Auctionland."""

from collections.abc import Sequence
from functools import lru_cache

from boardscore.auctionland import Island, Rulings, State, Tile, fast
from boardscore.auctionland.game_table import as_island
from boardscore.auctionland.model import Table, Tables
from boardscore.auctionland.pieces import Cell
from boardscore.verify.data_types import Marks, Position

_CELLS = [[Cell(row, column) for column in range(4)] for row in range(4)]
_NO_TILES = fast.masks(Island(((None,),)))


def marks_of_position(position: Position, _: Rulings) -> Marks:
    """A fast score of a position: the categories, and the money for ties. No ruling changes it."""
    players = position["players"]
    counts = [
        player["counts"] if "counts" in player else fast.counts(_masks(player["island"]))
        for player in players
    ]
    tables = position["tables"]
    known = Tables(_table(tuple(tables["beaches"])), _table(tuple(tables["theme_parks"])))
    return fast.categories(counts, known), [(player["money"],) for player in players]


def marks_of_game(state: State, _: object = None) -> Marks:
    """A fast score of a finished game: the categories, and the money for ties."""
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
                found = fast.lay(found, _masks_of(text), cell)
    return found


@lru_cache(1 << 16)
def _masks_of(text: str) -> fast.Masks:
    return fast.masks_of_tile(Tile.parse(text))
