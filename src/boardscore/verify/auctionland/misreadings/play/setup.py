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
    misread(
        "players/starting-player:last-seat",
        "the player in the last seat has the gavel first",
        "Den Hammer hat zuerst der letzte Sitz",
        starts=lambda self: self.seats[-1],
    ),
    of_seats("players/seats", Referee),
    misread(
        "setup.first/first-name:second-seat",
        "the player who is named second starts",
        "Es beginnt, wer an zweiter Stelle genannt ist",
        starts=lambda self: 1,
    ),
    misread(
        "tile/clockwise:other-way",
        "a quarter turn goes anticlockwise",
        "Eine Vierteldrehung geht gegen den Uhrzeigersinn",
        turned_by=lambda self, quarters: -quarters % 4,
    ),
    misread(
        "tile/clockwise:as-printed",
        "a tile counts as it is printed, however it was turned",
        "Ein Plättchen zählt, wie es gedruckt ist, egal wie es liegt",
        turned_by=lambda self, quarters: 0,
    ),
    misread(
        "tile/alike:kinds-at-sides",
        "tiles look alike if the same kinds lie at their sides, in one zone or in several",
        "Plättchen gleichen sich, wenn an den Seiten dieselben Arten liegen, ob in einer Zone oder "
        "in mehreren",
        quarters=_kinds_at_sides,
    ),
    misread(
        "tile/alike:half-turns",
        "a half turn never makes a difference",
        "Eine halbe Drehung macht nie einen Unterschied",
        quarters=lambda self, tile: [one for one in Referee.quarters(self, tile) if one < 2],
    ),
    misread(
        "setup.money/by-seat:ten-each",
        "all start with 10 dollars",
        "Alle beginnen mit 10 Dollar",
        starting_money=lambda self: [MONEY[0] for _ in self.seats],
    ),
    misread(
        "setup.money/by-seat:from-the-last",
        "the last seat starts with 10 dollars, and every seat before it with 2 more",
        "Der letzte Sitz beginnt mit 10 Dollar, jeder Sitz davor mit 2 mehr",
        starting_money=lambda self: Referee.starting_money(self)[::-1],
    ),
    misread(
        "setup.money/by-seat:sixteen-at-most",
        "no seat starts with more than 16 dollars",
        "Kein Sitz beginnt mit mehr als 16 Dollar",
        starting_money=lambda self: [min(16, money) for money in Referee.starting_money(self)],
    ),
    misread(
        "setup.money/by-seat:one-more-each",
        "each seat starts with 1 dollar more than the seat before",
        "Jeder Sitz beginnt mit 1 Dollar mehr als der davor",
        starting_money=lambda self: [MONEY[0] + seat for seat in self.seats],
    ),
    # The first market
    misread(
        "setup.market/sorted:as-dealt",
        "the first market is not sorted",
        "Der erste Markt wird nicht sortiert",
        sorted=lambda self, new: new,
    ),
    misread(
        "setup.market/sorted:other-way",
        "in the first market, tiles with fewer icons lie closer to the stack",
        "Im ersten Markt liegen Plättchen mit weniger Symbolen näher am Stapel",
        sorted=lambda self, new: sorted(new, key=lambda offer: -self.icons(offer["tile"])),
    ),
    misread(
        "setup.market/every-icon:kinds",
        "the first market is sorted by the number of kinds of icons",
        "Für den ersten Markt zählt nur, wie viele Arten von Symbolen ein Plättchen hat",
        icons=lambda self, tile: len({*self.tiles[tile].icons}),
    ),
    misread(
        "setup.market/every-icon:peace",
        "the first market is sorted by peace icons alone",
        "Für den ersten Markt zählen nur die Friedenssymbole",
        icons=lambda self, tile: self.tiles[tile].icons.count("p"),
    ),
    misread(
        "setup.market/dealt-order:turned-round",
        "tiles with the same number of icons are put in the reverse of the order dealt",
        "Bei gleich vielen Symbolen kehrt sich die Reihenfolge um, in der ausgelegt wurde",
        sorted=lambda self, new: Referee.sorted(self, new[::-1]),
    ),
    misread(
        "setup.market/dealt-order:by-name",
        "tiles with the same number of icons are put in the order of their names",
        "Plättchen mit gleich vielen Symbolen werden nach ihrer Kennung geordnet",
        sorted=lambda self, new: sorted(
            new, key=lambda offer: (self.icons(offer["tile"]), offer["tile"])
        ),
    ),
    misread(
        "setup.market/size:eight",
        "the market has 8 tiles, whatever size is chosen",
        "Der Markt hat 8 Plättchen, egal welche Größe gewählt ist",
        missing=lambda self: 8 - len(self.market),
    ),
    misread(
        "setup.market/size:eight-at-most",
        "the market has no more than 8 tiles, whatever size is chosen",
        "Der Markt hat höchstens 8 Plättchen, egal welche Größe gewählt ist",
        missing=lambda self: min(8, self.market_size) - len(self.market),
    ),
    misread(
        "setup.market/size:one-more",
        "the market has 1 tile more than its size",
        "Der Markt hat 1 Plättchen mehr als seine Größe",
        missing=lambda self: Referee.missing(self) + 1,
    ),
    # The turn
    misread(
        "turn.order/build-first:auction-first",
        "the auction comes before building",
        "Zuerst wird versteigert, dann gebaut",
        begin_turn=_begin_with_auction,
        first_step=lambda self: "auction",
        next_step=_auction_before_building,
    ),
    misread(
        "turn.order/build-first:no-auction",
        "the turn ends after building",
        "Nach dem Bauen ist der Zug zu Ende",
        goes_to_auction=lambda self: False,
    ),
    misread(
        "turn.order/gavel-holder:bidder-decides",
        "the highest bidder decides between selling and buying back",
        "Ob verkauft oder zurückgekauft wird, entscheidet, wer das höchste Gebot hält",
        on_turn=lambda self: self.bidder if self.phase == "sale" else self.gavel,
    ),
    misread(
        "turn.order/gavel-holder:next-auctions",
        "the player after the auctioneer auctions",
        "Es versteigert, wer als Nächstes den Hammer bekommt",
        on_turn=lambda self: (
            (self.gavel + 1) % len(self.seats) if self.phase == "auction" else self.gavel
        ),
    ),
    misread(
        "turn.order/to-the-left:to-the-right",
        "the gavel is passed to the right",
        "Der Hammer wandert nach rechts",
        next_gavel=lambda self: (self.gavel - 1) % len(self.seats),
    ),
    misread(
        "turn.order/to-the-left:to-who-built",
        "the gavel goes to the player who built the last tile",
        "Den Hammer bekommt, wer zuletzt gebaut hat",
        next_gavel=lambda self: self.builder if self.auctions else Referee.next_gavel(self),
    ),
    misread(
        "turn.order/to-the-left:four-seats",
        "only the first four seats get the gavel",
        "Den Hammer bekommen nur die Sitze 1 bis 4",
        next_gavel=lambda self: (self.gavel + 1) % min(4, len(self.seats)),
    ),
    misread(
        "turn.order/to-the-left:stays",
        "the gavel stays with the same player",
        "Der Hammer bleibt immer bei derselben Person",
        next_gavel=lambda self: self.gavel,
    ),
    misread(
        "turn.order/no-tile:waits",
        "even with no tile in the market, an auction still has to be held",
        "Auch ohne Plättchen im Markt muss noch versteigert werden",
        goes_to_auction=lambda self: self.offered is None,
    ),
)
