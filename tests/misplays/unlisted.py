"""Wrong referees with bugs that match no misreading of the library, as real engines have."""

# A changed method gets the arguments of the correct one, and need not use them.
# ruff: noqa: ARG001, ARG005

from collections.abc import Iterable, Mapping
from typing import Any

from boardscore.auctionland.verify.misreadings.plain_referee import Referee as Island
from boardscore.pier18.verify.misreadings.plain_referee import Cells
from boardscore.pier18.verify.misreadings.plain_referee import Referee as Pier
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.plain_programs import Move

_DEAR = 3
_SPAN = 4


# Pier 18


def _two_seats_on(self: Pier) -> int:
    return (self.first + 2) % len(self.seats)


def _earliest_month(self: Pier) -> int:
    return min(self.seats, key=lambda seat: self.date(self.foundations[seat])[0])


def _fewest_patrons(self: Pier, tied: Any) -> int:
    fewest = min(len(self.patrons[seat]) for seat in tied)
    return self.earliest(
        {seat: self.drafted[seat] for seat in tied if len(self.patrons[seat]) == fewest}
    )


def _anchors_of_both_sides(self: Pier, pier: Cells, symbol: str) -> int:
    return "".join(pier).count("A") if symbol == "A" else Pier.in_category(self, pier, symbol)


def _stars_for_anchors(self: Pier, card: str) -> str:
    symbol = Pier.symbol_of(self, card)
    return {"S": "A", "A": "S"}.get(symbol, symbol)


def _poets_and_lovers_one_by_one(self: Pier, pier: Cells, symbol: str) -> int:
    return "".join(pier).count(symbol) if symbol in "QH" else Pier.in_category(self, pier, symbol)


def _no_last_round_of_two(self: Pier) -> bool:
    return Pier.goes_on(self) and (len(self.seats) > 2 or len(self.deck) > self.round_size())


def _after_the_first_round(self: Pier) -> None:
    if self.round == 1:
        self.deck += Pier.returned(self)
    Pier.end_round(self)


def _counted_at_the_deal(self: Pier) -> bool:
    dealt = 3 * len(self.seats)
    return self.round <= (len(self.cards) - dealt) // self.round_size()


def _last_may_keep_one_card(self: Pier, seat: int) -> Iterable[tuple[str, str]]:
    pairs = [*Pier.choices(self, seat)]
    same = [(card, card) for card in self.hands[seat]]
    return [*pairs, *same] if seat == len(self.seats) - 1 else pairs


def _two_for_a_patron_of_three(self: Pier, seat: int) -> int:
    return len(self.patrons[seat]) * (len(self.seats) - 1)


PIER: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "first-moves-two-seats": ("round.order", {"next_first": _two_seats_on}),
    "covers-one-at-most": ("round.overlap", {"overlaps": lambda self: range(min(2, self.width))}),
    "tie-to-fewest-patrons": ("round.patron-tie", {"of_the_tied": _fewest_patrons}),
    "patron-counts-both-sides": ("round.patron", {"in_category": _anchors_of_both_sides}),
    "patron-mixes-up-symbols": ("round.patron", {"symbol_of": _stars_for_anchors}),
    "patron-counts-symbols": ("round.patron", {"in_category": _poets_and_lovers_one_by_one}),
    "no-last-round-of-two": ("end.trigger", {"goes_on": _no_last_round_of_two}),
    "four-cards-for-any-number": ("round.reveal", {"round_size": lambda self: 4}),
    "third-cards-a-round-late": (
        "setup.return",
        {"returned": lambda self: [], "end_round": _after_the_first_round},
    ),
    "only-the-month-counts": ("setup.first", {"first_player": _earliest_month}),
    "rounds-counted-at-the-deal": ("end.trigger", {"goes_on": _counted_at_the_deal}),
    "last-may-keep-one-card": ("setup.choose", {"choices": _last_may_keep_one_card}),
    "patrons-are-two-of-three": ("score.patrons", {"patron_cards": _two_for_a_patron_of_three}),
    "single-symbols-are-no-groups": (
        "score.plan",
        {"group_sizes": lambda self, pier: [n for n in Pier.group_sizes(self, pier) if n > 1]},
    ),
}


# Auctionland


