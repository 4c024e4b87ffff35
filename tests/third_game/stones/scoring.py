"""The scoring and tie rules of Stones: one short function for each, and `score`."""

from typing import Any, ClassVar

from attrs import frozen

from boardscore.core.messages import Message
from boardscore.core.rendering import Drawable
from boardscore.core.results import Line, PlayerScore, Result, TieBreak
from boardscore.core.rulings import as_dict

from .model import Player, Position, Row
from .rulings import SCORING, Ends, Rulings


@frozen
class Spot:
    """A position in a row."""

    number: int
    """From 0 on the left."""

    @property
    def message(self) -> Message:
        """The position for people, counted from 1."""
        return Message("spot", number=self.number + 1)

    def to_list(self) -> list[str | int]:
        """The position in results."""
        return [self.number]


def pairs(row: Row, rulings: Rulings) -> tuple[Line, ...]:
    """1 point for every two equal neighbours (`stones.score.pairs`).

    >>> [line.points for line in pairs(Row.parse("RRRG"), Rulings())]
    [1, 1]
    """
    return tuple(
        Line(
            "stones.score.pairs",
            "pairs",
            1,
            Message("line.pair", first=Spot(left), second=Spot(right)),
            spaces=(Spot(left), Spot(right)),
        )
        for left, right in neighbours(row, rulings.ends)
        if row.colours[left] is row.colours[right]
    )


def neighbours(row: Row, ends: Ends) -> list[tuple[int, int]]:
    """Neighbouring positions; three stones or more can be joined at the ends."""
    last = len(row.colours) - 1
    beside = [(place, place + 1) for place in range(last)]
    return [*beside, (last, 0)] if ends is Ends.JOINED and last >= 2 else beside


def tie_length(row: Row) -> int:
    """The longer row wins a tie (`stones.tie.length`)."""
    return len(row.colours)


@frozen(kw_only=True)
class RowScore(Drawable, PlayerScore):
    """The score of one player of Stones."""

    GAME: ClassVar[str] = "stones"

    CATEGORIES: ClassVar = ("pairs",)

    player: Player

    @property
    def tie_breakers(self) -> tuple[int | None, ...]:
        """The length of the row."""
        return (tie_length(self.player.row),)

    @property
    def facts(self) -> dict[str, Any]:
        """The length of the row."""
        return {"length": tie_length(self.player.row)}


def score(position: Position) -> Result:
    """The score of a final position, with places, winners and reasons."""
    used = as_dict(position.rulings)
    return Result(
        game="stones",
        tie_breaks=(TieBreak("stones.tie.length", "row"),),
        rulings=tuple((name, used[name]) for name in SCORING),
        players=tuple(
            RowScore(player=player, lines=pairs(player.row, position.rulings))
            for player in position.players
        ),
    )
