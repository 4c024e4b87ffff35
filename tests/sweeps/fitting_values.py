"""Random values, and which of them may stand at a place of a position or pack, from the rules.

Nothing here is shared with the readers: what fits is written down again, plainly, from the clauses
and the page on formats. Nothing is converted: `"2"`, `2.0` and `True` are not the number 2.
"""

import datetime
import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import partial
from itertools import accumulate
from random import Random
from typing import Any

import numpy as np

LARGEST = 1_000_000_000
DATES = {f"{datetime.date(2024, 1, 1) + datetime.timedelta(day):%m-%d}" for day in range(366)}
"""All days of a leap year (`pier18.deck`)."""
IDS = [str(number) for number in range(1, 19)]
"""The ids of the demo cards."""
TILE_IDS = [str(number) for number in range(1, 43)]
"""The ids of the demo tiles."""
OF_A_CARD = 4
"""The columns of a demo card."""
NAMES = ["poets", "lovers", "fishers", "flower_sellers", "symbols", "blanks"]
NAMES += [f"{side}.{name}" for side in ("upper", "lower") for name in NAMES]
NAMES += ["columns", "groups", "largest_group", *(f"points.{name}" for name in NAMES[:4])]

NUMBERS = (
    *(0, 1, 2, 3, 4, 17, 18, 19, 99, 100, 1000, LARGEST, LARGEST + 1, -1, 2**31, 2**63, 2**64),
    *(10**40, 10**400, -(10**400), 0.0, -0.0, 1.0, 2.5, 1e300, float("nan"), float("inf")),
    *(True, False, None, np.int64(1), np.uint8(2), np.float64(3), np.bool_(True), np.array(1)),
)
TEXTS = (
    *("", " ", "\u200b", "\u3164", "1", "01", "+1", "-1", "1.0", "1e3", "1_0", " 1", "1\n", "0x1"),
    *("١", "３", "²", "Ⅳ", "½", "true", "false", "True", "wahr", "null", "None", "nan", "demo"),
    *("Anna", "Jörg", "Jo\u0308rg", "Ä", "ß", "ẞ", "Straße", "Ünal ", "\ud800", "x" * 1000),
    *("x" * 1001, "pier18", "same_side", "free", "04-17", "B", "S/.", "7", "5+", "poets > 1", "❤️"),
)
MARKS = "SQHA.|/BTGHbh-+pl@ 019te(<=\n\r\u00a0\ufe0f★⚓❤🎵é٣"


def any_value(rng: Random, depth: int = 0) -> Any:
    """A value of any type."""
    match rng.randrange(7 if depth < 2 else 5):
        case 0:
            return rng.choice(NUMBERS)
        case 1:
            return rng.randrange(-5, 30) if rng.random() < 0.7 else rng.randrange(2**70)
        case 2:
            return rng.choice(TEXTS)
        case 3:
            return "".join(rng.choices(MARKS, k=rng.randrange(9)))
        case 4:
            return rng.choice(
                (rng.random(), b"1", datetime.date(2024, 4, 17), 1j, {1}, np.str_("B"))
            )
        case 5:
            return [any_value(rng, depth + 1) for _ in range(rng.randrange(4))]
        case _:
            keys = rng.choices([*TEXTS, 1, None, (2,)], k=rng.randrange(3))
            return {key: any_value(rng, depth + 1) for key in keys}


def is_whole(value: object, low: int = 0, high: int = LARGEST) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_text(value: object) -> bool:
    """1 to 1000 characters, one of them visible, no halves of characters."""
    seen = {*value} - {"\u3164"} if isinstance(value, str) else set()
    kinds = {unicodedata.category(char) for char in seen}
    return (
        len(str(value)) <= 1000 and "Cs" not in kinds and any(kind[0] in "LNPS" for kind in kinds)
    )


def is_one_of(choices: tuple[Any, ...], value: object) -> bool:
    return any(isinstance(value, type(one)) and value == one for one in choices)


def lines_of(value: object, breaks: str) -> list[str] | None:
    """The lines with more than white space; None for no text, or for lines that break again."""
    if isinstance(value, str):
        lines = re.split(f"[{breaks}]", value)
    elif isinstance(value, list) and all(isinstance(line, str) for line in value):
        lines = value
        if any(re.search(f"[{breaks}]", line) for line in lines):
            return None
    else:
        return None
    return [line for line in lines if line.strip()]


def is_pier(value: object) -> bool:
    """Two sides of 1 to 400 columns, with bars between the same ones (`pier18.pier`)."""
    sides = []
    for line in lines_of(value, "\n\r/") or ():
        plain = "".join(re.sub("([★✒♥⚓])\ufe0f", r"\1", line).split())
        if not set(plain) <= set("SQHAsqha★✒♥⚓.|"):
            return False
        sides.append([len(part) for part in plain.split("|")])
    return len(sides) == 2 and sides[0] == sides[1] and 0 not in sides[0] and sum(sides[0]) <= 400


