"""Programs that misbehave, chosen by name: each is the right engine with one bad habit."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

NAME = sys.argv[-1]
ENGINE = Path(__file__).parents[3] / "examples" / "implementations" / "python"
Data = dict[str, Any]


def engine() -> Callable[[Data], Data]:
    sys.path.insert(0, str(ENGINE))
    import adapter  # type: ignore[import-not-found]

    given: list[Any] = []
    adapter.serve = lambda about, pier18, auctionland, **others: given.extend(
        [about, {"score": {"pier18": pier18, "auctionland": auctionland}, **others}]
    )
    import engine  # type: ignore[import-not-found]  # noqa: F401

    about, answers = given
    offers = [op for op in ("trace", "start", "seen") if op in answers]
    return lambda request: adapter._answer(request, {**about, "offers": offers}, answers)


def hang() -> NoReturn:
    while True:
        time.sleep(1)


def requests() -> Iterator[Data]:
    for line in sys.stdin.buffer:
        yield json.loads(line)


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def dribble(text: str) -> None:
    """Prints a text with a pause after each character."""
    for one in text:
        say(one)
        time.sleep(0.05)


def flood(text: str, stream: Any = sys.stdout) -> NoReturn:
    while True:
        stream.write(text * 1000)


def close(number: int) -> NoReturn:
    os.close(number)
    hang()


# Habits at the start


def _leave_a_child() -> None:
    """Starts a program that is not in its process group and holds its output open."""
    child = [sys.executable, "-S", "-E", "-c", "import time; time.sleep(900)"]
    subprocess.Popen(child, start_new_session=True)


AT_START: dict[str, Callable[[], object]] = {
    "hangs_at_start": hang,
    "stops_itself": lambda: os.kill(os.getpid(), signal.SIGSTOP),
    "floods_at_start": lambda: flood("y\n"),
    "floods_stderr": lambda: flood("y\n", sys.stderr),
    "closes_output_at_start": lambda: close(1),
    "closes_input_at_start": lambda: close(0),
    "dies_at_start": lambda: sys.exit("no module named scoring"),
    "dribbles_spaces": lambda: dribble(" " * 1_000_000),
    "ignores_signals_and_hangs": lambda: signal.signal(signal.SIGTERM, signal.SIG_IGN),
    "ignores_signals_and_the_end": lambda: signal.signal(signal.SIGTERM, signal.SIG_IGN),
    "leaves_children": _leave_a_child,
    "leaves_children_and_hangs": _leave_a_child,
}

# Habits that replace the answer to a request

kept: list[Any] = []


def _is_play(request: Data) -> bool:
    return bool(request["op"] in {"legal", "replay"})


def _is_any(request: Data) -> bool:
    return request["op"] != "hello"


def _is_tenth(_: Data) -> bool:
    kept.append(0)
    return len(kept) % 10 == 0


def _is_legal(request: Data) -> bool:
    return bool(request["op"] == "legal")


WHEN: dict[str, Callable[[Data], bool]] = {
    "hangs_at_hello": lambda _: True,
    "hangs_at_hello_only": lambda request: request["op"] == "hello",
    "hangs_after_hello": _is_any,
    "hangs_in_legal": _is_legal,
    "hangs_in_play": _is_play,
    "hangs_beyond_scores": lambda request: request["op"] not in {"hello", "score"},
    "hangs_at_every_tenth": _is_tenth,
    "hangs_at_long_records": lambda request: len(request.get("record", ())) > 12,
    "ignores_signals_and_hangs": _is_legal,
    "leaves_children_and_hangs": _is_legal,
    "half_a_line": _is_legal,
    "floods_lines": _is_any,
    "floods_without_breaks": _is_any,
    "floods_empty_lines": _is_any,
    "floods_answers": _is_any,
    "floods_in_legal": _is_legal,
    "dribbles_after_hello": _is_any,
    "dribbles": lambda _: True,
    "closes_output_after_hello": _is_any,
    "closes_output_in_legal": _is_legal,
    "closes_input_after_hello": _is_any,
    "dies_in_legal": _is_legal,
    "ends_after_one": _is_any,
    "says_totals": _is_any,
    "lines_of_30_mb": _is_any,
    "dies_at_every_tenth": _is_tenth,
    "says_null": _is_any,
    "says_lists": _is_any,
    "long_numbers": _is_any,
    "long_lines": _is_legal,
    "result_is_null": _is_any,
    "result_is_empty": _is_play,
    "bad_hello": lambda request: request["op"] == "hello",
    "empty_lines": _is_any,
    "random": lambda request: request["op"] == "score",
    "keeps_state": lambda request: request["op"] == "score",
    "keeps_answers": lambda _: True,
}


def _by_chance() -> int:
    """Two times out of three nothing, otherwise a random number."""
    return random.choice((0, 0, random.randrange(1, 10**6)))


def _begin(request: Data) -> NoReturn:
    say(f'{{"id": {request["id"]}, "resu')
    hang()


def _tagged(request: Data, result: str) -> str:
    return f'{{"id": {request["id"]}, "result": {result}}}\n'


def _off(points: int) -> Callable[[Data, Data], None]:
    def say_so(_: Data, right: Data) -> None:
        for place in range(len(right["result"]["totals"])):
            right["result"]["totals"][place] += points
        say(json.dumps(right) + "\n")

    return say_so


def _keep_state(request: Data, right: Data) -> None:
    """Adds the number of players of the last request."""
    points = kept[-1] if kept else 0
    kept.append(len(request["position"]["players"]) == 3)
    _off(points)(request, right)


DOES: dict[str, Callable[[Data, Data], object]] = {
    "half_a_line": lambda request, _: _begin(request),
    "floods_lines": lambda *_: flood("y\n"),
    "floods_without_breaks": lambda *_: flood("y"),
    "floods_empty_lines": lambda *_: flood("\n"),
    "floods_in_legal": lambda *_: flood("y\n"),
    "floods_answers": lambda *_: flood('{"id": 123456, "result": {"totals": [1]}}\n'),
    "dribbles": lambda _, right: dribble(json.dumps(right) + "\n"),
    "dribbles_after_hello": lambda _, right: dribble(json.dumps(right) + "\n"),
    "closes_output_after_hello": lambda *_: close(1),
    "closes_output_in_legal": lambda *_: close(1),
    "closes_input_after_hello": lambda *_: close(0),
    "dies_in_legal": lambda *_: sys.exit("KeyError: 'legal'"),
    "dies_at_every_tenth": lambda *_: sys.exit("KeyError: 'tenth'"),
    "ends_after_one": lambda _, right: (say(json.dumps(right) + "\n"), sys.exit()),
    "says_totals": lambda *_: say('{"totals": [1]}\n'),
    "lines_of_30_mb": lambda request, _: say(_tagged(request, f'"{"y" * 30_000_000}"')),
    "says_null": lambda *_: say("null\n"),
    "says_lists": lambda *_: say("[12, 9]\n"),
    "long_numbers": lambda request, _: say(_tagged(request, f'{{"totals": [{"9" * 10_000}]}}')),
    "long_lines": lambda request, _: say(_tagged(request, f'"{"y" * 5_000_000}"')),
    "result_is_null": lambda request, _: say(_tagged(request, "null")),
    "result_is_empty": lambda request, _: say(_tagged(request, "{}")),
    "bad_hello": lambda _, right: say(
        json.dumps({**right, "result": {**right["result"], "version": 2}}) + "\n"
    ),
    "empty_lines": lambda _, right: say("\n\n" + json.dumps(right) + "\n"),
    "random": lambda request, right: _off(_by_chance())(request, right),  # noqa: PLW0108
    "keeps_state": _keep_state,
    "keeps_answers": lambda _, right: kept.append(right),
}

NAMES = sorted({*AT_START, *WHEN})


def main() -> None:
    """Answers correctly, except for the bad habit."""
    signal.alarm(900)  # in case no one ends it
    if "STARTS" in os.environ:
        with open(os.environ["STARTS"], "ab") as starts:
            starts.write(b".")
    AT_START.get(NAME, lambda: None)()
    right, is_bad = engine(), WHEN.get(NAME, lambda _: False)
    for request in requests():
        if not is_bad(request):
            say(json.dumps(right(request)) + "\n")
        elif NAME in DOES:
            DOES[NAME](request, right(request))
        elif not NAME.startswith("hangs_at_hello_only"):
            hang()
    if NAME == "ignores_signals_and_the_end":
        hang()
    for one in kept if NAME == "keeps_answers" else ():
        say(json.dumps(one) + "\n")


if __name__ == "__main__":
    main()
