"""Ties show the numbers that broke them, and the table has a row for each applied tie rule.

No pier here scores: all have Flower Sellers with a space between them. Points are Patron cards.
"""

import re
from typing import Any

import pytest

import boardscore
from boardscore import Result
from boardscore.show import result_sentences
from tests.tables import from_table

Data = dict[str, Any]


def player(name: str, symbols: int, date: str | None = None, points: int = 0) -> Data:
    """A player of Pier 18 with this number of symbols, a Plan date and points."""
    pier = [".".join("S" * symbols), ".".join("." * symbols)]
    dated = {} if date is None else {"plan_date": date}
    return {"name": name, "pier": pier, "plan_completed": False, "patrons": points, **dated}


def pier18(*players: Data, **rulings: str) -> Result[Any]:
    return boardscore.score({"game": "pier18", "players": players, "rulings": rulings})


def auctionland(*money: int | None) -> Result[Any]:
    """Players with 60 points each, 20 for every icon, and these dollars."""
    none = dict.fromkeys(("beaches", "theme_parks", "gardens", "houses"), 0)
    counts = {**none, "peace": 1, "love": 1, "music": 1}
    players = [
        {"name": name, "counts": counts, **({} if own is None else {"money": own})}
        for name, own in zip("ABCDEF", money)
    ]
    tables = {"beaches": [0], "theme_parks": [0]}
    return boardscore.score({"game": "auctionland", "players": players, "tables": tables})


def told(result: Result[Any], lang: str = "en") -> list[str]:
    """The winners, and how ties below first place were broken."""
    messages = (result_sentences.winner(result), *result_sentences.lower_ties(result))
    return [message.text(lang) for message in messages]


def rows(result: Result[Any], lang: str = "en") -> dict[str, list[str]]:
    """The rows between the total and the place in the text."""
    *_, below = result.explain(lang).split("---\n")
    lines = (re.split(r"  +", line) for line in below.split("\n\n")[0].splitlines())
    found = {label: values for label, *values in lines}
    del found[{"en": "Total", "de": "Summe"}[lang]]
    del found[{"en": "Place", "de": "Platz"}[lang]]
    return found


