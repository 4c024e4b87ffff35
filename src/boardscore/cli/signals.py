"""Signals that end a command: they stop it like Ctrl-C, and nothing is lost."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

STOPPED = 130
"""The exit code after Ctrl-C, as shells expect it."""

BY_SIGNAL = 128
"""The exit code after a signal is this plus its number, as shells expect it."""

_NAMES = ("SIGTERM", "SIGHUP", "SIGQUIT", "SIGBREAK")


@contextmanager
def ended_by_signals(*also: str) -> Iterator[list[int]]:
    """Makes SIGTERM, SIGHUP, SIGQUIT, Ctrl-Break and those in `also` act like Ctrl-C.

    The list receives the number of the signal; later signals are ignored until the end. A signal
    that was ignored from the start, as under `nohup`, stays ignored.
    """
    caught: list[int] = []
    known = [getattr(signal, name) for name in (*_NAMES, *also) if hasattr(signal, name)]
    previous = {number: signal.getsignal(number) for number in known}
    handled = [number for number in previous if previous[number] is not signal.SIG_IGN]

    def end(number: int, _: FrameType | None) -> None:
        for each in handled:
            signal.signal(each, signal.SIG_IGN)
        caught.append(number)
        raise KeyboardInterrupt

    with suppress(ValueError):  # only the main thread can handle signals
        for number in handled:
            signal.signal(number, end)
    try:
        yield caught
    finally:
        with suppress(ValueError):
            for number in handled:
                signal.signal(number, previous[number] or signal.SIG_DFL)
