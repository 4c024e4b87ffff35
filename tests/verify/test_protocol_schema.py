"""The JSON Schema of the line protocol agrees with the kit about every line."""

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
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore.schemas import schema
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.program import protocol
from boardscore.verify.program.protocol import Garbled, Greeting
from boardscore.verify.program.replies import read_line
from boardscore.verify.vectors.vectors import load
from tests.tables import read_table
from tests.verify.test_examples import FOLDERS

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
