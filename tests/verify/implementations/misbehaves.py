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


def _is_tenth(_: Data) -> bool:
    kept.append(0)
    return len(kept) % 10 == 0


def _is(*ops: str) -> Callable[[Data], bool]:
    return lambda request: request["op"] in ops


def _is_any(request: Data) -> bool:
    return request["op"] != "hello"


_always: Callable[[Data], bool] = lambda _: True  # noqa: E731
_is_legal, _is_hello, _is_score = _is("legal"), _is("hello"), _is("score")


def _by_chance() -> int:
    """Two times out of three nothing, otherwise a random number."""
    return random.choice((0, 0, random.randrange(1, 10**6)))


def _tagged(result: str) -> Callable[[Data, Data], None]:
    return lambda request, _: say(f'{{"id": {request["id"]}, "result": {result}}}\n')


def _off(points: int, right: Data) -> None:
    for place in range(len(right["result"]["totals"])):
        right["result"]["totals"][place] += points
    say(json.dumps(right) + "\n")


def _keep_state(request: Data, right: Data) -> None:
    """Adds the number of players of the last request."""
    points = kept[-1] if kept else 0
    kept.append(len(request["position"]["players"]) == 3)
    _off(points, right)


def _hang(*_: Data) -> NoReturn:
    hang()


def _flood(text: str) -> Callable[[Data, Data], NoReturn]:
    return lambda *_: flood(text)


def _dribble(_: Data, right: Data) -> None:
    dribble(json.dumps(right) + "\n")


def _in_format_2(_: Data, right: Data) -> None:
    say(json.dumps({**right, "result": {**right["result"], "version": 2}}) + "\n")


HABITS: dict[str, tuple[Callable[[Data], bool], Callable[[Data, Data], object]]] = {
    "hangs_at_hello": (_always, _hang),
    "hangs_at_hello_only": (_is_hello, lambda *_: None),
    "hangs_after_hello": (_is_any, _hang),
    "hangs_in_legal": (_is_legal, _hang),
    "hangs_in_play": (_is("legal", "replay"), _hang),
    "hangs_beyond_scores": (lambda request: request["op"] not in {"hello", "score"}, _hang),
    "hangs_at_every_tenth": (_is_tenth, _hang),
    "hangs_at_long_records": (lambda request: len(request.get("record", ())) > 12, _hang),
    "ignores_signals_and_hangs": (_is_legal, _hang),
    "leaves_children_and_hangs": (_is_legal, _hang),
    "half_a_line": (
        _is_legal,
        lambda request, _: (say(f'{{"id": {request["id"]}, "resu'), hang()),
    ),
    "floods_lines": (_is_any, _flood("y\n")),
    "floods_without_breaks": (_is_any, _flood("y")),
    "floods_empty_lines": (_is_any, _flood("\n")),
    "floods_answers": (_is_any, _flood('{"id": 123456, "result": {"totals": [1]}}\n')),
    "floods_in_legal": (_is_legal, _flood("y\n")),
    "dribbles_after_hello": (_is_any, _dribble),
    "dribbles": (_always, _dribble),
    "closes_output_after_hello": (_is_any, lambda *_: close(1)),
    "closes_output_in_legal": (_is_legal, lambda *_: close(1)),
    "closes_input_after_hello": (_is_any, lambda *_: close(0)),
    "dies_in_legal": (_is_legal, lambda *_: sys.exit("KeyError: 'legal'")),
    "ends_after_one": (_is_any, lambda _, right: (say(json.dumps(right) + "\n"), sys.exit())),
    "says_totals": (_is_any, lambda *_: say('{"totals": [1]}\n')),
    "lines_of_30_mb": (_is_any, _tagged(f'"{"y" * 30_000_000}"')),
    "dies_at_every_tenth": (_is_tenth, lambda *_: sys.exit("KeyError: 'tenth'")),
    "says_null": (_is_any, lambda *_: say("null\n")),
    "says_lists": (_is_any, lambda *_: say("[12, 9]\n")),
    "long_numbers": (_is_any, _tagged(f'{{"totals": [{"9" * 10_000}]}}')),
    "long_lines": (_is_legal, _tagged(f'"{"y" * 5_000_000}"')),
    "result_is_null": (_is_any, _tagged("null")),
    "result_is_empty": (_is("legal", "replay"), _tagged("{}")),
    "bad_hello": (_is_hello, _in_format_2),
    "empty_lines": (_is_any, lambda _, right: say("\n\n" + json.dumps(right) + "\n")),
    "random": (_is_score, lambda _, right: _off(_by_chance(), right)),
    "keeps_state": (_is_score, _keep_state),
    "keeps_answers": (_always, lambda _, right: kept.append(right)),
}
"""The requests that are answered badly, and how."""

NAMES = sorted({*AT_START, *HABITS})


def main() -> None:
    """Answers correctly, except for the bad habit."""
    signal.alarm(900)  # in case no one ends it
    if "STARTS" in os.environ:
        with open(os.environ["STARTS"], "ab") as starts:
            starts.write(b".")
    AT_START.get(NAME, lambda: None)()
    right, (is_bad, act) = engine(), HABITS.get(NAME, (lambda _: False, _hang))
    for request in requests():
        if is_bad(request):
            act(request, right(request))
        else:
            say(json.dumps(right(request)) + "\n")
    if NAME == "ignores_signals_and_the_end":
        hang()
    for one in kept if NAME == "keeps_answers" else ():
        say(json.dumps(one) + "\n")


if __name__ == "__main__":
    main()
