"""The size of the page: it must open fast in a bad network."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from docs.offline.build import build, is_there

from boardscore.pad import page_files

from .host import files_of

MOST_BYTES = 44_000
"""The page of `boardscore pad`, without the screens that are loaded later."""
MOST_OFFLINE = 34 * 1024
"""The page of the documentation, also with what asks Python and what stores it."""
RUNTIME = ("runtime/", "library.zip")
LATER = {"book.js", "pack-editor.js"}
SENT = (".html", ".css", ".js")


def first_visit(files: Mapping[str, bytes]) -> dict[str, int]:
    """The size of each file that the page starts with, compressed as a host does."""
    import brotli  # the tests of the README have no brotli

    start = {name for name in files if name.endswith(SENT) and name not in LATER}
    return {name: len(brotli.compress(files[name], quality=11, lgwin=24)) for name in start}


@pytest.fixture(autouse=True)
def _brotli(request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("--browser"):
        pytest.importorskip("brotli", reason="brotli is not here (requirements/dev.txt)")


def test_the_page_of_the_server_is_at_most_44_kb() -> None:
    files = {name: file.content for name, file in page_files.files().items()}
    sizes = first_visit(files)
    assert {"index.html", "index.css", "index.js"} == sizes.keys()
    assert files.keys() > LATER
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_the_page_of_the_documentation_is_at_most_34_kb(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if not is_there() and not request.config.getoption("--browser"):
        pytest.skip("Pyodide is not here (npm ci --prefix requirements/npm)")
    build(tmp_path)
    page = {name: text for name, text in files_of(tmp_path).items() if not name.startswith(RUNTIME)}
    sizes = first_visit(page)
    assert {"index.html", "index.css", "index.js", "worker.js", "service.js"} == sizes.keys()
    assert page.keys() > LATER
    assert sum(sizes.values()) <= MOST_OFFLINE, sizes
