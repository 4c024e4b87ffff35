"""Measures tasks in turn, many times in one run, in time of the processor.

So what else a machine does, and how fast it is at the moment, counts for all of them alike.
"""

import gc
import statistics
import time
from collections.abc import Callable, Mapping

ROUNDS = 31

Task = tuple[Callable[[], object], int]
"""What is to be done, and how many things that does at once."""


def medians(tasks: Mapping[str, Task], rounds: int = ROUNDS) -> dict[str, float]:
    """How many seconds of the processor each task takes for one thing, in the middle."""
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
