"""Parses many piers at once, texts or cards, into bit masks, with NumPy.

A pier is plain if it has two lines of at most 30 letters, with or without bars and white space. The
readable parser decides whether other texts are piers at all. Each different word for a card, such
as `3+1`, is parsed once.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyarrow as pa
from attrs import frozen

from boardscore.core.errors import BoardscoreError
from boardscore.pier18.documents import laid_card
from boardscore.pier18.fast import sides
from boardscore.pier18.model import Card, Laid, Pack
from boardscore.pier18.pier_bits import ACROSS, COLUMNS
from boardscore.table import arrow_values

SYMBOLS = "QHAS"
"""The letters in the order of the words: Poets, Lovers, Fishers, Flower Sellers."""

BREAK, IGNORED, BAR, ODD = 16, 32, 64, 128
"""The codes of other letters; spaces of a pier have code 0 or a bit for the symbol."""

WORDS = np.uint64


def _codes() -> Any:
    codes: Any = np.full(256, ODD, dtype=np.uint8)
    for bit, letter in enumerate(SYMBOLS):
        codes[[ord(letter), ord(letter.lower())]] = 1 << bit
    codes[ord(".")] = 0
    codes[[ord("\n"), ord("/")]] = BREAK
    codes[[ord(" "), ord("\t")]] = IGNORED
    codes[ord("|")] = BAR
    return codes


CODES = _codes()
"""The code of each byte of a text."""

_ONES = WORDS(0x0101010101010101)
_GATHER = WORDS(0x0102040810204080)
"""Eight bytes of 0 or 1 times this number have a bit for each in the highest byte."""


def read(starts: Any, ends: Any, letters: Any) -> tuple[Any, Any]:
    """The four words of each pier's text, and its columns: 0 if it is not plain.

    >>> text = b"QS/..QQ"
    >>> words, columns = read(np.array([0, 5]), np.array([5, 7]), np.frombuffer(text, np.uint8))
    >>> columns.tolist(), [hex(word) for word in words[:, 0]]
    ([2, 0], ['0x100000000', '0x0', '0x0', '0x200000000'])
    """
    rows = len(starts)
    columns: Any = np.zeros(rows, dtype=np.int64)
    words: Any = np.zeros((len(SYMBOLS), rows), dtype=WORDS)
    _read_plain(starts, ends, letters, words, columns)
    _read_spaced(starts, ends, letters, words, columns)
    return words, columns


def _read_plain(starts: Any, ends: Any, letters: Any, words: Any, columns: Any) -> None:
    """Reads the texts with only spaces of a pier and one break."""
    lengths = ends - starts
    for wide in range(1, COLUMNS + 1):
        rows = np.flatnonzero(lengths == 2 * wide + 1)
        if not len(rows):
            continue
        texts = np.lib.stride_tricks.sliding_window_view(letters, 2 * wide + 1)
        codes = CODES[texts[starts[rows]]]
        spaces: Any = np.zeros((len(rows), 2 * ACROSS), dtype=np.uint8)
        spaces[:, :wide] = codes[:, wide + 1 :]
        spaces[:, ACROSS : ACROSS + wide] = codes[:, :wide]
        quarters: Any = spaces.view("<u8")
        good = (codes[:, wide] == BREAK) & (np.bitwise_or.reduce(quarters, axis=1) & ~_LOW == 0)
        columns[rows] = wide * good
        for bit in range(len(SYMBOLS)):
            lowest = quarters >> WORDS(bit) & _ONES
            gathered = (lowest * _GATHER >> WORDS(56)).astype(np.uint8)
            words[bit, rows] = gathered.view("<u8").ravel()


_LOW = WORDS(0x0F0F0F0F0F0F0F0F)
"""The bits of symbols in eight bytes."""


def _read_spaced(starts: Any, ends: Any, letters: Any, words: Any, columns: Any) -> None:
    """Reads the texts with bars or white space, after removing these, if the bars match."""
    rows = np.flatnonzero((columns == 0) & (ends - starts <= _LONGEST_SPACED) & (ends > starts))
    if not len(rows):
        return
    codes, of_row = _codes_of(starts[rows], ends[rows], letters)
    kept = codes != IGNORED
    codes, of_row = codes[kept], of_row[kept]
    good = _with_bars_alike(codes, of_row, len(rows))
    kept = (codes != BAR) & good[of_row]
    sizes = np.bincount(of_row[kept], minlength=len(rows))
    stops = np.cumsum(sizes)
    found: Any = np.zeros((len(SYMBOLS), len(rows)), dtype=WORDS)
    wide: Any = np.zeros(len(rows), dtype=np.int64)
    _read_plain(stops - sizes, stops, _LETTERS[codes[kept]], found, wide)
    columns[rows] = wide
    words[:, rows] = found


_LONGEST_SPACED = 1000
"""The longest text to read as a plain one; longer texts are left to the readable parser."""

_LETTERS: Any = np.full(256, ord("?"), dtype=np.uint8)
"""A letter for each code."""
for _letter in b".QHAS\n":
    _LETTERS[CODES[_letter]] = _letter


def _codes_of(starts: Any, ends: Any, letters: Any) -> tuple[Any, Any]:
    """The codes of the letters of some texts, one text after another, and the text of each code."""
    sizes = ends - starts
    of_row: Any = np.repeat(np.arange(len(starts)), sizes)
    before: Any = np.repeat(np.cumsum(sizes) - sizes, sizes)
    return CODES[letters[np.arange(len(of_row)) - before + starts[of_row]]], of_row


def _with_bars_alike(codes: Any, of_row: Any, rows: int) -> Any:
    """Which texts have a break in the middle, and bars between the same columns of both lines."""
    lines = np.cumsum(codes == BREAK)
    breaks = np.bincount(of_row, codes == BREAK, minlength=rows)
    before_row = np.concatenate([[0], np.cumsum(breaks)])[:-1]
    is_lower = lines > before_row[of_row]
    sizes = np.bincount(of_row, minlength=rows)
    firsts = np.cumsum(sizes) - sizes
    half = sizes // 2
    good = (breaks == 1) & (sizes % 2 == 1) & (sizes > 2)
    good[good] &= codes[(firsts + half)[good]] == BREAK
    at = np.flatnonzero((codes == BAR) & ~is_lower & good[of_row])
    across = at + half[of_row[at]] + 1
    last, first = firsts[of_row[at]] + half[of_row[at]] - 1, firsts[of_row[at]]
    is_wrong = (codes[across] != BAR) | (at == first) | (at == last)
    is_wrong |= codes[np.maximum(at - 1, 0)] == BAR
    good[of_row[at[is_wrong]]] = False
    bars = np.bincount(of_row, (codes == BAR) & ~is_lower, minlength=rows)
    below = np.bincount(of_row, (codes == BAR) & is_lower, minlength=rows)
    return good & (bars == below)


@frozen(eq=False)
class Piers:
    """The piers of some rows, parsed to bit masks."""

    words: Any
    """The four words of each pier."""
    columns: Any
    """The columns of each pier; 0 if it is not plain."""
    cards: Any
    """The number of cards of each pier, if they are given."""
    last: Any
    """The number in the pack of the last card of each pier."""


def read_cards(column: Any, pack: Pack) -> Piers:
    """The piers of cards of a pack, parsed to bit masks; plain if the cards may overlap like this.

    >>> from boardscore.packs import demo_pack
    >>> found = read_cards(pa.array(["1 1+2", "1+4", None]), demo_pack("pier18"))
    >>> found.columns.tolist(), [hex(word) for word in found.words[:, 0]]
    ([6, 0, 0], ['0x1000000000', '0x0', '0x10', '0x500000000'])
    """
    codes, cards, written = arrow_values.words(column)
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
    """The four words and the columns of each card of a pack; 0 columns for wide ones and none."""
    texts = ["/".join(sides([one])) if one else "" for one in laid]
    return read(*arrow_values.texts(pa.array(texts)))


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
