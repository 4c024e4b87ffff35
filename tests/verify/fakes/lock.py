"""A lock that lasts as long as the program that holds it, and shows the tests whether it lives."""

import fcntl
import os


def hold(path: str) -> None:
    """Takes the lock, which is shared by all that live; it is left when the program has ended."""
    fcntl.flock(os.open(path, os.O_RDONLY), fcntl.LOCK_SH)
