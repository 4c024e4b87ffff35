"""The best result that each player of a position could have had, as text and as JSON data."""

from collections.abc import Iterator
from typing import Any

from boardscore import analysis
from boardscore.analysis import Hindsight
from boardscore.analysis.best_result import write_hindsight
from boardscore.cli.terminal_style import page
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.core.registry import NotAvailableError
from boardscore.positions import AnyPosition

Found = Hindsight | BoardscoreError
"""The best result of a player, or why there is none."""


def text(position: AnyPosition, lang: str) -> str:
    """The best result of every player, or why there is none."""
    shown_on = page(lang)
    return "\n\n".join(
        write_hindsight(found, shown_on)
        if isinstance(found, Hindsight)
        else shown_on.sentence(Message("hindsight.none", what=found.problems[0].message))
        for found in _each(position)
    )


def data(position: AnyPosition, lang: str) -> list[dict[str, Any]]:
    """The same as JSON data."""
    return [
        found.to_dict(lang)
        if isinstance(found, Hindsight)
        else {"errors": [problem.to_dict(lang) for problem in found.problems]}
        for found in _each(position)
    ]


def _each(position: AnyPosition) -> Iterator[Found]:
    """The best result of every seat; a game without this search has one error for all."""
    for seat in range(len(position.players)):
        try:
            yield analysis.hindsight(position, seat)
        except NotAvailableError as error:
            yield error
            return
        except BoardscoreError as error:
            yield error
