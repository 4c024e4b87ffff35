"""Notes about impossible final positions, and no notes about games that were really played."""

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
NOTHING = dict.fromkeys(
    ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"), 0
)


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

ANNAS, BENS = ["1", "2", "3", "4"], ["5", "6", "7", "8"]


def told(game: str, *players: Data, **keys: Any) -> list[str]:
    """The clauses of the notes, and the names that they mention in both languages."""
    position = {"game": game, "players": list(players), **keys}
    result = boardscore.score(position)
    found = [note for note in result.notes if note.key == "note.doubt"]
    for note in found:
        for lang in LANGUAGES:
            assert boardscore.say(note, lang).endswith(f"[{note.args['clause']}]")
    return [f"{note.args['what'].key.partition('.')[2]} {note.args['clause']}" for note in found]


def piers(anna: Data, ben: Data, **keys: Any) -> list[str]:
    """The notes about two players of Pier 18; Plans and Patrons have defaults."""
    full = [{"name": "Anna", **DONE, **anna}, {"name": "Ben", **DONE, **ben}]
    if "pack" in keys and not {"patrons"} & (anna.keys() | ben.keys()):
        full[0]["patrons"] = 2
    for entry in full:
        if "plan_card" in entry:
            del entry["plan_completed"]
    return told("pier18", *full, **keys)


def islands(*players: Data, **keys: Any) -> list[str]:
    """The notes about players of Auctionland."""
    return told("auctionland", *players, **keys)


# --- Pier 18: cards ---


def test_a_finished_game_with_cards_of_the_pack_is_in_order() -> None:
    """4 cards each, all different; the last ones are the Plans; 2 Patrons in 2 rounds."""
    plans = [{"cards": ANNAS, "plan_card": "4"}, {"cards": BENS, "plan_card": "8"}]
    assert piers(*plans, pack=PACK) == []
    plans = [{"cards": ANNAS, "plan_date": "01-04"}, {"cards": BENS, "plan_date": "01-08"}]
    assert piers(*plans, pack=PACK) == []


@from_table
def test_a_card_is_in_one_place(anna: Data, ben: Data) -> None:
    """`pier18.deck`: twice in a pier, in two piers, in a pier and as a Plan, also by its date."""
    assert piers(anna, ben, pack=PACK) == ["card_used_again pier18.deck"]


def test_the_note_says_where_a_card_is_used() -> None:
    """Foundation, Plan and the other cards have their names, counted from 1."""
    players = [
        {"name": "Anna", "cards": ["1", "2", "3", "4"], "plan_card": "4", "patrons": 2},
        {"name": "Ben", "cards": ["4", "1", "7", "8"], "plan_card": "8", "patrons": 0},
    ]
    notes = boardscore.score({"game": "pier18", "pack": PACK, "players": players}).notes
    assert [boardscore.say(note) for note in notes[1:]] == [
        (
            "There is only one card 1, but it is used 2 times: Foundation of Anna, card 2 of the "
            "pier of Ben. [pier18.deck]"
        ),
        (
            "There is only one card 4, but it is used 2 times: Plan of Anna, Foundation of Ben. "
            "[pier18.deck]"
        ),
    ]


def test_the_plan_is_the_last_card() -> None:
    """`pier18.end.plan`."""
    anna = {"cards": ANNAS, "plan_card": "3"}
    assert piers(anna, {"cards": BENS}, pack=PACK) == ["plan_not_last pier18.end.plan"]


def test_cards_are_turned_only_where_that_is_ruled() -> None:
    """`half_turn`; the Foundation is never turned, and a half turn must be visible."""
    anna, ben = {"cards": ["1", "2t", "3", "4"]}, {"cards": BENS}
    turning = {"rulings": {"half_turn": True}}
    assert piers(anna, ben, pack=PACK) == ["card_turned pier18.round.draft"]
    assert piers(anna, ben, pack=PACK, **turning) == []
    anna = {"cards": ["1t", "2", "3", "4"]}
    assert piers(anna, ben, pack=PACK, **turning) == ["foundation_turned pier18.setup.choose"]


@from_table
def test_a_pier_has_a_card_of_each_round(cards: list[str], found: list[str]) -> None:
    """`pier18.round.count`: Foundation, 2 rounds, Plan."""
    assert piers({"cards": cards}, {"cards": BENS}, pack=PACK) == found


