"""Modules joined into one: each in a separate scope, after its imports."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from boardscore.pad import page_files
from tests import HANGS
from tests.tables import from_table

NODE = shutil.which("node")


def run(modules: dict[str, str]) -> str:
    """The output of the joined modules."""
    if NODE is None:
        pytest.skip("Node is not here")
    script = page_files.bundle(modules, "page.js")
    return subprocess.run(
        [NODE, "--input-type=module"],
        input=script.encode(),
        stdout=subprocess.PIPE,
        check=True,
        timeout=HANGS,
    ).stdout.decode()


def modules(folder: str) -> dict[str, str]:
    files = sorted((Path(__file__).parent / "modules" / folder).glob("*.js"))
    return {file.name: file.read_text(encoding="utf-8") for file in files}


def test_a_module_runs_once_and_after_those_that_it_imports() -> None:
    """Modules use the same names; a class, functions and a namespace import are included."""
    assert run(modules("once")) == "once\npage a of b b box\nlater\n"


@from_table
def test_unsupported_modules_are_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"^page\.js: cannot be joined: "):
        page_files.bundle({"page.js": f"{line}\n", "b.js": ""}, "page.js")


def test_a_circle_is_refused() -> None:
    modules = {
        "page.js": 'import { b } from "./b.js";\n',
        "b.js": 'import { c } from "./c.js";\n',
        "c.js": 'import { b } from "./b.js";\n',
    }
    with pytest.raises(ValueError, match=r"circle: page\.js, b\.js, c\.js, b\.js"):
        page_files.bundle(modules, "page.js")


LATER = modules("later")
"""A page that loads a screen later; the screen has a part of its own."""


def test_a_later_screen_is_a_file_of_its_own_and_shares_the_modules_of_the_page(
    tmp_path: Path,
) -> None:
    """The words are loaded once: the page and the screen count together."""
    if NODE is None:
        pytest.skip("Node is not here")
    parts = page_files.divide(LATER, "page.js")
    assert {name: [*own] for name, own in parts.later.items()} == {
        "screen.js": ["part.js", "screen.js"]
    }
    for name, script in (
        ("page.mjs", page_files.bundle(parts.start, "page.js")),
        ("screen.js", page_files.later_script("screen.js", parts.later["screen.js"])),
    ):
        (tmp_path / name).write_text(script, encoding="utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    said = subprocess.run(
        [NODE, "page.mjs"], cwd=tmp_path, stdout=subprocess.PIPE, check=True, timeout=HANGS
    ).stdout
    assert said.decode() == "page 1\nscreen 2\n"
    assert "other" not in page_files.divide(LATER, "page.js").start["shared-screen.js"]


@pytest.mark.long
def test_each_module_is_in_one_file_of_the_page() -> None:
    modules = page_files.modules()
    parts = page_files.scripts(modules)
    start = page_files.bundle(parts.start, "index.js")
    later = [
        page_files.later_script(name, own, page_files.new_words(own, parts))
        for name, own in parts.later.items()
    ]
    held = [one for script in (start, *later) for one in SCOPE.findall(script)]
    shared = [f"shared-{name}" for name in parts.later]
    assert sorted(held) == sorted(re.sub(r"\W", "_", name) for name in (*modules, *shared))


SCOPE = re.compile(r"^const (\w+_js) = \(\(\) =>", re.MULTILINE)
"""The start of a module in a script."""
