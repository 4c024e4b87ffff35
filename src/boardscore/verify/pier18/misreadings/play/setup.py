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
    misread("deck/each-card-once:drawn-twice", are_different=lambda self, cards: True),
    misread(
        "pier/covered-is-gone:still-counts",
        extended=lambda self, pier, cells, overlap: Referee.extended(self, pier, cells, 0),
    ),
    misread(
        "pier/across-cards:cards-apart",
        extended=lambda self, pier, cells, overlap: Referee.extended(
            self, pier, [f"..{side}" for side in cells], overlap
        ),
    ),
    misread(
        "pier/corner-symbols:counted",
        cells_of=lambda self, card: [
            f"{self.symbol_of(card)}{self.cards[card]['cells'][0][1:]}",
            self.cards[card]["cells"][1],
        ],
    ),
    # The deal
    misread(
        "setup.deal/three-each:any-number",
        are_hands=lambda self, hands: len(hands) == len(self.seats) and all(hands),
    ),
    misread(
        "setup.deal/three-each:four",
        are_hands=lambda self, hands: [len(hand) for hand in hands] == [4 for _ in self.seats],
    ),
    misread(
        "setup.deal/a-hand-each:any-number",
        are_hands=lambda self, hands: all(len(hand) == HAND for hand in hands),
    ),
    # Plan and Foundation
    misread("setup.choose/any-two:plan-is-later", choices=_later),
    misread(
        "setup.choose/any-two:no-last-card",
        choices=lambda self, seat: [
            pair for pair in Referee.choices(self, seat) if self.hands[seat][-1] not in pair
        ],
    ),
    misread(
        "setup.choose/two-different:same-card",
        choices=lambda self, seat: product(self.hands[seat], repeat=2),
    ),
    misread(
        "setup.choose/own-hand:any-hand",
        choices=lambda self, seat: [
            (plan, start)
            for plan, start in product([card for hand in self.hands for card in hand], repeat=2)
            if plan != start and not {plan, start} & {*self.plans, *self.foundations}
        ],
    ),
    misread(
        "setup.choose/seat-order:any-order",
        choosing=lambda self: [seat for seat in self.seats if self.plans[seat] is None],
    ),
    misread(
        "setup.choose/seat-order:last-first",
        choosing=lambda self: [max(seat for seat in self.seats if self.plans[seat] is None)],
    ),
    misread("setup.choose/foundation-first:plan-first", begins=lambda self, seat: self.plans[seat]),
    misread("setup.choose/foundation-first:empty-pier", begin=_without_foundations),
    # The third cards
    misread("setup.return/third-card:out-of-the-game", returned=lambda self: []),
    misread(
        "setup.return/third-card:first-hand-only", returned=lambda self: Referee.returned(self)[:1]
    ),
    misread(
        "setup.return/third-card:two-at-most", returned=lambda self: Referee.returned(self)[:2]
    ),
    misread(
        "setup.return/chosen-stay-out:plans-too",
        returned=lambda self: [*Referee.returned(self), *self.plans],
    ),
    misread(
        "setup.return/chosen-stay-out:foundations-too",
        returned=lambda self: [*Referee.returned(self), *self.foundations],
    ),
    # Who starts
    misread(
        "setup.first/earliest-date:latest",
        first_player=lambda self: max(
            self.seats, key=lambda seat: self.date(self.foundations[seat])
        ),
    ),
    misread("setup.first/earliest-date:first-seat", first_player=lambda self: 0),
    misread(
        "setup.first/earliest-date:around-new-year",
        first_player=lambda self: min(
            self.seats, key=lambda at: from_new_year(self.cards[self.foundations[at]]["date"])
        ),
    ),
    misread(
        "setup.first/of-the-foundation:of-the-plan",
        first_player=lambda self: self.earliest(dict(enumerate(self.plans))),
    ),
    misread(
        "setup.first/of-the-foundation:of-the-hand",
        first_player=lambda self: min(
            self.seats, key=lambda seat: min(self.date(card) for card in self.hands[seat])
        ),
    ),
    misread(
        "setup.first/of-the-foundation:of-the-third-card",
        first_player=lambda self: self.earliest(dict(enumerate(self.returned()))),
    ),
    misread(
        "setup.first/of-the-foundation:of-both",
        first_player=lambda self: min(
            self.seats,
            key=lambda seat: min(self.date(self.plans[seat]), self.date(self.foundations[seat])),
        ),
    ),
    misread("setup.first/month-before-day:day-first", first_player=_by_day),
)
