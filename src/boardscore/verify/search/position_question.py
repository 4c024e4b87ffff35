"""A question about a position: its score under some rulings."""

from collections.abc import Sequence
from functools import cached_property, partial
from itertools import product
from typing import Any

from attrs import frozen

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.core.value_checks import show_value
from boardscore.verify import game_kits
from boardscore.verify.data_types import Data, Position, Size
from boardscore.verify.judge.declared_rulings import options
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import Request, Scored, score
from boardscore.verify.reference import Reference, differing
from boardscore.verify.search.question import Fault, Question, Sort, Step
from boardscore.verify.search.shrink_steps import simpler, size

CATEGORIES = "categories"
"""The kind of a fault in categories; other faults are in `totals` or `ranks`."""

SUMS = ("totals", "ranks")


@frozen(eq=False)
class PositionQuestion(Question):
    """The score of one position."""

    position: Position
    """The position in canonical form, without rulings."""
    rules: Reference
    """The scorer under the rulings."""
    op = "score"

    @property
    def game(self) -> str:
        return self.rules.game

    @property
    def request(self) -> Request:
        return score(self.rules.with_rulings(self.position))

    @cached_property
    def expected(self) -> Scored:
        """The score by the rules; raises `ValueError` if points are missing."""
        return self.rules.score(self.position)

    @property
    def size(self) -> Size:
        return size(self.position)

    def content(self) -> Data:
        """The position, with the right score under all rulings."""
        return {"input": self.position, **expectations(self.position)}

    def sort(self, fault: Fault) -> Sort:
        return fault

    def fault(self, outcome: Outcome) -> Fault | None:
        if outcome.status is Status.UNSUPPORTED:
            return None
        answer = outcome.answer
        if outcome.status is not Status.ANSWERED or not isinstance(answer, Scored):
            return Fault(outcome.status.value)
        kind, names = CATEGORIES, differing(self.expected, answer)
        if names == {"ranks"}:
            kind, names = "ranks", self.rules.ties(self.position, self.expected)
        elif names == {"totals"}:
            kind, names = "totals", self.rules.in_play(self.position)
        elif not names:
            return None
        return Fault(kind, names=tuple(sorted(names)))

    def clauses(self, fault: Fault) -> tuple[str, ...]:
        """The clauses of the wrong categories or ties."""
        found = (game_kits.clause_of(self.game, name) for name in sorted(fault.names))
        return tuple(dict.fromkeys(clause for clause in found if clause is not None))

    def title(self, fault: Fault) -> Message:
        if fault.kind not in {CATEGORIES, *SUMS}:
            return super().title(fault)
        if fault.names == ("categories",):
            return Message("finding.title.players")
        names = tuple(self._category(name) for name in sorted(fault.names))
        return Message(f"finding.title.{fault.kind}", names=names)

    def _category(self, name: str) -> Message | str:
        known = name in self.rules.categories
        return Message(f"category.{name}") if known else show_value(name)

    def smaller(self, _: int, /) -> Sequence[Step["PositionQuestion"]]:
        return [partial(self._with, step) for step in simpler(self.position)]

    def _with(self, position: Position) -> "PositionQuestion | None":
        can_score = self.rules.can_score(position)
        return PositionQuestion(position, self.rules) if can_score else None


def ruling_combinations(game: str) -> list[dict[str, Value]]:
    """All combinations of the rulings that affect a score, the defaults first."""
    known, names = options(game), game_kits.kit(game).rulings
    return [dict(zip(names, values)) for values in product(*(known[name] for name in names))]


def expectations(position: Position) -> dict[str, Any]:
    """The right scores of a position by default, and under rulings that change them."""
    game = position["game"]
    by_default = Reference(game).score(position).data
    scored = [(way, Reference(game, way).score(position).data) for way in ruling_combinations(game)]
    variants = [{"when": way, "expect": data} for way, data in scored if data != by_default]
    return {"expect": by_default, "variants": variants}


def unexplained_names(fault: Fault, known: Sequence[Fault]) -> tuple[str, ...] | None:
    """The names of a fault that other faults do not explain; None if they explain it.

    Wrong categories are explained one by one. Wrong totals and ranks are explained by a fault
    that involves no other categories or ties.
    """
    alike = [{*one.names} for one in known if one.kind == fault.kind]
    if fault.kind == CATEGORIES:
        left = {*fault.names}.difference(*alike)
        return tuple(sorted(left)) or None
    return None if any(names <= {*fault.names} for names in alike) else fault.names
