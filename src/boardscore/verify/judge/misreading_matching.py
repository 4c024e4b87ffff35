"""Finds the misreading behind wrong answers: it gives them, and every right answer too."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from attrs import evolve, frozen

from boardscore.verify import vector_strength
from boardscore.verify.data_types import Data, Names
from boardscore.verify.program.outcomes import Outcome, outcome_of
from boardscore.verify.program.protocol import Answer, Moves, Request, Scored, Traced
from boardscore.verify.program.replies import read_line
from boardscore.verify.search.play.game_questions import GameQuestion
from boardscore.verify.search.question import Fault
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.move_lists import same_move
from boardscore.verify.vectors.vectors import Difference, Vector


@frozen
class Likeness:
    """The misreading that gives the same answers as a program."""

    misreading: Misreading
    throughout: bool
    """Whether it gives all wrong answers; if not, there are other mistakes too."""
    fitting: tuple[Misreading, ...] = ()
    """All misreadings that give as many of the answers, including this one."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the fitting misreadings."""
        return tuple(dict.fromkeys(one.clause for one in self.fitting))


@frozen(eq=False, kw_only=True)
class Answered:
    """A request with the answer of a program, to be compared with that of a misreading."""

    request: Request
    own: Any
    """The part of the program's answer that is compared."""
    right: Any
    """The same part of the expected answer."""
    read: Callable[[Data], Any]
    """Reads the answer of a misreading, as far as the program answers."""
    part: Callable[[Any], Any] = lambda read: read
    """The part of such an answer that is compared; None if it has none."""
    vector: Vector | None = None
    """The vector of the request, if there is one."""

    @property
    def is_right(self) -> bool:
        """Whether the program's answer is right."""
        return bool(self.own == self.right)

    def allows(self, part: Any) -> bool:
        """Whether another answer is wrong only in the way that the program is wrong."""
        is_part = isinstance(part, Counter) and part <= self.own
        return is_part or part in (self.own, self.right)


@frozen
class Part:
    """A part of a score: the points in some categories, or sums under any rule."""

    kind: str
    """`categories`, `totals` or `ranks`; a sum is compared with the points it is made of."""
    names: Names = frozenset()

    @staticmethod
    def of(fault: Fault) -> "Part":
        """The part that a fault is about."""
        return Part(fault.kind, frozenset(fault.names if fault.kind == "categories" else ()))

    def is_given(self, answer: Scored) -> bool:
        """Whether an answer contains this part."""
        if self.kind == "categories":
            return any(self.names & own.keys() for own in answer.categories or ())
        return self.kind == "totals" or answer.ranks is not None

    def view(self, given: Scored, score: Scored) -> Any:
        """This part of a score, as far as an answer gives it; None if points are missing."""
        if None in score.totals:
            return None
        both = [*zip(given.categories or (), score.categories or ())]
        if self.kind == "categories":
            return [{name: one.get(name) for name in self.names & own.keys()} for own, one in both]
        rests_on = [{name: one.get(name, own[name]) for name in own} for own, one in both]
        return rests_on, score.totals, self.kind == "ranks" and score.ranks


@frozen
class PositionAnswer:
    """A program's score of a position, with the right one."""

    request: Request
    answer: Scored
    right: Scored

    def about(self, part: Part, vector: Vector | None = None) -> Answered:
        """The answer, compared by one of its parts."""
        view = partial(part.view, self.answer)
        own, right = view(self.answer), view(self.right)
        return Answered(
            request=self.request, own=own, right=right, read=_score, part=view, vector=vector
        )


def _score(answer: Data) -> Scored:
    return Scored(**{name: tuple(part) for name, part in answer["result"].items()})


def record_answer(
    request: Request,
    answer: Mapping[str, Any],
    check: Callable[[Mapping[str, Any]], Iterable[Difference]],
    vector: Vector | None = None,
) -> Answered:
    """An answer about a record, compared by all its differences."""

    def read(said: Data) -> Counter[str]:
        said = said.get("result", said)
        return _plainly(check({name: said[name] for name in said if name in answer} or said))

    own = _plainly(check(answer))
    return Answered(request=request, own=own, right=Counter(), read=read, vector=vector)


def _plainly(differences: Iterable[Difference]) -> Counter[str]:
    """The differences, whatever the order of moves and the wording of an error."""
    return Counter(
        json.dumps([one.part, _code(one.expected), _code(one.got)], sort_keys=True, default=str)
        for one in differences
    )


