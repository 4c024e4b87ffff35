"""What it costs to feed and read a foreign program: waiting for its pipes, threads, or asyncio.

    nox -s bench-pipes

The first is what `boardscore verify` does on Linux and macOS, the second what it does on Windows.
The third is here only: it does as little as possible, on the subprocesses of Python's `asyncio`.
All are asked the same bare requests alternately, so that a busy machine is busy for all.
"""

import asyncio
import subprocess
from collections.abc import Coroutine, Sequence
from statistics import median
from typing import Any

from benchmarks import verify

from boardscore.verify.program import conversation, system
from boardscore.verify.program.pipes import ThreadedPipes
from boardscore.verify.program.process import TICK, PipeReader, Process

REQUESTS = 10_000
ROUNDS = 7
CHUNK = 1 << 16


class AsyncProcess:
    """A program on an event loop that runs while one listens; it is only good for measuring."""

    takes_input, refused_input, left_behind = True, False, False
    errors, unfinished = "", b""

    def __init__(self, command: Sequence[str]) -> None:
        self._loop = asyncio.new_event_loop()
        pipe = subprocess.PIPE
        self._program = self._run(
            asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe)
        )
        self._lines, self._ready = PipeReader(), list[bytes]()
        self.pipes = self
        self._came = self._loop.create_future()
        self._reading = self._loop.create_task(self._read())
        self.taken, self.talks = 0, True

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self._loop.run_until_complete(work)

    async def _read(self) -> None:
        while data := await self._program.stdout.read(CHUNK):
            self._ready += self._lines.cut(data)
            self._wake()
        self.talks = False
        self._wake()

    def _wake(self) -> None:
        if not self._came.done():
            self._came.set_result(None)

    async def _wait(self, seconds: float) -> None:
        alarm = self._loop.call_later(seconds, self._wake)
        await self._came
        alarm.cancel()

    def send(self, data: bytes) -> None:
        """Sends bytes."""
        self._program.stdin.write(data)
        self.taken += len(data)

    def end_input(self) -> None:
        """Ends the input."""
        self._program.stdin.close()

    def listen(self, seconds: float = TICK) -> list[bytes]:
        """The lines that came within a moment."""
        self._came = self._loop.create_future()
        if not self._ready:
            self._run(self._wait(seconds))
        ready, self._ready = self._ready, []
        return ready

    def wait_for_end(self, _: float) -> int:
        """Waits for the end of the program."""
        return self.kill(0)

    def kill(self, _: float) -> int:
        """Ends the program."""
        if self._program.returncode is None:
            self._program.kill()
        code: int = self._run(self._program.wait())
        self._reading.cancel()
        return code


class ThreadedSystem(system.PosixSystem):
    """This system, with the pipes of Windows."""

    pipes = ThreadedPipes


WAYS: dict[str, tuple[type[Any], system.PosixSystem]] = {
    "waiting for pipes": (Process, system.PosixSystem()),
    "threads": (Process, ThreadedSystem()),
    "asyncio": (AsyncProcess, system.PosixSystem()),
}


def main() -> None:
    """Measures every way with every program that is there."""
    verify.REQUESTS = REQUESTS
    taken: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for _ in range(ROUNDS):
        for program, command in verify.COMMANDS.items():
            for way, (process, here) in WAYS.items():
                conversation.Process, system.HERE = process, here  # type: ignore[misc]
                taken.setdefault((program, way), []).append(verify.measure(command))
    for (program, way), rounds in taken.items():
        rates, own = zip(*rounds)
        print(f"{program:<8}{way:<20}{median(rates):>8,.0f} requests a second", end="")
        print(f"{median(own):>8.1f} us of our CPU time each")


if __name__ == "__main__":
    main()
