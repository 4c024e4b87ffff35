"""Charts of the statistics: the totals game by game, and the wins of each person."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate

from attrs import frozen

from boardscore.book.statistics import PersonStatistics
from boardscore.core import terminal_text
from boardscore.core.messages import Message, say
from boardscore.show import markup
from boardscore.show.markup import Ink, Point
from boardscore.texts import text_or

INKS = (
    Ink("0d5a78", "84cdec"),
    Ink("a33b20", "f0a58f"),
    Ink("3f6b1f", "a9d68a"),
    Ink("6a3d8f", "cfaeec"),
    Ink("7a5a00", "e3c46a"),
    Ink("47443d", "cdc8bd"),
)
"""The colours of persons; a seventh has that of the first."""


@frozen
class ChartSize:
    """The size of a chart, so that its letters stay legible where it is shown."""

    wide: float
    """The width."""
    left: float
    """The space left of lines, for totals."""
    names: float
    """The space for names."""


WIDE, NARROW = ChartSize(640, 60, 160), ChartSize(360, 36, 104)
"""The sizes for a file, and for the page of a phone."""

_HIGH, _TOP, _BELOW = 320.0, 50.0, 40.0
_BAR = 34.0
_GAP = 10.0
"""The space between a name or a number and a bar, a line, or the border."""
_LETTERS, _TITLE = 14, 17
"""The sizes of letters."""
_LINE, _BOLD = 22.0, 12.0
"""The height of a line of a title, and the width of one of its letters."""
_FORMS = {**dict.fromkeys("fijlrtI.,:;'|!() ", 0.42), **dict.fromkeys("mwMW@%", 1.0)}
"""The widths of narrow and of broad letters, as a share of their size."""
_MOST_DOTS = 60
"""The most games of a person with a dot for each."""
MOST_TOTALS = 100
"""The most totals of a person: those of the newest games."""


def totals_by_game(persons: Sequence[PersonStatistics], lang: str, sheet: ChartSize = WIDE) -> str:
    """A chart of each person's totals in one kind of game, game by game, as SVG.

    Each line ends with the name of the person, so that nothing depends on colour. After many games
    it shows the newest `MOST_TOTALS` of each person.
    """
    known = {one.name: one.totals[-MOST_TOTALS:] for one in persons if one.totals}
    top = max(map(max, known.values()), default=0) or 1
    bottom = min(0, *map(min, known.values()), 0)
    most = max(map(len, known.values()), default=1)

    def at(game: int, total: int) -> Point:
        across = (sheet.wide - sheet.left - sheet.names) * (game / (most - 1) if most > 1 else 0)
        up = (_HIGH - _TOP - _BELOW) * (total - bottom) / (top - bottom)
        return sheet.left + across, _HIGH - _BELOW - up

    parts = [markup.line(markup.path(at(0, y), at(most - 1, y)), markup.RULE, 1) for y in (0, top)]
    parts += [_label((sheet.left - 8, at(0, y)[1] + 5), str(y), "end") for y in (0, top)]
    ends = _apart([at(len(totals) - 1, totals[-1])[1] for totals in known.values()])
    for place, ((name, totals), end) in enumerate(zip(known.items(), ends)):
        ink = INKS[place % len(INKS)]
        points = [at(game, total) for game, total in enumerate(totals)]
        parts.append(markup.line(markup.path(*points), ink, 2.5))
        if len(points) <= _MOST_DOTS:
            parts += [markup.circle(point, 3.5, fill=ink) for point in points]
        after_last = (points[-1][0] + _GAP, end + 5)
        parts.append(_label(after_last, fitting(name, sheet.names - 2 * _GAP), "start", ink))
    described = (f"{one.name}: {', '.join(map(str, known.get(one.name, '?')))}" for one in persons)
    is_cut = any(len(one.totals) > MOST_TOTALS for one in persons)
    title = Message(
        "book.drawn.newest" if is_cut else "book.drawn.totals",
        game=text_or(lang, f"game.{persons[0].game}", persons[0].game),
        count=MOST_TOTALS,
    )
    return _picture(title, "; ".join(described), (sheet.wide, _HIGH), lang, *parts)


def _apart(heights: Sequence[float], gap: float = 18) -> list[float]:
    """Heights of names in a chart moved apart, so that none covers another."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = [0.0] * len(heights)
    lowest = -gap
    for one in order:
        lowest = placed[one] = max(heights[one], lowest + gap)
    over = max(0.0, lowest - (_HIGH - _BELOW))
    return [max(_TOP / 2, height - over) for height in placed]


