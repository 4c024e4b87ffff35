"""The first wrong decision of a game, and the clause behind it.

Later faults in that game may have the same cause, and show nothing.
"""

from collections.abc import Sequence

from boardscore.verify import game_kits
from boardscore.verify.data_types import Data, Wrong
from boardscore.verify.judge.case import Case, Decision, Verdict
from boardscore.verify.judge.table_clauses import clause_of_refused
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import SEEN, Refused
from boardscore.verify.search.play.game_questions import GameQuestion, question_about
from boardscore.verify.search.play.random_games import PlayedGame
from boardscore.verify.search.question import Fault
from boardscore.verify.vectors.vectors import PLAY

MOST = 100
"""The number of games with a question for every decision, the shortest first."""


def decisions(program: Program, cases: Sequence[Case]) -> list[Decision | None]:
    """For each case the first wrong decision; None if it is not about play."""
    wrong = sorted(filter(_is_wrong_play, cases), key=lambda one: len(one.vector.input["record"]))
    asked = [(case, question) for case in wrong[:MOST] for question in _before(case)]
    asked += [
        (case, question)
        for case in wrong[MOST:]
        for question in _before(case)
        if len(question.played.moves) == refused_at(case)
    ]
    first: dict[int, Decision] = {}
    for outcome, (case, question) in zip(program.ask(one.request for _, one in asked), asked):
        fault = None if id(case) in first else question.fault(outcome)
        if fault is not None and fault.kind == "moves":
            first[id(case)] = _decision(question, fault)
    return [
        first.get(id(case)) or (_own(case) if _is_wrong_play(case) else _of_view(case))
        for case in cases
    ]


def _of_view(case: Case) -> Decision | None:
    """The decision where a legal move is refused instead of a view."""
    place, record = refused_at(case), case.vector.input.get("record", ())
    if case.vector.op != SEEN or place is None or place + 1 >= len(record):
        return None
    clause = clause_of_refused(case.vector.content(case.rulings), place)
    return Decision(place, clause, Wrong((), ()))


def refused_at(case: Case) -> int | None:
    """The index of the illegal move in an answer, if it has one."""
    answer = None if case.outcome is None else case.outcome.answer
    return answer.index if isinstance(answer, Refused) else None


def _is_wrong_play(case: Case) -> bool:
    known = game_kits.kit(case.vector.game).play is not None
    return known and case.vector.op in PLAY and case.verdict is Verdict.DISAGREE


def _before(case: Case) -> list[GameQuestion]:
    """Questions about each decision before the end of a vector's record."""
    played, _ = game_of_case(case)
    players = [at for at in range(len(played.moves)) if played.states[at].chance is None]
    return [GameQuestion(played.until(at), "legal") for at in players]


def game_of_case(case: Case) -> tuple[PlayedGame, Data | None]:
    """The game of a vector up to its first illegal move, and that move."""
    question = question_about("legal", case.vector.content(case.rulings))
    return question.played, question.refused


def _own(case: Case) -> Decision | None:
    if case.outcome is None:
        return None
    played, illegal = game_of_case(case)
    question = GameQuestion(played, case.vector.op, refused=illegal)
    fault = question.fault(case.outcome)
    if fault is None:
        return None
    refuses_a_move = fault.kind == "refusal" and fault.place < len(played.moves)
    if fault.kind == "refusal" and case.vector.op == "legal" and not refuses_a_move:
        return None  # an answer to this shows nothing about the rules
    if illegal is None and refuses_a_move:
        refused = Wrong((played.moves[fault.place],), ())
        question = GameQuestion(played.until(fault.place), "legal")
        fault = Fault("moves", fault.place, refused)
    return _decision(question, fault)


def _decision(question: GameQuestion, fault: Fault) -> Decision:
    (clause,) = question.clauses(fault)
    return Decision(fault.place, clause, fault.wrong, question.neighbours(fault, clause))
