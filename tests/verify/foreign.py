"""Runs programs in other languages for tests."""

import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.judge.verdicts import Rulings
from boardscore.verify.program.outcomes import Outcome
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import Request
from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.vectors import Vector

NODE = os.environ.get("NODE") or shutil.which("node")
PHP = os.environ.get("PHP") or shutil.which("php")
"""Setting NODE or PHP means that these tests must not be skipped."""

needs_node = pytest.mark.skipif(NODE is None, reason="Node.js is not here (node, NODE)")
needs_php = pytest.mark.skipif(PHP is None, reason="PHP is not here (php, PHP)")

LANGUAGES = [pytest.param("js", marks=needs_node), "python"]
LOOPS = {"php": "adapter.php", "go": "adapter.go", "ruby": "adapter.rb", "rust": "adapter.rs"}
"""The files of the short adapters."""


def command(file: Path) -> Sequence[str]:
    """The command that runs a file; Python without any package, as an author may have it."""
    if file.suffix == ".py":
        return [sys.executable, "-B", "-S", "-E", str(file)]
    return [str(PHP if file.suffix == ".php" else NODE), str(file)]


def ask(command: Sequence[str], requests: Iterable[Request]) -> Iterator[Outcome]:
    with Program(command) as program:
        yield from program.ask(requests)


def asked(file: Path, *requests: Request) -> list[Outcome]:
    """The outcomes of requests to a program that only answers."""
    with Program(command(file)) as program:
        outcomes = list(program.ask(requests))
    assert program.conduct.remarks == ()
    return outcomes


def under_variants(vectors: Iterable[Vector]) -> list[tuple[Vector, Rulings]]:
    """Vectors under the default rulings, and under those of each variant."""
    return [(one, way) for one in vectors for way in ({}, *(more["when"] for more in one.variants))]


def wrong(command: Sequence[str], asked: Sequence[tuple[Vector, Rulings]]) -> list[str]:
    """The vectors that a program answers wrongly under these rulings."""
    requests = [request_of(one, with_defaults(one.game, way)) for one, way in asked]
    both = zip(asked, ask(command, requests), strict=True)
    return [one.id for (one, way), outcome in both if check(one, outcome.data, way)]
