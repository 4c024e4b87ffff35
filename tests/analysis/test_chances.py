"""Chances of the legal moves: what they depend on, what is refused, and how they end."""

import os
import subprocess
import sys
from itertools import count
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardscore import BoardscoreError, auctionland, deal, pier18
from boardscore.analysis import analyse, estimates, move_chances
from boardscore.analysis.estimates import KernelRunner
from boardscore.analysis.game_analysis import play_analysis
from boardscore.auctionland.island_numbers import MONEY, SEATS
from boardscore.core import registry
from boardscore.core.optional_dependencies import is_here
from boardscore.core.random_words import next_word
from tests.analysis.positions import positions
from tests.pier18.play_agreement import random_start
from tests.tables import from_table

DECK = [str(card) for card in range(1, 19)]


def pier18_states() -> list[Any]:
    """Decisions of 2 games with different rulings and packs."""
    return [
        state for seed in (1, 4) for state in positions(random_start(Random(seed)), Random(seed))
    ]


def auctionland_states(players: int = 3) -> list[Any]:
    """The first decisions of a game, with bids."""
    start = auctionland.start([None] * players, "demo")
    return [*positions(start, Random(players))][:12]


def seats(state: Any) -> list[int]:
    return [seat for seat in state.to_act if len(state.seen_by(seat).legal_moves())]


STATES = [pier18_states, pytest.param(auctionland_states, marks=pytest.mark.long)]


@pytest.mark.parametrize("states", STATES)
def test_a_state_and_its_view_have_the_same_chances(states: Any) -> None:
    for state in states():
        for seat in seats(state)[:1]:
            of_state = analyse(state, seat=seat, playouts=10)
            assert of_state == analyse(state.seen_by(seat), playouts=10)
            assert {one.move for one in of_state} <= {*state.seen_by(seat).legal_moves()}


def test_a_deck_is_ignored() -> None:
    state = pier18.start([None] * 2, "demo", deck=DECK)
    without = pier18.start([None] * 2, "demo").play(state.moves[0])
    assert analyse(state, playouts=60) == analyse(without, playouts=60)


def test_hidden_hands_do_not_matter() -> None:
    """Two deals with the same own hand, and different choices of the others."""
    start = pier18.start([None] * 2, "demo")
    one = start.play(start.drawn(["1", "2", "3", "4", "5", "6"])).play(
        pier18.Choose(0, plan="1", foundation="2")
    )
    other = start.play(start.drawn(["7", "8", "9", "4", "5", "6"])).play(
        pier18.Choose(0, plan="9", foundation="8")
    )
    assert analyse(one, playouts=60) == analyse(other, playouts=60)


@pytest.mark.long
@pytest.mark.parametrize("states", STATES)
def test_playouts_are_counted_in_all(states: Any) -> None:
    for state in states():
        seat, *_ = seats(state)
        for playouts in (1, 7, 100):
            found = analyse(state, seat=seat, playouts=playouts)
            assert found[0].exact or sum(one.playouts for one in found) == playouts
            assert all(one.playouts for one in found) or found[0].exact