# --- Pier 18: dates and Patrons ---


def test_the_date_of_the_plan_is_that_of_its_card() -> None:
    anna = {"cards": ANNAS, "plan_card": "4", "plan_date": "01-03"}
    assert piers(anna, {"cards": BENS}, pack=PACK) == ["other_plan_date pier18.end.plan"]


def test_the_date_of_a_plan_is_on_a_card() -> None:
    """`pier18.deck`: the pack has dates from 1 to 12 January."""
    pier = {"pier": ["QQQQQQ", "......"]}
    found = piers({**pier, "plan_date": "01-13"}, {**pier, "plan_date": "01-12"}, pack=PACK)
    assert found == ["date_of_no_card pier18.deck"]


def test_two_plans_have_two_dates() -> None:
    """`pier18.deck`, with and without a pack; one note for one card."""
    pier = {"pier": ["QQQQQQ", "......"], "plan_date": "01-12"}
    assert piers(pier, pier) == ["same_plan_date pier18.deck"]
    assert piers(pier, {**pier, "plan_date": "01-11"}) == []
    assert piers(pier, pier, pack=PACK) == ["card_used_again pier18.deck"]


@from_table
def test_a_round_has_one_patron(patrons: tuple[int, ...], found: int) -> None:
    """`pier18.round.count`: 4 rounds with 2 players, 3 with 3; either for a single player."""
    players = [{"pier": ["Q", "."], "plan_completed": True, "patrons": won} for won in patrons]
    assert told("pier18", *players) == ["too_many_patrons pier18.round.patron"] * found


def test_every_patron_goes_to_a_player() -> None:
    """2 rounds: with 1 Patron in all one is missing, unless it may go to no one."""
    anna, ben = {"cards": ANNAS, "patrons": 1}, {"cards": BENS}
    assert piers(anna, ben, pack=PACK) == ["too_few_patrons pier18.round.patron"]
    nobody = {"rulings": {"patron_when_all_zero": "nobody"}}
    assert piers(anna, ben, pack=PACK, **nobody) == []
    assert piers({**anna, "patrons": 3}, ben, pack=PACK) == ["too_many_patrons pier18.round.patron"]


# --- Pier 18: piers ---


@from_table
def test_four_cards_of_three_columns_make_6_to_12(columns: int, found: list[str]) -> None:
    """`pier18.round.overlap`: each of 3 more cards adds 1 to 3 columns to the 3 of the first."""
    side = "." * columns
    assert piers({"pier": [side, side]}, {"cards": BENS}, pack=PACK) == found
    assert piers({"pier": [side, side]}, {"pier": ["Q", "."]}) == []


@from_table
def test_bars_leave_no_card_more_columns_than_it_has(side: str, found: list[str]) -> None:
    """`pier18.round.overlap`: 4 cards of 3 columns; the last one is not covered."""
    assert piers({"pier": [side, side]}, {"cards": BENS}, pack=PACK) == found


def test_without_a_pack_bars_mark_six_cards_of_two_players() -> None:
    """`pier18.round.count`: 18 cards, 4 rounds; the width of the cards is unknown."""
    many, six = "|".join("......."), "|".join("......")
    assert piers({"pier": [six, six]}, {"pier": ["Q....", "." * 5]}) == []
    assert piers({"pier": [many, many]}, {"pier": ["Q", "."]}) == [
        "too_many_bars pier18.round.count"
    ]


def test_an_unplayable_pack_gives_no_notes_about_piers() -> None:
    pack = {**PACK, "cards": PACK["cards"][:5]}
    side = "." * 40
    assert piers({"pier": [side, side], "patrons": 4}, {"pier": ["Q", "."]}, pack=pack) == []


# --- Pier 18: missing entries ---


def left_out(anna: Data, ben: Data) -> list[str]:
    """The notes about two players whose piers have 0 points and 0 symbols, Ben's 1 symbol."""
    players = [
        {"name": "Anna", "pier": [".", "."], **anna},
        {"name": "Ben", "pier": ["Q", "."], **ben},
    ]
    notes = boardscore.score({"game": "pier18", "players": players}).notes
    return [boardscore.say(note).removeprefix("Anna: ") for note in notes]


