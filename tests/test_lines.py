"""Positions as one line, worked out by hand from the notation of the pad."""

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import boardscore
from boardscore import auctionland, pier18
from boardscore.documents.line_parts import encode
from boardscore.packs import demo_pack
from boardscore.pier18 import CardDate, Pier, Player
from boardscore.positions import read_position
from tests import odd_positions

PIER = Pier.parse("S.|Q\n.A|.")


def with_one(**values: Any) -> pier18.Position:
    """A position of one player with two Patron cards."""
    return pier18.Position((Player(**{"name": "Anna", "pier": PIER, "patrons": 2} | values),))


def by_cards(cards: list[str], **values: Any) -> Any:
    """A position of one player with cards of the demo pack."""
    player = {"name": "Anna", "cards": cards, "patrons": 1, **values}
    return read_position({"game": "pier18", "pack": "demo", "players": [player]})


@given(position=odd_positions.positions())
def test_lines_are_read_back(position: Any) -> None:
    """Everything is read back, or the error names the entry."""
    try:
        line = boardscore.to_line(position)
    except boardscore.PositionError as error:
        line, problems = None, error.problems
    if line is None:
        assert [problem for problem in problems if not problem.path] == []
        return
    found, held = boardscore.from_line(line), odd_positions.in_a_line(position)
    assert found == held
    assert decision(found) == decision(position)
    assert bars_of(found) == bars_of(held)
    assert boardscore.to_line(found) == line


def decision(position: Any) -> Any:
    """The score of a position, without words."""
    result = boardscore.score(position)
    return [one.categories for one in result.players], result.ranks, result.missing


def bars_of(position: Any) -> list[Any]:
    """The bars of every pier, which do not matter for equality."""
    return [one.pier.bars for one in position.players if isinstance(one, Player)]


PLANS: dict[str, tuple[Any, str]] = {
    "bars": (with_one(), "pier18;;Anna!S.-Q!.A.!!2!!"),
    "judged": (with_one(plan_completed=True), "pier18;;Anna!S.-Q!.A.!1!2!!"),
    "not completed": (with_one(plan_completed=False), "pier18;;Anna!S.-Q!.A.!0!2!!"),
    "claimed and a date": (
        with_one(claimed=7, plan_date=CardDate(4, 17)),
        "pier18;;Anna=7!S.-Q!.A.!!2!04-17!",
    ),
    "a condition": (
        with_one(plan=pier18.Condition("poets >= 4")),
        "pier18;;Anna!S.-Q!.A.!!2!!!p!cpoets%20%3E%3D%204",
    ),
    "a ruling": (
        evolve(with_one(), rulings=pier18.Rulings(half_turn=True)),
        "pier18;r.half%5fturn=true;Anna!S.-Q!.A.!!2!!",
    ),
    "empty columns at the end": (
        with_one(pier=Pier.parse("S..\n...")),
        "pier18;;Anna!S..!...!!2!!-3",
    ),
    "more than 16 columns": (
        with_one(pier=Pier.parse("." * 16 + "S\n" + "." * 17)),
        "pier18;;Anna!................S!.................!!2!!24",
    ),
    "nothing": (with_one(pier=Pier.parse(".\n."), patrons=0), "pier18;;Anna!.!.!!0!!016-1"),
    "two players": (
        evolve(with_one(), players=(*with_one().players, Player("B;n", PIER, patrons=0))),
        "pier18;;Anna!S.-Q!.A.!!2!!;B%3Bn!S.-Q!.A.!!0!!",
    ),
    "counts": (
        auctionland.Position(
            (auctionland.Player("Alex", auctionland.Counts(2, 1, 0, 0, 1, 0, 3), money=12),)
        ),
        "auctionland;;Alex!c!2.1.0.0.1.0.3!!12",
    ),
    "an island and a table": (
        auctionland.Position(
            (auctionland.Player("Alex", auctionland.Island.parse("B+p .\n. T")),),
            tables=auctionland.Tables(beaches=auctionland.Table.parse([0, "3+"])),
        ),
        "auctionland;t.beaches=0%2C%203%2B;Alex!i!......!B%2Bp,.,.,.,.,T,.,.,.,.,.,.,.,.,.,.!",
    ),
}


@pytest.mark.parametrize(("position", "line"), PLANS.values(), ids=PLANS)
def test_a_line(position: Any, line: str) -> None:
    assert boardscore.to_line(position) == line
    assert boardscore.from_line(line) == position
    assert boardscore.from_line(line).to_dict() == position.to_dict()


