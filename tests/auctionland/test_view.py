"""Views of a game of Auctionland: all visible information, and nothing hidden."""

import random
from collections.abc import Iterator

import pytest
from attrs import astuple, evolve

from boardscore import say
from boardscore.auctionland import (
    Bid,
    Build,
    BuyBack,
    Market,
    Pass,
    Phase,
    Sell,
    State,
    View,
)
from tests.auctionland.situations import bidding, sale, situation
from tests.auctionland.walks import walk

OPEN = [
    *("game", "phase", "to_act", "gavel", "islands", "market", "unseen", "auctioned"),
    *("standing_bid", "had_bonus", "passed", "is_over", "chance"),
]
"""What every player may see."""


def test_money_hidden_from_the_others() -> None:
    """`auctionland.money.hidden`: behind a screen, so each seat knows only its own."""
    state = situation("#", "#", "#", money=(3, 4, 5))
    assert [state.seen_by(seat).money for seat in range(3)] == [
        (3, None, None),
        (None, 4, None),
        (None, None, 5),
    ]


def test_money_hidden_unless_the_setting_says_otherwise() -> None:
    """`auctionland.money.hidden`: visible money is a setting."""
    state = situation("#", "#", "#", money=(3, 4, 5), visible_money=True)
    assert [state.seen_by(seat).money for seat in range(3)] == [(3, 4, 5)] * 3


def test_a_view_has_all_visible_information_and_its_seat() -> None:
    state = bidding("#", "##", "#", standing=Bid(2, 1), offers="p:1 pl").play(Pass(1))
    state = evolve(state, phase=Phase.BID, to_act=(2,), had_bonus=(0,))
    for seat in range(3):
        view = state.seen_by(seat)
        assert view.seat == seat
        for name in OPEN:
            assert getattr(view, name) == getattr(state, name), name
    assert state.passed == (1,)


def test_a_view_has_no_record_and_no_result() -> None:
    view = situation("#", "#").seen_by(0)
    for name in ("moves", "seen_by", "drawn", "result"):
        assert not hasattr(view, name)


def test_a_view_says_why_a_move_is_illegal() -> None:
    state = sale("#", "#", standing=Bid(1, 5), money=(5, 12))
    view = state.seen_by(0)
    assert view.why_illegal(Sell(0)) is None
    assert view.why_illegal(BuyBack(0)) == state.why_illegal(BuyBack(0))
    assert view.why_illegal(Build(0, 0, 0, 1, 0)) == state.why_illegal(Build(0, 0, 0, 1, 0))


@pytest.mark.parametrize("move", [Sell(1), Bid(1, 1), Bid(7, 1), Market(("p",))])
def test_a_view_answers_only_for_its_seat(move: Sell | Bid | Market) -> None:
    problem = sale("#", "#", standing=Bid(1, 5)).seen_by(0).why_illegal(move)
    assert problem is not None
    assert say(problem.message) == "This is not a move for Alex to make"


def test_a_view_is_a_value() -> None:
    state = situation("#", "#", money=(3, 4))
    assert state.seen_by(0) == state.seen_by(0)
    assert hash(state.seen_by(0)) == hash(state.seen_by(0))
    assert state.seen_by(0) != state.seen_by(1)
    assert state.seen_by(0) == evolve(state, money=(3, 9)).seen_by(0)
    assert isinstance(state.seen_by(0), View)


def twins(state: State, seat: int, rng: random.Random) -> Iterator[State]:
    """States that differ only in what the seat may not see: other players' money, stack order."""
    for _ in range(3):
        money = tuple(
            own if player == seat else rng.randrange(25) for player, own in enumerate(state.money)
        )
        deck = rng.sample(state.unseen, len(state.unseen))
        yield evolve(state, money=money, deck=tuple(deck))


def parts_of(view: View) -> str:
    """The parts of a view as text, so that 1 and True differ."""
    return repr(astuple(view, recurse=False, filter=lambda part, _: bool(part.eq)))


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("visible_money", [False, True])
def test_nothing_hidden_leaks(players: int, visible_money: bool) -> None:
    """States that look the same to a seat have the same moves, actors and answers for it."""
    rng = random.Random(players)
    looks = 0
    for state in walk(rng, players, visible_money=visible_money):
        seat = rng.randrange(players)
        view = state.seen_by(seat)
        for twin in twins(state, seat, rng):
            other = twin.seen_by(seat)
            if visible_money and twin.money != state.money:
                assert other != view
                continue
            assert other == view
            assert parts_of(other) == parts_of(view)
            own = [move for move in twin.legal_moves() if move.player == seat]
            assert own == list(view.legal_moves()) == list(other.legal_moves())
            looks += 1
    assert looks > 0 or visible_money
