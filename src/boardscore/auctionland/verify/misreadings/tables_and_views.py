"""Misreadings of what is on the table at the start and of what a player sees."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from boardscore.auctionland.verify.misreadings.plain_referee import MONEY, Offer, Referee
from boardscore.verify.data_types import Data
from boardscore.verify.vectors import misreading as shared
from boardscore.verify.vectors.misreading import misreads, only_when
from boardscore.verify.vectors.plain_programs import Move, PlainTable

LEAST = 3


class TableProgram(Referee, PlainTable):
    """The rules of the table in short methods that a misreading can change."""

    RULINGS: ClassVar[Mapping[str, Sequence[Any]]] = {
        "rotation": ("free", "none"),
        "last_bidder": ("may_bid", "closed"),
    }

    def __init__(self, setup: Mapping[str, Any]) -> None:
        super().__init__(setup)
        self.listed: list[Data] = setup["pack"]["tiles"]
        self.order: list[str] = list(setup.get("deck", ()))
        self.screens = not setup.get("visible_money", False)

    def can_be_played(self) -> Mapping[str, bool]:
        return {
            "players": self.may_sit_down(),
            "pack": self.are_listed_once([entry["id"] for entry in self.listed]),
            "deck": "deck" not in self.setup or self.is_deck(self.order),
            "rulings": all(self.is_ruling(*one) for one in self.rulings.items()),
            "market_size": self.is_market(int(self.market_size)),
        }

    def are_so_many(self, count: int) -> bool:
        return 2 <= count <= 6

    def copies(self) -> list[str]:
        return [one["id"] for one in self.listed for _ in range(one.get("count", 1))]

    def is_market(self, size: int) -> bool:
        return size >= LEAST

    def draws(self) -> int:
        return min(self.missing(), len(self.stack)) if self.phase == "market" else 0

    def drawing(self, ids: Sequence[str]) -> Move:
        return {"move": "market", "tiles": self.dealt(ids)}

    def dealt(self, ids: Sequence[str]) -> Sequence[str]:
        return ids

    def seen(self, seat: int | None) -> Data:
        return {
            "players": [self.seen_player(one, seat in {None, one}) for one in self.seats],
            "market": [self.seen_offer(offer, seat) for offer in self.market],
            "deck": self.seen_stack(),
        }

    def seen_player(self, seat: int, own: bool) -> Data:
        return {
            "money": self.money[seat] if self.is_money_seen(seat, own) else None,
            "island": self.seen_island(seat, own),
        }

    def is_money_seen(self, seat: int, own: bool) -> bool:
        return own or not self.screens

    def seen_island(self, seat: int, own: bool) -> Any:
        """The island in lines, without empty rows and columns at its edges."""
        island = self.islands[seat]
        if not island:
            return []
        rows, columns = (range(min(one), max(one) + 1) for one in zip(*island))
        return [" ".join(_word(island.get((row, at))) for at in columns) for row in rows]

    def seen_offer(self, offer: Offer, seat: int | None) -> Data:
        return dict(offer)

    def seen_stack(self) -> Sequence[str]:
        return self.in_order(self.stack)

    def in_the_box(self) -> list[str]:
        """The tiles that are nowhere else; a tile up for auction is not in the box."""
        laid = [tile for island in self.islands for tile, _ in island.values()]
        elsewhere = [*laid, *self.stack, *(one["tile"] for one in self.market)]
        left = Counter(self.copies()) - Counter(elsewhere)
        return [] if self.phase == "bid" else [*left.elements()]


def _word(laid: tuple[str, int] | None) -> str:
    """A cell of an island on the table that a program shows."""
    if laid is None:
        return "."
    tile, turns = laid
    return f"#{tile}@{turns}" if turns else f"#{tile}"


SETUPS = (
    *misreads(
        are_so_many={
            "players/how-many:one": lambda self, count: 1 <= count <= 6,
            "players/how-many:seven": lambda self, count: 2 <= count <= 7,
            "players/how-many:five-at-most": lambda self, count: 2 <= count <= 5,
        },
        are_listed_once={
            "tile/listed-once:listed-again": lambda self, ids: True,
            "tile/listed-once:no-copies": lambda self, ids: len(self.copies()) == len({*ids}),
        },
        starting_money={
            "setup.money/by-seat:told-as-ten": lambda self: [MONEY[0] for _ in self.seats]
        },
        is_market={
            "setup.market/at-least-three:any-size": lambda self, size: True,
            "setup.market/at-least-three:two": lambda self, size: size >= LEAST - 1,
            "setup.market/at-least-three:four": lambda self, size: size >= LEAST + 1,
            "setup.market/at-least-three:enough-tiles": lambda self, size: (
                LEAST <= size <= len(self.copies())
            ),
        },
        is_deck={
            "setup.market/whole-deck:fewer": lambda self, deck: (
                Counter(deck) <= Counter(self.copies())
            ),
            "setup.market/whole-deck:kinds": lambda self, deck: {*deck} == {*self.copies()},
        },
        dealt={
            "setup.market/from-the-front:from-behind": lambda self, ids: [
                *self.order[::-1],
                *list(ids)[::-1],
            ][: len(ids)],
            "setup.market/from-the-front:in-order-of-pack": lambda self, ids: self.copies()[
                : len(ids)
            ],
        },
        is_ruling={
            "build.edge/known-ruling:always-free": lambda self, name, value: (
                value in self.RULINGS.get(name, ()) and value != "none"
            )
        },
    ),
    *shared.NAMES,
    *shared.deck_misreadings("setup.market/whole-deck"),
    *shared.ruling_misreadings("build.edge/known-ruling"),
)


SEEN = (
    *misreads(
        is_money_seen={
            "money.hidden/others:shown": lambda self, seat, own: True,
            "money.hidden/others:gavel-holder": lambda self, seat, own: (
                own or not self.screens or seat == self.gavel
            ),
            "money.hidden/others:own-too": lambda self, seat, own: not self.screens,
            "money.hidden/setting:always-hidden": lambda self, seat, own: own,
            "money.hidden/setting:the-other-way": lambda self, seat, own: own or self.screens,
        },
        highest_bid={
            "money.hidden/own-moves:as-the-richest": lambda self, seat: min(
                self.money[seat], max(self.money[one] for one in self.seats if one != seat)
            ),
            "money.hidden/own-moves:one-above": lambda self, seat: min(
                self.money[seat], 1 + max(self.money[one] for one in self.seats if one != seat)
            ),
        },
        seen_stack={
            "setup.market/order-unknown:nothing-known": lambda self: self.copies(),
            "auction.full-island/box:back-to-the-stack": lambda self: self.in_order(
                [*self.stack, *self.in_the_box()]
            ),
        },
        seen_offer={
            "market.price/open-to-all:no-dollars": lambda self, offer, seat: {
                **offer,
                "dollars": None,
            },
            "market.price/open-to-all:holder-alone": lambda self, offer, seat: (
                dict(offer) if seat in {None, self.gavel} else {**offer, "dollars": 0}
            ),
        },
        seen_island={
            "market.price/open-to-all:islands-hidden": only_when(lambda self, seat, own: own, None)
        },
        moves_of={
            "turn.order/own-moves:everybody's": lambda self, seat: [*self.moves()],
            "turn.order/own-moves:any-time": lambda self, seat: (
                TableProgram.moves_of(self, seat)
                or [
                    {**move, "player": seat}
                    for move in self.moves()
                    if move["player"] == self.gavel
                ]
            ),
            "auction.bid/own-moves:all-bids": lambda self, seat: [
                move
                for move in self.moves()
                if move["player"] == seat or (self.phase == "bid" and seat in self.still_in())
            ],
        },
        may_pass={"auction.bid/own-moves:passes-too": lambda self, seat: True},
    ),
    *shared.order_misreadings("setup.market/order-unknown"),
)
