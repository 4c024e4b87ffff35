"""Invariants of every score, in both games."""

import json
from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from boardscore import LANGUAGES, Message, score
from boardscore.clauses import CLAUSES
from boardscore.core.results import Result
from boardscore.testing import positions
from tests.tables import from_table, read_table

Data = dict[str, Any]

CLAUSE_OF: Any = read_table(__file__, "CLAUSE_OF")
LAST_TIE_BREAKER = {"pier18": "plan_date", "auctionland": "money"}
FILLERS: dict[str, st.SearchStrategy[Any]] = {
    "pier18": st.sampled_from(("01-01", "02-29", "06-15", "12-31")),
    "auctionland": st.integers(0, 3),
}


def total_of(points: list[int | None]) -> int | None:
    """The sum, or None if a value is missing."""
    return None if None in points else sum(one or 0 for one in points)


# --- Sums ---


@given(positions())
def test_total_is_the_sum_of_the_lines(position: Data) -> None:
    """If a line is missing, so is the total."""
    for player in score(position).to_dict()["players"]:
        assert player["total"] == total_of([line["points"] for line in player["lines"]])


@given(positions())
def test_categories_are_the_sums_of_their_lines(position: Data) -> None:
    """No line belongs to another category."""
    for player in score(position).to_dict()["players"]:
        for category, points in player["categories"].items():
            lines = [line for line in player["lines"] if line["category"] == category]
            assert points == total_of([line["points"] for line in lines])
        assert {line["category"] for line in player["lines"]} <= set(player["categories"])


@given(positions())
def test_lines_name_their_clause(position: Data) -> None:
    """The rule of a line is a clause in the catalogue, and belongs to the category."""
    known = {clause.id for clause in CLAUSES}
    for player in score(position).to_dict()["players"]:
        for line in player["lines"]:
            assert line["rule"] == CLAUSE_OF[line["category"]]
            assert line["rule"] in known


@given(positions())
def test_points_are_never_negative(position: Data) -> None:
    """No clause subtracts points."""
    for player in score(position).players:
        assert all(line.points is None or line.points >= 0 for line in player.lines)


# --- Ranks ---


@given(positions())
def test_ranks_are_one_more_than_the_players_ahead(position: Data) -> None:
    """Players with an unknown place may be ahead or not; shared places skip the next ones."""
    ranks = [rank for rank in score(position).ranks if rank is not None]
    unranked = len(position["players"]) - len(ranks)
    for rank in ranks:
        least = 1 + sum(other < rank for other in ranks)
        assert least <= rank <= least + unranked


@given(positions())
def test_known_ranks_follow_the_points(position: Data) -> None:
    """No player with fewer points is placed ahead of one with more."""
    result = score(position)
    placed = [
        (one.total, rank)
        for one, rank in zip(result.players, result.ranks, strict=True)
        if one.total is not None and rank is not None
    ]
    assert all(mine > yours for less, mine in placed for more, yours in placed if less < more)


@given(positions())
def test_winners_are_those_in_first_place(position: Data) -> None:
    """Several winners share the win; no winners means that the winner is unknown."""
    result = score(position)
    first = tuple(
        one.name for one, rank in zip(result.players, result.ranks, strict=True) if rank == 1
    )
    assert result.winners == first
    assert (result.decided_by is None) == (not first)
    assert (result.decided_by == "shared") == (len(first) > 1)
    assert bool(result.missing) == (None in result.ranks)


@given(positions(), st.data())
def test_the_order_of_players_changes_the_order_only(position: Data, data: st.DataObject) -> None:
    """Every player keeps their points, reasons and place in any seat."""
    mixed = {**position, "players": data.draw(st.permutations(position["players"]))}
    before, after = score(position).to_dict(), score(mixed).to_dict()
    by_name = {player["name"]: player for player in before["players"]}
    assert [one["name"] for one in after["players"]] == [one["name"] for one in mixed["players"]]
    assert all(player == by_name[player["name"]] for player in after["players"])
    assert set(after["winners"]) == set(before["winners"])
    assert after["decided_by"] == before["decided_by"]
    assert len(after["missing"]) == len(before["missing"])
    assert len(after["notes"]) == len(before["notes"])


