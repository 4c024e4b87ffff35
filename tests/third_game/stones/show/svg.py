"""Pictures of Stones as SVG: a row, with a disc below every stone of a pair."""

from collections.abc import Container, Iterator
from functools import singledispatch
from typing import Any

from attrs import evolve

from boardscore.core.messages import Message, say
from boardscore.core.results import Line
from boardscore.show import markup
from boardscore.show.game_parts import Drawings
from boardscore.show.markup import Glyph, Ink

from ..game_table import GameTable
from ..model import Colour, Pack, Row
from ..scoring import RowScore

_INKS = {
    Colour.RED: Ink("a02020", "ff9090"),
    Colour.GREEN: Ink("207020", "90e090"),
    Colour.BLUE: Ink("2040a0", "90b0ff"),
}


@singledispatch
def draw(model: object, _: str) -> str:
    """The picture of a row or a score."""
    raise TypeError(type(model))


@draw.register
def _(row: Row, lang: str) -> str:
    return _drawn(row, (), lang)


@draw.register
def _(score: RowScore, lang: str) -> str:
    paired = {spot.to_list()[0] for line in score.lines for spot in line.spaces}
    return _drawn(score.player.row, paired, lang)


def draw_line(score: RowScore, line: Line, lang: str) -> str:
    return draw(evolve(score, lines=(line,)), lang)


def marked(score: RowScore) -> dict[str, Any]:
    """The stones of pairs, as data."""
    return {"full": sorted({spot.to_list()[0] for line in score.lines for spot in line.spaces})}


def glyphs() -> Iterator[tuple[str, Message, Glyph, Ink]]:
    """The stones."""
    stone = Glyph("M-9 0A9 9 0 0 1 9 0 9 9 0 0 1-9 0Z")
    for colour, ink in _INKS.items():
        yield colour.value, Message(f"colour.{colour.name.lower()}"), stone, ink


def of_pack(pack: Pack) -> Iterator[tuple[str, Row]]:
    """Every stone of a bag, with a name for its file."""
    return ((f"stone-{stone.id}", Row((stone.colour,))) for stone in pack.stones)


def on_table(table: GameTable) -> Iterator[tuple[Message, list[Row]]]:
    """The rows of all players."""
    for player in table.position.players:
        yield Message("board.row", name=player.name, row=str(player.row) or "-"), [player.row]


def _drawn(row: Row, paired: Container[object], lang: str) -> str:
    """The letters of a row, those of a pair on discs."""
    parts = []
    for place, colour in enumerate(row.colours):
        at, ink = (20.0 + 40 * place, 20.0), _INKS[colour]
        disc = markup.circle(at, 16, fill=ink) if place in paired else ""
        letter = markup.text((at[0], 26), colour.value, 18, markup.BRIGHT if disc else ink)
        parts += [disc, letter]
    colours = tuple(colour.message for colour in row.colours)
    size = max(1, 40 * len(row.colours)), 40
    title = say(Message("picture.row", stones=len(row.colours)), lang)
    return markup.picture(size, title, ", ".join(say(one, lang) for one in colours), *parts)


DRAWINGS = Drawings(
    draw=draw,
    draw_line=draw_line,
    marks=marked,
    glyphs=glyphs,
    of_pack=of_pack,
    on_table=on_table,
)
