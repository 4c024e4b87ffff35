"""Questions about games: their legal moves, their end, or an illegal move."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle
from random import Random
from typing import Any, ClassVar

from attrs import evolve, frozen

from boardscore import clauses
from boardscore import games as rules
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.core.rulings import as_dict
from boardscore.records import read_record
from boardscore.verify.data_types import Data, Size, Wrong
from boardscore.verify.game_kit import clause_of, kit_of, play_kit
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.verdicts import Rulings
from boardscore.verify.program import protocol
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import STATE, TRACE, Request
from boardscore.verify.program.replies import Moves, Refused, Scored, Traced
from boardscore.verify.right_answers import differing, faults_of_list, score_answer
from boardscore.verify.search.near_misses import is_refused
from boardscore.verify.search.played_games import (
    PlayedGame,
    before_last_draw,
    find_misplaced,
    play_game,
    replay_changes,
    replay_moves,
)
from boardscore.verify.search.question import COMPARED, LISTS, NOTHING_WRONG, Fault, Question, Step
from boardscore.verify.search.shrink_steps import KINDS, WrittenGame, record_size


@frozen(eq=False)
class GameQuestion(Question):
    """One request about a game."""

    played: PlayedGame
    """The game up to the point of the question."""
    op: str
    """`legal`, `replay` or `trace`."""
    refused: Data | None = None
    """The illegal move after it, if there is one."""
    KINDS: ClassVar[int] = len(KINDS)

    @property
    def game(self) -> str:
        return self.played.game

    @property
    def last(self) -> int:
        return len(self.played.moves)

    @property
    def record(self) -> list[Data]:
        return [*self.played.record(), *self._added]

    @property
    def _added(self) -> list[Data]:
        if self.refused is not None:
            return [self.refused]
        verdicts = None if self.op == "legal" else self.played.verdicts
        return [] if verdicts is None else [{"verdicts": verdicts}]

    @property
    def request(self) -> Request:
        return protocol.about_game(self.op, [*self.played.lines, *map(json.dumps, self._added)])

    @property
    def is_end(self) -> bool:
        """Whether it asks for the score of a finished game."""
        return self.op != "legal" and self.refused is None and self.played.end.is_over

    @property
    def is_too_early(self) -> bool:
        """Whether it asks for the score of an unfinished game, which is refused at its end."""
        return self.op == "replay" and not self.played.end.is_over

    @property
    def expected(self) -> Data:
        """The right answer."""
        if self.refused is not None or self.is_too_early:
            return {"error": {"code": "illegal", "index": self.last}}
        if self.op == "legal" or not self.played.end.is_over:
            return {"moves": self.played.legal(self.last)}
        return self.played.result

    def content(self) -> Data:
        op = "legal" if "moves" in self.expected else "replay"
        return {"op": op, "input": {"record": self.record}, "expect": self.expected}

    @property
    def size(self) -> Size:
        return record_size(self.record)

    def sort(self, fault: Fault) -> tuple[str, ...]:
        """The kind of fault, the kinds of moves, and the parts of a score."""
        if fault.kind == "refusal":
            return fault.kind, self.clauses(fault)[0]
        extra = (move for _, move in fault.wrong.too_many if isinstance(move, Mapping))
        kinds = {str(move.get("move")) for move in (*fault.wrong.missing, *extra)}
        return fault.kind, *sorted(kinds), *fault.names

    def smaller(self, kind: int, /) -> Sequence[Step["GameQuestion"]]:
        own = self.played
        written = WrittenGame(own.setup, own.moves, self.refused, own.said)
        return [partial(self._with, step) for step in KINDS[kind](written)]

    def _with(self, written: WrittenGame) -> "GameQuestion | None":
        """The question about a simpler game; None if it cannot be asked."""
        setup, moves, refused, said = written
        if setup is self.played.setup:
            played = replay_changes(self.played, moves, said)
        else:
            try:
                played = replay_moves(setup, moves, read_record([setup]).start, said)
            except BoardscoreError:
                return None
        if self.played.end.chance is not None:
            played = before_last_draw(played)
        if self.refused is None:
            is_over = played.end.is_over == self.played.end.is_over
            return evolve(self, played=played) if self.op != "replay" or is_over else None
        if refused is None or not is_refused(played, len(played.moves), refused):
            return None
        return evolve(self, played=played, refused=refused)

    def fault(self, outcome: Outcome) -> Fault | None:
        return next(self.faults(outcome), None)

    def faults(self, outcome: Outcome) -> Iterator[Fault]:
        """All faults of an answer, in the order of the game; `trace` may have several."""
        answer, is_refused = outcome.answer, self.refused is not None
        if outcome.status is Status.UNSUPPORTED or not outcome.was_sent:
            return
        if outcome.status not in COMPARED or answer is None:
            yield Fault(outcome.status.value, self.last)
        elif isinstance(answer, Refused):
            index = self.last if answer.index is None else answer.index
            if index != self.last or not (is_refused or self.is_too_early):
                yield Fault("refusal", min(index, self.last))
        elif is_refused:
            yield Fault("refusal", self.last)
        elif isinstance(answer, Moves):
            yield from _of_moves(self.played, self.last, answer.moves)
        elif isinstance(answer, Traced):
            yield from _of_trace(self.played, answer)
        elif isinstance(answer, Scored):
            yield from _of_score(self.played, answer)
        else:
            raise AssertionError(answer)

    def at_fault(self, fault: Fault) -> "GameQuestion":
        """The question that shows a fault without later moves."""
        if fault.kind == "score" or (self.refused is not None and fault.place == self.last):
            return evolve(self, op="replay")
        if fault.kind == "moves":
            return GameQuestion(self.played.until(fault.place), "legal")
        if fault.kind == STATE:
            return GameQuestion(self.played.until(fault.place), TRACE)
        if fault.kind == "refusal" and fault.place < self.last:
            refused = self.played.until(fault.place + 1)
            return GameQuestion(refused, "replay" if refused.end.is_over else "legal")
        return self

    def clauses(self, fault: Fault) -> tuple[str, ...]:
        """The clause of the first wrong decision."""
        return (_clause_of(self, fault),)

    def neighbours(self, fault: Fault, clause: str) -> tuple[str, ...]:
        if fault.kind not in {"moves", "score"}:
            return ()
        before = self.played.until(fault.place)
        return tuple(play_kit(self.game).neighbours(before, fault.wrong, clause))

    def possible(self, fault: Fault) -> tuple[str, ...]:
        """The clause of a wrong table, and others that may explain it."""
        (clause,) = self.clauses(fault)
        before = self.played.until(fault.place)
        return clause, *play_kit(self.game).neighbours(before, NOTHING_WRONG, clause)

    def title(self, fault: Fault) -> Message:
        if fault.kind == "score" and not self.played.end.is_over:
            return Message("played.title.early")
        return super().title(fault)


def question_about(op: str, record: Sequence[Data]) -> GameQuestion:
    """The question about a record, as far as its moves are legal.

    Raises `BoardscoreError` for an unreadable record. An unfinished record has no score: if that is
    asked for, its end is illegal.
    """
    setup, *moves = record
    states, made = [read_record([setup]).start], list[Data]()
    said = tuple(map(bool, moves.pop()["verdicts"])) if moves and "verdicts" in moves[-1] else ()
    for move in moves:
        if states[-1].why_illegal(move) is not None:
            return GameQuestion(PlayedGame(setup, tuple(made), tuple(states)), op, refused=move)
        states.append(states[-1].play(move))
        made.append(move)
    played = PlayedGame(setup, tuple(made), tuple(states), said=said)
    if op == "replay" and played.end.is_over:
        rules.play(played.game).result(played.end, played.verdicts)
    return GameQuestion(played, op)


def is_scored(outcome: Outcome) -> bool:
    """Whether the answer to a question about a game has its score."""
    answer = outcome.answer
    return isinstance(answer, Scored) or (isinstance(answer, Traced) and answer.scored is not None)


def wrong_moves(played: PlayedGame, place: int, listed: Any) -> Wrong:
    """The faults of the answer to a question about the legal moves before a move of a game."""
    if played.allows(place, listed):
        return NOTHING_WRONG
    state, kit = played.states[place], kit_of(played.game)
    return faults_of_list(played.legal(place), listed, lambda move: kit.plainly(state, move))


def _of_moves(played: PlayedGame, place: int, listed: Any) -> Iterator[Fault]:
    wrong = wrong_moves(played, place, listed)
    if wrong != NOTHING_WRONG:
        yield Fault("moves", place, wrong)


def _of_trace(played: PlayedGame, answer: Traced) -> Iterator[Fault]:
    """The faults of a trace in order; moves listed for a wrong table are ignored."""
    if len(answer.moves) != len(played.moves):
        yield Fault(LISTS, min(len(answer.moves), len(played.moves)))
        return
    was_right, (*tables, last) = True, _of_tables(played, answer)
    for place, (listed, table) in enumerate(zip(answer.moves, tables)):
        if table is None:
            yield from _of_moves(played, place, listed.moves)
        elif was_right:
            yield table
        was_right = table is None
    if last is not None and was_right:
        yield last
    if last is None and answer.scored is not None:
        yield from _of_score(played, answer.scored)


def _of_tables(played: PlayedGame, answer: Traced) -> list[Fault | None]:
    """The faults of the tables before each move and at the end, if the program has them."""
    if answer.states is None:
        return [None] * len(played.states)
    if len(answer.states) != len(played.states):
        return [Fault(STATE, len(played.moves))] * len(played.states)
    right = map(play_kit(played.game).table, played.states)
    return [
        None if one is None else Fault(STATE, place, names=(one.part,), table=one)
        for place, one in enumerate(map(find_misplaced, right, answer.states))
    ]


def _of_score(played: PlayedGame, answer: Scored) -> Iterator[Fault]:
    if not played.end.is_over:
        yield Fault("score", len(played.moves), names=("totals",))
        return
    if _is_right_score(played, answer):
        return
    right, known = played.result, kit_of(played.game).categories
    given = answer.categories or ()
    understood = tuple({name: own[name] for name in own if name in known} for own in given)
    names = differing(
        Scored(**{name: tuple(part) for name, part in right.items()}),
        evolve(answer, categories=understood or None),
    )
    if names:
        yield Fault("score", len(played.moves), names=tuple(sorted(names)), categories=understood)


def _is_right_score(played: PlayedGame, answer: Scored) -> bool:
    """Whether the fast scorer gives the same answer; if not, the readable one decides."""
    play = play_kit(played.game)
    if play.marks is None:
        return False
    try:
        right = score_answer(
            play.marks(played.end, played.verdicts), as_dict(played.end.game.rulings)
        )
    except ValueError:  # some points are unknown
        return False
    return not differing(right, answer)


def _clause_of(question: GameQuestion, fault: Fault) -> str:
    """The clause of the decision that a program gets wrong."""
    played, play = question.played, play_kit(question.game)
    before, is_at_end = played.until(fault.place), fault.place == question.last
    if question.refused is not None and is_at_end:
        found = _clause_of_refused(question.refused, played)
    elif fault.table is not None:
        found = play.places(before, fault.table)
    elif fault.kind == "refusal" and not is_at_end:
        found = play.decides(before, Wrong((played.moves[fault.place],), ()))
    elif fault.kind in {"moves", TRACE} or (fault.kind == "refusal" and played.end.is_over):
        found = play.decides(before, fault.wrong)
    elif fault.kind == "score" and not played.end.is_over:
        found = play.goes_on(played) or play.decides(played, NOTHING_WRONG)
    elif fault.kind == "score":
        named = (clause_of(question.game, name) for name in fault.names)
        ties = kit_of(question.game).ties.values()
        by_play = play.ends(played, fault.names, fault.categories)
        found = by_play or next(filter(None, (*named, *ties)))
    else:
        found = _last_clause(played)
    return found or f"{question.game}.players"


def _clause_of_refused(move: Data, played: PlayedGame) -> str | None:
    """The clause that forbids a move; None for a seat that the game does not have."""
    seat = move.get("player")
    if type(seat) is int and seat not in range(len(played.setup["players"])):
        return None
    why: Problem | None = played.end.why_illegal(move)
    return None if why is None else why.clause


def _last_clause(played: PlayedGame) -> str | None:
    """The last clause before a missing answer, if there is one."""
    ids = {clause.id for clause in clauses.CLAUSES}
    covered = play_kit(played.game).covered
    last = covered(played.states[-2], played.moves[-1], played.end) if played.moves else ()
    return next((one for one in reversed([*last]) if one in ids), None)


_GAMES = 16
"""The number of games that are repeated between scores."""


def whole_games(game: str, rulings: Rulings, seed: int) -> Iterator[GameQuestion]:
    """Questions about the ends of some random games, repeated, to be asked between positions."""
    play, random = play_kit(game), Random(seed)
    ruled = with_defaults(game, rulings)
    drawn = (play_game(random, play.started(random, ruled), play.choose) for _ in range(_GAMES))
    return cycle(GameQuestion(one, "replay") for one in drawn)
