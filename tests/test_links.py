"""Links of the score pad, worked out by hand from the format of their code."""

import base64
import json
import random
import zlib
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import boardscore
from boardscore import auctionland, pier18
from boardscore.packs import demo_pack
from boardscore.pier18 import Pier, Player
from boardscore.positions import read_position
from tests import odd_positions
from tests.refusals import error_of
from tests.tables import from_table, read_table

PIER = Pier.parse("S.|Q\n.A|.")
BASE = "https://example.org/pad/?lang=de"


def with_one(**values: Any) -> pier18.Position:
    """A position of one player with two Patron cards."""
    return pier18.Position((Player(**{"name": "Anna", "pier": PIER, "patrons": 2} | values),))


def code_of(content: bytes, *, version: str = "A", checksum: bytes | None = None) -> str:
    """A code with one block that is not compressed: 01, the length, its complement, the content."""
    length = len(content).to_bytes(2, "little")
    block = b"\1" + length + bytes(255 - byte for byte in length) + content
    end = zlib.crc32(content).to_bytes(4, "big") if checksum is None else checksum
    return version + base64.urlsafe_b64encode(block + end).decode().rstrip("=")


def content_of(url: str) -> Any:
    """The document in a link, read without the package."""
    code = url.partition("#")[2]
    data = base64.urlsafe_b64decode(code[1:] + "=" * (-len(code[1:]) % 4))
    text = zlib.decompress(data[:-4], wbits=-15)
    assert code[0] == "A"
    assert data[-4:] == zlib.crc32(text).to_bytes(4, "big")
    assert text.decode() == json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))
    return json.loads(text)


def linked(position: Any) -> Any:
    return boardscore.from_url(boardscore.pad_url(position, BASE))


@pytest.mark.long
@given(position=odd_positions.positions())
def test_links_are_read_back(position: Any) -> None:
    """Everything is read back; of a pack of the user, what the players use of it."""
    try:
        url = boardscore.pad_url(position, BASE)
    except boardscore.PositionError as error:
        paths = {problem.path[-1:] for problem in error.problems}
        assert paths <= {("plan",), ("plan_completed",), ()}
        if () in paths:  # without the tables of its pack, which no file can describe either
            with pytest.raises(boardscore.PositionError):
                boardscore.dumps(position)
        return
    found, held = boardscore.from_url(url), odd_positions.in_a_link(position)
    assert found == held
    assert found.to_dict() == held.to_dict()
    assert decision(found) == decision(position)
    assert boardscore.pad_url(found, BASE) == url


def decision(position: Any) -> Any:
    """The score of a position, without words."""
    result = boardscore.score(position)
    return [one.categories for one in result.players], result.ranks, result.missing


EXAMPLES: Any = read_table(__file__, "EXAMPLES")


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_link_contains_the_document(name: str) -> None:
    position = read_position(EXAMPLES[name])
    url = boardscore.pad_url(position, BASE)
    assert url.startswith(f"{BASE}#A")
    assert content_of(url) == EXAMPLES[name] == linked(position).to_dict()
    assert boardscore.from_url(url.partition("#")[2]) == position
    assert boardscore.pad_url(EXAMPLES[name], BASE) == url


CONTENT = b'{"game":"pier18","players":[{"name":"Anna","pier":["S","."]}]}'


def test_a_code_written_by_hand_is_read() -> None:
    """In an address or alone, with white space around it or with punctuation that an app added.

    The way of entering is not part of the position.
    """
    code = code_of(CONTENT)
    wanted = read_position(json.loads(CONTENT))
    links = (
        code,
        f"{BASE}#{code}",
        f"#{code}",
        f"\n{BASE}#{code} ",
        f"#{code}).",
        f"{code}%E2%80%9C",
    )
    assert [boardscore.from_url(link) for link in links] == [wanted] * 6
    typed = CONTENT.replace(b'"Anna"', b'"Anna","by":"text"')
    assert boardscore.from_url(code_of(typed)) == wanted


@pytest.mark.long
def test_a_code_never_ends_with_a_sign_that_apps_cut_off() -> None:
    """Of 500 codes, about 7 would end with - or _."""
    for number in range(500):
        code = boardscore.pad_url(with_one(name=f"Anna {number}"), "")
        assert code[-1].isalnum()
        assert boardscore.from_url(code).players[0].name == f"Anna {number}"


@from_table
def test_a_refusal_says_why(link: str, code: str, why: str) -> None:
    caught = error_of(boardscore.NotationError, boardscore.from_url, link)
    assert caught.problems[0].code == code
    assert why in str(caught)
    assert caught.problems[0].describe("de") != str(caught)


def test_every_cut_and_every_other_character_is_noticed() -> None:
    """What is cut is called cut, and what is altered is called altered, at every place."""
    code = boardscore.pad_url(EXAMPLES["an island, a table and money"], "")[1:]
    rng = random.Random(18)
    for at in range(1, len(code)):
        with pytest.raises(boardscore.NotationError, match="cut off"):
            boardscore.from_url(code[:at])
        other = rng.choice([one for one in "AZaz09-_" if one != code[at]])
        with pytest.raises(boardscore.NotationError, match="altered"):
            boardscore.from_url(code[:at] + other + code[at + 1 :])


