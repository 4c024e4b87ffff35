"""Questions about games: saved ones, the smallest games, then random games.

The smallest games come first, decision by decision with all continuations, the shortest first; then
they alternate with whole random games.
"""

from collections import Counter
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
from boardscore.verify.search.play.random_games import (
    PlayedGame,
    deal_in_order,
    replay_moves,
)
from boardscore.verify.search.search_task import SMALL, Batch
from boardscore.verify.vectors.vectors import Vector

GAMES = 16
"""The number of games in a batch."""

TRACED = 48
"""The number of games in a batch for a program that offers `trace`."""

DEPTH = 4
"""The most player moves of the smallest games, if there is time."""

MOST_SMALL = 4000
"""The most decisions of the smallest games."""

SMALL_AT_ONCE = 128
"""The number of decisions of the smallest games in a batch, between whole games."""

_PREFIXES = 6
_ENDS = 1 / 4
_AGAIN = 1 / 8
_REFUSALS = 2


def saved_questions(
    saved: Iterable[Vector], rulings: Mapping[str, Value], *, traces: bool
) -> Iterator[GameQuestion]:
    """The games of saved findings, as far as the rules allow them."""
    for one in saved:
        with suppress(BoardscoreError):
            question = question_about(one.op, one.content(rulings))
            yield question
            if traces and question.refused is None:
                yield evolve(question, op=TRACE)


def small_batches(play: PlayKit, rulings: Mapping[str, Value]) -> Iterator[Batch]:
    """All decisions of the smallest games in batches, the shortest first."""
    level, count = [*smallest_games(play, rulings)], 0
    for depth in range(DEPTH + 1):
        count += len(level)
        if not level or count > MOST_SMALL:
            return
        for start in range(0, len(level), SMALL_AT_ONCE):
            some = level[start : start + SMALL_AT_ONCE]
            questions = [
                GameQuestion(one, "replay" if one.end.is_over else "legal") for one in some
            ]
            is_last = start + SMALL_AT_ONCE >= len(level)
            yield Batch(questions, SMALL, depth=depth if is_last else None)
        level = [after for one in level for after in _one_move_longer(one)]


def random_batch(
    games: Iterator[PlayedGame], random: Random, sent: Counter[str], *, traces: bool
) -> Batch:
    """Questions about some games; draws each game while the program answers others.

    `sent` counts the nearly legal moves by reason.
    """
    drawn = list[PlayedGame]()

    def questions() -> Iterator[GameQuestion]:
        for one in islice(games, TRACED if traces else GAMES):
            drawn.append(one)
            yield from _about(one, random, sent, traces=traces)

    return Batch(questions(), games=drawn)


def smallest_games(play: PlayKit, rulings: Mapping[str, Value]) -> Iterator[PlayedGame]:
    """The smallest games before the first move of a player; chance draws in order."""
    for start in play.smallest(rulings):
        yield replay_moves(write_setup(start), (), start)


def _one_move_longer(one: PlayedGame) -> Iterator[PlayedGame]:
    for move in one.end.legal_moves():
        states, moves = [*one.states, one.end.play(move)], [*one.moves, move.to_dict()]
        deal_in_order(states, moves, [])
        yield PlayedGame(one.setup, tuple(moves), tuple(states))


def _about(
    one: PlayedGame, random: Random, sent: Counter[str], *, traces: bool
) -> Iterator[GameQuestion]:
    """The whole game at once, or parts of it; then nearly legal moves somewhere in it.

    A few parts also follow the whole game, in case the program keeps state. So does its end, as a
    trace has no score if the program takes the game for unfinished. Some parts are repeated.
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
    for place, move in filter(None, (refused_move(random, one, sent) for _ in range(_REFUSALS))):
        yield GameQuestion(one.until(place), "replay", refused=move)
