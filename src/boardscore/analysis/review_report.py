"""The report of a review: decisions, the chances after each move, skill and luck; as text, too."""

import json
from collections.abc import Iterator
from decimal import Decimal
from itertools import chain
from typing import TYPE_CHECKING, Any

from attrs import asdict, field, frozen

from boardscore.analysis import best_result
from boardscore.analysis.best_result import Hindsight
from boardscore.analysis.game_analysis import play_analysis
from boardscore.analysis.win_chart import Moment
from boardscore.core import registry
from boardscore.core.messages import Message, in_words
from boardscore.core.results import Result
from boardscore.core.terminal_text import width
from boardscore.show import result_sentences
from boardscore.show.game_parts import sentences
from boardscore.show.rounding import (
    Rounded,
    exact,
    in_hundred,
    margin,
    round_down,
    round_half_up,
    round_up,
)
from boardscore.show.text_page import Page, in_columns

if TYPE_CHECKING:
    from boardscore.union_types import PlayerMove, State

_MISTAKES = 3
LEAST_WIN = 0.01
"""A smaller share of the win is no mistake by itself: few of these would be found again."""
_UNITS = 1 << 40


def summable(share: float) -> float:
    """A share of the win in a review as a multiple of 2 ** -40, so that sums are exact.

    >>> one, other = summable(0.3), summable(0.6)
    >>> 0.3 + 0.6 - 0.6 == 0.3, one + other - other == one
    (False, True)
    """
    return round(share * _UNITS) / _UNITS


@frozen(kw_only=True)
class ReviewedMove:
    """A decision in the report of a review, judged by what its player could know."""

    number: int
    """The number of the move in the game, from 0, including those of chance."""
    seat: int
    """The seat of the player."""
    move: "PlayerMove"
    """The move."""
    best: "PlayerMove"
    """The move with the best chance of winning; `move` itself if none was found to be better."""
    points_lost: float
    """The mean points that the best move brings more; below 0 if it brings fewer."""
    points_error: float
    """The half width of the 95 % interval of `points_lost`; 0 if no deal shows a difference."""
    win_lost: float
    """The share of the win that the best move brings more: from 0 to 1."""
    win_error: float
    """The half width of the 95 % interval of `win_lost`; 0 if no deal shows a difference."""
    gain: float
    """The share of the win that the move brings more than the move of a greedy player."""
    gain_error: float
    """The half width of the 95 % interval of `gain`; 0 if no deal shows a difference."""
    exact: bool
    """Whether all continuations were searched: no errors. Otherwise a better move may exist."""

    @property
    def is_mistake(self) -> bool:
        """Whether the best move is better by more than the error, and by a win in 100 games.

        Where the difference is smaller, and so is its error, the points decide.
        """
        if self.win_lost < LEAST_WIN:
            return self.win_error < LEAST_WIN and self.points_lost > self.points_error
        return self.win_lost > self.win_error

    def to_dict(self) -> dict[str, Any]:
        """The decision as JSON data."""
        return {
            "number": self.number,
            "seat": self.seat,
            "move": self.move.to_dict(),
            "best": self.best.to_dict(),
            "points_lost": self.points_lost,
            "points_error": self.points_error,
            "win_lost": self.win_lost,
            "win_error": self.win_error,
            "exact": self.exact,
            "mistake": self.is_mistake,
        }


@frozen(kw_only=True)
class PlayerReview:
    """A player's share of the win in a review: `start + luck + skill == final`, exactly."""

    seat: int
    """The seat."""
    name: str
    """The name."""
    start: float
    """The share that the player could expect before the first move."""
    luck: float
    """The change that was not the player's: draws, the others' moves, and what was hidden."""
    skill: float
    """The change by the player's own decisions, compared with a greedy player."""
    final: float
    """The share at the end: 1 for a win, 0.5 for a win shared by two."""
    start_error: float
    """The half width of the 95 % interval of `start`; 0 if it is exact."""
    skill_error: float
    """The half width of the 95 % interval of `skill`; 0 if it is exact."""

    def to_dict(self) -> dict[str, Any]:
        """The player as JSON data."""
        return asdict(self, recurse=False)


