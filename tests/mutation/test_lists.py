"""The lists of mutants name code that exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardscore
from tests.mutation.equivalents import EQUIVALENT
from tests.mutation.groups import GROUPS
from tests.mutation.unseen import UNSEEN

PACKAGE = Path(boardscore.__file__).parent
PATTERNS = [pattern for patterns in UNSEEN.values() for pattern in patterns]


def functions(module: str) -> Iterator[str]:
    for node in ast.parse((PACKAGE / module).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield f"{Path(module).stem}.{node.name}"
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield f"{Path(module).stem}.{node.name}.{part.name}"


def alternatives(pattern: str) -> list[str]:
    r"""The functions that a pattern names: `a\.(b|c): ...` has two."""
    named = re.match(r"(\w+\\\.[^(:]*)(?:\(([^)]+)\))?:", pattern)
    assert named is not None, pattern
    begin, names = named.groups(default="")
    return [begin + name for name in names.split("|")]


@pytest.mark.long
@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_function_that_no_vector_reaches_exists(pattern: str) -> None:
    known = [name for module in GROUPS["vectors"].modules for name in functions(module)]
    dead = [
        name
        for name in alternatives(pattern)
        if not any(re.fullmatch(name, function) for function in known)
    ]
    assert dead == []


def test_every_line_of_an_equivalent_mutant_exists() -> None:
    modules = {module for group in GROUPS.values() for module in group.modules}
    texts = ["".join((PACKAGE / module).read_text(encoding="utf-8").split()) for module in modules]
    dead = [
        before for before, _ in EQUIVALENT if not any("".join(before.split()) in t for t in texts)
    ]
    assert dead == []