@pytest.mark.skipif(not is_here("numba"), reason="numba is not installed")
@pytest.mark.parametrize("states", [pier18_states, auctionland_states])
def test_compiled_and_plain_games_give_the_same(
    states: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = states()[::3]
    compiled = [analyse(state, seat=seats(state)[0], playouts=80) for state in chosen]
    monkeypatch.setattr(estimates, "is_here", lambda _: False)
    estimates._runner.cache_clear()
    assert compiled == [analyse(state, seat=seats(state)[0], playouts=80) for state in chosen]
    estimates._runner.cache_clear()


@pytest.mark.long
def test_processes_give_the_same_and_seeds_differ() -> None:
    state = auctionland_states()[0]
    found = analyse(state, playouts=100)
    assert analyse(state, playouts=100, jobs=2) == found != analyse(state, playouts=100, seed=1)


@pytest.mark.long
@pytest.mark.parametrize(("tick", "least", "most"), [(0.001, 6, 6), (0.04, 1, 5)])
def test_a_time_limit(tick: float, least: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of six moves, those are missing for which no time is left on a slow machine."""
    ticks = count(0.0, tick)
    monkeypatch.setattr(move_chances, "perf_counter", lambda: next(ticks))
    found = analyse(pier18_states()[0], seconds=0.05)
    assert all(one.playouts > 0 for one in found)
    assert least <= len(found) <= most


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 6])
def test_hidden_money_is_divided_as_in_a_sample(players: int) -> None:
    """The dollars of the game stay the same, and each seat has the least that it must have."""
    part = play_analysis("auctionland")
    for state in positions(auctionland.start([None] * players, "demo"), Random(players)):
        seat = state.to_act[0]
        runner, game = estimates.runner_for(state)
        view, tables = state.seen_by(seat), runner.tables
        numbers = part.known_numbers(game, view)
        part.lookahead.draw_hidden(tables, numbers, seat, 18)
        found = [numbers[tables[SEATS + each] + MONEY] for each in range(players)]
        assert sum(found) == sum(state.money)
        assert found[seat] == state.money[seat]
        if players == 2:
            assert found == list(state.money)


def test_every_division_of_money_is_equally_likely() -> None:
    """Seat 0 of 3 knows of 2 spare dollars: each of 3 divisions in a third of 6,000 draws."""
    start = auctionland.start([None] * 3, "demo")
    state = next(positions(start, Random(1)))
    game = play_analysis("auctionland").kernel_game(state.game)
    numbers = game.numbers(state)
    at = [game.tables[SEATS + seat] + MONEY for seat in range(3)]
    numbers[at[1]] -= 1
    numbers[at[2]] -= 1
    counts: dict[int, int] = {}
    word = 18
    for _ in range(6000):
        drawn = numbers[:]
        word = next_word(word)
        play_analysis("auctionland").lookahead.draw_hidden(game.tables, drawn, 0, word)
        assert drawn[at[1]] + drawn[at[2]] == numbers[at[1]] + numbers[at[2]] + 2
        counts[drawn[at[1]]] = counts.get(drawn[at[1]], 0) + 1
    assert len(counts) == 3
    assert all(1800 < count < 2200 for count in counts.values())


# What is refused


def a_state() -> Any:
    """A state in which seat 0 chooses."""
    return pier18.start(["Anna", "Ben"], "demo", deck=DECK)


def a_bid() -> Any:
    """A state in which seats 1 and 2 may bid."""
    start = auctionland.start(["Alex", "Bonnie", "Carl"], "demo")
    return next(state for state in positions(start, Random(3)) if state.phase.value == "bid")


def all_in() -> auctionland.State:
    """Bonnie bids her 12 dollars: she can neither raise nor pass, but Carl may still bid."""
    state = a_bid()
    return state.play(auctionland.Bid(1, 12))


SOURCES: dict[str, Any] = {
    "Anna chooses": a_state(),
    "the view of Anna": a_state().seen_by(0),
    "the view of Ben": a_state().seen_by(1),
    "cards are dealt": pier18.start([None] * 2, "demo"),
    "Bonnie and Carl may bid": a_bid(),
    "Bonnie is all in": all_in(),
    "a number": 7,
    "a class": pier18.State,
}


@from_table
def test_wrong_arguments(source: str, arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BoardscoreError, match=sentence):
        analyse(SOURCES[source], **arguments)


def test_a_finished_game_has_no_moves() -> None:
    *_, last = positions(pier18.start([None] * 2, "demo"), Random(1))
    end = last.play(next(iter(last.legal_moves())))
    with pytest.raises(BoardscoreError, match="the game is over"):
        analyse(end)
    with pytest.raises(BoardscoreError, match="the game is over"):
        analyse(end.seen_by(0))


def test_a_game_without_the_part(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = evolve(registry._REGISTERED["pier18"], play_analysis=None)
    monkeypatch.setitem(registry._REGISTERED, "pier18", alone)
    with pytest.raises(BoardscoreError, match="the analysis of play"):
        analyse(a_state())


# Ctrl-C


@pytest.mark.long
def test_ctrl_c_returns_the_answer_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    played = KernelRunner.play_moves
    calls = []

    def interrupted(self: KernelRunner, *arguments: Any) -> Any:
        calls.append(arguments)
        if len(calls) > 3:
            raise KeyboardInterrupt
        return played(self, *arguments)

    monkeypatch.setattr(KernelRunner, "play_moves", interrupted)
    found = analyse(a_state(), playouts=10**6)
    assert len(found) == 6
    assert 6 < sum(one.playouts for one in found) < 10**6


def test_ctrl_c_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr("boardscore.analysis.move_chances.Workers.play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        analyse(a_state())


PROGRAM = """
from boardscore import pier18
from boardscore.analysis import analyse
state = pier18.start(["Anna", "Ben"], "demo", deck=[str(card) for card in range(1, 19)])
print(analyse(state, playouts=50, jobs=2)[0].move)
"""


@pytest.mark.long
def test_processes_without_a_main_guard(tmp_path: Any) -> None:
    """The new processes fail, and the games are played here."""
    file = tmp_path / "program.py"
    file.write_text(PROGRAM, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, env=os.environ, check=False
    )
    assert run.returncode == 0
    assert "Choose(" in run.stdout


def test_a_draw_that_is_due_has_no_chances() -> None:
    state = pier18.start([None] * 2, "demo")
    dealt = state.play(deal(state, Random(1)))
    with pytest.raises(BoardscoreError, match="no player can act now"):
        analyse(state)
    assert analyse(dealt, playouts=6)
