"""Line protocol 1: requests are lines, answers are read strictly, and all else is rejected."""

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from functools import cache, reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore.core.messages import Message, say
from boardscore.documents.document_files import DEEPEST
from boardscore.schemas import schema
from boardscore.verify.data_types import Data
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.program import protocol
from boardscore.verify.program.outcomes import first_difference
from boardscore.verify.program.protocol import TRACE, Request, about_game, hello, legal, score
from boardscore.verify.program.replies import (
    Answer,
    Garbled,
    Greeting,
    Moves,
    Refused,
    Reply,
    Scored,
    Seen,
    Traced,
    read_line,
)
from boardscore.verify.vectors.vectors import load
from tests.tables import from_table, read_table
from tests.verify.test_examples import FOLDERS

POSITION = {"game": "pier18", "players": [{"name": "Ünal"}]}

# Requests


@pytest.mark.parametrize(
    ("request_", "number", "sent"),
    [
        (protocol.hello(), 0, {"id": 0, "op": "hello", "protocol": 1}),
        (protocol.score(POSITION), 7, {"id": 7, "op": "score", "position": POSITION}),
        (protocol.legal([{"a": 1}]), 8, {"id": 8, "op": "legal", "record": [{"a": 1}]}),
        (protocol.replay([]), 9, {"id": 9, "op": "replay", "record": []}),
    ],
)
def test_a_request_is_one_line_of_json(request_: Request, number: int, sent: Any) -> None:
    line = request_.line(number)
    assert line.endswith(b"}\n")
    assert line.count(b"\n") == 1
    assert json.loads(line) == sent


def test_a_request_is_the_same_under_every_id() -> None:
    request = protocol.score(POSITION)
    assert json.loads(request.line(1)) == {**json.loads(request.line(2)), "id": 1}
    assert request == protocol.score(POSITION)


def test_a_request_does_not_change_with_its_source() -> None:
    position = {"players": [1]}
    request = protocol.score(position)
    line = request.line(1)
    position["players"].append(2)
    assert request.line(1) == line


@given(st.text(st.characters()))
def test_every_request_is_one_line_of_ascii(text: str) -> None:
    line = protocol.score({"name": text}).line(1)
    assert line.decode("ascii").splitlines() == [line.decode("ascii").rstrip("\n")]
    assert json.loads(line)["position"] == {"name": text}


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_values_that_are_not_json_are_not_sent(number: float) -> None:
    with pytest.raises(ValueError, match="JSON"):
        protocol.score({"n": number})


# Answers


def read(line: str | bytes) -> Reply:
    reply = read_line(line if isinstance(line, bytes) else line.encode())
    assert reply is not None
    return reply


def answer(op: str, line: str | bytes) -> Answer:
    return read(line).answer(op)


def fault(answer: Answer) -> str:
    assert isinstance(answer, Garbled)
    return say(answer.message)


def result(op: str, written: str) -> Answer:
    return answer(op, f'{{"id": 7, "result": {written}}}')


def error(written: str) -> Answer:
    return answer("replay", f'{{"id": 7, "error": {written}}}')


KINDS: dict[str, type] = {"score": Scored, "replay": Scored, "legal": Moves, "hello": Greeting}


@from_table
def test_an_answer_is_read_and_described(op: str, line: Data, described: Data) -> None:
    """Its parts that are known."""
    read_as = answer(op, json.dumps(line))
    assert type(read_as) is (Refused if "error" in line else KINDS[op])
    assert say(read_as.message) == f"The program answers {json.dumps(described)}"


def test_an_error_message_is_kept_but_not_compared() -> None:
    refused = error('{"code": "illegal", "message": "no such card", "index": 3}')
    assert isinstance(refused, Refused)
    assert refused.said == "no such card"
    assert refused == Refused("illegal", "another sentence", 3)
    assert refused != Refused("illegal", "no such card", 4)


def test_moves_are_compared_as_a_multiset() -> None:
    one, other = {"move": "pass"}, {"move": "take", "card": "c1"}
    assert Moves((one, other)) == Moves((other, {"move": "pass"}))
    assert Moves((one, other)) != Moves((one, one, other))
    assert Moves((one,)) != Moves((other,))


