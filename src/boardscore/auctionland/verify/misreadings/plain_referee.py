"""A plain referee of Auctionland: a mutable table with a short method for each rule.

It is written from the rules alone, and shares no code with `boardscore.auctionland`. The plain
scorer scores the islands.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from boardscore.auctionland.verify.misreadings.plain_scorer import (
    SIDES,
    Place,
    PlainTile,
    RuleScorer,
    read_tile,
)
from boardscore.verify.data_types import Data
from boardscore.verify.vectors.plain_programs import Move, PlainReferee

SPAN = 4
FULL = 16
MONEY = (10, 12, 14, 16, 18, 20)
MARKET = 8
QUARTERS = range(4)

STEPS = {"market": "refill", "bid": "make_bid", "pass": "leave"}
"""The methods for moves with other names."""

Offer = dict[str, Any]
"""A tile in the market: its `tile`, and the `dollars` on it."""


class Referee(PlainReferee):
    """The rules of play in short methods that a misreading can change."""

    GAME: ClassVar[str] = "auctionland"

    def __init__(self, setup: Mapping[str, Any]) -> None:
        self.setup = setup
        self.rulings = setup.get("rulings", {})
        self.seats = range(len(setup["players"]))
        self.tables = setup["pack"].get("tables", {})
        tiles = setup["pack"]["tiles"]
        self.tiles = {one["id"]: read_tile(one["tile"]) for one in tiles}
        self.stack = [one["id"] for one in tiles for _ in range(one.get("count", 1))]
        self.market_size = setup.get("market_size", MARKET)
        self.money = self.starting_money()
        self.islands: list[dict[Place, tuple[str, int]]] = [{} for _ in self.seats]
        self.market: list[Offer] = []
        self.gavel = self.starts()
        self.turn = 0
        self.auctions = 0
        self.offered: str | None = None
        self.bid, self.bidder = 0, -1
        self.passed: set[int] = set()
        self.builder = 0
        self.last = 0
        """The seat that acted last."""
        self.filled: dict[int, str] = {}
        """The phase in which a seat filled its island."""
        self.had_bonus: list[int] = []
        self.phase = "market" if self.stack else "over"

    def moves(self) -> Iterator[Move]:
        for seat in self.acting():
            for kind, way in self.ways(seat):
                yield {"move": kind, "player": seat, **way}

    def acting(self) -> list[int]:
        match self.phase:
            case "build" | "auction" | "sale":
                return [self.on_turn()]
            case "bid":
                return self.bidding()
            case "place" | "bonus":
                return [self.builder]
        return []

    def on_turn(self) -> int:
        return self.gavel

    def ways(self, seat: int) -> Iterator[tuple[str, Data]]:
        """The moves of a seat, each with its kind."""
        match self.phase:
            case "build" | "bonus":
                yield from ((self.phase, way) for way in self.ways_to_take_and_lay(seat))
            case "auction":
                yield from (("auction", {"slot": slot}) for slot in self.slots_to_auction(seat))
            case "bid":
                yield from (("bid", {"amount": bid}) for bid in self.bids(seat))
                if self.may_pass(seat):
                    yield "pass", {}
            case "sale":
                yield "sell", {}
                if self.may_buy_back():
                    yield "buy_back", {}
            case "place":
                yield from (("place", way) for way in self.ways_to_lay(seat, str(self.offered)))

    def allows(self, move: Move) -> bool:
        if self.phase == "market":
            return move.get("move") == "market" and self.may_be_drawn(move["tiles"])
        return move in self.moves()

    def play(self, move: Move) -> None:
        self.last = move.get("player", self.last)
        kind = str(move["move"])
        getattr(self, STEPS.get(kind, kind))(move)

    def starting_money(self) -> list[int]:
        return list(MONEY[: len(self.seats)])

    def starts(self) -> int:
        return 0

    def may_be_drawn(self, tiles: Sequence[str]) -> bool:
        return self.is_refill(tiles) and self.are_in_stack(tiles)

    def is_refill(self, tiles: Sequence[str]) -> bool:
        return len(tiles) == min(self.missing(), len(self.stack))

    def missing(self) -> int:
        return int(self.market_size) - len(self.market)

    def are_in_stack(self, tiles: Sequence[str]) -> bool:
        return Counter(tiles) <= Counter(self.stack)

    def refill(self, move: Move) -> None:
        self.stack = [*(Counter(self.stack) - Counter(move["tiles"])).elements()]
        new = [{"tile": tile, "dollars": 0} for tile in move["tiles"]]
        self.market = self.refilled(new) if self.turn else self.sorted(new)
        self.begin_turn()

    def sorted(self, new: list[Offer]) -> list[Offer]:
        """The first market: tiles with more icons are closer to the stack."""
        return sorted(new, key=lambda offer: self.icons(offer["tile"]))

    def icons(self, tile: str) -> int:
        return len(self.tiles[tile].icons)

    def refilled(self, new: list[Offer]) -> list[Offer]:
        return self.market + new

    def taken(self, seat: int, slot: int) -> str:
        """A seat takes a tile of the market, pays for it and gets the dollars on it."""
        found = self.market.pop(slot)
        self.pay(seat, slot)
        self.money[seat] += self.dollars_for(seat, found)
        return str(found["tile"])

    def pay(self, seat: int, slot: int) -> None:
        """1 dollar on each skipped tile."""
        self.money[seat] -= self.price(slot)
        for place in self.paid_on(slot):
            self.market[place]["dollars"] += 1

    def price(self, slot: int) -> int:
        return slot

    def paid_on(self, slot: int) -> Iterable[int]:
        return range(slot)

    def dollars_for(self, seat: int, found: Offer) -> int:
        return int(found["dollars"])

    def slots(self, seat: int) -> Iterable[int]:
        return (slot for slot in range(self.slot_count()) if self.can_pay(seat, slot))

    def slot_count(self) -> int:
        return len(self.market)

    def can_pay(self, seat: int, slot: int) -> bool:
        return self.price(slot) <= self.money[seat]

    def slots_to_auction(self, seat: int) -> Iterable[int]:
        return self.slots(seat)

    def ways_to_take_and_lay(self, seat: int) -> Iterator[Data]:
        for slot in self.slots(seat):
            for way in self.ways_to_lay(seat, self.market[slot]["tile"]):
                yield {"slot": slot, **way}

    def ways_to_lay(self, seat: int, tile: str) -> list[Data]:
        quarters = self.quarters(tile)
        return [
            {"row": row, "column": column, "turns": turns}
            for row, column in self.places(seat)
            for turns in quarters
        ]

    def quarters(self, tile: str) -> Sequence[int]:
        return [0] if self.rulings.get("rotation") == "none" else _turns_of(self.tiles[tile].halves)

    def places(self, seat: int) -> list[Place]:
        island = self.islands[seat]
        if not island:
            return self.first_places()
        near = {place for own in island for place in self.neighbours(own)}
        return sorted(place for place in near if self.is_open(island, place))

    def first_places(self) -> list[Place]:
        return [(0, 0)]

    def neighbours(self, place: Place) -> Iterable[Place]:
        return [(place[0] + down, place[1] + right) for down, right in SIDES]

    def is_open(self, island: Mapping[Place, Any], place: Place) -> bool:
        return self.is_empty(island, place) and self.is_within(island, place)

    def is_empty(self, island: Mapping[Place, Any], place: Place) -> bool:
        return place not in island

    def is_within(self, island: Mapping[Place, Any], place: Place) -> bool:
        rows, columns = zip(*island, place)
        return self.are_rows_within(rows) and self.are_columns_within(columns)

    def are_rows_within(self, rows: Sequence[int]) -> bool:
        return max(rows) - min(rows) < SPAN

    def are_columns_within(self, columns: Sequence[int]) -> bool:
        return max(columns) - min(columns) < SPAN

    def build(self, move: Move) -> None:
        self.lay(move, self.taken(move["player"], move["slot"]))
        self.after_laying(move)

    def place(self, move: Move) -> None:
        self.lay(move, str(self.offered))
        self.after_laying(move)

    def bonus(self, move: Move) -> None:
        self.lay(move, self.taken(move["player"], move["slot"]))
        self.after_bonus(move)

    def lay(self, move: Move, tile: str) -> None:
        seat, place = move["player"], (move["row"], move["column"])
        self.islands[seat][place] = (tile, self.turned_by(move["turns"]))
        if not self.has_room(seat):
            self.filled[seat] = self.phase

    def turned_by(self, quarters: int) -> int:
        return quarters

    def after_laying(self, move: Move) -> None:
        seat = move["player"]
        if self.earns_bonus(seat, (move["row"], move["column"])):
            self.had_bonus.append(seat)
            self.builder = self.bonus_goes_to(seat)
            self.phase = "bonus"
        else:
            self.next_step()

    def after_bonus(self, move: Move) -> None:
        self.next_step()

    def earns_bonus(self, seat: int, place: Place) -> bool:
        return (
            self.completes_line(self.islands[seat], place)
            and not self.is_used_up(seat)
            and self.has_tile()
            and self.has_room_for_bonus(seat)
        )

    def completes_line(self, island: Mapping[Place, Any], place: Place) -> bool:
        return self.completes_row(island, place) or self.completes_column(island, place)

    def completes_row(self, island: Mapping[Place, Any], place: Place) -> bool:
        return sum(row == place[0] for row, _ in island) == SPAN

    def completes_column(self, island: Mapping[Place, Any], place: Place) -> bool:
        return sum(column == place[1] for _, column in island) == SPAN

    def is_used_up(self, seat: int) -> bool:
        """Whether a seat had its bonus of this turn."""
        return seat in self.had_bonus

    def has_tile(self) -> bool:
        return bool(self.market)

    def has_room(self, seat: int) -> bool:
        return len(self.islands[seat]) < FULL

    def has_room_for_bonus(self, seat: int) -> bool:
        return self.has_room(seat)

    def bonus_goes_to(self, seat: int) -> int:
        return seat

    def auction(self, move: Move) -> None:
        self.offered = self.put_up(move["slot"])
        self.auctions += 1
        self.bid, self.bidder = 0, -1
        self.passed = self.out_at_first()
        self.phase = "bid"

    def put_up(self, slot: int) -> str:
        return self.taken(self.gavel, slot)

    def out_at_first(self) -> set[int]:
        """The seats that are out before any player has passed."""
        return set()

    def bidding(self) -> list[int]:
        return self.still_in()

    def still_in(self) -> list[int]:
        return [seat for seat in self.bidders() if seat not in self.passed]

    def bidders(self) -> Iterable[int]:
        return [seat for seat in self.seats if seat != self.gavel]

    def bids(self, seat: int) -> Iterable[int]:
        return range(self.lowest_bid(), self.highest_bid(seat) + 1)

    def lowest_bid(self) -> int:
        return self.bid + 1

    def highest_bid(self, seat: int) -> int:
        return self.money[seat]

    def may_pass(self, seat: int) -> bool:
        return seat != self.bidder

    def make_bid(self, move: Move) -> None:
        self.bid, self.bidder = move["amount"], move["player"]
        self.close_if_over()

    def leave(self, move: Move) -> None:
        self.passed.add(move["player"])
        self.close_if_over()

    def close_if_over(self) -> None:
        if not self.is_closed():
            return
        if self.bidder < 0:
            self.unbid()
        else:
            self.phase = "sale"

    def is_closed(self) -> bool:
        left = self.still_in()
        if self.bidder >= 0:
            return left == [self.bidder]
        return not left or (len(left) == 1 and self.last_bidder_is_out())

    def last_bidder_is_out(self) -> bool:
        """Whether the only seat left has no moves, with no bid standing."""
        return self.rulings.get("last_bidder") == "closed" and not self.are_two()

    def are_two(self) -> bool:
        return len(self.seats) == 2

    def unbid(self) -> None:
        self.acquire(self.gavel)

    def may_buy_back(self) -> bool:
        return self.buy_back_price() <= self.money[self.gavel]

    def buy_back_price(self) -> int:
        return self.bid + 1

    def sell(self, move: Move) -> None:
        self.transfer(self.bidder, self.gavel, self.bid)
        self.acquire(self.sold_to())

    def sold_to(self) -> int:
        return self.bidder

    def buy_back(self, move: Move) -> None:
        self.transfer(self.gavel, self.bidder, self.buy_back_price())
        self.acquire(self.bought_back_by())

    def bought_back_by(self) -> int:
        return self.gavel

    def transfer(self, payer: int, payee: int, dollars: int) -> None:
        self.money[payer] -= dollars
        self.money[payee] += dollars

    def acquire(self, seat: int) -> None:
        """A seat builds the tile, or it goes to the box."""
        if self.has_room(seat):
            self.builder = seat
            self.phase = "place"
        else:
            self.next_step()

    def begin_turn(self) -> None:
        self.turn += 1
        self.phase = self.first_step() if self.market else "over"

    def first_step(self) -> str:
        return "build"

    def next_step(self) -> None:
        if self.goes_to_auction():
            self.phase = "auction"
        else:
            self.end_turn()

    def goes_to_auction(self) -> bool:
        return self.offered is None and bool(self.market)

    def end_turn(self) -> None:
        self.offered = None
        self.forget_bonuses()
        if self.has_ended():
            self.phase = "over"
            return
        self.gavel = self.next_gavel()
        self.to_market()

    def forget_bonuses(self) -> None:
        self.had_bonus = []

    def has_ended(self) -> bool:
        return any(self.is_full(seat) for seat in self.seats)

    def is_full(self, seat: int) -> bool:
        return len(self.islands[seat]) == FULL

    def next_gavel(self) -> int:
        return (self.gavel + 1) % len(self.seats)

    def to_market(self) -> None:
        if self.is_refilled():
            self.phase = "market"
        else:
            self.begin_turn()

    def is_refilled(self) -> bool:
        return min(self.missing(), len(self.stack)) > 0

    def is_over(self) -> bool:
        return self.phase == "over"

    def judge(self, verdicts: Sequence[bool | None]) -> None:
        raise TypeError(verdicts)

    def result(self) -> Data:
        scorer = RuleScorer(self.rulings)
        players = [
            {"counts": scorer.counted(self.island(seat)), "money": self.scored_money(seat)}
            for seat in self.seats
        ]
        return scorer.score({"players": players, "tables": self.tables})

    def island(self, seat: int) -> dict[Place, PlainTile]:
        laid = self.islands[seat].items()
        return {place: turn_tile(self.tiles[tile], quarters) for place, (tile, quarters) in laid}

    def scored_money(self, seat: int) -> int:
        return self.money[seat]


def turn_tile(tile: PlainTile, quarters: int) -> PlainTile:
    """A plain referee's tile after some quarter turns clockwise."""
    return tile._replace(halves=_round(tile.halves, quarters))


def _round(halves: str, quarters: int) -> str:
    by = -2 * quarters % len(halves)
    return halves[by:] + halves[:by]


@lru_cache(maxsize=2048)
def _turns_of(halves: str) -> tuple[int, ...]:
    """The lowest quarter turns for each different look of a plain referee's tile."""
    looks = [_look(_round(halves, quarters)) for quarters in QUARTERS]
    return tuple(quarters for quarters in QUARTERS if looks.index(looks[quarters]) == quarters)


def _look(halves: str) -> list[tuple[str, list[int]]]:
    """The zones on the sides of a plain referee's tile, whatever their names."""
    zones = (
        (name.upper(), [at for at, one in enumerate(halves) if one == name]) for name in {*halves}
    )
    return sorted(zones)
