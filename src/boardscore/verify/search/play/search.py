"""The search for games that a program plays otherwise than the rules.

Each wrong answer is traced back to the first decision of its game that is answered wrongly. That
one is shrunk, and becomes a finding. What is wrong later in that game says nothing by itself: what
of it is told is said in `behind.py`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from random import Random

from attrs import evolve

from boardscore.core.rulings import Value
from boardscore.verify.canonical import Size
from boardscore.verify.driver.outcomes import LOST, Outcome, Status
from boardscore.verify.driver.protocol import TRACE, Traced
from boardscore.verify.search.memory import circles_sought_seldom
from boardscore.verify.search.patience import never
from boardscore.verify.search.play.asking import Asking, smallest
from boardscore.verify.search.play.behind import BehindFinder
from boardscore.verify.search.play.finder import Wronged
from boardscore.verify.search.play.findings import (
    FoundPlay,
    PlayCounts,
    PlayProgress,
    size,
)
from boardscore.verify.search.play.likeness import Answered, gives, like_play
from boardscore.verify.search.play.misread import played, questions
from boardscore.verify.search.play.questions import (
    LISTS,
    Question,
    fault_of,
    is_scored,
)
from boardscore.verify.search.play.stream import Batch, Stream
from boardscore.verify.search.play.walks import Walk
from boardscore.verify.search.progress import Stopped, counted_as
from boardscore.verify.search.search import Driver
from boardscore.verify.suite.play_mutant import PlayMutant
from boardscore.verify.suite.vectors import Vector

SAMPLE = 32
"""How many answers about whole games are kept to tell what a finding is like."""

AS_MISREAD = 12
"""How many games are asked about as a misreading plays them, before it is named."""


def search_play(  # noqa: PLR0913, PLR0917
    program: Driver,
    game: str,
    rulings: Mapping[str, Value],
    offers: Sequence[str],
    seed: int,
    until: Callable[[], bool],
    report: Callable[[PlayProgress], None] = lambda _: None,
    saved: Iterable[Vector] = (),
    is_late: Callable[[], bool] = never,
) -> PlayProgress:
    """Searches until that is true; there is one finding for each clause that seems to be broken.

    What was `saved` is asked before all else. The same seed asks the same games in the same order.
    Ctrl-C ends the search as well. When it is late, what is found is not made smaller any more.
    """
    with circles_sought_seldom():
        return _Search(program, game, rulings, offers, seed, until, report, is_late).run(saved)


class _Search(BehindFinder):
    """The course of one search."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        program: Driver,
        game: str,
        rulings: Mapping[str, Value],
        offers: Sequence[str],
        seed: int,
        until: Callable[[], bool],
        report: Callable[[PlayProgress], None],
        is_late: Callable[[], bool],
    ) -> None:
        super().__init__(program, game, rulings, offers, Random(seed), is_late)
        self._seed, self._until, self._report = seed, until, report
        self._met: Counter[str] = Counter()
        self._sample: list[Answered] = []
        self._ended_at: dict[int, int] = {}
        self._depth: int | None = None
        self._unscored: Walk | None = None

    def run(self, saved: Iterable[Vector]) -> PlayProgress:
        """Asks game after game, until it is over or somebody stops it."""
        interrupted = None
        try:
            self._traces = self._traces and self._knows_trace()
            asking = Asking(self._play, self._rulings, self._traces, Random(self._seed))
            self._go_on(Stream(self._program, asking.batches(saved)))
        except KeyboardInterrupt:
            interrupted = Stopped.when(is_over=self._until())
        likened = [*map(self._likened, self._smallest_first)]
        telling = {
            one.name: one for one in reversed(likened) if not self._is_explained(one, likened)
        }
        findings = tuple(reversed(telling.values()))
        return evolve(self._progress, findings=findings, interrupted=interrupted)

    def _go_on(self, stream: Stream) -> None:
        """Looks at batch after batch; what is wrong in one is followed when all of it is known.

        Each request that is lost costs another process: none is sent when the time is over.
        """
        wrong = list[Wronged]()
        for batch, question, outcome in stream:
            may_end = batch.kind != "saved"
            if question is not None and outcome is not None:
                wrong += self._compared(batch, question, outcome)
                if may_end and outcome.status in LOST and self._is_over():
                    stream.stop()
                    self._follow(batch, wrong)
                    return
                continue
            self._count(batch)
            is_over = may_end and self._is_over()
            if wrong or is_over:
                stream.pause()
            self._follow(batch, wrong)
            if is_over:
                return
            wrong = []

    @property
    def _smallest_first(self) -> list[FoundPlay]:
        """All findings; those that lie behind others come last."""
        both = (self._findings.values(), self._behind.values())
        return [one for some in both for one in sorted(some, key=_plainness)]

    @property
    def _progress(self) -> PlayProgress:
        return PlayProgress(
            PlayCounts(**self._counts, depth=self._depth),
            tuple(self._smallest_first),
            Counter(self._met),
            gave_up=self._gave_up,
            unscored=self._unscored,
        )

    def _tell(self, tried: int | None = None) -> None:
        self._report(evolve(self._progress, tried=tried))

    def _is_over(self) -> bool:
        return self._gave_up or self._until()

    # What is answered

    def _knows_trace(self) -> bool:
        """Whether the program does for this game what it offers."""
        begun = (Question(one, TRACE) for one in smallest(self._play, self._rulings))
        outcomes = self._outcomes(islice(begun, 1))
        return all(one.status is not Status.UNSUPPORTED for one in outcomes)

    def _compared(self, batch: Batch, question: Question, outcome: Outcome) -> list[Wronged]:
        """What is wrong with an answer, if anything is."""
        fault = fault_of(question, outcome)
        self._lost += outcome.status in LOST
        self._counts[counted_as(outcome.status, wrong=fault is not None)] += 1
        if batch.kind:
            self._counts[batch.kind] += 1
            self._counts["still_wrong"] += batch.kind == "saved" and fault is not None
        elif len(self._sample) < SAMPLE:
            self._sample.append((question, outcome))
        if question.is_end and outcome.was_sent:
            self._look_at_end(question, outcome)
        if fault is not None and fault.kind == "refusal" and question.refused is None:
            self._ended_at[id(question.walk)] = fault.place
        return [] if fault is None or not outcome.was_sent else [(question, fault, outcome)]

    def _look_at_end(self, question: Question, outcome: Outcome) -> None:
        """Counts whether the end of a game was scored, and keeps the shortest that was not."""
        by_trace = "_by_trace" * (question.op == TRACE)
        if is_scored(outcome):
            self._counts["scored"] += 1
            self._counts["scored_by_trace"] += bool(by_trace)
        elif outcome.status is Status.UNSUPPORTED or isinstance(outcome.answer, Traced):
            self._counts[f"unscored{by_trace}"] += 1
            if self._unscored is None or len(question.walk.moves) < len(self._unscored.moves):
                self._unscored = question.walk

    def _count(self, batch: Batch) -> None:
        """Counts what a batch has shown that is complete."""
        if batch.depth is not None:
            self._depth = batch.depth
        for one in batch.games:
            self._counts["games"] += 1
            end = self._ended_at.pop(id(one), len(one.moves))
            self._counts["cut"] += end < len(one.moves)
            steps = zip(one.states[:end], one.moves, one.states[1:])
            self._met.update(chain.from_iterable({*self._play.met(*step)} for step in steps))
        self._tell()

    def _follow(self, batch: Batch, wrong: Sequence[Wronged]) -> None:
        """Makes findings of what is wrong, the first in its game first."""
        first = sorted(wrong, key=lambda one: (one[1].place, size(one[0])))
        for followed, (question, fault, outcome) in enumerate(first):
            if self._is_over() and self._findings:
                self._counts["unfollowed"] += len(first) - followed
                return
            if batch.kind == "small":  # all that is shorter was asked before
                self._add(question, fault, outcome)
            else:
                self._trace_back(question, fault, outcome)
        if not batch.kind and not self._is_late():
            self._follow_behind([one for one in wrong if one[2].status not in LOST])

    # What is told

    def _is_explained(self, found: FoundPlay, all_found: Sequence[FoundPlay]) -> bool:
        """Whether another finding says all that one tells.

        It does if it is of the clause that this one is a special case of; and of one that lies
        behind it, if the misreading that it is like gives that too.
        """
        general = self._play.within.get(found.clause)
        if any(one.clause == general for one in all_found):
            return True
        answered = found.question, found.outcome
        first = [one for one in all_found if not one.behind]
        likenesses = [one.like.mutant for one in first if one.like is not None]
        return bool(found.behind) and (
            any(one.clause == found.clause for one in first)
            or any(gives(one, answered) for one in likenesses if isinstance(one, PlayMutant))
        )

    def _likened(self, found: FoundPlay) -> FoundPlay:
        """A finding with the misreading that it is like.

        For that whole games have to be answered: a single answer is like too much. What gives all
        of them is held against what is answered about games as it plays them; when it is late for
        that, only a misreading of the clause that seems to be broken is named.
        """
        if found.outcome.status in LOST or found.kind in {TRACE, LISTS} or not self._sample:
            return found
        answered, sample, tried = (found.question, found.outcome), [*self._sample], set[str]()
        while True:
            like = like_play(answered, sample, found.clause)
            mutant = None if like is None or not like.throughout else like.mutant
            if not isinstance(mutant, PlayMutant) or mutant.id in tried:
                return evolve(found, like=like)
            if self._is_late():
                return found if mutant.clause != found.clause else evolve(found, like=like)
            tried.add(mutant.id)
            sample += self._answered_as(mutant)

    def _answered_as(self, mutant: PlayMutant) -> Iterator[Answered]:
        """What the program answers about games as a misreading plays them."""
        random, play = self._random, self._play
        for _ in range(AS_MISREAD):
            one = played(random, mutant, play.started(random, self._rulings), play.choose)
            asked = [*questions(one, traces=self._traces)]
            yield from zip(asked, self._outcomes(asked))


def _plainness(found: FoundPlay) -> tuple[bool, Size]:
    """How little a finding leaves open: ranks follow from all else, and come after it."""
    return found.fault.names == ("ranks",), size(found.question)