def test_a_plan_that_would_win_has_a_note() -> None:
    """4 points are more than Ben's 3."""
    assert left_out({"patrons": 0}, {**DONE, "patrons": 3}) == [
        (
            "no Plan entered, scored as not completed. With a completed Plan, Anna would win. "
            "[pier18.score.plan]"
        )
    ]


def test_a_plan_that_would_not_win_has_a_plain_note() -> None:
    """4 points for each, and Ben has more symbols (`pier18.tie.symbols`)."""
    assert left_out({"patrons": 0}, {**DONE, "patrons": 4}) == [
        "no Plan entered, scored as not completed. [pier18.score.plan]"
    ]


def test_patrons_are_at_most_those_that_the_rounds_have_left() -> None:
    """4 rounds, 1 Patron is Ben's: 2 of the other 3 are more than his 1, and 1 is a tie."""
    anna: Data = {"plan_completed": False}
    assert left_out(anna, {**DONE, "patrons": 1}) == [
        (
            "no Patron cards entered, scored as none. With 2 Patron cards or more, Anna would win. "
            "[pier18.score.patrons]"
        )
    ]
    assert left_out(anna, {**DONE, "patrons": 2}) == [
        "no Patron cards entered, scored as none. [pier18.score.patrons]"
    ]


def test_plan_and_patrons_together_may_win() -> None:
    """Ben has 4 and 1 points: neither 4 nor 3 are more than 5, 4 and 2 are."""
    assert left_out({}, {"plan_completed": True, "patrons": 1})[2:] == [
        "With a completed Plan and 2 Patron cards or more, Anna would win. [pier18.score.patrons]"
    ]


def test_a_tie_that_a_date_would_break_is_called_a_tie() -> None:
    """1 point each with a Patron and 1 symbol each; the dates are unknown."""
    found = left_out(
        {"pier": ["Q", "."], "plan_completed": False, "patrons": 0},
        {"plan_completed": False, "patrons": 4},
    )
    assert found == []
    found = left_out({"pier": ["Q", "."], "patrons": 0}, {**DONE, "patrons": 4})
    assert found == [
        (
            "no Plan entered, scored as not completed. With a completed Plan, Anna would be tied "
            "for first place. [pier18.score.plan]"
        )
    ]


@st.composite
def gaps(draw: st.DrawFn) -> Data:
    """Two or three players with missing Plans and Patrons, where a date breaks every tie."""
    players = []
    for seat in range(draw(st.integers(2, 3))):
        aside = st.fixed_dictionaries(
            {},
            optional={
                "plan_completed": st.booleans(),
                "patrons": st.integers(0, 1),
            },
        )
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


# --- Auctionland ---

TILES: Any = read_table(__file__, "TILES")
"""Tiles 1 and 2 are the same, turned."""

FULL = [" ".join(["T"] * 4)] * 4


def test_a_tile_is_used_no_more_often_than_it_exists() -> None:
    """`auctionland.tile`: two copies with two ids, turned or not; a third is too many."""
    bonnie = {"name": "Bonnie", "island": FULL}
    assert islands({"island": ["BGGH+p GHBG+p"]}, bonnie, pack=TILES) == []
    three = {"island": ["BGGH+p GHBG+p", "#1@3 ."]}
    assert islands(three, bonnie, pack=TILES) == ["tile_used_again auctionland.tile"]
    seventeen = {"island": ["T"]}
    assert islands(seventeen, bonnie, pack=TILES) == ["tile_used_again auctionland.tile"]


def test_a_tile_is_one_of_the_pack() -> None:
    """`auctionland.tile`; with the ruling `rotation` a turned one is a different tile."""
    bonnie = {"name": "Bonnie", "island": FULL}
    strange = ["tile_of_no_pack auctionland.tile"]
    assert islands({"island": ["BGGH"]}, bonnie, pack=TILES) == strange
    turned = {"island": ["GHBG+p"]}
    assert islands(turned, bonnie, pack=TILES) == []
    assert islands(turned, bonnie, pack=TILES, rulings={"rotation": "none"}) == strange


@from_table
def test_an_island_is_in_one_part(island: list[str], found: int) -> None:
    """`auctionland.build.edge`: corners do not connect."""
    assert islands({"island": island}) == ["island_in_parts auctionland.build.edge"] * found


