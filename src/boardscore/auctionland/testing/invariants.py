"""The invariants of Auctionland, each with its clauses."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from attrs import evolve

from boardscore import auctionland
from boardscore.core.rulings import as_dict
from boardscore.positions import score
from boardscore.testing.invariants import Breach, Invariants, Law, Watched, refuses_written_moves

_SPAN = 4
"""The most rows and columns of an island (`auctionland.build.bounds`)."""


def parts(state: auctionland.State) -> dict[Any, list[Sequence[Any]]]:
    """The values that a law tries for each part of a move, by kind, and slightly more."""
    seats, slots = range(len(state.game.players) + 1), range(len(state.market) + 1)
    place: list[Sequence[Any]] = [range(-_SPAN, _SPAN + 1), range(-_SPAN, _SPAN + 1), range(4)]
    return {
        auctionland.Build: [seats, slots, *place],
        auctionland.Bonus: [seats, slots, *place],
        auctionland.Place: [seats, *place],
        auctionland.Auction: [seats, slots],
        auctionland.Bid: [seats, range(max(state.money) + 2)],
        auctionland.Pass: [seats],
        auctionland.Sell: [seats],
        auctionland.BuyBack: [seats],
    }


def money_stays_in_the_game(watch: Watched) -> Iterator[Breach]:
    """The number of dollars with players and on tiles never changes (`auctionland.market.*`)."""
    begun, now = _dollars(watch.states[0]), _dollars(watch.state)
    if now != begun:
        yield watch.move, f"there were {begun} dollars, and now there are {now}"
    if min(watch.state.money) < 0:
        yield watch.move, f"a player owes money: {watch.state.money}"


def _dollars(state: auctionland.State) -> int:
    return sum(state.money) + sum(tile.dollars for tile in state.market)


def tiles_are_in_one_place(watch: Watched) -> Iterator[Breach]:
    """Every tile is in the stack, the market, an auction, on an island, or in the box.

    A tile goes to the box if the island of its auctioneer is full
    (`auctionland.auction.full-island`).
    """
    state: auctionland.State = watch.state
    pack = Counter({tile.id: tile.count for tile in state.game.pack.tiles})
    places = Counter(_places(state))
    if not places <= pack:
        yield watch.move, f"there are too many of these: {dict(places - pack)}"
    boxed = (pack - places).total()
    full = any(len(island) == _SPAN * _SPAN for island in state.islands)
    if boxed > (1 if full and state.is_over else 0):
        yield watch.move, f"these are missing: {dict(pack - places)}"
    if state.deck is not None and tuple(sorted(state.deck)) != state.unseen:
        yield None, "the tiles in the stack are not the unseen ones"


def _places(state: auctionland.State) -> list[str]:
    up = state.phase in {auctionland.Phase.BID, auctionland.Phase.SALE, auctionland.Phase.PLACE}
    return [
        *state.unseen,
        *(tile.id for tile in state.market),
        *(laid.id for island in state.islands for laid in island),
        *([str(state.auctioned)] if up else []),
    ]


def islands_hang_together(watch: Watched) -> Iterator[Breach]:
    """Tiles share edges and span at most 4 by 4; the first is at (0, 0) (`auctionland.build.*`)."""
    for seat, island in enumerate(watch.state.islands):
        cells = [laid.cell for laid in island]
        if cells and (len(set(cells)) < len(cells) or auctionland.Cell(0, 0) not in cells):
            yield watch.move, f"the island of seat {seat} has tiles at {cells}"
        if _reached(set(cells)) != set(cells):
            yield watch.move, f"the island of seat {seat} is not connected: {cells}"
        if any(max(lines) - min(lines) >= _SPAN for lines in zip(*cells)):
            yield watch.move, f"the island of seat {seat} is too large: {cells}"


def _reached(cells: set[auctionland.Cell]) -> set[auctionland.Cell]:
    """The places of a checked island that are connected with the first tile."""
    reached: set[auctionland.Cell] = set()
    further = {auctionland.Cell(0, 0)} & cells
    while further:
        reached |= further
        steps = product(further, ((0, 1), (1, 0), (0, -1), (-1, 0)))
        further = (
            {auctionland.Cell(at.row + y, at.column + x) for at, (y, x) in steps} & cells
        ) - reached
    return reached


def islands_only_grow(watch: Watched) -> Iterator[Breach]:
    """Tiles on islands stay, and a move lays at most one tile (`auctionland.turn.order`)."""
    before, move = watch.before, watch.move
    if before is None:
        return
    laid: list[tuple[int, auctionland.Laid]] = []
    for seat, (was, now) in enumerate(zip(before.islands, watch.state.islands)):
        if not set(was) <= set(now):
            yield move, f"tiles are gone or moved on the island of seat {seat}"
        laid += [(seat, one) for one in now if one not in was]
    wanted = (
        [(move.player, move.cell, move.turns)]
        if isinstance(move, auctionland.Build | auctionland.Place | auctionland.Bonus)
        else []
    )
    if [(seat, one.cell, one.turns) for seat, one in laid] != wanted:
        yield move, f"these were laid: {laid}"


def typed_in_it_scores_the_same(watch: Watched) -> Iterator[Breach]:
    """Islands typed in tile by tile score the same as the islands of the game."""
    state: auctionland.State = watch.state
    if not watch.runs_slow_checks:
        return
    typed = {
        "game": "auctionland",
        "pack": state.game.pack,
        "rulings": as_dict(state.game.rulings),
        "players": [
            {"name": name, "money": money, "island": _written(island)}
            for name, money, island in zip(state.game.players, state.money, state.islands)
        ],
    }
    expected, played = score(typed).to_dict(), auctionland.score(state.position).to_dict()
    if expected != played:
        yield None, f"typed in, the score is {expected}; as played, it is {played}"


def _written(island: Sequence[auctionland.Laid]) -> list[str]:
    """A checked island as a person would type it in: lines with the ids of its tiles."""
    tiles = {laid.cell: f"#{laid.id}@{laid.turns}" for laid in island}
    rows, columns = ({cell[axis] for cell in tiles} or {0} for axis in (0, 1))
    return [
        " ".join(
            tiles.get(auctionland.Cell(row, column), ".")
            for column in range(min(columns), max(columns) + 1)
        )
        for row in range(min(rows), max(rows) + 1)
    ]


def secrets_are_kept(watch: Watched) -> Iterator[Breach]:
    """The stack is hidden, and so is the money of others unless it is visible (`money.hidden`)."""
    state: auctionland.State = watch.state
    for seat in watch.seats:
        money = tuple(dollars + (seat != place) for place, dollars in enumerate(state.money))
        deck = state.deck and state.deck[::-1]
        other = evolve(state, money=state.money if state.game.visible_money else money, deck=deck)
        if other.seen_by(seat) != state.seen_by(seat):
            yield None, f"seat {seat} should see the same in {other!r}"
        if state.game.visible_money and state.seen_by(seat).money != state.money:
            yield None, f"seat {seat} does not see everyone's money"


LAWS: tuple[Law, ...] = (
    refuses_written_moves(parts),
    money_stays_in_the_game,
    tiles_are_in_one_place,
    islands_hang_together,
    islands_only_grow,
    typed_in_it_scores_the_same,
    secrets_are_kept,
)
"""The laws of Auctionland."""


INVARIANTS = Invariants(LAWS)
