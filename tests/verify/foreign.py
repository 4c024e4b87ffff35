"""How tests run programs in other languages."""

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

NODE = os.environ.get("NODE") or shutil.which("node")
"""Who sets NODE wants that nothing is skipped."""

LANGUAGES = [
    pytest.param(
        "js", marks=pytest.mark.skipif(NODE is None, reason="Node.js is not here (node, NODE)")
    ),
    "python",
]


def command(file: Path) -> Sequence[str]:
    """The command that runs a file; Python without any package, as an author may have it."""
    if file.suffix == ".py":
        return [sys.executable, "-B", "-S", "-E", str(file)]
    return [str(NODE), str(file)]
