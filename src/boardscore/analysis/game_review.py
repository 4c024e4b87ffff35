"""Reviews a game decision by decision."""

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice, pairwise
from time import monotonic
from types import FrameType
from typing import Any

from attrs import evolve, frozen

from boardscore.analysis.best_result import hindsight
from boardscore.analysis.decision_judgement import Choice, Effort, PairedPlayouts, judge
from boardscore.analysis.estimates import estimate
from boardscore.analysis.game_analysis import play_analysis, seconds_of, seed_of
from boardscore.analysis.review_page import chart, write_page, write_part
from boardscore.analysis.review_report import ReviewedGame, ReviewedMove, report_notes, write_review
from boardscore.analysis.win_chart import Moment, final_moment
from boardscore.core import registry, value_checks
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message, require_language, say
from boardscore.core.results import Result
from boardscore.documents.value_readers import FORMAT
from boardscore.games import game_of, play, result_of
from boardscore.records import Record, has_all_moves, read_record, states_after
from boardscore.show.text_page import Page

_MOMENTS = 60
"""The most moments on the chart, besides the end."""
_CHART_TIME = 0.2
"""The part of the time for the chart."""
_HINDSIGHT_TIME = 0.1
"""The part of the time for the best results."""


class Review(ReviewedGame):
    """A reviewed game, and its forms: text, JSON data, and a page."""

    def __repr__(self) -> str:
        return f"<Review: {self.result}, {len(self.decisions)} decisions>"

    def __str__(self) -> str:
        """The text in English."""
        return self.text()

    def text(self, lang: str = "en") -> str:
        """Skill and luck, the largest mistakes, hindsight, and what was assumed, at 80 columns.

        Raises `BoardscoreError` for an unsupported language.
        """
        require_language(lang)
        return write_review(self, Page(lang))

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """All numbers and moves, and the notes in the language.

        Raises `BoardscoreError` for an unsupported language.
        """
        require_language(lang)
        return {
            "format": FORMAT,
            "game": self.result.game,
            "players": [player.to_dict() for player in self.players],
            "decisions": [decision.to_dict() for decision in self.decisions],
            "mistakes": [decision.to_dict() for decision in self.mistakes],
            "complete": self.is_complete,
            "chances": [{"moves": one.moves, "shares": [*one.shares]} for one in self.moments],
            "hindsight": [found.to_dict(lang) for found in self.hindsights],
            "notes": [say(note, lang) for note in report_notes(self)],
        }

    def to_html(self, lang: str = "en") -> str:
        """A page that needs no other file: the chart, the mistakes, every decision.

        Raises `BoardscoreError` for an unsupported language.
        """
        require_language(lang)
        return write_page(self, lang)

    def to_svg(self, lang: str = "en") -> str:
        """The chart of the chances of winning, with numbers on the mistakes.

        Raises `BoardscoreError` for an unsupported language.
        """
        require_language(lang)
        return chart(self, lang)

    def _repr_html_(self) -> str:
        return write_part(self, "en")


def review(
    source: Any, *, seconds: float = 30.0, playouts: int | None = None, seed: int = 0
) -> Review:
    """Reviews every decision of a finished game: how good it was, and what was skill or luck.

    `source` is a record, as a path, a text or a `Record`, or a finished state with all its moves.
    Each decision is judged by what its player could know, as in `analyse`: hidden cards and money
    are drawn at random from everything that is possible, and a choice that someone made out of
    sight counts as a greedy one. `seconds` of wall time are divided among the decisions; with
    `playouts`, the number of games played for each decision, the result depends only on the seed.
    A move without an alternative is no decision.

    A mistake is compared with the best move in new playouts, so that the best of many moves is not
    the luckiest one. Skill adds up what each decision gained compared with the move of a greedy
    player, in the same deals. Luck is all else: `start + luck + skill == final`.

    Choices made at the same time, and bids, are judged like others: in the order of the record, and
    without knowledge of what the others hide. The chart knows what was hidden. A Plan in words that
    no one judged counts as not completed.

    Ctrl-C returns what has been reviewed so far: then `is_complete` is false.

    >>> from boardscore import pier18
    >>> from boardscore.testing import play
    >>> end = play(pier18.start(["Anna", "Ben"], "demo"), 7)
    >>> found = review(end, playouts=20)
    >>> [player.start + player.luck + player.skill == player.final for player in found.players]
    [True, True]

    Raises `BoardscoreError` for an unfinished game, a record with mistakes, a game without this
    analysis, and wrong arguments.
    """
    checked = seconds_of(seconds)
    value_checks.require(value_checks.optional(value_checks.whole(1)), playouts, "playouts")
    effort = Effort(checked, playouts, seed_of(seed), ends=0)
    played = _played(source)
    play_analysis(game_of(played.states[0]))
    return _Reviewer(played, effort).review()


@frozen
class _Played:
    """A finished game to review."""

    states: Sequence[Any]
    result: Result
    unjudged: tuple[str, ...]


