"""Views of a player of Pier 18, without secret information."""

from typing import Any

import pytest
from attrs import astuple

from boardscore import BoardscoreError
from boardscore.pier18 import Choose, Draft, Finish, Phase, State, View, start
from boardscore.testing import walk
from tests.pier18.situations import (
    begin,
    blank,
    card,
    chosen,
    dealt,
    draft,
    finish,
    one_round,
    pack,
    three_finishing,
)
from tests.refusals import error_of

ALL = tuple(sorted(str(n) for n in range(1, 19)))


def without(*cards: str) -> tuple[str, ...]:
    return tuple(card for card in ALL if card not in cards)


def same_for(seat: int, one: State, other: State) -> bool:
    """Whether two states look the same to a seat, and so have the same moves for it."""
    mine, theirs = one.seen_by(seat), other.seen_by(seat)
    if mine == theirs:
        assert list(mine.legal_moves()) == list(theirs.legal_moves())
        assert repr(astuple(mine, recurse=False)) == repr(astuple(theirs, recurse=False))
    return mine == theirs


# Visible to all


def test_the_table_is_visible_to_all() -> None:
    state = one_round(
        [card("1", "S./.."), card("2", "A./..")], [card("3"), card("4", "Q./.."), card("5")]
    )
    state = draft(state, "4", 1)
    for seat in (0, 1):
        view = state.seen_by(seat)
        assert isinstance(view, View)
        expected = (seat, state.game, Phase.DRAFT, (1,))
        assert (view.seat, view.game, view.phase, view.to_act) == expected
        assert (view.plans, view.foundations) == (("21", "22"), ("1", "2"))
        assert (view.open_cards, view.patrons) == (("3", "5"), ((), ()))
        assert (view.round_number, view.first_player, view.is_over) == (1, 0, False)
        assert view.laid == state.laid
        assert [str(pier) for pier in view.piers] == ["SQ.\n...", "A.\n.."]
        assert view.position == state.position


def test_a_view_has_no_record_and_no_result() -> None:
    view = dealt("1 2 3", "4 5 6").seen_by(0)
    assert not hasattr(view, "moves")
    assert not hasattr(view, "result")


# Hands


def test_the_cards_of_the_others_may_be_anywhere_until_all_have_chosen() -> None:
    """For the player, all unseen cards may come from the deck."""
    state = dealt("1 2 3", "4 5 6")
    assert state.unseen == without("1", "2", "3", "4", "5", "6")
    assert state.seen_by(0).unseen == without("1", "2", "3")
    assert state.seen_by(1).unseen == without("4", "5", "6")
    state = chosen(state, ("1", "2"), ("4", "5"))
    for seat in (0, 1):
        assert state.seen_by(seat).unseen == without("1", "2", "4", "5")
        assert state.seen_by(seat).chance == state.chance


def test_setup_deal_another_hand_of_another_player_looks_the_same() -> None:
    one, other = dealt("1 2 3", "4 5 6"), dealt("1 2 3", "18 9 4")
    assert same_for(0, one, other)
    assert not same_for(1, one, other)


# Choices


def test_setup_choose_the_choices_of_the_others_are_secret_until_all_have_chosen() -> None:
    state = dealt("1 2 3", "4 5 6", "7 8 9").play(Choose(0, "1", "2")).play(Choose(1, "4", "5"))
    views = [state.seen_by(seat) for seat in range(3)]
    none = None, None, None
    assert [view.plans for view in views] == [("1", None, None), (None, "4", None), none]
    assert [view.foundations for view in views] == [("2", None, None), (None, "5", None), none]
    assert all(view.piers == (None, None, None) for view in views)
    assert all(view.to_act == (2,) for view in views)
    state = state.play(Choose(2, "7", "8"))
    for seat in range(3):
        assert state.seen_by(seat).plans == ("1", "4", "7")
        assert state.seen_by(seat).foundations == ("2", "5", "8")
        assert None not in state.seen_by(seat).piers


def test_setup_choose_another_choice_of_another_player_looks_the_same() -> None:
    state = dealt("1 2 3", "4 5 6")
    one, other = state.play(Choose(0, "1", "2")), state.play(Choose(0, "3", "1"))
    assert same_for(1, one, other)
    assert not same_for(0, one, other)


# The deck


def test_the_order_of_the_deck_is_secret() -> None:
    """The decks differ from the 10th card on; the open cards are 7, 8 and 9."""
    order = [str(n) for n in range(1, 19)]
    one, other = (
        chosen(start(["Anna", "Ben"], pack(blank()), deck=deck), ("1", "2"), ("4", "5"))
        for deck in (order, [*order[:9], *reversed(order[9:])])
    )
    assert one.deck is not None
    assert one.deck != other.deck
    for seat in (0, 1):
        assert one.seen_by(seat).deck is None
        assert same_for(seat, one, other)


