"""Makes the pictures of README and documentation: `python -m tests.pad.browser.picture`."""

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import boardscore

from .conftest import CHROMIUM, opened_pad

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
PADS = {
    ("en", "light"): "pad.jpg",
    ("en", "dark"): "pad-dark.jpg",
    ("de", "light"): "pad-de.jpg",
    ("de", "dark"): "pad-de-dark.jpg",
}
LINK = "pier18;;Anna!S.Q.H..A!..A.....!1!2!!;Ben!Q..H..S.!..A..AAQ!0!1!!"
"""The game of the README."""


def draw_pads() -> None:
    """Draws the pad as a phone shows it, with Ben's pier, in each language and colour scheme."""
    for (lang, scheme), name in PADS.items():
        with opened_pad(viewport={"width": 390, "height": 780}, color_scheme=scheme) as pad:
            pad.open(lang=lang, link=LINK).tap('[data-seat="1"]')
            assert pad.totals() == ["7", "7"]
            pad.page.mouse.move(0, 0)
            pad.page.screenshot(path=DOCS / name, type="jpeg", quality=70)


def draw_score(browser: Browser) -> None:
    """Draws the winner's score of the README with its reasons."""
    result = boardscore.score(boardscore.load(ROOT / "examples/pier18.toml"))
    draw_section(browser, result.to_html(), "section >> nth=-1", "score.jpg")


def draw_report(browser: Browser) -> None:
    """Draws the report on a program that scores Lovers beside Lovers."""
    wrong = (sys.executable, "pier18_lovers_ignore_lovers.py")
    verify = (sys.executable, "-m", "boardscore", "verify", "--clause", "pier18.score.lovers")
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "report.html")
        command = (*verify, "--html", str(page), "--", *wrong)
        subprocess.run(command, cwd=ROOT / "examples/implementations/python", check=False)
        text = page.read_text(encoding="utf-8").replace(sys.executable, "python3")
    draw_section(browser, text, ".wrong", "report.jpg")


def draw_section(browser: Browser, text: str, section: str, name: str) -> None:
    """Draws a section of a page: one player or one wrong answer."""
    page = browser.new_page(viewport={"width": 640, "height": 400})
    page.set_content(text)
    page.locator(section).screenshot(path=DOCS / name, type="jpeg", quality=70)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        draw_score(chromium)
        draw_report(chromium)
        chromium.close()
    draw_pads()
