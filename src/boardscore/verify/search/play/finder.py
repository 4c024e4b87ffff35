"""From wrong answers to findings: the first wrong decision of a game, in the smallest game."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from attrs import evolve

from boardscore.verify.program.outcomes import CHANGING, LOST, Outcome
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.search.base_search import BaseSearch
from boardscore.verify.search.deadline import Deadline
from boardscore.verify.search.finding import Finding
from boardscore.verify.search.play.continuation import decisions
from boardscore.verify.search.play.questions import GameQuestion, at_fault, is_scored
from boardscore.verify.search.play.shrink import shrink
from boardscore.verify.search.question import Fault
from boardscore.verify.search.task import Task

MOST_TRIED = 10_000
"""How many smaller games are tried at most for one finding."""

Sort = tuple[str, ...]
"""What a mistake is about: its kind, and the moves or the parts of a score."""
Wronged = tuple[GameQuestion, Fault, Outcome]
"""A question that is answered wrongly, what is wrong, and the answer."""
FaultIn = Callable[[GameQuestion, Outcome], Fault | None]

_KEPT_AS_IT_IS = LOST | CHANGING
"""What a program does that would take too long again and again, or may not come again."""


class Finder(BaseSearch[GameQuestion]):
    """Traces what is wrong in a game back to its first wrong decision, and shrinks that."""

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self._traces = TRACE in task.offers
        self._shrinking: int | None = None

    def _trace_back(self, question: GameQuestion, fault: Fault, outcome: Outcome) -> None:
        """Makes a finding of the first decision that a game is answered wrongly at."""
        if outcome.status in LOST:
            self._add(question, fault, outcome)
            return
        is_near = question.refused is not None and fault.place == len(question.played.moves)
        refuses = fault.kind == "refusal" and not is_near
        earlier = [
            GameQuestion(question.played.until(at), "legal") for at in range(fault.place + refuses)
        ]
        if refuses or not self._traces or question.op != TRACE:
            for one, told in zip(earlier, list(self._outcomes(earlier))):
                found = one.fault(told)
                if found is not None and found.kind == "moves":
                    self._add(one, found, told)
                    return
        direct = at_fault(question, fault)
        (told,) = self._outcomes([direct])
        found = direct.fault(told)
        if found is None and question.op == TRACE:
            self._add(question, evolve(fault, kind=TRACE), outcome)
        elif found is None:
            self._add(question, fault, outcome)
        else:
            self._add(direct, found, told)

    def _add(self, question: GameQuestion, fault: Fault, outcome: Outcome) -> None:
        """Keeps what is new, shrunk; its clause is clear when it is."""
        shown, patience = self._with_end((question, fault, outcome)), self._patience(MOST_TRIED)
        name = shown[1].kind, *shown[0].clauses(shown[1])
        if name in self._seen:
            return
        self._seen.add(name)
        try:
            for smaller in self._ever_smaller(shown, patience):
                shown = smaller
        except KeyboardInterrupt:
            patience.break_off()
            raise
        finally:  # if somebody stops it, it is as small as it is by then
            self._keep(self._finding(shown, patience))
            self._shrinking = None
        self._report()

    def _with_end(self, wronged: Wronged) -> Wronged:
        """The same, or the score of a game that goes on, where the program takes it for over.

        A program that scores games one decision earlier too scores whatever it is asked.
        """
        question, fault, _ = wronged
        before = question.played.until(fault.place)
        earlier = [GameQuestion(one.played, "replay") for one in decisions(before)[-1:]]
        if not earlier or before.end.is_over or not _stops(question, fault):
            return wronged
        asked = [*earlier, GameQuestion(before, "replay")]
        first, then = self._outcomes(asked)
        if is_scored(first) or not is_scored(then):
            return wronged
        too_early = asked[-1].fault(then)
        return wronged if too_early is None else (asked[-1], too_early, then)

    def _finding(self, shown: Wronged, patience: Deadline) -> Finding[GameQuestion]:
        question, fault, outcome = shown
        broken_off, rulings = patience.broken_off, self._rulings
        return Finding(
            question=question,
            fault=fault,
            rulings=rulings,
            outcome=outcome,
            broken_off=broken_off,
        )

    def _ever_smaller(
        self, wronged: Wronged, patience: Deadline, fault_in: FaultIn = GameQuestion.fault
    ) -> Iterator[Wronged]:
        """What is wrong as a fresh process has it, then the same in ever smaller games."""
        question, fault, outcome = wronged
        confirmed = self._program.confirm(outcome)
        yield question, fault, confirmed
        if confirmed.status in _KEPT_AS_IT_IS or fault.kind == TRACE:
            return
        alike, self._shrinking = self._like_it(question, fault), 0

        def answers(steps: Sequence[GameQuestion]) -> Iterator[tuple[Fault, Outcome] | None]:
            self._shrinking = (self._shrinking or 0) + len(steps)
            self._report()
            for step, answered in zip(steps, list(self._outcomes(steps))):
                same = fault_in(step, answered)
                yield (same, answered) if same is not None and alike(step, same) else None

        for step, (same, answered) in shrink(question, answers, patience):
            yield step, same, answered

    def _like_it(
        self, question: GameQuestion, fault: Fault
    ) -> Callable[[GameQuestion, Fault], bool]:
        """Whether a mistake is of the same sort, and not a special case of what this one breaks."""
        sort, clause, within = (
            sort_of(question, fault),
            question.clauses(fault)[0],
            self._play.within,
        )
        return lambda step, same: (
            sort_of(step, same) == sort and within.get(step.clauses(same)[0]) != clause
        )


def _stops(question: GameQuestion, fault: Fault) -> bool:
    """Whether a program lists no moves any more, or refuses to go on."""
    if fault.kind == "refusal":
        return question.refused is None
    legal = question.played.legal(fault.place) if fault.kind == "moves" else ()
    return len(fault.wrong.missing) == len(legal) > 0 and not fault.wrong.too_many


def sort_of(question: GameQuestion, fault: Fault) -> Sort:
    """What stays the same while a finding is shrunk: what is wrong, whatever the reason."""
    if fault.kind == "refusal":
        return fault.kind, question.clauses(fault)[0]
    extra = (move for _, move in fault.wrong.too_many if isinstance(move, Mapping))
    kinds = {str(move.get("move")) for move in (*fault.wrong.missing, *extra)}
    return fault.kind, *sorted(kinds), *fault.names
