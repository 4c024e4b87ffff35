"""Referees that misread the market: prices, the dollars on tiles, the refill."""

from collections.abc import Callable, Sequence

from boardscore.auctionland.verify.misreadings.plain_referee import FULL, Offer, Referee
from boardscore.verify.vectors.misreading import Move, at, but_when, misreads, only_when


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
        "market.price/dollar-a-slot:auction-is-free": but_when(at("auction"), None),
        "market.price/skipped-tiles:on-the-free-tile": WrongMarkets.on_the_first,
    },
    can_pay={
        "market.price/dollar-a-slot:auction-is-free": but_when(at("auction"), True),
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
        "market.money/taker:into-the-box": only_when(at("auction"), 0),
        "market.money/taker:end-of-turn": WrongMarkets.at_the_end,
        "market.money/taker:one-dollar": lambda self, seat, found: min(
            1, Referee.dollars_for(self, seat, found)
        ),
        "market.money/at-once:to-who-builds": WrongMarkets.held_back,
        "market.money/at-once:after-the-auction": WrongMarkets.held_back,
        "market.money/at-once:into-the-box": but_when(at("auction"), 0),
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
