"""The game of Pier 18 clause by clause: the effects of moves, worked out by hand."""

from pathlib import Path
from typing import Any

import pytest

from boardscore import BoardscoreError, dumps, loads, packs, pier18
from boardscore.pier18 import Pack, Phase, Rulings, State, start
from boardscore.pier18.state import PLAY
from boardscore.testing import walk
from tests.pier18.situations import (
    NAMES,
    begin,
    blank,
    card,
    chosen,
    draft,
    finish,
    one_round,
    pictures,
    player_moves,
)
from tests.refusals import error_of
from tests.tables import from_table, read_table

# A whole game

HAND_MADE = [card(*row) for row in read_table(__file__, "HAND_MADE")]
"""Ids, cells, dates, Patrons and Plans."""


def test_a_whole_game_of_two() -> None:
    """Every card of 18, four rounds, a Patron of each kind, both Plans completed."""
    state = begin(HAND_MADE)
    assert state.hands == (("1", "2", "3"), ("4", "5", "6"))
    state = chosen(state, ("1", "2"), ("5", "4"))
    assert (state.plans, state.foundations) == (("1", "5"), ("2", "4"))
    # Round 1. Ben begins: his Foundation has 3 February, Anna's the 20th.
    assert (state.round_number, state.to_act, state.open_cards) == (1, (1,), ("7", "8", "9"))
    state = draft(draft(state, "8", 1), "9")
    assert pictures(state) == ["S.QQ/Q.S.", "A.A/..."]
    # The Patron is card 7, a Poet: Anna has three Poets and so a point, Ben none.
    assert state.patrons == (("7",), ())
    # Round 2. Anna begins. The Patron is card 10, a Fisher: Ben has two on a side.
    assert (state.round_number, state.to_act, state.open_cards) == (2, (0,), ("10", "11", "12"))
    state = draft(draft(state, "12"), "11")
    assert pictures(state) == ["S.QQ.S/Q.S..Q", "A.AH./....."]
    assert state.patrons == (("7",), ("10",))
    # Round 3. Ben begins. The Patron is card 14, a Flower Seller: each of Anna's is alone on
    # its side, so no one has points, and her card of 1 October beats the one of 1 December.
    assert (state.round_number, state.to_act, state.open_cards) == (3, (1,), ("13", "14", "15"))
    state = draft(draft(state, "13", 1), "15", 1)
    assert pictures(state) == ["S.QQ.Q./Q.S..Q.", "A.AH../....H."]
    assert state.patrons == (("7", "14"), ("10",))
    # Round 4. Anna begins. The Patron is card 18, Lovers: all are blocked, so the card of 4
    # April beats the one of the 5th.
    assert (state.round_number, state.to_act, state.open_cards) == (4, (0,), ("16", "17", "18"))
    state = draft(draft(state, "16", 1), "17")
    assert pictures(state) == ["S.QQ.QH./Q.S..Q..", "A.AH..../....H.Q."]
    assert state.patrons == (("7", "14", "18"), ("10",))
    # Two cards are left, the third ones of the hands, and a round needs three.
    assert (state.phase, state.deck, state.to_act) == (Phase.FINISH, ("3", "6"), (0,))
    state = finish(finish(state), 1)
    assert pictures(state) == ["S.QQ.QH.Q./Q.S..Q....", "A.AH...A./....H.QA."]
    assert state.is_over
    anna, ben = state.result().players
    names = ("poets", "lovers", "fishers", "flower_sellers", "plan", "patrons")
    assert anna.categories == dict(zip(names, (3, 0, 0, 0, 4, 3)))
    assert ben.categories == dict(zip(names, (0, 0, 3, 0, 4, 1)))
    assert (str(state.result()), state.result().winners) == ("1. Anna 10, 2. Ben 8", ("Anna",))


# pier18.round.count, pier18.end.trigger


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3)])
@pytest.mark.parametrize("seed", range(3))
def test_round_count_with_18_cards(players: int, rounds: int, seed: int) -> None:
    states = list(walk(start([None] * players, "demo"), seed))
    kinds = [move.KIND for move in states[-1].moves]
    assert kinds.count("reveal") == states[-1].round_number == rounds
    assert kinds.count("draft") == rounds * players
    assert kinds.count("finish") == players


