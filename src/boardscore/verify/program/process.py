"""A running program: started from an argument list, its output cut into lines, always ended.

Nothing here can block or grow: pipes are read and written as far as they go, of a long line only
the beginning is kept, of the errors only the end. The program and all that it starts are ended
together, as far as the system knows what it started.
"""

import errno
import os
import shutil
import subprocess
import time
from collections.abc import Mapping, Sequence
from typing import Any

from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.documents.saving import why
from boardscore.verify.program import system

LONGEST_LINE = 4 << 20
"""How long a line of output may be, in bytes."""

TICK = 0.05
"""Seconds after which the clock is looked at again, at the latest."""

_SHOWN = 500
_ERRORS_KEPT = 4096
_SOON = 0.5
_LAST_READS = 48
"""How often a pipe is read after the end: it holds no more, unless others write on."""


class ProgramError(BoardscoreError):
    """A program cannot be started."""


class CutLine(bytes):
    """The beginning of a line that is too long to be kept."""


class PipeReader:
    """Cuts a stream of bytes into lines; of a line that is too long only the beginning is kept."""

    def __init__(self) -> None:
        self.rest = bytearray()
        """The end of the stream, if it is no whole line."""
        self._too_long = False

    def cut(self, data: bytes) -> list[bytes]:
        """The lines that these bytes complete."""
        if self._too_long:
            _, end, data = data.partition(b"\n")
            self._too_long = not end
        lines = list[bytes]()
        first, *others = data.split(b"\n")
        self.rest += first
        if others:
            *whole, last = others
            lines += (bytes(self.rest), *whole)
            self.rest = bytearray(last)
        if len(self.rest) > LONGEST_LINE:
            lines.append(CutLine(bytes(self.rest[:_SHOWN]) + b"..."))
            self.rest, self._too_long = bytearray(), True
        return lines


class Process:
    """A running program: its pipes, the lines that it prints, and how it ends."""

    def __init__(self, command: Sequence[str]) -> None:
        self._system = system.HERE
        self._options = self._system.options()
        self._popen = _start(command, self._options)
        self._output_ended = False
        self._code: int | None = None
        self._lines = PipeReader()
        self._ready: list[bytes] = []
        self._errors = b""
        self.pipes = self._system.pipes(self._popen, self._read_output, self._read_errors)
        self.talks = True
        """Whether more output can come."""
        self.left_behind = False
        """Whether the program ended and left others running."""
        self.escaped = False
        """Whether others hold its output open even after all was stopped that could be."""

    def listen(self, seconds: float = TICK) -> list[bytes]:
        """The lines that came within a moment."""
        pipes = self.pipes
        if not pipes.move(seconds) and self._has_ended() and not pipes.move(pipes.end_lag):
            # All is read that the program wrote, and yet there is no end: others hold the pipe.
            self.left_behind = self.left_behind or self.talks
            self.talks = False
        ready, self._ready = self._ready, []
        return ready

    def ended_unnoticed(self) -> bool:
        """Whether the program has ended though there is always more to read.

        Its pipe holds only so much; what comes after that is printed by others.
        """
        if not self._has_ended():
            return False
        self._read_rest()
        self.left_behind = self.left_behind or not self._output_ended
        self.talks = False
        return True

    def _read_output(self, data: bytes) -> None:
        self._ready += self._lines.cut(data)
        self._output_ended = self._output_ended or not data
        self.talks = self.talks and bool(data)

    def _read_errors(self, data: bytes) -> None:
        self._errors = (self._errors + data)[-_ERRORS_KEPT:]

    @property
    def unfinished(self) -> bytes:
        """The end of the output, if it is no whole line."""
        return bytes(self._lines.rest)

    @property
    def errors(self) -> str:
        """The last that was written to standard error."""
        return self._errors.decode(errors="backslashreplace").strip()

    # Ending

    def wait_for_end(self, seconds: float) -> int | None:
        """The exit code, negative for a signal, if the program ends by itself within that time."""
        return self.kill(0) if self._ends_within(seconds) else None

    def kill(self, seconds: float) -> int:
        """Ends the program and all that it started: kindly, and after that time by force.

        Returns the exit code, negative for a signal. What is left in the pipes is read.
        """
        if self._code is None:
            self._code = self._end(seconds)
            self._read_rest()
            self.escaped = self.left_behind and not self._output_ends_soon()
            self.talks = False
            self.pipes.close()
        return self._code

    def _end(self, seconds: float) -> int:
        by_itself = self._has_ended()
        try:
            if not by_itself:
                self._system.ask_to_end(self._popen)
                self._ends_within(seconds)
        finally:
            # No other process gets its number until it is waited for.
            self._system.end(self._popen)
            code = self._popen.wait()
            had_orphans = self._system.end_orphans(self._options)
            self.left_behind = self.left_behind or (by_itself and had_orphans)
        return code

    def _ends_within(self, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while not self._has_ended():
            if time.monotonic() >= end:
                return False
            self._overhear(TICK / 10)
        return True

    def _output_ends_soon(self) -> bool:
        end = time.monotonic() + _SOON
        while not self._output_ended and time.monotonic() < end:
            self._overhear(TICK)
        return self._output_ended

    def _read_rest(self) -> None:
        for _ in range(_LAST_READS):
            if not self._overhear(self.pipes.end_lag):
                return

    def _overhear(self, seconds: float) -> bool:
        """Listens to the errors alone; what else is printed comes too late."""
        moved = self.pipes.move(seconds)
        self._ready.clear()
        return moved

    def _has_ended(self) -> bool:
        return self._code is not None or system.has_ended(self._popen)


# Starting


def _start(command: Sequence[str], options: Mapping[str, Any]) -> subprocess.Popen[bytes]:
    if not command or not command[0]:
        raise ProgramError(Problem(Message("error.program_missing")))
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(
            list(command), stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, **options
        )
    except OSError as error:
        raise ProgramError(Problem(_why_not(command[0], error))) from None
    except ValueError:  # a null character
        raise ProgramError(Problem(Message("error.no_such_program", program=command[0]))) from None


def _why_not(program: str, error: OSError) -> Message:
    there, found = os.path.exists(program), shutil.which(program)
    match error.errno:
        case errno.ENOENT if found:
            return Message("error.program_interpreter", program=program)
        case errno.ENOENT if there and os.sep not in program:
            return Message("error.program_not_on_path", program=program)
        case errno.ENOENT if " " in program and shutil.which(program.split(maxsplit=1)[0]):
            return Message("error.program_quoted", program=program)
        case errno.ENOENT | errno.ENOTDIR:
            return Message("error.no_such_program", program=program)
        case errno.EACCES if os.path.isdir(program):
            return Message("error.program_is_a_folder", program=program)
        case errno.EACCES:
            return Message("error.program_not_executable", program=program)
        case errno.ENOEXEC:
            return Message("error.program_format", program=program)
        case _:
            return Message("error.program_fails", program=program, why=_reason(error))


def _reason(error: OSError) -> Message:
    """Why the system starts no program, in words of both languages."""
    known = {
        errno.E2BIG: "why.too_many_words",
        errno.ENOMEM: "why.no_memory",
        errno.EAGAIN: "why.too_many_programs",
        errno.EMFILE: "why.too_many_files",
        errno.ENFILE: "why.too_many_files",
        errno.ETXTBSY: "why.being_written",
    }
    key = known.get(error.errno or 0)
    return why(error) if key is None else Message(key)
