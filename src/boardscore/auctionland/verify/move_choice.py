"""Chooses the moves of searched games of Auctionland so that rare situations are frequent."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from boardscore.auctionland import State
from boardscore.auctionland.game_settings import Phase
from boardscore.auctionland.legality import cells_of, completes_a_line, is_full
from boardscore.auctionland.moves import Auction, Bid, Bonus, Build, Building, Place
from boardscore.auctionland.notation import FULL, ISLAND_SPAN
from boardscore.auctionland.pieces import Cell
from boardscore.auctionland.verify.position_clauses import marks_of_game
from boardscore.verify.data_types import Data

_OFTEN = 0.6
_MOSTLY = 0.7
_SELDOM = 0.2
_NEARLY_ALWAYS = 0.95
_LEAST_BUY_BACK = 2
_TWO = 2
_ONE_SHORT = 3
_GROWN = 6
"""The number of tiles from which one player's island is filled first."""


def choose(random: Random, state: State, moves: Sequence[Any]) -> Any:
    """A random move: a random kind first, then often a rare situation.

    Such as a bid of the last dollar or of the least, a tile in the fullest row or column, and
    buying back with a full island.
    """
    kinds: dict[str, list[Any]] = {}
    for move in moves:
        kinds.setdefault(move.KIND, []).append(move)
    found = kinds[random.choice(_wanted(random, state, kinds) or list(kinds))]
    if isinstance(found[0], Auction) and _has_full_gavel(state):
        return random.choice(_leaving_enough(state, found) or found[:1])
    if isinstance(found[0], Bid):
        return _bid(random, state, found)
    if random.random() >= _MOSTLY:
        return random.choice(found)
    if isinstance(found[0], Build | Place | Bonus):
        return random.choice(_in_longest_line(random, state, found))
    return random.choice(found)


def _leaving_enough(state: State, found: Sequence[Auction]) -> list[Auction]:
    """The tiles to auction for an auctioneer who wants to buy back."""
    spent = state.money[state.gavel] - _LEAST_BUY_BACK
    return [move for move in found if move.slot <= spent]


def _bid(random: Random, state: State, found: Sequence[Any]) -> Any:
    """A bid, often of the last dollar, or of the least that leaves enough to buy back."""
    if _can_fill(state) or _is_last_turn(state):
        return next((move for move in found if _is_helped(state, move.player)), found[0])
    if random.random() >= _OFTEN:
        return random.choice(found)
    player = random.choice(found).player
    own = [move for move in found if move.player == player]
    return random.choice((own[0], own[0], own[-1]))


def _wanted(random: Random, state: State, kinds: Mapping[str, Sequence[Any]]) -> list[str]:
    """The kinds of moves that lead to rare situations; empty for any kind.

    The last tile of an island is seldom an auctioned one, so that islands are full before an
    auction. With a full island of the auctioneer, each end of an auction is frequent.
    """
    if _is_last_turn(state) and _can_others(state) and random.random() < _SELDOM:
        return [kind for kind in kinds if kind in {"bid", "sell"}]
    if _has_full_gavel(state):
        can_pay = state.money[state.gavel] >= _LEAST_BUY_BACK
        bid = can_pay and random.random() < _MOSTLY
        return [kind for kind in kinds if kind in {"buy_back", "bid" if bid else "pass"}]
    if _can_fill(state) and random.random() < _NEARLY_ALWAYS:
        return [kind for kind in kinds if kind in _filling(state)]
    if _lacks_one(state, state.gavel):
        return [kind for kind in kinds if kind in {"bid", "sell"}]
    if any(_lacks_one(state, move.player) for move in kinds.get("pass", ())):
        return ["pass"]
    if state.had_bonus:
        to_others = _can_others(state) and random.random() < _OFTEN
        wanted = {"bid", "sell"} if to_others else {"pass", "buy_back"}
        return [kind for kind in kinds if kind in wanted]
    sizes = [*map(len, state.islands)]
    if max(sizes) < _GROWN or random.random() >= _OFTEN:
        return []
    if sizes[state.gavel] == max(sizes):
        return [kind for kind in kinds if kind in {"pass", "buy_back"}]
    return [kind for kind in kinds if kind in {"bid", "sell"}]


def _can_fill(state: State) -> bool:
    most = max(map(len, state.islands))
    left = len(state.unseen) + len(state.market)
    return len(state.islands) > _TWO and FULL > most >= FULL - left


def _favourite(state: State) -> int:
    """The player whose island is filled if three or more play; depends on the pack."""
    return len(state.game.tiles) % len(state.islands)


def _filling(state: State) -> set[str]:
    """The kinds of moves by which the favourite gets the tile of an auction."""
    if _favourite(state) == state.gavel:
        return {"pass", "buy_back"}
    return {"pass" if state.standing_bid else "bid", "sell"}


def _is_helped(state: State, seat: int) -> bool:
    """Whether a bidder should get the tile: the favourite, or in the last turn one for a bonus."""
    if not _is_last_turn(state):
        return seat == _favourite(state)
    return _ONE_SHORT in _lines(state, seat).values()


def _is_last_turn(state: State) -> bool:
    return any(map(is_full, state.islands))


def _has_full_gavel(state: State) -> bool:
    return is_full(state.islands[state.gavel])


def _lacks_one(state: State, seat: int) -> bool:
    return len(state.islands[seat]) == FULL - 1


def _in_longest_line(random: Random, state: State, moves: Sequence[Building]) -> list[Building]:
    """The moves that build a tile in the fullest row or column.

    Players often wait until others can too, so that several earn a bonus in one turn.
    """
    own = _lines(state, moves[0].player)
    lengths = [max(own["row", move.row], own["column", move.column]) for move in moves]
    most = max(lengths)
    is_time = state.had_bonus or (state.phase is Phase.BUILD and _can_others(state))
    is_time = is_time or _is_last_turn(state)
    if not is_time and random.random() < _OFTEN:
        most = min(most, _ONE_SHORT - 1)
    return [move for move, length in zip(moves, lengths) if length == most] or [*moves]


def _can_others(state: State) -> bool:
    """Whether a bidder could complete a row or a column."""
    seats = (seat for seat in range(len(state.islands)) if seat != state.gavel)
    return any(_ONE_SHORT in _lines(state, seat).values() for seat in seats)


def _lines(state: State, seat: int) -> Counter[tuple[str, int]]:
    cells = [laid.cell for laid in state.islands[seat]]
    rows, columns = zip(*cells) if cells else ((), ())
    return Counter([("row", row) for row in rows] + [("column", column) for column in columns])


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
