"""Numbers the moves of Pier 18 (`boardscore.actions`)."""

from collections.abc import Mapping
from itertools import chain, permutations

from attrs import frozen

from boardscore.games import NumberedMoves
from boardscore.pier18.game_table import Game, GameTable, Phase
from boardscore.pier18.legality import pairs_of_hand, ways_to_lie
from boardscore.pier18.model import rounds
from boardscore.pier18.moves import Choose, Draft, Finish, PlayerMove

VERSION = 1
"""Raise it when a move gets another number."""


def number_actions(game: Game) -> NumberedMoves[PlayerMove]:
    """Numbers the moves: first `choose`, then `draft`, then `finish`.

    With N cards of W columns, cards counted from 0 in the order of the pack:

    - `choose`: `plan * (N - 1) + foundation`, where a foundation after the plan counts one less;
    - `draft`, if the deck has cards for a round: W numbers for each card in the order of the pack,
      by overlap. A card that may be turned and then looks different has 2 W numbers instead:
      `2 * overlap + turned`;
    - `finish`: W numbers by overlap, or 2 W in the same way if the pack has such a card.

    >>> from boardscore import pier18
    >>> numbered = number_actions(pier18.start(["Anna", "Ben"], "demo").game)
    >>> len(numbered.moves), numbered.moves[306]
    (382, Draft(player=0, card='1', overlap=0, turned=False))
    """
    width, turnable = game.width, game.turnable
    choices = [Choose(0, plan, foundation) for plan, foundation in permutations(game.cards, 2)]
    drafts = {
        card: [Draft(0, card, *way) for way in ways_to_lie(width, card in turnable)]
        for card in (game.cards if rounds(len(game.cards), len(game.players)) else ())
    }
    finishes = [Finish(0, *way) for way in ways_to_lie(width, bool(turnable))]
    moves: tuple[PlayerMove, ...] = (*choices, *chain.from_iterable(drafts.values()), *finishes)
    masks = MoveMasks(
        choices={(move.plan, move.foundation): number for number, move in enumerate(choices)},
        drafts=_slices(len(choices), drafts),
        finishes=slice(len(moves) - len(finishes), len(moves)),
        count=len(moves),
    )
    return NumberedMoves(version=VERSION, moves=moves, mask=masks.mask)


def _slices(start: int, drafts: Mapping[str, list[Draft]]) -> dict[str, slice]:
    """The numbers of each card's drafts."""
    found = {}
    for card, moves in drafts.items():
        found[card] = slice(start, start + len(moves))
        start += len(moves)
    return found


@frozen(kw_only=True)
class MoveMasks:
    """The action numbers of the legal moves of Pier 18, found without making the moves."""

    choices: Mapping[tuple[str, str], int]
    """The number of each Plan with each Foundation."""
    drafts: Mapping[str, slice]
    """The numbers of each card's drafts."""
    finishes: slice
    """The numbers of the ways to add a Plan."""
    count: int
    """How many numbers there are."""

    def mask(self, table: GameTable, player: int) -> bytes:
        """One byte for each number: 1 for a legal move of a player who may act."""
        mask = bytearray(self.count)
        match table.phase:
            case Phase.CHOOSE:
                for pair in pairs_of_hand(table, player):
                    mask[self.choices[pair]] = 1
            case Phase.DRAFT:
                for card in table.open_cards:
                    numbers = self.drafts[card]
                    mask[numbers] = b"\1" * (numbers.stop - numbers.start)
            case _:  # the players add their Plans
                mask[self.finishes] = self._ways_to_finish(table, player)
        return bytes(mask)

    def _ways_to_finish(self, table: GameTable, player: int) -> bytes:
        """A Plan that looks the same when turned cannot be added turned, unlike others."""
        game = table.game
        numbers: int = self.finishes.stop - self.finishes.start
        if numbers == game.width or table.plans[player] in game.turnable:
            return b"\1" * numbers
        return b"\1\0" * game.width