@frozen(kw_only=True)
class ReviewedGame:
    """The report of a review as data: everything that the review found."""

    result: Result
    """The score of the game."""
    states: "tuple[State, ...]" = field(repr=False)
    """The state before the first move and after every move."""
    moments: tuple[Moment, ...] = field(repr=False)
    """The chances of winning over the game, the result last."""
    start_errors: tuple[float, ...] = field(repr=False)
    """The half widths of the 95 % intervals of the first chances, by seat."""
    decisions: tuple[ReviewedMove, ...]
    """Every decision that was reviewed, in the order of the game."""
    decision_count: int
    """The number of decisions in the game: moves of players who had a choice."""
    hindsights: tuple[Hindsight, ...] = field(default=(), repr=False)
    """The best result of every player; empty if the game has no such search."""
    unjudged: tuple[str, ...] = ()
    """The names of the players whose Plan in words no one judged."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self.result.players)

    @property
    def is_complete(self) -> bool:
        """Whether every decision was reviewed; not if the review was stopped."""
        return len(self.decisions) == self.decision_count

    @property
    def players(self) -> tuple[PlayerReview, ...]:
        """Start, luck, skill and final share of every player."""
        return tuple(self._players())

    def _players(self) -> Iterator[PlayerReview]:
        first, *_, last = (self.moments[0], *self.moments)
        for seat, name in enumerate(self.names):
            own = [decision for decision in self.decisions if decision.seat == seat]
            start, final = summable(first.shares[seat]), summable(last.shares[seat])
            skill = sum(summable(decision.gain) for decision in own)
            yield PlayerReview(
                seat=seat,
                name=name,
                start=start,
                luck=final - start - skill,
                skill=skill,
                final=final,
                start_error=self.start_errors[seat],
                skill_error=sum(decision.gain_error**2 for decision in own) ** 0.5,
            )

    @property
    def mistakes(self) -> tuple[ReviewedMove, ...]:
        """The three decisions that cost the most; only those that cost more than the error."""
        wrong = [decision for decision in self.decisions if decision.is_mistake]
        wrong.sort(key=lambda one: (-one.win_lost, -one.points_lost))
        return tuple(wrong[:_MISTAKES])


COLUMNS = ("start", "luck", "skill", "final")
"""The columns of the table of players, as fields and keys of the catalogues."""

_DECIMALS = 2
"""The decimals of wins."""
_SMALL = Decimal("0.1")
_ROUGH = 0.25
"""An error above which skill and luck say little."""


def wins_of(player: PlayerReview) -> list[Message]:
    """The numbers of a player as the report shows them: in wins, which add up when rounded."""
    numbers = (player.start, player.skill, player.final)
    start, skill, final = (round_half_up(number, _DECIMALS) for number in numbers)
    return [
        Message("review.number", number=Rounded(start, _DECIMALS)),
        *map(_signed, (final - start - skill, skill)),
        Message("review.number", number=Rounded(final, _DECIMALS)),
    ]


def _signed(change: Decimal) -> Message:
    key = "review.number_more" if change > 0 else "review.number"
    return Message(key, number=Rounded(change, _DECIMALS))


def move(state: Any, played: Any) -> Message:
    """A reviewed move of a state as a sentence of the report."""
    if not registry.has(state.GAME, "sentences"):
        return Message("review.move", move=json.dumps(played.to_dict()))
    known = sentences(state.GAME)
    if known.as_drawn is not None:
        return known.as_drawn(state, played)
    return next(iter(known.describe(state, state.play(played))))


def cost_of(decision: ReviewedMove) -> Message:
    """The cost of a mistake as the report says it; a mistake may even gain points."""
    points = decision.points_lost
    if abs(points) <= max(decision.points_error, 0.05):
        return _wins(decision)
    if decision.win_lost >= LEAST_WIN:
        key = "review.costs_both" if points > 0 else "review.costs_but_gains"
        return Message(key, wins=_wins(decision), points=_points(decision))
    key = "points_mostly" if decision.win_lost or decision.win_error else "points"
    return Message(f"review.costs_{key}", points=_points(decision))


def _wins(decision: ReviewedMove) -> Message:
    """The wins that a mistake lost in 100 games, with the margin; small numbers have decimals."""
    lost, error = exact(decision.win_lost), exact(decision.win_error)
    if lost == 1 and not error:
        return Message("review.wins_all")
    wins = int(in_hundred(decision.win_lost))
    if not error:
        return Message("review.wins_exact", wins=wins)
    if lost + error > 1:
        least = max(0, int(round_down(100 * (lost - error))))
        return Message("review.wins_between", least=least)
    if lost < _SMALL:
        return Message("review.wins_tenths", wins=Rounded(100 * lost), error=margin(100 * error))
    return Message("review.wins", wins=wins, error=int(round_up(100 * error)))


def _points(decision: ReviewedMove) -> Message:
    points = Rounded(abs(decision.points_lost))
    if decision.points_error == 0:
        return Message("review.points_exact", points=points)
    return Message("review.points_about", points=points, error=margin(decision.points_error))


def mistakes_heading(game: ReviewedGame) -> Message:
    """The heading above the mistakes in the report of a review."""
    none = "review.no_mistakes" if game.is_complete else "review.no_mistakes_yet"
    if not game.decisions:
        none = "review.no_decisions"
    return Message("review.mistakes" if game.mistakes else none)


def report_notes(game: ReviewedGame) -> Iterator[Message]:
    """The notes below a review's report: the meaning of its numbers, and their assumptions."""
    yield from skill_and_luck(game)
    yield from assumptions(game)


