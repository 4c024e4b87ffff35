"""Greedy games to the end from a state."""

from random import Random
from typing import Any

import pytest

from boardscore import pier18
from boardscore.analysis.decision_judgement import PairedPlayouts
from boardscore.analysis.kernel_runner import estimate, exact_estimate, runner_for
from tests.analysis.positions import last_round, positions


def test_shares_add_up_to_one() -> None:
    start = pier18.start([None] * 3, "demo")
    found = estimate(start, 60, seed=18)
    assert abs(sum(found.wins) - 1) < 1e-12
    assert found == estimate(start, 60, seed=18) != estimate(start, 60, seed=19)


def test_a_finished_game() -> None:
    state = pier18.start([None] * 2, "demo")
    *_, last = positions(state, Random(1))
    end = last.play(next(iter(last.legal_moves())))
    found = estimate(end, 1, seed=0)
    assert sum(found.wins) == 1.0
    judged = end.result([False if seat in end.to_judge else None for seat in range(2)])
    assert found.points == tuple(float(player.total) for player in judged.players)


def greedy_end(state: Any) -> Any:
    """The end of a game without further draws, after greedy moves only."""
    table = PairedPlayouts(state)
    while not state.is_over:
        state = state.play(table.greedy_move(state, state.to_act[0]))
    return state


@pytest.mark.parametrize("seed", [9, 11, 13, 14])
def test_the_chances_are_those_of_greedy_play_up_to_the_end(seed: int) -> None:
    """One model from the first move to the last, though best play has another winner here.

    So a chart does not jump where a game becomes small enough for a complete search.
    """
    state = next(last_round(seed))
    (winner,) = greedy_end(state).result([None, None]).standing.winners
    assert estimate(state, 5, seed=0).wins == (winner == 0, winner == 1)
    runner, game = runner_for(state)
    searched = runner.search(game.numbers(state), 10**6)
    assert searched is not None
    assert exact_estimate(searched).wins == (winner == 1, winner == 0)
