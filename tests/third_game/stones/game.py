"""What stays the same all through one game of Stones, and its phases."""

from attrs import field, frozen

from boardscore.core import checks, setup
from boardscore.core.enums import NamedEnum
from boardscore.core.messages import Message

from .model import HAND, LARGEST_HAND, PLAYERS, Pack
from .rulings import Rulings


class Phase(NamedEnum):
    """What is due."""

    DRAW = "draw"
    LAY = "lay"
    OVER = "over"

    @property
    def message(self) -> Message:
        """What is due, to be said in a language."""
        return Message(f"phase.{self.value}")


@frozen(cache_hash=True)
class Game:
    """The players, the stones and the rulings of one game."""

    players: tuple[str, ...] = field()
    pack: Pack = field(validator=checks.validator(checks.instance(Pack)))
    rulings: Rulings = field(factory=Rulings, validator=checks.validator(checks.instance(Rulings)))
    hand: int = field(default=HAND, validator=checks.validator(checks.whole(1, LARGEST_HAND)))

    @players.validator
    def _seats(self, _: object, players: tuple[str, ...]) -> None:
        setup.require_seats(players, PLAYERS, "stones.players")
