"""Requests about the table, set-ups and what each seat may see: answers and their comparison."""

import json
from typing import Any

import pytest
from attrs import evolve

from boardscore.core.messages import LANGUAGES
from boardscore.verify.data_types import Data
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.verdicts import Case
from boardscore.verify.program import protocol
from boardscore.verify.program.protocol import SEEN, START
from boardscore.verify.program.replies import Garbled, Moves, Refused, Seen, read_line
from boardscore.verify.report import ReportPage
from boardscore.verify.report.answer_lines import table_lines
from boardscore.verify.vectors.differences import check, missing_parts
from boardscore.verify.vectors.vectors import TABLE, Vector, load
from tests.tables import from_table
from tests.verify.samples import in_a_line
from tests.verify.searching import Answers, clauses_of

BY_ID = {one.id: one for one in load(None, TABLE)}


# Requests and answers


def told(op: str, line: str) -> Any:
    reply = read_line(line.encode())
    assert reply is not None
    return reply.answer(op)


def test_the_requests_carry_a_record_and_the_seat() -> None:
    assert protocol.start([{"a": 1}]).line(7) == b'{"id": 7, "op": "start", "record": [{"a": 1}]}\n'
    expected = b'{"id": 8, "op": "seen", "record": [], "player": 2}\n'
    assert protocol.seen([], player=2).line(8) == expected


def test_a_table_and_its_moves_are_read_and_moves_are_optional() -> None:
    answer = told(SEEN, '{"id": 1, "result": {"players": [{"hand": null}], "moves": [{"a": 1}]}}')
    assert answer == Seen({"players": [{"hand": None}]}, Moves(({"a": 1},)))
    assert answer.data == {"players": [{"hand": None}], "moves": [{"a": 1}]}
    assert told(START, '{"id": 1, "result": {"players": []}}').data == {"players": []}


@pytest.mark.parametrize(
    "result", ["{}", "null", "[]", '{"moves": []}', '{"players": 2}', '{"players": [1]}']
)
def test_a_table_without_players_cannot_be_read(result: str) -> None:
    assert isinstance(told(SEEN, f'{{"id": 1, "result": {result}}}'), Garbled)


def test_an_unplayable_set_up_is_refused_with_the_wrong_part() -> None:
    refused = told(START, '{"id": 1, "error": {"code": "illegal", "part": "deck"}}')
    assert refused == Refused("illegal", part="deck")
    assert refused.data == {"error": {"code": "illegal", "part": "deck"}}
    assert isinstance(told(START, '{"id": 1, "error": {"code": "illegal", "part": 1}}'), Garbled)


# Comparison

ONE = BY_ID["pier18.players/how-many.one"]
TWO = BY_ID["pier18.players/how-many.one.near"]
HAND = BY_ID["pier18.setup.deal/own-cards.first"]


def paths(vector: Vector, answer: Any) -> list[str]:
    return [one.path for one in check(vector, answer)]


def test_a_refusal_may_omit_the_part_but_not_name_another() -> None:
    assert paths(ONE, {"error": {"code": "illegal"}}) == []
    assert paths(ONE, {"error": {"code": "illegal", "part": "players"}}) == []
    assert paths(ONE, {"error": {"code": "illegal", "part": "deck"}}) == ["error.part"]
    assert missing_parts(ONE, {"error": {"code": "illegal"}}) == [("error", "part")]


def test_accepting_and_refusing_wrongly_are_differences() -> None:
    assert paths(ONE, {"players": []}) == [""]
    assert paths(TWO, {"error": {"code": "illegal"}}) == [""]


def test_unknown_parts_are_not_compared() -> None:
    told_more = {**TWO.expect, "round": 0}
    told_more["players"] = [{**one, "name": "?"} for one in TWO.expect["players"]]
    assert paths(TWO, told_more) == []


def test_leaked_and_withheld_values_are_differences() -> None:
    anna, ben = HAND.expect["players"]
    leak = {**HAND.expect, "players": [anna, {**ben, "hand": ["4", "5", "6"]}]}
    kept = {**HAND.expect, "players": [{**anna, "hand": None}, ben]}
    assert paths(HAND, leak) == ["players[1].hand"]
    assert paths(HAND, kept) == ["players[0].hand"]


