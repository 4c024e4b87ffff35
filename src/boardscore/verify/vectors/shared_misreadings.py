"""Misreadings that both games share: names, rulings, deck, hidden order, turns.

Each changes a method that the plain programs of all games have.
"""

from collections.abc import Mapping
from typing import Any

from boardscore.verify.vectors.misreading import Misread, misread
from boardscore.verify.vectors.rule_by_rule_programs import Move, PlainReferee, PlainTable

NAMES = (
    misread("players/names-differ:any-names", have_names=lambda self, names: True),
    misread(
        "players/names-differ:first-and-second",
        have_names=lambda self, names: names[:1] != names[1:2],
    ),
)


def of_rulings(facet: str) -> tuple[Misread, ...]:
    """Misreadings of the rulings."""
    return (
        misread(f"{facet}:anything", is_ruling=lambda self, name, value: True),
        misread(f"{facet}:names", is_ruling=lambda self, name, value: name in self.RULINGS),
        misread(
            f"{facet}:values",
            is_ruling=lambda self, name, value: value in self.RULINGS.get(name, (value,)),
        ),
    )


def of_decks(facet: str) -> tuple[Misread, ...]:
    """Misreadings of the deck in a set-up."""
    return (
        misread(f"{facet}:anything", is_deck=lambda self, deck: True),
        misread(f"{facet}:as-many", is_deck=lambda self, deck: len(deck) == len(self.copies())),
        misread(f"{facet}:in-order", is_deck=lambda self, deck: list(deck) == self.copies()),
    )


def of_hidden_order(facet: str) -> tuple[Misread, ...]:
    """Misreadings of the views of a deck's order."""
    return (
        misread(
            f"{facet}:in-its-order",
            in_order=lambda self, cards: [
                *(card for card in self.order if card in {*cards}),
                *(card for card in PlainTable.in_order(self, cards) if card not in self.order),
            ],
        ),
        misread(
            f"{facet}:next-first",
            in_order=lambda self, cards: sorted(
                PlainTable.in_order(self, cards), key=lambda card: card not in self.order[:1]
            ),
        ),
    )


def of_own_moves(facet: str) -> Misread:
    """Misreadings of the moves listed for a player."""
    return misread(f"{facet}:everybody's", moves_of=lambda self, seat: self.moves())


def of_seats(facet: str, plain: type[PlainReferee]) -> Misread:
    """Misreadings of the seat in a move."""
    return misread(
        f"{facet}:any-seat",
        allows=lambda self, move: plain.allows(self, _by_one_who_may_act(self, move)),
        play=lambda self, move: plain.play(self, _by_one_who_may_act(self, move)),
    )


def _by_one_who_may_act(referee: Any, move: Move) -> Mapping[str, Any]:
    """A move with the seat of a player who may act."""
    seats = referee.acting()
    named = move.get("player")
    return move if not seats or named in {None, *seats} else {**move, "player": seats[0]}
