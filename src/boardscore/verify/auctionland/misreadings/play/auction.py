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
    misread("auction.pick/any-slot:free-tile-alone", slots_to_auction=lambda self, seat: [0]),
    misread(
        "auction.pick/any-slot:not-the-free-tile",
        slots_to_auction=lambda self, seat: [*self.slots(seat)][1:] or [0],
    ),
    # Bids
    misread("auction.bid/all-others:gavel-holder-too", bidders=lambda self: self.seats),
    misread(
        "auction.bid/all-others:next-alone",
        bidders=lambda self: [(self.gavel + 1) % len(self.seats)],
    ),
    misread("auction.bid/any-order:in-turn", bidding=_in_turn),
    misread("auction.bid/higher:as-high", lowest_bid=lambda self: max(1, self.bid)),
    misread("auction.bid/higher:two-more", lowest_bid=lambda self: self.bid + 2 if self.bid else 1),
    misread("auction.bid/higher:any", lowest_bid=lambda self: 1),
    misread(
        "auction.bid/at-least-one:nothing",
        lowest_bid=lambda self: self.bid + 1 if self.bidder >= 0 else 0,
    ),
    misread("auction.bid/at-least-one:two", lowest_bid=lambda self: max(2, self.bid + 1)),
    misread("auction.bid/whole:halves", bids=_halves),
    misread(
        "auction.bid/own-money:last-dollar-stays",
        highest_bid=lambda self, seat: self.money[seat] - 1,
    ),
    misread("auction.bid/own-money:one-more", highest_bid=lambda self, seat: self.money[seat] + 1),
    misread(
        "auction.bid/own-money:money-of-the-richest", highest_bid=lambda self, seat: max(self.money)
    ),
    misread(
        "auction.bid/own-money:twenty-at-most",
        highest_bid=lambda self, seat: min(20, self.money[seat]),
    ),
    misread(
        "auction.bid/own-raise:not-oneself",
        bids=lambda self, seat: () if seat == self.bidder else Referee.bids(self, seat),
    ),
    misread(
        "auction.bid/own-raise:on-top",
        highest_bid=lambda self, seat: self.money[seat] - (self.bid if seat == self.bidder else 0),
    ),
    # When it closes
    misread("auction.close/final:back-in", make_bid=_back_in),
    misread("auction.close/final:for-good", out_at_first=lambda self: self.passed - {self.gavel}),
    misread("auction.close/holder:may-pass", may_pass=lambda self, seat: True),
    misread(
        "auction.close/one-left:first-bid",
        is_closed=lambda self: self.bidder >= 0 or Referee.is_closed(self),
    ),
    misread(
        "auction.close/one-left:one-pass",
        is_closed=lambda self: bool(self.bidder >= 0 and self.passed) or Referee.is_closed(self),
    ),
    misread(
        "auction.close/one-left:two-passes",
        is_closed=lambda self: (
            (self.bidder >= 0 and len(self.passed) > 1) or Referee.is_closed(self)
        ),
    ),
    misread(
        "auction.close/has-to-pass:no-money",
        still_in=lambda self: [
            seat for seat in Referee.still_in(self) if seat == self.bidder or self.money[seat]
        ],
        auction=_closed_at_once,
    ),
    misread(
        "auction.close/has-to-pass:too-poor",
        still_in=lambda self: [
            seat
            for seat in Referee.still_in(self)
            if seat == self.bidder or self.money[seat] > self.bid
        ],
    ),
    misread("auction.close/last-bidder:asked", last_bidder_is_out=lambda self: False),
    misread("auction.close/last-bidder:closed", last_bidder_is_out=lambda self: not self.are_two()),
    misread(
        "auction.close/last-bidder:other-way-round",
        last_bidder_is_out=lambda self: not Referee.last_bidder_is_out(self) and not self.are_two(),
    ),
    misread(
        "auction.two-player/one-bid:may-raise",
        is_closed=_closed_by_the_pass,
        may_pass=lambda self, seat: self.are_two() or Referee.may_pass(self, seat),
    ),
    misread("auction.two-player/asked:closed", are_two=lambda self: False, auction=_closed_at_once),
    # No bids
    misread("auction.no-bid/gavel-holder:box", unbid=lambda self: self.boxed()),
    misread("auction.no-bid/gavel-holder:costs-a-dollar", unbid=_for_a_dollar),
    misread(
        "auction.no-bid/gavel-holder:next-player",
        unbid=lambda self: self.acquire((self.gavel + 1) % len(self.seats)),
    ),
    misread("auction.no-bid/full-island:next-player", unbid=_to_the_neighbour),
    # Selling and buying back
    misread("auction.sell/bidder-builds:gavel-holder", sold_to=lambda self: self.gavel),
    misread("auction.sell/price:to-the-box", sell=_sold_to_the_bank),
    misread("auction.sell/price:one-less", sell=_second_price),
    misread("auction.sell/price:nothing", sell=lambda self, move: self.acquire(self.bidder)),
    misread("auction.sell/price:at-the-end-of-the-turn", sell=_paid_later, end_turn=_settled),
    misread("auction.buy-back/gavel-holder-builds:bidder", bought_back_by=lambda self: self.bidder),
    misread("auction.buy-back/one-more:the-bid", buy_back_price=lambda self: self.bid),
    misread("auction.buy-back/one-more:two-more", buy_back_price=lambda self: self.bid + 2),
    misread("auction.buy-back/one-more:to-the-box", buy_back=_bought_back_from_the_bank),
    misread("auction.buy-back/one-more:dollar-to-the-box", buy_back=_the_dollar_is_lost),
    misread(
        "auction.buy-back/own-money:the-bid-is-enough",
        may_buy_back=lambda self: self.bid <= self.money[self.gavel],
    ),
    misread("auction.buy-back/own-money:debts", may_buy_back=lambda self: True),
    misread(
        "auction.buy-back/own-money:last-dollar-stays",
        may_buy_back=lambda self: self.buy_back_price() < self.money[self.gavel],
    ),
    misread(
        "auction.full-island/box:may-not",
        may_buy_back=lambda self: Referee.may_buy_back(self) and self.has_room(self.gavel),
    ),
    misread(
        "auction.full-island/box:free",
        buy_back=lambda self, move: (
            Referee.buy_back(self, move) if self.has_room(self.gavel) else self.boxed()
        ),
    ),
    misread(
        "auction.full-island/box:the-bid",
        buy_back_price=lambda self: self.bid + self.has_room(self.gavel),
    ),
    misread(
        "auction.full-island/box:bidder-builds",
        bought_back_by=lambda self: self.gavel if self.has_room(self.gavel) else self.bidder,
    ),
)
