"""The search of every game that a program plays, within a given time."""

import time
from collections.abc import Callable, Iterator, Sequence

from boardscore.records import write_setup
from boardscore.verify import games
from boardscore.verify.driver.outcomes import Status
from boardscore.verify.driver.protocol import legal
from boardscore.verify.judging.case import EXECUTED
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.search.play.findings import PlayProgress, SearchedPlay
from boardscore.verify.search.play.search import search_play
from boardscore.verify.search.play.walks import replayed
from boardscore.verify.search.progress import Progress, Searched
from boardscore.verify.search.search import Driver, search
from boardscore.verify.suite.vectors import Vector

_LEAST = 4
"""What part of its time a game has at least, however long the one before it took."""

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


def plays(program: Driver, judgement: Judgement) -> list[str]:
    """The games that a program plays: it tells legal moves, if only when it is asked here."""
    games_ = [game for game in judgement.readings if games.kit(game).play is not None]
    told = {
        case.vector.game
        for case in judgement.cases
        if case.vector.op == "legal" and case.verdict in EXECUTED
    }
    return [game for game in games_ if game in told or _tells(program, game, judgement)]


def _tells(program: Driver, game: str, judgement: Judgement) -> bool:
    """Whether a program tells the moves of the first player in a small game."""
    play = games.kit(game).play
    assert play is not None
    start = next(iter(play.smallest(judgement.readings[game].rulings)))
    record = replayed(write_setup(start), (), start).record()
    return all(one.status is Status.ANSWERED for one in program.ask([legal(record)]))


def search_plays(  # noqa: PLR0913, PLR0917
    program: Driver,
    judgement: Judgement,
    wanted: Sequence[str],
    seconds: float,
    asked: float,
    seed: int,
    watch: Callable[[str, PlayProgress, float], None] = lambda *_: None,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[SearchedPlay]:
    """Searches games by playing, each for its share of the seconds.

    `asked` is how long whoever asked wants to search in all.
    """
    end = clock() + seconds
    for place, game in enumerate(wanted):
        left = max(seconds / _LEAST, end - clock())  # shrinking is not broken off
        until = clock() + left / (len(wanted) - place)
        rulings = judgement.readings[game].rulings
        is_over, report = _playing(game, until, watch, clock)
        offers = judgement.greeting.offers
        progress = search_play(program, game, rulings, offers, seed, is_over, report)
        yield SearchedPlay(game, asked, seed, rulings, progress)
        if progress.interrupted:
            return


def _playing(
    game: str,
    end: float,
    watch: Callable[[str, PlayProgress, float], None],
    clock: Callable[[], float],
) -> tuple[Callable[[], bool], Callable[[PlayProgress], None]]:
    return (
        lambda: clock() >= end,
        lambda progress: watch(game, progress, max(0.0, end - clock())),
    )


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
