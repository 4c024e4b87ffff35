"""Processes that start quietly and end with the main process; only that one responds to Ctrl-C."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class ProcessPool:
    """A number of processes; they are new ones, so tasks must be functions in modules.

    `submit` and the results of its futures raise `BrokenProcessPool` if a process dies.
    """

    def __init__(self, jobs: int) -> None:
        context = get_context("spawn")
        end, self._lifeline = context.Pipe(duplex=False)
        with _starting():
            self._pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(end,))

    def submit(self, task: Callable[P, T], *args: P.args, **named: P.kwargs) -> Future[T]:
        """Sends a task to a process."""
        with _starting():
            return self._pool.submit(task, *args, **named)

    def close(self) -> None:
        """Ends the processes immediately."""
        self._lifeline.close()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _known(*names: str) -> tuple[signal.Signals, ...]:
    """The signals of these names that the system has."""
    return tuple(getattr(signal, name) for name in names if hasattr(signal, name))


_STOPPING = _known("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGBREAK")
"""Signals that stop a run."""

_FROM_TERMINAL = _known("SIGINT", "SIGHUP", "SIGQUIT", "SIGBREAK")
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
    """Delays handlers of signals while processes start, also if sent to other threads."""
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
    """Discards the standard error output of starting processes, if there is one."""
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
