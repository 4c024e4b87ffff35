"""States drawn from views of Pier 18: counted on small packs, against all that is possible."""

from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from boardscore import BoardscoreError
from boardscore.pier18 import Choose, Finish, State
from tests.counting import EACH, assert_uniform, samples, seen_after
from tests.pier18.situations import begin, blank, card, chosen, dealt, finish, three_finishing
from tests.refusals import error_of

Hand = tuple[str, ...]


def choices(hand: Hand) -> Iterator[tuple[str, str]]:
    """The ways to keep two cards of a hand, by hand: Plan and Foundation."""
    a, b, c = hand
    return iter([(a, b), (a, c), (b, a), (b, c), (c, a), (c, b)])


def test_setup_deal_every_hand_of_unseen_cards_is_equally_likely() -> None:
    """7 cards: Ben has 3 of the 4 that Anna does not see, in any order; the deck has the rest."""
    view = dealt("1 2 3", "4 5 6", cards=7).seen_by(0)
    possible = [
        (("1", "2", "3"), hand, (left,))
        for hand in permutations("4567", 3)
        for left in sorted(set("4567") - set(hand))
    ]
    assert len(possible) == 24
    assert_uniform(((*state.hands, state.unseen) for state in samples(view)), possible)


def test_setup_deal_hands_of_two_other_players() -> None:
    """10 cards: which of the 7 others are in the hands of Anna and of Cleo."""
    view = dealt("1 2 3", "4 5 6", "7 8 9", cards=10).seen_by(1)
    unseen = ["1", "2", "3", "7", "8", "9", "10"]
    possible = [
        (anna, cleo)
        for anna, cleo in product(map(frozenset, permutations(unseen, 3)), repeat=2)
        if not anna & cleo
    ]
    drawn = ((frozenset(state.hands[0]), frozenset(state.hands[2])) for state in samples(view))
    assert_uniform(drawn, list(dict.fromkeys(possible)))


def test_setup_choose_who_has_chosen_kept_any_two_cards() -> None:
    """Anna has chosen. Ben sees neither her hand nor her choice: 24 hands with 6 choices each."""
    view = dealt("1 2 3", "4 5 6", cards=7).play(Choose(0, "1", "2")).seen_by(1)
    possible = [
        (hand, plan, foundation)
        for hand in permutations("1237", 3)
        for plan, foundation in choices(hand)
    ]
    drawn = ((state.hands[0], state.plans[0], state.foundations[0]) for state in samples(view))
    assert_uniform(drawn, possible)


def test_setup_choose_only_those_who_have_chosen_have_a_plan() -> None:
    """Anna and Ben have chosen, Cleo has not: her turn is public."""
    state = dealt("1 2 3", "4 5 6", "7 8 9", cards=9)
    state = state.play(Choose(0, "1", "2")).play(Choose(1, "4", "5"))
    ben = next(samples(state.seen_by(1)))
    assert (ben.plans[1:], ben.foundations[1:]) == (("4", None), ("5", None))
    assert {ben.plans[0], ben.foundations[0]} < set(ben.hands[0])
    anna = next(samples(state.seen_by(0)))
    assert {anna.plans[1], anna.foundations[1]} < set(anna.hands[1])
    assert (anna.plans[0], anna.plans[2]) == ("1", None)
    cleo = next(samples(state.seen_by(2)))
    assert None not in (*cleo.plans[:2], *cleo.foundations[:2])
    assert cleo.hands[2] == ("7", "8", "9")


def test_setup_choose_the_sample_goes_on_like_a_game() -> None:
    """The third cards return to the deck: 10 cards, of which 6 were chosen."""
    state = dealt("1 2 3", "4 5 6", "7 8 9", cards=10)
    state = state.play(Choose(0, "1", "2")).play(Choose(1, "4", "5"))
    sample = next(samples(state.seen_by(2))).play(Choose(2, "7", "8"))
    kept = {*sample.plans, *sample.foundations}
    assert len(kept) == 6
    assert sample.unseen == tuple(sorted({str(n) for n in range(1, 11)} - kept))


def test_end_plan_every_way_to_lay_a_plan_is_equally_likely() -> None:
    """Two columns: 0 or 1 covered, turned or not. So Anna and Ben have 4 ways each."""
    state = finish(finish(three_finishing(half_turn=True), 1, turned=True), 0)
    ways = [(0, False), (0, True), (1, False), (1, True)]
    drawn = (
        tuple((laid[-1].overlap, laid[-1].turned) for laid in sample.laid[:2])
        for sample in samples(state.seen_by(2))
    )
    assert_uniform(drawn, list(product(ways, repeat=2)))


