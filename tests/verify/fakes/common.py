"""What the fake programs share: requests, answers, and a clock that they wind on for the tests.

A test's clock moves only when a program marks that it waits, so nothing depends on how fast it is.
A program that owes no answer marks nothing: it may be another one that is slow just then.
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

signal.alarm(300)  # should no one end it

_count = Counter(asked=0, said=0)

PAUSE = 0.1
"""The real seconds from one mark to the next: enough for threads to hand on what came."""


def mark() -> None:
    """Winds the clock of the test on."""
    with open(os.environ["MARKS"], "ab") as marks:
        marks.write(b".")


def hang() -> NoReturn:
    """Does nothing any more, and marks it."""
    while True:
        mark()
        time.sleep(PAUSE)


def requests() -> Iterator[Request]:
    """Every request, until the input ends; marks it while none comes and an answer is due."""
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
    """The totals of a position, as every honest program has them."""
    number = request["position"]["n"]
    return [number, 2 * number]


def answer(request: Request) -> dict[str, Any]:
    """The answer to a request, as an honest program gives it."""
    return {"id": request["id"], "result": {"totals": totals(request)}}


def say(data: object) -> None:
    """Prints a line of JSON, which is an answer."""
    _count["said"] += 1
    write(json.dumps(data) + "\n")


def write(text: str) -> None:
    """Prints a text immediately."""
    sys.stdout.write(text)
    sys.stdout.flush()
