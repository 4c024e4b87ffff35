"""The pad of the documentation: Python in the browser, cached there, used without a network."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from docs.offline.build import build, is_there, service

from boardscore.book import write_book
from tests.book.games import entry, pier18_game
from tests.fuzz.pace import pace
from tests.pad import short_links

from .conftest import Pad, script, until, watched
from .host import Host, files_of, hosted
from .stories import Story, read_stories
from .test_install import lasting, obstacles

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BEN = ["Q..H..S.", "..A..AAQ"]
"""Two Poets: 1; Lovers with no one near: 2; three Fishers below: 3."""
HOW = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB"}
BOOK = write_book([entry(pier18_game())]).encode()
RUNTIME = ("runtime/pyodide.asm.wasm", "runtime/pyodide.asm.js", "runtime/python_stdlib.zip")


NOTES_WHEN_IT_IS_THERE = """
  new MutationObserver((_, observer) => {
    if (!document.querySelector("[data-space]")) return;
    window.isThere = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
"""


COUNTS_SNAPSHOTS = script("countSnapshots")
SPOILS_SNAPSHOTS = script("spoilSnapshots")


@pytest.fixture(name="built", scope="module")
def _built(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> dict[str, bytes]:
    if not is_there() and not request.config.getoption("--browser"):
        pytest.skip("Pyodide is not here (npm ci --prefix requirements/npm)")
    folder: Path = tmp_path_factory.mktemp("pad")
    build(folder)
    return files_of(folder)


@pytest.fixture(name="host")
def _host(built: dict[str, bytes]) -> Iterator[Host]:
    with hosted(dict(built)) as host:
        yield host


@pytest.fixture(name="visit")
def _visit(browser: "Browser", host: Host) -> Iterator[Callable[..., Pad]]:
    """Creates tabs of one browser without a cache; the browser must not complain."""
    made: list[Pad] = []
    contexts = []

    def make(**settings: Any) -> Pad:
        if not contexts or settings:
            contexts.append(browser.new_context(**{**HOW, **settings}))
        made.append(watched(contexts[-1], host.address))
        return made[-1]

    yield make
    for pad in made:
        assert pad.errors == []
        assert pad.hosts <= {f"127.0.0.1:{host.server_port}", ""}
    for context in contexts:
        context.close()


def test_taps_work_within_a_second_while_python_is_delayed(
    host: Host, visit: Callable[..., Pad]
) -> None:
    """The best of three first visits, as this machine may be busy."""
    host.held = "runtime/"
    times = []
    for _ in range(3):
        pad = visit(**HOW)
        pad.page.add_init_script(NOTES_WHEN_IT_IS_THERE)
        pad.page.goto(f"{host.address}?game=pier18&lang=en")
        pad.page.locator('[data-brush="A"]').click()
        pad.page.locator('[data-space="upper-0"]').click()
        times.append(pad.page.evaluate("isThere"))
    assert min(times) < 1000 * pace()


def test_the_print_command_prints_the_current_game(host: Host, visit: Callable[..., Pad]) -> None:
    """While Python loads, the game as entered; later with its points and pictures."""
    host.held = "runtime/"
    pad = visit()
    link = short_links.link("pier18;;Anna!A.A!...!0!0!!;Ben!A!.!0!0!!")
    pad.page.goto(f"{host.address}?game=pier18&lang=en#{link}")
    pad.page.locator("[data-space]").first.wait_for()
    printed = pad.printed()
    assert "Anna\nA.A\n" in printed
    host.let_go.set()
    assert "Anna: 2" in pad.answered().printed()
    until(lambda: "2 pictures" in pad.printed(), "no pictures")
    assert (
        "Ben: 2"
        in pad.tap('[data-seat="1"]', '[data-brush="A"]', '[data-space="upper-2"]').printed()
    )


def test_the_page_appears_immediately_and_scores_earlier_taps_once_python_is_ready(
    host: Host, visit: Callable[..., Pad]
) -> None:
    """Two Fishers on one side are 2 points. Afterwards no network is needed."""
    host.held = "runtime/"
    pad = visit()
    pad.page.goto(f"{host.address}?game=pier18&lang=en")
    pad.page.locator('[data-brush="A"]').click()
    pad.page.locator('[data-space="upper-0"]').click()
    pad.page.locator('[data-space="upper-1"]').click()
    assert "Fisher" in str(pad.page.locator('[data-space="upper-1"]').get_attribute("aria-label"))
    assert pad.text(".news").startswith("Loading the rules.")
    assert pad.totals() == ["?", "–"]
    host.let_go.set()
    assert pad.answered().totals() == ["2", "–"]
    assert pad.page.locator(".news").is_hidden()
    sent = Counter(host.asked)
    assert [sent[name] for name in RUNTIME] == [1, 1, 1]

    host.is_dead = True
    until(lambda: pad.page.evaluate(COUNTS_SNAPSHOTS) == 1)
    other = visit().open(lang="de").call(1, "Ben").lay(BEN)
    assert other.totals() == ["2", "6"]
    other.page.locator("[data-share]").click()
    until(lambda: other.page.locator("[data-qr]").count())
    assert read_code(other) == other.page.locator("[data-link]").input_value()
    other.page.locator("[data-close]").click()
    assert other.tap("[data-undo]").totals() == ["2", "5"]  # without the last Fisher
    assert Counter(host.asked) == sent
    assert [start(one) for one in (pad, other)] == ["anew", "again"]

    pad.page.evaluate(SPOILS_SNAPSHOTS)
    another = visit().open(lang="en")
    assert (another.totals(), start(another)) == (["2", "5"], "anew")


def test_the_page_can_be_installed(
    host: Host, browser: "Browser", tmp_path_factory: pytest.TempPathFactory
) -> None:
    with lasting(browser, tmp_path_factory.mktemp("profile")) as context:
        assert obstacles(context, host.address) == []


STORIES = dict(read_stories(__file__, {}))


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES)
def test_story(host: Host, visit: Callable[..., Pad], story: Story) -> None:
    def end_network(pad: Pad) -> None:
        until(lambda: pad.page.evaluate(COUNTS_SNAPSHOTS) == 1)
        host.is_dead = True

    story.play(visit, {"network-ends": end_network})


def start(pad: Pad) -> str:
    """Whether Python started from scratch, or from its snapshot."""
    return str(pad.page.evaluate("document.documentElement.dataset.start"))


def read_code(pad: Pad) -> str:
    """The content of the QR code on the page."""
    size = 400
    grey = pad.page.evaluate(
        script("greyOfCode"),
        size,
    )
    image = memoryview(bytes(grey)).cast("B", [size, size])
    (code,) = import_module("zxingcpp").read_barcodes(image)
    return str(code.text)


def test_another_build_takes_over_on_request_when_complete(
    host: Host, built: dict[str, bytes], visit: Callable[..., Pad]
) -> None:
    pad = visit().open()
    book: Any = {"name": "b.json", "mimeType": "", "buffer": BOOK}
    pad.tap('nav [data-show="past"]').page.locator("[data-book-import]").set_input_files(book)
    pad.answered().tap('[data-show="entry"]', '[data-brush="A"]', '[data-space="upper-0"]')
    fresh = rebuilt(built, "index.js", rb"\nUndo\n", rb"\nBack\n")

    host.files = {**fresh, "index.js": b"half of a fi"}
    assert looked_for_another(pad) == "refused"
    assert pad.page.locator("[data-reload]").count() == 0
    assert visit().open().text("[data-undo]") == "Undo"

    host.files = fresh
    assert looked_for_another(pad) == "waits"
    until(lambda: pad.page.locator("[data-reload]").count())
    assert pad.text(".news").startswith("There is a new version")
    assert pad.tap('[data-space="upper-1"]').totals() == ["2", "–"]
    assert pad.text("[data-undo]") == "Undo"
    with pad.page.expect_event("domcontentloaded"):
        pad.page.locator("[data-reload]").click()
    until(lambda: pad.page.locator("[data-undo]").all_inner_texts() == ["Back"])
    assert pad.answered().totals() == ["2", "–"]
    pad.tap('nav [data-show="past"]')
    assert pad.page.locator("[data-entry]").count() == 1
    kept = pad.page.evaluate("caches.keys()")
    assert sorted(one.split()[2] for one in kept) == ["library", "page", "runtime", "snapshot"]
    assert [Counter(host.asked)[name] for name in RUNTIME] == [1, 1, 1]


def rebuilt(built: dict[str, bytes], name: str, old: bytes, new: bytes) -> dict[str, bytes]:
    """Another build, with a change in one file of the page."""
    assert old in built[name]
    files = {**built, name: built[name].replace(old, new)}
    known = built["service.js"].decode().removeprefix("const GROUPS = ").partition(";\n")[0]
    (_, python, _), *groups = [(*name.split(), found) for name, found in json.loads(known).items()]
    contents = {group: {name: files[name] for name in found} for group, _, found in groups}
    return {**files, "service.js": service(contents, python).encode()}


def looked_for_another(pad: Pad) -> str:
    """Makes the browser look for another build, as it does automatically; returns the result."""
    return str(pad.page.evaluate(script("lookForAnotherBuild")))


def test_without_a_service_worker_it_works_with_a_network(
    host: Host, built: dict[str, bytes], visit: Callable[..., Pad]
) -> None:
    """A message reports files that cannot be loaded, and they are tried again."""
    pad = visit(service_workers="block")
    host.files.pop("library.zip")
    pad.page.goto(f"{host.address}?game=auctionland&lang=en")
    until(lambda: pad.text(".news").startswith("The rules could not be loaded"))
    pad.errors.clear()  # a browser may complain about missing files
    pad.page.locator('[data-count="music"]').fill("2")
    host.files = dict(built)
    pad.page.evaluate("dispatchEvent(new Event('online'))")
    assert pad.answered().page.locator(".news").is_hidden()
    assert len(pad.page.locator("[data-line]").all()) > 0
