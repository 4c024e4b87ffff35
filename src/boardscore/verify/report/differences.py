"""The differences between an answer and the right one, in words."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from boardscore.core.messages import Message
from boardscore.core.problems import Problem, Sentence
from boardscore.core.value_checks import cut
from boardscore.verify.judge.case import Case
from boardscore.verify.judge.diagnosis import refused_at
from boardscore.verify.program.protocol import LONGEST_TEXT, SEEN
from boardscore.verify.report.page import as_json
from boardscore.verify.vectors.vectors import Difference

MOST_DIFFERENCES = 12
"""The most differences shown for one answer."""

MOST_LOOKED_AT = 400
"""The most differences that are examined for that."""


def differences(case: Case) -> Iterator[Message]:
    """The differences of an answer, as far as they fit; similar moves together."""
    groups = _groups(case)
    for some in groups[:MOST_DIFFERENCES]:
        yield _difference(case, some)
    left = sum(map(len, groups[MOST_DIFFERENCES:])) + len(case.differences[MOST_LOOKED_AT:])
    if left:
        yield Message("say.and_more", count=left)


def _groups(case: Case) -> list[list[Difference]]:
    """The differences, with moves grouped that are missing or illegal for the same reason.

    Unreadable moves come first, since they may explain all missing ones.
    """
    groups = dict[Any, list[Difference]]()
    for one in case.differences[:MOST_LOOKED_AT]:
        groups.setdefault(_sort(case, one), []).append(one)
    return sorted(groups.values(), key=lambda some: not _is_no_move(case, some[0]))


_NO_MOVE = {
    *("error.unknown_key", "error.unknown_key_near", "error.key_missing", "error.no_move"),
    *("error.not_one_of", "error.not_one_of_near"),
}
"""Reasons that make a move unreadable under any rules."""


def lists_no_moves(case: Case) -> bool:
    """Whether the first extra move is unreadable, so that no rule is broken."""
    too_many = (one for one in case.differences if _is_too_many(one))
    return any(_is_no_move(case, one) for one in islice(too_many, 1))


def _is_too_many(one: Difference) -> bool:
    return one.part == "moves" and bool(one.place[1:]) and one.got is not None


def _is_no_move(case: Case, one: Difference) -> bool:
    why = case.why_illegal(one.got) if _is_too_many(one) else None
    return why is not None and why.message.key in _NO_MOVE


def _sort(case: Case, one: Difference) -> Any:
    match one:
        case Difference(("moves",), move, None):
            return move["move"]
        case Difference(("moves", _), None, move):
            why = case.why_illegal(move)
            return why and (why.code, why.clause)
    return one.place


def _difference(case: Case, some: Sequence[Difference]) -> Message:
    match some[0]:
        case Difference(("moves",), _, None):
            return _moves("missing", [one.expected for one in some])
        case Difference(("moves", _), None, move):
            why = case.why_illegal(move)
            assert why is not None
            return _moves("illegal", [one.got for one in some], why=_reason(why))
    (one,) = some
    parts = {"expected": as_json(one.expected), "got": as_json(one.got)}
    if one.place:
        return Message("judge.difference_at", path=cut(one.path, LONGEST_TEXT), **parts)
    if [*one.expected] == ["moves"]:
        count = len(one.expected["moves"])
        return Message("judge.moves_wanted", count=count, got=as_json(one.got))
    return _refused_in_view(case) or Message("judge.difference", **parts)


def _refused_in_view(case: Case) -> Message | None:
    """That a move is legal which the answer refuses instead of a view."""
    index, moves = refused_at(case), case.vector.input.get("record", ())[1:]
    if case.vector.op != SEEN or index is None or index >= len(moves):
        return None
    return Message("judge.legal_move_refused", index=index, move=as_json(moves[index]))


def _moves(how: str, moves: Sequence[Any], **parts: Any) -> Message:
    """Some moves, the first of them written out."""
    if len(moves) == 1:
        return Message(f"judge.move_{how}", move=as_json(moves[0]), **parts)
    return Message(f"judge.moves_{how}", count=len(moves), move=as_json(moves[0]), **parts)


def _reason(problem: Problem) -> Sentence:
    if problem.clause is None:
        return problem.message
    return Message("judge.reason", why=problem.message, clause=problem.clause)


def about_moves(case: Case) -> Iterator[Message]:
    """The illegal move, and an earlier one that the answer calls illegal."""
    found = case.illegal_move
    _, *moves = case.vector.input["record"]
    called = (case.got or {}).get("error", {}).get("index", len(moves))
    if called < (len(moves) if found is None else found[0]):
        yield Message("judge.legal_move", index=called, move=as_json(moves[called]))
    if found is not None:
        index, move, why = found
        yield Message("judge.illegal", index=index, move=as_json(move), why=_reason(why))
