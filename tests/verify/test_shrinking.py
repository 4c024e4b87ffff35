"""Shrinking a game that is answered wrongly: it takes few steps and can be stopped."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

import pytest

from boardscore.verify.data_types import Data, Size
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.program.outcomes import Outcome
from boardscore.verify.program.protocol import TRACE, Request
from boardscore.verify.search.search_result import Progress
from tests.verify.searching import search_play
from tests.verify.test_search_play import Answer, Local, tracing

pytestmark = pytest.mark.long

LATE = 24
"""The number of moves after which the program goes wrong."""

OFTEN = 400
"""The limit of games tried for such a counterexample; 174 when this was written."""


def wrong_late(op: str, record: Sequence[Data]) -> Data:
    """The library, but from some move on it omits the last legal move."""
    said = tracing(op, record)
    moves = said.get("result", {}).get("moves")
    if op == TRACE and moves is not None:
        late = [[*listed[:-1]] for listed in moves[LATE:]]
        return {"result": {**said["result"], "moves": [*moves[:LATE], *late]}}
    if op == "legal" and moves is not None and len(record) > LATE:
        return {"result": {"moves": moves[:-1]}}
    return said


class Stopped(Local):
    """A driver that is stopped after some answers while a counterexample is shrunk."""

    def __init__(self, answer: Answer, after: int) -> None:
        super().__init__(answer)
        self._left: Iterator[int] | None = None
        self._after = after

    def tried(self, progress: Progress) -> None:
        """Starts counting when a counterexample is shrunk."""
        if progress.tried is not None and self._left is None:
            self._left = iter(range(self._after))

    def ask(self, requests: Iterable[Request]) -> Iterator[Outcome]:
        for outcome in super().ask(requests):
            if self._left is not None and next(self._left, None) is None:
                raise KeyboardInterrupt
            yield outcome


def test_a_late_mistake_is_shrunk_completely_in_few_tries() -> None:
    tried, rounds = list[int](), count()

    def report(progress: Progress) -> None:
        tried.extend([] if progress.tried is None else [progress.tried])

    found = search_play(
        Local(wrong_late),
        "auctionland",
        with_defaults("auctionland", {}),
        (TRACE,),
        1,
        lambda: next(rounds) >= 2,
        report,
    )
    (first, *_) = found.findings
    setup, *moves = first.question.record
    assert len(moves) == LATE
    assert len(setup["pack"]["tiles"]) == 1  # all that are drawn are copies of one
    assert tried == sorted(tried)
    assert tried[-1] <= OFTEN


def test_stopping_keeps_the_smallest_counterexample_so_far() -> None:
    sizes = {after: stopped(after) for after in (0, 120)}
    assert sizes[120] < sizes[0]


def stopped(after: int) -> Size:
    """The size of the counterexample when the search is stopped after some answers."""
    driver = Stopped(wrong_late, after)
    judged = with_defaults("auctionland", {})
    found = search_play(driver, "auctionland", judged, (TRACE,), 1, lambda: False, driver.tried)
    assert found.interrupted
    (finding,) = found.findings
    return finding.question.size
