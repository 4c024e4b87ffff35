"""Misreadings that only show late in a game, or with more players: vectors find them too."""

from collections.abc import Callable
from typing import Any

import pytest

from boardscore.verify import vector_strength
from boardscore.verify.vector_strength import is_wrong_under, single_rulings
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import PLAY, load
from tests.tables import from_table

pytestmark = pytest.mark.long

Late = Callable[[Any], bool]


def is_since(number: int, players: int) -> Late:
    """Since a round of Pier 18, where the Plans come last, or a turn of Auctionland."""
    return lambda table: (
        len(table.seats) == players and getattr(table, "round", getattr(table, "turn", 0)) >= number
    )


def only_late(misreading: Misreading, is_late: Late) -> Misreading:
    """A referee that is wrong only from then on."""
    (plain,) = misreading.program.__bases__
    changed = {name: by for name, by in vars(misreading.program).items() if hasattr(plain, name)}
    methods = {
        name: _since(is_late, wrong, getattr(plain, name))
        for name, wrong in changed.items()
        if callable(wrong)
    }
    return Misreading(misreading.id, misreading.facet, type("Late", (plain,), methods))


def _since(is_late: Late, wrong: Any, right: Any) -> Any:
    def method(table: Any, *more: Any) -> Any:
        begun = hasattr(table, "phase")  # set-up comes before
        return (wrong if begun and is_late(table) else right)(table, *more)

    return method


@from_table
def test_late_misreadings_are_found(name: str, since: int, players: int) -> None:
    """Each applies since a round or turn of games of some players; before that, it is right."""
    misreading = next(one for one in vector_strength.wrong_programs(None, *PLAY) if one.id == name)
    late = only_late(misreading, is_since(since, players))
    ordered = sorted(load(misreading.game, PLAY), key=lambda one: one.isolates != misreading.facet)
    ways = [*single_rulings(misreading.game)]
    assert any(is_wrong_under(way, late, one) for one in ordered for way in ways)
