"""Programs for Auctionland that reveal secrets or hide public information."""

from boardscore.verify.auctionland.misreadings.table.table_program import TableProgram
from boardscore.verify.vectors import shared_misreadings as shared
from boardscore.verify.vectors.misreading import misread

ROWS = (
    misread("money.hidden/others:shown", is_money_seen=lambda self, seat, own: True),
    misread(
        "money.hidden/others:gavel-holder",
        is_money_seen=lambda self, seat, own: own or not self.screens or seat == self.gavel,
    ),
    misread("money.hidden/others:own-too", is_money_seen=lambda self, seat, own: not self.screens),
    misread("money.hidden/setting:always-hidden", is_money_seen=lambda self, seat, own: own),
    misread(
        "money.hidden/setting:the-other-way",
        is_money_seen=lambda self, seat, own: own or self.screens,
    ),
    misread(
        "money.hidden/own-moves:as-the-richest",
        highest_bid=lambda self, seat: min(
            self.money[seat], max(self.money[one] for one in self.seats if one != seat)
        ),
    ),
    misread(
        "money.hidden/own-moves:one-above",
        highest_bid=lambda self, seat: min(
            self.money[seat], 1 + max(self.money[one] for one in self.seats if one != seat)
        ),
    ),
    *shared.of_hidden_order("setup.market/order-unknown"),
    misread("setup.market/order-unknown:nothing-known", seen_stack=lambda self: self.copies()),
    misread(
        "market.price/open-to-all:no-dollars",
        seen_offer=lambda self, offer, seat: {**offer, "dollars": None},
    ),
    misread(
        "market.price/open-to-all:holder-alone",
        seen_offer=lambda self, offer, seat: (
            dict(offer) if seat in {None, self.gavel} else {**offer, "dollars": 0}
        ),
    ),
    misread(
        "market.price/open-to-all:islands-hidden",
        seen_island=lambda self, seat, own: (
            TableProgram.seen_island(self, seat, own) if own else None
        ),
    ),
    shared.of_own_moves("turn.order/own-moves"),
    misread(
        "turn.order/own-moves:any-time",
        moves_of=lambda self, seat: (
            TableProgram.moves_of(self, seat)
            or [{**move, "player": seat} for move in self.moves() if move["player"] == self.gavel]
        ),
    ),
    misread(
        "auction.bid/own-moves:all-bids",
        moves_of=lambda self, seat: [
            move
            for move in self.moves()
            if move["player"] == seat or (self.phase == "bid" and seat in self.still_in())
        ],
    ),
    misread("auction.bid/own-moves:passes-too", may_pass=lambda self, seat: True),
)
