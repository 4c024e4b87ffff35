"""Fake programs for the tests of the runner: `fakes.py NAME [ARGUMENT]...` is one of them.

A test's clock moves only when a program marks that it waits, so the speed of the machine does not
matter. A program that owes no answer marks nothing: another one may be slow at that moment.
"""

import fcntl
import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

Request = dict[str, Any]

_count = Counter(asked=0, said=0)

PAUSE = 0.1
"""Real seconds between marks: enough for threads to pass on what was sent."""


def mark() -> None:
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
    return bool(request["position"].get("bad"))


def totals(request: Request) -> list[int]:
    number = request["position"]["n"]
    return [number, 2 * number]


def answer(request: Request) -> dict[str, Any]:
    return {"id": request["id"], "result": {"totals": totals(request)}}


def say(data: object) -> None:
    _count["said"] += 1
    write(json.dumps(data) + "\n")


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def dies(code: int | str) -> Callable[[Request], NoReturn]:
    return lambda _: sys.exit(code)


def hold(path: str) -> None:
    """Takes a lock, shared with other programs; the end of the program releases it."""
    fcntl.flock(os.open(path, os.O_RDONLY), fcntl.LOCK_SH)


# Programs that answer every request in the same way

SHAPES: dict[str, Callable[[Request], object]] = {
    "dies_on_hello": answer,
    "errors": lambda request: {"id": request["id"], "error": request["position"]["error"]},
    "ids_as_floats": lambda request: {**answer(request), "id": float(request["id"])},
    "ids_as_strings": lambda request: {**answer(request), "id": str(request["id"])},
    "no_ids": lambda request: {"result": answer(request)["result"]},
    "repeats_a_key": lambda request: {**answer(request), 1: "first", "1": "last"},
    "totals_as_floats": lambda request: result(request, totals=[*map(float, totals(request))]),
    "totals_as_strings": lambda request: result(request, totals=[*map(str, totals(request))]),
    "totals_not_a_number": lambda request: result(request, totals=[float("nan"), float("inf")]),
}
"""Their answers. JSON turns the number 1 into the same key as the text."""


def result(request: Request, **given: Any) -> dict[str, Any]:
    return {"id": request["id"], "result": given}


def in_shape(name: str) -> None:
    for request in requests():
        say(SHAPES[name](request))


# Programs that misbehave at a bad request


def a_long_line(request: Request) -> None:
    """100 MB."""
    write(f'{{"id": {request["id"]}, "result": {{"totals": [')
    for _ in range(100):
        write("1, " * 333_333)
    write("1]}}\n")


def dies_at_request(_: Request) -> None:
    print("there is no row 5", file=sys.stderr)
    sys.exit(3)


def floods_for_ever(_: Request) -> None:
    while True:
        write(("x" * 99 + "\n") * 1000)
        mark()


def invalid_utf8(request: Request) -> None:
    error = {"code": "internal", "message": "größer"}
    line = json.dumps({"id": request["id"], "error": error}, ensure_ascii=False) + "\n"
    sys.stdout.buffer.write(line.encode("latin-1"))
    sys.stdout.buffer.flush()


MISBEHAVIOUR: dict[str, Callable[[Request], object]] = {
    "a_long_line": a_long_line,
    "closes_stdout": lambda _: (os.close(1), hang()),
    "dies_at_request": dies_at_request,
    "floods_stderr": dies("\nthat was too much"),
    "floods_stdout": lambda request: say(answer(request)),
    "floods_stdout_for_ever": floods_for_ever,
    "floods_without_line_breaks": lambda request: say(answer(request)),
    "half_a_line": lambda _: (write('{"id": 3, "resu'), hang()),
    "hangs_at_request": lambda _: hang(),
    "ignores_sigterm": lambda _: hang(),
    "invalid_utf8": invalid_utf8,
    "killed_at_request": lambda _: os.kill(os.getpid(), signal.SIGKILL),
    "leaves_children": dies(3),
}


