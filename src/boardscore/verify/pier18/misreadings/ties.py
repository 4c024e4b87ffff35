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
        symbols=lambda self, player: count(player["pier"], "SQHA") + player["patrons"],
    ),
    misread(
        "tie.symbols/points-first:inverted", ranks=_ranked(lambda mark, seat: (-mark[0], *mark[1:]))
    ),
    misread(
        "tie.symbols/points-first:tie-wrong",
        ranks=_ranked(lambda mark, seat: (mark[1], mark[0], mark[2])),
    ),
    misread(
        "tie.symbols/most-symbols:left-out", ranks=_ranked(lambda mark, seat: (mark[0], mark[2]))
    ),
    misread(
        "tie.symbols/most-symbols:inverted",
        ranks=_ranked(lambda mark, seat: (mark[0], -mark[1], mark[2])),
    ),
    misread(
        "tie.symbols/most-symbols:tie-wrong.shared", ranks=_ranked(lambda mark, seat: mark[:1])
    ),
    misread(
        "tie.symbols/most-symbols:tie-wrong.seat",
        ranks=_ranked(lambda mark, seat: (mark[0], -seat)),
    ),
    *of_kinds(
        "tie.symbols/every-kind:left-out",
        "SQHA",
        symbols=lambda kind: lambda self, player: count(player["pier"], "SQHA".replace(kind, "")),
    ),
    misread(
        "tie.symbols/every-kind:misreading",
        symbols=lambda self, player: len(set("".join(player["pier"])) - {"."}),
    ),
    misread(
        "tie.symbols/both-sides:wrong-scope.upper",
        symbols=lambda self, player: count(player["pier"][:1], "SQHA"),
    ),
    misread(
        "tie.symbols/both-sides:wrong-scope.lower",
        symbols=lambda self, player: count(player["pier"][1:], "SQHA"),
    ),
    misread(
        "tie.symbols/both-sides:max-for-sum",
        symbols=lambda self, player: max(count([side], "SQHA") for side in player["pier"]),
    ),
    misread(
        "tie.symbols/not-the-length:wrong-scope",
        symbols=lambda self, player: len({column for _, column in spaces_of(player["pier"])}),
    ),
    misread(
        "tie.symbols/not-the-length:misreading.length",
        symbols=lambda self, player: len(player["pier"][0]),
    ),
    misread(
        "tie.symbols/not-the-length:misreading.blanks",
        symbols=lambda self, player: -count(player["pier"], "."),
    ),
    misread("tie.symbols/every-place:wrong-scope", ranks=_first_place_only(1)),
    misread("tie.symbols/below-first:wrong-scope", ranks=_losers_share),
    misread(
        "tie.date/symbols-first:tie-wrong",
        ranks=_ranked(lambda mark, seat: (mark[0], mark[2], mark[1])),
    ),
    misread("tie.date/earliest:left-out", ranks=_ranked(lambda mark, seat: mark[:2])),
    misread("tie.date/earliest:inverted", ranks=_ranked(lambda mark, seat: (*mark[:2], -mark[2]))),
    misread(
        "tie.date/earliest:tie-wrong.seat", ranks=_ranked(lambda mark, seat: (*mark[:2], -seat))
    ),
    misread(
        "tie.date/earliest:tie-wrong.last-seat", ranks=_ranked(lambda mark, seat: (*mark[:2], seat))
    ),
    misread(
        "tie.date/month-before-day:left-out.month", date=lambda self, written: int(written[3:])
    ),
    misread("tie.date/month-before-day:left-out.day", date=lambda self, written: int(written[:2])),
    misread(
        "tie.date/month-before-day:inverted",
        date=lambda self, written: 100 * int(written[3:]) + int(written[:2]),
    ),
    misread(
        "tie.date/month-before-day:misreading", date=lambda self, written: from_new_year(written)
    ),
    misread(
        "tie.date/shared-place:tie-wrong.seat", ranks=_ranked(lambda mark, seat: (*mark, -seat))
    ),
    misread(
        "tie.date/shared-place:tie-wrong.worse",
        ranks=lambda self, marks: [sum(other >= mark for other in marks) for mark in marks],
    ),
    misread(
        "tie.date/next-place:off-by-one",
        ranks=lambda self, marks: [
            1 + len({other for other in marks if other > mark}) for mark in marks
        ],
    ),
    misread("tie.date/every-place:wrong-scope", ranks=_first_place_only(2)),
)
