"""All searches with a program: of every game that it plays, within a time limit."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence

from attrs import evolve, frozen

from boardscore.core.messages import Message
from boardscore.verify.game_kit import kit_of, play_kit
from boardscore.verify.judge import declared_rulings
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.verdicts import EXECUTED, Rulings, Verdict
from boardscore.verify.program.outcomes import Status
from boardscore.verify.search.base_search import Driver, Task
from boardscore.verify.search.game_questions import GameQuestion, whole_games
from boardscore.verify.search.game_search import GameSearch, smallest_games
from boardscore.verify.search.position_search import PositionSearch
from boardscore.verify.search.search_result import Progress, Searched, Stopped
from boardscore.verify.vectors.vectors import PLAY, Vector

_LATE = 1 / 2
"""The share of its time that a search may need in addition for shrinking."""


_LEAST = 4
"""The least share of its time that a search gets, however long the one before took."""

Watch = Callable[[str, Progress, float], None]
"""Receives the game, the progress and the seconds left."""


@frozen(kw_only=True)
class Searches:
    """The searches of all games, which share the time."""

    program: Driver
    judgement: Judgement
    """The judgement on the vectors."""
    seconds: float
    """The time for all searches."""
    seed: int = 1
    saved: Sequence[Vector] = ()
    watch: Watch = lambda *_: None
    clock: Callable[[], float] = time.monotonic

    def run(self) -> Iterator[Searched]:
        """Searches positions, then whole games, under all declared rulings.

        A game without an answered score has no search for positions. Searches after a stopped one
        are reported as not begun.
        """
        played, stopped = self.played(), False
        answered = self._answered("score")
        scored = [game for game in self.judgement.readings if game in answered]
        seconds = self.seconds / 2 if played else self.seconds
        for names, of_play in ((scored, False), (played, True)):
            end = self.clock() + seconds
            targets = [(game, way) for game in names for way in self._ways(game, of_play=of_play)]
            for place, (game, rulings) in enumerate(targets):
                progress = Progress(interrupted=Stopped.BEFORE)
                if not stopped:
                    left = max(seconds / _LEAST, end - self.clock())
                    task = self._task(game, rulings, left / (len(targets) - place))
                    progress = GameSearch(task).run() if of_play else self._score(task, played)
                    stopped = progress.interrupted is not None
                scores = of_play and self.judgement.scores(game)
                yield Searched(
                    game, self.seconds, self.seed, rulings, progress, of_play=of_play, scores=scores
                )

    def _answered(self, op: str) -> set[str]:
        """The games with an answer to such a request."""
        cases = (one for one in self.judgement.cases if one.verdict in EXECUTED)
        return {one.vector.game for one in cases if one.vector.op == op}

    def _ways(self, game: str, *, of_play: bool) -> Iterable[Rulings]:
        rulings = self.judgement.readings[game].rulings
        names = rulings if of_play else kit_of(game).rulings
        return declared_rulings.searched_readings(rulings, self.judgement.named, names)

    def played(self) -> list[str]:
        """The games for which the program lists legal moves."""
        games_ = [game for game in self.judgement.readings if kit_of(game).play is not None]
        listed = self._answered("legal")
        return [game for game in games_ if game in listed or self._lists_moves(game)]

    def _lists_moves(self, game: str) -> bool:
        """Whether a program lists the moves of the first player in a small game."""
        start = next(smallest_games(play_kit(game), self.judgement.readings[game].rulings))
        request = GameQuestion(start, "legal").request
        return all(one.status is Status.ANSWERED for one in self.program.ask([request]))

    def _score(self, task: Task, played: Sequence[str]) -> Progress:
        """The search for positions, with some games in between if the program plays."""
        is_played = task.game in played
        between = whole_games(task.game, task.rulings, self.seed) if is_played else ()
        return PositionSearch(evolve(task, between=between)).run()

    def _task(self, game: str, rulings: Rulings, seconds: float) -> Task:
        clock, end = self.clock, self.clock() + seconds
        return Task(
            program=self.program,
            game=game,
            rulings=rulings,
            offers=self.judgement.greeting.offers,
            seed=self.seed,
            seconds=seconds,
            is_over=lambda: clock() >= end,
            is_late=lambda: clock() >= end + seconds * _LATE,
            report=lambda progress: self.watch(game, progress, max(0.0, end - clock())),
            saved=[one for one in self.saved if one.game == game],
        )


def not_driven(judgement: Judgement, played: Sequence[str]) -> list[Message]:
    """Remarks on games that no search plays, because not every request about them got an answer."""
    unanswered = dict.fromkeys(
        case.vector.game
        for case in judgement.cases
        if case.vector.op in PLAY and case.verdict is Verdict.COULD_NOT_RUN
    )
    return [
        Message("played.not_driven", game=Message(f"game.{game}"))
        for game in unanswered
        if game not in played
    ]
