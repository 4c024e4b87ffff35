"""The game of Pier 18 on whole numbers: one source for plain Python and numba, for many games.

>>> from boardscore import pier18
>>> from boardscore.pier18.kernel_states import KernelGame
>>> start = pier18.start(["Anna", "Ben"], "demo")
>>> game = KernelGame(start.game)
>>> state, before = game.numbers(start), game.numbers(start)
>>> word = play_out(game.tables, state, word=18, greedy=0b01)
>>> [total(game.tables, state, seat) for seat in range(2)], winners(game.tables, state)
([21, 7], 1)

A state is one list of numbers, which the functions change in place; a copy is `state[:]`. It begins
with the phase, the seat to act, the first player, the round, and the numbers of open cards and of
cards in the deck. The open cards and the deck follow, then the seats. A seat has its Plan, its
Foundation, its pier (`PierWords`), its hand, and the numbers of its laid cards and Patron cards,
which follow. The end is room for the values of a Plan. -1 is none. Cards and laid numbers are those
of `PlayTables`.

The number of a move is its place in `State.legal_moves()`. A word of `core.random_words` makes the
random choices. Nothing is checked: `boardscore.pier18.legality` knows which moves are legal.
"""

from collections.abc import Sequence

from boardscore.core.random_words import below, next_word
from boardscore.pier18.game_settings import Phase
from boardscore.pier18.model import HAND, PLAN_POINTS, PLAYERS
from boardscore.pier18.pier_kernel import (
    PierWords,
    PlayTables,
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

DECK = OPEN_CARDS + PLAYERS[1] + 1
"""Where the deck begins."""

PLAN, FOUNDATION, PIER = range(3)
_PIER_END = PIER + 5
HELD, CARDS, PATRONS, LAID = _PIER_END, _PIER_END + HAND, _PIER_END + HAND + 1, _PIER_END + HAND + 2
"""Where a seat has its hand, the numbers of its cards and Patron cards, and its laid cards."""


def seat_start(tables: PlayTables, seat: int) -> int:
    """Where a seat begins in a state."""
    return tables.seats + seat * tables.seat_size


def date_of(tables: PlayTables, card: int) -> int:
    """The date of a card, higher for an earlier one."""
    return tables.numbers[tables.dates + card]


def card_of(tables: PlayTables, laid: int) -> int:
    """The card of a laid number."""
    return tables.numbers[tables.cards + laid]


def pier_at(state: State, start: int) -> PierWords:
    """The pier of the seat that begins there."""
    at = start + PIER
    return state[at], state[at + 1], state[at + 2], state[at + 3], state[at + 4]


# Moves


def move_count(tables: PlayTables, state: State) -> int:
    """How many legal moves the seat to act has; none if chance draws and at the end."""
    if state[PHASE] == CHOOSE:
        return HAND * (HAND - 1)
    if state[PHASE] == DRAFT:
        ways = 0
        for place in range(OPEN_CARDS, OPEN_CARDS + state[OPEN]):
            ways += ways_to_lie(tables, state[place])
        return ways
    if state[PHASE] == FINISH:
        return ways_to_lie(tables, state[seat_start(tables, state[SEAT]) + PLAN])
    return 0


def first_laid(tables: PlayTables, card: int) -> int:
    """The laid number of a card that covers nothing and is not turned."""
    return tables.numbers[tables.starts + card]


def ways_to_lie(tables: PlayTables, card: int) -> int:
    """How many ways to lie a card has (`pier18.round.overlap`)."""
    return first_laid(tables, card + 1) - first_laid(tables, card)


def laid_by(tables: PlayTables, state: State, number: int) -> int:
    """The laid number by which a move starts or extends the pier."""
    if state[PHASE] == DRAFT:
        place = OPEN_CARDS
        ways = ways_to_lie(tables, state[place])
        while number >= ways:
            number -= ways
            place += 1
            ways = ways_to_lie(tables, state[place])
        return first_laid(tables, state[place]) + number
    start = seat_start(tables, state[SEAT])
    if state[PHASE] == FINISH:
        return first_laid(tables, state[start + PLAN]) + number
    return first_laid(tables, state[start + HELD + foundation_place(number)])


def plan_place(number: int) -> int:
    """The place in the hand of the Plan that a move chooses (`pier18.setup.choose`)."""
    return number // (HAND - 1)


def foundation_place(number: int) -> int:
    """The place in the hand of the Foundation that a move chooses; it is another one."""
    place = number % (HAND - 1)
    return place + 1 if place >= plan_place(number) else place


def play(tables: PlayTables, state: State, number: int) -> None:
    """Plays a move of the seat to act."""
    if state[PHASE] == CHOOSE:
        choose(tables, state, number)
    elif state[PHASE] == DRAFT:
        draft(tables, state, laid_by(tables, state, number))
    else:
        finish(tables, state, laid_by(tables, state, number))


def choose(tables: PlayTables, state: State, number: int) -> None:
    """The seat keeps a Plan and a Foundation; after the last one the piers begin."""
    seat = state[SEAT]
    start = seat_start(tables, seat)
    state[start + PLAN] = state[start + HELD + plan_place(number)]
    state[start + FOUNDATION] = state[start + HELD + foundation_place(number)]
    state[SEAT] = seat + 1
    if state[SEAT] == tables.players:
        begin_piers(tables, state)


def begin_piers(tables: PlayTables, state: State) -> None:
    """Foundations start the piers, third cards return, and the earliest date goes first."""
    first = 0
    foundations = tables.seats + FOUNDATION
    for seat in range(tables.players):
        start = seat_start(tables, seat)
        foundation = state[start + FOUNDATION]
        lay(tables, state, start, first_laid(tables, foundation))
        for at in range(start + HELD, start + HELD + HAND):
            if state[at] not in (state[start + PLAN], foundation):
                state[DECK + state[UNSEEN]] = state[at]
                state[UNSEEN] += 1
            state[at] = NONE
        earliest = state[foundations + first * tables.seat_size]
        if date_of(tables, foundation) > date_of(tables, earliest):
            first = seat
    start_round_or_end(tables, state, first)


def lay(tables: PlayTables, state: State, start: int, laid: int) -> None:
    """Extends the pier of the seat that begins there."""
    at = start + PIER
    state[at], state[at + 1], state[at + 2], state[at + 3], state[at + 4] = extend(
        tables, pier_at(state, start), laid
    )
    state[start + LAID + state[start + CARDS]] = laid
    state[start + CARDS] += 1


def start_round_or_end(tables: PlayTables, state: State, first: int) -> None:
    """The next round, or the Plans if the deck is too small for one (`pier18.end.trigger`)."""
    if state[UNSEEN] <= tables.players:
        state[PHASE] = FINISH
        state[SEAT] = 0
    else:
        state[PHASE] = REVEAL
        state[SEAT] = NONE
        state[FIRST] = first
        state[ROUND] += 1


def draft(tables: PlayTables, state: State, laid: int) -> None:
    """The seat takes an open card; the round ends when one is left (`pier18.round.draft`)."""
    lay(tables, state, seat_start(tables, state[SEAT]), laid)
    place = OPEN_CARDS
    while state[place] != card_of(tables, laid):
        place += 1
    state[OPEN] -= 1
    for at in range(place, OPEN_CARDS + state[OPEN]):
        state[at] = state[at + 1]
    state[OPEN_CARDS + state[OPEN]] = NONE
    state[SEAT] = (state[SEAT] + 1) % tables.players
    if state[OPEN] == 1:
        award_patron(tables, state)
        start_round_or_end(tables, state, (state[FIRST] + 1) % tables.players)


def award_patron(tables: PlayTables, state: State) -> None:
    """The card that no one took goes to the best pier in its category (`pier18.round.patron`).

    A tie goes to the earliest card of this round (`pier18.round.patron-tie`).
    """
    card = state[OPEN_CARDS]
    category = tables.numbers[tables.patrons + card]
    state[OPEN] = 0
    state[OPEN_CARDS] = NONE
    winner, most, earliest = 0, NONE, 0
    for seat in range(tables.players):
        start = seat_start(tables, seat)
        points = category_points(tables, category, pier_at(state, start))
        last = state[start + LAID + state[start + CARDS] - 1]
        date = date_of(tables, card_of(tables, last))
        if points > most or (points == most and date > earliest):
            winner, most, earliest = start, points, date
    if most or not tables.nobody:
        state[winner + tables.won + state[winner + PATRONS]] = card
        state[winner + PATRONS] += 1


def finish(tables: PlayTables, state: State, laid: int) -> None:
    """The seat adds its Plan card; after the last one the game is over (`pier18.end.plan`)."""
    lay(tables, state, seat_start(tables, state[SEAT]), laid)
    state[SEAT] += 1
    if state[SEAT] == tables.players:
        state[PHASE] = OVER
        state[SEAT] = NONE


# Chance


def draw_size(tables: PlayTables, state: State) -> int:
    """How many cards chance draws now; 0 if players act, and at the end."""
    if state[PHASE] == DEAL:
        return HAND * tables.players
    return tables.players + 1 if state[PHASE] == REVEAL else 0


def draw(tables: PlayTables, state: State, cards: Sequence[int]) -> None:
    """Chance draws these cards in this order, hands seat by seat."""
    for number in range(draw_size(tables, state)):
        place = 0
        while state[DECK + place] != cards[number]:
            place += 1
        put_card(tables, state, number, place)
    begin_decisions(tables, state)


def draw_at_random(tables: PlayTables, state: State, word: int) -> int:
    """Chance draws any cards of the deck; returns the next word."""
    for number in range(draw_size(tables, state)):
        word = next_word(word)
        put_card(tables, state, number, below(word, state[UNSEEN]))
    begin_decisions(tables, state)
    return word


def put_card(tables: PlayTables, state: State, number: int, place: int) -> None:
    """Moves a card from a place of the deck into a hand or to the open cards."""
    card = state[DECK + place]
    state[UNSEEN] -= 1
    state[DECK + place] = state[DECK + state[UNSEEN]]
    if state[PHASE] == DEAL:
        state[seat_start(tables, number // HAND) + HELD + number % HAND] = card
    else:
        state[OPEN_CARDS + number] = card


def begin_decisions(tables: PlayTables, state: State) -> None:
    """After a draw players act: all choose, or the first player picks."""
    if state[PHASE] == DEAL:
        state[PHASE] = CHOOSE
        state[SEAT] = 0
    else:
        state[PHASE] = DRAFT
        state[SEAT] = state[FIRST]
        state[OPEN] = tables.players + 1


# Points


def total(tables: PlayTables, state: State, seat: int) -> int:
    """The points of a seat at the end; a Plan in words counts as not completed."""
    start = seat_start(tables, seat)
    return (
        pier_points(tables, pier_at(state, start))
        + PLAN_POINTS * is_completed(tables, state, state[start + PLAN], pier_at(state, start))
        + state[start + PATRONS]
    )


def winners(tables: PlayTables, state: State) -> int:
    """The seat that wins at the end, as a bit (`pier18.tie.symbols`, `pier18.tie.date`)."""
    best, most = 0, (NONE, NONE, 0)
    for seat in range(tables.players):
        start = seat_start(tables, seat)
        symbols = symbols_of(pier_at(state, start)).bit_count()
        reached = total(tables, state, seat), symbols, date_of(tables, state[start + PLAN])
        if reached > most:
            best, most = 1 << seat, reached
    return best


# Bots


def points_after(tables: PlayTables, state: State, number: int) -> int:
    """The points of the pier that a move makes; with the Plan once the pier is finished."""
    start = seat_start(tables, state[SEAT])
    pier = extend(tables, pier_at(state, start), laid_by(tables, state, number))
    points = pier_points(tables, pier)
    if state[PHASE] == FINISH:
        points += PLAN_POINTS * is_completed(tables, state, state[start + PLAN], pier)
    return points


def greedy_move(tables: PlayTables, state: State) -> int:
    """The first of the moves with the most points of `points_after`."""
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


def greedy_draft(tables: PlayTables, state: State) -> int:
    """The same for drafts, which are most of the moves, much faster."""
    pier = pier_at(state, seat_start(tables, state[SEAT]))
    best, most, number = 0, NONE, 0
    for place in range(OPEN_CARDS, OPEN_CARDS + state[OPEN]):
        first = first_laid(tables, state[place])
        for laid in range(first, first_laid(tables, state[place] + 1)):
            points = pier_points(tables, extend(tables, pier, laid))
            if points > most:
                best, most = number, points
            number += 1
    return best


def play_out(tables: PlayTables, state: State, word: int, greedy: int) -> int:
    """Plays to the end; `greedy` has a bit for each seat that does not choose at random.

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
