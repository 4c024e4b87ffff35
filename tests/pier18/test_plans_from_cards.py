"""`pier18.end.plan`: by default the last card of a finished pier is its Plan.

The cards are those of the invented pack. Cards 1 to 6 side by side make this pier:

    S.Q.Q..HH...A.S...S..QQ.
    ..A..A....Q..A..Q..AS...

6 Poets 3, 2 Lovers next to each other 0, 4 Fishers below 4, a Fisher next to a Flower Seller 1: 8
points. The Plan of card 6 requires more Poets above (4) than below (2), and has the date 17 April.
"""

import json
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore import pier18
from boardscore.packs import demo_pack
from boardscore.pad import answer
from boardscore.pier18 import CardDate

Data = dict[str, Any]

ANNA = ["1", "2", "3", "4", "5", "6"]
BEN = ["7", "8", "9", "10", "11", "12"]
PIER = {"pier": ["Q", "."], "plan_completed": False}


def scored(*players: Data, pack: Any = "demo") -> Any:
    return boardscore.score({"game": "pier18", "pack": pack, "players": list(players)})


def notes(result: Any, lang: str = "en") -> str:
    return "\n".join(boardscore.say(note, lang) for note in result.notes)


def plan(result: Any) -> tuple[int | None, str | None, CardDate | None]:
    first = result.players[0]
    card = first.player.plan_card
    return first.categories["plan"], card and card.id, first.player.plan_date


def test_the_last_of_six_cards_is_the_plan_of_two_players() -> None:
    result = scored({"name": "Anna", "cards": ANNA}, {"name": "Ben", "cards": BEN})
    assert plan(result) == (4, "6", CardDate(4, 17))
    assert result.players[0].total == 12
    assert "finished pier is the Plan: card 6 for Anna, card 12 for Ben." in notes(result)
    assert "ist der Plan: Karte 6 bei Anna, Karte 12 bei Ben." in notes(result, "de")
    assert "no Plan entered" not in notes(result)
    named = scored({"cards": ANNA, "plan_card": "6"}, {"cards": BEN, "plan_card": "12"})
    assert [one.lines for one in named.players] == [one.lines for one in result.players]
    assert "is the Plan" not in notes(named)


def test_the_last_of_five_cards_is_the_plan_of_three_players() -> None:
    """Cards 1 to 4 and 6: above 2 + 2 Poets, below 1."""
    players = [{"cards": [*ANNA[:4], "6"]}, {"cards": BEN[:5]}, PIER]
    assert plan(scored(*players)) == (4, "6", CardDate(4, 17))
    assert plan(scored(*players[:2])) == (0, None, None)
    assert plan(scored({"cards": ANNA}, *players[1:])) == (0, None, None)


@pytest.mark.parametrize("pack", ["demo", "two cards"])
def test_a_pier_with_fewer_cards_is_unfinished(pack: Any) -> None:
    if pack != "demo":
        pack = evolve(demo_pack("pier18"), cards=demo_pack("pier18").cards[:2])
    result = scored({"name": "Anna", "cards": ["1", "2"]}, PIER, pack=pack)
    assert plan(result) == (0, None, None)
    assert "Anna: the pier is unfinished. It is made of 2 cards, and a finished" in notes(result)
    assert "Anna: no Plan entered" in notes(result)
    assert "Der Pier ist nicht fertig. Er besteht aus 2 Karten" in notes(result, "de")


def test_a_pier_with_more_cards_has_no_known_plan() -> None:
    result = scored({"name": "Anna", "cards": [*ANNA, "13"]}, PIER)
    assert plan(result) == (0, None, None)
    assert "the pier is made of 7 cards, but a finished pier has no more than 6" in notes(result)
    assert "Anna: no Plan entered" in notes(result)


def test_a_single_player_may_be_one_of_two_or_of_three() -> None:
    """6 cards are those of a game of two; 5 may be all cards of three, or too few of two."""
    assert plan(scored({"cards": ANNA})) == (4, "6", CardDate(4, 17))
    open_end = scored({"name": "Anna", "cards": ANNA[:5]})
    assert plan(open_end) == (0, None, None)
    assert "Anna: this pier of 5 cards may or may not be finished" in notes(open_end)
    named = scored({"name": "Anna", "cards": ANNA[:5], "plan_card": "5"})
    assert "may or may not be finished" not in notes(named)


def test_entered_values_take_precedence_over_the_last_card() -> None:
    """Plan and date independently; the Plan card is the last card anyway."""
    said = {"plan_completed": False}, {"plan": "lovers > 9"}
    for keys in said:
        assert plan(scored({"cards": ANNA, **keys}, PIER)) == (0, "6", CardDate(4, 17))
    dated = scored({"name": "Anna", "cards": ANNA, "plan_date": "04-18"}, PIER)
    assert plan(dated) == (4, "6", CardDate(4, 18))
    assert "the date of the Plan is given as 04-18, but card 6, the Plan, has" in notes(dated)
    # Card 2 requires 3 Lovers and a Poet; there are 2 Lovers.
    other = scored({"name": "Anna", "cards": ANNA, "plan_card": "2"}, PIER)
    assert plan(other) == (0, "2", CardDate(1, 25))
    assert "card 2 is the Plan, but the pier ends with card 6" in notes(other)
    both = scored({"cards": ANNA, "plan_completed": True, "plan_date": "04-17"}, PIER)
    assert "finished pier is the Plan" not in notes(both)


def test_a_date_is_not_compared_with_the_last_card_of_an_unfinished_pier() -> None:
    result = scored({"cards": ["1", "2"], "plan_date": "04-17"}, PIER)
    assert "the date of the Plan is given as" not in notes(result)


def test_the_dates_of_the_last_cards_break_a_tie() -> None:
    """`pier18.tie.date`: both piers have six cards without symbols and differ only in dates."""
    blank = pier18.Pier.parse(".\n.")
    pack = demo_pack("pier18")
    pack = evolve(pack, cards=tuple(evolve(card, cells=blank) for card in pack.cards))
    players = [
        {"name": name, "cards": cards, "plan_completed": False}
        for name, cards in (("Anna", ANNA), ("Ben", [*BEN[:5], "18"]))
    ]
    result = scored(*players, pack=pack)
    assert (result.winners, result.decided_by) == (("Anna",), "pier18.tie.date")


def test_a_plan_in_words_is_missing_unless_it_is_judged() -> None:
    pack = demo_pack("pier18")
    cards = [evolve(card, plan="A fine view.") if card.id == "6" else card for card in pack.cards]
    pack = evolve(pack, cards=tuple(cards))
    result = scored({"name": "Anna", "cards": ANNA}, PIER, pack=pack)
    assert result.players[0].categories["plan"] is None
    assert result.missing == ("players[0].plan_completed",)
    judged = scored({"cards": ANNA, "plan_completed": True}, PIER, pack=pack)
    assert plan(judged) == (4, "6", CardDate(4, 17))


def test_scoring_does_not_change_a_position() -> None:
    position = boardscore.positions.read_position(
        {"game": "pier18", "pack": "demo", "players": [{"cards": ANNA}]}
    )
    boardscore.score(position)
    assert position.players[0].plan_card is None


def test_the_pad_gets_the_plan_of_a_file() -> None:
    text = 'game = "pier18"\npack = "demo"\n[[players]]\ncards = ["1", "2", "3", "4", "5", "6"]\n'
    (entered,) = json.loads(answer(json.dumps({"ask": "read", "text": text})))["entered"]
    assert (entered["plan"], entered["plan_date"]) == ("upper.poets > lower.poets", "04-17")
