"""The input, output and errors of a program: one thread for all pipes, or a thread for each.

Nothing here waits longer than it is asked to, whatever the program does.
"""

import os
import select
import selectors
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO, Any

with suppress(ImportError):  # this module can be imported on any system
    import fcntl

CHUNK = 1 << 16
"""How many bytes are moved together."""

_CAPACITY = 1 << 20
"""How much output a pipe should hold, so that the program can work while we do."""

_MOST_CHUNKS = 16
"""How many chunks the threads that read may be ahead."""

_NAP = 0.001
"""Seconds between two looks at a queue."""

Read = Callable[[bytes], None]
"""Takes what was read; nothing at the end of a pipe."""


class Pipes:
    """What both kinds of pipes have in common."""

    end_lag = 0.0
    """Seconds by which the end of a pipe may lag behind the end of the program."""

    def __init__(self) -> None:
        self.taken = 0
        """How many bytes the program has taken."""
        self.takes_input = True
        """Whether more can be sent: the input has not been ended."""
        self.refused_input = False
        """Whether the program closed its input while it ran."""


class PolledPipes(Pipes):
    """Pipes that a system can wait for, as on Linux and macOS: one thread moves all bytes."""

    def __init__(self, program: subprocess.Popen[bytes], output: Read, errors: Read) -> None:
        super().__init__()
        self._selector = selectors.DefaultSelector()
        self._unsent = bytearray()
        self._input = _nonblocking(program.stdin)
        self._open = [self._input]
        self._listen_to(program.stdout, output)
        self._listen_to(program.stderr, errors)

    def _listen_to(self, stream: IO[bytes] | None, read: Read) -> None:
        pipe = _nonblocking(stream)
        if hasattr(fcntl, "F_SETPIPE_SZ"):
            with suppress(OSError):
                fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _CAPACITY)
        self._open.append(pipe)
        self._selector.register(pipe, selectors.EVENT_READ, lambda: self._drain(pipe, read))

    def send(self, data: bytes) -> None:
        """Sends bytes, now or as soon as the program reads them."""
        if self.takes_input:
            self._unsent += data
            self._write()

    def end_input(self) -> None:
        """Ends the input, as soon as all of it is sent."""
        self.takes_input = False
        if not self._unsent:
            self._close_input()

    def move(self, seconds: float) -> bool:
        """Moves what can be moved within that time; whether there was anything."""
        events = self._selector.select(seconds)
        for key, _ in events:
            key.data()
        return bool(events)

    def close(self) -> None:
        """Closes all that is open."""
        self.takes_input = False
        self._selector.close()
        for pipe in self._open:
            pipe.close()

    @staticmethod
    def wait(several: Sequence[Any], seconds: float) -> None:
        """Waits until something can be moved in one of several, or the time is over."""
        poll = select.poll()
        for one in several:
            poll.register(one._selector.fileno(), select.POLLIN)
        poll.poll(seconds * 1000)

    def _drain(self, pipe: IO[bytes], read: Read) -> None:
        data = os.read(pipe.fileno(), CHUNK)
        read(data)
        if not data:
            self._selector.unregister(pipe)
            pipe.close()

    def _write(self) -> None:
        try:
            written = os.write(self._input.fileno(), self._unsent[:CHUNK])
            del self._unsent[:written]
            self.taken += written
        except BlockingIOError:
            pass
        except OSError:  # no one reads it any more
            self._unsent.clear()
            self.takes_input = False
        waiting = self._input in self._selector.get_map()
        if self._unsent and not waiting:
            self._selector.register(self._input, selectors.EVENT_WRITE, self._write)
        elif waiting and not self._unsent:
            self._selector.unregister(self._input)
        if not self._unsent and not self.takes_input:
            self._close_input()

    def _close_input(self) -> None:
        if not self._input.closed:
            poll = select.poll()
            poll.register(self._input, 0)
            self.refused_input = bool(poll.poll(0))  # an error: no one reads it
            self._input.close()


def _nonblocking(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream


class ThreadedPipes(Pipes):
    """Pipes that a system cannot wait for, as on Windows: each has a thread that moves its bytes.

    This works on any system; where `PolledPipes` do, they take less CPU time.
    """

    end_lag = 0.5

    def __init__(self, program: subprocess.Popen[bytes], output: Read, errors: Read) -> None:
        super().__init__()
        self._came: Queue[tuple[Read, bytes]] = Queue(_MOST_CHUNKS)
        self._unsent: SimpleQueue[bytes] = SimpleQueue()
        self._open = 2
        self._is_closed = False
        self._start(self._feed, program.stdin)
        self._start(self._drain, program.stdout, output)
        self._start(self._drain, program.stderr, errors)

    @staticmethod
    def _start(work: Callable[..., None], pipe: IO[bytes] | None, *more: Any) -> None:
        Thread(target=work, args=(pipe, *more), daemon=True).start()

    def send(self, data: bytes) -> None:
        """Sends bytes, as soon as the program reads them."""
        if self.takes_input:
            self._unsent.put(data)

    def end_input(self) -> None:
        """Ends the input, as soon as all of it is sent."""
        if self.takes_input:
            self.takes_input = False
            self._unsent.put(b"")

    def move(self, seconds: float) -> bool:
        """Hands on what comes within that time; whether there was anything."""
        if not self._open:
            time.sleep(min(seconds, _NAP))
            return False
        try:
            read, data = self._came.get(timeout=seconds) if seconds else self._came.get_nowait()
        except Empty:
            return False
        read(data)
        self._open -= not data
        return True

    def close(self) -> None:
        """Lets the threads end."""
        self._is_closed = True
        self.end_input()

    @staticmethod
    def wait(several: Sequence[Any], seconds: float) -> None:
        """Waits until something came in one of several, or the time is over."""
        end = time.monotonic() + seconds
        while all(one._came.empty() for one in several) and time.monotonic() < end:
            time.sleep(_NAP)

    # What the threads do

    def _feed(self, pipe: IO[bytes]) -> None:
        try:
            while data := self._unsent.get():
                rest = memoryview(data)
                while rest:
                    written = pipe.write(rest[:CHUNK])
                    rest = rest[written:]
                    self.taken += written
        except OSError:  # no one reads it any more
            self.refused_input, self.takes_input = True, False
        pipe.close()

    def _drain(self, pipe: IO[bytes], read: Read) -> None:
        data = pipe.read(CHUNK)
        while data and self._hand_over(read, data):
            data = pipe.read(CHUNK)
        self._hand_over(read, b"")
        pipe.close()

    def _hand_over(self, read: Read, data: bytes) -> bool:
        """Waits until there is room; False if it is closed meanwhile."""
        while not self._is_closed:
            with suppress(Full):
                self._came.put((read, data), timeout=_NAP)
                return True
        return False
