"""Games of Pier 18 on whole numbers, for chances, bots and reviews (`PlayAnalysis`)."""

from boardscore.analysis.game_analysis import PlayAnalysis
from boardscore.core.moves import fast_replace
from boardscore.pier18 import play_kernel
from boardscore.pier18.analysis import play_lookahead
from boardscore.pier18.analysis.play_lookahead import best_finish
from boardscore.pier18.game_table import OpenTable, Phase
from boardscore.pier18.state import State, View, parts_of
from boardscore.pier18.state_numbers import SOURCES, KernelGame


def known_numbers(game: KernelGame, view: View) -> list[int]:
    """The numbers of a view for analysis; decisions out of sight have to be made again.

    Other hands are empty and their cards in the deck. All who have laid their Plan laid it in the
    best way: it depends on no one else.
    """
    hands = tuple(hand or () for hand in view.hands)
    table = OpenTable(**{**parts_of(view), "hands": hands})
    if not view.to_act or view.phase not in {Phase.CHOOSE, Phase.FINISH}:
        return game.numbers(table)
    numbers = game.numbers(fast_replace(table, to_act=(0,)))
    if view.phase is Phase.FINISH:
        for _ in range(view.seat):
            play_kernel.play(game.tables, numbers, best_finish(game.tables, numbers))
    return numbers


PLAY_ANALYSIS = PlayAnalysis(
    state=State,
    view=View,
    kernel=play_kernel,
    kernel_game=KernelGame,
    known_numbers=known_numbers,
    is_hidden=lambda view: view.phase is Phase.CHOOSE,  # hands are, until all have chosen
    lookahead=play_lookahead,
    sources=(*SOURCES, play_lookahead),
)
"""Games on whole numbers."""
