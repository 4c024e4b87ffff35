"""`python -m tests.kills.browser [--count N] [--seed N]`: kills Chromium while it keeps games.

Each attempt opens the score pad with the profile of the one before, keeps a game or types a card,
and kills all processes of the browser at once: at an event of its database, when the page says that
the game is kept, or at random. Then the book must have each game that the page has called kept, no
game twice, and take another one; and the draft of the pack must be one that was on the screen.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from attrs import define, field
from playwright.sync_api import Error, Playwright, sync_playwright

from boardscore.book import read_book
from boardscore.pad.server import Server
from tests import HANGS
from tests.pad.browser.conftest import PHONE, Pad, until
from tests.pad.conftest import serving

MOMENTS = ("before", "adding", "complete", "kept", "random")
"""The moments of a kill while a game is kept; the last but one is when the page says so."""
_REPORTS = """
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...given) {
    this.transaction.addEventListener("complete", () => console.info("kill: complete"));
    console.info("kill: adding");
    return add.apply(this, given);
};
new MutationObserver(() => {
    const told = document.querySelector(".keep [role=status]")?.textContent ?? "";
    if (told.startsWith("The game is in your book")) console.info("kill: kept");
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Reports each moment to the console."""
_DRAFT = "localStorage.getItem('boardscore.draft.pier18')"
_SOON = 0.3
"""The longest delay of a kill at random, in seconds."""


@define
class Browser:
    """Chromium with a profile; it can be killed with all its processes."""

    process: "subprocess.Popen[bytes]"
    pad: Pad

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(HANGS)

    def kill_when(self, moment: str) -> None:
        self.pad.page.on("console", lambda said: said.text == f"kill: {moment}" and self.kill())


@contextmanager
def browser(driver: Playwright, server: Server, profile: Path) -> Iterator[Browser]:
    """A browser that was not there before, on the page of the server."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    options = ("--headless=new", "--no-sandbox", "--no-first-run", "--remote-debugging-port=0")
    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    assert chromium, "there is no chromium"
    process = subprocess.Popen(
        [chromium, *options, f"--user-data-dir={profile}", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    until(lambda: port.exists() and port.read_text().count("\n"), "the browser does not start")
    connected = driver.chromium.connect_over_cdp(f"http://127.0.0.1:{port.read_text().split()[0]}")
    context = connected.contexts[0]
    page = context.new_page()
    page.set_viewport_size(PHONE["viewport"])
    started = Browser(process, Pad(page, context, server.address, [], set()))
    try:
        yield started
    finally:
        started.kill()
        with suppress(Error):
            connected.close()


@define
class Profile:
    """What the pages of one profile have said, and what may be there."""

    folder: Path
    kept: set[str] = field(factory=set)
    """The names in games that the page has called kept."""
    tried: set[str] = field(factory=set)
    """The names in all games."""
    drafts: list[str | None] = field(factory=lambda: [None])
    """The drafts of packs since the last one that was read, the oldest first."""

    def keep(self, started: Browser, moment: str, random: Random) -> None:
        """Keeps a game and is killed at a moment."""
        name = f"Anna{len(self.tried)}"
        self.tried.add(name)
        pad = started.pad
        pad.page.add_init_script(_REPORTS)
        pad.open(link=f"pier18;;{name}!A.A!...!0!0!!;Ben!.!.!1!0!!")
        pad.tap('header [data-show="result"]')
        if moment == "random":
            with suppress(Error):
                pad.page.evaluate("document.querySelector('[data-keep]').click()")
                time.sleep(random.random() * _SOON)
        elif moment != "before":
            started.kill_when(moment)
            with suppress(Error):
                pad.page.locator("[data-keep]").click(no_wait_after=True)
                pad.page.wait_for_timeout(HANGS * 1000)
            if moment == "kept":
                self.kept.add(name)
        started.kill()

    def draw(self, started: Browser, random: Random) -> None:
        """Taps spaces of a card and is killed soon after one of the taps."""
        pad = started.pad.open().tap('[data-show="pack"]')
        for _ in range(random.randrange(1, 6)):
            space = f'[data-space="{random.choice(("upper", "lower"))}-{random.randrange(4)}"]'
            pad.tap(space)
            self.drafts.append(pad.page.evaluate(_DRAFT))
        time.sleep(random.random() * _SOON)
        started.kill()

    def check(self, started: Browser) -> None:
        """Fails unless the book and the draft are as the pages have said."""
        pad = started.pad.open()
        draft = pad.page.evaluate(_DRAFT)
        assert draft in self.drafts, "the draft was never on the screen"
        self.drafts = [draft]
        pad.tap('nav [data-show="past"]')
        assert "Games: " in pad.text("main [role=status]") or not self.kept
        with pad.page.expect_download() as coming:
            pad.page.locator("[data-book-export]").click()
        games = [one.players[0]["name"] for one in read_book(coming.value.path().read_bytes())]
        names = Counter(games)
        assert max(names.values(), default=1) == 1, names
        assert self.kept <= names.keys() <= self.tried, (self.kept, names, self.tried)
        self.kept = {*names}


def attempts(driver: Playwright, profile: Profile, count: int, random: Random) -> Iterator[str]:
    """Kills browsers one after the other, in turn at each moment; the names of the attempts."""
    with serving() as server:
        for number in range(count):
            what = (*MOMENTS, "draft")[number % (len(MOMENTS) + 1)]
            with browser(driver, server, profile.folder) as started:
                if what == "draft":
                    profile.draw(started, random)
                else:
                    profile.keep(started, what, random)
            with browser(driver, server, profile.folder) as started:
                profile.check(started)
            yield what


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.kills.browser")
    parser.add_argument("--count", type=int, default=30, help="how many kills")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    tried = Counter[str]()
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        sync_playwright() as driver,
    ):
        profile = Profile(Path(folder))
        for what in attempts(driver, profile, given.count, Random(given.seed)):
            tried[what] += 1
    kept = len(profile.kept)
    print(f"killed: {dict(tried)}; games kept: {kept} of {len(profile.tried)}; nothing lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
