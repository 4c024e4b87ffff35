"""What a visit of the score pad costs: bytes, time to the first score, time from a tap to it.

    python -m benchmarks.pad [bytes] [starts] [taps]

Bytes are those of a first visit, compressed with brotli as a host would. Starts are measured in
turn, many times in one run, and told in starts of a bare Pyodide, as npm has it, in the same
browser from the same host: the first visit, another one from what the browser kept of Python's
memory, and one without that. Taps are those of the sample games of the tests, on one core, which
the server and what taps share with the browser. It needs `requirements/browser.txt`,
`requirements/bench.txt`, chromium and Pyodide (`npm ci --prefix requirements/npm`).
"""

import os
import shutil
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import brotli
from docs.offline.build import PYODIDE, build
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.pad.browser.host import Host, files_of, hosted
from tests.pad.taps import games

from boardscore.pad.server import Server

ROUNDS = 5
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
  let begun = null;
  window.taps = [];
  addEventListener("pointerdown", () => { begun = performance.now(); }, { capture: true });
  new MutationObserver(() => {
    const { ready, pending } = document.documentElement.dataset;
    if (ready === "yes") window.firstScore ??= performance.now();
    if (pending !== "no" || begun === null) return;
    window.taps.push(performance.now() - begun);
    begun = null;
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
    """What a first visit in English sends."""
    first = {name: content for name, content in files.items() if name != "words-de.json"}
    runtime = {name for name in first if name.startswith("runtime/") or name == "library.zip"}
    sent = {name: len(compressed(content)) for name, content in first.items()}
    for name in sorted(runtime):
        print(f"{name:<28} {sent[name]:>9,} bytes")
    front = sum(sent[name] for name in first.keys() - runtime)
    print(f"{'front end':<28} {front:>9,} bytes in {len(first) - len(runtime)} files")
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
    visitor = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
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


def taps(browser: Browser, files: dict[str, bytes]) -> None:
    """How long a tap takes to its score, with Python in the browser and with the server."""
    with hosted(files) as host, Server(0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for name, address in (("in the browser", host.address), ("by the server", server.address)):
            times = []
            for game in games().values():
                with a_visitor(browser) as visitor:
                    times += tapped(visitor, address, game)
            median, ninety_five = statistics.median(times), statistics.quantiles(times, n=20)[-1]
            print(
                f"a tap {name:<22} {median:>9.1f} ms  95th percentile {ninety_five:.1f} ms "
                f"({len(times)} taps)"
            )
        server.shutdown()


def tapped(visitor: BrowserContext, address: str, game: dict[str, Any]) -> list[float]:
    """Milliseconds of every tap of a game that was answered; a brush, say, asks for nothing."""
    page = visitor.new_page()
    page.goto(f"{address}?game={game['game']}&lang=en#{game.get('start', '')}")
    settled(page)
    for selector in game["taps"]:
        page.locator(selector).click()
        settled(page)
    times: list[float] = page.evaluate("window.taps")
    page.close()
    return times


def settled(page: Page) -> None:
    is_settled = "(({ready, pending}) => ready === 'yes' && pending === 'no')"
    until(lambda: page.evaluate(f"{is_settled}(document.documentElement.dataset)"))


def main() -> None:
    """Measures what is asked for, or all."""
    asked = sys.argv[1:] or ["bytes", "starts", "taps"]
    with TemporaryDirectory() as folder:
        build(Path(folder))
        files = files_of(Path(folder))
    if "bytes" in asked:
        sizes(files)
    for name, measure in (("starts", starts), ("taps", taps)):
        if name not in asked:
            continue
        if name == "taps":
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # and all that is started now
        with sync_playwright() as playwright:
            chromium = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            measure(browser, files)
            browser.close()


if __name__ == "__main__":
    main()
