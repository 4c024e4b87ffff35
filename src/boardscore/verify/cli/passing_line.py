"""A line that tells how far something is while it runs, and goes when it is done."""

import math
import sys
import time

from boardscore.cli import terminal
from boardscore.core.messages import Message, say

_PAUSE = 0.2
"""How long such a line stands, in seconds."""


class PassingLine:
    """A line on standard error that tells how far something is; nothing if nobody sees it."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._stream = sys.stderr if sys.stderr is not None and sys.stderr.isatty() else None
        self._length = 0
        self._again = -math.inf

    def show(self, message: Message) -> None:
        """Shows how far it is, if the last time was a moment ago."""
        now = time.monotonic()
        if self._stream is None or now < self._again:
            return
        self._again = now + _PAUSE
        self._write(say(message, self._lang)[: terminal.line_length() - 1])

    def clear(self) -> None:
        """Takes it away."""
        if self._length:
            self._write("")
            self._length = 0

    def _write(self, text: str) -> None:
        assert self._stream is not None
        shown = terminal.encodable(text, self._stream)
        self._stream.write(f"\r{shown:<{self._length}}" + ("" if shown else "\r"))
        self._stream.flush()
        self._length = len(shown)
