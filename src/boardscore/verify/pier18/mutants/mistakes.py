"""How a scorer with one of its methods changed becomes a mutant."""

from collections.abc import Callable, Mapping
from typing import Any

from boardscore.verify.pier18.mutants.scorer import Scorer
from boardscore.verify.suite.mutant import Mutant


def mutant(name: str, **changed: Callable[..., Any]) -> Mutant:
    """A mutant of a facet, named by the clause, the facet and the kind of mistake.

    It is the scorer with one method changed.
    """
    assert len(changed) == 1
    assert hasattr(Scorer, *changed)
    facet = f"pier18.{name.partition(':')[0]}"
    return Mutant(f"pier18.{name}", facet, asked(type("Mutated", (Scorer,), changed)))


def asked(scorer: Callable[[Mapping[str, Any]], Scorer]) -> Callable[..., dict[str, Any]]:
    """What scores a position, with a scorer made for the rulings in it."""
    return lambda position: scorer(position.get("rulings", {})).score(position["players"])
