"""Answers of the referee in `boardscore play`: hints, help, legal moves, the current points."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardscore.cli import terminal
from boardscore.cli.terminal_messages import page
from boardscore.core.messages import Message
from boardscore.positions import score
from boardscore.show import report, typed_moves
from boardscore.show.game_parts import TypedMoves
from boardscore.show.rounding import Rounded, exact, margin, percent, round_up
from boardscore.show.text_page import Page, in_columns
from boardscore.show.typed_moves import words

_SECONDS = 1.0
_MOST_MOVES = 10


def hint(forms: TypedMoves, state: Any, seat: int, page: Page) -> str:
    """The referee's hint: a seat's moves, best first, with chances of winning and mean points."""
    from boardscore.analysis import analyse  # loaded only on request
    from boardscore.analysis.game_analysis import play_analysis

    found = analyse(state, seat=seat, seconds=_SECONDS)
    name = state.game.players[seat]
    lines = [page.sentence(Message("hint.head", name=name))]
    lines += _table(forms, state, found[:_MOST_MOVES], page)
    is_exact = all(chance.exact for chance in found)
    if len(found) > _MOST_MOVES:
        key = "hint.more" if is_exact else "hint.more_estimated"
        lines.append(page.note(Message(key, count=len(found) - _MOST_MOVES)))
    notes = [Message("hint.exact")]
    if not is_exact:
        assumed = play_analysis(state.GAME).greedy_notes(state)
        notes = [Message("hint.estimated", name=name), *assumed]
    lines += map(page.sentence, notes)
    return "\n".join(lines)


def _table(forms: TypedMoves, state: Any, chances: Sequence[Any], page: Page) -> list[str]:
    """The chances in a hint as rows, with the moves as typed."""
    rows = [[*(page.say(Message(f"hint.{column}")) for column in ("wins", "points")), ""]]
    for chance in chances:
        move = typed_moves.write(forms, state, chance.move, page.lang)
        rows.append([*map(page.say, _cells(chance)), move])
    return [f"  {line}" for line in in_columns(rows, ">><")]


def _cells(chance: Any) -> tuple[Message, Message]:
    """The chance of winning and the mean points in a hint."""
    wins = percent(chance.win, 0)
    points = Message("review.number", number=Rounded(chance.points))
    if chance.exact:
        return wins, points
    win_error = int(round_up(100 * exact(chance.win_error)))
    return (
        Message("hint.plus_minus", value=wins, error=win_error),
        Message("hint.plus_minus", value=points, error=margin(chance.points_error)),
    )


_MOST_LINES = 20
"""The most lines of moves to list."""


def help_now(game: TypedMoves, state: Any, commands: Sequence[str], lang: str) -> str:
    """The referee's help on what can be typed now: the possible moves, and the commands."""
    due = game.due.get(state.phase, ())
    typed = {**{kind: typed_moves.usage(kind, lang) for kind in due}}
    typed |= {command: words(command, lang)[0] for command in commands}
    lines = [
        page(lang).note(Message("play.what", form=form, what=Message(f"play.what.{key}")))
        for key, form in typed.items()
    ]
    if due:
        lines.append(page(lang).sentence(Message("play.help")))
    return "\n".join(lines)


def moves(game: TypedMoves, state: Any, lang: str) -> str:
    """The referee's list of legal moves, in few lines, in their typed form."""
    lines = typed_moves.list_moves(game, state, state.legal_moves(), lang)
    if not lines:
        return page(lang).sentence(Message("play.no_moves"))
    return "\n".join(_listing(game, state, lines, lang))


def words_of_moves(game: TypedMoves, state: Any, lang: str) -> Iterator[str]:
    """The words that the referee expects in legal moves, including ids of cards or tiles."""
    for line in typed_moves.list_moves(game, state, state.legal_moves(), lang):
        yield from (word for word in line.split() if word not in {"|", "..."})


def _listing(game: TypedMoves, state: Any, lines: Sequence[str], lang: str) -> Iterator[str]:
    """The head, the lines and the number of others; a count that reveals a secret is hidden."""
    if game.secret(state):
        yield page(lang).sentence(Message("play.moves_open"))
    else:
        yield page(lang).sentence(Message("play.moves", count=len(state.legal_moves())))
    for line in lines[:_MOST_LINES]:
        yield from terminal.wrap(line, "  ", "      ")
    if len(lines) > _MOST_LINES:
        yield page(lang).note(Message("play.more", count=len(lines) - _MOST_LINES))


def standing(position: Any, seats: Sequence[int], lang: str) -> str:
    """The referee's answer on the current points, without secrets; the leader may be open."""
    result = score(position)
    lines = [
        page(lang).headline(Message("play.as_it_stands")),
        "",
        report.table(result, page(lang)),
        *report.explain_brackets(result, page(lang)),
    ]
    names = tuple(position.players[seat].name for seat in seats)
    if names:
        lines.append(page(lang).sentence(Message("play.in_words", names=names)))
    return "\n".join(lines)
