"""Every pier of 1 to 4 columns by the fast path, against the naive scorer, with all rulings."""

from itertools import product

import pytest

from boardscore.pier18 import fast
from tests.naive import pier18 as naive
from tests.test_against_naive import RULINGS


@pytest.mark.slow
def test_all_small_piers_fast() -> None:
    """5 ** 2 + 5 ** 4 + 5 ** 6 + 5 ** 8 piers: each space empty or one of four symbols."""
    checked = 0
    for columns in range(1, 5):
        sides = ["".join(side) for side in product(".SQHA", repeat=columns)]
        for upper, lower in product(sides, repeat=2):
            masks = fast.read(f"{upper}\n{lower}")
            for rulings in RULINGS:
                adjacency, counted = rulings.flower_adjacency.value, rulings.flower_points.value
                expected = naive.categories(upper, lower, adjacency, counted)
                assert fast.categories(masks, rulings) == expected, (upper, lower, rulings)
            checked += 1
    assert checked == 406_900
