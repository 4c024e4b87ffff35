"""Which moves are legal in Auctionland, and why others are not: one short function for each rule.

A rule takes the table and a move, and returns the problem with the move, or None. The listing of
legal moves uses the same helpers: the affordable slots, the open cells of an island. `RULES`
combines them.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from boardscore.auctionland.game_table import GameTable, LaidTiles, Phase
from boardscore.auctionland.moves import (
    MOVES,
    Auction,
    Bid,
    Bonus,
    Build,
    Building,
    BuyBack,
    Market,
    Move,
    Pass,
    Place,
    PlayerMove,
    Sell,
)
from boardscore.auctionland.notation import FULL, ISLAND_SPAN
from boardscore.auctionland.pieces import Cell, Direction
from boardscore.auctionland.rulings import LastBidder, Rotation
from boardscore.core.errors import IllegalMoveError, Problem
from boardscore.core.game_setup import as_list
from boardscore.core.legality import Rulebook, due, names, why_no_such_player
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown

FIRST = Cell(0, 0)
"""The cell of the first tile of every island (`auctionland.build.first`)."""

_REACH = range(1 - ISLAND_SPAN, ISLAND_SPAN)
CELLS = tuple(Cell(row, column) for row in _REACH for column in _REACH)
"""Every cell that an island can reach, row by row (`auctionland.build.bounds`)."""

_BESIDE = {cell: tuple(map(cell.neighbour, Direction)) for cell in CELLS}
"""The neighbours of every possible cell."""


DUE: Mapping[Phase, tuple[type[Move], ...]] = {
    Phase.MARKET: (Market,),
    Phase.BUILD: (Build,),
    Phase.BONUS: (Bonus,),
    Phase.AUCTION: (Auction,),
    Phase.BID: (Bid, Pass),
    Phase.SALE: (Sell, BuyBack),
    Phase.PLACE: (Place,),
    Phase.REFILL: (Market,),
    Phase.OVER: (),
}
"""The kinds of move that are possible in each phase."""

_WHEN: Mapping[str, str] = {
    **dict.fromkeys(MOVES, "auctionland.turn.order"),
    Bonus.KIND: "auctionland.bonus.earn",
    Market.KIND: "auctionland.market.refill",
}
_DRAWS: Mapping[Phase, str] = {
    Phase.MARKET: "auctionland.setup.market",
    Phase.REFILL: "auctionland.market.refill",
}


# Whose turn it is


def why_not_now(table: GameTable, move: Move) -> Problem | None:
    """A turn goes step by step (`auctionland.turn.order`)."""
    if isinstance(move, DUE[table.phase]):
        return None
    return _not_now(table, _WHEN[move.KIND])


def _not_now(table: GameTable, clause: str) -> Problem:
    """The problem of a move in the wrong phase: what has to happen instead."""
    clause = "auctionland.end.trigger" if table.is_over else clause
    return Problem(Message("illegal.not_now", due=due(table)), clause=clause)


def draw_move(table: GameTable, ids: Sequence[str]) -> Market:
    """The move of chance that draws these tiles in this order, if a draw is legal now.

    Raises `IllegalMoveError` if no draw of chance is due.
    """
    tiles = as_list(ids, "ids")
    if table.chance is None:
        raise IllegalMoveError(_not_now(table, _WHEN[Market.KIND]))
    return Market(tiles)


def why_not_in_turn(table: GameTable, move: PlayerMove) -> Problem | None:
    """In most steps one player acts (`auctionland.turn.order`)."""
    if move.player in table.to_act:
        return None
    message = Message("illegal.not_the_turn", names=names(table, table.to_act))
    return Problem(message, ("player",), clause="auctionland.turn.order")


def why_no_bidder(table: GameTable, move: Bid | Pass) -> Problem | None:
    """The auctioneer does not bid (`auctionland.auction.bid`)."""
    if move.player != table.gavel:
        return None
    message = Message("illegal.gavel_holder_bids", name=table.game.players[move.player])
    return Problem(message, ("player",), clause="auctionland.auction.bid")


def why_out_of_the_auction(table: GameTable, move: Bid | Pass) -> Problem | None:
    """A player who passed is out of this auction (`auctionland.auction.close`)."""
    if move.player not in table.passed:
        return None
    message = Message("illegal.passed", name=table.game.players[move.player])
    return Problem(message, ("player",), clause="auctionland.auction.close")


# Taking a tile from the market


def why_no_such_slot(table: GameTable, move: Build | Auction | Bonus) -> Problem | None:
    """A tile is taken from a slot of the market (`auctionland.market.price`)."""
    if move.slot < len(table.market):
        return None
    message = Message("illegal.slot", tiles=len(table.market))
    return Problem(message, ("slot",), clause="auctionland.market.price")


def why_too_dear(table: GameTable, move: Build | Auction | Bonus) -> Problem | None:
    """1 dollar for each tile skipped; dollars on the tile do not help (`auctionland.market.price`).

    The price of a tile is the number of its slot; slot 0 is the free tile.
    """
    if move.slot in slots_in_reach(table, move.player):
        return None
    message = Message(
        "illegal.price",
        tile=table.market[move.slot].id,
        price=move.slot,
        name=table.game.players[move.player],
        money=_money(table, move.player),
    )
    return Problem(message, ("slot",), clause="auctionland.market.price")


def slots_in_reach(table: GameTable, player: int) -> range:
    """The legal slots of the market, which the player can afford (`auctionland.market.price`)."""
    return range(min(len(table.market), _money(table, player) + 1))


def _money(table: GameTable, player: int) -> int:
    """The money of the player who acts; a view knows it, as it lists only the moves of its seat."""
    money = table.money[player]
    assert money is not None
    return money


# Building a tile


def why_not_the_origin(table: GameTable, move: Building) -> Problem | None:
    """The first tile may be anywhere; its cell is row 0, column 0 (`auctionland.build.first`)."""
    if table.islands[move.player] or move.cell == FIRST:
        return None
    return Problem(Message("illegal.first_tile"), clause="auctionland.build.first")


def why_taken(table: GameTable, move: Building) -> Problem | None:
    """A tile is built next to others, not on top of one (`auctionland.build.edge`)."""
    if move.cell not in cells_of(table.islands[move.player]):
        return None
    return Problem(Message("illegal.place_taken"), clause="auctionland.build.edge")


def why_no_shared_edge(table: GameTable, move: Building) -> Problem | None:
    """Every later tile shares an edge with a tile of the island (`auctionland.build.edge`)."""
    cells = cells_of(table.islands[move.player])
    if not cells or move.cell in empty_neighbours(cells):
        return None
    return Problem(Message("illegal.no_edge"), clause="auctionland.build.edge")


def why_too_many_rows(table: GameTable, move: Building) -> Problem | None:
    """The island never spans more than 4 rows (`auctionland.build.bounds`)."""
    rows = {cell.row for cell in cells_of(table.islands[move.player])}
    if not rows or move.row in in_reach(rows):
        return None
    tile, spanned = tile_to_lay(table, move), _span(rows | {move.row})
    message = Message("illegal.rows", tile=tile, rows=spanned, high=ISLAND_SPAN)
    return Problem(message, ("row",), clause="auctionland.build.bounds")


def why_too_many_columns(table: GameTable, move: Building) -> Problem | None:
    """The island never spans more than 4 columns (`auctionland.build.bounds`)."""
    columns = {cell.column for cell in cells_of(table.islands[move.player])}
    if not columns or move.column in in_reach(columns):
        return None
    tile, spanned = tile_to_lay(table, move), _span(columns | {move.column})
    message = Message("illegal.columns", tile=tile, columns=spanned, high=ISLAND_SPAN)
    return Problem(message, ("column",), clause="auctionland.build.bounds")


def why_not_turned(table: GameTable, move: Building) -> Problem | None:
    """The ruling `rotation` says whether tiles may be turned (`auctionland.build.edge`)."""
    if not move.turns or table.game.rulings.rotation is Rotation.FREE:
        return None
    message = Message("illegal.turned", tile=tile_to_lay(table, move))
    return Problem(message, ("turns",), clause="auctionland.build.edge")


def why_turned_too_far(table: GameTable, move: Building) -> Problem | None:
    """Quarter turns with the same look are one move, with the lowest number."""
    tile = tile_to_lay(table, move)
    turns = table.game.turns[tile]
    if move.turns in turns:
        return None
    message = Message("illegal.turns", tile=tile, turns=move.turns, lowest=move.turns % len(turns))
    return Problem(message, ("turns",))  # a convention of the notation, not a rule


def open_cells(island: LaidTiles) -> list[Cell]:
    """The legal cells of the next tile, row by row.

    The clauses are `auctionland.build.first`, `auctionland.build.edge` and
    `auctionland.build.bounds`.
    """
    cells = cells_of(island)
    if not cells:
        return [FIRST]
    rows, columns = map(in_reach, zip(*cells))
    return sorted(
        cell for cell in empty_neighbours(cells) if cell.row in rows and cell.column in columns
    )


def cells_of(island: LaidTiles) -> set[Cell]:
    """The cells of the island with a tile, on which no further tile is legal."""
    return {laid.cell for laid in island}


def empty_neighbours(cells: set[Cell]) -> set[Cell]:
    """The empty cells that share an edge with a tile: the legal ones, within the bounds."""
    return {cell for tile in cells for cell in _BESIDE[tile]} - cells


def in_reach(numbers: Collection[int]) -> range:
    """The legal rows (or columns): they keep the span of the island within 4."""
    return range(max(numbers) - ISLAND_SPAN + 1, min(numbers) + ISLAND_SPAN)


def _span(numbers: Collection[int]) -> int:
    return max(numbers) - min(numbers) + 1


def tile_to_lay(table: GameTable, move: Building) -> str:
    """The id of the tile that a building move lays; the slot must be legal."""
    if isinstance(move, Place):
        assert table.auctioned is not None
        return table.auctioned
    return table.market[move.slot].id


def completes_a_line(island: LaidTiles, cell: Cell) -> bool:
    """Whether the tile that a move lays is the 4th of its line (`auctionland.bonus.earn`)."""
    cells = cells_of(island)
    in_row = sum(laid.row == cell.row for laid in cells)
    in_column = sum(laid.column == cell.column for laid in cells)
    return ISLAND_SPAN in {in_row, in_column}


def is_full(island: LaidTiles) -> bool:
    """Whether an island has 16 tiles, so that no more are legal (`auctionland.end.trigger`)."""
    return len(island) == FULL


# The auction


def why_too_low(table: GameTable, move: Bid) -> Problem | None:
    """A bid is higher than the standing bid, and at least 1 (`auctionland.auction.bid`)."""
    if move.amount >= lowest_bid(table):
        return None
    message = Message("illegal.bid_too_low", amount=move.amount, lowest=lowest_bid(table))
    return Problem(message, ("amount",), clause="auctionland.auction.bid")


def lowest_bid(table: GameTable) -> int:
    """The lowest legal bid (`auctionland.auction.bid`)."""
    return table.standing_bid.amount + 1 if table.standing_bid else 1


def why_too_high(table: GameTable, move: Bid) -> Problem | None:
    """A bid is at most the bidder's money (`auctionland.auction.bid`)."""
    money = _money(table, move.player)
    if move.amount <= money:
        return None
    name = table.game.players[move.player]
    message = Message("illegal.bid_too_high", name=name, amount=move.amount, money=money)
    return Problem(message, ("amount",), clause="auctionland.auction.bid")


