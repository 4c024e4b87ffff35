"""SVG pictures of Pier 18: a pier, plain or with its score, and a card.

A symbol on a full disc scores by its own kind. A dashed ring marks a blocked symbol; an arrow comes
from the symbol that blocks it. A contour around a group shows its points.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from attrs import evolve

from boardscore.core.messages import Message, say
from boardscore.core.results import Line, Spot
from boardscore.pier18.game_table import GameTable
from boardscore.pier18.model import Card, Laid, Pack, Pier, Player, lay
from boardscore.pier18.pieces import Side, Space, Symbol
from boardscore.pier18.scoring import PierScore
from boardscore.pier18.show.game_display import pier_heading
from boardscore.pier18.show.pictures import Marks, marks
from boardscore.show import markup
from boardscore.show.game_parts import Drawings
from boardscore.show.markup import HEART, Glyph, Ink, Point, element, loops, paths

WIDE, HIGH = 60, 68
"""The size of a space."""
MOST_COLUMNS = 10
"""The most columns side by side; longer piers continue below, in strips of similar length."""
_LEFT, _TOP, _RIGHT, _BELOW = 62, 34, 40, 22
_GAP = 12
_TORN = 8
_RADIUS = 22
_LANE = 9
"""The distance of arrows from the edge of the pier."""

_BLOCKED = Ink("8a1238", "ffa3bc")
_CARD = Ink("fffdf8", "1f1d1a")
_GROUP, _GROUP_EDGE = Ink("fddfab", "4d3716"), Ink("a65800", "ffb454")
_BADGE = Ink("6b3f00", "ffb454")


GLYPHS = {
    Symbol.FLOWER_SELLER: Glyph(
        "M0-12 2.9-4.1 11.4-3.7 4.8 1.6 7.1 9.7 0 5.1-7.1 9.7-4.8 1.6-11.4-3.7-2.9-4.1Z"
    ),
    Symbol.POET: Glyph(
        "M10.5-12C2-11.5-6-6.5-7 2L-8 5.5-11.5 11.5-9.5 12-6 6.5C3 6.5 10-1 10.5-12Z",
        cut="M-6.5 6.5 5-6M-3.5 3.2 3 2.5M-.5-.1V-5.5M2.5-3.3 7-4",
    ),
    Symbol.LOVERS: HEART,
    Symbol.FISHER: Glyph(
        lines="M0-6.5V10.5M-5-2.5H5M-10 2.5C-9.5 8-4.5 10.5 0 10.5 4.5 10.5 9.5 8 10 2.5"
        "M-11.5 6-10 2.5-6.5 4.5M11.5 6 10 2.5 6.5 4.5"
        "M0-11.5A2.5 2.5 0 0 1 0-6.5 2.5 2.5 0 0 1 0-11.5Z",
    ),
}
"""The shapes."""

INKS = {
    Symbol.FLOWER_SELLER: Ink("a65800", "ffb454"),
    Symbol.POET: Ink("1e5ca8", "82b6ff"),
    Symbol.LOVERS: Ink("bb2550", "ff8fab"),
    Symbol.FISHER: Ink("0b6a59", "5fd6bf"),
}
"""The colours."""


def draw(model: object, lang: str) -> str:
    """The SVG picture of a pier, a player, a card or a score."""
    match model:
        case Pier():
            return draw_pier(model, (), lang)
        case Player():
            return _pier_of(model, (), lang)
        case PierScore():
            return _pier_of(model.player, model.lines, lang)
        case Card():
            return draw_card(model, lang)
    raise TypeError(type(model))


def _pier_of(player: Player, lines: Sequence[Line], lang: str) -> str:
    return draw_pier(player.pier, lines, lang, Message("picture.pier_of", name=player.name))


def draw_line(score: PierScore, line: Line, lang: str) -> str:
    """The SVG picture of a player's pier with the marks of one line of the score."""
    return draw(evolve(score, lines=(line,)), lang)


def draw_changes(before: PierScore, after: PierScore, lang: str) -> str:
    """The SVG picture of a pier with frames around cards that lie in another way than before."""
    player, framed = after.player, [columns for _, _, columns in _changes(before, after)]
    title = Message("picture.pier_of", name=player.name)
    return draw_pier(player.pier, after.lines, lang, title, framed=framed)


