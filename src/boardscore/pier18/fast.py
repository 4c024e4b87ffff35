r"""Points of one pier without reasons, for bots and searches.

>>> categories(read("S.Q.H..A\n..A....."))
{'poets': 0, 'lovers': 0, 'fishers': 1, 'flower_sellers': 0}

`boardscore.pier18.pier_bits` has the rules. Tests and a proof check it against the reference,
`boardscore.pier18.scoring`. A mask has four bits for each space and uses the lowest, so the text of
a pier is nearly the hexadecimal form of its masks.
"""

from collections.abc import Sequence
from typing import NamedTuple

from boardscore.core import value_checks
from boardscore.pier18 import pier_bits
from boardscore.pier18.model import Laid, Pier
from boardscore.pier18.notation import LONGEST
from boardscore.pier18.pieces import Symbol
from boardscore.pier18.rulings import Rulings

_SPACE = 4
"""Bits for each space."""

_GAP = "00"
"""The separator of the two sides in a word."""
_LEAPS = tuple(_SPACE << power for power in range(LONGEST.bit_length()))
_LOWEST = int("1" * (2 * LONGEST + len(_GAP)), 16)
_DIGITS = {
    None: "0",
    Symbol.POET: "1",
    Symbol.LOVERS: "2",
    Symbol.FISHER: "4",
    Symbol.FLOWER_SELLER: "8",
}
_WRITTEN = {(symbol.value if symbol else "."): digit for symbol, digit in _DIGITS.items()}
_FROM_TEXT = bytes(ord(_WRITTEN.get(chr(code), "?")) for code in range(256))


class Masks(NamedTuple):
    """A pier for fast scoring: a mask for each kind of symbol."""

    poets: int
    """The spaces with a Poet."""
    lovers: int
    """The spaces with Lovers."""
    fishers: int
    """The spaces with a Fisher."""
    flower_sellers: int
    """The spaces with a Flower Seller."""
    across: int
    """The number of bits between a space and the one across the pier."""

    @property
    def symbols(self) -> int:
        """The spaces with any symbol."""
        return self.poets | self.lovers | self.fishers | self.flower_sellers


def masks(pier: Pier) -> Masks:
    r"""The masks of a pier for fast scoring.

    >>> masks(Pier.parse("Q.\nQQ"))
    Masks(poets=1048593, lovers=0, fishers=0, flower_sellers=0, across=16)
    >>> hex(1048593)
    '0x100011'
    """
    spaces = [_DIGITS[space] for space in (*pier.lower, *pier.upper)]
    lower, upper = "".join(spaces[: pier.columns]), "".join(spaces[pier.columns :])
    return _apart(int(upper + _GAP + lower, 16), pier.columns)


def read(text: str) -> Masks:
    r"""The masks of a pier in the notation; fastest for the form that `str(pier)` writes.

    >>> read("Q.\nQQ") == read("q | .\nq | q") == masks(Pier.parse("Q.\nQQ"))
    True

    Every other text is left to `Pier.parse`, which raises `NotationError` for no pier.
    """
    value_checks.require_text(text, "pier")
    upper, _, lower = text.partition("\n")
    columns = len(upper)
    if columns != len(lower) or not 1 <= columns <= LONGEST:
        return masks(Pier.parse(text))
    try:
        spaces = int((upper + "." * len(_GAP) + lower).encode().translate(_FROM_TEXT), 16)
    except ValueError:
        return masks(Pier.parse(text))
    return _apart(spaces, columns)


def lay(cards: Sequence[Laid]) -> Masks:
    r"""The masks of the pier that cards make, for fast scoring (`pier18.round.overlap`).

    Does not check whether the cards may overlap like this; `boardscore.pier18.lay` does.

    >>> from boardscore.packs import demo_pack
    >>> card = demo_pack("pier18").by_id["1"]
    >>> lay([Laid(card), Laid(card, overlap=2)]) == read("S.S.Q.\n....A.")
    True
    """
    return read("\n".join(sides(cards)))


def sides(cards: Sequence[Laid]) -> tuple[str, str]:
    """The two sides of the pier that cards make, as `str(pier)` writes them, but faster.

    >>> from boardscore.packs import demo_pack
    >>> card = demo_pack("pier18").by_id["1"]
    >>> sides([Laid(card), Laid(card, overlap=2)])
    ('S.S.Q.', '....A.')
    """
    upper = lower = ""
    for one in cards:
        above, below = one.card.sides
        if one.turned:
            above, below = below[::-1], above[::-1]
        uncovered = len(upper) - one.overlap
        upper, lower = upper[:uncovered] + above, lower[:uncovered] + below
    return upper, lower


def _apart(spaces: int, columns: int) -> Masks:
    """The masks in a number that has the bits of all four symbols."""
    return Masks(
        spaces & _LOWEST,
        spaces >> 1 & _LOWEST,
        spaces >> 2 & _LOWEST,
        spaces >> 3 & _LOWEST,
        _SPACE * (columns + len(_GAP)),
    )


def poets(found: Masks) -> int:
    r"""The points of Poets in masks: 1 for every 2 (`pier18.score.poets`).

    >>> poets(read("QQQ\n..."))
    1
    """
    return pier_bits.poets(found.poets)


def lovers(found: Masks) -> int:
    r"""The points of Lovers in masks: 2 for each with no one near (`pier18.score.lovers`).

    >>> lovers(read("H..Q.H\n......"))
    2
    """
    return pier_bits.lovers(found.lovers, found.symbols, _SPACE)


def fishers(found: Masks) -> int:
    r"""The points of Fishers in masks: 1 for each on the side with more (`pier18.score.fishers`).

    >>> fishers(read("A.A\n.A."))
    2
    """
    return pier_bits.fishers(found.fishers, found.across)


def flower_sellers(found: Masks, rulings: Rulings = Rulings()) -> int:
    r"""The points of Flower Sellers in masks, by the rulings (`pier18.score.flower-sellers`).

    >>> flower_sellers(read("QSAH\n.A.."))
    3
    """
    if not found.flower_sellers:
        return 0
    points = pier_bits.FLOWER_SELLERS[rulings.flower_adjacency, rulings.flower_points]
    leaps = _LEAPS[: (found.across // _SPACE).bit_length()]  # from one end to the other
    return points(found.symbols, found.flower_sellers, found.across, leaps)


def tie_symbols(found: Masks) -> int:
    r"""The number of symbols in masks; more symbols win a tie (`pier18.tie.symbols`).

    >>> tie_symbols(read("S.Q\n..A"))
    3
    """
    return pier_bits.tie_symbols(found.symbols)


def categories(pier: Pier | Masks, rulings: Rulings = Rulings()) -> dict[str, int]:
    r"""The points, without reasons, of the four categories that a pier or its masks decide.

    >>> categories(Pier.parse("H..Q\n...Q"))
    {'poets': 1, 'lovers': 2, 'fishers': 0, 'flower_sellers': 0}
    """
    found = pier if isinstance(pier, Masks) else masks(pier)
    return {
        "poets": poets(found),
        "lovers": lovers(found),
        "fishers": fishers(found),
        "flower_sellers": flower_sellers(found, rulings),
    }
