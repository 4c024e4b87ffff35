"""Which misreading answers are like: of all mutants, one that answers the same.

Each part of the answers is looked at by itself, since a program may have several mistakes.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from boardscore.verify import mutants
from boardscore.verify.data_types import Names, Position
from boardscore.verify.judge.case import Case
from boardscore.verify.judge.diagnosis import SUMS, categories_of_part, wrong_parts
from boardscore.verify.judge.readings import would_agree
from boardscore.verify.program.protocol import Scored
from boardscore.verify.search.question import Fault
from boardscore.verify.vectors.mutant import Mutant


@frozen
class Part:
    """What of an answer is looked at: the points in some categories, or sums of any rule."""

    kind: str
    """`categories`, `totals` or `ranks`; a sum is looked at with what it rests on, as far as the
    answer gives that."""
    names: Names = frozenset()
    """The categories."""

    def is_same(self, given: Scored, said: Scored) -> bool:
        """Whether what is said is the same, as far as an answer is given."""
        both = zip(given.categories or (), said.categories or ())
        if self.kind == "categories":
            return all(
                self.names <= other.keys() and _agree(own, other, self.names) for own, other in both
            )
        return (
            all(_agree(own, other, own.keys() & other.keys()) for own, other in both)
            and given.totals == said.totals
            and (self.kind == "totals" or given.ranks == said.ranks)
        )

    def is_given(self, answer: Scored) -> bool:
        """Whether an answer says anything about it."""
        if self.kind == "categories":
            return any(self.names & own.keys() for own in answer.categories or ())
        return self.kind == "totals" or answer.ranks is not None


def _agree(own: Mapping[str, Any], other: Mapping[str, Any], names: Iterable[str]) -> bool:
    return all(own[name] == other[name] for name in names if name in own)


def said_by(mutant: Mutant, asked: Position) -> Scored:
    """What a mutant answers."""
    answer = mutant.score(asked)
    return Scored(tuple(answer["totals"]), tuple(answer["categories"]), tuple(answer["ranks"]))


# Of the answers to vectors


def likeness(cases: Iterable[Case]) -> dict[str, Mutant]:
    """The misreading behind each wrong answer, by the id of its vector, if there is one.

    A misreading is named if it gives a part of all answers, also of those that are right.
    """
    games: dict[str, list[_Answered]] = {}
    for case in cases:
        answer = case.outcome.answer if case.outcome else None
        if case.vector.op == "score" and isinstance(answer, Scored):
            games.setdefault(case.vector.game, []).append(_Answered(case, answer))
    return {
        name: mutant
        for game, answers in games.items()
        for name, mutant in _of_game(answers, [one for one in mutants.of(game) if one.facet])
    }


@frozen
class _Answered:
    """A case with the score that it was answered with."""

    case: Case
    answer: Scored

    @property
    def wrong(self) -> tuple[str, ...]:
        """The parts of the answer that are wrong."""
        return wrong_parts(self.case.vector, self.case.differences)

    def part(self, name: str) -> Part:
        """A part of the answer by its name: a clause, or a sum."""
        if name in SUMS:
            return Part(name)
        return Part("categories", categories_of_part(self.case.vector.game, name))

    def is_like(self, mutant: Mutant, name: str) -> bool:
        """Whether a mutant gives the same, as far as a part of the answer goes."""
        said = said_by(mutant, self.case.vector.content(self.case.rulings))
        return self.part(name).is_same(self.answer, said)

    def tells(self, name: str) -> bool:
        """Whether an answer says anything about a part: of ranks, if all they rest on is right."""
        sound = name != "ranks" or self.wrong in {(), ("ranks",)}
        return sound and self.part(name).is_given(self.answer)


def _of_game(
    answers: Sequence[_Answered], mutants: Sequence[Mutant]
) -> Iterator[tuple[str, Mutant]]:
    wrong = [(one, one.wrong) for one in answers if one.wrong]
    for part in dict.fromkeys(part for _, parts in wrong for part in parts):
        evidence = [one for one in answers if one.tells(part)]
        failing = [one for one, parts in wrong if part in parts]
        for mutant in _fitting(part, evidence, failing, mutants):
            for one, parts in wrong:
                if part in parts and all(one.is_like(mutant, name) for name in parts):
                    yield one.case.vector.id, mutant


def _fitting(
    part: str,
    evidence: Sequence[_Answered],
    failing: Sequence[_Answered],
    mutants: Sequence[Mutant],
) -> Iterator[Mutant]:
    """The misreading that fits all answers; where only sums were given, else one for each clause.

    Sums mix what several mistakes do. So one of a clause has to fit what is right, and what is
    wrong about that clause. What another reading would make right is no evidence of a misreading.
    """
    whole = _best(part, evidence, failing, mutants)
    if whole is not None:
        yield whole
    elif part in SUMS:
        right = [one for one in evidence if one not in failing]
        for clause in dict.fromkeys(one.case.vector.clause for one in failing):
            about = [one for one in failing if one.case.vector.clause == clause]
            if not any(_is_scored(one.case, clause) for one in right):
                continue
            of_clause = [one for one in mutants if one.clause == clause]
            mutant = _best(part, [*about, *right], about, of_clause)
            if mutant is not None:
                yield mutant


def _is_scored(case: Case, clause: str) -> bool:
    """Whether an answer that is right shows that the program scores a rule at all."""
    return case.vector.clause == clause and any(case.vector.expected(case.rulings)["totals"])


def _best(
    part: str,
    evidence: Sequence[_Answered],
    failing: Sequence[_Answered],
    mutants: Iterable[Mutant],
) -> Mutant | None:
    """Of the mutants that fit all evidence, the one that most of what is wrong is about."""
    if all(would_agree(one.case, one.case.rulings) for one in failing):
        return None
    asked = [*failing, *evidence]
    fitting = [one for one in mutants if all(answer.is_like(one, part) for answer in asked)]
    about = Counter(one.case.vector.isolates for one in failing)
    return max(fitting, key=lambda one: about[str(one.facet)], default=None)


# Of the answers to a search


@frozen
class Seen:
    """A position that was asked, with the program's answer and the right one."""

    asked: Position
    answer: Scored
    right: Scored


