"""The diagnosis of a wrong answer."""

from collections.abc import Iterable, Sequence

from boardscore.verify import game_kits
from boardscore.verify.data_types import Names
from boardscore.verify.judge.case import Case
from boardscore.verify.reference import Reference
from boardscore.verify.vectors.vectors import Difference, Vector

SUMS = ("totals", "ranks")
"""The parts of an answer that any rule may affect."""


def wrong_parts(vector: Vector, differences: Iterable[Difference]) -> tuple[str, ...]:
    """The clauses of the wrong categories; without any, `totals`, or else `ranks`.

    Wrong categories cause wrong totals, and wrong totals cause wrong ranks.
    """
    differences = tuple(differences)
    names = [one.category for one in differences if one.category is not None]
    clauses = dict.fromkeys(game_kits.clause_of(vector.game, name) or name for name in names)
    sums = [name for name in SUMS if any(one.part == name for one in differences)]
    return tuple(clauses) or tuple(sums[:1])


def categories_of_part(game: str, part: str) -> Names:
    """The categories of a clause; an unknown category is a part by itself."""
    known = game_kits.kit(game).categories.items()
    return frozenset(name for name, clause in known if clause == part) or frozenset({part})


def clause_of_places(case: Case) -> str | None:
    """The clause behind wrong ranks, if nothing else is wrong.

    It separates the first two players in the wrong order; if the order is right, it is the clause
    of shared places. None if the vector is about ranks itself.
    """
    vector, ties = case.vector, game_kits.kit(case.vector.game).ties
    is_of_places = wrong_parts(vector, case.differences) == ("ranks",)
    if not is_of_places or vector.op != "score" or vector.clause in ties.values():
        return None
    rules = Reference(vector.game, case.rulings)
    right, got = vector.expected(case.rulings)["ranks"], case.answer["ranks"]
    if not rules.can_score(vector.input) or len(got) != len(right):
        return None
    parted = rules.parted(vector.input, rules.score(vector.input))
    otherwise = (name for two, name in parted.items() if _order(right, *two) != _order(got, *two))
    return ties[next(otherwise, "shared")]


def _order(ranks: Sequence[int], one: int, other: int) -> int:
    return (ranks[one] > ranks[other]) - (ranks[one] < ranks[other])
