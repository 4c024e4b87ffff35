"""A plugin for pytest in Pyodide: leaves out what left_out.json says, and refuses other skips."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

LEFT_OUT: dict[str, list[str]] = json.loads(
    Path(__file__).with_name("left_out.json").read_text(encoding="utf-8")
)
"""Folders, files and tests by the reason why they cannot run in a browser's Python."""
REASONS = {place: reason for reason, places in LEFT_OUT.items() for place in places}


def parts(node: str) -> Iterator[str]:
    """A test with and without its parameters, its file, and the folders of the file.

    >>> [*parts("tests/cli/test_a.py::test_b[c]")][:3]
    ['tests/cli/test_a.py::test_b[c]', 'tests/cli/test_a.py::test_b', 'tests/cli/test_a.py']
    """
    test = node.partition("[")[0]
    file = test.partition("::")[0]
    yield from dict.fromkeys((node, test, file))
    yield from map(str, Path(file).parents)


def reason(node: str) -> str | None:
    """Why a test, a file or a folder is left out; None if it runs."""
    return next((REASONS[part] for part in parts(node) if part in REASONS), None)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files are not even imported: what they import may be missing."""
    path = collection_path.relative_to(config.rootpath).as_posix()
    return True if reason(path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Single tests are skipped."""
    for item in items:
        if why := reason(item.nodeid):
            item.add_marker(pytest.mark.skip(reason=why))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """A skip that left_out.json does not name is a failure."""
    report = yield
    if report.skipped and not reason(item.nodeid):
        report.outcome = "failed"
        report.longrepr = f"skipped, but left_out.json gives no reason: {report.longrepr}"
    return report
