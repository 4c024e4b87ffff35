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
"""The fault of wrong categories; the others of a score are `totals` and `ranks`."""

SUMS = ("totals", "ranks")


@frozen(eq=False)
class PositionQuestion(Question):
    """The score of one position."""

    position: Position
    """The position in canonical form, without rulings."""
    rules: Reference
    """What scores it under the rulings."""
    op = "score"

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        return self.rules.game

    @property
    def request(self) -> Request:
        """The request as it is sent."""
        return score(self.rules.with_rulings(self.position))

    @cached_property
    def expected(self) -> Scored:
        """The score by the rules; raises `ValueError` if points are missing."""
        return self.rules.score(self.position)

    @property
    def size(self) -> Size:
        """How large the position is."""
        return size(self.position)

    def content(self) -> Data:
        """The position, with what it gives under all rulings."""
        return {"input": self.position, **expectations(self.position)}

    def sort(self, fault: Fault) -> Sort:
        """The fault itself."""
        return fault

    def fault(self, outcome: Outcome) -> Fault | None:
        """What is wrong with an answer; None if it is right or not supported."""
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
        """The clauses of the categories or of the ties that are wrong."""
        found = (game_kits.clause_of(self.game, name) for name in sorted(fault.names))
        return tuple(dict.fromkeys(clause for clause in found if clause is not None))

    def title(self, fault: Fault) -> Message:
        """A fault of an answer, in a few words."""
        if fault.kind not in {CATEGORIES, *SUMS}:
            return super().title(fault)
        if fault.names == ("categories",):
            return Message("finding.title.players")
        names = tuple(self._category(name) for name in sorted(fault.names))
        return Message(f"finding.title.{fault.kind}", names=names)

    def _category(self, name: str) -> Message | str:
        """What people call a category; a name that an answer made up is shown as it is."""
        known = name in self.rules.categories
        return Message(f"category.{name}") if known else show_value(name)

    def smaller(self, _: int, /) -> Sequence[Step["PositionQuestion"]]:
        """Every smaller position that one simplification makes, the smallest first."""
        return [partial(self._with, step) for step in simpler(self.position)]

    def _with(self, position: Position) -> "PositionQuestion | None":
        can_score = self.rules.can_score(position)
        return PositionQuestion(position, self.rules) if can_score else None


def ruling_combinations(game: str) -> list[dict[str, Value]]:
    """All combinations of the rulings that a score depends on, the defaults first."""
    known, names = options(game), game_kits.kit(game).rulings
    return [dict(zip(names, values)) for values in product(*(known[name] for name in names))]


def expectations(position: Position) -> dict[str, Any]:
    """What the rules give for a position: by default, and under the rulings that change it."""
    game = position["game"]
    by_default = Reference(game).score(position).data
    scored = [(way, Reference(game, way).score(position).data) for way in ruling_combinations(game)]
    variants = [{"when": way, "expect": data} for way, data in scored if data != by_default]
    return {"expect": by_default, "variants": variants}


# Faults that explain others


def unexplained_names(fault: Fault, known: Sequence[Fault]) -> tuple[str, ...] | None:
    """The names of a fault that other faults do not explain; None if they explain it.

    Wrong categories are explained one by one. Wrong totals and ranks are explained by a fault with
    no more categories or ties in play.
    """
    alike = [{*one.names} for one in known if one.kind == fault.kind]
    if fault.kind == CATEGORIES:
        left = {*fault.names}.difference(*alike)
        return tuple(sorted(left)) or None
    return None if any(names <= {*fault.names} for names in alike) else fault.names
