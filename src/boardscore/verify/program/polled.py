"""The three pipes of a program where the system can wait for pipes: Linux and macOS.

One thread moves what can be moved, and no pipe ever blocks.
"""

import os
import select
import selectors
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO

with suppress(ImportError):  # this module can be imported on any system
    import fcntl

CHUNK = 1 << 16
"""How many bytes are moved at once."""

_WIDE = 1 << 20
"""How much of its output a pipe should hold, so that a program works on while we do."""


class PolledPipes:
    """Input, output and errors of a program, each moved as far as it goes."""

    patience = 0.0
    """How long the end of a pipe may lag behind the end of the program, in seconds."""

    def __init__(
        self,
        program: subprocess.Popen[bytes],
        output: Callable[[bytes], None],
        errors: Callable[[bytes], None],
    ) -> None:
        self._selector = selectors.DefaultSelector()
        self._unsent = bytearray()
        self._input = _opened(program.stdin)
        self._pipes = [self._input]
        self._open(program.stdout, output)
        self._open(program.stderr, errors)
        self.taken = 0
        """How many bytes the program has taken."""
        self.takes_input = True
        """Whether more can be sent: the input has not been ended."""
        self.refused_input = False
        """Whether the program closed its input while it ran."""

    def _open(self, stream: IO[bytes] | None, read: Callable[[bytes], None]) -> None:
        pipe = _widened(_opened(stream))
        self._pipes.append(pipe)
        self._selector.register(pipe, selectors.EVENT_READ, lambda: self._drain(pipe, read))

    def send(self, data: bytes) -> None:
        """Sends bytes, now or as soon as the program reads them."""
        self._unsent += data
        self._write()

    def end_input(self) -> None:
        """Ends the input, as soon as all of it is sent."""
        self.takes_input = False
        if not self._unsent:
            self._close_input()

    def moved(self, seconds: float) -> bool:
        """Moves what can be moved within that time; whether there was anything."""
        events = self._selector.select(seconds)
        for key, _ in events:
            key.data()
        return bool(events)

    def close(self) -> None:
        """Closes all that is open."""
        self.takes_input = False
        self._selector.close()
        for pipe in self._pipes:
            pipe.close()

    @staticmethod
    def wait(several: Sequence["PolledPipes"], seconds: float) -> None:
        """Waits so long until something can be moved in one of several."""
        poll = select.poll()
        for one in several:
            poll.register(one._selector.fileno(), select.POLLIN)
        poll.poll(seconds * 1000)

    def _drain(self, pipe: IO[bytes], read: Callable[[bytes], None]) -> None:
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
        except OSError:  # nobody reads it any more
            self._unsent.clear()
            self.takes_input = False
        self._wait_for_input_to_be_read()

    def _wait_for_input_to_be_read(self) -> None:
        waiting = self._input in self._selector.get_map()
        if self._unsent and not waiting:
            self._selector.register(self._input, selectors.EVENT_WRITE, self._write)
        elif waiting and not self._unsent:
            self._selector.unregister(self._input)
        if not self._unsent and not self.takes_input:
            self._close_input()

    def _close_input(self) -> None:
        if not self._input.closed:
            self.refused_input = _nobody_reads(self._input)
            self._input.close()


def _opened(stream: IO[bytes] | None) -> IO[bytes]:
    """A pipe that does not block."""
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream


def _widened(pipe: IO[bytes]) -> IO[bytes]:
    """A pipe that holds much, where the system lets us choose."""
    if hasattr(fcntl, "F_SETPIPE_SZ"):
        with suppress(OSError):
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _WIDE)
    return pipe


def _nobody_reads(pipe: IO[bytes]) -> bool:
    poll = select.poll()
    poll.register(pipe, 0)
    return bool(poll.poll(0))
