"""The search for positions that a program answers wrongly.

All small positions are asked first, in the order of their size; then, in turn, positions of chance
and further small ones. Each wrong answer that no finding explains yet is asked again in a fresh
process, shrunk, and becomes a finding.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum, auto
from itertools import chain, count, islice, repeat
from random import Random
from typing import Protocol

from attrs import evolve, frozen

from boardscore.core.rulings import Value
from boardscore.verify import games
from boardscore.verify.canonical import Data, Names, Position
from boardscore.verify.driver.outcomes import CHANGING, LOST, Outcome, Status
from boardscore.verify.driver.protocol import Request, Scored, score
from boardscore.verify.judging.likeness import Seen, alike, most_alike
from boardscore.verify.reference import KitError, Reference, differing
from boardscore.verify.search import chance
from boardscore.verify.search.findings import Bucket, Finding
from boardscore.verify.search.patience import Patience, never
from boardscore.verify.search.progress import Counts, Progress, Smaller, Stopped, counted_as
from boardscore.verify.search.shrink import shrink, size
from boardscore.verify.suite import vectors

BATCH = 2000
"""How many positions are asked at most before one looks at what is wrong."""

MOST_LOST = 40
"""How many requests may end without an answer before the search is given up."""

MOST_TRIED = 100_000
"""How many smaller positions are tried at most for one finding."""

_FIRST_BATCHES = (64, 128, 256, 512, 1024)
"""A program that takes long for each answer gets its first findings soon."""

_BETWEEN = 256
"""After how many positions something else is asked again, and after how many at first."""

_FIRST_BETWEEN = 32
_ALONE_FIRST = 2
_EVIDENCE = 200
_SAMPLE = 500
_SAMPLED = 25


class Driver(Protocol):
    """What answers: a `Program`, or something like it."""

    def ask(self, requests: Iterable[Request]) -> Iterable[Outcome]:
        """The outcome of every request, in the order of the requests."""
        ...

    def confirm(self, outcome: Outcome) -> Outcome:
        """The same outcome if it does not depend on what was asked before."""
        ...


def search(  # noqa: PLR0913, PLR0917
    program: Driver,
    game: str,
    rulings: Mapping[str, Value] | None,
    seed: int,
    until: Callable[[], bool],
    report: Callable[[Progress], None] = lambda _: None,
    saved: Iterable[Position] = (),
    between: Iterable[Request] = (),
    is_late: Callable[[], bool] = never,
) -> Progress:
    """Searches until that is true; there is one finding for each rule that seems to be broken.

    The rulings are those that the program plays by. What was `saved` is asked before all else. What
    stands `between` is asked now and then, and its answers are not looked at: it shows who keeps
    something of a game that gets into the next scores. The same seed asks the same positions in the
    same order. Shrinking a finding goes on when the time is over, until it is late, unless it
    gets no answers. `report` is called again and again. Ctrl-C ends the search as well, and so does
    a contradiction of the library to itself.

    Raises `ModelError` for rulings that the game does not have.
    """
    rules = Reference(game, rulings)
    return _Search(program, rules, until, report, between, is_late).run(seed, saved)


class _Kind(Enum):
    """Where a position comes from."""

    SAVED = auto()
    SMALL = auto()
    CHANCE = auto()


@frozen
class _Asked:
    """A position with the reference's score and what became of the request."""

    position: Position
    expected: Scored
    outcome: Outcome

    @property
    def answer(self) -> Scored | None:
        answered = self.outcome.status is Status.ANSWERED
        return self.outcome.answer if answered and isinstance(self.outcome.answer, Scored) else None