def test_only_two_islands_become_full_in_one_turn() -> None:
    """`auctionland.end.trigger`: the auctioneer and the winner of the auction add tiles."""
    full = [{"name": name, "island": FULL} for name in "ABC"]
    assert islands(*full[:2]) == []
    assert islands(*full) == ["too_many_full auctionland.end.trigger"]


def test_a_game_continues_while_there_are_tiles_and_room() -> None:
    """`auctionland.end.trigger`: 18 tiles, 17 of them on islands that are not full."""
    fifteen = ["T T T T"] * 3 + ["T T T ."]
    two, three = {"name": "B", "island": ["#1 #2"]}, {"name": "B", "island": ["#1 #2 #3"]}
    found = islands({"island": fifteen}, two, pack=TILES)
    assert found == ["not_over auctionland.end.trigger"]
    assert islands({"island": fifteen}, three, pack=TILES) == []
    assert islands({"island": FULL}, {"name": "B", "island": ["#1"]}, pack=TILES) == []


@from_table
def test_an_island_has_16_tiles_and_14_at_the_edge(counts: Data, found: list[str]) -> None:
    assert islands({"counts": {**NOTHING, **counts}}) == found


def test_no_island_has_more_tiles_at_its_edge() -> None:
    """All 65,535 sets of cells: at most 14 of their tiles have a side without a neighbour."""
    cells = [(row, column) for row in range(4) for column in range(4)]
    beside = [
        sum(1 << n for n, (r, c) in enumerate(cells) if abs(r - row) + abs(c - column) == 1)
        for row, column in cells
    ]
    inner = [n for n, (r, c) in enumerate(cells) if {r, c} <= {1, 2}]
    at_edge = (
        tiles.bit_count() - sum(tiles >> n & 1 and tiles & beside[n] == beside[n] for n in inner)
        for tiles in range(1, 1 << 16)
    )
    assert max(at_edge) == 14


def test_counts_are_possible_with_the_tiles_of_the_pack() -> None:
    """All tiles together have two peace icons, 2 gardens and 2 houses."""
    own = {"name": "A", "counts": {**NOTHING, "peace": 2, "gardens": 2}}
    other = {"name": "B", "counts": {**NOTHING, "houses": 2}}
    assert islands(own, other, pack=TILES) == []
    more = {"name": "B", "counts": {**NOTHING, "peace": 1}}
    assert islands(own, more, pack=TILES) == ["more_than_pack_has auctionland.tile"]
    much = {"name": "B", "counts": {**NOTHING, "love": 1}}
    assert islands(own, much, pack=TILES) == ["more_than_tiles_have auctionland.tile"]


@pytest.mark.parametrize(
    ("money", "found"), [((22, 0), 0), ((12, 11), 1), ((90,), 0), ((91,), 1), ((36, 0, 0), 0)]
)
def test_no_money_enters_the_game(money: tuple[int, ...], found: int) -> None:
    """`auctionland.setup.money`: 10 and 12 dollars; a single player may be one of six, with 90."""
    players = [{"island": ["."], "money": dollars} for dollars in money]
    assert islands(*players) == ["too_much_money auctionland.setup.money"] * found


# --- Played games ---


def ends(game: str) -> st.SearchStrategy[Any]:
    """The ends of random games."""
    return st.builds(play, starts(game), st.integers(0, 2**32 - 1))


def doubts(result: Any) -> list[str]:
    return [boardscore.say(note) for note in result.notes if note.key == "note.doubt"]


@given(ends("pier18"))
@pytest.mark.long
def test_a_played_game_of_pier_18_has_no_notes(end: pier18.State) -> None:
    """As it was played, and with its piers typed with a bar at the start of each card."""
    assert doubts(end.result()) == []
    pack, ruled = end.game.pack, as_dict(end.game.rulings)
    players = []
    for seat, laid in enumerate(end.laid):
        pier, starts_at = end.position.players[seat].pier, []
        for one in laid:
            start = (starts_at[-1] + end.game.width if starts_at else 0) - one.overlap
            starts_at.append(start)
        sides = [
            "|".join(side[a:b] for a, b in zip(starts_at, [*starts_at[1:], None]))
            for side in str(pier).split("\n")
        ]
        player = end.position.players[seat]
        players.append(
            {
                "pier": sides,
                "plan_completed": True,
                "patrons": player.patrons,
                "plan_date": str(player.plan_date),
            }
        )
    typed = {"game": "pier18", "pack": pack, "rulings": ruled, "players": players}
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
