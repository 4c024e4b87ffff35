"""The secrets of Auctionland: what a seat sees of a table, and tables that fit what it sees."""

from itertools import pairwise
from random import Random
from typing import Any, TypeVar

from attrs import fields

from boardscore.auctionland.consequences import after_move
from boardscore.auctionland.game_settings import STARTING_MONEY, Phase
from boardscore.auctionland.game_table import GameTable
from boardscore.auctionland.moves import Market
from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.core.moves import fast_replace

V = TypeVar("V", bound=GameTable)


def parts_of(table: GameTable) -> dict[str, Any]:
    """The parts that every table has, by name."""
    return {part.name: getattr(table, part.name) for part in fields(GameTable)}


# What a seat sees


def hide_secrets(table: GameTable, seat: int) -> dict[str, Any]:
    """The parts of a table as a seat sees them; secrets are None."""
    return {**parts_of(table), "money": _money(table, seat), "deck": None}


def _money(table: GameTable, seat: int) -> tuple[int | None, ...]:
    """Other players' money is hidden, unless the setting shows it (`auctionland.money.hidden`)."""
    if table.game.visible_money:
        return table.money
    return tuple(money if place == seat else None for place, money in enumerate(table.money))


# What may be hidden


def draw_secrets(view: V, rng: Random) -> V:
    """A table with the same view, with the hidden money drawn at random."""
    value_checks.require(value_checks.generator, rng, "rng")
    hidden = [seat for seat, money in enumerate(view.money) if money is None]
    if not hidden:
        return view
    least = [least_money(view, seat) for seat in hidden]
    spare = _hidden_dollars(view) - sum(least)
    if spare < 0:
        message = Message("error.too_little_money", dollars=_hidden_dollars(view), least=sum(least))
        raise BoardscoreError(Problem(message, ("money",), clause="auctionland.setup.money"))
    more = _divide(spare, len(hidden), rng)
    drawn = dict(zip(hidden, map(sum, zip(least, more))))
    money = tuple(drawn.get(seat, known) for seat, known in enumerate(view.money))
    return fast_replace(view, money=money)


def _hidden_dollars(view: GameTable) -> int:
    """The dollars that are neither on the market nor with a player whose money is known.

    No dollar leaves the game: players pay each other, or put dollars on tiles
    (`auctionland.market.money`).
    """
    known = sum(money for money in view.money if money is not None)
    start = sum(STARTING_MONEY[: len(view.money)])
    return start - known - _dollars_on_market(view)


def _dollars_on_market(view: GameTable) -> int:
    return sum(tile.dollars for tile in view.market)


def least_money(view: GameTable, seat: int) -> int:
    """The least money that a seat can have, as far as the table shows.

    It covers the standing bid (`auctionland.auction.bid`). A seat without tiles has paid nothing
    yet, so it has its starting money. Before the first sale, the first auctioneer has paid only
    the dollars on the market (`auctionland.market.price`).
    """
    if seat == 0 and _is_before_first_sale(view):
        return STARTING_MONEY[0] - _dollars_on_market(view)
    standing = view.standing_bid
    bid = standing.amount if standing is not None and standing.player == seat else 0
    return bid if _has_paid(view, seat) else max(bid, STARTING_MONEY[seat])


def _has_paid(view: GameTable, seat: int) -> bool:
    """Whether a seat may have paid for a tile; the winner of an auction pays before building."""
    return bool(view.islands[seat]) or (view.phase is Phase.PLACE and seat in view.to_act)


def _is_before_first_sale(view: GameTable) -> bool:
    """Whether no auction can be over: the first turn, up to the sale."""
    return view.gavel == 0 and view.phase is not Phase.PLACE and not any(view.islands[1:])


def _divide(dollars: int, seats: int, rng: Random) -> list[int]:
    """Dollars divided among seats; every way to do so is equally likely.

    The bars between the seats are drawn from a row of all dollars and bars.
    """
    places = dollars + seats - 1
    bars = sorted(rng.sample(range(places), seats - 1))
    return [after - before - 1 for before, after in pairwise((-1, *bars, places))]


def refill_alike(view: V) -> V:
    """The view after the draw of a fixed deck that is due, if all tiles left are alike.

    Raises `BoardscoreError` if they differ: their order is hidden (`auctionland.market.refill`).
    """
    chance = view.chance
    if chance is None:
        return view
    if len(set(chance.unseen)) > 1:
        raise BoardscoreError(Problem(Message("error.draws"), clause="auctionland.market.refill"))
    return after_move(view, Market(chance.unseen[: chance.count]))
