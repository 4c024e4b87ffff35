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
    misread(
        "score.plan/four-points:left-out",
        "a Plan scores nothing",
        "Ein Plan bringt nichts",
        plan=lambda self, completed: 0,
    ),
    misread(
        "score.plan/four-points:off-by-one.less",
        "a completed Plan scores 3 points",
        "Ein erfüllter Plan bringt 3 Punkte",
        plan=lambda self, completed: 3 if completed else 0,
    ),
    misread(
        "score.plan/four-points:off-by-one.more",
        "a completed Plan scores 5 points",
        "Ein erfüllter Plan bringt 5 Punkte",
        plan=lambda self, completed: 5 if completed else 0,
    ),
    misread(
        "score.plan/four-points:counted-twice",
        "a completed Plan scores 8 points",
        "Ein erfüllter Plan bringt 8 Punkte",
        plan=lambda self, completed: 8 if completed else 0,
    ),
    misread(
        "score.plan/only-if-completed:left-out",
        "every Plan scores 4 points",
        "Jeder Plan bringt 4 Punkte",
        plan=lambda self, completed: 4,
    ),
    misread(
        "score.plan/only-if-completed:inverted",
        "a Plan that is not completed scores 4 points, and a completed one nothing",
        "Ein nicht erfüllter Plan bringt 4 Punkte, ein erfüllter nichts",
        plan=lambda self, completed: 0 if completed else 4,
    ),
    misread(
        "score.plan/only-if-completed:wrong-scope",
        "one completed Plan gives all players 4 points",
        "Ein erfüllter Plan bringt allen 4 Punkte",
        all_categories=_a_plan_for_all,
    ),
    misread(
        "score.plan/only-if-completed:misreading",
        "a Plan that is not completed costs 4 points",
        "Ein nicht erfüllter Plan kostet 4 Punkte",
        plan=lambda self, completed: 4 if completed else -4,
    ),
    misread(
        "score.patrons/one-each:left-out",
        "Patron cards score nothing",
        "Patron-Karten bringen nichts",
        patrons=lambda self, cards: 0,
    ),
    misread(
        "score.patrons/one-each:off-by-one",
        "the first Patron card scores nothing",
        "Die erste Patron-Karte bringt nichts",
        patrons=lambda self, cards: max(0, cards - 1),
    ),
    misread(
        "score.patrons/one-each:wrong-scope",
        "only the player with the most Patron cards scores them",
        "Nur wer die meisten Patron-Karten hat, bekommt Punkte dafür",
        all_categories=_most_patrons,
    ),
    misread(
        "score.patrons/one-each:counted-twice",
        "each Patron card scores 2 points",
        "Jede Patron-Karte bringt 2 Punkte",
        patrons=lambda self, cards: 2 * cards,
    ),
    misread(
        "score.patrons/one-each:max-for-sum",
        "Patron cards score 1 point, however many there are",
        "Patron-Karten bringen zusammen 1 Punkt, egal wie viele es sind",
        patrons=lambda self, cards: min(1, cards),
    ),
    misread(
        "score.patrons/one-each:misreading",
        "it takes 2 Patron cards to score a point",
        "2 Patron-Karten bringen zusammen einen Punkt",
        patrons=lambda self, cards: cards // 2,
    ),
    misread(
        "score.patrons/added-to-the-rest:left-out.patrons",
        "Patron cards are left out of the total",
        "Patron-Karten fehlen in der Summe",
        total=lambda self, found: sum(found.values()) - found["patrons"],
    ),
    misread(
        "score.patrons/added-to-the-rest:left-out.plan",
        "the Plan is left out of the total",
        "Der Plan fehlt in der Summe",
        total=lambda self, found: sum(found.values()) - found["plan"],
    ),
    misread(
        "score.patrons/added-to-the-rest:max-for-sum",
        "the total is the best category",
        "Als Summe gilt die beste Kategorie",
        total=lambda self, found: max(found.values()),
    ),
)