# --- What is missing ---


def filled_in(position: Data, key: str, values: dict[int, Any]) -> Data:
    """The position with tie breakers added for some seats."""
    filled = deepcopy(position)
    for seat, value in values.items():
        filled["players"][seat][key] = value
    return filled


@given(positions(), st.data())
def test_known_places_do_not_depend_on_missing_values(position: Data, data: st.DataObject) -> None:
    """With the missing tie breakers added, nothing else is missing and no known place changes."""
    key, filler = LAST_TIE_BREAKER[position["game"]], FILLERS[position["game"]]
    before = score(position)
    seats = [s for s in range(len(before.players)) if f"players[{s}].{key}" in before.missing]
    after = score(filled_in(position, key, {seat: data.draw(filler) for seat in seats}))
    assert not [path for path in after.missing if path.endswith(key)]
    assert all(old in {None, new} for old, new in zip(before.ranks, after.ranks, strict=True))
    assert before.winners in {(), after.winners}


def undoubted(result: Result) -> list[Message]:
    """The notes without those about impossible positions."""
    return [note for note in result.notes if note.key != "note.doubt"]


@given(positions(), st.data())
def test_values_that_are_not_missing_are_not_needed(position: Data, data: st.DataObject) -> None:
    """With a tie breaker that was not needed, every place and reason stays the same.

    Two kinds of notes may appear: those about impossible positions, such as two equal dates, and
    those about what would change first place.
    """
    key, filler = LAST_TIE_BREAKER[position["game"]], FILLERS[position["game"]]
    before = score(position)
    seats = [
        seat
        for seat, player in enumerate(position["players"])
        if key not in player and f"players[{seat}].{key}" not in before.missing
    ]
    after = score(filled_in(position, key, {seat: data.draw(filler) for seat in seats}))
    assert (after.ranks, after.missing, after.decided_by, undoubted(after)) == (
        before.ranks,
        before.missing,
        before.decided_by,
        undoubted(before),
    )
    assert [one.lines for one in after.players] == [one.lines for one in before.players]


# --- What scoring ignores ---


@given(positions())
def test_claims_change_notes_only(position: Data) -> None:
    """Claimed totals are compared with the score but never used for it."""
    unclaimed = deepcopy(position)
    for player in unclaimed["players"]:
        player.pop("claimed", None)
    claimed, plain = score(position).to_dict(), score(unclaimed).to_dict()
    assert set(plain.pop("notes")) <= set(claimed.pop("notes"))
    assert claimed == plain


@given(positions())
def test_names_change_names_only(position: Data) -> None:
    """Players without names are named by seat."""
    nameless = deepcopy(position)
    names = {}
    for seat, player in enumerate(nameless["players"]):
        names[f"Player {seat + 1}"] = player.pop("name")
    before, after = score(position).to_dict(), score(nameless).to_dict()
    for player in after["players"]:
        player["name"] = names[player["name"]]
    assert after["players"] == before["players"]
    assert [names[name] for name in after["winners"]] == before["winners"]


@given(positions(), st.sampled_from(LANGUAGES))
def test_results_are_plain_data_in_every_language(position: Data, lang: str) -> None:
    """A result survives JSON, has texts for everything, and is always the same."""
    data = score(position).to_dict(lang)
    assert json.loads(json.dumps(data)) == data
    assert all(line["text"] for player in data["players"] for line in player["lines"])
    assert score(position).to_dict(lang) == data


@given(positions())
def test_scoring_does_not_change_its_input(position: Data) -> None:
    """The input dict is unchanged."""
    given_to_it = deepcopy(position)
    score(given_to_it)
    assert given_to_it == position


@from_table
def test_a_single_player_is_scored_with_a_note(game: str, player: dict[str, object]) -> None:
    result = score({"game": game, "players": [player]})
    assert Message("note.few_players", players=1, needed=2) in result.notes
    two = [player, player | {"name": "Ben"}]
    assert not [n for n in score({"game": game, "players": two}).notes if "few" in n.key]
