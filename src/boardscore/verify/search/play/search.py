"""The search for games that a program plays otherwise than the rules.

Each wrong answer is traced back to the first decision of its game that is answered wrongly. That
one is shrunk, and becomes a finding. What is wrong later in that game may follow from it;
`later_faults.py` decides which of that is reported.
"""

import gc
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from random import Random

from attrs import evolve

from boardscore.verify.data_types import Size
from boardscore.verify.judge.misreadings import Answered, Matching, game_answer
from boardscore.verify.program.outcomes import LOST, Outcome, Status
from boardscore.verify.program.protocol import TRACE, Traced
from boardscore.verify.search.finding import Finding
from boardscore.verify.search.play.finder import WrongGame
from boardscore.verify.search.play.later_faults import LaterFaultFinder
from boardscore.verify.search.play.misread import play_as_misread, questions_about
from boardscore.verify.search.play.played_games import PlayedGame
from boardscore.verify.search.play.question_source import QuestionSource, smallest
from boardscore.verify.search.play.questions import GameQuestion, is_scored
from boardscore.verify.search.progress import Progress
from boardscore.verify.search.question import LISTS
from boardscore.verify.search.stream import SMALL, Batch
from boardscore.verify.search.task import Task
from boardscore.verify.vectors.misreading import Misreading

SELDOM = 20_000
"""The number of new objects after which Python looks for reference cycles."""

SAMPLE = 32
"""How many answers about whole games are kept to tell what a finding is like."""

AS_MISREAD = 12
"""How many games are asked about as a misreading plays them, before it is named."""