def test_moves_are_compared_as_a_set_and_may_be_left_out() -> None:
    backwards = {**HAND.expect, "moves": HAND.expect["moves"][::-1]}
    without = {key: part for key, part in HAND.expect.items() if key != "moves"}
    assert paths(HAND, backwards) == []
    assert paths(HAND, without) == []
    assert missing_parts(HAND, without) == [("moves",)]
    assert paths(HAND, {**HAND.expect, "moves": HAND.expect["moves"][1:]}) == ["moves"]


@pytest.mark.parametrize("op", [START, SEEN])
def test_a_refusal_inside_of_a_result_is_no_refusal(op: str) -> None:
    """It would be an error and a table at the same time."""
    refusal = {"error": {"code": "illegal", "part": "players"}}
    line = json.dumps({"id": 1, "result": {"players": [{}], **refusal}})
    assert isinstance(told(op, line), Garbled)


# Refusals of games in which every move is legal

VIEW = BY_ID["auctionland.money.hidden/others.three"]
"""Anna builds and auctions, Ben bids, and Cleo passes."""


@pytest.mark.long
@pytest.mark.parametrize(("index", "clause"), [(3, "bid"), (4, "close")])
def test_a_view_that_refuses_a_legal_move_names_the_rule_of_that_move(
    index: int, clause: str
) -> None:
    answer = {"error": {"code": "illegal", "index": index}}
    judgement = judged([SEEN], VIEW.id, answer=answer)
    assert [clauses_of(case) for case in judgement.failures] == [(f"auctionland.auction.{clause}",)]
    text = in_a_line(judgement)
    assert f"Move {index}, " in text
    assert "is called illegal, but it is legal." in text
    assert "What Cleo sees: " in text
    assert "Rule auctionland.auction." in text


# Programs that offer these requests, and programs that do not


def judged(offers: list[str], *names: str, answer: Any) -> Judgement:
    program: Any = Answers(offers, lambda _: answer)
    return judge(program, ["a-program"], [BY_ID[name] for name in names], {})


@pytest.mark.long
@from_table
def test_reports_on_programs_of_tables(given: Data, verdicts: list[str], said: list[str]) -> None:
    """`more` is added to the right answer about a hand, and to the set-up of its players."""
    answer = given.get("answer", {"error": {"code": "unsupported"}})
    if "more" in given or "players" in given:
        players = [{**own, **given.get("players", {})} for own in HAND.expect["players"]]
        answer = {"result": {**HAND.expect, **given.get("more", {}), "players": players}}
    judgement = judged(given["offers"], *given["vectors"], answer=answer)
    assert [one.verdict.value for one in judgement.cases] == verdicts
    text = in_a_line(judgement, given.get("lang", "en"))
    assert [one for one in said if text.count(one) != 1] == []
    assert "Rule " not in text


def test_a_start_is_shown_with_the_table_and_the_stack() -> None:
    """Of 4 tiles 3 are dealt; `b` has two icons and lies next to the stack, at the far end."""
    tiles = [{"id": one, "tile": tile} for one, tile in zip("abcd", ("B", "T+pl", "G+m", "H"))]
    pack = {"game": "auctionland", "name": "p", "provenance": "invented", "tiles": tiles}
    setup = {"format": 1, "game": "auctionland", "players": ["Anna", "Ben"], "market_size": 3}
    record = [{**setup, "deck": [*"abcd"], "pack": pack}]
    any_vector = next(one for one in BY_ID.values() if one.game == "auctionland")
    vector = evolve(any_vector, op=START, input={"record": record})
    english, german = (
        "\n".join(table_lines(Case(vector), ReportPage(lang, full=True))) for lang in LANGUAGES
    )
    drawn = "Drawn in this order: a, b, c, d"
    assert english.startswith(f"  A game can start with this set-up.\n  {drawn}\n")
    assert "1 tile in the stack" in english
    assert [line.split()[3] for line in english.splitlines()[-3:]] == ["a", "c", "b"]
    assert "Gezogen wird in dieser Reihenfolge: a, b, c, d" in german
