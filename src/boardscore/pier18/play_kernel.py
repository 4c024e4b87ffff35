"""The game of Pier 18 on whole numbers: one source for plain Python and numba, for many games.

>>> from boardscore import pier18
>>> from boardscore.pier18.state_numbers import KernelGame
>>> start = pier18.start(["Anna", "Ben"], "demo")
>>> game = KernelGame(start.game)
>>> state, before = game.numbers(start), game.numbers(start)
>>> word = play_out(game.tables, state, word=18, greedy=0b01)
>>> [total(game.tables, state, seat) for seat in range(2)], winners(game.tables, state)
([21, 7], 1)

A state is one list of numbers, which the functions change in place; a copy is `state[:]`. It begins
with the phase, the seat to act, the first player, the round, and the numbers of open cards and of
cards in the deck. The open cards, the hands and the deck follow, then the seats. A seat has its
Plan, its Foundation, its pier (`PierWords`), and the numbers of its laid cards and Patron cards,
which follow. The end is room for the values of a Plan. -1 is none. Cards and laid numbers are those
of `pier_numbers.Tables`.

The number of a move is its place in `State.legal_moves()`. A word of `core.random_words` makes the
random choices. Nothing is checked: `boardscore.pier18.legality` knows which moves are legal.
"""

from collections.abc import Sequence

from boardscore.core.random_words import below, next_word
from boardscore.pier18.game_table import Phase
from boardscore.pier18.model import HAND, PLAN_POINTS, PLAYERS
from boardscore.pier18.pier_numbers import (
    CARD,
    DATE,
    FIRST_WAY,
    LAID_SIZE,
    NOBODY,
    PATRON,
    PLAYER_COUNT,
    SEATS,
    WAYS,
    WON,
    PierWords,
    Tables,
    category_points,
    extend,
    is_completed,
    pier_points,
    symbols_of,
)

State = list[int]

DEAL, CHOOSE, REVEAL, DRAFT, FINISH, OVER = range(len(Phase))
"""The phases, in the order of `Phase`."""

NONE = -1
"""No card or no seat."""

PHASE, SEAT, FIRST, ROUND, OPEN, UNSEEN, OPEN_CARDS = range(7)
"""Where a state has its phase, its numbers, and its open cards."""

HANDS = OPEN_CARDS + PLAYERS[1] + 1
DECK = HANDS + HAND * PLAYERS[1]
"""Where the hands begin, seat by seat, and the deck."""

PLAN, FOUNDATION, PIER = range(3)
CARDS, PATRONS, LAID = range(PIER + 5, PIER + 8)
"""Where a seat has its Plan, its Foundation and its pier, then the numbers of its cards and Patron
cards, and its laid cards."""


def pier_at(state: State, start: int) -> PierWords:
    """The words of a pier in a kernel state; the numbers of its seat begin at `start`."""
    at = start + PIER
    return state[at], state[at + 1], state[at + 2], state[at + 3], state[at + 4]


# Moves


def move_count(tables: Tables, state: State) -> int:
    """How many legal moves a kernel state of Pier 18 has; none if chance draws, or at the end."""
    if state[PHASE] == DRAFT:
        ways = 0
        for place in range(OPEN_CARDS, OPEN_CARDS + state[OPEN]):
            ways += tables[state[place] + WAYS]
        return ways
    if state[PHASE] == FINISH:
        return tables[state[tables[SEATS + state[SEAT]] + PLAN] + WAYS]
    return HAND * (HAND - 1) if state[PHASE] == CHOOSE else 0


def laid_by(tables: Tables, state: State, number: int) -> int:
    """The laid number with which a move, given by its number, starts or extends the pier."""
    if state[PHASE] == DRAFT:
        place = OPEN_CARDS
        while number >= tables[state[place] + WAYS]:
            number -= tables[state[place] + WAYS]
            place += 1
        return tables[state[place] + FIRST_WAY] + LAID_SIZE * number
    if state[PHASE] == FINISH:
        plan = state[tables[SEATS + state[SEAT]] + PLAN]
        return tables[plan + FIRST_WAY] + LAID_SIZE * number
    foundation = state[HANDS + HAND * state[SEAT] + foundation_place(number)]
    return tables[foundation + FIRST_WAY]


def plan_place(number: int) -> int:
    """Where a choice finds the Plan in the hand, by the move's number (`pier18.setup.choose`)."""
    return number // (HAND - 1)


def foundation_place(number: int) -> int:
    """Where a choice finds the Foundation in the hand, by the move's number: at another place."""
    place = number % (HAND - 1)
    return place + 1 if place >= plan_place(number) else place


