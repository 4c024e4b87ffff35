"""Referees that misread the market: prices, the dollars on tiles, the refill."""

from collections.abc import Callable

from boardscore.verify.auctionland.misreadings.play.plain_referee import Offer, Referee
from boardscore.verify.vectors.misreading import misread


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


def _with_what_was_held(
    payee: Callable[[Referee, int], int],
) -> Callable[[Referee, int], None]:
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


ROWS = (
    misread("market.price/dollar-a-slot:first-costs-one", price=lambda self, slot: slot + 1),
    misread("market.price/dollar-a-slot:two-a-slot", price=lambda self, slot: 2 * slot),
    misread(
        "market.price/dollar-a-slot:free", price=lambda self, slot: 0, paid_on=lambda self, slot: ()
    ),
    misread(
        "market.price/dollar-a-slot:auction-is-free",
        pay=lambda self, seat, slot: (
            None if self.phase == "auction" else Referee.pay(self, seat, slot)
        ),
        can_pay=lambda self, seat, slot: (
            self.phase == "auction" or Referee.can_pay(self, seat, slot)
        ),
    ),
    misread(
        "market.price/dollar-a-slot:gaps-count",
        begin_turn=_numbered,
        price=lambda self, slot: int(self.market[slot].get("at", slot)),
    ),
    misread(
        "market.price/dollar-a-slot:builder-pays", put_up=_builder_pays, acquire=_pays_on_getting_it
    ),
    misread(
        "market.price/slot-exists:eight-at-most", slot_count=lambda self: min(8, len(self.market))
    ),
    misread(
        "market.price/slot-exists:from-the-stack",
        slots_to_auction=lambda self, seat: range(len(self.market) + 1),
    ),
    misread(
        "market.price/slot-exists:not-the-last",
        slot_count=lambda self: max(1, len(self.market) - 1),
    ),
    misread(
        "market.price/own-money:dollars-help",
        can_pay=lambda self, seat, slot: (
            self.price(slot) - int(self.market[slot]["dollars"]) <= self.money[seat]
        ),
    ),
    misread(
        "market.price/own-money:last-dollar-stays",
        can_pay=lambda self, seat, slot: not slot or self.price(slot) < self.money[seat],
    ),
    misread("market.price/own-money:debts", can_pay=lambda self, seat, slot: True),
    misread("market.price/skipped-tiles:into-the-box", paid_on=lambda self, slot: ()),
    misread(
        "market.price/skipped-tiles:not-in-the-auction",
        paid_on=lambda self, slot: () if self.phase == "auction" else range(slot),
    ),
    misread(
        "market.price/skipped-tiles:not-for-a-bonus",
        paid_on=lambda self, slot: () if self.phase == "bonus" else range(slot),
    ),
    misread("market.price/skipped-tiles:on-the-slots", taken=_on_the_slots),
    misread("market.price/skipped-tiles:on-the-free-tile", pay=_on_the_first),
    misread(
        "market.price/skipped-tiles:on-the-next-too",
        paid_on=lambda self, slot: range(min(slot + 1, len(self.market)) if slot else 0),
    ),
    misread(
        "market.price/skipped-tiles:on-the-last-ones",
        paid_on=lambda self, slot: range(len(self.market))[slot : 2 * slot],
    ),
    # Dollars on tiles
    misread(
        "market.money/taker:into-the-box",
        dollars_for=lambda self, seat, found: (
            Referee.dollars_for(self, seat, found) if self.phase == "auction" else 0
        ),
    ),
    misread("market.money/taker:skipped-too", taken=_skipped_too),
    misread("market.money/taker:end-of-turn", dollars_for=_at_the_end, end_turn=_paid_out),
    misread(
        "market.money/taker:one-dollar",
        dollars_for=lambda self, seat, found: min(1, Referee.dollars_for(self, seat, found)),
    ),
    misread(
        "market.money/at-once:to-who-builds",
        dollars_for=_held_back,
        acquire=_with_what_was_held(lambda self, seat: seat),
    ),
    misread(
        "market.money/at-once:after-the-auction",
        dollars_for=_held_back,
        acquire=_with_what_was_held(lambda self, seat: self.gavel),
    ),
    misread(
        "market.money/at-once:into-the-box",
        dollars_for=lambda self, seat, found: (
            0 if self.phase == "auction" else Referee.dollars_for(self, seat, found)
        ),
    ),
    misread(
        "market.money/left-over:gavel-holder",
        scored_money=lambda self, seat: (
            self.money[seat] + (seat == self.gavel) * sum(one["dollars"] for one in self.market)
        ),
    ),
    # The refill
    misread(
        "market.refill/to-size:one-tile",
        is_refill=lambda self, tiles: (
            Referee.is_refill(self, tiles) if not self.turn else len(tiles) == 1
        ),
    ),
    misread(
        "market.refill/to-size:when-empty",
        is_refilled=lambda self: not self.market and bool(self.stack),
    ),
    misread(
        "market.refill/to-size:two-at-most",
        missing=lambda self: min(2, Referee.missing(self)) if self.turn else Referee.missing(self),
    ),
    misread(
        "market.refill/to-size:only-in-full",
        is_refilled=lambda self: 0 < self.missing() <= len(self.stack),
    ),
    misread("market.refill/to-size:any-number", is_refill=lambda self, tiles: True),
    misread(
        "market.refill/end-of-turn:before-the-auction",
        next_step=lambda self: refill_and(
            self, Referee.next_step, self.goes_to_auction() and self.is_refilled()
        ),
        begin_turn=go_on,
    ),
    misread(
        "market.refill/end-of-turn:after-a-bonus",
        after_bonus=lambda self, move: refill_and(self, Referee.next_step, self.is_refilled()),
        begin_turn=go_on,
    ),
    misread("market.refill/stack-end:free-end", refilled=lambda self, new: new + self.market),
    misread(
        "market.refill/not-sorted:sorted",
        refilled=lambda self, new: Referee.sorted(self, self.market + new),
    ),
    misread(
        "market.refill/not-sorted:new-ones-sorted",
        refilled=lambda self, new: self.market + Referee.sorted(self, new),
    ),
    misread(
        "market.refill/dollars-stay:swept",
        refilled=lambda self, new: [{**offer, "dollars": 0} for offer in self.market] + new,
    ),
    misread(
        "market.refill/from-the-stack:any-tile",
        are_in_stack=lambda self, tiles: {*tiles} <= {*self.tiles},
    ),
    misread(
        "market.refill/from-the-stack:each-once",
        are_in_stack=lambda self, tiles: (
            Referee.are_in_stack(self, tiles) and (not self.turn or len({*tiles}) == len(tiles))
        ),
    ),
    misread("market.refill/to-size:laid-anew", to_market=_cleared),
)
