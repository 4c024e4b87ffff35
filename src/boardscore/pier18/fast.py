r"""The points of one pier without reasons, from bit masks: for bots and searches.

>>> categories(read("S.Q.H..A\n..A....."))
{'poets': 0, 'lovers': 0, 'fishers': 1, 'flower_sellers': 0}

`boardscore.pier18.scoring` is the reference: tests hold these functions to it. A mask is a whole
number with four bits for a space, of which it uses the lowest, so that a text of a pier is nearly
the hexadecimal number of its masks. The two sides stand one above the other in it, the upper one
higher, with two spaces between them that stay empty: what is moved beyond an end lands there.
"""

from collections.abc import Sequence
from typing import NamedTuple

from boardscore.core import checks
from boardscore.pier18.model import Laid, Pier
from boardscore.pier18.notation import LONGEST
from boardscore.pier18.pieces import Symbol
from boardscore.pier18.rulings import FlowerAdjacency, FlowerPoints, Rulings

_SPACE = 4
"""How many bits a space takes."""

_GAP = "00"
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
    """Where the symbols of a pier are: a mask for each kind."""

    poets: int
    """The spaces with a Poet."""
    lovers: int
    """The spaces with Lovers."""
    fishers: int
    """The spaces with a Fisher."""
    flower_sellers: int
    """The spaces with a Flower Seller."""
    across: int
    """How many bits there are between a space and the one across the pier."""

    @property
    def symbols(self) -> int:
        """The spaces with any symbol."""
        return self.poets | self.lovers | self.fishers | self.flower_sellers


def masks(pier: Pier) -> Masks:
    r"""The masks of a pier.

    >>> masks(Pier.parse("Q.\nQQ"))
    Masks(poets=1048593, lovers=0, fishers=0, flower_sellers=0, across=16)
    >>> hex(1048593)
    '0x100011'
    """
    spaces = [_DIGITS[space] for space in (*pier.lower, *pier.upper)]
    lower, upper = "".join(spaces[: pier.columns]), "".join(spaces[pier.columns :])
    return _apart(int(upper + _GAP + lower, 16), pier.columns)


def read(text: str) -> Masks:
    r"""The masks of a pier in the notation, soonest of one as `str(pier)` writes it.

    >>> read("Q.\nQQ") == read("q | .\nq | q") == masks(Pier.parse("Q.\nQQ"))
    True

    Every other text is left to `Pier.parse`, which raises `NotationError` for no pier.
    """
    checks.require_text(text, "pier")
    upper, _, lower = text.partition("\n")
    columns = len(upper)
    if columns != len(lower) or not 1 <= columns <= LONGEST:
        return masks(Pier.parse(text))
    try:
        spaces = int((upper + "." * len(_GAP) + lower).encode().translate(_FROM_TEXT), 16)
    except ValueError:
        return masks(Pier.parse(text))
    return _apart(spaces, columns)


def laid(cards: Sequence[Laid]) -> Masks:
    r"""The masks of the pier that cards make, from the Foundation on (`pier18.round.overlap`).

    It is not asked whether they may lie so, as `lay` does.

    >>> from boardscore.packs import demo_pack
    >>> card = demo_pack("pier18").by_id["1"]
    >>> laid([Laid(card), Laid(card, overlap=2)]) == read("S.S.Q.\n....A.")
    True
    """
    upper = lower = ""
    for one in cards:
        above, below = one.card.sides
        if one.turned:
            above, below = below[::-1], above[::-1]
        uncovered = len(upper) - one.overlap
        upper, lower = upper[:uncovered] + above, lower[:uncovered] + below
    return read(f"{upper}\n{lower}")


def _apart(spaces: int, columns: int) -> Masks:
    """The masks that a number with the bits of all four symbols is made of."""
    return Masks(
        spaces & _LOWEST,
        spaces >> 1 & _LOWEST,
        spaces >> 2 & _LOWEST,
        spaces >> 3 & _LOWEST,
        _SPACE * (columns + len(_GAP)),
    )


def poets(found: Masks) -> int:
    r"""1 point for every 2 Poets (`pier18.score.poets`).

    >>> poets(read("QQQ\n..."))
    1
    """
    return found.poets.bit_count() // 2


def lovers(found: Masks) -> int:
    r"""2 points for each Lovers with nobody near (`pier18.score.lovers`).

    >>> lovers(read("H..Q.H\n......"))
    2
    """
    if not found.lovers:
        return 0
    symbols = found.symbols
    beside = symbols << _SPACE | symbols >> _SPACE
    near = beside | symbols << 2 * _SPACE | symbols >> 2 * _SPACE
    return 2 * (found.lovers & ~near).bit_count()


def fishers(found: Masks) -> int:
    r"""1 point per Fisher on the side with more of them (`pier18.score.fishers`).

    >>> fishers(read("A.A\n.A."))
    2
    """
    upper = (found.fishers >> found.across).bit_count()
    return max(upper, found.fishers.bit_count() - upper)


def flower_sellers(found: Masks, rulings: Rulings = Rulings()) -> int:
    r"""1 point for each other symbol in a Flower Seller's group (`pier18.score.flower-sellers`).

    >>> flower_sellers(read("QSAH\n.A.."))
    3
    """
    if not found.flower_sellers:
        return 0
    both_sides = rulings.flower_adjacency is FlowerAdjacency.ORTHOGONAL
    grouped = _in_groups(found, both_sides)
    if rulings.flower_points is FlowerPoints.OTHER_KINDS_ONLY:
        return grouped.bit_count() - found.flower_sellers.bit_count()
    return _all_but_one(grouped, found.across if both_sides else 0)


def _in_groups(found: Masks, both_sides: bool) -> int:
    """The spaces of all groups with a Flower Seller: what can be reached from one."""
    symbols, across = found.symbols, found.across
    before, reached = 0, found.flower_sellers
    while reached != before:
        before = reached
        if both_sides:
            reached |= reached << across & symbols | reached >> across & symbols
        reached |= reached << _SPACE & symbols | reached >> _SPACE & symbols
    return reached


def _all_but_one(grouped: int, across: int) -> int:
    """The symbols of all groups, without one symbol of each; no groups across where `across` is 0.

    As many joins as that hold the groups together. A join more only closes a ring, and on a pier
    every ring is made of squares of four, each with one join too many.
    """
    along = grouped & grouped >> _SPACE
    if not across:
        return along.bit_count()
    squares = along & along >> across
    over = grouped & grouped >> across
    return along.bit_count() + over.bit_count() - squares.bit_count()


def tie_symbols(found: Masks) -> int:
    r"""How many symbols are visible: more of them win a tie (`pier18.tie.symbols`).

    >>> tie_symbols(read("S.Q\n..A"))
    3
    """
    return found.symbols.bit_count()


def categories(pier: Pier | Masks, rulings: Rulings = Rulings()) -> dict[str, int]:
    r"""The points of the four categories that a pier itself scores in.

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
