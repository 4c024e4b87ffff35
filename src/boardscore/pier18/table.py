"""The table of a game of Pier 18: hands, piers, open cards, and whose turn it is."""

from typing import ClassVar

from attrs import field, frozen

from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.core.moves import Chance
from boardscore.core.problems import Problem
from boardscore.core.rendering import ShowsTable
from boardscore.pier18.game import Game, Phase
from boardscore.pier18.model import HAND, Laid, Pier, Player, Position, lay
from boardscore.pier18.moves import Move


@frozen(kw_only=True, slots=False)
class GameTable(ShowsTable):
    """What a person may look at; a `View` is what one seat sees, an `OpenTable` hides nothing."""

    GAME: ClassVar[str] = "pier18"

    game: Game = field(repr=False)
    """What stays the same all through the game."""
    phase: Phase
    """What is due."""
    to_act: tuple[int, ...]
    """The seat that acts now, if any: what all do at once is told in the order of the seats."""
    hands: tuple[tuple[str, ...] | None, ...]
    """The cards dealt to each seat, none any more when all have chosen; None where hidden."""
    plans: tuple[str | None, ...]
    """The Plan of each seat; None where it is hidden or not chosen."""
    foundations: tuple[str | None, ...]
    """The Foundation of each seat; None where it is hidden or not chosen."""
    laid: tuple[tuple[Laid, ...], ...]
    """The cards of each pier, by seat, from the land; none before the Foundations are shown."""
    open_cards: tuple[str, ...] = ()
    """The cards that may be taken."""
    patrons: tuple[tuple[str, ...], ...]
    """The Patron cards of each seat."""
    round_number: int = 0
    """The round that is due or under way, from 1, or the last one; 0 before the first."""
    first_player: int | None = None
    """The seat that goes first in this round; None before the first."""
    unseen: tuple[str, ...]
    """The cards that may come from the deck, sorted."""
    deck: tuple[str, ...] | None = None
    """The cards of the deck in their order, where that was given; no view shows it."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def chance(self) -> Chance | None:
        """What chance has to do next; None while it is up to the players, and at the end."""
        match self.phase:
            case Phase.DEAL:
                return Chance("deal", HAND * len(self.game.players), self.unseen)
            case Phase.REVEAL:
                return Chance("reveal", self.game.round_size, self.unseen)
        return None

    @property
    def piers(self) -> tuple[Pier | None, ...]:
        """The pier of each seat; None before the Foundations are shown."""
        return tuple(lay(cards) if cards else None for cards in self.laid)

    @property
    def position(self) -> Position:
        """The piers, the Plans and the Patron cards, as they are scored.

        Raises `BoardscoreError` before the Foundations are shown.
        """
        if not all(self.laid):
            raise BoardscoreError(Problem(Message("error.no_piers"), clause="pier18.setup.choose"))
        players = tuple(map(self._player, range(len(self.game.players))))
        return Position(players, self.game.rulings, self.game.pack)

    def _player(self, seat: int) -> Player:
        chosen = self.plans[seat]
        assert chosen is not None  # who has a pier has a Plan
        plan = self.game.cards[chosen]
        return Player(
            self.game.players[seat],
            lay(self.laid[seat]),
            patrons=len(self.patrons[seat]),
            plan_date=plan.date,
            plan=plan.plan,
            cards=self.laid[seat],
            plan_card=plan,
        )


@frozen(kw_only=True, slots=False)
class OpenTable(GameTable):
    """The table with nothing hidden, and the moves that led to it."""

    hands: tuple[tuple[str, ...], ...]
    """The cards dealt to each seat, none any more when all have chosen."""
    moves: tuple[Move, ...] = field(default=(), eq=False, repr=False)
    """All moves so far, including those of chance: what a record holds."""
