"""Pier 18: models, notation and scoring.

>>> lovers(Pier.parse("H..Q\\n...."))[0].points
2
"""

from boardscore.pier18.model import (
    MOST_PATRONS,
    PLAYERS,
    Card,
    CardDate,
    Laid,
    Pack,
    Pier,
    Player,
    Position,
    lay,
)
from boardscore.pier18.pieces import Side, Space, Symbol
from boardscore.pier18.plans import Condition
from boardscore.pier18.rulings import (
    FlowerAdjacency,
    FlowerPoints,
    PatronWhenAllZero,
    Rulings,
)
from boardscore.pier18.scoring import (
    PierScore,
    fishers,
    flower_sellers,
    groups,
    lovers,
    patrons,
    plan,
    plan_by_condition,
    plan_counts,
    plan_in_words,
    poets,
    score,
    tie_date,
    tie_symbols,
)

__all__ = [
    "MOST_PATRONS",
    "PLAYERS",
    "Card",
    "CardDate",
    "Condition",
    "FlowerAdjacency",
    "FlowerPoints",
    "Laid",
    "Pack",
    "PatronWhenAllZero",
    "Pier",
    "PierScore",
    "Player",
    "Position",
    "Rulings",
    "Side",
    "Space",
    "Symbol",
    "fishers",
    "flower_sellers",
    "groups",
    "lay",
    "lovers",
    "patrons",
    "plan",
    "plan_by_condition",
    "plan_counts",
    "plan_in_words",
    "poets",
    "score",
    "tie_date",
    "tie_symbols",
]
