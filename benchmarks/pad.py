"""The cost of a visit of the score pad: bytes, and times to the first and to later scores.

    nox -s bench-pad -- [bytes] [starts] [taps] [taps-slow] [taps-offline]

Bytes are those of a first visit, compressed with brotli like a host would. Starts are measured
alternately, many times in one run, and compared with a bare Pyodide from npm in the same browser
and from the same host: the first visit, another one that uses the saved memory of Python, and one
without that. Taps are those of the sample games of the tests, by a finger, on half a core, which
the browser and the server share; that needs Linux and root. They are answered by the server, or,
with `taps-offline`, by Python in the browser. `taps-slow` slows the page down by a factor of 4
instead, as developers do to imitate a phone, and needs no root. All of it needs Chromium.
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
"""The pause in seconds before and after a tap, without queries, which cost CPU time."""
KIND = re.compile(r"\[data-([a-z-]+)")
GROUPS = Path("/sys/fs/cgroup/cpu")
DRIVERS = {"node", "MainThread"}
PHONE: Any = {"width": 390, "height": 844}
MIDDLE = """(one) => {
  one.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
"""The point where a finger hits an element, after scrolling it into view."""
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
"""The pages that a visitor opens, one after another."""


# Bytes


def sizes(files: dict[str, bytes]) -> None:
    """Prints the sizes of all files that a first visit loads and stores."""
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
    """Prints the time to the first score, relative to the start of a bare Pyodide."""
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
    """Deletes the saved memory of Python from the browser."""
    page = visitor.new_page()
    page.goto(f"{host.address}bare.js")  # any file of the host that is not a page of the pad
    page.evaluate(FORGETS_MEMORY)
    page.close()


@contextmanager
def a_visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A browser without stored data."""
    visitor = browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB")
    visitor.add_init_script(NOTES)
    yield visitor
    visitor.close()


def first_score(visitor: BrowserContext, host: Host, page: str) -> float:
    """Milliseconds from the first request to the first score."""
    opened = visitor.new_page()
    opened.goto(f"{host.address}{page}")
    found = until(lambda: opened.evaluate("window.firstScore ?? 0"))
    if page == "index.html":
        until(lambda: opened.evaluate(REMEMBERS))  # saved after the first score
    opened.close()
    return float(found)


def until(is_so: Callable[[], Any]) -> Any:
    while not (found := is_so()):
        time.sleep(0.02)
    return found


# Taps


def taps(browser: Browser, _: dict[str, bytes]) -> None:
    """Measures the time from a tap to its score on half a core, answered by the server."""
    with half_a_core() as share, served() as address:
        print_taps(browser, address, share)


def taps_slow(browser: Browser, _: dict[str, bytes]) -> None:
    """Measures the time from a tap to its score on a page that is 4 times slower."""
    with served() as address:
        print_taps(browser, address, slower=4)


def taps_offline(browser: Browser, files: dict[str, bytes]) -> None:
    """Measures the time from a tap to its score on half a core, answered in the browser."""
    with half_a_core() as share, hosted(files) as host:
        print_taps(browser, host.address, share)


def print_taps(
    browser: Browser,
    address: str,
    share: Callable[[list[int]], None] = lambda _: None,
    slower: int = 1,
) -> None:
    """Taps every game several times, alternately, and prints the times of each kind of tap.

    The fastest time of each tap counts: the work is the same every time, and other work on the
    machine only slows it down.
    """
    rounds: dict[str, list[list[Any]]] = {name: [] for name in games()}
    for _ in range(TIMES):
        for name, game in games().items():
            with a_visitor(browser) as visitor:
                share(children(os.getpid()))
                rounds[name].append(tapped(visitor, address, game, slower))
    kinds: dict[str, list[float]] = {"a tap": []}
    for name, game in games().items():
        for at, tap in enumerate(game["taps"]):
            selector = tap if isinstance(tap, str) else tap[-1]
            answered = [times[at] for times in rounds[name] if times[at] is not None]
            if not answered:
                continue  # for example a brush, which sends no request
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
    """Limits processes and their children to half a core.

    That needs a control group of Linux, and the right to create one.
    """
    group = GROUPS / f"boardscore-{os.getpid()}"
    group.mkdir()
    (group / "cpu.cfs_period_us").write_text("10000")
    (group / "cpu.cfs_quota_us").write_text("5000")
    (group / "cpu.shares").write_text("100000")  # priority over all other processes
    before: set[int] = set()

    def share(processes: list[int]) -> None:
        for process in {*processes} - before:
            with suppress(OSError):  # it has ended already
                (group / "cgroup.procs").write_text(str(process))
            before.add(process)

    try:
        yield share
    finally:
        until(lambda: is_dissolved(group))


def is_dissolved(group: Path) -> bool:
    """Removes a control group, and returns whether that worked: a process may still be ending."""
    with suppress(OSError):
        for process in (group / "cgroup.procs").read_text().split():
            (GROUPS / "cgroup.procs").write_text(process)
        group.rmdir()
    return not group.exists()


def children(process: int) -> list[int]:
    """The browser and the server: all descendants of a process except the browser's driver."""
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            name = Path(f"/proc/{child}/comm").read_text().strip()
            found += [] if name in DRIVERS else [int(child)]
            found += children(int(child))
    return found


@contextmanager
def served() -> Iterator[str]:
    """The address of `boardscore pad`, running in another process."""
    command = [sys.executable, "-m", "boardscore", "pad", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found
        yield found[0]
        server.terminate()


def tapped(visitor: BrowserContext, address: str, game: dict[str, Any], slower: int) -> list[Any]:
    """The milliseconds of every tap of a game; None for a tap without a request.

    Of a stroke only the last part is tapped, as the time begins when a finger touches the page.
    """
    page = visitor.new_page()
    visitor.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(f"{address}?game={game['game']}&lang=en#{game.get('start', '')}")
    settled(page)
    for tap in game["taps"]:
        selector = tap if isinstance(tap, str) else tap[-1]
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
    """The files of the pad without a server."""
    with TemporaryDirectory() as folder:
        build(Path(folder))
        return files_of(Path(folder))


MEASURES = {
    "starts": starts,
    "taps": taps,
    "taps-slow": taps_slow,
    "taps-offline": taps_offline,
}


def main() -> None:
    """Runs the chosen measurements, or all."""
    asked = sys.argv[1:] or ["bytes", "starts", "taps"]
    files = {} if {*asked} <= {"taps", "taps-slow"} else built()
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