def affordable_bids(table: GameTable, player: int) -> range:
    """The legal bids of a player (`auctionland.auction.bid`)."""
    return range(lowest_bid(table), _money(table, player) + 1)


def why_holder_may_not_pass(table: GameTable, move: Pass) -> Problem | None:
    """The player with the standing bid may raise it, but not pass (`auctionland.auction.close`)."""
    if not holds_standing_bid(table, move.player):
        return None
    message = Message("illegal.holder_passes", name=table.game.players[move.player])
    return Problem(message, ("player",), clause="auctionland.auction.close")


def holds_standing_bid(table: GameTable, player: int) -> bool:
    """Whether the standing bid is this player's, who may then not pass legally."""
    return table.standing_bid is not None and table.standing_bid.player == player


def auction_is_closed(table: GameTable) -> bool:
    """All have passed, or all but the player with the standing bid (`auctionland.auction.close`).

    With 2 players the first bid or pass ends the auction (`auctionland.auction.two-player`).
    Without a bid, the ruling `last_bidder` may close the auction before the last bidder has spoken;
    with 2 players that bidder always speaks.
    """
    bidders = table.to_act
    if table.standing_bid is not None:
        return bidders == (table.standing_bid.player,)
    may_stay = 1 if table.game.rulings.last_bidder is LastBidder.CLOSED else 0
    return len(bidders) <= may_stay


