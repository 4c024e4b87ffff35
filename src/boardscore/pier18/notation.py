"""The pier notation: text to symbols, and back."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import accumulate

from attrs import evolve, frozen

from boardscore.core import value_checks
from boardscore.core.errors import NotationError, Problem, Span, raise_all, text_lines
from boardscore.core.messages import Message
from boardscore.core.terminal_text import code_points
from boardscore.pier18.pieces import Side, Symbol

LONGEST = 400
"""The most columns that a pier may have."""

Row = tuple[Symbol | None, ...]

Bars = tuple[int, ...]
"""The number of columns before each bar, from the land."""

_EMPTY = "."
_BAR = "|"
_LETTERS: dict[str, Symbol | None] = {_EMPTY: None} | {
    char: symbol
    for symbol, picture in zip(Symbol, "★✒♥⚓", strict=True)
    for char in (symbol.value, symbol.value.lower(), picture, picture + "\ufe0f")
}
_SYMBOLS = " ".join(symbol.value for symbol in Symbol)
_KNOWN = f"{_SYMBOLS} {_EMPTY}"
_MISTAKEN = {
    "S": "Ѕѕ☆⭐✩✪✫✬✭✮✯🌟",
    "Q": "Ԛԛ🖋🖊✍✎✏🪶",
    "H": "НнΗ❤♡💕💖💗💓💞💘❣",
    "A": "АаΑα",
    ".": "-_·•…",
}
_MEANT = {char: letter for letter, chars in _MISTAKEN.items() for char in chars}
_PLAIN = re.compile(r"({0}(?:\|{0})*)[\n/]({0}(?:\|{0})*)\n?".format(r"[SQHAsqha.]+"))
_SIDE = re.compile("[^/]+")
_TOKEN = re.compile(".\ufe0f?", re.DOTALL)


def read_pier(text: str) -> tuple[Row, Row, Bars]:
    r"""Both sides in a text, and the number of columns before each bar.

    A line break or `/` separates the sides.

    >>> *sides, bars = read_pier("S.|H\n.A|.")
    >>> sides == [*read_pier(" s . ♥ / . ⚓ . ")[:2]], bars
    (True, (2,))

    Raises `NotationError` with every mistake in the text (`pier18.pier`).
    """
    value_checks.require_notation(text, "pier")
    return read_plainly(text) or read_thoroughly(text)


def read_plainly(text: str) -> tuple[Row, Row, Bars] | None:
    """Both sides of a pier in letters with bars at equal columns; None for any other text."""
    lines = _PLAIN.fullmatch(text)
    if lines is None:
        return None
    upper, lower = lines.groups()
    widths, below = ([*map(len, side.split(_BAR))] for side in (upper, lower))
    *bars, columns = accumulate(widths)
    if widths != below or columns > LONGEST:
        return None
    shown = tuple(map(_LETTERS.__getitem__, (upper + lower).replace(_BAR, "")))
    return shown[:columns], shown[columns:], tuple(bars)


def read_thoroughly(text: str) -> tuple[Row, Row, Bars]:
    """Both sides of a pier in any text; raises `NotationError` with every mistake."""
    lines = [
        _Line.read(number, line, side.span())
        for number, line in enumerate(text_lines(text))
        for side in _SIDE.finditer(line)
    ]
    written = [line for line in lines if line.tokens]
    raise_all(NotationError, (evolve(problem, source=text) for problem in _problems(written)))
    upper, lower = ([_LETTERS[token.text] for token in line.spaces] for line in written)
    return tuple(upper), tuple(lower), written[0].bars


def sides_of(text: str) -> list[str]:
    """The parts of a text that would be sides of a pier, also empty ones.

    >>> sides_of("S./A.")
    ['S.', 'A.']
    """
    return text_lines(text.replace("/", "\n"))


def read_symbol(text: str) -> Symbol:
    """The symbol for a letter or an emoji.

    >>> read_symbol("♥")
    Symbol.LOVERS

    Raises `NotationError` for anything else.
    """
    value_checks.require_text(text, "symbol")
    symbol = _LETTERS.get(text.strip())
    if symbol is None:
        message = Message("error.no_symbol", got=value_checks.show_value(text), known=_SYMBOLS)
        raise NotationError(Problem(message, source=text, clause="pier18.symbols"))
    return symbol


def write_pier(upper: Row, lower: Row, bars: Bars = ()) -> str:
    """Both sides as text, one line each; the inverse of `read_pier`."""
    return "\n".join(
        "".join("|" * (at in bars) + (s.value if s else _EMPTY) for at, s in enumerate(row))
        for row in (upper, lower)
    )


@frozen
class _Token:
    """One character, with the emoji selector that may follow it."""

    text: str
    start: int


@frozen
class _Line:
    number: int
    tokens: tuple[_Token, ...]

    @classmethod
    def read(cls, number: int, line: str, side: tuple[int, int]) -> "_Line":
        """One side in a line of the text, from its start to its end."""
        found = (_Token(m.group(), m.start()) for m in _TOKEN.finditer(line, *side))
        return cls(number, tuple(token for token in found if not token.text.isspace()))

    @property
    def spaces(self) -> tuple[_Token, ...]:
        return tuple(token for token in self.tokens if token.text != _BAR)

    @property
    def bars(self) -> tuple[int, ...]:
        """For each bar, the number of columns before it."""
        places = (place for place, token in enumerate(self.tokens) if token.text == _BAR)
        return tuple(place - bars_before for bars_before, place in enumerate(places))

    @property
    def misplaced_bars(self) -> tuple[_Token, ...]:
        """The bars without a column right before them, or without any after them."""
        before = (None, *self.tokens)
        return tuple(
            bar
            for bar, last in zip(self.tokens, before)
            if bar.text == _BAR and (last is None or last.text == _BAR or bar is self.tokens[-1])
        )

    def span(self, tokens: Sequence[_Token]) -> Span:
        """The span from the first token to the last."""
        return Span(self.number, tokens[0].start, tokens[-1].start + len(tokens[-1].text))


def _problem(message: Message, span: Span | None = None) -> Problem:
    return Problem(message, span=span, clause="pier18.pier")


def _problems(lines: list[_Line]) -> Iterator[Problem]:
    if len(lines) != 2:
        too_much = lines[2].span(lines[2].tokens) if lines[2:] else None
        yield _problem(Message("error.pier_lines", lines=len(lines)), too_much)
        return
    for side, line in zip(Side, lines):
        yield from _problems_of_side(side, line)
    yield from _problems_between(*lines)


def _problems_of_side(side: Side, line: _Line) -> Iterator[Problem]:
    columns = len(line.spaces)
    if not 1 <= columns <= LONGEST:
        message = Message("error.pier_length", side=side, columns=columns, high=LONGEST)
        yield _problem(message, line.span(line.spaces[LONGEST:] or line.tokens))
        return
    for column, token in enumerate(line.spaces):
        if token.text not in _LETTERS:
            yield _problem(_unknown(token.text, column, side), line.span([token]))
    for bar in line.misplaced_bars:
        yield _problem(Message("error.pier_bar_outside"), line.span([bar]))


def _unknown(char: str, column: int, side: Side) -> Message:
    where = {"got": char, "code": code_points(char), "column": column, "side": side}
    near = _meant(char)
    if near is not None:
        return Message("error.unknown_symbol_near", near=near, known=_KNOWN, **where)
    return Message("error.unknown_symbol", known=_KNOWN, **where)


def _meant(char: str) -> str | None:
    """The letter of a symbol that was probably meant, such as S for a full-width S."""
    plain = unicodedata.normalize("NFKC", char[0])
    if plain in _LETTERS:
        symbol = _LETTERS[plain]
        return symbol.value if symbol else _EMPTY
    return _MEANT.get(plain)


def _problems_between(upper: _Line, lower: _Line) -> Iterator[Problem]:
    columns, below = len(upper.spaces), len(lower.spaces)
    if not 1 <= min(columns, below) <= max(columns, below) <= LONGEST:
        return
    if columns != below:
        longer, fewer = (upper, below) if columns > below else (lower, columns)
        message = Message("error.pier_unequal", upper=columns, lower=below)
        yield _problem(message, longer.span(longer.spaces[fewer:]))
    elif upper.bars != lower.bars and not upper.misplaced_bars + lower.misplaced_bars:
        message = Message("error.pier_bars", upper=upper.bars, lower=lower.bars)
        yield _problem(message, lower.span(lower.tokens))
