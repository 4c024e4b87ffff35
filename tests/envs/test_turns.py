"""Who is asked next when several players may act."""

from typing import Any

from attrs import evolve
from hypothesis import given

from boardscore.auctionland import Bid, Pass
from boardscore.auctionland.envs.environment import next_seat
from boardscore.envs.environment import environment
from boardscore.testing import states
from tests.auctionland.situations import bidding
from tests.pier18.situations import begin, blank, chosen


def test_plan_and_foundation_are_chosen_in_seat_order() -> None:
    asked = environment("pier18").next_seat
    state = begin(blank(), 3)
    assert asked(state) == 0
    assert asked(chosen(state, ("1", "2"))) == 1
    assert asked(chosen(state, ("1", "2"), ("4", "5"))) == 2


def test_bidders_are_asked_clockwise_from_the_seat_after_the_auctioneer() -> None:
    """Seat 2 has the gavel, so 3, 0 and 1 are asked; the holder of the standing bid is not."""
    state = evolve(bidding("#", "#", "#", "#"), gavel=2, to_act=(0, 1, 3))
    asked = []
    for move in (Bid(3, 1), Bid(0, 2), Pass(1), Bid(3, 3), Bid(0, 4)):
        asked.append(next_seat(state))
        assert move.player == asked[-1]
        state = state.play(move)
    assert (asked, next_seat(state)) == ([3, 0, 1, 3, 0], 3)
    state = state.play(Pass(3))
    assert (state.phase.value, next_seat(state)) == ("sale", 2)


def test_a_pass_without_a_bid_goes_on_clockwise() -> None:
    state = bidding("#", "#", "#", "#")
    for seat in (1, 2, 3):
        assert next_seat(state) == seat
        state = state.play(Pass(seat))
    assert (state.phase.value, next_seat(state)) == ("place", 0)


@given(states())
def test_the_one_asked_may_act_and_has_a_move(state: Any) -> None:
    if not state.to_act:
        return
    seat = environment(state.GAME).next_seat(state)
    assert seat in state.to_act
    assert len(state.seen_by(seat).legal_moves()) > 0
    assert environment(state.GAME).next_seat(state.seen_by(seat)) == seat