def _at_most_double(self: Island, seat: int) -> int:
    return min(self.money[seat], 2 * self.bid) if self.bid else self.money[seat]


def _own_raise_by_two(self: Island, seat: int) -> Iterable[int]:
    lowest = self.lowest_bid() + (seat == self.bidder)
    return range(lowest, self.money[seat] + 1)


def _pays_twice(self: Island, move: Move) -> None:
    self.money[self.bidder] -= self.bid
    Island.sell(self, move)


def _none_on_the_free_tile(self: Island, seat: int, slot: int) -> str:
    if not slot:
        self.market[0]["dollars"] = 0
    return Island.taken(self, seat, slot)


def _not_in_the_auction(self: Island, seat: int, place: Any) -> bool:
    return self.offered is None and Island.earns_bonus(self, seat, place)


def _forgotten_before_the_auction(self: Island, move: Move) -> None:
    self.had_bonus = []
    Island.auction(self, move)


def _five_rows_of_three(self: Island, island: Mapping[Any, Any], place: Any) -> bool:
    rows, columns = ({*numbers} for numbers in zip(*island, place))
    tall, wide = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    return wide <= _SPAN and tall <= _SPAN + (wide < _SPAN)


def _bidder_holds_the_gavel(self: Island) -> int:
    return self.bidder if self.bidder >= 0 else Island.next_gavel(self)


def _two_are_full(self: Island) -> bool:
    return sum(map(self.is_full, self.seats)) > 1


def _not_with_a_full_island(self: Island) -> bool:
    return Island.goes_to_auction(self) and not any(map(self.is_full, self.seats))


def _somebody_is_broke(self: Island) -> bool:
    return Island.has_ended(self) or 0 in self.money


ISLAND: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "bids-at-most-double": ("auction.bid", {"highest_bid": _at_most_double}),
    "own-raise-by-two": ("auction.bid", {"bids": _own_raise_by_two}),
    "buy-back-costs-three-at-least": (
        "auction.buy-back",
        {"buy_back_price": lambda self: max(_DEAR, self.bid + 1)},
    ),
    "bidder-pays-twice": ("auction.sell", {"sell": _pays_twice}),
    "three-dollars-at-most": ("market.price", {"price": lambda self, slot: min(slot, _DEAR)}),
    "no-dollars-on-the-free-tile": ("market.money", {"taken": _none_on_the_free_tile}),
    "refilled-backwards": (
        "market.refill",
        {"refilled": lambda self, new: self.market + new[::-1]},
    ),
    "no-bonus-in-the-auction": ("bonus.earn", {"earns_bonus": _not_in_the_auction}),
    "bonus-before-and-after": ("bonus.once", {"auction": _forgotten_before_the_auction}),
    "five-rows-of-three": ("build.bounds", {"is_within": _five_rows_of_three}),
    "only-right-and-below": (
        "build.edge",
        {"neighbours": lambda self, at: [(at[0] + 1, at[1]), (at[0], at[1] + 1)]},
    ),
    "gavel-goes-to-the-bidder": ("turn.order", {"next_gavel": _bidder_holds_the_gavel}),
    "ends-with-two-full-islands": ("end.trigger", {"has_ended": _two_are_full}),
    "no-auction-with-a-full-island": ("end.trigger", {"goes_to_auction": _not_with_a_full_island}),
    "ends-when-somebody-is-broke": ("end.trigger", {"has_ended": _somebody_is_broke}),
    "twelve-for-all-others": (
        "setup.money",
        {"starting_money": lambda self: [10, *[12 for _ in self.seats[1:]]]},
    ),
    "sorted-by-two-icons-at-most": (
        "setup.market",
        {"icons": lambda self, tile: min(2, Island.icons(self, tile))},
    ),
}


def unlisted() -> Iterable[Misreading]:
    """All of them; each has the facet `unlisted` of its clause."""
    for plain, bugs in ((Pier, PIER), (Island, ISLAND)):
        for name, (clause, changed) in bugs.items():
            assert all(hasattr(plain, method) for method in changed), name
            facet = f"{plain.GAME}.{clause}/unlisted"
            referee: Any = type("Wrong", (plain,), dict(changed))
            yield Misreading(f"{facet}:{name}", facet, referee)
