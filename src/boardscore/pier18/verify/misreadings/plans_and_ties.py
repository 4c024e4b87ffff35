"""Misreadings of completed Plans, of Patron cards and of ties."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from boardscore.pier18.verify.misreadings.characters import of_kinds
from boardscore.pier18.verify.misreadings.plain_scorer import Marks, RuleScorer, count, spaces_of
from boardscore.verify.vectors.misreading import misreads


def _a_plan_for_all(self: RuleScorer, players: Sequence[Mapping[str, Any]]) -> list[dict[str, int]]:
    plan = self.plan(any(player["plan_completed"] for player in players))
    return [{**self.categories(player), "plan": plan} for player in players]


def _most_patrons(self: RuleScorer, players: Sequence[Mapping[str, Any]]) -> list[dict[str, int]]:
    most = max(player["patrons"] for player in players)
    return [
        {**self.categories(player), "patrons": most if player["patrons"] == most else 0}
        for player in players
    ]


PLANS_PATRONS = misreads(
    plan={
        "score.plan/four-points:left-out": lambda self, completed: 0,
        "score.plan/four-points:off-by-one.less": lambda self, completed: 3 if completed else 0,
        "score.plan/four-points:off-by-one.more": lambda self, completed: 5 if completed else 0,
        "score.plan/four-points:counted-twice": lambda self, completed: 8 if completed else 0,
        "score.plan/only-if-completed:left-out": lambda self, completed: 4,
        "score.plan/only-if-completed:inverted": lambda self, completed: 0 if completed else 4,
        "score.plan/only-if-completed:misreading": lambda self, completed: 4 if completed else -4,
    },
    all_categories={
        "score.plan/only-if-completed:wrong-scope": _a_plan_for_all,
        "score.patrons/one-each:wrong-scope": _most_patrons,
    },
    patrons={
        "score.patrons/one-each:left-out": lambda self, cards: 0,
        "score.patrons/one-each:off-by-one": lambda self, cards: max(0, cards - 1),
        "score.patrons/one-each:counted-twice": lambda self, cards: 2 * cards,
        "score.patrons/one-each:max-for-sum": lambda self, cards: min(1, cards),
        "score.patrons/one-each:misreading": lambda self, cards: cards // 2,
    },
    total={
        "score.patrons/added-to-the-rest:left-out.patrons": lambda self, found: (
            sum(found.values()) - found["patrons"]
        ),
        "score.patrons/added-to-the-rest:left-out.plan": lambda self, found: (
            sum(found.values()) - found["plan"]
        ),
        "score.patrons/added-to-the-rest:max-for-sum": lambda self, found: max(found.values()),
    },
)


def _ranked(key: Callable[[Marks, int], Marks]) -> Callable[[Any, Sequence[Marks]], list[int]]:
    """Ranks by other values, computed from the right ones and the seat."""
    return lambda self, marks: RuleScorer.ranks(
        self, [key(mark, seat) for seat, mark in enumerate(marks)]
    )


def _first_place_only(marks_before: int) -> Callable[[RuleScorer, Sequence[Marks]], list[int]]:
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


def from_new_year(date: str) -> int:
    """The days from a date to the nearest 1 January, by which misreadings compare dates."""
    month, day = map(int, date.split("-"))
    days = sum((31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[: month - 1]) + day - 1
    return min(days, 366 - days)


TIES = (
    *misreads(
        symbols={
            "pier/patron-cards-apart:left-out": lambda self, player: (
                count(player["pier"], "SQHA") + player["patrons"]
            ),
            "tie.symbols/every-kind:misreading": lambda self, player: len(
                set("".join(player["pier"])) - {"."}
            ),
            "tie.symbols/both-sides:wrong-scope.upper": lambda self, player: count(
                player["pier"][:1], "SQHA"
            ),
            "tie.symbols/both-sides:wrong-scope.lower": lambda self, player: count(
                player["pier"][1:], "SQHA"
            ),
            "tie.symbols/both-sides:max-for-sum": lambda self, player: max(
                count([side], "SQHA") for side in player["pier"]
            ),
            "tie.symbols/not-the-length:wrong-scope": lambda self, player: len(
                {column for _, column in spaces_of(player["pier"])}
            ),
            "tie.symbols/not-the-length:misreading.length": lambda self, player: len(
                player["pier"][0]
            ),
            "tie.symbols/not-the-length:misreading.blanks": lambda self, player: (
                -count(player["pier"], ".")
            ),
        },
        ranks={
            "tie.symbols/points-first:inverted": _ranked(lambda mark, seat: (-mark[0], *mark[1:])),
            "tie.symbols/points-first:tie-wrong": _ranked(
                lambda mark, seat: (mark[1], mark[0], mark[2])
            ),
            "tie.symbols/most-symbols:left-out": _ranked(lambda mark, seat: (mark[0], mark[2])),
            "tie.symbols/most-symbols:inverted": _ranked(
                lambda mark, seat: (mark[0], -mark[1], mark[2])
            ),
            "tie.symbols/most-symbols:tie-wrong.shared": _ranked(lambda mark, seat: mark[:1]),
            "tie.symbols/most-symbols:tie-wrong.seat": _ranked(lambda mark, seat: (mark[0], -seat)),
            "tie.symbols/every-place:wrong-scope": _first_place_only(1),
            "tie.symbols/below-first:wrong-scope": _losers_share,
            "tie.date/symbols-first:tie-wrong": _ranked(
                lambda mark, seat: (mark[0], mark[2], mark[1])
            ),
            "tie.date/earliest:left-out": _ranked(lambda mark, seat: mark[:2]),
            "tie.date/earliest:inverted": _ranked(lambda mark, seat: (*mark[:2], -mark[2])),
            "tie.date/earliest:tie-wrong.seat": _ranked(lambda mark, seat: (*mark[:2], -seat)),
            "tie.date/earliest:tie-wrong.last-seat": _ranked(lambda mark, seat: (*mark[:2], seat)),
            "tie.date/shared-place:tie-wrong.seat": _ranked(lambda mark, seat: (*mark, -seat)),
            "tie.date/shared-place:tie-wrong.worse": lambda self, marks: [
                sum(other >= mark for other in marks) for mark in marks
            ],
            "tie.date/next-place:off-by-one": lambda self, marks: [
                1 + len({other for other in marks if other > mark}) for mark in marks
            ],
            "tie.date/every-place:wrong-scope": _first_place_only(2),
        },
        date={
            "tie.date/month-before-day:left-out.month": lambda self, written: int(written[3:]),
            "tie.date/month-before-day:left-out.day": lambda self, written: int(written[:2]),
            "tie.date/month-before-day:inverted": lambda self, written: (
                100 * int(written[3:]) + int(written[:2])
            ),
            "tie.date/month-before-day:misreading": lambda self, written: from_new_year(written),
        },
    ),
    *of_kinds(
        "tie.symbols/every-kind:left-out",
        "SQHA",
        symbols=lambda kind: lambda self, player: count(player["pier"], "SQHA".replace(kind, "")),
    ),
)
