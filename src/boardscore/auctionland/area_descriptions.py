"""Areas of zones in words: where their tiles lie, row by row."""

from functools import lru_cache
from itertools import groupby
from operator import attrgetter

from attrs import frozen

from boardscore.auctionland.pieces import Cell, Kind
from boardscore.core import messages
from boardscore.core.messages import Message, say

Area = tuple[Cell, ...]
"""The tiles of one connected area, in reading order."""


@frozen
class Areas:
    """The areas of one kind, as a line of a score names them."""

    kind: Kind
    """What the zones are."""
    areas: tuple[Area, ...]
    """The tiles of each."""

    def in_words(self, lang: str = "en") -> str:
        """Where the areas are, each with its number, from 1, if there are several.

        >>> Areas(Kind.GARDEN, ((Cell(0, 0), Cell(1, 0)),)).in_words()
        'row 1 column 1, row 2 column 1'
        >>> Areas(Kind.GARDEN, ((Cell(0, 0),), (Cell(0, 1), Cell(0, 2)))).in_words()
        'G1 row 1 column 1; G2 row 1 columns 2 and 3'
        """
        messages.require_language(lang)
        if len(self.areas) < 2:
            return messages.in_words(tuple([_rows(area, lang) for area in self.areas]), lang)
        numbered = enumerate(self.areas, 1)
        return "; ".join([self._numbered(number, area, lang) for number, area in numbered])

    def _numbered(self, number: int, area: Area, lang: str) -> str:
        tiles = _rows(area, lang)
        area_of = Message("area.numbered", kind=self.kind.value, number=number, tiles=tiles)
        return say(area_of, lang)


def _rows(area: Area, lang: str) -> str:
    """Where the tiles of an area lie, row by row."""
    rows = groupby(area, key=attrgetter("row"))
    return ", ".join([_row(row, tuple([cell.column for cell in of]), lang) for row, of in rows])


@lru_cache(maxsize=256)
def _row(row: int, columns: tuple[int, ...], lang: str) -> str:
    """Some tiles of a row; there are 60 such sets, and areas name them again and again."""
    parts = dict(zip(("one", "two", "three", "four"), columns))
    return say(Message(f"area.{len(columns)}", row=row, **parts), lang)