TIES: dict[str, tuple[Result[Any], list[str], list[str], dict[str, list[str]]]] = {
    "symbols": (
        pier18(player("Anna", 5), player("Ben", 8)),
        ["Ben wins the tie: 8 symbols to 5."],
        ["Ben gewinnt den Gleichstand: 8 Symbole gegen 5."],
        {"Symbols": ["5", "8"]},
    ),
    "one symbol": (
        pier18(player("Anna", 1), player("Ben", 0, points=0) | {"pier": [".", "."]}),
        ["Anna wins the tie: 1 symbol to 0."],
        ["Anna gewinnt den Gleichstand: 1 Symbol gegen 0."],
        {"Symbols": ["1", "0"]},
    ),
    "dates": (
        pier18(player("Anna", 5, "05-03"), player("Ben", 5, "04-17")),
        ["Ben wins the tie: 17 April before 3 May."],
        ["Ben gewinnt den Gleichstand: 17. April vor 3. Mai."],
        {"Symbols": ["5", "5"], "Plan date": ["3 May", "17 April"]},
    ),
    "three by symbols": (
        pier18(player("Anna", 5), player("Ben", 8), player("Cleo", 4)),
        ["Ben wins the tie: 8 symbols to 5 (Anna) and 4 (Cleo)."],
        ["Ben gewinnt den Gleichstand: 8 Symbole gegen 5 (Anna) und 4 (Cleo)."],
        {"Symbols": ["5", "8", "4"]},
    ),
    "three, and two go on to the date": (
        pier18(player("Anna", 8, "05-03"), player("Ben", 8, "04-17"), player("Cleo", 4)),
        ["Ben wins the tie: 8 symbols to 4 (Cleo), then 17 April before 3 May (Anna)."],
        [
            (
                "Ben gewinnt den Gleichstand: 8 Symbole gegen 4 (Cleo), dann 17. April vor 3. Mai "
                "(Anna)."
            )
        ],
        {"Symbols": ["8", "8", "4"], "Plan date": ["3 May", "17 April", "-"]},
    ),
    "three, and the two behind go on to the date": (
        pier18(player("Anna", 4, "05-03"), player("Ben", 8), player("Cleo", 4, "02-01")),
        [
            "Ben wins the tie: 8 symbols to 4 (Anna) and 4 (Cleo).",
            "Cleo wins the tie for place 2: 1 February before 3 May.",
        ],
        [
            "Ben gewinnt den Gleichstand: 8 Symbole gegen 4 (Anna) und 4 (Cleo).",
            "Cleo gewinnt den Gleichstand um Platz 2: 1. Februar vor 3. Mai.",
        ],
        {"Symbols": ["4", "8", "4"], "Plan date": ["3 May", "-", "1 February"]},
    ),
    "a tie for place 2": (
        pier18(player("Anna", 4), player("Ben", 3, points=2), player("Cleo", 5)),
        ["Ben wins on points.", "Cleo wins the tie for place 2: 5 symbols to 4."],
        [
            "Ben gewinnt nach Punkten.",
            "Cleo gewinnt den Gleichstand um Platz 2: 5 Symbole gegen 4.",
        ],
        {"Symbols": ["4", "3", "5"]},
    ),
    "a tie for place 2 that is shared by a ruling": (
        pier18(
            player("Anna", 4),
            player("Ben", 3, points=2),
            player("Cleo", 5),
            ties_below_first="shared",
        ),
        ["Ben wins on points."],
        ["Ben gewinnt nach Punkten."],
        {},
    ),
    "places below the winner shared by a ruling": (
        pier18(player("Anna", 4), player("Ben", 8), player("Cleo", 5), ties_below_first="shared"),
        ["Ben wins the tie: 8 symbols to 4 (Anna) and 5 (Cleo)."],
        ["Ben gewinnt den Gleichstand: 8 Symbole gegen 4 (Anna) und 5 (Cleo)."],
        {"Symbols": ["4", "8", "5"]},
    ),
    "a shared win": (
        pier18(player("Anna", 5, "04-17", 3), player("Ben", 5, "04-17", 3)),
        [
            (
                "Anna and Ben share the win: 3 points, 5 symbols and Plan date 17 April each. "
                "No rule breaks this tie."
            )
        ],
        [
            (
                "Anna und Ben teilen sich den Sieg: je 3 Punkte, 5 Symbole und Plandatum 17. "
                "April. Keine Regel löst diesen Gleichstand auf."
            )
        ],
        {"Symbols": ["5", "5"], "Plan date": ["17 April", "17 April"]},
    ),
    "the date is missing for place 2 alone": (
        pier18(player("Anna", 4), player("Ben", 8), player("Cleo", 4)),
        ["Ben wins the tie: 8 symbols to 4 (Anna) and 4 (Cleo)."],
        ["Ben gewinnt den Gleichstand: 8 Symbole gegen 4 (Anna) und 4 (Cleo)."],
        {"Symbols": ["4", "8", "4"]},
    ),
    "the date is missing for the win": (
        pier18(player("Anna", 4), player("Ben", 4, "04-17")),
        ["The winner is not known yet. Still needed: the date on the Plan card of Anna."],
        [
            (
                "Wer gewonnen hat, steht noch nicht fest. Es fehlt: das Datum auf der Plankarte "
                "von Anna."
            )
        ],
        {},
    ),
    "no tie": (
        pier18(player("Anna", 8), player("Ben", 4, points=1)),
        ["Ben wins on points."],
        ["Ben gewinnt nach Punkten."],
        {},
    ),
    "money": (
        auctionland(12, 9),
        ["A wins the tie: 12 dollars to 9."],
        ["A gewinnt den Gleichstand: 12 Dollar gegen 9."],
        {"Money": ["12", "9"]},
    ),
    "one dollar": (
        auctionland(0, 1),
        ["B wins the tie: 1 dollar to 0."],
        ["B gewinnt den Gleichstand: 1 Dollar gegen 0."],
        {"Money": ["0", "1"]},
    ),
    "money shared by two of four": (
        auctionland(12, 12, 9, 9),
        ["A and B share the win: 60 points and 12 dollars each. No rule breaks this tie."],
        [
            (
                "A und B teilen sich den Sieg: je 60 Punkte und 12 Dollar. Keine Regel löst diesen "
                "Gleichstand auf."
            )
        ],
        {"Money": ["12", "12", "9", "9"]},
    ),
    "money is missing": (
        auctionland(12, None),
        ["The winner is not known yet. Still needed: the money of B."],
        ["Wer gewonnen hat, steht noch nicht fest. Es fehlt: das Geld von B."],
        {},
    ),
}
every = pytest.mark.parametrize("case", TIES.values(), ids=TIES)


