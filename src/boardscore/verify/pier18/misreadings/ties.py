"""Wrong tie breakers: symbols, dates and shared places."""

from collections.abc import Callable, Sequence

from boardscore.verify.pier18.misreadings.plain_scorer import (
    Marks,
    RuleScorer,
    count,
    from_new_year,
    of_kinds,
    spaces_of,
)
from boardscore.verify.vectors.misreading import misread


def _ranked(
    key: Callable[[Marks, int], Marks],
) -> Callable[[RuleScorer, Sequence[Marks]], list[int]]:
    """Ranks by other values, computed from the right ones and the seat."""
    return lambda self, marks: RuleScorer.ranks(
        self, [key(mark, seat) for seat, mark in enumerate(marks)]
    )


def _first_place_only(
    marks_before: int,
) -> Callable[[RuleScorer, Sequence[Marks]], list[int]]:
    """Below the first place, only the first `marks_before` values matter."""

    def ranks(self: RuleScorer, marks: Sequence[Marks]) -> list[int]:
        best = max(marks)[:marks_before]
        return RuleScorer.ranks(
            self, [mark if mark[:marks_before] == best else mark[:marks_before] for mark in marks]
        )

    return ranks


def _losers_share(self: RuleScorer, marks: Sequence[Marks]) -> list[int]:
    best = max(marks)
    return RuleScorer.ranks(
        self, [mark[:1] if mark[0] == best[0] and mark != best else mark for mark in marks]
    )