def play(tables: Tables, state: State, number: int) -> None:
    """Plays a move of the seat to act in a kernel state of Pier 18, by its number."""
    if state[PHASE] == CHOOSE:
        choose(tables, state, number)
    elif state[PHASE] == DRAFT:
        draft(tables, state, laid_by(tables, state, number))
    else:
        finish(tables, state, laid_by(tables, state, number))


def choose(tables: Tables, state: State, number: int) -> None:
    """Plays a choice of Plan and Foundation by its number; after the last one the piers begin."""
    seat = state[SEAT]
    start, hand = tables[SEATS + seat], HANDS + HAND * seat
    state[start + PLAN] = state[hand + plan_place(number)]
    state[start + FOUNDATION] = state[hand + foundation_place(number)]
    state[SEAT] = seat + 1
    if state[SEAT] == tables[PLAYER_COUNT]:
        begin_piers(tables, state)


def begin_piers(tables: Tables, state: State) -> None:
    """Starts the piers of a kernel state, returns third cards; the earliest date goes first."""
    first, earliest = 0, 0
    for seat in range(tables[PLAYER_COUNT]):
        start, hand = tables[SEATS + seat], HANDS + HAND * seat
        foundation = state[start + FOUNDATION]
        lay(tables, state, start, tables[foundation + FIRST_WAY])
        for at in range(hand, hand + HAND):
            if state[at] not in (state[start + PLAN], foundation):
                state[DECK + state[UNSEEN]] = state[at]
                state[UNSEEN] += 1
            state[at] = NONE
        if seat == 0 or tables[foundation + DATE] > earliest:
            first, earliest = seat, tables[foundation + DATE]
    start_round_or_end(tables, state, first)


def lay(tables: Tables, state: State, start: int, laid: int) -> None:
    """Extends a pier in a kernel state; the numbers of its seat begin at `start`."""
    at = start + PIER
    state[at], state[at + 1], state[at + 2], state[at + 3], state[at + 4] = extend(
        tables, pier_at(state, start), laid
    )
    state[start + LAID + state[start + CARDS]] = laid
    state[start + CARDS] += 1


def start_round_or_end(tables: Tables, state: State, first: int) -> None:
    """Sets the phase: a round, or Plans if the deck is too small (`pier18.end.trigger`)."""
    if state[UNSEEN] <= tables[PLAYER_COUNT]:
        state[PHASE] = FINISH
        state[SEAT] = 0
    else:
        state[PHASE] = REVEAL
        state[SEAT] = NONE
        state[FIRST] = first
        state[ROUND] += 1


def draft(tables: Tables, state: State, laid: int) -> None:
    """Plays a draft by a laid number; the round ends with one card left (`pier18.round.draft`)."""
    lay(tables, state, tables[SEATS + state[SEAT]], laid)
    place, last = OPEN_CARDS, OPEN_CARDS + state[OPEN] - 1
    while state[place] != tables[laid + CARD]:
        place += 1
    for at in range(place, last):
        state[at] = state[at + 1]
    state[last] = NONE
    state[OPEN] -= 1
    state[SEAT] = (state[SEAT] + 1) % tables[PLAYER_COUNT]
    if state[OPEN] == 1:
        award_patron(tables, state)
        start_round_or_end(tables, state, (state[FIRST] + 1) % tables[PLAYER_COUNT])


def award_patron(tables: Tables, state: State) -> None:
    """Plays the end of a round: the last card goes to the best seat (`pier18.round.patron`).

    A tie goes to the earliest card of this round (`pier18.round.patron-tie`).
    """
    card = state[OPEN_CARDS]
    state[OPEN] = 0
    state[OPEN_CARDS] = NONE
    winner, most, earliest = 0, NONE, 0
    for seat in range(tables[PLAYER_COUNT]):
        start = tables[SEATS + seat]
        points = category_points(tables, tables[card + PATRON], pier_at(state, start))
        if points >= most:
            date = tables[tables[state[start + LAID + state[start + CARDS] - 1] + CARD] + DATE]
            if points > most or date > earliest:
                winner, most, earliest = start, points, date
    if most or not tables[NOBODY]:
        state[winner + tables[WON] + state[winner + PATRONS]] = card
        state[winner + PATRONS] += 1


def finish(tables: Tables, state: State, laid: int) -> None:
    """Plays the Plan of the seat to act; after the last one the game ends (`pier18.end.plan`)."""
    lay(tables, state, tables[SEATS + state[SEAT]], laid)
    state[SEAT] += 1
    if state[SEAT] == tables[PLAYER_COUNT]:
        state[PHASE] = OVER
        state[SEAT] = NONE


# Chance


def draw_size(tables: Tables, state: State) -> int:
    """How many cards chance draws now in a kernel state; 0 if players act, or at the end."""
    if state[PHASE] == DEAL:
        return HAND * tables[PLAYER_COUNT]
    return tables[PLAYER_COUNT] + 1 if state[PHASE] == REVEAL else 0


