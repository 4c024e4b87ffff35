"""The result as one picture to send to others, as SVG: always in the colours of paper."""

import re
from collections.abc import Collection, Iterator
from typing import Any

from boardscore.core.messages import Message, in_words, say
from boardscore.core.results import Result, seats_by_place
from boardscore.core.terminal_text import width as cells_of
from boardscore.pad.standings import cell, sentences, winners
from boardscore.show import game_parts, markup, result_sentences
from boardscore.show.markup import Ink, Point, Value, element, size_of

WIDTH = 1080
"""The width of the picture."""
_EDGE, _GAP, _PAD = 40, 24, 32
"""The margin of the picture, the space between cards, the margin within a card."""
_ROOM = WIDTH - 2 * (_EDGE + _PAD)
_WIDTHS = {0.45: "fijlrtI .,:;!'|()[]-", 1.1: "mwMW@%–…"}
_CAPITAL, _LETTER = 0.8, 0.7
"""The widths of bold letters, compared with their size, in the widest usual font."""
_REGULAR = 0.88
"""The width of other letters, compared with bold ones."""
_LARGEST = 1.7
"""The largest scale of a player's picture."""
_WIDE = 1.5
"""Pictures that are less wide, compared with their height, are in pairs."""

_GROUND, _CARD = Ink("e0edf3", "e0edf3"), Ink("fffdf8", "fffdf8")
_INK, _SOFT = Ink("26231d", "26231d"), Ink("5c574c", "5c574c")
_STRONG, _TINT = Ink("0d5a78", "0d5a78"), Ink("d3e6ee", "d3e6ee")
_RULE, _WHITE = Ink("d9cdb6", "d9cdb6"), Ink("ffffff", "ffffff")
_CROWN = "M-9-5-5 0 0-8 5 0 9-5 7 7H-7Z"
_STYLE = re.compile("<style>.*?</style>")
"""The style sheet of a picture, which makes it dark in dark mode."""

_Part = tuple[str, float]
"""Something drawn from 0, 0 downwards, and its height."""


def draw_result(
    result: Result[Any], empty: Collection[int], lang: str, date: str | None = None
) -> str:
    """The outcome, the places, the table, everyone's picture and the names of the signs.

    `date` is a text, such as the day of the game, for the upper right corner.
    """
    title = Message(f"game.{result.game}")
    parts = [
        _outcome(result, empty, lang),
        _ranking(result, empty, lang),
        *([_table(result, empty, lang)] if len(result.players) > 1 else []),
        *_pictures(result, empty, lang),
        _key(result.game, lang),
    ]
    y = 96.0
    drawn = [_words((_EDGE + 8, 66), say(title, lang), 36, _SOFT, font_weight="bold")]
    if date:
        drawn.append(_right((WIDTH - _EDGE - 8, 66), _fitted(date, 30, _ROOM / 2), 30, _SOFT))
    for part, high in parts:
        drawn.append(markup.move_to((_EDGE, y), part))
        y += high + _GAP
    size = WIDTH, y + _EDGE - _GAP
    ground = element("rect", width=size[0], height=size[1], fill=_GROUND)
    desc = " ".join(say(one, lang) for one in sentences(result, empty))
    return _STYLE.sub("", markup.picture(size, say(title, lang), desc, ground, *drawn))


def _card(high: float, *content: str) -> _Part:
    ground = element("rect", width=WIDTH - 2 * _EDGE, height=high, rx=28, fill=_CARD)
    return ground + "".join(content), high


def _words(at: Point, words: str, size: float, ink: Ink = _INK, **more: Value) -> str:
    return markup.text(at, words, size, ink, **{"text_anchor": "start", **more})


def _fitted(words: str, size: float, room: float) -> str:
    """Words that fit into a room of the picture; longer ones are cut."""
    while words and _length(words, size) > room:
        words = words[:-2] + "…"
    return words


def _length(words: str, size: float) -> float:
    """The most room that words need in the picture.

    >>> [round(_length(words, 10)) for words in ("ill", "Anna", "MW", "安")]
    [14, 29, 22, 14]
    """
    return size * sum(map(_width, words))


def _width(letter: str) -> float:
    for width, letters in _WIDTHS.items():
        if letter in letters:
            return width
    return _CAPITAL if letter.isupper() else _LETTER * cells_of(letter)


