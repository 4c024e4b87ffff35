"""The search of every game that a program plays, within a given time."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle
from random import Random

from attrs import evolve

from boardscore.core.messages import Message
from boardscore.records import write_setup
from boardscore.verify import games
from boardscore.verify.driver.outcomes import Status
from boardscore.verify.driver.protocol import Request, legal
from boardscore.verify.judging import ways
from boardscore.verify.judging.case import EXECUTED, Rulings, Verdict
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.judging.readings import with_defaults
from boardscore.verify.search.play.findings import PlayProgress, SearchedPlay
from boardscore.verify.search.play.questions import Question
from boardscore.verify.search.play.search import search_play
from boardscore.verify.search.play.walks import replayed, walk
from boardscore.verify.search.progress import Progress, Searched, Stopped
from boardscore.verify.search.search import Driver, search
from boardscore.verify.search.table.search import search_tables
from boardscore.verify.suite.vectors import PLAY, TABLE, Vector

_OF_TABLES = 1 / 6
"""What part of the time for playing is for set-ups and for what seats see, if they are offered."""

_LATE = 1 / 2
"""What part of its time a game has besides to make smaller what was found, and then no more."""

_GAMES = 16
"""How many games are asked in between scores, again and again."""

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
    played: Sequence[str] = (),
) -> Iterator[Searched]:
    """Searches the games that a program plays, each for its share of the time, as it reads them.

    One that it says it can read in several ways is searched in each of these. One of which it
    answered no vector with a score is not searched. Of those that are `played`, whole games are
    asked in between.
    """
    end = clock() + seconds
    answered = _answered(judgement)
    tasks = [
        (game, rulings)
        for game in judgement.readings
        for rulings in _ways(game, judgement, games.kit(game).rulings)
    ]
    left = sum(game in answered for game, _ in tasks)
    progress = Progress()
    for game, rulings in tasks:
        progress = _NOT_BEGUN if progress.interrupted else Progress()
        if game in answered and not progress.interrupted:
            share = max(0.0, end - clock()) / left
            until = clock() + share
            left -= 1
            known = [one.input for one in saved if one.game == game and one.op == "score"]
            is_over, report = _timing(game, until, watch, clock)
            between = whole_games(game, rulings, seed) if game in played else ()
            is_late = _over(until + share * _LATE, clock)
            progress = search(
                program, game, rulings, seed, is_over, report, known, between, is_late
            )
        yield Searched(game, seconds, seed, rulings, progress)


_NOT_BEGUN = Progress(interrupted=Stopped.BEFORE)


def whole_games(game: str, rulings: Rulings, seed: int) -> Iterator[Request]:
    """Some games of chance from their start to their end, again and again."""
    play, random = games.kit(game).play, Random(seed)
    assert play is not None
    ruled = with_defaults(game, rulings)
    drawn = (walk(random, play.started(random, ruled), play.choose) for _ in range(_GAMES))
    return cycle(Question(one, "replay").request for one in drawn)


def _ways(game: str, judgement: Judgement, about: Iterable[str]) -> list[Rulings]:
    """The readings under which a game is searched."""
    return ways.searched(judgement.readings[game].rulings, judgement.named, about)


def plays(program: Driver, judgement: Judgement) -> list[str]:
    """The games that a program plays: it tells legal moves, if only when it is asked here."""
    games_ = [game for game in judgement.readings if games.kit(game).play is not None]
    told = {
        case.vector.game
        for case in judgement.cases
        if case.vector.op == "legal" and case.verdict in EXECUTED
    }
    return [game for game in games_ if game in told or _tells(program, game, judgement)]


def not_driven(judgement: Judgement, played: Sequence[str]) -> list[Message]:
    """That a game is not played because no request about its games got an answer."""
    asked = dict.fromkeys(
        case.vector.game
        for case in judgement.cases
        if case.vector.op in PLAY and case.verdict is Verdict.NOT_DRIVEN
    )
    return [
        Message("played.not_driven", game=Message(f"game.{game}"))
        for game in asked
        if game not in played
    ]


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
    saved: Sequence[Vector] = (),
    watch: Callable[[str, PlayProgress, float], None] = lambda *_: None,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[SearchedPlay]:
    """Searches games by playing, each for its share of the seconds.

    `asked` is how long whoever asked wants to search in all.
    """
    end = clock() + seconds
    tasks = _to_play(judgement, wanted)
    for place, (game, rulings) in enumerate(tasks):
        left = max(seconds / _LEAST, end - clock())  # shrinking may have taken longer
        share = left / (len(tasks) - place)
        until = clock() + share
        is_late = _over(until + share * _LATE, clock)
        offers = judgement.greeting.offers
        tables = share * _OF_TABLES if {*TABLE} & {*offers} else 0.0
        is_over, report = _playing(game, until - tables, watch, clock)
        known = [one for one in saved if one.game == game and one.op in PLAY]
        progress = search_play(
            program, game, rulings, offers, seed, is_over, report, known, is_late
        )
        if tables and not progress.interrupted:
            progress = _with_tables(
                program, progress, game, rulings, offers, seed, saved, until, is_late, clock
            )
        yield SearchedPlay(game, asked, seed, rulings, progress, judgement.scores(game))
        if progress.interrupted:
            yield from _left_out(tasks[place + 1 :], asked, seed)
            return


def unplayed(
    judgement: Judgement, wanted: Sequence[str], asked: float, seed: int
) -> Iterator[SearchedPlay]:
    """What is said of the games that were to be played, if somebody stopped the search before."""
    return _left_out(_to_play(judgement, wanted), asked, seed)


def _to_play(judgement: Judgement, wanted: Sequence[str]) -> list[tuple[str, Rulings]]:
    """The games that are played, each under every way to read it."""
    return [
        (game, rulings)
        for game in wanted
        for rulings in _ways(game, judgement, judgement.readings[game].rulings)
    ]


def _left_out(
    tasks: Sequence[tuple[str, Rulings]], asked: float, seed: int
) -> Iterator[SearchedPlay]:
    progress = PlayProgress(interrupted=Stopped.BEFORE)
    return (SearchedPlay(game, asked, seed, rulings, progress) for game, rulings in tasks)


def _with_tables(  # noqa: PLR0913, PLR0917
    program: Driver,
    progress: PlayProgress,
    game: str,
    rulings: Rulings,
    offers: Sequence[str],
    seed: int,
    saved: Sequence[Vector],
    end: float,
    is_late: Callable[[], bool],
    clock: Callable[[], float],
) -> PlayProgress:
    """The progress with what is asked of set-ups, and of what seats see."""
    found = search_tables(
        program,
        game,
        rulings,
        offers,
        seed,
        lambda _: clock() >= end,
        misplays=bool(progress.findings),
        saved=[one for one in saved if one.game == game and one.op in TABLE],
        is_late=is_late,
    )
    return evolve(
        progress,
        findings=(*progress.findings, *found.findings),
        tables=found.counts,
        interrupted=found.interrupted,
    )


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


def _over(end: float, clock: Callable[[], float]) -> Callable[[], bool]:
    return lambda: clock() >= end


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
