"""Results: values derived from the lines, missing values, notes, and the written form."""

from typing import Any

import pytest

from boardscore import LANGUAGES, Line, Message, auctionland, pier18, score
from tests.tables import from_table

POETS: dict[str, Any] = {"pier": ["QQ", ".."], "plan_completed": False, "patrons": 0}
"""A player with 1 point and 2 symbols."""

NOTHING = dict.fromkeys(
    ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"), 0
)
TABLES = {"beaches": [0], "theme_parks": [0]}


def piers(*players: dict[str, Any]) -> Any:
    return score({"game": "pier18", "players": list(players)})


def islands(*players: dict[str, Any], tables: dict[str, Any] = TABLES) -> Any:
    """The result of a position of Auctionland; players have only the given keys."""
    entries = [{"counts": NOTHING, **player} for player in players]
    return score({"game": "auctionland", "tables": tables, "players": entries})


def notes(result: Any) -> list[str]:
    found: list[str] = result.to_dict()["notes"]
    return found


# --- Lines ---


def test_a_line_as_data() -> None:
    """It has no keys for spaces, tiles or reasons that it lacks; places are lists, from 0."""
    line = Line("pier18.score.plan", "plan", 4, Message("line.plan"))
    assert line.to_dict() == {
        "rule": "pier18.score.plan",
        "category": "plan",
        "points": 4,
        "text": "Plan completed",
    }
    (blocked, _) = pier18.lovers(pier18.Pier.parse("...\nH.H"))
    assert blocked.to_dict()["spaces"] == [["lower", 0]]
    assert blocked.to_dict()["because"] == [["lower", 2]]
    (beach,) = auctionland.beaches(auctionland.Island.parse("T T\nT B"))
    assert (beach.to_dict()["tiles"], beach.to_dict()["points"]) == ([[1, 1]], None)


def test_line_in_words() -> None:
    """The texts are in the requested language; the data is the same."""
    (line,) = pier18.poets(pier18.Pier.parse("QQ\n.."))
    english, german = (line.to_dict(lang) for lang in ("en", "de"))
    assert (english.pop("text"), german.pop("text")) == (
        "2 Poets: 1 point for every 2 of them",
        "2 Dichter: 1 Punkt für je 2",
    )
    assert english == german
    assert line.text() == line.text("en")


# --- Totals and categories ---


def test_all_categories_are_always_listed() -> None:
    """In order, including those without a line."""
    pier = piers({"pier": [".", "."]}).players[0]
    island = islands({}).players[0]
    assert (pier.lines, island.lines) == ((), ())
    piers_have = ("poets", "lovers", "fishers", "flower_sellers", "plan", "patrons")
    islands_have = ("beaches", "theme_parks", "gardens_houses", "peace", "love", "music")
    assert list(pier.categories.items()) == [(name, 0) for name in piers_have]
    assert list(island.categories.items()) == [(name, 0) for name in islands_have]


def test_category_is_the_sum_of_its_lines() -> None:
    """Two scoring Lovers and a blocked pair: 2 + 2 + 0 + 0."""
    player = piers({"pier": ["H..H", "..HH"]}).players[0]
    assert [line.points for line in player.lines] == [2, 2, 0, 0]
    assert (player.categories["lovers"], player.total) == (4, 4)


def test_a_missing_line_makes_category_and_total_missing() -> None:
    """The other categories are known."""
    given = {"counts": {**NOTHING, "gardens": 2, "houses": 3}}
    (player,) = islands(given, tables={"theme_parks": [7]}).players
    assert player.total is None
    assert [*player.categories.values()] == [None, 7, 6, 0, 0, 0]


# --- Winners and what decided ---


def test_winners_keep_the_order_of_the_seats() -> None:
    names = ("Zoe", "Yan", "Xenia", "Willi")
    players = [{"name": name, "money": 0} for name in names]
    players[1]["counts"] = {**NOTHING, "gardens": 1, "houses": 1}
    assert islands(*players).winners == ("Yan",)
    assert islands(players[0], *players[2:]).winners == ("Zoe", "Xenia", "Willi")


@from_table
def test_decided_by(money: tuple[int | None, ...], decided_by: str | None) -> None:
    """The clause that settled it, `shared`, or None while something is missing."""
    given = [{} if amount is None else {"money": amount} for amount in money]
    result = islands(*given)
    assert result.decided_by == decided_by
    assert bool(result.winners) == (decided_by is not None)


# --- What is missing ---


def test_missing_dates_have_a_path_each_and_one_note() -> None:
    """The two tied players are named; the third is not tied with them."""
    result = piers(
        {"name": "Anna", **POETS},
        {"name": "Ben", **POETS, "patrons": 1},
        {"name": "Cleo", **POETS},
    )
    assert result.missing == ("players[0].plan_date", "players[2].plan_date")
    (note,) = notes(result)
    assert note.startswith("Tied on points and symbols: the date on the Plan card decides.")
    assert note.endswith("Still needed: the dates on the Plan cards of Anna and Cleo.")


def test_missing_tables_are_listed_once_and_alone() -> None:
    """Without totals there are no ties and no wrong claims, so money is not missing."""
    result = islands({"name": "Alex", "claimed": 7}, {}, tables={})
    assert result.missing == ("tables.beaches", "tables.theme_parks")
    assert len(notes(result)) == 2
    assert not any("Alex" in note for note in notes(result))


# --- Notes ---


def test_a_single_player_has_a_note() -> None:
    """pier18.players, auctionland.players: scored anyway, and the winner by points."""
    note = (
        "Only 1 player was entered, but the game is for 2 or more. The score is worked out anyway."
    )
    for alone in (piers(POETS), islands({})):
        assert (notes(alone), alone.ranks, alone.decided_by) == ([note], (1,), "points")


@pytest.mark.parametrize("players", [2, 3])
def test_enough_players_have_no_note(players: int) -> None:
    """pier18.players, auctionland.players: two players are enough."""
    dated = piers(*({**POETS, "plan_date": f"01-0{seat + 1}"} for seat in range(players)))
    for result in (dated, islands(*({"money": seat} for seat in range(players)))):
        assert (result.missing, notes(result)) == ((), [])


@from_table
def test_a_different_claim_has_a_note(claimed: dict[str, int], said: list[str]) -> None:
    """A note for players who claimed another total; the lines count."""
    result = piers({"name": "Anna", **POETS, **claimed}, {**POETS, "patrons": 3})
    assert notes(result) == said
    assert result.players[0].total == 1


# --- As a dict ---


def test_to_dict_has_the_keys_of_the_format() -> None:
    """Both games use the same keys, except for the data of a player."""
    pier, island = piers(POETS).to_dict(), islands({}).to_dict()
    keys = ["format", "game", "rulings", "players", "winners", "decided_by", "missing", "notes"]
    assert list(pier) == list(island) == keys
    start, end = ["name", "rank", "total"], ["categories", "lines"]
    assert list(pier["players"][0]) == [*start, "symbols", *end]
    assert list(island["players"][0]) == [*start, "counts", "money", *end]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_words_depend_on_the_language(lang: str) -> None:
    """Texts and notes are in the language; all else is the same."""
    result = piers({"name": "Anna", **POETS, "claimed": 9}, POETS)
    english, other = result.to_dict(), result.to_dict(lang)
    assert english["notes"][0] == "Anna: you counted 9, but the lines add up to 1."
    assert (english["notes"] == other["notes"]) == (lang == "en")
    for data in (english, other):
        del data["notes"]
        for player in data["players"]:
            for line in player["lines"]:
                del line["text"]
    assert english == other