@from_table
def test_a_result_of_a_wrong_shape_is_garbage(op: str, written: str, why: str) -> None:
    answer = result(op, written)
    faults = [answer.message] if isinstance(answer, Garbled) else getattr(answer, "faults", [])
    assert [*map(say, faults)] == [why]


@from_table
def test_an_error_of_a_wrong_shape_is_garbage(written: str, why: str) -> None:
    assert fault(error(written)) == why


@from_table
def test_an_invalid_line(line: str, number: int | None, is_bare: bool, said: str) -> None:
    """Each character of the table is a byte; `is_bare` is a line that may be meant as an answer."""
    reply = read(line.encode("latin-1"))
    assert (reply.number, reply.is_bare) == (number, is_bare)
    assert fault(reply.answer("score")) == said


# Ids


@pytest.mark.parametrize(
    ("written", "number"),
    [("0", 0), ("7", 7), (f"{10**30}", 10**30), ("-1", -1), ('"7"', 7), ("7.0", 7), (None, None)],
)
def test_ids_are_numbers_and_texts_with_numbers_or_missing(
    written: str | None, number: int | None
) -> None:
    tagged = "" if written is None else f'"id": {written}, '
    reply = read(f'{{{tagged}"result": {{"totals": [1]}}}}')
    assert (reply.number, reply.fault) == (number, None)
    assert reply.answer("score") == Scored((1,))


@from_table
def test_a_key_that_appears_twice_has_its_last_value(line: str, name: str | None) -> None:
    reply = read(line)
    assert (reply.number, reply.repeated) == (7, name)
    answer = reply.answer("score")
    assert isinstance(answer, Scored)
    assert answer.totals == (1,)


@from_table
def test_an_id_that_fits_no_request_is_garbage(written: str, shown: str) -> None:
    reply = read(f'{{"id": {written}, "result": {{"totals": [1]}}}}')
    assert reply.number is None
    assert fault(reply.answer("score")) == f"The id is {shown}; it must be the id of the request"


# Lines that are no answers


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"ready",
        b"NaN",
        b"{",
        b'{"id": 7, "resu',
        b'{"id": 7, "result": {"totals": [1]}}{"id": 8}',
        b"{'id': 7}",
        b"{\xff",
        b'{"id": ' + b"9" * 5000 + b', "result": {}}',
        b'{"result": ' + b"[" * 200_000,
        b'{"id": NaN, "x": ' + b"[" * 200_000,
    ],
)
def test_a_line_that_is_not_an_answer(line: bytes) -> None:
    assert read_line(line) is None


@from_table
def test_an_answer_in_another_code_shows_its_request(before: str, code: str, said: str) -> None:
    line = (before + '{"id": 7, "result": {"totals": [1]}}').encode(code)
    reply = read(line)
    assert (reply.number, reply.is_bare) == (7, False)
    assert said in fault(reply.answer("score"))


@pytest.mark.parametrize(
    "line", [b'\t{"id": 7, "result": {"totals": [1]}} \r', b'{"id":7,"result":{"totals":[1]}}']
)
def test_white_space_makes_no_difference(line: bytes) -> None:
    assert answer("score", line) == Scored((1,))


@given(st.binary(max_size=200))
def test_any_bytes_are_read(line: bytes) -> None:
    for one in (line, b'{"id": 7, "result": ' + line + b"}"):
        reply = read_line(one)
        if reply is not None:
            assert say(reply.answer("score").message).isprintable()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(JSON, st.sampled_from(["hello", "score", "legal", "replay"]))
def test_any_json_is_read(data: Any, op: str) -> None:
    for line in ({"id": 7, "result": data}, {"id": 7, "error": data}):
        assert say(answer(op, json.dumps(line)).message, "de").isprintable()


# Descriptions


def test_description_of_a_long_answer_is_cut() -> None:
    said = say(Refused("internal", "x" * 10_000).message)
    assert said.endswith("...")
    assert len(said) < 600


def test_description_of_garbage_names_the_error() -> None:
    assert say(Garbled(Message("garbage.not_utf8")).message) == "The line is not in UTF-8"


