"""Whole games of Auctionland: what moves do, which clause decides, and what a move meets."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from boardscore.auctionland import State
from boardscore.auctionland.game import Phase
from boardscore.auctionland.moves import Bid, Bonus, Build, Building, Place
from boardscore.auctionland.rules import is_full
from boardscore.verify.auctionland.packs import simpler, smallest, started
from boardscore.verify.canonical import Data, Position
from boardscore.verify.play import Play
from boardscore.verify.search.play.walks import Walk
from boardscore.verify.suite.wrong import Wrong

_QUARTERS = range(4)


def plainly(state: State, move: Position) -> Position:
    """A move with the lowest of the quarter turns that lay its tile just so."""
    name, turns = _tile(state, move), move.get("turns")
    if name is None or type(turns) is not int or turns not in _QUARTERS:
        return move
    return {**move, "turns": turns % len(state.game.tiles[name].turns)}


def _tile(state: State, move: Position) -> str | None:
    """The tile that a move lays; None if it lays none."""
    if move.get("move") == "place":
        return state.auctioned
    slot: Any = move.get("slot")
    known = type(slot) is int and 0 <= slot < len(state.market)
    return state.market[slot].id if known else None


# How moves are chosen

_OFTEN = 0.6


def choose(random: Random, state: State, moves: Sequence[Any]) -> Any:
    """One of the moves: the kind first, then often what is rare.

    That is a bid of the last dollar or of the least, a tile that goes where most others of its row
    or column lie, and buying back with a full island.
    """
    kinds: dict[str, list[Any]] = {}
    for move in moves:
        kinds.setdefault(move.KIND, []).append(move)
    full = is_full(state.islands[state.gavel]) and random.random() < _OFTEN
    wanted = [kind for kind in kinds if kind in {"bid", "buy_back"}] if full else []
    found = kinds[random.choice(wanted or list(kinds))]
    if random.random() >= _OFTEN:
        return random.choice(found)
    if isinstance(found[0], Bid):
        player = random.choice(found).player
        own = [move for move in found if move.player == player]
        return own[0] if full else random.choice((own[0], own[0], own[-1]))
    if isinstance(found[0], Build | Place | Bonus):
        most = max(_in_line(state, move) for move in found)
        return random.choice([move for move in found if _in_line(state, move) == most])
    return random.choice(found)


def _in_line(state: State, move: Building) -> int:
    """How many tiles lie in the row or in the column that a tile is laid in."""
    cells = [laid.cell for laid in state.islands[move.player]]
    rows = sum(cell.row == move.row for cell in cells)
    return max(rows, sum(cell.column == move.column for cell in cells))


# Which clause decides


def decides(walk: Walk, wrong: Wrong) -> str:
    """The clause that decides what is legal after a game, where a list of moves is wrong."""
    state, legal = walk.end, walk.legal(len(walk.moves))
    kinds = {move["move"] for move in legal}
    extra = [move for _, move in wrong.too_many if isinstance(move, Mapping)]
    others = {str(move.get("move")) for move in extra} - kinds
    if not legal or others or len(wrong.missing) == len(legal):
        return _due(walk, {str(move.get("move")) for move in extra})
    if state.phase is Phase.BID:
        return _bidding(walk, wrong.missing, extra)
    if state.phase is Phase.SALE:
        return _after(walk, "money", state.gavel, "auctionland.auction.buy-back")
    if any(move.get("player") not in state.to_act for move in extra):
        return "auctionland.turn.order"
    return _taking(walk, wrong.missing, extra)


def _due(walk: Walk, listed: set[str]) -> str:
    """The clause by which it is time for something, and not for what is listed."""
    state, last = walk.end, walk.moves[-1]["move"] if walk.moves else ""
    if "bonus" in listed or state.phase is Phase.BONUS:
        had = bool(state.had_bonus) and "bonus" in listed
        return "auctionland.bonus.once" if had else "auctionland.bonus.earn"
    if state.is_over:
        return "auctionland.end.trigger"
    if last in {"bid", "pass"}:
        if len(state.money) == _TWO:
            return "auctionland.auction.two-player"
        unbid = state.phase is Phase.PLACE and state.auctioned is not None
        return "auctionland.auction.no-bid" if unbid else "auctionland.auction.close"
    if last in {"sell", "buy_back"}:
        full = is_full(state.islands[state.gavel])
        if last == "buy_back" and full:
            return "auctionland.auction.full-island"
        return f"auctionland.auction.{last.replace('_', '-')}"
    if state.phase is Phase.REFILL or last == "market":
        return "auctionland.market.refill"
    return "auctionland.auction.pick" if state.phase is Phase.BID else "auctionland.turn.order"


_TWO = 2


def _bidding(walk: Walk, missing: Sequence[Position], extra: Sequence[Position]) -> str:
    """Bids and passes: too low or too high, or of somebody who may not."""
    state = walk.end
    for move in (*extra, *missing):
        if move.get("move") == "pass":
            return "auctionland.auction.close"
    for move in extra:
        why = state.why_illegal(move)
        if why is not None and why.path != ("amount",):
            return why.clause or "auctionland.auction.bid"
    high = [move for move in missing if _is_affordable(state, move)]
    highest = {move["player"]: state.money[move["player"]] for move in high}
    for move in (*high, *extra):
        player: Any = move.get("player")
        amount: Any = move.get("amount")
        above = type(amount) is int and amount > state.money[player]
        if above or amount == highest.get(player):
            held = {one.get("amount") for one in missing if one.get("player") == player}
            whole = len(held) == state.money[player] - _standing(state)
            if not whole:
                return _after(walk, "money", player, "auctionland.auction.bid")
    return "auctionland.auction.bid"


def _is_affordable(state: State, move: Position) -> bool:
    return bool(move["amount"] <= state.money[move["player"]])


def _standing(state: State) -> int:
    return state.standing_bid.amount if state.standing_bid else 0


def _taking(walk: Walk, missing: Sequence[Position], extra: Sequence[Position]) -> str:
    """A tile that is taken or laid: its slot, its place, or its turns."""
    state = walk.end
    (player,) = state.to_act
    legal = walk.legal(len(walk.moves))
    for move in extra:
        why = state.why_illegal(move)
        clause = "" if why is None or why.clause is None else str(why.clause)
        if clause == "auctionland.market.price" and why is not None:
            is_money = why.message.key == "illegal.price"
            return _after(walk, "money", player, str(clause)) if is_money else str(clause)
        if clause:
            return clause
    slots = {move.get("slot") for move in legal} - {
        move.get("slot") for move in legal if move not in missing
    }
    if slots - {None}:
        return _after(walk, "money", player, "auctionland.market.price")
    if any(
        _cell(move) not in {_cell(one) for one in legal if one not in missing} for move in missing
    ):
        cells = {laid.cell for laid in state.islands[player]}
        if not cells:
            return "auctionland.build.first"
        rows = {cell.row for cell in cells} | {move["row"] for move in missing}
        columns = {cell.column for cell in cells} | {move["column"] for move in missing}
        wide = max(len(rows), len(columns)) >= _WIDE
        return "auctionland.build.bounds" if wide else "auctionland.build.edge"
    return "auctionland.build.edge"


_WIDE = 4


def _cell(move: Position) -> tuple[Any, Any]:
    return move.get("row"), move.get("column")


def _after(walk: Walk, part: str, player: int, otherwise: str) -> str:
    """The clause of the last move that changed a player's money; if none did, another one."""
    for before, move, after in zip(walk.states[-2::-1], walk.moves[::-1], walk.states[:0:-1]):
        change = getattr(after, part)[player] - getattr(before, part)[player]
        if change:
            return _MONEY.get(move["move"]) or _dollars(before, move)
    return otherwise