def draw(tables: Tables, state: State, cards: Sequence[int]) -> None:
    """Plays a draw of these cards by their numbers, in this order, hands seat by seat."""
    first = HANDS if state[PHASE] == DEAL else OPEN_CARDS
    for number in range(draw_size(tables, state)):
        place = 0
        while state[DECK + place] != cards[number]:
            place += 1
        take_from_deck(state, first + number, place)
    begin_decisions(tables, state)


def draw_at_random(tables: Tables, state: State, word: int) -> int:
    """Plays a draw of random cards from a kernel's deck; returns the next word."""
    first = HANDS if state[PHASE] == DEAL else OPEN_CARDS
    for at in range(first, first + draw_size(tables, state)):
        word = next_word(word)
        take_from_deck(state, at, below(word, state[UNSEEN]))
    begin_decisions(tables, state)
    return word


def take_from_deck(state: State, at: int, place: int) -> None:
    """Moves a card of the deck to a place of the state; the last card fills the gap."""
    state[at] = state[DECK + place]
    state[UNSEEN] -= 1
    state[DECK + place] = state[DECK + state[UNSEEN]]


def begin_decisions(tables: Tables, state: State) -> None:
    """Sets the phase after a draw: all choose, or the first player picks."""
    if state[PHASE] == DEAL:
        state[PHASE] = CHOOSE
        state[SEAT] = 0
    else:
        state[PHASE] = DRAFT
        state[SEAT] = state[FIRST]
        state[OPEN] = tables[PLAYER_COUNT] + 1


# Points


def total(tables: Tables, state: State, seat: int) -> int:
    """The points of a seat in a kernel state; a Plan in words counts as not completed."""
    start = tables[SEATS + seat]
    return (
        pier_points(tables, pier_at(state, start))
        + PLAN_POINTS * is_completed(tables, state, state[start + PLAN], pier_at(state, start))
        + state[start + PATRONS]
    )


def winners(tables: Tables, state: State) -> int:
    """The winner of a final kernel state, as a bit (`pier18.tie.symbols`, `pier18.tie.date`)."""
    best, most = 0, (NONE, NONE, 0)
    for seat in range(tables[PLAYER_COUNT]):
        start = tables[SEATS + seat]
        symbols = symbols_of(pier_at(state, start)).bit_count()
        reached = total(tables, state, seat), symbols, tables[state[start + PLAN] + DATE]
        if reached > most:
            best, most = 1 << seat, reached
    return best


# Bots


def points_after(tables: Tables, state: State, number: int) -> int:
    """The points of the pier after a move in a kernel state; with the Plan when Plans are laid."""
    start = tables[SEATS + state[SEAT]]
    pier = extend(tables, pier_at(state, start), laid_by(tables, state, number))
    points = pier_points(tables, pier)
    if state[PHASE] == FINISH:
        points += PLAN_POINTS * is_completed(tables, state, state[start + PLAN], pier)
    return points


def greedy_move(tables: Tables, state: State) -> int:
    """The number of the move of a greedy player: the first one with the most `points_after`."""
    if state[PHASE] == DRAFT:
        return greedy_draft(tables, state)
    # Each card of the hand is the Foundation of one of the first moves.
    moves = HAND if state[PHASE] == CHOOSE else move_count(tables, state)
    best, most = 0, NONE
    for number in range(moves):
        points = points_after(tables, state, number)
        if points > most:
            best, most = number, points
    return best


def greedy_draft(tables: Tables, state: State) -> int:
    """The number of the draft of a greedy player, found faster: most moves are drafts."""
    pier = pier_at(state, tables[SEATS + state[SEAT]])
    best, most, number = 0, NONE, 0
    for place in range(OPEN_CARDS, OPEN_CARDS + state[OPEN]):
        first, ways = tables[state[place] + FIRST_WAY], tables[state[place] + WAYS]
        for laid in range(first, first + LAID_SIZE * ways, LAID_SIZE):
            points = pier_points(tables, extend(tables, pier, laid))
            if points > most:
                best, most = number, points
            number += 1
    return best


def play_out(tables: Tables, state: State, word: int, greedy: int) -> int:
    """Plays a kernel state of Pier 18 to the end; seats without a bit in `greedy` play at random.

    Returns the next word.
    """
    while state[PHASE] != OVER:
        if state[SEAT] == NONE:
            word = draw_at_random(tables, state, word)
        elif greedy >> state[SEAT] & 1:
            play(tables, state, greedy_move(tables, state))
        else:
            word = next_word(word)
            play(tables, state, below(word, move_count(tables, state)))
    return word
