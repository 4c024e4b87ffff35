"""The misreading behind wrong answers to vectors: it gives them, and every right answer too."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

from attrs import evolve, frozen

from boardscore.verify import vector_strength
from boardscore.verify.data_types import Data, Names
from boardscore.verify.judge.broken_rules import SUMS, categories_of_part, game_of_case, wrong_parts
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.judge.verdicts import Case, Rulings
from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.protocol import Request
from boardscore.verify.program.replies import Scored
from boardscore.verify.right_answers import same_move
from boardscore.verify.search.game_questions import GameQuestion
from boardscore.verify.search.question import Fault
from boardscore.verify.search.search_result import AnyFinding
from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import PLAY, TABLE, Vector


@frozen(eq=False, kw_only=True)
class Answered:
    """A request with the answer of a program, to be compared with that of a misreading."""

    vector: Vector
    request: Request
    own: Any
    """The part of the program's answer that is compared."""
    right: Any
    """The same part of the expected answer."""
    read: Callable[[Data], Any]
    """Reads the answer of a misreading, as far as the program answers."""
    part: Callable[[Any], Any] = lambda read: read
    """The part of such an answer that is compared; None if it has none."""

    def allows(self, part: Any) -> bool:
        """Whether another answer is wrong only in the way that the program is wrong."""
        is_part = isinstance(part, Counter) and part <= self.own
        return is_part or part in (self.own, self.right)


def _record(
    vector: Vector, request: Request, answer: Mapping[str, Any], rulings: Rulings | None = None
) -> Answered:
    """An answer about a record, compared by all its differences."""

    def differences(said: Mapping[str, Any]) -> Counter[str]:
        # Whatever the order of moves and the wording of an error
        parts = (
            [one.part, _code(one.expected), _code(one.got)] for one in check(vector, said, rulings)
        )
        return Counter(json.dumps(part, sort_keys=True, default=str) for part in parts)

    def read(said: Data) -> Counter[str]:
        said = said.get("result", said)
        return differences({name: said[name] for name in said if name in answer} or said)

    own = differences(answer)
    return Answered(vector=vector, request=request, own=own, right=Counter(), read=read)


