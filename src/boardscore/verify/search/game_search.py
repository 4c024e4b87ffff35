"""The search in games: saved games, the smallest games, then random games.

The smallest games come first, decision by decision with all continuations, the shortest first; then
they alternate with whole random games.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain, islice
from random import Random

from attrs import evolve

from boardscore.core.errors import BoardscoreError
from boardscore.core.rulings import Value
from boardscore.records import write_setup
from boardscore.verify.game_kit import PlayKit
from boardscore.verify.program.outcomes import LOST, Outcome, Status
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.program.replies import Traced
from boardscore.verify.search.base_search import SAVED, SMALL, BaseSearch, Batch, Task, Wrong
from boardscore.verify.search.game_questions import GameQuestion, is_scored, question_about
from boardscore.verify.search.near_misses import refused_move
from boardscore.verify.search.played_games import (
    PlayedGame,
    deal_in_order,
    play_games,
    replay_moves,
)
from boardscore.verify.search.question import Fault, Sort
from boardscore.verify.search.search_result import Progress
from boardscore.verify.vectors.vectors import PLAY, Vector

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
    """The saved games with which a search in games begins, as far as the rules allow them."""
    for one in saved:
        with suppress(BoardscoreError):
            question = question_about(one.op, one.content(rulings))
            yield question
            if traces and question.refused is None:
                yield evolve(question, op=TRACE)


def small_batches(play: PlayKit, rulings: Mapping[str, Value]) -> Iterator[Batch]:
    """Batches for the search in games: all decisions of the smallest games, the shortest first."""
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
    """A batch for the search in games: some random ones, drawn while the program answers others.

    `sent` counts the nearly legal moves by reason.
    """
    drawn = list[PlayedGame]()

    def questions() -> Iterator[GameQuestion]:
        for one in islice(games, TRACED if traces else GAMES):
            drawn.append(one)
            yield from _about(one, random, sent, traces=traces)

    return Batch(questions(), games=drawn)


def smallest_games(play: PlayKit, rulings: Mapping[str, Value]) -> Iterator[PlayedGame]:
    """The smallest games to search, before a player's first move; chance draws in order."""
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
    """Questions about a whole game at once, or its parts; then nearly legal moves somewhere in it.

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


WrongGame = Wrong[GameQuestion]


class GameSearch(BaseSearch[GameQuestion]):
    """A search for games, with one finding for each clause that seems to be broken."""

    MOST_TRIED = 10_000
    OPS = PLAY

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self._traces = TRACE in task.offers
        self._covered = Counter[str]()
        self._refused_at = dict[int, int]()
        self._depth: int | None = None

    def _batches(self) -> Iterator[Batch]:
        self._traces = self._traces and self._knows_trace()
        play, rulings, random = self._play, self._rulings, Random(self._task.seed)
        sent = Counter[str]()
        games = play_games(random, lambda: play.started(random, rulings), play.choose)
        yield Batch(saved_questions(self._saved, rulings, traces=self._traces), SAVED)
        for small in small_batches(play, rulings):
            yield small
            if self._depth is not None:
                yield random_batch(games, random, sent, traces=self._traces)
        while True:
            yield random_batch(games, random, sent, traces=self._traces)

    def _knows_trace(self) -> bool:
        begun = (GameQuestion(one, TRACE) for one in smallest_games(self._play, self._rulings))
        return all(one.status is not Status.UNSUPPORTED for one in self._outcomes(islice(begun, 1)))

    @property
    def _progress(self) -> Progress:
        return evolve(super()._progress, depth=self._depth, covered=Counter(self._covered))

    def _end(self) -> Progress:
        """Without findings of a special case of a broken clause."""
        progress = super()._end()
        broken, within = {one.clause for one in progress.findings}, self._play.within
        left = (one for one in progress.findings if within.get(one.clause) not in broken)
        return evolve(progress, findings=tuple(left))

    def _compare(self, batch: Batch, question: GameQuestion, outcome: Outcome) -> list[WrongGame]:
        wrong = super()._compare(batch, question, outcome)
        if question.is_end and outcome.was_sent:
            self._look_at_end(question, outcome)
        for _, fault, _ in wrong:
            if fault.kind == "refusal" and question.refused is None:
                self._refused_at[id(question.played)] = fault.place
        return wrong

    def _look_at_end(self, question: GameQuestion, outcome: Outcome) -> None:
        by_trace = "_by_trace" * (question.op == TRACE)
        if is_scored(outcome):
            self._counts["scored"] += 1
            self._counts["scored_by_trace"] += bool(by_trace)
        elif outcome.status is Status.UNSUPPORTED or isinstance(outcome.answer, Traced):
            self._counts[f"unscored{by_trace}"] += 1

    def _end_batch(self, batch: Batch) -> None:
        if batch.depth is not None:
            self._depth = batch.depth
        for one in batch.games:
            self._counts["games"] += 1
            end = self._refused_at.pop(id(one), len(one.moves))
            self._counts["cut"] += end < len(one.moves)
            steps = zip(one.states[:end], one.moves, one.states[1:])
            covered = ({*self._play.covered(*step)} for step in steps)
            self._covered.update(chain.from_iterable(covered))
        super()._end_batch(batch)

    def _follow(self, batch: Batch, wrong: Sequence[WrongGame]) -> None:
        """Makes findings of the faults, in the order of the game."""
        first = sorted(wrong, key=lambda one: (one[1].place, one[0].size))
        for followed, one in enumerate(first):
            if self._is_over() and self._findings:
                self._counts["unfollowed"] += len(first) - followed
                return
            # All shorter questions about a small game were asked before.
            self._add(one if batch.kind == SMALL else self._first_wrong(one))

    def _add(self, wrong: WrongGame) -> None:
        super()._add(self._with_end(wrong))

    def _sort(self, question: GameQuestion, fault: Fault) -> Sort:
        """The kind and the clauses, which are only certain after shrinking."""
        return (fault.kind, *question.clauses(fault))

    def _can_shrink(self, fault: Fault, outcome: Outcome) -> bool:
        return fault.kind != TRACE and super()._can_shrink(fault, outcome)

    def _alike(self, question: GameQuestion, fault: Fault) -> Callable[[GameQuestion, Fault], bool]:
        """Whether a fault is of the same sort, and not a special case of its clause."""
        sort, clause = question.sort(fault), question.clauses(fault)[0]
        return lambda step, same: (
            step.sort(same) == sort and self._play.within.get(step.clauses(same)[0]) != clause
        )

    def _first_wrong(self, wrong: WrongGame) -> WrongGame:
        question, fault, outcome = wrong
        if outcome.status in LOST:
            return wrong
        refuses = fault.kind == "refusal" and not (
            question.refused is not None and fault.place == question.last
        )
        if refuses or not self._traces or question.op != TRACE:
            places = range(fault.place + refuses)
            earlier = [GameQuestion(question.played.until(place), "legal") for place in places]
            for one, listed in zip(earlier, [*self._outcomes(earlier)]):
                found = one.fault(listed)
                if found is not None and found.kind == "moves":
                    return one, found, listed
        direct = question.at_fault(fault)
        (alone,) = self._outcomes([direct])
        found = direct.fault(alone)
        if found is not None:
            return direct, found, alone
        return (question, evolve(fault, kind=TRACE), outcome) if question.op == TRACE else wrong

    def _with_end(self, wrong: WrongGame) -> WrongGame:
        """The same, or the score of an unfinished game that the program takes for finished."""
        question, fault, _ = wrong
        before = question.played.until(fault.place)
        decisions = [at for at, state in enumerate(before.states[:-1]) if state.chance is None]
        if not decisions or before.end.is_over or not _stops(question, fault):
            return wrong
        earlier, here = (
            GameQuestion(one, "replay") for one in (before.until(decisions[-1]), before)
        )
        first, then = self._outcomes([earlier, here])
        too_early = here.fault(then)
        if too_early is None or is_scored(first) or not is_scored(then):
            return wrong
        return here, too_early, then


def _stops(question: GameQuestion, fault: Fault) -> bool:
    if fault.kind == "refusal":
        return question.refused is None
    legal = question.played.legal(fault.place) if fault.kind == "moves" else ()
    return len(fault.wrong.missing) == len(legal) > 0 and not fault.wrong.too_many
