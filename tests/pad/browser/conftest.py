"""A server, a browser, and pages in it. Nothing here sleeps: it polls for a condition."""

import importlib.util
import math
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from attrs import define

import boardscore
from boardscore.pad.server import Server
from tests.conftest import QUICK
from tests.pad import short_links
from tests.pad.conftest import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

HERE = Path(__file__).parent
CHROMIUM = shutil.which(os.environ.get("CHROMIUM", "chromium"))
FIREFOX = shutil.which(os.environ.get("FIREFOX", "firefox-esr"))
LOCKED = {"playwright": "playwright", "websockets": "websockets", "zxingcpp": "zxing-cpp"}
LACKING = {
    "chromium": [] if CHROMIUM else ["chromium"],
    "firefox": [] if FIREFOX else ["firefox-esr"],
}
"""What is missing for the tests in each browser."""
for _package, _name in LOCKED.items():
    if not importlib.util.find_spec(_package):
        for _lacking in LACKING.values():
            _lacking.append(f"{_name} (requirements/dev.txt)")
NPM = HERE.parents[2] / "requirements" / "npm" / "node_modules"
AXE = Path(os.environ.get("AXE") or NPM / "axe-core") / "axe.min.js"
Axe = Callable[["Page"], list[str]]
"""Finds what is hard to use for some people."""
PATIENCE = 60.0
"""The time limit of every step, in seconds."""
PHONE: Any = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB"}


@cache
def _scripts() -> dict[str, str]:
    text = (HERE / "scripts.js").read_text(encoding="utf-8")
    return dict(re.findall(r"^export const (\w+) = (.*?);\n(?=\n|\Z)", text, re.M | re.S))


