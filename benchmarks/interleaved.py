"""Measures tasks alternately, many times in one run, in CPU time.

So other work on the machine, and its current speed, affect all tasks alike.
"""

import gc
import statistics
import time
from collections.abc import Callable, Mapping

ROUNDS = 31

Task = tuple[Callable[[], object], int]
"""A task, and the number of things that one call does."""


def medians(tasks: Mapping[str, Task], rounds: int = ROUNDS) -> dict[str, float]:
    """The median CPU time of each task for one thing, in seconds."""
    taken: dict[str, list[float]] = {name: [] for name in tasks}
    for call, _ in tasks.values():
        call()
    gc.disable()
    for _ in range(rounds):
        for name, (call, things) in tasks.items():
            begun = time.process_time()
            call()
            taken[name].append((time.process_time() - begun) / things)
        gc.collect()
    gc.enable()
    return {name: statistics.median(times) for name, times in taken.items()}


def show(tasks: Mapping[str, Task]) -> None:
    """Measures tasks, and compares each with the first."""
    measured = medians(tasks)
    first = next(iter(measured.values()))
    for name, median in measured.items():
        print(f"{name:<42} {1e6 * median:10.3f} us  {median / first:8.4f} x the first")