# The Plans at the end


def test_end_plan_the_plans_of_others_are_secret_until_all_have_added_theirs() -> None:
    state = finish(finish(three_finishing(), 1), 0)
    lengths = [[len(cards) for cards in state.seen_by(seat).laid] for seat in range(3)]
    assert lengths == [[2, 1, 1], [1, 2, 1], [1, 1, 1]]
    assert [str(pier) for pier in state.seen_by(0).piers] == [".SQ\n.A.", "..\n..", "..\n.."]
    state = finish(state)
    assert state.is_over
    for seat in range(3):
        assert state.seen_by(seat).is_over
        assert state.seen_by(seat).laid == state.laid


def test_end_plan_another_way_to_lay_it_looks_the_same() -> None:
    one, other = finish(three_finishing(), 0), finish(three_finishing(), 1)
    assert same_for(1, one, other)
    assert same_for(2, one, other)
    assert not same_for(0, one, other)


# Moves


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("half_turn", [False, True])
def test_a_view_has_the_legal_moves_of_the_state_for_its_seat(
    players: int, half_turn: bool
) -> None:
    symbols = [card("7", "Q./.."), card("11", "S./A."), card("3", "HA/.."), card("4", ".A/.S")]
    for seed in range(4):
        game = begin(blank(18, *symbols), players, {"half_turn": half_turn}, forced=seed > 1)
        for state in walk(game, seed):
            moves = list(state.legal_moves())
            for seat in range(players):
                view = state.seen_by(seat)
                mine = [move for move in moves if move.player == seat]
                assert list(view.legal_moves()) == mine
                assert len(view.legal_moves()) == len(mine)
                assert all(move in view.legal_moves() for move in mine)


WHOSE: list[tuple[Any, int]] = [
    *((Choose(0, "1", "2"), 0), (Draft(0, "7", 0), 0), (Finish(0, 0), 0)),
    *((Choose(1, "4", "5"), 1), (Draft(1, "8", 0), 1), (Finish(1, 0), 1)),
    ({"move": "deal", "hands": [["1", "2", "3"], ["4", "5", "6"]]}, -1),
    *(({"move": "reveal", "cards": ["7", "8", "9"]}, -1), ("nothing", -1)),
]


@pytest.mark.parametrize(("move", "seat"), WHOSE)
def test_a_view_refuses_moves_of_other_seats(move: Any, seat: int) -> None:
    """In every phase, with a message."""
    state = begin(blank(8), forced=False)
    while not state.is_over:
        for other in {0, 1} - {seat}:
            problem = state.seen_by(other).why_illegal(move)
            assert problem is not None
            assert problem.describe() != problem.describe("de")
            assert move not in state.seen_by(other).legal_moves()
        chance = state.chance
        state = state.play(
            state.drawn(chance.unseen[: chance.count])
            if chance
            else next(iter(state.legal_moves()))
        )


def test_a_view_has_no_position_before_there_are_piers() -> None:
    error_of(BoardscoreError, lambda: dealt("1 2 3", "4 5 6").seen_by(0).position)


# Playing in a view


def last_draft(forced: bool) -> State:
    """Two players before the last draft of the first round, of two rounds."""
    if forced:
        return draft(chosen(begin(blank()), ("1", "2"), ("4", "5")), "7")
    state = chosen(dealt("1 2 3", "4 5 6"), ("1", "2"), ("4", "5"))
    return draft(state.play({"move": "reveal", "cards": ["7", "8", "9"]}), "7")


def test_a_view_does_not_play_a_draw_from_a_fixed_deck() -> None:
    """The order of the deck is secret, so the view after the last draft of a round is too."""
    view = last_draft(forced=True).seen_by(1)
    move = {"move": "draft", "player": 1, "card": "8", "overlap": 0}
    (problem,) = error_of(BoardscoreError, view.play, move).problems
    assert (problem.code, problem.clause) == ("draws", "pier18.round.reveal")
    assert problem.describe().startswith("a draw follows this move")


def test_without_a_deck_a_view_waits_for_the_draw() -> None:
    after = last_draft(forced=False).seen_by(1).play(Draft(1, "8", 0))
    assert after.phase is Phase.REVEAL
    assert not list(after.legal_moves())


def test_a_view_refuses_to_play_an_illegal_move() -> None:
    view = last_draft(forced=False).seen_by(1)
    (problem,) = error_of(BoardscoreError, view.play, Draft(1, "7", 0)).problems
    assert (problem.code, problem.clause) == ("illegal.not_open", "pier18.round.draft")
