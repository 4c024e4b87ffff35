"""What an answer is wrong about, and whether a vector is about that."""

from collections.abc import Iterable

from boardscore.verify import games
from boardscore.verify.canonical import Names
from boardscore.verify.suite.vectors import Difference, Vector

SUMS = ("totals", "ranks")
"""The parts of an answer that any rule may have a share in."""


def wrong_parts(vector: Vector, differences: Iterable[Difference]) -> tuple[str, ...]:
    """What an answer is wrong about: the clauses of categories; or else `totals`, or `ranks`.

    Wrong categories make wrong totals, and these wrong ranks: they say nothing by themselves.
    """
    differences = tuple(differences)
    names = [one.category for one in differences if one.category is not None]
    clauses = dict.fromkeys(games.clause_of(vector.game, name) or name for name in names)
    sums = [name for name in SUMS if any(one.part == name for one in differences)]
    return tuple(clauses) or tuple(sums[:1])


def categories_of_part(game: str, part: str) -> Names:
    """The categories of a clause; what is none is a category that the game does not have."""
    known = games.kit(game).categories.items()
    return frozenset(name for name, clause in known if clause == part) or frozenset({part})


def is_about(vector: Vector, parts: Iterable[str]) -> bool:
    """Whether a vector is about what is wrong: about one of these clauses, or about such sums.

    What is wrong in another way than that, such as a move, is so by what the vector is about.
    """
    known = games.kit(vector.game)
    kinds = {"totals": known.categories.values(), "ranks": known.ties.values()}
    clauses = [kinds.get(part, (part,)) for part in parts]
    return not clauses or any(vector.clause in some for some in clauses)