def test_a_dict_is_written_too() -> None:
    assert boardscore.to_line(with_one().to_dict()) == boardscore.to_line(with_one())


def test_cards_of_the_demo_pack_stay_cards() -> None:
    """The last card is the Plan card, so its letter is not needed."""
    position = by_cards(["7", "3+1"], plan_card="3")
    line = boardscore.to_line(position)
    assert line.startswith("pier18;p=demo;Anna!")
    assert line.endswith("!c7,3%2B1")
    assert boardscore.from_line(line) == position
    assert boardscore.to_line(by_cards(["7", "3+1"], plan_card="9")).endswith("!c7,3%2B1!k9")


def test_cards_of_another_pack_become_the_pier_that_they_make() -> None:
    position = by_cards(["7", "3+1"], plan_card="3")
    mine = evolve(position, pack=evolve(position.pack, name="mine"))
    (player,) = boardscore.from_line(boardscore.to_line(mine)).players
    assert isinstance(player, Player)
    assert (player.pier, player.plan) == (position.players[0].pier, position.players[0].plan)
    assert (player.plan_date, player.cards, player.plan_card) == (player.plan_date, (), None)


@pytest.mark.parametrize("pack", ["demo", "mine"])
@pytest.mark.parametrize("entered", [{}, {"plan_completed": True}, {"plan_completed": False}])
def test_the_last_card_of_a_finished_pier_is_the_plan(pack: str, entered: Any) -> None:
    """A tie is decided by its date, and its Plan counts, in the line too (`pier18.end.plan`)."""
    demo: Any = demo_pack("pier18")
    cards = [one.id for one in demo.cards[:6]]
    players = [{"name": "Anna", "cards": cards, "patrons": 1, **entered}]
    players += [{"name": "Ben", "cards": [*cards[1:], "1"], "patrons": 1, **entered}]
    data = {"game": "pier18", "pack": evolve(demo, name=pack), "players": players}
    position = read_position({**data, "pack": "demo"} if pack == "demo" else data)
    found = boardscore.from_line(boardscore.to_line(position))
    assert decision(found) == decision(position)
    assert [str(one.plan_date) for one in found.players] == ["04-17", "01-06"]


def test_a_plan_in_words_of_a_finished_pier_is_not_left_out() -> None:
    """Without it, a note would say that no Plan was entered."""
    demo: Any = demo_pack("pier18")
    pack = evolve(demo, cards=tuple(evolve(one, plan="in words") for one in demo.cards))
    player = {"name": "Anna", "cards": [one.id for one in pack.cards[:6]], "patrons": 1}
    data = {"game": "pier18", "pack": pack, "players": [player]}
    with pytest.raises(boardscore.PositionError) as caught:
        boardscore.to_line(data)
    assert caught.value.problems[0].where == "players[0].plan"
    player["plan_completed"] = True
    assert decision(boardscore.from_line(boardscore.to_line(data))) == decision(data)


def test_tables_of_another_pack_are_written() -> None:
    demo: Any = demo_pack("auctionland")
    mine = evolve(demo, name="mine")
    island = {"name": "Alex", "island": [f"#{mine.tiles[0].id}@1"]}
    data = {"game": "auctionland", "pack": mine, "players": [island]}
    position = read_position(data)
    found: Any = boardscore.from_line(boardscore.to_line(position))
    assert found.tables == demo.tables
    assert found.players[0].holding.rows == ((mine.tiles[0].tile.turned(1),),)
    assert found.pack is None


def test_an_island_with_an_empty_end_equals_the_one_that_is_read() -> None:
    island = auctionland.Island.parse("B . .\n. T .\n. . .")
    position = auctionland.Position((auctionland.Player("Alex", island),))
    found: Any = boardscore.from_line(boardscore.to_line(position))
    assert found == position
    assert hash(found.players[0].holding) == hash(island)
    assert found.players[0].holding.rows == auctionland.Island.parse("B .\n. T").rows
    assert auctionland.Island.parse(". B") != auctionland.Island.parse("B")


