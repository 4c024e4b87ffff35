"""One random game of Auctionland in the play kernel and in states, and greedy players in both."""

from collections.abc import Sequence
from random import Random
from types import ModuleType

from boardscore import auctionland
from boardscore.auctionland import Phase, State, fast, play_kernel
from boardscore.auctionland.game_table import Laid, LaidTiles, as_island
from boardscore.auctionland.legality import open_cells, slots_in_reach
from boardscore.auctionland.moves import Auction, Bid, BuyBack, Pass, PlayerMove, Sell
from boardscore.auctionland.state_numbers import KernelGame
from boardscore.core.legality import with_part
from boardscore.packs import read_pack
from tests import play_agreement
from tests.referees import packs

SEATS = range(2, 7)
SOME = 8
"""One of this many states is compared for greedy players."""


def random_start(rng: Random) -> State:
    """A new game with the demo pack or a random one, random rulings and a random market."""
    pack = "demo" if rng.random() < 0.3 else read_pack(packs.tiles(rng))
    return auctionland.start(
        [None] * rng.choice(SEATS),
        pack,
        rulings=packs.auctionland_rulings(rng),
        market_size=rng.choice([3, 4, 8, 10]),
    )


def play_both(seed: int, kernel: ModuleType = play_kernel) -> None:
    """Plays a whole random game; totals and winners must be those of the reference."""
    rng = Random(seed)
    start = random_start(rng)
    game = KernelGame(start.game)
    assert game.fits
    numbers, end = play_agreement.play_both(
        kernel, game, game.piece_numbers, start, rng, same_greedy_move
    )
    result, seats = end.result(), range(len(end.money))
    totals = [kernel.total(game.tables, numbers, seat) for seat in seats]
    assert totals == [player.subtotal for player in result.players], end
    best = max(zip(totals, end.money))
    won = [seat for seat in seats if (totals[seat], end.money[seat]) == best]
    assert kernel.winners(game.tables, numbers) == sum(1 << seat for seat in won), end
    if not result.missing:
        assert tuple(result.players[seat].name for seat in won) == result.winners, end


# Greedy players, by the readable functions


def same_greedy_move(
    kernel: ModuleType, game: KernelGame, numbers: list[int], state: State
) -> None:
    """Greedy players choose the same move; all bidders without the standing bid are asked.

    In most states this is left out: the readable functions are slow.
    """
    if sum(numbers) % SOME:
        return
    asked = numbers[:]
    for seat in state.to_act:
        if state.standing_bid is None or state.standing_bid.player != seat:
            asked[kernel.SEAT] = seat
            number = kernel.greedy_move(game.tables, asked)
            moves = play_agreement.moves_of(state, seat)
            assert moves[number] == greedy_choice(state, seat), state


def greedy_choice(state: State, seat: int) -> PlayerMove:
    """The move of `play_kernel.greedy_move`."""
    if state.phase is Phase.BID:
        return greedy_bid(state, seat)
    if state.phase is Phase.SALE:
        assert state.standing_bid is not None
        bid, money = state.standing_bid.amount, state.money[seat]
        wanted = worth(state, seat, auctioned(state))[0] - (bid + 1) > bid
        return BuyBack(seat) if wanted and money > bid else Sell(seat)
    if state.phase is Phase.AUCTION:
        return Auction(seat, 0)
    if state.phase is Phase.PLACE:
        return list(state.legal_moves())[worth(state, seat, auctioned(state))[1]]
    return greedy_take(state, seat)


def auctioned(state: State) -> str:
    """The tile of the auction."""
    assert state.auctioned is not None
    return state.auctioned


def greedy_take(state: State, seat: int) -> PlayerMove:
    """The first move that takes the tile with the most points and dollars, less the price."""
    gains, numbers, number = [], [], 0
    for slot in slots_in_reach(state, seat):
        tile = state.market[slot]
        points, way = worth(state, seat, tile.id)
        gains.append(points + tile.dollars - slot)
        numbers.append(number + way)
        number += len(state.game.turns[tile.id]) * len(open_cells(state.islands[seat]))
    return list(state.legal_moves())[numbers[gains.index(max(gains))]]


def greedy_bid(state: State, seat: int) -> PlayerMove:
    """The lowest bid, up to what the tile is worth; with 2 players half of that."""
    worthy = max(0, worth(state, seat, auctioned(state))[0])
    standing = state.standing_bid.amount if state.standing_bid else 0
    if len(state.money) == 2:
        only = min((worthy + 1) // 2, state.money[seat])
        return Bid(seat, only) if only else Pass(seat)
    return Bid(seat, standing + 1) if standing < min(worthy, state.money[seat]) else Pass(seat)


def worth(state: State, seat: int, tile: str) -> tuple[int, int]:
    """The points that a tile adds if it is built in the best way, and the first such way."""
    everyone = [counts(state, island) for island in state.islands]
    found = []
    for cell in open_cells(state.islands[seat]):
        for turns in state.game.turns[tile]:
            island = counts(state, (*state.islands[seat], Laid(cell, tile, turns)))
            found.append(points(state, seat, with_part(everyone, seat, island)))
    best = max(found, default=0)
    return (best - points(state, seat, everyone), found.index(best)) if found else (0, -1)


def counts(state: State, island: LaidTiles) -> dict[str, int]:
    return fast.counts(as_island(state.game, island))


def points(state: State, seat: int, everyone: Sequence[dict[str, int]]) -> int:
    own = fast.categories(everyone, state.game.pack.tables)[seat]
    return sum(points or 0 for points in own.values())
