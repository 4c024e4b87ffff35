"""The numbers of Plans on the words of the kernel equal those of the reference."""

from random import Random

import pytest

from boardscore.pier18 import (
    Card,
    CardDate,
    Condition,
    FlowerAdjacency,
    Pier,
    Rulings,
    Symbol,
    plan_counts,
)
from boardscore.pier18.analysis.arrangements import pier_points


@pytest.mark.parametrize("adjacency", FlowerAdjacency)
@pytest.mark.parametrize("columns", [1, 2, 8, 30, 31, 70])
def test_every_number_of_random_piers(adjacency: FlowerAdjacency, columns: int) -> None:
    """Each number is compared with its value: it equals that, and no other."""
    rng, rulings = Random(columns), Rulings(flower_adjacency=adjacency)
    points = pier_points(columns, rulings)
    for _ in range(8):
        sides = ("".join(rng.choices(".SQHA", (3, 1, 1, 1, 1), k=columns)) for _ in range(2))
        pier = Pier.parse("\n".join(sides))
        card = Card("1", CardDate(1, 1), Symbol.POET, pier, Condition("poets > 0"))
        words = points.words(card, turned=False)
        for name, number in plan_counts(pier, rulings).items():
            for wrong in (0, 1):
                plan = Condition(f"{name} == {number + wrong}")
                assert points.meets(words, columns, plan) == (not wrong), name
