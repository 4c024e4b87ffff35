"""`print` and notebooks: readable for people, without hidden information."""

import re
from random import Random
from typing import Any

import pytest
from hypothesis import given

import boardscore
from boardscore import auctionland, pier18
from boardscore.packs import demo_pack
from boardscore.testing import states
from boardscore.testing.random_play import walk
from tests.draw.test_html import Page
from tests.tables import from_table

POSITION = {
    "game": "pier18",
    "players": [
        {"name": "Anna", "pier": "H.Q\n...", "plan_completed": True, "patrons": 2},
        {"name": "\x1b[2JBen", "pier": "S\n."},
    ],
}


@from_table
def test_the_origin_of_a_pack_is_told_in_the_language_of_the_reader(origin: str, told: str) -> None:
    """Those that boardscore writes itself; others are shown as they are."""
    pack = pier18.Pack("mine", origin, demo_pack("pier18").cards)
    notes = boardscore.score({**POSITION, "pack": pack.to_dict()}).to_dict("de")["notes"]
    assert sum(f"mine (Herkunft: {told})" in note for note in notes) == 1


def dealt() -> pier18.State:
    """Anna has cards 1 to 3 in her hand, Ben 4 to 6."""
    return pier18.start(["Anna", "Ben"], "demo", deck=[str(card) for card in range(1, 19)])


def test_a_score_is_printed_with_its_lines_and_without_control_characters() -> None:
    result = boardscore.score(POSITION)
    anna, _ = result.players
    assert str(anna) == (
        "Anna: 6\n"
        "  0 Lovers at upper 1: blocked by Poet at upper 3 [pier18.score.lovers]\n"
        "  4 Plan completed [pier18.score.plan]\n"
        "  2 2 Patron cards [pier18.score.patrons]"
    )
    lovers, *_ = anna.lines
    assert f"  {lovers}\n" in str(anna)
    (unknown, *_) = auctionland.beaches(auctionland.Island.parse("B"))
    assert str(unknown).startswith("? ")
    for text in (str(result), str(result.players[1]), result.explain()):
        assert "\x1b" not in text


@from_table
def test_a_result_is_printed_by_place(position: Any, text: str, short: str, players: str) -> None:
    """By points, as far as they are known; equal points by place."""
    result = boardscore.score(position)
    assert (str(result), repr(result)) == (text, short)
    assert ", ".join(map(repr, result.players)) == players


ISLES = auctionland.start(["Alex", "Bonnie"], "demo")


@pytest.mark.parametrize(
    ("value", "shown", "hidden"),
    [
        (dealt(), ["Pier 18; players: 1 Anna, 2 Ben\n", "Dealt to Anna", "Dealt to Ben"], []),
        (dealt(), ["Anna, choose your Plan and your Foundation."], []),
        (dealt().seen_by(1), ["Dealt to Ben"], ["Dealt to Anna"]),
        (ISLES, ["Alex: 0 tiles, 10 dollars"], []),
        (ISLES.seen_by(1), ["Alex: 0 tiles\n", "Bonnie: 0 tiles, 12 dollars"], []),
        (ISLES.game, ["<Game of auctionland with <Pack ", ">: 'Alex', 'Bonnie'>"], []),
        (dealt().game, ["<Game of pier18 with <Pack ", ">: 'Anna', 'Ben'>"], []),
        (pier18.start(["Anna", "Ben"], "demo").legal_moves(), ["No one can move now."], []),
        (dealt().seen_by(1).legal_moves(), ["To act: Anna."], []),
    ],
)
def test_a_table_is_printed_without_hidden_information(
    value: object, shown: list[str], hidden: list[str]
) -> None:
    """A state hides nothing; a view shows the hand and the money of its seat."""
    assert [part for part in shown if part not in str(value)] == []
    assert [part for part in hidden if part in str(value)] == []


def test_legal_moves_are_printed_as_they_are_typed() -> None:
    """Each of 3 cards as Plan, each of the 2 others as Foundation."""
    assert str(dealt().legal_moves()).splitlines() == [
        "choose Anna plan 1 foundation 2 | 3",
        "choose Anna plan 2 foundation 1 | 3",
        "choose Anna plan 3 foundation 1 | 2",
    ]


@pytest.mark.long
@given(states())
def test_every_state_and_view_is_shown(state: Any) -> None:
    """With all names, and as a well-formed page."""
    seats = range(len(state.game.players))
    for table in (state, *map(state.seen_by, seats)):
        told, page = str(table), Page(table._repr_html_())
        assert all(name in " ".join(told.split()) for name in state.game.players)
        assert all(name in "".join(page.text) for name in state.game.players)
        assert str(table.legal_moves())


@pytest.mark.parametrize("seed", range(3))
def test_a_view_shows_no_card_of_another_hand(seed: int) -> None:
    """`pier18.setup.choose`: only Anna sees the cards that she may choose from."""
    state = pier18.start(["Anna", "Ben"], "demo")
    cards = [str(card) for card in Random(seed).sample(range(1, 19), 6)]
    state = state.play({"move": "deal", "hands": [cards[:3], cards[3:]]})
    page = "".join(Page(state.seen_by(1)._repr_html_()).text)
    shown = set(re.findall(r"Card (\d+):", page))
    assert shown == set(cards[3:])


def test_the_market_is_shown_with_prices() -> None:
    _, state, *_ = walk(auctionland.start(["Alex", "Bonnie"], "demo"), 1)
    page = Page(state._repr_html_())
    first, second = state.market[:2]
    told = "".join(page.text)
    assert f"tile {first.id} for 0 (0 dollars on it)" in told
    assert f"tile {second.id} for 1 (0 dollars on it)" in told
    assert page.tags.count("svg") == len(state.market)


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_cards_and_tiles_of_a_pack_are_shown(game: str) -> None:
    pack: Any = demo_pack(game)
    for one in pack.cards if game == "pier18" else pack.tiles:
        assert one.id in "".join(Page(one._repr_html_()).text)