# pier18.round.order


def test_round_order_clockwise_from_a_changing_first_player() -> None:
    """The third seat has the earliest Foundation."""
    state = begin(blank(18, card("8", date="01-01")), players=3)
    state = chosen(state, ("1", "2"), ("4", "5"), ("7", "8"))
    order = []
    while state.phase is Phase.DRAFT:
        order.append((state.round_number, state.first_player, *state.to_act))
        state = draft(state, state.open_cards[0])
    assert order == [
        *[(1, 2, 2), (1, 2, 0), (1, 2, 1)],
        *[(2, 0, 0), (2, 0, 1), (2, 0, 2)],
        *[(3, 1, 1), (3, 1, 2), (3, 1, 0)],
    ]


# pier18.round.draft, pier18.round.overlap


def test_round_draft_an_open_card_extends_the_pier_at_the_water_end() -> None:
    state = one_round(
        [card("1", "S./.."), card("2", "A./..", date="01-01")],
        [card("3", "Q./.Q"), card("4"), card("5")],
    )
    after = draft(state, "3")
    assert pictures(after) == ["S./..", "A.Q./...Q"]
    assert (after.open_cards, after.to_act) == (("4", "5"), (0,))
    assert [(one.card.id, one.overlap) for one in after.laid[1]] == [("2", 0), ("3", 0)]


# pier18.round.patron


def patrons(  # noqa: PLR0913
    anna: str,
    ben: str,
    patron: str,
    *,
    cards: tuple[str, str] = ("../..", "../.."),
    overlaps: tuple[int, int] = (0, 0),
    earlier: int = 0,
    **rulings: Any,
) -> list[int]:
    """The Patrons of each player after a round in which Anna picks first, then Ben.

    Their Foundations and the cards that they take are given; `earlier` is the player who takes the
    card with the earlier date.
    """
    dates = ("01-02", "01-03") if earlier == 0 else ("01-03", "01-02")
    taken = [card(str(n), cells, date) for n, cells, date in zip((3, 4), cards, dates, strict=True)]
    foundations = [card("1", anna), card("2", ben)]
    state = one_round(foundations, [*taken, card("5", "QQ/AA", "01-01", patron)], rulings)
    state = draft(draft(state, "3", overlaps[0]), "4", overlaps[1])
    assert (state.phase, state.open_cards) == (Phase.FINISH, ())
    assert all(won in {(), ("5",)} for won in state.patrons)
    return [len(won) for won in state.patrons]


ANNA, BEN, NOBODY = [1, 0], [0, 1], [0, 0]


@from_table
def test_round_patron_to_the_most_points_in_its_category(
    patron: str, anna: str, ben: str, winner: list[int]
) -> None:
    """The player with fewer points has the card with the earlier date.

    Poets: 0 and 1 (and Anna has more Fishers); 2 and 1. Fishers: 1 and 2, as one side counts; 1 and
    0. Lovers: blocked, and 2; 4, as sides do not block each other, and 2. Flower Sellers: alone,
    and 1; a group on each side, 2, and 1.
    """
    assert patrons(anna, ben, patron, earlier=0 if winner == BEN else 1) == winner


def test_round_patron_counts_the_cards_of_this_round() -> None:
    """Anna's second Poet is on the card that she takes."""
    assert patrons("Q./..", "Q./..", "Q", cards=("Q./..", "../.."), earlier=1) == ANNA


def test_round_patron_counts_nothing_that_is_covered_by_now() -> None:
    """Before the round both had a point for two Poets; Ben covers one of his."""
    assert patrons("Q./Q.", "QQ/..", "Q", overlaps=(0, 1), earlier=1) == ANNA


# pier18.round.patron-tie


@pytest.mark.parametrize(("earlier", "winner"), [(0, ANNA), (1, BEN)])
def test_round_patron_tie_to_the_earliest_date_played_this_round(
    earlier: int, winner: list[int]
) -> None:
    """One point each; Anna's earlier Foundation does not matter."""
    assert patrons("QQ/..", "Q./Q.", "Q", earlier=earlier) == winner


# Rulings


