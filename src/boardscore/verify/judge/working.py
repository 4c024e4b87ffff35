"""What the library says about a vector: the picture and the lines."""

import json
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

from boardscore.core.checks import cut
from boardscore.core.display import printable
from boardscore.core.messages import Message, say
from boardscore.core.results import Line, PlayerScore, Result
from boardscore.positions import score
from boardscore.records import read_record
from boardscore.show.plugin import pictures
from boardscore.verify.judge.case import Rulings
from boardscore.verify.program.protocol import LONGEST_TEXT
from boardscore.verify.vectors.vectors import Vector

_MARGIN = 2


def result_of(vector: Vector, rulings: Rulings) -> Result:
    """The score of a vector's position, or of its finished game, as the library works it out."""
    asked = vector.content(rulings)
    return score(asked) if vector.op == "score" else read_record(asked).result()


def picture(game: str, player: PlayerScore, lang: str, width: int) -> str:
    """The pier or island of a player, with what scores marked, or the counts."""
    drawn = pictures(game).picture(player, lang, width - _MARGIN)
    picture = say(Message("explain.counts"), lang) if drawn is None else drawn[0]
    return textwrap.indent(picture, " " * _MARGIN)


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


def as_json(value: Any) -> str:
    """A part of an answer as it is shown: in one line, and not too long."""
    return cut(json.dumps(value, ensure_ascii=False), LONGEST_TEXT)
