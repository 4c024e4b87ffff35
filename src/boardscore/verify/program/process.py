"""The processes of programs: their start, output and end on different systems."""

import errno
import os
import re
import select
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.core.value_checks import cut
from boardscore.documents.atomic_writer import why
from boardscore.verify.program.protocol import LONGEST_TEXT

Program = subprocess.Popen[bytes]

MARK = "BOARDSCORE_PROGRAM"
"""An environment variable with a different value for each program, inherited by all that it starts.

A process that clears its environment is not found.
"""

_PROCESSES = "/proc"
_ROUNDS = 20
_numbers = count(1)


def has_ended(program: Program) -> bool:
    """Whether a program has ended; if possible without releasing its process id."""
    if hasattr(os, "waitid"):
        return os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    return program.poll() is not None


class PosixSystem:
    """Linux, macOS and similar systems with process groups."""

    def options(self) -> Mapping[str, Any]:
        """Start options, so that the program and its children can be ended together."""
        mark = f"{os.getpid()}.{next(_numbers)}"
        return {"start_new_session": True, "env": {**os.environ, MARK: mark}}

    def ask_to_end(self, program: Program) -> None:
        """Sends SIGTERM to the process group of a program."""
        self._signal(program, signal.SIGTERM)

    def end(self, program: Program) -> None:
        """Kills the process group of a program."""
        self._signal(program, signal.SIGKILL)

    def _signal(self, program: Program, number: signal.Signals) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(program.pid, number)

    def end_orphans(self, options: Mapping[str, Any]) -> bool:
        """Ends leftover processes of a program; returns whether there were any.

        Only Linux shows such processes outside of the group.
        """
        mark = f"{MARK}={options['env'][MARK]}".encode()
        found = False
        for _ in range(_ROUNDS):  # an ended process may just have started another
            left = [*_processes_with(mark)]
            if not left:
                break
            found = True
            for one in left:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(one, signal.SIGKILL)
        return found

    def shows(self, pipe: Any, event: int = 0) -> bool:
        """Whether a pipe shows an event, or that its other end is closed."""
        poll = select.poll()
        try:
            poll.register(pipe, event)
        except ValueError:  # it was closed just now, so its end was read
            return True
        return bool(poll.poll(0))


def _processes_with(mark: bytes) -> Iterator[int]:
    """The running processes that started with a mark in their environment."""
    names = os.listdir(_PROCESSES) if os.path.isdir(_PROCESSES) else []
    for name in filter(str.isdigit, names):
        with suppress(OSError), open(f"{_PROCESSES}/{name}/environ", "rb", buffering=0) as file:
            if mark in file.read().split(b"\0"):
                yield int(name)


class WindowsSystem:
    """Windows, where a system command ends processes."""

    def options(self) -> Mapping[str, Any]:
        """Start options, so that Ctrl-Break reaches only this program."""
        return {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}

    def ask_to_end(self, program: Program) -> None:
        """Sends Ctrl-Break to a program."""
        with suppress(OSError, ValueError):
            program.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT))

    def end(self, program: Program) -> None:
        """Ends a program and its children, unless it has ended already."""
        if program.poll() is None:
            with suppress(OSError):
                tree = ["taskkill", "/F", "/T", "/PID", str(program.pid)]
                subprocess.run(tree, capture_output=True, check=False)
            program.kill()

    def end_orphans(self, _: Mapping[str, Any]) -> bool:
        """Always false: Windows does not show leftover processes."""
        return False

    def shows(self, *_: object) -> bool:
        """Always false: Windows only shows this on writing or reading."""
        return False


HERE: PosixSystem | WindowsSystem = PosixSystem() if os.name == "posix" else WindowsSystem()
"""The current system."""


LONGEST_LINE = 4 << 20
"""The longest line of output in bytes."""

TICK = 0.05
"""The longest wait between two looks at the clock, in seconds."""

_CHUNK = 1 << 16
"""The size of a chunk in bytes."""

