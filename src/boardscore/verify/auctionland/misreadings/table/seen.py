"""Programs for Auctionland that reveal secrets or hide public information."""

from boardscore.verify.auctionland.misreadings.table.setups import STACK
from boardscore.verify.auctionland.misreadings.table.table_program import TableProgram
from boardscore.verify.vectors import shared_misreadings as shared
from boardscore.verify.vectors.misreading import misread

ROWS = (
    misread(
        "money.hidden/others:shown",
        "all players see everyone's money",
        "Alle sehen das Geld aller",
        is_money_seen=lambda self, seat, own: True,
    ),
    misread(
        "money.hidden/others:gavel-holder",
        "everyone sees the auctioneer's money",
        "Wer den Hammer hat, dessen Geld sehen alle",
        is_money_seen=lambda self, seat, own: own or not self.screens or seat == self.gavel,
    ),
    misread(
        "money.hidden/others:own-too",
        "players do not even see their own money",
        "Nicht einmal das eigene Geld ist zu sehen",
        is_money_seen=lambda self, seat, own: not self.screens,
    ),
    misread(
        "money.hidden/setting:always-hidden",
        "money is hidden, whatever the setting",
        "Geld ist bei jeder Einstellung verdeckt",
        is_money_seen=lambda self, seat, own: own,
    ),
    misread(
        "money.hidden/setting:the-other-way",
        "the setting hides money instead of showing it",
        "Die Einstellung verdeckt das Geld, statt es zu zeigen",
        is_money_seen=lambda self, seat, own: own or self.screens,
    ),
    misread(
        "money.hidden/own-moves:as-the-richest",
        "no one may bid more than the richest of the others has",
        "Niemand darf mehr bieten, als der Reichste der anderen hat",
        highest_bid=lambda self, seat: min(
            self.money[seat], max(self.money[one] for one in self.seats if one != seat)
        ),
    ),
    misread(
        "money.hidden/own-moves:one-above",
        "bids end one dollar above what the richest of the others has",
        "Gebote enden einen Dollar über dem, was der Reichste der anderen hat",
        highest_bid=lambda self, seat: min(
            self.money[seat], 1 + max(self.money[one] for one in self.seats if one != seat)
        ),
    ),
    *shared.of_hidden_order("setup.market/order-unknown", STACK),
    misread(
        "setup.market/order-unknown:nothing-known",
        "no one knows which tiles are in the stack",
        "Niemand weiß, welche Plättchen im Stapel sind",
        seen_stack=lambda self: self.copies(),
    ),
    misread(
        "market.price/open-to-all:no-dollars",
        "the dollars in the market are hidden",
        "Die Dollar im Markt sind verdeckt",
        seen_offer=lambda self, offer, seat: {**offer, "dollars": None},
    ),
    misread(
        "market.price/open-to-all:holder-alone",
        "only the auctioneer sees the dollars on the tiles",
        "Die Dollar auf den Plättchen sieht nur, wer den Hammer hat",
        seen_offer=lambda self, offer, seat: (
            dict(offer) if seat in {None, self.gavel} else {**offer, "dollars": 0}
        ),
    ),
    misread(
        "market.price/open-to-all:islands-hidden",
        "the islands of the others are hidden",
        "Die Inseln der anderen sind verdeckt",
        seen_island=lambda self, seat, own: (
            TableProgram.seen_island(self, seat, own) if own else None
        ),
    ),
    shared.of_own_moves("turn.order/own-moves"),
    misread(
        "turn.order/own-moves:any-time",
        "all players may act when the auctioneer may",
        "Alle haben Züge, wenn an der Reihe ist, wer den Hammer hat",
        moves_of=lambda self, seat: (
            TableProgram.moves_of(self, seat)
            or [{**move, "player": seat} for move in self.moves() if move["player"] == self.gavel]
        ),
    ),
    misread(
        "auction.bid/own-moves:all-bids",
        "bidders are offered the bids of the others as well",
        "Wer bieten darf, findet unter den erlaubten Zügen auch Gebote der anderen",
        moves_of=lambda self, seat: [
            move
            for move in self.moves()
            if move["player"] == seat or (self.phase == "bid" and seat in self.still_in())
        ],
    ),
    misread(
        "auction.bid/own-moves:passes-too",
        "every player who may bid may also pass",
        "Wer bieten darf, darf auch passen",
        may_pass=lambda self, seat: True,
    ),
)
