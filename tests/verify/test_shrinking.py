"""How a game that is answered wrongly becomes smaller: in few steps, and as far as it got."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

import pytest

from boardscore.verify.data_types import Data, Size
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.program.outcomes import Outcome
from boardscore.verify.program.protocol import TRACE, Request
from boardscore.verify.search.progress import Progress
from tests.verify.searching import search_play
from tests.verify.test_search_play import Answer, Local, tracing

pytestmark = pytest.mark.long

LATE = 24
"""After how many moves the program goes wrong."""

OFTEN = 400
"""How many games may be tried for such a finding; 174 were when this was written."""


def wrong_late(op: str, record: Sequence[Data]) -> Data:
    """The library; but from some move on the last legal move is missing."""
    said = tracing(op, record)
    moves = said.get("result", {}).get("moves")
    if op == TRACE and moves is not None:
        late = [[*listed[:-1]] for listed in moves[LATE:]]
        return {"result": {**said["result"], "moves": [*moves[:LATE], *late]}}
    if op == "legal" and moves is not None and len(record) > LATE:
        return {"result": {"moves": moves[:-1]}}
    return said


class Stopped(Local):
    """A driver that somebody stops after some answers while a finding is made smaller."""

    def __init__(self, answer: Answer, after: int) -> None:
        super().__init__(answer)
        self._left: Iterator[int] | None = None
        self._after = after

    def tried(self, progress: Progress) -> None:
        """Begins to count when a finding is made smaller."""
        if progress.tried is not None and self._left is None:
            self._left = iter(range(self._after))

    def ask(self, requests: Iterable[Request]) -> Iterator[Outcome]:
        for outcome in super().ask(requests):
            if self._left is not None and next(self._left, None) is None:
                raise KeyboardInterrupt
            yield outcome


def test_what_is_wrong_late_is_as_short_as_it_can_be_after_few_tries() -> None:
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


def test_who_stops_it_has_the_finding_as_small_as_it_was_by_then() -> None:
    sizes = {after: stopped(after) for after in (0, 120)}
    assert sizes[120] < sizes[0]


def stopped(after: int) -> Size:
    """How large a finding is when the search is stopped after some answers."""
    driver = Stopped(wrong_late, after)
    judged = with_defaults("auctionland", {})
    found = search_play(driver, "auctionland", judged, (TRACE,), 1, lambda: False, driver.tried)
    assert found.interrupted
    (finding,) = found.findings
    return finding.question.size