def _dollars(before: State, move: Data) -> str:
    """A tile was taken: for a price, or with dollars on it."""
    if before.market[move["slot"]].dollars:
        return "auctionland.market.money"
    return "auctionland.market.price"


_MONEY = {"sell": "auctionland.auction.sell", "buy_back": "auctionland.auction.buy-back"}


def ends(walk: Walk, names: Sequence[str]) -> str | None:
    """The clause behind a wrong score at the end of a game, if it is one of play."""
    if names[0] == "ranks":
        result = walk.end.result()
        tied = [one for one in range(len(result.players)) if result.ranks[one] > 1]
        return _after(walk, "money", tied[0] if tied else 0, "auctionland.tie.money")
    if any(move.get("turns") for move in walk.moves):
        return "auctionland.tile"
    return None


# What is met


def met(before: State, move: Data, after: State) -> Iterator[str]:
    """The clauses and facets of play that a move meets."""
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
    if 0 < len(after.market) < after.game.market_size and after.chance is None:
        yield "auctionland.market.refill/short"
    if not after.unseen and not before.unseen:
        yield "auctionland.market.refill/empty-stack"
    if after.is_over:
        yield "auctionland.end.trigger"
        full = any(map(is_full, after.islands))
        yield f"auctionland.end.trigger/{'full-island' if full else 'empty-market'}"
        totals = [player.total for player in after.result().players]
        if len({*totals}) < len(totals):
            yield "auctionland.tie.money/as-played"


