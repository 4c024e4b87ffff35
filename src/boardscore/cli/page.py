"""The page that the terminal is."""

import click

from boardscore.cli import terminal
from boardscore.show.text_page import Page


def page(lang: str) -> Page:
    """The terminal as it is now: as wide as it is, headlines in bold, symbols in colour."""
    return Page(lang, terminal.line_length(), bold, colour_letter, terminal.encodable)


def colour_letter(letter: str, colour: str) -> str:
    """A letter in a colour of the terminal."""
    return click.style(letter, fg=colour)


def bold(text: str) -> str:
    """A text in bold."""
    return click.style(text, bold=True)
