"""Lines of a report about the right answer, and about where an answer differs from it."""

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise
from typing import Any

from attrs import evolve

from boardscore.core.errors import Problem, Sentence
from boardscore.core.messages import Message, say
from boardscore.core.results import Line, PlayerScore
from boardscore.core.value_checks import cut
from boardscore.games import State, game_of
from boardscore.show import game_parts
from boardscore.verify.judge.verdicts import Case
from boardscore.verify.program.protocol import LONGEST_TEXT, SEEN
from boardscore.verify.report import ReportPage
from boardscore.verify.right_answers import why_not_begun
from boardscore.verify.vectors.differences import Difference


def as_json(value: Any) -> str:
    """A value as JSON for a line of a report, cut if it is too long."""
    return cut(json.dumps(value, ensure_ascii=False), LONGEST_TEXT)


LAST_MOVES = 6
"""The most moves in a brief report."""

_MOST_OF_TABLE = 12
"""The most lines of a table in a brief report."""


def game_lines(case: Case, page: ReportPage) -> Iterator[str]:
    """Lines about the game of a case: its moves; in full also its table if no score shows it."""
    yield from move_lines(case.states, page, None if case.decision is None else case.decision.first)
    yield from page.notes(*verdict_line(case))
    if page.full and not case.states[-1].is_over:
        yield ""
        yield from _table(case.states[-1], page)


def move_lines(
    states: Sequence[State], page: ReportPage, place: int | None = None
) -> Iterator[str]:
    """Lines with the indexed moves of a game: all, or the last, or those from a place on."""
    known = game_parts.sentences(game_of(states[0]))
    made = [*enumerate(known.describe(*move) for move in pairwise(states))]
    last = max(0, len(made) - LAST_MOVES)
    left = 0 if page.full else last if place is None else min(last, place)
    end = len(made) if page.full else left + LAST_MOVES
    if left:
        yield from page.notes(Message("judge.moves_before", count=left))
    elif made:
        yield from page.notes(Message("judge.moves"))
    margin = len(str(len(made) - 1))
    for index, sentences in made[left:end]:
        text = " ".join(say(one, page.lang) for one in sentences)
        yield from page.wrapped(text, f"    {index:>{margin}}  ", " " * (margin + 6))
    if end < len(made):
        yield from page.notes(Message("say.and_more", count=len(made) - end))


def verdict_line(case: Case) -> Iterator[Message]:
    """A line with the players' verdicts, if the record of a case ends with them."""
    setup, *_ = record = case.vector.input["record"]
    if "verdicts" in record[-1]:
        yield Message("judge.judged", line=as_json(record[-1]), names=tuple(setup["players"]))


def table_lines(case: Case, page: ReportPage) -> Iterator[str]:
    """Lines about whether a set-up can be played, or with a player's view after some moves."""
    setup = case.vector.content(case.rulings)[0]
    if case.vector.op == SEEN:
        seat = case.vector.input["player"]
        yield from move_lines(case.states, page)
        yield from page.notes(Message("judge.seen_by", name=setup["players"][seat]))
        yield from _table(case.states[-1].seen_by(seat), page)
        return
    problems = why_not_begun(setup)
    for problem in problems:
        yield from page.notes(
            Message("judge.cannot_start", why=problem.message, part=problem.where)
        )
    if not problems:
        yield from page.notes(Message("judge.can_start"))
        if setup.get("deck"):
            yield from page.notes(Message("judge.drawn", ids=", ".join(map(str, setup["deck"]))))
        yield from _table(case.states[-1], page)


def _table(state: State, page: ReportPage) -> Sequence[str]:
    drawn = game_parts.board(game_of(state)).whole_table(state, evolve(page, columns=page.room))
    return page.start_of([f"  {line}".rstrip() for line in drawn.split("\n")], _MOST_OF_TABLE)


PICTURES = 26
"""The lines of all pictures in a brief report; a whole island has so many."""


def player_lines(
    name: str, score: PlayerScore, rank: int | None, page: ReportPage, room: int = PICTURES
) -> Iterator[str]:
    """Lines of a right answer about a player: the points, the place, and the picture.

    A brief report shows the start of a picture with more lines than there is room for, or nothing
    if there is none.
    """
    if page.full or room > 0:
        yield ""
    yield from page.notes(Message("judge.player", name=score.name, total=score.total, rank=rank))
    drawn = game_parts.pictures(name).picture(score, page.lang, page.room)
    shown = page.say(Message("explain.counts")) if drawn is None else drawn[0]
    lines = [f"  {line}".rstrip() for line in shown.split("\n")]
    if page.full or room > 0:
        yield from page.start_of(lines, room if len(lines) <= room else min(room, _LEAST))


_LEAST = 7
"""The lines that begin a picture without room."""


def reason_lines(lines: Iterable[Line], page: ReportPage) -> Iterator[str]:
    """Lines with the reasons of a right score: points, text and clause."""
    for line in lines:
        points = "?" if line.points is None else str(line.points)
        yield from page.wrapped(f"{line.text(page.lang)} [{line.rule}]", f"{points:>5}  ", " " * 7)


MOST_DIFFERENCES = 12
"""The most differences shown for one answer."""

MOST_LOOKED_AT = 400
"""The most differences that are examined for that."""


def about_differences(case: Case) -> Iterator[Message]:
    """Lines about the differences of an answer, as far as they fit; similar moves together."""
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
    """Whether the first extra move of an answer is unreadable, so that a report names no rule."""
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
        return Message("judge.moves_wanted", count=len(one.expected["moves"]), got=as_json(one.got))
    return _refused_in_view(case) or Message("judge.difference", **parts)


def _refused_in_view(case: Case) -> Message | None:
    """That a move is legal which the answer refuses instead of a view."""
    index, moves = case.refused_at, case.vector.input.get("record", ())[1:]
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
