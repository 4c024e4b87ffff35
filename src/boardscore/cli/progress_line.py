"""A progress line that disappears when the work is done."""

import sys
import time

from boardscore.cli import terminal
from boardscore.core.messages import Message, say

FIRST = 2.0
"""The seconds before a progress line appears."""

_PAUSE = 0.2
"""The least seconds between two updates."""


class PassingLine:
    """A progress line on standard error; nothing unless it is a terminal."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._stream = sys.stderr if sys.stderr is not None and sys.stderr.isatty() else None
        self._length = 0
        self._message: Message | None = None
        self._next = time.monotonic() + FIRST

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
