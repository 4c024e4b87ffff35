"""Referees that misread the winner of a round's Patron."""

from collections.abc import Callable, Mapping, Sequence

from boardscore.verify.pier18.misreadings.plain_scorer import RuleScorer, count, from_new_year
from boardscore.verify.pier18.misreadings.play.plain_referee import CATEGORIES, Referee
from boardscore.verify.vectors.misreading import misread


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

    def of_the_tied(self: Referee, tied: Sequence[int]) -> int:
        dates: Mapping[int, str] = {seat: getattr(self, cards)[seat] for seat in tied}
        return self.earliest(dates)

    return of_the_tied


ROWS = (
    misread(
        "round.patron/not-taken:first-taken", patron=lambda self: next(iter(self.drafted.values()))
    ),
    misread("round.patron/not-taken:nobody-gets-it", award=lambda self, patron: None),
    misread(
        "round.patron/not-taken:not-in-the-last-round",
        award=lambda self, patron: Referee.award(self, patron) if self.goes_on() else None,
    ),
    misread("round.reveal/from-the-deck:patron-too", award=_award_and_return),
    misread("round.patron/category:of-the-spaces", symbol_of=_shown_most),
    misread(
        "round.patron/category:poets-and-lovers-swapped",
        symbol_of=lambda self, patron: {"Q": "H", "H": "Q"}.get(
            symbol := Referee.symbol_of(self, patron), symbol
        ),
    ),
    misread(
        "round.patron/most-points:most-symbols",
        in_category=lambda self, pier, symbol: count(pier, symbol),
    ),
    misread(
        "round.patron/most-points:highest-total",
        in_category=lambda self, pier, symbol: sum(self.points_of(pier).values()),
    ),
    misread(
        "round.patron/most-points:default-rulings",
        in_category=lambda self, pier, symbol: int(
            getattr(RuleScorer({}), CATEGORIES[symbol])(pier)
        ),
    ),
    misread(
        "round.patron/most-points:fewest",
        patron_points=lambda self, symbol: [
            -points for points in Referee.patron_points(self, symbol)
        ],
    ),
    misread(
        "round.patron/pier-as-it-is:before-the-round",
        patron_points=lambda self, symbol: [
            self.in_category(self.before[seat], symbol) for seat in self.seats
        ],
    ),
    misread(
        "round.patron/pier-as-it-is:card-alone",
        patron_points=lambda self, symbol: [
            self.in_category(self.cells_of(self.drafted[seat]), symbol) for seat in self.seats
        ],
    ),
    misread("round.patron/pier-as-it-is:with-the-plan", patron_points=_with_plans),
    misread(
        "round.patron-tie/earliest-date:latest",
        of_the_tied=lambda self, tied: max(tied, key=lambda seat: self.date(self.drafted[seat])),
    ),
    misread("round.patron-tie/earliest-date:seat", of_the_tied=lambda self, tied: min(tied)),
    misread(
        "round.patron-tie/earliest-date:in-turn",
        of_the_tied=lambda self, tied: next(seat for seat in self.drafted if seat in tied),
    ),
    misread(
        "round.patron-tie/earliest-date:last-in-turn",
        of_the_tied=lambda self, tied: next(
            seat for seat in reversed(self.drafted) if seat in tied
        ),
    ),
    misread(
        "round.patron-tie/earliest-date:around-new-year",
        of_the_tied=lambda self, tied: min(
            tied, key=lambda at: from_new_year(self.cards[self.drafted[at]]["date"])
        ),
    ),
    misread("round.patron-tie/earliest-date:nobody", who_gets=_none_of_the_tied),
    misread(
        "round.patron-tie/earliest-date:day-first",
        of_the_tied=lambda self, tied: min(
            tied, key=lambda seat: self.date(self.drafted[seat])[::-1]
        ),
    ),
    misread("round.patron-tie/card-of-the-round:foundation", of_the_tied=_by("foundations")),
    misread("round.patron-tie/card-of-the-round:plan", of_the_tied=_by("plans")),
    misread(
        "round.patron-tie/card-of-the-round:all-rounds",
        of_the_tied=lambda self, tied: min(
            (self.date(card), seat) for seat, card in self.taken if seat in tied
        )[1],
    ),
    misread(
        "round.patron-tie/only-the-tied:everybody",
        of_the_tied=lambda self, tied: self.earliest(self.drafted) if len(tied) > 1 else tied[0],
    ),
    misread(
        "round.patron-tie/only-the-tied:first-two",
        of_the_tied=lambda self, tied: Referee.of_the_tied(self, tied[:2]),
    ),
    misread("round.patron-tie/all-zero:nobody", all_zero_counts=lambda self: False),
    misread("round.patron-tie/all-zero:always", all_zero_counts=lambda self: True),
    misread(
        "round.patron-tie/all-zero:other-way-round",
        all_zero_counts=lambda self: not Referee.all_zero_counts(self),
    ),
)