def part_of(fault: Fault) -> Part:
    """The part of answers that a fault is about."""
    return Part(fault.kind, frozenset(fault.names if fault.kind == "categories" else ()))


def alike(game: str, part: Part, evidence: Iterable[Seen]) -> tuple[Mutant, ...]:
    """The misreadings that give all these answers, as far as a part of them goes."""
    left = [one for one in mutants.of(game) if one.facet]
    for seen in evidence:
        left = [one for one in left if part.is_same(seen.answer, said_by(one, seen.asked))]
    return tuple(left)


def most_alike(
    part: Part, known: Sequence[Any], evidence: Sequence[Seen]
) -> tuple[tuple[Mutant, ...], bool]:
    """The misreadings that give more of these answers than the others, and whether all of them.

    It need not be all: a program may have other mistakes as well.
    """
    fitting = {one: _fit(one, part, evidence) for one in known}
    best = max(fitting.values())
    return tuple(one for one in known if fitting[one] == best), best == 1.0


def _fit(mutant: Mutant, part: Part, evidence: Iterable[Seen]) -> float:
    """The part of the answers that are those of the mutant, where either breaks the rules.

    What the mutant counts beyond the end of a table has no points, and says nothing.
    """
    same = telling = 0
    for seen in evidence:
        said = said_by(mutant, seen.asked)
        is_same = part.is_same(seen.answer, said)
        if None not in said.totals and not (is_same and part.is_same(seen.answer, seen.right)):
            telling += 1
            same += is_same
    return same / telling if telling else 1.0