def skill_and_luck(game: ReviewedGame) -> Iterator[Message]:
    """The report's notes on skill and luck; for two players, also luck from draws and secrets."""
    yield Message("review.skill_and_luck")
    match game.players:
        case (first, second) if game.is_complete:
            drawn = round_half_up(first.luck + second.skill, _DECIMALS)
            if drawn:
                favoured = first.name if drawn > 0 else second.name
                wins = Rounded(abs(drawn), _DECIMALS)
                yield Message("review.drawn_luck", name=favoured, wins=wins)


def assumptions(game: ReviewedGame) -> Iterator[Message]:
    """How exact the numbers in a review's report are, and what they assume."""
    error = max(player.skill_error + player.start_error for player in game.players)
    if error:
        yield Message("review.error", wins=Rounded(round_up(error, _DECIMALS), _DECIMALS))
    if error > _ROUGH:
        yield Message("review.rough")
    yield Message("review.assumed")
    part = play_analysis(game.result.game)
    found = (part.greedy_notes(game.states[decision.number]) for decision in game.decisions)
    yield from {note.key: note for notes in found for note in notes}.values()  # each once
    if not game.is_complete:
        yield Message("review.stopped", done=len(game.decisions), found=game.decision_count)
    if game.unjudged:
        yield Message("review.unjudged", names=game.unjudged)


def write_review(game: ReviewedGame, page: Page) -> str:
    """The report of a review as text: result, skill and luck, mistakes, hindsight, notes."""
    name = Message(f"game.{game.result.game}")
    head = [
        page.headline(Message("review.head", game=name)),
        page.sentence(result_sentences.winner(game.result)),
    ]
    best = [*_best(game, page)]
    wrong = [page.headline(mistakes_heading(game))]
    for number, mistake in enumerate(game.mistakes, start=1):
        wrong += _mistake(game, number, mistake, page)
    blocks = [head, _table(game, page), wrong, best]
    last = [page.sentence(note) for note in report_notes(game)]
    return "\n\n".join("\n".join(block) for block in [*blocks, last] if block)


def _table(game: ReviewedGame, page: Page) -> list[str]:
    """Start, luck, skill and end of every player as text; names are above if the page is narrow."""
    heads = ("review.in_wins", *(f"review.{column}" for column in COLUMNS))
    names = [page.written(in_words(name, page.lang)) for name in game.names]
    rows = [[page.say(Message(head)) for head in heads]]
    rows += [[name, *map(page.say, wins_of(one))] for name, one in zip(names, game.players)]
    lines = in_columns(rows, "<>>>>")
    if max(map(width, lines)) <= page.columns:
        return lines
    head, *lines = in_columns([["", *numbers] for _, *numbers in rows], "<>>>>")
    return [head, *chain.from_iterable(zip(names, lines, strict=True))]


def _mistake(game: ReviewedGame, number: int, mistake: ReviewedMove, page: Page) -> Iterator[str]:
    state = game.states[mistake.number]
    name = game.names[mistake.seat]
    about = {"number": number, "name": name, "move": mistake.number + 1, "cost": cost_of(mistake)}
    moves = {"review.played": mistake.move, "review.better": mistake.best}
    yield from page.wrapped(page.say(Message("review.mistake", **about)), "", "   ")
    for key, one in moves.items():
        sentence = Message("review.labelled", label=Message(key), move=move(state, one))
        yield from page.wrapped(page.say(sentence), "   ", "     ")


def _best(game: ReviewedGame, page: Page) -> Iterator[str]:
    """The best total of every player as text; then what was free and what was kept, each once."""
    for found in game.hindsights:
        yield page.sentence(next(best_result.sentences(found)))
    limits = (page.say(one) for found in game.hindsights for one in best_result.limits(found))
    for limit in dict.fromkeys(limits):
        yield from page.wrapped(limit, "", "  ")
