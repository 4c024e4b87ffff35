"""The rulings of Stones."""

from attrs import field, frozen

from boardscore.core import value_checks
from boardscore.core.enums import NamedEnum
from boardscore.core.rulings import settled_by


class Ends(NamedEnum):
    """Whether the two ends of a row are neighbours, for `stones.score.pairs`."""

    APART = "apart"
    JOINED = "joined"


@frozen
class Rulings:
    """One value for every option of Stones."""

    ends: Ends = field(
        default=Ends.APART,
        validator=value_checks.validator(value_checks.member(Ends)),
        metadata=settled_by("ours"),
    )


SCORING = ("ends",)
"""The options that can change the score of a finished position."""
