"""Batches of Pier 18 on whole numbers: one source for plain Python and numba.

The functions read and change states of `boardscore.pier18.play_kernel`. Their `marks` say where the
parts of an observation and the kinds of action begin. They write into empty rows.
"""

from collections.abc import Sequence
from typing import Any

from boardscore.envs.batch_loops import clockwise
from boardscore.envs.environment import Layout
from boardscore.pier18 import pier_numbers, play_kernel
from boardscore.pier18.model import HAND
from boardscore.pier18.moves import Finish, PlayerMove
from boardscore.pier18.pier_numbers import (
    CARD_SIZE,
    DATE,
    LAID_SIZE,
    PLAYER_COUNT,
    SEATS,
    WIDTH,
    WON,
    Tables,
    symbols_of,
)
from boardscore.pier18.play_kernel import (
    CHOOSE,
    DEAL,
    DECK,
    DRAFT,
    FINISH,
    HANDS,
    NONE,
    OPEN_CARDS,
    State,
)
from boardscore.pier18.state_numbers import KernelGame

Marks = Sequence[int]
"""The fixed numbers of a batch as one list, which begins with those of the next names."""

SEAT, PHASE, TO_ACT, ROUND, FIRST_PLAYER, HAND_CARDS, OPEN, UNSEEN = range(8)
PLANS, PATRONS, PIERS, OVERLAPS, TURNED = range(8, 13)
"""Where the parts of an observation begin, in their order."""

CARDS, LATER, FIRST_CARD, FIRST_WAY, DRAFTS, FINISHES, WAYS = range(13, 20)
"""The number of cards, and of those after the Foundation; where the tables have the first card and
its first way to lie; the first numbers of drafts and of Plans, and how many ways to add a Plan have
a number."""


def marks_of(game: KernelGame, layout: Layout, moves: Sequence[PlayerMove]) -> list[int]:
    """The marks of a batch of games, with this layout of observations and these numbered moves."""
    starts, cards = [*layout.starts.values()], [*game.game.cards]
    ways = sum(isinstance(move, Finish) for move in moves)
    return [
        *starts,
        *[NONE] * (CARDS - len(starts)),
        len(cards),
        layout.shapes["overlaps"][1],
        game.piece_numbers[cards[0]],
        min(game.laid),
        len(cards) * (len(cards) - 1),
        len(moves) - ways,
        ways,
    ]


# Observations


def observe(tables: Tables, marks: Marks, state: State, seat: int, row: Any) -> None:
    """Writes what a seat sees into a row (`boardscore.pier18.envs.environment.Encoding`)."""
    players = tables[PLAYER_COUNT]
    row[marks[SEAT] + seat] = 1
    row[marks[PHASE] + state[play_kernel.PHASE]] = 1
    row[marks[ROUND] + state[play_kernel.ROUND]] = 1
    if state[play_kernel.SEAT] != NONE:
        row[marks[TO_ACT] + clockwise(seat, state[play_kernel.SEAT], players)] = 1
    if state[play_kernel.FIRST] != NONE:
        row[marks[FIRST_PLAYER] + clockwise(seat, state[play_kernel.FIRST], players)] = 1
    mark_cards(marks, state, OPEN_CARDS, state[play_kernel.OPEN], row, marks[OPEN])
    mark_cards(marks, state, DECK, state[play_kernel.UNSEEN], row, marks[UNSEEN])
    if state[play_kernel.PHASE] == CHOOSE:
        observe_hands(tables, marks, state, seat, row)
    elif state[play_kernel.PHASE] != DEAL:
        for other in range(players):
            observe_player(tables, marks, state, seat, other, row)


def observe_changes(  # noqa: PLR0913, PLR0917
    tables: Tables, marks: Marks, before: State, state: State, seat: int, row: Any
) -> None:
    """Nothing, in batches of this game: `observe_turn` writes the whole row."""


def observe_turn(tables: Tables, marks: Marks, state: State, seat: int, row: Any, _: int) -> None:
    """Writes all that a seat sees into an empty row of a batch."""
    observe(tables, marks, state, seat, row)


def forget(tables: Tables, marks: Marks, state: State, seat: int, row: Any) -> None:  # noqa: ARG001
    """Clears what `observe` wrote into a batch's row: a short row is cleared fastest as a whole."""
    row.fill(0)


def mark_cards(  # noqa: PLR0913, PLR0917
    marks: Marks, state: State, at: int, count: int, row: Any, part: int
) -> None:
    """Marks cards of a state in a part of an observation in a batch."""
    for place in range(at, at + count):
        row[part + place_in_pack(marks, state[place])] = 1


def place_in_pack(marks: Marks, card: int) -> int:
    """The place of a card in the observations of a batch, which is that in the pack."""
    return (card - marks[FIRST_CARD]) // CARD_SIZE


def observe_hands(tables: Tables, marks: Marks, state: State, seat: int, row: Any) -> None:
    """Writes a seat's own hand and choice into a batch's row, and other hands as unseen cards."""
    for other in range(tables[PLAYER_COUNT]):
        part = marks[HAND_CARDS] if other == seat else marks[UNSEEN]
        mark_cards(marks, state, HANDS + HAND * other, HAND, row, part)
    start = tables[SEATS + seat]
    if state[start + play_kernel.PLAN] != NONE:
        plan, foundation = state[start + play_kernel.PLAN], state[start + play_kernel.FOUNDATION]
        row[marks[PLANS] + place_in_pack(marks, plan)] = 1
        row[marks[PIERS] + place_in_pack(marks, foundation)] = 1


