"""Set-up of all tests: the effort of Hypothesis, and tests that run only on request."""

import gc
import os
import signal

import pytest
from hypothesis import settings

settings.register_profile("quick", max_examples=40, derandomize=True, deadline=None)
settings.register_profile("ci", max_examples=100, derandomize=True, deadline=None)
settings.register_profile("night", max_examples=5000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

# With Python's default, garbage collection takes an eighth of the time of the tests, and a
# quarter of the time of collecting them. Most objects from that stay in use anyway.
gc.set_threshold(100_000)

# Background processes may inherit an ignored signal; so would the processes started here.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--browser`: the tests of the score pad must run in a browser, and are not skipped."""
    parser.addoption("--browser", action="store_true", help="fail where no browser is installed")


def pytest_configure(config: pytest.Config) -> None:
    """Leave out what takes long unless `-m` says otherwise, as in `-m slow`."""
    if not config.option.markexpr:
        config.option.markexpr = "not slow and not long"