class _Search:
    """The course of one search."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        program: Driver,
        rules: Reference,
        until: Callable[[], bool],
        report: Callable[[Progress], None],
        between: Iterable[Request],
        is_late: Callable[[], bool],
    ) -> None:
        self._program, self._rules, self._until, self._report = program, rules, until, report
        self._is_late, self._between, self._asked = is_late, iter(between), count(1)
        self._counts: Counter[str] = Counter()
        self._findings: list[Finding] = []
        self._explained: list[Bucket] = []
        self._smaller = Smaller(Counter(), Counter())
        self._lost = 0
        self._answers = count()
        self._sample: deque[Seen] = deque(maxlen=_SAMPLE)

    def run(self, seed: int, saved: Iterable[Position]) -> Progress:
        """Asks batch after batch, until it is over or somebody stops it."""
        interrupted, fault = None, None
        try:
            self._run(self._stream(Random(seed), saved))
        except KeyboardInterrupt:
            interrupted = Stopped.when(is_over=self._until())
        except KitError as error:
            fault = error
        return evolve(self._ended(), interrupted=interrupted, fault=fault)

    def _run(self, stream: Iterator[tuple[Position, _Kind]]) -> None:
        for number in chain(_FIRST_BATCHES, repeat(BATCH)):
            if self._is_over():
                return
            for one in list(self._wrong(list(islice(stream, number)))):
                self._look_at(one)

    def _ended(self) -> Progress:
        """How far it came, with all that can be said now about what was found."""
        findings = sorted(map(self._completed, self._findings), key=lambda one: size(one.position))
        return evolve(
            self._progress,
            complete=self._smaller.complete,
            gave_up=self._lost >= MOST_LOST,
            findings=tuple(findings),
        )

    @property
    def _progress(self) -> Progress:
        return Progress(Counts(**self._counts), tuple(self._findings))

    def _is_over(self) -> bool:
        return self._lost >= MOST_LOST or self._until()

    def _completed(self, finding: Finding) -> Finding:
        """A finding with its proof, and with those mutants alone that fit best with all answers."""
        part, game = finding.bucket.part, self._rules.game
        found, always = most_alike(game, part, finding.mutants, self._sample)
        proof = self._smaller.proof(finding.position)
        return evolve(finding, mutants=found, is_like_throughout=always, proof=proof)

    # What is asked

    def _stream(
        self, random: Random, saved: Iterable[Position]
    ) -> Iterator[tuple[Position, _Kind]]:
        """The positions, each with where it comes from."""
        levels = games.kit(self._rules.game).levels()
        first = self._made(islice(levels, _ALONE_FIRST))
        known = [vector.input for vector in vectors.positions(self._rules.game)]
        by_chance = chance.positions(self._rules.game, random, known)
        yield from zip(saved, repeat(_Kind.SAVED))
        yield from zip(first, repeat(_Kind.SMALL))
        for position in self._made(levels):
            yield position, _Kind.SMALL
            yield next(by_chance), _Kind.CHANCE
        self._smaller.all_made = True
        yield from zip(by_chance, repeat(_Kind.CHANCE))

    def _made(self, levels: Iterable[Iterable[Data]]) -> Iterator[Data]:
        for position in chain.from_iterable(levels):
            self._smaller.made += 1
            yield position

    def _wrong(self, batch: Sequence[tuple[Position, _Kind]]) -> Iterator[_Asked]:
        """Asks a batch; what is not answered rightly, in order."""
        for (_, kind), one in zip(batch, self._ask(self._in_time(batch), self._is_between)):
            self._count(one, kind)
            if self._is_wrong(one) and one.outcome.was_sent:
                yield one
            if one.outcome.status in LOST and self._is_over():
                return

    def _in_time(self, batch: Iterable[tuple[Position, _Kind]]) -> Iterator[Position]:
        for position, _ in batch:
            if self._until():
                return
            yield position

    def _is_between(self) -> bool:
        """Whether something else is asked now."""
        return next(self._asked) % _BETWEEN == _FIRST_BETWEEN

    def _ask(
        self, positions: Iterable[Position], is_between: Callable[[], bool] = lambda: False
    ) -> Iterator[_Asked]:
        """Asks positions; the reference scores each while the program is busy with those before."""
        waiting: deque[tuple[Position, Scored] | None] = deque()

        def requests() -> Iterator[Request]:
            for position in positions:
                if is_between() and (other := next(self._between, None)) is not None:
                    waiting.append(None)
                    yield other
                waiting.append((position, self._rules.score(position)))
                yield score(self._rules.asked(position))

        for outcome in self._program.ask(requests()):
            known = waiting.popleft()
            if known is not None:
                yield _Asked(*known, outcome)
            elif outcome.status in LOST:
                self._between = iter(())

    def _count(self, one: _Asked, kind: _Kind) -> None:
        wrong, status = self._is_wrong(one), one.outcome.status
        self._lost += status in LOST
        if one.answer and next(self._answers) % _SAMPLED == 0:
            self._sample += self._seen([one])
        if kind is _Kind.SMALL:
            self._smaller.add(one.position, status, wrong=wrong)
        self._counts[counted_as(status, wrong=wrong)] += 1
        self._counts["small"] += kind is _Kind.SMALL
        self._counts["saved"] += kind is _Kind.SAVED
        self._counts["still_wrong"] += wrong and kind is _Kind.SAVED
        self._report(self._progress)

    # What is wrong

    def _is_wrong(self, one: _Asked) -> bool:
        if one.outcome.status is Status.UNSUPPORTED:
            return False
        return one.answer is None or bool(differing(one.expected, one.answer))

    def _bucket(self, one: _Asked) -> Bucket | None:
        """What is wrong with an answer; None if nothing is."""
        if not self._is_wrong(one):
            return None
        if one.answer is None:
            return Bucket(one.outcome.status.value)
        names = differing(one.expected, one.answer)
        if names == {"ranks"}:
            return Bucket("ranks", self._rules.ties(one.position, one.expected))
        if names == {"totals"}:
            return Bucket("totals", self._rules.in_play(one.position))
        return Bucket("categories", names)

    def _look_at(self, one: _Asked) -> None:
        """Makes a finding of a wrong answer, if it is new, or smaller than the one of its kind."""
        bucket = self._bucket(one)
        assert bucket is not None
        if bucket.new_to(self._explained) is not None:
            self._add(one, bucket)
        else:
            self._replace(one, bucket)

    def _replace(self, one: _Asked, bucket: Bucket) -> None:
        for finding in self._findings:
            if finding.bucket == bucket and size(one.position) < size(finding.position):
                self._findings.remove(finding)
                self._explained.remove(bucket)
                self._add(one, bucket)
                return

    def _add(self, one: _Asked, bucket: Bucket) -> None:
        self._rules.check(one.position, one.expected)
        patience = Patience(MOST_TRIED, self._is_late)
        try:
            found, evidence = self._confirmed(one, bucket, patience)
        except KeyboardInterrupt:
            self._note(one, bucket, [], broken_off=True)
            raise
        self._note(found, bucket, evidence, broken_off=patience.broken_off)

    def _confirmed(
        self, one: _Asked, bucket: Bucket, patience: Patience
    ) -> tuple[_Asked, list[_Asked]]:
        """A wrong answer that comes again in a fresh process, shrunk, and all that was asked."""
        outcome = self._program.confirm(one.outcome)
        if outcome.status in CHANGING:
            return evolve(one, outcome=outcome), []
        found, evidence = self._shrunk(one, bucket, patience)
        return evolve(found, outcome=self._program.confirm(found.outcome)), evidence

    def _note(
        self, one: _Asked, first: Bucket, evidence: list[_Asked], *, broken_off: bool
    ) -> None:
        """Keeps a finding; what it explains is what was wrong at first and what is in the end."""
        bucket = self._bucket(one) or first
        if bucket.kind == "categories":
            bucket = Bucket("categories", bucket.new_to(self._explained) or bucket.names)
        self._explained.append(bucket)
        if one.answer is None and first.kind != bucket.kind:
            self._explained.append(first)
            if any(finding.bucket == bucket for finding in self._findings):
                return
        finding = Finding(
            position=one.position,
            rulings=self._rules.rulings,
            bucket=bucket,
            expected=one.expected,
            outcome=one.outcome,
            proof=self._smaller.proof(one.position),
            mutants=self._alike(one, bucket, evidence),
            broken_off=broken_off,
        )
        if not self._is_known_reading(finding):
            self._findings.append(finding)
        self._report(self._progress)

    def _alike(self, one: _Asked, bucket: Bucket, evidence: Sequence[_Asked]) -> tuple[str, ...]:
        if one.answer is None:
            return ()
        answers = self._seen([one, *evidence[-_EVIDENCE:]])
        return alike(self._rules.game, bucket.part, answers)

    def _seen(self, asked: Iterable[_Asked]) -> list[Seen]:
        """What was answered, with the right answers beside it."""
        return [
            Seen(self._rules.asked(one.position), one.answer, one.expected)
            for one in asked
            if one.answer
        ]

    def _is_known_reading(self, new: Finding) -> bool:
        """Whether a wrong reading that an earlier finding shows would explain a new one as well.

        So one mistake is not told many times where a rule gives several categories, or where only
        totals or only ranks tell of it.
        """
        for place, finding in enumerate(self._findings):
            common = tuple(one for one in finding.mutants if one in new.mutants)
            if common and finding.is_like(new):
                self._findings[place] = evolve(finding, mutants=common)
                return True
        return False

    # Shrinking

    def _shrunk(
        self, one: _Asked, bucket: Bucket, patience: Patience
    ) -> tuple[_Asked, list[_Asked]]:
        """The smallest that is still wrong in the same way, and all that was asked on the way."""
        asked = {repr(one.position): one}

        def still(steps: Sequence[Data]) -> Iterator[bool]:
            for some in self._portions(steps, one, patience):
                self._report(self._progress)
                now = [*self._ask(patience.each(some))]
                asked.update((repr(answered.position), answered) for answered in now)
                yield from (self._is_same(answered, bucket) for answered in now)

        smallest = shrink(one.position, still, self._rules.can_score)
        return asked[repr(smallest)], list(asked.values())

    def _portions(
        self, steps: Sequence[Data], one: _Asked, patience: Patience
    ) -> Iterator[Sequence[Data]]:
        """What is asked at once: all steps, or one by one where answers are lost."""
        if one.outcome.status not in LOST:
            yield steps
            return
        for step in steps:
            if self._until():
                patience.broken_off = True
                return
            yield [step]

    def _is_same(self, one: _Asked, bucket: Bucket) -> bool:
        """Whether a wrong answer is of the same kind and not explained by other findings."""
        now = self._bucket(one)
        if now is None or now.kind != bucket.kind:
            return False
        new = now.new_to(self._explained)
        if bucket.kind == "categories":
            return bool((new or Names()) & bucket.names)
        return new is not None
