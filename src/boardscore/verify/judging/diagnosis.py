"""Which misreading a program's answers are like: one that fits all of them, else none."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from boardscore.verify import games, mutants
from boardscore.verify.judging.readings import Answered, Rulings, would_agree
from boardscore.verify.suite.mutant import Mutant
from boardscore.verify.suite.vectors import Difference, Vector, check

_CATEGORY = re.compile(r"categories\[\d+\]\.(\w+)")


@frozen
class Judged:
    """An answer to a vector, right or wrong, and the reading that it was judged under."""

    one: Answered
    rulings: Rulings

    @property
    def vector(self) -> Vector:
        """The vector."""
        return self.one.vector

    @property
    def wrong(self) -> tuple[str, ...]:
        """The parts of the answer that are wrong."""
        return wrong_parts(self.vector, check(self.vector, self.one.answer, self.rulings))

    def is_like(self, mutant: Mutant, part: str) -> bool:
        """Whether a mutant gives the same, as far as a part of the answer goes."""
        said = mutant.score(self.vector.asked(self.rulings))
        given = self.one.answer
        return _part(self.vector.game, part, given, said) == self.part(part)

    def part(self, part: str) -> tuple[Any, ...]:
        """A part of the answer."""
        return _part(self.vector.game, part, self.one.answer, self.one.answer)


def wrong_parts(vector: Vector, differences: Iterable[Difference]) -> tuple[str, ...]:
    """What an answer is wrong about: the clauses of categories; or else `totals`, or `ranks`.

    Wrong categories make wrong totals, and these wrong ranks: they say nothing by themselves.
    """
    paths = [one.path for one in differences]
    names = [found[1] for found in map(_CATEGORY.match, paths) if found]
    clauses = dict.fromkeys(_clause_of(vector.game, name) for name in names)
    sums = [name for name in _SUMS if any(path.startswith(name) for path in paths)]
    return tuple(clauses) or tuple(sums[:1])


def is_about(vector: Vector, parts: Iterable[str]) -> bool:
    """Whether a vector is about what is wrong: about one of these clauses, or about such sums.

    What is wrong in another way than that, such as a move, is so by what the vector is about.
    """
    known = games.kit(vector.game)
    kinds = {"totals": known.categories.values(), "ranks": known.ties.values()}
    clauses = [kinds.get(part, (part,)) for part in parts]
    return not clauses or any(vector.clause in some for some in clauses)


def _clause_of(game: str, category: str) -> str:
    """The clause of a category; if there is no such category, what it is called."""
    return games.clause_of(game, category) or category


def likeness(judged: Iterable[Judged]) -> dict[str, Mutant]:
    """The misreading behind each wrong answer, by the id of its vector, if there is one.

    Each part of the answers is looked at by itself, since a program may have several mistakes: a
    misreading is named if it gives that part of all answers, also of those that are right.
    """
    by_game: dict[str, list[Judged]] = {}
    for one in judged:
        if one.vector.op == "score" and "totals" in one.one.answer:
            by_game.setdefault(one.vector.game, []).append(one)
    return {
        name: mutant
        for game, answers in by_game.items()
        for name, mutant in _of_game(answers, [one for one in mutants.of(game) if one.facet])
    }


def _of_game(answers: Sequence[Judged], mutants: Sequence[Mutant]) -> Iterator[tuple[str, Mutant]]:
    wrong = [(one, one.wrong) for one in answers if one.wrong]
    for part in dict.fromkeys(part for _, parts in wrong for part in parts):
        evidence = [one for one in answers if _tells(one, part)]
        failing = [one for one, parts in wrong if part in parts]
        for mutant in _fitting(part, evidence, failing, mutants):
            for one, parts in wrong:
                if part in parts and all(one.is_like(mutant, name) for name in parts):
                    yield one.vector.id, mutant


def _fitting(
    part: str, evidence: Sequence[Judged], failing: Sequence[Judged], mutants: Sequence[Mutant]
) -> Iterator[Mutant]:
    """The misreading that fits all answers; where only sums were given, else one for each clause.

    Sums mix what several mistakes do. So one of a clause has to fit what is right, and what is
    wrong about that clause. What another reading would make right is no evidence of a misreading.
    """
    whole = _best(part, evidence, failing, mutants)
    if whole is not None:
        yield whole
    elif part in _SUMS:
        right = [one for one in evidence if one not in failing]
        for clause in dict.fromkeys(one.vector.clause for one in failing):
            about = [one for one in failing if one.vector.clause == clause]
            if not any(_is_scored(one, clause) for one in right):
                continue
            of_clause = [one for one in mutants if _clause(one) == clause]
            mutant = _best(part, [*about, *right], about, of_clause)
            if mutant is not None:
                yield mutant


def _is_scored(judged: Judged, clause: str) -> bool:
    """Whether an answer that is right shows that the program scores a rule at all."""
    totals = judged.vector.expected(judged.rulings)["totals"]
    return judged.vector.clause == clause and any(totals)


def _best(
    part: str, evidence: Sequence[Judged], failing: Sequence[Judged], mutants: Iterable[Mutant]
) -> Mutant | None:
    """Of the mutants that fit all evidence, the one that most of what is wrong is about."""
    if all(would_agree(one.one, one.rulings) for one in failing):
        return None
    asked = [*failing, *evidence]
    fitting = [one for one in mutants if all(answer.is_like(one, part) for answer in asked)]
    about = Counter(one.vector.isolates for one in failing)
    return max(fitting, key=lambda one: about[str(one.facet)], default=None)


def _clause(mutant: Mutant) -> str:
    return str(mutant.facet).partition("/")[0]


# Parts of an answer

_SUMS = ("totals", "ranks")
"""The parts that any rule may have a share in."""


def _tells(judged: Judged, part: str) -> bool:
    """Whether an answer says anything about a part: of ranks, if all that they rest on is right."""
    if part == "ranks":
        return "ranks" in judged.one.answer and judged.wrong in {(), ("ranks",)}
    return part == "totals" or any(judged.part(part))


def _part(
    game: str, part: str, given: Mapping[str, Any], said: Mapping[str, Any]
) -> tuple[Any, ...]:
    """A part of what is said, as far as an answer is given."""
    categories = tuple(
        {name: other.get(name) for name in own if part in _SUMS or _clause_of(game, name) == part}
        for own, other in zip(given.get("categories", ()), said.get("categories", ()))
    )
    if part not in _SUMS:
        return categories
    return categories, said["totals"], said["ranks"] if part == "ranks" else None
