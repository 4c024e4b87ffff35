"""What a visit of the score pad costs: bytes, time to the first score, time from a tap to it.

    nox -s bench-pad -- [bytes] [starts] [taps] [taps-offline]

Bytes are those of a first visit, compressed with brotli as a host would. Starts are measured in
turn, many times in one run, and told in starts of a bare Pyodide, as npm has it, in the same
browser from the same host: the first visit, another one from what the browser kept of Python's
memory, and one without that. Taps are those of the sample games of the tests, by a finger, on half
a core, which the browser and the server share; that needs Linux and the rights of root. They are
answered by the server, or, as `taps-offline`, by Python in the browser. All of it needs chromium.
"""

import math
import os
import re
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import brotli
from docs.offline.build import PYODIDE, build
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.pad.browser.host import Host, files_of, hosted
from tests.pad.taps import games

ROUNDS = 5
TIMES = 3
PAUSE = 0.1
"""How long a page is asked nothing before and after a tap, in seconds: asking takes its share."""
KIND = re.compile(r"\[data-([a-z-]+)")
GROUPS = Path("/sys/fs/cgroup/cpu")
DRIVERS = {"node", "MainThread"}
PHONE: Any = {"width": 390, "height": 844}
MIDDLE = """(one) => {
  one.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
"""Where a finger hits an element, which is brought into view."""
BARE = {
    "bare.html": b'<!DOCTYPE html><script type="module" src="bare.js"></script>',
    "bare.js": b"""
new Worker("bare-worker.js", { type: "module" }).addEventListener("message", () => {
  document.documentElement.dataset.ready = "yes";
});
""",
    "bare-worker.js": b"""
import { loadPyodide } from "./bare/pyodide.mjs";
const python = await loadPyodide();
self.postMessage(python.runPython("1 + 1"));
""",
}
NOTES = """
  const NAMES = ["data-ready", "data-pending"];
  const begun = [];
  window.taps = [];
  addEventListener("pointerdown", () => {
    begun.push(performance.now());
    window.taps.push(null);
  }, { capture: true });
  new MutationObserver(() => {
    const { ready, pending } = document.documentElement.dataset;
    if (ready === "yes") window.firstScore ??= performance.now();
    const last = begun.length - 1;
    if (pending === "no" && last >= 0) window.taps[last] ??= performance.now() - begun[last];
  }).observe(document, { attributes: true, subtree: true, attributeFilter: NAMES });
"""
FORGETS_MEMORY = """
  caches.keys().then(async (names) => {
    for (const name of names) if (name.includes(" snapshot ")) await caches.delete(name);
  })
"""
REMEMBERS = """
  caches.keys().then(async (names) => {
    const cache = await caches.open(names.find((name) => name.includes(" snapshot ")) ?? "none");
    return (await cache.keys()).length;
  })
"""


WITHOUT_MEMORY = "again, without its memory"
PAGES = {
    "bare Pyodide": "bare.html",
    "first visit": "index.html",
    "again, from its memory": "index.html",
    WITHOUT_MEMORY: "index.html",
}
"""What is opened in turn, by one visitor."""


# Bytes


def sizes(files: dict[str, bytes]) -> None:
    """What a first visit sends, which keeps all of it."""
    runtime = {name for name in files if name.startswith("runtime/") or name == "library.zip"}
    sent = {name: len(compressed(content)) for name, content in files.items()}
    for name in sorted(sent, key=lambda name: (name not in runtime, name)):
        print(f"{name:<28} {sent[name]:>9,} bytes")
    front = sum(sent[name] for name in files.keys() - runtime)
    print(f"{'front end':<28} {front:>9,} bytes in {len(files) - len(runtime)} files")
    print(f"{'first visit':<28} {sum(sent.values()):>9,} bytes")


def compressed(content: bytes) -> bytes:
    return brotli.compress(content, quality=11, lgwin=24)


# Starts


def starts(browser: Browser, files: dict[str, bytes]) -> None:
    """How long it takes to the first score, in starts of a bare Pyodide."""
    bare = {f"bare/{name}": content for name, content in files_of(PYODIDE).items()}
    measured: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        with hosted({**files, **BARE, **bare}) as host, a_visitor(browser) as visitor:
            for name, page in PAGES.items():
                if name == WITHOUT_MEMORY:
                    forget(visitor, host)
                measured.setdefault(name, []).append(first_score(visitor, host, page))
    medians = {name: statistics.median(times) for name, times in measured.items()}
    for name, median in medians.items():
        print(f"{name:<28} {median:>9,.0f} ms  {median / medians['bare Pyodide']:5.2f} x")


def forget(visitor: BrowserContext, host: Host) -> None:
    """Has the browser forget what it kept of Python's memory."""
    page = visitor.new_page()
    page.goto(f"{host.address}bare.js")  # any file of the host; no page of the pad
    page.evaluate(FORGETS_MEMORY)
    page.close()