_MOST_CHUNKS = 16
"""The most unread chunks; after the end of a program, no more are read."""

_NAP = 0.001
_PAUSE = 0.0003
"""The pause between two reads of a pipe in seconds, so that short lines come together."""

_END_LAG = 0.5
"""The most seconds by which the end of a pipe may lag behind the end of the program."""

_SHOWN = 500
_ERRORS_KEPT = 4096


class ProgramError(BoardscoreError):
    """The process of a program cannot be started."""


class CutLine(bytes):
    """The beginning of a line of a process's output that is too long to keep."""


class PipeReader:
    """Splits a stream of bytes into lines, and keeps only the beginning of long ones."""

    def __init__(self) -> None:
        self.rest = bytearray()
        """The end of the stream, if it is not a whole line."""
        self._too_long = False

    @property
    def is_within_line(self) -> bool:
        """Whether the last line has not ended yet."""
        return self._too_long or bool(self.rest)

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
    """A running program: its input, its output lines, and its end."""

    def __init__(self, command: Sequence[str]) -> None:
        self._options = HERE.options()
        self._popen = _start(command, self._options)
        self._unsent = SimpleQueue[bytes]()
        self._came = SimpleQueue[bytes]()
        self._output_ended = self._is_closed = False
        self._code: int | None = None
        self._lines = PipeReader()
        self._ready: list[bytes] = []
        self._errors = b""
        self._patience = TICK
        self.takes_input = True
        """Whether more can be sent, as the input has not ended."""
        self.refused_input = False
        """Whether the program closed its input while it ran."""
        self.talks = True
        """Whether more output can come."""
        self.left_behind = False
        """Whether the program ended and left children running."""
        self.escaped = False
        """Whether other processes hold its output open even after all known ones ended."""
        self._start(self._feed, self._popen.stdin)
        self._start(self._read_output, self._popen.stdout)
        self._hearing = self._start(self._read_errors, self._popen.stderr)

    @staticmethod
    def _start(work: Callable[..., None], pipe: IO[bytes] | None) -> Thread:
        thread = Thread(target=work, args=(pipe,), daemon=True)
        thread.start()
        return thread

    def _feed(self, pipe: IO[bytes]) -> None:
        try:
            while data := self._unsent.get():
                rest = memoryview(data)
                while rest:
                    rest = rest[pipe.write(rest[:_CHUNK]) :]
            self.refused_input = HERE.shows(pipe)
        except OSError:  # nothing reads it any more
            self.refused_input, self.takes_input = True, False
        with suppress(OSError):
            pipe.close()

    def _read_output(self, pipe: IO[bytes]) -> None:
        data = b"more"
        while data:
            data = os.read(pipe.fileno(), _CHUNK)
            while self._came.qsize() >= _MOST_CHUNKS and not self._is_closed:
                time.sleep(_NAP)
            if self._is_closed:
                break
            self._came.put(data)
            time.sleep(_PAUSE)
        pipe.close()

    def _read_errors(self, pipe: IO[bytes]) -> None:
        while data := os.read(pipe.fileno(), _CHUNK):
            self._errors = (self._errors + data)[-_ERRORS_KEPT:]
        pipe.close()

    def send(self, data: bytes) -> None:
        """Queues bytes for the program to read."""
        if self.takes_input:
            self._unsent.put(data)

    def end_input(self) -> None:
        """Ends the input after everything was sent."""
        if self.takes_input:
            self.takes_input = False
            self._unsent.put(b"")

    def listen(self, seconds: float = TICK) -> list[bytes]:
        """The lines that came within a moment."""
        if not self._move(seconds) and self.has_ended and not self._move(_END_LAG):
            # Other processes may hold the pipe, so that it does not end. On a busy machine, its
            # last bytes may still be unread.
            self.talks = HERE.shows(self._popen.stdout, getattr(select, "POLLIN", 0))
        ready, self._ready = self._ready, []
        return ready

    @staticmethod
    def wait(several: "Sequence[Process]", seconds: float) -> None:
        """Waits until one of several processes has output, or the time is up."""
        end = time.monotonic() + seconds
        while all(one._came.empty() for one in several) and time.monotonic() < end:
            time.sleep(_NAP)

    def _move(self, seconds: float) -> bool:
        """Receives chunks within that time; returns whether there were any."""
        if self._output_ended:
            time.sleep(min(seconds, _NAP))
            return False
        try:
            data = self._came.get(timeout=seconds) if seconds else self._came.get_nowait()
        except Empty:
            return False
        self._ready += self._lines.cut(data)
        if not data:
            self._output_ended, self.talks = True, False
        return True

    @property
    def unfinished(self) -> bytes:
        """The end of the output, if it is not a whole line."""
        return bytes(self._lines.rest)

    @property
    def is_within_line(self) -> bool:
        """Whether its last line has not ended yet."""
        return self._lines.is_within_line

    @property
    def errors(self) -> str:
        """The last bytes of standard error."""
        return self._errors.decode(errors="backslashreplace").strip()

    def errors_soon(self) -> str:
        """The last bytes of standard error, after a moment; waits only once in vain."""
        end, self._patience = time.monotonic() + self._patience, 0.0
        while not self._errors and time.monotonic() < end:
            time.sleep(_NAP)
        return self.errors

    @property
    def has_ended(self) -> bool:
        """Whether the program has ended, even if its children still print."""
        return self._code is not None or has_ended(self._popen)

    def wait_for_end(self, seconds: float) -> int | None:
        """The exit code (negative for a signal) if the program ends within that time."""
        return self.kill(0) if self._ends_within(seconds) else None

    def kill(self, seconds: float) -> int:
        """Ends the program and its children, by force after that time.

        Returns the exit code (negative for a signal). Reads the rest of the pipes.
        """
        if self._code is None:
            by_itself = self.has_ended
            if by_itself:
                self._read_rest()
            is_held = not self._output_ended
            had_orphans = self._end(0 if by_itself else seconds)
            self.left_behind = by_itself and (is_held or had_orphans)
            self._read_rest()
            self._hearing.join(_END_LAG)
            self.escaped = self.left_behind and not self._output_ended
            self.talks, self._is_closed = False, True
            self.end_input()
        assert self._code is not None
        return self._code

    def _end(self, seconds: float) -> bool:
        """Ends the process; returns whether others were left outside of its group."""
        try:
            if seconds:
                HERE.ask_to_end(self._popen)
                self._ends_within(seconds)
        finally:
            # its process id stays reserved until the wait
            HERE.end(self._popen)
            self._code = self._popen.wait()
            had_orphans = HERE.end_orphans(self._options)
        return had_orphans

    def _ends_within(self, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while not self.has_ended:
            if time.monotonic() >= end:
                return False
            time.sleep(TICK / 10)
        return True

    def _read_rest(self) -> None:
        for _ in range(2 * _MOST_CHUNKS):  # there is no more, unless other processes still write
            if not self._move(_END_LAG):
                return
            self._ready.clear()


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
            return Message("error.program_fails", program=program, why=why(error))


_ERROR = re.compile(r"\b\w*(?:Error|Exception)\b|\bpanicked\b")


def last_words(errors: str, printed: Sequence[str]) -> str:
    """The last line of a process that names an error; the lines after it may be its location."""
    lines = errors.splitlines() or printed[-1:]
    named = [line for line in lines if _ERROR.search(line)] or lines
    return cut(named[-1].strip(), LONGEST_TEXT) if named else ""


def exit_message(code: int) -> Message:
    """The end of a process: its exit code or the signal."""
    if code >= 0:
        return Message("verify.exit_code", code=code)
    try:
        name = signal.Signals(-code).name
    except ValueError:
        name = str(-code)
    return Message("verify.signal", name=name)


def as_text(line: bytes) -> str:
    """A line of a process's output, as text for a report."""
    return cut(line.decode(errors="backslashreplace").strip(), LONGEST_TEXT)
