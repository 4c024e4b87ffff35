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
    misread(
        "market.price/dollar-a-slot:first-costs-one",
        "the first tile costs 1 dollar, and each later one 1 more",
        "Das erste Plättchen kostet 1 Dollar, jedes weitere 1 mehr",
        price=lambda self, slot: slot + 1,
    ),
    misread(
        "market.price/dollar-a-slot:two-a-slot",
        "a tile costs 2 dollars for each tile skipped",
        "Jedes übersprungene Plättchen kostet 2 Dollar",
        price=lambda self, slot: 2 * slot,
    ),
    misread(
        "market.price/dollar-a-slot:free",
        "all tiles of the market are free",
        "Alle Plättchen im Markt sind kostenlos",
        price=lambda self, slot: 0,
        paid_on=lambda self, slot: (),
    ),
    misread(
        "market.price/dollar-a-slot:auction-is-free",
        "choosing a tile for the auction costs nothing",
        "Ein Plättchen für die Versteigerung auszusuchen kostet nichts",
        pay=lambda self, seat, slot: (
            None if self.phase == "auction" else Referee.pay(self, seat, slot)
        ),
        can_pay=lambda self, seat, slot: (
            self.phase == "auction" or Referee.can_pay(self, seat, slot)
        ),
    ),
    misread(
        "market.price/dollar-a-slot:gaps-count",
        "a tile costs as much at the end of a turn as at its beginning, whatever was taken before",
        "Ein Plättchen kostet den ganzen Zug lang gleich viel, egal was vorher genommen wurde",
        begin_turn=_numbered,
        price=lambda self, slot: int(self.market[slot].get("at", slot)),
    ),
    misread(
        "market.price/dollar-a-slot:builder-pays",
        "the price of an auctioned tile is paid by the player who builds it",
        "Den Preis eines versteigerten Plättchens zahlt, wer es baut",
        put_up=_builder_pays,
        acquire=_pays_on_getting_it,
    ),
    misread(
        "market.price/slot-exists:eight-at-most",
        "no tile behind the 8th can be taken, however large the market is",
        "Hinter dem 8. Plättchen darf keines genommen werden, egal wie groß der Markt ist",
        slot_count=lambda self: min(8, len(self.market)),
    ),
    misread(
        "market.price/slot-exists:from-the-stack",
        "the top tile of the stack can be put up for auction as well",
        "Versteigert werden darf auch das oberste Plättchen des Stapels",
        slots_to_auction=lambda self, seat: range(len(self.market) + 1),
    ),
    misread(
        "market.price/slot-exists:not-the-last",
        "the tile closest to the stack cannot be taken",
        "Das Plättchen neben dem Stapel darf niemand nehmen",
        slot_count=lambda self: max(1, len(self.market) - 1),
    ),
    misread(
        "market.price/own-money:dollars-help",
        "the dollars on a tile help to pay for it",
        "Die Dollar auf einem Plättchen helfen, seinen Preis zu zahlen",
        can_pay=lambda self, seat, slot: (
            self.price(slot) - int(self.market[slot]["dollars"]) <= self.money[seat]
        ),
    ),
    misread(
        "market.price/own-money:last-dollar-stays",
        "no one may spend their last dollar in the market",
        "Den letzten Dollar darf im Markt niemand ausgeben",
        can_pay=lambda self, seat, slot: not slot or self.price(slot) < self.money[seat],
    ),
    misread(
        "market.price/own-money:debts",
        "players who cannot pay for a tile may take it, and owe the rest",
        "Wer ein Plättchen nicht zahlen kann, darf es nehmen und bleibt den Rest schuldig",
        can_pay=lambda self, seat, slot: True,
    ),
    misread(
        "market.price/skipped-tiles:into-the-box",
        "the price paid for a tile goes into the box",
        "Was für ein Plättchen gezahlt wird, kommt in die Schachtel",
        paid_on=lambda self, slot: (),
    ),
    misread(
        "market.price/skipped-tiles:not-in-the-auction",
        "the price paid for a tile to be auctioned goes into the box",
        "Was für ein Plättchen zur Versteigerung gezahlt wird, kommt in die Schachtel",
        paid_on=lambda self, slot: () if self.phase == "auction" else range(slot),
    ),
    misread(
        "market.price/skipped-tiles:not-for-a-bonus",
        "the price paid for a bonus tile goes into the box",
        "Was für ein Bonusplättchen gezahlt wird, kommt in die Schachtel",
        paid_on=lambda self, slot: () if self.phase == "bonus" else range(slot),
    ),
    misread(
        "market.price/skipped-tiles:on-the-slots",
        "dollars stay at their slot when the tiles move up",
        "Dollar bleiben an ihrem Marktplatz, wenn die Plättchen aufrücken",
        taken=_on_the_slots,
    ),
    misread(
        "market.price/skipped-tiles:on-the-free-tile",
        "all dollars paid are put on the free tile",
        "Alles, was gezahlt wird, kommt auf das kostenlose Plättchen",
        pay=_on_the_first,
    ),
    misread(
        "market.price/skipped-tiles:on-the-next-too",
        "the tile behind the one taken gets a dollar too",
        "Auch auf das Plättchen hinter dem genommenen kommt ein Dollar",
        paid_on=lambda self, slot: range(min(slot + 1, len(self.market)) if slot else 0),
    ),
    misread(
        "market.price/skipped-tiles:on-the-last-ones",
        "the dollars are put on the tiles behind the one taken",
        "Die Dollar kommen auf die Plättchen hinter dem genommenen",
        paid_on=lambda self, slot: range(len(self.market))[slot : 2 * slot],
    ),
    # Dollars on tiles
    misread(
        "market.money/taker:into-the-box",
        "the dollars on a tile that is built go into the box",
        "Die Dollar auf einem gebauten Plättchen kommen in die Schachtel",
        dollars_for=lambda self, seat, found: (
            Referee.dollars_for(self, seat, found) if self.phase == "auction" else 0
        ),
    ),
    misread(
        "market.money/taker:skipped-too",
        "a player who takes a tile gets the dollars on the tiles skipped as well",
        "Wer ein Plättchen nimmt, bekommt auch die Dollar auf den übersprungenen",
        taken=_skipped_too,
    ),
    misread(
        "market.money/taker:end-of-turn",
        "a builder gets the dollars on a tile at the end of the turn",
        "Wer ein Plättchen baut, bekommt die Dollar darauf erst am Ende des Zuges",
        dollars_for=_at_the_end,
        end_turn=_paid_out,
    ),
    misread(
        "market.money/taker:one-dollar",
        "a player who takes a tile gets only 1 of the dollars on it",
        "Wer ein Plättchen nimmt, bekommt davon nur 1 Dollar",
        dollars_for=lambda self, seat, found: min(1, Referee.dollars_for(self, seat, found)),
    ),
    misread(
        "market.money/at-once:to-who-builds",
        "the dollars on an auctioned tile go to the player who builds it",
        "Die Dollar auf einem versteigerten Plättchen bekommt, wer es baut",
        dollars_for=_held_back,
        acquire=_with_what_was_held(lambda self, seat: seat),
    ),
    misread(
        "market.money/at-once:after-the-auction",
        "the auctioneer gets the dollars on an auctioned tile only after the auction",
        "Die Dollar auf einem versteigerten Plättchen gibt es erst nach der Versteigerung",
        dollars_for=_held_back,
        acquire=_with_what_was_held(lambda self, seat: self.gavel),
    ),
    misread(
        "market.money/at-once:into-the-box",
        "the dollars on an auctioned tile go into the box",
        "Die Dollar auf einem versteigerten Plättchen kommen in die Schachtel",
        dollars_for=lambda self, seat, found: (
            0 if self.phase == "auction" else Referee.dollars_for(self, seat, found)
        ),
    ),
    misread(
        "market.money/left-over:gavel-holder",
        "the auctioneer gets the dollars left on tiles at the end",
        "Die Dollar, die am Ende auf Plättchen liegen, bekommt, wer den Hammer hat",
        scored_money=lambda self, seat: (
            self.money[seat] + (seat == self.gavel) * sum(one["dollars"] for one in self.market)
        ),
    ),
    # The refill
    misread(
        "market.refill/to-size:one-tile",
        "the market gets one new tile at the end of a turn",
        "Am Ende eines Zuges kommt nur ein neues Plättchen in den Markt",
        is_refill=lambda self, tiles: (
            Referee.is_refill(self, tiles) if not self.turn else len(tiles) == 1
        ),
    ),
    misread(
        "market.refill/to-size:when-empty",
        "the market is refilled only when it is empty",
        "Der Markt wird erst aufgefüllt, wenn er leer ist",
        is_refilled=lambda self: not self.market and bool(self.stack),
    ),
    misread(
        "market.refill/to-size:two-at-most",
        "the market gets two new tiles at most",
        "In den Markt kommen höchstens zwei neue Plättchen",
        missing=lambda self: min(2, Referee.missing(self)) if self.turn else Referee.missing(self),
    ),
    misread(
        "market.refill/to-size:only-in-full",
        "the market is refilled only if the stack has all the tiles that are missing",
        "Der Markt wird nur aufgefüllt, solange der Stapel alles hat, was fehlt",
        is_refilled=lambda self: 0 < self.missing() <= len(self.stack),
    ),
    misread(
        "market.refill/to-size:any-number",
        "any number of tiles can be drawn",
        "Es dürfen beliebig viele Plättchen nachgelegt werden",
        is_refill=lambda self, tiles: True,
    ),
    misread(
        "market.refill/end-of-turn:before-the-auction",
        "the market is refilled before the auction as well",
        "Der Markt wird auch schon vor der Versteigerung aufgefüllt",
        next_step=lambda self: refill_and(
            self, Referee.next_step, self.goes_to_auction() and self.is_refilled()
        ),
        begin_turn=go_on,
    ),
    misread(
        "market.refill/end-of-turn:after-a-bonus",
        "the market is refilled after a bonus tile as well",
        "Der Markt wird auch nach einem Bonusplättchen aufgefüllt",
        after_bonus=lambda self, move: refill_and(self, Referee.next_step, self.is_refilled()),
        begin_turn=go_on,
    ),
    misread(
        "market.refill/stack-end:free-end",
        "new tiles are added at the free end of the market",
        "Neue Plättchen kommen ans kostenlose Ende des Marktes",
        refilled=lambda self, new: new + self.market,
    ),
    misread(
        "market.refill/not-sorted:sorted",
        "the market is sorted after every refill",
        "Der Markt wird nach jedem Auffüllen sortiert",
        refilled=lambda self, new: Referee.sorted(self, self.market + new),
    ),
    misread(
        "market.refill/not-sorted:new-ones-sorted",
        "new tiles are sorted before they are added to the market",
        "Neue Plättchen werden sortiert, bevor sie in den Markt kommen",
        refilled=lambda self, new: self.market + Referee.sorted(self, new),
    ),
    misread(
        "market.refill/dollars-stay:swept",
        "dollars on tiles go into the box when the market is refilled",
        "Beim Auffüllen kommen die Dollar auf den Plättchen in die Schachtel",
        refilled=lambda self, new: [{**offer, "dollars": 0} for offer in self.market] + new,
    ),
    misread(
        "market.refill/from-the-stack:any-tile",
        "tiles that are no longer in the stack can be drawn",
        "Nachgelegt werden auch Plättchen, die nicht mehr im Stapel sind",
        are_in_stack=lambda self, tiles: {*tiles} <= {*self.tiles},
    ),
    misread(
        "market.refill/from-the-stack:each-once",
        "of identical tiles only one can be drawn in a refill",
        "Von gleichen Plättchen kommt beim Auffüllen nur eines in den Markt",
        are_in_stack=lambda self, tiles: (
            Referee.are_in_stack(self, tiles) and (not self.turn or len({*tiles}) == len(tiles))
        ),
    ),
    misread(
        "market.refill/to-size:laid-anew",
        "the tiles left go back to the stack, and a whole new market is laid out",
        "Was im Markt noch liegt, kommt in den Stapel, und der Markt wird ganz neu ausgelegt",
        to_market=_cleared,
    ),
)
