"""A game of Pier 18: its fixed parts and its phases, and the table: hands, piers, open cards."""

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from attrs import field, frozen

from boardscore.core import game_setup as starting
from boardscore.core import rendering, value_checks
from boardscore.core.errors import BoardscoreError, PackError, Problem, raise_all
from boardscore.core.messages import Message
from boardscore.core.moves import Draw
from boardscore.core.rendering import NamedEnum, ShowsTable
from boardscore.core.value_checks import instance, validator
from boardscore.pier18.model import (
    HAND,
    PLAYERS,
    Card,
    Laid,
    Pack,
    Pier,
    Player,
    Position,
    lay,
    obstacles,
)
from boardscore.pier18.moves import Move
from boardscore.pier18.rulings import Rulings


class Phase(NamedEnum):
    """The phases of a game of Pier 18: a draw of chance, a decision of the players, or the end."""

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
    """The fixed parts of a game of Pier 18: its players, cards and rulings.

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


@frozen(kw_only=True, slots=False, repr=False)
class GameTable(ShowsTable):
    """The table as a person sees it: a `View` for one seat, an `OpenTable` with nothing hidden."""

    GAME: ClassVar[str] = "pier18"

    game: Game
    """The fixed parts of the game."""
    phase: Phase
    """The current phase."""
    to_act: tuple[int, ...]
    """The seat to act, if any; simultaneous decisions are entered in seat order."""
    hands: tuple[tuple[str, ...] | None, ...]
    """The cards dealt to each seat; empty when all have chosen, None where hidden."""
    plans: tuple[str | None, ...]
    """The Plan of each seat; None if hidden or not chosen."""
    foundations: tuple[str | None, ...]
    """The Foundation of each seat; None if hidden or not chosen."""
    laid: tuple[tuple[Laid, ...], ...]
    """The cards of each pier, by seat, from the land; empty before the Foundations are revealed."""
    open_cards: tuple[str, ...] = ()
    """The open cards."""
    patrons: tuple[tuple[str, ...], ...]
    """The Patron cards of each seat."""
    round_number: int = 0
    """The current round from 1, or the last one; 0 before the first."""
    first_player: int | None = None
    """The seat that goes first in this round; None before the first."""
    unseen: tuple[str, ...]
    """The cards that may come from the deck, sorted."""
    deck: tuple[str, ...] | None = None
    """The deck in order, if it was given; views never show it."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def to_judge(self) -> tuple[int, ...]:
        """The seats whose Plans in words people must judge; empty before the end.

        See `pier18.score.plan`.
        """
        chosen = [card for card in self.plans if card is not None] if self.is_over else ()
        plans = [self.game.cards[card].plan for card in chosen]
        return tuple(seat for seat, plan in enumerate(plans) if isinstance(plan, str))

    @property
    def chance(self) -> Draw | None:
        """The next draw of chance; None if players act, and at the end."""
        match self.phase:
            case Phase.DEAL:
                return Draw("deal", HAND * len(self.game.players), self.unseen)
            case Phase.REVEAL:
                return Draw("reveal", self.game.round_size, self.unseen)
        return None

    @property
    def piers(self) -> tuple[Pier | None, ...]:
        """The pier of each seat; None before the Foundations are revealed."""
        return tuple(lay(cards) if cards else None for cards in self.laid)

    @property
    def position(self) -> Position:
        """The piers, the Plans and the Patron cards, for scoring.

        Raises `BoardscoreError` before the Foundations are revealed.
        """
        if not all(self.laid):
            raise BoardscoreError(Problem(Message("error.no_piers"), clause="pier18.setup.choose"))
        players = tuple(map(self._player, range(len(self.game.players))))
        return Position(players, rulings=self.game.rulings, pack=self.game.pack)

    def _player(self, seat: int) -> Player:
        chosen = self.plans[seat]
        assert chosen is not None  # a player with a pier has a Plan
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


@frozen(kw_only=True, slots=False, repr=False)
class OpenTable(GameTable):
    """The table with nothing hidden, and the moves that led to it."""

    hands: tuple[tuple[str, ...], ...]
    """The cards dealt to each seat; empty when all have chosen."""
    moves: tuple[Move, ...] = field(default=(), eq=False)
    """All moves so far, including those of chance, as in a record."""
