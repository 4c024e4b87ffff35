"""Entries that a position of Pier 18 omits and that count as zero: the Plan, Patron cards.

Both are reported, with a note if they could change the winner: could a player's place in the
ranking of winners improve if only that player's own missing entries were filled in? A Plan is worth
4 points (`pier18.score.plan`). Patrons are worth one point each; at most one for each round is
left, minus those that were entered (`pier18.round.patron`).

Asking for one player at a time is enough. If filling in the entries of several players changes the
winner, then one of the new winners gained on another player, and does at least as well if the
others gain nothing.
"""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import cached_property
from math import inf

from attrs import frozen

from boardscore.core.messages import Message
from boardscore.core.ranking import standing
from boardscore.core.results import PlayerScore, doubt
from boardscore.pier18.model import PLAN_POINTS, Player, Position
from boardscore.pier18.plausibility import most_rounds


def left_out(position: Position, scores: Sequence[PlayerScore]) -> Iterator[Message]:
    """A note for each player with missing entries, and whether they could change the winner.

    >>> from boardscore import pier18, say
    >>> pier = pier18.Pier.parse("H\\n.")
    >>> anna = Player("Anna", pier, patrons=0)
    >>> ben = Player("Ben", pier, plan_completed=False, patrons=0)
    >>> print(say(pier18.score(Position((anna, ben))).notes[0]).replace(". ", ".\\n"))
    Anna: no Plan entered, scored as not completed.
    With a completed Plan, Anna would win.
    [pier18.score.plan]
    """
    said = sum(player.patrons or 0 for player in position.players)
    patrons = max(0, most_rounds(position) - said)
    for seat, player in enumerate(position.players):
        yield from _notes(player, _Chance(scores, seat), patrons)


class _Place(IntEnum):
    """A player's relation to first place; higher is better."""

    NOT_REACHED = 0
    TIED = 1
    """Tied for first place; the value that would break the tie is missing."""
    SHARED = 2
    WON = 3


_OUTCOMES = {
    _Place.TIED: "left_out.would_tie",
    _Place.SHARED: "left_out.would_share",
    _Place.WON: "left_out.would_win",
}


@frozen
class _Chance:
    """The effect of more points for one player."""

    scores: Sequence[PlayerScore]
    seat: int

    @property
    def name(self) -> str:
        return self.scores[self.seat].name

    @cached_property
    def lead(self) -> float | None:
        """The player's lead over the best of the others, in points; None if unknown."""
        others = [score.total for at, score in enumerate(self.scores) if at != self.seat]
        own = self.scores[self.seat].total
        if own is None or None in others:
            return None
        return own - max((total for total in others if total is not None), default=-inf)

    @cached_property
    def level(self) -> _Place:
        """The player's relation to first place with as many points as the best of the others."""
        totals = [score.total or 0 for score in self.scores]
        totals[self.seat] -= int(self.lead or 0)
        marks = [(own, *score.tie_breakers) for own, score in zip(totals, self.scores)]
        winners = standing(marks).winners
        if self.seat in winners:
            return _Place.WON if len(winners) == 1 else _Place.SHARED
        return _Place.NOT_REACHED if winners else _Place.TIED

    def place(self, more: int) -> _Place:
        """The player's relation to first place with this many more points."""
        if self.lead is None or self.lead + more < 0:
            return _Place.NOT_REACHED
        return _Place.WON if self.lead + more else self.level

    def helps(self, more: int) -> bool:
        """Whether this many more points improve the place."""
        return self.place(more) > self.place(0)

    def fewest(self, patrons: int, besides: int = 0) -> int:
        """The fewest Patrons that have the same effect as all of them, on top of some points."""
        best = self.place(besides + patrons)
        return next(few for few in range(patrons + 1) if self.place(besides + few) == best)

    def outcome(self, more: int, given: Message) -> Message:
        """The effect of this many more points, as a sentence that begins with the condition."""
        return Message(_OUTCOMES[self.place(more)], given=given, name=self.name)


def _notes(player: Player, chance: _Chance, patrons: int) -> Iterator[Message]:
    """The notes on one player: the Plan, the Patrons, and both if only both together matter."""
    no_plan = player.plan_completed is None and player.plan is None
    no_patrons = player.patrons is None
    if no_plan:
        yield doubt(_plan_note(chance), "pier18.score.plan")
    if no_patrons:
        yield doubt(_patrons_note(chance, patrons), "pier18.score.patrons")
    if no_plan and no_patrons and _both_help(chance, patrons):
        cards = chance.fewest(patrons, PLAN_POINTS)
        given = Message("left_out.with_both", cards=cards)
        yield doubt(chance.outcome(PLAN_POINTS + cards, given), "pier18.score.patrons")


def _both_help(chance: _Chance, patrons: int) -> bool:
    """Whether the Plan and the Patrons together improve the place, but neither alone does."""
    alone = chance.helps(PLAN_POINTS) or chance.helps(patrons)
    return not alone and chance.helps(PLAN_POINTS + patrons)


def _plan_note(chance: _Chance) -> Message:
    note = Message("left_out.plan", name=chance.name)
    if not chance.helps(PLAN_POINTS):
        return note
    then = chance.outcome(PLAN_POINTS, Message("left_out.with_plan"))
    return Message("left_out.and_then", told=note, then=then)


def _patrons_note(chance: _Chance, patrons: int) -> Message:
    note = Message("left_out.patrons", name=chance.name)
    if not chance.helps(patrons):
        return note
    cards = chance.fewest(patrons)
    then = chance.outcome(cards, Message("left_out.with_patrons", cards=cards))
    return Message("left_out.and_then", told=note, then=then)
