"""Referees that misread the market: prices, the dollars on tiles, the refill."""

from collections.abc import Callable

from boardscore.auctionland.verify.misreadings.plain_referee import FULL, Offer, Referee
from boardscore.verify.vectors.misreading import misreads


def _on_the_first(self: Referee, seat: int, slot: int) -> None:
    self.money[seat] -= slot
    if slot:
        self.market[0]["dollars"] += slot


def _on_the_slots(self: Referee, seat: int, slot: int) -> str:
    self.pay(seat, slot)
    dollars = [int(offer["dollars"]) for offer in self.market]
    self.money[seat] += dollars[slot]
    dollars[slot] = 0
    found = self.market.pop(slot)
    self.market = [{**offer, "dollars": lying} for offer, lying in zip(self.market, dollars)]
    return str(found["tile"])


def _numbered(self: Referee) -> None:
    self.market = [{**offer, "at": place} for place, offer in enumerate(self.market)]
    Referee.begin_turn(self)


def _builder_pays(self: Referee, slot: int) -> str:
    self.due = slot  # type: ignore[attr-defined]
    self.money[self.gavel] += slot
    return Referee.put_up(self, slot)


def _pays_on_getting_it(self: Referee, seat: int) -> None:
    self.money[seat] -= self.due  # type: ignore[attr-defined]
    Referee.acquire(self, seat)


def _skipped_too(self: Referee, seat: int, slot: int) -> str:
    self.money[seat] += sum(int(offer["dollars"]) for offer in self.market[:slot])
    skipped = [{**offer, "dollars": 0} for offer in self.market[:slot]]
    self.market = [*skipped, *self.market[slot:]]
    return Referee.taken(self, seat, slot)


def _at_the_end(self: Referee, seat: int, found: Offer) -> int:
    dollars = Referee.dollars_for(self, seat, found)
    if self.phase == "auction":
        return dollars
    self.later = [*getattr(self, "later", []), (seat, dollars)]  # type: ignore[attr-defined]
    return 0


def _paid_out(self: Referee) -> None:
    for seat, dollars in getattr(self, "later", []):
        self.money[seat] += dollars
    self.later = []  # type: ignore[attr-defined]
    Referee.end_turn(self)


def _held_back(self: Referee, seat: int, found: Offer) -> int:
    """The dollars on an auctioned tile are withheld until a player builds it."""
    if self.phase != "auction":
        return Referee.dollars_for(self, seat, found)
    self.held = int(found["dollars"])  # type: ignore[attr-defined]
    return 0


def _cleared(self: Referee) -> None:
    self.stack += [offer["tile"] for offer in self.market]
    self.market = []
    Referee.to_market(self)


def _with_what_was_held(payee: Callable[[Referee, int], int]) -> Callable[[Referee, int], None]:
    def acquire(self: Referee, seat: int) -> None:
        self.money[payee(self, seat)] += self.held  # type: ignore[attr-defined]
        Referee.acquire(self, seat)

    return acquire


def refill_and(self: Referee, step: Callable[[Referee], None], is_due: bool) -> None:
    """A step of the turn, after the refill if one is due."""
    if is_due:
        self.after_refill = step  # type: ignore[attr-defined]
        self.phase = "market"
    else:
        step(self)


