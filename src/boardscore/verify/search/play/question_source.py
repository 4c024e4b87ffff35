"""What a program is asked about games: what was saved, the smallest games, then drawn ones.

The smallest games are asked decision by decision, all ways to go on, the shallowest first; then
they alternate with whole games of chance.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from random import Random

from attrs import evolve

from boardscore.core.errors import BoardscoreError
from boardscore.core.rulings import Value
from boardscore.records import write_setup
from boardscore.verify.play_kit import PlayKit
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.search.play.game_questions import GameQuestion, question_about
from boardscore.verify.search.play.near_misses import refused_move
from boardscore.verify.search.play.played_games import (
    PlayedGame,
    deal_in_order,
    replay_moves,
)
from boardscore.verify.search.search_task import SMALL, Batch
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


def saved_questions(
    saved: Iterable[Vector], rulings: Mapping[str, Value], *, traces: bool
) -> Iterator[GameQuestion]:
    """The games of saved findings, as far as there are such games by the rulings."""
    for one in saved:
        with suppress(BoardscoreError):
            question = question_about(one.op, one.content(rulings))
            yield question
            if traces and question.refused is None:
                yield evolve(question, op=TRACE)


def small_batches(play: PlayKit, rulings: Mapping[str, Value]) -> Iterator[Batch]:
    """All decisions of the smallest games, some at a time; the shallowest first."""
    level, asked = [*smallest_games(play, rulings)], 0
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


def random_batch(games: Iterator[PlayedGame], random: Random, *, traces: bool) -> Batch:
    """Questions about some games; each is drawn while those before it are answered."""
    drawn = list[PlayedGame]()

    def questions() -> Iterator[GameQuestion]:
        for one in islice(games, TRACED if traces else GAMES):
            drawn.append(one)
            yield from _about(one, random, traces=traces)

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


def _about(one: PlayedGame, random: Random, *, traces: bool) -> Iterator[GameQuestion]:
    """All of a game at once, or in parts; then moves that are nearly legal somewhere in it.

    Of a whole game some parts are asked too, in case the program keeps something; and its end, as a
    trace says nothing of it if the program thinks that the game goes on. At times a part is asked
    twice, in case it is answered otherwise then.
    """
    if traces:
        yield GameQuestion(one, TRACE)
    if not traces or random.random() < _ENDS:
        yield GameQuestion(one, "replay")
    most = 1 if traces else _PREFIXES
    places = random.sample(range(len(one.moves)), min(most, len(one.moves)))
    parts = [GameQuestion(one.until(place), "legal") for place in sorted(places)]
    yield from parts
    if random.random() < _AGAIN:
        yield from parts[:1]
    for place, move in filter(None, (refused_move(random, one) for _ in range(_REFUSALS))):
        yield GameQuestion(one.until(place), "replay", refused=move)
