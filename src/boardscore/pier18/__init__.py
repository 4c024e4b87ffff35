"""Pier 18: models, notation, scoring and the game itself.

>>> lovers(Pier.parse("H..Q\\n...."))[0].points
2

What a game is played with is imported when it is first used: who scores need not wait for it.
"""

from typing import TYPE_CHECKING

from boardscore.core.lazy_imports import imported_later
from boardscore.core.ranking import TiesBelowFirst
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
    obstacles,
)
from boardscore.pier18.pieces import Shown, Side, Space, Symbol
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

if TYPE_CHECKING:
    from boardscore.pier18.game import Game, Phase
    from boardscore.pier18.moves import MOVES, Choose, Deal, Draft, Finish, Move, Reveal
    from boardscore.pier18.state import State, start
    from boardscore.pier18.view import View

__all__ = [
    "MOST_PATRONS",
    "MOVES",
    "PLAYERS",
    "Card",
    "CardDate",
    "Choose",
    "Condition",
    "Deal",
    "Draft",
    "Finish",
    "FlowerAdjacency",
    "FlowerPoints",
    "Game",
    "Laid",
    "Move",
    "Pack",
    "PatronWhenAllZero",
    "Phase",
    "Pier",
    "PierScore",
    "Player",
    "Position",
    "Reveal",
    "Rulings",
    "Shown",
    "Side",
    "Space",
    "State",
    "Symbol",
    "TiesBelowFirst",
    "View",
    "fishers",
    "flower_sellers",
    "groups",
    "lay",
    "lovers",
    "obstacles",
    "patrons",
    "plan",
    "plan_by_condition",
    "plan_counts",
    "plan_in_words",
    "poets",
    "score",
    "start",
    "tie_date",
    "tie_symbols",
]

__getattr__ = imported_later(
    __name__,
    {
        "game": ("Game", "Phase"),
        "moves": ("MOVES", "Choose", "Deal", "Draft", "Finish", "Move", "Reveal"),
        "state": ("State", "start"),
        "view": ("View",),
    },
)


def __dir__() -> list[str]:
    return __all__
