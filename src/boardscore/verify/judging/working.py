"""What the library says about a vector: the picture and the lines."""

import textwrap
from collections.abc import Iterable, Iterator

from boardscore.auctionland import Island, IslandScore
from boardscore.core.display import printable
from boardscore.core.messages import Message, say
from boardscore.core.results import Line, PlayerScore, Result
from boardscore.pier18 import PierScore
from boardscore.positions import score
from boardscore.records import read_record
from boardscore.show.text import draw_island, draw_pier
from boardscore.verify.judging.readings import Rulings
from boardscore.verify.suite.vectors import Vector

_MARGIN = 2


def result_of(vector: Vector, rulings: Rulings) -> Result:
    """The score of a vector's position, or of its finished game, as the library works it out."""
    asked = vector.asked(rulings)
    return score(asked) if vector.op == "score" else read_record(asked).result()


def picture(player: PlayerScore, lang: str, width: int) -> str:
    """The pier or island of a player, with what scores marked, or the counts."""
    match player:
        case PierScore():
            drawn = draw_pier(player.player.pier, player.lines, lang, width - _MARGIN)
        case IslandScore() if isinstance(player.player.holding, Island):
            drawn = draw_island(player.player.holding, player.lines, lang, width - _MARGIN)
        case _:
            drawn = say(Message("explain.counts"), lang)
    return textwrap.indent(drawn, " " * _MARGIN)


def reasons(lines: Iterable[Line], lang: str, width: int) -> Iterator[str]:
    """Lines with their points and their clauses."""
    for line in lines:
        points = "?" if line.points is None else str(line.points)
        yield from wrapped(f"{line.text(lang)} [{line.rule}]", width, f"{points:>5}  ", " " * 7)


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """A text in lines of a width."""
    return textwrap.wrap(
        printable(text),
        width,
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )
