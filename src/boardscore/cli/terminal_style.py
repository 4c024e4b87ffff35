"""The terminal as a text page: its width, bold headings, colours."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

import click

from boardscore.cli import terminal
from boardscore.core.errors import MOST_PROBLEMS, BoardscoreError, describe_all
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import LineFormat
from boardscore.show.text_page import Page

_MOST_MISTAKES = 20
_PATIENCE = 4.0
"""The seconds after which people ask themselves whether the program hangs."""


def page(lang: str) -> Page:
    """The terminal as a page with its current width, bold headlines and coloured symbols."""
    return Page(lang, terminal.line_length(), bold, colour_letter, terminal.encodable)


def tell(message: Message, lang: str, *, to_errors: bool = False) -> None:
    """Writes a message in lines that fit."""
    terminal.write(page(lang).sentence(message), to_errors=to_errors)


def tell_mistakes(
    file: str, error: BoardscoreError, lang: str, summary: str = "say.mistakes"
) -> None:
    """Writes all mistakes of a file to the standard error."""
    terminal.write(mistakes(file, error, lang, summary), to_errors=True)


def mistakes(file: str, error: BoardscoreError, lang: str, summary: str = "say.mistakes") -> str:
    """All mistakes of a file, the first ones in full, and `summary`, a key in the catalogues."""
    count = len(error.problems)
    shown_on = LineFormat(terminal.line_length(), terminal.written_to_errors)
    shown = [*describe_all(error.problems[:_MOST_MISTAKES], lang, shown_on)]
    if count > len(shown):
        shown.append(say(Message("say.and_more", count=count - len(shown)), lang))
    number = count if count < MOST_PROBLEMS else Message("say.or_more", count=count)
    end = say(Message(summary, file=file or '""', count=number), lang)
    return "\n".join([*shown, click.style(end, fg="red")])


def colour_letter(letter: str, colour: str) -> str:
    """A letter in a terminal colour."""
    return click.style(letter, fg=colour)


def bold(text: str) -> str:
    """A text in bold."""
    return click.style(text, bold=True)


@contextmanager
def notice_if_slow(message: Message, lang: str) -> Iterator[None]:
    """Says at a terminal why there is no answer yet, if that takes more than a few seconds."""
    notice = Timer(_PATIENCE, lambda: tell(message, lang))
    notice.daemon = True
    if terminal.is_screen():
        notice.start()
    try:
        yield
    finally:
        notice.cancel()
