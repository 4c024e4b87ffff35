"""The functions for games of either kind; `tests/referees` tests the counts."""

import threading
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardscore import BoardscoreError, ModelError, auctionland, deal, divide, games, perft, pier18
from boardscore.core import registry
from boardscore.games import result_of
from boardscore.packs import demo_pack
from boardscore.testing import walk
from tests import HANGS
from tests.refusals import error_of

DECK = [str(card) for card in range(1, 19)]
PIER18 = pier18.start(["Anna", "Ben"], "demo")
FORCED = pier18.start(["Anna", "Ben"], "demo", deck=DECK)
AUCTIONLAND = auctionland.start(["Alex", "Bonnie"], "demo", market_size=5)
BEGUN, GO_ON = threading.Event(), threading.Event()
"""Events of a module that loads slowly."""


def test_a_part_of_a_game_is_loaded_once_for_all_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two threads need it first; both get the complete part."""
    (tmp_path / "slowly_loaded.py").write_text(
        "from tests.test_any_game import BEGUN, GO_ON, HANGS\n"
        "BEGUN.set()\nGO_ON.wait(HANGS)\nWHOLE = True\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    whole: list[bool] = []
    want = lambda: whole.append(registry.load("slowly_loaded:WHOLE", bool))  # noqa: E731
    first, second = threading.Thread(target=want), threading.Thread(target=want)
    first.start()
    assert BEGUN.wait(HANGS)
    second.start()
    second.join(0.1)
    GO_ON.set()
    first.join()
    second.join()
    assert whole == [True, True]


@pytest.mark.parametrize("package", [pier18, auctionland])
def test_all_names_of_a_game_are_listed_and_can_be_used(package: Any) -> None:
    """Including those that are imported on first use."""
    assert {"Pack", "State", "View", "score", "start"} <= {*dir(package)}
    assert all(getattr(package, name) is not None for name in dir(package))
    with pytest.raises(AttributeError, match="no attribute 'strat'"):
        package.strat  # noqa: B018


def test_people_judge_the_plans_in_words_when_the_game_is_over() -> None:
    """`pier18.score.plan`: the last card of a pier is the Plan; no one judges before the end.

    In Auctionland there is nothing to judge.
    """
    judged = []
    new = pier18.start(["Anna", "Ben"], "examples/packs/plans-in-words.toml")
    for seed in range(12):
        *before, end = walk(new, seed)
        in_words = [
            seat for seat, laid in enumerate(end.laid) if isinstance(laid[-1].card.plan, str)
        ]
        assert [*end.to_judge] == in_words
        assert all(state.to_judge == () for state in before)
        judged += in_words
    assert judged
    assert {state.to_judge for state in walk(AUCTIONLAND, 1)} == {()}


@pytest.mark.parametrize("seed", range(5))
def test_chance_deals_what_is_lacking(seed: int) -> None:
    """`pier18.setup.deal`: 3 cards for each player; `auctionland.setup.market`: the chosen size."""
    move = deal(PIER18, Random(seed))
    assert [len(hand) for hand in move.hands] == [3, 3]
    assert len({card for hand in move.hands for card in hand} & set(DECK)) == 6
    assert deal(PIER18, Random(seed)) == move != deal(PIER18, Random(seed + 1))
    assert PIER18.why_illegal(move) is None
    market = deal(AUCTIONLAND, Random(seed))
    assert len(market.tiles) == 5
    assert AUCTIONLAND.why_illegal(market) is None


def test_chance_has_nothing_to_do() -> None:
    assert error_of(BoardscoreError, deal, FORCED, Random(1)).problems[0].code == "no_chance"


@pytest.mark.parametrize(
    ("count", "depth"),
    [(divide, 0), *product((divide, perft), (-1, 1.0, None))],
)
def test_moves_are_divided_from_depth_1_on_and_counted_from_depth_0_on(
    count: Any, depth: Any
) -> None:
    assert error_of(BoardscoreError, count, FORCED, depth).where == "depth"


@pytest.mark.parametrize("state", [PIER18, AUCTIONLAND])
def test_the_players_of_a_game_are_a_tuple(state: Any) -> None:
    caught = error_of(ModelError, type(state.game), ["Anna", "Ben"], state.game.pack)
    assert caught.where == "players"


def test_the_holder_of_the_standing_bid_need_not_move() -> None:
    """auctionland.auction.bid: the holder may raise; until then the others bid or pass."""
    state = auctionland.start(["Alex", "Bonnie", "Cleo"], "demo", market_size=5)
    must_act = games.play("auctionland").must_act
    for move in (
        state.drawn(["29", "1", "1", "2", "5"]),
        auctionland.Build(0, slot=0, row=0, column=0, turns=0),
        auctionland.Auction(0, slot=0),
    ):
        state = state.play(move)
    assert (state.to_act, must_act(state)) == ((1, 2), (1, 2))
    state = state.play(auctionland.Bid(1, amount=3))
    assert (state.to_act, must_act(state)) == ((1, 2), (2,))
    state = state.play(auctionland.Pass(2))
    assert (state.to_act, must_act(state)) == ((0,), (0,))


@pytest.mark.parametrize(
    ("value", "got"), [(5, "5"), ("x", '"x"'), (type(PIER18), "a value of type type")]
)
def test_what_is_no_state_is_refused_by_the_name_of_the_argument(value: Any, got: str) -> None:
    caught = error_of(ModelError, perft, value, 1)
    assert str(caught) == f"state: found {got}, expected a state of a game"


def test_a_plan_in_words_that_no_one_judged_is_not_completed() -> None:
    """It has no points, and a verdict on it counts (`pier18.score.plan`)."""
    pack = demo_pack("pier18")
    cards = tuple(evolve(card, plan="A fine view.") for card in pack.cards)
    *_, end = walk(pier18.start([None, None], evolve(pack, cards=cards)), 18)
    assert end.to_judge == (0, 1)
    plans = [player.categories["plan"] for player in result_of(end).players]
    assert plans == [0, 0]
    judged = result_of(end, [None, True])
    assert [player.categories["plan"] for player in judged.players] == [0, 4]
