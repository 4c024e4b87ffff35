"""The clauses and facets of Auctionland that a move touches."""

from collections.abc import Iterator, Mapping

from boardscore.auctionland import State
from boardscore.auctionland.game_settings import Phase
from boardscore.auctionland.legality import cells_of, completes_a_line, is_full
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.auctionland.pieces import Cell
from boardscore.verify.auctionland.reference import marks_of_game
from boardscore.verify.data_types import Data

SITUATIONS = frozenset(
    f"auctionland.{name}"
    for name in (
        *("players", "tile", "setup.first", "setup.market", "setup.money", "turn.order"),
        *("turn.order/no-tile", "market.price", "market.price/own-money", "market.money"),
        *("market.money/left-over", "market.refill", "market.refill/to-size"),
        *("market.refill/dollars-stay", "build.first", "build.edge", "build.edge/turned"),
        *("build.bounds", "auction.pick", "auction.bid", "auction.bid/own-money"),
        *("auction.bid/own-raise", "auction.close", "auction.close/has-to-pass"),
        *("auction.close/last-bidder", "auction.two-player", "auction.no-bid"),
        *("auction.no-bid/full-island", "auction.sell", "auction.buy-back"),
        *("auction.buy-back/own-money", "auction.full-island", "bonus.earn"),
        *("bonus.earn/anybody", "bonus.earn/no-room", "bonus.earn/no-tile", "bonus.once"),
        *("bonus.once/a-turn", "bonus.once/no-chain", "bonus.once/several-players"),
        *("end.trigger", "end.trigger/full-island", "end.trigger/anybody"),
        *("end.trigger/end-of-turn", "end.trigger/empty-market", "tie.money"),
    )
)
"""All results of `covered`."""


def covered_facets(before: State, move: Data, after: State) -> Iterator[str]:
    """The clauses and facets of play in a move."""
    yield from _MET.get(move["move"], ())
    if "slot" in move:
        yield from _met_taking(before, move)
    if "row" in move:
        yield from _met_laying(before, move, after)
    if move["move"] in {"bid", "pass"}:
        yield from _met_bidding(before, move, after)
    if move["move"] == "buy_back" and is_full(before.islands[before.gavel]):
        yield "auctionland.auction.full-island"
    if move["move"] == "market" and before.phase is Phase.MARKET:
        yield from ("auctionland.setup.market", "auctionland.setup.money", "auctionland.players")
        yield "auctionland.setup.first"
    elif move["move"] == "market":
        yield "auctionland.market.refill"
        if any(one.dollars for one in before.market):
            yield "auctionland.market.refill/dollars-stay"
    begins = after.phase is Phase.BUILD and before.phase is not Phase.BUILD
    if begins and len(after.market) < after.game.market_size:
        yield "auctionland.market.refill/to-size"
    if before.phase in {Phase.BUILD, Phase.BONUS} and not after.market:
        yield "auctionland.turn.order/no-tile"
    if after.is_over:
        yield from _met_at_the_end(after)


def _met_at_the_end(state: State) -> Iterator[str]:
    yield "auctionland.end.trigger"
    full = any(map(is_full, state.islands))
    if full and not is_full(state.islands[state.gavel]):
        yield "auctionland.end.trigger/anybody"
    yield f"auctionland.end.trigger/{'full-island' if full else 'empty-market'}"
    if any(one.dollars for one in state.market):
        yield "auctionland.market.money/left-over"
    categories, _ = marks_of_game(state)
    totals = [None if None in own.values() else sum(own.values()) for own in categories]
    if len({*totals}) < len(totals):
        yield "auctionland.tie.money"


_MET: Mapping[str, tuple[str, ...]] = {
    "build": ("auctionland.turn.order", "auctionland.tile"),
    "auction": ("auctionland.auction.pick",),
    "sell": ("auctionland.auction.sell",),
    "buy_back": ("auctionland.auction.buy-back",),
}


def _met_taking(before: State, move: Data) -> Iterator[str]:
    if move["slot"]:
        yield "auctionland.market.price"
    if move["slot"] == before.money[move["player"]]:
        yield "auctionland.market.price/own-money"
    if before.market[move["slot"]].dollars:
        yield "auctionland.market.money"


def _met_laying(before: State, move: Data, after: State) -> Iterator[str]:
    island, cell = after.islands[move["player"]], Cell(move["row"], move["column"])
    yield "auctionland.build.edge" if before.islands[move["player"]] else "auctionland.build.first"
    spans = {max(found) - min(found) + 1 for found in zip(*cells_of(island))}
    if ISLAND_SPAN in spans:
        yield "auctionland.build.bounds"
    if move["turns"]:
        yield "auctionland.build.edge/turned"
    if is_full(island) and not after.is_over:
        yield "auctionland.end.trigger/end-of-turn"
    if completes_a_line(island, cell):
        yield from _line_facets(before, move, after)


def _line_facets(before: State, move: Data, after: State) -> Iterator[str]:
    """For the 4th tile of a row or a column: a bonus, or the reason that there is none."""
    if move["move"] == "bonus":
        yield from ("auctionland.bonus.once", "auctionland.bonus.once/no-chain")
    elif after.phase is Phase.BONUS:
        yield "auctionland.bonus.earn"
        if move["player"] != before.gavel:
            yield "auctionland.bonus.earn/anybody"
        if before.had_bonus:
            yield "auctionland.bonus.once/several-players"
    elif move["player"] in before.had_bonus:
        yield from ("auctionland.bonus.once", "auctionland.bonus.once/a-turn")
    else:
        full = is_full(after.islands[move["player"]])
        yield f"auctionland.bonus.earn/{'no-room' if full else 'no-tile'}"


def _met_bidding(before: State, move: Data, after: State) -> Iterator[str]:
    if move["move"] == "bid":
        yield "auctionland.auction.bid"
        if move["amount"] == before.money[move["player"]]:
            yield "auctionland.auction.bid/own-money"
        if before.standing_bid is not None and before.standing_bid.player == move["player"]:
            yield "auctionland.auction.bid/own-raise"
    standing = after.standing_bid
    if standing and after.phase is Phase.SALE and after.money[after.gavel] <= standing.amount:
        yield "auctionland.auction.buy-back/own-money"
    if after.phase is Phase.BID:
        yield from _met_between_bids(after)
        return
    yield "auctionland.auction.close"
    if are_two(before):
        yield "auctionland.auction.two-player"
    if before.standing_bid is None and move["move"] == "pass":
        yield "auctionland.auction.no-bid"
        if is_full(before.islands[before.gavel]):
            yield "auctionland.auction.no-bid/full-island"


def _met_between_bids(state: State) -> Iterator[str]:
    standing = state.standing_bid
    if standing is None:
        if len(state.to_act) == 1:
            yield "auctionland.auction.close/last-bidder"
        return
    others = [seat for seat in state.to_act if seat != standing.player]
    if any(state.money[seat] <= standing.amount for seat in others):
        yield "auctionland.auction.close/has-to-pass"


def are_two(state: State) -> bool:
    _, *bidders = state.money
    return len(bidders) == 1
