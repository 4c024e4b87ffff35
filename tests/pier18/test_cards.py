"""Cards on a pier (`pier18.round.overlap`), and the line of a Plan (`pier18.score.plan`)."""

import re
from typing import Any

import pytest

import boardscore
from boardscore import ModelError
from boardscore.pier18 import (
    Card,
    CardDate,
    Condition,
    Laid,
    Pier,
    Symbol,
    lay,
    plan_by_condition,
)
from boardscore.pier18.documents import laid_card
from tests.refusals import error_of
from tests.tables import from_table, read_table

Data = dict[str, Any]


def card(name: str, cells: str) -> Card:
    return Card(name, CardDate(4, 17), Symbol.POET, Pier.parse(cells), "by the sea")


@pytest.mark.parametrize("written", ["7", "7+1", "7+0t", "7+2t"])
def test_a_laid_card_survives_a_round_trip(written: str) -> None:
    assert str(laid_card(written, {"7": card("7", "SQHA\n....")})) == written


FOUNDATION = card("1", "SQHA\n....")
NEXT = card("2", "AAA.\nQQQ.")


@from_table
def test_a_card_covers_columns_at_the_water_end(overlap: int, pier: str) -> None:
    """Covered columns are gone, even under an empty space."""
    assert str(lay([Laid(FOUNDATION), Laid(NEXT, overlap)])) == pier


def test_a_card_never_covers_all_columns_and_the_foundation_none() -> None:
    for overlap in (4, 5, 999):
        (problem,) = error_of(ModelError, lay, [Laid(FOUNDATION), Laid(NEXT, overlap)]).problems
        assert (problem.path, problem.code) == ((1,), "overlap")
        assert problem.clause == "pier18.round.overlap"
        assert "at most 3 here" in problem.describe()
    assert error_of(ModelError, lay, [Laid(FOUNDATION, 1)]).problems[0].path == (0,)


def test_a_card_covers_columns_of_the_card_before_only() -> None:
    """The second card left one column of the first; the third may cover three of the second."""
    pier = lay([Laid(FOUNDATION), Laid(NEXT, 3), Laid(card("3", "H...\n...H"), 3)])
    assert str(pier) == "SAH...\n.Q...H"


def test_an_empty_space_on_top_hides_a_symbol() -> None:
    pier = lay([Laid(FOUNDATION), Laid(card("3", "....\n...."), 2)])
    assert str(pier) == "SQ....\n......"


def test_a_turned_card_has_its_columns_reversed_and_its_sides_swapped() -> None:
    turned = card("3", "SQ.H\nA...")
    assert str(turned.turned) == "...A\nH.QS"
    assert str(lay([Laid(FOUNDATION), Laid(turned, 1, turned=True)])) == "SQH...A\n...H.QS"


# Cards and plans in a position

PACK: Any = read_table(__file__, "PACK")


def position(*players: Data) -> Data:
    return {"game": "pier18", "pack": PACK, "players": list(players)}


def scored(**player: Any) -> Any:
    """The score of one player with the cards of the pack."""
    return boardscore.score(position(player)).players[0]


@from_table
def test_cards_of_a_position(cards: list[str], pier: str) -> None:
    """`tt` is the card `t`, turned; `t` is the card itself."""
    assert str(scored(cards=cards).player.pier) == pier


@from_table
def test_impossible_cards(cards: object, code: str, where: str) -> None:
    (problem,) = error_of(boardscore.PositionError, scored, cards=cards).problems
    assert (problem.code, problem.where) == (code, where)


def test_a_single_t_is_an_id() -> None:
    """It is no turned card without an id."""
    data = {**position({"cards": ["1", "t"]}), "pack": "demo"}
    with pytest.raises(boardscore.BoardscoreError, match='the pack has no "t"'):
        boardscore.score(data)


def test_no_pier_has_as_many_cards_as_a_file_can_list() -> None:
    """`pier18.pier`: every card adds a column, so cards after the 400th need not be read."""
    cards = ["1"] + ["t+1"] * 400 + ["no such card"] * 100_000
    assert error_of(boardscore.PositionError, scored, cards=cards).problems[0].code == "pier_length"


