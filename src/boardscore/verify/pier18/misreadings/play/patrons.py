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
        "round.patron/not-taken:first-taken",
        "the card that is taken first is the Patron",
        "Patron ist die Karte, die zuerst genommen wird",
        patron=lambda self: next(iter(self.drafted.values())),
    ),
    misread(
        "round.patron/not-taken:nobody-gets-it",
        "no one gets the card that no one took",
        "Die Karte, die niemand genommen hat, bekommt niemand",
        award=lambda self, patron: None,
    ),
    misread(
        "round.patron/not-taken:not-in-the-last-round",
        "no one gets the Patron of the last round",
        "Den Patron der letzten Runde bekommt niemand",
        award=lambda self, patron: Referee.award(self, patron) if self.goes_on() else None,
    ),
    misread(
        "round.reveal/from-the-deck:patron-too",
        "the card that no one took can be drawn again in a later round",
        "Die Karte, die niemand genommen hat, kann später wieder aufgedeckt werden",
        award=_award_and_return,
    ),
    misread(
        "round.patron/category:of-the-spaces",
        "the most frequent symbol on the spaces of the Patron sets the category",
        "Das häufigste Symbol auf den Feldern des Patrons bestimmt die Kategorie",
        symbol_of=_shown_most,
    ),
    misread(
        "round.patron/category:poets-and-lovers-swapped",
        "a quill stands for the Lovers, and a heart for the Poets",
        "Der Federkiel steht für Liebende, das Herz für Dichter",
        symbol_of=lambda self, patron: {"Q": "H", "H": "Q"}.get(
            symbol := Referee.symbol_of(self, patron), symbol
        ),
    ),
    misread(
        "round.patron/most-points:most-symbols",
        "the player with the most symbols of the category gets the Patron",
        "Den Patron bekommt, wer die meisten Symbole der Kategorie hat",
        in_category=lambda self, pier, symbol: count(pier, symbol),
    ),
    misread(
        "round.patron/most-points:highest-total",
        "the player with the most points in all categories together gets the Patron",
        "Den Patron bekommt, wer in allen Kategorien zusammen die meisten Punkte hat",
        in_category=lambda self, pier, symbol: sum(self.points_of(pier).values()),
    ),
    misread(
        "round.patron/most-points:default-rulings",
        "the points for a Patron follow the default rulings, whatever rulings are chosen",
        "Für den Patron zählen die Punkte nach den Standard-Auslegungen, egal was gewählt ist",
        in_category=lambda self, pier, symbol: int(
            getattr(RuleScorer({}), CATEGORIES[symbol])(pier)
        ),
    ),
    misread(
        "round.patron/most-points:fewest",
        "the player with the fewest points in the category gets the Patron",
        "Den Patron bekommt, wer in der Kategorie die wenigsten Punkte hat",
        patron_points=lambda self, symbol: [
            -points for points in Referee.patron_points(self, symbol)
        ],
    ),
    misread(
        "round.patron/pier-as-it-is:before-the-round",
        "the piers are compared without the cards of this round",
        "Verglichen werden die Piers noch ohne die Karten dieser Runde",
        patron_points=lambda self, symbol: [
            self.in_category(self.before[seat], symbol) for seat in self.seats
        ],
    ),
    misread(
        "round.patron/pier-as-it-is:card-alone",
        "only the card of this round is compared, not the whole pier",
        "Verglichen wird nur die Karte dieser Runde, nicht der ganze Pier",
        patron_points=lambda self, symbol: [
            self.in_category(self.cells_of(self.drafted[seat]), symbol) for seat in self.seats
        ],
    ),
    misread(
        "round.patron/pier-as-it-is:with-the-plan",
        "the Plan card counts with the pier when the Patron is given",
        "Für den Patron zählt die Plankarte schon mit",
        patron_points=_with_plans,
    ),
    misread(
        "round.patron-tie/earliest-date:latest",
        "of the tied players, the one with the latest date gets the Patron",
        "Bei Gleichstand bekommt den Patron, wer das späteste Datum hat",
        of_the_tied=lambda self, tied: max(tied, key=lambda seat: self.date(self.drafted[seat])),
    ),
    misread(
        "round.patron-tie/earliest-date:seat",
        "of the tied players, the one in the earliest seat gets the Patron",
        "Bei Gleichstand bekommt den Patron der frühere Sitz",
        of_the_tied=lambda self, tied: min(tied),
    ),
    misread(
        "round.patron-tie/earliest-date:in-turn",
        "of the tied players, the one who drafted first gets the Patron",
        "Bei Gleichstand bekommt den Patron, wer in der Runde früher dran war",
        of_the_tied=lambda self, tied: next(seat for seat in self.drafted if seat in tied),
    ),
    misread(
        "round.patron-tie/earliest-date:last-in-turn",
        "of the tied players, the one who drafted last gets the Patron",
        "Bei Gleichstand bekommt den Patron, wer in der Runde später dran war",
        of_the_tied=lambda self, tied: next(
            seat for seat in reversed(self.drafted) if seat in tied
        ),
    ),
    misread(
        "round.patron-tie/earliest-date:around-new-year",
        "in a tie, the player whose date is nearest to 1 January gets the Patron, even in December",
        "Bei Gleichstand bekommt den Patron, wessen Datum dem 1.1. am nächsten ist, auch im "
        "Dezember",
        of_the_tied=lambda self, tied: min(
            tied, key=lambda at: from_new_year(self.cards[self.drafted[at]]["date"])
        ),
    ),
    misread(
        "round.patron-tie/earliest-date:nobody",
        "no one gets the Patron in a tie",
        "Bei Gleichstand bekommt niemand den Patron",
        who_gets=_none_of_the_tied,
    ),
    misread(
        "round.patron-tie/earliest-date:day-first",
        "in a tie for the Patron, the day comes before the month",
        "Beim Gleichstand um den Patron zählt der Tag vor dem Monat",
        of_the_tied=lambda self, tied: min(
            tied, key=lambda seat: self.date(self.drafted[seat])[::-1]
        ),
    ),
    misread(
        "round.patron-tie/card-of-the-round:foundation",
        "in a tie for the Patron, the date of the Foundation counts",
        "Beim Gleichstand um den Patron zählt das Datum des Fundaments",
        of_the_tied=_by("foundations"),
    ),
    misread(
        "round.patron-tie/card-of-the-round:plan",
        "in a tie for the Patron, the date of the Plan counts",
        "Beim Gleichstand um den Patron zählt das Datum des Plans",
        of_the_tied=_by("plans"),
    ),
    misread(
        "round.patron-tie/card-of-the-round:all-rounds",
        "in a tie for the Patron, the dates of earlier rounds count too",
        "Beim Gleichstand um den Patron zählen auch die Daten aus früheren Runden",
        of_the_tied=lambda self, tied: min(
            (self.date(card), seat) for seat, card in self.taken if seat in tied
        )[1],
    ),
    misread(
        "round.patron-tie/only-the-tied:everybody",
        "in a tie, the player with the earliest date gets the Patron, even with fewer points",
        "Bei Gleichstand bekommt den Patron, wer von allen das früheste Datum hat, auch mit "
        "weniger Punkten",
        of_the_tied=lambda self, tied: self.earliest(self.drafted) if len(tied) > 1 else tied[0],
    ),
    misread(
        "round.patron-tie/only-the-tied:first-two",
        "of three tied players, only those in the first two seats are compared",
        "Sind alle drei gleichauf, werden nur Sitz 1 und 2 verglichen",
        of_the_tied=lambda self, tied: Referee.of_the_tied(self, tied[:2]),
    ),
    misread(
        "round.patron-tie/all-zero:nobody",
        "no one gets the Patron if all have 0 points",
        "Haben alle 0 Punkte, bekommt niemand den Patron",
        all_zero_counts=lambda self: False,
    ),
    misread(
        "round.patron-tie/all-zero:always",
        "a player gets the Patron even if all have 0 points, whatever the ruling",
        "Auch wenn alle 0 Punkte haben, bekommt jemand den Patron, egal was gewählt ist",
        all_zero_counts=lambda self: True,
    ),
    misread(
        "round.patron-tie/all-zero:other-way-round",
        "the ruling on a Patron at 0 points is reversed",
        "Die Auslegung zum Patron bei 0 Punkten gilt andersherum",
        all_zero_counts=lambda self: not Referee.all_zero_counts(self),
    ),
)
