"""Writes to the terminal: width, missing letters, colour, closed output; reads typed lines."""

import codecs
import errno
import os
import select
import shutil
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import ClassVar, Protocol, TextIO

import click

from boardscore.core.terminal_text import printable, width, wrap_text

LONGEST = 4000
"""The most characters of a line."""

STANDARD_INPUT = "-"
"""The name of the standard input in place of a file."""


class Lines(Protocol):
    """A source of lines that are typed at the terminal, or piped."""

    fills_in: ClassVar[bool]
    """Whether an earlier answer can be filled in, to be edited."""

    def line(self, question: str, before: str | None, words: Callable[[], Iterable[str]], /) -> str:
        """The next line; where it can be edited, `before` is filled in and Tab completes `words`.

        Raises `EOFError` if no more comes.
        """
        ...

    def remembers(self, wanted: bool, /) -> None:
        """Whether what is typed from now on can be recalled, where lines can be edited."""
        ...

    def drop_typed_ahead(self) -> bool:
        """Drops text that was typed or pasted and not read yet; returns whether there was any."""
        ...


class PlainLines:
    """Lines of a pipe, or of a terminal that can only write line below line."""

    fills_in: ClassVar[bool] = False

    def line(self, question: str, _: str | None, __: Callable[[], Iterable[str]], /) -> str:
        """The next line; raises `EOFError` if no more comes."""
        try:
            return input(encodable(question))
        except (EOFError, RuntimeError):  # no more input, or no input at all
            write("")
            raise EOFError from None
        except KeyboardInterrupt:
            write("")
            raise

    def remembers(self, _: bool, /) -> None:
        """Does nothing: there is no history."""

    def drop_typed_ahead(self) -> bool:
        """Drops text that was typed or pasted and not read yet; returns whether there was any."""
        return drop_typed_ahead()


_WIDEST = 100
_PLAIN = {
    **dict(zip("äöüÄÖÜß", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss"), strict=True)),
    "„": '"',
    "“": '"',
    "→": "->",
}
_OTHERWISE = "boardscore.otherwise"
_INPUT = 0
"""The queue of unread terminal input, as `termios` names it (TCIFLUSH)."""


def _otherwise(error: UnicodeError) -> tuple[str, int]:
    """The replacement of letters that an encoding lacks, and the position to continue at."""
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end]
    escaped = (letter.encode("ascii", "backslashreplace").decode() for letter in lacking)
    return "".join(map(_PLAIN.get, lacking, escaped)), error.end


codecs.register_error(_OTHERWISE, _otherwise)


def write(text: str, *, to_errors: bool = False) -> None:
    """Writes a text and a line end; replaces letters that the terminal lacks."""
    stream = sys.stderr if to_errors else sys.stdout
    if stream is None:
        if to_errors:
            return
        raise OSError(errno.EBADF, "closed")
    if to_errors and stream.isatty():
        text = "\n".join(map(_fitted, text.split("\n")))
    is_plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    # None lets the stream decide: colour on a terminal, none in a file.
    click.echo(encodable(text, stream), file=stream, color=False if is_plain else None)


def write_bytes(data: bytes) -> None:
    """Writes data to the standard output as it is."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, "closed")
    click.echo(data, nl=False)


def _fitted(line: str) -> str:
    """A line wrapped between words for a terminal; tools get it unchanged."""
    return line if width(line) <= line_length() else "\n".join(wrap(line, "", "  "))


def encodable(text: str, stream: TextIO | None = None) -> str:
    """The text with replacements for letters that the stream (the standard output) lacks."""
    stream = stream or sys.stdout
    encoding = getattr(stream, "encoding", None) or "utf-8"
    return text.encode(encoding, _OTHERWISE).decode(encoding)


def written_to_errors(text: str) -> str:
    """A text for the standard error: safe, and with replacements for letters that it lacks."""
    return encodable(printable(text), sys.stderr)


def standard_input(announced: str, most: int) -> bytes:
    """Up to `most` bytes of standard input, announced at a terminal; raises `DocumentError`."""
    if sys.stdin is None:
        return b""
    if sys.stdin.isatty():
        write(announced, to_errors=True)
    try:
        return sys.stdin.buffer.read(most)
    except OSError:
        from boardscore.core.errors import DocumentError, Problem  # loaded only on failure
        from boardscore.core.messages import Message

        raise DocumentError(Problem(Message("error.cannot_open"), file=STANDARD_INPUT)) from None


def is_screen() -> bool:
    """Whether input and output are a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def is_dumb() -> bool:
    """Whether the terminal can only write line below line."""
    unknown = "" if os.name == "nt" else "dumb"  # Windows has no TERM
    return os.environ.get("TERM", unknown) in {"dumb", "unknown"}


def shows(letters: str) -> bool:
    """Whether the output is a terminal with these letters."""
    return sys.stdout is not None and sys.stdout.isatty() and encodable(letters) == letters


def clear() -> None:
    """Clears the terminal, or at least scrolls everything out of sight."""
    if is_dumb():
        write("\n" * shutil.get_terminal_size().lines)
    else:
        click.echo("\x1b[2J\x1b[3J\x1b[H", nl=False, color=True)


def line_length() -> int:
    """The width of lines on the terminal."""
    return min(shutil.get_terminal_size().columns, _WIDEST)


def wrap(text: str, first: str, rest: str) -> list[str]:
    """A text in lines that fit the terminal, with prefixes for the first line and the others."""
    return wrap_text(text, line_length(), first, rest)


def drop_typed_ahead() -> bool:
    """Drops text that was typed or pasted and not read yet; returns whether there was any."""
    try:
        if not sys.stdin.isatty() or not select.select([sys.stdin], [], [], 0)[0]:
            return False
        import_module("termios").tcflush(sys.stdin, _INPUT)
    except (AttributeError, ImportError, OSError, ValueError):  # not a terminal, or not on POSIX
        return False
    return True


def flush() -> None:
    """Flushes all output now, so that a failure is noticed in time."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()


def discard(*streams: TextIO | None) -> None:
    """Discards unwritable output, so that Python does not report it at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in streams:
        if stream is not None:
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def is_full(error: OSError) -> bool:
    """Whether the output failed because the device is full."""
    return error.errno in {errno.ENOSPC, errno.EDQUOT}
