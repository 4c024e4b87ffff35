"""Referees that misread the set-up, the order of a turn, and how a tile turns."""

from collections.abc import Sequence

from boardscore.verify.auctionland.misreadings.play.plain_referee import MONEY, Referee
from boardscore.verify.vectors.misreading import misread
from boardscore.verify.vectors.shared_misreadings import of_seats


def _kinds_at_sides(self: Referee, tile: str) -> Sequence[int]:
    found = Referee.quarters(self, tile)
    halves = self.tiles[tile].halves.upper()
    looks = [halves[-2 * quarters :] + halves[: -2 * quarters] for quarters in found]
    return [one for place, one in enumerate(found) if looks.index(looks[place]) == place]


def _auction_before_building(self: Referee) -> None:
    if self.phase in {"auction", "bid", "sale", "place"} and self.market and not self.built:  # type: ignore[attr-defined]
        self.built = True  # type: ignore[attr-defined]
        self.phase = "build"
    else:
        self.end_turn()


def _begin_with_auction(self: Referee) -> None:
    self.built = False  # type: ignore[attr-defined]
    Referee.begin_turn(self)


ROWS = (
    misread("players/starting-player:last-seat", starts=lambda self: self.seats[-1]),
    of_seats("players/seats", Referee),
    misread("setup.first/first-name:second-seat", starts=lambda self: 1),
    misread("tile/clockwise:other-way", turned_by=lambda self, quarters: -quarters % 4),
    misread("tile/clockwise:as-printed", turned_by=lambda self, quarters: 0),
    misread("tile/alike:kinds-at-sides", quarters=_kinds_at_sides),
    misread(
        "tile/alike:half-turns",
        quarters=lambda self, tile: [one for one in Referee.quarters(self, tile) if one < 2],
    ),
    misread(
        "setup.money/by-seat:ten-each", starting_money=lambda self: [MONEY[0] for _ in self.seats]
    ),
    misread(
        "setup.money/by-seat:from-the-last",
        starting_money=lambda self: Referee.starting_money(self)[::-1],
    ),
    misread(
        "setup.money/by-seat:sixteen-at-most",
        starting_money=lambda self: [min(16, money) for money in Referee.starting_money(self)],
    ),
    misread(
        "setup.money/by-seat:one-more-each",
        starting_money=lambda self: [MONEY[0] + seat for seat in self.seats],
    ),
    # The first market
    misread("setup.market/sorted:as-dealt", sorted=lambda self, new: new),
    misread(
        "setup.market/sorted:other-way",
        sorted=lambda self, new: sorted(new, key=lambda offer: -self.icons(offer["tile"])),
    ),
    misread(
        "setup.market/every-icon:kinds", icons=lambda self, tile: len({*self.tiles[tile].icons})
    ),
    misread(
        "setup.market/every-icon:peace", icons=lambda self, tile: self.tiles[tile].icons.count("p")
    ),
    misread(
        "setup.market/dealt-order:turned-round",
        sorted=lambda self, new: Referee.sorted(self, new[::-1]),
    ),
    misread(
        "setup.market/dealt-order:by-name",
        sorted=lambda self, new: sorted(
            new, key=lambda offer: (self.icons(offer["tile"]), offer["tile"])
        ),
    ),
    misread("setup.market/size:eight", missing=lambda self: 8 - len(self.market)),
    misread(
        "setup.market/size:eight-at-most",
        missing=lambda self: min(8, self.market_size) - len(self.market),
    ),
    misread("setup.market/size:one-more", missing=lambda self: Referee.missing(self) + 1),
    # The turn
    misread(
        "turn.order/build-first:auction-first",
        begin_turn=_begin_with_auction,
        first_step=lambda self: "auction",
        next_step=_auction_before_building,
    ),
    misread("turn.order/build-first:no-auction", goes_to_auction=lambda self: False),
    misread(
        "turn.order/gavel-holder:bidder-decides",
        on_turn=lambda self: self.bidder if self.phase == "sale" else self.gavel,
    ),
    misread(
        "turn.order/gavel-holder:next-auctions",
        on_turn=lambda self: (
            (self.gavel + 1) % len(self.seats) if self.phase == "auction" else self.gavel
        ),
    ),
    misread(
        "turn.order/to-the-left:to-the-right",
        next_gavel=lambda self: (self.gavel - 1) % len(self.seats),
    ),
    misread(
        "turn.order/to-the-left:to-who-built",
        next_gavel=lambda self: self.builder if self.auctions else Referee.next_gavel(self),
    ),
    misread(
        "turn.order/to-the-left:four-seats",
        next_gavel=lambda self: (self.gavel + 1) % min(4, len(self.seats)),
    ),
    misread("turn.order/to-the-left:stays", next_gavel=lambda self: self.gavel),
    misread("turn.order/no-tile:waits", goes_to_auction=lambda self: self.offered is None),
)
