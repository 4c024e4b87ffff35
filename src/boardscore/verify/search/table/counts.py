"""How much of what was asked about tables a program supports."""

from attrs import frozen


@frozen
class TableCounts:
    """How much was asked that the program supports, without what shrinking asked."""

    starts: int = 0
    """How many set-ups were asked, those that cannot be played among them."""
    views: int = 0
    """How many times a seat looked at a table."""
    looked_at: int = 0
    """How many games these are of."""
    wrong: int = 0
    """How many answers were wrong."""
