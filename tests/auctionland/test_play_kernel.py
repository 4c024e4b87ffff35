"""The play kernel against states: moves in their order, draws, bids, totals and winners.

The long run plays 10,000 games: `pytest -m slow tests/auctionland/test_play_kernel.py`.
"""

from collections import Counter

import pytest

from boardscore import auctionland
from boardscore.auctionland import Bid, Pack, PackTile, State, Table, Tables, Tile, island_numbers
from boardscore.auctionland import play_kernel as kernel
from boardscore.auctionland.state_numbers import KernelGame
from tests.auctionland.play_agreement import SEATS, play_both
from tests.effort import seeds
from tests.play_agreement import greedy_wins, played_out
from tests.tables import from_table


@pytest.mark.parametrize("seed", seeds(1, 12))
def test_random_games(seed: int) -> None:
    play_both(seed)


def test_a_given_deck_is_forgotten() -> None:
    pack = Pack("mine", "invented", (PackTile("1", Tile.parse("B"), 9),))
    state = auctionland.start([None, None], pack, deck=["1"] * 9, market_size=3)
    game = KernelGame(state.game)
    assert state.deck is not None
    assert game.state(game.numbers(state)).deck is None


def one_tile(tile: str, points: list[int | str]) -> tuple[KernelGame, list[int]]:
    """A game for 2 with copies of a tile, whose free tile was built."""
    table = Table.parse(points)
    pack = Pack("mine", "invented", (PackTile("1", Tile.parse(tile), 9),), Tables(table, table))
    start = auctionland.start([None, None], pack, market_size=3)
    game = KernelGame(start.game)
    numbers = game.numbers(start)
    kernel.draw(game.tables, numbers, [game.piece_numbers["1"]] * 3)
    kernel.play(game.tables, numbers, 0)
    return game, numbers


@from_table
def test_total_after_one_tile(tile: str, points: list[int | str], total: int) -> None:
    game, numbers = one_tile(tile, points)
    assert kernel.total(game.tables, numbers, 0) == total


def first_way(game: KernelGame, tile: str) -> int:
    """The laid number of a tile that is not turned."""
    return game.tables[game.piece_numbers[tile] + island_numbers.FIRST_WAY]


def test_two_zones_of_a_tile_that_share_a_park_join_all() -> None:
    """auctionland.score.theme-parks: its zones touch 3 tiles, and 1 tile each: 6 with the tile.

    - T T
    T X T
    . T -
    """
    tiles = [PackTile(name, Tile.parse(name)) for name in ("-", "T", "TttT")]
    start = auctionland.start([None, None], Pack("mine", "invented", tuple(tiles)))
    game = KernelGame(start.game)
    numbers, seat = game.numbers(start), game.tables[island_numbers.SEATS]
    for row, line in enumerate(["-TT", "T.T", ".T-"]):
        for column, tile in enumerate(line):
            if tile != ".":
                cell = island_numbers.ORIGIN + 8 * row + column
                island_numbers.lay(game.tables, numbers, seat, cell, first_way(game, tile))
    assert numbers[seat + island_numbers.PARK] == 3
    middle = island_numbers.ORIGIN + 9
    island_numbers.lay(game.tables, numbers, seat, middle, first_way(game, "TttT"))
    assert numbers[seat + island_numbers.PARK] == 6


# Bidding


def auction_of_a_beach(players: int = 3) -> State:
    """The bidding for the first tile, with 10, 12, 14 dollars and so on."""
    state = auctionland.start([None] * players, "demo")
    state = state.play(state.drawn(["29", "1", "1", "2", "5", "34", "18", "22"]))
    state = state.play(auctionland.Build(0, slot=0, row=0, column=0, turns=0))
    return state.play(auctionland.Auction(0, slot=0))


def test_a_holder_of_the_standing_bid_is_not_asked() -> None:
    """The seat to act is the lowest bidder without the standing bid."""
    state = auction_of_a_beach().play(Bid(1, 12))
    game = KernelGame(state.game)
    numbers = game.numbers(state)
    assert numbers[kernel.SEAT] == kernel.lowest_speaker(numbers) == 2
    assert kernel.move_count(game.tables, numbers) == 3  # 13, 14, pass


def test_all_bidders_speak_equally_often() -> None:
    """3,000 draws of 5 bidders: each within 5 standard deviations of its share."""
    state = auction_of_a_beach(6)
    numbers = KernelGame(state.game).numbers(state)
    word, found = 18, Counter[int]()
    for _ in range(3000):
        word = kernel.next_word(word)
        found[kernel.random_speaker(numbers, word)] += 1
    assert set(found) == {1, 2, 3, 4, 5}
    assert all(abs(times - 600) < 5 * 600**0.5 for times in found.values())


# Games to the end


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("greedy", [0b000000, 0b000001, 0b111111])
def test_games_to_the_end(players: int, greedy: int) -> None:
    """Dollars stay in the game, and the same word gives the same game."""
    start = auctionland.start([None] * players, "demo")
    for state in played_out(kernel, KernelGame(start.game), start, greedy, 5):
        dollars = sum(tile.dollars for tile in state.market)
        assert sum(state.money) + dollars == sum(start.money)


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.long)])
def test_greedy_beats_random(players: int) -> None:
    """The greedy seat wins more than 180 of 200 games, on any seat."""
    start = auctionland.start([None] * players, "demo")
    assert greedy_wins(kernel, KernelGame(start.game), start) > 180
