"""A game of Auctionland from its start to its end, a method for each rule."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from adapter import Tile, turned

from auctionland import STEPS, Auctionland

SPAN = 4
FULL = SPAN * SPAN
QUARTERS = range(4)

Move = Mapping[str, Any]
Place = tuple[int, int]


class Laid(NamedTuple):
    """A tile on an island."""

    tile: str
    row: int
    column: int
    turns: int


class Offer:
    """A tile in the market, with the dollars on it."""

    def __init__(self, tile: str) -> None:
        self.tile = tile
        self.dollars = 0


class Seat:
    """The possessions of a player."""

    def __init__(self, money: int) -> None:
        self.money = money
        self.island: list[Laid] = []

    @property
    def is_full(self) -> bool:
        return len(self.island) == FULL


class Bid(NamedTuple):
    player: int
    amount: int


class AuctionlandGame:
    """The rules; a subclass can override each of them."""

    PLAYERS = range(2, 7)
    RULINGS: ClassVar[Mapping[str, Sequence[Any]]] = {
        "rotation": ("free", "none"),
        "last_bidder": ("may_bid", "closed"),
    }
    scoring = Auctionland()

    def __init__(self, setup: Mapping[str, Any]) -> None:
        pack = setup["pack"]
        self.rulings = setup["rulings"]
        self.tables = pack.get("tables", {})
        self.tiles: dict[str, Tile] = {entry["id"]: entry["tile"] for entry in pack["tiles"]}
        self.turns = {name: self.turns_of(tile) for name, tile in self.tiles.items()}
        self.stack = [entry["id"] for entry in pack["tiles"] for _ in range(entry["count"])]
        self.order: list[str] = []
        self.has_screens = not setup.get("visible_money", False)
        self.market_size = setup.get("market_size", 8)
        self.market: list[Offer] = []
        self.seats = [Seat(10 + 2 * number) for number, _ in enumerate(setup["players"])]
        self.gavel = 0
        self.begin("market")

    @staticmethod
    def is_playable(pack: Mapping[str, Any], _: int) -> bool:
        """Whether each tile is listed once."""
        ids = [entry["id"] for entry in pack["tiles"]]
        return len({*ids}) == len(ids)

    @staticmethod
    def ids(pack: Mapping[str, Any]) -> list[str]:
        return [entry["id"] for entry in pack["tiles"] for _ in range(entry["count"])]

    def begin(self, phase: str, player: int = 0) -> None:
        self.phase, self.player = phase, player

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    # Legal moves

    def legal_moves(self) -> list[Move]:
        """The moves of all players who may act; empty while chance is due, and at the end."""
        move = {"move": self.phase, "player": self.player}
        match self.phase:
            case "build" | "bonus":
                return [
                    {**move, "slot": slot, **way}
                    for slot in self.slots(self.player)
                    for way in self.ways(self.market[slot].tile)
                ]
            case "auction":
                return [{**move, "slot": slot} for slot in self.slots(self.player)]
            case "bid":
                return [move for player in self.bidders for move in self.bidding(player)]
            case "sale":
                back = [{**move, "move": "buy_back"}] if self.may_buy_back() else []
                return [{**move, "move": "sell"}, *back]
            case "place":
                return [{**move, **way} for way in self.ways(self.auctioned)]
        return []

    def slots(self, player: int) -> list[int]:
        """The tiles that a player can pay for: a dollar for each skipped tile."""
        return [slot for slot in range(len(self.market)) if slot <= self.seats[player].money]

    def ways(self, tile: str) -> Iterator[Move]:
        """Every place for a tile, with every quarter turn that changes its look."""
        for row, column in self.places(self.seats[self.player].island):
            for turns in self.turns[tile]:
                yield {"row": row, "column": column, "turns": turns}

    def turns_of(self, tile: Tile) -> list[int]:
        if self.rulings["rotation"] == "none":
            return [0]
        looks = [{*turned(tile, quarters).zones} for quarters in QUARTERS]
        return [quarters for quarters in QUARTERS if looks.index(looks[quarters]) == quarters]

    def places(self, island: Sequence[Laid]) -> set[Place]:
        """The places for a tile: 0, 0 for the first one; later ones share an edge with a tile."""
        if not island:
            return {(0, 0)}
        neighbours = {
            (laid.row + down, laid.column + right) for laid in island for down, right in STEPS
        }
        taken = {(laid.row, laid.column) for laid in island}
        return {place for place in neighbours - taken if self.is_in_bounds(island, *place)}

    def is_in_bounds(self, island: Sequence[Laid], row: int, column: int) -> bool:
        """Whether the island spans at most 4 rows and 4 columns."""
        rows = [row, *(laid.row for laid in island)]
        columns = [column, *(laid.column for laid in island)]
        return max(rows) - min(rows) < SPAN and max(columns) - min(columns) < SPAN

    def bidding(self, player: int) -> Iterator[Move]:
        """Bids above the standing one, up to all money of the bidder; and passing."""
        least = self.standing.amount + 1 if self.standing else 1
        for amount in range(least, self.seats[player].money + 1):
            yield {"move": "bid", "player": player, "amount": amount}
        if self.may_pass(player):
            yield {"move": "pass", "player": player}

    def may_pass(self, player: int) -> bool:
        """Whether a player may pass: the holder of the standing bid may only raise it."""
        return self.standing is None or self.standing.player != player

    def may_buy_back(self) -> bool:
        return self.buy_back_price() <= self.seats[self.gavel].money

    def buy_back_price(self) -> int:
        return self.standing.amount + 1 if self.standing else 0

    @property
    def is_chance_due(self) -> bool:
        return self.phase in {"market", "refill"}

    def may_draw(self, move: Move) -> bool:
        """Whether chance may draw these: as many as are missing, or as the stack has."""
        tiles = move.get("tiles", ())
        in_stack = all(tiles.count(tile) <= self.stack.count(tile) for tile in tiles)
        return move["move"] == "market" and in_stack and len(tiles) == self.missing()

    def missing(self) -> int:
        return min(self.market_size - len(self.market), len(self.stack))

    def due(self) -> int:
        """The number of tiles to draw now."""
        return self.missing()

    def drawing(self, ids: Sequence[str]) -> Move:
        return {"move": "market", "tiles": ids}

    # Consequences of moves

    def play(self, move: Move) -> None:
        methods = {"market": self.draw, "pass": self.leave}
        parts = {key: part for key, part in move.items() if key != "move"}
        (methods.get(move["move"]) or getattr(self, move["move"]))(**parts)

    def draw(self, tiles: Sequence[str]) -> None:
        for tile in tiles:
            self.stack.remove(tile)
        self.market.extend(map(Offer, self.in_order(tiles)))
        self.begin_turn()

    def in_order(self, tiles: Sequence[str]) -> Sequence[str]:
        """The market in order: only the first one is sorted, more icons closer to the stack."""
        if self.phase == "refill":
            return tiles
        return sorted(tiles, key=lambda tile: len(self.tiles[tile].icons))

    def begin_turn(self) -> None:
        """Starts a turn; with an empty market the game is over."""
        self.had_bonus: set[int] = set()
        self.auctioned = ""
        self.begin("build" if self.market else "over", self.gavel)

    def take(self, player: int, slot: int) -> str:
        """Pays a dollar onto each skipped tile; the player gets the dollars on the tile."""
        for skipped in self.market[:slot]:
            self.put_dollar(skipped)
        offer = self.market.pop(slot)
        self.seats[player].money += offer.dollars - slot
        return offer.tile

    def put_dollar(self, skipped: Offer) -> None:
        skipped.dollars += 1

    def build(self, player: int, slot: int, row: int, column: int, turns: int) -> None:
        self.lay(player, Laid(self.take(player, slot), row, column, turns))

    def place(self, player: int, row: int, column: int, turns: int) -> None:
        self.lay(player, Laid(self.auctioned, row, column, turns))

    def bonus(self, player: int, slot: int, row: int, column: int, turns: int) -> None:
        """Lays a bonus tile, which earns no further bonus."""
        tile = self.take(player, slot)
        self.seats[player].island.append(Laid(tile, row, column, turns))
        self.had_bonus.add(player)
        self.next_step()

    def lay(self, player: int, laid: Laid) -> None:
        """Lays a tile; earns at most one bonus in a turn, if there is a tile and a place for it."""
        seat = self.seats[player]
        seat.island.append(laid)
        earned = self.completes_line(seat.island, laid) and self.may_have_bonus(player)
        if earned and self.market and not seat.is_full:
            self.begin("bonus", player)
        else:
            self.next_step()

    def completes_line(self, island: Sequence[Laid], laid: Laid) -> bool:
        in_row = sum(other.row == laid.row for other in island)
        in_column = sum(other.column == laid.column for other in island)
        return SPAN in {in_row, in_column}

    def may_have_bonus(self, player: int) -> bool:
        return player not in self.had_bonus

    def next_step(self) -> None:
        """Goes from building to the auction, if there is a tile for it."""
        if not self.auctioned and self.market:
            self.begin("auction", self.gavel)
        else:
            self.end_turn()

    def auction(self, player: int, slot: int) -> None:
        self.auctioned = self.take(player, slot)
        self.standing: Bid | None = None
        self.bidders = [seat for seat in range(len(self.seats)) if seat != player]
        self.begin("bid")

    def bid(self, player: int, amount: int) -> None:
        self.standing = Bid(player, amount)
        self.close_auction()

    def leave(self, player: int) -> None:
        self.bidders.remove(player)
        self.close_auction()

    def close_auction(self) -> None:
        if not self.is_closed():
            return
        if self.standing is None:
            self.acquire(self.gavel)
        else:
            self.begin("sale", self.gavel)

    def is_closed(self) -> bool:
        """Whether the auction is over: only the holder of the bid is left, or 2 players play."""
        if len(self.seats) == 2 or not self.bidders:
            return True
        enough = self.standing is not None or self.rulings["last_bidder"] == "closed"
        return len(self.bidders) == 1 and enough

    def sell(self, player: int) -> None:
        assert self.standing is not None
        bidder, amount = self.standing
        self.pay(bidder, player, amount)
        self.acquire(bidder)

    def buy_back(self, player: int) -> None:
        assert self.standing is not None
        self.pay(player, self.standing.player, self.buy_back_price())
        self.acquire(player)

    def pay(self, payer: int, payee: int, dollars: int) -> None:
        self.seats[payer].money -= dollars
        self.seats[payee].money += dollars

    def acquire(self, player: int) -> None:
        """Gives the tile to a player; with a full island it goes to the box."""
        if self.seats[player].is_full:
            self.end_turn()
        else:
            self.begin("place", player)

    def end_turn(self) -> None:
        """Ends the game if an island is full; else passes the gavel and refills the market."""
        if any(seat.is_full for seat in self.seats):
            self.begin("over")
            return
        self.gavel = (self.gavel + 1) % len(self.seats)
        if self.missing():
            self.begin("refill")
        else:
            self.begin_turn()

    def table(self) -> dict[str, Any]:
        """The table as everyone sees it."""
        return {
            "market": [{"tile": offer.tile, "dollars": offer.dollars} for offer in self.market],
            "players": [{"money": seat.money, "island": lines(seat.island)} for seat in self.seats],
        }

    def seen(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat, or everything without one; hidden money is None."""
        table = self.table()
        for number, player in enumerate(table["players"]):
            if self.has_screens and seat not in {None, number}:
                player["money"] = None
        left = [tile for tile in self.tiles for _ in range(self.stack.count(tile))]
        return {**table, "deck": left}

    # The end

    def score(self) -> dict[str, Any]:
        players = [
            {"money": seat.money, "counts": None, "island": self.rows(seat.island)}
            for seat in self.seats
        ]
        return self.scoring.score({"players": players, "tables": self.tables})

    def rows(self, island: Sequence[Laid]) -> list[list[Tile | None]]:
        rows: list[list[Tile | None]] = [[None] * SPAN for _ in range(SPAN)]
        for tile, row, column, turns in island:
            top, left = min(one.row for one in island), min(one.column for one in island)
            rows[row - top][column - left] = turned(self.tiles[tile], turns)
        return rows


def lines(island: Sequence[Laid]) -> list[str]:
    """The lines of an island, cut to the rows and columns with tiles."""
    words = {(o.row, o.column): f"#{o.tile}" + (f"@{o.turns}" if o.turns else "") for o in island}
    rows, columns = ({place[at] for place in words} for at in (0, 1))
    return [
        " ".join(words.get((row, column), ".") for column in whole_range(columns))
        for row in whole_range(rows)
    ]


def whole_range(numbers: set[int]) -> range:
    """All whole numbers from the lowest to the highest; empty without numbers."""
    return range(min(numbers), max(numbers) + 1) if numbers else range(0)