def go_on(self: Referee) -> None:
    """After a refill, the delayed step, or else the next turn."""
    vars(self).pop("after_refill", Referee.begin_turn)(self)


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
        "market.price/dollar-a-slot:auction-is-free": lambda self, seat, slot: (
            None if self.phase == "auction" else Referee.pay(self, seat, slot)
        ),
        "market.price/skipped-tiles:on-the-free-tile": _on_the_first,
    },
    can_pay={
        "market.price/dollar-a-slot:auction-is-free": lambda self, seat, slot: (
            self.phase == "auction" or Referee.can_pay(self, seat, slot)
        ),
        "market.price/own-money:dollars-help": lambda self, seat, slot: (
            self.price(slot) - int(self.market[slot]["dollars"]) <= self.money[seat]
        ),
        "market.price/own-money:last-dollar-stays": lambda self, seat, slot: (
            not slot or self.price(slot) < self.money[seat]
        ),
        "market.price/own-money:debts": lambda self, seat, slot: True,
    },
    begin_turn={
        "market.price/dollar-a-slot:gaps-count": _numbered,
        "market.refill/end-of-turn:before-the-auction": go_on,
        "market.refill/end-of-turn:after-a-bonus": go_on,
    },
    put_up={"market.price/dollar-a-slot:builder-pays": _builder_pays},
    acquire={
        "market.price/dollar-a-slot:builder-pays": _pays_on_getting_it,
        "market.money/at-once:to-who-builds": _with_what_was_held(lambda self, seat: seat),
        "market.money/at-once:after-the-auction": _with_what_was_held(
            lambda self, seat: self.gavel
        ),
    },
    slot_count={
        "market.price/slot-exists:eight-at-most": lambda self: min(8, len(self.market)),
        "market.price/slot-exists:not-the-last": lambda self: max(1, len(self.market) - 1),
    },
    slots_to_auction={
        "market.price/slot-exists:from-the-stack": lambda self, seat: range(len(self.market) + 1)
    },
    taken={
        "market.price/skipped-tiles:on-the-slots": _on_the_slots,
        "market.money/taker:skipped-too": _skipped_too,
    },
    dollars_for={
        "market.money/taker:into-the-box": lambda self, seat, found: (
            Referee.dollars_for(self, seat, found) if self.phase == "auction" else 0
        ),
        "market.money/taker:end-of-turn": _at_the_end,
        "market.money/taker:one-dollar": lambda self, seat, found: min(
            1, Referee.dollars_for(self, seat, found)
        ),
        "market.money/at-once:to-who-builds": _held_back,
        "market.money/at-once:after-the-auction": _held_back,
        "market.money/at-once:into-the-box": lambda self, seat, found: (
            0 if self.phase == "auction" else Referee.dollars_for(self, seat, found)
        ),
    },
    end_turn={"market.money/taker:end-of-turn": _paid_out},
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
        "market.refill/end-of-turn:before-the-auction": lambda self: refill_and(
            self, Referee.next_step, self.goes_to_auction() and self.is_refilled()
        )
    },
    after_bonus={
        "market.refill/end-of-turn:after-a-bonus": lambda self, move: refill_and(
            self, Referee.next_step, self.is_refilled()
        )
    },
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
    to_market={"market.refill/to-size:laid-anew": _cleared},
)


def _at_once(self: Referee) -> None:
    if self.has_ended():
        self.phase = "over"
    else:
        Referee.next_step(self)


ENDING = misreads(
    "end.trigger",
    is_full={
        "full-island:fifteen": lambda self, seat: len(self.islands[seat]) >= FULL - 1,
        "full-island:never": lambda self, seat: False,
    },
    has_ended={
        "full-island:not-by-bonus": lambda self: {*self.filled.values()} - {"bonus"},
        "full-island:not-by-auction": lambda self: {*self.filled.values()} - {"place"},
        "full-island:round-to-its-end": lambda self: (
            Referee.has_ended(self) and self.gavel == len(self.seats) - 1
        ),
        "anybody:gavel-holder": lambda self: self.is_full(self.gavel),
        "anybody:holder-or-next": lambda self: (
            self.is_full(self.gavel) or self.is_full(self.next_gavel())
        ),
        "anybody:everybody": lambda self: all(self.is_full(seat) for seat in self.seats),
        "empty-market:empty-stack": lambda self: Referee.has_ended(self) or not self.stack,
    },
    next_step={
        "end-of-turn:at-once": _at_once,
    },
    first_step={
        "empty-market:one-tile": lambda self: "over" if len(self.market) == 1 else "build",
        "empty-market:short-market": lambda self: (
            "over" if len(self.market) < self.market_size else "build"
        ),
    },
    end_turn={
        "no-more:refilled": lambda self: refill_and(
            self, Referee.end_turn, self.has_ended() and self.is_refilled()
        ),
    },
    begin_turn={
        "no-more:refilled": go_on,
    },
)