def is_symbol(value: object) -> bool:
    """One symbol, with white space around it (`pier18.symbols`)."""
    return isinstance(value, str) and bool(re.fullmatch("[SQHAsqha]|[★✒♥⚓]\ufe0f?", value.strip()))


def is_tile(word: str, ids: bool = False) -> bool:
    """Sides, inner zones and icons, or with a pack the id of a tile (`auctionland.tile`)."""
    named = re.fullmatch("#([0-9]+)(@[0-3])?", word)
    if named:
        return ids and named[1] in TILE_IDS
    tile = re.fullmatch("([BTGHbtgh-]+)(/[BTGHbtgh]{1,50})?([+]([plm☮❤🎵]\ufe0f?){1,50})?", word)
    return bool(tile) and len(tile[1]) in {1, 4, 8} and not re.search("[plm]\ufe0f", word)


def is_island(value: object, ids: bool = False) -> bool:
    """1 to 4 rows of 1 to 4 tiles or dots (`auctionland.build.bounds`)."""
    rows = [line.split() for line in lines_of(value, "\n\r") or ()]
    cells = [cell for row in rows for cell in row]
    equal = len({len(row) for row in rows}) == 1
    small = equal and len(rows) <= 4 and len(rows[0]) <= 4
    return small and all(cell == "." or is_tile(cell, ids) for cell in cells)


def is_cards(value: object) -> bool:
    """Cards of the pack; all but the first cover columns, and not all (`pier18.round.overlap`)."""
    if not isinstance(value, list) or not value or not all(isinstance(one, str) for one in value):
        return False
    found = [re.fullmatch("([0-9]+)([+]([0-9]{1,3}))?t?", one) for one in value]
    return all(
        one is not None and one[1] in IDS and int(one[3] or 0) < (OF_A_CARD if place else 1)
        for place, one in enumerate(found)
    )


def is_plan(value: object) -> bool:
    """A condition on the finished pier: signs, then sums, comparisons, `not`, `and` and `or`."""
    if not isinstance(value, str) or not value.isascii() or len(value) > 500:
        return False
    words = re.findall(r"[A-Za-z0-9_.]+|[<>=!]=|\S", re.sub(r"\s*[.]\s*", ".", value))
    depths = accumulate((word == "(") - (word == ")") for word in words)
    left = "".join(
        f" {'n' if is_counted(word) else word if word in SIGNS else '?'} " for word in words
    )
    before = ""
    while left != before:
        before = left
        for wanted, put in REDUCED:
            left = re.sub(wanted, put, left)
    return left == " c " and max(depths) <= 20


def is_counted(word: str) -> bool:
    """A number up to 9999, or a name of what is counted."""
    return word in NAMES or bool(re.fullmatch("0|[1-9][0-9]{0,3}", word))


