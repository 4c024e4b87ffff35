"""Games of Auctionland on whole numbers, for chances, bots and reviews (`PlayAnalysis`)."""

from collections.abc import Iterator

from boardscore.analysis.game_analysis import PlayAnalysis
from boardscore.auctionland import play_kernel
from boardscore.auctionland.analysis import play_lookahead
from boardscore.auctionland.analysis.play_lookahead import spare_dollars
from boardscore.auctionland.game_table import OpenTable, Phase
from boardscore.auctionland.island_numbers import MONEY, SEATS
from boardscore.auctionland.model import PLAYERS
from boardscore.auctionland.state import State, View, least_money, parts_of
from boardscore.auctionland.state_numbers import SOURCES, KernelGame
from boardscore.core.messages import Message


def known_numbers(game: KernelGame, view: View) -> list[int]:
    """The numbers of a view for analysis; hidden money is the least that the seat must have.

    The other dollars are spare; a single hidden seat has them all.
    """
    hidden = [seat for seat, money in enumerate(view.money) if money is None]
    least = {seat: least_money(view, seat) for seat in hidden}
    money = tuple(least.get(seat, known) for seat, known in enumerate(view.money))
    numbers = game.numbers(OpenTable(**{**parts_of(view), "money": money}))
    if len(hidden) == 1:
        numbers[game.tables[SEATS + hidden[0]] + MONEY] += spare_dollars(game.tables, numbers)
    return numbers


def greedy_notes(state: State) -> Iterator[Message]:
    """The note of an analysis on how greedy players raise a bid; with 2 players no one raises."""
    if state.phase is Phase.BID and len(state.game.players) > min(PLAYERS):
        yield Message("odds.raises")


PLAY_ANALYSIS = PlayAnalysis(
    state=State,
    view=View,
    kernel=play_kernel,
    kernel_game=KernelGame,
    known_numbers=known_numbers,
    is_hidden=lambda view: view.money.count(None) > 1,  # of one hidden seat it can be worked out
    lookahead=play_lookahead,
    sources=(*SOURCES, play_lookahead),
    greedy_notes=greedy_notes,
)
"""Games on whole numbers."""