@pytest.mark.parametrize(("before", "after"), [("[", "]"), ('{"a": ', "}"), ("[1, ", ", 2]")])
@pytest.mark.parametrize(("most", "is_read"), [(DEEPEST, True), (2 * DEEPEST + 1, False)])
def test_nesting_is_limited(before: str, after: str, most: int, *, is_read: bool) -> None:
    """The line, the result, the list of moves and the move are four levels."""
    deep = before * (most - 4) + "1" + after * (most - 4)
    reply = read(f'{{"id": 7, "result": {{"moves": [{{"move": {deep}}}]}}}}')
    assert reply.number == 7
    answer = reply.answer("legal")
    assert isinstance(answer, Moves) == is_read
    if isinstance(answer, Garbled):
        assert say(answer.message) == "More than 64 levels of nested lists and objects"


@pytest.mark.parametrize("end", [b"]" * 100_000 + b"}}", b""])
def test_an_unparsable_line_is_garbage_for_its_request(end: bytes) -> None:
    reply = read(b'{"id": 7, "result": {"moves": ' + b"[" * 100_000 + end)
    assert reply.number == 7
    assert isinstance(reply.answer("legal"), Garbled)


def test_brackets_in_strings_do_not_count_as_nesting() -> None:
    said = "[" * 100 + "]" * 100 + "{"
    reply = read(f'{{"id": 7, "result": {{"totals": [1], "said": "{said}"}}}}')
    assert isinstance(reply.answer("score"), Scored)


def test_only_invalid_fields_of_hello_are_ignored() -> None:
    answer = result("hello", '{"name": "x", "version": 2, "games": ["pier18"], "rulings": []}')
    assert isinstance(answer, Greeting)
    assert (answer.name, answer.version, answer.games) == ("x", None, ("pier18",))
    assert [*map(say, answer.faults)] == [
        "result.version is 2; it must be text",
        "result.rulings is an empty list; it must be an object",
    ]


def test_a_number_that_python_cannot_read_is_garbage_not_noise() -> None:
    reply = read(b'{"id": 7, "result": {"totals": [' + b"9" * 10_000 + b"]}}")
    assert reply.number == 7
    assert fault(reply.answer("score")) == "A number has more than 4300 digits"


def test_a_request_knows_its_game() -> None:
    setup = {"game": "pier18", "players": ["Anna"]}
    assert [one.game for one in (score(setup), legal([setup]), legal([]), hello())] == [
        *("pier18", "pier18", "", ""),
    ]
    assert about_game("legal", [json.dumps(setup)]) == legal([setup])


# The first place where two answers differ, never two equal quotations


def difference(one: Answer, other: Answer) -> list[str]:
    assert one != other
    found = first_difference(one, other)
    return [part if isinstance(part, str) else say(part) for part in found]


@from_table
def test_the_first_difference_of_two_answers(
    op: str, one: Data, other: Data, shown: list[str]
) -> None:
    assert difference(*(answer(op, json.dumps(said)) for said in (one, other))) == shown


def test_the_order_of_moves_is_no_difference() -> None:
    lists = [[{"move": "take"}, {"move": "pass"}], [{"move": "pass"}, {"move": "take"}]]
    one, other = (result(TRACE, json.dumps({"moves": [moves]})) for moves in lists)
    assert isinstance(one, Traced)
    assert one == other


def test_differences_in_long_and_deep_values_are_cut_out() -> None:
    long = "x" * 1000
    one, other = (Seen({"deck": [long + letter + long]}) for letter in "ab")
    assert difference(one, other) == [
        "deck[0]",
        *(f"...{'x' * 30}{letter}{'x' * 49}..." for letter in "ab"),
    ]
    one, other = (Seen({"deck": reduce(lambda value, _: [value], range(60), at)}) for at in (1, 2))
    assert difference(one, other) == [f"deck{'[0]' * 60}", "1", "2"]


# The JSON Schema of the line protocol agrees with the kit about every line


OPS = ("hello", "score", "legal", "replay", "trace", "start", "seen")
SCHEMA = schema("protocol")


@cache
def validator(part: str) -> Any:
    return Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{part}"}]})


# Requests


def requests() -> Iterator[protocol.Request]:
    """A request of every kind that the kit sends, and all vectors."""
    yield protocol.hello()
    yield protocol.unknown_request()
    for vector in load():
        rulings = with_defaults(vector.game, {})
        yield request_of(vector, rulings)
        if vector.op == "replay":
            yield protocol.trace(vector.content(rulings))


