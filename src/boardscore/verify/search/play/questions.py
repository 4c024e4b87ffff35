"""What a program is asked about a game, and what is wrong with its answer."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from boardscore.games import game as offered
from boardscore.records import read_record
from boardscore.verify import games
from boardscore.verify.canonical import Data
from boardscore.verify.driver import protocol
from boardscore.verify.driver.outcomes import Outcome, Status
from boardscore.verify.driver.protocol import Moves, Refused, Request, Scored, Traced
from boardscore.verify.search.play.walks import Walk
from boardscore.verify.suite.moves import held_against, same_move
from boardscore.verify.suite.wrong import Wrong

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
        return self.walk.record() + ([] if self.refused is None else [self.refused])

    @property
    def request(self) -> Request:
        """What is sent."""
        return _REQUESTS[self.op](self.record)

    @property
    def expected(self) -> Data:
        """What the rules give, in the shape of an answer."""
        if self.refused is not None:
            return {"error": {"code": "illegal", "index": len(self.walk.moves)}}
        if self.op == "legal":
            return {"moves": self.walk.legal(len(self.walk.moves))}
        return result_of(self.walk)


_REQUESTS: Mapping[str, Callable[[Any], Request]] = {
    "legal": protocol.legal,
    "replay": protocol.replay,
    "trace": protocol.trace,
}


def result_of(walk: Walk) -> Data:
    """Totals, categories and ranks of a game that is over."""
    result = offered(walk.game).result(walk.end, None)
    return {
        "totals": [player.total for player in result.players],
        "categories": [dict(player.categories) for player in result.players],
        "ranks": list(result.ranks),
    }


@frozen
class Fault:
    """What is wrong with an answer about a game."""

    kind: str
    """`moves`, `refusal`, `score`, or a status that is no answer."""
    place: int
    """After how many moves of the game."""
    wrong: Wrong = _NOTHING
    """Of a list of moves, what is missing and what is too many."""
    names: tuple[str, ...] = ()
    """Of a score the categories that are wrong, or `totals`, or `ranks`."""


def fault_of(question: Question, outcome: Outcome) -> Fault | None:
    """What is wrong with an answer; None if nothing is, or if it is not supported."""
    if outcome.status is Status.UNSUPPORTED:
        return None
    last = len(question.walk.moves)
    if outcome.status not in _RIGHT or outcome.answer is None:
        return Fault(outcome.status.value, last)
    if question.refused is not None:
        return _of_refusal(question, outcome.answer)
    match outcome.answer:
        case Moves(moves):
            return _of_moves(question.walk, last, moves)
        case Traced():
            return _of_trace(question.walk, outcome.answer)
        case Scored():
            return _of_score(question.walk, outcome.answer)
        case Refused(index=index):
            return Fault("refusal", last if index is None else min(index, last))
    raise AssertionError(outcome.answer)


def _of_refusal(question: Question, answer: Any) -> Fault | None:
    place = len(question.walk.moves)
    if isinstance(answer, Refused) and answer.index in {None, place}:
        return None
    return Fault("refusal", place)


def _of_moves(walk: Walk, place: int, listed: Any) -> Fault | None:
    wrong = wrong_moves(walk, place, listed)
    return None if wrong == _NOTHING else Fault("moves", place, wrong)


def wrong_moves(walk: Walk, place: int, listed: Any) -> Wrong:
    """What is wrong with a list of the legal moves before a move."""
    legal, state = walk.legal(place), walk.states[place]
    if len(legal) == len(listed) and {*map(same_move, legal)} == {*map(same_move, listed)}:
        return _NOTHING
    return held_against(legal, listed, lambda move: games.kit(walk.game).plainly(state, move))


def _of_trace(walk: Walk, answer: Traced) -> Fault | None:
    """What is wrong first."""
    if len(answer.moves) != len(walk.moves):
        return Fault("moves", min(len(answer.moves), len(walk.moves) - 1))
    for place, listed in enumerate(answer.moves):
        fault = _of_moves(walk, place, listed.moves)
        if fault is not None:
            return fault
    return _of_score(walk, answer.scored) if answer.scored is not None else None


def _of_score(walk: Walk, answer: Scored) -> Fault | None:
    if not walk.end.is_over:
        return Fault("score", len(walk.moves), names=("totals",))
    right = result_of(walk)
    names = _wrong_categories(right["categories"], answer.categories)
    if not names:
        given = {"totals": list(answer.totals), "ranks": answer.ranks and list(answer.ranks)}
        names = [name for name, value in given.items() if value not in (None, right[name])][:1]
    return Fault("score", len(walk.moves), names=tuple(names)) if names else None


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
    if question.refused is not None or fault.kind == "score":
        return evolve(question, op="replay")
    if fault.kind == "moves":
        return Question(question.walk.until(fault.place), "legal")
    return question


def expectation(op: str, record: Sequence[Data]) -> Data:
    """What the rules give for a request about a record, in the shape of an answer.

    Raises `BoardscoreError` for a record that cannot be read, and for one that is not over where
    its score is asked for.
    """
    setup, *moves = record
    states, made = [read_record([setup]).start], list[Data]()
    for move in moves:
        if states[-1].why_illegal(move) is not None:
            return {"error": {"code": "illegal", "index": len(made)}}
        states.append(states[-1].play(move))
        made.append(move)
    walk = Walk(setup, tuple(made), tuple(states))
    return Question(walk, op).expected
