"""A lock that is held as long as its program runs, so tests can see whether it does."""

import fcntl
import os


def hold(path: str) -> None:
    """Takes the lock, shared with other programs; the end of the program releases it."""
    fcntl.flock(os.open(path, os.O_RDONLY), fcntl.LOCK_SH)
