"""The search of every game that a program plays, within a given time."""

import time
from collections.abc import Callable, Iterator, Sequence

from boardscore.verify.judging.case import EXECUTED
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.search.progress import Progress, Searched
from boardscore.verify.search.search import Driver, search
from boardscore.verify.suite.vectors import Vector

Watch = Callable[[str, Progress, float], None]
"""What is told of a search as it goes on: the game, how far it came, the seconds that are left."""


def search_games(  # noqa: PLR0913, PLR0917
    program: Driver,
    judgement: Judgement,
    seconds: float,
    seed: int,
    saved: Sequence[Vector] = (),
    watch: Watch = lambda *_: None,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[Searched]:
    """Searches the games that a program plays, each for its share of the time, as it reads them.

    One of which it answered no vector with a score is not searched.
    """
    end = clock() + seconds
    wanted = _answered(judgement)
    for game, reading in judgement.readings.items():
        progress = Progress()
        if game in wanted:
            until = clock() + max(0.0, end - clock()) / len(wanted)
            wanted.remove(game)
            known = [vector.input for vector in saved if vector.game == game]
            is_over, report = _timing(game, until, watch, clock)
            progress = search(program, game, reading.rulings, seed, is_over, report, known)
        yield Searched(game, seconds, seed, reading.rulings, progress)
        if progress.interrupted:
            return


def _answered(judgement: Judgement) -> set[str]:
    """The games of which the program gave at least one score."""
    scores = (case for case in judgement.cases if case.vector.op == "score")
    return {case.vector.game for case in scores if case.verdict in EXECUTED}


def _timing(
    game: str, end: float, watch: Watch, clock: Callable[[], float]
) -> tuple[Callable[[], bool], Callable[[Progress], None]]:
    """Whether the time of a game is over, and how its progress is told."""
    return (
        lambda: clock() >= end,
        lambda progress: watch(game, progress, max(0.0, end - clock())),
    )
