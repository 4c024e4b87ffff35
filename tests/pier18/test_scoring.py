"""Every scoring and tie clause of Pier 18, with cases worked out by hand.

Piers are written as their two sides. Neighbouring cases differ by one change.
"""

from copy import deepcopy
from typing import Any

import pytest

import boardscore
from boardscore import Line, Message, say, score
from boardscore.pier18 import (
    CardDate,
    FlowerAdjacency,
    FlowerPoints,
    Pier,
    Player,
    Rulings,
    fishers,
    flower_sellers,
    lovers,
    patrons,
    plan,
    plan_counts,
    plan_in_words,
    poets,
    tie_date,
    tie_symbols,
)
from boardscore.pier18.scoring import score_player
from tests.laws.lines import texts, told, wordless
from tests.tables import from_table, read_table

Spaces = list[list[str | int]]


def pier(upper: str, lower: str) -> Pier:
    """A pier by its two sides."""
    return Pier.parse(f"{upper}\n{lower}")


def up(*columns: int) -> Spaces:
    """Spaces of the upper side."""
    return [["upper", column] for column in columns]


def low(*columns: int) -> Spaces:
    """Spaces of the lower side."""
    return [["lower", column] for column in columns]


def line(category: str, points: int, **places: Spaces) -> dict[str, Any]:
    """The data of a line: `spaces` that score and spaces `because` of which they do not."""
    rule = "pier18.score." + category.replace("_", "-")
    return {"rule": rule, "category": category, "points": points, **places}


# --- pier18.score.poets ---


@from_table
def test_poets(upper: str, lower: str, points: int, spaces: Spaces) -> None:
    """pier18.score.poets: pairs over both sides; an odd one adds nothing, and is listed as well.

    One Poet is not a pair, and other symbols do not help.
    """
    expected = [line("poets", points, spaces=spaces)] if spaces else []
    assert told(poets(pier(upper, lower))) == expected


def test_poets_in_words() -> None:
    """pier18.score.poets: the number and the points."""
    assert texts(poets(pier("QQQ", "Q.Q"))) == ["5 Poets: 1 point for every 2 of them"]


# --- pier18.score.lovers ---


@from_table
def test_lovers(upper: str, lower: str, lines: list[tuple[str, int, list[int]]]) -> None:
    """pier18.score.lovers: each has a line with its side, its column and those of its blockers.

    Symbols of every kind at distance 1 and 2 on the same side block, other Lovers too; at 3, they
    do not. Nothing blocks beyond the ends, or across the pier, not even in the same column.
    """
    expected = []
    for side, at, near in lines:
        because: Any = {"because": [[side, one] for one in near]} if near else {}
        expected.append(line("lovers", 0 if near else 2, spaces=[[side, at]], **because))
    assert told(lovers(pier(upper, lower))) == expected


def test_lovers_in_words() -> None:
    """pier18.score.lovers: the line of blocked Lovers names the blocker."""
    assert texts(lovers(pier("H..H.A", "......"))) == [
        "Lovers at upper 1: no one within 2 spaces",
        "Lovers at upper 4: blocked by Fisher at upper 6",
    ]


# --- pier18.score.fishers ---


@from_table
def test_fishers(upper: str, lower: str, spaces: Spaces) -> None:
    """pier18.score.fishers: only the fuller side counts; of equal sides one, the upper one."""
    expected = [line("fishers", len(spaces), spaces=spaces)] if spaces else []
    assert told(fishers(pier(upper, lower))) == expected


@from_table
def test_fishers_in_words(upper: str, lower: str, text: str) -> None:
    """pier18.score.fishers: the other side is explained, if it has any."""
    assert texts(fishers(pier(upper, lower))) == [text]


# --- pier18.score.flower-sellers ---

DEFAULT = Rulings()
OTHER_KINDS = Rulings(flower_points=FlowerPoints.OTHER_KINDS_ONLY)
ORTHOGONAL = Rulings(flower_adjacency=FlowerAdjacency.ORTHOGONAL)
BOTH = Rulings(
    flower_adjacency=FlowerAdjacency.ORTHOGONAL, flower_points=FlowerPoints.OTHER_KINDS_ONLY
)


@from_table
def test_flower_sellers(upper: str, lower: str, points: list[int]) -> None:
    """pier18.score.flower-sellers: the points by default and with other rulings."""

    def scored(rulings: Rulings) -> int:
        return sum(line.points or 0 for line in flower_sellers(pier(upper, lower), rulings))

    assert [*map(scored, (DEFAULT, OTHER_KINDS, ORTHOGONAL, BOTH))] == points


def test_flower_sellers_default_is_same_side_and_every_other_symbol() -> None:
    """pier18.score.flower-sellers: by default groups stay on a side and one symbol is left out."""
    assert told(flower_sellers(pier("SS.", ".QS"))) == [
        line("flower_sellers", 1, spaces=up(0, 1)),
        line("flower_sellers", 1, spaces=low(1, 2)),
    ]


