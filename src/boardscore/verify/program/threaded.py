"""The three pipes of a program where the system cannot wait for pipes, as on Windows.

Each pipe has a thread that moves its bytes and waits with them, at most a few chunks ahead. So this
works on any system; where `PolledPipes` do they take less of a processor.
"""

import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO

CHUNK = 1 << 16
"""How many bytes are moved at once."""

_AHEAD = 16
"""How many chunks the threads that read may be ahead."""

_NAP = 0.001
"""How long one sleeps between two looks, in seconds."""

_Read = Callable[[bytes], None]


class ThreadedPipes:
    """Input, output and errors of a program, each moved by a thread of its own."""

    patience = 0.5
    """How long the end of a pipe may lag behind the end of the program, in seconds."""

    def __init__(self, program: subprocess.Popen[bytes], output: _Read, errors: _Read) -> None:
        self._came: Queue[tuple[_Read, bytes]] = Queue(_AHEAD)
        self._unsent: SimpleQueue[bytes] = SimpleQueue()
        self._open = 2
        self._given_up = False
        self.taken = 0
        """How many bytes the program has taken."""
        self.takes_input = True
        """Whether more can be sent: the input has not been ended."""
        self.refused_input = False
        """Whether the program closed its input while it ran."""
        for work in (
            lambda: self._feed(program.stdin),
            lambda: self._drain(program.stdout, output),
            lambda: self._drain(program.stderr, errors),
        ):
            Thread(target=work, daemon=True).start()

    def send(self, data: bytes) -> None:
        """Sends bytes, as soon as the program reads them."""
        self._unsent.put(data)

    def end_input(self) -> None:
        """Ends the input, as soon as all of it is sent."""
        if self.takes_input:
            self.takes_input = False
            self._unsent.put(b"")

    def moved(self, seconds: float) -> bool:
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
        self._given_up = True
        self.end_input()

    @staticmethod
    def wait(several: Sequence["ThreadedPipes"], seconds: float) -> None:
        """Waits so long until something came in one of several."""
        end = time.monotonic() + seconds
        while all(one._came.empty() for one in several) and time.monotonic() < end:
            time.sleep(_NAP)

    # What the threads do

    def _feed(self, pipe: IO[bytes] | None) -> None:
        assert pipe is not None
        try:
            while data := self._unsent.get():
                rest = memoryview(data)
                while rest:
                    written = pipe.write(rest[:CHUNK])
                    rest = rest[written:]
                    self.taken += written
        except OSError:  # nobody reads it any more
            self.refused_input, self.takes_input = True, False
        pipe.close()

    def _drain(self, pipe: IO[bytes] | None, read: _Read) -> None:
        assert pipe is not None
        data = pipe.read(CHUNK)
        while data and self._handed_over(read, data):
            data = pipe.read(CHUNK)
        self._handed_over(read, b"")
        pipe.close()

    def _handed_over(self, read: _Read, data: bytes) -> bool:
        """Waits until there is room; False if nobody listens any more."""
        while not self._given_up:
            with suppress(Full):
                self._came.put((read, data), timeout=_NAP)
                return True
        return False
