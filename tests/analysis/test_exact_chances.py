"""Exact chances against a search on states that shares no code with them, and estimates."""

from random import Random
from typing import Any

import pytest

from boardscore import deal, pier18
from boardscore.analysis import analyse
from boardscore.analysis.decision_judgement import PairedPlayouts
from boardscore.analysis.estimates import estimate, exact_estimate, runner_for
from boardscore.packs import read_pack
from tests.analysis.naive_tree import Value, preference, value, values
from tests.analysis.positions import last_round, last_turn, positions

MANY = 10**6
"""Playouts that allow a search of any of these trees."""
NODES = 10**7
"""Nodes enough for any of these trees."""


def check(state: Any) -> None:
    """Every move, and the state, are worth what the search on states says."""
    seat, expected = state.to_act[0], values(state)
    found = {one.move: (one.win, one.points) for one in analyse(state, playouts=MANY)}
    for move, each in zip(state.legal_moves(), expected, strict=True):
        assert found[move] == pytest.approx(numbers(each)[seat]), (state, move)
    best = max(expected, key=lambda each: preference(each, seat))
    check_search(state, best)


def check_search(state: Any, expected: Value) -> None:
    """The state is worth this to every seat."""
    runner, game = runner_for(state)
    searched = runner.search(game.numbers(state), NODES)
    assert searched is not None
    found = exact_estimate(searched)
    for pair, numbered in zip(zip(found.wins, found.points), numbers(expected), strict=True):
        assert pair == pytest.approx(numbered), state


def numbers(found: Value) -> list[tuple[float, float]]:
    return [(float(win), float(points)) for win, points in found]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(52))
def test_last_rounds(seed: int) -> None:
    """pier18.round.patron, pier18.end.plan: Patrons and Plans count, for all orders of play.

    3 positions of each game: 156.
    """
    _, *later = last_round(seed)
    for state in later:
        check(state)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(52, 56))
def test_first_decision_of_the_last_round(seed: int) -> None:
    check(next(last_round(seed)))


def narrow(rng: Random, players: int, cards: int) -> Any:
    """The start of a game with cards of one column, so that the trees are small."""
    made = [
        {
            "id": str(number),
            "date": f"{number % 12 + 1:02}-{number + 1:02}",
            "patron": rng.choice("SQHA"),
            "cells": [rng.choice("SQHA."), rng.choice("SQHA.")],
            "plan": rng.choice(["poets > 1", "symbols >= 5", "upper.fishers == 1"]),
        }
        for number in range(cards)
    ]
    pack = {"game": "pier18", "name": "narrow", "provenance": "invented", "cards": made}
    return pier18.start([None] * players, read_pack(pack))


@pytest.mark.long
@pytest.mark.parametrize(
    ("seed", "players", "cards", "phases", "most"),
    [
        *((seed, 2, 12, {"draft"}, 4) for seed in range(4)),
        (18, 3, 15, {"draft", "finish"}, 9),
    ],
)
def test_last_two_rounds_with_all_draws(
    seed: int, players: int, cards: int, phases: set[str], most: int
) -> None:
    """12 cards for 2: 2 rounds, with a draw of 3 of 5 cards between them. For 3 also the Plans.

    Before the first draft the naive tree takes minutes.
    """
    rng = Random(seed)
    states = positions(narrow(rng, players, cards), rng)
    chosen = [state for state in states if state.phase.value in phases]
    assert len(chosen) == most
    for state in chosen:
        check(state)


LAST_TURNS = [pytest.param(seed, marks=pytest.mark.long) for seed in range(4)]
LAST_TURNS += [pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 12)]


@pytest.mark.parametrize("seed", LAST_TURNS)
def test_last_turn_of_auctionland(seed: int) -> None:
    """auctionland.end.trigger: bids, sales and places with no draw to come."""
    states = [*last_turn(seed)]
    assert states
    for state in states:
        check(state)


@pytest.mark.long
def test_a_draw_that_is_due() -> None:
    """The mean of all possible draws."""
    rng = Random(5)
    state = narrow(rng, 2, 10)
    state = state.play(deal(state, rng))
    while state.chance is None:
        state = state.play(rng.choice(list(state.legal_moves())))
    check_search(state, value(state))


# Estimates


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
