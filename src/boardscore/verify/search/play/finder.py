"""From wrong answers to findings: the first wrong decision of a game, in the smallest game."""

from collections.abc import Callable

from attrs import evolve

from boardscore.verify.program.outcomes import LOST, Outcome
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.search.base_search import BaseSearch, Wrong
from boardscore.verify.search.play.continuation import decisions
from boardscore.verify.search.play.questions import GameQuestion, is_scored
from boardscore.verify.search.question import Fault
from boardscore.verify.search.task import Task

WrongGame = Wrong[GameQuestion]


class GameFinder(BaseSearch[GameQuestion]):
    """Traces what is wrong in a game back to its first wrong decision."""

    MOST_TRIED = 10_000

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self._traces = TRACE in task.offers

    def _add(self, wrong: WrongGame) -> None:
        super()._add(self._with_end(wrong))

    def _is_new(self, wrong: WrongGame) -> bool:
        """Whether nothing of this kind and these clauses was found; they are clear when shrunk."""
        question, fault, _ = wrong
        known = len(self._seen)
        self._seen.add((fault.kind, *question.clauses(fault)))
        return len(self._seen) > known

    def _can_shrink(self, fault: Fault, outcome: Outcome) -> bool:
        return fault.kind != TRACE and super()._can_shrink(fault, outcome)

    def _likeness(
        self, question: GameQuestion, fault: Fault
    ) -> Callable[[GameQuestion, Fault], bool]:
        """Whether a fault is of the same sort, and not a special case of what this one breaks."""
        sort, clause = question.sort(fault), question.clauses(fault)[0]
        return lambda step, same: (
            step.sort(same) == sort and self._play.within.get(step.clauses(same)[0]) != clause
        )

    def _first_wrong(self, wrong: WrongGame) -> WrongGame:
        """The first decision that a game is answered wrongly at."""
        question, fault, outcome = wrong
        if outcome.status in LOST:
            return wrong
        is_near = question.refused is not None and fault.place == len(question.played.moves)
        refuses = fault.kind == "refusal" and not is_near
        earlier = [
            GameQuestion(question.played.until(at), "legal") for at in range(fault.place + refuses)
        ]
        if refuses or not self._traces or question.op != TRACE:
            for one, told in zip(earlier, list(self._outcomes(earlier))):
                found = one.fault(told)
                if found is not None and found.kind == "moves":
                    return one, found, told
        direct = question.at_fault(fault)
        (told,) = self._outcomes([direct])
        found = direct.fault(told)
        if found is not None:
            return direct, found, told
        return (question, evolve(fault, kind=TRACE), outcome) if question.op == TRACE else wrong

    def _with_end(self, wrong: WrongGame) -> WrongGame:
        """The same, or the score of a game that goes on, where the program takes it for over.

        A program that scores games one decision earlier too scores whatever it is asked.
        """
        question, fault, _ = wrong
        before = question.played.until(fault.place)
        earlier = [GameQuestion(one.played, "replay") for one in decisions(before)[-1:]]
        if not earlier or before.end.is_over or not _stops(question, fault):
            return wrong
        asked = [*earlier, GameQuestion(before, "replay")]
        first, then = self._outcomes(asked)
        if is_scored(first) or not is_scored(then):
            return wrong
        too_early = asked[-1].fault(then)
        return wrong if too_early is None else (asked[-1], too_early, then)


def _stops(question: GameQuestion, fault: Fault) -> bool:
    """Whether a program lists no moves any more, or refuses to go on."""
    if fault.kind == "refusal":
        return question.refused is None
    legal = question.played.legal(fault.place) if fault.kind == "moves" else ()
    return len(fault.wrong.missing) == len(legal) > 0 and not fault.wrong.too_many
