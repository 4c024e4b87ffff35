"""Reviews of Auctionland: a game small enough to judge every move by hand.

The market has 3 tiles with one icon kind each, so each tile is worth 20 points
(`auctionland.score.icons`), and the first player with two of them wins. Alex begins with 10 dollars
and Bo with 12. Alex builds one tile and auctions another. If Bo gets it, Bo also builds the last
one and wins by 40 to 20; if Alex gets it, Alex wins. Buying back costs Alex the bid plus 1 dollar
(`auctionland.auction.buy-back`). So a bid of 10 or more wins for Bo, and a lower bid or a pass does
not.
"""

import json
from functools import partial
from random import Random
from typing import Any

import pytest

from boardscore import BoardscoreError, analysis, auctionland
from boardscore.cli.play import referee_answers
from boardscore.packs import read_pack
from boardscore.records import write_record
from boardscore.show.game_parts import typed_moves
from boardscore.show.text_page import Page
from boardscore.testing import play
from tests.analysis.positions import positions
from tests.tables import from_table

pytestmark = pytest.mark.long
"""Without numba, each of these reviews takes seconds."""

PACK = {
    "game": "auctionland",
    "name": "three tiles",
    "provenance": "invented",
    "tables": {"beaches": [0, "0+"], "theme_parks": [0, "0+"]},
    "tiles": [{"id": icon, "tile": f"-+{icon}"} for icon in "plm"],
}
OPENING: list[dict[str, Any]] = [
    {"move": "market", "tiles": ["p", "l", "m"]},
    {"move": "build", "player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0},
    {"move": "auction", "player": 0, "slot": 0},
]
LAST = {"move": "build", "player": 1, "slot": 0, "row": 0, "turns": 0}
PASS: list[dict[str, Any]] = [
    {"move": "pass", "player": 1},
    {"move": "place", "player": 0, "row": 0, "column": 1, "turns": 0},
    {**LAST, "column": 0},
]


def bid(amount: int, answer: str) -> list[dict[str, Any]]:
    """Bo bids, Alex answers, and the winner builds the tile."""
    winner = int(answer == "sell")
    return [
        {"move": "bid", "player": 1, "amount": amount},
        {"move": answer, "player": 0},
        {"move": "place", "player": winner, "row": 0, "column": 1 - winner, "turns": 0},
        {**LAST, "column": winner},
    ]


def tiny_game(moves: list[dict[str, Any]]) -> auctionland.State:
    rulings = {"rotation": "none"}
    state = auctionland.start(["Alex", "Bo"], read_pack(PACK), rulings=rulings, market_size=3)
    for move in [*OPENING, *moves]:
        state = state.play(move)
    assert state.is_over
    return state


@pytest.mark.parametrize(
    ("moves", "totals", "wrong"),
    [
        (PASS, [40, 20], [(1, "pass")]),
        (bid(10, "sell"), [20, 40], []),
        (bid(12, "sell"), [20, 40], []),
        (bid(9, "buy_back"), [40, 20], [(1, "bid")]),
        (bid(9, "sell"), [20, 40], [(1, "bid"), (0, "sell")]),
    ],
)
def test_the_blunders_are_named(
    moves: list[dict[str, Any]], totals: list[int], wrong: list[tuple[int, str]]
) -> None:
    """Each costs the whole win, without an error; `wrong` is in the order of the game."""
    end = tiny_game(moves)
    assert [player.total for player in end.result().players] == totals
    found = analysis.review(end, playouts=20_000)
    named = sorted(found.mistakes, key=lambda one: one.number)
    assert [(one.seat, one.move.to_dict()["move"]) for one in named] == wrong
    assert all((one.win_lost, one.win_error) == (1.0, 0.0) for one in named)
    for one in named:
        better = one.best.to_dict()
        assert better["move"] == "buy_back" if one.seat == 0 else better["amount"] >= 10


@from_table
def test_the_text_in_both_languages(lang: str, said: list[str]) -> None:
    text = analysis.review(tiny_game(PASS), playouts=20_000).text(lang)
    assert [words for words in said if words not in text] == []
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize(("players", "times"), [(2, 0), (3, 1)])
def test_raises_are_explained_once_where_there_are_any(players: int, times: int) -> None:
    """`auctionland.auction.two-player`: the only other bidder bids once, and no one raises."""
    end = play(auctionland.start(["Alex", "Bo", "Cy"][:players], "demo"), 1)
    text = " ".join(analysis.review(end, playouts=2).text().split())
    assert text.count("greedy players always raise by 1 dollar") == times


def test_large_errors_are_called_large() -> None:
    """2 games per decision leave large errors; a game that is searched completely has none."""
    end = play(auctionland.start(["Alex", "Bo"], "demo"), 1)
    rough = "A review four times as long has about half the error."
    assert rough in " ".join(analysis.review(end, playouts=2).text().split())
    exact = analysis.review(tiny_game(PASS), playouts=20_000).text()
    assert rough not in " ".join(exact.split())


def test_records_that_cannot_be_reviewed() -> None:
    """An unfinished game, an impossible bid, and a pack of the other game."""
    lines = write_record(tiny_game(bid(12, "sell"))).splitlines()
    other = {"format": 1, "game": "pier18", "pack": PACK, "players": ["Alex", "Bo"]}
    for text, words in (
        (
            "\n".join(lines[:4]),
            "there is no result yet: the bidding has to end first; still in it: Bo",
        ),
        ("\n".join(lines).replace('"amount": 12', '"amount": 13'), "Bo .*12"),
        (
            "\n".join([json.dumps(other), *lines[1:]]),
            "this is a pack for Auctionland; one for Pier 18 is needed",
        ),
    ):
        with pytest.raises(BoardscoreError, match=words):
            analysis.review(text)


@pytest.mark.parametrize("seed", range(3))
def test_a_hint_uses_only_what_the_seat_can_see(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """`auctionland.money.hidden`: Bo's hint is the same for every division of the others' money."""
    monkeypatch.setattr(analysis, "analyse", partial(analysis.analyse, playouts=40))
    start = auctionland.start(["Alex", "Bo", "Cy"], "demo")
    views = (
        state.seen_by(1)
        for state in positions(start, Random(seed))
        if state.phase.value == "bid" and 1 in state.to_act
    )
    drawn = (
        {one.money: one for one in (view.sample(Random(number)) for number in range(20))}
        for view in views
        if len(view.legal_moves())
    )
    tables = next(found for found in drawn if len(found) > 2)
    forms = typed_moves("auctionland")
    assert (
        len({referee_answers.hint(forms, state, 1, Page("en")) for state in tables.values()}) == 1
    )