@pytest.mark.parametrize(("earlier", "winner"), [(0, ANNA), (1, BEN)])
@pytest.mark.parametrize("patron", "QAHS")
def test_patron_when_all_zero_to_the_earliest_date(
    patron: str, earlier: int, winner: list[int]
) -> None:
    assert patrons("../..", "../..", patron, earlier=earlier) == winner
    ruled = patrons("../..", "../..", patron, earlier=earlier, patron_when_all_zero="earliest_date")
    assert ruled == winner


@pytest.mark.parametrize("patron", "QAHS")
def test_patron_when_all_zero_to_no_one_if_so_ruled(patron: str) -> None:
    """A single Poet and a single Flower Seller score nothing either."""
    assert patrons("Q./.S", "../..", patron, patron_when_all_zero="nobody") == NOBODY


def test_patron_when_all_zero_does_not_affect_other_ties() -> None:
    assert patrons("QQ/..", "QQ/..", "Q", earlier=1, patron_when_all_zero="nobody") == BEN


def test_flower_adjacency_matters_for_the_patron() -> None:
    """A Flower Seller over a Poet: two of 1 and the earlier date decides, or a group of 2."""
    assert patrons("S./Q.", "../..", "S", earlier=1) == BEN
    assert patrons("S./Q.", "../..", "S", earlier=1, flower_adjacency="orthogonal") == ANNA


def test_flower_points_matter_for_the_patron() -> None:
    """Two pairs of Flower Sellers against one with a Poet: 2 and 1, or 0 and 1."""
    assert patrons("SS/SS", "SQ/..", "S", earlier=1) == ANNA
    assert patrons("SS/SS", "SQ/..", "S", flower_points="other_kinds_only") == BEN


TURN = {"half_turn": True}


def test_half_turn_that_gives_the_same_cells_is_not_a_separate_move() -> None:
    cards = [card("3", "Q./.."), card("4", "Q./.Q"), card("5")]
    state = one_round([card("1"), card("2")], cards, TURN)
    assert [
        (move["card"], move["overlap"], move.get("turned", False)) for move in player_moves(state)
    ] == [
        *[("3", 0, False), ("3", 0, True), ("3", 1, False), ("3", 1, True)],
        *[("4", 0, False), ("4", 1, False), ("5", 0, False), ("5", 1, False)],
    ]


def test_half_turn_of_the_plan_and_never_of_the_foundation() -> None:
    state = begin(blank(6, card("1", "SQ/A."), card("2", "H./..")), rulings=TURN)
    assert all("turned" not in move for move in player_moves(state))
    state = chosen(state, ("1", "2"), ("4", "5"))
    assert [(move["overlap"], move.get("turned", False)) for move in player_moves(state)] == [
        *[(0, False), (0, True), (1, False), (1, True)],
    ]
    state = finish(state, 1, turned=True)
    assert pictures(state)[0] == "H.A/.QS"
    assert [(move["overlap"], move.get("turned", False)) for move in player_moves(state)] == [
        *[(0, False), (1, False)],
    ]


# pier18.score.plan


def test_score_plan_follows_the_rulings() -> None:
    """A Flower Seller over a Poet is one group, or two."""
    for ruling, points in (("orthogonal", 4), ("same_side", 0)):
        cards = blank(6, card("1", plan="groups == 1"), card("2", "S./Q."))
        state = begin(cards, rulings={"flower_adjacency": ruling})
        state = chosen(state, ("1", "2"), ("4", "5"))
        result = finish(finish(state)).result()
        assert result.players[0].categories["plan"] == points
        assert dict(result.rulings)["flower_adjacency"] == ruling


def in_words() -> State:
    """A finished game: Anna's Plan is in words, Ben's is a condition and completed."""
    cards = blank(6, card("1", plan="plain words"), card("4", plan="columns == 4"))
    return finish(finish(chosen(begin(cards), ("1", "2"), ("4", "5"))))


def test_score_plan_of_plain_words_is_missing_without_a_verdict() -> None:
    for result in (in_words().result(), in_words().result([None, None])):
        assert result.players[0].categories["plan"] is None
        assert result.players[1].categories["plan"] == 4
        assert (result.missing, result.winners) == (("players[0].plan_completed",), ())


