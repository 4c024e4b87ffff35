"""How slow this machine is, so that a limit in seconds means the same work everywhere."""

import time

_STEPS = 200_000
_SECONDS = 0.05
"""How long the loop takes on one core of the machine that the figures of the docs come from."""


def pace() -> float:
    """How many times as long as there the same work takes here and now; at least 1.

    A tracer slows the loop as it slows what is measured.
    """
    begun = time.process_time()
    total = 0
    for step in range(_STEPS):
        if step % 3:
            total = max(total, step - total)
    return max(1.0, (time.process_time() - begun) / _SECONDS)
