"""The verdict on one vector: its case, with the answer and the first mistake in its game."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from attrs import field, frozen

from boardscore.core.errors import Problem, Sentence, path_text
from boardscore.core.messages import Message
from boardscore.core.rendering import NamedEnum
from boardscore.core.results import Result
from boardscore.core.rulings import Value
from boardscore.documents.source_positions import Path
from boardscore.games import State
from boardscore.positions import score
from boardscore.records import read_record
from boardscore.verify.data_types import Wrong
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import SEEN
from boardscore.verify.program.replies import Refused
from boardscore.verify.right_answers import begin_game
from boardscore.verify.search.played_games import Misplaced
from boardscore.verify.vectors.differences import Difference, understood
from boardscore.verify.vectors.vectors import Vector

Rulings = Mapping[str, Value]


class Verdict(NamedEnum):
    """The verdict on one vector; the values are in the order of the summary."""

    AGREE = "agree"
    DISAGREE = "disagree"
    DIFFERENT_RULING = "different_ruling"
    UNSUPPORTED = "unsupported"
    ORDER_DEPENDENT = "order_dependent"
    ANSWERS_VARY = "answers_vary"
    COULD_NOT_RUN = "could_not_run"
    NOT_EXECUTED = "not_executed"

    @property
    def message(self) -> Message:
        return Message(f"verdict.{self.value}")


CHANGING = (Verdict.ORDER_DEPENDENT, Verdict.ANSWERS_VARY)
"""The verdicts on an answer that changes when the request is repeated."""
EXECUTED = (Verdict.AGREE, Verdict.DISAGREE, Verdict.DIFFERENT_RULING, *CHANGING)
"""The verdicts on an answer."""
FAILED = (Verdict.DISAGREE, *CHANGING)
"""The verdicts on a wrong answer."""
PASSED = (Verdict.AGREE, Verdict.DIFFERENT_RULING)
"""The verdicts on a right answer."""


def verdict_of(outcome: Outcome) -> Verdict:
    """The verdict on an outcome alone; any answer agrees until it is checked."""
    return _VERDICTS.get(outcome.status, Verdict.COULD_NOT_RUN)


_VERDICTS = {
    Status.ANSWERED: Verdict.AGREE,
    Status.ILLEGAL: Verdict.AGREE,
    Status.UNSUPPORTED: Verdict.UNSUPPORTED,
    Status.ORDER_DEPENDENT: Verdict.ORDER_DEPENDENT,
    Status.ANSWERS_VARY: Verdict.ANSWERS_VARY,
}


@frozen
class WrongTable:
    """The first wrong value on the table in a case's game, as the trace shows it."""

    place: int
    """The number of moves before it."""
    value: Misplaced


@frozen
class Decision:
    """The first decision in a case's game that the program answers wrongly."""

    place: int
    """The number of moves before it."""
    clause: str
    """The clause that decides which moves are legal there."""
    wrong: Wrong
    """The faults in the list of legal moves there; empty if something else is wrong."""
    neighbours: tuple[str, ...] = ()
    """Other clauses that may explain them."""
    table: WrongTable | None = None
    """The wrong table before it, if the program shows its tables."""
    ends_right: bool = False
    """Whether the program's table is right at the end of the game, and only its score is wrong."""

    @property
    def is_shown(self) -> bool:
        """Whether a list of moves or a table shows what is wrong."""
        return any(self.wrong) or self.table is not None

    @property
    def first(self) -> int:
        """The index of the first move that a report has to show."""
        return self.place if self.table is None else max(0, self.table.place - 1)


@frozen
class Case:
    """A vector with the program's answer and the verdict."""

    vector: Vector
    verdict: Verdict = Verdict.NOT_EXECUTED
    rulings: Rulings = field(factory=dict)
    """The rulings that the answer is judged under."""
    outcome: Outcome | None = None
    """The outcome of the request; None if none was sent."""
    why: Sentence | None = None
    """The reason for a missing answer, or the unknown categories of a wrong one."""
    differences: tuple[Difference, ...] = ()
    """The places where the answer is wrong."""
    left_out: tuple[Path, ...] = ()
    """The missing parts of the answer."""
    after: tuple[str, ...] = ()
    """The vectors that must come before, for an answer that depends on the order."""
    reads_as: Rulings = field(factory=dict)
    """The rulings that would make a wrong answer right."""
    decision: Decision | None = None
    """The first wrong decision of the game, for a wrong answer about play."""

    @property
    def unchecked(self) -> tuple[str, ...]:
        """The missing parts of the answer as text."""
        return tuple(map(path_text, self.left_out))

    @property
    def got(self) -> Mapping[str, Any] | None:
        """The answer as data; None if there was none."""
        return None if self.outcome is None else self.outcome.data

    @property
    def refused_at(self) -> int | None:
        """The index of the illegal move in the answer, if it has one."""
        answer = None if self.outcome is None else self.outcome.answer
        return answer.index if isinstance(answer, Refused) else None

    @cached_property
    def answer(self) -> Mapping[str, Any]:
        """The answer without categories that the game does not have; empty if there is none."""
        return {} if self.got is None else understood(self.vector, self.got)

    @cached_property
    def expected(self) -> Mapping[str, Any]:
        return self.vector.expected(self.rulings)

    @property
    def result(self) -> Result:
        """The score of the position or of the finished game."""
        asked = self.vector.content(self.rulings)
        return score(asked) if self.vector.op == "score" else read_record(asked).result()

    @property
    def last(self) -> int:
        """The number of moves in the record."""
        return len(self.vector.input["record"]) - 1

    @cached_property
    def states(self) -> tuple[State, ...]:
        """The game before the first move and after every move, up to an illegal one."""
        setup, *moves = self.vector.content(self.rulings)
        states = [begin_game(setup)]
        for move in moves:
            if "verdicts" in move or states[-1].why_illegal(move) is not None:
                break
            states.append(states[-1].play(move))
        return tuple(states)

    @property
    def illegal_move(self) -> tuple[int, Any, Problem] | None:
        """The first illegal move of the record, with its index and the reason."""
        index = len(self.states) - 1
        for move in self.vector.input["record"][index + 1 :][:1]:
            problem = None if "verdicts" in move else self.states[-1].why_illegal(move)
            if problem is not None:
                return index, move, problem
        return None

    def why_illegal(self, move: Any) -> Problem | None:
        """The reason that a move is illegal after the record; None if it is legal."""
        state: Any = self.states[-1]
        asked = state.seen_by(self.vector.input["player"]) if self.vector.op == SEEN else state
        problem: Problem | None = asked.why_illegal(move)
        return problem
