"""The moves of Stones."""

from collections.abc import Mapping
from typing import ClassVar

from attrs import field, frozen

from boardscore.core import value_checks
from boardscore.core.moves import Move as Base
from boardscore.core.moves import OfPlayer, ids

ENDS = ("left", "right")


def _end(value: object) -> object:
    return None if value in ENDS else value_checks.not_wanted("end", value)


@frozen
class Draw(Base):
    """Chance draws 2 stones for each player, seat by seat (`stones.draw`)."""

    KIND: ClassVar = "draw"

    stones: tuple[str, ...] = ids()


@frozen
class Lay(OfPlayer):
    """A player lays a stone at an end of the row (`stones.lay`)."""

    KIND: ClassVar = "lay"

    stone: str = field(validator=value_checks.validator(value_checks.identifier))
    end: str = field(validator=value_checks.validator(_end))


@frozen
class Throw(OfPlayer):
    """A player throws a stone away (`stones.throw`)."""

    KIND: ClassVar = "throw"

    stone: str = field(validator=value_checks.validator(value_checks.identifier))


ChanceMove = Draw
PlayerMove = Lay | Throw
Move = ChanceMove | PlayerMove

MOVES: Mapping[str, type[Move]] = {kind.KIND: kind for kind in (Draw, Lay, Throw)}
