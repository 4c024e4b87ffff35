"""Scores batches in several processes, in order, each exactly once."""

import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import pyarrow as pa

from boardscore.core.errors import TableError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.table.scoring import Scorer

_WAITING = 2
"""The number of batches in progress for each process."""

_DEATHS = 3
"""The number of deaths of processes without progress before giving up."""


def _known(*names: str) -> tuple[signal.Signals, ...]:
    """The signals of these names that the system has."""
    return tuple(getattr(signal, name) for name in names if hasattr(signal, name))


def score_batches(batches: Iterable[Any], scorer: Scorer, jobs: int) -> Iterator[Any]:
    """The scores of batches of whole games, in order, from this number of processes.

    Raises `TableError` if processes die again and again on the same batch.
    """
    numbered = _numbered(batches)
    if jobs == 1:
        yield from (scorer.scored(batch, first) for batch, first in numbered)
        return
    pool = _Pool(scorer, jobs)
    try:
        yield from pool.scored(numbered)
    finally:
        pool.close()


def _numbered(batches: Iterable[Any]) -> Iterator[tuple[Any, int]]:
    """Batches with the number of their first row."""
    first = 0
    for batch in batches:
        yield batch, first
        first += batch.num_rows


class _Pool:
    """Processes and their batches; a batch lost with a process is sent again."""

    def __init__(self, scorer: Scorer, jobs: int) -> None:
        self._scorer, self._jobs = scorer, jobs
        self._pool = self._begun()
        self._deaths = 0

    def _begun(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        end, self._lifeline = context.Pipe(duplex=False)
        with _starting():
            return ProcessPoolExecutor(self._jobs, context, initializer=_begin, initargs=(end,))

    def scored(self, numbered: Iterator[tuple[Any, int]]) -> Iterator[Any]:
        waiting: deque[tuple[bytes, int, Future[bytes]]] = deque()
        while True:
            room = _WAITING * self._jobs - len(waiting)
            for batch, first in islice(numbered, room):
                waiting.append(self._sent(_packed(batch), first))
            if not waiting:
                return
            _, first, future = waiting[0]
            try:
                found = future.result()
            except BrokenProcessPool:
                self._again(first)
                waiting = deque(self._sent(*one[:2]) for one in waiting)
                continue
            waiting.popleft()
            self._deaths = 0
            yield _unpacked(found)

    def _sent(self, data: bytes, first: int) -> tuple[bytes, int, Future[bytes]]:
        try:
            with _starting():
                future = self._pool.submit(_task, self._scorer, data, first)
        except BrokenProcessPool:
            self._again(first)
            return self._sent(data, first)
        return data, first, future

    def _again(self, first: int) -> None:
        """Starts new processes after one died."""
        self._deaths += 1
        self.close()
        if self._deaths > _DEATHS:
            raise TableError(Problem(Message("error.workers_died", row=first + 1)))
        self._pool = self._begun()

    def close(self) -> None:
        """Ends the processes immediately."""
        self._lifeline.close()
        self._pool.shutdown(wait=True, cancel_futures=True)


_STOPPING = _known("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")
"""Signals that stop a run."""

_FROM_TERMINAL = _known("SIGINT", "SIGHUP", "SIGQUIT")
"""Signals that a terminal sends to all processes; only the main process responds."""


@contextmanager
def _starting() -> Iterator[None]:
    """Delays signals, hides them from new processes, and discards the errors of these.

    If the main process ends while a new process starts, Python prints a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):  # not on Windows
        yield
        return
    with _signals_waiting(), _errors_discarded():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, _FROM_TERMINAL)
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _signals_waiting() -> Iterator[None]:
    """Delays the handlers of signals, including signals sent to other threads."""
    came: list[int] = []
    handlers = {number: signal.getsignal(number) for number in _STOPPING}
    kept = {number: handler for number, handler in handlers.items() if callable(handler)}
    with suppress(ValueError):  # only the main thread can handle signals
        for number in kept:
            signal.signal(number, lambda number, _: came.append(number))
    try:
        yield
    finally:
        with suppress(ValueError):
            for number, handler in kept.items():
                signal.signal(number, handler)
        for one in came:
            signal.raise_signal(one)


@contextmanager
def _errors_discarded() -> Iterator[None]:
    """Discards the standard error output, if there is one."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


def _begin(lifeline: Connection) -> None:
    """Makes a process ignore the terminal's signals and end with the main process or the pipe."""
    for number in _FROM_TERMINAL:
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    lifeline.poll(None)
    os._exit(1)


def _task(scorer: Scorer, data: bytes, first: int) -> bytes:
    return _packed(scorer.scored(_unpacked(data), first))


def _packed(batch: Any) -> bytes:
    """A batch as bytes, with its columns and dictionaries."""
    with pa.BufferOutputStream() as stream:
        with pa.ipc.new_stream(stream, batch.schema) as writer:
            writer.write_batch(batch)
        return bytes(stream.getvalue())


def _unpacked(data: bytes) -> Any:
    with pa.ipc.open_stream(data) as stream:
        return stream.read_next_batch()
