"""Wrong scorers of Plans and Patron cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardscore.verify.pier18.misreadings.plain_scorer import RuleScorer
from boardscore.verify.vectors.misreading import misread


def _a_plan_for_all(self: RuleScorer, players: Sequence[Mapping[str, Any]]) -> list[dict[str, int]]:
    plan = self.plan(any(player["plan_completed"] for player in players))
    return [{**self.categories(player), "plan": plan} for player in players]


def _most_patrons(self: RuleScorer, players: Sequence[Mapping[str, Any]]) -> list[dict[str, int]]:
    most = max(player["patrons"] for player in players)
    return [
        {**self.categories(player), "patrons": most if player["patrons"] == most else 0}
        for player in players
    ]


ROWS = (
    misread("score.plan/four-points:left-out", plan=lambda self, completed: 0),
    misread(
        "score.plan/four-points:off-by-one.less", plan=lambda self, completed: 3 if completed else 0
    ),
    misread(
        "score.plan/four-points:off-by-one.more", plan=lambda self, completed: 5 if completed else 0
    ),
    misread(
        "score.plan/four-points:counted-twice", plan=lambda self, completed: 8 if completed else 0
    ),
    misread("score.plan/only-if-completed:left-out", plan=lambda self, completed: 4),
    misread(
        "score.plan/only-if-completed:inverted", plan=lambda self, completed: 0 if completed else 4
    ),
    misread("score.plan/only-if-completed:wrong-scope", all_categories=_a_plan_for_all),
    misread(
        "score.plan/only-if-completed:misreading",
        plan=lambda self, completed: 4 if completed else -4,
    ),
    misread("score.patrons/one-each:left-out", patrons=lambda self, cards: 0),
    misread("score.patrons/one-each:off-by-one", patrons=lambda self, cards: max(0, cards - 1)),
    misread("score.patrons/one-each:wrong-scope", all_categories=_most_patrons),
    misread("score.patrons/one-each:counted-twice", patrons=lambda self, cards: 2 * cards),
    misread("score.patrons/one-each:max-for-sum", patrons=lambda self, cards: min(1, cards)),
    misread("score.patrons/one-each:misreading", patrons=lambda self, cards: cards // 2),
    misread(
        "score.patrons/added-to-the-rest:left-out.patrons",
        total=lambda self, found: sum(found.values()) - found["patrons"],
    ),
    misread(
        "score.patrons/added-to-the-rest:left-out.plan",
        total=lambda self, found: sum(found.values()) - found["plan"],
    ),
    misread(
        "score.patrons/added-to-the-rest:max-for-sum", total=lambda self, found: max(found.values())
    ),
)