def why_no_buy_back(table: GameTable, move: BuyBack) -> Problem | None:
    """Buying back costs 1 dollar more than the bid (`auctionland.auction.buy-back`)."""
    price, money = buy_back_price(table), _money(table, move.player)
    if price <= money:
        return None
    name = table.game.players[move.player]
    message = Message("illegal.buy_back", name=name, price=price, money=money)
    return Problem(message, clause="auctionland.auction.buy-back")


def can_buy_back(table: GameTable, player: int) -> bool:
    """Whether buying back is legal: the player can afford it (`auctionland.auction.buy-back`)."""
    return buy_back_price(table) <= _money(table, player)


def buy_back_price(table: GameTable) -> int:
    """The legal price to buy back: the bid plus 1 dollar (`auctionland.auction.buy-back`)."""
    assert table.standing_bid is not None
    return table.standing_bid.amount + 1


# Draws of chance


def why_not_as_many_as_missing(table: GameTable, move: Market) -> Problem | None:
    """The market is refilled as far as the stack allows (`auctionland.market.refill`)."""
    chance = table.chance
    assert chance is not None
    if len(move.tiles) == chance.count:
        return None
    message = Message("illegal.drawn", count=len(move.tiles), needed=chance.count)
    return Problem(message, ("tiles",), clause=_DRAWS[table.phase])


