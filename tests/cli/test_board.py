"""Messages about rare situations, which take many moves to reach in a game."""

from typing import Any

from boardscore.auctionland import Bid, BuyBack, Pass, Place, Sell
from boardscore.auctionland.show import game_display as auctionland
from boardscore.show.text_page import Page
from tests.auctionland.situations import bidding, sale, situation
from tests.tables import from_table

FULL = "#### #### #### ####"
ALL_BUT_ONE = "#### #### #### ###"


def news(before: Any, move: Any, lang: str = "en") -> str:
    return "\n".join(auctionland.news(before, before.play(move), Page(lang)))


@from_table
def test_a_full_island_is_announced(lang: str, told: str) -> None:
    """`auctionland.end.trigger`."""
    before = sale(ALL_BUT_ONE, "#", standing=Bid(1, 3)).play(BuyBack(0))
    assert told in news(before, Place(0, 3, 3, 0), lang)


def test_an_unbid_tile_goes_to_the_box_if_the_island_is_full() -> None:
    """There is no cell for an unbid tile on a full island."""
    assert "Tile p goes back to the box." in news(bidding(FULL, "#"), Pass(1))
    assert news(bidding("#", "#"), Pass(1)) == ""


def test_a_tile_bought_back_goes_to_the_box_if_the_island_is_full() -> None:
    """`auctionland.auction.full-island`."""
    told = news(sale(FULL, "#", standing=Bid(1, 3)), BuyBack(0))
    assert told == "Alex pays 4 dollars to Bonnie.\nTile p goes back to the box."
    assert "box" not in news(sale(FULL, "#", standing=Bid(1, 3)), Sell(0))


def test_a_pass_with_a_standing_bid_puts_nothing_in_the_box() -> None:
    """The auctioneer still sells or buys back, although the island is full."""
    before = bidding(FULL, "#", "#", standing=Bid(1, 3))
    assert news(before, Pass(2)) == ""


def test_an_empty_market_is_not_shown() -> None:
    assert list(auctionland.lying_open(situation("#", "#", offers=""), "en")) == []
