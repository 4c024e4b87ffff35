"""The page that the terminal is."""

import click

from boardscore.cli import terminal
from boardscore.show.page import Page


def page(lang: str) -> Page:
    """The terminal as it is now: as wide as it is, headlines in bold."""
    return Page(lang, terminal.line_length(), bold, terminal.encodable)


def bold(text: str) -> str:
    """A text in bold."""
    return click.style(text, bold=True)