@every
def test_a_broken_tie_shows_its_numbers(case: Any) -> None:
    """`pier18.tie.symbols`, `pier18.tie.date`, `auctionland.tie.money`"""
    result, english, german, _ = case
    assert (told(result), told(result, "de")) == (english, german)


@every
def test_the_table_has_a_row_for_each_tie_rule_applied(case: Any) -> None:
    result, _, _, compared = case
    assert rows(result) == compared
    page = result.to_html()
    labels = [*compared, *(label for label in ("Symbols", "Plan date", "Money"))]
    for label in labels:
        assert (f'<th scope="row">{label}</th>' in page) == (label in compared)
    for label, values in compared.items():
        cells = "".join(f"<td>{value}</td>" for value in values)
        assert f'<th scope="row">{label}</th>{cells}' in page


@every
def test_text_and_page_say_the_same(case: Any) -> None:
    result, english, german, _ = case
    for lang, sentences in (("en", english), ("de", german)):
        text = " ".join(result.explain(lang).split())
        page = result.to_html(lang)
        assert [one for one in sentences if one not in text or one not in page] == []


def test_the_rows_are_in_german_too() -> None:
    dated = pier18(player("Anna", 5, "05-03"), player("Ben", 5, "12-24"))
    assert rows(dated, "de") == {"Symbole": ["5", "5"], "Plandatum": ["3. Mai", "24. Dezember"]}
    assert rows(auctionland(12, 9), "de") == {"Geld": ["12", "9"]}


def test_the_lower_ties_of_one_game_come_in_the_order_of_their_places() -> None:
    """Points 60, 60, 40, 40: dollars 1 to 0 for place 1, and 3 to 2 for place 3."""
    none = dict.fromkeys(("beaches", "theme_parks", "gardens", "houses", "peace", "love"), 0)
    counts = [
        {**none, "music": 1, "love": 1, "peace": 1},
        {**none, "music": 1, "love": 1, "peace": 1},
        {**none, "gardens": 4, "houses": 10},
        {**none, "gardens": 10, "houses": 4},
    ]
    players = [
        {"name": name, "counts": {"music": 0, **own}, "money": money}
        for name, own, money in zip("ABCD", counts, (0, 1, 2, 3))
    ]
    tables = {"beaches": [0], "theme_parks": [0]}
    result = boardscore.score({"game": "auctionland", "players": players, "tables": tables})
    assert told(result) == [
        "B wins the tie: 1 dollar to 0.",
        "D wins the tie for place 3: 3 dollars to 2.",
    ]


# The rulings


@from_table
def test_only_rulings_that_differ_from_the_default_are_named(
    rulings: Any, english: str, german: str
) -> None:
    """Rulings of play count too: a game with turned cards did not use the defaults."""
    result = pier18(player("Anna", 5), player("Ben", 8), **rulings)
    for lang, line in (("en", english), ("de", german)):
        assert [message.text(lang) for message in result_sentences.rulings(result)] == [line]
        assert f'<p class="note">{line}</p>' in result.to_html(lang)
    assert dict(result.rulings).keys() == {
        "flower_adjacency",
        "flower_points",
        "ties_below_first",
    }


def test_a_game_without_rulings_of_scoring_has_no_line_about_them() -> None:
    assert [*result_sentences.rulings(auctionland(12, 9))] == []
