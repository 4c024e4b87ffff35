"""Combines the cards of many piers at once into the kernel's bit masks, with NumPy.

Each different word, such as `3+1`, is parsed once, with the readable parser. A pier is plain if its
words are cards of the pack that may overlap like this, and it never has more than 30 columns.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyarrow as pa
from attrs import frozen

from boardscore.core.errors import BoardscoreError
from boardscore.pier18.documents import laid_card
from boardscore.pier18.fast import sides
from boardscore.pier18.kernel import ACROSS, COLUMNS
from boardscore.pier18.model import Card, Laid, Pack
from boardscore.pier18.table import bitmask_parser
from boardscore.pier18.table.bitmask_parser import SYMBOLS, WORDS
from boardscore.table import array_scoring


@frozen(eq=False)
class Piers:
    """The piers of some rows."""

    words: Any
    """The four words of each pier."""
    columns: Any
    """The columns of each pier; 0 if it is not plain."""
    cards: Any
    """The number of cards of each pier, if they are given."""
    last: Any
    """The number in the pack of the last card of each pier."""


def read(column: Any, pack: Pack) -> Piers:
    """The piers of cards of a pack.

    >>> from boardscore.packs import demo_pack
    >>> found = read(pa.array(["1 1+2", "1+4", None]), demo_pack("pier18"))
    >>> found.columns.tolist(), [hex(word) for word in found.words[:, 0]]
    ([6, 0, 0], ['0x1000000000', '0x0', '0x10', '0x500000000'])
    """
    codes, cards, written = array_scoring.words(column)
    known = pack.by_id
    laid = [_laid(word, known) for word in written]
    masks, widths = _cells(laid)
    overlaps = np.array([one.overlap if one else 0 for one in laid])
    places = {name: place for place, name in enumerate(known)}
    numbers = np.array([places[one.card.id] if one else 0 for one in laid])
    words, columns = _combined(np.take(masks, codes, axis=1), widths[codes], overlaps[codes], cards)
    last: Any = np.zeros(len(cards), dtype=np.int64)
    last[cards > 0] = numbers[codes[np.cumsum(cards)[cards > 0] - 1]]
    return Piers(words, columns, cards, last)


def _laid(word: str | None, known: Mapping[str, Card]) -> Laid | None:
    try:
        return None if word is None else laid_card(word, known)
    except BoardscoreError:
        return None


def _cells(laid: Sequence[Laid | None]) -> tuple[Any, Any]:
    """The four words and the columns of each card; 0 columns for a wide one and for none."""
    texts = ["/".join(sides([one])) if one else "" for one in laid]
    return bitmask_parser.read(*array_scoring.texts(pa.array(texts)))


_FIRST = np.array([((1 << shown) - 1) * (1 | 1 << ACROSS) for shown in range(COLUMNS + 1)], WORDS)
"""The word of the first columns of both sides, by the number of columns."""


def _combined(masks: Any, widths: Any, overlaps: Any, cards: Any) -> tuple[Any, Any]:
    """The four words and the columns of each pier: cards from the land (`pier18.round.overlap`)."""
    words: Any = np.zeros((len(SYMBOLS), len(cards)), dtype=WORDS)
    columns: Any = np.zeros(len(cards), dtype=np.int64)
    rows = np.flatnonzero(cards)
    if not len(rows):
        return words, columns
    sizes = cards[rows]
    firsts = np.cumsum(sizes) - sizes
    covered = np.append(overlaps[1:], 0)  # by the next card
    covered[firsts + sizes - 1] = 0
    shown = widths - covered
    ends = np.cumsum(shown)
    starts = ends - shown
    starts -= np.repeat(starts[firsts], sizes)
    good = (shown > 0) & (starts + widths <= COLUMNS)
    good[firsts] &= overlaps[firsts] == 0
    seen = (masks & _FIRST[np.clip(shown, 0, COLUMNS)]) << starts.astype(WORDS)
    words[:, rows] = np.bitwise_or.reduceat(seen, firsts, axis=1)
    whole = np.add.reduceat(shown, firsts)
    columns[rows] = whole * np.logical_and.reduceat(good, firsts)
    return words, columns
