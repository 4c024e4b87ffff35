"""What changed between two scores; all points follow by hand from the clauses."""

from typing import Any

import pytest

import boardscore
from boardscore.comparison import ChangeKind
from tests.tables import from_table, read_table


def counts(beaches: int) -> dict[str, Any]:
    """A position of Auctionland: one player with beaches, and a table for up to 2."""
    rest = ("theme_parks", "gardens", "houses", "peace", "love", "music")
    return {
        "game": "auctionland",
        "tables": {"beaches": [0, 1, 3], "theme_parks": [0]},
        "players": [{"name": "Alex", "counts": {"beaches": beaches, **dict.fromkeys(rest, 0)}}],
    }


BEFORE: Any
AFTER: Any
BEFORE, AFTER = (read_table(__file__, name) for name in ("BEFORE", "AFTER"))
"""Anna's Lovers lose 2 points to new Lovers beside them, and her Fisher (1 point) is gone.

Ben gains 1 point for a pair of Poets, 1 for a Fisher, and 1 for a group of 2 with a Flower Seller.
Before, both have 4 points, and Anna wins by symbols (3 to 1).
"""


def test_lines_are_added_removed_and_changed() -> None:
    found = [
        (one.seat, one.kind, one.line.category, one.points)
        for one in boardscore.compare(BEFORE, AFTER).changes
    ]
    assert found == [
        (0, ChangeKind.CHANGED, "lovers", -2),
        (0, ChangeKind.ADDED, "lovers", 0),
        (0, ChangeKind.REMOVED, "fishers", -1),
        (1, ChangeKind.ADDED, "poets", 1),
        (1, ChangeKind.ADDED, "fishers", 1),
        (1, ChangeKind.ADDED, "flower_sellers", 1),
    ]


def test_the_changes_add_up_to_the_change_of_the_totals() -> None:
    compared = boardscore.compare(BEFORE, AFTER)
    assert compared.to_dict()["totals"] == {"before": [4, 4], "after": [1, 7]}
    for seat, gained in ((0, -3), (1, 3)):
        points = [one.points for one in compared.changes if one.seat == seat]
        assert sum(filter(None, points)) == gained


def test_the_text_has_totals_lines_and_the_new_winner() -> None:
    english = boardscore.compare(BEFORE, AFTER).text().split("\n")
    assert english[0] == "Anna: 1 (before: 4)"
    assert english[1].startswith("  changed: 0 (before: 2), Lovers at upper 1: blocked by ")
    assert english[2].startswith("  new: 0, Lovers at upper 2: blocked by ")
    assert english[3] == "  gone: 1, 1 Fisher on the lower side [pier18.score.fishers]"
    assert english[4] == "Ben: 7 (before: 4)"
    assert english[-1] == "First place: Ben (before: Anna)"
    german = boardscore.compare(BEFORE, AFTER).text("de").split("\n")
    assert german[0] == "Anna: 1 (vorher: 4)"
    assert german[-1] == "Erster Platz: Ben (vorher: Anna)"


def test_equal_scores_have_no_changes() -> None:
    compared = boardscore.compare(BEFORE, boardscore.score(BEFORE))
    assert compared.changes == ()
    assert str(compared) == "Anna: 4, as before\nBen: 4, as before"
    assert repr(compared) == "<Comparison of pier18: 0 changed lines>"


def test_a_new_reason_for_the_same_points_is_a_change() -> None:
    """Fishers score 1 either way: alone, or against an equal number on the other side."""
    alone, equal = (read_table(__file__, name) for name in ("ALONE", "EQUAL"))
    (change,) = boardscore.compare(alone, equal).changes
    assert (change.kind, change.points) == (ChangeKind.CHANGED, 0)
    assert str(boardscore.compare(alone, equal)).split("\n")[1].startswith("  same points: 1, ")


def test_points_may_be_unknown() -> None:
    """The table ends at 2 beaches."""
    (change,) = boardscore.compare(counts(2), counts(3)).changes
    assert (change.points, change.before and change.before.points) == (None, 3)
    sentences = boardscore.compare(counts(2), counts(3)).text().split("\n")
    assert (sentences[0], sentences[-1]) == ("Alex: ? (before: 3)", "First place: ? (before: Alex)")


def test_json_has_both_lines() -> None:
    written = boardscore.compare(counts(1), counts(2)).to_dict("de")
    (change,) = written["changes"]
    assert change["before"]["points"] == 1
    assert change["after"] == boardscore.score(counts(2)).players[0].lines[0].to_dict("de")
    assert (change["seat"], change["kind"], change["points"]) == (0, "changed", 2)


@from_table
def test_scores_of_other_games_or_players_are_refused(other: dict[str, Any], words: str) -> None:
    with pytest.raises(boardscore.ModelError, match=words):
        boardscore.compare(BEFORE, other)
    with pytest.raises(boardscore.BoardscoreError):
        boardscore.compare(BEFORE, 3)  # type: ignore[arg-type]


def test_an_unknown_language_is_refused_even_if_nothing_changed() -> None:
    same = boardscore.compare(BEFORE, BEFORE)
    for lang in ("xx", 1):
        with pytest.raises(boardscore.BoardscoreError, match="is not a language known here"):
            same.to_dict(lang)  # type: ignore[arg-type]
