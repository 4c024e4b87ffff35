"""From wrong answers to findings: the first wrong decision of a game, in the smallest game."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from attrs import evolve

from boardscore.core.rulings import Value
from boardscore.verify.driver.outcomes import CHANGING, LOST, Outcome
from boardscore.verify.driver.protocol import TRACE
from boardscore.verify.search.course import Course
from boardscore.verify.search.patience import Patience
from boardscore.verify.search.play.findings import FoundPlay, clause_of
from boardscore.verify.search.play.going_on import decisions
from boardscore.verify.search.play.questions import (
    Fault,
    Question,
    at_fault,
    fault_of,
    is_scored,
)
from boardscore.verify.search.play.shrink import shrink
from boardscore.verify.search.search import Driver

MOST_TRIED = 10_000
"""How many smaller games are tried at most for one finding."""

Sort = tuple[str, ...]
"""What a mistake is about: its kind, and the moves or the parts of a score."""
Wronged = tuple[Question, Fault, Outcome]
"""A question that is answered wrongly, what is wrong, and the answer."""
FaultIn = Callable[[Question, Outcome], Fault | None]

_KEPT_AS_IT_IS = LOST | CHANGING
"""What a program does that would take too long again and again, or may not come again."""


class Finder(Course[Question, FoundPlay]):
    """Traces what is wrong in a game back to its first wrong decision, and shrinks that."""

    def __init__(
        self,
        program: Driver,
        game: str,
        rulings: Mapping[str, Value],
        offers: Sequence[str],
        is_late: Callable[[], bool],
    ) -> None:
        super().__init__(program, game, rulings, offers)
        self._is_late = is_late
        self._traces = TRACE in offers

    def _tell(self, tried: int | None = None) -> None:
        """Tells how far the search is, and how many smaller games were tried for what it found."""
        raise NotImplementedError

    def _trace_back(self, question: Question, fault: Fault, outcome: Outcome) -> None:
        """Makes a finding of the first decision that a game is answered wrongly at."""
        if outcome.status in LOST:
            self._add(question, fault, outcome)
            return
        is_near = question.refused is not None and fault.place == len(question.walk.moves)
        refuses = fault.kind == "refusal" and not is_near
        earlier = [
            Question(question.walk.until(at), "legal") for at in range(fault.place + refuses)
        ]
        if refuses or not self._traces or question.op != TRACE:
            for one, told in zip(earlier, list(self._outcomes(earlier))):
                found = fault_of(one, told)
                if found is not None and found.kind == "moves":
                    self._add(one, found, told)
                    return
        direct = at_fault(question, fault)
        (told,) = self._outcomes([direct])
        found = fault_of(direct, told)
        if found is None and question.op == TRACE:
            self._add(question, evolve(fault, kind=TRACE), outcome)
        elif found is None:
            self._add(question, fault, outcome)
        else:
            self._add(direct, found, told)

    def _add(self, question: Question, fault: Fault, outcome: Outcome) -> None:
        """Keeps what is new, shrunk; its clause is clear when it is."""
        shown, patience = self._with_end((question, fault, outcome)), self._patience()
        name = shown[1].kind, clause_of(*shown[:2])
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
        self._tell()

    def _with_end(self, wronged: Wronged) -> Wronged:
        """The same, or the score of a game that goes on, where the program takes it for over.

        A program that scores games one decision earlier too scores whatever it is asked.
        """
        question, fault, _ = wronged
        before = question.walk.until(fault.place)
        earlier = [Question(one.walk, "replay") for one in decisions(before)[-1:]]
        if not earlier or before.end.is_over or not _stops(question, fault):
            return wronged
        asked = [*earlier, Question(before, "replay")]
        first, then = self._outcomes(asked)
        if is_scored(first) or not is_scored(then):
            return wronged
        too_early = fault_of(asked[-1], then)
        return wronged if too_early is None else (asked[-1], too_early, then)

    def _patience(self) -> Patience:
        return Patience(MOST_TRIED, self._is_late)

    def _finding(self, shown: Wronged, patience: Patience) -> FoundPlay:
        question, fault, outcome = shown
        broken_off, rulings = patience.broken_off, self._rulings
        return FoundPlay(question, fault, rulings=rulings, outcome=outcome, broken_off=broken_off)

    def _ever_smaller(
        self, wronged: Wronged, patience: Patience, fault_in: FaultIn = fault_of
    ) -> Iterator[Wronged]:
        """What is wrong as a fresh process has it, then the same in ever smaller games."""
        question, fault, outcome = wronged
        confirmed = self._program.confirm(outcome)
        yield question, fault, confirmed
        if confirmed.status in _KEPT_AS_IT_IS or fault.kind == TRACE:
            return
        alike, tried = self._like_it(question, fault), 0

        def answers(steps: Sequence[Question]) -> Iterator[tuple[Fault, Outcome] | None]:
            nonlocal tried
            tried += len(steps)
            self._tell(tried)
            for step, answered in zip(steps, list(self._outcomes(steps))):
                same = fault_in(step, answered)
                yield (same, answered) if same is not None and alike(step, same) else None

        for step, (same, answered) in shrink(question, answers, patience):
            yield step, same, answered

    def _like_it(self, question: Question, fault: Fault) -> Callable[[Question, Fault], bool]:
        """Whether a mistake is of the same sort, and not a special case of what this one breaks."""
        sort, clause, within = (
            sort_of(question, fault),
            clause_of(question, fault),
            self._play.within,
        )
        return lambda step, same: (
            sort_of(step, same) == sort and within.get(clause_of(step, same)) != clause
        )


def _stops(question: Question, fault: Fault) -> bool:
    """Whether a program lists no moves any more, or refuses to go on."""
    if fault.kind == "refusal":
        return question.refused is None
    legal = question.walk.legal(fault.place) if fault.kind == "moves" else ()
    return len(fault.wrong.missing) == len(legal) > 0 and not fault.wrong.too_many


def sort_of(question: Question, fault: Fault) -> Sort:
    """What stays the same while a finding is shrunk: what is wrong, whatever the reason."""
    if fault.kind == "refusal":
        return fault.kind, clause_of(question, fault)
    extra = (move for _, move in fault.wrong.too_many if isinstance(move, Mapping))
    kinds = {str(move.get("move")) for move in (*fault.wrong.missing, *extra)}
    return fault.kind, *sorted(kinds), *fault.names