def start(name: str) -> None:
    """The beginning of some of them, before they read anything."""
    if name in {"floods_stdout_for_ever", "ignores_sigterm"}:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if name == "ignores_sigterm":
        hold(sys.argv[2])
    elif name == "leaves_children":
        leave_a_child()
    for _ in range(50):
        if name == "floods_stderr":
            sys.stderr.write("x" * 1_000_000)
        elif name == "floods_stdout":
            write(("x" * 999 + "\n") * 1000)
        elif name == "floods_without_line_breaks":
            write("x" * 1_000_000)
    if name == "floods_without_line_breaks":
        write("\n")


def leave_a_child() -> None:
    """Another program that holds the pipes and a lock, and keeps running."""
    lines = (
        "import sys, time",
        "sys.path.insert(0, sys.argv[1])",
        "from fakes import hold",
        "hold(sys.argv[2])",
        "print('held', file=sys.stderr, flush=True)",
        "time.sleep(60)",
    )
    options = ("-B", "-S", "-E", "-c", "\n".join(lines), sys.path[0], sys.argv[2])
    wait_for_words([sys.executable, *options])


def wait_for_words(command: list[str], **pipes: int) -> None:
    """Starts a program and waits for its first line on stderr."""
    started = subprocess.Popen(command, stderr=subprocess.PIPE, **pipes)  # type: ignore[call-overload]
    started.stderr.readline()


def misbehave(name: str) -> None:
    start(name)
    for request in requests():
        if is_bad(request):
            MISBEHAVIOUR[name](request)
        else:
            say(answer(request))


# All others


def in_groups(size: float, step: int = 1) -> None:
    """Keeps its answers until there are so many, or until its input has ended."""
    kept: list[Request] = []
    for request in requests():
        kept.append(request)
        if len(kept) >= size:
            say_all(kept[::step])
            kept = []
    say_all(kept)


def say_all(asked: list[Request]) -> None:
    for request in asked:
        say(answer(request))


def answers_late() -> None:
    """Answers a request only when the next one has come, or when its input has ended."""
    before: list[Request] = []
    for request in requests():
        say_all(before)
        before = [request]
    say_all(before)


def closes_stdin_later() -> None:
    """Answers what it has read so far, closes its input and keeps running."""
    for line in os.read(0, 1 << 16).splitlines():
        say(answer(json.loads(line)))
    os.close(0)
    hang()


def dies_at_start() -> None:
    print("Traceback\n  at line 1\nImportError: no module named games\n", file=sys.stderr)
    sys.exit(3)


def dies_before_its_stack() -> None:
    """Dies like a JavaScript program: the message is above the stack."""
    print(
        "file:///mine.mjs:1\n    throw err;\n    ^\n\n"
        "Error: Cannot find module './games.mjs'\n"
        "    at Function.load (node:internal:1207:15)\n"
        "    at main (node:internal:28:49) {\n"
        "  code: 'MODULE_NOT_FOUND'\n}\n\nNode.js v20.20.2",
        file=sys.stderr,
    )
    sys.exit(1)


def ends_after_an_answer() -> None:
    """Answers one request and ends; the argument names a file for the numbers of all it reads."""
    for request in requests():
        for name in sys.argv[2:]:
            with open(name, "a", encoding="utf-8") as log:
                print(request["position"]["n"], file=log)
        say(answer(request))
        sys.exit(0)


def at_third_request(misbehaves: Callable[[Request], object]) -> None:
    for count, request in enumerate(requests(), 1):
        if count == 3:
            misbehaves(request)
        say(answer(request))


def honest() -> None:
    for request in requests():
        if request["op"] == "hello":
            rulings = {"flower_points": "other_kinds_only", "strict": True}
            about = {"name": " ".join(sys.argv[2:]), "version": "2.1", "games": ["pier18"]}
            say(result(request, **about, rulings=rulings))
        else:
            say(answer(request))


