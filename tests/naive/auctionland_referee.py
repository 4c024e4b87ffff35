"""A naive referee of Auctionland: one object that changes move by move, nothing clever.

Conclusions from the clauses:

- A bidder's island is never full. A turn begins only if no island is full, and before the bids of
  a turn only the auctioneer has built. So everyone but the auctioneer may bid, and only the
  auctioneer can acquire a tile that goes to the box.
- An island that is not full has room for any tile, because its tiles are connected: it can grow,
  or it spans all 16 cells and has a gap next to a tile. So "no room" is a full island.
- The free tile costs nothing. So a build, an auction or a bonus is always affordable.
- A 4th tile in a row or column makes it full, as no island is wider or higher than 4.
- Passes are never automatic: a bidder who cannot outbid still has to pass. The highest bidder
  without more money has no move, and is not among those who may act.
- "All bidders but one have passed" leaves the highest bidder, if there is a bid, because the
  highest bidder cannot pass. So the ruling `last_bidder` matters only without a bid. With 2
  players the one bid or pass leaves the highest bidder or no one, which closes the auction too.
- One bonus for each player and turn means that a bonus tile earns none.
- The dollar for each skipped tile is paid before the dollars on the taken tile are received.
- The gavel is passed before the refill, so the next player has it during the refill. In the last
  turn of the game it is not passed.
- The refill's first tile lies next to the tiles that are left, its last one next to the stack.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from functools import cache
from typing import Any

from tests.naive.auctionland import Island, Place, Tile, counts, read_tile, score, turn_tile

Move = dict[str, Any]

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
RULINGS = {"rotation": ("free", "none"), "last_bidder": ("may_bid", "closed")}


@cache
def turned(tile: Tile, turns: int) -> Tile:
    """A tile after some quarter turns clockwise (auctionland.tile)."""
    for _ in range(turns):
        tile = turn_tile(tile)
    return tile


def side_zones(tile: Tile) -> list[tuple[str, list[int]]]:
    """Kind and half-sides of each zone: all that a rotation can change (auctionland.tile)."""
    halves = tile[0]
    return sorted(
        (letter.upper(), [half for half in range(8) if halves[half] == letter])
        for letter in set(halves) - {"-"}
    )


@cache
def different_turns(tile: Tile) -> list[int]:
    """The lowest rotation for each way a tile can look (ruling rotation, "free")."""
    seen: list[list[tuple[str, list[int]]]] = []
    result = []
    for turns in range(4):
        zones = side_zones(turned(tile, turns))
        if zones not in seen:
            seen.append(zones)
            result.append(turns)
    return result


def fits(places: list[int]) -> bool:
    """Whether rows or columns are within 4 (auctionland.build.bounds)."""
    return max(places) - min(places) < 4


class Referee:
    """A game of Auctionland."""

    def __init__(
        self,
        tiles: list[dict[str, Any]],
        players: int,
        rulings: dict[str, str],
        market_size: int = 8,
        tables: dict[str, Any] | None = None,
    ) -> None:
        """Set up, up to the first market (auctionland.players, auctionland.setup.money)."""
        assert 2 <= players <= 6
        assert market_size >= 3
        assert all(value in RULINGS.get(option, ()) for option, value in rulings.items())
        self.rulings = {"rotation": "free", "last_bidder": "may_bid", **rulings}
        self.players = players
        self.market_size = market_size
        self.tables = tables
        self.tiles = {entry["id"]: read_tile(entry["tile"]) for entry in tiles}
        self.unseen = [entry["id"] for entry in tiles for _ in range(entry.get("count", 1))]
        self.money = [10, 12, 14, 16, 18, 20][:players]
        self.islands: list[dict[Place, tuple[str, int]]] = [{} for _ in range(players)]
        self.market: list[dict[str, Any]] = []
        self.gavel = 0
        self.turn = 0  # turns begun so far
        self.step = ""  # "build" or "auction"
        self.began_empty = False
        self.had_bonus: set[int] = set()
        self.offered = ""  # the tile put up for auction
        self.bid = 0
        self.bidder: int | None = None
        self.passed: set[int] = set()
        self.builder = 0  # who builds the acquired tile or the bonus tile
        self.phase = ""
        self.go_to_market()

    # --- State ---

    @property
    def is_over(self) -> bool:
        """Whether the last turn has ended (auctionland.end.trigger)."""
        return self.phase == "over"

    @property
    def to_act(self) -> set[int]:
        """The seats that have a move (auctionland.turn.order, auctionland.auction.bid)."""
        return {move["player"] for move in self.legal_moves()}

    @property
    def chance_due(self) -> str | None:
        """Whether tiles have to be dealt (auctionland.setup.market, auctionland.market.refill)."""
        return "market" if self.phase == "market" else None

    @property
    def chance_size(self) -> int:
        """Number of tiles to deal: as many as are missing and left (auctionland.market.refill)."""
        if self.phase != "market":
            return 0
        return min(self.market_size - len(self.market), len(self.unseen))

    def result(self) -> dict[str, Any]:
        """The current score (auctionland.score.beaches to auctionland.tie.money)."""
        players = [
            {"name": f"Player {seat + 1}", "money": money, "counts": counts(self.scenery(seat))}
            for seat, money in enumerate(self.money)
        ]
        return score({"players": players, "tables": self.tables or {}})

    def scenery(self, seat: int) -> Island:
        """An island with its turned tiles (auctionland.tile)."""
        laid = self.islands[seat].items()
        return {place: turned(self.tiles[name], turns) for place, (name, turns) in laid}

    # --- Legal moves ---

    def legal_chance(self, move: Move) -> bool:
        """Whether these tiles may be dealt (auctionland.setup.market, .market.refill)."""
        return (
            self.phase == "market"
            and set(move) == {"move", "tiles"}
            and move["move"] == "market"
            and len(move["tiles"]) == self.chance_size
            and Counter(move["tiles"]) <= Counter(self.unseen)
        )

    def legal_moves(self) -> list[Move]:
        """Every move of every player who may act now (auctionland.turn.order)."""
        if self.phase == "build":
            return self.moves_from_market("build", self.gavel)
        if self.phase == "bonus":
            return self.moves_from_market("bonus", self.builder)
        if self.phase == "auction":
            slots = self.slots(self.gavel)
            return [{"move": "auction", "player": self.gavel, "slot": slot} for slot in slots]
        if self.phase == "bidding":
            return [move for seat in self.still_in() for move in self.bidder_moves(seat)]
        if self.phase == "decide":
            names = ["sell", "buy_back"] if self.money[self.gavel] > self.bid else ["sell"]
            return [{"move": name, "player": self.gavel} for name in names]
        if self.phase == "place":
            ways = self.ways_to_lay(self.builder, self.offered)
            return [{"move": "place", "player": self.builder, **way} for way in ways]
        return []

    def slots(self, player: int) -> range:
        """The slots a player can pay, 1 dollar for each skipped tile (auctionland.market.price)."""
        return range(min(len(self.market), self.money[player] + 1))

    def moves_from_market(self, name: str, player: int) -> list[Move]:
        """Take a tile and build it (auctionland.market.price, .build.first to .bounds)."""
        return [
            {"move": name, "player": player, "slot": slot, **way}
            for slot in self.slots(player)
            for way in self.ways_to_lay(player, self.market[slot]["tile"])
        ]

    def ways_to_lay(self, player: int, tile: str) -> list[dict[str, int]]:
        """Every cell and different rotation (auctionland.build.first to .bounds, rotation)."""
        free = self.rulings["rotation"] == "free"
        return [
            {"row": row, "column": column, "turns": turns}
            for row, column in self.open_places(player)
            for turns in (different_turns(self.tiles[tile]) if free else [0])
        ]

    def open_places(self, player: int) -> list[Place]:
        """Cells where a tile may be built (auctionland.build.first, .edge, .bounds)."""
        island = self.islands[player]
        if not island:
            return [(0, 0)]
        beside = {(row + down, column + right) for row, column in island for down, right in STEPS}
        rows = [row for row, _ in island]
        columns = [column for _, column in island]
        return sorted(
            (row, column)
            for row, column in beside - set(island)
            if fits([*rows, row]) and fits([*columns, column])
        )

    def still_in(self) -> list[int]:
        """The bidders who have not passed (auctionland.auction.bid, .close)."""
        return [
            seat for seat in range(self.players) if seat != self.gavel and seat not in self.passed
        ]

    def bidder_moves(self, seat: int) -> list[Move]:
        """Bid more than the standing bid, or pass if another holds it (auctionland.auction.bid)."""
        moves: list[Move] = [
            {"move": "bid", "player": seat, "amount": amount}
            for amount in range(self.bid + 1, self.money[seat] + 1)
        ]
        if seat != self.bidder:
            moves.append({"move": "pass", "player": seat})
        return moves

    # --- Playing a move ---

    def play(self, move: Move) -> None:
        """Apply a move of a player or of chance, which must be legal (auctionland.turn.order)."""
        if move["move"] == "market":
            assert self.legal_chance(move)
            self.deal(move["tiles"])
            return
        assert move in self.legal_moves()
        player = move["player"]
        match move["move"]:
            case "build" | "bonus":
                self.lay(player, self.take(player, move["slot"]), move)
            case "place":
                self.lay(player, self.offered, move)
            case "auction":
                self.put_up(move["slot"])
            case "bid":
                self.bid, self.bidder = move["amount"], player
                self.close_if_done()
            case "pass":
                self.passed.add(player)
                self.close_if_done()
            case "sell":
                self.sell()
            case "buy_back":
                self.buy_back()

    def deal(self, tiles: list[str]) -> None:
        """Fill the market, sorted only at set-up (auctionland.setup.market, .market.refill)."""
        for tile in tiles:
            self.unseen.remove(tile)
            self.market.append({"tile": tile, "money": 0})
        if self.turn == 0:
            self.market.sort(key=lambda entry: len(self.tiles[entry["tile"]][2]))
        self.begin_turn()

    def take(self, player: int, slot: int) -> str:
        """Pay the skipped tiles, get tile and dollars (auctionland.market.price, .money)."""
        for skipped in self.market[:slot]:
            self.money[player] -= 1
            skipped["money"] += 1
        entry = self.market.pop(slot)
        self.money[player] += entry["money"]
        return str(entry["tile"])

    def lay(self, player: int, tile: str, move: Move) -> None:
        """Build a tile, and earn a bonus or continue (auctionland.bonus.earn, .bonus.once)."""
        row, column = move["row"], move["column"]
        self.islands[player][(row, column)] = (tile, move["turns"])
        if self.earns_bonus(player, row, column):
            self.had_bonus.add(player)
            self.builder = player
            self.phase = "bonus"
        else:
            self.next_step()

    def earns_bonus(self, player: int, row: int, column: int) -> bool:
        """Whether the tile just built here earns a bonus (auctionland.bonus.earn, .once)."""
        in_row = [place for place in self.islands[player] if place[0] == row]
        in_column = [place for place in self.islands[player] if place[1] == column]
        fourth = len(in_row) == 4 or len(in_column) == 4
        possible = len(self.market) > 0 and not self.is_full(player)
        return fourth and possible and player not in self.had_bonus

    def is_full(self, player: int) -> bool:
        """Whether an island is full (auctionland.end.trigger)."""
        return len(self.islands[player]) == 16

    # --- The auction ---

    def put_up(self, slot: int) -> None:
        """Start an auction (auctionland.auction.pick, auctionland.market.money)."""
        self.offered = self.take(self.gavel, slot)
        self.bid, self.bidder, self.passed = 0, None, set()
        self.phase = "bidding"

    def close_if_done(self) -> None:
        """End the auction when it is time (auctionland.auction.close, .no-bid)."""
        if not self.is_closed():
            return
        if self.bidder is None:
            self.acquire(self.gavel)
        else:
            self.phase = "decide"

    def is_closed(self) -> bool:
        """Whether the auction is over (auctionland.auction.close, .two-player, last_bidder)."""
        left = self.still_in()
        if self.bidder is not None:
            return left == [self.bidder]
        return len(left) == 0 or (len(left) == 1 and self.rulings["last_bidder"] == "closed")

    def sell(self) -> None:
        """The highest bidder pays and gets the tile (auctionland.auction.sell)."""
        assert self.bidder is not None
        self.money[self.bidder] -= self.bid
        self.money[self.gavel] += self.bid
        self.acquire(self.bidder)

    def buy_back(self) -> None:
        """The auctioneer pays 1 more and gets the tile (auctionland.auction.buy-back)."""
        assert self.bidder is not None
        self.money[self.gavel] -= self.bid + 1
        self.money[self.bidder] += self.bid + 1
        self.acquire(self.gavel)

    def acquire(self, player: int) -> None:
        """Build the tile next, or put it in the box (auctionland.auction.full-island)."""
        if self.is_full(player):
            self.next_step()
        else:
            self.builder = player
            self.phase = "place"

    # --- Steps ---

    def begin_turn(self) -> None:
        """Build first, if there is a tile (auctionland.turn.order)."""
        self.turn += 1
        self.had_bonus = set()
        self.began_empty = not self.market
        self.step = "build"
        if self.market:
            self.phase = "build"
        else:
            self.next_step()

    def next_step(self) -> None:
        """After building the auction, if there is a tile; then the end (auctionland.turn.order)."""
        if self.step == "build" and self.market:
            self.step = "auction"
            self.phase = "auction"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """End the game, or pass the gavel and refill (auctionland.end.trigger, .turn.order)."""
        if self.began_empty or any(self.is_full(seat) for seat in range(self.players)):
            self.phase = "over"
        else:
            self.gavel = (self.gavel + 1) % self.players
            self.go_to_market()

    def go_to_market(self) -> None:
        """Wait for tiles if there are any left (auctionland.market.refill)."""
        self.phase = "market"
        if self.chance_size == 0:
            self.begin_turn()


def deal_from(referee: Referee, deck: list[str]) -> None:
    """Make the due chance move, and take its tiles off the front of the deck."""
    if referee.chance_due:
        size = referee.chance_size
        referee.play({"move": "market", "tiles": deck[:size]})
        del deck[:size]


def perft(referee: Referee, deck: list[str], depth: int) -> int:
    """Number of sequences of exactly this many player moves with this deck to come."""
    if depth == 0:
        return 1
    dealt, rest = deepcopy(referee), list(deck)
    deal_from(dealt, rest)
    moves = dealt.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = deepcopy(dealt)
        after.play(move)
        total += perft(after, rest, depth - 1)
    return total
