"""Sentences about moves in Auctionland and their consequences."""

from collections.abc import Iterator
from itertools import groupby

from boardscore.auctionland import (
    Auction,
    Bid,
    Bonus,
    Build,
    BuyBack,
    Market,
    Pass,
    Phase,
    Place,
    Sell,
    State,
)
from boardscore.auctionland.legality import buy_back_price, cells_of, is_full
from boardscore.auctionland.moves import Move
from boardscore.core.messages import Message
from boardscore.show.game_parts import Sentences


def describe(before: State, after: State) -> Iterator[Message]:
    """Sentences about the first move after a state, and its consequences."""
    move = after.moves[len(before.moves)]
    yield _move(before, move, _place(move))
    yield from payments(before, after, move)
    yield from full_islands(before, after)


def describe_as_drawn(state: State, move: Move) -> Message:
    """The sentence about a move, with row and column as in the picture of the island before it.

    Row 0 is north of row 1, and column 0 is west of column 1.
    """
    if not isinstance(move, Build | Bonus | Place):
        return _move(state, move, None)
    cells = cells_of(state.islands[move.player])
    row = move.row - min((cell.row for cell in cells), default=0) + 1
    column = move.column - min((cell.column for cell in cells), default=0) + 1
    new_row, new_column = Message("told.new_row"), Message("told.new_column")
    return _move(state, move, _where(row or new_row, column or new_column, move.turns))


def _move(state: State, move: Move, where: Message | None) -> Message:
    """The sentence about a move; `where` is the place of a tile that is built."""
    names = state.game.players
    match move:
        case Market(tiles):
            return Message("told.market", tiles=tuple(_in_runs(tiles)), count=len(tiles))
        case Build(seat, slot) | Bonus(seat, slot) | Auction(seat, slot):
            tile = Message("told.tile_of_slot", tile=state.market[slot].id, slot=slot)
            more = {} if where is None else {"where": where}
            return Message(f"told.{move.KIND}", name=names[seat], tile=tile, **more)
        case Place(seat):
            return Message("told.place", name=names[seat], tile=_auctioned(state), where=where)
        case Bid(seat, amount):
            return Message("told.bid", name=names[seat], amount=amount)
        case Pass(seat):
            return Message("told.pass", name=names[seat])
    return Message(f"told.{move.KIND}", name=names[move.player], tile=_auctioned(state))


def _auctioned(state: State) -> Message:
    """The tile up for auction, in words."""
    return Message("told.tile", tile=state.auctioned)


def _in_runs(tiles: tuple[str, ...]) -> Iterator[Message | str]:
    """Tiles in a sentence in order, with repeats counted."""
    for tile, some in groupby(tiles):
        count = len([*some])
        yield tile if count == 1 else Message("told.times", count=count, tile=tile)


def _place(move: Move) -> Message | None:
    """The place of a tile on its island in words, from the first tile; None for other moves."""
    if isinstance(move, Build | Bonus | Place):
        return _where(move.row, move.column, move.turns)
    return None


def _where(row: int | Message, column: int | Message, turns: int) -> Message:
    if not turns:
        return Message("told.where", row=row, column=column)
    return Message("told.where_turned", row=row, column=column, turns=turns)


def payments(before: State, after: State, move: Move) -> Iterator[Message]:
    """Sentences about payments to players, to the market and to the box."""
    players, standing = after.game.players, before.standing_bid
    match move:
        case Build(seat, slot) | Auction(seat, slot) | Bonus(seat, slot):
            yield from _market_payments(players[seat], slot, before.market[slot].dollars)
        case Sell(seat) if standing is not None:
            payer, payee = players[standing.player], players[seat]
            yield Message("board.pays", payer=payer, payee=payee, dollars=standing.amount)
        case BuyBack(seat) if standing is not None:
            payer, payee, price = players[seat], players[standing.player], buy_back_price(before)
            yield Message("board.pays", payer=payer, payee=payee, dollars=price)
    if _is_boxed(after, move):
        yield Message("board.box", tile=before.auctioned)


def _market_payments(name: str, price: int, dollars: int) -> Iterator[Message]:
    """Sentences about a tile's price, and the dollars on it (`auctionland.market.money`)."""
    if price:
        yield Message("board.pays_market", name=name, price=price)
    if dollars:
        yield Message("board.takes_dollars", name=name, dollars=dollars)


def _is_boxed(after: State, move: Move) -> bool:
    """Whether a tile goes to the box: the island is full (`auctionland.auction.full-island`)."""
    goes_on = {Phase.BID, Phase.SALE, Phase.PLACE}
    return isinstance(move, BuyBack | Pass) and after.phase not in goes_on


def full_islands(before: State, after: State) -> Iterator[Message]:
    """Sentences about islands that became full (`auctionland.end.trigger`)."""
    for name, old, laid in zip(after.game.players, before.islands, after.islands):
        if is_full(laid) and not is_full(old):
            yield Message("board.full", name=name)


SENTENCES = Sentences(describe=describe, as_drawn=describe_as_drawn)
