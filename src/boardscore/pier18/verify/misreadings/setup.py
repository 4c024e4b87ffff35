"""Misreadings of the set-up and of Patrons."""

from collections.abc import Callable, Sequence
from itertools import product

from boardscore.pier18.verify.misreadings.plain_referee import CATEGORIES, HAND, Referee
from boardscore.pier18.verify.misreadings.plain_scorer import RuleScorer, count
from boardscore.pier18.verify.misreadings.plans_and_ties import from_new_year
from boardscore.verify.vectors.misreading import misreads, seat_misreadings


def _without_foundations(self: Referee) -> None:
    Referee.begin(self)
    self.piers = [["", ""] for _ in self.seats]


SETUP = (
    *misreads(
        are_different={"deck/each-card-once:drawn-twice": lambda self, cards: True},
        extended={
            "pier/covered-is-gone:still-counts": lambda self, pier, cells, overlap: (
                Referee.extended(self, pier, cells, 0)
            ),
            "pier/across-cards:cards-apart": lambda self, pier, cells, overlap: Referee.extended(
                self, pier, [f"..{side}" for side in cells], overlap
            ),
        },
        cells_of={
            "pier/corner-symbols:counted": lambda self, card: [
                f"{self.symbol_of(card)}{self.cards[card]['cells'][0][1:]}",
                self.cards[card]["cells"][1],
            ]
        },
        are_hands={
            "setup.deal/three-each:any-number": lambda self, hands: (
                len(hands) == len(self.seats) and all(hands)
            ),
            "setup.deal/three-each:four": lambda self, hands: (
                [len(hand) for hand in hands] == [4 for _ in self.seats]
            ),
            "setup.deal/a-hand-each:any-number": lambda self, hands: all(
                len(hand) == HAND for hand in hands
            ),
        },
        choices={
            "setup.choose/any-two:plan-is-later": lambda self, seat: [
                pair
                for pair in Referee.choices(self, seat)
                if self.date(pair[0]) > self.date(pair[1])
            ],
            "setup.choose/any-two:no-last-card": lambda self, seat: [
                pair for pair in Referee.choices(self, seat) if self.hands[seat][-1] not in pair
            ],
            "setup.choose/two-different:same-card": lambda self, seat: product(
                self.hands[seat], repeat=2
            ),
            "setup.choose/own-hand:any-hand": lambda self, seat: [
                (plan, start)
                for plan, start in product([card for hand in self.hands for card in hand], repeat=2)
                if plan != start and not {plan, start} & {*self.plans, *self.foundations}
            ],
        },
        choosing={
            "setup.choose/seat-order:any-order": lambda self: [
                seat for seat in self.seats if self.plans[seat] is None
            ],
            "setup.choose/seat-order:last-first": lambda self: [
                max(seat for seat in self.seats if self.plans[seat] is None)
            ],
        },
        begins={"setup.choose/foundation-first:plan-first": lambda self, seat: self.plans[seat]},
        begin={"setup.choose/foundation-first:empty-pier": _without_foundations},
        returned={
            "setup.return/third-card:out-of-the-game": lambda self: [],
            "setup.return/third-card:first-hand-only": lambda self: Referee.returned(self)[:1],
            "setup.return/third-card:two-at-most": lambda self: Referee.returned(self)[:2],
            "setup.return/chosen-stay-out:plans-too": lambda self: [
                *Referee.returned(self),
                *self.plans,
            ],
            "setup.return/chosen-stay-out:foundations-too": lambda self: [
                *Referee.returned(self),
                *self.foundations,
            ],
        },
        first_player={
            "setup.first/earliest-date:latest": lambda self: max(
                self.seats, key=lambda seat: self.date(self.foundations[seat])
            ),
            "setup.first/earliest-date:first-seat": lambda self: 0,
            "setup.first/earliest-date:around-new-year": lambda self: min(
                self.seats, key=lambda at: from_new_year(self.cards[self.foundations[at]]["date"])
            ),
            "setup.first/of-the-foundation:of-the-plan": lambda self: self.earliest(
                dict(enumerate(self.plans))
            ),
            "setup.first/of-the-foundation:of-the-hand": lambda self: min(
                self.seats, key=lambda seat: min(self.date(card) for card in self.hands[seat])
            ),
            "setup.first/of-the-foundation:of-the-third-card": lambda self: self.earliest(
                dict(enumerate(self.returned()))
            ),
            "setup.first/of-the-foundation:of-both": lambda self: min(
                self.seats,
                key=lambda seat: min(
                    self.date(self.plans[seat]), self.date(self.foundations[seat])
                ),
            ),
            "setup.first/month-before-day:day-first": lambda self: min(
                self.seats, key=lambda seat: self.date(self.foundations[seat])[::-1]
            ),
        },
    ),
    *seat_misreadings("players/seats", Referee),
)