def _code(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    error = value.get("error")
    if isinstance(error, Mapping):
        return {key: error[key] for key in ("code", "index", "part") if key in error}
    return value.get("totals", value)


def game_answer(question: GameQuestion, outcome: Outcome) -> Answered:
    """An answer about a game, compared by all its faults."""
    request = question.request

    def read(answer: Data) -> Counter[Any]:
        reply = read_line(json.dumps({"id": 0, **answer}).encode())
        assert reply is not None
        said = _as_far_as(outcome.answer, reply.answer(request.op))
        return Counter(_mistakes(question, outcome_of(0, request, said)))

    own = Counter(_mistakes(question, outcome))
    return Answered(request=request, own=own, right=Counter(), read=read)


def _as_far_as(given: Answer | None, said: Any) -> Any:
    """An answer without the parts of a score that are missing."""
    if isinstance(given, Traced) and isinstance(said, Traced):
        return evolve(said, scored=_as_far_as(given.scored, said.scored))
    if not isinstance(given, Scored) or not isinstance(said, Scored):
        return said
    categories = None if given.categories is None else said.categories
    return evolve(said, categories=categories, ranks=given.ranks and said.ranks)


def _mistakes(question: GameQuestion, outcome: Outcome) -> Iterator[tuple[Any, ...]]:
    answer = outcome.answer
    given = answer.scored if isinstance(answer, Traced) else answer
    for fault in question.faults(outcome):
        is_whole = fault.kind in {"score", "refusal"}
        result = given.data if is_whole and isinstance(given, Scored | Moves) else None
        yield fault.kind, fault.place, str(result)
        for name in {same_move(move) for move in fault.wrong.missing}:
            yield "missing", fault.place, name
        for name in {same_move(move) for _, move in fault.wrong.too_many}:
            yield "too many", fault.place, name


class Matching:
    """The misreadings of a game, each with its answers, computed once."""

    def __init__(self, game: str, *ops: str) -> None:
        self.misreadings = [one for one in vector_strength.wrong_programs(game, *ops) if one.facet]
        self._known: dict[tuple[str, Request], Any] = {}

    def answer_of(self, one: Misreading, answered: Answered) -> Any:
        """The compared part of a misreading's answer."""
        key = one.id, answered.request
        if key not in self._known:
            self._known[key] = answered.read(one.answers(answered.request))
        return answered.part(self._known[key])

    def gives(self, one: Misreading, answered: Answered) -> bool:
        """Whether a misreading gives the same answer."""
        return bool(self.answer_of(one, answered) == answered.own)

    def may_explain_all(self, one: Misreading, answers: Iterable[Answered]) -> bool:
        """Whether a misreading may be one of the mistakes of a program."""
        return all(answered.allows(self.answer_of(one, answered)) for answered in answers)

    def gives_all(self, one: Misreading, answers: Iterable[Answered]) -> bool:
        """Whether a misreading gives all answers; compares those about its facet first."""
        telling = sorted(answers, key=lambda answered: _facet(answered) != one.facet)
        return all(self.gives(one, answered) for answered in telling)

    def all_giving(
        self, answers: Iterable[Answered], among: Iterable[Misreading] | None = None
    ) -> list[Misreading]:
        """The misreadings that give all answers, of some or of all."""
        left = self.misreadings if among is None else [*among]
        for answered in answers:
            left = [one for one in left if self.gives(one, answered)]
        return left

    def likeness(self, found: Answered, others: Iterable[Answered], clause: str) -> Likeness | None:
        """The misreading behind an answer, if there is one.

        It gives this answer and every right one. Of several, the one that gives most of the wrong
        answers wins, then one of the clause that seems to be broken. A misreading that gives only
        some of them must be of that clause; one that gives none of them must be the only one that
        fits.
        """
        others = [*others]
        wrong = [one for one in others if not one.is_right]
        fitting = self.all_giving([found, *(one for one in others if one.is_right)])
        given = {one.id: sum(self.gives(one, other) for other in wrong) for one in fitting}
        most = max(given.values(), default=0)
        if most < len(wrong):  # there are several mistakes
            fitting = [one for one in fitting if one.clause == clause]
            most = max((given[one.id] for one in fitting), default=0)
        if not fitting or (most == 0 < len(wrong) and len(fitting) > 1):
            return None
        best = [one for one in fitting if given[one.id] == most]
        best.sort(key=lambda one: one.clause != clause)
        return Likeness(best[0], most == len(wrong), tuple(best))

    def explain(
        self, answers: Mapping[str, Answered], among: Iterable[Misreading]
    ) -> Iterator[tuple[str, Misreading]]:
        """The answers that each misreading gives, by their names, with that misreading.

        The misreading that gives most comes first. Each answer has one misreading, because two may
        contradict each other.
        """
        left = {one: [name for name in answers if self.gives(one, answers[name])] for one in among}

        def fit(one: Misreading) -> tuple[int, int]:
            facets = [_facet(answers[name]) for name in left[one]]
            return len(facets), facets.count(one.facet)

        while any(left.values()):
            best = max(left, key=fit)
            found = left[best]
            yield from ((name, best) for name in found)
            left = {k: [name for name in names if name not in found] for k, names in left.items()}


def _facet(answered: Answered) -> str | None:
    return None if answered.vector is None else answered.vector.isolates