def test_score_plan_the_position_of_a_finished_game_has_the_verdicts() -> None:
    anna, ben = PLAY.position(in_words(), [True, None]).players
    assert (anna.plan, anna.plan_completed) == (None, True)
    assert str(ben.plan) == "columns == 4"
    assert PLAY.position(in_words(), None) == in_words().position


@pytest.mark.parametrize("verdict", [True, False, None])
def test_score_plan_the_position_of_a_judged_game_can_be_written(verdict: bool | None) -> None:
    """The verdict replaces the Plan card, as in a file, so that a book can keep the game."""
    end = PLAY.position(in_words(), [verdict, None])
    written = end.to_dict()["players"][0]
    assert (written.get("plan_completed"), written.get("plan_card")) == (
        verdict,
        "1" if verdict is None else None,
    )
    assert loads(dumps(end)) == end


@pytest.mark.parametrize("anna", [True, False, None])
def test_score_plan_a_verdict_may_not_contradict_the_condition(anna: bool | None) -> None:
    caught = error_of(BoardscoreError, in_words().result, [anna, False])
    (problem,) = caught.problems
    assert (problem.where, problem.code) == ("verdicts[1]", "verdict_differs")
    assert problem.clause == "pier18.score.plan"
    assert "Ben" in caught.what


# Data of a state


def test_a_position_can_be_scored_before_the_end() -> None:
    """Two Poets and a Plan that requires at least two columns."""
    state = one_round([card("1", "QQ/.."), card("2")], [card("3"), card("4"), card("5")])
    anna, ben = state.position.players
    assert (anna.name, str(anna.pier), anna.patrons) == ("Anna", "QQ\n..", 0)
    assert (str(anna.plan_date), str(ben.plan_date)) == ("12-21", "12-22")
    assert state.position.rulings == state.game.rulings
    assert state.position.pack is state.game.pack


def test_states_are_equal_if_the_rest_of_the_game_is_the_same() -> None:
    """Once the third cards are back in the deck, it does not matter who was dealt them."""
    states = []
    for hands in ([["1", "2", "3"], ["4", "5", "6"]], [["6", "2", "1"], ["3", "4", "5"]]):
        state = begin(blank(), forced=False).play({"move": "deal", "hands": hands})
        states.append(chosen(state, ("1", "2"), ("4", "5")))
    one, other = states
    assert one == other
    assert hash(one) == hash(other)
    assert one.moves != other.moves
    assert draft(one.play(one.drawn(["7", "8", "9"])), "7") != one


def test_all_moves_are_stored_with_those_of_chance() -> None:
    state = draft(chosen(begin(blank(7)), ("1", "2"), ("4", "5")), "3")
    assert [move.to_dict() for move in state.moves] == [
        {"move": "deal", "hands": [["1", "2", "3"], ["4", "5", "6"]]},
        {"move": "choose", "player": 0, "plan": "1", "foundation": "2"},
        {"move": "choose", "player": 1, "plan": "4", "foundation": "5"},
        {"move": "reveal", "cards": ["7", "3", "6"]},
        {"move": "draft", "player": 0, "card": "3", "overlap": 0},
    ]


# start


def test_start_with_a_pack_its_path_or_the_invented_one(tmp_path: Path) -> None:
    file, demo = tmp_path / "my.toml", Path(pier18.__file__).with_name("demo.toml")
    file.write_text(demo.read_text(encoding="utf-8").replace("demo-pier18", "mine"), "utf-8")
    mine = start(NAMES[:2], file).game.pack
    assert isinstance(mine, Pack)
    assert mine.name == "mine"
    assert start(NAMES[:2], str(file)).game.pack == mine
    assert start(NAMES[:2], mine).game.pack is mine
    assert start(NAMES[:2], "demo").game.pack == packs.demo_pack("pier18")


def test_start_with_rulings_as_a_dict_or_an_object() -> None:
    ruled = Rulings(half_turn=True)
    assert start(NAMES[:2], "demo").game.rulings == Rulings()
    assert start(NAMES[:2], "demo", rulings={"half_turn": True}).game.rulings == ruled
    assert start(NAMES[:2], "demo", rulings=ruled).game.rulings is ruled


def test_start_with_a_deck_leaves_nothing_to_chance() -> None:
    for state in walk(begin(blank(), 3), 4):
        assert state.chance is None
        assert state.is_over or list(state.legal_moves())