@contextmanager
def a_visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has kept nothing."""
    visitor = browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB")
    visitor.add_init_script(NOTES)
    yield visitor
    visitor.close()


def first_score(visitor: BrowserContext, host: Host, page: str) -> float:
    """Milliseconds from the first byte that is asked for to the first score."""
    opened = visitor.new_page()
    opened.goto(f"{host.address}{page}")
    found = until(lambda: opened.evaluate("window.firstScore ?? 0"))
    if page == "index.html":
        until(lambda: opened.evaluate(REMEMBERS))  # made after the first score
    opened.close()
    return float(found)


def until(is_so: Callable[[], Any]) -> Any:
    while not (found := is_so()):
        time.sleep(0.02)
    return found


# Taps


def taps(browser: Browser, _: dict[str, bytes]) -> None:
    """How long a tap takes to its score on half a core, answered by the server."""
    with half_a_core() as share, served() as address:
        print_taps(browser, address, share)


def taps_offline(browser: Browser, files: dict[str, bytes]) -> None:
    """How long a tap takes to its score on half a core, answered by Python in the browser."""
    with half_a_core() as share, hosted(files) as host:
        print_taps(browser, host.address, share)


def print_taps(browser: Browser, address: str, share: Callable[[list[int]], None]) -> None:
    """Taps every game several times in turn, and prints what the taps of each kind took.

    Of each tap the fastest counts: it is the same work every time, and what else this machine does
    only makes it slower.
    """
    rounds: dict[str, list[list[Any]]] = {name: [] for name in games()}
    for _ in range(TIMES):
        for name, game in games().items():
            with a_visitor(browser) as visitor:
                share(children(os.getpid()))
                rounds[name].append(tapped(visitor, address, game))
    kinds: dict[str, list[float]] = {"a tap": []}
    for name, game in games().items():
        for at, selector in enumerate(game["taps"]):
            answered = [times[at] for times in rounds[name] if times[at] is not None]
            if not answered:
                continue  # a brush, say, asks for nothing
            kind = KIND.findall(selector)[0] if at else "first of a page"
            kinds.setdefault(kind, []).append(min(answered))
            kinds["a tap"].append(min(answered))
    for kind, times in kinds.items():
        print(f"{kind:<16} {len(times):>4} taps  median {statistics.median(times):6.1f} ms", end="")
        print(f"  95th percentile {percentile(times):6.1f} ms")


def percentile(times: list[float]) -> float:
    """The time that 95 of 100 do not exceed; of a few, the longest."""
    return sorted(times)[math.ceil(0.95 * len(times)) - 1]


@contextmanager
def half_a_core() -> Iterator[Callable[[list[int]], None]]:
    """Has processes, and those that they start, share half a core.

    That takes a group of processes of Linux, and who may make one.
    """
    group = GROUPS / f"boardscore-{os.getpid()}"
    group.mkdir()
    (group / "cpu.cfs_period_us").write_text("10000")
    (group / "cpu.cfs_quota_us").write_text("5000")
    (group / "cpu.shares").write_text("100000")  # before all else that this machine does
    before: set[int] = set()

    def share(processes: list[int]) -> None:
        for process in {*processes} - before:
            with suppress(OSError):  # it is gone already
                (group / "cgroup.procs").write_text(str(process))
            before.add(process)

    try:
        yield share
    finally:
        until(lambda: is_dissolved(group))


def is_dissolved(group: Path) -> bool:
    """Lets the processes of a group go, and whether that was all; one may just be ending."""
    with suppress(OSError):
        for process in (group / "cgroup.procs").read_text().split():
            (GROUPS / "cgroup.procs").write_text(process)
        group.rmdir()
    return not group.exists()


def children(process: int) -> list[int]:
    """The browser and the server: all that a process started, but for what drives the browser."""
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            name = Path(f"/proc/{child}/comm").read_text().strip()
            found += [] if name in DRIVERS else [int(child)]
            found += children(int(child))
    return found


@contextmanager
def served() -> Iterator[str]:
    """The address of `boardscore pad`, in a process of its own."""
    command = [sys.executable, "-m", "boardscore", "pad", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found
        yield found[0]
        server.terminate()


def tapped(visitor: BrowserContext, address: str, game: dict[str, Any]) -> list[Any]:
    """Milliseconds of every tap of a game; None for what asks for no answer."""
    page = visitor.new_page()
    page.goto(f"{address}?game={game['game']}&lang=en#{game.get('start', '')}")
    settled(page)
    for selector in game["taps"]:
        x, y = page.locator(selector).evaluate(MIDDLE)
        time.sleep(PAUSE)
        page.touchscreen.tap(x, y)
        time.sleep(PAUSE)
        settled(page)
    times: list[Any] = page.evaluate("window.taps")
    page.close()
    return times


def settled(page: Page) -> None:
    is_settled = "(({ready, pending}) => ready === 'yes' && pending === 'no')"
    until(lambda: page.evaluate(f"{is_settled}(document.documentElement.dataset)"))


def built() -> dict[str, bytes]:
    """The files of the pad that needs no server."""
    with TemporaryDirectory() as folder:
        build(Path(folder))
        return files_of(Path(folder))


MEASURES = {"starts": starts, "taps": taps, "taps-offline": taps_offline}


def main() -> None:
    """Measures what is asked for, or all."""
    asked = sys.argv[1:] or ["bytes", "starts", "taps"]
    files = {} if asked == ["taps"] else built()
    if "bytes" in asked:
        sizes(files)
    for name, measure in MEASURES.items():
        if name not in asked:
            continue
        with sync_playwright() as playwright:
            chromium = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            measure(browser, files)
            browser.close()


if __name__ == "__main__":
    main()
