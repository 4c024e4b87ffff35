"""A finished game, step by step: its moves in words, the table after each, and the chances."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil, sqrt
from time import monotonic
from typing import Any

from attrs import evolve, frozen

from boardscore import records
from boardscore.analysis.estimates import estimate
from boardscore.analysis.win_chart import Moment, draw_chart, final_moment
from boardscore.core import registry
from boardscore.core.errors import ModelError, Problem, RecordError
from boardscore.core.messages import Message
from boardscore.core.results import Result
from boardscore.games import play
from boardscore.packs import DEMO, Packs, is_demo
from boardscore.show import game_parts
from boardscore.show.markup import element, image, note, phrase

Moments = Sequence[Sequence[float]]
"""The chances of winning of all seats, as estimated at some moments of a game."""

_MOST_MOMENTS = 24
"""The most moments with an estimate, besides the end."""
_ESTIMATES, _GAMES = 8, 8
"""The estimates of a moment, and the games that are played for each."""
_DIGITS = 4
"""The digits of an estimate."""
_SECONDS = 0.15
"""The time after which an answer comes, with the estimates that are known until then."""
_SMALL = 0.5
"""The size of the pictures of a table, compared with their natural one."""


@frozen
class FinishedGame:
    """The finished game of a record, with every state."""

    states: Sequence[Any]
    """The state before the first move and after every move."""
    result: Result[Any]
    """Its score."""

    @property
    def end(self) -> Any:
        """The last state."""
        return self.states[-1]

    @property
    def moves(self) -> int:
        """The number of moves, including those of chance."""
        return len(self.states) - 1

    @property
    def position(self) -> Any:
        """The position at the end."""
        position = game_parts.board(self.end.GAME).current_position(self.end)
        return evolve(position, players=tuple(score.player for score in self.result.players))


def read(text: str, packs: Packs = None) -> tuple[FinishedGame, str]:
    """The game in a record, and its record with the pack.

    Raises `BoardscoreError` unless it is whole, legal and finished.
    """
    record = records.read_record(text, packs=packs)
    states = record.replay()
    record.require_whole()
    end = states[-1]
    if not end.is_over:
        raise RecordError(Problem(Message("error.record_unfinished")))
    game = FinishedGame(states, play(end.GAME).result(end, record.verdicts))
    pack = DEMO if is_demo(end.game.pack) else None
    return game, records.write_record(end, verdicts=record.verdicts, pack=pack)


@lru_cache(maxsize=4)
def game_of(text: str) -> FinishedGame:
    """The game in a record that has its pack; kept for the next step."""
    return read(text)[0]


# Steps


def write_steps(game: FinishedGame, step: int, chances: Moments, lang: str) -> str:
    """A step of a record in the pad: its buttons, the move, the table after it, and the chart."""
    require_shares(game, chances, "screen", "chances")
    at = min(step, game.moves)
    return element(
        "section",
        element("h2", phrase(Message("outcome.steps"), lang)),
        element(
            "div",
            _button("back", at == 0, lang),
            element("b", phrase(_number(game, at), lang), data_at=at, role="status"),
            _button("next", at == game.moves, lang),
            class_="stepper",
        ),
        *(element("p", phrase(one, lang), data_move=True) for one in _sentences(game, at)),
        *_table(game.states[at], lang),
        *_chart(game, at, chances, lang),
        class_="card steps",
    )


def _button(step: str, is_end: bool, lang: str) -> str:
    words = phrase(Message(f"outcome.{step}"), lang)
    return element("button", words, class_="action", data_step=step, disabled=is_end)


def _number(game: FinishedGame, at: int) -> Message:
    """The number of a step, and whose move it was; no one's if something was drawn."""
    if at == 0:
        return Message("outcome.start")
    before, number = game.states[at - 1], {"number": at, "moves": game.moves}
    if before.chance is not None:
        return Message("outcome.step", **number)
    seat = game.states[at].moves[-1].player
    return Message("outcome.step_of", name=before.game.players[seat], **number)


def _sentences(game: FinishedGame, at: int) -> Iterator[Message]:
    """The last move in words, and whose turn it is now."""
    state = game.states[at]
    if at and registry.has(state.GAME, "sentences"):
        yield from game_parts.sentences(state.GAME).describe(game.states[at - 1], state)
    if state.to_act:
        yield Message("replay.turn", names=tuple(state.game.players[seat] for seat in state.to_act))


def _table(state: Any, lang: str) -> Iterator[str]:
    """Everything on the table after a step, as pictures with captions."""
    drawings = game_parts.drawings(state.GAME)
    for caption, models in drawings.on_table(state):
        drawn = "".join(image(drawings.draw(model, lang), _SMALL) for model in models)
        yield note(caption, lang)
        yield element("div", drawn, class_="laid")


# Chances


def require_shares(game: FinishedGame, chances: Moments, *path: str) -> None:
    """Raises `ModelError` at a path unless each estimate of a record has a share for every seat."""
    players = len(game.result.players)
    for number, shares in enumerate(chances):
        if len(shares) != players:
            message = Message("error.shares", shares=len(shares), players=players)
            raise ModelError(Problem(message, (*path, number)))


def more_chances(game: FinishedGame, known: Moments) -> tuple[Moments, bool]:
    """The known chances in a game record and some more, and whether these are all.

    Each moment has several estimates, so that no answer takes long.
    """
    end = monotonic() + _SECONDS
    found, numbers = [*known], [number for number in _moments(game) for _ in range(_ESTIMATES)]
    while len(found) < len(numbers):
        seed, state = len(found) % _ESTIMATES, game.states[numbers[len(found)]]
        wins = estimate(state, _GAMES, seed, is_short=True).wins
        found.append([round(win, _DIGITS) for win in wins])
        if monotonic() > end:
            break
    return found, len(found) >= len(numbers)


def _moments(game: FinishedGame) -> range:
    """The numbers of the states of a record whose chances are estimated."""
    has_chances = registry.has(game.end.GAME, "play_analysis")
    return range(0, game.moves, ceil(game.moves / _MOST_MOMENTS)) if has_chances else range(0)


def _chart(game: FinishedGame, step: int, chances: Moments, lang: str) -> Iterator[str]:
    """The chart of a record, once all chances are known; until then, how far they are."""
    numbers, players = _moments(game), game.result.players
    if not numbers:
        return
    if len(chances) < _ESTIMATES * len(numbers):
        soon = phrase(Message("outcome.chances_soon"), lang)
        yield element("p", soon, class_="soft", data_chances=True)
        return
    moments = [
        Moment(number, _mean(chances[at * _ESTIMATES : (at + 1) * _ESTIMATES]))
        for at, number in enumerate(numbers)
    ]
    names = [player.name for player in players]
    drawn = draw_chart(names, [*moments, final_moment(game.moves, game.result)], (), lang, now=step)
    games = _ESTIMATES * _GAMES
    error = ceil(98 / sqrt(games))  # 1.96 standard errors of a share of one half, in percent
    yield element("h3", phrase(Message("review.chart"), lang), data_chances=True)
    yield image(drawn)
    yield note(Message("outcome.chances_note", games=games, error=error), lang)
    yield note(Message("review.chart.note"), lang)


def _mean(estimates: Moments) -> tuple[float, ...]:
    """The mean of some estimates of the chances, by seat."""
    return tuple(sum(shares) / len(estimates) for shares in zip(*estimates, strict=True))
