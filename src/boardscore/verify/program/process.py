"""A foreign program that is running: started from an argument list, fed and read, always ended.

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
"""How long is waited at most before one looks at the clock again, in seconds."""

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
        self._rest = bytearray()
        self._too_long = False

    @property
    def rest(self) -> bytes:
        """The end of the stream, if it is no whole line."""
        return bytes(self._rest)

    def cut(self, data: bytes) -> list[bytes]:
        """The lines that these bytes complete."""
        if self._too_long:
            _, end, data = data.partition(b"\n")
            self._too_long = not end
        lines = list[bytes]()
        first, *others = data.split(b"\n")
        self._rest += first
        if others:
            *whole, last = others
            lines += (bytes(self._rest), *whole)
            self._rest = bytearray(last)
        if len(self._rest) > LONGEST_LINE:
            lines.append(CutLine(bytes(self._rest[:_SHOWN]) + b"..."))
            self._rest, self._too_long = bytearray(), True
        return lines


class Process:
    """A running program: what it is sent, what it says, and how it ends."""

    def __init__(self, command: Sequence[str]) -> None:
        self._system = system.HERE
        self._options = self._system.options()
        self._popen = _started(command, self._options)
        self._finished = False
        self._code: int | None = None
        self._lines = PipeReader()
        self._ready: list[bytes] = []
        self._errors = b""
        self._pipes = self._system.pipes(self._popen, self._read_output, self._read_errors)
        self.talks = True
        """Whether more output can come."""
        self.left_behind = False
        """Whether the program ended and left others running."""
        self.escaped = False
        """Whether others hold its output open even after all was stopped that could be."""

    # Talking

    @property
    def taken(self) -> int:
        """How many bytes the program has taken."""
        return self._pipes.taken

    @property
    def takes_input(self) -> bool:
        """Whether more can be sent: the input has not been ended."""
        return self._pipes.takes_input

    @property
    def refused_input(self) -> bool:
        """Whether the program closed its input while it ran."""
        return self._pipes.refused_input

    def send(self, data: bytes) -> None:
        """Sends bytes, now or as soon as the program reads them."""
        if self.takes_input:
            self._pipes.send(data)

    def end_input(self) -> None:
        """Ends the input, as soon as all of it is sent."""
        self._pipes.end_input()

    def listen(self, seconds: float = TICK) -> list[bytes]:
        """The lines that came within a moment."""
        if not self._moved(seconds) and self._exited() and not self._moved(self._pipes.patience):
            # All is read that the program wrote, and yet there is no end: others hold the pipe.
            self.left_behind = self.left_behind or self.talks
            self.talks = False
        ready, self._ready = self._ready, []
        return ready

    @staticmethod
    def wait(several: Sequence["Process"], seconds: float) -> None:
        """Waits so long until something can be moved in the pipes of one of several."""
        several[0]._system.wait([one._pipes for one in several], seconds)

    def _moved(self, seconds: float) -> bool:
        """Moves what can be moved within that time; whether there was anything."""
        return self._pipes.moved(seconds)

    def _read_output(self, data: bytes) -> None:
        self._ready += self._lines.cut(data)
        self._finished = self._finished or not data
        self.talks = self.talks and bool(data)

    def _read_errors(self, data: bytes) -> None:
        self._errors = (self._errors + data)[-_ERRORS_KEPT:]

    # Ending

    @property
    def unfinished(self) -> bytes:
        """The end of the output, if it is no whole line."""
        return self._lines.rest

    @property
    def errors(self) -> str:
        """The last that was written to standard error."""
        return self._errors.decode(errors="backslashreplace").strip()

    def ends(self, seconds: float) -> int | None:
        """The exit code, negative for a signal, if the program ends by itself within that time."""
        end = time.monotonic() + seconds
        while not self._exited():
            if time.monotonic() >= end:
                return None
            self._overhear(TICK / 10)
        return self.kill(0)

    def kill(self, seconds: float) -> int:
        """Ends the program and all that it started: kindly, and after that time by force.

        Returns the exit code, negative for a signal. What is left in the pipes is read.
        """
        if self._code is None:
            self._code = self._killed(seconds)
            reads = iter(range(_LAST_READS))
            while self._overhear(self._pipes.patience) and next(reads, None) is not None:
                pass
            self.escaped = self.left_behind and not self._comes_to_an_end()
            self.talks = False
            self._pipes.close()
        return self._code

    def _comes_to_an_end(self) -> bool:
        """Whether the output ends soon, so that no one holds it open any more."""
        end = time.monotonic() + _SOON
        while not self._finished and time.monotonic() < end:
            self._overhear(TICK)
        return self._finished

    def _killed(self, seconds: float) -> int:
        by_itself = self._exited()
        try:
            if not by_itself:
                self._system.tell_to_end(self._popen)
                end = time.monotonic() + seconds
                while not self._exited() and time.monotonic() < end:
                    self._overhear(TICK / 10)
        finally:
            # Its number is its own until it is waited for, so this hits nobody else.
            self._system.end(self._popen)
            code = self._popen.wait()
            had_orphans = self._system.end_orphans(self._options)
            self.left_behind = self.left_behind or (by_itself and had_orphans)
        return code

    def _overhear(self, seconds: float) -> bool:
        """Listens to the errors alone; what else is printed comes too late."""
        moved = self._moved(seconds)
        self._ready.clear()
        return moved

    def _exited(self) -> bool:
        """Whether the program has ended; where possible without giving its number free."""
        if self._code is not None:
            return True
        if hasattr(os, "waitid"):
            options = os.WEXITED | os.WNOHANG | os.WNOWAIT
            return os.waitid(os.P_PID, self._popen.pid, options) is not None
        return self._popen.poll() is not None


# Starting


def _started(command: Sequence[str], options: Mapping[str, Any]) -> subprocess.Popen[bytes]:
    if not command or not command[0]:
        raise ProgramError(Problem(Message("error.program_missing")))
    try:
        return subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            **options,
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
    """Why the system starts no program, in our own words."""
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
