"""The table in a game of Stones."""

from typing import ClassVar

from attrs import field, frozen

from boardscore.core.moves import Draw
from boardscore.core.rendering import ShowsTable

from .game import Game, Phase
from .model import Player, Position, Row
from .moves import Move


@frozen(kw_only=True)
class GameTable(ShowsTable):
    """What a person may see: a `View` is what one seat sees, an `OpenTable` hides nothing."""

    GAME: ClassVar[str] = "stones"

    game: Game = field(repr=False)
    phase: Phase
    to_act: tuple[int, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    """The stones of each seat; None if hidden (`stones.draw`)."""
    rows: tuple[tuple[str, ...], ...]
    """The stones of each row, from the left."""
    unseen: tuple[str, ...]
    """The stones that may come from the bag, sorted."""
    deck: tuple[str, ...] | None = None
    """The stones of the bag in order, if the order was given."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def to_judge(self) -> tuple[int, ...]:
        """The seats for which people must judge something: none in this game."""
        return ()

    @property
    def chance(self) -> Draw | None:
        """The next action of chance."""
        if self.phase is not Phase.DRAW:
            return None
        return Draw("draw", self.game.hand * len(self.game.players), self.unseen)

    @property
    def position(self) -> Position:
        """The rows as a position to score."""
        stones = self.game.pack.by_id
        rows = (Row(tuple(stones[one].colour for one in row)) for row in self.rows)
        players = tuple(map(Player, self.game.players, rows))
        return Position(players, self.game.rulings, self.game.pack)


@frozen(kw_only=True)
class OpenTable(GameTable):
    """The table with nothing hidden, and the moves that led to it."""

    hands: tuple[tuple[str, ...], ...]
    moves: tuple[Move, ...] = field(default=(), eq=False, repr=False)
