"""The size of the page that the documentation sends: it must open fast in a bad network."""

from pathlib import Path

import pytest
from docs.offline.build import build, is_there

from .host import files_of

MOST_BYTES = 32 * 1024
RUNTIME = ("runtime/", "library.zip")


def test_the_page_is_at_most_32_kb(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Everything but Python and the library, compressed as a host does."""
    if not request.config.getoption("--browser"):
        pytest.importorskip("brotli", reason="brotli is not here (requirements/dev.txt)")
        if not is_there():
            pytest.skip("Pyodide is not here (npm ci --prefix requirements/npm)")
    import brotli  # the tests of the README have no brotli

    build(tmp_path)
    page = {name: text for name, text in files_of(tmp_path).items() if not name.startswith(RUNTIME)}
    assert {"index.html", "index.css", "index.js", "worker.js", "service.js"} == page.keys()
    sizes = {name: len(brotli.compress(text, quality=11, lgwin=24)) for name, text in page.items()}
    assert sum(sizes.values()) <= MOST_BYTES, sizes
