"""The rulings of Stones."""

from attrs import frozen

from boardscore.core.rendering import NamedEnum
from boardscore.core.rulings import ruling


class Ends(NamedEnum):
    """Whether the two ends of a row are neighbours, for `stones.score.pairs`."""

    APART = "apart"
    JOINED = "joined"


@frozen
class Rulings:
    """One value for every option of Stones."""

    ends: Ends = ruling(Ends.APART, "ours")


SCORING = ("ends",)
"""The options that can change the score of a finished position."""