@contextmanager
def rare_garbage_collection() -> Iterator[None]:
    """Within it, Python seldom looks for reference cycles.

    Games are many objects without cycles. Looking through them again and again takes a tenth of the
    time of a search.
    """
    before = gc.get_threshold()
    gc.set_threshold(SELDOM, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def search_games(task: Task) -> Progress:
    """One finding for each clause that seems to be broken."""
    with rare_garbage_collection():
        return GameSearch(task).run()


class GameSearch(LaterFaultFinder):
    """One search for games."""

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self._met: Counter[str] = Counter()
        self._sample: list[Answered] = []
        self._matching = Matching(task.game, TRACE)
        self._ended_at: dict[int, int] = {}
        self._depth: int | None = None
        self._unscored: PlayedGame | None = None

    def _batches(self) -> Iterator[Batch]:
        self._traces = self._traces and self._knows_trace()
        random = Random(self._task.seed)
        source = QuestionSource(self._play, self._rulings, self._traces, random)
        yield from source.batches(self._task.saved)

    def _end(self) -> Progress:
        likened = [*map(self._completed, self._smallest_first)]
        telling = {
            one.name: one for one in reversed(likened) if not self._is_explained(one, likened)
        }
        return evolve(self._progress, findings=tuple(reversed(telling.values())))

    @property
    def _smallest_first(self) -> list[Finding[GameQuestion]]:
        """All findings; those behind others come last."""
        both = (self._findings, self._behind.values())
        return [one for some in both for one in sorted(some, key=_plainness)]

    @property
    def _progress(self) -> Progress:
        return evolve(
            super()._progress,
            findings=tuple(self._smallest_first),
            depth=self._depth,
            covered=Counter(self._met),
            unscored=self._unscored,
        )

    # What is answered

    def _knows_trace(self) -> bool:
        """Whether the program does for this game what it offers."""
        begun = (GameQuestion(one, TRACE) for one in smallest(self._play, self._rulings))
        outcomes = self._outcomes(islice(begun, 1))
        return all(one.status is not Status.UNSUPPORTED for one in outcomes)

    def _compare(self, batch: Batch, question: GameQuestion, outcome: Outcome) -> list[WrongGame]:
        """Compares and counts an answer; empty if it is right."""
        wrong = super()._compare(batch, question, outcome)
        if not batch.kind and len(self._sample) < SAMPLE:
            self._sample.append(game_answer(question, outcome))
        if question.is_end and outcome.was_sent:
            self._look_at_end(question, outcome)
        for _, fault, _ in wrong:
            if fault.kind == "refusal" and question.refused is None:
                self._ended_at[id(question.played)] = fault.place
        return wrong

    def _look_at_end(self, question: GameQuestion, outcome: Outcome) -> None:
        """Counts whether the end of a game was scored, and keeps the shortest that was not."""
        by_trace = "_by_trace" * (question.op == TRACE)
        if is_scored(outcome):
            self._counts["scored"] += 1
            self._counts["scored_by_trace"] += bool(by_trace)
        elif outcome.status is Status.UNSUPPORTED or isinstance(outcome.answer, Traced):
            self._counts[f"unscored{by_trace}"] += 1
            if self._unscored is None or len(question.played.moves) < len(self._unscored.moves):
                self._unscored = question.played

    def _end_batch(self, batch: Batch) -> None:
        if batch.depth is not None:
            self._depth = batch.depth
        for one in batch.games:
            self._counts["games"] += 1
            end = self._ended_at.pop(id(one), len(one.moves))
            self._counts["cut"] += end < len(one.moves)
            steps = zip(one.states[:end], one.moves, one.states[1:])
            self._met.update(chain.from_iterable({*self._play.covered(*step)} for step in steps))
        super()._end_batch(batch)

    def _follow(self, batch: Batch, wrong: Sequence[WrongGame]) -> None:
        """Makes findings of what is wrong, the first in its game first."""
        first = sorted(wrong, key=lambda one: (one[1].place, one[0].size))
        for followed, one in enumerate(first):
            if self._is_over() and self._findings:
                self._counts["unfollowed"] += len(first) - followed
                return
            # All that is shorter than a question about a small game was asked before.
            self._add(one if batch.kind == SMALL else self._first_wrong(one))
        if not batch.kind and not self._task.is_late():
            self._follow_behind([one for one in wrong if one[2].status not in LOST])

    # What is told

    def _is_explained(
        self, found: Finding[GameQuestion], all_found: Sequence[Finding[GameQuestion]]
    ) -> bool:
        """Whether another finding says all that one tells.

        It does if it is of the clause that this one is a special case of; and of one that lies
        behind it, if the misreading that it is like gives that too.
        """
        general = self._play.within.get(found.clause)
        if any(one.clause == general for one in all_found):
            return True
        answered = game_answer(found.question, found.outcome)
        first = [one for one in all_found if not one.behind]
        likenesses = [one.like.misreading for one in first if one.like is not None]
        return bool(found.behind) and (
            any(one.clause == found.clause for one in first)
            or any(self._matching.gives(one, answered) for one in likenesses)
        )

    def _completed(self, found: Finding[GameQuestion]) -> Finding[GameQuestion]:
        """A finding with the misreading that it is like.

        For that whole games have to be answered: a single answer is like too much. What gives all
        of them is held against what is answered about games as it plays them; when it is late for
        that, only a misreading of the clause that seems to be broken is named.
        """
        if found.outcome.status in LOST or found.kind in {TRACE, LISTS} or not self._sample:
            return found
        answered = game_answer(found.question, found.outcome)
        sample, tried = [*self._sample], set[Misreading]()
        while True:
            like = self._matching.likeness(answered, sample, found.clause)
            mutant = None if like is None or not like.throughout else like.misreading
            if mutant is None or mutant in tried:
                return evolve(found, like=like)
            if self._task.is_late():
                return found if mutant.clause != found.clause else evolve(found, like=like)
            tried.add(mutant)
            sample += self._answered_as(mutant)

    def _answered_as(self, mutant: Misreading) -> Iterator[Answered]:
        """What the program answers about games as a misreading plays them."""
        random, play = self._random, self._play
        for _ in range(AS_MISREAD):
            one = play_as_misread(random, mutant, play.started(random, self._rulings), play.choose)
            asked = [*questions_about(one, traces=self._traces)]
            yield from map(game_answer, asked, self._outcomes(asked))


def _plainness(found: Finding[GameQuestion]) -> tuple[bool, Size]:
    """How little a finding leaves open: ranks follow from all else, and come after it."""
    return found.fault.names == ("ranks",), found.question.size
