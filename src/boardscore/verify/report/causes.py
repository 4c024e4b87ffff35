"""The causes of wrong answers: counterexamples grouped by the rule that seems to be broken."""

from collections.abc import Sequence
from functools import cached_property

from attrs import evolve, frozen

from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.verdicts import CHANGING
from boardscore.verify.program.protocol import SEEN
from boardscore.verify.report import ReportPage
from boardscore.verify.report.counterexample import Counterexample, counterexamples
from boardscore.verify.report.explanation import text
from boardscore.verify.vector_strength import is_wrong_under
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import PLAY

_CANDIDATES = 4
"""The number of shortest counterexamples from which the one with the fewest lines is shown."""


@frozen
class Cause:
    """A cause that counterexamples seem to share; the clearest of them come first."""

    clause: str
    """The clause that seems to be broken; empty if no rule explains them."""
    examples: tuple[Counterexample, ...]
    may_follow: bool = False
    """Whether an earlier cause may explain it."""

    @property
    def is_certain(self) -> bool:
        """Whether an answer shows that this rule is broken."""
        return self.examples[0].is_certain

    @property
    def order(self) -> tuple[bool, bool, bool, int]:
        first = self.examples[0]
        is_shape = not self.clause and first.is_misshapen
        return (not is_shape, first.like is None, not self.is_certain, -len(self.examples))

    @cached_property
    def shortest(self) -> Counterexample:
        """The clear counterexample with the fewest moves; of several, the one with fewest lines.

        One under the first declared rulings, if there is any.
        """
        clear = [one for one in self.examples if one.order[:3] == self.examples[0].order[:3]]
        fewest = min(map(_moves, clear))
        candidates = [one for one in clear if _moves(one) == fewest][:_CANDIDATES]
        return min(candidates, key=lambda one: len([*text(one, ReportPage())]))


def _moves(one: Counterexample) -> int:
    """The number of lines in the record of a counterexample; 0 for a position."""
    return len(one.case.vector.input.get("record", ()))


_Key = tuple[str, str]
"""A clause and the id of a misreading; without a clause, the kind of answer."""


def causes(judgement: Judgement) -> list[Cause]:
    """All causes of wrong answers, the surest first."""
    examples = sorted(counterexamples(judgement), key=lambda one: one.order)
    groups = dict[_Key, list[Counterexample]]()
    for one in examples:
        if one.is_certain and len(one.clauses) <= 1:
            groups.setdefault(_key(one), []).append(one)
    groups = _merged(groups)
    for one in examples:
        if not one.is_certain or len(one.clauses) > 1:
            own = [key for key in groups if key[0] in one.clauses] if one.clauses else []
            touched = [key for key in groups if key[0] and key[0] in one.touches]
            for key in own or touched[:1] or [_key(one)]:
                groups.setdefault(key, []).append(one)
    found = (Cause(clause, tuple(some)) for (clause, _), some in groups.items())
    ordered = sorted(found, key=lambda one: one.order)
    all_causes = list[Cause]()
    for cause in ordered:
        roots = [earlier for earlier in all_causes if not earlier.may_follow]
        all_causes.append(evolve(cause, may_follow=_may_follow(cause, roots)))
    return all_causes


def _may_follow(cause: Cause, earlier: Sequence[Cause]) -> bool:
    """Whether an earlier cause may explain it.

    Faults in games and views without a misreading may follow from another mistake. Scores of
    positions and set-ups never do, and neither do answers that the earlier misreadings get right.
    """
    if not any(_may_cause(one.examples[0].like, cause) for one in earlier):
        return False
    if cause.clause and any(one.clause == cause.clause for one in earlier):
        return True
    is_explained = cause.examples[0].like is not None or not cause.clause
    of_games = all(one.case.vector.op in {*PLAY, SEEN} for one in cause.examples)
    return of_games and not (cause.is_certain and is_explained)


def _may_cause(misreading: Misreading | None, cause: Cause) -> bool:
    """Whether a misreading, if it is known, gives one of the answers wrongly or does not answer.

    A misreading of one game explains nothing about another.
    """
    if misreading is None:
        return True
    cases = [one.case for one in cause.examples if one.case.vector.game == misreading.game]
    return any(
        case.vector.op not in misreading.ops
        or is_wrong_under(case.rulings, misreading, case.vector)
        for case in cases
    )


def _key(one: Counterexample) -> _Key:
    if one.clauses:
        return one.clauses[0], "" if one.like is None else one.like.id
    if one.is_misshapen:
        return "", "moves"
    status = one.case.outcome and one.case.outcome.status
    return "", str(one.case.verdict if one.case.verdict in CHANGING else status)


def _merged(groups: dict[_Key, list[Counterexample]]) -> dict[_Key, list[Counterexample]]:
    """The groups, with those of a clause without a misreading merged into one with a misreading."""
    merged = {key: some for key, some in groups.items() if key[1] or not key[0]}
    for (clause, like), some in groups.items():
        if like or not clause:
            continue
        same = [key for key in merged if key[0] == clause and key[1]]
        key = max(same, key=lambda one: len(merged[one]), default=(clause, ""))
        merged.setdefault(key, []).extend(some)
    return merged
