"""The documentation site in a browser: axe finds nothing, a phone shows all of it."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from docs.frame import MOVED, REDIRECTS, html

from tests import HANGS

from .conftest import Axe, until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[3]
LOOKS = {
    f"{scheme} {width}": {"viewport": {"width": width, "height": 900}, "color_scheme": scheme}
    for scheme in ("light", "dark")
    for width in (390, 1280)
}


@pytest.fixture(name="site", scope="module")
def _site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("mkdocs", reason="MkDocs is not here (requirements/docs.txt)")
    folder = tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", folder]
    subprocess.run(build, cwd=ROOT, check=True, timeout=HANGS)
    return folder


@pytest.fixture(name="host", scope="module")
def _host(site: Path) -> Iterator[str]:
    """Serves the site: the page about an unknown address cannot be opened as a file."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(site))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(name="page")
def _page(browser: "Browser", request: pytest.FixtureRequest) -> "Iterator[Page]":
    look: Any = LOOKS[getattr(request, "param", "light 390")]
    page = browser.new_page(**look, reduced_motion="reduce")
    yield page
    page.close()


@pytest.mark.parametrize("page", ["light 1280", "dark 390"], indirect=True)
def test_axe_finds_nothing_on_any_page(site: Path, host: str, page: "Page", axe: Axe) -> None:
    found: dict[str, list[str]] = {}
    for file in sorted(site.rglob("*.html")):
        name = file.relative_to(site).as_posix()
        if name.startswith("pad/") or name.removesuffix("html") + "md" in REDIRECTS:
            continue
        page.goto(host + name)
        found[name] = axe(page)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found[name].append("wider than the window")
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("home", ["index.html", "de/index.html"])
@pytest.mark.parametrize("page", LOOKS, indirect=True)
def test_axe_finds_nothing_in_the_menu_and_in_the_search(
    host: str, page: "Page", axe: Axe, home: str
) -> None:
    page.goto(host + home)
    assert axe(page) == []
    menu = page.locator(".md-header__button[for=__drawer]")
    if menu.is_visible():
        menu.click()
        assert axe(page) == []
        page.goto(host + home)
        page.locator(".md-header__button[for=__search]").click()
    page.locator(".md-search__input").press_sequentially("Fisher")
    until(lambda: page.locator(".md-search-result__item").count(), "nothing is found")
    assert axe(page) == []


def test_an_old_address_leads_to_the_new_one(site: Path, page: "Page") -> None:
    for old, new in REDIRECTS.items():
        target, hash_, anchor = new.partition("#")
        page.goto((site / html(old)).as_uri())
        page.wait_for_url((site / html(target)).as_uri() + hash_ + anchor)


def test_an_anchor_that_has_moved_leads_to_the_new_page(site: Path, page: "Page") -> None:
    for old, anchors in MOVED.items():
        for anchor, new in anchors.items():
            target, hash_, there = new.partition("#")
            page.goto("about:blank")
            page.goto(f"{(site / html(old)).as_uri()}#{anchor}")
            page.wait_for_url((site / html(target)).as_uri() + hash_ + there)
