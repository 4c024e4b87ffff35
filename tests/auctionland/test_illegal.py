"""Illegal moves in Auctionland, each with its clause and its message."""

from pathlib import Path
from typing import Any

import pytest

from boardscore import (
    DocumentError,
    ModelError,
    MoveError,
    Problem,
    load_pack,
    pier18,
    say,
)
from boardscore.auctionland import (
    Bid,
    Build,
    BuyBack,
    LastBidder,
    Market,
    Pack,
    PackTile,
    Pass,
    Rulings,
    Sell,
    State,
    Tile,
    start,
)
from boardscore.auctionland.moves import Move
from boardscore.packs import demo_pack
from tests.auctionland.situations import NAMES, PACK, at, bidding, not_begun, sale, situation
from tests.refusals import error_of
from tests.tables import from_table

# In German


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (situation("#", "#"), Sell(0), "Das geht jetzt nicht: Alex muss ein Plättchen bauen"),
        (situation("#", "#"), at(0, 1, player=1), "An der Reihe: Alex"),
        (
            situation("#", "#", money=(1, 9), offers="p pl plm"),
            at(0, 1, slot=2),
            "Plättchen plm kostet 2 Dollar, und Alex hat 1",
        ),
        (
            situation("####", "", offers="corner"),
            at(0, 4),
            ("Mit Plättchen corner dort wäre die Insel 5 Spalten breit; höchstens 4 sind erlaubt"),
        ),
        (
            bidding("#", "#", "#").play(Bid(1, 1)),
            Pass(1),
            "Bonnie hat das höchste Gebot und darf es erhöhen, aber nicht passen",
        ),
        (
            sale("#", "#", standing=Bid(1, 5), money=(5, 12)),
            BuyBack(0),
            "Zurückkaufen kostet 6 Dollar, und Alex hat 5",
        ),
    ],
)
def test_a_refusal_in_german(state: State, move: Move, said: str) -> None:
    problem = state.why_illegal(move)
    assert problem is not None
    assert say(problem.message, "de") == said


# Chance


def test_setup_market_draws_tiles_of_the_pack() -> None:
    """`auctionland.setup.market`: a tile that the pack does not have cannot be drawn."""
    state = start(NAMES[:2], PACK, market_size=3)
    problem = state.why_illegal(Market(("plain", "cornr", "p")))
    assert isinstance(problem, Problem)
    assert (problem.clause, problem.where) == ("auctionland.setup.market", "tiles[1]")
    assert "did you mean corner?" in say(problem.message)


# No moves at all


@pytest.mark.parametrize(
    ("junk", "code", "where"),
    [
        (None, "not_wanted", ""),
        ("build", "not_wanted", ""),
        (17, "not_wanted", ""),
        ([Bid(1, 1)], "not_wanted", ""),
        (pier18.Rulings(), "not_wanted", ""),
        (Build, "not_wanted", ""),
        ({}, "no_move", "move"),
        ({"move": "draft"}, "not_one_of", "move"),
        ({"move": ["build"]}, "not_one_of", "move"),
        ({"move": "pass", "player": 1, "amount": 1}, "unknown_key", "amount"),
        ({"move": "pass", 1: 1, "player": 1}, "key_not_text", ""),
    ],
)
def test_an_invalid_move_is_a_problem_and_not_a_python_error(
    junk: Any, code: str, where: str
) -> None:
    state = bidding("#", "#")
    problem = state.why_illegal(junk)
    assert problem is not None
    assert (problem.code, problem.where) == (code, where)
    assert junk not in state.legal_moves()
    assert state.seen_by(1).why_illegal(junk) == problem
    assert error_of(MoveError, state.play, junk).problems[0] == problem


def test_a_dict_with_several_mistakes_gives_the_first_and_play_all() -> None:
    state = bidding("#", "#")
    junk: dict[str, Any] = {"move": "bid", "seat": 1}
    problem = state.why_illegal(junk)
    assert problem is not None
    problems = error_of(MoveError, state.play, junk).problems
    assert len(problems) == 3
    assert problems[0] == problem


# Games that cannot begin


def test_unknown_rulings() -> None:
    assert not_begun(rulings={"rotation": "half", "last_bid": "closed"}) == [
        'rulings.rotation: "half" is not known here; known: free, none',
        (
            'rulings.last_bid: there is no ruling "last_bid"; did you mean last_bidder? '
            "Known: rotation, last_bidder"
        ),
    ]
    assert not_begun(rulings="free")[0].startswith("rulings: ")
    state = start(NAMES[:2], PACK, rulings=Rulings(last_bidder=LastBidder.CLOSED))
    assert state == start(NAMES[:2], PACK, rulings={"last_bidder": "closed"})


def test_pack_of_the_other_game() -> None:
    file = Path(pier18.__file__).with_name("demo.toml")
    for wrong in (file, demo_pack("pier18")):
        assert not_begun(pack=wrong) == [
            "pack: this is a pack for Pier 18; one for Auctionland is needed"
        ]
    assert not_begun(pack=None)[0].startswith("pack: ")


def test_pack_as_a_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "auctionland"\nname = "mine"\nprovenance = "invented"\n'
        '[[tiles]]\nid = "1"\ntile = "B"\ncount = 3\n'
    )
    pack = load_pack(file)
    assert isinstance(pack, Pack)
    expected = start(NAMES[:2], pack)
    assert start(NAMES[:2], file) == start(NAMES[:2], str(file)) == expected
    assert start(NAMES[:2], "demo").game.pack == demo_pack("auctionland")
    error_of(DocumentError, start, NAMES[:2], tmp_path / "none.toml")


SMALL = Pack(
    "small",
    "invented",
    (
        PackTile("a", Tile.parse("B"), 2),
        PackTile("b", Tile.parse("T")),
        PackTile("c", Tile.parse("G")),
    ),
)


@from_table
def test_a_deck_has_exactly_the_tiles_of_the_pack(deck: str, said: list[str]) -> None:
    assert not_begun(pack=SMALL, deck=deck.split()) == said


def test_a_deck_is_a_list() -> None:
    for deck in ("aabc", 4, {"a": 2}, {"a", "b"}):
        (said,) = not_begun(pack=SMALL, deck=deck)
        assert said.startswith("deck: found ")


def test_a_deck_is_of_ids() -> None:
    first, second = not_begun(pack=SMALL, deck=["a", 1, "a", "b", "c", "not an id"])
    assert first.startswith("deck[1]: 1 is not a valid id")
    assert second.startswith('deck[5]: "not an id" is not a valid id')


def test_no_such_seat_to_look_from() -> None:
    for seat in (2, -1, None, True):
        assert error_of(ModelError, situation("#", "#").seen_by, seat).where == "seat"
