"""The speed of this machine, so that a limit in seconds means the same work everywhere."""

import time

_STEPS = 200_000
_SECONDS = 0.05
"""The time of the loop on one core of the machine that the figures in the docs come from."""


def pace() -> float:
    """The factor by which this machine is slower now; at least 1.

    A tracer slows the loop as much as the measured code.
    """
    begun = time.process_time()
    total = 0
    for step in range(_STEPS):
        if step % 3:
            total = max(total, step - total)
    return max(1.0, (time.process_time() - begun) / _SECONDS)
