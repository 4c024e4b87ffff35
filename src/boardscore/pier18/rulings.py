"""The rulings of Pier 18, each with its default first."""

from attrs import frozen

from boardscore.core.ranking import TiesBelowFirst
from boardscore.core.rendering import NamedEnum
from boardscore.core.rulings import ruling


class FlowerAdjacency(NamedEnum):
    """Which spaces are next to each other for `pier18.score.flower-sellers`."""

    SAME_SIDE = "same_side"
    ORTHOGONAL = "orthogonal"


class FlowerPoints(NamedEnum):
    """Which symbols of a group score for `pier18.score.flower-sellers`."""

    EVERY_OTHER_SYMBOL = "every_other_symbol"
    OTHER_KINDS_ONLY = "other_kinds_only"


class PatronWhenAllZero(NamedEnum):
    """The player who gets a Patron in a category of zero for all (`pier18.round.patron-tie`)."""

    EARLIEST_DATE = "earliest_date"
    NOBODY = "nobody"


@frozen(cache_hash=True, kw_only=True)
class Rulings:
    """One value for every ruling of Pier 18.

    >>> Rulings().flower_points.value
    'every_other_symbol'

    Raises `ModelError` for a value that an option does not have.
    """

    flower_adjacency: FlowerAdjacency = ruling(FlowerAdjacency.SAME_SIDE, "publisher")
    flower_points: FlowerPoints = ruling(FlowerPoints.EVERY_OTHER_SYMBOL, "publisher")
    ties_below_first: TiesBelowFirst = ruling(TiesBelowFirst.SAME_RULES, "ours")
    patron_when_all_zero: PatronWhenAllZero = ruling(PatronWhenAllZero.EARLIEST_DATE, "text")
    half_turn: bool = ruling(False, "ours")


SCORING = ("flower_adjacency", "flower_points", "ties_below_first")
"""The rulings that can change the points or places of a final position."""
