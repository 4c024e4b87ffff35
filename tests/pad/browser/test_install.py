"""Chromium finds nothing that keeps the page from being installed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from boardscore.pad.server import Server

from .conftest import CHROMIUM, PHONE


@contextmanager
def lasting(browser: Any, folder: Path) -> Iterator[Any]:
    """A browser with a profile: private windows install nothing."""
    context = browser.browser_type.launch_persistent_context(
        folder, executable_path=CHROMIUM, args=["--no-sandbox"], **PHONE
    )
    yield context
    context.close()


def obstacles(context: Any, address: str) -> list[Any]:
    """The reasons of Chromium not to install a page."""
    page = context.new_page()
    page.goto(address)
    session = context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    found: list[Any] = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return found


def test_the_page_of_the_server_can_be_installed(
    browser: Any, server: Server, tmp_path: Path
) -> None:
    with lasting(browser, tmp_path) as context:
        assert obstacles(context, server.address) == []
