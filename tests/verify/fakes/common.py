"""Shared by the fake programs: requests, answers, and a clock that they advance for the tests.

A test's clock moves only when a program marks that it waits, so the speed of the machine does not
matter. A program that owes no answer marks nothing: another one may be slow at that moment.
"""

import json
import os
import select
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, NoReturn

Request = dict[str, Any]

signal.alarm(300)  # in case no one ends it

_count = Counter(asked=0, said=0)

PAUSE = 0.1
"""Real seconds between marks: enough for threads to pass on what was sent."""


def mark() -> None:
    """Advances the clock of the test."""
    with open(os.environ["MARKS"], "ab") as marks:
        marks.write(b".")


def hang() -> NoReturn:
    """Does nothing any more, and marks that it waits."""
    while True:
        mark()
        time.sleep(PAUSE)


def requests() -> Iterator[Request]:
    """Every request, until the input ends; marks waiting while none comes and an answer is due."""
    rest = b""
    while data := _read():
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            _count["asked"] += 1
            yield json.loads(line)


def _read() -> bytes:
    while not select.select([0], [], [], PAUSE)[0]:
        if _count["asked"] > _count["said"]:
            mark()
    return os.read(0, 1 << 16)


def is_bad(request: Request) -> bool:
    """Whether a request is the one that makes a program misbehave."""
    return bool(request["position"].get("bad"))


def totals(request: Request) -> list[int]:
    """The correct totals of a position."""
    number = request["position"]["n"]
    return [number, 2 * number]


def answer(request: Request) -> dict[str, Any]:
    """The correct answer to a request."""
    return {"id": request["id"], "result": {"totals": totals(request)}}


def say(data: object) -> None:
    """Prints an answer as a line of JSON."""
    _count["said"] += 1
    write(json.dumps(data) + "\n")


def write(text: str) -> None:
    """Prints a text immediately."""
    sys.stdout.write(text)
    sys.stdout.flush()
