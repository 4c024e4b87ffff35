"""The fixed parts of a game of Pier 18 (players, pack, rulings), and its phases."""

from collections.abc import Mapping
from functools import cached_property

from attrs import field, frozen

from boardscore.core import game_setup as starting
from boardscore.core import rendering, value_checks
from boardscore.core.enums import NamedEnum
from boardscore.core.errors import PackError, raise_all
from boardscore.core.value_checks import instance, validator
from boardscore.pier18.model import PLAYERS, Card, Pack, obstacles
from boardscore.pier18.rulings import Rulings


class Phase(NamedEnum):
    """The phases of a game: a draw of chance, a decision of the players, or the end."""

    DEAL = "deal"
    """Chance deals 3 cards to each player."""
    CHOOSE = "choose"
    """The players choose Plan and Foundation."""
    REVEAL = "reveal"
    """Chance draws the open cards of a round."""
    DRAFT = "draft"
    """The players take open cards, one after another."""
    FINISH = "finish"
    """The players add their Plans."""
    OVER = "over"
    """The game has ended."""


@frozen(cache_hash=True)
class Game:
    """The players, the cards and the rulings of one game.

    Raises `ModelError` for a wrong number of players (`pier18.players`), and `PackError` for a pack
    that this number of players cannot use (`pier18.deck`).
    """

    players: tuple[str, ...] = field(converter=value_checks.tidy_names)
    """The names in seat order, which is clockwise."""
    pack: Pack = field(validator=validator(instance(Pack)))
    """The cards."""
    rulings: Rulings = field(kw_only=True, factory=Rulings, validator=validator(instance(Rulings)))
    """The rulings for play and scoring."""

    @players.validator
    def _seats(self, _: object, players: tuple[str, ...]) -> None:
        starting.require_seats(players, PLAYERS, "pier18.players")

    def __attrs_post_init__(self) -> None:
        raise_all(PackError, obstacles(self.pack, len(self.players)), "pack")

    def __repr__(self) -> str:
        names = rendering.name_all(self.players)
        return rendering.in_brackets(f"Game of pier18 with {self.pack!r}: {names}")

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """The cards by their ids."""
        return self.pack.by_id

    @cached_property
    def width(self) -> int:
        """The number of columns of every card."""
        return self.pack.cards[0].cells.columns

    @cached_property
    def turnable(self) -> frozenset[str]:
        """The cards that look different after a half turn, if the ruling allows half turns."""
        if not self.rulings.half_turn:
            return frozenset()
        return frozenset(card.id for card in self.pack.cards if card.turned != card.cells)

    @property
    def round_size(self) -> int:
        """The number of cards in a round: one more than the players (`pier18.round.reveal`)."""
        return len(self.players) + 1
