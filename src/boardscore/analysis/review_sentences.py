"""The sentences about a reviewed game, for its text and its page."""

import json
from collections.abc import Iterator
from math import ceil
from typing import Any

from boardscore.analysis.reviewed_game import PlayerReview, ReviewedGame, ReviewedMove
from boardscore.analysis.win_chart import percent
from boardscore.core import registry
from boardscore.core.messages import Message
from boardscore.show.plugin import sentences

COLUMNS = ("start", "luck", "skill", "final")
"""The columns of the table of players, as fields and keys of the catalogues."""


def in_tenths(value: float) -> Message:
    """A number with one decimal.

    >>> from boardscore import say
    >>> say(in_tenths(2.25)), say(in_tenths(0.96), "de")
    ('2.2', '1,0')
    """
    whole, tenths = divmod(round(10 * value), 10)
    return Message("review.tenths", whole=whole, tenths=tenths)


def shares(player: PlayerReview) -> list[Message]:
    """The numbers of a player in percent, by column; as shown, they add up too."""
    start, skill, final = map(percent, (player.start, player.skill, player.final))
    changes = {"luck": final - start - skill, "skill": skill}
    return [
        Message("review.percent", percent=start),
        *(_signed(change) for change in changes.values()),
        Message("review.percent", percent=final),
    ]


def _signed(change: int) -> Message:
    key = "review.percent_more" if change > 0 else "review.percent"
    return Message(key, percent=change)


def move(state: Any, played: Any) -> Message:
    """A move of a state as a sentence."""
    if not registry.has(state.GAME, "sentences"):
        return Message("review.move", move=json.dumps(played.to_dict()))
    return next(iter(sentences(state.GAME).describe(state, state.play(played))))


def cost(decision: ReviewedMove) -> Message:
    """What a mistake cost."""
    wins, points = _wins(decision), in_tenths(decision.points_lost)
    if decision.points_lost <= max(decision.points_error, 0.05):
        return wins
    if decision.win_lost == 0:
        return Message("review.costs_points", points=points)
    return Message("review.costs_both", wins=wins, points=points)


def _wins(decision: ReviewedMove) -> Message:
    wins, error = percent(decision.win_lost), ceil(100 * decision.win_error)
    if decision.win_lost < 0.01:
        return Message("review.wins_few")
    if decision.win_error == 0:
        return Message("review.wins_exact", wins=wins)
    return Message("review.wins", wins=wins, error=error)


def mistakes(game: ReviewedGame) -> Message:
    """The heading above the mistakes."""
    none = "review.no_mistakes" if game.is_complete else "review.no_mistakes_yet"
    return Message("review.mistakes" if game.mistakes else none)


def notes(game: ReviewedGame) -> Iterator[Message]:
    """What the numbers mean and assume."""
    yield Message("review.skill_and_luck")
    error = max(player.skill_error + player.start_error for player in game.players)
    if error:
        yield Message("review.error", error=ceil(100 * error))
    yield Message("review.assumed")
    if not game.is_complete:
        yield Message("review.stopped", done=len(game.decisions), found=game.decision_count)
    if game.unjudged:
        yield Message("review.unjudged", names=game.unjudged)
