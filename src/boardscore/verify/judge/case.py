"""A case: one question, its answer, and the verdict."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from attrs import field, frozen

from boardscore.core.enums import NamedEnum
from boardscore.core.messages import Message
from boardscore.core.problems import Problem, Sentence, path_text
from boardscore.core.results import Result
from boardscore.core.rulings import Value
from boardscore.documents.source_positions import Path
from boardscore.games import State
from boardscore.positions import score
from boardscore.records import read_record
from boardscore.verify.data_types import Wrong
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import SEEN
from boardscore.verify.vectors.table_answers import begin_game
from boardscore.verify.vectors.vectors import Difference, Vector, understood

Rulings = Mapping[str, Value]


class Verdict(NamedEnum):
    """What a vector says of an implementation, in the order of the summary."""

    AGREE = "agree"
    DISAGREE = "disagree"
    READING = "reading"
    UNSUPPORTED = "unsupported"
    ORDER_DEPENDENT = "order_dependent"
    RANDOM = "random"
    NOT_DRIVEN = "could_not_drive"
    NOT_EXECUTED = "not_executed"

    @property
    def message(self) -> Message:
        """What people call it."""
        return Message(f"verdict.{self.value}")


CHANGING = (Verdict.ORDER_DEPENDENT, Verdict.RANDOM)
"""The verdicts on an answer that changes when it is asked for again."""
EXECUTED = (Verdict.AGREE, Verdict.DISAGREE, Verdict.READING, *CHANGING)
"""The verdicts on an answer."""
FAILED = (Verdict.DISAGREE, *CHANGING)
"""The verdicts on a wrong answer."""
PASSED = (Verdict.AGREE, Verdict.READING)
"""The verdicts on a right answer."""


def verdict_of(outcome: Outcome) -> Verdict:
    """What an outcome says by itself; an answer agrees unless it is found to be wrong."""
    return _VERDICTS.get(outcome.status, Verdict.NOT_DRIVEN)


_VERDICTS = {
    Status.ANSWERED: Verdict.AGREE,
    Status.ILLEGAL: Verdict.AGREE,
    Status.UNSUPPORTED: Verdict.UNSUPPORTED,
    Status.ORDER_DEPENDENT: Verdict.ORDER_DEPENDENT,
    Status.RANDOM: Verdict.RANDOM,
}


@frozen
class Decision:
    """The first decision of a game that a program is seen to answer wrongly."""

    place: int
    """After how many moves."""
    clause: str
    """The clause that decides what is right there."""
    wrong: Wrong
    """What is wrong with the legal moves there; nothing, if something else is."""


@frozen
class Case:
    """A vector that is asked, from the request to the verdict."""

    vector: Vector
    verdict: Verdict = Verdict.NOT_EXECUTED
    rulings: Rulings = field(factory=dict)
    """What the answer is judged under."""
    outcome: Outcome | None = None
    """The request, and what became of it; None if none was made."""
    why: Sentence | None = None
    """Why there is no answer, or what of a wrong one is no category of the game."""
    differences: tuple[Difference, ...] = ()
    """Where the answer is wrong."""
    left_out: tuple[Path, ...] = ()
    """What the answer leaves out."""
    after: tuple[str, ...] = ()
    """The vectors that it was enough to ask before, for an answer that depends on the order."""
    reads_as: Rulings = field(factory=dict)
    """The rulings that make a wrong answer right if they are read like this."""
    decision: Decision | None = None
    """Of a wrong answer about play, at which decision of its game the program first goes wrong."""

    @property
    def unchecked(self) -> tuple[str, ...]:
        """What the answer leaves out, as people write it."""
        return tuple(map(path_text, self.left_out))

    @property
    def got(self) -> Mapping[str, Any] | None:
        """The answer as data; None if there was none."""
        return None if self.outcome is None else self.outcome.data

    @cached_property
    def answer(self) -> Mapping[str, Any]:
        """The answer as it is compared, without categories that the game does not have; empty if
        there is none."""
        return {} if self.got is None else understood(self.vector, self.got)

    # What the library says about it

    @cached_property
    def expected(self) -> Mapping[str, Any]:
        """The right answer."""
        return self.vector.expected(self.rulings)

    @property
    def result(self) -> Result:
        """The score of the position or of the finished game."""
        asked = self.vector.content(self.rulings)
        return score(asked) if self.vector.op == "score" else read_record(asked).result()

    @property
    def last(self) -> int:
        """The number of moves after which something is asked."""
        return len(self.vector.input["record"]) - 1

    @cached_property
    def states(self) -> tuple[State, ...]:
        """The game before the first move and after every move, up to one that is illegal."""
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
        """Why a move cannot be made after the record; None if it can."""
        state: Any = self.states[-1]
        asked = state.seen_by(self.vector.input["player"]) if self.vector.op == SEEN else state
        problem: Problem | None = asked.why_illegal(move)
        return problem