def observe_player(  # noqa: PLR0913, PLR0917
    tables: Tables, marks: Marks, state: State, seat: int, other: int, row: Any
) -> None:
    """Marks a player's Plan, Patrons and pier in a row of a batch, after the choice."""
    place, start, cards = (
        clockwise(seat, other, tables[PLAYER_COUNT]),
        tables[SEATS + other],
        marks[CARDS],
    )
    plan = state[start + play_kernel.PLAN]
    row[marks[PLANS] + place * cards + place_in_pack(marks, plan)] = 1
    won, patrons = start + tables[WON], marks[PATRONS] + place * cards
    mark_cards(marks, state, won, state[start + play_kernel.PATRONS], row, patrons)
    pier = marks[PIERS] + place * (marks[LATER] + 1) * cards
    laid = start + play_kernel.LAID
    row[pier + place_in_pack(marks, tables[state[laid]])] = 1
    for number in range(1, cards_seen(tables, state, seat, other)):
        card, way = tables[state[laid + number]], place * marks[LATER] + number - 1
        overlap = tables[state[laid + number] + pier_numbers.OVERLAP]
        row[pier + number * cards + place_in_pack(marks, card)] = 1
        row[marks[OVERLAPS] + way * tables[WIDTH] + overlap] = 1
        if is_turned(tables, card, state[laid + number]):
            row[marks[TURNED] + way] = 1


def cards_seen(tables: Tables, state: State, seat: int, other: int) -> int:
    """How many cards of a pier a batch shows; Plans are added in secret (`pier18.end.plan`)."""
    start = tables[SEATS + other]
    cards = state[start + play_kernel.CARDS]
    if other != seat and state[play_kernel.PHASE] == FINISH:
        last = tables[state[start + play_kernel.LAID + cards - 1]]
        return cards - 1 if last == state[start + play_kernel.PLAN] else cards
    return cards


def is_turned(tables: Tables, card: int, laid: int) -> int:
    """1 in a batch's row for a turned card; one that may be turned has two ways per overlap."""
    if tables[card + pier_numbers.WAYS] == tables[WIDTH]:
        return 0
    return (laid - tables[card + pier_numbers.FIRST_WAY]) // LAID_SIZE & 1


def observe_draw(tables: Tables, marks: Marks, state: State, row: Any) -> None:
    """Nothing, in batches of this game: `observe` writes all that a draw changes in a row."""


# Actions (`boardscore.pier18.action_numbers.number_actions`)


def mask(tables: Tables, marks: Marks, state: State, row: Any) -> None:
    """Writes the legal actions of the seat to act into a row of a batch."""
    if state[play_kernel.PHASE] == CHOOSE:
        for number in range(HAND * (HAND - 1)):
            row[action_of(tables, marks, state, number)] = 1
    elif state[play_kernel.PHASE] == DRAFT:
        for place in range(OPEN_CARDS, OPEN_CARDS + state[play_kernel.OPEN]):
            card = state[place]
            first = draft_of(marks, tables[card + pier_numbers.FIRST_WAY])
            for number in range(first, first + tables[card + pier_numbers.WAYS]):
                row[number] = 1
    else:
        for number in range(play_kernel.move_count(tables, state)):
            row[action_of(tables, marks, state, number)] = 1


def draft_of(marks: Marks, laid: int) -> int:
    """The action of a draft in a batch, by its laid number."""
    return marks[DRAFTS] + (laid - marks[FIRST_WAY]) // LAID_SIZE


def action_of(tables: Tables, marks: Marks, state: State, number: int) -> int:
    """The action in a batch for a choice, a draft or a Plan, by its place among the moves."""
    if state[play_kernel.PHASE] == DRAFT:
        return draft_of(marks, play_kernel.laid_by(tables, state, number))
    if state[play_kernel.PHASE] == FINISH:
        return marks[FINISHES] + number * finish_step(tables, marks, state)
    hand = HANDS + HAND * state[play_kernel.SEAT]
    plan = place_in_pack(marks, state[hand + play_kernel.plan_place(number)])
    foundation = place_in_pack(marks, state[hand + play_kernel.foundation_place(number)])
    return plan * (marks[CARDS] - 1) + foundation - (1 if foundation > plan else 0)


def finish_step(tables: Tables, marks: Marks, state: State) -> int:
    """The step between a batch's actions for a Plan: 1, or 2 if only other cards may be turned."""
    plan = state[tables[SEATS + state[play_kernel.SEAT]] + play_kernel.PLAN]
    return marks[WAYS] // tables[plan + pier_numbers.WAYS]


def act(tables: Tables, marks: Marks, state: State, action: int) -> None:
    """Plays a legal action of the seat to act in a game of a batch."""
    if state[play_kernel.PHASE] == DRAFT:
        laid = marks[FIRST_WAY] + LAID_SIZE * (action - marks[DRAFTS])
        play_kernel.draft(tables, state, laid)
    elif state[play_kernel.PHASE] == FINISH:
        number = (action - marks[FINISHES]) // finish_step(tables, marks, state)
        play_kernel.play(tables, state, number)
    else:
        number = 0
        while action_of(tables, marks, state, number) != action:
            number += 1
        play_kernel.play(tables, state, number)


# Turns and ends


def ask(tables: Tables, state: State) -> int:  # noqa: ARG001
    """The seat to ask next in a batch of Pier 18: the only one to act."""
    return state[play_kernel.SEAT]


def standing(tables: Tables, state: State, seat: int) -> tuple[int, int, int]:
    """The final standing of a seat in a batch: points, symbols, Plan date (`pier18.tie.date`)."""
    start = tables[SEATS + seat]
    symbols = symbols_of(play_kernel.pier_at(state, start)).bit_count()
    date = tables[state[start + play_kernel.PLAN] + DATE]
    return play_kernel.total(tables, state, seat), symbols, date
