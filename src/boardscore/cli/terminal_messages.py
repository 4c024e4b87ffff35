"""Messages at the terminal, in lines that fit: mistakes, notices, progress; the page for texts."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
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
    bold = partial(click.style, bold=True)
    return Page(lang, terminal.line_length(), bold, click.style, terminal.encodable)


def tell(message: Message, lang: str, *, to_errors: bool = False) -> None:
    """Writes a message at the terminal in lines that fit."""
    terminal.write(page(lang).sentence(message), to_errors=to_errors)


def tell_mistakes(
    file: str, error: BoardscoreError, lang: str, summary: str = "say.mistakes"
) -> None:
    """Writes messages about the mistakes of a file to the standard error."""
    terminal.write(mistakes(file, error, lang, summary), to_errors=True)


def mistakes(file: str, error: BoardscoreError, lang: str, summary: str = "say.mistakes") -> str:
    """Messages about a file's mistakes: the first of them, then `summary` with their number."""
    count = len(error.problems)
    shown_on = LineFormat(terminal.line_length(), terminal.written_to_errors)
    shown = [*describe_all(error.problems[:_MOST_MISTAKES], lang, shown_on)]
    if count > len(shown):
        shown.append(say(Message("say.and_more", count=count - len(shown)), lang))
    number = count if count < MOST_PROBLEMS else Message("say.or_more", count=count)
    end = say(Message(summary, file=file or '""', count=number), lang)
    return "\n".join([*shown, click.style(end, fg="red")])


@contextmanager
def notice_if_slow(message: Message, lang: str) -> Iterator[None]:
    """Writes a message at the terminal if the work within takes more than a few seconds."""
    notice = Timer(_PATIENCE, lambda: tell(message, lang))
    notice.daemon = True
    if terminal.is_screen():
        notice.start()
    try:
        yield
    finally:
        notice.cancel()


_FIRST = 2.0
"""The seconds before a progress line appears."""

_PAUSE = 0.2
"""The least seconds between two updates."""


class PassingLine:
    """A line that shows progress on the standard error; nothing unless that is a terminal."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._stream = sys.stderr if sys.stderr is not None and sys.stderr.isatty() else None
        self._length = 0
        self._message: Message | None = None
        self._next = time.monotonic() + _FIRST

    def show(self, message: Message) -> None:
        """Shows the progress, unless the last update was a moment ago."""
        self._message = message
        self.again()

    def again(self) -> None:
        """Shows the last progress that came too early, once it is time."""
        if self._stream is None or self._message is None or time.monotonic() < self._next:
            return
        self._next = time.monotonic() + _PAUSE
        self._write(say(self._message, self._lang)[: terminal.line_length() - 1])

    def clear(self) -> None:
        """Removes the line."""
        self._message = None
        if self._length:
            self._write("")
            self._length = 0

    def _write(self, text: str) -> None:
        assert self._stream is not None
        shown = terminal.encodable(text, self._stream)
        before, self._length = self._length, max(self._length, len(shown))
        self._stream.write(f"\r{shown:<{before}}" + ("" if shown else "\r"))
        self._stream.flush()
        self._length = len(shown)
