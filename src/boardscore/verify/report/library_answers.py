"""The library's view of a vector: its game, its table, its score."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from attrs import evolve

from boardscore.core.messages import Message, say
from boardscore.core.results import Line, PlayerScore
from boardscore.games import State, game_of
from boardscore.show import game_pictures
from boardscore.verify.judge.case import Case
from boardscore.verify.program.protocol import SEEN
from boardscore.verify.report.page import ReportPage, as_json
from boardscore.verify.vectors.table_answers import why_not_begun

LAST_MOVES = 6
"""The most moves in a brief report."""

_MOST_OF_TABLE = 12
"""The most lines of a table in a brief report."""


def game(case: Case, page: ReportPage) -> Iterator[str]:
    """The moves of a record; in full also the table, unless the score shows it."""
    yield from moves(case.states, page, None if case.decision is None else case.decision.first)
    yield from page.notes(*verdicts(case))
    if page.full and not case.states[-1].is_over:
        yield ""
        yield from _table(case.states[-1], page)


def moves(states: Sequence[State], page: ReportPage, place: int | None = None) -> Iterator[str]:
    """All moves of a game with their indices, or the last ones, or those from a place on."""
    known = game_pictures.sentences(game_of(states[0]))
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


def verdicts(case: Case) -> Iterator[Message]:
    """The last line of a record, with the players' verdicts."""
    setup, *_ = record = case.vector.input["record"]
    if "verdicts" in record[-1]:
        names = tuple(setup["players"])
        yield Message("judge.judged", line=as_json(record[-1]), names=names)


def table(case: Case, page: ReportPage) -> Iterator[str]:
    """Whether a set-up can be played, or a player's view after some moves."""
    setup = case.vector.content(case.rulings)[0]
    if case.vector.op == SEEN:
        seat = case.vector.input["player"]
        yield from moves(case.states, page)
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
    narrow = evolve(page, columns=page.room)
    drawn = game_pictures.board(game_of(state)).whole_table(state, narrow)
    return page.start_of([f"  {line}".rstrip() for line in drawn.split("\n")], _MOST_OF_TABLE)


PICTURES = 26
"""The lines of all pictures in a brief report; a whole island has so many."""


def player(
    name: str, score: PlayerScore, rank: int | None, page: ReportPage, room: int = PICTURES
) -> Iterator[str]:
    """The points and the place of a player, and the picture of the pier or island.

    A brief report shows the start of a picture with more lines than there is room for, or nothing
    if there is none.
    """
    if page.full or room > 0:
        yield ""
    yield from page.notes(Message("judge.player", name=score.name, total=score.total, rank=rank))
    drawn = game_pictures.pictures(name).picture(score, page.lang, page.room)
    shown = page.say(Message("explain.counts")) if drawn is None else drawn[0]
    lines = [f"  {line}".rstrip() for line in shown.split("\n")]
    if page.full or room > 0:
        yield from page.start_of(lines, room if len(lines) <= room else min(room, _LEAST))


_LEAST = 7
"""The lines that begin a picture without room."""


def reasons(lines: Iterable[Line], page: ReportPage) -> Iterator[str]:
    """Lines of a score with their points and their clauses."""
    for line in lines:
        points = "?" if line.points is None else str(line.points)
        text = f"{line.text(page.lang)} [{line.rule}]"
        yield from page.wrapped(text, f"{points:>5}  ", " " * 7)
