"""Modules joined into one: each in a separate scope, after its imports."""

import re
import shutil
import subprocess

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


def test_a_module_runs_once_and_after_those_that_it_imports() -> None:
    """Modules use the same names; a class, functions and a namespace import are included."""
    modules = {
        "page.js": 'import { Box, later, name as other } from "./a.js";\n'
        'import * as b from "./b-c.js";\n\n'
        'const name = "page";\n'
        "console.log(name, other, b.name, new Box().name);\n"
        "later().then(console.log);\n",
        "a.js": 'import { name as b } from "./b-c.js";\n\n'
        "/** A name\n * of two lines. */\n"
        'export const name = `a of ${b}`; // not "b"\n\n'
        'export class Box {\n  name = "box";\n}\n\n'
        'export async function later() {\n  // nothing\n  return "later";\n}\n',
        "b-c.js": 'console.log("once");\n\nexport const name = "b";\n\n'
        'export function unused() {\n  return "//";\n}\n',
    }
    assert run(modules) == "once\npage a of b b box\nlater\n"


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


def test_the_page_holds_all_of_its_modules_once() -> None:
    modules = page_files.modules()
    held = re.findall(r"^const (\w+_js) = ", page_files.bundle(modules, "index.js"), re.MULTILINE)
    assert sorted(held) == sorted(re.sub(r"\W", "_", name) for name in modules)