def describe_changes(before: PierScore, after: PierScore) -> Iterator[Message]:
    """The sentences below an SVG picture: the best use of cards, and how each lies differently."""
    yield Message("hindsight.cards_could", cards=len(after.player.cards), best=after.subtotal)
    for old, new, _ in _changes(before, after):
        if new.turned != old.turned:
            yield Message("hindsight.card_turned", card=new.card.id)
        if new.overlap != old.overlap:
            card, covers, covered = new.card.id, new.overlap, old.overlap
            yield Message("hindsight.card_covers", card=card, covers=covers, covered=covered)


def _changes(before: PierScore, after: PierScore) -> Iterator[tuple[Laid, Laid, range]]:
    """The cards that lie in another way: the old and the new way, and the new columns."""
    start = 0
    for old, new in zip(before.player.cards, after.player.cards, strict=True):
        start -= new.overlap
        columns = range(start, start + new.card.cells.columns)
        start = columns.stop
        if new != old:
            yield old, new, columns


def marks_as_data(score: PierScore) -> dict[str, Any]:
    """The marks in a picture of a player's pier, as data."""
    return marks(score.player.pier, score.lines).to_dict()


def glyphs() -> Iterator[tuple[str, Message, Glyph, Ink]]:
    """The signs of the symbols in SVG pictures."""
    return ((symbol.value, symbol.message, GLYPHS[symbol], INKS[symbol]) for symbol in Symbol)


def of_pack(pack: Pack) -> Iterator[tuple[str, Card]]:
    """Every card of a pack to draw, with the name of its SVG file."""
    return ((f"card-{card.id}", card) for card in pack.cards)


def on_table(table: GameTable) -> Iterator[tuple[Message, Sequence[Pier | Card]]]:
    """The things in the pictures of a table: piers, visible cards of hands, and open cards."""
    cards, names = table.game.cards, table.game.players
    for seat, laid in enumerate(table.laid):
        if laid:
            yield pier_heading(table, seat), [lay(laid)]
    for name, hand in zip(names, table.hands):
        if hand:
            yield Message("board.hand", name=name), [cards[identity] for identity in hand]
    if table.open_cards:
        yield Message("board.open"), [cards[identity] for identity in table.open_cards]


def draw_pier(
    pier: Pier,
    lines: Iterable[Line] = (),
    lang: str = "en",
    title: Message | None = None,
    *,
    framed: Sequence[range] = (),
) -> str:
    """An SVG picture of a pier from land to water, with marks of scores, and framed columns."""
    marked = marks(pier, lines)
    columns = strips(pier.columns)
    width = _LEFT + WIDE * len(columns[0]) + _RIGHT
    high = _TOP + 2 * HIGH + _BELOW
    parts = [
        markup.move_to(
            (0, at * (high + _GAP)),
            *_sea(strip, width),
            *_deck(pier, strip, marked, lang),
            *_frames(framed, strip),
        )
        for at, strip in enumerate(columns)
    ]
    size = width, len(columns) * (high + _GAP) - _GAP
    head = title or Message("picture.pier", columns=pier.columns)
    return markup.picture(size, say(head, lang), describe(pier, marked, lang), *parts)


