"""The best result that a player could have had, as HTML: shown only if someone asks for it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from attrs import field, frozen

from boardscore import analysis
from boardscore.analysis import Hindsight
from boardscore.analysis.best_result import limits, sentences
from boardscore.analysis.game_analysis import best_results
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.pad.markup import element, image, note, phrase
from boardscore.show import game_pictures


def write_question(seat: int, lang: str) -> str:
    """The button that asks for it."""
    ask = phrase(Message("outcome.hindsight"), lang)
    return element("button", ask, class_="link", data_hindsight=seat)


def write_best(source: Any, seat: int, lang: str, seconds: float) -> str:
    """The best possible result: the board with its changes, the free parts and the kept ones."""
    try:
        found = _hindsight(_Search(source, seat, seconds))
    except BoardscoreError as error:
        return note(Message("hindsight.none", what=error.problems[0].message), lang)
    return element("div", *_parts(found, lang), class_="best", data_best=seat)


def is_possible(source: Any, seat: int) -> bool:
    """Whether the cards or tiles of a player are known, in a position or a finished game."""
    if not registry.has(source.GAME, "best_results"):
        return False
    part = best_results(source.GAME)
    return isinstance(source, part.state) or part.has_pieces(source.players[seat])


@frozen
class _Search:
    """A search for the best result of a seat."""

    source: Any
    seat: int
    seconds: float = field(eq=False)
    """Its wall time. It is not compared: what a search found is kept, however long it took."""


@lru_cache(maxsize=16)
def _hindsight(search: _Search) -> Hindsight:
    return analysis.hindsight(search.source, search.seat, seconds=search.seconds)


def _parts(found: Hindsight, lang: str) -> Iterator[str]:
    drawings = game_pictures.drawings(found.result.game)
    better = found.best > found.actual
    totals, proven, *_ = sentences(found)
    described = [*drawings.describe_changes(found.before, found.after)] if better else []
    head, *changes = described or [totals]
    yield element("p", phrase(head, lang), class_="could")
    if better:
        yield image(drawings.draw_changes(found.before, found.after, lang))
    gains = [_gains(found)] if better else []
    yield from (note(one, lang) for one in (*changes, *gains, proven, *limits(found)))


def _gains(found: Hindsight) -> Message:
    """The categories with other points."""
    before, after = found.before.categories, found.after.categories
    changed = (
        Message(
            "outcome.other_points",
            category=Message(f"category.{key}"),
            before=before[key] or 0,
            after=points or 0,
        )
        for key, points in after.items()
        if points != before[key]
    )
    return Message("outcome.gains", changed=tuple(changed))
