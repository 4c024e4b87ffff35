"""What a program is asked about games: what was saved, the smallest games, then drawn ones.

The smallest games are asked decision by decision, all ways to go on, the shallowest first; then, in
turn with the rest of these, whole games of chance.
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
from boardscore.verify.search import stream
from boardscore.verify.search.play.near_misses import refused
from boardscore.verify.search.play.played_games import PlayedGame, dealt, play_games, replayed
from boardscore.verify.search.play.questions import GameQuestion, question_about
from boardscore.verify.vectors.vectors import Vector

GAMES = 16
"""How many games are asked in one go."""

TRACED = 48
"""How many are, of a program that is asked for all of a game at once."""

DEPTH = 4
"""Up to how many moves of players the smallest games are asked, if there is time."""

MOST_SMALL = 4000
"""How many decisions of the smallest games are asked at most."""

SMALL = 128
"""How many decisions of the smallest games are asked at once, and then some whole games."""

_PREFIXES = 6
_ENDS = 1 / 4
_AGAIN = 1 / 8
_REFUSALS = 2


@frozen(eq=False)
class QuestionSource:
    """What one search asks; the same random numbers ask the same in the same order."""

    play: PlayKit
    """What is asked of the game."""
    rulings: Mapping[str, Value]
    """How the rules are read."""
    traces: bool
    """Whether the program answers for all of a game at once."""
    random: Random
    """What draws the games."""

    def batches(self, saved: Iterable[Vector]) -> Iterator[stream.Batch]:
        """What was saved, then small games in turn with drawn ones, then these without end."""
        start = lambda: self.play.started(self.random, self.rulings)  # noqa: E731
        games = play_games(self.random, start, self.play.choose)
        yield stream.Batch(self._known(saved), stream.SAVED)
        begun = False
        for small in self._small():
            yield small
            begun = begun or small.depth is not None
            if begun:
                yield self._drawn(games)
        while True:
            yield self._drawn(games)

    def _known(self, saved: Iterable[Vector]) -> Iterator[GameQuestion]:
        """The games of findings that were saved, as far as there are such games by the rulings."""
        for one in saved:
            with suppress(BoardscoreError):
                question = question_about(one.op, one.content(self.rulings))
                yield question
                if self.traces and question.refused is None:
                    yield evolve(question, op=TRACE)

    def _small(self) -> Iterator[stream.Batch]:
        """All decisions of the smallest games, some at a time; the shallowest first."""
        level, asked = [*smallest(self.play, self.rulings)], 0
        for depth in range(DEPTH + 1):
            asked += len(level)
            if not level or asked > MOST_SMALL:
                return
            for start in range(0, len(level), SMALL):
                questions = [_question(one) for one in level[start : start + SMALL]]
                is_last = start + SMALL >= len(level)
                yield stream.Batch(questions, stream.SMALL, depth=depth if is_last else None)
            level = [after for one in level for after in _extended(one)]

    def _drawn(self, games: Iterator[PlayedGame]) -> stream.Batch:
        """What is asked about some games; each is drawn while those before it are answered."""
        drawn = list[PlayedGame]()
        return stream.Batch(self._about(games, drawn), games=drawn)

    def _about(
        self, games: Iterator[PlayedGame], drawn: list[PlayedGame]
    ) -> Iterator[GameQuestion]:
        for one in islice(games, TRACED if self.traces else GAMES):
            drawn.append(one)
            yield from (_whole if self.traces else _in_parts)(one, self.random)
            yield from _near(one, self.random)


def smallest(play: PlayKit, rulings: Mapping[str, Value]) -> Iterator[PlayedGame]:
    """The smallest games before the first move of a player; chance draws what comes first."""
    for start in play.smallest(rulings):
        yield replayed(write_setup(start), (), start)


def _extended(one: PlayedGame) -> Iterator[PlayedGame]:
    """The games that are one move of a player longer."""
    for move in one.end.legal_moves():
        states, moves = [*one.states, one.end.play(move)], [*one.moves, move.to_dict()]
        dealt(states, moves, [])
        yield PlayedGame(one.setup, tuple(moves), tuple(states))


def _question(one: PlayedGame) -> GameQuestion:
    return GameQuestion(one, "replay" if one.end.is_over else "legal")


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


def _near(one: PlayedGame, random: Random) -> Iterator[GameQuestion]:
    """Moves that are nearly legal, somewhere in a game."""
    for place, move in filter(None, (refused(random, one) for _ in range(_REFUSALS))):
        yield GameQuestion(one.until(place), "replay", refused=move)
