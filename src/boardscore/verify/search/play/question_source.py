"""What a program is asked about games: what was saved, the smallest games, then drawn ones.

The smallest games are asked decision by decision, all ways to go on, the shallowest first; then
they alternate with whole games of chance.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from random import Random

from attrs import evolve, frozen

from boardscore.core.errors import BoardscoreError
from boardscore.core.rulings import Value
from boardscore.records import write_setup
from boardscore.verify.play_kit import PlayKit
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.search.play.near_misses import refused_move
from boardscore.verify.search.play.played_games import (
    PlayedGame,
    deal_in_order,
    play_games,
    replay_moves,
)
from boardscore.verify.search.play.questions import GameQuestion, question_about
from boardscore.verify.search.task import SAVED, SMALL, Batch
from boardscore.verify.vectors.vectors import Vector

GAMES = 16
"""How many games are asked in one go."""

TRACED = 48
"""How many are, of a program that is asked for all of a game at once."""

DEPTH = 4
"""Up to how many moves of players the smallest games are asked, if there is time."""

MOST_SMALL = 4000
"""How many decisions of the smallest games are asked at most."""

SMALL_AT_ONCE = 128
"""How many decisions of the smallest games are asked at once, and then some whole games."""

_PREFIXES = 6
_ENDS = 1 / 4
_AGAIN = 1 / 8
_REFUSALS = 2


@frozen(eq=False)
class QuestionSource:
    """What one search asks; the same random numbers ask the same in the same order."""

    play: PlayKit
    rulings: Mapping[str, Value]
    traces: bool
    """Whether the program answers for all of a game at once."""
    random: Random

    def batches(self, saved: Iterable[Vector]) -> Iterator[Batch]:
        """What was saved, then small games that alternate with drawn ones, then only drawn ones."""
        start = lambda: self.play.started(self.random, self.rulings)  # noqa: E731
        games = play_games(self.random, start, self.play.choose)
        yield Batch(self._saved_questions(saved), SAVED)
        has_begun = False
        for small in self._small():
            yield small
            has_begun = has_begun or small.depth is not None
            if has_begun:
                yield self._random_games(games)
        while True:
            yield self._random_games(games)

    def _saved_questions(self, saved: Iterable[Vector]) -> Iterator[GameQuestion]:
        """The games of saved findings, as far as there are such games by the rulings."""
        for one in saved:
            with suppress(BoardscoreError):
                question = question_about(one.op, one.content(self.rulings))
                yield question
                if self.traces and question.refused is None:
                    yield evolve(question, op=TRACE)

    def _small(self) -> Iterator[Batch]:
        """All decisions of the smallest games, some at a time; the shallowest first."""
        level, asked = [*smallest_games(self.play, self.rulings)], 0
        for depth in range(DEPTH + 1):
            asked += len(level)
            if not level or asked > MOST_SMALL:
                return
            for start in range(0, len(level), SMALL_AT_ONCE):
                some = level[start : start + SMALL_AT_ONCE]
                questions = [
                    GameQuestion(one, "replay" if one.end.is_over else "legal") for one in some
                ]
                is_last = start + SMALL_AT_ONCE >= len(level)
                yield Batch(questions, SMALL, depth=depth if is_last else None)
            level = [after for one in level for after in _one_move_longer(one)]

    def _random_games(self, games: Iterator[PlayedGame]) -> Batch:
        """What is asked about some games; each is drawn while those before it are answered."""
        drawn = list[PlayedGame]()

        def questions() -> Iterator[GameQuestion]:
            for one in islice(games, TRACED if self.traces else GAMES):
                drawn.append(one)
                yield from (_whole if self.traces else _in_parts)(one, self.random)
                yield from near_misses(one, self.random)

        return Batch(questions(), games=drawn)


def smallest_games(play: PlayKit, rulings: Mapping[str, Value]) -> Iterator[PlayedGame]:
    """The smallest games before the first move of a player; chance draws what comes first."""
    for start in play.smallest(rulings):
        yield replay_moves(write_setup(start), (), start)


def _one_move_longer(one: PlayedGame) -> Iterator[PlayedGame]:
    """The games that are one move of a player longer."""
    for move in one.end.legal_moves():
        states, moves = [*one.states, one.end.play(move)], [*one.moves, move.to_dict()]
        deal_in_order(states, moves, [])
        yield PlayedGame(one.setup, tuple(moves), tuple(states))


def _whole(one: PlayedGame, random: Random) -> Iterator[GameQuestion]:
    """All of a game; and one decision by itself, in case the program keeps something.

    Sometimes its end too: a trace says nothing of it if the program thinks that the game goes on.
    Sometimes the decision once more, in case it is answered otherwise then.
    """
    yield GameQuestion(one, TRACE)
    if random.random() < _ENDS:
        yield GameQuestion(one, "replay")
    decision = GameQuestion(one.until(random.randrange(len(one.moves))), "legal")
    yield decision
    if random.random() < _AGAIN:
        yield decision


def _in_parts(one: PlayedGame, random: Random) -> Iterator[GameQuestion]:
    """The end of a game, and some of its decisions."""
    yield GameQuestion(one, "replay")
    places = random.sample(range(len(one.moves)), min(_PREFIXES, len(one.moves)))
    yield from (GameQuestion(one.until(place), "legal") for place in sorted(places))
    if random.random() < _AGAIN:
        yield GameQuestion(one.until(places[0]), "legal")


def near_misses(one: PlayedGame, random: Random) -> Iterator[GameQuestion]:
    """Moves that are nearly legal, somewhere in a game."""
    for place, move in filter(None, (refused_move(random, one) for _ in range(_REFUSALS))):
        yield GameQuestion(one.until(place), "replay", refused=move)