SIGNS = {"==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "(", ")", "and", "or", "not"}
REDUCED = (
    (r" [(]  ([nc])  [)] ", r" \1 "),
    (r"(?<![n)] ) -  n ", " n "),
    (r" n  [*]  n ", " n "),
    (r" n  [+-]  n (?! [*])", " n "),
    (r"(?<![*+-] ) n  (==|!=|<=?|>=?)  n (?! [*+-])", " c "),
    (" not  c ", " c "),
    (" c  (and|or)  c ", " c "),
)
"""Parts of a condition, n a number and c a condition, and what they make."""


def pier(rng: Random) -> Any:
    """Nearly a pier."""
    columns, letters = rng.randrange(1, 9), rng.choice(("SQHA.", "SQHA...", "sqHA★✒♥⚓."))
    sides = ["".join(rng.choices(letters, k=columns)) for _ in "ab"]
    if rng.random() < 0.3:
        sides = [f"{side[:1]}|{side[1:]}" for side in sides]
    if rng.random() < 0.01:
        sides = [side * rng.choice((9, 50, 60, 200)) for side in sides]
    return sides if rng.random() < 0.5 else rng.choice(("\n", "/", " \r\n\t")).join(sides)


def tile(rng: Random) -> str:
    """Nearly a tile."""
    if rng.random() < 0.1:
        return "."
    sides = "".join(rng.choices(rng.choice(("BTGH", "BbTtGgHh-")), k=rng.choice((1, 4, 4, 8))))
    inner = "/" + "".join(
        rng.choices("BTGH", k=rng.choice((1, 2, 51 if rng.random() < 0.1 else 3)))
    )
    icons = "+" + "".join(
        rng.choices(("p", "l", "m", "☮", "❤\ufe0f", "🎵"), k=rng.choice((1, 2, 5)))
    )
    return sides + rng.choice(("", "", inner)) + rng.choice(("", icons))


def island(rng: Random, ids: bool = False) -> Any:
    """Nearly an island."""
    columns = rng.randrange(1, 5)
    named = [f"#{rng.choice(TILE_IDS)}{end}" for end in ("", "@1", "@3")] if ids else []
    cells = [*(tile(rng) for _ in range(5)), ".", *named]
    rows = [" ".join(rng.choices(cells, k=columns)) for _ in range(rng.randrange(1, 5))]
    return rows if rng.random() < 0.5 else rng.choice(("\n", "\n\n", "\r\n")).join(rows)


def cards(rng: Random) -> list[str]:
    """Nearly the cards of a pier."""
    first, *others = rng.sample(IDS, rng.randrange(1, 7))
    return [first, *(one + rng.choice(("", "+0", "+1", "+3", "t", "+2t")) for one in others)]


def plan(rng: Random) -> str:
    """Nearly a condition."""
    signs = ["==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "and", "or"]
    number = lambda: rng.choice((*NAMES, "0", "7", "9999", "10000"))  # noqa: E731
    made = f"{number()} {rng.choice(signs[:6])} {number()}"
    for _ in range(rng.randrange(3)):
        made = f"{made} {rng.choice(signs)} {number()} {rng.choice(signs)} {number()}"
    if rng.random() < 0.3:
        deep = rng.choice((1, 2, 15, 25))
        made = rng.choice(("", "not ")) + "(" * deep + made + ")" * deep
    return made


def spoiled(rng: Random, value: Any) -> Any:
    """A text, or one of a list, with a character more, less or another."""
    if isinstance(value, list) and value:
        place = rng.randrange(len(value))
        return [*value[:place], spoiled(rng, value[place]), *value[place + 1 :]]
    if not isinstance(value, str):
        return value
    place = rng.randrange(len(value) + 1)
    return value[:place] + rng.choice(("", *MARKS)) + value[place + rng.randrange(2) :]


def chosen(*choices: Any) -> tuple[Callable[[Random], Any], Callable[[Any], bool]]:
    """One of a few values."""
    return lambda rng: rng.choice(choices), partial(is_one_of, choices)


def whole(low: int, high: int) -> tuple[Callable[[Random], Any], Callable[[Any], bool]]:
    """A whole number within limits."""
    near = (low - 1, low, low + 1, high - 1, high, high + 1)
    return (
        lambda rng: rng.choice((*near, rng.randrange(low, high + 1), rng.randrange(low, low + 20))),
        lambda value: is_whole(value, low, high),
    )


def text(rng: Random) -> str:
    """Nearly a name."""
    return "".join(rng.choices((*"aÄßéЖ7 -", "\u200b", "\u3164", "Jo\u0308rg"), k=rng.randrange(9)))


def last_points(value: Any) -> bool:
    """The last entry of a score table: 3, or "3+"."""
    more = isinstance(value, str) and re.fullmatch("(0|[1-9][0-9]*)[+]", value)
    return int(more[1]) <= LARGEST if more else is_whole(value)


PLACES: Mapping[str, tuple[Callable[[Random], Any], Callable[[Any], bool]]] = {
    "format": whole(1, 1),
    "flower_adjacency": chosen("same_side", "orthogonal"),
    "flower_points": chosen("every_other_symbol", "other_kinds_only"),
    "ties_below_first": chosen("same_rules", "shared"),
    "patron_when_all_zero": chosen("earliest_date", "nobody"),
    "half_turn": chosen(False, True),
    "rotation": chosen("free", "none"),
    "last_bidder": chosen("may_bid", "closed"),
    "name": (text, is_text),
    "patrons": whole(0, 18),
    "number": whole(0, LARGEST),
    "copies": whole(1, 99),
    "last_points": (lambda rng: f"{rng.choice((0, 1, 30, LARGEST, LARGEST + 1))}+", last_points),
    "truth": chosen(False, True),
    "date": chosen(*DATES),
    "symbol": (lambda rng: rng.choice("SQHAsqha★✒♥⚓"), is_symbol),
    "card": chosen(*IDS),
    "id": (
        lambda rng: "".join(rng.choices("aZ09-_", k=rng.choice((1, 2, 9, 40, 41)))),
        lambda value: isinstance(value, str) and bool(re.fullmatch("[A-Za-z0-9_-]{1,40}", value)),
    ),
    "plan": (plan, is_plan),
    "pier": (pier, is_pier),
    "cards": (cards, is_cards),
    "tile": (
        tile,
        lambda value: isinstance(value, str) and value != "." and is_tile(value.strip()),
    ),
    "island": (island, is_island),
    "island_of_pack": (partial(island, ids=True), partial(is_island, ids=True)),
}
"""For each kind of place, a maker of values that often fit, and whether one fits."""
