"""Signals that end a command: they stop it like Ctrl-C, and nothing is lost."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

STOPPED = 130
"""The exit code after Ctrl-C, as shells expect it."""

BY_SIGNAL = 128
"""The exit code after a signal is this and its number, as shells expect it."""

_NAMES = ("SIGTERM", "SIGHUP", "SIGQUIT")


@contextmanager
def ended_by_signals(*also: str) -> Iterator[list[int]]:
    """Makes SIGTERM, SIGHUP and SIGQUIT do what Ctrl-C does, and `also` others.

    The number of the one that came is in the list; later ones are ignored until the end. One that
    is ignored from the beginning, as below `nohup`, stays so.
    """
    caught: list[int] = []
    usual = {number: signal.getsignal(number) for number in _known((*_NAMES, *also))}
    heard = [number for number in usual if usual[number] is not signal.SIG_IGN]

    def end(number: int, _: FrameType | None) -> None:
        for each in heard:
            signal.signal(each, signal.SIG_IGN)
        caught.append(number)
        raise KeyboardInterrupt

    with suppress(ValueError):  # only the main thread hears signals
        for number in heard:
            signal.signal(number, end)
    try:
        yield caught
    finally:
        with suppress(ValueError):
            for number in heard:
                signal.signal(number, usual[number] or signal.SIG_DFL)


def _known(names: Sequence[str]) -> list[signal.Signals]:
    """Those of the signals that the system has."""
    return [getattr(signal, name) for name in names if hasattr(signal, name)]
