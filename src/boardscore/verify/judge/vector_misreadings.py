"""The misreading behind wrong answers to vectors.

Compares each part of a position's score separately, since a program may have several mistakes; for
games and tables, whole answers.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from attrs import evolve, frozen

from boardscore.verify.judge.case import Case, Verdict
from boardscore.verify.judge.first_wrong_decision import game_of_case
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.misreading_matching import (
    Answered,
    Matching,
    Part,
    PositionAnswer,
    game_answer,
    record_answer,
)
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.judge.wrong_answer_diagnosis import SUMS, categories_of_part, wrong_parts
from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.protocol import Scored
from boardscore.verify.search.finding import AnyFinding
from boardscore.verify.search.play.game_questions import GameQuestion
from boardscore.verify.search.question import Fault
from boardscore.verify.search.search_result import Searched
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.move_lists import same_move
from boardscore.verify.vectors.vectors import PLAY, TABLE, check

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
    case: Case
    known: PositionAnswer
    wrong: tuple[str, ...]
    """The wrong parts of the answer: clauses, or a sum."""

    @staticmethod
    def of(case: Case) -> "_Score":
        """A case with its score."""
        vector, rulings = case.vector, case.rulings
        assert case.outcome is not None
        assert isinstance(case.outcome.answer, Scored)
        right = {name: tuple(part) for name, part in vector.expected(rulings).items()}
        known = PositionAnswer(request_of(vector, rulings), case.outcome.answer, Scored(**right))
        return _Score(case, known, wrong_parts(vector, case.differences))

    def _part(self, name: str) -> Part:
        if name in SUMS:
            return Part(name)
        return Part("categories", categories_of_part(self.case.vector.game, name))

    def about(self, name: str) -> Answered:
        """The answer, compared by a part."""
        return self.known.about(self._part(name), self.case.vector)

    def shows(self, name: str) -> bool:
        """Whether an answer says anything about a part; ranks only if their totals are right."""
        sound = name != "ranks" or self.wrong in {(), ("ranks",)}
        return sound and self._part(name).is_given(self.known.answer)


Named = Iterator[tuple[str, Misreading]]


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
        scored = {one.case.vector.clause for one in right if any(one.known.right.totals)}
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
    fitting = [
        one
        for one in matching.misreadings
        if any(matching.gives(one, answers[case.vector.id]) for case in some)
        and matching.may_explain_all(one, decisions)
        and matching.gives_all(one, rights)
    ]
    return matching.explain(answers, fitting)


def _answer(case: Case) -> Answered:
    vector, rulings = case.vector, case.rulings
    wrong = partial(check, vector, rulings=rulings)
    return record_answer(request_of(vector, rulings), case.answer, wrong, vector)


def _decision(case: Case) -> Iterator[Answered]:
    """The legal moves listed at the first wrong decision."""
    decision = case.decision
    if decision is None or not any(decision.wrong):
        return
    played, _ = game_of_case(case)
    question = GameQuestion(played.until(decision.place), "legal")
    missing = {same_move(move) for move in decision.wrong.missing}
    listed = [move for move in played.legal(decision.place) if same_move(move) not in missing]
    moves = [*listed, *(move for _, move in decision.wrong.too_many)]
    vector = question.vector(f"{decision.clause}/decision", Fault("moves", decision.place))
    yield record_answer(question.request, {"moves": moves}, partial(check, vector))


def _plainest(wrong: Iterable[Case]) -> list[Case]:
    """The shortest game for each clause that decides what is right there, at most `MOST_ASKED`."""
    found: dict[str, Case] = {}
    for case in sorted(wrong, key=lambda one: len(one.vector.input["record"])):
        clause = case.vector.clause if case.decision is None else case.decision.clause
        found.setdefault(clause, case)
    return list(found.values())[:MOST_ASKED]


def without_contradictions(judgement: Judgement) -> Judgement:
    """A judgement without misreadings that contradict answers.

    A finding's misreading must fit the right answers to vectors, and a vector's the findings.
    """
    findings = [one for searched in judgement.searches for one in searched.findings]
    if not findings:
        return judgement
    wrong = [one for found in findings for one in _wrong_parts(found)]
    right = [_whole(case) for case in judgement.cases if case.verdict is Verdict.AGREE]
    matching = Matching(findings[0].game)

    def without_contradicted(found: AnyFinding) -> AnyFinding:
        one = None if found.like is None else found.like.misreading
        fits = one is None or matching.gives_all(one, _about(one, right))
        return found if fits else evolve(found, like=None)

    def check(searched: Searched) -> Searched:
        found = tuple(map(without_contradicted, searched.findings))
        return evolve(searched, progress=evolve(searched.progress, findings=found))

    like = {*judgement.like.values()}
    named = {one for one in like if matching.may_explain_all(one, _about(one, wrong))}
    return evolve(
        judgement,
        like={name: one for name, one in judgement.like.items() if one in named},
        searches=tuple(map(check, judgement.searches)),
    )


def _about(one: Misreading, answers: Iterable[Answered]) -> list[Answered]:
    asked = ((answered, answered.request) for answered in answers)
    return [answered for answered, to in asked if to.game == one.game and to.op in one.ops]


def _wrong_parts(found: AnyFinding) -> Iterator[Answered]:
    """The wrong answers of a finding, one for each category of a score.

    Skips changing answers, sums and scores of games, which may mix several mistakes.
    """
    question, outcome = found.question, found.outcome
    if outcome.status not in {Status.ANSWERED, Status.ILLEGAL} or found.kind in {*SUMS, "score"}:
        return
    if isinstance(question, GameQuestion):
        yield game_answer(question, outcome)
    elif isinstance(outcome.answer, Scored):
        known = PositionAnswer(outcome.request, outcome.answer, question.expected)
        yield from (known.about(Part(found.kind, frozenset({one}))) for one in found.fault.names)


def _whole(case: Case) -> Answered:
    if case.vector.op != "score":
        return _answer(case)
    known = _Score.of(case).known
    return known.about(Part("totals" if known.answer.ranks is None else "ranks"), case.vector)
