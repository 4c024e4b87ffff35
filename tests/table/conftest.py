"""Shared parts of the tests of tables."""

from typing import Any

import pytest

from boardscore.cli.app import run
from tests.cli.conftest import cli  # noqa: F401


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs the command; its exit code, its output, and its error output."""

    def call(*args: object, lang: str = "en") -> tuple[int, str, str]:
        code = run(["--lang", lang, "table", *map(str, args)], {})
        said = capsys.readouterr()
        return code, said.out, said.err

    return call
