"""Exact chances against a search on states that shares no code with them."""

from random import Random
from typing import Any

import pytest

from boardscore import deal, pier18
from boardscore.analysis import analyse
from boardscore.analysis.kernel_runner import exact_estimate, runner_for
from boardscore.packs import read_pack
from tests.analysis.naive_tree import Value, preference, value, values
from tests.analysis.positions import last_round, last_turn, positions
from tests.effort import seeds

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
    """A value in floating point."""
    return [(float(win), float(points)) for win, points in found]


@pytest.mark.long
@pytest.mark.parametrize("seed", seeds(1, 3))
def test_last_round(seed: int) -> None:
    """pier18.round.patron, pier18.end.plan: Patrons and Plans count, for all orders of play."""
    _, *later = last_round(seed)
    for state in later:
        check(state)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3, 52))
def test_many_last_rounds(seed: int) -> None:
    """3 positions of each game: 147."""
    _, *later = last_round(seed)
    for state in later:
        check(state)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(52, 56))
def test_first_decision_of_the_last_round(seed: int) -> None:
    check(next(last_round(seed)))


def narrow_pack(rng: Random, cards: int) -> object:
    """Cards of one column, so that the trees are small."""
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
    return read_pack({"game": "pier18", "name": "narrow", "provenance": "invented", "cards": made})


@pytest.mark.long
@pytest.mark.parametrize("seed", seeds(1, 4))
def test_last_two_rounds_with_all_draws(seed: int) -> None:
    """12 cards for 2: 2 rounds, with a draw of 3 of 5 cards between them."""
    rng = Random(seed)
    start = pier18.start([None] * 2, narrow_pack(rng, 12))  # type: ignore[arg-type]
    for state in positions(start, rng):
        if state.phase.value == "draft":
            check(state)


def check_last_turn(seed: int) -> None:
    """Every decision of the last turn."""
    states = [*last_turn(seed)]
    assert states
    for state in states:
        check(state)


@pytest.mark.long
@pytest.mark.parametrize("seed", [2])
def test_last_turn_of_auctionland(seed: int) -> None:
    """auctionland.end.trigger: bids, sales and places with no draw to come."""
    check_last_turn(seed)


SEEDS = [pytest.param(seed, marks=pytest.mark.long) for seed in (0, 1, 3)]
SEEDS += [pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 12)]


@pytest.mark.parametrize("seed", SEEDS)
def test_more_last_turns_of_auctionland(seed: int) -> None:
    check_last_turn(seed)


@pytest.mark.long
def test_three_players() -> None:
    """The last rounds of a game for 3 with narrow cards."""
    rng = Random(18)
    start = pier18.start([None] * 3, narrow_pack(rng, 15))  # type: ignore[arg-type]
    checked = 0
    for state in positions(start, rng):
        if state.phase.value != "choose":  # before the first draft the naive tree takes minutes
            check(state)
            checked += 1
    assert checked == 9  # 2 rounds of 3 drafts, then 3 Plans


@pytest.mark.long
def test_a_draw_that_is_due() -> None:
    """The mean of all possible draws."""
    rng = Random(5)
    state = pier18.start([None] * 2, narrow_pack(rng, 10))  # type: ignore[arg-type]
    state = state.play(deal(state, rng))
    while state.chance is None:
        state = state.play(rng.choice(list(state.legal_moves())))
    check_search(state, value(state))