def script(name: str) -> str:
    """A function of `scripts.js`, which tests run in the page."""
    return _scripts()[name]


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    """The README's tests do not even import these."""
    return True if config.option.markexpr == QUICK else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """All tests of this folder run only with `-m long`; `--browser` names their browsers.

    With `--browser`, a test that cannot run fails.
    """
    wanted = config.getoption("--browser")
    left_out = []
    for item in items:
        if item.path.parent != HERE:
            continue
        item.add_marker(pytest.mark.long)
        engine = _engine_of(item)
        if wanted not in {None, "both", engine}:
            left_out.append(item)
        elif LACKING[engine] and not wanted:
            missing = ", ".join(LACKING[engine])
            item.add_marker(pytest.mark.skip(reason=f"no browser: {missing} missing"))
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def _engine_of(item: pytest.Item) -> str:
    """The browser of a test."""
    called = getattr(item, "callspec", None)
    return str(called.params.get("engine", "chromium")) if called else "chromium"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests run in Chromium, and those with the mark `firefox` in Firefox too, if it can that."""
    mark = metafunc.definition.get_closest_marker("firefox")
    if mark and "lacks" not in mark.kwargs and "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", list(LACKING), indirect=True)


def until(is_so: Callable[[], Any], what: str = "") -> Any:
    """The first true answer to a question; fails after a generous while."""
    end = time.monotonic() + PATIENCE
    while True:
        found = is_so()
        if found:
            return found
        assert time.monotonic() < end, what or "it never came to be so"
        time.sleep(0.01)


def taps_of_symbols(sides: Sequence[str]) -> Iterator[str]:
    """The taps for a pier or a card, kind by kind, always a brush first."""
    for symbol in "SQHA":
        spaces = [
            f'[data-space="{side}-{column}"]'
            for side, line in zip(("upper", "lower"), sides, strict=True)
            for column, found in enumerate(line)
            if found == symbol
        ]
        if spaces:
            yield from (f'[data-brush="{symbol}"]', *spaces)


NOTES_WHAT_IS_PRINTED = script("notePrinted")


@define
class Pad:
    """A page of the pad, with the actions of a user."""

    page: "Page"
    context: "BrowserContext"
    address: str
    errors: list[str]
    """The complaints of the browser."""
    hosts: set[str]
    """Every host that the page contacted."""

    def open(self, game: str = "pier18", lang: str = "en", link: str = "") -> "Pad":
        """Opens a game; a link, or its short form, goes after the hash."""
        link = short_links.link(link)
        self.page.goto(f"{self.address}?game={game}&lang={lang}" + (f"#{link}" if link else ""))
        return self.answered()

    def answered(self) -> "Pad":
        """Waits until all that was entered is scored."""
        state = "(({ready, pending}) => ready === 'yes' && pending === 'no')"
        until(lambda: self.page.evaluate(f"{state}(document.documentElement.dataset)"), "no answer")
        return self

    def tap(self, *selectors: str) -> "Pad":
        """Taps one thing after another, each once the previous one is scored and shown."""
        for selector in selectors:
            self.page.locator(selector).click(timeout=PATIENCE * 1000)
            self.answered()
        return self

    def stroke(self, points: list[tuple[float, float]]) -> "Pad":
        """Moves a finger over the page, from point to point.

        The page has handled each move before the next one, however busy the machine is.
        """
        if hasattr(self.page, "stroke"):
            self.page.stroke(points)
            return self.answered()
        send: Any = self.context.new_cdp_session(self.page).send
        for kind, point in zip(["touchStart", *["touchMove"] * len(points)], points, strict=False):
            there = {"x": point[0], "y": point[1]}
            send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [there]})
            self.page.evaluate("new Promise(requestAnimationFrame)")
        time.sleep(0.2)  # the finger rests before it is lifted, or the page would fling
        send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return self.answered()

    def fill(self, selector: str, text: str) -> "Pad":
        """Types a text into a field."""
        self.page.locator(selector).fill(text, timeout=PATIENCE * 1000)
        return self.answered()

    def write(self, selector: str, text: str) -> "Pad":
        """Types a text into a field and leaves it."""
        self.page.locator(selector).fill(text, timeout=PATIENCE * 1000)
        self.page.locator(selector).press("Enter")
        return self.answered()

    def load(self, name: str, text: str) -> "Pad":
        """Opens a file."""
        file: Any = {"name": name, "mimeType": "", "buffer": text.encode()}
        self.page.locator("nav [data-file]").set_input_files(file)
        return self.answered()

    def box(self, selector: str) -> dict[str, float]:
        """The position of an element; what is not in the bar is scrolled into the middle."""
        place = self.page.locator(selector)
        place.evaluate("(one) => one.closest('footer') || one.scrollIntoView({ block: 'center' })")
        found: Any = place.bounding_box()
        return dict(found)

    def halves(self, *numbers: int) -> "Pad":
        """Taps half-sides of the opened tile, each in its middle."""
        for number in numbers:
            box = self.box(".large")
            turn = math.radians(-112.5 + 45 * number)
            x, y = (box["width"] * (0.5 + 0.35 * one) for one in (math.cos(turn), math.sin(turn)))
            self.page.mouse.click(box["x"] + x, box["y"] + y)
        return self.answered()

    def printed(self) -> str:
        """The printed page, line by line, with one more line for its pictures."""
        self.page.evaluate(NOTES_WHAT_IS_PRINTED)
        assert self.page.pdf().startswith(b"%PDF")
        until(lambda: self.page.evaluate("'paper' in window"), "nothing is printed")
        return str(self.page.evaluate("window.paper"))

    def press_print(self) -> "Pad":
        """Prints by the button of the page; the sheet stays there."""
        mark = "document.body.dataset.printed = 'yes'"
        self.page.evaluate(f"() => {{ window.print = () => {{ {mark}; }}; }}")
        self.page.locator("[data-print]").click()
        until(lambda: self.page.evaluate("document.body.dataset.printed"), "nothing is printed")
        return self.answered()

    def call(self, seat: int, name: str) -> "Pad":
        return self.tap(f'[data-seat="{seat}"]').write("[data-name]", name)

    def lay(self, pier: list[str]) -> "Pad":
        """Enters the pier of the current player, kind by kind."""
        return self.tap(*taps_of_symbols(pier))

    def text(self, selector: str) -> str:
        return self.page.locator(selector).inner_text(timeout=PATIENCE * 1000)

    def totals(self) -> list[str]:
        """The totals on the page, by seat."""
        return self.page.locator("[data-total]").all_inner_texts()

    def link(self) -> str:
        """The part of the address after the hash."""
        return str(self.page.evaluate("location.hash.slice(1)"))

    def entered(self, seat: int = 0) -> Any:
        """A player in the link in the address."""
        return short_links.document(self.link())["players"][seat]

    def saved(self) -> str:
        with self.page.expect_download(timeout=PATIENCE * 1000) as download:
            self.page.locator("nav [data-save]").click()
        return download.value.path().read_text(encoding="utf-8")

    def shows(self, position: Any, lang: str = "en", empty: int | None = None) -> None:
        """Compares the page with the score of the library; an empty seat has none."""
        result = boardscore.score(position)
        totals = ["?" if one.total is None else str(one.total) for one in result.players]
        assert self.totals() == ["–" if at == empty else one for at, one in enumerate(totals)]
        for seat, player in enumerate(result.players):
            self.tap(f'[data-seat="{seat}"]')
            told = self.page.locator("[data-line] .why").all_inner_texts()
            assert told == [line.text(lang) for line in player.lines]


@contextmanager
def opened_pad(**settings: Any) -> Iterator[Pad]:
    """A page in Chromium, with a server and a browser of its own, for programs without pytest."""
    driver = importlib.import_module("playwright.sync_api")
    with serving() as server, driver.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(**{**PHONE, **settings})
        pad = watched(context, server.address)
        yield pad
        assert pad.errors == []
        browser.close()


@pytest.fixture(name="launch", scope="session")
def _launch() -> Iterator[Callable[..., Any]]:
    """Starts Chromium and Firefox; with each size of text only once."""
    with ExitStack() as stack:

        @cache
        def chromium(text_size: int) -> Any:
            driver = importlib.import_module("playwright.sync_api")
            options = ["--no-sandbox", f"--blink-settings=defaultFontSize={text_size}"]
            playwright = playwrights(driver)
            return stack.enter_context(
                playwright.chromium.launch(executable_path=CHROMIUM, args=options)
            )

        @cache
        def playwrights(driver: Any) -> Any:
            return stack.enter_context(driver.sync_playwright())

        @cache
        def firefox(text_size: int, color_scheme: str) -> Any:
            driver = importlib.import_module("tests.pad.browser.firefox")
            return stack.enter_context(driver.running(FIREFOX, text_size, color_scheme))

        yield (
            lambda engine, text_size=16, color_scheme="light": (
                firefox(text_size, color_scheme) if engine == "firefox" else chromium(text_size)
            )
        )


@pytest.fixture(name="engine")
def _engine(request: pytest.FixtureRequest) -> str:
    """The name of the browser."""
    return str(getattr(request, "param", "chromium"))


@pytest.fixture(name="browser", scope="session")
def _browser(launch: Callable[..., Any]) -> "Browser":
    browser: Browser = launch("chromium")
    return browser


@pytest.fixture(name="new_pad")
def _new_pad(
    launch: Callable[..., Any], engine: str, server: Server
) -> Iterator[Callable[..., Pad]]:
    """Creates pages, each in a new browser context; the browser must not complain."""
    made: list[Pad] = []

    def make(*, text_size: int = 16, color_scheme: str = "light", **settings: Any) -> Pad:
        browser = launch(engine, text_size, color_scheme)
        context = browser.new_context(**{**PHONE, **settings, "color_scheme": color_scheme})
        pad = watched(context, server.address)
        made.append(pad)
        return pad

    yield make
    for pad in made:
        pad.context.close()
        assert pad.errors == []
        assert pad.hosts <= {f"127.0.0.1:{server.server_port}", ""}


def watched(context: "BrowserContext", address: str) -> Pad:
    """A new page; the complaints of the browser, and the hosts that it contacts, are recorded."""
    pad = Pad(context.new_page(), context, address, [], set())
    pad.page.on("pageerror", lambda error: pad.errors.append(str(error)))
    pad.page.on(
        "console", lambda said: pad.errors.append(said.text) if said.type == "error" else None
    )
    pad.page.on("request", lambda asked: pad.hosts.add(urlsplit(asked.url).netloc))
    return pad


@pytest.fixture(name="pad")
def _pad(new_pad: Callable[..., Pad]) -> Pad:
    """A page as on a phone."""
    return new_pad()


TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = script("axeFindings")


@pytest.fixture(name="axe", scope="session")
def _axe(request: pytest.FixtureRequest) -> Axe:
    if not AXE.is_file() and not request.config.getoption("--browser"):
        pytest.skip("axe is not here (npm ci --prefix requirements/npm)")
    script = AXE.read_text(encoding="utf-8")

    def find(page: "Page") -> list[str]:
        page.evaluate(script)
        found: list[str] = page.evaluate(RUN, TAGS)
        return found

    return find