MONEY = auctionland.Counts(0, 0, 0, 0, 0, 0, 0)
WIDE_TILE = auctionland.Tile.parse("B/" + "H" * 50 + "+" + "p" * 9)
NOT_IN_A_LINE: dict[str, tuple[Any, str, str]] = {
    "no Patrons": (with_one(patrons=None), "players[0].patrons", "it would use 0"),
    "a large total": (with_one(claimed=10**9), "players[0].claimed", "at most 9 digits"),
    "a Plan in words": (
        with_one(plan="three in a row"),
        "players[0].plan",
        'cannot hold "three in a row" here; it would use null',
    ),
    "cards without a Plan": (
        by_cards(["7", "3+1"]),
        "players[0].plan_completed",
        "it would use false",
    ),
    "a judged Plan without the date of the last card": (
        by_cards(["7", "3+1"], plan_completed=True),
        "players[0].plan_date",
        "nothing is entered",
    ),
    "much money": (
        auctionland.Position((auctionland.Player("Alex", MONEY, money=10**9),)),
        "players[0].money",
        "at most 9 digits",
    ),
    "a large count": (
        auctionland.Position((auctionland.Player("Alex", evolve(MONEY, love=10**9)),)),
        "players[0].counts",
        "at most 9 digits",
    ),
    "a long tile": (
        auctionland.Position((auctionland.Player("Alex", auctionland.Island(((WIDE_TILE,),))),)),
        "players[0].island",
        "at most 60 characters",
    ),
}


@pytest.mark.parametrize(("position", "where", "why"), NOT_IN_A_LINE.values(), ids=NOT_IN_A_LINE)
def test_what_a_line_cannot_hold_is_named(position: Any, where: str, why: str) -> None:
    with pytest.raises(boardscore.PositionError) as caught:
        boardscore.to_line(position)
    assert caught.value.where == where
    assert why in str(caught.value)
    assert "\n    " not in str(caught.value)  # the line is not shown


BROKEN: list[tuple[Any, int, int, str]] = [
    ("", 0, 1, "known: pier18, auctionland"),
    ("https://example.org/#pier18;;A!S!.!1!2", 0, 21, "begins after the #"),
    ("pier18", 6, 7, "there must be 1 to 3"),
    ("pier18;;A!S!.!1!2;B!S!.!1!2;C!S!.!1!2;D!S!.!1!2", 7, 8, "4 players"),
    ("pier18;;A!S!.!1!2;A!S!.!1!2", 18, 19, "another player is also called"),
    ("pier18;;A!SX!.!1!2", 10, 12, "S Q H A . with a hyphen"),
    ("pier18;;A!-S!.!1!2", 10, 12, "bar"),
    ("pier18;;A!S!-!1!2", 12, 13, "the lower side"),
    ("pier18;;A!S!.!2!2", 14, 15, "1 for a completed Plan"),
    ("pier18;;A!S!.!1!19", 16, 18, "from 0 to 18"),
    ("pier18;;A!S!.!1!2!13-01", 18, 23, "no month 13"),
    ("pier18;;A!S!.!1!2!1-1", 18, 21, "a date such as 04-17"),
    ("pier18;;A!S!.!1!2!!401", 19, 22, "up to 400"),
    ("pier18;;A!S!.!1!2!!!x", 20, 21, "p or c"),
    ("pier18;;A!S!.!1!2!!!c7", 20, 22, "no pack"),
    ("pier18;;A!S!.!1!2!!!p!x", 22, 23, "c and a condition"),
    ("pier18;;A!S!.!1!2!!!p!cx", 22, 24, "x"),
    ("pier18;;A!S!.!1!2!!!p!!", 23, 24, "expected the end"),
    ("pier18;;A=1=2!S!.!1!2", 12, 13, "expected the end"),
    ("pier18;;A=x!S!.!1!2", 10, 11, "not a whole number"),
    ("pier18;;A%zz!S!.!1!2", 8, 12, "%20"),
    ("pier18;;A%FF!S!.!1!2", 8, 12, "%20"),
    ("pier18;p=mine;A!S!.!1!2", 7, 13, "is in the browser"),
    ("pier18;r.half%5fturn;A!S!.!1!2", 7, 20, "such as r.half%5fturn=true"),
    ("pier18;r.half%5fturn=maybe;A!S!.!1!2", 7, 26, "known: false, true"),
    ("pier18;t.beaches=0;A!S!.!1!2", 7, 18, "tables"),
    ("pier18;p=demo&p=demo;A!S!.!1!2", 14, 20, "twice"),
    ("auctionland;t.beaches=0&t.beaches=1;A!c!......!", 24, 35, "twice"),
    ("auctionland;;A!x!......!", 15, 16, "c for counts"),
    ("auctionland;;A!c!1.2!", 17, 20, "7 counts"),
    ("auctionland;;A!c!1.x.....!", 17, 25, "not a whole number"),
    ("auctionland;;A!c!1.1234567890.....!", 19, 29, "at most 9 digits"),
    ("auctionland;;A!i!......!B", 24, 25, "16 tiles"),
    ("pier18;;A=1000000000!S!.!1!2", 10, 20, "at most 9 digits"),
    ("auctionland;t.beaches=0,1000000000;A!c!......!", 12, 34, "at most 9 digits"),
    ("auctionland;;A!c!......!!1.5", 25, 28, "not a whole number"),
]


