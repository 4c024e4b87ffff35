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


def test_no_note_for_the_right_total() -> None:
    assert notes(7) == []


def total_as_claimed(pier: list[str], claimed: int) -> list[tuple[str, int]]:
    """For each named line: its clause, and the points that were claimed for it."""
    position = {"game": "pier18", "players": [{"pier": pier, "plan_completed": False}]}
    lines = boardscore.score(position).players[0].lines
    named = misread_lines(lines, claimed)
    return [(str(one.line.message.key), one.counted) for one in named]


@from_table
def test_misreadings(pier: list[str], claimed: int, expected: list[tuple[str, int]]) -> None:
    assert total_as_claimed(pier, claimed) == [(name, total) for name, total in expected]


def test_gardens_and_houses_added() -> None:
    """Three gardens and two houses are 6 points, not 5 (`auctionland.score.gardens-houses`)."""
    counts = dict.fromkeys(("beaches", "theme_parks", "peace", "love", "music"), 0)
    player = {"counts": {**counts, "gardens": 3, "houses": 2}}
    tables = {"beaches": [0], "theme_parks": [0]}
    position = {"game": "auctionland", "tables": tables, "players": [player]}
    (named,) = misread_lines(boardscore.score(position).players[0].lines, 5)
    assert (named.line.points, named.counted) == (6, 5)


def test_an_uncompleted_plan_may_have_been_counted() -> None:
    player = {"pier": ["Q", "."], "plan": "poets >= 2"}
    position = {"game": "pier18", "players": [player]}
    (named,) = misread_lines(boardscore.score(position).players[0].lines, 4)
    assert named.line.message.key == "line.plan_not_met"


def test_a_very_long_pier_is_fast() -> None:
    """266 blocked Lovers: the search stays small."""
    position = {"game": "pier18", "players": [{"pier": ["HHQ" * 133, "..." * 133]}]}
    lines = boardscore.score(position).players[0].lines
    assert len(misread_lines(lines, 66 + 6)) == 3


def test_the_first_line_is_named_where_several_would_do() -> None:
    """Two unblocked Lovers, 2 points each; one of them was left out."""
    position = {"game": "pier18", "players": [{"pier": ["H....H", "......"]}]}
    lines = boardscore.score(position).players[0].lines
    (named,) = misread_lines(lines, 2)
    assert named.line is lines[0]


def test_groups_under_the_other_ruling() -> None:
    """A group of 4 with 2 Flower Sellers: 2 points for other kinds only; 3 by default."""
    rulings = {"flower_points": "other_kinds_only"}
    position = {"game": "pier18", "rulings": rulings, "players": [{"pier": ["SSQA", "...."]}]}
    lines = boardscore.score(position).players[0].lines
    assert [one.counted for one in misread_lines(lines, 1 + 3)] == [3]
    assert [one.counted for one in misread_lines(lines, 1 + 4)] == [4]


def test_gardens_and_houses_of_an_island_added() -> None:
    """One garden with a house in it is 1 point, and 2 if they are added."""
    position = {
        "game": "auctionland",
        "tables": {"beaches": [0], "theme_parks": [0]},
        "players": [{"island": ["G/H"]}],
    }
    lines = boardscore.score(position).players[0].lines
    assert [one.counted for one in misread_lines(lines, 2)] == [2]


@from_table
def test_any_three_lines_can_be_found(left_out: tuple[int, ...], named: list[int]) -> None:
    """Sums of powers of two are unique; four lines are too many."""
    lines = [Line("rule", "patrons", 2**n, Message("line.patrons", points=2**n)) for n in range(5)]
    found = misread_lines(lines, 31 - sum(left_out))
    assert [one.line.points for one in found] == named
