"""What a search finds: a position that is answered wrongly, and what can be said about it."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any, ClassVar

from attrs import evolve, frozen

from boardscore.core.checks import cut
from boardscore.core.messages import Message, say
from boardscore.core.results import Result
from boardscore.core.rulings import Value
from boardscore.verify import games, mutants
from boardscore.verify.canonical import Names, Position
from boardscore.verify.driver.outcomes import Outcome, Status
from boardscore.verify.driver.protocol import LONGEST_TEXT, Scored
from boardscore.verify.judging.case import Case, Verdict
from boardscore.verify.judging.likeness import Part
from boardscore.verify.judging.readings import options, would_agree
from boardscore.verify.reference import Reference
from boardscore.verify.suite.mutant import Mutant
from boardscore.verify.suite.vectors import Vector, check


@frozen
class Bucket:
    """What findings are told apart by: one is kept for each."""

    kind: str
    """`categories`, `totals` or `ranks`, where these are wrong; or a status that is no answer."""
    names: Names = frozenset()
    """The categories that differ; where no categories were given, those that are in play; for
    ranks, what parts the players: `points`, a tie breaker, or `shared`."""

    @property
    def part(self) -> Part:
        """What of answers it is about."""
        names = self.names if self.kind == "categories" else Names()
        return Part(self.kind, names)

    def new_to(self, known: Iterable["Bucket"]) -> Names | None:
        """What of it other buckets do not explain; None if they explain all.

        Wrong categories are explained one by one. Wrong totals and ranks are explained by a bucket
        with no more than these in play.
        """
        alike = [bucket.names for bucket in known if bucket.kind == self.kind]
        if self.kind == "categories":
            return self.names.difference(*alike) or None
        return None if any(names <= self.names for names in alike) else self.names


@frozen
class Proof:
    """How small a finding is: what became of the smaller ones of all small positions."""

    smaller: int
    """How many positions that are smaller were asked."""
    otherwise: int
    """How many of them were answered wrongly as well, by another finding."""
    complete: bool
    """Whether these are all smaller ones of the small positions."""

    @property
    def message(self) -> Message:
        """The proof as a sentence."""
        if not self.complete:
            return Message("finding.not_proven", count=self.smaller)
        if not self.smaller:
            return Message("finding.first")
        key = "finding.smallest_but" if self.otherwise else "finding.smallest"
        return Message(key, count=self.smaller, others=self.otherwise)


@frozen
class FoundVector(Vector):
    """A vector that a search found."""

    IS_FOUND: ClassVar[bool] = True


@frozen
class Finding:
    """A position that is answered wrongly, as small as it could be made."""

    position: Position
    """The position, in canonical form and without rulings."""
    rulings: Mapping[str, Value]
    """The rulings under which it was asked."""
    bucket: Bucket
    """What is wrong with the answer."""
    expected: Scored
    """What the rules give."""
    outcome: Outcome
    """What became of the request."""
    proof: Proof
    """How small it is."""
    mutants: tuple[str, ...] = ()
    """The wrong readings that answer just so, here and wherever else it was tried."""
    is_like_throughout: bool = True
    """Whether they answer all else that was looked at as the program does, too."""
    broken_off: bool = False
    """Whether making it smaller was broken off, so that it may not be as small as it could be."""
    file: str | None = None
    """Where it is saved, if it is."""

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        game: str = self.position["game"]
        return game

    @property
    def kind(self) -> str:
        """What is wrong, in a word."""
        return self.bucket.kind

    @property
    def status(self) -> Status:
        """What became of the request: most often it was answered."""
        return self.outcome.status

    @property
    def got(self) -> Message:
        """The answer, or what happened in its place."""
        return self.outcome.message

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that the answer seems to break, as far as that can be told."""
        found = (games.clause_of(self.game, name) for name in sorted(self.bucket.names))
        return tuple(dict.fromkeys(clause for clause in found if clause is not None))

    def is_like(self, other: "Finding") -> bool:
        """Whether another finding may be of the same rule."""
        if self.bucket.kind != other.bucket.kind:
            return False
        return self.bucket.kind in {"totals", "ranks"} or self.clauses == other.clauses

    @property
    def mutant(self) -> Mutant | None:
        """The wrong reading that answers the same, if one is known."""
        return next((one for one in mutants.of(self.game) if one.id in self.mutants[:1]), None)

    @property
    def result(self) -> Result:
        """The score with lines that the rules give."""
        return Reference(self.game, self.rulings).explained(self.position)

    @property
    def case(self) -> Case:
        """The finding as the case of a vector."""
        case = Case(self.vector, Verdict.DISAGREE, self.rulings, self.outcome)
        if case.got is None:
            return case
        differences = tuple(check(case.vector, case.got, self.rulings))
        return evolve(case, differences=differences, reads_as=would_agree(case, self.rulings))

    @property
    def vector(self) -> FoundVector:
        """The finding as a test vector."""
        isolates = self.mutant.facet if self.mutant else None
        about = isolates or f"{(*self.clauses, f'{self.game}.players')[0]}/search"
        return FoundVector(
            id=f"{about}.found-{self.digest}",
            title=self._title("en"),
            title_de=self._title("de"),
            op="score",
            isolates=about,
            touches=(),
            level="edge",
            why=say(Message("finding.why")),
            why_de=say(Message("finding.why"), "de"),
            input=self.position,
            **expectations(self.position),
        )

    def _title(self, lang: str) -> str:
        """What is wrong, with the categories by the names that people call them."""
        known = Reference(self.game).categories
        names = sorted(self.bucket.names)
        what = tuple(Message(f"category.{one}") if one in known else one for one in names)
        title = Message("finding.title", what=what if self._is_about_categories else self._kind)
        return cut(say(title, lang), LONGEST_TEXT)

    @property
    def _is_about_categories(self) -> bool:
        return self.bucket.kind == "categories"

    @property
    def _kind(self) -> Message:
        """What is wrong, where that is no category."""
        if self.status is not Status.ANSWERED:
            return self.status.message
        return Message(f"finding.title.{self.bucket.kind}")

    @property
    def digest(self) -> str:
        """A short name that is the same whenever the same is found."""
        written = json.dumps([self.position, self.bucket.kind], sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:8]


def ways(game: str) -> list[dict[str, Value]]:
    """All ways to decide the rulings that the score depends on, the usual one first."""
    known, telling = options(game), games.kit(game).rulings
    return [dict(zip(telling, way)) for way in product(*(known[name] for name in telling))]


def expectations(position: Position) -> dict[str, Any]:
    """What the rules give for a position: by the usual rulings, and where others change that."""
    game = position["game"]
    usual = _expectation(Reference(game).score(position))
    scored = [(way, _expectation(Reference(game, way).score(position))) for way in ways(game)]
    variants = [{"when": way, "expect": expect} for way, expect in scored if expect != usual]
    return {"expect": usual, "variants": variants}


def _expectation(scored: Scored) -> dict[str, Any]:
    return {
        "totals": list(scored.totals),
        "categories": [dict(own) for own in scored.categories or ()],
        "ranks": list(scored.ranks or ()),
    }
