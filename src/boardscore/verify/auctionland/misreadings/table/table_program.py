"""A plain table of Auctionland: set-ups and views, rule by rule."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from boardscore.verify.auctionland.misreadings.play.plain_referee import Offer, Referee
from boardscore.verify.data_types import Data
from boardscore.verify.vectors.rule_by_rule_programs import Move, PlainTable

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
        return [" ".join(word(island.get((row, at))) for at in columns) for row in rows]

    def seen_offer(self, offer: Offer, seat: int | None) -> Data:
        return dict(offer)

    def seen_stack(self) -> Sequence[str]:
        return self.in_order(self.stack)


def word(laid: tuple[str, int] | None) -> str:
    """A cell of an island."""
    if laid is None:
        return "."
    tile, turns = laid
    return f"#{tile}@{turns}" if turns else f"#{tile}"
