"""`python -m tests.kills [--count N] [--every N] [SCENE ...]`: kills at random and at each write.

Tries every write of a run, or each Nth: killed before it and halfway, refused as on a full disk and
as without permission. Then kills as many runs as `--count` says at random moments. Checks the files
after each, continues the dialog to its end, and checks them again.
"""

import argparse
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tests.kills.runs import KILLS, REFUSALS, Ended, Fault, Kill
from tests.kills.scenes import SCENES, Scene

SHORT = 40
_MOST_WRITES = 400
_SEARCHED = 0.1
"""The share of searches in the random kills: a search takes as long as all the others."""


@contextmanager
def fresh(scene: type[Scene]) -> Iterator[Scene]:
    """A dialog in a new folder."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.environ["XDG_CONFIG_HOME"] = folder
        try:
            made = scene()
            made.prepare()
            yield made
        finally:
            os.chdir(before)


class Tally:
    """The attempts and the losses."""

    def __init__(self) -> None:
        self.tried: Counter[str] = Counter()
        self.lost: list[str] = []

    def one(self, what: str, name: str, act: Callable[[Scene], Ended]) -> Ended | None:
        """One run; a loss is reported immediately."""
        self.tried[what] += 1
        try:
            with fresh(SCENES[name]) as scene:
                return act(scene)
        except Exception as error:
            self.lost.append(f"{name}, {what}: {error!r}")
            print("LOST", self.lost[-1], flush=True)
            return None


def at_each_write(tally: Tally, name: str, every: int) -> None:
    """Kills and refuses at writes of a run; the first kills, until one loses, find how many."""
    first, *others = KILLS
    writes = 0
    for number in range(1, _MOST_WRITES, every):
        tries = range(SCENES[name].patience)
        if not any(_is_killed(tally, name, Fault(number, first)) for _ in tries):
            break
        writes = number
    for kind in (*others, *REFUSALS):
        for number in range(1, writes + 1, every):
            _with_fault(tally, name, Fault(number, kind))


def _is_killed(tally: Tally, name: str, fault: Fault) -> bool:
    ended = _with_fault(tally, name, fault)
    return ended is not None and ended.code < 0


def _with_fault(tally: Tally, name: str, fault: Fault) -> Ended | None:
    what = "killed" if fault.kind in KILLS else fault.kind
    return tally.one(f"{what} at a write", name, lambda scene: scene.try_(fault=fault))


def at_random(tally: Tally, name: str, count: int, random: Random) -> None:
    """Kills at random moments; a search also gets the signals that end it cleanly."""
    search = name.startswith("verify")
    for _ in range(count):
        number = random.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
        kill = Kill(random.randrange(1, 18), random.random() * 0.03)
        if search:
            kill = Kill(0, random.random() * 4, number)
        tally.one("killed at random", name, lambda s: s.try_(kill=kill))  # noqa: B023


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.kills")
    parser.add_argument("--count", type=int, default=SHORT, help="how many kills at random")
    parser.add_argument("--every", type=int, default=1, help="try each Nth write")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", choices=[*SCENES, []])
    given = parser.parse_args()
    tally, random = Tally(), Random(given.seed)
    for name in given.scenes or SCENES:
        search = name.startswith("verify")
        at_each_write(tally, name, given.every)
        share = _SEARCHED if search else (1 - _SEARCHED) / 3
        at_random(tally, name, max(1, round(given.count * share)), random)
        print(name, dict(tally.tried), flush=True)
    for what, count in tally.tried.items():
        print(f"{what:24} {count:6}")
    print(f"lost                     {len(tally.lost):6}")
    return 1 if tally.lost else 0


if __name__ == "__main__":
    sys.exit(main())
