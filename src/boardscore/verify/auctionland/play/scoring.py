"""The score of a game of Auctionland that is over, fast enough for a search."""

from boardscore.auctionland import State, fast
from boardscore.auctionland.table import as_island
from boardscore.verify.data_types import Marks


def marks(state: State, _: object = None) -> Marks:
    """The categories of all players, and what breaks their ties: money. Nothing is judged."""
    game = state.game
    counts = [fast.counts(as_island(game, laid)) for laid in state.islands]
    return fast.categories(counts, game.pack.tables), [(money,) for money in state.money]