def wins_by_person(persons: Sequence[PersonStatistics], lang: str, sheet: ChartSize = WIDE) -> str:
    """A bar chart of each person's wins in one kind of game, as SVG."""
    most = max((one.wins for one in persons), default=Fraction(0)) or Fraction(1)
    numbers = [f"{share(one.wins)} / {len(one.games)}" for one in persons]
    room = sheet.wide - sheet.names - 2 * _GAP - max(map(_width, numbers), default=0)
    parts = list[str]()
    for place, (one, shown) in enumerate(zip(persons, numbers)):
        y, ink = _TOP + place * _BAR, INKS[place % len(INKS)]
        wide = room * float(one.wins / most)
        box = {"x": sheet.names, "y": y, "width": wide, "height": 22.0, "rx": 4.0}
        name = fitting(one.name, sheet.names - 2 * _GAP)
        parts.append(_label((sheet.names - _GAP, y + 17), name, "end"))
        parts.append(markup.element("rect", **box, fill=ink))
        parts.append(_label((sheet.names + wide + _GAP, y + 17), shown, "start"))
    size = (sheet.wide, _TOP + len(persons) * _BAR + 10)
    described = (f"{one.name}: {shown}" for one, shown in zip(persons, numbers))
    game = text_or(lang, f"game.{persons[0].game}", persons[0].game)
    return _picture(Message("book.drawn.wins", game=game), "; ".join(described), size, lang, *parts)


def share(wins: Fraction) -> str:
    """A number of wins in a chart of the book, with a share as a fraction: `2`, `1/2`, `3 1/2`."""
    whole, rest = divmod(wins, 1)
    return " ".join(str(part) for part in (whole, rest) if part) or "0"


def _label(at: Point, words: str, anchor: str, ink: Ink = markup.TEXT) -> str:
    return markup.text(at, words, _LETTERS, ink, text_anchor=anchor)


def fitting(text: str, room: float) -> str:
    """A text in a chart, shortened with an ellipsis if it may be wider than some space.

    >>> fitting("Anna", 50), fitting("Annamaria", 50), fitting("WWWW", 50)
    ('Anna', 'Ann…', 'WW…')
    """
    if _width(text) <= room:
        return text
    ends = accumulate(map(_width, text), initial=float(_LETTERS))
    return text[: sum(end <= room for end in ends) - 1] + "…"


def _width(text: str) -> float:
    """The width of a chart's text in a broad font; no picture knows the font that shows it."""
    others = (0.8 if one.isupper() else 0.65 * terminal_text.width(one) for one in text)
    return _LETTERS * sum(_FORMS.get(one, other) for one, other in zip(text, others))


def _picture(title: Message, description: str, size: Point, lang: str, *parts: str) -> str:
    """A chart below its title, in lines that fit."""
    (wide, high), words = size, say(title, lang)
    lines = markup.lines_of(words, int(wide / _BOLD))
    heads = (
        markup.text((wide / 2, 26 + _LINE * at), line, _TITLE, font_weight="bold")
        for at, line in enumerate(lines)
    )
    extra = _LINE * (len(lines) - 1)
    body = markup.move_to((0, extra), *parts)
    return markup.picture((wide, high + extra), words, description, *heads, body)
