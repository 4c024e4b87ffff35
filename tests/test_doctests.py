"""Runs every example in a docstring of the package and compares its output."""

import doctest
import importlib
import pkgutil

import pytest

import boardscore
from boardscore.core.optional_dependencies import MissingExtraError

MODULES = sorted(
    module.name for module in pkgutil.walk_packages(boardscore.__path__, "boardscore.")
)


@pytest.mark.apart
@pytest.mark.parametrize("name", ["boardscore", *(m for m in MODULES if "__main__" not in m)])
def test_examples_in_docstrings(name: str) -> None:
    try:
        module = importlib.import_module(name)
    except MissingExtraError as error:
        pytest.skip(str(error))
    runner = doctest.DocTestRunner()
    for test in doctest.DocTestFinder().find(module):
        if test.examples:  # to run a docstring without examples takes a millisecond
            runner.run(test)
    assert runner.summarize().failed == 0
