"""The constant parts of one game of Stones, and its phases."""

from attrs import field, frozen

from boardscore.core import game_setup, value_checks
from boardscore.core.messages import Message
from boardscore.core.rendering import NamedEnum

from .model import HAND, LARGEST_HAND, PLAYERS, Pack
from .rulings import Rulings


class Phase(NamedEnum):
    """The next kind of action in a game."""

    DRAW = "draw"
    LAY = "lay"
    OVER = "over"

    @property
    def message(self) -> Message:
        """The phase as a message."""
        return Message(f"phase.{self.value}")


@frozen(cache_hash=True)
class Game:
    """The players, the stones and the rulings of one game."""

    players: tuple[str, ...] = field()
    pack: Pack = field(validator=value_checks.validator(value_checks.instance(Pack)))
    rulings: Rulings = field(
        factory=Rulings, validator=value_checks.validator(value_checks.instance(Rulings))
    )
    hand: int = field(
        default=HAND, validator=value_checks.validator(value_checks.whole(1, LARGEST_HAND))
    )

    @players.validator
    def _seats(self, _: object, players: tuple[str, ...]) -> None:
        game_setup.require_seats(players, PLAYERS, "stones.players")
