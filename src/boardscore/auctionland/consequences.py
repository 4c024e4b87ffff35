"""Consequences of moves in Auctionland: one short function for each kind of move and each rule.

Nothing here asks whether a move is legal. Every function takes a state, or the view of a seat,
and returns a new one.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from boardscore.auctionland.game_table import GameTable, Laid, MarketTile, OpenTable, Phase
from boardscore.auctionland.legality import (
    auction_is_closed,
    buy_back_price,
    completes_a_line,
    is_full,
)
from boardscore.auctionland.moves import (
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
    Sell,
)
from boardscore.core.legality import with_part
from boardscore.core.moves import fast_replace

Open = TypeVar("Open", bound=OpenTable)
S = TypeVar("S", bound=GameTable)


def apply_move(state: Open, move: Move) -> Open:
    """The state of Auctionland after a move, and after the draws from a given deck that follow."""
    after: Open = _CONSEQUENCES[move.KIND](state, move)
    return draw_from_deck(fast_replace(after, moves=(*state.moves, move)))


def after_move(state: S, move: Move) -> S:
    """The state or view after the consequences of a move alone: nothing is drawn or recorded."""
    after: S = _CONSEQUENCES[move.KIND](state, move)
    return after


def draw_from_deck(state: Open) -> Open:
    """The state of Auctionland after a draw of chance from a given deck, if one is due."""
    if state.deck is None or state.chance is None:
        return state
    return apply_move(state, Market(state.deck[: state.chance.count]))


# The market


def market(state: S, move: Market) -> S:
    """New tiles enter at the stack's end of the market, and the turn begins.

    The first market is sorted (`auctionland.setup.market`), later tiles are not
    (`auctionland.market.refill`).
    """
    drawn = tuple(map(MarketTile, move.tiles))
    if state.phase is Phase.MARKET:
        icons = {tile.id: len(state.game.tiles[tile.id].icons) for tile in drawn}
        drawn = tuple(sorted(drawn, key=lambda tile: icons[tile.id]))
    unseen = list(state.unseen)
    for name in move.tiles:
        unseen.remove(name)
    return begin_turn(
        fast_replace(
            state,
            market=(*state.market, *drawn),
            unseen=tuple(unseen),
            deck=state.deck and state.deck[len(drawn) :],
        )
    )


def take_tile(state: S, player: int, slot: int) -> S:
    """A player takes a tile, puts 1 dollar on each tile skipped, and gets the dollars on the tile.

    The clauses are `auctionland.market.price` and `auctionland.market.money`.
    """
    skipped = tuple(MarketTile(passed.id, passed.dollars + 1) for passed in state.market[:slot])
    gained = state.market[slot].dollars - slot
    return fast_replace(
        state,
        market=(*skipped, *state.market[slot + 1 :]),
        money=add_dollars(state.money, player, gained),
    )


def add_dollars(money: tuple[int | None, ...], player: int, dollars: int) -> tuple[int | None, ...]:
    """Money after a player gets dollars, or pays them if negative; hidden money stays hidden."""
    had = money[player]
    return money if had is None else with_part(money, player, had + dollars)


# Building


def build(state: S, move: Build) -> S:
    """The auctioneer builds a tile of the market (`auctionland.turn.order`)."""
    after = lay_tile(take_tile(state, move.player, move.slot), move, state.market[move.slot].id)
    return after_building(after, move)


def place(state: S, move: Place) -> S:
    """The winner of the auction builds the tile (`auctionland.auction.sell`)."""
    assert state.auctioned is not None
    return after_building(lay_tile(state, move, state.auctioned), move)


def bonus(state: S, move: Bonus) -> S:
    """A player builds a bonus tile, which earns no further bonus (`auctionland.bonus.once`)."""
    after = lay_tile(take_tile(state, move.player, move.slot), move, state.market[move.slot].id)
    return next_step(fast_replace(after, had_bonus=tuple(sorted((*state.had_bonus, move.player)))))


def lay_tile(state: S, move: Building, tile: str) -> S:
    """The consequence of building: the state with the tile on the player's island."""
    island = (*state.islands[move.player], Laid(move.cell, tile, move.turns))
    in_order = tuple(sorted(island, key=lambda tile: tile.cell))
    return fast_replace(state, islands=with_part(state.islands, move.player, in_order))


def after_building(state: S, move: Build | Place) -> S:
    """The 4th tile of a row or column immediately earns a bonus (`auctionland.bonus.earn`)."""
    if earns_bonus(state, move):
        return fast_replace(state, phase=Phase.BONUS)  # the turn continues
    return next_step(state)


