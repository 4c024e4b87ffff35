"""Every report shows any wrong answer to any vector, in every language.

The programs are made up here: they speak the protocol, and no process runs. Each of them gives the
right answer except for one change. The tests only expect that the failure is reported with its
path, and that nothing else breaks.
"""

import json
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Sequence
from functools import reduce
from itertools import cycle
from typing import Any

import pytest

from boardscore.core.messages import LANGUAGES
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.judge.verdicts import Verdict
from boardscore.verify.program.protocol import OFFERED, Request
from boardscore.verify.report.machine_reports import data, junit
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import Vector
from tests.verify.samples import human
from tests.verify.searching import Answers

Data = dict[str, Any]
Spoil = Callable[[Data], Data]
"""Changes a right answer where there is something to spoil."""


_UNKNOWN: Data = {"error": {"code": "unsupported"}}
"""The answer to questions that are no vector, such as the decisions before one."""


def answers(asked: Sequence[Vector], ways: Sequence[Spoil]) -> Answers:
    """A program that answers vectors, spoiled in these ways alternately."""
    spoilt = zip(asked, cycle(ways), strict=False)
    by_request = {_key(one): spoil(_right(one)) for one, spoil in spoilt}
    return Answers(OFFERED, lambda request: by_request.get(request.body, _UNKNOWN))


def _key(vector: Vector) -> str:
    return request_of(vector, with_defaults(vector.game, {})).body


def _right(vector: Vector) -> Data:
    expected = json.loads(json.dumps(dict(vector.expect)))
    return expected if "error" in expected else {"result": expected}


# Ways to spoil an answer


def changed(key: str, change: Callable[[Any], Any], inside: str = "result") -> Spoil:
    """Changes a part of a result, or of an error, where there is one."""

    def spoil(answer: Data) -> Data:
        part = answer.get(inside, {})
        return {inside: {**part, key: change(part[key])}} if key in part else answer

    return spoil


def of_players(change: Callable[[Any], Any]) -> Spoil:
    return changed(
        "players", lambda players: [{key: change(one[key]) for key in one} for one in players]
    )


def always(answer: Data) -> Spoil:
    return lambda _: answer


CHANGED: dict[str, Spoil] = {
    "totals": changed("totals", lambda value: [*value[:-1], value[-1] + 1]),
    "too_few_totals": changed("totals", lambda value: value[:-1]),
    "too_many_totals": changed("totals", lambda value: [*value, 0]),
    "ranks": changed("ranks", lambda value: [one + 1 for one in value]),
    "last_rank": changed("ranks", lambda value: [*value[:-1], -7]),
    "too_many_ranks": changed("ranks", lambda value: [*value, 1]),
    "no_ranks": changed("ranks", lambda _: []),
    "categories": changed(
        "categories", lambda value: [{k: v + 1 for k, v in own.items()} for own in value]
    ),
    "one_category": changed(
        "categories", lambda value: [*value[:-1], {**value[-1], min(value[-1]): -1}]
    ),
    "unknown_category": changed("categories", lambda value: [{**one, "bonus": 3} for one in value]),
    "too_many_categories": changed("categories", lambda value: [*value, *value]),
    "no_categories": changed("categories", lambda _: []),
    "missing_move": changed("moves", lambda value: value[1:]),
    "no_moves": changed("moves", lambda _: []),
    "nonsense_moves": changed("moves", lambda value: [*value, {}, {"move": 3}, {"move": "fly"}]),
    "impossible_moves": changed("moves", lambda value: [{**one, "player": 77} for one in value]),
    "later_index": changed("index", lambda index: index + 1, "error"),
    "first_index": changed("index", lambda _: 0, "error"),
    "endless_index": changed("index", lambda _: 10**9, "error"),
    "leaked": of_players(lambda part: 99 if part is None else part),
    "hidden": of_players(lambda _: None),
    "no_players": changed("players", lambda value: value[:-1]),
    "other_part": changed("part", lambda _: "name", "error"),
    "illegal": always({"error": {"code": "illegal", "index": 0}}),
    "illegal_far_away": always({"error": {"code": "illegal", "index": 10**9}}),
    "illegal_somewhere": always({"error": {"code": "illegal"}}),
    "scored": always({"result": {"totals": [0, 0], "ranks": [1, 1], "moves": []}}),
    "scored_nobody": always(
        {"result": {"totals": [], "ranks": [], "categories": [], "moves": [{}]}}
    ),
    "unsupported": always({"error": {"code": "unsupported"}}),
    "internal": always({"error": {"code": "internal", "message": "\x1b[2J"}}),
    "garbage": always({"result": {"totals": "many", "moves": "many"}}),
}
SPOILED: dict[str, Spoil] = {
    **CHANGED,
    "totals_ranks_and_categories": lambda answer: reduce(
        lambda so_far, name: CHANGED[name](so_far), ("totals", "ranks", "categories"), answer
    ),
}


