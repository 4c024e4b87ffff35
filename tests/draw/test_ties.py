"""Ties show the numbers that broke them, and the table has a row for each applied tie rule.

No pier here scores: all have Flower Sellers with a space between them. Points are Patron cards.
"""

import re
from typing import Any

import pytest

import boardscore
from boardscore import Result
from boardscore.show import result_sentences
from tests.pad import short_links
from tests.tables import from_table, read_table

Data = dict[str, Any]


def player(name: str, symbols: int, date: str | None = None, points: int = 0) -> Data:
    """A player of Pier 18 with this number of symbols, a Plan date and points."""
    pier = [".".join(symbols * sign) or "." for sign in "S."]
    dated = {} if date is None else {"plan_date": date}
    return {"name": name, "pier": pier, "plan_completed": False, "patrons": points, **dated}


def pier18(*players: Data, **rulings: str) -> Result[Any]:
    return boardscore.score({"game": "pier18", "players": players, "rulings": rulings})


def linked(link: str) -> Result[Any]:
    return boardscore.score(short_links.document(short_links.link(link)))


def auctionland(*money: int | None) -> Result[Any]:
    """Players with 60 points each, 20 for every icon, and these dollars."""
    players = [f"{name}!c!0.0.0.0.1.1.1!!{own}" for name, own in zip("ABCDEF", money)]
    link = ";".join(["auctionland;t.beaches=0&t.theme_parks=0", *players])
    return linked(link.replace("None", ""))


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


TIES: dict[str, Data] = {tie["id"]: tie for tie in read_table(__file__, "TIES")}
"""Of Pier 18: name, symbols, date and points of each player; of Auctionland: everyone's money.

A game of other points is a link in its short form.
"""
every = pytest.mark.parametrize("tie", TIES.values(), ids=TIES)


def scored(tie: Data) -> Result[Any]:
    game = tie["game"]
    if isinstance(game, str):
        return linked(game)
    if "auctionland" in game:
        return auctionland(*game["auctionland"])
    return pier18(*(player(*one) for one in game["pier18"]), **game.get("rulings", {}))


@every
def test_a_broken_tie_shows_its_numbers(tie: Data) -> None:
    """`pier18.tie.symbols`, `pier18.tie.date`, `auctionland.tie.money`"""
    result = scored(tie)
    for lang in ("en", "de"):
        assert told(result, lang) == tie[lang]
        text = " ".join(result.explain(lang).split())
        page = result.to_html(lang)
        assert [one for one in tie[lang] if one not in text or one not in page] == []


@every
def test_the_table_has_a_row_for_each_tie_rule_applied(tie: Data) -> None:
    result = scored(tie)
    assert rows(result) == tie["rows"]
    page = result.to_html()
    for label in ("Symbols", "Plan date", "Money"):
        cells = "".join(f"<td>{value}</td>" for value in tie["rows"].get(label, ()))
        assert (f'<th scope="row">{label}</th>{cells}' in page) == (label in tie["rows"])


def test_the_rows_are_in_german_too() -> None:
    dated = pier18(player("Anna", 5, "05-03"), player("Ben", 5, "12-24"))
    assert rows(dated, "de") == {"Symbole": ["5", "5"], "Plandatum": ["3. Mai", "24. Dezember"]}
    assert rows(auctionland(12, 9), "de") == {"Geld": ["12", "9"]}


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
