"""Writing to the terminal: encodings that lack a letter, colour, output that cannot be written."""

import errno
import os
import sys
from collections.abc import Mapping
from typing import TextIO

import click

_PLAIN = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)


def write(text: str, *, to_errors: bool = False) -> None:
    """Writes a text and a line end; letters that the terminal lacks are written otherwise."""
    stream = sys.stderr if to_errors else sys.stdout
    if stream is None:
        if to_errors:
            return
        raise OSError(errno.EBADF, "closed")
    click.echo(encodable(text, stream), file=stream, color=_colour(os.environ))


def _colour(environ: Mapping[str, str]) -> bool | None:
    """None lets the stream decide: colour on a terminal, none in a file."""
    return False if environ.get("NO_COLOR") or environ.get("TERM") == "dumb" else None


def encodable(text: str, stream: TextIO | None = None) -> str:
    """The text with letters that the stream (the standard output) lacks written otherwise."""
    stream = stream or sys.stdout
    encoding = getattr(stream, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.translate(_PLAIN).encode(encoding, "backslashreplace").decode(encoding)
    return text


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
