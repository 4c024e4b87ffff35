"""Every report shows any wrong answer to any vector, in every language.

The programs are made up here: they speak the protocol, and no process runs. Each of them gives the
right answer except for one change. The tests only expect that the failure is reported with its
path, and that nothing else breaks.
"""

import json
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle
from typing import Any

import pytest

from boardscore.core.messages import LANGUAGES
from boardscore.verify.judge.case import Verdict
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.program.doctor import Opening
from boardscore.verify.program.outcomes import Conduct, Outcome, outcome_of
from boardscore.verify.program.protocol import OFFERED, Request, hello
from boardscore.verify.program.replies import read_line
from boardscore.verify.report.machine_reports import data, junit
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import Vector
from tests.verify.samples import human

Data = dict[str, Any]
Spoil = Callable[[Data], Data | None]
"""Changes a right answer; returns None where there is nothing to spoil."""


_UNKNOWN: Data = {"error": {"code": "unsupported"}}
"""The answer to questions that are no vector, such as the decisions before one."""


class Answers:
    """Stands in for a running program: it answers vectors, spoiled in these ways alternately."""

    def __init__(self, asked: Sequence[Vector], ways: Sequence[Spoil]) -> None:
        self.conduct = Conduct()
        self._answers = {
            _key(one): spoil(_right(one)) or _right(one)
            for one, spoil in zip(asked, cycle(ways), strict=False)
        }

    spoke = True
    copies = 1

    def opening(self, _: object) -> Opening:
        said = self._outcome(0, hello(), {"result": {"offers": [*OFFERED]}})
        return Opening(said, None)

    def has_answered(self, _: str) -> bool:
        return True

    def ask(self, requests: Iterable[Request]) -> Iterator[Outcome]:
        for number, request in enumerate(requests, start=1):
            yield self._outcome(number, request, self._answers.get(request.body, _UNKNOWN))

    def confirm_all(self, groups: Iterable[Sequence[Outcome]]) -> Iterator[Sequence[Outcome]]:
        yield from groups

    def close(self) -> None:
        pass

    def _outcome(self, number: int, request: Request, answer: Data) -> Outcome:
        reply = read_line(json.dumps({"id": number, **answer}).encode())
        assert reply is not None
        return outcome_of(number, request, reply.answer(request.op))


def _key(vector: Vector) -> str:
    return request_of(vector, with_defaults(vector.game, {})).body


def _right(vector: Vector) -> Data:
    expected = json.loads(json.dumps(dict(vector.expect)))
    return expected if "error" in expected else {"result": expected}


# Ways to spoil an answer


def totals(answer: Data) -> Data | None:
    if "totals" in answer.get("result", {}):
        answer["result"]["totals"][-1] += 1
    return answer


def too_few_totals(answer: Data) -> Data:
    return _changed(answer, "totals", lambda value: value[:-1])


def too_many_totals(answer: Data) -> Data:
    return _changed(answer, "totals", lambda value: [*value, 0])


def ranks(answer: Data) -> Data:
    return _changed(answer, "ranks", lambda value: [one + 1 for one in value])


def last_rank(answer: Data) -> Data:
    return _changed(answer, "ranks", lambda value: [*value[:-1], -7])


def too_many_ranks(answer: Data) -> Data:
    return _changed(answer, "ranks", lambda value: [*value, 1])


def no_ranks(answer: Data) -> Data:
    return _changed(answer, "ranks", lambda _: [])


def categories(answer: Data) -> Data:
    return _changed(
        answer, "categories", lambda value: [{k: v + 1 for k, v in own.items()} for own in value]
    )


def one_category(answer: Data) -> Data:
    return _changed(
        answer,
        "categories",
        lambda value: [*value[:-1], {**value[-1], min(value[-1]): -1}],
    )


def unknown_category(answer: Data) -> Data:
    return _changed(answer, "categories", lambda value: [{**one, "bonus": 3} for one in value])


def too_many_categories(answer: Data) -> Data:
    return _changed(answer, "categories", lambda value: [*value, *value])


def no_categories(answer: Data) -> Data:
    return _changed(answer, "categories", lambda _: [])


def totals_ranks_and_categories(answer: Data) -> Data:
    return totals(ranks(categories(answer))) or answer


def missing_move(answer: Data) -> Data:
    return _changed(answer, "moves", lambda value: value[1:])


def no_moves(answer: Data) -> Data:
    return _changed(answer, "moves", lambda _: [])


