"""The rulings of Auctionland, each with its default first."""

from attrs import frozen

from boardscore.core.rendering import NamedEnum
from boardscore.core.rulings import ruling


class Rotation(NamedEnum):
    """Whether a tile may be turned before it is built (`auctionland.build.edge`)."""

    FREE = "free"
    NONE = "none"


class LastBidder(NamedEnum):
    """Whether the last bidder may bid if there is no bid yet (`auctionland.auction.close`)."""

    MAY_BID = "may_bid"
    CLOSED = "closed"


@frozen(kw_only=True)
class Rulings:
    """One value for every ruling of Auctionland.

    >>> Rulings().rotation.value
    'free'

    Raises `ModelError` for a value that an option does not have.
    """

    rotation: Rotation = ruling(Rotation.FREE, "earlier_edition")
    last_bidder: LastBidder = ruling(LastBidder.MAY_BID, "ours")
