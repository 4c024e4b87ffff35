"""The chart of the chances of winning over a game, as SVG.

Every line has its own dashes, its own marker and its name at the end, so a print without colours
can be read as well.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from attrs import frozen

from boardscore.core.messages import Message, in_words, say
from boardscore.core.results import Result
from boardscore.show import markup
from boardscore.show.markup import Glyph, Ink, Point
from boardscore.show.rounding import percent

T = TypeVar("T")

_WIDTH, _HIGH = 490.0, 336.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 58.0, 352.0, 20.0, 278.0
_SIZE = 16
_SCALE_SIZE = 14
_LETTERS = 8
"""The most letters of a name at the end of a line."""
_BETWEEN_LABELS = 20.0
_MARKERS = 7
"""The number of markers on a line."""
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
_MOST_STEPS = 6

_INKS = (
    Ink("0d5a78", "84cdec"),
    Ink("a65800", "ffb454"),
    Ink("4c6324", "c3d68a"),
    Ink("6a4a87", "d2b0f2"),
    Ink("8a1238", "ffa3bc"),
    Ink("26231d", "f1ecdf"),
)
_DASHES = ("", "9 4", "2 4", "12 3 2 3", "5 5", "16 4")
_SHAPES = (
    Glyph(filled="M0-6A6 6 0 0 1 0 6A6 6 0 0 1 0-6Z"),
    Glyph(filled="M-5.5-5.5H5.5V5.5H-5.5Z"),
    Glyph(filled="M0-7 6.5 5H-6.5Z"),
    Glyph(filled="M0-7.5 6 0 0 7.5-6 0Z"),
    Glyph(lines="M-5-5 5 5M-5 5 5-5"),
    Glyph(lines="M0-6.5V6.5M-6.5 0H6.5"),
)


@frozen
class Moment:
    """A moment on the chart: the chances of winning after some moves of a game."""

    moves: int
    """The number of moves before it, including those of chance."""
    shares: tuple[float, ...]
    """The share of the win that each seat can expect, from 0 to 1."""


def final_moment(moves: int, result: Result[Any]) -> Moment:
    """The end of the game in the chart: winners share the win equally."""
    winners, seats = result.standing.winners, range(len(result.players))
    return Moment(moves, tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats))


@frozen
class ChartMark:
    """A numbered mark on a line, such as a mistake."""

    number: int
    """The number from 1."""
    seat: int
    """The seat of the line."""
    moves: int
    """The number of moves before it."""


def draw_chart(
    names: Sequence[str],
    moments: Sequence[Moment],
    marks: Sequence[ChartMark],
    lang: str = "en",
    *,
    now: int | None = None,
) -> str:
    """The chart: one line for each seat, from the first moment to the last.

    `now` is a number of moves to mark with an upright line.

    >>> moments = [Moment(0, (0.5, 0.5)), Moment(9, (1.0, 0.0))]
    >>> draw_chart(["Anna", "Ben"], moments, [ChartMark(1, 1, 9)]).count("stroke-dasharray")
    2
    """
    chart = _Chart(tuple(in_words(name, lang) for name in names), tuple(moments), lang)
    present = [] if now is None else [chart.upright(now)]
    parts = [*chart.grid(), *present, *chart.lines(), *chart.labels(), *chart.marks(marks)]
    title, desc = say(Message("review.chart"), lang), say(chart.described(names), lang)
    return markup.picture((_WIDTH, _HIGH), title, desc, *parts)


@frozen
class _Chart:
    """Where everything is on the chart."""

    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    lang: str

    @property
    def length(self) -> int:
        """The number of moves; at least 1, so that there is a scale."""
        return max(self.moments[-1].moves, 1)

    def at(self, moves: int, share: float) -> Point:
        """The place of a share of the win after some moves."""
        x = _LEFT + (_RIGHT - _LEFT) * moves / self.length
        return x, _BOTTOM - (_BOTTOM - _TOP) * share

    def described(self, names: Sequence[str]) -> Message:
        """The first and the last chances, for screen readers."""
        first, *_, last = (self.moments[0], *self.moments)
        both = (
            tuple(
                Message("review.chart.of", name=name, share=percent(share, 0))
                for name, share in zip(names, moment.shares, strict=True)
            )
            for moment in (first, last)
        )
        return Message("review.chart.described", **dict(zip(("first", "last"), both, strict=True)))

    def grid(self) -> Iterator[str]:
        """The scales."""
        for quarter in range(5):
            _, y = self.at(0, quarter / 4)
            yield markup.line(markup.path((_LEFT, y), (_RIGHT, y)), markup.RULE, 1)
            words = say(percent(quarter / 4, 0), self.lang)
            yield markup.text((_LEFT - 8, y + 5), words, _SCALE_SIZE, text_anchor="end")
        step = next(step for step in _STEPS if self.length <= step * _MOST_STEPS)
        for moves in range(0, self.length + 1, step):
            x, _ = self.at(moves, 0)
            yield markup.line(markup.path((x, _BOTTOM), (x, _BOTTOM + 5)), markup.TEXT, 1)
            yield markup.text((x, _BOTTOM + 21), str(moves), _SCALE_SIZE)
        middle = (_LEFT + _RIGHT) / 2
        words = say(Message("review.chart.moves"), self.lang)
        yield markup.text((middle, _BOTTOM + 46), words, _SCALE_SIZE)

    def upright(self, moves: int) -> str:
        """A line through a number of moves."""
        (x, top), (_, bottom) = self.at(moves, 1), self.at(moves, 0)
        return markup.line(markup.path((x, top), (x, bottom)), markup.TEXT, 2)

    def lines(self) -> Iterator[str]:
        """The line of every seat, with its markers."""
        for seat in range(len(self.names)):
            ink, shape = ink_of(seat), _of(seat, _SHAPES)
            points = [self.at(one.moves, one.shares[seat]) for one in self.moments]
            yield markup.line(
                markup.path(*points), ink, 2.6, stroke_dasharray=_of(seat, _DASHES) or "none"
            )
            for place in self._marked(seat):
                yield shape.drawn(points[place], ink, markup.BRIGHT, 20)

    def _marked(self, seat: int) -> Iterator[int]:
        """The moments with a marker; those of different seats are apart where there is room."""
        last = len(self.moments) - 1
        every = max(last // _MARKERS, 1)
        yield from range(seat * every // len(self.names), last, every)
        yield last

    def labels(self) -> Iterator[str]:
        """The name of every line at its end, and the last share; none covers another."""
        last = self.moments[-1].shares
        order = sorted(range(len(last)), key=lambda seat: -last[seat])
        ends = [self.at(0, last[seat])[1] for seat in order]
        for seat, y in zip(order, _apart(ends), strict=True):
            name, share = _cut(self.names[seat]), percent(last[seat], 0)
            words = say(Message("review.chart.of", name=name, share=share), self.lang)
            at = (_RIGHT + 12, y + 5)
            yield markup.text(at, words, _SIZE, ink_of(seat), text_anchor="start")

    def share(self, seat: int, moves: int) -> float:
        """The height of a line after some moves, also between two moments."""
        before = [one for one in self.moments if one.moves <= moves][-1]
        after = next(one for one in self.moments if one.moves >= moves)
        way = (moves - before.moves) / max(after.moves - before.moves, 1)
        return before.shares[seat] + way * (after.shares[seat] - before.shares[seat])

    def marks(self, marks: Sequence[ChartMark]) -> Iterator[str]:
        """The numbered marks, above their lines, or below where there is no room."""
        for mark in marks:
            x, y = self.at(mark.moves, self.share(mark.seat, mark.moves))
            above = -20 if y - 20 > _TOP - 8 else 20
            ink = ink_of(mark.seat)
            yield markup.line(markup.path((x, y), (x, y + above)), ink, 1.4)
            yield markup.circle((x, y + above), 10, fill=ink)
            yield markup.text(
                (x, y + above + 5), str(mark.number), 14, markup.BRIGHT, font_weight="bold"
            )


def ink_of(seat: int) -> Ink:
    """The colour of a seat's line in the chart."""
    return _of(seat, _INKS)


def _of(seat: int, kinds: Sequence[T]) -> T:
    """The colour, shape or dashes for the line of a seat."""
    return kinds[seat % len(kinds)]


def _cut(name: str) -> str:
    """The beginning of a long name, for the end of its line in the chart."""
    return name if len(name) <= _LETTERS else f"{name[: _LETTERS - 1]}…"


def _apart(heights: Sequence[float]) -> list[float]:
    """Heights of names from top to bottom, moved as little as needed to be apart.

    >>> _apart([24, 30, 278])
    [24, 44.0, 278]
    """
    placed: list[float] = []
    for height in heights:
        placed.append(max(height, placed[-1] + _BETWEEN_LABELS) if placed else height)
    limit = _BOTTOM
    for place in reversed(range(len(placed))):
        placed[place] = min(placed[place], limit)
        limit = placed[place] - _BETWEEN_LABELS
    return placed
