"""Greedy games to the end from a state."""

from boardscore import pier18
from boardscore.analysis.state_values import estimate


def test_shares_add_up_to_one() -> None:
    start = pier18.start([None] * 3, "demo")
    found = estimate(start, 60, seed=18)
    assert abs(sum(found.wins) - 1) < 1e-12
    assert (found.playouts, found.exact) == (60, False)
    assert found == estimate(start, 60, seed=18) != estimate(start, 60, seed=19)
