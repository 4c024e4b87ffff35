"""The judgement of an implementation: a case for each vector, and their summary."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from attrs import field, frozen

from boardscore.cli.signals import STOPPED
from boardscore.core.errors import Sentence
from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.verify.judge.declared_rulings import Reading, declared_by, first_values, plain_id
from boardscore.verify.judge.verdicts import (
    CHANGING,
    EXECUTED,
    FAILED,
    PASSED,
    Case,
    Rulings,
    Verdict,
)
from boardscore.verify.program.replies import Greeting
from boardscore.verify.search.search_result import Searched
from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.misreading import Misreading

AGREES = 0
DISAGREES = 1
NOT_DRIVEN = 3
"""The exit code if the program could not be run, or answered nothing."""
KIT_FAULT = 4
"""The exit code for a fault of the kit itself."""


@frozen
class Judgement:
    """The judgement on a program: the results of a run."""

    command: tuple[str, ...]
    cases: tuple[Case, ...]
    """The case of each selected vector, in their order."""
    chosen: Rulings = field(factory=dict)
    """The rulings that options declare instead of the program."""
    greeting: Greeting = field(factory=Greeting)
    readings: Mapping[str, Reading] = field(factory=dict)
    """The rulings of each game that the program follows."""
    like: Mapping[str, Misreading] = field(factory=dict)
    """The misreading that gives the same wrong answer, by the id of the vector."""
    remarks: tuple[Message, ...] = ()
    """Remarks on the behaviour of the program."""
    fault: Sentence | None = None
    """The reason that the program could not be started, or its breach of the protocol."""
    selection: tuple[str, ...] = ()
    """The options that select these vectors, such as `--level=smoke`."""
    options: tuple[str, ...] = ()
    """The options that a repeated run needs, such as `--timeout=5`."""
    searches: tuple[Searched, ...] = ()
    """The searches, with their findings."""
    known: frozenset[str] = frozenset()
    """The ids of the vectors that are expected to fail."""

    stopped: bool = False
    """Whether Ctrl-C stopped the vectors or the search."""
    seconds: float = field(default=0.0, eq=False)
    """The time of the run."""

    @property
    def counts(self) -> dict[Verdict, int]:
        """The number of vectors with each verdict, including zeros."""
        found = Counter(case.verdict for case in self.cases)
        return {verdict: found[verdict] for verdict in Verdict}

    @property
    def executed(self) -> int:
        """The number of answered vectors."""
        return sum(self.counts[verdict] for verdict in EXECUTED)

    @cached_property
    def unexpected(self) -> tuple[Case, ...]:
        """All cases except the known failures."""
        return tuple(case for case in self.cases if not self.is_known_failure(case))

    @property
    def failures(self) -> tuple[Case, ...]:
        """The cases with a wrong answer, except the known failures."""
        return tuple(case for case in self.unexpected if case.verdict in FAILED)

    @property
    def unanswered(self) -> int:
        """The number of requests without an answer to judge, except the known failures.

        Includes requests that were not sent, and unsupported scores of games if others are scored.
        """
        return sum(map(self._is_lost, self.unexpected)) + sum(one.unjudged for one in self.searches)

    def _is_lost(self, case: Case) -> bool:
        is_unsent = case.outcome is not None and not case.outcome.was_sent
        return case.verdict is Verdict.COULD_NOT_RUN or is_unsent or self._is_unscored(case)

    def _is_unscored(self, case: Case) -> bool:
        """Whether the score of a finished game is not supported, although others are."""
        is_end = case.vector.op == "replay" and "totals" in case.expected
        return is_end and case.verdict is Verdict.UNSUPPORTED and self.scores(case.vector.game)

    def scores(self, game: str) -> bool:
        """Whether the program scored a finished game for at least one vector."""
        ends = (one for one in self.cases if one.vector.op == "replay" and one.vector.game == game)
        return any("totals" in case.answer for case in ends)

    @property
    def known_failures(self) -> tuple[Case, ...]:
        """The known failures that still fail."""
        return tuple(filter(self.is_known_failure, self.cases))

    @property
    def known_passes(self) -> tuple[str, ...]:
        """The known failures that pass under all rulings."""
        listed = [(plain_id(one.vector.id), one.verdict in PASSED) for one in self.cases]
        failing = {name for name, passes in listed if not passes}
        return tuple(dict.fromkeys(name for name, _ in listed if name in self.known - failing))

    def is_known_failure(self, case: Case) -> bool:
        """Whether a case fails as expected."""
        fails = case.verdict in FAILED or self._is_lost(case)
        return fails and plain_id(case.vector.id) in self.known

    @property
    def only_changes(self) -> bool:
        """Whether the only faults are answers that change when repeated."""
        return not self._found and all(case.verdict in CHANGING for case in self.failures)

    @cached_property
    def confirmed(self) -> frozenset[str]:
        """The scoring clauses that every answer about a position gets right."""
        scored = [case for case in self.cases if case.vector.op == "score"]
        right = {case.vector.clause for case in scored if case.verdict is Verdict.AGREE}
        return frozenset(right - {case.vector.clause for case in scored if case.verdict in FAILED})

    @cached_property
    def counted_from_one(self) -> frozenset[str]:
        """The keys of moves, such as `slot`, that the program seems to count from 1."""
        listing = [case for case in self.cases if case.vector.op == "legal" and case.answer]
        names = {name for case in listing for name in _numbers(case.answer.get("moves", ()))}
        return frozenset(name for name in names if _counts_from_one(listing, name))

    def counts_from_one_in(self, case: Case) -> frozenset[str]:
        """The keys counted from 1 that occur in moves of a case: in its record or its answer."""
        record = case.vector.input.get("record", ())
        return self.counted_from_one & _numbers([*record[1:], *case.answer.get("moves", ())])

    @property
    def declared(self) -> dict[str, Value]:
        """The declared rulings, by the program or an option; the first value of several."""
        return first_values(self.named)

    @property
    def named(self) -> dict[str, tuple[Value, ...]]:
        """The declared rulings with all their values."""
        return declared_by(self.greeting.rulings, self.chosen)

    @property
    def inferred(self) -> dict[str, Value]:
        """The rulings that the answers show."""
        return {k: value for one in self.readings.values() for k, value in one.inferred.items()}

    def is_misread(self, game: str) -> bool:
        """Whether a misreading explains the wrong answers of a game, which then show no rulings."""
        return any(one.game == game for one in self.like.values())

    @property
    def exit_code(self) -> int:
        """0 if all answers agree, 1 for a wrong answer, 3 without enough answers.

        4 if the library contradicted itself, 130 after Ctrl-C.
        """
        if any(one.progress.fault for one in self.searches):
            return KIT_FAULT
        if self.stopped:
            return STOPPED
        if self.failures or self._found:
            return DISAGREES
        is_judged = self.executed or self.known_failures
        if self.unanswered or self.fault is not None or not is_judged:
            return NOT_DRIVEN
        return AGREES

    @property
    def _found(self) -> bool:
        """Whether a search found a wrong answer, not only a missing one."""
        return any(found.is_answered for one in self.searches for found in one.findings)


def _counts_from_one(listing: Sequence[Case], name: str) -> bool:
    """Whether at least two lists of moves are right with a number lowered by 1.

    Never if a move in the record has that number.
    """
    asked = [
        case
        for case in listing
        if name in _numbers(case.answer.get("moves", ()))
        if name not in _numbers(case.vector.input["record"][1:])
    ]
    return len(asked) > 1 and all(_is_right_with_less(case, name) for case in asked)


def _is_right_with_less(case: Case, name: str) -> bool:
    less = [
        {**move, name: move[name] - 1} if name in _numbers([move]) else move
        for move in case.answer["moves"]
    ]
    return not check(case.vector, {**case.answer, "moves": less}, case.rulings)


def _numbers(moves: Iterable[Any]) -> set[str]:
    known = (move for move in moves if isinstance(move, Mapping))
    return {name for move in known for name, part in move.items() if type(part) is int}
