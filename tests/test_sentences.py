"""Moves in sentences, with their effects; worked out by hand in both languages."""

from typing import Any

import pytest

from boardscore.auctionland import Auction, Bid, Bonus, Build, BuyBack, Market, Pass, Phase, Place
from boardscore.auctionland import Sell as Sells
from boardscore.core.messages import say
from boardscore.games import game_of
from boardscore.pier18 import Draft, Finish
from boardscore.show import game_pictures
from tests.auctionland.situations import bidding, sale, situation
from tests.pier18 import situations as pier18
from tests.tables import from_table

FULL = "#### #### #### ####"
MARKET = "p plain:2 pl"
TEN = (10, 12)


def told(before: Any, move: Any, lang: str) -> str:
    after = before.play(move)
    return " ".join(
        say(one, lang) for one in game_pictures.sentences(game_of(before)).describe(before, after)
    )


def begun(forced: bool = True, **rulings: Any) -> Any:
    """2 Poets on card 7, 1 on card 8; cards 1 to 6 are dealt, and there is one round."""
    cards = pier18.blank(
        9,
        pier18.card("7", "Q./Q."),
        pier18.card("8", "Q./.."),
        pier18.card("9", "../..", patron="Q"),
    )
    return pier18.begin(cards, rulings=rulings, forced=forced)


def drafting(**rulings: Any) -> Any:
    """Cards 7, 8 and 9 are open; Anna's Foundation has 1 December, so she goes first."""
    state = pier18.chosen(begun(forced=False, **rulings).play(DEAL), ("2", "1"), ("5", "4"))
    return state.play({"move": "reveal", "cards": ["7", "8", "9"]})


DEAL = {"move": "deal", "hands": [["1", "2", "3"], ["4", "5", "6"]]}


@pytest.mark.parametrize(
    ("before", "move", "english", "german"),
    [
        (
            begun(forced=False),
            DEAL,
            "Anna is dealt cards 1, 2 and 3. Ben is dealt cards 4, 5 and 6.",
            "Anna erhält die Karten 1, 2 und 3. Ben erhält die Karten 4, 5 und 6.",
        ),
        (
            begun(),
            {"move": "choose", "player": 0, "plan": "3", "foundation": "1"},
            "Anna keeps card 3 as Plan and card 1 as Foundation.",
            "Anna behält Karte 3 als Plan und Karte 1 als Fundament.",
        ),
        (
            pier18.chosen(begun(forced=False).play(DEAL), ("2", "1"), ("5", "4")),
            {"move": "reveal", "cards": ["7", "8", "9"]},
            "Cards 7, 8 and 9 are revealed.",
            "Aufgedeckt werden die Karten 7, 8 und 9.",
        ),
        (
            drafting(),
            Draft(0, "7", 1),
            "Anna takes card 7 and covers 1 column.",
            "Anna nimmt Karte 7 und überdeckt 1 Spalte.",
        ),
        (
            drafting(half_turn=True),
            Draft(0, "7", 0, turned=True),
            "Anna takes card 7, turns it and covers nothing.",
            "Anna nimmt Karte 7, dreht sie und überdeckt nichts.",
        ),
        (
            drafting().play(Draft(0, "7", 0)),
            Draft(1, "8", 0),
            (
                "Ben takes card 8 and covers nothing. Patron Poet (card 9): Anna 1, Ben 0. Anna "
                "has the most and gets it."
            ),
            (
                "Ben nimmt Karte 8 und überdeckt nichts. Patron Dichter (Karte 9): Anna 1, Ben 0."
                " Anna hat die meisten Punkte und bekommt ihn."
            ),
        ),
        (
            drafting().play(Draft(0, "7", 0)).play(Draft(1, "8", 0)),
            Finish(0, 1),
            "Anna lays the Plan, card 2, and covers 1 column.",
            "Anna legt den Plan an, Karte 2, und überdeckt 1 Spalte.",
        ),
    ],
)
def test_moves_of_pier18(before: Any, move: Any, english: str, german: str) -> None:
    assert told(before, move, "en") == english
    assert told(before, move, "de") == german


