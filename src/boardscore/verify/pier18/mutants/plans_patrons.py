"""Wrong scorers of Plans and Patron cards."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG005

from collections.abc import Mapping, Sequence
from typing import Any

from boardscore.verify.pier18.mutants.mistakes import mutant
from boardscore.verify.pier18.mutants.scorer import Scorer
from boardscore.verify.vectors.mutant import Mutant


def _a_plan_for_all(self: Scorer, players: Sequence[Mapping[str, Any]]) -> list[dict[str, int]]:
    plan = self.plan(any(player["plan_completed"] for player in players))
    return [{**self.categories(player), "plan": plan} for player in players]


def _most_patrons(self: Scorer, players: Sequence[Mapping[str, Any]]) -> list[dict[str, int]]:
    most = max(player["patrons"] for player in players)
    return [
        {**self.categories(player), "patrons": most if player["patrons"] == most else 0}
        for player in players
    ]


MUTANTS: tuple[Mutant, ...] = (
    mutant("score.plan/four-points:left-out", plan=lambda self, completed: 0),
    mutant(
        "score.plan/four-points:off-by-one.less", plan=lambda self, completed: 3 if completed else 0
    ),
    mutant(
        "score.plan/four-points:off-by-one.more", plan=lambda self, completed: 5 if completed else 0
    ),
    mutant(
        "score.plan/four-points:counted-twice", plan=lambda self, completed: 8 if completed else 0
    ),
    mutant("score.plan/only-if-completed:left-out", plan=lambda self, completed: 4),
    mutant(
        "score.plan/only-if-completed:inverted", plan=lambda self, completed: 0 if completed else 4
    ),
    mutant("score.plan/only-if-completed:wrong-scope", all_categories=_a_plan_for_all),
    mutant(
        "score.plan/only-if-completed:misreading",
        plan=lambda self, completed: 4 if completed else -4,
    ),
    mutant("score.patrons/one-each:left-out", patrons=lambda self, cards: 0),
    mutant("score.patrons/one-each:off-by-one", patrons=lambda self, cards: max(0, cards - 1)),
    mutant("score.patrons/one-each:wrong-scope", all_categories=_most_patrons),
    mutant("score.patrons/one-each:counted-twice", patrons=lambda self, cards: 2 * cards),
    mutant("score.patrons/one-each:max-for-sum", patrons=lambda self, cards: min(1, cards)),
    mutant("score.patrons/one-each:misreading", patrons=lambda self, cards: cards // 2),
    mutant(
        "score.patrons/added-to-the-rest:left-out.patrons",
        total=lambda self, found: sum(found.values()) - found["patrons"],
    ),
    mutant(
        "score.patrons/added-to-the-rest:left-out.plan",
        total=lambda self, found: sum(found.values()) - found["plan"],
    ),
    mutant(
        "score.patrons/added-to-the-rest:max-for-sum", total=lambda self, found: max(found.values())
    ),
)
"""The mutants of this module, in the order of the grid."""