@pytest.mark.long
def test_every_request_is_valid() -> None:
    for request in requests():
        sent = json.loads(request.line(7))
        assert validator("request").is_valid(sent), sent
        assert validator(
            f"{request.op}_request" if request.op in OPS else "other_request"
        ).is_valid(sent)
        assert Draft202012Validator(SCHEMA).is_valid(sent)


@pytest.mark.parametrize("op", OPS)
def test_a_changed_request_is_invalid(op: str) -> None:
    sent = json.loads(next(one for one in requests() if one.op == op).line(7))
    wrong = [{key: part for key, part in sent.items() if key != gone} for gone in sent]
    wrong += [{**sent, "more": 1}, {**sent, "id": "7"}, {**sent, "id": -1}]
    wrong += [{**sent, key: "x"} for key in sent.keys() - {"id"}]
    for one in wrong:
        assert not validator(f"{op}_request").is_valid(one), one


# Answers


RIGHT: Any = read_table(__file__, "RIGHT")
"""Results of each op."""
ERRORS = [{"code": "unsupported"}, {"code": "illegal", "index": 0, "part": "x", "message": ""}]
OTHER_VALUES = (None, -1, "x", [], {}, True, 1.5, [1], [[]], {"a": 1}, [{"a": "b"}])


def answers(op: str) -> Iterator[Any]:
    yield from ({"id": 7, "result": one} for one in RIGHT[op])
    yield from ({"id": 7, "error": one} for one in ERRORS)
    yield {"result": RIGHT[op][0]}


def changed(answer: Any) -> Iterator[Any]:
    """An answer with one part removed or changed."""
    for *path, last in places(answer):
        copies = [deepcopy(answer) for _ in range(len(OTHER_VALUES) + 1)]
        insides = [reduce(getitem, path, copy) for copy in copies]
        for inside, value in zip(insides, OTHER_VALUES):
            inside[last] = value
        del insides[-1][last]
        yield from copies
    yield {**answer, "result": {}, "error": {"code": "illegal"}}


def places(data: Any) -> Iterator[tuple[Any, ...]]:
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for key, part in inside:
        yield (key,)
        if isinstance(part, dict | list):
            yield from ((key, *path) for path in places(part))


def is_read(op: str, data: Any) -> bool:
    reply = read_line(json.dumps(data).encode())
    if reply is None:
        return False
    answer = reply.answer(op)
    return not isinstance(answer, Garbled) and not (isinstance(answer, Greeting) and answer.faults)


@pytest.mark.parametrize("op", OPS)
def test_schema_and_reader_agree_about_answers(op: str) -> None:
    for answer in answers(op):
        assert is_read(op, answer)
        assert validator(f"{op}_answer").is_valid(answer), answer
        for one in changed(answer):
            assert validator(f"{op}_answer").is_valid(one) is is_read(op, one), one


# Recorded conversations


@pytest.mark.long
@pytest.mark.parametrize("name", ["right", "engine"])
def test_a_real_conversation_is_valid(tmp_path: Path, name: str) -> None:
    """The program runs between two copies of its input and output."""
    words = shlex.join([sys.executable, str(FOLDERS["python"] / f"{name}.py")])
    script = f"tee -a in.txt | {words} | tee -a out.txt"
    args = ["--search=4s", "--level=smoke", "--level=edge", "--", "sh", "-c", script]
    run = [sys.executable, "-m", "boardscore", "verify", *args]
    assert subprocess.run(run, cwd=tmp_path, check=False, stdout=subprocess.PIPE).returncode == 0
    asked = [json.loads(line) for line in (tmp_path / "in.txt").read_text().splitlines()]
    said = [json.loads(line) for line in (tmp_path / "out.txt").read_text().splitlines()]
    ops = {one["op"] for one in asked}
    assert {"hello", "score"} <= ops
    assert (name == "engine") is ({"legal", "replay", "trace", "start", "seen"} <= ops)
    assert [one for one in asked if not validator("request").is_valid(one)] == []
    named: dict[int, set[str]] = {}
    for one in asked:
        named.setdefault(one["id"], set()).add(one["op"])
    for one in said:  # ids begin again after the first requests
        parts = [f"{op}_answer" for op in named[one["id"]] & {*OPS}] or ["answer"]
        assert any(validator(part).is_valid(one) for part in parts), one