def test_the_largest_content_is_read_and_nothing_beyond_it_is_inflated() -> None:
    """A bomb of 64 KB would inflate to 50 MB."""
    bomb = zlib.compress(b" " * 1_000_001, 9, wbits=-15) + b"abcd"
    for link, why in (
        ("A" + base64.urlsafe_b64encode(bomb).decode(), "1 MB"),
        ("A" * 65_537, "64 KB"),
    ):
        with pytest.raises(boardscore.NotationError, match=why):
            boardscore.from_url(link)
    content = CONTENT + b" " * (1_000_000 - len(CONTENT))
    packed = zlib.compress(content, 9, wbits=-15) + zlib.crc32(content).to_bytes(4, "big")
    code = "A" + base64.urlsafe_b64encode(packed).decode().rstrip("=")
    assert boardscore.from_url(code) == read_position(json.loads(CONTENT))


@from_table
def test_mistakes_in_the_position_are_named(content: Any, where: str, why: str) -> None:
    """A player without entries has only a name, and perhaps a way of entering."""
    code = code_of(json.dumps(content).encode())
    caught = error_of(boardscore.PositionError, boardscore.from_url, code)
    assert caught.problems[0].where == where
    assert why in str(caught)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b'{"game":"pier18","game":"pier18"}'])
def test_what_is_not_json_is_refused(content: bytes) -> None:
    with pytest.raises(boardscore.DocumentError):
        boardscore.from_url(code_of(content))


@given(link=st.text(max_size=30) | st.text("A-_z0#%;", max_size=30).map("A".__add__))
def test_any_other_text_is_refused(link: str) -> None:
    assert str(error_of(boardscore.BoardscoreError, boardscore.from_url, link))


@pytest.mark.parametrize("value", [None, 5, b"A", Path("x")])
def test_a_link_is_text(value: Any) -> None:
    with pytest.raises(boardscore.BoardscoreError, match="text: "):
        boardscore.from_url(value)


@pytest.mark.parametrize("base", ["https://example.org/#x", None])
def test_a_wrong_base(base: Any) -> None:
    with pytest.raises(boardscore.BoardscoreError, match="base: "):
        boardscore.pad_url(with_one(), base)


# Packs of the user


def by_cards(cards: list[str], **values: Any) -> Any:
    """A position of one player with cards of the demo pack."""
    player = {"name": "Anna", "cards": cards, "patrons": 1, **values}
    return read_position({"game": "pier18", "pack": "demo", "players": [player]})


def test_cards_of_the_demo_pack_stay_cards() -> None:
    position = by_cards(["7", "3+1"], plan_card="9")
    content = content_of(boardscore.pad_url(position, BASE))
    assert (content["pack"], content["players"][0]["cards"]) == ("demo", ["7", "3+1"])
    assert linked(position) == position


def test_cards_of_another_pack_become_the_pier_that_they_make() -> None:
    position = by_cards(["7", "3+1"], plan_card="3")
    found = linked(evolve(position, pack=evolve(position.pack, name="mine")))
    (player,) = found.players
    assert (player.pier, player.plan) == (position.players[0].pier, position.players[0].plan)
    assert (player.cards, player.plan_card, found.pack) == ((), None, None)
    assert decision(found) == decision(position)


@pytest.mark.parametrize("pack", ["demo", "mine"])
@pytest.mark.parametrize("entered", [{}, {"plan_completed": True}, {"plan_completed": False}])
def test_the_last_card_of_a_finished_pier_is_the_plan(pack: str, entered: Any) -> None:
    """Its date decides a tie, and its Plan counts, in the link too (`pier18.end.plan`)."""
    demo: Any = demo_pack("pier18")
    cards = [one.id for one in demo.cards[:6]]
    players = [{"name": "Anna", "cards": cards, "patrons": 1, **entered}]
    players += [{"name": "Ben", "cards": [*cards[1:], "1"], "patrons": 1, **entered}]
    mine = evolve(demo, name=pack)
    position = read_position(
        {"game": "pier18", "pack": "demo" if pack == "demo" else mine, "players": players}
    )
    found = linked(position)
    assert decision(found) == decision(position)
    dates = [str(one.player.plan_date) for one in boardscore.score(found).players]
    assert dates == ["04-17", "01-06"]


def test_a_plan_in_words_without_a_verdict_is_not_left_out() -> None:
    """Without it, the Plan would count as not completed."""
    demo: Any = demo_pack("pier18")
    pack = evolve(demo, cards=tuple(evolve(one, plan="in words") for one in demo.cards))
    player: Any = {"name": "Anna", "cards": [one.id for one in pack.cards[:6]], "patrons": 1}
    data = {"game": "pier18", "pack": pack, "players": [player]}
    caught = error_of(boardscore.PositionError, boardscore.pad_url, data, BASE)
    assert caught.problems[0].where == "players[0].plan_completed"
    player["plan_completed"] = True
    assert decision(linked(data)) == decision(read_position(data))


def test_tables_of_another_pack_are_written() -> None:
    demo: Any = demo_pack("auctionland")
    mine = evolve(demo, name="mine")
    island = {"name": "Alex", "island": [f"#{mine.tiles[0].id}@1"]}
    found: Any = linked({"game": "auctionland", "pack": mine, "players": [island]})
    assert found.tables == demo.tables
    assert found.players[0].holding.rows == ((mine.tiles[0].tile.turned(1),),)
    assert found.pack is None


def test_the_largest_tables_fit() -> None:
    """Two thousand random numbers of nine digits."""
    rng = random.Random(18)
    entries = [rng.randrange(10**8, 10**9) for _ in range(1000)]
    tables = {"beaches": entries, "theme_parks": entries[::-1]}
    counts = dict.fromkeys(auctionland.Counts(0, 0, 0, 0, 0, 0, 0).to_dict(), 0)
    position = {"game": "auctionland", "tables": tables, "players": [{"counts": counts}]}
    assert linked(position).to_dict()["tables"] == tables