@pytest.mark.parametrize(
    ("before", "move", "english", "german"),
    [
        (
            situation("#", "#", offers="plain", phase=Phase.REFILL, market_size=3),
            Market(("p", "p")),
            "Tiles p (×2) are drawn for the market.",
            "Für den Markt werden gezogen: Plättchen 2 × p.",
        ),
        (
            situation("", "", offers=MARKET, money=TEN),
            Build(0, 1, 0, 0, 0),
            (
                "Alex takes tile plain (slot 2) and builds it in row 0, column 0. Alex pays 1 "
                "dollar: 1 on each tile skipped. Alex takes the 2 dollars on the tile."
            ),
            (
                "Alex nimmt Plättchen plain (Marktplatz 2) und baut es in Reihe 0, Spalte 0. Alex "
                "zahlt 1 Dollar: 1 auf jedes übersprungene Plättchen. Alex bekommt 2 Dollar, "
                "die auf dem Plättchen lagen."
            ),
        ),
        (
            situation("#", "#", offers="bar", money=TEN),
            Build(0, 0, -1, 0, 1),
            (
                "Alex takes tile bar (slot 1) and builds it in row -1, column 0, turned clockwise"
                " by 1 quarter turn."
            ),
            (
                "Alex nimmt Plättchen bar (Marktplatz 1) und baut es in Reihe -1, Spalte 0, um 1 "
                "Vierteldrehung im Uhrzeigersinn gedreht."
            ),
        ),
        (
            situation("#", "#", offers=MARKET, phase=Phase.BONUS),
            Bonus(0, 0, 0, 1, 0),
            "Alex takes tile p (slot 1) as a bonus and builds it in row 0, column 1.",
            "Alex nimmt Plättchen p (Marktplatz 1) als Bonus und baut es in Reihe 0, Spalte 1.",
        ),
        (
            situation("#", "#", offers=MARKET, phase=Phase.AUCTION),
            Auction(0, 0),
            "Alex puts tile p (slot 1) up for auction.",
            "Alex bietet Plättchen p (Marktplatz 1) zur Versteigerung an.",
        ),
        (bidding("#", "#", "#"), Bid(1, 3), "Bonnie bids 3 dollars.", "Bonnie bietet 3 Dollar."),
        (bidding("#", "#", "#"), Pass(2), "Charlie passes.", "Charlie passt."),
        (
            sale("#", "#", standing=Bid(1, 3)),
            Sells(0),
            "Alex sells tile p. Bonnie pays 3 dollars to Alex.",
            "Alex verkauft Plättchen p. Bonnie zahlt 3 Dollar an Alex.",
        ),
        (
            sale(FULL, "#", standing=Bid(1, 3)),
            BuyBack(0),
            "Alex buys tile p back. Alex pays 4 dollars to Bonnie. Tile p goes back to the box.",
            (
                "Alex kauft Plättchen p zurück. Alex zahlt 4 Dollar an Bonnie. Plättchen p geht "
                "zurück in die Schachtel."
            ),
        ),
        (
            sale("#### #### #### ###", "#", standing=Bid(1, 3)).play(BuyBack(0)),
            Place(0, 3, 3, 0),
            (
                "Alex builds tile p in row 3, column 3. The island of Alex is full: the game ends"
                " with this turn."
            ),
            (
                "Alex baut Plättchen p in Reihe 3, Spalte 3. Die Insel von Alex ist voll: Mit "
                "diesem Zug endet das Spiel."
            ),
        ),
    ],
)
def test_moves_of_auctionland(before: Any, move: Any, english: str, german: str) -> None:
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
    begun = situation("#", "#", offers="bar p plain", money=TEN).play(Build(0, 0, -1, 0, 1))
    as_drawn = game_pictures.sentences("auctionland").as_drawn
    assert as_drawn is not None
    sentence = say(as_drawn(begun, Bonus(0, 0, row, column, 0)))
    assert sentence == f"Alex takes tile p (slot 1) as a bonus and builds it in {english}."


def test_the_first_place_as_pictures_number_it() -> None:
    as_drawn = game_pictures.sentences("auctionland").as_drawn
    assert as_drawn is not None
    before = situation("", "", offers=MARKET, money=TEN)
    assert say(as_drawn(before, Build(0, 0, 0, 0, 0))).endswith("builds it in row 1, column 1.")
    assert say(as_drawn(before, Auction(0, 0))) == "Alex puts tile p (slot 1) up for auction."
