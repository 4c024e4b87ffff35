"""What lies behind a wrong decision, later in its game.

It is looked at if another clause decides there. It is a finding of its own if it can be shrunk to a
game in which all before it is right; else it is told as one that lies behind another. Games that a
program refuses to go on with go on by moves that it lists too.
"""

from collections.abc import Sequence
from random import Random

from attrs import evolve

from boardscore.verify.program.outcomes import Outcome
from boardscore.verify.program.protocol import STATE, TRACE, Moves
from boardscore.verify.search.finding import Finding
from boardscore.verify.search.play.continuation import decisions, gone_on
from boardscore.verify.search.play.finder import GameFinder, WrongGame
from boardscore.verify.search.play.played_games import PlayedGame
from boardscore.verify.search.play.questions import GameQuestion
from boardscore.verify.search.question import Fault
from boardscore.verify.search.task import Deadline, Task

MOST_BEHIND = 4
"""How many mistakes that lie behind others are followed, the most frequent first."""

Sort = tuple[str, ...]

BEHIND = 4
"""How many games of a batch that are refused are played on by moves that are not."""

_LISTED = ("moves", "refusal", "score", STATE)


class LaterFaultFinder(GameFinder):
    """Finds what lies behind other findings too."""

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self._random = Random(task.seed)
        self._behind: dict[Sort, Finding[GameQuestion]] = {}
        self._later: dict[Sort, list[GameQuestion]] = {}
        self._followed: set[Sort] = set()

    def _follow_behind(self, wrong: Sequence[WrongGame]) -> None:
        """Looks at all that is wrong in whole games; some that tell no more are played on."""
        ended = dict[int, PlayedGame]()
        for question, fault, outcome in wrong:
            is_whole = question.refused is None and question.played.end.is_over
            if question.op == TRACE and fault.kind != "refusal":
                self._look_behind(question, outcome)
            elif is_whole and (fault.kind == "refusal" or not self._traces):
                ended.setdefault(
                    id(question.played), question.played.until(self._known_until(fault))
                )
        for one in [*ended.values()][:BEHIND]:
            before = GameQuestion(one, TRACE)
            if not one.moves or self._look_behind(before, *self._outcomes([before])):
                self._play_on(one)
        left = [sort for sort in self._later if sort not in self._followed]
        if left and len(self._followed) < MOST_BEHIND:
            sort = max(left, key=lambda one: len(self._later[one]))
            self._followed.add(sort)
            self._add_behind(min(self._later[sort], key=lambda one: one.size), sort)

    def _known_until(self, fault: Fault) -> int:
        """Up to which move all that is wrong in a game can be asked for at once."""
        return fault.place if self._traces else 0

    def _play_on(self, one: PlayedGame) -> None:
        """Plays a game on by moves that the program lists as well, as far as there are some."""
        while not one.end.is_over:
            question = GameQuestion(one, "legal")
            (told,) = self._outcomes([question])
            if not self._look_behind(question, told):
                return
            listed = told.answer.moves if isinstance(told.answer, Moves) else ()
            longer = gone_on(self._random, one, listed, self._play.choose)
            if longer is None:
                return
            one = longer
        question = GameQuestion(one, "replay")
        self._look_behind(question, *self._outcomes([question]))

    def _look_behind(self, question: GameQuestion, outcome: Outcome) -> bool:
        """Notes what is wrong first of all that is about other moves, or parts of a score, than the
        findings so far; whether there is no such thing, so that what comes later tells something.
        """
        for fault in question.faults(outcome):
            sort = question.sort(fault)
            if not self._alike(sort):
                if fault.kind in _LISTED:
                    self._later.setdefault(sort, []).append(question.at_fault(fault))
                return False
        return True

    def _alike(self, sort: Sort) -> list[Finding[GameQuestion]]:
        """The findings that are about some of the same moves or parts of a score."""
        kind, *parts = sort
        found = [(one, one.question.sort(one.fault)) for one in self._findings]
        return [one for one, own in found if kind == own[0] and {*parts} & {*own}]

    def _add_behind(self, question: GameQuestion, sort: Sort) -> None:
        """Keeps it as any other finding if it comes in a game in which all before it is right; and
        as one that lies behind others if nothing else is wrong before it.
        """
        (outcome,) = self._outcomes([question])
        fault = fault_at_end(question, outcome)
        if fault is None or question.sort(fault) != sort:
            return
        deadline = Deadline(self.MOST_TRIED, self._task.is_late)
        *_, smallest = self._ever_smaller((question, fault, outcome), deadline, fault_at_end)
        found, before = self._finding(smallest, deadline), decisions(smallest[0].played)
        told = [*zip(before, list(self._outcomes(before)))]
        wrong = [(one, fault) for one, said in told if (fault := one.fault(said)) is not None]
        first = [self._alike(one.sort(fault)) for one, fault in wrong]
        if not wrong:
            self._seen.add(found.name)
            self._keep(found)
        elif all(first):
            clauses = tuple(dict.fromkeys(one.clause for some in first for one in some))
            self._behind[sort] = evolve(found, behind=clauses)


def fault_at_end(question: GameQuestion, outcome: Outcome) -> Fault | None:
    """What is wrong after the last move of a game, whatever is wrong before that."""
    last = len(question.played.moves)
    return next((one for one in question.faults(outcome) if one.place == last), None)
