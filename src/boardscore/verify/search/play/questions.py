"""What a program is asked about a game, and what is wrong with its answer."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from attrs import evolve, frozen

from boardscore.core.rulings import as_dict
from boardscore.games import play
from boardscore.records import read_record
from boardscore.verify import games
from boardscore.verify.canonical import Data, Position
from boardscore.verify.driver import protocol
from boardscore.verify.driver.outcomes import Outcome, Status
from boardscore.verify.driver.protocol import STATE, TRACE, Moves, Refused, Request, Scored, Traced
from boardscore.verify.reference import differing, scored
from boardscore.verify.search.play.tables import Misplaced, misplaced
from boardscore.verify.search.play.walks import Walk
from boardscore.verify.suite.moves import held_against
from boardscore.verify.suite.wrong import Wrong

LISTS = "lists"
"""What is wrong with a trace that has not as many lists as there are moves."""

_NOTHING = Wrong((), ())
_RIGHT = frozenset({Status.ANSWERED, Status.ILLEGAL})


@frozen(eq=False)
class Question:
    """One request about a game: its legal moves, its end, or a move that cannot be made."""

    walk: Walk
    """The game as far as it is asked about."""
    op: str
    """`legal`, `replay` or `trace`."""
    refused: Data | None = None
    """The move that cannot be made after it, if one is asked about."""

    @property
    def record(self) -> list[Data]:
        """The record that is sent."""
        return [*self.walk.record(), *self._added]

    @property
    def _added(self) -> list[Data]:
        """What is sent after the moves of the game."""
        if self.refused is not None:
            return [self.refused]
        verdicts = None if self.op == "legal" else self.walk.verdicts
        return [] if verdicts is None else [{"verdicts": verdicts}]

    @property
    def request(self) -> Request:
        """What is sent."""
        return protocol.about_game(self.op, [*self.walk.lines, *map(json.dumps, self._added)])

    @property
    def is_end(self) -> bool:
        """Whether it asks for the score of a game that is over."""
        return self.op != "legal" and self.refused is None and self.walk.end.is_over

    @property
    def is_too_early(self) -> bool:
        """Whether it asks for the score of a game that goes on, which is refused at its end."""
        return self.op == "replay" and not self.walk.end.is_over

    @property
    def expected(self) -> Data:
        """What the rules give, in the shape of an answer."""
        if self.refused is not None or self.is_too_early:
            return {"error": {"code": "illegal", "index": len(self.walk.moves)}}
        if self.op == "legal" or not self.walk.end.is_over:
            return {"moves": self.walk.legal(len(self.walk.moves))}
        return self.walk.result


@frozen
class Fault:
    """What is wrong with an answer about a game."""

    kind: str
    """`moves`, `refusal`, `score`, `state`, `lists`, or a status that is no answer."""
    place: int
    """After how many moves of the game."""
    wrong: Wrong = _NOTHING
    """Of a list of moves, what is missing and what is too many."""
    names: tuple[str, ...] = ()
    """Of a score the categories that are wrong, or `totals`, or `ranks`; or the part of a table."""
    table: Misplaced | None = None
    """Of a table what is told otherwise; None also if the tables are too few or too many."""
    told: tuple[Position, ...] = ()
    """Of a score the categories that are told, by seat."""


def fault_of(question: Question, outcome: Outcome) -> Fault | None:
    """What is wrong with an answer; None if nothing is, or if it is not supported."""
    if outcome.status is Status.UNSUPPORTED:
        return None
    last = len(question.walk.moves)
    if outcome.status not in _RIGHT or outcome.answer is None:
        return Fault(outcome.status.value, last)
    is_refused = question.is_too_early and isinstance(outcome.answer, Refused)
    if question.refused is not None or is_refused:
        return _of_refusal(question, outcome.answer)
    match outcome.answer:
        case Moves(moves):
            return _of_moves(question.walk, last, moves)
        case Traced():
            return next(_of_trace(question.walk, outcome.answer), None)
        case Scored():
            return _of_score(question.walk, outcome.answer)
        case Refused(index=index):
            return Fault("refusal", last if index is None else min(index, last))
    raise AssertionError(outcome.answer)


def is_scored(outcome: Outcome) -> bool:
    """Whether an answer tells the score of a game."""
    answer = outcome.answer
    return isinstance(answer, Scored) or (isinstance(answer, Traced) and answer.scored is not None)


def faults_of(question: Question, outcome: Outcome) -> Iterator[Fault]:
    """All that is wrong with an answer, in the order of the game: of a trace it may be much."""
    if outcome.status in _RIGHT and isinstance(outcome.answer, Traced):
        yield from _of_trace(question.walk, outcome.answer)
    elif (fault := fault_of(question, outcome)) is not None:
        yield fault


def _of_refusal(question: Question, answer: Any) -> Fault | None:
    place = len(question.walk.moves)
    if not isinstance(answer, Refused):
        return Fault("refusal", place)
    index = place if answer.index is None else answer.index
    return None if index == place else Fault("refusal", min(index, place))


def _of_moves(walk: Walk, place: int, listed: Any) -> Fault | None:
    wrong = wrong_moves(walk, place, listed)
    return None if wrong == _NOTHING else Fault("moves", place, wrong)


def wrong_moves(walk: Walk, place: int, listed: Any) -> Wrong:
    """What is wrong with a list of the legal moves before a move."""
    if walk.allows(place, listed):
        return _NOTHING
    state, kit = walk.states[place], games.kit(walk.game)
    return held_against(walk.legal(place), listed, lambda move: kit.plainly(state, move))


def _of_trace(walk: Walk, answer: Traced) -> Iterator[Fault]:
    """What is wrong, in its order; where a table is wrong, what can be done there says nothing."""
    if len(answer.moves) != len(walk.moves):
        yield Fault(LISTS, min(len(answer.moves), len(walk.moves)))
        return
    was_right, (*tables, last) = True, _of_tables(walk, answer)
    for place, (listed, table) in enumerate(zip(answer.moves, tables)):
        fault = _of_moves(walk, place, listed.moves) if table is None else table
        if fault is not None and (table is None or was_right):
            yield fault
        was_right = table is None
    if last is not None and was_right:
        yield last
    if last is None and answer.scored is not None:
        score = _of_score(walk, answer.scored)
        if score is not None:
            yield score


def _of_tables(walk: Walk, answer: Traced) -> list[Fault | None]:
    """What is wrong with the table before each move and at the end, if the program tells it."""
    play = games.kit(walk.game).play
    assert play is not None
    if answer.states is None:
        return [None] * len(walk.states)
    if len(answer.states) != len(walk.states):
        return [Fault(STATE, len(walk.moves))] * len(walk.states)
    told = zip(map(play.table, walk.states), answer.states)
    wrong = [misplaced(right, table) for right, table in told]
    return [
        None if one is None else Fault(STATE, place, names=(one.part,), table=one)
        for place, one in enumerate(wrong)
    ]


def _of_score(walk: Walk, answer: Scored) -> Fault | None:
    if not walk.end.is_over:
        return Fault("score", len(walk.moves), names=("totals",))
    if _scores(walk, answer):
        return None
    right = walk.result
    names = _wrong_categories(right["categories"], answer.categories)
    if not names:
        given = {"totals": list(answer.totals), "ranks": answer.ranks and list(answer.ranks)}
        names = [name for name, value in given.items() if value not in (None, right[name])][:1]
    told = tuple(answer.categories or ())
    return Fault("score", len(walk.moves), names=tuple(names), told=told) if names else None


def _scores(walk: Walk, answer: Scored) -> bool:
    """Whether an answer is seen to be right by the fast scorer of the game.

    Where it is not, the readable one is asked: nothing is wrong that this one does not say.
    """
    play = games.kit(walk.game).play
    assert play is not None
    if play.marks is None:
        return False
    try:
        right = scored(play.marks(walk.end, walk.verdicts), as_dict(walk.end.game.rulings))
    except ValueError:  # some points are not known
        return False
    return not differing(right, answer)


def _wrong_categories(right: Any, given: Any) -> list[str]:
    if given is None:
        return []
    if len(right) != len(given):
        return ["categories"]
    known = {name for own in right for name in own}
    return sorted(
        {
            name
            for own, other in zip(right, given)
            for name in known & other.keys()
            if own[name] != other[name]
        }
    )


def at_fault(question: Question, fault: Fault) -> Question:
    """The question that shows a fault by itself, without what comes after it."""
    last = len(question.walk.moves)
    if fault.kind == "score" or (question.refused is not None and fault.place == last):
        return evolve(question, op="replay")
    if fault.kind == "moves":
        return Question(question.walk.until(fault.place), "legal")
    if fault.kind == STATE:
        return Question(question.walk.until(fault.place), TRACE)
    if fault.kind == "refusal" and fault.place < last:
        refused = question.walk.until(fault.place + 1)
        return Question(refused, "replay" if refused.end.is_over else "legal")
    return question


def expectation(op: str, record: Sequence[Data]) -> Data:
    """What the rules give for a request about a record, in the shape of an answer.

    Raises `BoardscoreError` as `about` does.
    """
    return about(op, record).expected


def about(op: str, record: Sequence[Data]) -> Question:
    """The question that a request about a record is, as far as its moves are legal.

    Raises `BoardscoreError` for a record that cannot be read. One that is not over has no score: if
    that is asked for, its end is illegal.
    """
    setup, *moves = record
    states, made = [read_record([setup]).start], list[Data]()
    said = tuple(map(bool, moves.pop()["verdicts"])) if moves and "verdicts" in moves[-1] else ()
    for move in moves:
        if states[-1].why_illegal(move) is not None:
            return Question(Walk(setup, tuple(made), tuple(states)), op, refused=move)
        states.append(states[-1].play(move))
        made.append(move)
    walk = Walk(setup, tuple(made), tuple(states), said=said)
    if op == "replay" and walk.end.is_over:
        play(walk.game).result(walk.end, walk.verdicts)
    return Question(walk, op)
