"""Looking ahead in Auctionland on whole numbers: hidden money, and the branches of its tree.

One source for plain Python and numba. `boardscore.analysis.estimates` uses these functions,
which every game with an analysis of play has.
"""

from boardscore.auctionland.island_numbers import DOLLARS, MONEY, PLAYER_COUNT, SEATS, State, Tables
from boardscore.auctionland.model import STARTING_MONEY
from boardscore.auctionland.play_kernel import BID, OPEN, PHASE, SEAT, move_count, play, total
from boardscore.core.random_words import below, next_word


def draw_hidden(tables: Tables, state: State, seat: int, word: int) -> int:
    """Divides the spare dollars among the other seats for a lookahead; returns the next word.

    Every way to divide them is equally likely: the bars between the seats are drawn from a row of
    all dollars and bars.
    """
    bars, places = tables[PLAYER_COUNT] - 2, spare_dollars(tables, state) + tables[PLAYER_COUNT] - 2
    if places == bars:
        return word
    other = 1 if seat == 0 else 0
    for left in range(places, 0, -1):
        word = next_word(word)
        if below(word, left) < bars:
            bars -= 1
            other += 1
            if other == seat:
                other += 1
        else:
            state[tables[SEATS + other] + MONEY] += 1
    return word


def spare_dollars(tables: Tables, state: State) -> int:
    """The dollars that no seat and no tile has before a lookahead; none leaves the game."""
    spare = 0
    for seat in range(tables[PLAYER_COUNT]):
        spare += STARTING_MONEY[seat] - state[tables[SEATS + seat] + MONEY]
    for slot in range(state[OPEN]):
        spare -= state[tables[DOLLARS] + slot]
    return spare


def play_own(tables: Tables, state: State, seat: int, number: int) -> None:
    """Plays a move of a seat in a lookahead of Auctionland, by its place among the seat's moves."""
    if state[PHASE] == BID:
        state[SEAT] = seat
    play(tables, state, number)


def promise(tables: Tables, state: State, seat: int) -> int:
    """The promise of a state where a lookahead ends: the points and dollars of the seat."""
    return total(tables, state, seat) + state[tables[SEATS + seat] + MONEY]


def settle(tables: Tables, state: State) -> None:
    """Plays the moves of a lookahead that need no search: none in Auctionland."""


def branch_count(tables: Tables, state: State) -> int:
    """How many moves a lookahead branches into; 0 before a draw of chance, and at the end.

    Also 0 while several players may bid: the rules do not say who speaks first.
    """
    if state[PHASE] == BID and tables[PLAYER_COUNT] > 2:
        return 0
    return move_count(tables, state)


def branch(tables: Tables, state: State, number: int) -> None:
    """Plays a move as a branch of a lookahead in Auctionland, by its number."""
    play_own(tables, state, state[SEAT], number)