_MET: Mapping[str, tuple[str, ...]] = {
    "build": ("auctionland.turn.order", "auctionland.tile"),
    "auction": ("auctionland.auction.pick",),
    "sell": ("auctionland.auction.sell",),
    "buy_back": ("auctionland.auction.buy-back",),
    "bonus": ("auctionland.bonus.earn",),
}


def _met_taking(before: State, move: Data) -> Iterator[str]:
    if move["slot"]:
        yield "auctionland.market.price"
    if move["slot"] == before.money[move["player"]]:
        yield "auctionland.market.price/last-dollar"
    if before.market[move["slot"]].dollars:
        yield "auctionland.market.money"


def _met_laying(before: State, move: Data, after: State) -> Iterator[str]:
    own = before.islands[move["player"]]
    yield "auctionland.build.edge" if own else "auctionland.build.first"
    cells = [laid.cell for laid in after.islands[move["player"]]]
    spans = {max(found) - min(found) + 1 for found in zip(*cells)}
    if _WIDE in spans:
        yield "auctionland.build.bounds"
    if move["turns"]:
        yield "auctionland.build.edge/turned"
    if move["move"] != "bonus" and _in_full_line(cells, move):
        earned = after.phase is Phase.BONUS
        yield "auctionland.bonus.earn/line" if earned else "auctionland.bonus.once"
        if earned and move["player"] != before.gavel:
            yield "auctionland.bonus.earn/any-player"


def _in_full_line(cells: Sequence[Any], move: Data) -> bool:
    rows = sum(cell.row == move["row"] for cell in cells)
    return _WIDE in {rows, sum(cell.column == move["column"] for cell in cells)}


def _met_bidding(before: State, move: Data, after: State) -> Iterator[str]:
    if move["move"] == "bid":
        yield "auctionland.auction.bid"
        if move["amount"] == before.money[move["player"]]:
            yield "auctionland.auction.bid/last-dollar"
        if before.standing_bid is not None and before.standing_bid.player == move["player"]:
            yield "auctionland.auction.bid/own-raise"
    if after.phase is Phase.BID:
        return
    yield "auctionland.auction.close"
    if len(before.money) == _TWO:
        yield "auctionland.auction.two-player"
    if before.standing_bid is None and move["move"] == "pass":
        yield "auctionland.auction.no-bid"
        if is_full(before.islands[before.gavel]):
            yield "auctionland.auction.no-bid/full-island"


PLAY = Play(
    started=started,
    smallest=smallest,
    choose=choose,
    decides=decides,
    ends=ends,
    met=met,
    simpler=simpler,
)
"""How whole games of Auctionland are searched."""
