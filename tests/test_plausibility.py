"""Notes about impossible final positions, and no notes about games that were really played."""

from itertools import accumulate
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boardscore
from boardscore import LANGUAGES, auctionland, pier18
from boardscore.core.rulings import as_dict
from boardscore.testing import starts
from boardscore.testing.random_play import play
from tests.tables import from_table, read_table

Data = dict[str, Any]

DONE = {"plan_completed": False, "patrons": 0}


def card(name: str, date: str, cells: list[str] | None = None) -> Data:
    cells = cells or ["Q..", ".A."]
    return {"id": name, "date": date, "patron": "Q", "cells": cells, "plan": "poets >= 1"}


PACK = {
    "game": "pier18",
    "name": "twelve",
    "provenance": "invented",
    "cards": [card(str(number), f"01-{number:02}") for number in range(1, 13)],
}
"""12 cards of 3 columns: two players have (12 - 4) // 3 = 2 rounds, so a pier has 4 cards."""


def told(game: str, *players: Data, **keys: Any) -> list[str]:
    """The clauses of the notes, and the names that they mention in both languages."""
    position = {"game": game, "players": list(players), **keys}
    result = boardscore.score(position)
    found = [note for note in result.notes if note.key == "note.doubt"]
    for note in found:
        for lang in LANGUAGES:
            assert boardscore.say(note, lang).endswith(f"[{note.args['clause']}]")
    return [f"{note.args['what'].key.partition('.')[2]} {note.args['clause']}" for note in found]


PACKS: Any = {"twelve": PACK, "five": {**PACK, "cards": PACK["cards"][:5]}}
PACKS["few"] = read_table(__file__, "TILES")
"""`five` is too small to be played; tiles 1 and 2 of `few` are the same, turned."""


@from_table
def test_implausible(game: str, players: list[Data], more: Data, found: list[str]) -> None:
    """In Pier 18, Plans and Patrons have defaults; with a pack, Anna has all 2 Patrons."""
    more = {key: PACKS[value] if key == "pack" else value for key, value in more.items()}
    if game == "pier18":
        players = [{**DONE, **player} for player in players]
        if "pack" in more and not any(player["patrons"] for player in players):
            players[0]["patrons"] = 2
        for player in players:
            if "plan_card" in player:
                del player["plan_completed"]
    names = ("Anna", "Ben", "Cem")
    players = [{"name": name, **player} for name, player in zip(names, players)]
    assert told(game, *players, **more) == found


def test_the_note_says_where_a_card_is_used() -> None:
    """Foundation, Plan and the other cards have their names, counted from 1."""
    players = [
        {"name": "Anna", "cards": ["1", "2", "3", "4"], "plan_card": "4", "patrons": 2},
        {"name": "Ben", "cards": ["4", "1", "7", "8"], "plan_card": "8", "patrons": 0},
    ]
    notes = boardscore.score({"game": "pier18", "pack": PACK, "players": players}).notes
    for note, (card, used) in zip(
        notes[1:],
        [
            ("1", "Foundation of Anna, card 2 of the pier of Ben"),
            ("4", "Plan of Anna, Foundation of Ben"),
        ],
        strict=True,
    ):
        said = f"There is only one card {card}, but it is used 2 times: {used}. [pier18.deck]"
        assert boardscore.say(note) == said


@from_table
def test_a_round_has_one_patron(patrons: tuple[int, ...], found: int) -> None:
    """`pier18.round.count`: 4 rounds with 2 players, 3 with 3; either for a single player."""
    players = [{"pier": ["Q", "."], "plan_completed": True, "patrons": won} for won in patrons]
    assert told("pier18", *players) == ["too_many_patrons pier18.round.patron"] * found