def _code(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    error = value.get("error")
    if isinstance(error, Mapping):
        return {key: error[key] for key in ("code", "index", "part") if key in error}
    return value.get("totals", value)


Named = Iterator[tuple[str, Misreading]]
"""The ids of vectors, each with the misreading behind its answer."""


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
        telling = sorted(answers, key=lambda answered: answered.vector.isolates != one.facet)
        return all(self.gives(one, answered) for answered in telling)

    def all_giving(
        self, answers: Iterable[Answered], among: Iterable[Misreading] | None = None
    ) -> list[Misreading]:
        """The misreadings that give all answers, of some or of all."""
        left = self.misreadings if among is None else [*among]
        for answered in answers:
            left = [one for one in left if self.gives(one, answered)]
        return left

    def explain(self, answers: Mapping[str, Answered], among: Iterable[Misreading]) -> Named:
        """The answers that each misreading gives, by their names, with that misreading.

        The misreading that gives most comes first. Each answer has one misreading, because two may
        contradict each other.
        """
        left = {one: [name for name in answers if self.gives(one, answers[name])] for one in among}

        def fit(one: Misreading) -> tuple[int, int]:
            facets = [answers[name].vector.isolates for name in left[one]]
            return len(facets), facets.count(str(one.facet))

        while any(left.values()):
            best = max(left, key=fit)
            found = left[best]
            yield from ((name, best) for name in found)
            left = {k: [name for name in names if name not in found] for k, names in left.items()}


MOST_ASKED = 10
"""The most wrong answers about play that are compared with all misreadings."""


def misreadings_behind(cases: Iterable[Case]) -> dict[str, Misreading]:
    """The misreading behind each wrong answer, by the id of its vector, if there is one.

    Answers that other rulings would make right are ignored.
    """
    answered = [
        case
        for case in cases
        if case.got is not None and (case.vector.op != "score" or "totals" in case.got)
    ]
    found: dict[str, Misreading] = {}
    for game in dict.fromkeys(case.vector.game for case in answered):
        for ops, behind in ((("score",), _of_positions), (PLAY, _of_records), (TABLE, _of_records)):
            own = [one for one in answered if one.vector.game == game and one.vector.op in ops]
            wrong = [case for case in own if case.differences]
            if not all(case.reads_as for case in wrong):
                right = [case for case in own if not case.differences]
                found.update(behind(Matching(game, *ops), wrong, right))
    return found


@frozen(eq=False)
class _Score:
    """A program's score of a position, with the right one."""

    case: Case
    given: Scored
    right: Scored
    wrong: tuple[str, ...]
    """The wrong parts of the answer: clauses, or a sum."""

    @staticmethod
    def of(case: Case) -> "_Score":
        """A case with its score."""
        assert case.outcome is not None
        assert isinstance(case.outcome.answer, Scored)
        wrong = wrong_parts(case.vector, case.differences)
        return _Score(case, case.outcome.answer, _scored(case.expected), wrong)

    @cached_property
    def _request(self) -> Request:
        return request_of(self.case.vector, self.case.rulings)

    def _names(self, part: str) -> Names:
        return frozenset() if part in SUMS else categories_of_part(self.case.vector.game, part)

    def about(self, part: str, names: Names | None = None) -> Answered:
        """The answer, compared by a clause, by a sum, or by some categories."""
        names = self._names(part) if names is None else names
        view = partial(_view, part, names, self.given)
        return Answered(
            vector=self.case.vector,
            request=self._request,
            own=view(self.given),
            right=view(self.right),
            read=lambda said: _scored(said["result"]),
            part=view,
        )

    def shows(self, part: str) -> bool:
        """Whether an answer says anything about a part; ranks only if their totals are right."""
        if part == "ranks":
            return self.given.ranks is not None and self.wrong in {(), ("ranks",)}
        names = self._names(part)
        return part == "totals" or any(names & own.keys() for own in self.given.categories or ())


def _scored(score: Mapping[str, Any]) -> Scored:
    return Scored(**{name: tuple(part) for name, part in score.items()})


def _view(part: str, names: Names, given: Scored, score: Scored) -> Any:
    """A part of a score, as far as an answer gives it; None if points are missing.

    A sum is compared with the points it is made of.
    """
    if None in score.totals:
        return None
    both = [*zip(given.categories or (), score.categories or ())]
    if part not in SUMS:
        return [{name: one.get(name) for name in names & own.keys()} for own, one in both]
    rests_on = [{name: one.get(name, own[name]) for name in own} for own, one in both]
    return rests_on, score.totals, part == "ranks" and score.ranks


def _of_positions(matching: Matching, wrong: Sequence[Case], right: Sequence[Case]) -> Named:
    scores = [_Score.of(case) for case in (*wrong, *right)]
    for part in dict.fromkeys(part for one in scores for part in one.wrong):
        evidence = [one for one in scores if one.shows(part)]
        failing = [one for one in scores if part in one.wrong]
        for misreading in _misreadings_for(part, evidence, failing, matching):
            for one in failing:
                if matching.gives_all(misreading, map(one.about, one.wrong)):
                    yield one.case.vector.id, misreading


def _misreadings_for(
    part: str, evidence: Sequence[_Score], failing: Sequence[_Score], matching: Matching
) -> Iterator[Misreading]:
    """The misreading that fits all answers; with sums only, else one for each clause.

    Sums mix several mistakes, so a misreading of a clause must fit its right and its wrong points.
    """
    whole = _best(part, evidence, failing, matching)
    if whole is not None:
        yield whole
    elif part in SUMS:
        right = [one for one in evidence if one not in failing]
        scored = {one.case.vector.clause for one in right if any(one.right.totals)}
        for clause in dict.fromkeys(one.case.vector.clause for one in failing):
            about = [one for one in failing if one.case.vector.clause == clause]
            best = _best(part, right, about, matching, clause) if clause in scored else None
            if best is not None:
                yield best


def _best(
    part: str,
    evidence: Sequence[_Score],
    failing: Sequence[_Score],
    matching: Matching,
    clause: str = "",
) -> Misreading | None:
    """The fitting misreading whose facet has the most failing vectors."""
    if all(one.case.reads_as for one in failing):
        return None
    answers = [one.about(part) for one in (*failing, *evidence)]
    facets = Counter(one.case.vector.isolates for one in failing)
    among = [one for one in matching.misreadings if clause in {"", one.clause}]
    defaults = with_defaults(failing[0].case.vector.game, {})
    for vector in (one.case.vector for one in failing if one.case.rulings == defaults):
        involved = {vector.clause, *vector.touches}
        if vector.touches:  # a new game need not list them
            among = [one for one in among if one.clause in involved]
    likely = [one for one in among if one.facet in facets]
    others = (one for one in among if one.facet not in facets)
    fitting = matching.all_giving(answers, likely) or matching.all_giving(answers, others)
    return max(fitting, key=lambda one: facets[str(one.facet)], default=None)


def _of_records(matching: Matching, wrong: Sequence[Case], right: Sequence[Case]) -> Named:
    """The misreadings that give a wrong answer, all right ones, and no other fault."""
    answers = {case.vector.id: _answer(case) for case in wrong}
    rights = [*map(_answer, right)]
    is_play = wrong[0].vector.op in PLAY
    some = _plainest(wrong) if is_play else wrong
    decisions = [one for case in wrong for one in _decision(case)] if is_play else answers.values()

    def fits(one: Misreading) -> bool:
        return (
            any(matching.gives(one, answers[case.vector.id]) for case in some)
            and matching.may_explain_all(one, decisions)
            and matching.gives_all(one, rights)
        )

    facets = {case.vector.isolates for case in wrong}
    likely = [one for one in matching.misreadings if one.facet in facets and fits(one)]
    if any(matching.gives_all(one, answers.values()) for one in likely):
        return matching.explain(answers, likely)
    return matching.explain(answers, filter(fits, matching.misreadings))


def _answer(case: Case) -> Answered:
    vector, rulings = case.vector, case.rulings
    return _record(vector, request_of(vector, rulings), case.answer, rulings)


def _decision(case: Case) -> Iterator[Answered]:
    """The legal moves listed at the first wrong decision, for a misreading to match."""
    decision = case.decision
    if decision is None or not any(decision.wrong):
        return
    played, _ = game_of_case(case)
    question = GameQuestion(played.until(decision.place), "legal")
    missing = {same_move(move) for move in decision.wrong.missing}
    listed = [move for move in played.legal(decision.place) if same_move(move) not in missing]
    moves = [*listed, *(move for _, move in decision.wrong.too_many)]
    vector = question.vector(f"{decision.clause}/decision", Fault("moves", decision.place))
    yield _record(vector, question.request, {"moves": moves})


def _plainest(wrong: Iterable[Case]) -> list[Case]:
    """Games for misreadings to match: the shortest for each deciding clause, up to `MOST_ASKED`."""
    found: dict[str, Case] = {}
    for case in sorted(wrong, key=lambda one: len(one.vector.input["record"])):
        clause = case.vector.clause if case.decision is None else case.decision.clause
        found.setdefault(clause, case)
    return list(found.values())[:MOST_ASKED]


def without_contradictions(judgement: Judgement) -> Judgement:
    """A judgement without misreadings that cannot give the wrong answers to a search."""
    wrong = [one for searched in judgement.searches for one in searched.findings]
    answers = [answered for found in wrong for answered in _wrong_parts(found)]

    def may_give_all(one: Misreading) -> bool:
        asked = ((answered, answered.request) for answered in answers)
        about = [answered for answered, to in asked if to.game == one.game and to.op in one.ops]
        return Matching(one.game, *one.ops).may_explain_all(one, about)

    named = {one for one in {*judgement.like.values()} if may_give_all(one)}
    return evolve(
        judgement, like={name: one for name, one in judgement.like.items() if one in named}
    )


def _wrong_parts(found: AnyFinding) -> Iterator[Answered]:
    """The wrong answers of a finding, one for each category of a score.

    Skips changing answers, sums and scores of games, which may mix several mistakes.
    """
    if found.status not in {Status.ANSWERED, Status.ILLEGAL} or found.kind in {*SUMS, "score"}:
        return
    if found.question.op in PLAY:
        yield _answer(found.case)
    elif isinstance(found.outcome.answer, Scored):
        score = _Score.of(found.case)
        yield from (score.about(found.kind, frozenset({one})) for one in found.fault.names)
