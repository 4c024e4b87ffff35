"""One run of a program on the vectors, with repeats of wrong answers."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain, starmap
from typing import TypeVar

from attrs import evolve

from boardscore.core.messages import Message
from boardscore.verify.judge import declared_rulings
from boardscore.verify.judge.broken_rules import first_wrong_decisions, with_wrong_tables
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.verdicts import Case, Rulings, Verdict, verdict_of
from boardscore.verify.program import protocol
from boardscore.verify.program.doctor import Opening, Plainest
from boardscore.verify.program.outcomes import CHANGING, UNANSWERED, Outcome
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import SEEN, START, STATE, TRACE, Request
from boardscore.verify.program.replies import Greeting
from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.vectors import TABLE, Vector

TOGETHER = 64
"""The number of failures that one fresh process repeats."""

FEW = 3
"""The most earlier requests that a report names."""

MOST_ORDERS = 2
"""The most order-dependent answers for which the earlier requests they depend on are searched."""

_ORDER = ("score", "legal", "replay", START, SEEN)


def request_of(vector: Vector, rulings: Rulings) -> Request:
    """The request of a vector in a run under these rulings."""
    more = {"player": vector.input["player"]} if vector.op == SEEN else {}
    return protocol.request(vector.op, vector.content(rulings), **more)


def vectors_to_send(vectors: Iterable[Vector], greeting: Greeting) -> list[Vector]:
    """The vectors that a run sends to a program with this greeting."""
    return [one for one in vectors if why_not_sent(one, greeting) is None]


def why_not_sent(vector: Vector, greeting: Greeting) -> Message | None:
    """The reason that a run does not send a vector; None if it does."""
    if greeting.games is not None and vector.game not in greeting.games:
        return Message("judge.game_not_named", game=Message(f"game.{vector.game}"))
    if vector.op in TABLE and vector.op not in greeting.offers:
        return Message("judge.not_offered", op=vector.op)
    return None


def plainest(vectors: Iterable[Vector], greeting: Greeting, chosen: Rulings) -> list[Request]:
    """The simplest requests of a run: the first of each kind that it sends, in its order.

    With `trace` for the first record, if the program offers it.
    """
    first = {(one.game, one.op): one for one in vectors_to_send(vectors, greeting)[::-1]}
    ordered = sorted(first.values(), key=lambda one: _ORDER.index(one.op))
    declared = declared_rulings.first_values(declared_rulings.declared_by(greeting.rulings, chosen))
    asked = [request_of(one, with_defaults(one.game, declared)) for one in ordered]
    if TRACE not in greeting.offers:
        return asked
    records = [one for one in ordered if one.op == "replay"]
    traced = (protocol.trace(one.content(with_defaults(one.game, declared))) for one in records)
    return [*asked, *traced]


class Asking:
    """A run of the vectors; after Ctrl-C it sends nothing more."""

    def __init__(self, program: Program, tell: Callable[[Message], None]) -> None:
        self._program, self._tell = program, tell
        self.is_stopped = False

    def _stop(self) -> None:
        self.is_stopped = True
        self._program.drop()

    def opened(self, plainest: Plainest) -> Opening | None:
        """The first answers of the program; None after Ctrl-C."""
        self._tell(Message("judge.opening"))
        try:
            return self._program.opening(plainest)
        except KeyboardInterrupt:
            self._stop()
            return None

    def ask(self, asked: Sequence[tuple[Vector, Rulings]]) -> dict[str, Outcome]:
        """The outcomes by the ids of the vectors, as far as the run came.

        Positions come first, so a program that hangs at an optional request has answered the
        others.
        """
        found: dict[str, Outcome] = {}
        ordered = sorted(asked, key=lambda one: _ORDER.index(one[0].op))
        self._tell(Message("judge.asking", done=0, count=len(ordered)))
        if self.is_stopped:
            return found
        try:
            outcomes = self._program.ask(starmap(request_of, ordered))
            for (vector, _), outcome in zip(ordered, outcomes):
                found[vector.id] = outcome
                self._tell(Message("judge.asking", done=len(found), count=len(ordered)))
        except KeyboardInterrupt:
            self._stop()
        return found

    def settled(self, cases: list[Case], greeting: Greeting) -> list[Case]:
        """The cases after failures were repeated, as far as the run came."""
        for step in (self._confirmed, partial(self._decided, greeting), self._with_order):
            if not self.is_stopped:
                try:
                    cases = step(cases)
                except KeyboardInterrupt:
                    self._stop()
        return cases

    def _confirmed(self, cases: Sequence[Case]) -> list[Case]:
        """The cases, with failures repeated together and in reverse order."""
        again = [one for one in cases if one.verdict is Verdict.DISAGREE and one.differences]
        groups = [again[at : at + TOGETHER] for at in range(0, len(again), TOGETHER)]
        outcomes = self._program.confirm_all([[*map(_outcome, some)] for some in groups])
        found: dict[str, Case] = {}
        for case, outcome in zip(again, chain.from_iterable(outcomes)):
            found[case.vector.id] = _repeated(case, outcome)
            self._tell(Message("judge.repeating", done=len(found), count=len(again)))
        return [found.get(case.vector.id, case) for case in cases]

    def _decided(self, greeting: Greeting, cases: Sequence[Case]) -> list[Case]:
        found = first_wrong_decisions(self._program, cases)
        decided = [evolve(case, decision=one) for case, one in zip(cases, found)]
        shows_tables = {TRACE, STATE} <= {*greeting.offers}
        return with_wrong_tables(self._program, decided) if shows_tables else decided

    def _with_order(self, cases: Sequence[Case]) -> list[Case]:
        """The cases, with the earlier requests that order-dependent answers depend on."""
        sent = [one for one in cases if one.outcome is not None and one.outcome.was_sent]
        sent.sort(key=lambda one: _outcome(one).number)
        answered = [case for case in cases if case.outcome and case.outcome.answer is not None]
        depending = [case for case in answered if case.verdict is Verdict.ORDER_DEPENDENT]
        found: dict[str, Case] = {}
        for case in depending[:MOST_ORDERS]:
            before = sent[: next(at for at, one in enumerate(sent) if one is case)]
            found[case.vector.id] = self._explained(case, before)
            if found[case.vector.id].after:
                break
        return [found.get(case.vector.id, case) for case in cases]

    def _explained(self, case: Case, before: Sequence[Case]) -> Case:
        """A case with a few earlier vectors that make its answer wrong; random if all do not."""
        last = _outcome(case).request
        alone = self._program.afresh([last])

        def shows(tried: Sequence[Case]) -> bool:
            outcome = self._program.afresh([*(_outcome(one).request for one in tried), last])
            if outcome.is_same(alone) or outcome.data is None:
                return False
            return bool(check(case.vector, outcome.data, case.rulings))

        if shows(before):
            return evolve(case, after=tuple(one.vector.id for one in smallest_cause(before, shows)))
        if self._program.copies > 1:
            return case
        why = Message("verify.vary_once", what=_outcome(case).message)
        return evolve(case, verdict=Verdict.ANSWERS_VARY, why=why)


def _repeated(case: Case, again: Outcome) -> Case:
    if again.status not in CHANGING | UNANSWERED:
        return evolve(case, outcome=again)
    return evolve(case, verdict=verdict_of(again), outcome=again, why=again.message)


def _outcome(case: Case) -> Outcome:
    assert case.outcome is not None  # the vector was sent
    return case.outcome


T = TypeVar("T")


def smallest_cause(before: Sequence[T], shows: Callable[[Sequence[T]], bool]) -> tuple[T, ...]:
    """The few earlier requests of a run that change an answer; empty if a few are not enough.

    Tries the nearer half first.

    >>> smallest_cause(range(100), lambda tried: 42 in tried)
    (42,)
    >>> smallest_cause(range(100), lambda tried: len(tried) > 50)
    ()
    """
    left = tuple(before)
    while len(left) > 1:
        middle = len(left) // 2
        half = next((part for part in (left[middle:], left[:middle]) if shows(part)), None)
        if half is None:
            break
        left = half
    return left if len(left) <= FEW else ()
