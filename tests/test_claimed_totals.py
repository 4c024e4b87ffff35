"""A claimed total that differs from the score: the lines that explain the difference."""

from typing import Any

import pytest

import boardscore
from boardscore import Line, Message
from boardscore.core.results import misread_lines
from tests.tables import from_table, read_table

ANNA = {
    "name": "Anna",
    "pier": ["S.Q.|H..A", "..A.|...."],
    "plan_completed": True,
    "patrons": 2,
}
"""7 points: blocked Lovers 0, one Fisher on each side 1, the Plan 4, two Patrons 2."""


def notes(claimed: int, lang: str = "en") -> list[str]:
    position = {"game": "pier18", "players": [{**ANNA, "claimed": claimed}]}
    told = [boardscore.say(note, lang) for note in boardscore.score(position).notes]
    return [note for note in told if note.startswith("Anna: ")]


@from_table
def test_one_cause_is_named(claimed: int, lines: list[str]) -> None:
    (note,) = notes(claimed)
    assert note.startswith(f"Anna: you counted {claimed}, but the lines add up to 7. ")
    assert note.endswith(f" Possible cause: {', '.join(lines)}.")


def test_in_german() -> None:
    (note,) = notes(3, "de")
    assert note.startswith("Anna: Du hast 3 gezählt, die Zeilen ergeben 7. ")
    assert note.endswith(" Vielleicht liegt es daran: „Plan erfüllt“ bringt 4 (nicht 0).")


@pytest.mark.parametrize("claimed", [10, 1, 0, 99])
def test_lines_of_several_rules_are_never_added_up(claimed: int) -> None:
    """10 would need Lovers and Fishers, 1 Plan and Patrons, 0 everything; nothing makes 99."""
    assert notes(claimed) == [f"Anna: you counted {claimed}, but the lines add up to 7."]
    assert notes(7) == []


ISLANDS: Any = read_table(__file__, "ISLANDS")
"""Alex: beaches 7, theme park 4, gardens and houses 5, peace 20, love 20, music 10: 66."""


@from_table
def test_one_rule_explains_an_island(claimed: int, named: list[int]) -> None:
    alex, bonnie = ISLANDS["players"]
    position = {**ISLANDS, "players": [{**alex, "claimed": claimed}, bonnie]}
    lines = boardscore.score(position).players[0].lines
    assert [one.line.points for one in misread_lines(lines, claimed)] == named
    (note,) = [
        note for note in boardscore.score(position).to_dict()["notes"] if note.startswith("Alex: ")
    ]
    assert ("Possible cause" in note) == bool(named)


@from_table
def test_misreadings(position: Any, claimed: int, expected: list[list[Any]]) -> None:
    """The named lines, and the points that were claimed for each."""
    named = misread_lines(boardscore.score(position).players[0].lines, claimed)
    assert [[str(one.line.message.key), one.counted] for one in named] == expected


def test_the_first_line_is_named_where_several_would_do() -> None:
    """Two unblocked Lovers, 2 points each; one of them was left out."""
    position = {"game": "pier18", "players": [{"pier": ["H....H", "......"]}]}
    lines = boardscore.score(position).players[0].lines
    (named,) = misread_lines(lines, 2)
    assert named.line is lines[0]


@from_table
def test_the_fewest_lines_are_found(points: list[int], claimed: int, named: list[int]) -> None:
    """At most three; one line is better than two that come first."""
    lines = [Line("rule", "patrons", each, Message("line.patrons", points=each)) for each in points]
    found = misread_lines(lines, claimed)
    assert [one.line.points for one in found] == named
