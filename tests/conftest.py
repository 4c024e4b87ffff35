"""Set-up of all tests: the effort of Hypothesis, and tests that run only on request."""

import contextlib
import gc
import importlib
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import none

from tests.rows import joined, joins_rows

_EVERYWHERE: Any = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
"""A busy machine is no fault."""
settings.register_profile("quick", max_examples=20, derandomize=True, **_EVERYWHERE)
settings.register_profile("ci", max_examples=100, derandomize=True, **_EVERYWHERE)
settings.register_profile("week", max_examples=300, **_EVERYWHERE)
settings.register_profile("night", max_examples=5000, **_EVERYWHERE)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

# With Python's default, garbage collection takes an eighth of the time of the tests, and a
# quarter of the time of collecting them. Most objects from that stay in use anyway.
gc.set_threshold(100_000)

# No file of a test must outlive a power cut. On a busy disk, the waiting takes half a minute.
os.fsync = lambda _file: None

QUICK = "not slow and not long"
LEFT_OUT = {"slow", "long"}

MEASURED = (
    *("tests/pier18/", "tests/auctionland/", "tests/analysis/test_plan_numbers.py"),
    *("tests/test_action_numbers.py", "tests/test_comparison.py", "tests/test_csv_packs.py"),
    *("tests/test_display.py", "tests/test_fast.py", "tests/test_kernel.py"),
    *("tests/test_pack_checksums.py", "tests/test_packs.py", "tests/test_plausibility.py"),
    *("tests/test_positions.py", "tests/test_records.py", "tests/test_reprs.py"),
)
"""The tests that enter every branch of the rules. `--cov` makes others slower for nothing."""

# Background processes may inherit an ignored signal; so would the processes started here.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options of the sessions of noxfile.py."""
    parser.addoption(
        "--browser",
        choices=("chromium", "firefox", "both"),
        help="run the tests of this browser alone, and fail where it is not installed",
    )
    parser.addoption("--no-skips", action="store_true", help="fail where a test is skipped")


def pytest_configure(config: pytest.Config) -> None:
    """Leaves out what takes long unless `-m` says otherwise, as in `-m slow`."""
    if not config.option.markexpr:
        config.option.markexpr = QUICK


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves out files whose tests are all long, and so does not import them."""
    if config.option.markexpr != QUICK or not collection_path.name.startswith("test_"):
        return None
    text = collection_path.read_text(encoding="utf-8")
    return True if "\npytestmark = pytest.mark.long\n" in text else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Imports the tests in another order in each worker, so that only one compiles each file."""
    of_worker = getattr(session.config, "workerinput", {"workerid": "gw0", "workercount": 1})
    number = int(of_worker["workerid"].removeprefix("gw"))
    if not number or session.config.args != session.config.getini("testpaths"):
        return
    paths = sorted(Path("tests").rglob("test_*.py"))
    first = len(paths) * number // of_worker["workercount"]
    for path in paths[first:] + paths[:first]:
        if not pytest_ignore_collect(path, session.config):
            # What fails here fails again, and is reported, when the tests are collected.
            with contextlib.suppress(Exception, pytest.skip.Exception):
                importlib.import_module(".".join(path.with_suffix("").parts))


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(
    collector: pytest.Module | pytest.Class, name: str, obj: Any
) -> list[pytest.Item] | None:
    """Makes no rows of tests that are left out; joins the rows of others in workers."""
    if not isinstance(collector, pytest.Module) or not collector.istestfunction(obj, name):
        return None
    config = collector.config
    marks = {one.name for one in getattr(obj, "pytestmark", ())}
    if config.option.markexpr == QUICK and marks & LEFT_OUT:
        return []
    without = LEFT_OUT if config.option.markexpr == QUICK else ()
    item = joined(collector, name, obj, without) if joins_rows(config) else None
    return [item] if item else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Puts the tests that measure branches first: what another test has cached is not entered."""
    if config.pluginmanager.hasplugin("_cov"):
        items.sort(key=lambda item: not item.nodeid.startswith(MEASURED))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Ends measuring at the first of the other tests: to pause for each takes 10 milliseconds.

    A worker of pytest-cov 7 measures twice, and the end of one measurement resumes the other.
    """
    plugin = item.config.pluginmanager.getplugin("_cov")
    controller = getattr(plugin, "cov_controller", None)  # None with `--no-cov`, too
    if controller and controller.started and not item.nodeid.startswith(MEASURED):
        from coverage import Coverage

        controller.pause()
        while outer := Coverage.current():
            outer.stop()


@given(none())
def _set_up_random_numbers(_: None) -> None:
    """Before `gc.freeze`: from CPython 3.14 on, Hypothesis would think that nothing holds them."""


def pytest_collection_finish() -> None:
    """Nothing of what is collected becomes garbage, so no one has to look for it there."""
    _set_up_random_numbers()
    gc.freeze()


def _skipped(reporter: Any) -> list[str]:
    """The skipped tests, and the files that were skipped as a whole."""
    return sorted({report.nodeid for report in reporter.stats.get("skipped", ())})


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Writes the skipped tests to the file SKIPPED; with `--no-skips` they are failures."""
    if "numpy" not in sys.modules:  # modules in C would call it a leak
        gc.freeze()  # at the end, looking for garbage takes a second of each worker
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(session.config, "workerinput"):
        return
    skipped = _skipped(reporter)
    if file := os.environ.get("SKIPPED"):
        Path(file).write_text("".join(f"{one}\n" for one in skipped), encoding="utf-8")
    if skipped and session.config.getoption("--no-skips") and not session.exitstatus:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Says why skipped tests are failures."""
    if config.getoption("--no-skips") and (skipped := _skipped(terminalreporter)):
        terminalreporter.section("skipped, but nothing may be skipped here", red=True)
        terminalreporter.write_line("\n".join(skipped))
