"""Wrong tie breakers: symbols, dates and shared places."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG001, ARG005

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from boardscore.verify.pier18.mutants.mistakes import mutant
from boardscore.verify.pier18.mutants.scorer import Marks, Scorer, count, from_new_year, spaces_of
from boardscore.verify.vectors.mutant import Mutant


def _ranked(key: Callable[[Marks, int], Marks]) -> Callable[[Scorer, Sequence[Marks]], list[int]]:
    """Ranks by other marks, which are made of the right ones and the seat."""
    return lambda self, marks: Scorer.ranks(
        self, [key(mark, seat) for seat, mark in enumerate(marks)]
    )


def _first_place_only(
    marks_before: int,
) -> Callable[[Scorer, Sequence[Marks]], list[int]]:
    """Below the first place, what comes after so many marks does not matter."""

    def ranks(self: Scorer, marks: Sequence[Marks]) -> list[int]:
        best = max(marks)[:marks_before]
        return Scorer.ranks(
            self, [mark if mark[:marks_before] == best else mark[:marks_before] for mark in marks]
        )

    return ranks


def _losers_share(self: Scorer, marks: Sequence[Marks]) -> list[int]:
    best = max(marks)
    return Scorer.ranks(
        self, [mark[:1] if mark[0] == best[0] and mark != best else mark for mark in marks]
    )


def _worse_place(self: Scorer, marks: Sequence[Marks]) -> list[int]:
    return [sum(other >= mark for other in marks) for mark in marks]


def _dense(self: Scorer, marks: Sequence[Marks]) -> list[int]:
    return [1 + len({other for other in marks if other > mark}) for mark in marks]


def _shown_columns(self: Scorer, player: Mapping[str, Any]) -> int:
    return len({column for _, column in spaces_of(player["pier"])})


def _symbols(letters: str) -> Callable[[Scorer, Mapping[str, Any]], int]:
    """Only some kinds of symbols break a tie."""
    return lambda self, player: count(player["pier"], letters)


def _symbols_by_side(
    choose: Callable[[int, int], int],
) -> Callable[[Scorer, Mapping[str, Any]], int]:
    """A tie is broken by a number made of the symbols on each side."""

    def symbols(self: Scorer, player: Mapping[str, Any]) -> int:
        upper, lower = (count([side], "SQHA") for side in player["pier"])
        return choose(upper, lower)

    return symbols


MUTANTS: tuple[Mutant, ...] = (
    mutant(
        "pier/patron-cards-apart:left-out",
        symbols=lambda self, player: count(player["pier"], "SQHA") + player["patrons"],
    ),
    mutant(
        "tie.symbols/points-first:inverted", ranks=_ranked(lambda mark, seat: (-mark[0], *mark[1:]))
    ),
    mutant(
        "tie.symbols/points-first:tie-wrong",
        ranks=_ranked(lambda mark, seat: (mark[1], mark[0], mark[2])),
    ),
    mutant(
        "tie.symbols/most-symbols:left-out", ranks=_ranked(lambda mark, seat: (mark[0], mark[2]))
    ),
    mutant(
        "tie.symbols/most-symbols:inverted",
        ranks=_ranked(lambda mark, seat: (mark[0], -mark[1], mark[2])),
    ),
    mutant("tie.symbols/most-symbols:tie-wrong.shared", ranks=_ranked(lambda mark, seat: mark[:1])),
    mutant(
        "tie.symbols/most-symbols:tie-wrong.seat",
        ranks=_ranked(lambda mark, seat: (mark[0], -seat)),
    ),
    mutant("tie.symbols/every-kind:left-out.flower-sellers", symbols=_symbols("QHA")),
    mutant("tie.symbols/every-kind:left-out.poets", symbols=_symbols("SHA")),
    mutant("tie.symbols/every-kind:left-out.lovers", symbols=_symbols("SQA")),
    mutant("tie.symbols/every-kind:left-out.fishers", symbols=_symbols("SQH")),
    mutant(
        "tie.symbols/every-kind:misreading",
        symbols=lambda self, player: len(set("".join(player["pier"])) - {"."}),
    ),
    mutant(
        "tie.symbols/both-sides:wrong-scope.upper",
        symbols=_symbols_by_side(lambda upper, lower: upper),
    ),
    mutant(
        "tie.symbols/both-sides:wrong-scope.lower",
        symbols=_symbols_by_side(lambda upper, lower: lower),
    ),
    mutant("tie.symbols/both-sides:max-for-sum", symbols=_symbols_by_side(max)),
    mutant("tie.symbols/not-the-length:wrong-scope", symbols=_shown_columns),
    mutant(
        "tie.symbols/not-the-length:misreading.length",
        symbols=lambda self, player: len(player["pier"][0]),
    ),
    mutant(
        "tie.symbols/not-the-length:misreading.blanks",
        symbols=lambda self, player: -count(player["pier"], "."),
    ),
    mutant("tie.symbols/every-place:wrong-scope", ranks=_first_place_only(1)),
    mutant("tie.symbols/below-first:wrong-scope", ranks=_losers_share),
    mutant(
        "tie.date/symbols-first:tie-wrong",
        ranks=_ranked(lambda mark, seat: (mark[0], mark[2], mark[1])),
    ),
    mutant("tie.date/earliest:left-out", ranks=_ranked(lambda mark, seat: mark[:2])),
    mutant("tie.date/earliest:inverted", ranks=_ranked(lambda mark, seat: (*mark[:2], -mark[2]))),
    mutant(
        "tie.date/earliest:tie-wrong.seat", ranks=_ranked(lambda mark, seat: (*mark[:2], -seat))
    ),
    mutant(
        "tie.date/earliest:tie-wrong.last-seat", ranks=_ranked(lambda mark, seat: (*mark[:2], seat))
    ),
    mutant("tie.date/month-before-day:left-out.month", date=lambda self, written: int(written[3:])),
    mutant("tie.date/month-before-day:left-out.day", date=lambda self, written: int(written[:2])),
    mutant(
        "tie.date/month-before-day:inverted",
        date=lambda self, written: 100 * int(written[3:]) + int(written[:2]),
    ),
    mutant(
        "tie.date/month-before-day:misreading", date=lambda self, written: from_new_year(written)
    ),
    mutant(
        "tie.date/shared-place:tie-wrong.seat", ranks=_ranked(lambda mark, seat: (*mark, -seat))
    ),
    mutant("tie.date/shared-place:tie-wrong.worse", ranks=_worse_place),
    mutant("tie.date/next-place:off-by-one", ranks=_dense),
    mutant("tie.date/every-place:wrong-scope", ranks=_first_place_only(2)),
)
"""The mutants of this module, in the order of the grid."""
