"""The word `hint` in `boardscore play`: what each move of a player would bring."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardscore.analysis import analyse
from boardscore.analysis.plugin import play_analysis
from boardscore.analysis.review_sentences import margin
from boardscore.core.messages import Message
from boardscore.core.terminal_text import right, width
from boardscore.show import typed_moves
from boardscore.show.plugin import TypedMoves
from boardscore.show.rounding import Rounded, exact, percent, round_up
from boardscore.show.text_page import Page

_SECONDS = 1.0
_MOST_MOVES = 10
_GAP = "  "


def text(forms: TypedMoves, state: Any, seat: int, page: Page) -> str:
    """The moves of a seat, best first, each with the chance of winning and the mean points."""
    found = analyse(state, seat=seat, seconds=_SECONDS)
    name = state.game.players[seat]
    lines = [page.sentence(Message("hint.head", name=name))]
    lines += _table(forms, state, found[:_MOST_MOVES], page)
    is_exact = all(chance.exact for chance in found)
    if len(found) > _MOST_MOVES:
        key = "hint.more" if is_exact else "hint.more_estimated"
        lines.append(page.note(Message(key, count=len(found) - _MOST_MOVES)))
    notes = [Message("hint.exact")] if is_exact else _notes_on_estimates(state, seat)
    lines += map(page.sentence, notes)
    return "\n".join(lines)


def _notes_on_estimates(state: Any, seat: int) -> Iterator[Message]:
    """What the estimates assume."""
    yield Message("hint.estimated", name=state.game.players[seat])
    yield from play_analysis(state.GAME).greedy_notes(state)


def _table(forms: TypedMoves, state: Any, chances: Sequence[Any], page: Page) -> Iterator[str]:
    """The chances as rows, with the moves as typed."""
    rows = [[page.say(Message(f"hint.{column}")) for column in ("wins", "points")]]
    rows += [[page.say(cell) for cell in _cells(chance)] for chance in chances]
    moves = ["", *(typed_moves.write(forms, state, one.move, page.lang) for one in chances)]
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    for row, move in zip(rows, moves, strict=True):
        cells = [right(cell, size) for cell, size in zip(row, widths, strict=True)]
        yield _GAP.join(["", *cells, move]).rstrip()


def _cells(chance: Any) -> tuple[Message, Message]:
    """The chance of winning and the mean points."""
    wins = percent(chance.win, 0)
    points = Message("review.number", number=Rounded(chance.points))
    if chance.exact:
        return wins, points
    win_error = int(round_up(100 * exact(chance.win_error)))
    return (
        Message("hint.plus_minus", value=wins, error=win_error),
        Message("hint.plus_minus", value=points, error=margin(chance.points_error)),
    )