@from_table
def test_missing_entries_that_could_decide(anna: Data, ben: Data, said: list[str]) -> None:
    """The piers have 0 points; Anna's has no symbol, and Ben's has 1 (`pier18.tie.symbols`)."""
    players = [
        {"name": "Anna", "pier": [".", "."], **anna},
        {"name": "Ben", "pier": ["Q", "."], **ben},
    ]
    notes = boardscore.score({"game": "pier18", "players": players}).notes
    found = [boardscore.say(note).removeprefix("Anna: ") for note in notes]
    assert found == said


@st.composite
def gaps(draw: st.DrawFn) -> Data:
    """Two or three players with missing Plans and Patrons, where a date breaks every tie."""
    players = []
    for seat in range(draw(st.integers(2, 3))):
        optional: Any = {"plan_completed": st.booleans(), "patrons": st.integers(0, 1)}
        aside = st.fixed_dictionaries({}, optional=optional)
        pier = draw(st.sampled_from((["HQQQQ", "....."], ["HQ", ".."], [".", "."], ["Q", "."])))
        date = {"plan_date": f"01-0{seat + 1}"}
        players.append({"name": "ABC"[seat], "pier": pier, **date, **draw(aside)})
    return {"game": "pier18", "players": players}


def fillings(players: list[Data], left: int) -> list[list[Data]]:
    """All ways to fill in the missing entries, with no more Patrons than are left."""
    if not players:
        return [[]]
    first, *others = players
    plans = [first["plan_completed"]] if "plan_completed" in first else [False, True]
    patrons = [None] if "patrons" in first else list(range(left + 1))
    return [
        [{**first, "plan_completed": plan, "patrons": first.get("patrons", won)}, *rest]
        for plan in plans
        for won in patrons
        for rest in fillings(others, left - (won or 0))
    ]


@given(gaps())
def test_the_notes_name_exactly_the_possible_winners(position: Data) -> None:
    """For all ways to fill in everything: a different winner if and only if a note says so."""
    players = position["players"]
    rounds = 4 if len(players) == 2 else 3
    left = max(0, rounds - sum(player.get("patrons", 0) for player in players))
    result = boardscore.score(position)
    ways = [{**position, "players": filled} for filled in fillings(players, left)]
    changes = any(boardscore.score(way).winners != result.winners for way in ways)
    assert any("would" in boardscore.say(note) for note in result.notes) == changes


# --- Played games ---


def ends(game: str) -> st.SearchStrategy[Any]:
    return st.builds(play, starts(game), st.integers(0, 2**32 - 1))


def doubts(result: Any) -> list[str]:
    return [boardscore.say(note) for note in result.notes if note.key == "note.doubt"]


@given(ends("pier18"))
@pytest.mark.long
def test_a_played_game_of_pier_18_has_no_notes(end: pier18.State) -> None:
    """As it was played, and with its piers typed with a bar at the start of each card."""
    assert doubts(end.result()) == []
    players = []
    for laid, player in zip(end.laid, end.position.players):
        starts_at = [0, *accumulate(end.game.width - one.overlap for one in laid[1:])]
        sides = [
            "|".join(side[a:b] for a, b in zip(starts_at, [*starts_at[1:], None]))
            for side in str(player.pier).split("\n")
        ]
        date = {"plan_date": str(player.plan_date)}
        players.append({"pier": sides, "plan_completed": True, "patrons": player.patrons, **date})
    rulings = as_dict(end.game.rulings)
    typed = {"game": "pier18", "pack": end.game.pack, "rulings": rulings, "players": players}
    assert doubts(boardscore.score(typed)) == []


@given(ends("auctionland"))
@pytest.mark.long
def test_a_played_game_of_auctionland_has_no_notes(end: auctionland.State) -> None:
    """As it was played, and with counts instead of the islands."""
    result = end.result()
    assert doubts(result) == []
    players = [
        {"name": one.name, "counts": one.counts.to_dict(), "money": one.money}
        for one in result.players
    ]
    typed = {"game": "auctionland", "pack": end.game.pack, "players": players}
    assert doubts(boardscore.score(typed)) == []