def test_flower_sellers_one_line_for_each_group() -> None:
    """pier18.score.flower-sellers: groups from the land; spaces in order, the upper side first."""
    across = pier("QS.S.AA", "A..HQ..")
    assert told(flower_sellers(across)) == [line("flower_sellers", 1, spaces=up(0, 1))]
    assert told(flower_sellers(across, ORTHOGONAL)) == [
        line("flower_sellers", 2, spaces=up(0, 1) + low(0)),
        line("flower_sellers", 2, spaces=up(3) + low(3, 4)),
    ]


def test_only_flower_sellers_in_a_group() -> None:
    """pier18.score.flower-sellers: without another kind the line has zero points."""
    assert told(flower_sellers(pier("..", "SS"), OTHER_KINDS)) == [
        line("flower_sellers", 0, spaces=low(0, 1))
    ]


@pytest.mark.parametrize("rulings", [DEFAULT, OTHER_KINDS, ORTHOGONAL, BOTH])
def test_lone_flower_seller_has_no_line(rulings: Rulings) -> None:
    """pier18.score.flower-sellers: without neighbours there is no line."""
    assert flower_sellers(pier("S.QQ", "...."), rulings) == ()


def test_flower_sellers_in_words() -> None:
    """pier18.score.flower-sellers: the ruling decides which symbols are left out."""
    start = "Group of 3 with 2 Flower Sellers: 1 point for each symbol "
    end = "; spaces: upper 1, upper 2, upper 3"
    assert texts(flower_sellers(pier("SSQ", "..."))) == [f"{start}but one Flower Seller{end}"]
    assert texts(flower_sellers(pier("SSQ", "..."), OTHER_KINDS)) == [
        f"{start}that is not a Flower Seller{end}"
    ]


# --- pier18.score.plan, pier18.score.patrons ---


def test_plan() -> None:
    """pier18.score.plan: 4 points if completed; no line if not, or if not entered."""
    assert told(plan(True)) == [line("plan", 4)]
    assert plan(False) == plan(None) == ()


def test_patrons() -> None:
    """pier18.score.patrons: as many points as cards; without a card there is no line."""
    for cards in (1, 2, 18):
        assert told(patrons(cards)) == [line("patrons", cards)]
    assert patrons(0) == ()


@from_table
def test_plan_and_patrons_are_added_to_the_pier(beside: dict[str, Any], total: int) -> None:
    """pier18.score.plan, pier18.score.patrons: they are added to the 2 points of the Lovers."""
    player = {"pier": ["H", "."], **beside}
    assert score({"game": "pier18", "players": [player]}).players[0].total == total


# --- pier18.tie.symbols, pier18.tie.date ---


@from_table
def test_symbols_of_a_pier(upper: str, lower: str, symbols: int) -> None:
    """pier18.tie.symbols: all visible ones, on both sides, of every kind."""
    assert tie_symbols(pier(upper, lower)) == symbols


@from_table
def test_an_earlier_date_is_worth_more(earlier: str, later: str) -> None:
    """pier18.tie.date: the month first, then the day."""
    first, second = tie_date(CardDate.parse(earlier)), tie_date(CardDate.parse(later))
    assert first is not None
    assert second is not None
    assert first > second


def test_an_unknown_date_has_no_value() -> None:
    """pier18.tie.date: a missing date has no known value."""
    assert tie_date(None) is None


@from_table
def test_symbols_and_dates_break_ties(
    players: list[tuple[str, str | None, int]],
    ranks: list[int | None],
    decided_by: str | None,
    missing: list[int],
) -> None:
    """pier18.tie.symbols, pier18.tie.date: for upper sides, dates and Patrons; who lacks a date."""
    entries: list[dict[str, Any]] = [
        {"pier": [upper, "." * len(upper)], "plan_completed": False, "patrons": patrons}
        | ({} if date is None else {"plan_date": date})
        for upper, date, patrons in players
    ]
    result = score({"game": "pier18", "players": entries})
    assert (list(result.ranks), result.decided_by) == (ranks, decided_by)
    assert list(result.missing) == [f"players[{seat}].plan_date" for seat in missing]


def test_a_tie_by_date_names_symbols_and_dates() -> None:
    """Two Poets each: 1 point and 2 symbols; 17 April is before 3 May. Cleo has no date."""
    players = [
        {"name": "Anna", "pier": ["QQ", ".."], "plan_date": "05-03"},
        {"name": "Ben", "pier": ["QQ", ".."], "plan_date": "04-17"},
        {"name": "Cleo", "pier": [".Q", ".."]},
    ]
    result = score({"game": "pier18", "players": players})
    (anna, date), (ben, earlier), cleo = (player.tie_values for player in result.players)
    assert (anna, ben, cleo) == (2, 2, (1, None))
    assert (say(date), say(earlier)) == ("3 May", "17 April")
    assert (say(date, "de"), say(earlier, "de")) == ("3. Mai", "17. April")
    assert result.winners == ("Ben",)