# Reports


ANSWERED: dict[tuple[str, Request], str] = {}
"""Answers of misreadings: each is asked about the same vectors for each way to spoil."""


@pytest.fixture(autouse=True)
def _misreadings_answer_once(monkeypatch: pytest.MonkeyPatch) -> None:
    plainly = Misreading.answers

    def answers(misreading: Misreading, request: Request) -> Data:
        asked = misreading.id, request
        if asked not in ANSWERED:
            ANSWERED[asked] = json.dumps(plainly(misreading, request))
        answered: Data = json.loads(ANSWERED[asked])
        return answered

    monkeypatch.setattr(Misreading, "answers", answers)


def judged(asked: Sequence[Vector], *ways: Spoil) -> Judgement:
    program: Any = answers(asked, ways)
    return judge(program, ["a-program"], asked, {})


def kinds() -> dict[tuple[str, ...], list[Vector]]:
    """The vectors by their kind: the game, what is asked, what is expected."""
    found: dict[tuple[str, ...], list[Vector]] = {}
    for one in vectors.load():
        found.setdefault((one.game, one.op, *one.expect), []).append(one)
    return found


def check_reported(judgement: Judgement, lang: str) -> None:
    """Checks that all three reports show every failure by its id, and can be read again.

    An unknown category is named once for all answers with it.
    """
    failed = {case.vector.id for case in judgement.failures}
    told = human(judgement, lang, full=True)
    assert all(case.vector.id in told for case in judgement.failures if case.differences)
    machine = json.loads(json.dumps(data(judgement, lang)))
    assert {one["id"] for one in machine["cases"] if "differences" in one} == failed
    tests = ET.fromstring(junit(judgement, lang)).iter("testcase")
    assert {str(test.get("name")) for test in tests if test.find("failure") is not None} == failed


SOME_SPOILED = [
    pytest.param(name, marks=[pytest.mark.long] if at % 16 else [])
    for at, name in enumerate(SPOILED)
]


@pytest.mark.parametrize("lang", ["en", pytest.param("de", marks=pytest.mark.long)])
@pytest.mark.parametrize("way", SOME_SPOILED)
def test_a_wrong_answer_to_each_kind_of_vector_is_reported(way: str, lang: str) -> None:
    """The middle vector of each kind; the test below answers all of them wrongly."""
    some = [kind[len(kind) // 2] for kind in kinds().values()]
    check_reported(judged(some, SPOILED[way]), lang)


@pytest.mark.long
@pytest.mark.parametrize("first", [0, 1])
def test_a_wrong_answer_to_every_vector_is_reported(first: int) -> None:
    """Neighbours are answered in different ways, so each kind of vector gets many ways."""
    ways = [*SPOILED.values()]
    check_every_vector(*ways[first:], *ways[:first])


@pytest.mark.slow
@pytest.mark.parametrize("way", SPOILED)
def test_every_wrong_answer_to_every_vector_is_reported(way: str) -> None:
    check_every_vector(SPOILED[way])


def check_every_vector(*ways: Spoil) -> None:
    judgement = judged(vectors.load(), *ways)
    for lang in LANGUAGES:
        check_reported(judgement, lang)


@pytest.mark.long
def test_the_right_answers_are_right() -> None:
    """So the other reports are caused by the spoiling."""
    every = vectors.load()
    assert judged(every, lambda answer: answer).counts[Verdict.AGREE] == len(every)


@pytest.mark.long
def test_each_way_to_spoil_spoils_something() -> None:
    some = [kind[0] for kind in kinds().values()]
    for way, spoil in SPOILED.items():
        verdicts = Counter(case.verdict for case in judged(some, spoil).cases)
        assert verdicts[Verdict.AGREE] < len(some), way
