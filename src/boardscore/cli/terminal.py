"""Writing to the terminal: its width, letters it lacks, colour, output that cannot be written."""

import codecs
import errno
import os
import select
import shutil
import sys
import textwrap
from collections.abc import Mapping
from importlib import import_module
from typing import TextIO

import click

from boardscore.core.terminal_text import printable, width

_WIDEST = 100
_PLAIN = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
_OTHERWISE = "boardscore.otherwise"
_INPUT = 0
"""What `termios` calls the input of a terminal that was not read yet (TCIFLUSH)."""


def _otherwise(error: UnicodeError) -> tuple[str, int]:
    """How letters are written that an encoding lacks, and where the text goes on after them."""
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end]
    escaped = (letter.encode("ascii", "backslashreplace").decode() for letter in lacking)
    return "".join(map(_PLAIN.get, lacking, escaped)), error.end


codecs.register_error(_OTHERWISE, _otherwise)


def write(text: str, *, to_errors: bool = False) -> None:
    """Writes a text and a line end; letters that the terminal lacks are written otherwise."""
    stream = sys.stderr if to_errors else sys.stdout
    if stream is None:
        if to_errors:
            return
        raise OSError(errno.EBADF, "closed")
    if to_errors and stream.isatty():
        text = "\n".join(map(_fitted, text.split("\n")))
    click.echo(encodable(text, stream), file=stream, color=_colour(os.environ))


def _fitted(line: str) -> str:
    """A line as a terminal shows it: parted between words. Others get it whole, as tools do."""
    return line if width(line) <= line_length() else "\n".join(wrap(line, "", "  "))


def _colour(environ: Mapping[str, str]) -> bool | None:
    """None lets the stream decide: colour on a terminal, none in a file."""
    return False if environ.get("NO_COLOR") or environ.get("TERM") == "dumb" else None


def encodable(text: str, stream: TextIO | None = None) -> str:
    """The text with letters that the stream (the standard output) lacks written otherwise."""
    stream = stream or sys.stdout
    encoding = getattr(stream, "encoding", None) or "utf-8"
    return text.encode(encoding, _OTHERWISE).decode(encoding)


def written_to_errors(text: str) -> str:
    """A text as the standard error shows it: safe, and with the letters that it has."""
    return encodable(printable(text), sys.stderr)


def is_screen() -> bool:
    """Whether people sit in front of a terminal: they type there and see there."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def is_dumb() -> bool:
    """Whether the terminal can only write one line below the other."""
    unknown = "" if os.name == "nt" else "dumb"  # Windows knows no TERM
    return os.environ.get("TERM", unknown) in {"dumb", "unknown"}


def shows(letters: str) -> bool:
    """Whether the output is a terminal that has these letters."""
    return sys.stdout is not None and sys.stdout.isatty() and encodable(letters) == letters


def clear() -> None:
    """Takes everything off the screen, or at least out of sight."""
    if is_dumb():
        write("\n" * shutil.get_terminal_size().lines)
    else:
        click.echo("\x1b[2J\x1b[3J\x1b[H", nl=False, color=True)


def line_length() -> int:
    """How wide the terminal is, as far as it is used."""
    return min(shutil.get_terminal_size().columns, _WIDEST)


def wrap(text: str, first: str, rest: str) -> list[str]:
    """A text in lines that fit the terminal, with what stands before the first and the others."""
    return textwrap.wrap(
        text,
        line_length(),
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


def drop_typed_ahead() -> bool:
    """Drops what was typed or pasted and not read yet; says if there was anything."""
    try:
        if not sys.stdin.isatty() or not select.select([sys.stdin], [], [], 0)[0]:
            return False
        import_module("termios").tcflush(sys.stdin, _INPUT)
    except (AttributeError, ImportError, OSError, ValueError):  # no terminal, or none of POSIX
        return False
    return True


def flush() -> None:
    """Hands all output over to the system now, so that a failure is noticed in time."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()


def discard(*streams: TextIO | None) -> None:
    """Lets what cannot be written vanish, so that Python does not complain about it at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in streams:
        if stream is not None:
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def is_full(error: OSError) -> bool:
    """Whether the output failed because no space is left."""
    return error.errno in {errno.ENOSPC, errno.EDQUOT}
