"""The notebook of the examples: stored without output, and every cell works."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from tests.draw.test_html import Page

EXAMPLES = Path(__file__).parent.parent / "examples"
NOTEBOOK: dict[str, Any] = json.loads((EXAMPLES / "notebook.ipynb").read_text(encoding="utf-8"))


def shown(source: str, names: dict[str, Any]) -> object:
    """The value of a cell's last expression after it has run; None without one."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    if last is None:
        return None
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_it_is_stored_without_output() -> None:
    """So that changes are readable."""
    code = [cell for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    ids = [cell["id"] for cell in NOTEBOOK["cells"]]
    assert len(ids) == len(set(ids))


def test_every_cell_runs_and_shows_something(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the plain interpreter; `python -m tests.notebook` runs it as a notebook."""
    monkeypatch.chdir(EXAMPLES)
    names: dict[str, Any] = {}
    pages = 0
    for cell in NOTEBOOK["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] != "code":
            continue
        value: Any = shown(source, names)
        assert value is not None or capsys.readouterr().out or source.startswith("import")
        if hasattr(value, "_repr_html_"):
            assert "svg" in Page(value._repr_html_()).tags
            pages += 1
    assert pages == 8
