"""Moves in sentences, with their effects; worked out by hand in both languages."""

from typing import Any

import pytest

from boardscore.auctionland import Auction, Bid, Bonus, Build, Phase
from boardscore.core.messages import say
from boardscore.games import game_of
from boardscore.pier18 import Draft
from boardscore.show import game_parts
from tests.auctionland.situations import situation
from tests.pier18 import situations as pier18
from tests.tables import from_table

MARKET = "p plain:2 pl"
TEN = (10, 12)


def told(before: Any, move: Any, lang: str) -> str:
    after = before.play(move)
    return " ".join(
        say(one, lang) for one in game_parts.sentences(game_of(before)).describe(before, after)
    )


def begun(game: str, set_up: dict[str, Any]) -> Any:
    """A game of Anna and Ben with one round: 2 Poets on card 7, 1 on card 8; or a situation."""
    if game == "pier18":
        poets = (pier18.card("7", "Q./Q."), pier18.card("8", "Q./.."))
        cards = pier18.blank(9, *poets, pier18.card("9", "../..", patron="Q"))
        rulings = {"half_turn": set_up.get("half_turn", False)}
        return pier18.begin(cards, rulings=rulings, forced=set_up["forced"])
    rest = {key: value for key, value in set_up.items() if key != "islands"}
    if bid := rest.get("standing_bid"):
        rest["standing_bid"] = Bid(*bid)
    if "to_act" in rest:
        rest["to_act"] = tuple(rest["to_act"])
    return situation(*set_up["islands"], **rest | {"phase": Phase(rest.get("phase", "build"))})


@from_table
def test_a_move_in_words(  # noqa: PLR0913, PLR0917
    game: str, set_up: Any, moves: list[Any], move: Any, english: str, german: str
) -> None:
    """After some moves; Anna's Foundation has 1 December, so she goes first."""
    before = begun(game, set_up)
    for one in moves:
        before = before.play(one)
    assert told(before, move, "en") == english
    assert told(before, move, "de") == german


@pytest.mark.parametrize(
    ("lang", "who"), [("en", "Of those tied for the most, Ben"), ("de", "von ihnen hat Ben")]
)
def test_the_winner_of_a_patron_is_named_even_if_the_next_round_follows_directly(
    lang: str, who: str
) -> None:
    """18 cards in order: 7, 8 and 9 are open, and 10 to 12 as soon as these are taken.

    No one has points for Poets; of 7 and 8 the earlier one is Anna's or Ben's.
    """
    cards = pier18.blank(18, pier18.card("8", date="01-01"))
    state = pier18.chosen(pier18.begin(cards), ("2", "1"), ("5", "4")).play(Draft(0, "7", 0))
    before, after = state, state.play(Draft(1, "8", 0))
    assert len(after.open_cards) == 3
    assert who in told(before, Draft(1, "8", 0), lang)


@from_table
def test_places_as_pictures_number_them(row: int, column: int, english: str) -> None:
    """The picture has 2 rows and 1 column: a tile was built north of the first one."""
    state = situation("#", "#", offers="bar p plain", money=TEN).play(Build(0, 0, -1, 0, 1))
    as_drawn = game_parts.sentences("auctionland").as_drawn
    assert as_drawn is not None
    sentence = say(as_drawn(state, Bonus(0, 0, row, column, 0)))
    assert sentence == f"Alex takes tile p (slot 1) as a bonus and builds it in {english}."


def test_the_first_place_as_pictures_number_it() -> None:
    as_drawn = game_parts.sentences("auctionland").as_drawn
    assert as_drawn is not None
    before = situation("", "", offers=MARKET, money=TEN)
    assert say(as_drawn(before, Build(0, 0, 0, 0, 0))).endswith("builds it in row 1, column 1.")
    assert say(as_drawn(before, Auction(0, 0))) == "Alex puts tile p (slot 1) up for auction."
