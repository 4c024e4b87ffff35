"""Refusals in Pier 18: illegal moves, each with clause and message, and invalid starts."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import astuple

from boardscore import BoardscoreError, IllegalMoveError, MoveError, auctionland
from boardscore.packs import demo_pack, write_pack
from boardscore.pier18 import Card, Draft, State, obstacles, start
from boardscore.pier18.model import rounds
from boardscore.testing import walk
from tests.pier18.situations import (
    NAMES,
    begin,
    blank,
    card,
    choosing,
    chosen,
    dealing,
    drafting,
    finish,
    finishing,
    many,
    over,
    pack,
    refusal,
    refused,
    revealing,
    said,
)
from tests.refusals import error_of
from tests.tables import from_table, read_table

Data = dict[str, Any]


CHOICE: Data = {"move": "choose", "player": 0, "plan": "1", "foundation": "2"}
DRAFT: Data = {"move": "draft", "player": 0, "card": "7", "overlap": 0}
FINISH: Data = {"move": "finish", "player": 0, "overlap": 0}
DEAL: Data = {"move": "deal", "hands": [["1", "2", "3"], ["4", "5", "6"]]}
REVEAL: Data = {"move": "reveal", "cards": ["7", "8", "9"]}


# Wrong phase, wrong player

TIMES: list[tuple[Callable[[], State], Data, str]] = [
    (dealing, DEAL, "pier18.setup.deal"),
    (choosing, CHOICE, "pier18.setup.choose"),
    (revealing, REVEAL, "pier18.round.reveal"),
    (drafting, DRAFT, "pier18.round.draft"),
    (finishing, FINISH, "pier18.end.plan"),
    (over, {}, ""),
]
DUE: Any = read_table(__file__, "DUE")


@pytest.mark.parametrize("due", range(6))
@pytest.mark.parametrize("kind", range(5))
def test_every_move_has_its_time(kind: int, due: int) -> None:
    state = TIMES[due][0]()
    _, move, clause = TIMES[kind]
    if kind == due:
        assert state.why_illegal(move) is None
        assert state.play(move) != state
    else:
        wanted = f"This is not possible now: {DUE[due]} [{clause}]"
        assert said(refusal(state, move)) == wanted


# pier18.round.draft, pier18.round.overlap, pier18.end.plan


def test_the_first_reason_is_reported() -> None:
    """The wrong player, no open card, too many columns, turned: in this order."""
    move = {"move": "draft", "player": 1, "card": "1", "overlap": 5, "turned": True}
    codes = []
    for better in ({"player": 0}, {"card": "7"}, {"overlap": 0}, {"turned": False}):
        codes.append(refusal(drafting(), move).code)
        move = {**move, **better}
    assert codes == ["illegal.not_the_turn", "illegal.not_open", "overlap", "illegal.no_half_turn"]
    assert drafting().why_illegal(move) is None


# Chance


def test_drawn_when_nothing_is_left_to_chance() -> None:
    sentence = "This is not possible now: Anna has to choose Plan and Foundation"
    caught = error_of(IllegalMoveError, choosing().drawn, ["7", "8", "9"])
    assert str(caught) == f"{sentence} [pier18.round.reveal]"


@pytest.mark.parametrize("count", [0, 2, 5, 7, 9])
def test_drawn_with_too_few_or_too_many_cards(count: int) -> None:
    """The move can be created, and is refused."""
    move = dealing().drawn([str(n) for n in range(1, count + 1)])
    assert refusal(dealing(), move.to_dict()).clause == "pier18.setup.deal"


# Values that are not moves


NO_MOVES: list[Any] = [
    *[None, 5, "draft", b"", [], object(), Draft, start, auctionland.Rulings()],
    *[{}, {"move": "build"}, {"move": "draft"}, DRAFT | {"overlap": -1}, {**DRAFT, "5": 5}, {5: 5}],
]


@pytest.mark.parametrize("wrong", NO_MOVES)
@pytest.mark.parametrize("situation", [dealing, choosing, drafting, finishing, over])
def test_an_invalid_move_gives_a_problem_and_no_other_error(
    situation: Callable[[], State], wrong: Any
) -> None:
    state = situation()
    problem = state.why_illegal(wrong)
    assert problem is not None
    assert error_of(MoveError, state.play, wrong).problems[0] == problem
    assert wrong not in state.legal_moves()


# start


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("players", ["Anna", None, 2, {"Anna": 1}, {"Anna", "Ben"}]),
        ("pack", [None, 5, ["1"], auctionland.Rulings()]),
        ("rulings", [["half_turn"]]),
        ("deck", ["123456789"]),
    ],
)
def test_other_values_do_not_start_a_game(key: str, values: list[Any]) -> None:
    for wrong in values:
        assert refused(**{key: wrong})[0].startswith(f"{key}: found "), wrong


@pytest.mark.parametrize(
    ("others", "ids"),
    [
        ([card("7", "./.")], "7"),
        ([card("1", ".../...")], "1"),
        ([card("7", "./."), card("18", "Q../...")], "7, 18"),
    ],
)
def test_deck_cards_that_differ_in_width_cannot_be_played(others: list[Card], ids: str) -> None:
    which = "this card does" if len(others) == 1 else "these cards do"
    assert refused(pack=pack(blank(18, *others))) == [
        f"pack: unlike the others, {which} not have 2 columns: {ids} [pier18.deck]"
    ]


@pytest.mark.parametrize(("players", "most"), [(2, 60), (3, 81)])
def test_deck_no_more_rounds_than_a_player_may_have_patrons(players: int, most: int) -> None:
    """18 rounds of 3 cards and 2 left, and 4 more on Plans and Foundations; or 4 and 3, and 6."""
    assert rounds(most, players) == 18
    assert start(NAMES[:players], many(most)).chance is not None
    (refusal,) = refused(players=NAMES[:players], pack=many(most + 1))
    assert refusal == (
        "pack: there are cards for 19 rounds; a game has at most 18 Patrons, one per round "
        "[pier18.deck]"
    )


def test_all_reasons_against_a_pack_are_reported() -> None:
    cards = [card("1", date="12-02"), card("2"), card("3", "./.")]
    codes = [problem.code for problem in obstacles(pack(cards), players=2)]
    assert codes == ["unequal_widths", "equal_dates", "too_few_cards"]
    codes = [problem.code for problem in obstacles(pack(cards))]
    assert codes == ["unequal_widths", "equal_dates"]
    assert obstacles(pack(blank(1))) == ()


def test_a_pack_in_a_dict_is_read_as_in_a_file() -> None:
    written = write_pack(demo_pack("pier18"))
    assert start(["Anna", "Ben"], written) == start(["Anna", "Ben"], "demo")


def test_mistakes_of_a_pack_in_a_dict_have_paths_below_pack() -> None:
    written = write_pack(demo_pack("pier18"))
    del written["provenance"]
    written["cards"][0]["date"] = "02-30"
    assert {line.partition(": ")[0] for line in refused(pack=written)} == {
        "pack.provenance",
        "pack.cards[0].date",
    }


def test_a_pack_of_the_other_game_and_a_missing_one(tmp_path: Path) -> None:
    file = Path(auctionland.__file__).with_name("demo.toml")
    for wrong in (file, demo_pack("auctionland")):
        assert refused(pack=wrong) == [
            "pack: this is a pack for Auctionland; one for Pier 18 is needed"
        ]
    assert "there is no such file" in refused(pack=tmp_path / "nowhere.toml")[0]


def test_unknown_rulings() -> None:
    first, second = refused(rulings={"half_turns": True, "flower_points": 1})
    assert first.startswith("rulings.half_turns: ")
    assert second.startswith("rulings.flower_points: ")


def test_deck_has_every_card_of_the_pack_once() -> None:
    deck = [str(n) for n in range(1, 19)]
    assert refused(deck=deck[:16]) == [
        "deck: in the pack but not in the deck: 17, 18 [pier18.deck]"
    ]
    assert refused(deck=[*deck, "7"]) == ["deck[18]: the pack has only 1 copy of 7 [pier18.deck]"]
    unknown, lacking = refused(deck=["x", *deck[1:]])
    assert unknown.startswith('deck[0]: the pack has no "x"; known: 1, 2, ')
    assert lacking == "deck: in the pack but not in the deck: 1 [pier18.deck]"
    number, *_ = refused(deck=[1, *deck[1:]])
    assert number.startswith("deck[0]: 1 is not a valid id")


# Positions and results


@pytest.mark.parametrize(
    ("situation", "due"), [(time[0], due) for time, due in zip(TIMES[:5], DUE, strict=False)]
)
def test_there_is_no_result_before_the_end(situation: Callable[[], State], due: str) -> None:
    caught = error_of(BoardscoreError, situation().result)
    assert str(caught) == f"there is no result yet: {due} [pier18.end.plan]"


@pytest.mark.parametrize("situation", [dealing, choosing])
def test_there_is_no_position_before_there_are_piers(situation: Callable[[], State]) -> None:
    caught = error_of(BoardscoreError, lambda: situation().position)
    assert caught.clause == "pier18.setup.choose"
    assert "no piers yet" in caught.what


@from_table
def test_score_plan_impossible_verdicts(verdicts: Any, said: str) -> None:
    cards = blank(6, card("1", plan="plain words"))
    state = finish(finish(chosen(begin(cards), ("1", "2"), ("4", "5"))))
    caught = error_of(BoardscoreError, state.result, verdicts)
    assert caught.describe().startswith(said)
    assert caught.describe("de") != caught.describe()


@pytest.mark.parametrize(("ruling", "completed"), [("orthogonal", True), ("same_side", False)])
def test_score_plan_a_verdict_must_agree_with_the_rulings(ruling: str, completed: bool) -> None:
    """A Flower Seller over a Poet is one group, or two: the Plan requires one."""
    cards = blank(6, card("1", plan="groups == 1"), card("2", "S./Q."))
    state = begin(cards, rulings={"flower_adjacency": ruling})
    state = finish(finish(chosen(state, ("1", "2"), ("4", "5"))))
    assert state.result([completed, None]).players[0].categories["plan"] == 4 * completed
    error_of(BoardscoreError, state.result, [not completed, None])


def test_an_unknown_seat_has_no_view() -> None:
    for wrong in (-1, 2, 3, "0", None, True, 0.0):
        assert error_of(BoardscoreError, drafting().seen_by, wrong).where == "seat"


def test_every_refused_move_leaves_the_state_as_it_was() -> None:
    for state in walk(begin(blank(), 3), 1):
        before = astuple(state, recurse=False)
        assert state.why_illegal({"move": "draft", "player": 9, "card": "7", "overlap": 0})
        assert astuple(state, recurse=False) == before
