"""The terminal as a text page: its width, bold headings, colours."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

import click

from boardscore.cli import terminal
from boardscore.core.messages import Message
from boardscore.show.text_page import Page

_PATIENCE = 4.0
"""The seconds after which people ask themselves whether the program hangs."""


def page(lang: str) -> Page:
    """The terminal as a page with its current width, bold headlines and coloured symbols."""
    return Page(lang, terminal.line_length(), bold, colour_letter, terminal.encodable)


def colour_letter(letter: str, colour: str) -> str:
    """A letter in a terminal colour."""
    return click.style(letter, fg=colour)


def bold(text: str) -> str:
    """A text in bold."""
    return click.style(text, bold=True)


@contextmanager
def notice_if_slow(message: Message, lang: str) -> Iterator[None]:
    """Says at a terminal why there is no answer yet, if that takes more than a few seconds."""
    notice = Timer(_PATIENCE, lambda: terminal.write(page(lang).sentence(message)))
    notice.daemon = True
    if terminal.is_screen():
        notice.start()
    try:
        yield
    finally:
        notice.cancel()
