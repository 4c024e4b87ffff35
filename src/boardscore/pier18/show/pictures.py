"""Text pictures of Pier 18: a scored pier with its marks, the cards of a pack."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import frozen

from boardscore.core.messages import Message, say
from boardscore.core.results import Line, Spot
from boardscore.pier18.model import Card, Pack, Pier
from boardscore.pier18.pieces import Side, Space, Symbol
from boardscore.pier18.scoring import PierScore
from boardscore.show.game_parts import Pictures
from boardscore.show.text_page import Page, block

_GROUPS = "flower_sellers"


@frozen
class Marks:
    """The marks on a pier in a picture."""

    scoring: frozenset[Spot] = frozenset()
    """The spaces that score, by themselves or in a group."""
    discs: frozenset[Spot] = frozenset()
    """The spaces whose symbol scores by its own kind."""
    blocked: Mapping[Spot, tuple[Spot, ...]] = {}
    """The blocked spaces, each with the spaces that block it."""
    groups: tuple[tuple[tuple[Spot, ...], int], ...] = ()
    """The groups with a Flower Seller, each with its points."""

    def to_dict(self) -> dict[str, Any]:
        """The marks as data: full discs, blocked spaces with blockers, groups with points."""
        return {
            "full": sorted(space.to_list() for space in self.discs),
            "blocked": [
                {"space": space.to_list(), "by": [spot.to_list() for spot in by]}
                for space, by in self.blocked.items()
            ],
            "groups": [
                {"spaces": [space.to_list() for space in spaces], "points": points}
                for spaces, points in self.groups
            ],
        }


def marks(pier: Pier, lines: Iterable[Line]) -> Marks:
    """The marks of the lines of a score on a drawn pier."""
    lines = tuple(lines)
    bringing = [(line, space) for line in lines if line.points for space in line.spaces]
    sellers = frozenset(pier.find(Symbol.FLOWER_SELLER))
    return Marks(
        frozenset(space for _, space in bringing),
        frozenset(s for line, s in bringing if line.category != _GROUPS or s in sellers),
        {space: line.because for line in lines if line.because for space in line.spaces},
        tuple(
            (line.spaces, line.points) for line in lines if line.category == _GROUPS and line.points
        ),
    )


COLOURS = {
    Symbol.FLOWER_SELLER.value: "yellow",
    Symbol.POET.value: "bright_blue",
    Symbol.LOVERS.value: "red",
    Symbol.FISHER.value: "cyan",
}
"""The terminal colours of the symbols."""

_COLUMN = 4


def picture(player: PierScore, lang: str, width: int) -> tuple[str, Message] | None:
    """The text picture of a player's pier with its scoring marks, and a key to the picture."""
    return draw_pier(player.player.pier, player.lines, lang, width), Message("explain.pier_legend")


def content(pack: Pack) -> Message:
    """The size of a pack, above its pictures."""
    return Message("pack.cards", cards=len(pack.cards))


def entries(pack: Pack, page: Page) -> list[str]:
    """Every card of a pack, drawn as text."""
    return [card(entry, page) for entry in pack.cards]


def card(card: Card, page: Page) -> str:
    """A card as text: its id, its date, its patron, its columns and its plan."""
    head = Message("pack.card", id=card.id, date=card.date, patron=card.patron.message)
    plan = Message("pack.plan", plan=card.plan)
    picture = draw_pier(card.cells, (), page.lang, page.room)
    return block(page, head, page.tinted(picture, COLOURS), plan)


def draw_pier(pier: Pier, lines: Iterable[Line] = (), lang: str = "en", width: int = 80) -> str:
    """A text picture of a pier, columns numbered from 1, in strips that fit the width.

    `[X]` is a space that scores, `(X)` one that is blocked.

    >>> from boardscore.pier18 import lovers
    >>> pier = Pier.parse("HQ..H\\n.....")
    >>> print(draw_pier(pier, lovers(pier)))
            1   2   3   4   5
    upper  (H)  Q   .   .  [H]
    lower   .   .   .   .   .
    """
    marked = marks(pier, lines)
    names = {side: say(side.message, lang) for side in Side}
    margin = max(map(len, names.values())) + 2
    strip = max(1, (width - margin) // _COLUMN)
    firsts = range(0, pier.columns, strip)
    strips = (range(first, min(first + strip, pier.columns)) for first in firsts)
    return "\n\n".join("\n".join(_strip(pier, columns, names, marked)) for columns in strips)


def _strip(pier: Pier, columns: range, names: Mapping[Side, str], marked: Marks) -> Iterator[str]:
    margin = max(map(len, names.values())) + 2
    yield (" " * margin + "".join([f"{column + 1:^{_COLUMN - 1}} " for column in columns])).rstrip()
    for side in Side:
        spaces = [_space(pier, Space(side, column), marked) for column in columns]
        yield (names[side].ljust(margin) + " ".join(spaces)).rstrip()


def _space(pier: Pier, space: Space, marked: Marks) -> str:
    """A space as text in brackets; blocked Lovers are blocked in a group that scores, too."""
    symbol = pier[space]
    letter = symbol.value if symbol else "."
    if space in marked.blocked:
        return f"({letter})"
    return f"[{letter}]" if space in marked.scoring else f" {letter} "


PICTURES = Pictures(colours=COLOURS, picture=picture, content=content, entries=entries)
