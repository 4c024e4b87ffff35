"""Firefox, driven by WebDriver BiDi, with the part of Playwright's interface that the tests use.

Playwright cannot drive a Firefox of Debian. This one speaks the protocol itself, so no other
program is needed. All clicks are taps of a finger.
"""

import base64
import json
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, Self

from attrs import define, field, frozen
from websockets.sync.client import ClientConnection, connect

from tests.tables import read_table

from .conftest import PATIENCE, script, until

PREFS: Any = read_table(__file__, "PREFS")
SCHEMES = ["dark", "light"]
"""Colour schemes, by their numbers in the preferences."""
SAVED = "saved"
"""The folder for files that pages save."""
EVENTS = ["browsingContext.load", "log.entryAdded", "network.beforeRequestSent"]
KEYS: Any = read_table(__file__, "KEYS")
"""The keys without a character, as the protocol writes them."""

FOUND = script("elementsOf")
WHERE = script("middleToTap")
FILL = script("fill")
CHOOSE = script("choose")
BOX = script("boxOf")


class FirefoxError(Exception):
    """Firefox refuses a command, or a script fails in it."""


@contextmanager
def running(program: str, text_size: int = 16, color_scheme: str = "light") -> Iterator["Firefox"]:
    """Firefox without a window, and without any data, until the block ends."""
    looks = {
        "font.size.variable.x-western": text_size,
        "layout.css.prefers-color-scheme.content-override": SCHEMES.index(color_scheme),
    }
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        saves = {"browser.download.dir": str(Path(folder, SAVED))}
        prefs = {**PREFS, **looks, **saves}.items()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in prefs]
        Path(folder, "user.js").write_text("".join(lines), encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--remote-debugging-port=0"]
        quiet: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        with subprocess.Popen([*command, "--profile", folder], **quiet) as process:
            try:
                with connect(until(partial(_address, Path(folder))), max_size=None) as socket:
                    yield Firefox(socket, Path(folder))
            finally:
                process.terminate()


def _address(folder: Path) -> str | None:
    """The address where Firefox answers, once it does."""
    try:
        found = json.loads((folder / "WebDriverBiDiServer.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return f"ws://{found['ws_host']}:{found['ws_port']}/session"


class Firefox:
    """A running Firefox. Its contexts share no data."""

    def __init__(self, socket: ClientConnection, folder: Path) -> None:
        self.socket, self.folder = socket, folder
        self.pages: dict[str, Page] = {}
        self.number = 0
        session = self.send("session.new", capabilities={})
        self.process = session["capabilities"]["moz:processID"]
        self.send("session.subscribe", events=EVENTS)

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Sends a command and waits for its result; reports events to their pages."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while (said := json.loads(self.socket.recv(PATIENCE))).get("id") != self.number:
            self._hear(**said)
        if said["type"] == "error":
            raise FirefoxError(f"{method}: {said['error']}: {said['message']}")
        result: dict[str, Any] = said["result"]
        return result

    def _hear(self, method: str, params: dict[str, Any], **_: Any) -> None:
        context = params.get("context") or params.get("source", {}).get("context")
        page = self.pages.get(str(context))
        if page:
            page.hear(method, params)

    def new_context(self, **settings: Any) -> "Context":
        """Storage of its own, for pages of one size."""
        return Context(self, self.send("browser.createUserContext")["userContext"], settings)


@define
class Context:
    """Pages with common storage."""

    browser: Firefox
    name: str
    settings: dict[str, Any]

    def new_page(self) -> "Page":
        send = self.browser.send
        made = send("browsingContext.create", type="window", userContext=self.name)["context"]
        page = self.browser.pages[made] = Page(self.browser, made)
        page.set_viewport_size(self.settings["viewport"])
        return page

    def add_init_script(self, script: str) -> None:
        function = f"() => {{ {script} }}"
        self.browser.send(
            "script.addPreloadScript", functionDeclaration=function, userContexts=[self.name]
        )

    def close(self) -> None:
        self.browser.send("browser.removeUserContext", userContext=self.name)


@define
class Page:
    """A tab."""

    browser: Firefox
    name: str
    listeners: dict[str, Callable[[Any], None]] = field(factory=dict)

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        return self.browser.send(method, context=self.name, **params)

    def on(self, event: str, listener: Callable[[Any], None]) -> None:
        """Listens to `pageerror`, `console` or `request`."""
        self.listeners[event] = listener

    def hear(self, method: str, params: dict[str, Any]) -> None:
        """Handles an event of this page."""
        if method == "network.beforeRequestSent":
            self._report("request", url=params["request"]["url"])
        elif method == "log.entryAdded":
            self._report("console", type=params["level"], text=params["text"])

    def _report(self, event: str, **about: str) -> None:
        if event in self.listeners:
            self.listeners[event](SimpleNamespace(**about))

    def goto(self, address: str) -> None:
        self.send("browsingContext.navigate", url=address, wait="complete")

    def reload(self) -> None:
        self.send("browsingContext.reload", wait="complete")

    def set_viewport_size(self, size: dict[str, int]) -> None:
        self.send("browsingContext.setViewport", viewport=size)

    def evaluate(self, script: str, arg: Any = None) -> Any:
        """The value of an expression, or of a function for an argument."""
        value = f"(({script.rstrip().removesuffix(';')}\n))"
        called = f"typeof value === 'function' ? value({json.dumps(arg)}) : value"
        text = self.call(
            f"async () => {{ const value = {value}; return JSON.stringify([await ({called})]); }}"
        )
        return json.loads(text["value"])[0]

    def call(self, function: str) -> dict[str, Any]:
        """The result of a function, as the protocol writes it."""
        said = self.browser.send(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": self.name},
            userActivation=True,
        )
        if said["type"] == "exception":
            raise FirefoxError(said["exceptionDetails"]["text"])
        result: dict[str, Any] = said["result"]
        return result

    def act(self, kind: str, *actions: dict[str, Any], **more: Any) -> None:
        """Uses the keyboard, the mouse or a finger."""
        source = {"type": kind, "id": kind + str(more), "actions": actions, **more}
        self.send("input.performActions", actions=[source])

    def locator(self, selector: str) -> "Locator":
        return Locator(self, ((selector, None),))

    def pdf(self) -> bytes:
        return base64.b64decode(self.send("browsingContext.print")["data"])

    @contextmanager
    def expect_download(self, **_: Any) -> Iterator[SimpleNamespace]:
        """The next file that is saved; its path is known after the block."""
        before = {*self._saved()}
        found: list[Path] = []
        yield SimpleNamespace(value=SimpleNamespace(path=lambda: found[0]))
        found += until(lambda: [*{*self._saved()} - before], "nothing is saved")

    def _saved(self) -> Sequence[Path]:
        """The files that are saved as a whole: the first part of one has another name beside it."""
        files = [*(self.browser.folder / SAVED).glob("*")]
        return [] if any(one.suffix == ".part" for one in files) else files

    @property
    def keyboard(self) -> SimpleNamespace:
        return SimpleNamespace(press=self.press)

    def press(self, key: str) -> None:
        """Presses a key, perhaps with others: `Control+z`."""
        keys = [KEYS.get(one, one) for one in key.split("+")]
        down = [{"type": "keyDown", "value": one} for one in keys]
        up = [{"type": "keyUp", "value": one} for one in reversed(keys)]
        self.act("key", *down, *up)

    @property
    def mouse(self) -> SimpleNamespace:
        act = partial(self.act, "pointer", parameters={"pointerType": "mouse"})
        move = lambda x, y, **_: act({"type": "pointerMove", "x": x, "y": y})  # noqa: E731
        down, up = (partial(act, {"type": f"pointer{way}", "button": 0}) for way in ("Down", "Up"))
        return SimpleNamespace(
            move=move, down=down, up=up, click=lambda x, y: (move(x, y), down(), up())
        )

    @property
    def touchscreen(self) -> SimpleNamespace:
        return SimpleNamespace(tap=lambda x, y: self.stroke([(x, y)]))

    def stroke(self, points: Sequence[tuple[float, float]]) -> None:
        first, *others = ({"type": "pointerMove", "x": x, "y": y} for x, y in points)
        rest = {"type": "pause", "duration": 20}
        down, up = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        then = [one for move in others for one in (move, rest)]
        self.act("pointer", first, down, *then, up, parameters={"pointerType": "touch"})


def running_script(work: str) -> Callable[..., Any]:
    """A method that returns what a script makes of the element."""
    return lambda self, **_: self.evaluate(work)


@frozen
class Locator:
    """Elements of a page. What acts on one element waits for it, and fails if there are several."""

    page: Page
    path: tuple[tuple[str, int | None], ...]

    bounding_box = running_script(BOX)
    focus = running_script("(one) => one.focus()")
    inner_text = running_script("(one) => one.innerText")
    input_value = running_script("(one) => one.value")
    is_disabled = running_script("(one) => one.disabled")

    def locator(self, selector: str) -> Self:
        return type(self)(self.page, (*self.path, (selector, None)))

    def nth(self, at: int) -> Self:
        *before, (selector, _) = self.path
        return type(self)(self.page, (*before, (selector, at)))

    @property
    def first(self) -> Self:
        return self.nth(0)

    def all(self) -> list[Self]:
        is_one = self.path[-1][1] is not None
        return [self] if is_one else [self.nth(at) for at in range(self.count())]

    def evaluate_all(self, work: str, arg: Any = None) -> Any:
        function = f"([path, arg]) => ({work})(({FOUND})(path), arg)"
        return self.page.evaluate(function, [self.path, arg])

    def evaluate(self, work: str, arg: Any = None) -> Any:
        function = f"""async (all, arg) => {{
            if (all.length > 1) throw new Error(`there are ${{all.length}} of it`);
            return all.length ? [await ({work})(all[0], arg)] : null;
        }}"""
        return until(partial(self.evaluate_all, function, arg), f"no {self.path}")[0]

    def count(self) -> int:
        return int(self.evaluate_all("(all) => all.length"))

    def click(self, **_: Any) -> None:
        """Taps the middle once a finger can hit it."""
        until(self._is_hit, f"{self.path} cannot be tapped")

    def _is_hit(self) -> bool:
        middle = self.evaluate(WHERE)
        if middle:
            self.page.touchscreen.tap(*middle)
        return bool(middle) and self.page.evaluate("window.isHit ?? true") is not False

    def fill(self, text: str, **_: Any) -> None:
        self.evaluate(FILL, text)

    def press(self, key: str) -> None:
        self.focus()
        self.page.keyboard.press(key)

    def press_sequentially(self, text: str) -> None:
        for key in text:
            self.press(key)

    def select_option(self, value: str) -> None:
        self.evaluate(CHOOSE, value)

    def set_input_files(self, file: dict[str, Any]) -> None:
        path = Path(self.page.browser.folder, file["name"])
        path.write_bytes(file["buffer"])
        element = self.page.call(f"() => ({FOUND})({json.dumps(self.path)})[0]")
        self.page.send(
            "input.setFiles", element={"sharedId": element["sharedId"]}, files=[str(path)]
        )

    def all_inner_texts(self) -> list[str]:
        texts: list[str] = self.evaluate_all("(all) => all.map((one) => one.innerText)")
        return texts

    def get_attribute(self, name: str) -> str | None:
        value: str | None = self.evaluate("(one, name) => one.getAttribute(name)", name)
        return value

    def is_visible(self) -> bool:
        return bool(
            self.evaluate_all(
                "(all) => all.some((one) => one.checkVisibility({ visibilityProperty: true }))"
            )
        )

    def is_hidden(self) -> bool:
        return not self.is_visible()
