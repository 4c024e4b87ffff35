"""Scripts of users, and the Python code of the pages, pass type checks with the right types."""

import doctest
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import boardscore
from tests.test_docs import PAGES, transcript

pytestmark = pytest.mark.long

SCRIPTS = sorted((Path(__file__).parent / "scripts").glob("*.py"))
SOURCE = Path(boardscore.__file__).parents[1]

with_mypy = pytest.mark.skipif(find_spec("mypy") is None, reason="mypy is not installed")
with_pyright = pytest.mark.skipif(
    find_spec("basedpyright") is None and "PYRIGHT" not in os.environ,
    reason="basedpyright is not installed",
)

PROBABLY_NONE = ("union-attr", "reportOptionalMemberAccess")
"""A page knows that a move is illegal and asks for the reason; a type checker does not."""
UNTYPED = "import-untyped"
"""mypy error codes about other packages that pages import."""
SHOWS_MISTAKES = "safe.md"
"""The page scores a state on purpose, which type checkers refuse too."""
BY_GETATTR = ("bot.md", "reportArgumentType")
"""pyright does not accept a wrapper with `__getattr__` as a state."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the Python code of each page as a script."""
    folder = tmp_path_factory.mktemp("pages")
    for page in PAGES:
        examples = doctest.DocTestParser().get_examples(transcript(page))
        if examples:
            script = "".join(example.source for example in examples)
            (folder / f"{page.name}.py").write_text(script, encoding="utf-8")
    assert len([*folder.iterdir()]) >= 8
    return folder


def mypy(*arguments: str, cache: Path) -> str:
    """The errors of mypy, empty if it accepts the files."""
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file=", f"--cache-dir={cache}", *arguments],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    return "" if done.returncode == 0 else done.stdout


def pyright(folder: Path, settings: Path, **more: Any) -> set[tuple[str, str]]:
    """The files in a folder that pyright refuses, each with the rule."""
    project = {"include": [str(folder)], "extraPaths": [str(SOURCE)], **more}
    settings.write_text(json.dumps(project), encoding="utf-8")
    asked = ["--outputjson", "--pythonpath", sys.executable, "--project", str(settings)]
    done = subprocess.run(
        [sys.executable, "-m", "basedpyright", *asked], capture_output=True, text=True, check=False
    )
    told = json.loads(done.stdout)
    assert told["summary"]["filesAnalyzed"] == len([*folder.glob("*.py")])
    found = (one for one in told["generalDiagnostics"] if one["severity"] == "error")
    return {(Path(one["file"]).stem, one.get("rule", one["message"])) for one in found}


@with_mypy
def test_mypy_in_strict_mode_accepts_scripts_of_users(tmp_path: Path) -> None:
    """`mistakes.py` marks what must be refused; a mark without a mistake fails too."""
    assert {"games", "mistakes", "scores"} <= {script.stem for script in SCRIPTS}
    assert mypy("--strict", *map(str, SCRIPTS), cache=tmp_path) == ""


@with_pyright
def test_pyright_in_strict_mode_accepts_scripts_of_users(tmp_path: Path) -> None:
    """The same marks apply."""
    marks = {"typeCheckingMode": "strict", "reportUnnecessaryTypeIgnoreComment": "error"}
    assert pyright(SCRIPTS[0].parent, tmp_path / "settings.json", **marks) == set()


@with_mypy
def test_mypy_accepts_the_pages(pages: Path, tmp_path: Path) -> None:
    scripts = [str(one) for one in pages.iterdir() if one.stem != SHOWS_MISTAKES]
    none, _ = PROBABLY_NONE
    passed_over = [f"--disable-error-code={code}" for code in (none, UNTYPED)]
    assert mypy(*passed_over, "--scripts-are-modules", *scripts, cache=tmp_path) == ""


@with_pyright
def test_pyright_accepts_the_pages(pages: Path, tmp_path: Path) -> None:
    _, none = PROBABLY_NONE
    shown = {"typeCheckingMode": "standard", "reportUnusedExpression": False, none: False}
    assert pyright(pages, tmp_path / "settings.json", **shown) == {
        BY_GETATTR,
        (SHOWS_MISTAKES, "reportArgumentType"),
        (SHOWS_MISTAKES, "reportCallIssue"),
    }


@with_pyright
def test_pyright_refuses_mistakes(tmp_path: Path) -> None:
    """Shows that the test above can fail."""
    (tmp_path / "wrong.py").write_text("from boardscore.pier18 import Pier\nPier.parse(1)\n")
    found = pyright(tmp_path, tmp_path / "settings.json", typeCheckingMode="standard")
    assert found == {("wrong", "reportArgumentType")}