def plan_line(**player: Any) -> tuple[int | None, str]:
    (line,) = (line for line in scored(**player).lines if line.category == "plan")
    assert line.rule == "pier18.score.plan"
    return line.points, line.text()


def test_a_completed_plan_shows_its_counts() -> None:
    """Two Poets of the first card, one of the second."""
    assert plan_line(cards=["1", "t"], plan="poets >= 3 and lovers == 1") == (
        4,
        "Plan completed: at least 3 Poets and exactly 1 Lovers symbol (3 Poets, 1 Lovers symbol)",
    )


def test_an_uncompleted_plan_shows_its_counts() -> None:
    assert plan_line(pier=["QQ", ".."], plan="poets >= 3") == (
        0,
        "Plan not completed: at least 3 Poets (2 Poets)",
    )


@from_table
def test_the_counts_of_a_plan_in_words(name: str, english: str, german: str) -> None:
    """`HSH.` over `..Q.`: a group of 3, whose Flower Seller has 2 others, and a single Poet."""
    pier = Pier.parse("HSH.\n..Q.")
    (line,) = plan_by_condition(Condition(f"{name} >= 0"), pier)
    assert re.fullmatch(rf"Plan completed: at least 0 .* \({english}\)", line.text("en"))
    assert re.fullmatch(rf"Plan erfüllt: mindestens 0 .* \({german}\)", line.text("de"))


def test_a_plan_is_judged_on_the_finished_pier() -> None:
    """`pier18.end.plan`: the Plan card counts, the columns that it covers do not."""
    assert plan_line(cards=["1", "t"], plan_card="1")[0] == 4
    assert plan_line(cards=["1", "t+1"], plan_card="1")[0] == 0


def test_a_plan_follows_the_rulings() -> None:
    """A Poet above a Poet: on each side one group, or one in all."""
    player = {"pier": ["Q", "Q"], "plan": "groups == 1"}
    both_sides = {**position(player), "rulings": {"flower_adjacency": "orthogonal"}}
    assert boardscore.score(position(player)).players[0].categories["plan"] == 0
    assert boardscore.score(both_sides).players[0].categories["plan"] == 4


def test_a_plan_in_words_leaves_its_points_missing() -> None:
    anna = {"name": "Anna", "cards": ["1"]}
    result = boardscore.score(position(anna, {"name": "Ben", "cards": ["1"], "plan_card": "w"}))
    ben = result.players[1]
    assert ben.categories["plan"] is ben.total is None
    assert ben.categories["poets"] == 1
    assert result.missing == ("players[1].plan_completed",)
    assert (result.winners, result.decided_by) == ((), None)
    assert any("Ben" in boardscore.say(note) for note in result.notes)


def test_a_known_plan_has_no_note() -> None:
    notes = boardscore.score(position({"cards": ["1"], "plan_card": "1"})).notes
    assert not any("no Plan entered" in boardscore.say(note) for note in notes)
    notes = boardscore.score(position({"cards": ["1"]})).notes
    assert any("no Plan entered" in boardscore.say(note) for note in notes)


def test_a_plan_card_provides_its_plan_and_its_date_unless_the_file_has_one() -> None:
    player = scored(cards=["1"], plan_card="1").player
    assert (str(player.plan), player.plan_date) == ("poets >= 3", CardDate(3, 1))
    player = scored(cards=["1"], plan_card="1", plan_date="12-31").player
    assert player.plan_date == CardDate(12, 31)


def test_dates_of_plan_cards_break_a_tie() -> None:
    """`pier18.tie.date`: one Poet point and two symbols each; 1 February is before 1 March."""
    anna = {"name": "Anna", "pier": ["QQ", ".."], "plan_card": "1"}
    ben = {"name": "Ben", "pier": ["QQ", ".."], "plan_card": "t"}
    result = boardscore.score(position(anna, ben))
    assert (result.winners, result.decided_by) == (("Ben",), "pier18.tie.date")
