"""Misreadings that both games share: names, rulings, deck, hidden order, turns.

Each changes a method that the plain programs of all games have.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from boardscore.verify.vectors.misreading import Misread, misread
from boardscore.verify.vectors.rule_by_rule_programs import Move, PlainReferee, PlainTable

NAMES = (
    misread(
        "players/names-differ:any-names",
        "players may have the same name",
        "Mehrere dürfen gleich heißen",
        have_names=lambda self, names: True,
    ),
    misread(
        "players/names-differ:first-and-second",
        "only the first two names have to differ",
        "Nur die ersten beiden Namen müssen verschieden sein",
        have_names=lambda self, names: names[:1] != names[1:2],
    ),
)


def of_rulings(facet: str) -> tuple[Misread, ...]:
    """Misreadings of the rulings."""
    return (
        misread(
            f"{facet}:anything",
            "rulings are not checked",
            "Auslegungen werden nicht geprüft",
            is_ruling=lambda self, name, value: True,
        ),
        misread(
            f"{facet}:names",
            "a ruling may have any value",
            "Eine Auslegung darf jeden Wert haben",
            is_ruling=lambda self, name, value: name in self.RULINGS,
        ),
        misread(
            f"{facet}:values",
            "unknown rulings are ignored",
            "Unbekannte Auslegungen werden ignoriert",
            is_ruling=lambda self, name, value: value in self.RULINGS.get(name, (value,)),
        ),
    )


class Words(NamedTuple):
    """The words of a game for its deck and cards."""

    deck: str
    card: str
    karten: str
    """The cards in German."""


def of_decks(facet: str, words: Words) -> tuple[Misread, ...]:
    """Misreadings of the deck in a set-up."""
    deck, cards = words.deck, f"{words.card}s"
    return (
        misread(
            f"{facet}:anything",
            f"the {deck} is not checked",
            "Der Stapel wird nicht geprüft",
            is_deck=lambda self, deck: True,
        ),
        misread(
            f"{facet}:as-many",
            f"the {deck} only has to have as many {cards} as the pack",
            f"Es reicht, wenn der Stapel so viele {words.karten} hat wie das Datenpaket",
            is_deck=lambda self, deck: len(deck) == len(self.copies()),
        ),
        misread(
            f"{facet}:in-order",
            f"the {deck} has to be in the order of the pack",
            "Der Stapel muss wie das Datenpaket geordnet sein",
            is_deck=lambda self, deck: list(deck) == self.copies(),
        ),
    )


def of_hidden_order(facet: str, words: Words) -> tuple[Misread, ...]:
    """Misreadings of the views of a deck's order."""
    return (
        misread(
            f"{facet}:in-its-order",
            f"the {words.card}s of the {words.deck} are listed in the order they will come up",
            f"Die {words.karten} des Stapels werden in der Reihenfolge genannt, in der sie kommen",
            in_order=lambda self, cards: [
                *(card for card in self.order if card in {*cards}),
                *(card for card in PlainTable.in_order(self, cards) if card not in self.order),
            ],
        ),
        misread(
            f"{facet}:next-first",
            f"the {words.card} that comes up next is listed first",
            "Was als Nächstes vom Stapel kommt, wird zuerst genannt",
            in_order=lambda self, cards: sorted(
                PlainTable.in_order(self, cards), key=lambda card: card not in self.order[:1]
            ),
        ),
    )


def of_own_moves(facet: str) -> Misread:
    """Misreadings of the moves listed for a player."""
    return misread(
        f"{facet}:everybody's",
        "all players are offered the moves of those who may act",
        "Allen werden die Züge derer genannt, die an der Reihe sind",
        moves_of=lambda self, seat: self.moves(),
    )


def of_seats(facet: str, plain: type[PlainReferee]) -> Misread:
    """Misreadings of the seat in a move."""
    return misread(
        f"{facet}:any-seat",
        "a move counts for a player who may act, whatever seat it names",
        "Ein Zug gilt für jemanden, der an der Reihe ist, egal welcher Sitz dabeisteht",
        allows=lambda self, move: plain.allows(self, _by_one_who_may_act(self, move)),
        play=lambda self, move: plain.play(self, _by_one_who_may_act(self, move)),
    )


def _by_one_who_may_act(referee: Any, move: Move) -> Mapping[str, Any]:
    """A move with the seat of a player who may act."""
    seats = referee.acting()
    named = move.get("player")
    return move if not seats or named in {None, *seats} else {**move, "player": seats[0]}
