"""Every pier of 1 to 4 columns against the naive scorer, with all rulings of scoring."""

from itertools import product

import pytest

from tests.test_against_naive import assert_same_lines


@pytest.mark.slow
def test_all_small_piers() -> None:
    """5 ** 2 + 5 ** 4 + 5 ** 6 + 5 ** 8 piers: each space empty or one of four symbols."""
    checked = 0
    for columns in range(1, 5):
        sides = ["".join(side) for side in product(".SQHA", repeat=columns)]
        for upper, lower in product(sides, repeat=2):
            assert_same_lines(upper, lower)
            checked += 1
    assert checked == 406_900