def strips(columns: int) -> list[range]:
    """The columns of a pier drawn as SVG, strip by strip; no strip is longer than the first.

    >>> strips(14)
    [range(0, 7), range(7, 14)]
    """
    length = -(-columns // -(-columns // MOST_COLUMNS))
    return [range(at, min(at + length, columns)) for at in range(0, columns, length)]


def describe(pier: Pier, marked: Marks, lang: str) -> str:
    """The description of an SVG picture for screen readers: each symbol, its space, its effect."""
    symbols = (
        _symbol_message(Message("symbol_at", symbol=symbol, space=space), space, marked)
        for space, symbol in pier.occupied()
    )
    return say(Message("picture.symbols", symbols=tuple((sentence,) for sentence in symbols)), lang)


def _symbol_message(what: Message, space: Space, marked: Marks) -> Message:
    if space in marked.blocked:
        return Message("picture.blocked", what=what)
    return Message("picture.scores", what=what) if space in marked.scoring else what


def _sea(strip: range, width: float) -> Iterator[str]:
    """The surroundings of a strip: the water, and the land where the pier begins."""
    high = _TOP + 2 * HIGH + _BELOW
    yield element("rect", width=width, height=high, rx=14, fill=markup.WATER)
    for place in range(1, len(strip), 3):
        x, y = _LEFT + place * WIDE + 18, _TOP + 2 * HIGH + 12
        yield markup.line(f"M{x} {y}q6-5 12 0t12 0", markup.WAVE, 2)
    if strip.start == 0:
        corners = f"H14Q0 {high} 0 {high - 14}V14Q0 0 14 0Z"
        shore = f"M14 0H44Q38 {high / 4} 44 {high / 2}T42 {high}{corners}"
        yield element("path", d=shore, fill=markup.LAND)


def _deck(pier: Pier, strip: range, marked: Marks, lang: str) -> Iterator[str]:
    """A strip of the drawn pier, with its symbols and their marks."""
    yield _boards(pier, strip)
    for row, side in enumerate(Side):
        name = markup.text((0, 5), say(side.message, lang), 13)
        turned = f"translate(22 {_TOP + HIGH * (row + 0.5):g}) rotate(-90)"
        yield element("g", name, transform=turned)
    for column in strip:
        x, _ = _centre(Space(Side.UPPER, column), strip)
        yield markup.text((x, _TOP - 11), str(column + 1), 16)
    for group, _ in marked.groups:
        yield _contour(group, strip)
    for space, blocking in marked.blocked.items():
        yield from (_arrow(blocker, space, strip) for blocker in blocking)
    for space, symbol in pier.occupied():
        if space.column in strip:
            yield _symbol(symbol, _centre(space, strip), space, marked)
    for group, points in marked.groups:
        yield _points(group, points, strip)


def _frames(framed: Iterable[range], strip: range) -> Iterator[str]:
    """The frames around the columns of a strip; one that goes on in another strip has two."""
    for columns in framed:
        first, end = max(columns.start, strip.start), min(columns.stop, strip.stop)
        if first < end:
            at = _LEFT + WIDE * (first - strip.start) + 1, _TOP - 4
            yield markup.frame(at, (WIDE * (end - first) - 2, 2 * HIGH + 8))


def _boards(pier: Pier, strip: range) -> str:
    """The wood, torn where the pier continues in another strip."""
    left, right, top, low = _LEFT - 6, _LEFT + WIDE * len(strip) + 6, _TOP, _TOP + 2 * HIGH
    tooth = f"{_TORN} {HIGH / 2:g}"
    if strip.stop == pier.columns:
        corner = f"H{right - 8}Q{right} {top} {right} {top + 8}"
        end = f"{corner}V{low - 8}Q{right} {low} {right - 8} {low}"
    else:
        end = f"H{right}" + f"l-{tooth}l{tooth}" * 2
    if strip.start == 0:
        corner = f"H{left + 8}Q{left} {low} {left} {low - 8}"
        back = f"{corner}V{top + 8}Q{left} {top} {left + 8} {top}Z"
    else:
        back = f"H{left}" + f"l{_TORN} {-HIGH / 2:g}l{-_TORN} {-HIGH / 2:g}" * 2 + "Z"
    start = f"M{left + 8 if strip.start == 0 else left} {top}"
    wood = element(
        "path", d=start + end + back, fill=markup.PAPER, stroke=markup.EDGE, stroke_width=2
    )
    between = (f"M{_LEFT + WIDE * place} {top + 1}V{low - 1}" for place in range(1, len(strip)))
    joints = markup.line("".join(between), markup.RULE, 1.5)
    return wood + joints + markup.line(f"M{left + 2} {top + HIGH}H{right - 2}", markup.EDGE, 1.5)


def _centre(space: Space, strip: range) -> Point:
    """The middle of a drawn symbol; the edges of the pier leave room for arrows."""
    x = _LEFT + WIDE * (space.column - strip.start + 0.5)
    middle = HIGH / 2 + 4
    return x, _TOP + (middle if space.side is Side.UPPER else 2 * HIGH - middle)


def _symbol(symbol: Symbol, at: Point, space: Space, marked: Marks) -> str:
    """A symbol: plain, on a full disc if it scores, in a dashed ring if it is blocked."""
    glyph, ink = GLYPHS[symbol], INKS[symbol]
    if space in marked.discs:
        return glyph.on_disc(at, ink, _RADIUS)
    plain = glyph.drawn(at, ink, markup.PAPER, 26)
    if space not in marked.blocked:
        return plain
    pen: dict[str, markup.Value] = {"stroke": _BLOCKED, "stroke_width": 2.5}
    return markup.circle(at, _RADIUS, fill="none", stroke_dasharray="6 4", **pen) + plain


def _arrow(blocker: Spot, to: Spot, strip: range) -> str:
    """An arrow along the edge of the pier from the blocking space to the blocked one."""
    assert isinstance(blocker, Space)  # spaces of a pier
    assert isinstance(to, Space)
    if blocker.column not in strip and to.column not in strip:
        return ""
    up = 1 if blocker.side is Side.UPPER else -1
    lane = _TOP + _LANE if up > 0 else _TOP + 2 * HIGH - _LANE
    border = _LEFT + (WIDE * len(strip) if max(blocker.column, to.column) not in strip else 0)
    (x, y), (head, _) = _centre(blocker, strip), _centre(to, strip)
    rim = y - up * (_RADIUS + 1)
    start = f"M{x:g} {rim:g}V{lane}" if blocker.column in strip else f"M{border} {lane}"
    if to.column not in strip:
        return markup.line(f"{start}H{border}", _BLOCKED, 2)
    head += 9 if blocker.column > to.column else -9
    tip = rim + up * 2
    point = markup.path((head - 4, tip - up * 5), (head, tip), (head + 4, tip - up * 5))
    return markup.line(f"{start}H{head:g}V{tip:g}{point}", _BLOCKED, 2)


def _contour(group: tuple[Spot, ...], strip: range) -> str:
    """The contour around the part of a group in a strip."""
    spaces = [space for space in group if isinstance(space, Space)]
    every = {(space.column - strip.start, int(space.side is Side.LOWER)) for space in spaces}
    inside = {square for square in every if 0 <= square[0] < len(strip)}
    drawn = []
    for loop in loops(inside):
        filled, edge = paths(loop, (WIDE, HIGH), every - inside)
        drawn += [element("path", d=filled, fill=_GROUP), markup.line(edge, _GROUP_EDGE, 3)]
    return markup.move_to((_LEFT, _TOP), *drawn) if drawn else ""


def _points(group: tuple[Spot, ...], points: int, strip: range) -> str:
    """The points of a group, drawn at its beginning."""
    spaces = (space for space in group if isinstance(space, Space))
    first = min(spaces, key=lambda space: (space.column, space.side))
    if first.column not in strip:
        return ""
    x, y = _LEFT + WIDE * (first.column - strip.start), _TOP + HIGH * (first.side is Side.LOWER)
    return markup.badge((x + 6, y + 5), f"+{points}", _BADGE)


def draw_card(card: Card, lang: str) -> str:
    """An SVG picture of a card: patron at the top left, its id, its date, its spaces, its plan."""
    columns = strips(card.cells.columns)
    width = max(_LEFT + WIDE * len(columns[0]) + 26, 300)
    high = _TOP + 2 * HIGH
    plan = markup.lines_of(say(Message("pack.plan", plan=card.plan), lang), width // 9)
    height = 48 + len(columns) * high + 22 * len(plan) + 26
    edge: dict[str, markup.Value] = {"stroke": markup.EDGE, "stroke_width": 2, "rx": 14}
    named = Message("board.card", id=card.id)
    parts = [
        element("rect", x=1, y=1, width=width - 2, height=height - 2, fill=_CARD, **edge),
        GLYPHS[card.patron].on_disc((32, 30), INKS[card.patron], 18),
        markup.text((60, 36), say(named, lang), 18, text_anchor="start", font_weight="bold"),
        markup.text((width - 20, 36), say(card.date.message, lang), 18, text_anchor="end"),
    ]
    for place, strip in enumerate(columns):
        parts.append(
            markup.move_to((0, 48 + place * high), *_deck(card.cells, strip, Marks(), lang))
        )
    for place, line in enumerate(plan):
        at = (24, height - 20 - 22 * (len(plan) - 1 - place))
        parts.append(markup.text(at, line, 15, text_anchor="start"))
    head = Message("pack.card", id=card.id, date=card.date, patron=card.patron.message)
    shows = describe(card.cells, Marks(), lang)
    return markup.picture((width, height), say(head, lang), shows, *parts)


DRAWINGS = Drawings(
    draw=draw,
    draw_line=draw_line,
    marks=marks_as_data,
    glyphs=glyphs,
    of_pack=of_pack,
    on_table=on_table,
    draw_changes=draw_changes,
    describe_changes=describe_changes,
)