def why_not_in_pack(table: GameTable, move: Market) -> Problem | None:
    """A drawn tile is in the pack."""
    known = table.game.tiles
    for place, name in enumerate(move.tiles):
        if name not in known:
            message = unknown("error.unknown_id", name, tuple(known))
            return Problem(message, ("tiles", place), clause=_DRAWS[table.phase])
    return None


def why_not_in_stack(table: GameTable, move: Market) -> Problem | None:
    """A drawn tile is still in the stack, as often as it is drawn."""
    for place, name in enumerate(move.tiles):
        if move.tiles[: place + 1].count(name) > table.unseen.count(name):
            message = Message("illegal.seen", tile=name)
            return Problem(message, ("tiles", place), clause=_DRAWS[table.phase])
    return None


# Legal moves

# A move is a value: one that was made and checked before serves again, which makes the listing far
# quicker. What is kept depends on nothing but the arguments.


@lru_cache(maxsize=2**15)
def _in_each_turn(
    kind: Callable[..., Building], turns: tuple[int, ...], *at: int
) -> tuple[Building, ...]:
    return tuple(kind(*at, quarters) for quarters in turns)


_auction = lru_cache(maxsize=1024)(Auction)
_bid = lru_cache(maxsize=4096)(Bid)
_pass = lru_cache(maxsize=64)(Pass)
_sell = lru_cache(maxsize=64)(Sell)
_buy_back = lru_cache(maxsize=64)(BuyBack)


def _builds(kind: Callable[..., Building], table: GameTable, player: int) -> Iterator[Building]:
    """Every affordable slot, with every open cell and every different turn of its tile."""
    cells = open_cells(table.islands[player])
    for slot in slots_in_reach(table, player):
        turns = table.game.turns[table.market[slot].id]
        for cell in cells:
            yield from _in_each_turn(kind, turns, player, slot, *cell)


def _places(table: GameTable, player: int) -> Iterator[Building]:
    assert table.auctioned is not None
    turns = table.game.turns[table.auctioned]
    for cell in open_cells(table.islands[player]):
        yield from _in_each_turn(Place, turns, player, *cell)


def _bids(table: GameTable, player: int) -> Iterator[Bid | Pass]:
    for amount in affordable_bids(table, player):
        yield _bid(player, amount)
    if not holds_standing_bid(table, player):
        yield _pass(player)


def _sales(table: GameTable, player: int) -> Iterator[Sell | BuyBack]:
    yield _sell(player)
    if can_buy_back(table, player):
        yield _buy_back(player)


# The rulebook

Rules = tuple[Callable[[GameTable, Any], Problem | None], ...]

_DRAWING: Rules = (why_not_now, why_not_as_many_as_missing, why_not_in_pack, why_not_in_stack)
_ACTING: Rules = (why_not_now, why_no_such_player("auctionland.players"), why_not_in_turn)
_BIDDING: Rules = (
    why_not_now,
    why_no_such_player("auctionland.players"),
    why_no_bidder,
    why_out_of_the_auction,
)
_TAKING: Rules = (why_no_such_slot, why_too_dear)
_ADDING: Rules = (
    why_taken,
    why_no_shared_edge,
    why_too_many_rows,
    why_too_many_columns,
    why_not_turned,
    why_turned_too_far,
)
_LAYING: Rules = (why_not_the_origin, *_ADDING)

RULES: Rulebook[GameTable, Move, PlayerMove] = Rulebook(
    MOVES,
    rules={
        Market.KIND: _DRAWING,
        Build.KIND: (*_ACTING, *_TAKING, *_LAYING),
        Auction.KIND: (*_ACTING, *_TAKING),
        Bid.KIND: (*_BIDDING, why_too_low, why_too_high),
        Pass.KIND: (*_BIDDING, why_holder_may_not_pass),
        Sell.KIND: _ACTING,
        BuyBack.KIND: (*_ACTING, why_no_buy_back),
        Place.KIND: (*_ACTING, *_LAYING),
        Bonus.KIND: (*_ACTING, *_TAKING, *_ADDING),
    },
    listed={
        Phase.BUILD: partial(_builds, Build),
        Phase.BONUS: partial(_builds, Bonus),
        Phase.AUCTION: lambda table, player: (
            _auction(player, slot) for slot in slots_in_reach(table, player)
        ),
        Phase.BID: _bids,
        Phase.SALE: _sales,
        Phase.PLACE: _places,
    },
)
"""The rules for each kind of move, in the order they are reported, and the moves of each phase."""
