"""The terminal as a text page: its width, bold headings, colours."""

import click

from boardscore.cli import terminal
from boardscore.show.text_page import Page


def page(lang: str) -> Page:
    """The terminal as a page with its current width, bold headlines and coloured symbols."""
    return Page(lang, terminal.line_length(), bold, colour_letter, terminal.encodable)


def colour_letter(letter: str, colour: str) -> str:
    """A letter in a terminal colour."""
    return click.style(letter, fg=colour)


def bold(text: str) -> str:
    """A text in bold."""
    return click.style(text, bold=True)
