"""Answers of the referee to requests: help, legal moves, the current score."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardscore.cli import score_report, terminal
from boardscore.cli.terminal_style import page
from boardscore.core.messages import Message
from boardscore.positions import score
from boardscore.show import typed_moves
from boardscore.show.plugin import TypedMoves
from boardscore.show.prefix_match import words

_MOST_LINES = 20
"""The most lines of moves to list."""


def help_now(game: TypedMoves, state: Any, commands: Sequence[str], lang: str) -> str:
    """The help on what can be typed now: the possible moves, and the commands."""
    due = game.due.get(state.phase, ())
    typed = {**{kind: typed_moves.usage(kind, lang) for kind in due}}
    typed |= {command: words(command, lang)[0] for command in commands}
    lines = [
        page(lang).note(Message("play.what", form=form, what=Message(f"play.what.{key}")))
        for key, form in typed.items()
    ]
    return "\n".join([*lines, page(lang).sentence(Message("play.help"))])


def moves(game: TypedMoves, state: Any, lang: str) -> str:
    """The legal moves, in few lines, in their typed form."""
    lines = typed_moves.list_moves(game, state, state.legal_moves(), lang)
    if not lines:
        return page(lang).sentence(Message("play.no_moves"))
    return "\n".join(_listing(game, state, lines, lang))


def words_of_moves(game: TypedMoves, state: Any, lang: str) -> Iterator[str]:
    """The words of the legal moves in their typed form, including ids of cards or tiles."""
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
    """The current points, without secrets; the leader may still be open."""
    result = score(position)
    lines = [
        page(lang).headline(Message("play.as_it_stands")),
        "",
        score_report.table(result, lang),
        *score_report.explain_brackets(result, lang),
    ]
    names = tuple(position.players[seat].name for seat in seats)
    if names:
        lines.append(page(lang).sentence(Message("play.in_words", names=names)))
    return "\n".join(lines)
