"""A progress line that disappears when the work is done."""

import sys
import time

from boardscore.cli import terminal
from boardscore.core.messages import Message, say

FIRST = 2.0
"""After how long such a line appears, in seconds: what is done by then needs none."""

_PAUSE = 0.2
"""How long such a line stays as it is, in seconds."""


class PassingLine:
    """A line on standard error that says how far something is; nothing if no one sees it."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._stream = sys.stderr if sys.stderr is not None and sys.stderr.isatty() else None
        self._length = 0
        self._message: Message | None = None
        self._next = time.monotonic() + FIRST

    def show(self, message: Message) -> None:
        """Shows how far it is, if the last time was a moment ago."""
        self._message = message
        self.again()

    def again(self) -> None:
        """Shows the last that was to be shown, if the time has come: it may have come too early."""
        if self._stream is None or self._message is None or time.monotonic() < self._next:
            return
        self._next = time.monotonic() + _PAUSE
        self._write(say(self._message, self._lang)[: terminal.line_length() - 1])

    def clear(self) -> None:
        """Takes it away."""
        self._message = None
        if self._length:
            self._write("")
            self._length = 0

    def _write(self, text: str) -> None:
        """Writes a text over the last one; Ctrl-C in the middle of it leaves its length known."""
        assert self._stream is not None
        shown = terminal.encodable(text, self._stream)
        before, self._length = self._length, max(self._length, len(shown))
        self._stream.write(f"\r{shown:<{before}}" + ("" if shown else "\r"))
        self._stream.flush()
        self._length = len(shown)
