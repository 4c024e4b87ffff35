"""Numbers of move sequences, which both referees counted."""

from typing import Any

import pytest

import boardscore
from boardscore import BoardscoreError, pier18
from tests.referees.counts import KEPT, started


def test_every_case_has_stored_counts() -> None:
    assert len(KEPT) == 14
    assert all(len(row["counts"]) >= 2 for row in KEPT)


MOST = [
    pytest.param(row, marks=[pytest.mark.long] if at % 3 else []) for at, row in enumerate(KEPT)
]


@pytest.mark.parametrize("row", MOST, ids=lambda row: f"{row['game']}-{row['seed']}")
def test_counts(row: dict[str, Any]) -> None:
    state = started(row)
    for depth, count in enumerate(row["counts"], start=1):
        assert boardscore.perft(state, depth) == count


@pytest.mark.parametrize("row", KEPT[::5], ids=lambda row: f"{row['game']}-{row['seed']}")
def test_counts_by_the_first_move(row: dict[str, Any]) -> None:
    """The counts after every first move add up to the whole."""
    state = started(row)
    by_move = boardscore.divide(state, 2)
    assert list(by_move) == list(state.legal_moves())
    assert sum(by_move.values()) == row["counts"][1]


def test_the_first_depths_by_hand() -> None:
    """Each of 2 players has 3 cards: 3 Plans times 2 Foundations, then 3 cards times 3 or more."""
    state = started(KEPT[0])
    width = state.game.width
    assert boardscore.perft(state, 0) == 1
    assert boardscore.perft(state, 1) == 6
    assert boardscore.perft(state, 2) == 36
    assert boardscore.perft(state, 3) == 36 * 3 * width


def test_a_game_that_ends_earlier_counts_nothing() -> None:
    """Six cards for two players: no round, the Plans follow directly, four moves in all."""
    cards = pier18.start([None] * 2, "demo").game.pack.cards[:6]
    pack = pier18.Pack("six", "invented", cards)
    state = pier18.start([None] * 2, pack, deck=[card.id for card in cards])
    width = cards[0].cells.columns
    counts = [boardscore.perft(state, depth) for depth in range(6)]
    assert counts == [1, 6, 36, 36 * width, 36 * width * width, 0]


def test_open_chance_is_an_error() -> None:
    state = pier18.start([None] * 2, "demo")
    for count in (boardscore.perft, boardscore.divide):
        with pytest.raises(BoardscoreError, match="the next step is a draw"):
            count(state, 1)


@pytest.mark.parametrize("depth", [-1, 1.5, True, None])
def test_a_depth_is_a_whole_number(depth: Any) -> None:
    with pytest.raises(BoardscoreError, match="depth"):
        boardscore.perft(started(KEPT[0]), depth)