def leaves_a_flood() -> None:
    """Ends, but leaves a child that keeps printing."""
    if sys.argv[2:]:
        print("begun", file=sys.stderr, flush=True)
        while True:
            write("y\n" * 1000)
            if os.getppid() != int(sys.argv[2]):
                mark()
    flood = [sys.executable, __file__, "leaves_a_flood", str(os.getpid())]
    wait_for_words(flood, stdin=subprocess.PIPE)


def needs_terminal() -> None:
    if not sys.stdin.isatty():
        sys.exit("Please run me in a terminal.")
    list(requests())


def opens_terminal() -> None:
    with open("/dev/tty") as terminal:
        terminal.read()


def prints_noise() -> None:
    write("ready\n")
    for request in requests():
        write(f"now comes {request['id']}\n")
        say(answer(request))
        write('{"log": "done"}\n42\n')


def reads_all_then_dies() -> None:
    """Reads everything before it answers, and dies without any answer if one request is bad."""
    everything = list(requests())
    if any(map(is_bad, everything)):
        sys.exit(3)
    say_all(everything)


def starts_slowly() -> None:
    """Takes a while before it reads anything; the time goes by after the first request was sent."""
    select.select([0], [], [])
    time.sleep(PAUSE)
    mark()
    time.sleep(0.3)
    in_shape("dies_on_hello")


LEGAL = [{"move": "pass"}, {"move": "take", "card": "c1"}]
OTHERS: dict[str, Callable[[], object]] = {
    "answers_slowly": lambda: in_turn(lambda request: (time.sleep(0.2), say(answer(request)))),
    "answers_unasked": lambda: (
        say({"id": 1000, "result": {"totals": [0, 0]}}),
        in_shape("dies_on_hello"),
    ),
    "closes_stdin": lambda: (os.close(0), hang()),
    "counts_bytes": lambda: print(len(sys.stdin.buffer.read())),
    "dies_after_an_answer": lambda: in_turn(lambda request: (say(answer(request)), sys.exit(1))),
    "hangs_on_and_on": lambda: (signal.signal(signal.SIGTERM, signal.SIG_IGN), hang()),
    "ignores_end_of_input": lambda: (in_shape("dies_on_hello"), hang()),
    "leaks_state": lambda: in_turn(
        lambda request: say(
            result(request, totals=[totals(request)[0] + _count["asked"] - 1, totals(request)[1]])
        )
    ),
    "moves_in_any_order": lambda: in_turn(
        lambda request: say(result(request, moves=LEGAL[:: 1 - 2 * (_count["asked"] % 2)]))
    ),
    "reads_and_hangs": lambda: (
        threading.Thread(target=sys.stdin.read, daemon=True).start(),
        hang(),
    ),
    "answers_in_blocks": lambda: in_groups(3),
    "answers_out_of_order": lambda: in_groups(2, -1),
    "answers_twice": lambda: in_turn(lambda request: [say(answer(request)) for _ in range(2)]),
    "dies_at_third_request": lambda: at_third_request(dies(3)),
    "hangs_at_start": hang,
    "hangs_at_third_request": lambda: at_third_request(lambda _: hang()),
    "no_line_break": lambda: in_turn(lambda request: write(json.dumps(answer(request)))),
    "reads_all_first": lambda: in_groups(float("inf")),
    "silent_on_hello": lambda: in_turn(
        lambda request: request["op"] == "score" and say(answer(request))
    ),
    "wrong_ids": lambda: in_turn(
        lambda request: write(json.dumps({**answer(request), "id": request["id"] + 1000}) + "\n")
    ),
}


def in_turn(act: Callable[[Request], object]) -> None:
    for request in requests():
        act(request)


def run(name: str) -> None:
    if name in OTHERS:
        OTHERS[name]()
    elif name in SHAPES:
        in_shape(name)
    elif name in MISBEHAVIOUR:
        misbehave(name)
    else:
        globals()[name]()


if __name__ == "__main__":
    signal.alarm(300)  # in case no one ends it
    run(sys.argv[1])
