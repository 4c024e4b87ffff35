"""Acts as an ordinary user, whoever runs the tests."""

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_VERSION = 0x20080522
_EVERY_FILE = 0b110
"""The capabilities of Linux to read and to write every file."""


@contextmanager
def without_privileges() -> Iterator[None]:
    """Permissions of files count even for root, on Linux; programs started here are root again."""
    if sys.platform != "linux":
        yield
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(_VERSION, 0)
    held = (ctypes.c_uint32 * 6)()
    assert libc.capget(header, held) == 0
    before = held[0]
    held[0] = before & ~_EVERY_FILE
    assert libc.capset(header, held) == 0
    try:
        yield
    finally:
        held[0] = before
        assert libc.capset(header, held) == 0
