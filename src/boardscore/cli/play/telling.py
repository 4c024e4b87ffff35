"""What the referee tells when asked: help, legal moves, the score as it stands."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardscore.cli import report, terminal
from boardscore.cli.play import forms
from boardscore.cli.play.forms import Forms
from boardscore.cli.play.words import words
from boardscore.core.messages import Message
from boardscore.positions import score
from boardscore.show.board.layout import headline, note, sentence

_MOST_LINES = 20
"""How many lines of moves are listed."""


def help_now(game: Forms, state: Any, commands: Sequence[str], lang: str) -> str:
    """What can be typed now: the moves that are due, and the commands."""
    due = game.DUE.get(state.phase, ())
    typed = {**{kind: forms.usage(kind, lang) for kind in due}}
    typed |= {command: words(command, lang)[0] for command in commands}
    lines = [
        note(Message("play.what", form=form, what=Message(f"play.what.{key}")), lang)
        for key, form in typed.items()
    ]
    return "\n".join([*lines, sentence(Message("play.help"), lang)])


def moves(game: Forms, state: Any, lang: str) -> str:
    """The legal moves, in few lines, as they are typed."""
    lines = forms.listed(game, state, lang)
    if not lines:
        return sentence(Message("play.no_moves"), lang)
    return "\n".join(_listing(game, state, lines, lang))


def _listing(game: Forms, state: Any, lines: Sequence[str], lang: str) -> Iterator[str]:
    """The head, the lines and how many more there are; a secret is not told by a count."""
    if game.secret(state):
        yield sentence(Message("play.moves_open"), lang)
    else:
        yield sentence(Message("play.moves", count=len(state.legal_moves())), lang)
    for line in lines[:_MOST_LINES]:
        yield from terminal.wrapped(line, "  ", "      ")
    if len(lines) > _MOST_LINES:
        yield note(Message("play.more", count=len(lines) - _MOST_LINES), lang)


def standing(board: Any, state: Any, lang: str) -> str:
    """The points as they stand, without what is secret; who leads may still be open."""
    result = score(board.as_it_stands(state))
    lines = [
        headline(Message("play.as_it_stands"), lang),
        "",
        report.table(result, lang),
        *report.counted(result, lang),
    ]
    judged = tuple(state.game.players[seat] for seat in board.in_words(state))
    if judged:
        lines.append(sentence(Message("play.in_words", names=judged), lang))
    return "\n".join(lines)