# --- Worked example ---


ANNA_AND_BEN: Any = read_table(__file__, "ANNA_AND_BEN")
"""A position with every category in it."""


def test_worked_example() -> None:
    """Anna has 0 + 1 + 4 + 2 = 7 points, Ben 1 + 2 + 3 + 0 + 1 = 7; Ben has more symbols."""
    data = score(ANNA_AND_BEN).to_dict()
    for player in data["players"]:
        player["lines"] = [wordless(line) for line in player["lines"]]
    assert len(data.pop("notes")) == 1
    assert data == read_table(__file__, "WORKED_EXAMPLE")


def test_worked_example_near_misses() -> None:
    """One change each: Anna's Poet one column further away; Ben's last Poet a Flower Seller."""
    data = deepcopy(ANNA_AND_BEN)
    data["players"][0]["pier"] = ["SQ..|H..A", "..A.|...."]
    data["players"][1]["pier"] = ["Q..H|..S.", "..A.|.AAS"]
    anna, ben = score(data).players
    assert anna.categories["lovers"] == 2
    assert anna.categories["flower_sellers"] == 1
    assert ben.categories["flower_sellers"] == 2


@from_table
def test_worked_example_under_other_rulings(rulings: dict[str, str], anna: int, ben: int) -> None:
    """pier18.score.flower-sellers: Ben's seller is alone on its side; it is the only seller."""
    result = score({**ANNA_AND_BEN, "rulings": rulings})
    assert [player.total for player in result.players] == [anna, ben]
    assert dict(result.rulings) == {
        "flower_adjacency": "same_side",
        "flower_points": "every_other_symbol",
        "ties_below_first": "same_rules",
        **rulings,
    }


def test_worked_example_in_words() -> None:
    """Every line gives the reason, and a note gives the assumption."""
    result = score(ANNA_AND_BEN)
    assert [texts(player.lines) for player in result.players] == [
        [
            "Lovers at upper 5: blocked by Poet at upper 3",
            "1 Fisher on each side: only one side counts",
            "Plan completed",
            "2 Patron cards",
        ],
        [
            "2 Poets: 1 point for every 2 of them",
            "Lovers at upper 4: no one within 2 spaces",
            "3 Fishers on the lower side",
            "1 Patron card",
        ],
    ]
    assert result.to_dict()["notes"] == [
        "Ben: no Plan entered, scored as not completed. [pier18.score.plan]"
    ]


# --- pier18.score.plan, evaluated on the pier ---


def test_a_plan_in_words_is_a_line_without_points() -> None:
    """pier18.score.plan: only people can judge whether it is completed."""
    words = "Only Poets at the water."
    player = Player("Anna", Pier.parse("Q\n."), plan=words)
    (found,) = plan_in_words(words)
    assert found == Line(
        "pier18.score.plan",
        "plan",
        None,
        Message("line.plan_in_words", plan=words),
        missing="plan_completed",
    )
    assert found in score_player(player).lines


def test_points_in_a_plan_do_not_count_blocked_lovers() -> None:
    """pier18.score.plan: 2 Lovers too close to each other score nothing."""
    counts = plan_counts(Pier.parse("H.H\n..."))
    assert (counts["lovers"], counts["points.lovers"]) == (2, 0)


@pytest.mark.parametrize(("ruling", "places"), [("same_rules", (1, 3, 2)), ("shared", (1, 2, 2))])
def test_shared_places_below_first(ruling: str, places: tuple[int, ...]) -> None:
    """Anna has 2 points, Ben and Cleo 1 each; Cleo has more symbols (`pier18.tie.symbols`)."""
    piers = (["QQQQ", "...."], ["QQ..", "...."], ["QQ..", "...S"])
    players = [{"pier": pier} for pier in piers]
    position = {"game": "pier18", "rulings": {"ties_below_first": ruling}, "players": players}
    assert boardscore.score(position).ranks == places


def test_fishers_on_one_side_leave_nothing_to_misread() -> None:
    """On both sides, all of them could be counted: 3 instead of 2."""
    (one_side,), (both_sides,) = fishers(pier("A.A", "...")), fishers(pier("A.A", ".A."))
    assert (one_side.misreadings, both_sides.misreadings) == ((), (3,))


def test_the_rulings_of_play_are_apart_from_those_of_scoring() -> None:
    """Half turns and the like never change the points of a position."""
    result = score({"game": "pier18", "players": [{"name": "Anna", "pier": "S\n."}]})
    scoring, play = dict(result.rulings), dict(result.rulings_of_play)
    assert {*scoring} == {"flower_adjacency", "flower_points", "ties_below_first"}
    assert play["half_turn"] is False
    assert not {*scoring} & {*play}