def test_end_plan_cards_that_cannot_be_turned() -> None:
    """Without half turns, Anna has 2 ways; Ben's own Plan stays, and Cleo's is not on her pier."""
    state = finish(finish(three_finishing(), 1), 0)
    view = state.seen_by(1)
    drawn = ((sample.laid[0][-1].overlap, sample.laid[1:]) for sample in samples(view))
    assert_uniform(drawn, [(overlap, state.laid[1:]) for overlap in (0, 1)])


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_but_the_deck_is_hidden_in_a_round(seat: int) -> None:
    state = chosen(begin(blank()), ("1", "2"), ("4", "5"))
    assert state.deck is not None
    sample = next(samples(state.seen_by(seat)))
    assert (sample.open_cards, sample.laid, sample.unseen) == (
        state.open_cards,
        state.laid,
        state.unseen,
    )


def test_the_same_seed_draws_the_same_state() -> None:
    view = dealt("1 2 3", "4 5 6").seen_by(0)
    assert view.sample(Random(4)) == view.sample(Random(4))
    assert view.sample(Random(4)) != view.sample(Random(5))


def test_a_sample_needs_a_generator() -> None:
    view = dealt("1 2 3", "4 5 6").seen_by(0)
    for wrong in (None, 18, "18", Random):
        caught = error_of(BoardscoreError, view.sample, wrong)
        assert caught.where == "rng"
        assert "random.Random(1)" in caught.what


def test_a_count_notices_what_is_missing_and_what_is_too_frequent() -> None:
    assert_uniform(iter([1, 2] * EACH), [1, 2])
    for wrong in ([1] * 2 * EACH, [1, 1, 1, 2] * EACH, [1, 2, 3] * EACH):
        with pytest.raises(AssertionError):
            assert_uniform(iter(wrong), [1, 2])


# Looking ahead


def test_setup_choose_a_choice_is_played_in_the_view() -> None:
    """The others choose after it, and then still nothing of theirs is known."""
    state = dealt("1 2 3", "4 5 6")
    view = seen_after(state, Choose(0, "1", "2"))
    assert (view.to_act, view.plans, view.foundations) == ((1,), ("1", None), ("2", None))
    assert view.hands == (("1", "2", "3"), None)
    assert not view.legal_moves()


def refused(state: State, move: Any) -> BoardscoreError:
    caught = error_of(BoardscoreError, state.seen_by(move.player).play, move)
    assert "sample" in caught.describe("en")
    assert "sample" in caught.describe("de")
    return caught


def test_setup_choose_the_last_choice_reveals_those_of_the_others() -> None:
    state = dealt("1 2 3", "4 5 6").play(Choose(0, "1", "2"))
    assert refused(state, Choose(1, "4", "5")).clause == "pier18.setup.choose"


def test_end_plan_the_last_plan_reveals_those_of_the_others() -> None:
    state = finish(three_finishing(half_turn=True))
    assert len(seen_after(state, Finish(1, 1, turned=True)).laid[1]) == 2
    error = refused(finish(state), Finish(2, 0))
    assert (error.clause, error.problems[0].code) == ("pier18.end.plan", "reveals")


def test_end_plan_of_one_column_can_be_laid_in_one_way() -> None:
    """The last player knows how the others laid theirs: nothing can be covered or turned."""
    cards = blank(6, *(card(str(n), "./.") for n in range(1, 7)))
    state = finish(chosen(begin(cards), ("1", "2"), ("4", "5")))
    assert state.seen_by(1).laid == (state.laid[0][:1], state.laid[1])
    view = seen_after(state, Finish(1, 0))
    assert [laid.card.id for pier in view.laid for laid in pier] == ["2", "1", "5", "4"]
    assert view.is_over


def test_end_plan_of_one_column_that_can_be_turned() -> None:
    cards = [card(str(n), "S/." if n == 1 else "./.") for n in range(1, 7)]
    state = chosen(begin(cards, rulings={"half_turn": True}), ("1", "2"), ("4", "5"))
    assert refused(finish(state), Finish(1, 0)).clause == "pier18.end.plan"
