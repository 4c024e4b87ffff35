"""Looking ahead in Pier 18 on whole numbers: hidden cards, and the branches of its tree.

One source for plain Python and numba. `boardscore.analysis.estimates` uses the four functions,
which every game with an analysis of play has.
"""

from boardscore.core.random_words import below, next_word
from boardscore.pier18.model import HAND, PLAN_POINTS
from boardscore.pier18.pier_numbers import (
    PLAYER_COUNT,
    SEATS,
    Tables,
    extend,
    is_completed,
    pier_points,
    symbols_of,
)
from boardscore.pier18.play_kernel import (
    CHOOSE,
    FINISH,
    HANDS,
    NONE,
    OPEN_CARDS,
    PHASE,
    PLAN,
    REVEAL,
    SEAT,
    UNSEEN,
    State,
    begin_decisions,
    draw_size,
    greedy_move,
    laid_by,
    move_count,
    pier_at,
    play,
    take_from_deck,
)


def draw_hidden(tables: Tables, state: State, seat: int, word: int) -> int:
    """Deals the hands that a seat does not see, to look ahead; the seats before it choose greedily.

    Returns the next word.
    """
    if state[PHASE] != CHOOSE:
        return word
    for other in range(tables[PLAYER_COUNT]):
        hand = HANDS + HAND * other
        for at in range(hand, hand + HAND):
            if other != seat:
                word = next_word(word)
                take_from_deck(state, at, below(word, state[UNSEEN]))
    while state[SEAT] != seat:
        play(tables, state, greedy_move(tables, state))
    return word


def play_own(tables: Tables, state: State, seat: int, number: int) -> None:  # noqa: ARG001
    """Plays a move of a lookahead in Pier 18, by its place among the moves of the seat."""
    play(tables, state, number)


def promise(tables: Tables, state: State, seat: int) -> int:
    """The promise of a state that is not searched further: the points of the seat's pier."""
    return pier_points(tables, pier_at(state, tables[SEATS + seat]))


def branch_count(tables: Tables, state: State) -> int:
    """The number of moves, or draws of cards, to look ahead to; 0 if too many, or at the end.

    Draws are sets of cards: their order changes no value.
    """
    if state[PHASE] != REVEAL:
        return move_count(tables, state)
    return combinations(state[UNSEEN], draw_size(tables, state))


def branch(tables: Tables, state: State, number: int) -> None:
    """Plays a move or draws cards to look ahead, by its number; all draws are equally likely."""
    if state[PHASE] == REVEAL:
        draw_set(tables, state, number)
    else:
        play(tables, state, number)


def draw_set(tables: Tables, state: State, number: int) -> None:
    """Draws a set of cards to look ahead, by its number in the combinatorial number system."""
    size = draw_size(tables, state)
    place = state[UNSEEN]
    for left in range(size, 0, -1):
        place -= 1
        while combinations(place, left) > number:
            place -= 1
        number -= combinations(place, left)
        # Later places are lower, so the card that fills the gap is not drawn again.
        take_from_deck(state, OPEN_CARDS + size - left, place)
    begin_decisions(tables, state)


def combinations(count: int, size: int) -> int:
    """The number of draws of cards to look ahead to: the ways to choose `size` of `count`."""
    found = 1
    for chosen in range(size):
        found = found * (count - chosen) // (chosen + 1)
    return found


def settle(tables: Tables, state: State) -> None:
    """Plays the moves of a lookahead that need no search: the Plans (`pier18.end.plan`).

    All lay their Plans without seeing those of others. More points are never worse, and with equal
    points more symbols are not.
    """
    while state[PHASE] == FINISH:
        play(tables, state, best_finish(tables, state))


def best_finish(tables: Tables, state: State) -> int:
    """The number of the best way to lay the Plan, to look ahead; the first of equal ones."""
    seat = tables[SEATS + state[SEAT]]
    best, most = 0, (NONE, NONE)
    for number in range(move_count(tables, state)):
        pier = extend(tables, pier_at(state, seat), laid_by(tables, state, number))
        completed = is_completed(tables, state, state[seat + PLAN], pier)
        points = pier_points(tables, pier) + PLAN_POINTS * completed
        reached = points, symbols_of(pier).bit_count()
        if reached > most:
            best, most = number, reached
    return best