ROWS = (
    misread(
        "pier/patron-cards-apart:left-out",
        "Patron cards count as symbols in a tie",
        "Patron-Karten zählen beim Gleichstand als Symbole",
        symbols=lambda self, player: count(player["pier"], "SQHA") + player["patrons"],
    ),
    misread(
        "tie.symbols/points-first:inverted",
        "fewer points are better",
        "Weniger Punkte sind besser",
        ranks=_ranked(lambda mark, seat: (-mark[0], *mark[1:])),
    ),
    misread(
        "tie.symbols/points-first:tie-wrong",
        "symbols come before points",
        "Symbole entscheiden vor Punkten",
        ranks=_ranked(lambda mark, seat: (mark[1], mark[0], mark[2])),
    ),
    misread(
        "tie.symbols/most-symbols:left-out",
        "symbols do not matter; only dates break a tie",
        "Symbole zählen nicht; bei Gleichstand entscheiden gleich die Daten",
        ranks=_ranked(lambda mark, seat: (mark[0], mark[2])),
    ),
    misread(
        "tie.symbols/most-symbols:inverted",
        "fewer symbols are better",
        "Weniger Symbole sind besser",
        ranks=_ranked(lambda mark, seat: (mark[0], -mark[1], mark[2])),
    ),
    misread(
        "tie.symbols/most-symbols:tie-wrong.shared",
        "players with equal points share a place",
        "Bei gleich vielen Punkten wird der Platz geteilt",
        ranks=_ranked(lambda mark, seat: mark[:1]),
    ),
    misread(
        "tie.symbols/most-symbols:tie-wrong.seat",
        "with equal points, the earlier seat is ahead",
        "Bei gleich vielen Punkten entscheidet der frühere Sitz",
        ranks=_ranked(lambda mark, seat: (mark[0], -seat)),
    ),
    *of_kinds(
        "tie.symbols/every-kind:left-out",
        "SQHA",
        "{} do not count in a tie",
        "{} zählen nicht für den Gleichstand",
        symbols=lambda kind: lambda self, player: count(player["pier"], "SQHA".replace(kind, "")),
    ),
    misread(
        "tie.symbols/every-kind:misreading",
        "more kinds of symbols are better",
        "Bei Gleichstand entscheidet, wer mehr Arten von Symbolen hat",
        symbols=lambda self, player: len(set("".join(player["pier"])) - {"."}),
    ),
    misread(
        "tie.symbols/both-sides:wrong-scope.upper",
        "only symbols of the upper side break a tie",
        "Für den Gleichstand zählen nur Symbole der oberen Seite",
        symbols=lambda self, player: count(player["pier"][:1], "SQHA"),
    ),
    misread(
        "tie.symbols/both-sides:wrong-scope.lower",
        "only symbols of the lower side break a tie",
        "Für den Gleichstand zählen nur Symbole der unteren Seite",
        symbols=lambda self, player: count(player["pier"][1:], "SQHA"),
    ),
    misread(
        "tie.symbols/both-sides:max-for-sum",
        "only the side with more symbols breaks a tie",
        "Für den Gleichstand zählt nur die Seite mit mehr Symbolen",
        symbols=lambda self, player: max(count([side], "SQHA") for side in player["pier"]),
    ),
    misread(
        "tie.symbols/not-the-length:wrong-scope",
        "the number of columns with a symbol breaks a tie",
        "Für den Gleichstand zählen Spalten mit einem Symbol",
        symbols=lambda self, player: len({column for _, column in spaces_of(player["pier"])}),
    ),
    misread(
        "tie.symbols/not-the-length:misreading.length",
        "the longer pier breaks a tie",
        "Bei Gleichstand entscheidet der längere Pier",
        symbols=lambda self, player: len(player["pier"][0]),
    ),
    misread(
        "tie.symbols/not-the-length:misreading.blanks",
        "fewer empty spaces break a tie",
        "Bei Gleichstand entscheidet, wer weniger leere Felder hat",
        symbols=lambda self, player: -count(player["pier"], "."),
    ),
    misread(
        "tie.symbols/every-place:wrong-scope",
        "symbols break a tie only for first place",
        "Symbole entscheiden nur über den ersten Platz",
        ranks=_first_place_only(1),
    ),
    misread(
        "tie.symbols/below-first:wrong-scope",
        "players who lose the tie for first place share second place",
        "Alle, die den Gleichstand um den ersten Platz verlieren, teilen sich den zweiten",
        ranks=_losers_share,
    ),
    misread(
        "tie.date/symbols-first:tie-wrong",
        "dates come before symbols",
        "Daten entscheiden vor Symbolen",
        ranks=_ranked(lambda mark, seat: (mark[0], mark[2], mark[1])),
    ),
    misread(
        "tie.date/earliest:left-out",
        "players with equal points and the same number of symbols share a place",
        "Bei gleich vielen Punkten und Symbolen wird der Platz geteilt",
        ranks=_ranked(lambda mark, seat: mark[:2]),
    ),
    misread(
        "tie.date/earliest:inverted",
        "the latest date is best",
        "Das späteste Datum liegt vorn",
        ranks=_ranked(lambda mark, seat: (*mark[:2], -mark[2])),
    ),
    misread(
        "tie.date/earliest:tie-wrong.seat",
        "with the same number of symbols, the earlier seat is ahead",
        "Bei gleich vielen Symbolen entscheidet der frühere Sitz",
        ranks=_ranked(lambda mark, seat: (*mark[:2], -seat)),
    ),
    misread(
        "tie.date/earliest:tie-wrong.last-seat",
        "with the same number of symbols, the later seat is ahead",
        "Bei gleich vielen Symbolen entscheidet der spätere Sitz",
        ranks=_ranked(lambda mark, seat: (*mark[:2], seat)),
    ),
    misread(
        "tie.date/month-before-day:left-out.month",
        "only the day is compared",
        "Nur der Tag wird verglichen",
        date=lambda self, written: int(written[3:]),
    ),
    misread(
        "tie.date/month-before-day:left-out.day",
        "only the month is compared",
        "Nur der Monat wird verglichen",
        date=lambda self, written: int(written[:2]),
    ),
    misread(
        "tie.date/month-before-day:inverted",
        "the day comes before the month",
        "Beim Datum kommt der Tag vor dem Monat",
        date=lambda self, written: 100 * int(written[3:]) + int(written[:2]),
    ),
    misread(
        "tie.date/month-before-day:misreading",
        "the date nearest to 1 January is best, and late December is near",
        "Es gewinnt, was dem 1. Januar am nächsten liegt, auch ein Tag Ende Dezember",
        date=lambda self, written: from_new_year(written),
    ),
    misread(
        "tie.date/shared-place:tie-wrong.seat",
        "among players who stay tied, the earlier seat is ahead",
        "Löst keine Regel den Gleichstand auf, entscheidet der frühere Sitz",
        ranks=_ranked(lambda mark, seat: (*mark, -seat)),
    ),
    misread(
        "tie.date/shared-place:tie-wrong.worse",
        "players who stay tied share the worse place",
        "Löst keine Regel den Gleichstand auf, wird der schlechtere Platz geteilt",
        ranks=lambda self, marks: [sum(other >= mark for other in marks) for mark in marks],
    ),
    misread(
        "tie.date/next-place:off-by-one",
        "the place after a shared one is the next number",
        "Nach einem geteilten Platz wird keiner übersprungen",
        ranks=lambda self, marks: [
            1 + len({other for other in marks if other > mark}) for mark in marks
        ],
    ),
    misread(
        "tie.date/every-place:wrong-scope",
        "dates break a tie only for first place",
        "Daten entscheiden nur über den ersten Platz",
        ranks=_first_place_only(2),
    ),
)