def _award_and_return(self: Referee, patron: str) -> None:
    Referee.award(self, patron)
    self.deck = [*self.deck, patron]


def _shown_most(self: Referee, patron: str) -> str:
    shown = "".join(self.cells_of(patron)).replace(".", "")
    return max(shown or Referee.symbol_of(self, patron), key=shown.count)


def _with_plans(self: Referee, symbol: str) -> list[int]:
    plans = [self.cells_of(self.plans[seat]) for seat in self.seats]
    longer = [Referee.extended(self, *pair, 0) for pair in zip(self.piers, plans)]
    return [self.in_category(pier, symbol) for pier in longer]


def _none_of_the_tied(self: Referee, patron: str) -> int | None:
    points = self.patron_points(self.symbol_of(patron))
    return Referee.who_gets(self, patron) if points.count(max(points)) == 1 else None


def _by(cards: str) -> Callable[[Referee, Sequence[int]], int]:
    """Another card of each player breaks the tie."""
    return lambda self, tied: self.earliest({seat: getattr(self, cards)[seat] for seat in tied})


PATRONS = misreads(
    patron={"round.patron/not-taken:first-taken": lambda self: next(iter(self.drafted.values()))},
    award={
        "round.patron/not-taken:nobody-gets-it": lambda self, patron: None,
        "round.patron/not-taken:not-in-the-last-round": lambda self, patron: (
            Referee.award(self, patron) if self.goes_on() else None
        ),
        "round.reveal/from-the-deck:patron-too": _award_and_return,
    },
    symbol_of={
        "round.patron/category:of-the-spaces": _shown_most,
        "round.patron/category:poets-and-lovers-swapped": lambda self, patron: Referee.symbol_of(
            self, patron
        ).translate(str.maketrans("QH", "HQ")),
    },
    in_category={
        "round.patron/most-points:most-symbols": lambda self, pier, symbol: count(pier, symbol),
        "round.patron/most-points:highest-total": lambda self, pier, symbol: sum(
            self.points_of(pier).values()
        ),
        "round.patron/most-points:default-rulings": lambda self, pier, symbol: int(
            getattr(RuleScorer({}), CATEGORIES[symbol])(pier)
        ),
    },
    patron_points={
        "round.patron/most-points:fewest": lambda self, symbol: [
            -points for points in Referee.patron_points(self, symbol)
        ],
        "round.patron/pier-as-it-is:before-the-round": lambda self, symbol: [
            self.in_category(self.before[seat], symbol) for seat in self.seats
        ],
        "round.patron/pier-as-it-is:card-alone": lambda self, symbol: [
            self.in_category(self.cells_of(self.drafted[seat]), symbol) for seat in self.seats
        ],
        "round.patron/pier-as-it-is:with-the-plan": _with_plans,
    },
    of_the_tied={
        "round.patron-tie/earliest-date:latest": lambda self, tied: max(
            tied, key=lambda seat: self.date(self.drafted[seat])
        ),
        "round.patron-tie/earliest-date:seat": lambda self, tied: min(tied),
        "round.patron-tie/earliest-date:in-turn": lambda self, tied: next(
            seat for seat in self.drafted if seat in tied
        ),
        "round.patron-tie/earliest-date:last-in-turn": lambda self, tied: next(
            seat for seat in reversed(self.drafted) if seat in tied
        ),
        "round.patron-tie/earliest-date:around-new-year": lambda self, tied: min(
            tied, key=lambda at: from_new_year(self.cards[self.drafted[at]]["date"])
        ),
        "round.patron-tie/earliest-date:day-first": lambda self, tied: min(
            tied, key=lambda seat: self.date(self.drafted[seat])[::-1]
        ),
        "round.patron-tie/card-of-the-round:foundation": _by("foundations"),
        "round.patron-tie/card-of-the-round:plan": _by("plans"),
        "round.patron-tie/card-of-the-round:all-rounds": lambda self, tied: min(
            (self.date(card), seat) for seat, card in self.taken if seat in tied
        )[1],
        "round.patron-tie/only-the-tied:everybody": lambda self, tied: (
            self.earliest(self.drafted) if len(tied) > 1 else tied[0]
        ),
        "round.patron-tie/only-the-tied:first-two": lambda self, tied: Referee.of_the_tied(
            self, tied[:2]
        ),
    },
    who_gets={"round.patron-tie/earliest-date:nobody": _none_of_the_tied},
    all_zero_counts={
        "round.patron-tie/all-zero:nobody": lambda self: False,
        "round.patron-tie/all-zero:always": lambda self: True,
        "round.patron-tie/all-zero:other-way-round": lambda self: not Referee.all_zero_counts(self),
    },
)
