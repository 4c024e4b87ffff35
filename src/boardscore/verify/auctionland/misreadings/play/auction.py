"""Referees that misread the auction: bids, amounts, the end and what follows."""

from collections.abc import Iterable

from boardscore.verify.auctionland.misreadings.play.plain_referee import Referee
from boardscore.verify.vectors.misreading import misread
from boardscore.verify.vectors.rule_by_rule_programs import Move


def _in_turn(self: Referee) -> list[int]:
    order = [(self.last + step) % len(self.seats) for step in range(1, len(self.seats) + 1)]
    return [seat for seat in order if seat in self.still_in() and seat != self.bidder][:1]


def _halves(self: Referee, seat: int) -> Iterable[float]:
    steps = range(2 * self.lowest_bid(), 2 * self.highest_bid(seat) + 1)
    return [step / 2 if step % 2 else step // 2 for step in steps]


def _back_in(self: Referee, move: Move) -> None:
    self.passed = set()
    Referee.make_bid(self, move)


def _closed_by_the_pass(self: Referee) -> bool:
    if not self.are_two():
        return Referee.is_closed(self)
    return bool(self.passed)


def _closed_at_once(self: Referee, move: Move) -> None:
    Referee.auction(self, move)
    self.close_if_over()


def _for_a_dollar(self: Referee) -> None:
    self.money[self.gavel] -= min(1, self.money[self.gavel])
    self.acquire(self.gavel)


def _to_the_neighbour(self: Referee) -> None:
    room = self.has_room(self.gavel)
    self.acquire(self.gavel if room else (self.gavel + 1) % len(self.seats))


def _sold_to_the_bank(self: Referee, move: Move) -> None:
    self.money[self.bidder] -= self.bid
    self.acquire(self.bidder)


def _paid_later(self: Referee, move: Move) -> None:
    self.due = (self.bidder, self.gavel, self.bid)  # type: ignore[attr-defined]
    self.acquire(self.bidder)


def _settled(self: Referee) -> None:
    self.transfer(*getattr(self, "due", (0, 0, 0)))
    self.due = (0, 0, 0)  # type: ignore[attr-defined]
    Referee.end_turn(self)


def _bought_back_from_the_bank(self: Referee, move: Move) -> None:
    self.money[self.gavel] -= self.buy_back_price()
    self.acquire(self.gavel)


def _the_dollar_is_lost(self: Referee, move: Move) -> None:
    Referee.buy_back(self, move)
    self.money[self.bidder] -= 1


def _second_price(self: Referee, move: Move) -> None:
    self.transfer(self.bidder, self.gavel, self.bid - 1)
    self.acquire(self.bidder)


ROWS = (
    misread(
        "auction.pick/any-slot:free-tile-alone",
        "only the free tile can be auctioned",
        "Versteigert wird immer das kostenlose Plättchen",
        slots_to_auction=lambda self, seat: [0],
    ),
    misread(
        "auction.pick/any-slot:not-the-free-tile",
        "the free tile cannot be auctioned, unless no other tile is affordable",
        "Das kostenlose Plättchen darf nicht versteigert werden, wenn ein anderes bezahlbar ist",
        slots_to_auction=lambda self, seat: [*self.slots(seat)][1:] or [0],
    ),
    # Bids
    misread(
        "auction.bid/all-others:gavel-holder-too",
        "the auctioneer may bid as well",
        "Auch wer den Hammer hat, darf bieten",
        bidders=lambda self: self.seats,
    ),
    misread(
        "auction.bid/all-others:next-alone",
        "only the next player may bid",
        "Bieten darf nur die nächste Person",
        bidders=lambda self: [(self.gavel + 1) % len(self.seats)],
    ),
    misread(
        "auction.bid/any-order:in-turn",
        "players bid clockwise, one after the other",
        "Geboten wird reihum im Uhrzeigersinn",
        bidding=_in_turn,
    ),
    misread(
        "auction.bid/higher:as-high",
        "a bid may be as high as the highest bid so far",
        "Ein Gebot darf so hoch sein wie das bisher höchste",
        lowest_bid=lambda self: max(1, self.bid),
    ),
    misread(
        "auction.bid/higher:two-more",
        "a bid has to be at least 2 dollars higher than the highest bid so far",
        "Ein Gebot muss mindestens 2 Dollar höher sein als das bisher höchste",
        lowest_bid=lambda self: self.bid + 2 if self.bid else 1,
    ),
    misread(
        "auction.bid/higher:any",
        "a bid may be lower than the highest bid so far",
        "Ein Gebot darf auch niedriger sein als das bisher höchste",
        lowest_bid=lambda self: 1,
    ),
    misread(
        "auction.bid/at-least-one:nothing",
        "0 dollars can be bid",
        "Es dürfen 0 Dollar geboten werden",
        lowest_bid=lambda self: self.bid + 1 if self.bidder >= 0 else 0,
    ),
    misread(
        "auction.bid/at-least-one:two",
        "the lowest bid is 2 dollars",
        "Das kleinste Gebot ist 2 Dollar",
        lowest_bid=lambda self: max(2, self.bid + 1),
    ),
    misread(
        "auction.bid/whole:halves",
        "half dollars can be bid",
        "Es dürfen halbe Dollar geboten werden",
        bids=_halves,
    ),
    misread(
        "auction.bid/own-money:last-dollar-stays",
        "a bidder has to keep a dollar",
        "Wer bietet, muss einen Dollar behalten",
        highest_bid=lambda self, seat: self.money[seat] - 1,
    ),
    misread(
        "auction.bid/own-money:one-more",
        "a bid may be 1 dollar more than the bidder has",
        "Ein Gebot darf 1 Dollar höher sein als das eigene Geld",
        highest_bid=lambda self, seat: self.money[seat] + 1,
    ),
    misread(
        "auction.bid/own-money:money-of-the-richest",
        "any player may bid as much as the richest player has",
        "Alle dürfen so viel bieten, wie die reichste Person hat",
        highest_bid=lambda self, seat: max(self.money),
    ),
    misread(
        "auction.bid/own-money:twenty-at-most",
        "no bid may be higher than 20 dollars, the most that a player starts with",
        "Kein Gebot darf höher sein als 20 Dollar, das höchste Startgeld",
        highest_bid=lambda self, seat: min(20, self.money[seat]),
    ),
    misread(
        "auction.bid/own-raise:not-oneself",
        "no one may raise their own bid",
        "Das eigene Gebot darf niemand erhöhen",
        bids=lambda self, seat: () if seat == self.bidder else Referee.bids(self, seat),
    ),
    misread(
        "auction.bid/own-raise:on-top",
        "players who raise their own bid need the money for both bids",
        "Wer das eigene Gebot erhöht, braucht das Geld für beide",
        highest_bid=lambda self, seat: self.money[seat] - (self.bid if seat == self.bidder else 0),
    ),
    # When it closes
    misread(
        "auction.close/final:back-in",
        "a player who has passed may bid again after a new bid",
        "Wer gepasst hat, darf nach einem neuen Gebot wieder bieten",
        make_bid=_back_in,
    ),
    misread(
        "auction.close/final:for-good",
        "a player who has passed is out of all later auctions",
        "Wer gepasst hat, ist auch bei allen späteren Versteigerungen nicht mehr dabei",
        out_at_first=lambda self: self.passed - {self.gavel},
    ),
    misread(
        "auction.close/holder:may-pass",
        "the highest bidder may pass",
        "Auch wer das höchste Gebot hält, darf passen",
        may_pass=lambda self, seat: True,
    ),
    misread(
        "auction.close/one-left:first-bid",
        "the first bid ends the auction, however many play",
        "Das erste Gebot beendet die Versteigerung, egal wie viele mitspielen",
        is_closed=lambda self: self.bidder >= 0 or Referee.is_closed(self),
    ),
    misread(
        "auction.close/one-left:one-pass",
        "the auction is over as soon as one player passes after a bid",
        "Nach einem Gebot beendet das erste Passen die Versteigerung",
        is_closed=lambda self: bool(self.bidder >= 0 and self.passed) or Referee.is_closed(self),
    ),
    misread(
        "auction.close/one-left:two-passes",
        "the auction is over as soon as two players have passed and one has bid",
        "Die Versteigerung endet, sobald zwei gepasst haben und jemand geboten hat",
        is_closed=lambda self: (
            (self.bidder >= 0 and len(self.passed) > 1) or Referee.is_closed(self)
        ),
    ),
    misread(
        "auction.close/has-to-pass:no-money",
        "players without a dollar are out without passing",
        "Wer keinen Dollar hat, ist ohne Passen draußen",
        still_in=lambda self: [
            seat for seat in Referee.still_in(self) if seat == self.bidder or self.money[seat]
        ],
        auction=_closed_at_once,
    ),
    misread(
        "auction.close/has-to-pass:too-poor",
        "a player who cannot bid higher is out without passing",
        "Wer nicht mehr überbieten kann, ist ohne Passen draußen",
        still_in=lambda self: [
            seat
            for seat in Referee.still_in(self)
            if seat == self.bidder or self.money[seat] > self.bid
        ],
    ),
    misread(
        "auction.close/last-bidder:asked",
        "the last bidder may still bid, whatever the ruling",
        "Wer als Einziger übrig ist, darf noch bieten, egal was gewählt ist",
        last_bidder_is_out=lambda self: False,
    ),
    misread(
        "auction.close/last-bidder:closed",
        "the auction is over as soon as one bidder is left, even without a bid",
        "Die Versteigerung endet, sobald nur noch eine Person übrig ist, auch ohne Gebot",
        last_bidder_is_out=lambda self: not self.are_two(),
    ),
    misread(
        "auction.close/last-bidder:other-way-round",
        "the ruling on the last bidder is reversed",
        "Die Auslegung zur letzten Person gilt andersherum",
        last_bidder_is_out=lambda self: not Referee.last_bidder_is_out(self) and not self.are_two(),
    ),
    misread(
        "auction.two-player/one-bid:may-raise",
        "with 2 players the auction goes on until the bidder passes",
        "Zu zweit geht die Versteigerung weiter, bis gepasst wird",
        is_closed=_closed_by_the_pass,
        may_pass=lambda self, seat: self.are_two() or Referee.may_pass(self, seat),
    ),
    misread(
        "auction.two-player/asked:closed",
        "with 2 players no one may bid if the ruling excludes the last bidder",
        "Zu zweit darf niemand bieten, wenn nach der Auslegung die letzte Person nicht bieten darf",
        are_two=lambda self: False,
        auction=_closed_at_once,
    ),
    # No bids
    misread(
        "auction.no-bid/gavel-holder:box",
        "a tile that gets no bid goes to the box",
        "Ein Plättchen ohne Gebot kommt in die Schachtel",
        unbid=lambda self: self.boxed(),
    ),
    misread(
        "auction.no-bid/gavel-holder:costs-a-dollar",
        "a tile that gets no bid costs the auctioneer 1 dollar",
        "Für ein Plättchen ohne Gebot zahlt 1 Dollar, wer den Hammer hat",
        unbid=_for_a_dollar,
    ),
    misread(
        "auction.no-bid/gavel-holder:next-player",
        "a tile that gets no bid goes to the next player",
        "Ein Plättchen ohne Gebot bekommt die nächste Person",
        unbid=lambda self: self.acquire((self.gavel + 1) % len(self.seats)),
    ),
    misread(
        "auction.no-bid/full-island:next-player",
        "a tile without a bid goes to the next player if the auctioneer's island is full",
        "Wer den Hammer und eine volle Insel hat, gibt ein Plättchen ohne Gebot an die nächste "
        "Person weiter",
        unbid=_to_the_neighbour,
    ),
    # Selling and buying back
    misread(
        "auction.sell/bidder-builds:gavel-holder",
        "the auctioneer builds the tile that is sold",
        "Ein verkauftes Plättchen baut, wer den Hammer hat",
        sold_to=lambda self: self.gavel,
    ),
    misread(
        "auction.sell/price:to-the-box",
        "the bid is paid into the box",
        "Das Gebot wird in die Schachtel gezahlt",
        sell=_sold_to_the_bank,
    ),
    misread(
        "auction.sell/price:one-less",
        "the highest bidder pays 1 dollar less than the bid",
        "Wer am höchsten geboten hat, zahlt 1 Dollar weniger als das Gebot",
        sell=_second_price,
    ),
    misread(
        "auction.sell/price:nothing",
        "the highest bidder pays nothing",
        "Wer am höchsten geboten hat, zahlt nichts",
        sell=lambda self, move: self.acquire(self.bidder),
    ),
    misread(
        "auction.sell/price:at-the-end-of-the-turn",
        "the bid is paid at the end of the turn",
        "Das Gebot wird erst am Ende des Zuges gezahlt",
        sell=_paid_later,
        end_turn=_settled,
    ),
    misread(
        "auction.buy-back/gavel-holder-builds:bidder",
        "the highest bidder builds the tile that is bought back",
        "Ein zurückgekauftes Plättchen baut, wer am höchsten geboten hat",
        bought_back_by=lambda self: self.bidder,
    ),
    misread(
        "auction.buy-back/one-more:the-bid",
        "buying back costs as much as the bid",
        "Zurückkaufen kostet so viel wie das Gebot",
        buy_back_price=lambda self: self.bid,
    ),
    misread(
        "auction.buy-back/one-more:two-more",
        "buying back costs 2 dollars more than the bid",
        "Zurückkaufen kostet 2 Dollar mehr als das Gebot",
        buy_back_price=lambda self: self.bid + 2,
    ),
    misread(
        "auction.buy-back/one-more:to-the-box",
        "the price of buying back is paid into the box",
        "Was das Zurückkaufen kostet, kommt in die Schachtel",
        buy_back=_bought_back_from_the_bank,
    ),
    misread(
        "auction.buy-back/one-more:dollar-to-the-box",
        "the bidder gets the bid, and the extra dollar goes into the box",
        "Wer geboten hat, bekommt das Gebot; der zusätzliche Dollar kommt in die Schachtel",
        buy_back=_the_dollar_is_lost,
    ),
    misread(
        "auction.buy-back/own-money:the-bid-is-enough",
        "an auctioneer who has as much as the bid may buy back, and owes the last dollar",
        "Wer so viel hat wie das Gebot, darf zurückkaufen und bleibt 1 Dollar schuldig",
        may_buy_back=lambda self: self.bid <= self.money[self.gavel],
    ),
    misread(
        "auction.buy-back/own-money:debts",
        "an auctioneer who cannot pay may buy back, and owes the rest",
        "Wer den Hammer hat und nicht zahlen kann, darf zurückkaufen und bleibt den Rest schuldig",
        may_buy_back=lambda self: True,
    ),
    misread(
        "auction.buy-back/own-money:last-dollar-stays",
        "an auctioneer who would have no money left cannot buy back",
        "Wer danach keinen Dollar mehr hätte, darf nicht zurückkaufen",
        may_buy_back=lambda self: self.buy_back_price() < self.money[self.gavel],
    ),
    misread(
        "auction.full-island/box:may-not",
        "an auctioneer with a full island cannot buy back",
        "Mit voller Insel darf man nicht zurückkaufen",
        may_buy_back=lambda self: Referee.may_buy_back(self) and self.has_room(self.gavel),
    ),
    misread(
        "auction.full-island/box:free",
        "with a full island, buying back costs nothing",
        "Mit voller Insel kostet das Zurückkaufen nichts",
        buy_back=lambda self, move: (
            Referee.buy_back(self, move) if self.has_room(self.gavel) else self.boxed()
        ),
    ),
    misread(
        "auction.full-island/box:the-bid",
        "with a full island, buying back costs as much as the bid",
        "Mit voller Insel kostet das Zurückkaufen so viel wie das Gebot",
        buy_back_price=lambda self: self.bid + self.has_room(self.gavel),
    ),
    misread(
        "auction.full-island/box:bidder-builds",
        "a tile bought back with a full island is built by the highest bidder",
        "Kauft jemand mit voller Insel zurück, baut das Plättchen, wer am höchsten geboten hat",
        bought_back_by=lambda self: self.gavel if self.has_room(self.gavel) else self.bidder,
    ),
)
