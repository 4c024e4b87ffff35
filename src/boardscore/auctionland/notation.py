"""The tile and island notation: text to zones and icons, and back."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain

from attrs import evolve, frozen

from boardscore.auctionland.pieces import HalfSide, Icon, Kind, Zone
from boardscore.core import value_checks
from boardscore.core.errors import NotationError, Problem, Span, raise_all, text_lines
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown
from boardscore.core.terminal_text import code_points

ISLAND_SPAN = 4
"""An island spans at most 4 rows and 4 columns (`auctionland.build.bounds`)."""

FULL = ISLAND_SPAN * ISLAND_SPAN
"""The number of tiles of a full island (`auctionland.end.trigger`)."""

MOST_ON_A_TILE = 50
"""The most zones inside a tile, and the most icons on it."""

MOST_POINTS = 1000
"""The most entries of a score table."""

TileParts = tuple[tuple[Zone, ...], tuple[Icon, ...]]
Words = tuple[tuple[str, ...], ...]
"""The rows of an island: the text of each cell."""

NO_TILE = "."
"""The text of a cell without a tile."""

_NO_ZONE = "-"
_HALF_SIDES = tuple(HalfSide)
_KINDS = {char: kind for kind in Kind for char in (kind.value, kind.value.lower())}
_INSIDE = {letter: Zone(kind) for letter, kind in _KINDS.items()}
_ICONS = {
    char: icon
    for icon, picture in zip(Icon, "☮❤🎵")
    for char in (icon.value, picture, picture + "\ufe0f")
}
_NAMED = re.compile("#(?P<id>[A-Za-z0-9_-]+)(?:@(?P<turns>[0-3]))?")
_AND_MORE = re.compile(r"(0|[1-9][0-9]{0,9})\+")
_WHOLE = value_checks.whole()
_OTHER_LINE_END = re.compile("[\v\f\x1c-\x1e\x85\u2028\u2029]")
"""White space that ends lines elsewhere: as part of a tile it is refused."""
_WORD = re.compile(rf"(?:\S|{_OTHER_LINE_END.pattern})+")
_TOKEN = re.compile(".\ufe0f?", re.DOTALL)
_PLAIN = re.compile(
    r"\.|(?:[BTGHbtgh-]|[BTGHbtgh-]{4}|[BTGHbtgh-]{8})"
    rf"(?:/[BTGHbtgh]{{1,{MOST_ON_A_TILE}}})?(?:\+[plm]{{1,{MOST_ON_A_TILE}}})?"
)
_KNOWN_KINDS = " ".join(kind.value for kind in Kind)
_KNOWN_ICONS = " ".join(icon.value for icon in Icon)
_MISTAKEN_KINDS = {"В": "B", "Β": "B", "Т": "T", "Τ": "T", "Н": "H", "Η": "H", "–": "-", "—": "-"}
_MISTAKEN_ICONS = {"P": "p", "L": "l", "M": "m", "♥": "l", "♡": "l", "🎶": "m", "♪": "m", "♫": "m"}


def read_tile(text: str) -> TileParts:
    """The zones and icons in the notation of a tile.

    >>> zones, icons = read_tile("G/HH+l")
    >>> len(zones), icons
    (3, (Icon.LOVE,))

    Raises `NotationError` with every mistake in the text (`auctionland.tile`).
    """
    value_checks.require_notation(text, "tile")
    words = [word for row in _rows(text) for word in row]
    if len(words) != 1:
        message = Message("error.tile_words", words=len(words))
        _refuse(text, [Problem(message, clause="auctionland.tile")])
    _refuse(text, _tile_problems(words[0]))
    return tile_of(words[0].text)


def write_tile(zones: Iterable[Zone], icons: Iterable[Icon]) -> str:
    """The shortest notation of a tile; the inverse of `read_tile`."""
    zones = tuple(zones)
    return _shortest(half_letters(zones)) + _inner_and_icons(zones, icons)


def write_half_sides(zones: Iterable[Zone], icons: Iterable[Icon]) -> str:
    """The notation of a tile with a letter for each half-side; equal for equal tiles.

    >>> write_half_sides(*read_tile("BGGH+l"))
    'BBGGGGHH+l'
    """
    zones = tuple(zones)
    return half_letters(zones) + _inner_and_icons(zones, icons)


def _inner_and_icons(zones: Iterable[Zone], icons: Iterable[Icon]) -> str:
    inner = sorted((z.kind for z in zones if not z.half_sides), key=list(Kind).index)
    marks = "".join(icon.value for icon in sorted(icons, key=list(Icon).index))
    return ("/" + "".join(kind.value for kind in inner) if inner else "") + (
        "+" + marks if marks else ""
    )


def half_letters(zones: Iterable[Zone]) -> str:
    """The letters of the eight half-sides, clockwise from the left half of the north side.

    >>> half_letters(read_tile("BGGH")[0])
    'BBGGGGHH'
    """
    letters = [_NO_ZONE] * len(HalfSide)
    touching = sorted(
        (one for one in zones if one.half_sides), key=lambda zone: min(zone.half_sides)
    )
    for kind in Kind:
        of_kind = (zone for zone in touching if zone.kind is kind)
        for zone, letter in zip(of_kind, (kind.value, kind.value.lower())):
            for half in zone.half_sides:
                letters[half] = letter
    return "".join(letters)


def read_island(text: str, tiles: Collection[str] | None = None) -> Words:
    """The rows of an island in the notation, as the text of each cell.

    `tiles` are the ids of a pack; None if there is no pack.

    >>> read_island("B .\\n. T")
    (('B', '.'), ('.', 'T'))

    Raises `NotationError` with every mistake in the text (`auctionland.build.bounds`).
    """
    value_checks.require_notation(text, "island")
    return read_plainly(text) or read_thoroughly(text, tiles)


def read_plainly(text: str) -> Words | None:
    """The rows of an island in plain letters, all equally long; None for any other text."""
    if _OTHER_LINE_END.search(text):
        return None
    rows = [tuple(words) for words in map(str.split, text_lines(text)) if words]
    widths = {*map(len, rows)}
    if len(widths) != 1 or max(len(rows), *widths) > ISLAND_SPAN:
        return None
    return tuple(rows) if all(map(_PLAIN.fullmatch, chain(*rows))) else None


def read_thoroughly(text: str, tiles: Collection[str] | None = None) -> Words:
    """The rows of an island in any text; raises `NotationError` with every mistake."""
    rows = [row for row in _rows(text) if row]
    _refuse(text, _island_problems(rows, tiles))
    return tuple(tuple(word.text for word in row) for row in rows)


def id_and_turns(word: str) -> tuple[str, int] | None:
    """The id of a tile of a pack in a cell, and its quarter turns; None for any other text.

    >>> id_and_turns("#23@2")
    ('23', 2)
    """
    named = _NAMED.fullmatch(word)
    return named and (named["id"], int(named["turns"] or 0))


def write_island(rows: Iterable[Iterable[str | None]]) -> str:
    """The notation of rows of tiles, with aligned columns; the inverse of `read_island`."""
    cells = [[tile or NO_TILE for tile in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells)]
    return "\n".join(
        " ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in cells
    )


def read_table(entries: Sequence[int | str]) -> tuple[tuple[int, ...], bool]:
    """The points of a score table in the notation, and whether its last entry is open-ended.

    >>> read_table([0, 1, "3+"])
    ((0, 1, 3), True)

    Raises `NotationError` with every mistake.
    """
    if not isinstance(entries, list | tuple) or not entries:
        raise NotationError(Problem(value_checks.not_wanted("score_table", entries)))
    if len(entries) > MOST_POINTS:
        raise NotationError(Problem(value_checks.too_many(len(entries), MOST_POINTS)))
    *body, last = entries
    open_ended = isinstance(last, str) and bool(_AND_MORE.fullmatch(last))
    points = (*body, int(last[:-1])) if open_ended else (*body, last)
    wrong = (place for place, entry in enumerate(points) if _WHOLE(entry))
    problems = (
        Problem(_entry_mistake(entries[place], place == len(body)), (place,)) for place in wrong
    )
    raise_all(NotationError, problems)
    return tuple(int(entry) for entry in points), open_ended


def write_table(points: Sequence[int], open_ended: bool) -> list[int | str]:
    """A score table in the notation: a list of entries; the inverse of `read_table`."""
    return [*points[:-1], f"{points[-1]}+"] if open_ended else list(points)


@frozen
class _Word:
    """One tile as written: the text without white space, and its start in the line."""

    text: str
    line: int
    start: int

    def span(self, start: int = 0, end: int | None = None) -> Span:
        stop = len(self.text) if end is None else end
        return Span(self.line, self.start + start, self.start + stop)


def _rows(text: str) -> list[list[_Word]]:
    """The words of each line of a text of tiles."""
    return [
        [_Word(m.group(), number, m.start()) for m in _WORD.finditer(line)]
        for number, line in enumerate(text_lines(text))
    ]


def _refuse(text: str, problems: Iterable[Problem]) -> None:
    """Raises the problems of a text of tiles, if there are any."""
    raise_all(NotationError, (evolve(problem, source=text) for problem in problems))


def _entry_mistake(entry: object, last: bool) -> Message:
    key = value_checks.quoted_key("error.entry", entry, value_checks.WHOLE_TEXT)
    key = "error.last_entry" if last else key
    return Message(key, got=value_checks.show_value(entry), high=value_checks.LARGEST_NUMBER)


def _shortest(halves: str) -> str:
    if len(set(halves)) == 1:
        return halves[0]
    if halves[::2] == halves[1::2]:
        return halves[::2]
    return halves


def tile_of(word: str) -> TileParts:
    """The zones and icons of a tile in notation without mistakes."""
    zones, _, icons = word.partition("+")
    sides, _, inner = zones.partition("/")
    marks = tuple([_ICONS[m.group()] for m in _TOKEN.finditer(icons)])
    return (*_touching(sides), *map(_INSIDE.__getitem__, inner)), marks


@lru_cache(maxsize=4096)
def _touching(sides: str) -> tuple[Zone, ...]:
    """The zones of 1, 4 or 8 letters; cached, because a pack has only a few such texts."""
    letters = "".join([letter * (len(_HALF_SIDES) // len(sides)) for letter in sides])
    return tuple(
        Zone(_KINDS[letter], frozenset([half for half in _HALF_SIDES if letters[half] == letter]))
        for letter in dict.fromkeys(letters)
        if letter != _NO_ZONE
    )


def _tile_problems(word: _Word) -> Iterator[Problem]:
    for message, (start, end) in _tile_mistakes(word.text):
        yield Problem(message, span=word.span(start, end), clause="auctionland.tile")


def _tile_mistakes(text: str) -> Iterator[tuple[Message, tuple[int, int]]]:
    """The mistakes in a tile, each with its start and end."""
    zones, plus, icons = text.partition("+")
    sides, slash, inner = zones.partition("/")
    if len(sides) not in {1, 4, 8}:
        yield Message("error.tile_sides", sides=len(sides)), (0, max(1, len(sides)))
    if max(len(inner), len(icons.replace("\ufe0f", ""))) > MOST_ON_A_TILE:
        yield Message("error.tile_crowded", high=MOST_ON_A_TILE), (len(sides), len(text))
        return
    yield from _unknown_zones(sides, 0, _NO_ZONE)
    yield from _unknown_zones(inner, len(sides) + 1, "")
    if slash and not inner:
        yield Message("error.tile_nothing_inside"), (len(sides), len(zones))
    if plus and not icons:
        yield Message("error.tile_no_icons"), (len(zones), len(text))
    for match in _TOKEN.finditer(icons):
        if match.group() not in _ICONS:
            letters = _MISTAKEN_ICONS | {icon.value: icon.value for icon in Icon}
            message = _unknown("icon", match.group(), letters, _KNOWN_ICONS)
            before = len(zones) + 1
            yield message, (before + match.start(), before + match.end())


def _unknown_zones(
    letters: str, start: int, allowed: str
) -> Iterator[tuple[Message, tuple[int, int]]]:
    for place, letter in enumerate(letters, start):
        if letter not in _KINDS and letter not in allowed:
            near = _MISTAKEN_KINDS | {one: one for one in (*_KINDS, *allowed)}
            message = _unknown("zone", letter, near, f"{_KNOWN_KINDS} {allowed}".strip())
            yield message, (place, place + 1)


def _unknown(what: str, char: str, mistaken: Mapping[str, str], known: str) -> Message:
    args = {"got": char, "code": code_points(char), "known": known}
    plain = unicodedata.normalize("NFKC", char[0])  # such as B for a full-width one
    if plain in mistaken:
        return Message(f"error.unknown_{what}_near", near=mistaken[plain], **args)
    return Message(f"error.unknown_{what}", **args)


def _named_mistake(text: str, tiles: Collection[str] | None) -> Message | None:
    """The problem with a cell such as `#23@2`."""
    named = _NAMED.fullmatch(text)
    if named is None:
        return Message("error.tile_name")
    if tiles is None:
        return Message("error.no_pack")
    if named["id"] not in tiles:
        return unknown("error.unknown_id", named["id"], tuple(tiles))
    return None


def _cell_problems(word: _Word, tiles: Collection[str] | None) -> Iterator[Problem]:
    if word.text.startswith("#"):
        message = _named_mistake(word.text, tiles)
        if message is not None:
            yield Problem(message, span=word.span(), clause="auctionland.tile")
    elif word.text != NO_TILE:
        mistakes = [*_tile_problems(word)]
        if mistakes and word.text.partition("@")[0] in (tiles or ()):
            mistakes = [
                Problem(Message("error.tile_name"), span=word.span(), clause="auctionland.tile")
            ]
        yield from mistakes


def _island_problems(rows: list[list[_Word]], tiles: Collection[str] | None) -> Iterator[Problem]:
    if not 1 <= len(rows) <= ISLAND_SPAN:
        message = Message("error.island_rows", rows=len(rows), high=ISLAND_SPAN)
        fifth = rows[ISLAND_SPAN][0].span() if rows else None
        yield Problem(message, span=fifth, clause="auctionland.build.bounds")
        return
    for number, row in enumerate(rows):
        yield from _row_problems(number, row, len(rows[0]))
        for word in row[:ISLAND_SPAN]:
            yield from _cell_problems(word, tiles)


def _row_problems(number: int, row: list[_Word], expected: int) -> Iterator[Problem]:
    if len(row) > ISLAND_SPAN:
        message = Message("error.island_columns", row=number, columns=len(row), high=ISLAND_SPAN)
        yield Problem(message, span=row[ISLAND_SPAN].span(), clause="auctionland.build.bounds")
    elif len(row) != expected <= ISLAND_SPAN:
        message = Message("error.island_uneven", row=number, got=len(row), first=expected)
        yield Problem(message, span=row[-1].span(), clause="auctionland.build.bounds")