def _played(source: Any) -> _Played:
    """The states and the result of a record or a state to review."""
    if isinstance(source, str | os.PathLike | Record):
        record = source if isinstance(source, Record) else read_record(source)
        states = record.replay()
        record.require_whole()
        return _finished(states, record.verdicts)
    game = getattr(source, "GAME", None)
    if not isinstance(game, str) or game not in registry.names("play") or isinstance(source, type):
        raise BoardscoreError(Problem(Message("error.not_reviewed"), ("source",)))
    if not isinstance(source, play(game).state):
        raise BoardscoreError(Problem(Message("error.not_reviewed"), ("source",)))
    if not has_all_moves(source):
        raise BoardscoreError(Problem(Message("error.no_earlier_moves"), ("source",)))
    return _finished(states_after(source, source.moves), None)


def _finished(states: Sequence[Any], verdicts: Sequence[bool | None] | None) -> _Played:
    """The game to review with its result; Plans in words that no one judged are not completed."""
    end = states[-1]
    unjudged = [seat for seat in end.to_judge if verdicts is None or verdicts[seat] is None]
    names = tuple(end.game.players[seat] for seat in unjudged)
    return _Played(states, result_of(end, verdicts), names)


@contextmanager
def _watched() -> Iterator[list[int]]:
    """Remembers Ctrl-C during a review: a search only ends early because of it."""
    caught: list[int] = []
    previous = signal.getsignal(signal.SIGINT)

    def remember(number: int, frame: FrameType | None) -> None:
        caught.append(number)
        if callable(previous):
            previous(number, frame)

    with suppress(ValueError):  # only the main thread can handle signals
        signal.signal(signal.SIGINT, remember)
    try:
        yield caught
    finally:
        with suppress(ValueError):
            signal.signal(signal.SIGINT, previous)


class _Reviewer:
    """Reviews a game step by step, so that it can be stopped."""

    def __init__(self, played: _Played, effort: Effort) -> None:
        self.played, self.effort = played, effort
        self.states = played.states
        self.found = [*self._choices()]
        self.table = PairedPlayouts(self.states[0])
        self.moments: list[Moment] = []
        self.start_errors: tuple[float, ...] = ()
        self.decisions: list[ReviewedMove] = []

    def _choices(self) -> Iterator[Choice]:
        """Every move that had an alternative."""
        for number, (before, after) in enumerate(pairwise(self.states)):
            if before.chance is None:
                choice = Choice(before, number, after.moves[-1])
                if len([*islice(choice.moves(), 2)]) == 2:
                    yield choice

    def review(self) -> Review:
        """The review, as far as it comes before Ctrl-C."""
        self._warm_up()
        with _watched() as stopped, suppress(KeyboardInterrupt):
            self._value_moments()
            self._judge(stopped)
        if not self.moments:
            raise KeyboardInterrupt
        result = self.played.result
        return Review(
            result=result,
            states=tuple(self.states),
            moments=(*self.moments, final_moment(len(self.states) - 1, result)),
            start_errors=self.start_errors,
            decisions=tuple(self.decisions),
            decision_count=len(self.found),
            hindsights=tuple(self._hindsights()),
            unjudged=self.played.unjudged,
        )

    def _warm_up(self) -> None:
        """Compiles everything, which takes long once; then the time begins."""
        estimate(self.states[0], 1, 0)
        for choice in self.found[:1]:
            self.table.warm_up(choice.state.seen_by(choice.seat))
        seconds = self.effort.seconds * (1 - _HINDSIGHT_TIME)
        self.effort = evolve(self.effort, ends=monotonic() + seconds)

    def _value_moments(self) -> None:
        """The chances of winning before the first move, and after some of the others."""
        step = -(-len(self.states) // _MOMENTS)
        seed, numbers = self.effort.seed, range(0, len(self.states) - 1, step)
        began, first = monotonic(), self.effort.first_playouts
        estimate(self.states[0], first, seed)
        cost = 0.5 * (monotonic() - began) / first
        games = self.effort.chart_playouts(_CHART_TIME, cost * len(numbers))
        for number in numbers:
            found = estimate(self.states[number], games, seed)
            self.start_errors = self.start_errors or found.win_errors
            self.moments.append(Moment(number, found.wins))

    def _judge(self, stopped: list[int]) -> None:
        """Judges every decision; each gets the same part of the time that is left."""
        for place, choice in enumerate(self.found):
            share = self.effort.share(choice.number, len(self.found) - place)
            judged = judge(self.table, choice, share)
            if stopped:
                return
            self.decisions.append(judged)

    def _hindsights(self) -> Iterator[Any]:
        """The best results, if the game has this search."""
        end = self.states[-1]
        seats = range(len(self.played.result.players))
        seconds = self.effort.seconds * _HINDSIGHT_TIME / len(seats)
        if registry.has(game_of(end), "best_results"):
            for seat in seats:
                yield hindsight(end, seat, seconds=seconds, seed=self.effort.seed)
