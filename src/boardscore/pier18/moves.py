"""The moves of Pier 18, of players and of chance, with the fields that records use.

>>> read_move({"move": "draft", "player": 0, "card": "5", "overlap": 1}, MOVES)
Draft(player=0, card='5', overlap=1, turned=False)
"""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from attrs import field, frozen

from boardscore.core.errors import Problem
from boardscore.core.moves import Move as Base
from boardscore.core.moves import OfPlayer, as_tuple, id_problems, ids, read_move, without
from boardscore.core.value_checks import boolean, identifier, validator, whole

__all__ = ["MOVES", "Choose", "Deal", "Draft", "Finish", "Reveal", "read_move"]

_ID = validator(identifier)
_OVERLAP = validator(whole())
_TURNED = validator(boolean)


def _hands(value: Any) -> Any:
    """The hands of a deal: a list of lists as a tuple of tuples."""
    outer = as_tuple(value)
    return tuple(map(as_tuple, outer)) if isinstance(outer, tuple) else outer


def _hand_problems(value: object) -> Iterator[Problem]:
    if not isinstance(value, tuple):
        yield from id_problems(value)
        return
    for seat, hand in enumerate(value):
        yield from (problem.under(seat) for problem in id_problems(hand))


@frozen
class Deal(Base):
    """Chance deals 3 cards to each player (`pier18.setup.deal`).

    >>> Deal([["3", "7", "12"], ["1", "9", "4"]]).to_dict()
    {'move': 'deal', 'hands': [['3', '7', '12'], ['1', '9', '4']]}
    """

    KIND: ClassVar = "deal"

    hands: tuple[tuple[str, ...], ...] = field(converter=_hands, validator=without(_hand_problems))
    """The ids of the cards of each player, by seat."""


@frozen
class Choose(OfPlayer):
    """A player chooses the Plan and the Foundation (`pier18.setup.choose`).

    >>> Choose(0, plan="7", foundation="3").to_dict()
    {'move': 'choose', 'player': 0, 'plan': '7', 'foundation': '3'}
    """

    KIND: ClassVar = "choose"

    plan: str = field(validator=_ID)
    """The id of the card kept as the Plan."""
    foundation: str = field(validator=_ID)
    """The id of the card that starts the pier."""


@frozen
class Reveal(Base):
    """Chance draws the open cards of a round (`pier18.round.reveal`).

    >>> Reveal(["5", "8", "2"]).to_dict()
    {'move': 'reveal', 'cards': ['5', '8', '2']}
    """

    KIND: ClassVar = "reveal"

    cards: tuple[str, ...] = ids()
    """The ids of the cards in the order drawn."""


@frozen
class Draft(OfPlayer):
    """A player takes an open card and adds it to the pier (`pier18.round.draft`, `.overlap`).

    >>> Draft(0, card="5", overlap=1).to_dict()
    {'move': 'draft', 'player': 0, 'card': '5', 'overlap': 1}
    """

    KIND: ClassVar = "draft"

    card: str = field(validator=_ID)
    """The id of the card."""
    overlap: int = field(validator=_OVERLAP)
    """How many columns of the previous card it covers."""
    turned: bool = field(default=False, validator=_TURNED)
    """Whether it is turned by 180 degrees; only if the ruling `half_turn` allows it."""


@frozen
class Finish(OfPlayer):
    """A player adds the Plan card at the end (`pier18.end.plan`).

    >>> Finish(0, overlap=2, turned=True).to_dict()
    {'move': 'finish', 'player': 0, 'overlap': 2, 'turned': True}
    """

    KIND: ClassVar = "finish"

    overlap: int = field(validator=_OVERLAP)
    """How many columns of the previous card it covers."""
    turned: bool = field(default=False, validator=_TURNED)
    """Whether it is turned by 180 degrees; only if the ruling `half_turn` allows it."""


ChanceMove = Deal | Reveal
PlayerMove = Choose | Draft | Finish
Move = ChanceMove | PlayerMove

MOVES: Mapping[str, type[Move]] = {
    kind.KIND: kind for kind in (Deal, Choose, Reveal, Draft, Finish)
}
"""The kinds of move, by the word that records use."""
