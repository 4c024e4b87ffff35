"""Referees that misread the set-up, the order of a turn, how a tile turns, and the market."""

from collections.abc import Callable, Iterable, Sequence

from boardscore.auctionland.verify.misreadings.plain_referee import FULL, MONEY, Offer, Referee
from boardscore.verify.vectors.misreading import (
    but_when,
    in_phase,
    misreads,
    only_when,
    seat_misreadings,
)
from boardscore.verify.vectors.plain_programs import Move


class WrongAuctions(Referee):
    """Misread set-ups, turns and auctions."""

    built = False
    """Whether the tile of this turn is built."""
    due = (0, 0, 0)
    """The payer, the payee and the dollars at the end of the turn."""

    def kinds_at_sides(self, tile: str) -> Sequence[int]:
        found = super().quarters(tile)
        halves = self.tiles[tile].halves.upper()
        looks = [halves[-2 * quarters :] + halves[: -2 * quarters] for quarters in found]
        return [one for place, one in enumerate(found) if looks.index(looks[place]) == place]

    def auction_before_building(self) -> None:
        if self.phase in {"auction", "bid", "sale", "place"} and self.market and not self.built:
            self.built, self.phase = True, "build"
        else:
            self.end_turn()

    def begin_with_auction(self) -> None:
        self.built = False
        super().begin_turn()

    def in_turn(self) -> list[int]:
        order = [(self.last + step) % len(self.seats) for step in range(1, len(self.seats) + 1)]
        return [seat for seat in order if seat in self.still_in() and seat != self.bidder][:1]

    def halves(self, seat: int) -> Iterable[float]:
        steps = range(2 * self.lowest_bid(), 2 * self.highest_bid(seat) + 1)
        return [step / 2 if step % 2 else step // 2 for step in steps]

    def back_in(self, move: Move) -> None:
        self.passed = set()
        super().make_bid(move)

    def closed_at_once(self, move: Move) -> None:
        super().auction(move)
        self.close_if_over()

    def for_a_dollar(self) -> None:
        self.money[self.gavel] -= min(1, self.money[self.gavel])
        self.acquire(self.gavel)

    def sold_to_the_bank(self, move: Move) -> None:
        self.money[self.bidder] -= self.bid
        self.acquire(self.bidder)

    def paid_later(self, move: Move) -> None:
        self.due = (self.bidder, self.gavel, self.bid)
        self.acquire(self.bidder)

    def settled(self) -> None:
        self.transfer(*self.due)
        self.due = (0, 0, 0)
        super().end_turn()

    def bought_back_from_the_bank(self, move: Move) -> None:
        self.money[self.gavel] -= self.buy_back_price()
        self.acquire(self.gavel)

    def the_dollar_is_lost(self, move: Move) -> None:
        super().buy_back(move)
        self.money[self.bidder] -= 1

    def second_price(self, move: Move) -> None:
        self.transfer(self.bidder, self.gavel, self.bid - 1)
        self.acquire(self.bidder)


SETUP = (
    *misreads(
        starts={
            "players/starting-player:last-seat": lambda self: self.seats[-1],
            "setup.first/first-name:second-seat": lambda self: 1,
        },
        turned_by={
            "tile/clockwise:other-way": lambda self, quarters: -quarters % 4,
            "tile/clockwise:as-printed": lambda self, quarters: 0,
        },
        quarters={
            "tile/alike:kinds-at-sides": WrongAuctions.kinds_at_sides,
            "tile/alike:half-turns": lambda self, tile: [
                one for one in Referee.quarters(self, tile) if one < 2
            ],
        },
        starting_money={
            "setup.money/by-seat:ten-each": lambda self: [MONEY[0] for _ in self.seats],
            "setup.money/by-seat:from-the-last": lambda self: Referee.starting_money(self)[::-1],
            "setup.money/by-seat:sixteen-at-most": lambda self: [
                min(16, money) for money in Referee.starting_money(self)
            ],
            "setup.money/by-seat:one-more-each": lambda self: [
                MONEY[0] + seat for seat in self.seats
            ],
        },
        sorted={
            "setup.market/sorted:as-dealt": lambda self, new: new,
            "setup.market/sorted:other-way": lambda self, new: sorted(
                new, key=lambda offer: -self.icons(offer["tile"])
            ),
            "setup.market/dealt-order:turned-round": lambda self, new: Referee.sorted(
                self, new[::-1]
            ),
            "setup.market/dealt-order:by-name": lambda self, new: sorted(
                new, key=lambda offer: (self.icons(offer["tile"]), offer["tile"])
            ),
        },
        icons={
            "setup.market/every-icon:kinds": lambda self, tile: len({*self.tiles[tile].icons}),
            "setup.market/every-icon:peace": lambda self, tile: self.tiles[tile].icons.count("p"),
        },
        missing={
            "setup.market/size:eight": lambda self: 8 - len(self.market),
            "setup.market/size:eight-at-most": lambda self: (
                min(8, self.market_size) - len(self.market)
            ),
            "setup.market/size:one-more": lambda self: Referee.missing(self) + 1,
        },
        begin_turn={"turn.order/build-first:auction-first": WrongAuctions.begin_with_auction},
        first_step={"turn.order/build-first:auction-first": lambda self: "auction"},
        next_step={"turn.order/build-first:auction-first": WrongAuctions.auction_before_building},
        goes_to_auction={
            "turn.order/build-first:no-auction": lambda self: False,
            "turn.order/no-tile:waits": lambda self: self.offered is None,
        },
        on_turn={
            "turn.order/gavel-holder:bidder-decides": lambda self: (
                self.bidder if self.phase == "sale" else self.gavel
            ),
            "turn.order/gavel-holder:next-auctions": lambda self: (
                (self.gavel + 1) % len(self.seats) if self.phase == "auction" else self.gavel
            ),
        },
        next_gavel={
            "turn.order/to-the-left:to-the-right": lambda self: (self.gavel - 1) % len(self.seats),
            "turn.order/to-the-left:to-who-built": lambda self: (
                self.builder if self.auctions else Referee.next_gavel(self)
            ),
            "turn.order/to-the-left:four-seats": lambda self: (
                (self.gavel + 1) % min(4, len(self.seats))
            ),
            "turn.order/to-the-left:stays": lambda self: self.gavel,
        },
    ),
    *seat_misreadings("players/seats", Referee),
)


AUCTION = misreads(
    slots_to_auction={
        "auction.pick/any-slot:free-tile-alone": lambda self, seat: [0],
        "auction.pick/any-slot:not-the-free-tile": lambda self, seat: (
            [*self.slots(seat)][1:] or [0]
        ),
    },
    bidders={
        "auction.bid/all-others:gavel-holder-too": lambda self: self.seats,
        "auction.bid/all-others:next-alone": lambda self: [(self.gavel + 1) % len(self.seats)],
    },
    bidding={"auction.bid/any-order:in-turn": WrongAuctions.in_turn},
    lowest_bid={
        "auction.bid/higher:as-high": lambda self: max(1, self.bid),
        "auction.bid/higher:two-more": lambda self: self.bid + 2 if self.bid else 1,
        "auction.bid/higher:any": lambda self: 1,
        "auction.bid/at-least-one:nothing": lambda self: self.bid + 1 if self.bidder >= 0 else 0,
        "auction.bid/at-least-one:two": lambda self: max(2, self.bid + 1),
    },
    bids={
        "auction.bid/whole:halves": WrongAuctions.halves,
        "auction.bid/own-raise:not-oneself": but_when(lambda self, seat: seat == self.bidder, ()),
    },
    highest_bid={
        "auction.bid/own-money:last-dollar-stays": lambda self, seat: self.money[seat] - 1,
        "auction.bid/own-money:one-more": lambda self, seat: self.money[seat] + 1,
        "auction.bid/own-money:money-of-the-richest": lambda self, seat: max(self.money),
        "auction.bid/own-money:twenty-at-most": lambda self, seat: min(20, self.money[seat]),
        "auction.bid/own-raise:on-top": lambda self, seat: (
            self.money[seat] - (self.bid if seat == self.bidder else 0)
        ),
    },
    make_bid={"auction.close/final:back-in": WrongAuctions.back_in},
    out_at_first={"auction.close/final:for-good": lambda self: self.passed - {self.gavel}},
    may_pass={
        "auction.close/holder:may-pass": lambda self, seat: True,
        "auction.two-player/one-bid:may-raise": but_when(lambda self, *_: self.are_two(), True),
    },
    is_closed={
        "auction.close/one-left:first-bid": but_when(lambda self: self.bidder >= 0, True),
        "auction.close/one-left:one-pass": lambda self: (
            bool(self.bidder >= 0 and self.passed) or Referee.is_closed(self)
        ),
        "auction.close/one-left:two-passes": lambda self: (
            (self.bidder >= 0 and len(self.passed) > 1) or Referee.is_closed(self)
        ),
        "auction.two-player/one-bid:may-raise": lambda self: (
            bool(self.passed) if self.are_two() else Referee.is_closed(self)
        ),
    },
    still_in={
        "auction.close/has-to-pass:no-money": lambda self: [
            seat for seat in Referee.still_in(self) if seat == self.bidder or self.money[seat]
        ],
        "auction.close/has-to-pass:too-poor": lambda self: [
            seat
            for seat in Referee.still_in(self)
            if seat == self.bidder or self.money[seat] > self.bid
        ],
    },
    auction={
        "auction.close/has-to-pass:no-money": WrongAuctions.closed_at_once,
        "auction.two-player/asked:closed": WrongAuctions.closed_at_once,
    },
    last_bidder_is_out={
        "auction.close/last-bidder:asked": lambda self: False,
        "auction.close/last-bidder:closed": lambda self: not self.are_two(),
        "auction.close/last-bidder:other-way-round": lambda self: (
            not Referee.last_bidder_is_out(self) and not self.are_two()
        ),
    },
    are_two={"auction.two-player/asked:closed": lambda self: False},
    unbid={
        "auction.no-bid/gavel-holder:box": lambda self: self.next_step(),
        "auction.no-bid/gavel-holder:costs-a-dollar": WrongAuctions.for_a_dollar,
        "auction.no-bid/gavel-holder:next-player": lambda self: self.acquire(
            (self.gavel + 1) % len(self.seats)
        ),
        "auction.no-bid/full-island:next-player": lambda self: self.acquire(
            self.gavel if self.has_room(self.gavel) else (self.gavel + 1) % len(self.seats)
        ),
    },
    sold_to={"auction.sell/bidder-builds:gavel-holder": lambda self: self.gavel},
    sell={
        "auction.sell/price:to-the-box": WrongAuctions.sold_to_the_bank,
        "auction.sell/price:one-less": WrongAuctions.second_price,
        "auction.sell/price:nothing": lambda self, move: self.acquire(self.bidder),
        "auction.sell/price:at-the-end-of-the-turn": WrongAuctions.paid_later,
    },
    end_turn={"auction.sell/price:at-the-end-of-the-turn": WrongAuctions.settled},
    bought_back_by={
        "auction.buy-back/gavel-holder-builds:bidder": lambda self: self.bidder,
        "auction.full-island/box:bidder-builds": lambda self: (
            self.gavel if self.has_room(self.gavel) else self.bidder
        ),
    },
    buy_back_price={
        "auction.buy-back/one-more:the-bid": lambda self: self.bid,
        "auction.buy-back/one-more:two-more": lambda self: self.bid + 2,
        "auction.full-island/box:the-bid": lambda self: self.bid + self.has_room(self.gavel),
    },
    buy_back={
        "auction.buy-back/one-more:to-the-box": WrongAuctions.bought_back_from_the_bank,
        "auction.buy-back/one-more:dollar-to-the-box": WrongAuctions.the_dollar_is_lost,
        "auction.full-island/box:free": lambda self, move: (
            Referee.buy_back(self, move) if self.has_room(self.gavel) else self.next_step()
        ),
    },
    may_buy_back={
        "auction.buy-back/own-money:the-bid-is-enough": lambda self: (
            self.bid <= self.money[self.gavel]
        ),
        "auction.buy-back/own-money:debts": lambda self: True,
        "auction.buy-back/own-money:last-dollar-stays": lambda self: (
            self.buy_back_price() < self.money[self.gavel]
        ),
        "auction.full-island/box:may-not": only_when(lambda self: self.has_room(self.gavel)),
    },
)


class WrongMarkets(Referee):
    """Misread prices, dollars and refills."""

    later: Sequence[tuple[int, int]] = ()
    """The dollars of each seat at the end of the turn."""
    held = 0
    """The dollars that the builder of an auctioned tile gets; the builder pays negative ones."""
    after_refill: Callable[[], None] | None = None
    """The step of the turn that follows a refill, if it is not a new turn."""

    def on_the_first(self, seat: int, slot: int) -> None:
        self.money[seat] -= slot
        if slot:
            self.market[0]["dollars"] += slot

    def on_the_slots(self, seat: int, slot: int) -> str:
        self.pay(seat, slot)
        dollars = [int(offer["dollars"]) for offer in self.market]
        self.money[seat] += dollars[slot]
        dollars[slot] = 0
        found = self.market.pop(slot)
        self.market = [{**offer, "dollars": lying} for offer, lying in zip(self.market, dollars)]
        return str(found["tile"])

    def numbered(self) -> None:
        self.market = [{**offer, "at": place} for place, offer in enumerate(self.market)]
        super().begin_turn()

    def builder_pays(self, slot: int) -> str:
        self.held = -slot
        self.money[self.gavel] += slot
        return super().put_up(slot)

    def skipped_too(self, seat: int, slot: int) -> str:
        self.money[seat] += sum(int(offer["dollars"]) for offer in self.market[:slot])
        skipped = [{**offer, "dollars": 0} for offer in self.market[:slot]]
        self.market = [*skipped, *self.market[slot:]]
        return super().taken(seat, slot)

    def at_the_end(self, seat: int, found: Offer) -> int:
        dollars = super().dollars_for(seat, found)
        if self.phase == "auction":
            return dollars
        self.later = [*self.later, (seat, dollars)]
        return 0

    def paid_out(self) -> None:
        for seat, dollars in self.later:
            self.money[seat] += dollars
        self.later = ()
        super().end_turn()

    def held_back(self, seat: int, found: Offer) -> int:
        """The dollars on an auctioned tile are withheld until a player builds it."""
        if self.phase != "auction":
            return super().dollars_for(seat, found)
        self.held = int(found["dollars"])
        return 0

    def to_who_builds(self, seat: int) -> None:
        self.money[seat] += self.held
        super().acquire(seat)

    def after_the_auction(self, seat: int) -> None:
        self.money[self.gavel] += self.held
        super().acquire(seat)

    def cleared(self) -> None:
        self.stack += [offer["tile"] for offer in self.market]
        self.market = []
        super().to_market()

    def refill_and(self, step: Callable[[], None], is_due: bool) -> None:
        """A step of the turn, after the refill if one is due."""
        if is_due:
            self.after_refill, self.phase = step, "market"
        else:
            step()

    def go_on(self) -> None:
        """After a refill, the delayed step, or else the next turn."""
        step, self.after_refill = self.after_refill or super().begin_turn, None
        step()

    def refill_before_the_auction(self) -> None:
        self.refill_and(super().next_step, self.goes_to_auction() and self.is_refilled())

    def refill_after_the_bonus(self, move: Move) -> None:
        self.refill_and(super().next_step, self.is_refilled())

    def refill_at_the_end(self) -> None:
        self.refill_and(super().end_turn, self.has_ended() and self.is_refilled())

    def at_once(self) -> None:
        if self.has_ended():
            self.phase = "over"
        else:
            super().next_step()


MARKET = misreads(
    price={
        "market.price/dollar-a-slot:first-costs-one": lambda self, slot: slot + 1,
        "market.price/dollar-a-slot:two-a-slot": lambda self, slot: 2 * slot,
        "market.price/dollar-a-slot:free": lambda self, slot: 0,
        "market.price/dollar-a-slot:gaps-count": lambda self, slot: int(
            self.market[slot].get("at", slot)
        ),
    },
    paid_on={
        "market.price/dollar-a-slot:free": lambda self, slot: (),
        "market.price/skipped-tiles:into-the-box": lambda self, slot: (),
        "market.price/skipped-tiles:not-in-the-auction": lambda self, slot: (
            () if self.phase == "auction" else range(slot)
        ),
        "market.price/skipped-tiles:not-for-a-bonus": lambda self, slot: (
            () if self.phase == "bonus" else range(slot)
        ),
        "market.price/skipped-tiles:on-the-next-too": lambda self, slot: range(
            min(slot + 1, len(self.market)) if slot else 0
        ),
        "market.price/skipped-tiles:on-the-last-ones": lambda self, slot: range(len(self.market))[
            slot : 2 * slot
        ],
    },
    pay={
        "market.price/dollar-a-slot:auction-is-free": but_when(in_phase("auction"), None),
        "market.price/skipped-tiles:on-the-free-tile": WrongMarkets.on_the_first,
    },
    can_pay={
        "market.price/dollar-a-slot:auction-is-free": but_when(in_phase("auction"), True),
        "market.price/own-money:dollars-help": lambda self, seat, slot: (
            self.price(slot) - int(self.market[slot]["dollars"]) <= self.money[seat]
        ),
        "market.price/own-money:last-dollar-stays": lambda self, seat, slot: (
            not slot or self.price(slot) < self.money[seat]
        ),
        "market.price/own-money:debts": lambda self, seat, slot: True,
    },
    begin_turn={
        "market.price/dollar-a-slot:gaps-count": WrongMarkets.numbered,
        "market.refill/end-of-turn:before-the-auction": WrongMarkets.go_on,
        "market.refill/end-of-turn:after-a-bonus": WrongMarkets.go_on,
    },
    put_up={"market.price/dollar-a-slot:builder-pays": WrongMarkets.builder_pays},
    acquire={
        "market.price/dollar-a-slot:builder-pays": WrongMarkets.to_who_builds,
        "market.money/at-once:to-who-builds": WrongMarkets.to_who_builds,
        "market.money/at-once:after-the-auction": WrongMarkets.after_the_auction,
    },
    slot_count={
        "market.price/slot-exists:eight-at-most": lambda self: min(8, len(self.market)),
        "market.price/slot-exists:not-the-last": lambda self: max(1, len(self.market) - 1),
    },
    slots_to_auction={
        "market.price/slot-exists:from-the-stack": lambda self, seat: range(len(self.market) + 1)
    },
    taken={
        "market.price/skipped-tiles:on-the-slots": WrongMarkets.on_the_slots,
        "market.money/taker:skipped-too": WrongMarkets.skipped_too,
    },
    dollars_for={
        "market.money/taker:into-the-box": only_when(in_phase("auction"), 0),
        "market.money/taker:end-of-turn": WrongMarkets.at_the_end,
        "market.money/taker:one-dollar": lambda self, seat, found: min(
            1, Referee.dollars_for(self, seat, found)
        ),
        "market.money/at-once:to-who-builds": WrongMarkets.held_back,
        "market.money/at-once:after-the-auction": WrongMarkets.held_back,
        "market.money/at-once:into-the-box": but_when(in_phase("auction"), 0),
    },
    end_turn={"market.money/taker:end-of-turn": WrongMarkets.paid_out},
    scored_money={
        "market.money/left-over:gavel-holder": lambda self, seat: (
            self.money[seat] + (seat == self.gavel) * sum(one["dollars"] for one in self.market)
        )
    },
    is_refill={
        "market.refill/to-size:one-tile": lambda self, tiles: (
            Referee.is_refill(self, tiles) if not self.turn else len(tiles) == 1
        ),
        "market.refill/to-size:any-number": lambda self, tiles: True,
    },
    is_refilled={
        "market.refill/to-size:when-empty": lambda self: not self.market and bool(self.stack),
        "market.refill/to-size:only-in-full": lambda self: 0 < self.missing() <= len(self.stack),
    },
    missing={
        "market.refill/to-size:two-at-most": lambda self: (
            min(2, Referee.missing(self)) if self.turn else Referee.missing(self)
        )
    },
    next_step={
        "market.refill/end-of-turn:before-the-auction": WrongMarkets.refill_before_the_auction
    },
    after_bonus={"market.refill/end-of-turn:after-a-bonus": WrongMarkets.refill_after_the_bonus},
    refilled={
        "market.refill/stack-end:free-end": lambda self, new: new + self.market,
        "market.refill/not-sorted:sorted": lambda self, new: Referee.sorted(
            self, self.market + new
        ),
        "market.refill/not-sorted:new-ones-sorted": lambda self, new: (
            self.market + Referee.sorted(self, new)
        ),
        "market.refill/dollars-stay:swept": lambda self, new: (
            [{**offer, "dollars": 0} for offer in self.market] + new
        ),
    },
    are_in_stack={
        "market.refill/from-the-stack:any-tile": lambda self, tiles: {*tiles} <= {*self.tiles},
        "market.refill/from-the-stack:each-once": lambda self, tiles: (
            Referee.are_in_stack(self, tiles) and (not self.turn or len({*tiles}) == len(tiles))
        ),
    },
    to_market={"market.refill/to-size:laid-anew": WrongMarkets.cleared},
)


ENDING = misreads(
    "end.trigger",
    is_full={
        "full-island:fifteen": lambda self, seat: len(self.islands[seat]) >= FULL - 1,
        "full-island:never": lambda self, seat: False,
    },
    has_ended={
        "full-island:not-by-bonus": lambda self: {*self.filled.values()} - {"bonus"},
        "full-island:not-by-auction": lambda self: {*self.filled.values()} - {"place"},
        "full-island:round-to-its-end": only_when(lambda self: self.gavel == len(self.seats) - 1),
        "anybody:gavel-holder": lambda self: self.is_full(self.gavel),
        "anybody:holder-or-next": lambda self: (
            self.is_full(self.gavel) or self.is_full(self.next_gavel())
        ),
        "anybody:everybody": lambda self: all(self.is_full(seat) for seat in self.seats),
        "empty-market:empty-stack": lambda self: Referee.has_ended(self) or not self.stack,
    },
    next_step={"end-of-turn:at-once": WrongMarkets.at_once},
    first_step={
        "empty-market:one-tile": lambda self: "over" if len(self.market) == 1 else "build",
        "empty-market:short-market": lambda self: (
            "over" if len(self.market) < self.market_size else "build"
        ),
    },
    end_turn={"no-more:refilled": WrongMarkets.refill_at_the_end},
    begin_turn={"no-more:refilled": WrongMarkets.go_on},
)
