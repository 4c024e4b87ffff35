"""The tiles of a pack as words in islands, such as `#23@1`, with the kernel's bit masks."""

from functools import lru_cache
from typing import Any

import numpy as np

from boardscore.auctionland.fast import Masks, masks_of_tile
from boardscore.auctionland.model import Pack, Tile

ENTRIES = len(Masks._fields)
WORDS = Masks._fields.index("inner_theme_parks")
"""The number of entries that are words: places, beaches, four each of theme parks, gardens, houses.
The others are numbers."""

_TURNS = range(4)


def entries_of(tile: Tile) -> bytes:
    """The entries of a tile, each as 8 bytes of an array.

    >>> np.frombuffer(entries_of(Tile.parse("-/GG+m")), np.uint64)[-6:].tolist()
    [0, 2, 0, 0, 0, 1]
    """
    return np.array(masks_of_tile(tile), dtype=np.uint64).tobytes()


@lru_cache(maxsize=4)
def named_tiles(pack: Pack | None) -> dict[str, bytes]:
    """The entries of all tiles of a pack in all directions, by the word for each.

    >>> from boardscore.packs import demo_pack
    >>> named = named_tiles(demo_pack("auctionland"))
    >>> named["#1"] == named["#1@2"] == entries_of(Tile.parse("B+p"))
    True
    """
    found = {}
    for name, tile in (pack.by_id if pack else {}).items():
        turned = [entries_of(tile.turned(quarters)) for quarters in _TURNS]
        found[f"#{name}"] = turned[0]
        found |= {f"#{name}@{quarters}": turned[quarters] for quarters in _TURNS}
    return found


@lru_cache(maxsize=4)
def trie(pack: Pack | None) -> tuple[Any, Any, Any]:
    """The words of a pack, to be followed byte by byte.

    The first array has the next state for each state and byte, 0 for none; state 0 begins a word.
    The second has the number of the word that ends in each state, or -1; the third the entries.

    >>> steps, words, entries = trie(None)
    >>> steps.shape, words.tolist(), len(entries)
    ((1, 256), [-1], 0)
    """
    named = named_tiles(pack)
    steps, words = [[0] * 256], [-1]
    for number, word in enumerate(named):
        state = 0
        for letter in word.encode():
            if not steps[state][letter]:
                steps[state][letter] = len(steps)
                steps.append([0] * 256)
                words.append(-1)
            state = steps[state][letter]
        words[state] = number
    entries = np.frombuffer(b"".join(named.values()), np.uint64).reshape(-1, ENTRIES)
    return np.array(steps, dtype=np.int32), np.array(words, dtype=np.int32), entries
