"""Loops over games on whole numbers, for plain Python and for numba."""

from collections.abc import Callable
from typing import Any

from attrs import frozen

from boardscore.analysis.game_analysis import PlayAnalysis
from boardscore.analysis.value_rows import (
    add_game,
    add_values,
    clear_values,
    copy_values,
    is_better,
    set_values,
    share_of,
)

EVERYONE = -1
"""All seats are greedy."""


@frozen(kw_only=True)
class Loops:
    """The loops of one game; each returns the stamp of the sources, so that a cache notices it."""

    play_moves: Callable[..., int]
    """Plays each of some moves to the end, once for each random word, and counts for its seat."""
    play_on: Callable[..., int]
    """Plays a state to the end, once for each random word, and counts for every seat."""
    play_ends: Callable[..., int]
    """Plays a state to the end, once for each random word, and keeps the end of every seat."""
    search: Callable[..., int]
    """Searches the tree of `states[0]` with at most so many nodes, depth first.

    `values[0]` is its value, without any end if the tree is too large. Every level has a state, a
    value, and the numbers of all branches and of those tried.
    """


def make_loops(part: PlayAnalysis[Any], compiled: Callable[..., Any], stamp: int) -> Loops:
    """The loops with the functions of a game; `compiled` compiles a loop, or returns it."""
    return Loops(
        play_moves=compiled(_play_moves(part, stamp)),
        play_on=compiled(_play_on(part, stamp)),
        play_ends=compiled(_play_ends(part, stamp)),
        search=compiled(_search(part, stamp)),
    )


def _play_moves(part: PlayAnalysis[Any], stamp: int) -> Callable[..., int]:
    play_out, total, winners = part.kernel.play_out, part.kernel.total, part.kernel.winners
    draw_hidden, play_own = part.lookahead.draw_hidden, part.lookahead.play_own

    def play_moves(  # noqa: PLR0913, PLR0917
        tables: Any, known: Any, seat: int, words: Any, moves: Any, tallies: Any
    ) -> int:
        for first in words:
            world = known.copy()
            word = draw_hidden(tables, world, seat, first)
            for place in range(len(moves)):
                state = world.copy()
                play_own(tables, state, seat, moves[place])
                play_out(tables, state, word, EVERYONE)
                won = share_of(winners(tables, state), seat)
                add_game(tallies[place], won, total(tables, state, seat))
        return stamp

    return play_moves


def _play_on(part: PlayAnalysis[Any], stamp: int) -> Callable[..., int]:
    play_out, total, winners = part.kernel.play_out, part.kernel.total, part.kernel.winners

    def play_on(tables: Any, start: Any, words: Any, tallies: Any) -> int:
        for word in words:
            state = start.copy()
            play_out(tables, state, word, EVERYONE)
            first = winners(tables, state)
            for seat in range(len(tallies)):
                add_game(tallies[seat], share_of(first, seat), total(tables, state, seat))
        return stamp

    return play_on


def _play_ends(part: PlayAnalysis[Any], stamp: int) -> Callable[..., int]:
    play_out, total, winners = part.kernel.play_out, part.kernel.total, part.kernel.winners
    player_count = part.kernel.PLAYER_COUNT

    def play_ends(tables: Any, start: Any, greedy: int, words: Any, ends: Any) -> int:
        at = 0
        for word in words:
            state = start.copy()
            play_out(tables, state, word, greedy)
            first = winners(tables, state)
            for seat in range(tables[player_count]):
                ends[at][0] = total(tables, state, seat)
                ends[at][1] = share_of(first, seat)
                at += 1
        return stamp

    return play_ends


def _search(part: PlayAnalysis[Any], stamp: int) -> Callable[..., int]:
    phase_at, seat_at = part.kernel.PHASE, part.kernel.SEAT
    no_one, over, player_count = part.kernel.NONE, part.kernel.OVER, part.kernel.PLAYER_COUNT
    total, winners = part.kernel.total, part.kernel.winners
    settle, branch = part.lookahead.settle, part.lookahead.branch
    branch_count = part.lookahead.branch_count

    def search(tables: Any, states: Any, values: Any, counts: Any, most: int) -> int:
        players, nodes, level, arrived = tables[player_count], 0, 0, True
        while True:
            state, value, count = states[level], values[level], counts[level]
            if arrived:
                nodes += 1
                settle(tables, state)
                clear_values(value)
                count[0], count[1] = branch_count(tables, state), 0
                if state[phase_at] == over:
                    value[0] = 1
                    first = winners(tables, state)
                    for seat in range(players):
                        set_values(value, seat, share_of(first, seat), total(tables, state, seat))
                elif count[0] == 0 or nodes >= most or level + 1 == len(states):
                    clear_values(values[0])
                    return stamp
            if count[1] < count[0]:
                level += 1
                arrived = True
                states[level][:] = state
                branch(tables, states[level], count[1])
                count[1] += 1
            elif level == 0:
                return stamp
            else:
                level -= 1
                arrived = False
                actor, above = states[level][seat_at], values[level]
                if actor == no_one:
                    add_values(above, value)
                elif counts[level][1] == 1 or is_better(value, above, actor):
                    copy_values(above, value)

    return search
