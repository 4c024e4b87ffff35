"""Where the text of Auctionland leaves room: the options, the default of each first."""

from attrs import field, frozen

from boardscore.core import value_checks
from boardscore.core.enums import NamedEnum
from boardscore.core.rulings import settled_by


class Rotation(NamedEnum):
    """Whether a tile may be turned before it is laid (`auctionland.build.edge`)."""

    FREE = "free"
    NONE = "none"


class LastBidder(NamedEnum):
    """Whether the last bidder may still bid when no bid stands (`auctionland.auction.close`)."""

    MAY_BID = "may_bid"
    CLOSED = "closed"


@frozen
class Rulings:
    """One value for every option of Auctionland.

    >>> Rulings().rotation.value
    'free'

    Raises `ModelError` for a value that an option does not have.
    """

    rotation: Rotation = field(
        default=Rotation.FREE,
        validator=value_checks.validator(value_checks.member(Rotation)),
        metadata=settled_by("earlier edition"),
    )
    last_bidder: LastBidder = field(
        default=LastBidder.MAY_BID,
        validator=value_checks.validator(value_checks.member(LastBidder)),
        metadata=settled_by("ours"),
    )
