"""The cost of a large book: what 10,000 games take more than one game, in CPU time.

    nox -s bench-book

At the terminal each command runs in a process of its own. In the pad, Python answers what the page
asks; reading the database of a browser is not part of it. All are measured alternately.
"""

import gc
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from benchmarks.startup import environment, seconds

from boardscore.book import Book, BookEntry, entry_of, write_book
from boardscore.pad import answer
from boardscore.pad.book_answers import record_of

SEED = 44
ROUNDS = 9
MANY = 10_000
SHOWN = 50
"""The games that the page lists at first."""
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "J\u00f6rg")
MARK = "\x1e"


def games(count: int, rng: random.Random) -> list[BookEntry]:
    """Games of Pier 18 for two or three, seven hours apart, with 100 different positions."""
    begun = datetime(2016, 1, 1, 20, tzinfo=UTC)
    played = [entry_of(_position(rng), id="a", when=begun).data for _ in range(100)]
    return [
        BookEntry(
            {
                **rng.choice(played),
                "id": f"{rng.getrandbits(128):032x}",
                "when": (begun + timedelta(hours=7 * number)).isoformat(),
                "where": rng.choice(("", "At home", "Caf\u00e9 Central")),
                "note": rng.choice(("", "", "Rain all day")),
            }
        )
        for number in range(count)
    ]


def _position(rng: random.Random) -> dict[str, Any]:
    def side() -> str:
        return "".join(rng.choices("AHSQ.", k=10))

    names = rng.sample(NAMES, rng.randint(2, 3))
    return {"game": "pier18", "players": [{"name": one, "pier": [side(), side()]} for one in names]}


def at_the_terminal(folder: Path, entries: Sequence[BookEntry]) -> Iterator[Callable[[], float]]:
    """The list, a search and the statistics."""
    place = str(folder / f"{len(entries)}.sqlite")
    Book(place).keep(*entries)
    environ = environment(str(folder / "compiled"))
    for words in ((), ("central",), ("stats",)):
        command = ["-m", "boardscore", "book", *words, "--book", place]
        yield lambda command=command: seconds(command, environ)


def in_the_pad(entries: Sequence[BookEntry]) -> Iterator[Callable[[], float]]:
    """The list, a search, the statistics, and the import of a book file."""
    records = [*map(record_of, entries)]
    newest = ",".join(one["entry"] for one in records[-SHOWN:])
    listed = f'{{"format": 1, "entries": [{newest}]}}'
    summaries = "\n".join(one["summary"] for one in records)
    past = _request("past", listed, count=len(entries))
    yield lambda: _answered(past)
    found = _request("past", listed, count=len(entries), words="central")
    yield lambda: _answered(json.dumps({"ask": "find", "words": "central"}), found)
    yield lambda: _answered(_request("stats", summaries))
    yield lambda: _answered(_request("import", write_book(entries)))


def _request(what: str, book: str, **more: Any) -> str:
    return MARK.join((json.dumps({"ask": what, **more}), book))


def _answered(*requests: str) -> float:
    begun = time.process_time()
    for one in requests:
        assert '"mistakes"' not in answer(one)[:100]
    return time.process_time() - begun


def medians(tasks: Mapping[str, Sequence[Callable[[], float]]]) -> dict[str, list[float]]:
    """The median time of each task with the small and with the large book."""
    taken = {name: [list[float]() for _ in pair] for name, pair in tasks.items()}
    for _ in range(ROUNDS + 1):
        for name, pair in tasks.items():
            for times, task in zip(taken[name], pair, strict=True):
                times.append(task())
    return {name: [statistics.median(one[1:]) for one in pair] for name, pair in taken.items()}


def main() -> None:
    """Prints the times for each task, and what the large book takes more."""
    gc.set_threshold(50_000)  # as `boardscore` does
    names = ("list", "search", "statistics")
    places = [*(f"{one} at the terminal" for one in names), *(f"{one} in the pad" for one in names)]
    with tempfile.TemporaryDirectory() as folder:
        books = [games(count, random.Random(SEED)) for count in (1, MANY)]
        found = [(*at_the_terminal(Path(folder), one), *in_the_pad(one)) for one in books]
        tasks = dict(zip((*places, "import in the pad"), zip(*found, strict=True), strict=True))
        for name, (one, many) in medians(tasks).items():
            print(f"{name:<26} {one:7.3f} s  {many:7.3f} s  {many - one:+7.3f} s")


if __name__ == "__main__":
    sys.exit(main())
