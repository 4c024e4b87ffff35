"""The search for positions that a program answers wrongly.

All small positions are asked first, in the order of their size; then, in turn, positions of chance
and further small ones. Each wrong answer that no finding explains yet is asked again in a fresh
process, shrunk, and becomes a finding.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from random import Random
from typing import Protocol

from attrs import define, evolve, frozen

from boardscore.rulings import Value
from boardscore.verify import chance, small, vectors
from boardscore.verify.findings import Bucket, Finding, Proof, alike, most_alike
from boardscore.verify.outcomes import LOST, Outcome, Status
from boardscore.verify.protocol import Request, Scored, score
from boardscore.verify.reference import Names, Position, Reference, differing
from boardscore.verify.shrink import COARSE, Data, Size, shrink, size

BATCH = 2000
"""How many positions are asked before one looks at what is wrong."""

MOST_LOST = 40
"""How many requests may end without an answer before the search is given up."""

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


@frozen
class Progress:
    """How far a search has come."""

    asked: int = 0
    """How many positions were asked, without those of shrinking."""
    agreed: int = 0
    """How many were answered rightly."""
    disagreed: int = 0
    """How many were answered wrongly, or not at all."""
    unsupported: int = 0
    """How many the program does not support: neither right nor wrong."""
    small: int = 0
    """How many of those asked were small positions, in the order of their size."""
    findings: tuple[Finding, ...] = ()
    """What was found so far."""


def search(  # noqa: PLR0913, PLR0917
    program: Driver,
    game: str,
    rulings: Mapping[str, Value] | None,
    seed: int,
    until: Callable[[], bool],
    report: Callable[[Progress], None] = lambda _: None,
    saved: Iterable[Position] = (),
) -> tuple[Finding, ...]:
    """Searches until that is true; hands back one finding for each rule that seems to be broken.

    The rulings are those that the program plays by. What was `saved` is asked before all else. The
    same seed asks the same positions in the same order. Shrinking a finding is not broken off,
    unless it gets no answers.

    Raises `ModelError` for rulings that the game does not have.
    """
    return _Search(program, Reference(game, rulings), until, report).run(seed, saved)


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


@define
class _Smaller:
    """The small positions so far, by their size: how many, and how many of them were wrong."""

    asked: Counter[Size]
    wrong: Counter[Size]
    reached: Size = ()
    made: int = 0
    """How many were made, to be asked."""
    all_made: bool = False
    """Whether there are no more."""

    def add(self, position: Position, *, wrong: bool) -> None:
        self.reached = size(position)[:COARSE]
        self.asked[self.reached] += 1
        self.wrong[self.reached] += wrong

    def proof(self, position: Position) -> Proof:
        own = size(position)[:COARSE]
        complete = self.reached >= own or (self.all_made and self.made == self.asked.total())
        return Proof(_below(self.asked, own), _below(self.wrong, own), complete)


def _below(counted: Counter[Size], limit: Size) -> int:
    return sum(number for size_, number in counted.items() if size_ < limit)


class _Search:
    """The course of one search."""

    def __init__(
        self,
        program: Driver,
        rules: Reference,
        until: Callable[[], bool],
        report: Callable[[Progress], None],
    ) -> None:
        self._program, self._rules, self._until, self._report = program, rules, until, report
        self._progress = Progress()
        self._findings: list[Finding] = []
        self._explained: list[Bucket] = []
        self._smaller = _Smaller(Counter(), Counter())
        self._lost = 0
        self._sample: deque[tuple[Position, Scored]] = deque(maxlen=_SAMPLE)

    def run(self, seed: int, saved: Iterable[Position]) -> tuple[Finding, ...]:
        """Asks batch after batch; hands back the findings, the smallest first."""
        stream = self._stream(Random(seed), saved)
        while not self._is_over():
            batch = list(islice(stream, BATCH))
            wrong = list(self._wrong(batch))
            for one in wrong:
                self._look_at(one)
            self._report(evolve(self._progress, findings=self._sorted()))
        self._findings = list(map(self._named, self._findings))
        return self._sorted()

    def _is_over(self) -> bool:
        return self._lost >= MOST_LOST or self._until()

    def _sorted(self) -> tuple[Finding, ...]:
        return tuple(sorted(self._findings, key=lambda one: size(one.position)))

    def _named(self, finding: Finding) -> Finding:
        """A finding with those mutants alone that fit best with all that was asked."""
        found = most_alike(self._rules, finding.bucket, finding.mutants, self._sample)
        return evolve(finding, mutants=found)

    # What is asked

    def _stream(self, random: Random, saved: Iterable[Position]) -> Iterator[tuple[Position, bool]]:
        """The positions, each with whether it is one of the small ones in their order."""
        levels = small.levels(self._rules.game)
        first = self._made(islice(levels, _ALONE_FIRST))
        known = [vector.input for vector in vectors.positions(self._rules.game)]
        by_chance = chance.positions(self._rules.game, random, known)
        yield from ((position, False) for position in saved)
        yield from ((position, True) for position in first)
        for position in self._made(levels):
            yield position, True
            yield next(by_chance), False
        self._smaller.all_made = True
        yield from ((position, False) for position in by_chance)

    def _made(self, levels: Iterable[Iterable[Data]]) -> Iterator[Data]:
        for position in chain.from_iterable(levels):
            self._smaller.made += 1
            yield position

    def _wrong(self, batch: Sequence[tuple[Position, bool]]) -> Iterator[_Asked]:
        """Asks a batch; what is not answered rightly, in order."""
        is_small = iter(batch)
        for one in self._ask(self._in_time(batch)):
            _, in_order = next(is_small)
            wrong = self._is_wrong(one)
            self._count(one, wrong=wrong, in_order=in_order)
            if wrong:
                yield one
            if one.outcome.status in LOST and self._is_over():
                return

    def _in_time(self, batch: Iterable[tuple[Position, bool]]) -> Iterator[Position]:
        for position, _ in batch:
            if self._until():
                return
            yield position

    def _ask(self, positions: Iterable[Position]) -> Iterator[_Asked]:
        """Asks positions; the reference scores each while the program is busy with those before."""
        waiting: deque[tuple[Position, Scored]] = deque()

        def requests() -> Iterator[Request]:
            for position in positions:
                waiting.append((position, self._rules.score(position)))
                yield score(self._rules.asked(position))

        for outcome in self._program.ask(requests()):
            yield _Asked(*waiting.popleft(), outcome)

    def _count(self, one: _Asked, *, wrong: bool, in_order: bool) -> None:
        before = self._progress
        unsupported = one.outcome.status is Status.UNSUPPORTED
        self._lost += one.outcome.status in LOST
        self._progress = Progress(
            asked=before.asked + 1,
            agreed=before.agreed + (not wrong and not unsupported),
            disagreed=before.disagreed + wrong,
            unsupported=before.unsupported + unsupported,
            small=before.small + in_order,
        )
        if one.answer and before.asked % _SAMPLED == 0:
            self._sample.append((one.position, one.answer))
        if in_order and not unsupported:
            self._smaller.add(one.position, wrong=wrong)

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
        outcome = self._program.confirm(one.outcome)
        if outcome.status is Status.ORDER_DEPENDENT:
            self._note(evolve(one, outcome=outcome), bucket, [])
            return
        found, evidence = self._shrunk(one, bucket)
        self._note(evolve(found, outcome=self._program.confirm(found.outcome)), bucket, evidence)

    def _note(self, one: _Asked, first: Bucket, evidence: list[_Asked]) -> None:
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
        )
        if not self._is_known_reading(finding):
            self._findings.append(finding)

    def _alike(self, one: _Asked, bucket: Bucket, evidence: Sequence[_Asked]) -> tuple[str, ...]:
        if one.answer is None:
            return ()
        answers = [(a.position, a.answer) for a in (one, *evidence[-_EVIDENCE:]) if a.answer]
        return alike(self._rules, bucket, answers)

    def _is_known_reading(self, new: Finding) -> bool:
        """Whether a wrong reading that an earlier finding shows would explain a new one as well.

        So one mistake is not told many times where only totals or only ranks tell of it.
        """
        if new.bucket.kind not in {"totals", "ranks"}:
            return False
        for place, finding in enumerate(self._findings):
            common = tuple(one for one in finding.mutants if one in new.mutants)
            if common and finding.bucket.kind == new.bucket.kind:
                self._findings[place] = evolve(finding, mutants=common)
                return True
        return False

    # Shrinking

    def _shrunk(self, one: _Asked, bucket: Bucket) -> tuple[_Asked, list[_Asked]]:
        """The smallest that is still wrong in the same way, and all that was asked on the way."""
        asked = {repr(one.position): one}

        def still(steps: Sequence[Data]) -> Iterator[bool]:
            for tried in self._tried(steps, one):
                asked.update((repr(answered.position), answered) for answered in tried)
                yield from (self._is_same(answered, bucket) for answered in tried)

        smallest = shrink(one.position, still)
        return asked[repr(smallest)], list(asked.values())

    def _tried(self, steps: Sequence[Data], one: _Asked) -> Iterator[list[_Asked]]:
        """What becomes of the steps: of all at once, or one by one where answers are lost."""
        if one.outcome.status not in LOST:
            yield list(self._ask(steps))
            return
        for step in steps:
            if self._until():
                return
            yield list(self._ask([step]))

    def _is_same(self, one: _Asked, bucket: Bucket) -> bool:
        """Whether a wrong answer is of the same kind and not explained by other findings."""
        now = self._bucket(one)
        if now is None or now.kind != bucket.kind:
            return False
        new = now.new_to(self._explained)
        if bucket.kind == "categories":
            return bool((new or Names()) & bucket.names)
        return new is not None
