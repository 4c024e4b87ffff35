"""The loops of batches, for plain Python and for numba."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

from boardscore.core.random_words import below, next_word


class SharedNumbers(NamedTuple):
    """The numbers of a batch loop that are the same for all its games."""

    tables: Any
    """The tables of the play kernel."""
    marks: Any
    """The parts of observations and the kinds of actions."""
    start: Any
    """The state before the first draw."""
    bots: Any
    """The player of each seat."""
    shares_ties: bool
    """Whether players with equal points share every place but the first (`ties_below_first`)."""


class Rows(NamedTuple):
    """The rows of a batch loop: a row, or a value, for each game."""

    states: Any
    """The states of the play kernel."""
    words: Any
    """The words of `core.random_words`."""
    seats: Any
    """The seat whose observation is in the row of observations; -1 for an empty row."""
    observations: Any
    masks: Any
    rewards: Any
    ends: Any


CALLER, RANDOM, GREEDY = range(3)
"""The player of a seat: the caller of a step, or a bot of the play kernel."""


def clockwise(seat: int, other: int, players: int) -> int:
    """How many seats clockwise after a seat another one is, for the loops of all games.

    >>> clockwise(2, 0, players=3)
    1
    """
    return other - seat if other >= seat else other - seat + players


def places_above(standings: Any, seat: int, players: int) -> int:
    """The number of different places above that of a seat, by the rows with all standings."""
    above = 0
    for other in range(players):
        is_new = is_ahead(standings[other], standings[seat])
        for earlier in range(other):
            if is_equal(standings[earlier], standings[other]):
                is_new = False
        if is_new:
            above += 1
    return above


def is_ahead(first: Any, second: Any) -> bool:
    """Whether the first of two standings is higher; each is a row of numbers."""
    for mark in range(len(first)):
        if first[mark] != second[mark]:
            return bool(first[mark] > second[mark])
    return False


def is_equal(first: Any, second: Any) -> bool:
    """Whether two standings are the same place; each is a row of numbers."""
    return not is_ahead(first, second) and not is_ahead(second, first)


def share_ties(standings: Any, players: int) -> None:
    """Leaves ties below first place unbroken: only the rows in first place keep tie breakers."""
    best = 0
    for seat in range(1, players):
        if is_ahead(standings[seat], standings[best]):
            best = seat
    for seat in range(players):
        if is_ahead(standings[best], standings[seat]):
            standings[seat][1] = standings[seat][2] = -1


def write_rewards(standings: Any, row: Any, players: int, shares_ties: bool) -> None:
    """Writes the reward of each seat by its standing: what `envs.environment.rewards` gives."""
    if shares_ties:
        share_ties(standings, players)
    last = 0
    for seat in range(players):
        last = max(last, places_above(standings, seat, players))
    for seat in range(players):
        above = places_above(standings, seat, players)
        row[seat] = 1 - 2 * above / last if last else 0.0


def make_step(
    kernel: ModuleType, part: ModuleType, stamp: int, *, has_greedy: bool
) -> Callable[..., int]:
    """A loop that plays an action in some games of a batch, with the functions of a game.

    It returns the stamp of the sources, so that a cache notices it.
    """
    phase_at, seat_at, no_one, over = kernel.PHASE, kernel.SEAT, kernel.NONE, kernel.OVER
    player_count, draw_at_random = kernel.PLAYER_COUNT, kernel.draw_at_random
    play, move_count = kernel.play, kernel.move_count
    # Greedy moves take long to compile, so loops without greedy seats have something else there.
    greedy_move = kernel.greedy_move if has_greedy else move_count
    observe, forget, observe_draw = part.observe, part.forget, part.observe_draw
    mask, act, ask, standing = part.mask, part.act, part.ask, part.standing

    def step(  # noqa: PLR0912, PLR0913, PLR0917
        shared: Any, rows: Any, games: Any, actions: Any, viewer: int, standings: Any
    ) -> int:
        tables, marks, start, bots, shares_ties = shared
        states, words, seats, observations, masks, rewards, ends = rows
        players = tables[player_count]
        for number in range(len(games)):
            game, action = int(games[number]), int(actions[number])
            state, observation, seat = states[game], observations[game], int(seats[game])
            if seat != no_one:
                forget(tables, marks, state, seat, observation)
                masks[game].fill(0)
            if action == no_one:
                state[:] = start
            else:
                act(tables, marks, state, action)
            seat, word = viewer, words[game]
            while state[phase_at] != over:
                if state[seat_at] == no_one:
                    word = draw_at_random(tables, state, word)
                    observe_draw(tables, marks, state, observation)
                    continue
                seat = ask(tables, state)
                if bots[seat] == CALLER:
                    break
                if bots[seat] == GREEDY:
                    play(tables, state, greedy_move(tables, state))
                else:
                    word = next_word(word)
                    play(tables, state, below(word, move_count(tables, state)))
            words[game] = word
            if state[phase_at] != over:
                mask(tables, marks, state, masks[game])
            else:
                seat = viewer
                ends[game] = True
                for player in range(players):
                    standings[player][:] = standing(tables, state, player)
                write_rewards(standings, rewards[game], players, shares_ties)
            seats[game] = seat
            if seat != no_one:
                observe(tables, marks, state, seat, observation)
        return stamp

    return step