@pytest.mark.parametrize(("line", "start", "end", "why"), BROKEN)
def test_a_broken_line_is_refused_with_its_place(line: str, start: int, end: int, why: str) -> None:
    with pytest.raises(boardscore.BoardscoreError) as caught:
        boardscore.from_line(line)
    problem = caught.value.problems[0]
    assert (problem.source, problem.span) == (line, boardscore.Span(0, start, end))
    assert why in str(caught.value)


JUNK = st.text("!;=&,.-%+0129SQHAcikpt#é\u2028\n\ud800 ", max_size=30) | st.text(max_size=20)


@given(start=st.sampled_from(["", "pier18;", "pier18;;A!", "auctionland;;A!i!......!"]), junk=JUNK)
def test_any_other_text_is_refused_with_a_place(start: str, junk: str) -> None:
    try:
        boardscore.from_line(start + junk)
    except boardscore.BoardscoreError as error:
        problems = error.problems
        text = str(error)
    else:
        return
    assert text
    assert [one for one in problems if one.span is None or one.source != start + junk] == []


def test_every_mistake_is_reported() -> None:
    """In the order of a position, where the total comes after the date."""
    with pytest.raises(boardscore.PositionError) as caught:
        boardscore.from_line("pier18;r.x=1;A=x!S!.!1!2!13-01;A!S!.!1!2")
    spans = [problem.span for problem in caught.value.problems]
    assert [span and span.start for span in spans] == [7, 25, 15, 31]


@pytest.mark.parametrize("pack", ["", "p=demo"])
def test_an_unknown_last_card_is_one_mistake(pack: str) -> None:
    """The line names it once, as a card."""
    with pytest.raises(boardscore.PositionError) as caught:
        boardscore.from_line(f"pier18;{pack};A!S!.!!2!!!c99")
    assert [problem.where for problem in caught.value.problems] == ["players[0].cards[0]"]


def test_unnamed_players_and_missing_counts() -> None:
    """As the page shows them: default names, and 0 for a count that was not entered."""
    position = boardscore.from_line("auctionland;;!c!2......3!!;%20!c!......!!")
    assert [player.name for player in position.players] == ["Player 1", "Player 2"]
    found: Any = position.players[0].holding
    assert found == auctionland.Counts(2, 0, 0, 0, 0, 0, 3)


@pytest.mark.parametrize("value", [None, 5, b"pier18;;A!S!.!1!2", Path("x")])
def test_a_line_is_text(value: Any) -> None:
    with pytest.raises(boardscore.BoardscoreError, match="text: "):
        boardscore.from_line(value)


def test_a_line_is_not_endless() -> None:
    with pytest.raises(boardscore.NotationError, match="the limit is 400000"):
        boardscore.from_line("pier18;;" + "A" * 400_000)


def test_the_address_of_the_pad() -> None:
    line = boardscore.to_line(with_one())
    base = "https://example.org/pad/?lang=de"
    assert boardscore.pad_url(with_one(), base) == f"{base}#{line}"


@pytest.mark.parametrize("base", ["https://example.org/#x", None])
def test_a_wrong_base(base: Any) -> None:
    with pytest.raises(boardscore.BoardscoreError, match="base: "):
        boardscore.pad_url(with_one(), base)


def test_texts_are_encoded_as_in_javascript() -> None:
    """And the characters after it, which some apps change in links."""
    assert encode("aZ09-.") == "aZ09-."
    assert encode(" ä😀;!") == "%20%C3%A4%F0%9F%98%80%3B%21"
    assert encode("'()*_~") == "%27%28%29%2a%5f%7e"