def earns_bonus(state: S, move: Build | Place) -> bool:
    """One bonus per player and turn, if there is a tile and room for it (`auctionland.bonus.once`).

    Completing a row and a column together earns one bonus.
    """
    island = state.islands[move.player]
    return (
        completes_a_line(island, move.cell)
        and move.player not in state.had_bonus
        and bool(state.market)
        and not is_full(island)
    )


# The auction


def auction(state: S, move: Auction) -> S:
    """The auctioneer puts a tile up, and all others may bid (`auctionland.auction.pick`)."""
    others = tuple(seat for seat in range(len(state.money)) if seat != move.player)
    return fast_replace(
        take_tile(state, move.player, move.slot),
        phase=Phase.BID,
        to_act=others,
        auctioned=state.market[move.slot].id,
    )


def bid(state: S, move: Bid) -> S:
    """The bid becomes the standing bid (`auctionland.auction.bid`)."""
    return after_bidding(fast_replace(state, standing_bid=move))


def leave(state: S, move: Pass) -> S:
    """A player who passes is out of this auction (`auctionland.auction.close`)."""
    staying = tuple(seat for seat in state.to_act if seat != move.player)
    return after_bidding(fast_replace(state, to_act=staying))


def after_bidding(state: S) -> S:
    """The auctioneer sells or buys back; without bids, the auctioneer gets the tile.

    The clause for an auction without bids is `auctionland.auction.no-bid`.
    """
    if not auction_is_closed(state):
        return state
    if state.standing_bid is None:
        return acquire_tile(state, state.gavel)
    return fast_replace(state, phase=Phase.SALE, to_act=(state.gavel,))


def sell(state: S, _: Sell) -> S:
    """The highest bidder pays the bid and gets the tile (`auctionland.auction.sell`)."""
    assert state.standing_bid is not None
    buyer = state.standing_bid.player
    return acquire_tile(paid(state, buyer, state.gavel, state.standing_bid.amount), buyer)


def buy_back(state: S, _: BuyBack) -> S:
    """The auctioneer pays the bid plus 1 to the bidder (`auctionland.auction.buy-back`)."""
    assert state.standing_bid is not None
    bidder = state.standing_bid.player
    return acquire_tile(paid(state, state.gavel, bidder, buy_back_price(state)), state.gavel)


def acquire_tile(state: S, player: int) -> S:
    """The player builds the tile; with a full island it goes to the box.

    Only the auctioneer can have a full island: `auctionland.auction.full-island`.
    """
    after = fast_replace(state, standing_bid=None)
    if is_full(state.islands[player]):
        return next_step(after)
    return fast_replace(after, phase=Phase.PLACE, to_act=(player,))


def paid(state: S, payer: int, payee: int, dollars: int) -> S:
    """The state after a player has paid dollars to another."""
    left = add_dollars(state.money, payer, -dollars)
    return fast_replace(state, money=add_dollars(left, payee, dollars))


# The turn


def begin_turn(state: S) -> S:
    """The auctioneer builds; with an empty market the game ends (`auctionland.end.trigger`)."""
    if not state.market:
        return over(state)
    return fast_replace(state, phase=Phase.BUILD, to_act=(state.gavel,))


def next_step(state: S) -> S:
    """The auction follows the building if the market has a tile (`auctionland.turn.order`)."""
    if state.auctioned is None and state.market:
        return fast_replace(state, phase=Phase.AUCTION)  # the auctioneer continues
    return end_turn(state)


def end_turn(state: S) -> S:
    """A full island ends the game (`auctionland.end.trigger`); otherwise the gavel is passed."""
    after = fast_replace(state, auctioned=None, had_bonus=())
    if any(map(is_full, state.islands)):
        return over(after)
    passed_on = fast_replace(after, gavel=(state.gavel + 1) % len(state.money))
    if state.unseen:
        return fast_replace(passed_on, phase=Phase.REFILL, to_act=())
    return begin_turn(passed_on)


def over(state: S) -> S:
    """The consequence of the end: no one acts any more (`auctionland.end.trigger`)."""
    return fast_replace(state, phase=Phase.OVER, to_act=())


_CONSEQUENCES: Mapping[str, Callable[[Any, Any], Any]] = {
    Market.KIND: market,
    Build.KIND: build,
    Auction.KIND: auction,
    Bid.KIND: bid,
    Pass.KIND: leave,
    Sell.KIND: sell,
    BuyBack.KIND: buy_back,
    Place.KIND: place,
    Bonus.KIND: bonus,
}