def _lines(words: str, size: float, room: float) -> list[str]:
    """Words in lines that fit into a room of the picture."""
    first, *others = words.split()
    lines = [first]
    for word in others:
        longer = f"{lines[-1]} {word}"
        if _length(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return [_fitted(line, size, room) for line in lines]


def _outcome(result: Result[Any], empty: Collection[int], lang: str) -> _Part:
    first, *others = sentences(result, empty)
    won = bool(winners(result, empty))
    left = _PAD + (84 if won else 0)
    room = _ROOM - left + _PAD
    y, drawn = float(_PAD), []
    for size, sentence in ((44, first), *((30, one) for one in others)):
        for line in _lines(say(sentence, lang), size, room):
            bold = "bold" if sentence is first else "normal"
            drawn.append(_words((left, y + size * 0.85), line, size, font_weight=bold))
            y += size * 1.25
    if won:
        crown = element("path", d=_CROWN, fill=_STRONG)
        drawn.append(markup.move_to((_PAD + 30, _PAD + 26), crown, scale=3.2))
    return _card(y + _PAD - 8, *drawn)


def _ranking(result: Result[Any], empty: Collection[int], lang: str) -> _Part:
    row, won, drawn = 84, winners(result, empty), []
    for at, seat in enumerate(seats_by_place(result)):
        y, wins = 14 + at * row, seat in won
        ink = _WHITE if wins else _INK
        if wins:
            wide = WIDTH - 2 * _EDGE - 28
            drawn.append(
                element("rect", x=14, width=wide, rx=20, y=y, height=row - 8, fill=_STRONG)
            )
        place = cell(result.ranks[seat], lang, is_empty=bool(empty))
        points = cell(result.players[seat].total, lang, is_empty=seat in empty)
        middle, room = y + (row - 8) / 2, _ROOM - 104 - _length(points, 52)
        drawn += [
            markup.circle((_PAD + 32, middle), 27, fill=_WHITE if wins else _TINT),
            markup.text((_PAD + 32, middle + 11), place, 32, _STRONG, font_weight="bold"),
            _name((_PAD + 84, middle + 15), _called(result, seat, lang), 42, room, ink),
            _right((_PAD + _ROOM - 4, middle + 18), points, 52, ink),
        ]
    return _card(20 + row * len(result.players), *drawn)


def _name(at: Point, name: str, size: float, room: float, ink: Ink) -> str:
    return _words(at, _fitted(name, size, room), size, ink, font_weight="bold")


def _right(at: Point, words: str, size: float, ink: Ink = _INK) -> str:
    return markup.text(at, words, size, ink, text_anchor="end", font_weight="bold")


def _called(result: Result[Any], seat: int, lang: str) -> str:
    return in_words(result.players[seat].name, lang)


def _table(result: Result[Any], empty: Collection[int], lang: str) -> _Part:
    """The table in the picture: the categories by player, with another ground for winners."""
    row, won, columns = 54, winners(result, empty), result_sentences.columns(result, lang)
    # Without ties and places until everyone has an entry
    most = len(result.players[0].CATEGORIES) + 1 if empty else None
    labels = [say(one, lang) for one in result_sentences.labels(result)[:most]]
    step = min(300, (_ROOM - 290) / len(columns))
    left = _PAD + _ROOM - step * len(columns)
    high = _PAD + row * (len(labels) + 1) + 16
    drawn = []
    for seat, column in enumerate(columns):
        x, middle = left + step * seat, left + step * (seat + 0.5)
        if seat in won:
            wide, tall = step - 4, high - 28
            drawn.append(element("rect", width=wide, height=tall, x=x + 2, y=14, rx=16, fill=_TINT))
        size = 26 if step > 120 else 20
        lines = _lines(_called(result, seat, lang), size, step - 8)[:2]
        for place, name in enumerate(lines, start=1 - len(lines)):
            where = middle, _PAD + 34 + place * size * 1.1
            drawn.append(markup.text(where, name, size, _INK, font_weight="bold"))
        for number, words in enumerate(column[:most], start=1):
            where, bold = (middle, _PAD + 34 + row * number), _weight(number, result)
            shown = "–" if seat in empty else words
            drawn.append(markup.text(where, shown, 32, _INK, font_weight=bold))
    for at, label in enumerate(labels, start=1):
        y = _PAD + 34 + row * at
        words, bold = _fitted(label, 30 * _REGULAR, left - _PAD), _weight(at, result)
        drawn += [
            markup.line(markup.path((_PAD, y - 38), (_PAD + _ROOM, y - 38)), _RULE, 1.5),
            _words((_PAD, y), words, 30, font_weight=bold),
        ]
    return _card(high, *drawn)


def _weight(row: int, result: Result[Any]) -> str:
    return "bold" if row == len(result.players[0].CATEGORIES) + 1 else "normal"


def _pictures(result: Result[Any], empty: Collection[int], lang: str) -> Iterator[_Part]:
    """Everyone's picture as parts of the large one, below name and total; narrow ones in pairs."""
    drawings = game_parts.drawings(result.game)
    shown = [
        (seat, drawings.draw(result.players[seat], lang))
        for seat in seats_by_place(result)
        if seat not in empty
    ]
    narrow = all(width / height < _WIDE for width, height in (size_of(one) for _, one in shown))
    pairs = 2 if narrow and len(shown) > 1 else 1
    room = (WIDTH - 2 * _EDGE - (pairs - 1) * _GAP) / pairs
    for at in range(0, len(shown), pairs):
        cards = [
            _picture(result, seat, drawn, room, lang) for seat, drawn in shown[at : at + pairs]
        ]
        high = max(height for _, height in cards)
        ground = element("rect", width=room, height=high, rx=28, fill=_CARD)
        parts = (
            markup.move_to(((room + _GAP) * place, 0), ground, card)
            for place, (card, _) in enumerate(cards)
        )
        yield "".join(parts), high


def _picture(result: Result[Any], seat: int, drawn: str, room: float, lang: str) -> _Part:
    wide, high = size_of(drawn)
    scale = round(min((room - 2 * _PAD) / wide, _LARGEST), 2)
    points = cell(result.players[seat].total, lang)
    left = room - 2 * _PAD - 16 - _length(points, 46)
    head = [
        _name((_PAD, 62), _called(result, seat, lang), 38, left, _INK),
        _right((room - _PAD, 62), points, 46, _STRONG),
    ]
    at = (room - wide * scale) / 2, 88
    return "".join([*head, markup.place(drawn, at, scale)]), 88 + high * scale + _PAD


def _key(game: str, lang: str) -> _Part:
    """The signs of a game with their names, in rows of the picture."""
    row, size = 56, 28
    x, y, drawn = float(_PAD), 46.0, []
    for _, name, glyph, ink in game_parts.drawings(game).glyphs():
        words = say(name, lang)
        needed = 52 + _length(words, size * _REGULAR) + _GAP
        if x + needed > _PAD + _ROOM:
            x, y = float(_PAD), y + row
        drawn.append(glyph.drawn((x + 20, y), ink, _CARD, 36))
        drawn.append(_words((x + 50, y + 10), words, size))
        x += needed
    return _card(y + 46, *drawn)
