"""One misreading of play, searched by playing."""

import time
from typing import NamedTuple

from boardscore.core.rulings import Value
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.search.search_result import Progress
from boardscore.verify.vector_strength import is_wrong_under, single_rulings
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import PLAY, load
from tests.verify.searching import Driver, played

FOUND_WITHIN = 2000
"""The number of games within which each must be found."""

MORE = 32
"""The number of further games for matching a misreading."""


class Searched(NamedTuple):
    misreading: Misreading
    games: int
    """The number of whole games before it ended; 0 if the smallest games were enough."""
    clause: str | None
    """The clause that the first counterexample names; None if none was found."""
    kind: str
    moves: int
    seconds: float
    """The CPU time."""

    def __str__(self) -> str:
        named = "as misread" if self.clause == self.misreading.clause else str(self.clause)
        length = f"{self.kind} after {self.moves} moves, " if self.clause else ""
        took = f"{self.games:>5} games, {self.seconds:>5.1f} s"
        return f"{self.misreading.id:70} {took}, {length}{named}"


def searched(misreading: Misreading, games: int = FOUND_WITHIN, after: int = MORE) -> Searched:
    """Searches until it is found and for some further games, up to a number of games."""
    progress, first, start = Progress(), games, time.process_time()

    def report(now: Progress) -> None:
        nonlocal progress, first
        if now.findings and not progress.findings:
            first = now.counts.games + after
        progress = now

    def is_over() -> bool:
        return progress.counts.games >= (first if progress.findings else games)

    found = played(
        Driver(misreading.answers),
        misreading.game,
        0,
        TRACE,
        until=is_over,
        report=report,
        rulings=wrong_under(misreading),
    )
    seconds, count = time.process_time() - start, found.counts.games
    if not found.findings:
        return Searched(misreading, count, None, "", 0, seconds)
    finding = found.findings[0]
    moves = len(finding.question.played.moves)
    return Searched(misreading, count, finding.clause, finding.kind, moves, seconds)


def wrong_under(misreading: Misreading) -> dict[str, Value]:
    """The first rulings under which the misreading is wrong; the search uses them."""
    vectors = [one for one in load(misreading.game, PLAY) if one.isolates == misreading.facet]
    for rulings in single_rulings(misreading.game):
        for vector in vectors:
            if is_wrong_under(rulings, misreading, vector):
                return rulings
    return {}
