"""Referees that misread the set-up: the deal, Plan and Foundation, third cards, first player."""

from itertools import product

from boardscore.verify.pier18.misreadings.plain_scorer import from_new_year
from boardscore.verify.pier18.misreadings.play.plain_referee import HAND, Referee
from boardscore.verify.vectors.misreading import misread
from boardscore.verify.vectors.shared_misreadings import of_seats


def _by_day(self: Referee) -> int:
    days = [self.date(card)[::-1] for card in self.foundations]
    return days.index(min(days))


def _without_foundations(self: Referee) -> None:
    Referee.begin(self)
    self.piers = [["", ""] for _ in self.seats]


def _later(self: Referee, seat: int) -> list[tuple[str, str]]:
    pairs = Referee.choices(self, seat)
    return [(plan, start) for plan, start in pairs if self.date(plan) > self.date(start)]


ROWS = (
    of_seats("players/seats", Referee),
    misread(
        "deck/each-card-once:drawn-twice",
        "the same card can be drawn twice at the same time",
        "Dieselbe Karte kann gleichzeitig zweimal gezogen werden",
        are_different=lambda self, cards: True,
    ),
    misread(
        "pier/covered-is-gone:still-counts",
        "a covered symbol still counts",
        "Überdeckte Symbole zählen weiter",
        extended=lambda self, pier, cells, overlap: Referee.extended(self, pier, cells, 0),
    ),
    misread(
        "pier/across-cards:cards-apart",
        "symbols on two cards are never near each other",
        "Symbole auf zwei Karten liegen nie nah beieinander",
        extended=lambda self, pier, cells, overlap: Referee.extended(
            self, pier, [f"..{side}" for side in cells], overlap
        ),
    ),
    misread(
        "pier/corner-symbols:counted",
        "the patron symbol in the corner of a card is on the pier as well",
        "Das Patron-Symbol in der Ecke einer Karte liegt mit auf dem Pier",
        cells_of=lambda self, card: [
            f"{self.symbol_of(card)}{self.cards[card]['cells'][0][1:]}",
            self.cards[card]["cells"][1],
        ],
    ),
    # The deal
    misread(
        "setup.deal/three-each:any-number",
        "a hand may have any number of cards",
        "Eine Hand darf beliebig viele Karten haben",
        are_hands=lambda self, hands: len(hands) == len(self.seats) and all(hands),
    ),
    misread(
        "setup.deal/three-each:four",
        "each player is dealt 4 cards",
        "Alle erhalten je 4 Karten",
        are_hands=lambda self, hands: [len(hand) for hand in hands] == [4 for _ in self.seats],
    ),
    misread(
        "setup.deal/a-hand-each:any-number",
        "the number of hands does not matter",
        "Wie viele Hände ausgeteilt werden, ist egal",
        are_hands=lambda self, hands: all(len(hand) == HAND for hand in hands),
    ),
    # Plan and Foundation
    misread(
        "setup.choose/any-two:plan-is-later",
        "the Plan has to have a later date than the Foundation",
        "Der Plan muss ein späteres Datum haben als das Fundament",
        choices=_later,
    ),
    misread(
        "setup.choose/any-two:no-last-card",
        "the third card of the hand is always the one that goes back",
        "Zurück in den Stapel geht immer die dritte Karte der Hand",
        choices=lambda self, seat: [
            pair for pair in Referee.choices(self, seat) if self.hands[seat][-1] not in pair
        ],
    ),
    misread(
        "setup.choose/two-different:same-card",
        "one card can be both Plan and Foundation",
        "Eine Karte darf zugleich Plan und Fundament sein",
        choices=lambda self, seat: product(self.hands[seat], repeat=2),
    ),
    misread(
        "setup.choose/own-hand:any-hand",
        "cards from the hands of others can be chosen as well",
        "Auch Karten aus fremden Händen dürfen gewählt werden",
        choices=lambda self, seat: [
            (plan, start)
            for plan, start in product([card for hand in self.hands for card in hand], repeat=2)
            if plan != start and not {plan, start} & {*self.plans, *self.foundations}
        ],
    ),
    misread(
        "setup.choose/seat-order:any-order",
        "a record may list the choices in any order",
        "Die Aufzeichnung darf die Wahl aller in beliebiger Reihenfolge nennen",
        choosing=lambda self: [seat for seat in self.seats if self.plans[seat] is None],
    ),
    misread(
        "setup.choose/seat-order:last-first",
        "a record lists the choices from the last seat to the first",
        "Die Aufzeichnung nennt die Wahl vom letzten Sitz bis zum ersten",
        choosing=lambda self: [max(seat for seat in self.seats if self.plans[seat] is None)],
    ),
    misread(
        "setup.choose/foundation-first:plan-first",
        "the pier begins with the Plan card",
        "Der Pier beginnt mit der Plankarte",
        begins=lambda self, seat: self.plans[seat],
    ),
    misread(
        "setup.choose/foundation-first:empty-pier",
        "the Foundation is not part of the pier",
        "Das Fundament gehört nicht zum Pier",
        begin=_without_foundations,
    ),
    # The third cards
    misread(
        "setup.return/third-card:out-of-the-game",
        "the cards given back are out of the game",
        "Die zurückgegebenen Karten scheiden aus dem Spiel aus",
        returned=lambda self: [],
    ),
    misread(
        "setup.return/third-card:first-hand-only",
        "only the card given back by the first seat goes into the deck",
        "Nur die Karte, die Sitz 1 zurückgibt, kommt in den Stapel",
        returned=lambda self: Referee.returned(self)[:1],
    ),
    misread(
        "setup.return/third-card:two-at-most",
        "only the cards given back by the first two seats go into the deck",
        "Nur die Karten, die Sitz 1 und 2 zurückgeben, kommen in den Stapel",
        returned=lambda self: Referee.returned(self)[:2],
    ),
    misread(
        "setup.return/chosen-stay-out:plans-too",
        "the Plans go back into the deck as well",
        "Auch die Pläne kommen zurück in den Stapel",
        returned=lambda self: [*Referee.returned(self), *self.plans],
    ),
    misread(
        "setup.return/chosen-stay-out:foundations-too",
        "the Foundations go back into the deck as well",
        "Auch die Fundamente kommen zurück in den Stapel",
        returned=lambda self: [*Referee.returned(self), *self.foundations],
    ),
    # Who starts
    misread(
        "setup.first/earliest-date:latest",
        "the player with the latest date on the Foundation goes first",
        "Es beginnt, wer das späteste Datum auf dem Fundament hat",
        first_player=lambda self: max(
            self.seats, key=lambda seat: self.date(self.foundations[seat])
        ),
    ),
    misread(
        "setup.first/earliest-date:first-seat",
        "the first seat always starts",
        "Es beginnt immer Sitz 1",
        first_player=lambda self: 0,
    ),
    misread(
        "setup.first/earliest-date:around-new-year",
        "the player whose date is nearest to 1 January goes first, even in December",
        "Es beginnt, wessen Datum dem 1.1. am nächsten ist, auch im Dezember",
        first_player=lambda self: min(
            self.seats, key=lambda at: from_new_year(self.cards[self.foundations[at]]["date"])
        ),
    ),
    misread(
        "setup.first/of-the-foundation:of-the-plan",
        "the player with the earliest date on the Plan goes first",
        "Es beginnt, wer das früheste Datum auf dem Plan hat",
        first_player=lambda self: self.earliest(dict(enumerate(self.plans))),
    ),
    misread(
        "setup.first/of-the-foundation:of-the-hand",
        "the player with the earliest date among all cards dealt goes first",
        "Es beginnt, wer unter den drei ausgeteilten Karten das früheste Datum hat",
        first_player=lambda self: min(
            self.seats, key=lambda seat: min(self.date(card) for card in self.hands[seat])
        ),
    ),
    misread(
        "setup.first/of-the-foundation:of-the-third-card",
        "the player with the earliest date on the card given back goes first",
        "Es beginnt, wer das früheste Datum auf der zurückgegebenen Karte hat",
        first_player=lambda self: self.earliest(dict(enumerate(self.returned()))),
    ),
    misread(
        "setup.first/of-the-foundation:of-both",
        "the player with the earliest date on Plan or Foundation goes first",
        "Es beginnt, wer das früheste Datum auf Plan oder Fundament hat",
        first_player=lambda self: min(
            self.seats,
            key=lambda seat: min(self.date(self.plans[seat]), self.date(self.foundations[seat])),
        ),
    ),
    misread(
        "setup.first/month-before-day:day-first",
        "for choosing the first player, the day comes before the month",
        "Wer beginnt, entscheidet zuerst der Tag und dann der Monat",
        first_player=_by_day,
    ),
)