def nonsense_moves(answer: Data) -> Data:
    return _changed(answer, "moves", lambda value: [*value, {}, {"move": 3}, {"move": "fly"}])


def impossible_moves(answer: Data) -> Data:
    return _changed(answer, "moves", lambda value: [{**one, "player": 77} for one in value])


def later_index(answer: Data) -> Data:
    return _with_index(answer, lambda index: index + 1)


def first_index(answer: Data) -> Data:
    return _with_index(answer, lambda _: 0)


def endless_index(answer: Data) -> Data:
    return _with_index(answer, lambda _: 10**9)


def illegal(_: Data) -> Data:
    return {"error": {"code": "illegal", "index": 0}}


def illegal_far_away(_: Data) -> Data:
    return {"error": {"code": "illegal", "index": 10**9}}


def illegal_somewhere(_: Data) -> Data:
    return {"error": {"code": "illegal"}}


def scored(_: Data) -> Data:
    return {"result": {"totals": [0, 0], "ranks": [1, 1], "moves": []}}


def scored_nobody(_: Data) -> Data:
    return {"result": {"totals": [], "ranks": [], "categories": [], "moves": [{}]}}


def unsupported(_: Data) -> Data:
    return {"error": {"code": "unsupported"}}


def internal(_: Data) -> Data:
    return {"error": {"code": "internal", "message": "\x1b[2J"}}


def garbage(_: Data) -> Data:
    return {"result": {"totals": "many", "moves": "many"}}


def _changed(answer: Data, key: str, change: Callable[[Any], Any]) -> Data:
    result = answer.get("result", {})
    if key in result:
        result[key] = change(result[key])
    return answer


def _with_index(answer: Data, change: Callable[[int], int]) -> Data:
    if "index" in answer.get("error", {}):
        answer["error"]["index"] = change(answer["error"]["index"])
    return answer


# The table


def leaked(answer: Data) -> Data:
    """Secrets are shown."""
    return _players(answer, lambda part: 99 if part is None else part)


def hidden(answer: Data) -> Data:
    return _players(answer, lambda _: None)


def no_players(answer: Data) -> Data:
    return _changed(answer, "players", lambda value: value[:-1])


def other_part(answer: Data) -> Data:
    if "part" in answer.get("error", {}):
        answer["error"]["part"] = "name"
    return answer


def _players(answer: Data, change: Callable[[Any], Any]) -> Data:
    def changed(own: Data) -> Data:
        return {name: change(part) for name, part in own.items()}

    return _changed(answer, "players", lambda players: [*map(changed, players)])


SPOILED: Sequence[Spoil] = (
    *(totals, too_few_totals, too_many_totals, ranks, last_rank, too_many_ranks, no_ranks),
    *(categories, one_category, unknown_category, too_many_categories, no_categories),
    *(totals_ranks_and_categories, missing_move, no_moves, nonsense_moves, impossible_moves),
    *(later_index, first_index, endless_index, illegal, illegal_far_away),
    *(leaked, hidden, no_players, other_part),
    *(illegal_somewhere, scored, scored_nobody, unsupported, internal, garbage),
)


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
    program: Any = Answers(asked, ways)
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
    pytest.param(one, marks=[pytest.mark.long] if at % 16 else []) for at, one in enumerate(SPOILED)
]


@pytest.mark.parametrize("lang", ["en", pytest.param("de", marks=pytest.mark.long)])
@pytest.mark.parametrize("spoil", SOME_SPOILED, ids=lambda one: one.__name__)
def test_a_wrong_answer_to_each_kind_of_vector_is_reported(spoil: Spoil, lang: str) -> None:
    """The middle vector of each kind; the test below answers all of them wrongly."""
    some = [kind[len(kind) // 2] for kind in kinds().values()]
    check_reported(judged(some, spoil), lang)


@pytest.mark.long
@pytest.mark.parametrize("first", [0, 1])
def test_a_wrong_answer_to_every_vector_is_reported(first: int) -> None:
    """Neighbours are answered in different ways, so each kind of vector gets many ways."""
    check_every_vector(*SPOILED[first:], *SPOILED[:first])


@pytest.mark.slow
@pytest.mark.parametrize("spoil", SPOILED, ids=lambda one: one.__name__)
def test_every_wrong_answer_to_every_vector_is_reported(spoil: Spoil) -> None:
    check_every_vector(spoil)


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
    for spoil in SPOILED:
        verdicts = Counter(case.verdict for case in judged(some, spoil).cases)
        assert verdicts[Verdict.AGREE] < len(some), spoil.__name__
